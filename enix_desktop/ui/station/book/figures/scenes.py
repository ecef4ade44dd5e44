"""What each figure shows; the numbers are those of the worked examples."""

from PySide6.QtCore import QRectF

from enix_desktop.games.station.components import COLOURS, STATIONS, Colour, Station
from enix_desktop.ui.station.art.symbols import paint_colour_mark, paint_symbol
from enix_desktop.ui.station.book.figures.canvas import Canvas
from enix_desktop.ui.station.words import colour_letter
from enix_desktop.ui.widgets.paper_art import box, disc, lay
from enix_desktop.ui.widgets.theme import INK, PAPER

_ADA, _BEN, _CLEO = range(3)
_TO = "{} \N{RIGHTWARDS ARROW} {}"


def _changed(before: int, after: int) -> str:
    return _TO.format(before, after)


def ring(canvas: Canvas) -> None:
    """The ring without players."""
    canvas.ring(QRectF(14, 10, canvas.width - 28, canvas.height - 20))


def start(canvas: Canvas) -> None:
    """The ring with three players at the beginning."""
    canvas.ring(QRectF(14, 10, canvas.width - 28, canvas.height - 20), seats=3)


def tracks(canvas: Canvas) -> None:
    """One large room; somebody has had a turn."""
    canvas.room(
        Station.BIOTOPE, 120, 18, 260, inner=[(_ADA, 4), (_CLEO, 2)], outer=[(_BEN, 3)], state="active"
    )


def card(canvas: Canvas) -> None:
    """A card, the station its symbol means, and what its colour means."""
    canvas.card(Station.PORT, Colour.VIOLET, 240, 110, 116)
    canvas.arrow(168, 110, 140, 110)
    canvas.room(Station.PORT, 16, 48, 118)
    canvas.arrow(312, 84, 346, 72)
    canvas.arrow(312, 136, 346, 148)
    canvas.bridge(Colour.VIOLET, 400, 66, 66)
    canvas.shuttle(1, 402, 152, 88)


def order(canvas: Canvas) -> None:
    """Two robots on one field, one on another; and the order that follows."""
    canvas.room(Station.BIOTOPE, 24, 16, 228, inner=[(_ADA, 4), (_BEN, 4), (_CLEO, 2)], state="active")
    for number, seat in enumerate((_BEN, _ADA, _CLEO)):
        canvas.chip(str(number + 1), 318, 60 + 70 * number)
        canvas.robot(seat, 376, 60 + 70 * number, 52)


def charge(canvas: Canvas) -> None:
    """Three cards, and the station before and after."""
    for number, colour in enumerate((Colour.RED, Colour.GREEN, Colour.BLUE)):
        canvas.card(Station.CANTEEN, colour, 62 + 76 * number, 112, 70)
    canvas.arrow(262, 112, 296, 112)
    canvas.room(Station.CANTEEN, 310, 22, 186, outer=[(_ADA, 6)], state="active")
    canvas.chip(_changed(3, 6), 546, 112)


_ROW = (34.0, 218.0, 402.0)
"""Where three rooms in a row begin."""
_SIDE = 150.0


def _three(canvas: Canvas, one: Colour, other: Colour, values: tuple[int, int, int], is_lit: bool) -> None:
    """Machine deck, command centre and biotope side by side, with the bridges between them."""
    for number, colour in enumerate((one, other)):
        canvas.bridge(colour, _ROW[number] + _SIDE + 17, 92, 46, is_lit=is_lit)
    for number, (station, x) in enumerate(zip(STATIONS, _ROW, strict=False)):
        here = [(_ADA, values[number])]
        is_active = number == 1 and not is_lit
        canvas.room(
            station,
            x,
            18,
            _SIDE,
            inner=() if is_active else here,
            outer=here if is_active else (),
            state="active" if is_active else "normal",
        )


def transfer(canvas: Canvas) -> None:
    """Energy goes over two bridges, paid with cards of their colours."""
    _three(canvas, Colour.RED, Colour.YELLOW, (4, 1, 6), is_lit=False)
    canvas.card(Station.CANTEEN, Colour.RED, 201, 250, 66)
    canvas.card(Station.MACHINE, Colour.YELLOW, 362, 250, 66)
    canvas.card(Station.CENTRE, Colour.YELLOW, 436, 250, 66)
    for x, before, after in ((109, 3, 4), (293, 4, 1), (511, 4, 6)):
        canvas.chip(_changed(before, after), x, 196)
    canvas.arrow(152, 250, 112, 226)
    canvas.arrow(478, 250, 510, 226)


def exchange(canvas: Canvas) -> None:
    """A headset: two new bridges come, two old ones go."""
    _three(canvas, Colour.RED, Colour.YELLOW, (3, 4, 4), is_lit=True)
    canvas.card(Station.COMMAND, Colour.WHITE, 293, 252, 70)
    canvas.arrow(293, 200, 293, 172)
    for x, colour in ((430, Colour.GREEN), (506, Colour.BLUE)):
        canvas.bridge(colour, x, 252, 54)
    canvas.arrow(346, 252, 388, 252)


def machine(canvas: Canvas) -> None:
    """Three suns, paid with two energy."""
    for number, colour in enumerate((Colour.RED, Colour.GREEN, Colour.WHITE)):
        canvas.card(Station.CENTRE, colour, 52 + 64 * number, 104, 60)
    canvas.room(Station.MACHINE, 226, 20, 156, outer=[(_ADA, 0)], state="active")
    canvas.room(Station.CENTRE, 440, 20, 156, inner=[(_ADA, 4)])
    canvas.arrow(390, 98, 432, 98)
    canvas.chip(_changed(2, 0), 304, 196)
    canvas.chip(_changed(1, 4), 518, 196)


