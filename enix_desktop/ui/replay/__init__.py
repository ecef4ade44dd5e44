"""Watching recorded games; what a table looks like is up to the game."""
