"""The plan of the table: which part of the window belongs to what, from 1024x700 to 3840x2160."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF

GAP = 10.0
PROMPT_HEIGHT = 40.0
NARRATION_HEIGHT = 20.0
NARROW = 900.0
"""Below this the players sit above the town, as beside a lesson."""
ABOVE = 118.0
"""How high a place above the town is."""
TRAY_MORE = 26.0
"""How much higher than a hand its tray is."""
FOUR_ROWS = 190.0
"""How high two rows of buttons, the main one and those that are always there are together."""


@dataclass(frozen=True, slots=True)
class Needs:
    """What has to find room."""

    seats: int
    has_hand: bool = True
    """False at the public table, where nobody's hand is shown."""


class TablePlan:
    """Rooms in pixels of the view. The same thing is always in the same place.

    The town under the scale is the largest thing, with the desk below it. Players sit at its left, the own
    one below them; rounds, front page, plants and the letter with the goals lie at its right, the hand
    below it.
    """

    def __init__(self, size: QSizeF, needs: Needs) -> None:
        width, height = size.width(), size.height()
        is_narrow = width < NARROW
        self.is_narrow = is_narrow
        has_hand = needs.has_hand
        others = needs.seats - has_hand
        left = _between(190, width * 0.17, 420)
        side = _between(168 if is_narrow else 204, width * 0.18, 440)
        bottom = _between(132, height * 0.2, 400)
        top = GAP + (ABOVE + GAP if is_narrow else 0.0)
        under = height - GAP - (bottom + GAP / 2 if has_hand else 0.0)
        foot = under - PROMPT_HEIGHT - NARRATION_HEIGHT - GAP / 2
        start = GAP if is_narrow else left + 2 * GAP
        self.board = QRectF(start, top, width - side - 2 * GAP - start, foot - top)
        """Town and desk together."""
        self._plan_board()
        high = max(bottom, FOUR_ROWS)
        self.buttons = QRectF(width - side - GAP, height - GAP - high, side, high)
        """What is possible now; the main thing large."""
        self.prompt = QRectF(start, under - PROMPT_HEIGHT, self.board.width(), PROMPT_HEIGHT)
        """One line that says who is to do what."""
        self.narration = QRectF(
            start, self.prompt.top() - NARRATION_HEIGHT, self.board.width(), NARRATION_HEIGHT
        )
        """Into which the prompt grows where it tells what must not be missed."""
        own = left if not is_narrow else 168.0
        hand = QRectF(own + 2 * GAP, height - bottom - GAP, width - own - side - 4 * GAP, bottom)
        self.hand = hand if has_hand else QRectF()
        self.own_place = QRectF(GAP, hand.top(), own, bottom) if has_hand else QRectF()
        tall = bottom + TRAY_MORE
        self.tray = QRectF(self.board.left(), self.board.bottom() - tall, self.board.width(), tall)
        """Where a hand lies over the board while its owner looks at it at the public table."""
        self.beside = QRectF()
        """At the left of the town, with the places of the others; empty where they sit above it."""
        if is_narrow:
            self._plan_places_above(self.board.right() + GAP, others)
        else:
            end = self.own_place.top() - GAP if has_hand else height - GAP
            self.beside = QRectF(GAP, GAP, left, end - GAP)
            self._plan_places(self.beside, others)
        self._plan_column(QRectF(self.buttons.left(), GAP, side, self.buttons.top() - 2 * GAP))

    def _plan_board(self) -> None:
        board = self.board
        desk = _between(96, board.height() * 0.25, 230)
        self.town = QRectF(board.left(), board.top(), board.width(), board.height() - desk - GAP / 2)
        """The evening sky with the scale, and the houses below."""
        self.desk = QRectF(board.left(), self.town.bottom() + GAP / 2, board.width(), desk)
        """Where cards are laid and turned over, words are chosen and hands are raised."""

    def _plan_places(self, column: QRectF, count: int) -> None:
        """The players one below the other, no higher than they need."""
        high = min((column.height() + GAP) / count - GAP, max(200.0, column.width() * 1.1))
        self.places = [
            QRectF(column.left(), column.top() + place * (high + GAP), column.width(), high)
            for place in range(count)
        ]

    def _plan_places_above(self, width: float, count: int) -> None:
        wide = min((width - GAP) / count - GAP, 300.0)
        self.places = [QRectF(GAP + place * (wide + GAP), GAP, wide, ABOVE) for place in range(count)]

    def _plan_column(self, column: QRectF) -> None:
        """From above: the rounds, the front page, the plants with their price, the letter with the goals."""
        space = _between(6, column.height() * 0.016, 14)
        rounds = _between(26, column.height() * 0.065, 52)
        plants = _between(78, column.height() * 0.22, 190)
        goal = _between(92, column.height() * 0.26, 220)
        self.rounds = QRectF(column.left(), column.top(), column.width(), rounds)
        top = self.rounds.bottom() + space
        event = column.bottom() - goal - plants - 2 * space - top
        page = min(event * 0.75, column.width() * 0.76)
        self.event = QRectF(column.left(), top + (event - page / 0.75) / 2, page, page / 0.75)
        """A front page, three wide to four high."""
        self.facts = QRectF(
            self.event.right() + space, top, column.right() - self.event.right() - space, event
        )
        """Calm and pile, beside the page."""
        top += event + space
        wide = (column.width() - space) / 2
        self.plants = [
            QRectF(column.left() + number * (wide + space), top, wide, plants) for number in range(2)
        ]
        self.goal = QRectF(column.left(), column.bottom() - goal, column.width(), goal)


def _between(least: float, wished: float, most: float) -> float:
    return max(least, min(wished, most))
