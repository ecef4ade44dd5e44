"""The plan of the table: which part of the window belongs to what, from 1024x700 to 3840x2160."""

from PySide6.QtCore import QRectF, QSizeF

GAP = 12.0
PROMPT_HEIGHT = 40.0


class TablePlan:
    """Rooms in pixels of the view. The same thing is always in the same place."""

    def __init__(self, size: QSizeF, others: int, stacks: int) -> None:
        width, height = size.width(), size.height()
        top = _between(92, height * 0.135, 170)
        side = _between(176, width * 0.165, 420)
        bottom = _between(150, height * 0.215, 420)
        place_width = min((width - GAP * (others + 1)) / others, 420.0)
        left = (width - others * place_width - (others - 1) * GAP) / 2
        self.places = [
            QRectF(left + index * (place_width + GAP), GAP, place_width, top) for index in range(others)
        ]
        """The other players, side by side at the top."""
        below_places = top + 2 * GAP
        bottom_top = height - bottom - GAP
        self.prompt = QRectF(GAP, bottom_top - PROMPT_HEIGHT - 4, width - 2 * GAP, PROMPT_HEIGHT)
        """One line that says who is to do what."""
        own_width = _between(210, width * 0.17, 420)
        self.own_place = QRectF(GAP, bottom_top, own_width, bottom)
        self.buttons = QRectF(width - side - GAP, bottom_top, side, bottom)
        """What is possible now; the main thing large."""
        self.hand = QRectF(own_width + 2 * GAP, bottom_top, width - own_width - side - 4 * GAP, bottom)
        column = QRectF(width - side - GAP, below_places, side, self.prompt.top() - below_places - GAP)
        """Stacks, played cards and the cap's place."""
        self._plan_column(column, stacks)
        self.board = QRectF(GAP, below_places, width - side - 3 * GAP, self.prompt.top() - below_places - 4)
        """Tiles, and while one is placed all cells where it may lie: nothing else is laid over them."""

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
