"""The main window and the screens around a game."""
