"""Where a figure is painted: real pieces on a piece of evening sky."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.faces import HandCard
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.hertzschlag.art.bird import paint_bird
from enix_desktop.ui.hertzschlag.art.bubbles import paint_signal
from enix_desktop.ui.hertzschlag.art.cards import paint_back, paint_front, paint_small
from enix_desktop.ui.hertzschlag.art.ground import paint_ground
from enix_desktop.ui.hertzschlag.art.hands import paint_hand
from enix_desktop.ui.hertzschlag.art.papers import PAGE, paint_front_page
from enix_desktop.ui.hertzschlag.art.plants import paint_plant
from enix_desktop.ui.hertzschlag.art.scale import ScaleGeometry, paint_scale
from enix_desktop.ui.hertzschlag.art.scale_marks import paint_crossing, paint_field_mark, paint_way
from enix_desktop.ui.hertzschlag.art.town import paint_town, scale_room
from enix_desktop.ui.hertzschlag.words import NAMES, hertz, signed
from enix_desktop.ui.table.card_lettering import centred
from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import PAWNS
from enix_desktop.ui.table.shapes import CARD_HEIGHT, CARD_WIDTH
from enix_desktop.ui.widgets.paper_art import box, lay, line, polygon, together
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER, current_theme

_SCENE = Texts("hertzschlag", "scene")
"""What stands on the table; the name of the newspaper, too."""
_ROUNDING = 14.0
PLANT_RATIO = 90 / 120
"""How high the card of a plant is to its width."""


class Canvas:
    """*width* by *height* units on a painter; what is painted later lies above."""

    def __init__(self, painter: QPainter, width: float, height: float) -> None:
        self.painter, self.width, self.height = painter, width, height
        self.whole = QRectF(0, 0, width, height)

    def ground(self) -> None:
        """The sky that everything lies on, with round corners."""
        self._clipped()
        paint_ground(self.painter, self.whole, current_theme.theme)
        self.painter.restore()

    def _clipped(self) -> None:
        self.painter.save()
        corners = box(0, 0, self.width, self.height, _ROUNDING)
        self.painter.setClipPath(corners, Qt.ClipOperation.IntersectClip)

    def town(self, field: int, *, is_blackout: bool = False, has_scale: bool = True) -> None:
        """The whole picture: the town, and above it the line with the bird on *field*."""
        self._clipped()
        paint_town(self.painter, self.whole, abs(field), is_blackout=is_blackout)
        if has_scale:
            self.scale(scale_room(self.whole), field)
        self.painter.restore()

    def scale(self, rect: QRectF, field: int | None = None) -> ScaleGeometry:
        """The frequency line in *rect*, with the bird on *field*."""
        geometry = ScaleGeometry(rect, standard_components().track)
        euro = str(standard_components().numbers.threshold_euro)
        paint_scale(self.painter, geometry, [signed(each) for each in geometry.fields], euro)
        if field is not None:
            paint_bird(self.painter, geometry.bird(field), field)
        return geometry

    def way(
        self,
        geometry: ScaleGeometry,
        start: int,
        end: int,
        crossed: Sequence[tuple[int, int]] = (),
        *,
        is_gain: bool = False,
        lane: int = 0,
    ) -> None:
        """The way of the marker, and what it costs or brings at the thresholds *crossed*."""
        paint_way(self.painter, geometry, start, end, lane=lane)
        paint_field_mark(self.painter, geometry, end)
        euro = standard_components().numbers.threshold_euro
        for pair in crossed:
            paint_crossing(self.painter, geometry, pair, signed(euro if is_gain else -euro), is_gain)

    def frequency(self, geometry: ScaleGeometry, field: int, y: float) -> None:
        """The frequency of *field* on a slip of paper, around the height *y*."""
        self.chip(hertz(field), geometry.x(field), y, size=14)

    def card(self, card: str, x: float, y: float, wide: float, turn: float = 0.0) -> None:
        """A card face up around (x, y)."""
        face = _face(card)
        self.painter.save()
        self.painter.translate(x, y)
        self.painter.rotate(turn)
        paint_front(self.painter, _upright(QPointF(0, 0), wide), face, NAMES[card])
        self.painter.restore()

    def small_card(self, card: str, x: float, y: float, wide: float) -> None:
        """A card as it lies in a display, around (x, y)."""
        paint_small(self.painter, _upright(QPointF(x, y), wide), _face(card))

    def back(self, x: float, y: float, wide: float, turn: float = 0.0) -> None:
        """A card face down around (x, y)."""
        self.painter.save()
        self.painter.translate(x, y)
        self.painter.rotate(turn)
        paint_back(self.painter, _upright(QPointF(0, 0), wide))
        self.painter.restore()

    def event(self, event: str, rect: QRectF) -> None:
        """The front page of *event*."""
        face = next(each for each in standard_components().events if each.id == event)
        paint_front_page(self.painter, rect, face, NAMES[event], _SCENE["event.paper"])

    def page(self, event: str, x: float, y: float, wide: float) -> None:
        """The front page of *event* around (x, y)."""
        high = wide * PAGE.height() / PAGE.width()
        self.event(event, QRectF(x - wide / 2, y - high / 2, wide, high))

    def plant(self, plant: int, x: float, y: float, wide: float, *, is_ready: bool = True) -> None:
        """The card of a plant around (x, y)."""
        high = wide * PLANT_RATIO
        paint_plant(self.painter, QRectF(x - wide / 2, y - high / 2, wide, high), plant, is_ready)

    def hand(self, seat: int, fingers: int, x: float, y: float, wide: float) -> None:
        """A hand that bids, in a sleeve of the colour of *seat*."""
        rect = QRectF(x - wide / 2, y - wide / 2, wide, wide)
        paint_hand(self.painter, rect, fingers, PAWNS[seat].colour)

    def signal(self, word: str, x: float, y: float, wide: float) -> None:
        """A speech bubble around (x, y)."""
        paint_signal(self.painter, QRectF(x - wide / 2, y - wide * 0.35, wide, wide * 0.7), word)

    def player(self, seat: int, x: float, y: float, size: float) -> None:
        """The piece of *seat* around (x, y)."""
        paint_piece(self.painter, QRectF(x - size / 2, y - size / 2, size, size), PAWNS[seat])

    def arrow(self, x: float, y: float, to_x: float, to_y: float, colour: QColor = ACCENT) -> None:
        """An arrow that says that one thing leads to another."""
        span = QPointF(to_x - x, to_y - y)
        length = max(1.0, (span.x() ** 2 + span.y() ** 2) ** 0.5)
        along = span / length
        across = QPointF(-along.y(), along.x())
        neck = QPointF(to_x, to_y) - along * 12
        wings = (neck + across * 9, QPointF(to_x, to_y), neck - across * 9)
        head = polygon([(point.x(), point.y()) for point in wings])
        lay(self.painter, together([line([(x, y), (neck.x(), neck.y())], 5), head]), colour, 2, 0.3)

    def chip(self, text: str, x: float, y: float, *, size: float = 17) -> None:
        """A few signs on a small sheet around (x, y)."""
        letters = centred(text, size, x, y)
        wide, high = letters.boundingRect().width() + 18, size * 1.65
        lay(self.painter, box(x - wide / 2, y - high / 2, wide, high, 8), PAPER, 2.5, 0.3)
        lay(self.painter, letters, INK)


def _face(card: str) -> HandCard:
    return next(each for each in standard_components().cards if each.id == card)


def _upright(middle: QPointF, wide: float) -> QRectF:
    high = wide * CARD_HEIGHT / CARD_WIDTH
    return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
