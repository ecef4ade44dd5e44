"""Where everything lies in a player's place: one measure for painting, clicking and flying cards."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.ui.table.shapes import CARD_HEIGHT, CARD_WIDTH

EDGE = 8.0
BESIDE_PIECE, BESIDE_FACE = 48.0, 57.0
"""Where the name begins, beside a piece alone or beside a face with its piece."""
HEAD = 27.0
"""How much of a small place its name takes."""
CAPTION = 18.0
METER = 46.0
"""How much of the own place the bar of its points takes."""
STRIP = 0.45
"""So much of a card is seen beside the next one, in widths of a card: its value and its symbols."""
LAID_PART, OWN_LAID_PART = 0.4, 0.34
"""So much of the width the laid cards may take."""
LARGEST_FACE = 38.0
SMALLEST_LAMP, TWO_ROWS, LARGEST_LAMP = 20.0, 30.0, 46.0
"""The least size of a lamp, the least one that is worth a second row, and the greatest."""
TAG = 20.0
"""How high a tag is that tells what a hand gained."""
MARK = 20.0
"""How high the mark of a hand with all energies is."""
LARGEST_BACK = 116.0
BETWEEN_BACKS = 6.0
"""At least; so far beside a back a click still means it."""


@dataclass(frozen=True, slots=True)
class PlaceLayout:
    """A place of this *size*; the own one has a bar of points at its lower edge."""

    size: QRectF
    is_own: bool = False
    has_face: bool = False
    """Computer players have a face, with the piece before it."""

    @property
    def grown(self) -> float:
        """How much larger than in a small window things are."""
        return max(1.0, min(1.5, self.size.height() / (150.0 if self.is_own else 100.0)))

    @property
    def _bottom(self) -> float:
        return self.size.height() - (METER if self.is_own else 0.0)

    @property
    def words_width(self) -> float:
        """Name and lamps stand left of the cards that are laid."""
        return self.size.width() * (1 - self._laid_part) - EDGE / 2

    @property
    def _laid_part(self) -> float:
        return OWN_LAID_PART if self.is_own else LAID_PART

    @property
    def beside(self) -> float:
        return BESIDE_FACE if self.has_face else BESIDE_PIECE

    @property
    def face(self) -> QRectF:
        side = min(LARGEST_FACE, self.all_six.top() - 8)
        return QRectF(11, 5, side, side)

    @property
    def piece(self) -> tuple[QPointF, float]:
        """The middle and the scale of the piece."""
        return (self.face.bottomRight() - QPointF(6, 8), 0.62) if self.has_face else (QPointF(28, 26), 0.8)

    @property
    def name(self) -> QRectF:
        return QRectF(self.beside, 4, self.words_width - self.beside - 34, HEAD * min(self.grown, 1.2))

    @property
    def order(self) -> QRectF:
        return QRectF(self.words_width - 30, 7, 28, 22)

    @property
    def caption(self) -> QRectF:
        return QRectF(
            self.beside,
            self.name.bottom() - 2,
            self.words_width - self.beside,
            CAPTION * min(self.grown, 1.2),
        )

    def _lamps(self, across: int) -> tuple[float, float, float]:
        """The size of a lamp with so many in a row, and the steps to the next one and to the next row."""
        rows = len(ENERGIES) // across
        wide = (self.words_width - 12) / across
        room = self._bottom - self.caption.bottom() - 2
        if rows == 1:
            high = max(SMALLEST_LAMP, room - self._under)
        else:
            high = (room - self._under) / rows - TAG / 2
            # The mark of all energies may hide the caption rather than make the lamps too small.
            high = max(TWO_ROWS, high - MARK / rows) if high >= TWO_ROWS else 0.0
        size = min(LARGEST_LAMP, wide - 2, high)
        return size, min(size + 10, wide), size + TAG

    @property
    def _under(self) -> float:
        """How far above the lower edge the lowest lamps end: a tag fits there, or it lies over the bar."""
        return 9.0 if self.is_own else TAG + 1

    def lamp(self, energy: Energy) -> QRectF:
        """The lamp of *energy* above the lower edge: in one row, or in two where they are larger so."""
        across = max((6, 3), key=lambda number: self._lamps(number)[0])
        size, step, down = self._lamps(across)
        row, column = divmod(int(energy), across)
        lowest = max(self._bottom - self._under, self.caption.bottom() + 2 + size)
        above = (len(ENERGIES) // across - 1 - row) * down
        return QRectF(12 + column * step, lowest - above - size, size, size)

    def tag(self, energy: Energy) -> QPointF:
        """The middle of a tag below the lamp of *energy*, in the place: symbols and numbers stay in sight."""
        lamp = self.lamp(energy)
        down = min(lamp.bottom() + TAG / 2 + 0.5, self.size.height() - TAG / 2 + 0.5)
        return QPointF(lamp.center().x(), down)

    @property
    def all_six(self) -> QRectF:
        """The mark of a hand with all energies, just above its lamps."""
        top = self.lamp(ENERGIES[0]).top()
        return QRectF(10, top - MARK, self.words_width - 12, MARK - 2)

    def backs(self, held: Sequence[Energy]) -> dict[Energy, QRectF]:
        """Backs to steal from: as large as the place has room for, below the name."""
        if not held:
            return {}
        top = self.name.bottom()
        room = self.size.width() - self.beside - EDGE
        high = min(
            self._bottom - top - 10, LARGEST_BACK, ((room + BETWEEN_BACKS) / len(held) - BETWEEN_BACKS) * 1.5
        )
        wide = high * CARD_WIDTH / CARD_HEIGHT
        step = min(wide + 2 * EDGE, (room - wide) / max(1, len(held) - 1))
        return {
            energy: QRectF(self.beside + index * step, top, wide, high) for index, energy in enumerate(held)
        }

    def laid(self, index: int, count: int) -> tuple[QPointF, float]:
        """The middle and the scale of the laid card *index* of *count*: as high as the place."""
        room = self.size.width() * self._laid_part - EDGE
        high = min(self._bottom - 2 * EDGE, room / (1 + STRIP * (count - 1)) * CARD_HEIGHT / CARD_WIDTH)
        scale = high / CARD_HEIGHT
        wide = CARD_WIDTH * scale
        right = self.size.width() - EDGE - wide / 2
        middle = QPointF(right - (count - 1 - index) * STRIP * wide, EDGE + high / 2)
        return middle, scale
