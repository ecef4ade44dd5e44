"""The finished pictures of the tiles, recorded once and replayed at any size."""

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPicture

from enix_desktop.games.enix.components import Energy, Ray
from enix_desktop.ui.enix.motifs.earth import paint_biomass, paint_geothermal
from enix_desktop.ui.enix.motifs.frame import beyond_roads, outline, paint_frame, paint_night, paint_source
from enix_desktop.ui.enix.motifs.sky import paint_solar, paint_wind
from enix_desktop.ui.enix.motifs.water import paint_hydro, paint_ocean
from enix_desktop.ui.widgets.paper_art import cast_shadow, recorded
from enix_desktop.ui.widgets.theme import current_theme

Rays = tuple[Ray, ...]

ART = QRectF(-104, -104, 212, 228)
"""All that a tile's picture covers, also the shadow of a lifted one."""
_LIT = QColor("#FFC94D")
_UNLIT = QColor("#20242C")
_MOTIFS: dict[Energy, Callable[[QPainter, QColor], None]] = {
    Energy.SOLAR: paint_solar,
    Energy.HYDRO: paint_hydro,
    Energy.GEOTHERMAL: paint_geothermal,
    Energy.OCEAN: paint_ocean,
    Energy.WIND: paint_wind,
    Energy.BIOMASS: paint_biomass,
}


def paint_motif(painter: QPainter, energy: Energy, dark: bool = False) -> None:
    """Paint the landscape of *energy*, upright, over the whole square around a tile."""
    painter.drawPicture(0, 0, _motif(energy, dark))


def paint_tile(painter: QPainter, energy: Energy, rays: Rays, dark: bool = False) -> None:
    """Paint a tile at rest around the origin; *rays* are given by side, already turned."""
    edge = outline()
    painter.save()
    painter.setClipPath(beyond_roads(rays))
    paint_low_shadow(painter)
    painter.setClipPath(edge)
    paint_motif(painter, energy, dark)
    painter.restore()
    painter.drawPicture(0, 0, _top(energy, rays, dark, current_theme.theme.is_strong))


def paint_low_shadow(painter: QPainter) -> None:
    """Paint the shadow of a tile that lies on the table."""
    cast_shadow(painter, outline(), 4.5, 0.34)


def paint_turning(painter: QPainter, energy: Energy, rays: Rays, dark: bool) -> None:
    """Paint what turns with the tile, in the middle of a turn; the landscape stays upright."""
    painter.drawPicture(0, 0, _moving_top(energy, rays, dark, current_theme.theme.is_strong))


@cache
def _motif(energy: Energy, dark: bool) -> QPicture:
    return recorded(lambda painter: _MOTIFS[energy](painter, _UNLIT if dark else _LIT))


@cache
def _top(energy: Energy, rays: Rays, dark: bool, _strong: bool) -> QPicture:
    def paint(painter: QPainter) -> None:
        paint_frame(painter, energy, rays)
        paint_source(painter, energy)
        if dark:
            paint_night(painter, rays)

    return recorded(paint)


@cache
def _moving_top(energy: Energy, rays: Rays, dark: bool, _strong: bool) -> QPicture:
    def paint(painter: QPainter) -> None:
        paint_frame(painter, energy, rays)
        if dark:
            paint_night(painter, rays)

    return recorded(paint)
