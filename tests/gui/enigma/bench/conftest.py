"""A bench in a window of its own, in English, without waiting for what moves."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.games.enigma.puzzles.puzzle import Puzzle
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.enigma.bench.bench import BenchHelp
from enix_desktop.ui.enigma.bench.panel import BenchPanel
from enix_desktop.ui.window.application import application
from tests.patience import patience

Opened = Callable[..., BenchPanel]


@pytest.fixture
def languages() -> Iterator[Languages]:
    made = Languages(application())
    made.use("en")
    yield made
    made.use("en")


@pytest.fixture
def opened(qtbot: QtBot, languages: Languages) -> Opened:
    """Opens the bench of a puzzle."""

    def open_bench(puzzle: Puzzle, help: BenchHelp | None = None) -> BenchPanel:
        panel = BenchPanel(puzzle, help=help)
        qtbot.addWidget(panel)
        panel.set_speed(0.0)
        panel.resize(1024, 640)
        panel.show()
        panel.activateWindow()
        panel.setFocus()
        qtbot.waitUntil(panel.hasFocus, timeout=round(1000 * patience()))
        return panel

    return open_bench
