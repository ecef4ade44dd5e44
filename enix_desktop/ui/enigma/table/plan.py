"""The plan of the table: which part of the window belongs to what, from 1024x700 to 3840x2160."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF

from enix_desktop.games.enigma.faces import CATEGORIES

GAP = 10.0
PROMPT_HEIGHT = 40.0
NARRATION_HEIGHT = 20.0
NARROW = 900.0
"""Below this the players sit above the board, as beside a lesson."""
ABOVE = 64.0
"""How high a place above the board is."""
BUTTONS = 168.0
"""How high two buttons, the main one and those that are always there are together."""


class TablePlan:
    """Rooms in pixels of the view. The same thing is always in the same place.

    The board is the largest thing. Players sit at its left, the own tile lies below them; the four piles
    and the scoring wheel lie at its right, with the buttons below.
    """

    def __init__(self, size: QSizeF, seats: int) -> None:
        width, height = size.width(), size.height()
        self.is_narrow = is_narrow = width < NARROW
        left = _between(178, width * 0.16, 420)
        side = _between(168 if is_narrow else 200, width * 0.175, 440)
        start = GAP if is_narrow else left + 2 * GAP
        top = GAP + (ABOVE + GAP if is_narrow else 0.0)
        foot = height - GAP - PROMPT_HEIGHT - NARRATION_HEIGHT
        wide = width - side - 2 * GAP - start
        self.board = QRectF(start, top, wide, foot - top)
        """The growing network."""
        self.narration = QRectF(start, foot, wide, NARRATION_HEIGHT)
        """Into which the prompt grows where it tells what must not be missed."""
        self.prompt = QRectF(start, foot + NARRATION_HEIGHT, wide, PROMPT_HEIGHT)
        """One line that says who is to do what."""
        right = width - side - GAP
        self.buttons = QRectF(right, height - GAP - BUTTONS, side, BUTTONS)
        """What is possible now; the main thing large."""
        self.bench = QRectF(GAP, GAP, width - 2 * GAP, foot - GAP)
        """Where a puzzle is solved: over everything but the prompt."""
        column = QRectF(right, GAP, side, self.buttons.top() - 2 * GAP)
        if is_narrow:
            self._plan_places_above(right - 2 * GAP, seats)
        else:
            self._plan_left(QRectF(GAP, GAP, left, height - 2 * GAP), seats)
        self._plan_right(column)
        self.between = QRectF(GAP, GAP, width - 2 * GAP, self.buttons.top() - 2 * GAP)
        """Where somebody who plays alone reads how the last puzzle went."""

    def _plan_left(self, column: QRectF, seats: int) -> None:
        """The players one below the other, and the own tile."""
        own = min(column.width() * 1.06, column.height() * 0.36)
        self.own = QRectF(column.left(), column.bottom() - own, column.width(), own)
        """Where the own tile lies, to be turned."""
        free = self.own.top() - GAP - column.top()
        high = min((free + GAP) / seats - GAP, max(96.0, column.width() * 0.56))
        self.places: Sequence[QRectF] = [
            QRectF(column.left(), column.top() + place * (high + GAP), column.width(), high)
            for place in range(seats)
        ]
        self.beside = QRectF(column.left(), column.top(), column.width(), free)
        """At the left of the board; empty where the players sit above it."""

    def _plan_places_above(self, width: float, seats: int) -> None:
        wide = min((width + GAP) / seats - GAP, 300.0)
        self.places = [QRectF(GAP + place * (wide + GAP), GAP, wide, ABOVE) for place in range(seats)]
        self.own, self.beside = QRectF(), QRectF()

    def _plan_right(self, column: QRectF) -> None:
        """From above: the piles in two rows, then the wheel; beside a lesson the own tile as well."""
        space = _between(10, column.width() * 0.045, 16)
        wide = (column.width() - space) / 2
        most = column.height() * (0.4 if self.is_narrow else 0.56)
        high = min(wide + 22, (most - space) / 2)
        self.piles = [
            QRectF(
                column.left() + number % 2 * (wide + space),
                column.top() + number // 2 * (high + space),
                wide,
                high,
            )
            for number in range(len(CATEGORIES))
        ]
        top = self.piles[-1].bottom() + space
        rest = QRectF(column.left(), top, column.width(), column.bottom() - top)
        if self.is_narrow:
            half = (rest.height() - space) / 2
            self.own = QRectF(rest.left(), rest.bottom() - half, rest.width(), half)
            rest.setHeight(half)
        dial = min(rest.width(), rest.height())
        self.wheel = QRectF(rest.center().x() - dial / 2, rest.top() + (rest.height() - dial) / 2, dial, dial)


def _between(least: float, wished: float, most: float) -> float:
    return max(least, min(wished, most))
