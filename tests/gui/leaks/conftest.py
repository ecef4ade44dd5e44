"""Windows of the program as it is, two by two."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.app.system.paths import HOME_VARIABLE
from enix_desktop.app.system.settings import Settings
from enix_desktop.ui.widgets.fonts import load_fonts
from enix_desktop.ui.widgets.style_sheet import Appearance
from tests.gui.leaks.twins import Pair, Pairs, Retell, TwinWindow


@pytest.fixture(scope="module", autouse=True)
def appearance(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Type and colours as in the program, before the first window measures its menus."""
    load_fonts()
    made = Appearance(qapp, Settings(tmp_path_factory.mktemp("first") / "settings.json"))
    yield
    made.deleteLater()
    qapp.setStyleSheet("")


@pytest.fixture
def pair(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pairs]:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    made: list[TwinWindow] = []

    def make(match: Any, twin: Any, retell: Retell = None) -> Pair:
        for name, state, told in (("one", match.state, None), ("other", twin, retell)):
            folder = tmp_path / f"{name}{len(made)}"
            folder.mkdir()
            made.append(TwinWindow(match, state.copy(), folder, told))
        return made[-2], made[-1]

    yield make
    for window in made:
        window.close()
