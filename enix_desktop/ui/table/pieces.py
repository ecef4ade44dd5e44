"""The six pieces by which players are told apart in every game: a colour and a shape each."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtGui import QColor

if TYPE_CHECKING:  # the box of a game is painted before any rules are loaded
    from enix_desktop.engine.record import Participant
    from enix_desktop.engine.rules import Seat


class PawnShape(Enum):
    """The shape of a player's piece, in addition to its colour."""

    ROUND = "round"
    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"
    STAR = "star"
    RING = "ring"


@dataclass(frozen=True, slots=True)
class PawnLook:
    """Colour and shape of one player's piece."""

    key: str
    colour: QColor
    shape: PawnShape


PAWNS = (
    PawnLook("red", QColor("#E03A20"), PawnShape.ROUND),
    PawnLook("blue", QColor("#4360ED"), PawnShape.SQUARE),
    PawnLook("green", QColor("#1ABE8C"), PawnShape.TRIANGLE),
    PawnLook("yellow", QColor("#F2C500"), PawnShape.DIAMOND),
    PawnLook("purple", QColor("#6F2C78"), PawnShape.STAR),
    PawnLook("white", QColor("#F7F5F0"), PawnShape.RING),
)
PAWN_BY_KEY = {pawn.key: pawn for pawn in PAWNS}


def look_of(seat: "Seat", who: "Participant") -> PawnLook:
    """The piece of a seat; a record that does not say has the usual one."""
    return PAWN_BY_KEY.get(who.piece or "", PAWNS[seat % len(PAWNS)])


def looks_of(participants: "Sequence[Participant]") -> list[PawnLook]:
    """The pieces of all seats."""
    return [look_of(seat, who) for seat, who in enumerate(participants)]
