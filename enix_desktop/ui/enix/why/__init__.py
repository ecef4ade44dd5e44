"""Answers to "why?" in words and pictures."""
