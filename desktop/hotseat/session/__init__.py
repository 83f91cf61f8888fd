"""Around a game: people, pass-and-play, undo, saves. Qt-free; games are found through the registry."""
