from itertools import combinations

import pytest
from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPicture
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from enix_desktop.games.enix.components import ENERGIES, ActionCard, Energy
from enix_desktop.ui.enix.card_art import paint_back, paint_front
from enix_desktop.ui.enix.card_item import CardItem
from enix_desktop.ui.enix.card_motifs import MOTIFS
from enix_desktop.ui.table.card_lettering import fitted
from enix_desktop.ui.table.card_marks import Glow
from enix_desktop.ui.widgets.theme import current_theme
from tests.gui.enix.card_pictures import CARDS, NAMES, card, drawn, ink, picture

pytestmark = pytest.mark.usefixtures("qapp")
SMALL = QRectF(0, 0, 60, 90)


def front(shown: ActionCard, name: str = "") -> QImage:
    return drawn(lambda painter: paint_front(painter, shown, SMALL, name), 60, 90)


def face_up(card_id: str) -> CardItem:
    shown = card(card_id)
    item = CardItem(shown, shown.energy)
    item.set_face_up(True)
    return item


def difference(first: QImage, second: QImage) -> int:
    return sum(
        first.pixel(x, y) != second.pixel(x, y) for x in range(first.width()) for y in range(first.height())
    )


def test_every_card_has_a_name_and_a_motif_of_its_own() -> None:
    ids = [shown.id for shown in CARDS]
    assert sorted(NAMES) == sorted(MOTIFS) == sorted(ids)
    assert len(set(NAMES.values())) == len(ids)
    assert len(set(MOTIFS.values())) == len(ids)
    assert all(0 < len(name) <= 18 for name in NAMES.values())


@pytest.mark.parametrize("energy", ENERGIES)
def test_every_front_differs_from_every_other_even_without_value_and_symbols(energy: Energy) -> None:
    plain = [ActionCard(shown.id, shown.energy, 1, ()) for shown in CARDS if shown.energy == energy]
    for first, second in combinations([front(shown) for shown in plain], 2):
        assert difference(first, second) > 300


def test_value_and_symbols_can_be_seen() -> None:
    shown = card("hydro-01")
    assert front(shown) != front(ActionCard(shown.id, shown.energy, -9, shown.symbols))
    assert front(shown) != front(ActionCard(shown.id, shown.energy, shown.value, shown.symbols[::-1]))
    assert front(shown) != front(ActionCard(shown.id, shown.energy, shown.value, shown.symbols[:1]))


def test_a_card_without_a_motif_still_shows_its_value() -> None:
    assert front(ActionCard("new", Energy.WIND, 4, ())) != front(ActionCard("new", Energy.WIND, 5, ()))


def test_a_long_name_stays_inside_its_band() -> None:
    for name in ("Weir", "Pumpspeicherkraftwerk", "Centrale hydroélectrique au fil de l'eau"):
        assert fitted(name, 60, 163, size=12.5, least=9.0, width=104).boundingRect().width() <= 104.5


def test_a_back_shows_the_energy_and_nothing_else() -> None:
    backs = {energy: picture(CardItem(None, energy)) for energy in ENERGIES}
    for shown in CARDS:
        assert picture(CardItem(shown, shown.energy)) == backs[shown.energy]
    assert all(difference(first, second) > 3000 for first, second in combinations(backs.values(), 2))


def test_backs_differ_at_a_height_of_forty_pixels() -> None:
    backs = [
        drawn(lambda painter, e=energy: paint_back(painter, e, QRectF(0, 0, 27, 40)), 27, 40)  # type: ignore[misc]
        for energy in ENERGIES
    ]
    assert all(difference(first, second) > 500 for first, second in combinations(backs, 2))


def test_the_back_of_an_unknown_card_does_not_depend_on_the_card() -> None:
    neutral = picture(CardItem(None, None))
    for shown in CARDS:
        assert picture(CardItem(shown, None)) == neutral


def test_a_card_that_nobody_knows_shows_its_back_even_face_up() -> None:
    item = CardItem(None, Energy.OCEAN)
    item.set_face_up(True)
    assert not item.is_face_up
    assert picture(item) == picture(CardItem(None, Energy.OCEAN))


def test_half_way_over_a_card_has_no_width() -> None:
    item = face_up("solar-11")
    whole = ink(picture(item))
    item.setProperty("flip", 0.5)
    assert ink(picture(item)) == 0
    item.setProperty("flip", 0.45)
    assert 0 < ink(picture(item)) < whole / 4


