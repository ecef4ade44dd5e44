"""What can be chosen at the table of Station Six; a `Spot` is one of it."""

from enum import Enum


class Group(Enum):
    """What a spot belongs to; its key says which one."""

    HAND = "hand"
    """Key: the card."""
    DISPLAY = "display"
    """Key: the position, 0 to 2."""
    PILE = "pile"
    """Key: 0."""
    DISCARDS = "discards"
    """Key: 0."""
    ROOM = "room"
    """Key: the station."""
    DEVICE = "device"
    """Key: the station whose own device it is; it starts the station action."""
    BRIDGE = "bridge"
    """Key: the slot."""
    SHUTTLE = "shuttle"
    """Key: the shuttle, docked or beside the pile."""
    SEAT = "seat"
    """Key: the seat at whose place it is."""
    LASER = "laser"
    """Key: 0."""
