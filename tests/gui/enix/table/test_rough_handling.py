"""What impatient people do: clicking everywhere, skipping, resizing and leaving in the middle of a motion."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from enix_desktop.app.library.saves import load
from enix_desktop.app.play.choices import Choices, default_choices
from enix_desktop.app.system.paths import HOME_VARIABLE, games_folder
from enix_desktop.app.system.settings import Settings
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import replay
from enix_desktop.engine.rng import derived
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import Cross, Steal
from enix_desktop.games.enix.phases import Phase
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.widgets.theme import current_theme
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.enix.table.conftest import SitDown
from tests.gui.enix.table.person import Person
from tests.gui.enix.table.test_whole_game import dealt
from tests.gui.tables import table_of
from tests.rules.position import CODEC, RULES

LAYING = {
    "hands": ["solar-11 hydro-02 hydro-03 solar-01 solar-02", "hydro-01 wind-01 wind-03 wind-02 wind-05"],
    "pawns": ["solar", "biomass"],
}
STEALING = {
    "hands": ["solar-05 solar-01", "hydro-01 hydro-02 wind-01", "ocean-01 ocean-04 ocean-05"],
    "cap": "solar",
    "moves": ["all lay solar-05, hydro-01 and ocean-01", "everybody passes"],
}


class Fidget:
    """Clicks, drags, turns and types anywhere; the same seed does the same."""

    def __init__(self, person: Person, seed: int) -> None:
        self._person = person
        self._seed = seed
        self._count = 0

    def _below(self, limit: int) -> int:
        self._count += 1
        return derived(self._seed, str(self._count)) % limit

    def _anywhere(self) -> QPoint:
        person, scene = self._person, self._person.scene
        items = [*scene.board.tiles.values(), *scene.hand.cards.values(), *scene.stacks, *scene.places]
        item = items[self._below(len(items))]
        jitter = QPoint(self._below(81) - 40, self._below(81) - 40)
        return person.at(item.mapToScene(item.boundingRect().center())) + jitter

    def act(self) -> None:
        person = self._person
        match self._below(12):
            case 0 | 1 | 2 | 3:
                person.click(self._anywhere())
            case 4:
                person.double_click(self._anywhere())
            case 5 | 6:
                person.drag(self._anywhere(), self._anywhere())
            case 7:
                person.wheel(self._anywhere(), 1 - self._below(3))
            case 8:
                keys = (Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_R, Qt.Key.Key_1, Qt.Key.Key_Space)
                person.key(keys[self._below(len(keys))])
            case 9 | 10:
                buttons = [button for button in person.buttons().values() if button.isEnabled()]
                if buttons:
                    QTest.mouseClick(buttons[self._below(len(buttons))], Qt.MouseButton.LeftButton)
            case _:
                person.arm()


@pytest.fixture(autouse=True)
def plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableScreen, "confirm_end", lambda _self, _view, _end: None)


@pytest.mark.parametrize(("speed", "people"), [("instant", 1), ("normal", 1), ("fast", 2)])
def test_clicking_everywhere_never_breaks_the_game(
    qtbot: QtBot, tmp_path: Path, speed: str, people: int
) -> None:
    players = [None if seat < people else "casual" for seat in range(4)]
    person = Person(dealt(players, "french" if people > 1 else "english", 11), tmp_path / "g.json", speed)
    person.screen.curtain_wanted.connect(lambda _: person.screen.lift_curtain())
    try:
        person.sit_down()
        fidget = Fidget(person, 11)
        for _ in range(150):
            fidget.act()
            QApplication.processEvents()
        for _ in range(2000):  # on a busy machine the computers come late
            if len(person.match.record.entries) > 10:
                break
            fidget.act()
            qtbot.wait(5)
        assert len(person.match.record.entries) > 10
        person.assert_sound()
    finally:
        person.leave()


def test_a_click_that_skips_an_animation_decides_nothing(sit_down: SitDown) -> None:
    person = sit_down(LAYING, speed="slow")
    person.double_click(person.card("solar-11"))
    person.wait(lambda: person.screen.mode is None and person.screen.queue.is_running)
    for _ in range(1000):  # the way to the next question has several animations, and waits for the disk
        if person.controller.decision is not None:
            break
        person.click(person.tile(Energy.HYDRO))
        QTest.qWait(5)
    assert person.phase is Phase.MOVE
    assert person.moves[1:] == []
    person.click(person.tile(Energy.HYDRO))
    assert person.moves[1:] == [Cross(Energy.HYDRO)]


def test_a_click_that_ends_the_last_animation_does_not_answer_the_next_question(sit_down: SitDown) -> None:
    """With everything on disk, the next question comes between press and release."""
    person = sit_down(STEALING, speed="slow")
    person.click(person.back(1, Energy.HYDRO))
    first = Steal(1, Energy.HYDRO)
    assert person.moves == [first]
    assert person.screen.queue.is_running
    person.saver.flush()
    QApplication.processEvents()
    assert person.controller.decision is None
    person.click(person.back(2, Energy.OCEAN))
    assert not person.screen.queue.is_running
    assert person.phase is Phase.STEAL
    assert person.moves == [first]
    person.click(person.back(2, Energy.OCEAN))
    assert person.moves == [first, Steal(2, Energy.OCEAN)]


def test_a_click_of_who_is_asked_already_counts_while_others_are_shown(sit_down: SitDown) -> None:
    person = sit_down(LAYING, speed="slow")
    person.wait(lambda: person.screen.queue.is_running)
    person.click(person.card("solar-11"))
    assert person.buttons()["lay"].isEnabled()


def test_space_skips_an_animation_too(sit_down: SitDown) -> None:
    person = sit_down(LAYING, speed="slow")
    person.double_click(person.card("solar-11"))
    assert person.screen.queue.is_running
    person.key(Qt.Key.Key_Space)
    assert not person.screen.queue.is_running


def test_an_animation_cut_short_ends_in_the_same_picture(sit_down: SitDown) -> None:
    slow, instant = sit_down(LAYING, speed="slow"), sit_down(LAYING)
    for person in (slow, instant):
        person.double_click(person.card("solar-11"))
        while person.controller.decision is None:
            person.screen.queue.skip()
            QTest.qWait(1)
        person.click(person.tile(Energy.WIND))
        person.screen.queue.skip()
        person.wait_to_be_asked()
        QApplication.processEvents()
    assert slow.view.grab().toImage() == instant.view.grab().toImage()


def test_a_selected_card_survives_the_animations_of_others(sit_down: SitDown) -> None:
    person = sit_down(LAYING, speed="normal")
    person.click(person.card("solar-11"))
    person.wait(lambda: len(person.match.record.entries) == 1)
    person.wait(lambda: not person.screen.queue.is_running)
    assert person.buttons()["lay"].isEnabled()


def test_the_window_may_change_its_size_and_theme_in_the_middle_of_a_motion(sit_down: SitDown) -> None:
    person = sit_down(LAYING, speed="normal")
    person.double_click(person.card("solar-11"))
    for width, theme in ((1024, "dark"), (1900, "light"), (1280, "dark"), (1400, "light")):
        person.screen.resize(width, width * 10 // 16)
        current_theme.use(theme)
        QTest.qWait(20)
        person.view.grab()
    person.wait_to_be_asked()
    assert person.phase is Phase.MOVE
    for seat, tile in enumerate(person.state.pawns):
        spot = person.scene.board.pawns[seat].pos() - person.scene.board.tiles[tile].pos()
        assert spot.manhattanLength() < 110


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    made = MainWindow(Settings())
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    yield made
    made.close()


def quick_choices() -> Choices:
    choices = default_choices(ENIX)
    return Choices("enix", choices.seats, seed=4, speed="normal")


def test_a_game_can_be_left_and_continued_in_the_middle_of_a_motion(window: MainWindow) -> None:
    window.games.start(quick_choices())
    for attempt in range(3):
        table = table_of(window.games)
        QTest.qWait(30)
        QTest.keyClick(table, Qt.Key.Key_2)
        QTest.keyClick(table, Qt.Key.Key_Return)
        assert table.queue.is_running or attempt > 0
        window.show_start()
        current_theme.use("dark")
        QTest.qWait(20)
        current_theme.use("light")
        window.games.opening.open_last()
        QTest.qWait(20)
        window.resize(window.width() + 16, window.height())
    window.close()
    [path] = list(games_folder().glob("*.enix"))
    record = load(path)
    assert len(list(replay(RULES, CODEC, record))) == len(record.entries)


def test_the_window_can_be_closed_in_the_middle_of_a_drag(window: MainWindow) -> None:
    window.games.start(quick_choices())
    table = table_of(window.games)
    tile = table.view.mapFromScene(table.scene.board.tiles[Energy.WIND].scenePos())
    QTest.mousePress(table.view.viewport(), Qt.MouseButton.LeftButton, pos=tile)
    QTest.mouseMove(table.view.viewport(), tile + QPoint(40, 40))
    window.close()
    QApplication.processEvents()
    assert not window.isVisible()
    [path] = list(games_folder().glob("*.enix"))
    record = load(path)
    assert all(entry.seat != 0 for entry in record.entries), "the person has decided nothing"
    assert len(list(replay(RULES, CODEC, record))) == len(record.entries)


def test_starting_game_after_game_leaves_no_old_table_behind(window: MainWindow) -> None:
    scenes = []
    for _ in range(4):
        window.games.start(quick_choices())
        scenes.append(table_of(window.games).scene)
        QTest.qWait(5)
    window.show_start()
    QTest.qWait(10)
    assert window.findChildren(TableScreen) == []
    assert not any(isValid(scene) for scene in scenes)
