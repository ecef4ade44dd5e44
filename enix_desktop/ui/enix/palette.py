"""The colours of the six energies."""

from dataclasses import dataclass

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
