"""Python's own imports: PySide6 replaces them with slower ones."""

import builtins

import PySide6.QtCore  # noqa: F401  # it does so when it is loaded


def import_plainly() -> None:
    """Take back Python's own import.

    PySide6 reads the source of every module to find out whether that may switch its names to snake_case.
    None of ours does, and reading a hundred files takes as long as painting the start screen.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
