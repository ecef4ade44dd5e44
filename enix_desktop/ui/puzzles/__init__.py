"""Puzzles at the table: one question, an answer, and what it is worth."""
