"""The plan of the table: which part of the window belongs to what, from 1024x700 to 3840x2160."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF

GAP = 10.0
PROMPT_HEIGHT = 40.0
NARRATION_HEIGHT = 20.0
NARROW = 900.0
"""Below this the players sit above the ring, as beside a lesson."""
ABOVE = 62.0
"""How high a place above the ring is."""
TRAY_MORE = 26.0
"""How much higher than a hand its tray is."""
FOUR_ROWS = 190.0
"""How high two rows of actions, the main button and those that are always there are together."""
TOGGLE = 34.0
RACE_HEAD, RACE_ROW = 24.0, 23.0


@dataclass(frozen=True, slots=True)
class Needs:
    """What has to find room."""

    seats: int
    display: int
    spare: int
    shuttles: int
    has_hand: bool = True
    """False at the public table, where nobody's hand is shown."""
    is_shared: bool = False
    """Several people play at this screen: there is one button more, and none moves when a hand is shown."""


class TablePlan:
    """Rooms in pixels of the view. The same thing is always in the same place.

    The ring is the largest thing. Players sit at its left, the own one below them; cards, spare bridges,
    waiting shuttles and the race lie at its right, the hand below it.
    """

    def __init__(self, size: QSizeF, needs: Needs) -> None:
        width, height = size.width(), size.height()
        is_narrow = width < NARROW
        self.is_narrow = is_narrow
        has_hand = needs.has_hand
        others = needs.seats - has_hand
        left = _between(184, width * 0.17, 440)
        side = _between(168 if is_narrow else 198, width * 0.175, 460)
        bottom = _between(126, height * 0.19, 400)
        top = GAP + (ABOVE + GAP if is_narrow else 0.0)
        under = height - GAP - (bottom + GAP / 2 if has_hand else 0.0)
        foot = under - PROMPT_HEIGHT - NARRATION_HEIGHT - GAP / 2
        start = GAP if is_narrow else left + 2 * GAP
        self.ring = QRectF(start, top, width - side - 2 * GAP - start, foot - top)
        """Six rooms around the laser."""
        high = max(bottom, FOUR_ROWS)
        self.buttons = QRectF(width - side - GAP, height - GAP - high, side, high)
        """What is possible now; the main thing large."""
        self.prompt = QRectF(start, under - PROMPT_HEIGHT, self.ring.width(), PROMPT_HEIGHT)
        """One line that says who is to do what."""
        self.narration = QRectF(
            start, self.prompt.top() - NARRATION_HEIGHT, self.ring.width(), NARRATION_HEIGHT
        )
        """Into which the prompt grows where it tells what must not be missed."""
        own = left if not is_narrow else 150.0
        hand = QRectF(own + 2 * GAP, height - bottom - GAP, width - own - side - 4 * GAP, bottom)
        self.hand = hand if has_hand else QRectF()
        self.own_place = QRectF(GAP, hand.top(), own, bottom - TOGGLE - GAP / 2) if has_hand else QRectF()
        self.toggle = QRectF(GAP, height - GAP - TOGGLE, own, TOGGLE) if has_hand else QRectF()
        """By what the hand is sorted."""
        tall = bottom + TRAY_MORE
        self.tray = QRectF(self.ring.left(), self.narration.top() - GAP - tall, self.ring.width(), tall)
        """Where a hand lies over the ring while its owner looks at it at the public table."""
        self.beside = QRectF()
        """At the left of the ring, with the places of the others; empty where they sit above it."""
        if is_narrow:
            self._plan_places_above(self.ring.right() + GAP, others)
        else:
            end = self.own_place.top() - GAP if has_hand else height - GAP
            self.beside = QRectF(GAP, GAP, left, end - GAP)
            self._plan_places(self.beside, others)
        column = QRectF(self.buttons.left(), GAP, side, self.buttons.top() - 2 * GAP)
        self._plan_column(column, needs)

    def _plan_places(self, column: QRectF, count: int) -> None:
        """The players one below the other, no higher than they need."""
        high = min((column.height() + GAP) / count - GAP, max(150.0, column.width() * 0.72))
        self.places = [
            QRectF(column.left(), column.top() + place * (high + GAP), column.width(), high)
            for place in range(count)
        ]

    def _plan_places_above(self, width: float, count: int) -> None:
        wide = min((width - GAP) / count - GAP, 300.0)
        self.places = [QRectF(GAP + place * (wide + GAP), GAP, wide, ABOVE) for place in range(count)]

    def _plan_column(self, column: QRectF, needs: Needs) -> None:
        """From above: the display, pile and discards with the shuttles, the spare bridges, the race."""
        space = _between(6, column.width() * 0.04, 14)
        bridges = _between(30, column.height() * 0.07, 64)
        grown = _between(1.0, column.width() / 240, 1.5)
        race = (RACE_HEAD + RACE_ROW * needs.seats + 10) * grown
        left_over = column.height() - bridges - race - 4 * space - 12
        card = min((column.width() - 2 * space) / 3, left_over / 2 * 2 / 3)
        tall = card * 3 / 2
        self.display = [
            QRectF(column.left() + place * (card + space), column.top(), card, tall)
            for place in range(needs.display)
        ]
        second = column.top() + tall + space + 4
        self.pile = QRectF(column.left(), second, card, tall)
        self.discards = QRectF(column.left() + card + space, second, card, tall)
        home = column.left() + 2 * (card + space)
        each = tall / needs.shuttles
        self.shuttles = [
            QRectF(home, second + number * each, column.right() - home, each)
            for number in range(needs.shuttles)
        ]
        """Where shuttles wait beside the pile."""
        third = second + tall + space + 4
        wide = (column.width() - space) / needs.spare
        self.spare = [
            QRectF(column.left() + number * (wide + space), third, wide, bridges).adjusted(6, 0, -6, 0)
            for number in range(needs.spare)
        ]
        """Bridges that lie aside."""
        fourth = third + bridges + space
        self.race = QRectF(column.left(), fourth, column.width(), min(race, column.bottom() - fourth))


def _between(least: float, wished: float, most: float) -> float:
    return max(least, min(wished, most))