def test_a_card_turns_over_by_animation(qtbot: QtBot) -> None:
    shown = card("biomass-07")
    item = CardItem(shown, shown.energy)
    animation = QPropertyAnimation(item, b"flip")
    animation.setDuration(40)
    animation.setEasingCurve(QEasingCurve.Type.OutCubic)
    animation.setEndValue(1.0)
    with qtbot.waitSignal(animation.finished, timeout=2000):
        animation.start()
    assert item.is_face_up
    assert picture(item) == picture(face_up("biomass-07"))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_mark_can_be_seen(theme: str) -> None:
    current_theme.use(theme)
    try:
        item = face_up("hydro-04")
        glows: tuple[Glow, ...] = ("may", "refused", "chosen")
        pictures = [picture(item)]
        for glow in glows:
            item.set_glow(glow)
            pictures.append(picture(item))
        item.set_glow(None)
        item.set_dimmed(True)
        pictures.append(picture(item))
        item.set_dimmed(False)
        item.set_lifted(True)
        pictures.append(picture(item))
        item.set_lifted(False)
        assert all(difference(first, second) > 400 for first, second in combinations(pictures, 2))
        assert picture(item) == pictures[0]
    finally:
        current_theme.use("light")


def test_everything_painted_lies_inside_the_bounds() -> None:
    item = face_up("ocean-02")
    item.set_lifted(True)
    item.set_glow("chosen")
    image, bounds = picture(item), item.boundingRect().translated(90, 140).toAlignedRect()
    for x in range(image.width()):
        for y in range(image.height()):
            assert bounds.contains(x, y) or image.pixelColor(x, y).alpha() == 0


def on_screen(qtbot: QtBot, *items: CardItem) -> QGraphicsView:
    scene = QGraphicsScene(-200, -200, 400, 400)
    view = QGraphicsView(scene)
    scene.setParent(view)
    for item in items:
        scene.addItem(item)
    view.resize(420, 420)
    qtbot.addWidget(view)
    view.show()
    qtbot.waitExposed(view)
    QTest.mouseMove(view.viewport(), QPoint(2, 2))
    return view


def spot(view: QGraphicsView, x: float, y: float) -> QPoint:
    return view.mapFromScene(x, y)


def test_a_press_is_reported_and_nothing_else_happens(qtbot: QtBot) -> None:
    item = face_up("solar-04")
    view = on_screen(qtbot, item)
    move_away(view)
    before = picture_in(view)
    with qtbot.waitSignal(item.pressed, timeout=1000):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot(view, 30, 40))
    with qtbot.assertNotEmitted(item.pressed):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=spot(view, 30, 40))
        move_away(view)

    def looks_as_before() -> bool:
        move_away(view)  # a window that has just appeared may hear of the mouse late
        return picture_in(view) == before

    qtbot.waitUntil(looks_as_before)
    assert not item.contains(QPointF(80, 40))


def move_away(view: QGraphicsView) -> None:
    """Leave the card, wherever an earlier test has left the mouse: staying on one spot would be no news."""
    for spot_beside in (QPoint(5, 5), QPoint(9, 9)):
        QTest.mouseMove(view.viewport(), spot_beside)
        QTest.qWait(10)


def picture_in(view: QGraphicsView) -> QImage:
    return view.viewport().grab().toImage()


def test_the_mouse_over_a_card_is_reported_and_raises_it(qtbot: QtBot) -> None:
    item = face_up("solar-04")
    view = on_screen(qtbot, item)
    seen: list[bool] = []
    item.hovered.connect(seen.append)
    move_away(view)

    def is_raised() -> bool:
        for down in (78, 80):  # a window that has just appeared may hear of the mouse late
            QTest.mouseMove(view.viewport(), spot(view, 0, down))
        return seen == [True] and item.rise > 0

    qtbot.waitUntil(is_raised)
    # The place it rose from still belongs to it.
    QTest.mouseMove(view.viewport(), spot(view, 0, 88))
    assert seen == [True]
    QTest.mouseMove(view.viewport(), spot(view, 150, 150))
    qtbot.waitUntil(lambda: seen == [True, False])
    assert item.rise == 0


def test_a_card_on_paper_is_drawn_as_large_as_its_place() -> None:
    recorded = QPicture()
    painter = QPainter(recorded)
    paint_back(painter, Energy.SOLAR, QRectF(100, 200, 60, 90))
    painter.end()
    drawn = QRectF(recorded.boundingRect())
    assert QRectF(98, 198, 64, 94).contains(drawn)
    assert drawn.height() > 80
