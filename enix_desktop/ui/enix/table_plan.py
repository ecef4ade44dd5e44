"""The plan of the table: which part of the window belongs to what, from 1024x700 to 3840x2160."""

from PySide6.QtCore import QRectF, QSizeF

GAP = 12.0
PROMPT_HEIGHT = 40.0
NARRATION_HEIGHT = 30.0
BETWEEN_PLACES = 8.0


class TablePlan:
    """Rooms in pixels of the view. The same thing is always in the same place.

    The players sit in a column at the left and the stacks lie in one at the right: tiles make a board that
    is about as high as wide, and it gets nearly the whole height. At the public table nobody's hand is shown
    (*has_hand* is False); then all players sit in the column, and the board goes on where the hand was.
    """

    def __init__(self, size: QSizeF, others: int, stacks: int, *, has_hand: bool = True) -> None:
        width, height = size.width(), size.height()
        left = _between(264, width * 0.215, 460)
        side = _between(188, width * 0.15, 400)
        bottom = _between(144, height * 0.185, 400)
        own_height = _between(150, height * 0.2, 400)
        middle = left + 2 * GAP
        under_board = height - GAP - (bottom + GAP / 3 if has_hand else 0.0)
        self.prompt = QRectF(middle, under_board - PROMPT_HEIGHT, width - middle - GAP, PROMPT_HEIGHT)
        """One line that says who is to do what."""
        self.narration = self.prompt.translated(0, -NARRATION_HEIGHT)
        self.narration.setHeight(NARRATION_HEIGHT)
        """One line above it that tells what happens."""
        self.own_place = QRectF(GAP, height - GAP - own_height, left, own_height) if has_hand else QRectF()
        hand_top = height - bottom - GAP
        self.hand = (
            QRectF(middle, hand_top, width - middle - side - 2 * GAP, bottom) if has_hand else QRectF()
        )
        column = QRectF(width - side - GAP, GAP, side, self.narration.top() - 2 * GAP)
        """Stacks, played cards and the cap's place."""
        if has_hand:
            self.buttons = QRectF(width - side - GAP, hand_top, side, bottom)
        else:
            self.buttons = QRectF(column.left(), column.bottom() - bottom, side, bottom)
            column.setBottom(self.buttons.top() - GAP)
        """What is possible now; the main thing large."""
        self.board = QRectF(middle, GAP, width - middle - side - 2 * GAP, self.narration.top() - GAP - 4)
        """Tiles, and while one is placed all cells where it may lie: nothing else is laid over them."""
        places_end = self.own_place.top() - GAP if has_hand else height - GAP
        self._plan_places(QRectF(GAP, GAP, left, places_end - GAP), others)
        self._plan_column(column, stacks)

    def _plan_places(self, column: QRectF, count: int) -> None:
        """The other players, one below the other."""
        high = min((column.height() + BETWEEN_PLACES) / count - BETWEEN_PLACES, column.width() * 0.62)
        self.places = [
            QRectF(column.left(), column.top() + place * (high + BETWEEN_PLACES), column.width(), high)
            for place in range(count)
        ]

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


def _between(least: float, wished: float, most: float) -> float:
    return max(least, min(wished, most))
