"""What several people share never lies over anything else: the prompt, the hand and the buttons."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.enix import events
from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.games.enix.phases import Phase
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.enix.board_geometry import INNER_RADIUS, TILE_RADIUS, centre
from enix_desktop.ui.enix.placing_mode import PlaceMode
from enix_desktop.ui.enix.table_screen import TableScreen
from tests.gui.enix.table.person import Person, prepared
from tools.screens import asked, first, public_table, table

SIZES = ((1024, 640), (1024, 700), (1280, 800))
FIVE = {
    "hands": [
        "solar-05 hydro-04 wind-07",
        "solar-01 ocean-01 ocean-02",
        "solar-02 ocean-03 wind-01",
        "solar-03 ocean-04 wind-02",
        "solar-04 hydro-01 wind-03",
    ]
}


@pytest.fixture
def family(qtbot: QtBot, tmp_path: Path) -> Iterator[Person]:
    """Four people and a computer."""
    person = Person(prepared(FIVE, people=(0, 1, 2, 3)), tmp_path / "game.json")
    yield person
    person.leave()


@pytest.mark.parametrize("size", SIZES)
def test_the_first_prompt_does_not_cover_the_hand(family: Person, size: tuple[int, int]) -> None:
    screen = family.screen
    screen.resize(*size)
    screen.begin()
    assert family.curtains
    # The computer lays while the first person is called, and that is shown behind the curtain.
    family.wait(lambda: bool(family.match.record.entries))
    family.wait(lambda: bool(screen.scene.places[4]._laid))
    screen.lift_curtain()
    family.wait(lambda: family.controller.decision is not None)
    QApplication.processEvents()
    hand = screen.scene.plan.hand.toRect()
    assert screen.scene.shows_hand
    assert screen._prompt.text()
    assert not screen._prompt.geometry().intersects(hand)
    assert not screen.button_panel.geometry().intersects(hand)
    assert screen.button_panel.geometry() == screen.scene.button_room.toRect()


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    """The language with the longest words."""
    languages = Languages(qapp)
    languages.use("de")
    yield
    languages.use("en")


def assert_nothing_overlaps(screen: TableScreen) -> None:
    """No button lies over another one or out of its room, and none over prompt, hand or stacks."""
    QApplication.processEvents()
    panel = screen.button_panel
    buttons = [button for button in panel.findChildren(QPushButton) if button.isVisible()]
    for one, other in combinations(buttons, 2):
        assert not one.geometry().intersects(other.geometry()), f"{one.text()} lies over {other.text()}"
    for button in buttons:
        assert panel.rect().contains(button.geometry()), f"{button.text()} is cut off"
        metrics, lines = button.fontMetrics(), button.text().count("\n") + 1
        assert button.height() >= lines * metrics.height(), f"{button.text()} is cut off"
    plan = screen.scene.plan
    for room in (plan.hand, plan.pile, *plan.stacks, plan.cap_home, screen._prompt.geometry().toRectF()):
        assert not panel.geometry().toRectF().intersects(room)
    assert not screen._prompt.geometry().toRectF().intersects(plan.hand)


PHASES = (Phase.PLACE_TILE, Phase.MOVE, Phase.TAKE, Phase.STEAL, Phase.REFILL)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("phase", PHASES)
def test_no_button_lies_over_another_at_the_public_table(
    german: None, phase: Phase, size: tuple[int, int]
) -> None:
    screen = public_table(phase)
    screen.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    screen.resize(*size)
    screen.show()
    button = screen.sharing.button
    assert button.isVisible()
    assert_nothing_overlaps(screen)
    if isinstance(screen.mode, PlaceMode):
        screen.mode._lift(ENERGIES[0])
        assert screen.button("confirm") is not None
        assert_nothing_overlaps(screen)
    where = button.mapToGlobal(button.rect().center())
    screen.sharing.peek(True)
    assert_nothing_overlaps(screen)
    assert button.mapToGlobal(button.rect().center()) == where, "it stays under the mouse that holds it"
    screen.sharing.peek(False)
    assert_nothing_overlaps(screen)


NEWS = [events.CardsTaken(0, Energy.HYDRO, (0, 1), (2, 3)), events.CardStolen(1, 0, Energy.WIND, 60)]


def places_of(screen: TableScreen) -> list[tuple[str, QRectF]]:
    """Where everything lies but the hand that is held and what is told with it."""
    QApplication.processEvents()
    tray = screen.scene.tray
    items = [item for item in screen.scene.items() if item is not tray and not tray.isAncestorOf(item)]
    widgets = [screen._prompt, screen.button_panel, *screen.button_panel.findChildren(QPushButton)]
    return [
        *((type(item).__name__, item.sceneBoundingRect()) for item in items if item.isVisible()),
        *((type(widget).__name__, widget.geometry().toRectF()) for widget in widgets if widget.isVisible()),
    ]


def picture_without(screen: TableScreen, *rooms: QRect) -> QImage:
    picture = screen.view.grab()
    painter = QPainter(picture)
    for room in rooms:
        painter.fillRect(room, Qt.GlobalColor.black)
    painter.end()
    return picture.toImage()


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080)])
@pytest.mark.parametrize("phase", PHASES)
def test_nothing_but_the_hand_changes_its_place_while_it_is_held(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, phase: Phase, size: tuple[int, int]
) -> None:
    screen = public_table(phase)
    monkeypatch.setattr(screen.driver, "news", lambda: NEWS)
    screen.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    screen.resize(*size)
    screen.show()
    if isinstance(screen.mode, PlaceMode):
        screen.mode._lift(ENERGIES[0])
    qtbot.waitUntil(lambda: not screen.scene.camera.is_gliding)
    before, said = places_of(screen), screen.prompt()
    unheld = screen.view.grab().toImage()
    screen.sharing.peek(True)
    assert screen.scene.tray.hand.cards
    panel = screen.story.recap.panel
    assert panel.lines[0].text.startswith("You got ")
    assert panel.lines[1].text.startswith("Volta stole from you: ")
    assert places_of(screen) == before
    assert not screen.scene.camera.is_gliding
    assert screen.prompt() == said
    tray = screen.scene.tray.sceneBoundingRect().toAlignedRect()
    assert not panel.geometry().intersects(tray)
    for room in (screen._prompt.geometry(), screen.button_panel.geometry()):
        assert not tray.intersects(room)
    seen = picture_without(screen, tray, panel.geometry())
    screen.sharing.peek(False)
    assert places_of(screen) == before
    assert not panel.isVisible()
    assert not screen.scene.tray.hand.cards
    assert screen.view.grab().toImage() == unheld
    assert picture_without(screen, tray, panel.geometry()) == seen


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("phase", [*PHASES, Phase.LAY])
def test_no_button_lies_over_another_in_a_private_moment(
    german: None, phase: Phase, size: tuple[int, int]
) -> None:
    match = first(5, asked(phase))
    people = tuple(
        replace(who, player=None if seat < 4 else "casual")
        for seat, who in enumerate(match.record.participants)
    )
    match.record.participants = people
    screen = table(match)
    screen.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    screen.resize(*size)
    screen.show()
    if isinstance(screen.mode, PlaceMode):
        screen.mode._lift(ENERGIES[0])
    assert_nothing_overlaps(screen)


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080)])
@pytest.mark.parametrize("is_public", [True, False])
def test_every_place_for_a_tile_is_seen_whole(
    qapp: QApplication, is_public: bool, size: tuple[int, int]
) -> None:
    screen = public_table(Phase.PLACE_TILE) if is_public else table(first(5, asked(Phase.PLACE_TILE)))
    screen.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    screen.resize(*size)
    screen.show()
    QApplication.processEvents()
    mode, board, plan = screen.mode, screen.scene.board, screen.scene.plan
    assert isinstance(mode, PlaceMode)
    for energy in ENERGIES:
        mode._lift(energy)
        for cell in mode.free_cells():
            around = QRectF(-TILE_RADIUS, -INNER_RADIUS, 2 * TILE_RADIUS, 2 * INNER_RADIUS)
            seen = board.mapRectToScene(around.translated(centre(cell)))
            assert seen.top() >= 0
            assert seen.bottom() <= plan.prompt.top()
            assert seen.left() >= plan.places[0].right()
            assert seen.right() <= plan.buttons.left()


def test_in_sight_of_all_the_ways_are_those_of_who_is_asked(qapp: QApplication) -> None:
    match = first(5, lambda s: asked(Phase.PLACE_TILE)(s) and s.active == 0 and s.pawns[0] != s.pawns[4])
    screen = table(match, EVERYBODY)
    mode = screen.mode
    assert isinstance(mode, PlaceMode)
    mode._lift(ENERGIES[0])
    assert match.state.pawns[0] not in mode.changes(), "the way to the own tile costs nothing"
