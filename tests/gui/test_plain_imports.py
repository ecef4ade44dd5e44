"""Importing while the window opens."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.qt

SCRIPT = """
import inspect
from enix_desktop.app.system.plain_imports import import_plainly

if {is_plain}:
    import_plainly()
read = []
inspect.getsource = lambda module: read.append(module.__name__) or ""
import colorsys
from PySide6.QtGui import QColor
assert QColor(colorsys.__name__) is not None
print("colorsys" in read)
"""


def is_read(is_plain: bool) -> bool:
    script = SCRIPT.format(is_plain=is_plain)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return done.stdout.strip() == "True"


def test_no_source_is_read_while_the_window_opens() -> None:
    assert not is_read(is_plain=True)


def test_pyside_would_read_it() -> None:
    assert is_read(is_plain=False)  # once this fails, `import_plainly` can go
