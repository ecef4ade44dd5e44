"""Keeps the garbage collector from pausing the window while it opens or animates."""

import gc
from collections.abc import Callable
from typing import Any

SOON = 250
"""Milliseconds."""


def pause_gc() -> None:
    """Collect nothing until `freeze_gc`: what is made while the window opens also stays."""
    gc.disable()


def freeze_gc(open_game: Callable[[], Any] = lambda: None) -> None:
    """What is loaded by now stays for good: collections that pass it over are too short to be noticed.

    Only a table does not. *open_game* tells which one is open, if any; when that is left, this is done again.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.enable()
    from shiboken6 import isValid  # `pause_gc` comes before Qt is loaded

    table = open_game()
    if table is not None and isValid(table):  # the window itself may have gone
        table.destroyed.connect(lambda: _freeze_gc_soon(open_game))


def _freeze_gc_soon(open_game: Callable[[], Any]) -> None:
    """In a moment: while a table is being deleted it is not gone, and others have to let go of it."""
    from PySide6.QtCore import QTimer  # not needed before the window is open

    QTimer.singleShot(SOON, lambda: freeze_gc(open_game))
