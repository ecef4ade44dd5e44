"""What all tests of the window share: none leaves a widget, a theme or a language to the next."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication

from enix_desktop.app.system import gc_pauses
from enix_desktop.i18n.languages import Languages
from enix_desktop.i18n.texts import FALLBACK, speech
from enix_desktop.ui import games
from enix_desktop.ui.widgets.theme import current_theme
from tests.gui.painted_once import forget, paint_once

ABOUT_PICTURES = {
    "test_board_geometry",
    "test_colours",
    "test_kept_picture",
    "test_leaks",
    "test_replay_leaks",
    "test_themes",
    "test_tile_item",
}
"""Here tiles are painted for every table: the pictures themselves are compared."""


@pytest.fixture(scope="session", autouse=True)
def _no_picture_outlives_qt(qapp: QApplication) -> Iterator[None]:
    yield
    forget()


@pytest.fixture(autouse=True)
def _tiles_are_painted_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.path.stem not in ABOUT_PICTURES:
        paint_once(monkeypatch)


@pytest.fixture(autouse=True)
def _nothing_is_frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every window has all of the memory searched for garbage: a tenth of the time that these tests take."""
    monkeypatch.setattr(gc_pauses, "freeze_gc", lambda *_: None)


@pytest.fixture(autouse=True)
def _no_widget_stays(qapp: QApplication) -> Iterator[None]:
    """Delete what a test left: every style sheet and every language would be set on it in the next ones."""
    QCursor.setPos(qapp.primaryScreen().geometry().bottomRight())  # what the mouse lies on looks otherwise
    yield
    _delete_what_is_due()
    for widget in qapp.topLevelWidgets():
        if widget.parent() is None:
            widget.close()
            widget.deleteLater()
    _delete_what_is_due()
    if current_theme.theme.name != "light":
        current_theme.use("light")
    if speech.language != FALLBACK:
        Languages(qapp).use(FALLBACK)


@pytest.fixture
def only_enix(monkeypatch: pytest.MonkeyPatch) -> None:
    """No other game is on the shelf."""
    monkeypatch.setattr(games, "SHIPPED_UIS", {"enix": games.SHIPPED_UIS["enix"]})


def _delete_what_is_due() -> None:
    # Outside of an event loop nothing that is to be deleted later is ever deleted.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
