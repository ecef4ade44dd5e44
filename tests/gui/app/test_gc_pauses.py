"""What is loaded stays out of the collector's way; what a table held is given back when the table goes."""

import gc
from collections.abc import Iterator
from weakref import ref

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from enix_desktop.app.system import gc_pauses
from enix_desktop.app.system.gc_pauses import freeze_gc, pause_gc
from enix_desktop.app.system.settings import Settings
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow


class Knot:
    """Only the collector finds out that nobody needs it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _as_it_was() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.enable()


def test_nothing_is_collected_until_all_that_is_loaded_is_set_aside() -> None:
    pause_gc()
    assert not gc.isenabled()
    knot = Knot()
    gone = ref(knot)
    del knot
    assert gone() is not None
    freeze_gc()
    assert gone() is None
    assert gc.isenabled()
    assert len(gc.get_objects()) < gc.get_freeze_count()


def test_when_a_table_is_left_it_is_done_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    table = QObject()
    freeze_gc(lambda: table)
    monkeypatch.setattr(gc_pauses, "freeze_gc", asked.append)
    table.deleteLater()
    qtbot.waitUntil(lambda: len(asked) == 1)


def test_a_table_that_is_gone_already_is_no_trouble() -> None:
    table = QObject()
    delete(table)
    freeze_gc(lambda: table)
    assert gc.get_freeze_count() > 0


def test_a_window_sets_aside_what_it_has_loaded(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(gc_pauses, "freeze_gc", asked.append)
    application()
    window = MainWindow(Settings())
    window.show()
    qtbot.waitUntil(lambda: len(asked) == 1)
    window.close()
