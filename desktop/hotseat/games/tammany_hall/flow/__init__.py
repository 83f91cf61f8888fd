"""The unfinished business of a game, one frame per heading of the rules."""
