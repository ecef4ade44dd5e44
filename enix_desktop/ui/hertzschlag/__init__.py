"""Hertzschlag in the window: its table, its words and its pictures."""
