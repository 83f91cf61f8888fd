"""One frame per heading of the rules."""
