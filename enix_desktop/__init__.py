"""Enix Desktop: a shelf of board games about energy, ENIX first."""

__version__ = "0.2.0"
PLAYERS_VERSION = "0.2.0"
"""Since this version computer players decide as they do now."""
