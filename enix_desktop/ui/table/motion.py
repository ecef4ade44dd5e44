"""Whether things move on the screen, as the settings and the desktop want it."""

import sys
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication

from enix_desktop.app.system.settings import SYSTEM, Settings

AFTER_THE_START = 400
"""Milliseconds: nothing moves on the start screen, and it is to be seen at once."""


class _Motion:
    """What holds now; asked whenever something would begin to move."""

    is_reduced = False


motion = _Motion()


class MotionKeeper(QObject):
    """Keeps `motion` as the settings say, or as the desktop says if they leave it to the desktop."""

    def __init__(
        self,
        settings: Settings,
        parent: QObject | None = None,
        ask_desktop: Callable[["MotionKeeper"], None] | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._ask_desktop = ask_desktop
        self._desktop_wants_less: bool | None = None
        """None before anybody has asked."""
        settings.changed.connect(self._on_changed)
        self._choose()

    def hear_desktop(self, wants_less: bool) -> None:
        """The desktop has told its wish, or another one."""
        self._desktop_wants_less = wants_less
        self._choose()

    def _on_changed(self, name: str) -> None:
        if name == "motion":
            self._choose()

    def _choose(self) -> None:
        wanted = self._settings.motion
        if wanted == SYSTEM and self._desktop_wants_less is None:
            self._desktop_wants_less = False
            if self._ask_desktop is not None:
                self._ask_desktop(self)
        motion.is_reduced = bool(self._desktop_wants_less) if wanted == SYSTEM else wanted == "reduced"


def ask_desktop(keeper: MotionKeeper) -> None:
    """Let *keeper* hear what the desktop wants: Qt tells from 6.12 on, before that the portal of Linux."""
    hints: Any = QGuiApplication.styleHints().accessibility()
    if hasattr(hints, "motionPreference"):
        keeper.hear_desktop(_is_less(hints.motionPreference()))
        hints.motionPreferenceChanged.connect(lambda wish: keeper.hear_desktop(_is_less(wish)))
    elif sys.platform.startswith("linux"):
        QTimer.singleShot(AFTER_THE_START, keeper, lambda: _ask_portal(keeper))


def _ask_portal(keeper: MotionKeeper) -> None:
    from enix_desktop.ui.table.motion_portal import MotionPortal

    MotionPortal(keeper.hear_desktop, keeper).ask()


def _is_less(wish: Any) -> bool:
    """Whether a value of Qt's motion preference asks for less."""
    return "Reduce" in str(wish.name)
