"""The screens of the application; each is a widget that emits intents and computes nothing about a game."""
