"""What a game provides for replays: a table, and small pictures for the timeline."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from enix_desktop.app.play.replay_run import ReplayRun
from enix_desktop.ui.screens import TableScreen
from enix_desktop.ui.table.use import ReplayUse


@dataclass(frozen=True, slots=True)
class ReplayKind:
    """How one game is watched again."""

    table: Callable[[ReplayRun, str, ReplayUse], TableScreen]
    """Makes a table for a run, at this speed, for this use of it."""
    paint_mark: Callable[[QPainter, QRectF, str], None]
    """The sign for something worth finding again, by its untranslated name."""
