"""A second start comes to the window that is open; and no start ever comes near a network."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests import patience
from tests.e2e.window import ROOT, Window, environment

pytestmark = [pytest.mark.slow, pytest.mark.qt]

RECORD = ROOT / "tests" / "golden" / "enix-english-2.json"
_FAMILY = re.compile(r"socket\((AF_\w+|PF_\w+|\w+)")
LOCAL = {"AF_UNIX"}


def started(display: str, home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "enix_desktop", *arguments]
    return patience.run(command, cwd=ROOT, env=environment(DISPLAY=display, ENIX_DESKTOP_HOME=str(home)))


def test_a_second_start_hands_its_file_to_the_first(display: str, tmp_path: Path) -> None:
    with Window(display, tmp_path, tmp_path) as window:
        assert window.situation()["page"] == "StartScreen"
        second = started(display, tmp_path, str(RECORD))
        assert (second.returncode, second.stdout, second.stderr) == (0, "", "")
        window.wait_for(lambda: window.situation()["page"] == "FinalScreen", "game that was handed over")
        third = started(display, tmp_path)
        assert (third.returncode, third.stderr) == (0, "")
        assert window.situation()["page"] == "FinalScreen"
        assert window.complaints() == ""
        wrong = started(display, tmp_path, str(tmp_path / "nothing.enix"))
        assert (wrong.returncode, wrong.stderr) == (0, "")  # the window says what is wrong
        window.wait_for(lambda: "nothing.enix: there is no such file" in window.complaints(), "complaint")


SCRIPT = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from enix_desktop.cli import main

wait = QApplication.exec

def exec_():
    window = next(w for w in QApplication.topLevelWidgets() if type(w).__name__ == "MainWindow")
    deeds = [
        lambda: window._sounds.play("lay"),
        lambda: setattr(window._settings, "language", "de"),
        window.show_library, window.show_rules, window.show_settings,
        lambda: QApplication.activeModalWidget() and QApplication.activeModalWidget().close(),
        window.show_demonstration,
        window.close,
    ]
    for number, deed in enumerate(deeds, 1):
        QTimer.singleShot(700 * number, deed)
    return wait()

QApplication.exec = staticmethod(exec_)
sys.exit(main(["play", sys.argv[1]]))
"""


def test_no_socket_of_a_network_is_opened(display: str, tmp_path: Path) -> None:
    """Start, sound, another language, library, book, settings and a game of computers, under strace."""
    if shutil.which("strace") is None:
        pytest.skip("What a program asks of the system is seen with strace; 'make test' installs it.")
    calls = tmp_path / "calls.txt"
    watched = ["strace", "-f", "-qq", "-e", "trace=socket,socketpair", "-o", str(calls)]
    done = patience.run(
        [*watched, sys.executable, "-c", SCRIPT, str(RECORD)],
        cwd=ROOT,
        env=environment(DISPLAY=display, ENIX_DESKTOP_HOME=str(tmp_path / "home")),
    )
    assert done.returncode == 0, done.stderr
    families = set(_FAMILY.findall(calls.read_text()))
    assert families == LOCAL  # the screen, at least, is behind such a socket


def test_a_socket_of_a_network_would_be_seen(tmp_path: Path) -> None:
    if shutil.which("strace") is None:
        pytest.skip("What a program asks of the system is seen with strace; 'make test' installs it.")
    calls = tmp_path / "calls.txt"
    asking = "import socket; socket.socket(socket.AF_INET, socket.SOCK_DGRAM).close()"
    watched = ["strace", "-f", "-qq", "-e", "trace=socket", "-o", str(calls)]
    done = patience.run([*watched, sys.executable, "-c", asking])
    assert done.returncode == 0, done.stderr
    assert not set(_FAMILY.findall(calls.read_text())) <= LOCAL
