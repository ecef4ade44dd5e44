"""Puzzles: which there are, which are due, and what becomes of the answers."""
