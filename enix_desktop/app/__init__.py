"""Between rules and window: the controller, thinking, saves and settings. QtCore only."""
