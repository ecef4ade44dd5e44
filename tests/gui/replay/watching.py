"""Replays to be tested: a golden game with people at the table, perhaps not yet over."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.saves import AnyRecord, load
from enix_desktop.app.play.replay_reel import Reel
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.replay.replay_screen import ReplayScreen
from enix_desktop.ui.window.application import application
from tests.gui.tables import table_of

GOLDEN = Path(__file__).parents[2] / "golden"
NAMES = ("Ada", "Volta", "Joule", "Curie", "Hertz", "Noether")
PIECES = ("red", "blue", "green", "yellow", "purple", "white")
SMALL = QSize(1024, 672)


def golden(
    name: str = "enix-english-4",
    people: Sequence[int] = (0,),
    moves: int | None = None,
    undo: str = "own",
) -> AnyRecord:
    """A golden game, or as much of it, with persons on these seats."""
    record = load(GOLDEN / f"{name}.json")
    participants = tuple(
        replace(who, name=NAMES[seat], piece=PIECES[seat], player=None if seat in people else "casual")
        for seat, who in enumerate(record.participants)
    )
    return replace(
        record,
        participants=participants,
        entries=list(record.entries if moves is None else record.entries[:moves]),
        outcome=record.outcome if moves is None else None,
        agreed={"undo": undo},
    )


def watched(qtbot: QtBot, record: AnyRecord, speed: str = "instant") -> ReplayScreen:
    """The screen on which *record* is watched."""
    application()
    screen = ReplayScreen(GAME_UIS[record.game].replay(), Reel(record), speed)
    qtbot.addWidget(screen)
    screen.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    screen.resize(SMALL)
    screen.show()
    screen.begin()
    QApplication.processEvents()
    return screen


def seen(screen: ReplayScreen) -> QImage:
    """What is to be seen of the table, its tiles painted for their size."""
    table = table_of(screen)
    table.grab()
    while any(tile._sharpening.isActive() for tile in table.scene.board.tiles.values()):
        QApplication.processEvents()
    image: QImage = table.grab().toImage()
    return image


def greatest_difference(one: QImage, other: QImage) -> int:
    """By how many shades of 256 the two differ at most; kept pictures leave some, for parts of a pixel."""
    shades = [np.frombuffer(image.constBits(), np.uint8).astype(int) for image in (one, other)]
    return int(np.abs(shades[0] - shades[1]).max())
