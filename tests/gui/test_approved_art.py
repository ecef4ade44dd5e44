"""Cards, tiles, pieces and everything else that is drawn look as they were approved, in each theme."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsScene

from enix_desktop.catalogue import GAMES
from enix_desktop.games.enix.components import ENERGIES, ActionCard, Energy, standard_components
from enix_desktop.i18n.languages import Languages
from enix_desktop.i18n.texts import FALLBACK
from enix_desktop.ui.enix.achievements.emblems import paint_emblem
from enix_desktop.ui.enix.book.figures import gallery
from enix_desktop.ui.enix.book.figures.gallery import FIGURES
from enix_desktop.ui.enix.box_art import paint_energies, paint_title
from enix_desktop.ui.enix.card_art import paint_back, paint_empty_place, paint_front, paint_unknown_back
from enix_desktop.ui.enix.card_names import card_name
from enix_desktop.ui.enix.goblin import paint_cap, paint_goblin, paint_peeking, paint_shy_goblin
from enix_desktop.ui.enix.paper.result_sheet import ResultSheet
from enix_desktop.ui.enix.paper.rules_paper import RulesPaper
from enix_desktop.ui.enix.paper.score_sheet import ScoreSheet
from enix_desktop.ui.enix.symbols import cap_path, energy_symbol, jump_arc, shift_arrow, turn_arrow
from enix_desktop.ui.enix.tile_item import TileItem
from enix_desktop.ui.paper.sheet import Sheets, on_paper, size_in_units
from enix_desktop.ui.table.pawn_item import paint_pawn
from enix_desktop.ui.table.pieces import PAWNS, PawnLook
from enix_desktop.ui.widgets.fonts import load_fonts
from enix_desktop.ui.widgets.theme import THEMES, Theme, current_theme
from tests.gui.approving import GOLDEN, coarse, differing
from tests.gui.enix.card_pictures import CARDS
from tests.gui.hertzschlag.art.hertzschlag_sheets import SHEETS as HERTZSCHLAG_SHEETS
from tests.gui.paper.example_result import result
from tests.gui.station.art.station_sheets import SHEETS as STATION_SHEETS

APPROVED = GOLDEN / "art"
COARSE = 4
COLUMNS = 12
Paint = Callable[[QPainter, QRectF], None]


def item_painter(item: QGraphicsItem) -> Paint:
    def paint(painter: QPainter, room: QRectF) -> None:
        scene = QGraphicsScene()
        scene.addItem(item)
        reach = room.width() / 2
        scene.render(painter, room, QRectF(-reach, -reach, 2 * reach, 2 * reach))
        scene.removeItem(item)

    return paint


def path_painter(path: QPainterPath) -> Paint:
    def paint(painter: QPainter, room: QRectF) -> None:
        painter.save()
        painter.translate(room.center())
        painter.scale(room.width() / 3, room.height() / 3)
        painter.fillPath(path, QColor("black"))
        painter.restore()

    return paint


def pawn_painter(look: PawnLook, is_in_turn: bool) -> Paint:
    def paint(painter: QPainter, room: QRectF) -> None:
        painter.save()
        painter.translate(room.center() + QPointF(0, 20))
        painter.scale(1.5, 1.5)
        paint_pawn(painter, look, is_in_turn)
        painter.restore()

    return paint


def tile_painter(energy: Energy, is_dark: bool) -> Paint:
    tile = TileItem(energy, standard_components().rays[energy])
    tile.set_dark(is_dark)
    return item_painter(tile)


def cards() -> Sequence[Paint]:
    def paint(card: ActionCard, painter: QPainter, room: QRectF) -> None:
        paint_front(painter, card, room, card_name(card))

    return [partial(paint, card) for card in CARDS]


def backs() -> Sequence[Paint]:
    def paint(energy: Energy, painter: QPainter, room: QRectF) -> None:
        paint_back(painter, energy, room)

    return [*(partial(paint, energy) for energy in ENERGIES), paint_unknown_back, paint_empty_place]


def symbols() -> Sequence[Paint]:
    paths = (*map(energy_symbol, ENERGIES), cap_path(), jump_arc(), shift_arrow(), turn_arrow())
    return [path_painter(path) for path in paths]


def emblems() -> Sequence[Paint]:
    def paint(badge: str, is_earned: bool, painter: QPainter, room: QRectF) -> None:
        paint_emblem(painter, badge, room, is_earned)

    return [partial(paint, *kind) for kind in product(GAMES["enix"].badges, (True, False))]


def boxes() -> Sequence[Paint]:
    def paint(art: Callable[[QPainter, QRectF, Theme], None], painter: QPainter, room: QRectF) -> None:
        art(painter, room, current_theme.theme)

    return [partial(paint, art) for art in (paint_energies, paint_title)]


SHEETS: dict[str, tuple[QSize, Callable[[], Sequence[Paint]]]] = {
    "cards": (QSize(120, 180), cards),
    "backs": (QSize(120, 180), backs),
    "tiles": (QSize(240, 240), lambda: [tile_painter(*kind) for kind in product(ENERGIES, (False, True))]),
    "goblins": (QSize(240, 240), lambda: [paint_goblin, paint_cap, paint_peeking, paint_shy_goblin]),
    "symbols": (QSize(96, 96), symbols),
    "pieces": (QSize(96, 96), lambda: [pawn_painter(*kind) for kind in product(PAWNS, (False, True))]),
    "emblems": (QSize(96, 96), emblems),
    "box": (QSize(640, 300), boxes),
    **STATION_SHEETS,
    **HERTZSCHLAG_SHEETS,
}


def sheet(size: QSize, paints: Sequence[Paint]) -> QImage:
    """All drawings side by side."""
    columns = min(COLUMNS, len(paints))
    image = QImage(
        size.width() * columns, size.height() * -(-len(paints) // columns), QImage.Format.Format_RGB32
    )
    image.fill(current_theme.theme.table)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, paint in enumerate(paints):
        row, column = divmod(number, columns)
        corner = QPointF(column * size.width(), row * size.height())
        paint(painter, QRectF(corner, QSizeF(size)))
    painter.end()
    return image


@pytest.fixture
def look(qapp: QApplication) -> Iterator[None]:
    load_fonts()
    Languages(qapp).use(FALLBACK)
    yield
    current_theme.use("light")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", SHEETS)
def test_what_is_drawn_looks_as_it_was_approved(look: None, tmp_path: Path, name: str, theme: str) -> None:
    current_theme.use(theme)
    size, paints = SHEETS[name]
    picture = sheet(size, paints())
    picture.save(str(tmp_path / f"{name}.png"))
    assert differing(coarse(picture, COARSE), APPROVED / f"{name}-{theme}.png") == [], tmp_path


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_of_the_book_looks_as_it_was_approved(look: None, name: str) -> None:
    picture = gallery.picture(f"figure/{name}@{FIGURES[name].width}", 1.0)
    assert picture is not None
    solid = QImage(picture.size(), QImage.Format.Format_RGB32)
    solid.fill(current_theme.theme.panel)
    painter = QPainter(solid)
    painter.drawImage(0, 0, picture)
    painter.end()
    assert differing(coarse(solid, COARSE), APPROVED / f"figure-{name}.png") == []


@pytest.mark.parametrize(
    "sheets",
    [RulesPaper(None), ScoreSheet(), ResultSheet(lambda: result(6))],
    ids=["rules", "score", "result"],
)
def test_printed_pages_look_as_they_were_approved(look: None, sheets: Sheets) -> None:
    size = size_in_units("a4")
    with on_paper():
        pages = sheets.pages(size)
        image = QImage(int(size.width()) * len(pages), int(size.height()), QImage.Format.Format_RGB32)
        image.fill("white")
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for page in pages:
            painter.save()
            page(painter)
            painter.restore()
            painter.translate(int(size.width()), 0)
        painter.end()
    assert differing(coarse(image, 2 * COARSE), APPROVED / f"paper-{sheets.key}.png") == []
