"""The frame of every bench: cover, clock, sand timer, undo, hints, giving up, languages and themes."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from enix_desktop.app.system.settings import Settings
from enix_desktop.games.enigma.puzzles.puzzle import Category, ConduitsPuzzle, Port, WeightsPuzzle
from enix_desktop.i18n import pseudo
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.enigma.bench.bench import BenchHelp
from enix_desktop.ui.enigma.bench.panel import BenchPanel
from enix_desktop.ui.enigma.bench.weights_items import Group
from enix_desktop.ui.enigma.bench.weights_model import LEFT, RIGHT, Cup
from enix_desktop.ui.table.motion import motion
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.style_sheet import Appearance
from enix_desktop.ui.widgets.theme import LARGE_TARGET, STEP, TARGET, current_theme
from tests.gui.accessibility import about, found, name, press
from tests.gui.enigma.bench.conftest import Opened
from tests.gui.enigma.bench.hands import Solutions, at, click, key, tile, told
from tests.patience import patience

BOOK = WeightsPuzzle((13, 6), (5, 7), 5)
OTHER = WeightsPuzzle((2, 3, 4), (8, 9), 6)
PIPES = ConduitsPuzzle(((0, 0), (1, 0)), (Port(0, 0, 3),), ("p2", "p4", "p5", "p6", "p7", "p8", "p9"))
HINTS = BenchHelp(has_hints=True)
CONTROL = Qt.KeyboardModifier.ControlModifier


def cup(arm: int, place: int) -> Spot:
    return Spot(Group.CUP, Cup(arm, place))


def seen(panel: BenchPanel) -> QImage:
    return panel.grab().toImage()


def heard(panel: BenchPanel) -> list[tuple[str, str]]:
    """All that a screen reader finds."""
    return [(name(each), about(each)) for each in found(panel)]


def tips(panel: BenchPanel) -> list[str]:
    return [widget.toolTip() for widget in panel.findChildren(QWidget) if widget.isVisible()]


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is announced, whether a screen reader runs or not."""
    texts: list[str] = []

    def say(_self: object, text: str, topic: str = "", is_urgent: bool = False) -> None:
        del topic, is_urgent
        texts.append(text)

    monkeypatch.setattr("enix_desktop.ui.widgets.announcer.Announcer.say", say)
    return texts


def wait(qtbot: QtBot, condition: Callable[[], bool]) -> None:
    """Until *condition* holds: what a screen reader presses is pressed a moment later."""
    qtbot.waitUntil(condition, timeout=round(1000 * patience()))


# The cover


@pytest.mark.parametrize("other", [OTHER, PIPES])
def test_nothing_of_a_covered_puzzle_is_seen_or_heard(
    opened: Opened, other: WeightsPuzzle | ConduitsPuzzle
) -> None:
    one, two = opened(BOOK), opened(other)
    click(one, cup(LEFT, 0))
    two.bench.lay_hint()
    assert heard(one) != heard(two)
    for panel in (one, two):
        panel.set_progress(0.3)
        panel.cover("Pause")
    assert seen(one) == seen(two)
    assert heard(one) == heard(two)
    assert tips(one) == tips(two)
    for panel in (one, two):
        panel.uncover()
    assert heard(one) != heard(two)


def test_a_covered_bench_takes_no_key_and_no_screen_reader(opened: Opened) -> None:
    panel = opened(BOOK)
    click(panel, cup(LEFT, 0))
    node = told(panel, "Left cup 13")
    panel.cover("Pause")
    for which in (Qt.Key.Key_1, Qt.Key.Key_Plus, Qt.Key.Key_K, Qt.Key.Key_Right):
        QTest.keyClick(panel, which)
    QTest.keyClick(panel, Qt.Key.Key_Z, CONTROL)
    assert not node.isValid()
    assert panel.arrangement() == [[1, 0], [0, 0]]
    assert not panel.keys_note.isVisible()


@pytest.mark.parametrize("how", ["mouse", "key", "reader"])
def test_the_cover_is_opened_in_every_way(opened: Opened, qtbot: QtBot, how: str) -> None:
    panel = opened(BOOK)
    panel.ready.connect(panel.uncover)
    panel.cover("Ada")
    assert panel.is_covered
    if how == "mouse":
        QTest.mouseClick(panel.cover_sheet.button, Qt.MouseButton.LeftButton)
    elif how == "key":
        key(panel, Qt.Key.Key_Return)
    else:
        press(told(panel, "Ready"))
        wait(qtbot, lambda: not panel.is_covered)
    assert not panel.is_covered
    assert panel.hasFocus()
    key(panel, Qt.Key.Key_Right)
    assert panel.cursor_ring.is_shown


