"""Figures painted from the real pieces."""
