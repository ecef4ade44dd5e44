"""The trial that every package goes through: a sound program passes it, an unsound one does not."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from enix_desktop import __version__

ROOT = Path(__file__).parents[2]


def tried(folder: Path, *command: str, seconds: int = 2) -> subprocess.CompletedProcess[str]:
    """How the trial ends; that a sound program passes is shown by the one in test_wheel.py."""
    trial = [sys.executable, str(ROOT / "packaging" / "smoke.py"), f"--seconds={seconds}"]
    return subprocess.run(
        [*trial, f"--folder={folder}", *command],
        capture_output=True,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        check=False,
    )


def program(folder: Path, text: str) -> str:
    path = folder / "program"
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def test_another_version_does_not_pass(tmp_path: Path) -> None:
    done = tried(tmp_path, program(tmp_path, "echo Enix Desktop 0.0.0"))
    assert done.returncode == 1
    assert "'Enix Desktop 0.0.0' and not" in done.stderr


def test_a_program_that_cannot_start_does_not_pass(tmp_path: Path) -> None:
    done = tried(tmp_path, program(tmp_path, "echo no library >&2; exit 3"))
    assert done.returncode == 1
    assert "ends with 3: no library" in done.stderr
    assert tried(tmp_path, str(tmp_path / "nothing")).returncode == 1


@pytest.mark.qt
@pytest.mark.slow
def test_another_picture_does_not_pass(tmp_path: Path) -> None:
    wrong = f"""[ "$1" = --version ] && exec echo Enix Desktop {__version__}
for last; do :; done
echo no picture > "$last" """
    done = tried(tmp_path, program(tmp_path, wrong))
    assert done.returncode == 1
    assert "is not the picture that the source gives" in done.stderr
