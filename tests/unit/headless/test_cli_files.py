"""A file alone on the command line is opened in the window, however it is written."""

import os
from pathlib import Path

import pytest

from enix_desktop import commands
from enix_desktop.cli import COMMANDS, main

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Path | None]:
    """What the window would be asked to open."""
    paths: list[Path | None] = []

    def note(options: object) -> int:
        paths.append(vars(options)["file"])
        return 0

    monkeypatch.setattr(commands, "play", note)
    monkeypatch.chdir(tmp_path)
    return paths


@pytest.mark.parametrize(
    ("argument", "path"),
    [
        ("game.json", "game.json"),
        ("./play", "play"),
        ("a folder/ein Spiel für Zoë.json", "a folder/ein Spiel für Zoë.json"),
        ("../game", "../game"),
        ("file:///a%20folder/Zo%C3%AB.json", "/a folder/Zoë.json"),
        ("file://localhost/game.json", "/game.json"),
        ("FILE:///game.json", "/game.json"),
    ],
)
def test_a_file_needs_no_command(opened: list[Path | None], argument: str, path: str) -> None:
    assert main([argument]) == 0
    assert main(["play", argument]) == 0
    assert opened == [Path(path), Path(path)]


@pytest.mark.parametrize("name", ["game.enix", "-odd.enix", "--version", "-h", "play", "replay"])
def test_what_follows_two_dashes_is_a_file(opened: list[Path | None], name: str) -> None:
    assert main(["--", name]) == 0
    assert main(["play", "--", name]) == 0
    assert opened == [Path(name), Path(name)]


def test_two_dashes_alone_open_the_window(opened: list[Path | None]) -> None:
    assert main(["--"]) == 0
    assert opened == [None]


@pytest.mark.parametrize("name", ["-odd.enix", "--odd game.json"])
def test_a_saved_game_whose_name_begins_with_a_dash_is_opened(opened: list[Path | None], name: str) -> None:
    assert main([name]) == 0
    assert opened == [Path(name)]


def test_a_file_that_is_there_needs_no_ending(opened: list[Path | None], tmp_path: Path) -> None:
    (tmp_path / "Sunday").write_text("{}")
    assert main(["Sunday"]) == 0
    assert opened == [Path("Sunday")]


def test_without_a_file_nothing_is_opened(opened: list[Path | None]) -> None:
    assert main([]) == 0
    assert main(["play"]) == 0
    assert opened == [None, None]


def test_a_file_on_another_machine_is_refused(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["file://server/game.json"])
    assert ended.value.code == 2
    assert "is on another machine" in capsys.readouterr().err


def test_all_commands_are_known(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["dance"])
    offered = capsys.readouterr().err
    assert all(f"'{command}'" in offered for command in COMMANDS)
    assert offered.count("'") == 2 * (len(COMMANDS) + 1)


@pytest.mark.qt
def test_without_a_display_a_wrong_file_is_told_on_the_command_line(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pytest.importorskip("PySide6")
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}")
    assert main([os.fspath(wrong)]) == 2
    assert 'wrong.json: document: "format" is missing.' in capsys.readouterr().err
    assert main([os.fspath(tmp_path / "gone.json")]) == 2
    assert "there is no such file" in capsys.readouterr().err
    assert main([]) == 2
    assert "no display" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command", [["replay"], ["replay", "--verify"], ["screenshot", "--out", "a.png", "--record"]]
)
@pytest.mark.parametrize("kind", ["pipe", "device", "folder"])
def test_what_is_no_file_is_refused_at_once(
    command: list[str], kind: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    if command[0] == "screenshot":
        pytest.importorskip("PySide6")
    monkeypatch.chdir(tmp_path)
    os.mkfifo("pipe")
    Path("device").symlink_to("/dev/zero")
    Path("folder").mkdir()
    assert main([*command, kind]) == 2
    assert capsys.readouterr().err == f"enix-desktop: {kind}: this is not a file.\n"
