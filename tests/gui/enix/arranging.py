"""The screen on which tiles are arranged before a game, opened for a test."""

from typing import Any

from pytestqt.qtbot import QtBot

from enix_desktop.catalogue import ENIX
from enix_desktop.engine.chance import SeededChance
from enix_desktop.games.enix.layout import Layout
from enix_desktop.ui.enix.arrange_screen import ArrangeScreen

OPTIONS = ENIX.options({}, 4)


def dealt(seed: int) -> Layout:
    """Tiles around solar, in an order and turns that depend on *seed*."""
    setup: Any = ENIX.rules.deal(OPTIONS, SeededChance(seed))
    layout: Layout = setup.layout
    return layout


def opened(qtbot: QtBot, seed: int = 1) -> ArrangeScreen:
    """The screen, with the keys."""
    screen = ArrangeScreen(OPTIONS, seed)
    qtbot.addWidget(screen)
    screen.resize(1024, 700)
    screen.show()
    screen.setFocus()
    return screen
