"""One package per game: how its pieces look. Found by the game's id and loaded when the game is opened."""
