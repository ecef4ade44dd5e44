"""Pictures of the table from the command line."""

import struct
import subprocess
import sys
from pathlib import Path

import pytest

from enix_desktop.cli import main

GAME = Path(__file__).parents[1] / "golden" / "enix-english-4.json"


def size_of(path: Path) -> tuple[int, int]:
    """Width and height from the head of a PNG file."""
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", data[16:24])
    return int(width), int(height)


def shoot(*arguments: str) -> None:
    """Take a picture in a process of its own: the scale of an application cannot be changed later."""
    command = [sys.executable, "-m", "enix_desktop", "screenshot", "--record", str(GAME), *arguments]
    subprocess.run(command, check=True, capture_output=True)


def test_a_picture_has_the_wanted_size_and_scale(tmp_path: Path) -> None:
    shoot("--move", "30", "--size", "1024x700", "--out", str(tmp_path / "one.png"))
    assert size_of(tmp_path / "one.png") == (1024, 700)
    shoot("--move", "30", "--size", "1024x700", "--scale", "2", "--out", str(tmp_path / "two.png"))
    assert size_of(tmp_path / "two.png") == (2048, 1400)


def test_pictures_differ_by_theme_seat_and_move_and_by_nothing_else(tmp_path: Path) -> None:
    pictures = []
    for index, options in enumerate(
        [
            ["--move", "30"],
            ["--move", "30"],
            ["--move", "30", "--theme", "dark"],
            ["--move", "30", "--seat", "1"],
            [],
        ]
    ):
        path = tmp_path / f"{index}.png"
        shoot(*options, "--out", str(path))
        pictures.append(path.read_bytes())
    assert pictures[0] == pictures[1]
    assert len(set(pictures)) == 4


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--record", "nothing.json", "--out", "x.png"], "no such file"),
        (["--record", str(GAME), "--out", "x.png", "--seat", "4"], "no seat 4"),
        (["--record", str(GAME), "--out", "x.png", "--move", "99999"], "only"),
        (["--record", str(GAME), "--out", "x.png", "--size", "big"], "not a whole number"),
        (["--record", str(GAME), "--out", "x.png", "--scale", "9"], "from 0.5 to 4"),
        (["--record", str(GAME), "--out", "/dev/null/x.png"], "cannot be written"),
    ],
)
def test_what_cannot_be_shown_is_refused_with_one_sentence(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(["screenshot", *arguments])
    except SystemExit as ended:
        code = int(ended.code or 0)
    told = capsys.readouterr().err
    assert code == 2
    assert complaint in told
    assert told.count("\n") == 1
