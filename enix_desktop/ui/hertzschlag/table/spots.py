"""What lies at the table of Hertzschlag and can be chosen or pointed at; a `Spot` is one of it."""

from enum import Enum

SILENT = -1
"""The key of staying silent among the amounts of a pledge."""


class Group(Enum):
    """What a spot belongs to; its key says which one."""

    HAND = "hand"
    """Key: the card."""
    PLACE = "place"
    """Key: the `Place` where a card is laid."""
    WORD = "word"
    """Key: the `Word` of a signal."""
    EURO = "euro"
    """Key: the euros of a pledge or a bid, or SILENT."""
    SEAT = "seat"
    """Key: the seat at whose place it is."""
    FIELD = "field"
    """Key: the field of the scale."""
    SCALE = "scale"
    """Key: 0."""
    EVENT = "event"
    """Key: 0; the front page of this round."""
    PLANT = "plant"
    """Key: the `Plant`."""
    ROUND = "round"
    """Key: 0; the eight fields of the rounds."""
    GOAL = "goal"
    """Key: 0; the own letter with two secret goals."""
