"""Enix Desktop: a shelf of board games about energy, ENIX first."""

__version__ = "0.1.0"
