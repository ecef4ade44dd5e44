"""The colours of the six energies and of the six pawns."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtGui import QColor

from enix_desktop.games.enix.components import Energy


@dataclass(frozen=True, slots=True)
class EnergyColours:
    """Few colours per motif: tint, base and shade of one energy."""

    base: QColor
    tint: QColor
    shade: QColor
    on_base: QColor
    """Ink or paper, whichever reads better on the base."""


def _colours(base: str, tint: str, shade: str, on_base: str) -> EnergyColours:
    return EnergyColours(QColor(base), QColor(tint), QColor(shade), QColor(on_base))


ENERGY_COLOURS = {
    Energy.SOLAR: _colours("#FBD154", "#FEEFB8", "#C99A12", "#20242C"),
    Energy.HYDRO: _colours("#255399", "#9FBCE6", "#173866", "#FFFDF7"),
    Energy.GEOTHERMAL: _colours("#A2353B", "#E5A9A4", "#6E1F26", "#FFFDF7"),
    Energy.OCEAN: _colours("#23AFA2", "#A9E3DC", "#14756D", "#20242C"),
    Energy.WIND: _colours("#C1C5FB", "#EBECFE", "#7C82CF", "#20242C"),
    Energy.BIOMASS: _colours("#869F43", "#D3DFB0", "#566A22", "#20242C"),
}


class PawnShape(Enum):
    """The shape that a player's piece has besides its colour."""

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
