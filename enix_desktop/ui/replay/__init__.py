"""Watching recorded games again; what a table looks like is not known here."""
