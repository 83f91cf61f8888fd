"""One frame per heading of the rulebook. This game has a single one: the turn."""