def test_a_cover_without_a_button_waits_for_its_owner(opened: Opened) -> None:
    panel = opened(BOOK)
    opened_by = []
    panel.ready.connect(lambda: opened_by.append(1))
    panel.cover("Pause", "")
    key(panel, Qt.Key.Key_Return)
    assert not panel.cover_sheet.button.isVisible()
    assert not opened_by


def test_what_is_dragged_when_the_cover_falls_lies_where_it_was(opened: Opened) -> None:
    panel = opened(BOOK)
    click(panel, cup(LEFT, 0))
    viewport, pile = panel.view.viewport(), Spot(Group.PILE, Cup(LEFT, 0))
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=at(panel, pile))
    QTest.mouseMove(viewport, at(panel, pile) + QPoint(40, 40))
    QTest.mouseMove(viewport, at(panel, cup(RIGHT, 0)))
    assert panel.bench.is_dragging
    panel.cover("Pause")
    assert not panel.bench.is_dragging
    assert panel.arrangement() == [[1, 0], [0, 0]]


# Undo, redo, clearing, hints, giving up


def test_every_step_can_be_undone_and_done_again_with_keys_and_buttons(opened: Opened, qtbot: QtBot) -> None:
    panel = opened(BOOK)
    assert not panel.side.undo.isEnabled()
    for place in (0, 1, 0):
        click(panel, cup(LEFT, place))
    last = panel.arrangement()
    for _ in range(2):
        QTest.keyClick(panel, Qt.Key.Key_Z, CONTROL)
    QTest.mouseClick(panel.side.undo, Qt.MouseButton.LeftButton)
    assert panel.arrangement() == [[0, 0], [0, 0]]
    assert not panel.side.undo.isEnabled()
    QTest.keyClick(panel, Qt.Key.Key_Y, CONTROL)
    QTest.keyClick(panel, Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    press(told(panel, "Redo"))
    wait(qtbot, lambda: panel.arrangement() == last)
    assert panel.arrangement() == last


def test_two_quick_clicks_on_undo_are_two_steps(opened: Opened) -> None:
    panel = opened(BOOK)
    for place in (0, 1):
        click(panel, cup(LEFT, place))
    QTest.mouseClick(panel.side.undo, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(panel.side.undo, Qt.MouseButton.LeftButton)  # a press, told in another way
    QTest.mouseRelease(panel.side.undo, Qt.MouseButton.LeftButton)
    assert panel.arrangement() == [[0, 0], [0, 0]]


def test_a_button_that_can_do_no_more_gives_the_keys_back(opened: Opened) -> None:
    panel = opened(BOOK)
    click(panel, cup(LEFT, 0))
    panel.side.undo.setFocus()
    key(panel, Qt.Key.Key_Space)
    assert panel.hasFocus()


def test_clearing_the_bench_is_a_step_like_any_other(opened: Opened) -> None:
    panel = opened(BOOK)
    click(panel, cup(LEFT, 0))
    QTest.mouseClick(panel.side.reset, Qt.MouseButton.LeftButton)
    assert panel.arrangement() == [[0, 0], [0, 0]]
    panel.undo()
    assert panel.arrangement() == [[1, 0], [0, 0]]


def test_hints_are_there_only_where_the_table_has_them(opened: Opened) -> None:
    panel = opened(BOOK)
    key(panel, Qt.Key.Key_H)
    assert not panel.lay_hint()
    assert not panel.side.hint.isVisible()
    assert panel.arrangement() == [[0, 0], [0, 0]]
    helped = opened(BOOK, HINTS)
    key(helped, Qt.Key.Key_H)
    QTest.mouseClick(helped.side.hint, Qt.MouseButton.LeftButton)
    assert helped.arrangement() == [[1, 1], [0, 0]]


@pytest.mark.parametrize(
    ("puzzle", "words"),
    [(BOOK, "Left cup 13: 1 weight."), (PIPES, "Row 1, column 2: Piece 1, end, channels left.")],
)
def test_what_a_hint_laid_is_told(
    opened: Opened, said: list[str], puzzle: WeightsPuzzle | ConduitsPuzzle, words: str
) -> None:
    panel = opened(puzzle, HINTS)
    panel.lay_hint()
    assert said[-2].startswith("A hint lies on the bench.")
    assert said[-1].startswith(words)


def test_giving_up_is_asked_once_and_the_safe_answer_is_no(opened: Opened, qtbot: QtBot) -> None:
    panel = opened(BOOK)
    given_up = []
    panel.gave_up.connect(lambda: given_up.append(1))
    QTest.mouseClick(panel.side.give_up, Qt.MouseButton.LeftButton)
    assert panel.question.is_open
    key(panel, Qt.Key.Key_Return)
    assert not panel.question.is_open
    assert not given_up
    press(told(panel, "Give up"))
    wait(qtbot, lambda: panel.question.is_open)
    QTest.mouseClick(panel.question.yes, Qt.MouseButton.LeftButton)
    assert given_up == [1]


# Solved


def test_a_solved_bench_says_so_closes_like_a_lid_and_moves_no_more(opened: Opened, qtbot: QtBot) -> None:
    face = tile(Category.WEIGHTS, 1)
    panel = opened(face.puzzle, HINTS)
    solutions, closed = Solutions(panel), []
    panel.closed.connect(lambda: closed.append(1))
    panel.set_speed(1.0)
    while panel.lay_hint():
        pass
    assert solutions.is_valid_for(face)
    assert panel.lid.isVisible()
    wait(qtbot, lambda: bool(closed))
    before = panel.arrangement()
    panel.undo()
    panel.reset()
    for spot in (cup(LEFT, 0), cup(RIGHT, 0)):
        panel.bench.press(spot)
    assert panel.arrangement() == before
    assert solutions.is_valid_for(face)
    assert told(panel, "Solved!")


def test_with_reduced_motion_the_lid_is_closed_at_once(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(motion, "is_reduced", True)
    panel = opened(tile(Category.WEIGHTS, 1).puzzle, HINTS)
    closed = []
    panel.closed.connect(lambda: closed.append(1))
    while panel.lay_hint():
        pass
    assert closed == [1]


def test_a_stopped_bench_moves_no_more_and_is_not_solved(opened: Opened) -> None:
    panel = opened(BOOK, HINTS)
    solutions = Solutions(panel)
    panel.stop()
    assert not panel.lay_hint()
    key(panel, Qt.Key.Key_Right)
    key(panel, Qt.Key.Key_5)
    assert panel.arrangement() == [[0, 0], [0, 0]]
    assert not solutions


def test_an_arrangement_is_laid_again_and_can_be_cleared(opened: Opened) -> None:
    one, two = opened(PIPES), opened(PIPES)
    one.bench.lay_hint()
    assert two.restore(one.arrangement())
    assert two.arrangement() == one.arrangement()
    assert seen(two).size() == seen(one).size()
    assert two.side.reset.isEnabled()
    assert not two.restore({"nonsense": 1})
    assert not two.side.reset.isEnabled()


# The clock


def test_the_ring_fills_and_tells_quarters_without_figures(opened: Opened, said: list[str]) -> None:
    texts = said
    panel = opened(BOOK, BenchHelp(has_figures=False))
    panel.set_time(12_345)
    empty = panel.ring.grab().toImage()
    for percent in range(0, 101, 5):
        panel.set_progress(percent / 100)
    assert panel.ring.grab().toImage() != empty
    assert [text for text in texts if "of the time" in text] == [
        "A quarter of the time has passed.",
        "Half of the time has passed.",
        "Three quarters of the time have passed.",
    ]
    panel.set_progress(0.6)
    assert told(panel, "Half of the time has passed.")
    assert not any(character.isdigit() for text in texts for character in text if "time" in text)
    assert not panel.side.time.isVisible()


def test_the_sand_timer_tells_who_turned_it_and_what_is_left(opened: Opened, said: list[str]) -> None:
    texts = said
    panel = opened(BOOK)
    panel.show_timer("Ben & <b>Eva</b>", 44_000)
    for ms in range(44_000, 3_000, -1_000):
        panel.show_timer("Ben & <b>Eva</b>", ms)
    assert panel.side.turned.text() == "Ben & <b>Eva</b> turned the sand timer."
    assert panel.side.time.text() == "0:04"
    assert texts[-5:] == [
        "Ben & <b>Eva</b> turned the sand timer.",
        "30 seconds left.",
        "15 seconds left.",
        "10 seconds left.",
        "5 seconds left.",
    ]
    panel.show_timer("", None)
    assert panel.side.turned.text() == "Nobody has turned the sand timer yet."


def test_sand_falls_only_while_time_runs(opened: Opened, qtbot: QtBot) -> None:
    panel = opened(BOOK)
    glass = panel.side.glass
    panel.show_timer("Ben", 44_000)
    assert not glass.is_moving
    panel.show_timer("Ben", 43_500)
    assert glass.is_moving
    wait(qtbot, lambda: not glass.is_moving)
    panel.show_timer("Ben", 43_000)
    assert glass.is_moving
    panel.cover("Pause")
    assert not glass.is_moving


def test_with_reduced_motion_no_sand_falls(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(motion, "is_reduced", True)
    panel = opened(BOOK)
    panel.show_timer("Ben", 44_000)
    panel.show_timer("Ben", 20_000)
    assert not panel.side.glass.is_moving
    assert panel.side.glass.left == pytest.approx(20 / 45, abs=0.01)


# What it looks like


def test_the_language_changes_while_the_bench_is_open(opened: Opened, languages: Languages) -> None:
    panel = opened(BOOK)
    for language, task, undo, left in (
        ("de", "Verteil alle 5", "Zurück", "Noch 5 Gewichte"),
        ("fr", "Mets les 5", "Annuler", "Encore 5 poids"),
    ):
        languages.use(language)
        QApplication.processEvents()
        assert panel.side.task.text().startswith(task)
        assert panel.side.undo.text() == undo
        assert panel.side.left.text() == left


@pytest.mark.parametrize("category", [Category.WEIGHTS, Category.CONDUITS])
def test_every_theme_has_its_own_colours(opened: Opened, category: Category) -> None:
    panel = opened(tile(category, 2).puzzle)
    pictures = []
    for theme in ("light", "dark", "contrast"):
        current_theme.use(theme)
        pictures.append(seen(panel))
    assert len({picture.pixelColor(40, 320).name() for picture in pictures}) == len(pictures)


@pytest.mark.parametrize("category", Category)
def test_a_bench_that_is_gone_hears_nothing_of_themes_and_languages(
    qtbot: QtBot, languages: Languages, category: Category
) -> None:
    panel = BenchPanel(tile(category, 1).puzzle)
    panel.show()
    panel.close()
    panel.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    current_theme.use("dark")  # a fault in a slot would fail this test
    languages.use("de")
    QApplication.processEvents()
    assert not isValid(panel)


@pytest.fixture(params=[False, True], ids=["mouse", "touch"])
def target(
    request: pytest.FixtureRequest, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[int]:
    """The least height of what is pressed, with the style of the program for it."""
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    settings = Settings()
    settings.touch = request.param
    style = Appearance(qapp, settings)
    yield LARGE_TARGET if request.param else TARGET
    qapp.setStyleSheet("")
    style.deleteLater()


@pytest.mark.parametrize("category", [Category.WEIGHTS, Category.CONDUITS])
@pytest.mark.parametrize("difficulty", [1, 2, 3])
def test_everything_to_be_chosen_is_large_enough_for_a_finger(
    opened: Opened, target: int, category: Category, difficulty: int
) -> None:
    panel = opened(tile(category, difficulty).puzzle, HINTS)
    panel.lay_hint()
    spots = [spot for group in panel.bench.spots() for spot in group]
    assert spots
    for spot in spots:
        place = panel.bench.outline(spot).boundingRect()
        assert min(place.width(), place.height()) >= LARGE_TARGET
    for button in panel.side.buttons:
        assert button.height() >= target


@pytest.mark.parametrize("language", ["en", "de", "fr", pseudo.LANGUAGE])
@pytest.mark.parametrize("category", Category)
def test_no_word_is_cut_beside_a_small_bench(
    opened: Opened, languages: Languages, target: int, category: Category, language: str
) -> None:
    del target
    languages.use(language)
    panel = opened(tile(category, 3).puzzle, HINTS)
    panel.resize(1000, 540)
    panel.show_timer("Wolfgang Amadeus", 30_000)
    QApplication.processEvents()
    for label in (panel.side.task, panel.side.left, panel.side.turned):
        assert label.heightForWidth(label.width()) <= label.height() + 1
    for button in panel.side.buttons:
        text, room = button.text().replace("&&", "&"), button.width() - 2 * STEP
        assert button.fontMetrics().horizontalAdvance(text) <= room


def test_the_keys_are_listed_and_the_list_goes_again(opened: Opened) -> None:
    panel = opened(BOOK)
    key(panel, Qt.Key.Key_K)
    assert panel.keys_note.isVisible()
    assert told(panel, "Put a weight into the cup")
    key(panel, Qt.Key.Key_Escape)
    assert not panel.keys_note.isVisible()
    assert panel.hasFocus()


def test_everything_used_has_a_name(opened: Opened) -> None:
    panel = opened(PIPES, HINTS)
    panel.bench.lay_hint()
    assert all(name(each) for each in found(panel) if each.role().name in ("Button", "ListItem", "List"))
