"""What lies on the table of ENIGMA and can be pointed at."""

from enum import Enum


class Group(Enum):
    """What lies together; each has keys of its own."""

    PILE = "piles"
    """The four puzzle chambers, by category."""
    CELL = "cells"
    """Empty cells of the board, as (x, y)."""
    NET = "systems"
    """Nets on the board, as a NetSpot."""
    POWER = "power"
    """Power cells of the tile just placed, as a CellSpot."""
    TURN = "turns"
    """The handles that turn the own tile: -1 and 1."""
    OWN = "own"
    """The own tile."""
    SEAT = "players"
    WHEEL = "wheel"
    RACE = "results"
    """What somebody did in the round, in the sheet of results, by seat."""
