"""What each figure of the rules shows; the numbers are those of the worked examples."""

from PySide6.QtCore import QRectF

from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.moves import Word
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.hertzschlag.art.letters import paint_goal_sheet, paint_letter
from enix_desktop.ui.hertzschlag.art.palette import COIN_EDGE
from enix_desktop.ui.hertzschlag.art.tokens import paint_start_card
from enix_desktop.ui.hertzschlag.book.figures.canvas import Canvas
from enix_desktop.ui.hertzschlag.words import NAMES, signal_words

_TERMS, _TEXTS = Texts("hertzschlag", "glossary"), Texts("hertzschlag", "guide")
_DISPLAY = ("efficiency-10", "politics-01", "solar-03", "wind-10", "wind-06", "emobility-04")
_BIDS = (4, 3, 2, 2)


def scale(canvas: Canvas) -> None:
    """The whole line, with the frequencies of a few fields."""
    geometry = canvas.scale(QRectF(8, 24, canvas.width - 16, 150), 0)
    track = standard_components().track
    for field in (track.lowest + 1, track.green_lowest, 0, track.green_highest, track.highest - 1):
        canvas.frequency(geometry, field, 196)


def thresholds(canvas: Canvas) -> None:
    """Away from the middle it costs, back towards it it brings."""
    for number, (start, end) in enumerate(((3, 5), (6, 4))):
        geometry = canvas.scale(QRectF(8, 20 + 150 * number, canvas.width - 16, 130), start)
        canvas.way(geometry, start, end, [(4, 5)], is_gain=bool(number))


def card(canvas: Canvas) -> None:
    """A card, and what stands on it."""
    middle = canvas.width / 2
    canvas.card("solar-10", middle, 140, 164)
    left, right = 116.0, canvas.width - 116
    for words, x, y, to_x, to_y in (
        (_TEXTS["facts.cost"], left, 36, middle - 70, 34),
        (_TERMS["change.name"], left, 92, middle - 70, 88),
        (_TERMS["towards.name"], left, 142, middle - 70, 134),
        (_TERMS["income.name"], left, 242, middle - 68, 246),
        (_TERMS["category.name"], right, 36, middle + 74, 34),
        (_TERMS["footprint.name"], right, 242, middle + 68, 246),
    ):
        side = 1 if to_x > x else -1
        canvas.arrow(x + side * 60, y, to_x, to_y)
        canvas.chip(words, x, y, size=14)


def event(canvas: Canvas) -> None:
    """Dark and still, with nine solar and wind cards on the table."""
    canvas.page("event-03", 96, canvas.height / 2, 160)
    geometry = canvas.scale(QRectF(190, 46, canvas.width - 200, 130), 1)
    canvas.way(geometry, 1, -4)


def display(canvas: Canvas) -> None:
    """Six cards that have been played."""
    wide = (canvas.width - 40) / len(_DISPLAY)
    for number, each in enumerate(_DISPLAY):
        canvas.card(each, 20 + wide * (number + 0.5), canvas.height / 2, wide - 8)


def bid(canvas: Canvas) -> None:
    """Four hands that are opened together."""
    step = canvas.width / (len(_BIDS) + 1)
    for seat, fingers in enumerate(_BIDS):
        canvas.hand(seat, fingers, step * (seat + 0.6), 98, 132)
        canvas.chip(str(fingers), step * (seat + 0.6), 182)
    canvas.chip(f"= {sum(_BIDS)}", step * (len(_BIDS) + 0.3), 98, size=26)


def goals(canvas: Canvas) -> None:
    """A letter, sealed, and the sheet that lies in it."""
    face = standard_components().goals[0]
    paint_letter(canvas.painter, QRectF(24, 40, 190, 130))
    canvas.arrow(222, 106, 254, 106)
    sheet = QRectF(262, 18, 240, 176)
    paint_goal_sheet(canvas.painter, sheet, face.goals, NAMES[face.id])


def signals(canvas: Canvas) -> None:
    """All that can be said."""
    columns = 4
    wide, high = canvas.width / columns, canvas.height / 2
    for number, word in enumerate(Word):
        x, y = wide * (number % columns + 0.5), high * (number // columns)
        canvas.signal(word, x, y + high * 0.38, 92)
        canvas.chip(signal_words(word), x, y + high * 0.86, size=13)


_SEATS = ((0.47, 0.80), (0.14, 0.46), (0.47, 0.14), (0.79, 0.46))
"""Four places around a table, clockwise, as shares of the figure."""


def passing(canvas: Canvas) -> None:
    """The lantern goes to the left, the hands go to the right."""
    places = [(canvas.width * x, canvas.height * y) for x, y in _SEATS]
    for seat, (x, y) in enumerate(places):
        canvas.player(seat, x, y, 58)
        for number in range(4):
            canvas.back(x + 44 + 9 * number, y + 4, 34, -9 + 6 * number)
    for (x, y), (to_x, to_y) in ((places[0], places[3]), (places[3], places[2])):
        canvas.arrow(*_between(x, y, to_x, to_y, 0.36), *_between(x, y, to_x, to_y, 0.66))
    for (x, y), (to_x, to_y) in ((places[2], places[1]), (places[1], places[0])):
        canvas.arrow(*_between(x, y, to_x, to_y, 0.40), *_between(x, y, to_x, to_y, 0.68))
    x, y = places[0]
    paint_start_card(canvas.painter, QRectF(x - 92, y - 12, 46, 46))
    canvas.arrow(x - 102, y + 12, places[1][0] + 8, places[1][1] + 56, COIN_EDGE)


def _between(x: float, y: float, to_x: float, to_y: float, share: float) -> tuple[float, float]:
    return x + (to_x - x) * share, y + (to_y - y) * share
