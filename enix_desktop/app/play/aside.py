"""Processes that work beside the window and let it go first."""

import os

NICENESS = 5
"""How far they stand back where processors are few: the window is to stay smooth."""


def stand_back() -> None:
    """Let the window go first; called in the process that works beside it."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
