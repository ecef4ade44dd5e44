"""Screens that are not alike, and screens that are not there any more."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

PROGRAM = Path(__file__).with_name("screens_apart.py")
COARSE, FINE = 96, 192


def screen(name: str, x: int, dots: int, width: int = 1920, height: int = 1080) -> dict[str, Any]:
    """A screen of this size in units; a unit of a FINE one has two pixels in each direction."""
    scale = dots // COARSE
    return {
        "name": name,
        "x": x,
        "y": 0,
        "width": width * scale,
        "height": height * scale,
        "logicalDpi": dots,
        "logicalBaseDpi": COARSE,
        "dpr": 1,
    }


def told(
    folder: Path, deeds: Sequence[str], *screens: dict[str, Any], has_frames: bool = False
) -> dict[str, Any]:
    """What the program tells of each of *deeds*, started on these *screens*."""
    description = {
        "synchronousWindowSystemEvents": True,
        "windowFrameMargins": has_frames,
        "screens": screens,
    }
    (folder / "screens.json").write_text(json.dumps(description))
    root = str(PROGRAM.parents[2])
    done = subprocess.run(
        [sys.executable, str(PROGRAM), str(folder), *deeds],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "PYTHONPATH": root},
    )
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


def test_a_window_looks_on_another_screen_as_if_it_had_been_opened_there(tmp_path: Path) -> None:
    names = ["start", "movement", "why", "book", "lesson-laying"]
    answers = told(tmp_path, names, screen("left", 0, COARSE), screen("right", 1920, FINE))
    for name, answer in answers.items():
        assert answer["ratio"] == 2.0, name
        assert answer["there"] < 0.0005, name
        assert answer["back"] < 0.0005, name


def test_a_window_left_on_a_screen_that_is_gone_comes_back_onto_one(tmp_path: Path) -> None:
    left, right = screen("left", 0, COARSE), screen("right", 1920, COARSE)
    assert told(tmp_path, ["leave"], left, right)["leave"]["in sight"] == [0.0, 1.0]
    assert told(tmp_path, ["open"], left, right)["open"]["in sight"] == [0.0, 1.0]
    answer = told(tmp_path, ["open"], left)["open"]
    assert answer["in sight"] == [1.0]
    assert answer["size"] == [1200, 800]


def test_on_a_small_screen_the_window_is_no_larger_than_that(tmp_path: Path) -> None:
    answer = told(tmp_path, ["open"], screen("small", 0, COARSE, 800, 600))["open"]
    assert answer["smallest"] == [800, 600]
    assert answer["size"] == [800, 600]


def test_on_a_usual_screen_the_window_has_its_smallest_size(tmp_path: Path) -> None:
    answer = told(tmp_path, ["open"], screen("usual", 0, COARSE))["open"]
    assert answer["smallest"] == [1024, 700]
    assert answer["size"] == [1280, 800]


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 700), (800, 600)])
def test_the_window_fits_the_screen_with_its_frame(tmp_path: Path, width: int, height: int) -> None:
    small = screen("small", 0, COARSE, width, height)
    answer = told(tmp_path, ["open"], small, has_frames=True)["open"]
    assert answer["with frame"] != answer["size"]
    assert answer["with frame"][0] <= width
    assert answer["with frame"][1] <= height