def command(canvas: Canvas) -> None:
    """Four cards for two energy."""
    canvas.room(Station.COMMAND, 24, 20, 156, outer=[(_BEN, 2)], state="active")
    canvas.chip(_changed(4, 2), 102, 196)
    canvas.arrow(190, 108, 228, 108)
    faces = (
        (Station.CENTRE, Colour.VIOLET),
        (Station.PORT, Colour.GREEN),
        (Station.CANTEEN, Colour.YELLOW),
    )
    for number, (station, colour) in enumerate(faces):
        canvas.card(station, colour, 280 + 82 * number, 108, 74)
    canvas.back(536, 108, 74)


def biotope(canvas: Canvas) -> None:
    """Three units go out, clockwise and anticlockwise."""
    rooms = ((Station.COMMAND, 5), (Station.BIOTOPE, 0), (Station.PORT, 2), (Station.CANTEEN, 4))
    for number, (station, value) in enumerate(rooms):
        is_active = station is Station.BIOTOPE
        here = [(_CLEO, value)]
        canvas.room(
            station,
            16 + 154 * number,
            18,
            132,
            inner=() if is_active else here,
            outer=here if is_active else (),
            state="active" if is_active else "normal",
        )
        canvas.chip(_changed(4, 0) if is_active else "+1", 82 + 154 * number, 176)
    canvas.arrow(200, 176, 112, 176)
    canvas.arrow(272, 176, 362, 176)
    canvas.arrow(418, 176, 516, 176)


def port(canvas: Canvas) -> None:
    """Two shuttles dock at one station."""
    canvas.room(Station.PORT, 28, 22, 160, outer=[(_ADA, 0)], state="active")
    canvas.chip(_changed(2, 0), 108, 204)
    canvas.arrow(204, 104, 268, 104)
    canvas.room(Station.COMMAND, 290, 22, 160, inner=[(_ADA, 5)], docked=(0, 1))


def canteen(canvas: Canvas) -> None:
    """Three cards face down, one from each of the others."""
    canvas.room(Station.CANTEEN, 28, 20, 160, outer=[(_ADA, 0)], state="active")
    canvas.chip(_changed(3, 0), 108, 202)
    for number in range(3):
        x = 270 + 92 * number
        canvas.back(x, 84, 74, "row")
        canvas.robot(number + 1, x, 190, 44)
    canvas.arrow(222, 84, 198, 84)


def laser(canvas: Canvas) -> None:
    """Three shots: two from the command centre, one from the energy centre."""
    cards = ((Station.BIOTOPE, Colour.WHITE), (Station.PORT, Colour.WHITE), (Station.MACHINE, Colour.VIOLET))
    for number, (station, colour) in enumerate(cards):
        canvas.card(station, colour, 56 + 66 * number, 106, 62)
    canvas.room(Station.COMMAND, 246, 22, 152, inner=[(_BEN, 2)], docked=(0,))
    canvas.room(Station.CENTRE, 430, 22, 152, outer=[(_BEN, 0)], docked=(1,), state="active")
    canvas.chip(_changed(4, 2), 322, 196)
    canvas.chip(_changed(4, 0), 506, 196)
    canvas.lasers(QRectF(90, 228, 380, 66), [0, 3])
    canvas.chip("+3", 508, 261)


def taking(canvas: Canvas) -> None:
    """Pile, display and discards."""
    canvas.back(70, 96, 84, count=4)
    faces = (
        (Station.CENTRE, Colour.WHITE),
        (Station.COMMAND, Colour.RED),
        (Station.BIOTOPE, Colour.BLUE),
    )
    for number, (station, colour) in enumerate(faces):
        canvas.card(station, colour, 200 + 96 * number, 94, 84)
    canvas.card(Station.MACHINE, Colour.YELLOW, 520, 94, 84)


def result(canvas: Canvas) -> None:
    """Two are tied on the laser; the energy centre decides."""
    canvas.lasers(QRectF(24, 56, 340, 100), [8, 8, 5])
    canvas.arrow(376, 106, 408, 106)
    canvas.room(Station.CENTRE, 420, 22, 164, inner=[(_ADA, 0), (_BEN, 2), (_CLEO, 6)])


def cover_rules(canvas: Canvas) -> None:
    """The ring."""
    canvas.ring(QRectF(8, 6, canvas.width - 16, canvas.height - 12), seats=2)


def cover_stations(canvas: Canvas) -> None:
    """Two rooms."""
    canvas.room(Station.BIOTOPE, 14, 20, 104, inner=[(_CLEO, 4)])
    canvas.room(Station.PORT, 108, 34, 104, inner=[(_ADA, 2)], docked=(1,))


def cover_glossary(canvas: Canvas) -> None:
    """Symbols and colours."""
    for number in range(6):
        x, y = 40 + 46 * (number % 3), 40 + 68 * (number // 3)
        lay(canvas.painter, box(x - 20, y - 20, 40, 40, 9), PAPER, 2.5, 0.3)
        paint_symbol(canvas.painter, QRectF(x - 14, y - 14, 28, 28), STATIONS[number], INK)
    for number, colour in enumerate(COLOURS):
        x, y = 172 + 26 * (number % 2), 32 + 42 * (number // 2)
        lay(canvas.painter, disc(x, y, 1), INK)
        paint_colour_mark(canvas.painter, QRectF(x - 14, y - 14, 28, 28), colour, colour_letter(colour))
