"""The kernel of every game: Qt-free, knows no game."""
