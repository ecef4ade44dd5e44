"""All pictures of the book by name."""

from collections.abc import Mapping

from enix_desktop.games.station.components import STATION_BY_KEY
from enix_desktop.ui.book.gallery import Figure, Gallery, SmallPictures
from enix_desktop.ui.station.book.figures import scenes
from enix_desktop.ui.station.book.figures.canvas import Canvas
from enix_desktop.ui.station.book.small_pictures import SMALL, is_small_picture, paint_small


def _portrait(station: str) -> Figure[Canvas]:
    return Figure(300, 268, lambda canvas: canvas.room(STATION_BY_KEY[station], 34, 18, 232, state="active"))


FIGURES: Mapping[str, Figure[Canvas]] = {
    "ring": Figure(540, 424, scenes.ring),
    "start": Figure(540, 424, scenes.start),
    "tracks": Figure(500, 296, scenes.tracks),
    "card": Figure(480, 220, scenes.card),
    "order": Figure(440, 262, scenes.order),
    "charge": Figure(600, 230, scenes.charge),
    "transfer": Figure(586, 312, scenes.transfer),
    "machine": Figure(620, 222, scenes.machine),
    "command": Figure(620, 222, scenes.command),
    "biotope": Figure(626, 204, scenes.biotope),
    "port": Figure(480, 230, scenes.port),
    "canteen": Figure(540, 228, scenes.canteen),
    "laser": Figure(610, 310, scenes.laser),
    "taking": Figure(590, 190, scenes.taking),
    "exchange": Figure(586, 316, scenes.exchange),
    "result": Figure(610, 212, scenes.result),
    "cover-rules": Figure(220, 174, scenes.cover_rules),
    "cover-stations": Figure(220, 150, scenes.cover_stations),
    "cover-glossary": Figure(220, 150, scenes.cover_glossary),
    **{f"room-{station}": _portrait(station) for station in STATION_BY_KEY},
}


_GALLERY = Gallery(FIGURES, Canvas, SmallPictures(SMALL, is_small_picture, paint_small))
figure_size, picture, paint_picture = _GALLERY.figure_size, _GALLERY.picture, _GALLERY.paint
