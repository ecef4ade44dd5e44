"""The screen on which a new game is chosen."""
