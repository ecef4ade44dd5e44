"""The plan of the table: which part of the window belongs to what, from 1024x700 to 3840x2160."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSizeF

GAP = 12.0
PROMPT_HEIGHT = 40.0
NARRATION_HEIGHT = 22.0
BETWEEN_PLACES = 8.0
NARROW = 1000.0
LEAST_ABOVE = 220.0
"""How wide a place above the board is at least."""
TRAY_MORE = 24.0
"""How much higher than a hand its tray is."""
FOUR_ROWS = 190.0
"""How high two buttons, that of the own hand and those that are always there are together."""


class TablePlan:
    """Rooms in pixels of the view. The same thing is always in the same place.

    The players sit in a column at the left and the stacks lie in one at the right: tiles make a board that
    is about as high as wide, and it gets nearly the whole height. Where a view is narrow, as beside a lesson,
    few players sit above the board instead. At the public table nobody's hand is shown (*has_hand* is
    False); then all players sit there, and the board goes on where the hand was. Where several people share
    the table (*is_shared*), there is one button more, and none moves when a hand is shown.
    """

    def __init__(
        self, size: QSizeF, others: int, stacks: int, *, has_hand: bool = True, is_shared: bool = False
    ) -> None:
        width, height = size.width(), size.height()
        is_narrow = width < NARROW
        left = _between(232 if is_narrow else 264, width * 0.215, 460)
        side = _between(176 if is_narrow else 188, width * 0.15, 400)
        bottom = _between(144, height * 0.185, 400)
        top = _between(98, height * 0.15, 170)
        under_board = height - GAP - (bottom + GAP / 3 if has_hand else 0.0)
        above_lines = under_board - PROMPT_HEIGHT - NARRATION_HEIGHT - GAP / 3
        beside = QRectF(left + 2 * GAP, GAP, width - left - side - 4 * GAP, above_lines - GAP)
        below = QRectF(GAP, top + 2 * GAP, width - side - 3 * GAP, above_lines - top - 2 * GAP)
        is_above = (width - GAP) / others - GAP >= LEAST_ABOVE and _smaller(below) > _smaller(beside)
        self.board = below if is_above else beside
        """Tiles, and while one is placed all cells where it may lie: nothing else is laid over them."""
        high = max(bottom, FOUR_ROWS) if is_shared or not has_hand else bottom
        self.buttons = QRectF(width - side - GAP, height - GAP - high, side, high)
        """What is possible now; the main thing large."""
        start = self.board.left()
        end = (self.buttons.left() if self.buttons.top() < under_board else width) - GAP
        self.prompt = QRectF(start, under_board - PROMPT_HEIGHT, end - start, PROMPT_HEIGHT)
        """One line that says who is to do what."""
        self.narration = QRectF(
            start, self.prompt.top() - NARRATION_HEIGHT, self.prompt.width(), NARRATION_HEIGHT
        )
        """Into which the prompt grows where it tells what must not be missed."""
        tall = bottom + TRAY_MORE
        self.tray = QRectF(self.board.left(), self.narration.top() - GAP - tall, self.board.width(), tall)
        """Where a hand lies over the board while its owner looks at it at the public table."""
        own_height = bottom if is_above else _between(150, height * 0.2, 400)
        self.own_place = QRectF(GAP, height - GAP - own_height, left, own_height) if has_hand else QRectF()
        hand = QRectF(left + 2 * GAP, height - bottom - GAP, width - left - side - 4 * GAP, bottom)
        self.hand = hand if has_hand else QRectF()
        column = QRectF(self.buttons.left(), self.board.top(), side, self.board.height() - GAP)
        """Stacks, played cards and the cap's place."""
        column.setBottom(min(column.bottom(), self.buttons.top() - GAP))
        if is_above:
            self._plan_places_above(width, top, others)
        else:
            end = self.own_place.top() - GAP if has_hand else height - GAP
            self._plan_places(QRectF(GAP, GAP, left, end - GAP), others)
        self._plan_column(column, stacks)

    def _plan_places(self, column: QRectF, count: int) -> None:
        """The other players, one below the other."""
        high = min((column.height() + BETWEEN_PLACES) / count - BETWEEN_PLACES, column.width() * 0.7)
        self.places = [
            QRectF(column.left(), column.top() + place * (high + BETWEEN_PLACES), column.width(), high)
            for place in range(count)
        ]

    def _plan_places_above(self, width: float, high: float, count: int) -> None:
        """The other players, side by side."""
        wide = min((width - GAP) / count - GAP, 420.0)
        left = (width - count * (wide + GAP) + GAP) / 2
        self.places = [QRectF(left + place * (wide + GAP), GAP, wide, high) for place in range(count)]

    def _plan_column(self, column: QRectF, stacks: int) -> None:
        across = 3
        rows = (stacks + 1 + across - 1) // across
        space = 14.0
        by_width = (column.width() - space * (across - 1)) / across
        by_height = (column.height() * 0.74 - (rows - 1) * 28) / rows * 2 / 3
        card = min(by_width, by_height)
        tall = card * 3 / 2
        left = column.left() + (column.width() - across * card - (across - 1) * space) / 2
        cells = [
            QRectF(
                left + (n % across) * (card + space),
                column.top() + 6 + (n // across) * (tall + 28),
                card,
                tall,
            )
            for n in range(stacks + 1)
        ]
        self.stacks = cells[:stacks]
        self.pile = cells[stacks]
        under = cells[-1].bottom() + 30
        self.cap_home = QRectF(column.left(), under, column.width(), max(40.0, column.bottom() - under))


def beside(room: QRectF, notes: Iterable[QRectF]) -> QRectF:
    """What is left of *room* beside *notes* that lie at its left or lower edge."""
    left = QRectF(room)
    for note in notes:
        if not note.intersects(left):
            continue
        if note.left() <= left.left():
            left.setLeft(note.right() + GAP)
        elif note.bottom() >= left.bottom():
            left.setBottom(note.top() - GAP / 3)
    return left


def _smaller(room: QRectF) -> float:
    return min(room.width(), room.height())


def _between(least: float, wished: float, most: float) -> float:
    return max(least, min(wished, most))
