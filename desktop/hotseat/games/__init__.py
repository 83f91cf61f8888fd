"""The games: one folder each, the same file names in all of them. Only `GAME` is for others to import."""
