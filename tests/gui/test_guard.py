"""Exceptions that nobody expected: one box, a report, and the game goes on."""

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt, QTimer, qWarning
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QGraphicsObject, QMessageBox, QStyleOptionGraphicsItem, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.saves import load
from enix_desktop.app.play.choices import Choices, SeatChoice
from enix_desktop.app.system.settings import Settings
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.table.scene import SharedScene
from enix_desktop.ui.table.view import TableView
from enix_desktop.ui.window import application as starting
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.crash_dialog import CrashDialog
from enix_desktop.ui.window.guard import Guard
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.tables import table_of

ONE_PERSON = Choices(
    "enix", (SeatChoice("Ada", "red", None), SeatChoice("Ben", "blue", "casual")), speed="instant", seed=3
)


class Faulty(QWidget):
    """A widget with faults."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        raise ValueError("painting")

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        raise LookupError("pressing")


class Exits:
    """Stands for the application: takes down that it was to end."""

    codes: ClassVar[list[int]] = []

    @classmethod
    def exit(cls, code: int) -> None:
        cls.codes.append(code)


@pytest.fixture
def guard(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Guard]:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    # Where nobody has called `exec`, this would end all event loops to come.
    monkeypatch.setattr("enix_desktop.ui.window.guard.QApplication", Exits)
    Exits.codes.clear()
    application()
    window = MainWindow(Settings())
    window.show()
    made = Guard()
    made.window = window
    made.install()
    yield made
    made.remove()
    window.close()


def box(guard: Guard, qtbot: QtBot) -> CrashDialog:
    qtbot.waitUntil(lambda: guard.dialog is not None)
    assert guard.dialog is not None
    return guard.dialog


def later(call: Any) -> None:
    QTimer.singleShot(0, call)


def fail() -> None:
    raise RuntimeError("in a slot")


def window_of(guard: Guard) -> MainWindow:
    assert guard.window is not None
    return guard.window


def test_a_fault_in_a_slot_is_told(guard: Guard, qtbot: QtBot) -> None:
    later(fail)
    dialog = box(guard, qtbot)
    assert dialog.isVisible()
    assert dialog.sentences()[0] == "Something went wrong."
    assert "RuntimeError: in a slot" in guard._report(True)


def test_faults_in_painting_and_in_the_mouse_are_told_in_one_box(guard: Guard, qtbot: QtBot) -> None:
    widget = Faulty()
    qtbot.addWidget(widget)
    widget.show()
    dialog = box(guard, qtbot)
    before = dialog.count
    later(lambda: QTest.mouseClick(widget, Qt.MouseButton.LeftButton))
    later(fail)
    qtbot.waitUntil(lambda: dialog.count >= before + 2)
    widget.hide()
    assert len(window_of(guard).findChildren(CrashDialog)) == 1
    assert any("time(s)" in text or "times" in text for text in dialog.sentences())
    report = guard._report(True)
    for kind in ("ValueError", "LookupError", "RuntimeError"):
        assert kind in report


def test_a_fault_in_a_thread_is_told_in_the_window(guard: Guard, qtbot: QtBot) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert guard.dialog is None, "not in the thread itself"
    assert box(guard, qtbot).isVisible()


def test_an_interrupt_from_the_terminal_is_no_fault(guard: Guard, qtbot: QtBot) -> None:
    told: list[object] = []
    guard._hooks = (lambda *args: told.append(args[0]), *guard._hooks[1:])
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    qtbot.wait(1)
    assert told == [KeyboardInterrupt]
    assert Exits.codes == [1]
    assert guard.dialog is None


def test_the_same_fault_again_and_again_does_not_fill_the_log(
    guard: Guard, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        for _ in range(100):
            try:
                fail()
            except RuntimeError as error:
                sys.excepthook(RuntimeError, error, error.__traceback__)
    assert len(caplog.records) == 3  # the first, the tenth and the hundredth
    dialog = box(guard, qtbot)
    qtbot.waitUntil(lambda: dialog.count == 100)


def test_what_qt_says_is_logged(guard: Guard, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        qWarning("A widget complains.")
    assert ("qt.default", logging.WARNING, "A widget complains.") in caplog.record_tuples


def test_what_is_thrown_while_cleaning_up_is_only_logged(
    guard: Guard, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    class Untidy:
        def __del__(self) -> None:
            raise ValueError("cleaning up")

    with caplog.at_level(logging.ERROR):
        Untidy()
    qtbot.wait(1)
    assert guard.dialog is None
    assert len(caplog.records) == 1


def test_a_sound_game_goes_on_where_it_was(guard: Guard, qtbot: QtBot) -> None:
    window = window_of(guard)
    window.games.start(ONE_PERSON)
    controller: Any = window.games.controller
    qtbot.waitUntil(lambda: len(controller.match.record.entries) == 1, timeout=20_000)
    table_of(window.games)._on_shown = lambda: fail()  # nobody calls `go_on` any more: the game stands still
    table_of(window.games).decide(controller.decision.moves[0])
    before = list(controller.match.record.entries)
    box(guard, qtbot).go_on_button.click()
    again: Any = window.games.controller
    assert again is not controller
    assert again.match is controller.match
    assert again.match.record.entries[: len(before)] == before
    assert isinstance(window._pages.currentWidget(), TableScreen)
    qtbot.waitUntil(lambda: again.decision is not None, timeout=20_000)
    made = len(again.match.record.entries)
    table_of(window.games).decide(again.decision.moves[0])
    assert len(again.match.record.entries) > made
    window.games.saver.flush()
    assert load(again.path).entries[: len(before)] == before
    assert guard.dialog is None


def test_after_going_on_a_report_tells_only_what_went_wrong_since(
    guard: Guard, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail_otherwise() -> None:
        raise LookupError("something else")

    target = tmp_path / "report.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    later(fail)
    box(guard, qtbot).go_on_button.click()
    qtbot.waitUntil(lambda: guard.dialog is None)
    later(fail_otherwise)
    box(guard, qtbot).save_button.click()
    happened = target.read_text().partition("The log")[0]
    assert "LookupError: something else" in happened
    assert "RuntimeError" not in happened


def test_a_game_that_is_not_sound_is_read_from_disk(guard: Guard, qtbot: QtBot) -> None:
    window = window_of(guard)
    window.games.start(ONE_PERSON)
    controller: Any = window.games.controller
    qtbot.waitUntil(lambda: len(controller.match.record.entries) == 1, timeout=20_000)
    window.games.saver.flush()
    controller.match.state.hands[0] = 0
    later(fail)
    box(guard, qtbot).go_on_button.click()
    again: Any = window.games.controller
    assert again.match is not controller.match
    again.match.rules.check(again.match.state)
    assert len(again.match.record.entries) == 1
    assert again.decision is not None
    assert window.findChildren(QMessageBox) == []


def test_the_report_is_saved_without_names_if_that_is_wanted(
    guard: Guard, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window_of(guard).games.start(ONE_PERSON)
    later(fail)
    dialog = box(guard, qtbot)
    target = tmp_path / "report.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    dialog.save_button.click()
    assert dialog.sentences()[-1] == f"Report saved: {target}"
    assert "Ada" not in target.read_text()
    assert "Seat 0: a person" in target.read_text()
    assert "in a slot" not in target.read_text().replace('raise RuntimeError("in a slot")', "")
    dialog.names_box.setChecked(False)
    dialog.save_button.click()
    assert "Ada: a person" in target.read_text()


def test_a_report_that_cannot_be_written_is_told(
    guard: Guard, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later(fail)
    dialog = box(guard, qtbot)
    target = tmp_path / "nowhere" / "report.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    dialog.save_button.click()
    assert dialog.sentences()[-1] == f"The report cannot be saved there: {target}"


def test_one_can_quit(guard: Guard, qtbot: QtBot) -> None:
    window = window_of(guard)
    window.games.start(ONE_PERSON)
    path = window.games.controller.path  # type: ignore[union-attr]
    later(fail)
    box(guard, qtbot).quit_button.click()
    assert not window.isVisible()
    assert Exits.codes == [0]
    assert window.games.controller is None
    assert path is not None
    assert load(path).outcome is None


def test_quitting_with_unsaved_moves_asks_first(
    guard: Guard, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = window_of(guard)
    with monkeypatch.context() as patched:
        patched.setattr("enix_desktop.app.library.saves.new_path", lambda *_: Path("/dev/null/game.json"))
        window.games.start(ONE_PERSON)
    qtbot.waitUntil(lambda: window.games.files.has_unwritten)
    later(fail)
    dialog = box(guard, qtbot)
    assert "The last moves are not saved yet." in dialog.sentences()[1]
    assert not window.close()
    asked = window.findChildren(QMessageBox)[-1]
    assert asked.text().startswith("Your last moves cannot be saved: Its folder is no longer there.")
    next(button for button in asked.buttons() if "anyway" in button.text()).click()
    assert not window.isVisible()


def test_a_window_that_cannot_be_made_is_told_before_the_program_ends(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    monkeypatch.setattr(starting, "keep_crashes", lambda _: None)
    monkeypatch.setattr(starting, "_show", lambda *_: fail())
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    told: list[list[str]] = []

    def look(dialog: CrashDialog) -> int:
        told.append(dialog.sentences())
        assert not dialog.go_on_button.isVisibleTo(dialog)
        dialog.deleteLater()
        return 0

    monkeypatch.setattr(CrashDialog, "exec", look)
    assert starting.run() == 1
    assert told[0][1] == "Enix Desktop cannot start. Your games are safe."
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == hooks


class FaultyItem(QGraphicsObject):
    """An item that cannot be painted; the interpreter itself raises what is wrong."""

    def boundingRect(self) -> QRectF:  # noqa: N802
        return QRectF(0, 0, 50, 50)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        list[int]()[0]


class FaultyScene(SharedScene):
    """A table with that item."""

    def resize(self, size: QSizeF) -> None:
        self.setSceneRect(0, 0, size.width(), size.height())

    def paint_ground(self, painter: QPainter, room: QRectF) -> None:
        """There is none."""


def test_an_item_that_cannot_be_painted_is_an_exception_and_no_crash(qtbot: QtBot) -> None:
    """It comes through the view of the table, where PySide is easily confused."""
    scene = FaultyScene()
    scene.addItem(FaultyItem())
    view = TableView(scene)
    qtbot.addWidget(view)
    with qtbot.capture_exceptions() as caught:
        view.show()
        qtbot.waitUntil(lambda: bool(caught))
    assert {kind for kind, _, _ in caught} == {IndexError}
