"""The ways to a review, through it and back: with the mouse, with keys, and by a screen reader."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.review_files import review_path
from enix_desktop.app.play.choices import default_choices
from enix_desktop.app.review import run as running
from enix_desktop.catalogue import GAMES
from enix_desktop.coaching.course import can_be_reviewed
from enix_desktop.coaching.review import Review
from enix_desktop.coaching.tasks import first_tasks
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.library.page import LibraryPage
from enix_desktop.ui.paper.dialog import PaperDialog
from enix_desktop.ui.replay.replay_screen import ReplayScreen
from enix_desktop.ui.review.screen import ReviewScreen
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.accessibility import about, called, found, name, press
from tests.gui.paper.reading_pdf import PdfFile
from tests.gui.review.conftest import PATIENCE_MS, a_game, page, review, saved
from tests.unit.coaching.reviewed import FAST
from tools.puzzle_screens import position_in

LEFT = Qt.MouseButton.LeftButton


def click_on_row(widget: Any, row: int) -> None:
    widget.scrollToItem(widget.item(row))
    QTest.mouseClick(widget.viewport(), LEFT, pos=widget.visualItemRect(widget.item(row)).center())


def key(widget: Any, pressed: Qt.Key) -> None:
    QTest.keyClick(widget, pressed)


def final_screen(window: MainWindow, game: str = "hertzschlag") -> Any:
    window.open_file(saved(a_game(game)))
    return window.games.final


def with_a_dear_choice(review: Review) -> Review:
    """Another estimate: the last choice cost more than all others together."""
    *others, one = review.decisions
    dear = replace(one.verdict, loss=0.9, half_width=0.01)
    then = replace(one.then, others=one.then.others + 0.9 - one.verdict.loss)
    return replace(review, decisions=(*others, replace(one, verdict=dear, then=then)))


def test_from_the_library_to_a_moment_and_back_with_the_mouse(qtbot: QtBot, window: MainWindow) -> None:
    path = saved(a_game())
    window.show_library()
    library = page(window)
    assert isinstance(library, LibraryPage)
    qtbot.waitUntil(lambda: not library.is_reading and library.current is not None, timeout=PATIENCE_MS)
    QTest.mouseClick(library.review_button, LEFT)
    screen = page(window)
    assert isinstance(screen, ReviewScreen)
    assert screen.progress.isVisible()
    assert not screen.paper_button.isEnabled()
    review(qtbot, window)
    assert screen.list.isVisible()
    rows = screen.list.rows
    chosen = next(row for row, each in enumerate(rows) if each.move is not None)
    click_on_row(screen.list, chosen)
    replay = page(window)
    assert isinstance(replay, ReplayScreen)
    assert screen.run.review is not None
    decision = next(one for one in screen.run.review.decisions if one.number == rows[chosen].move)
    assert replay.run.index == decision.asked
    assert (replay.run.viewpoint.seat, replay.run.viewpoint.is_open) == (0, False)
    QTest.mouseClick(replay.bar.leave, LEFT)
    assert page(window) is screen
    QTest.mouseClick(screen.back_button, LEFT)
    assert page(window) is library
    assert review_path(path, 0).exists()


def test_from_the_result_to_a_moment_and_back_with_keys(qtbot: QtBot, window: MainWindow) -> None:
    final = final_screen(window)
    final.buttons["review"].setFocus()
    key(final.buttons["review"], Qt.Key.Key_Return)
    screen = review(qtbot, window)
    window.activateWindow()
    assert screen.list.hasFocus() or not window.isActiveWindow()
    numbers = [one.number for one in screen.run.review.decisions]
    curve = screen.curve.plot
    for pressed, there in (
        (Qt.Key.Key_Right, numbers[0]),
        (Qt.Key.Key_Right, numbers[1]),
        (Qt.Key.Key_Left, numbers[0]),
        (Qt.Key.Key_End, numbers[-1]),
        (Qt.Key.Key_Right, numbers[-1]),
        (Qt.Key.Key_Home, numbers[0]),
    ):
        key(curve, pressed)
        assert curve.marked == screen.list.chosen == there
    key(screen.list, Qt.Key.Key_Down)
    assert curve.marked == screen.list.chosen == numbers[1]
    key(screen.list, Qt.Key.Key_Return)
    replay = page(window)
    assert replay.run.index == screen.run.review.decisions[1].asked
    replay.left.emit()
    assert page(window) is screen
    key(curve, Qt.Key.Key_Return)
    assert page(window).run.index == screen.run.review.decisions[1].asked
    page(window).left.emit()
    key(curve, Qt.Key.Key_Escape)
    assert page(window) is final.widget


def test_a_click_on_the_curve_marks_a_choice_and_two_open_it(qtbot: QtBot, window: MainWindow) -> None:
    QTest.mouseClick(final_screen(window).buttons["review"], LEFT)
    screen = review(qtbot, window)
    curve, last = screen.curve.plot, screen.run.review.decisions[-1].number
    place = curve.place_of(last).toPoint()
    QTest.mouseClick(curve, LEFT, pos=place)
    assert curve.marked == screen.list.chosen == last
    QTest.mouseClick(curve, LEFT, pos=QPoint(2, 2))
    assert curve.marked == last
    assert curve.tip_at(curve.place_of(last)).startswith("Round ")
    QTest.mouseDClick(curve, LEFT, pos=place)
    assert isinstance(page(window), ReplayScreen)


def test_a_screen_reader_finds_the_curve_as_a_list(qtbot: QtBot, window: MainWindow) -> None:
    QTest.mouseClick(final_screen(window).buttons["review"], LEFT)
    screen = review(qtbot, window)
    decisions = screen.run.review.decisions
    told = screen.curve.plot.accessibleDescription()
    assert screen.curve.plot.accessibleName() == "Chance of winning, in percent"
    assert all(f"choice {number}:" in told for number, _ in enumerate(decisions, 1))
    press(called(screen, "As a list"))
    qtbot.waitUntil(lambda: screen.curve.shows_list, timeout=PATIENCE_MS)
    reader: Any = QAccessible.queryAccessibleInterface(screen.curve.list)
    listed = [name(reader.child(index)) for index in range(reader.childCount())]
    assert sum(", choice " in line for line in listed) == len(decisions)
    assert any(line.startswith("At the end: ") for line in listed)
    sums = [about(each) for each in found(screen) if name(each).startswith("Start + own choices")]
    assert any(all(part in text for part in ("At the start: ", "Luck: ", "Result: ")) for text in sums)
    press(called(screen, "As a curve"))
    qtbot.waitUntil(screen.curve.plot.isVisible, timeout=PATIENCE_MS)


def test_cancelling_ends_the_thinking_and_goes_back(qtbot: QtBot, window: MainWindow) -> None:
    final = final_screen(window)
    QTest.mouseClick(final.buttons["review"], LEFT)
    screen = page(window)
    run = screen.run
    qtbot.waitUntil(lambda: run.is_thinking, timeout=PATIENCE_MS)
    QTest.mouseClick(screen.cancel_button, LEFT)
    assert not run.is_thinking
    assert page(window) is final.widget
    assert not window.games.back.is_reviewing


def test_nobody_thinks_while_a_moment_is_watched(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "refining_tasks", lambda course, seat, _: first_tasks(course, seat, FAST))
    QTest.mouseClick(final_screen(window).buttons["review"], LEFT)
    screen = review(qtbot, window)
    assert screen.run.is_thinking
    screen.list.opened.emit(screen.run.review.decisions[0].number)
    assert isinstance(page(window), ReplayScreen)
    assert not screen.run.is_thinking
    page(window).left.emit()
    assert screen.run.is_thinking
    with qtbot.waitSignal(screen.run.settled, timeout=PATIENCE_MS):
        pass
    assert screen.status.text() == "The estimates are as exact as they get."


def test_nothing_moves_in_the_list_under_the_pointer(qtbot: QtBot, window: MainWindow) -> None:
    """Who is about to click a choice does not click another one because an estimate became finer."""
    QTest.mouseClick(final_screen(window).buttons["review"], LEFT)
    screen = review(qtbot, window)
    here = QPointF(9, 9)
    QApplication.sendEvent(screen.list, QEnterEvent(here, here, here))
    before = screen.list.rows
    finer = with_a_dear_choice(screen.run.review)
    screen.run.review = finer
    screen.run.reviewed.emit(finer)
    assert screen.list.rows == before
    assert screen.status.text().startswith("Finer estimates are ready")
    QApplication.sendEvent(screen.list, QEvent(QEvent.Type.Leave))
    assert screen.list.rows[1].move == finer.dearest()[0].number
    assert screen.list.rows != before
    assert not screen.status.text().startswith("Finer")


def test_another_seat_can_be_chosen(qtbot: QtBot, window: MainWindow) -> None:
    QTest.mouseClick(final_screen(window).buttons["review"], LEFT)
    screen = review(qtbot, window)
    assert screen.seat_box.itemText(0) == "Choices: Ada"
    screen.seat_box.set_key("1")
    screen.seat_box.chosen.emit("1")
    assert screen.progress.isVisible()
    review(qtbot, window)
    assert (screen.run.review.seat, screen.seat_box.key) == (1, "1")
    assert {row.move for row in screen.list.rows} - {None} == {
        decision.number for decision in screen.run.course.of(1)
    }


def test_the_language_may_change_while_it_is_open(
    qtbot: QtBot, window: MainWindow, qapp: QApplication
) -> None:
    QTest.mouseClick(final_screen(window).buttons["review"], LEFT)
    screen = review(qtbot, window)
    english = [row.text for row in screen.list.rows]
    chosen = screen.run.review.decisions[2].number
    screen.list.choose(chosen)
    Languages(qapp).use("de")
    QApplication.processEvents()
    german = [row.text for row in screen.list.rows]
    assert screen.list.chosen == chosen
    assert screen.title.text() == "Analyse"
    assert any("Runde" in text for text in german)
    assert not set(german) & set(english)


def test_at_the_table_of_a_review_nothing_can_be_done(qtbot: QtBot, window: MainWindow) -> None:
    QTest.mouseClick(final_screen(window).buttons["review"], LEFT)
    review(qtbot, window)
    assert window.table_shown is None
    assert window.game == "hertzschlag"
    window.menus.actions["log"].trigger()
    window.menus.actions["undo"].trigger()
    window.show_library()
    assert not window.games.back.is_reviewing


def test_a_game_that_is_played_is_not_reviewed_and_goes_on(qtbot: QtBot, window: MainWindow) -> None:
    window.games.start(default_choices(GAMES["enix"]))
    table, controller = page(window), window.games.controller
    assert controller is not None
    qtbot.waitUntil(lambda: len(controller.match.record.entries) == 3, timeout=PATIENCE_MS)
    QTest.keyClick(
        window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    screen = page(window)
    assert isinstance(screen, ReviewScreen)
    assert controller.is_paused
    qtbot.waitUntil(lambda: "not finished" in screen.nothing.text(), timeout=PATIENCE_MS)
    assert screen.nothing.isVisible()
    assert not screen.seat_box.isVisible()
    assert not screen.paper_button.isVisible()
    QTest.mouseClick(screen.back_button, LEFT)
    assert page(window) is table
    assert not controller.is_paused


def test_a_file_can_be_chosen_from_the_menu(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(a_game())
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    window.menus.actions["review"].trigger()
    screen = review(qtbot, window)
    QTest.mouseClick(screen.back_button, LEFT)
    assert page(window) is window._start


def test_a_file_that_is_no_game_is_told_kindly(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "no.enix"
    path.write_text("{}")
    window.games.review(path)
    screen = page(window)
    qtbot.waitUntil(lambda: "cannot be read" in screen.nothing.text(), timeout=PATIENCE_MS)


def test_a_puzzle_is_told_apart_from_a_game(qtbot: QtBot, window: MainWindow) -> None:
    window.games.review(saved(position_in("enix").record))
    screen = page(window)
    qtbot.waitUntil(lambda: "This is a puzzle" in screen.nothing.text(), timeout=PATIENCE_MS)


def test_unfinished_games_are_not_offered_in_the_library(qtbot: QtBot, window: MainWindow) -> None:
    record = a_game()
    saved(replace(record, outcome=None, entries=list(record.entries[:9])))
    window.show_library()
    library = page(window)
    qtbot.waitUntil(lambda: not library.is_reading and library.current is not None, timeout=PATIENCE_MS)
    assert not library.review_button.isEnabled()


@pytest.mark.parametrize("game", ["enix", "station", "hertzschlag", "enigma"])
def test_the_end_of_every_game_leads_to_its_review(window: MainWindow, game: str) -> None:
    final = final_screen(window, game)
    assert final.buttons["review"].isVisible()
    QTest.mouseClick(final.buttons["review"], LEFT)
    assert isinstance(page(window), ReviewScreen)
    QTest.mouseClick(page(window).cancel_button, LEFT)
    QTest.mouseClick(final.buttons["replay"], LEFT)
    replay = page(window)
    replay._to_result()
    QTest.mouseClick(replay.final.buttons["review"], LEFT)
    screen = page(window)
    assert isinstance(screen, ReviewScreen)
    assert screen.run.path == window.games.controller.path  # type: ignore[union-attr]
    QTest.mouseClick(screen.cancel_button, LEFT)
    assert page(window) is final.widget


def test_from_the_end_of_what_is_watched_one_comes_back_to_the_review(
    qtbot: QtBot, window: MainWindow
) -> None:
    QTest.mouseClick(final_screen(window).buttons["review"], LEFT)
    screen = review(qtbot, window)
    screen.list.opened.emit(screen.run.review.decisions[-1].number)
    page(window)._to_result()
    QTest.mouseClick(page(window).final.buttons["review"], LEFT)
    assert page(window) is screen


def test_alone_there_is_nothing_to_review() -> None:
    record = a_game("enigma")
    assert can_be_reviewed(record)
    assert not can_be_reviewed(replace(record, participants=record.participants[:1]))


def test_a_second_review_replaces_the_first(qtbot: QtBot, window: MainWindow) -> None:
    final = final_screen(window)
    QTest.mouseClick(final.buttons["review"], LEFT)
    first = review(qtbot, window)
    first.list.opened.emit(first.run.review.decisions[0].number)
    window.menus.actions["review"].trigger()
    assert review(qtbot, window) is first, "the game that is watched is the one that is reviewed"
    window.menus.actions["review"].trigger()
    second = review(qtbot, window)
    assert second is not first
    QTest.mouseClick(second.back_button, LEFT)
    assert page(window) is final.widget


def test_a_review_is_saved_as_pdf(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    QTest.mouseClick(final_screen(window).buttons["review"], LEFT)
    screen = review(qtbot, window)
    place = tmp_path / "review.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(place), ""))
    QTest.mouseClick(screen.paper_button, LEFT)
    [dialog] = screen.findChildren(PaperDialog)
    QTest.mouseClick(dialog.save_button, LEFT)
    qtbot.waitUntil(place.exists, timeout=PATIENCE_MS)
    file = PdfFile(place.read_bytes())
    assert file.pages >= 2
    assert file.images == 0
    assert {"±", "="} <= file.letters
