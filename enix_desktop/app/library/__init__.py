"""Saved games: written, listed, rescued and counted."""
