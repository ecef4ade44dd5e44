import json
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import LARGEST_FILE, NotAFile, parse, read_bytes, read_file


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused_with_a_sentence(text: str) -> None:
    try:
        json.loads(text)
    except ValueError:
        with pytest.raises(BadData, match=r"."):
            parse(text)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "not valid JSON"),
        ('{"a": 1', "not valid JSON"),
        ("[" * 100_000, "nested too deeply"),
        ('{"a":' * 100_000, "nested too deeply"),
        ("9" * 5000, "a number is too long"),
        ('{"a": 1, "a": 2}', "occurs twice"),
        ("[NaN]", "NaN is not a number"),
        ("[Infinity]", "Infinity is not a number"),
    ],
)
def test_hostile_json_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        parse(text)


def test_errors_name_the_place() -> None:
    root = parse('{"seats": [{"name": 5}]}')
    with pytest.raises(BadData, match=r"seats\[0\]\.name: a text is expected"):
        root["seats"].items()[0]["name"].text()
    with pytest.raises(BadData, match=r'seats\[0\]: "player" is missing'):
        root["seats"].items()[0]["player"]
    with pytest.raises(BadData, match="seats: an object is expected"):
        root["seats"]["x"]
    with pytest.raises(BadData, match="seats: 2 to 6 entries are expected, not 1"):
        root["seats"].items(2, 6)


@pytest.mark.parametrize("value", ["true", "1.0", '"1"', "null", "[]", "7", "-1"])
def test_a_number_must_be_whole_and_in_range(value: str) -> None:
    with pytest.raises(BadData):
        parse(value).integer(0, 6)


def test_a_text_must_be_short_and_printable() -> None:
    with pytest.raises(BadData, match="longer than"):
        parse('"' + "x" * 201 + '"').text()
    with pytest.raises(BadData, match="cannot be shown"):
        parse('"a\\u001bb"').text()
    with pytest.raises(BadData, match="cannot be shown"):
        parse('"\\ud800"').text()


def test_a_foreign_name_is_shown_short_and_harmless() -> None:
    with pytest.raises(BadData) as caught:
        parse('{"\\u001b[31m' + "x" * 500 + '": 1}').only("a")
    assert len(str(caught.value)) < 120
    assert "\x1b" not in str(caught.value)


def test_a_file_must_be_there_be_a_file_be_text_and_not_be_huge(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="no such file"):
        read_file(tmp_path / "nothing")
    with pytest.raises(BadData, match="not a file"):
        read_file(tmp_path)
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadData, match="not a text file"):
        read_file(tmp_path / "binary")
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    with pytest.raises(BadData, match="larger than"):
        read_file(tmp_path / "huge")
    with pytest.raises(BadData, match="no such file"):
        read_file(Path("a\0b"))


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """All paths that were opened."""
    paths: list[Path] = []
    really = os.open

    def open_(path: Path, flags: int, *rest: int) -> int:
        paths.append(path)
        return really(path, flags, *rest)

    monkeypatch.setattr(os, "open", open_)
    return paths


@pytest.fixture
def strange(tmp_path: Path) -> Iterator[list[Path]]:
    """What has a name and is no file."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    (tmp_path / "device").symlink_to("/dev/zero")
    (tmp_path / "link").symlink_to("pipe")
    with socket.socket(socket.AF_UNIX) as listening, pytest.MonkeyPatch.context() as place:
        place.chdir(tmp_path)  # the name of a socket is short
        listening.bind("socket")
        yield [tmp_path / name for name in ("pipe", "folder", "device", "link", "socket")]


def test_what_is_no_file_is_never_opened(strange: list[Path], opened: list[Path]) -> None:
    for path in strange:
        with pytest.raises(NotAFile, match="this is not a file"):
            read_file(path)
    assert opened == []


def test_a_pipe_that_takes_the_place_of_a_file_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.enix"
    path.write_text("{}")
    before = path.stat()
    path.unlink()
    os.mkfifo(path)
    monkeypatch.setattr(Path, "stat", lambda _: before)
    with pytest.raises(NotAFile):
        read_file(path)


def test_links_that_lead_to_themselves_are_not_there(tmp_path: Path) -> None:
    (tmp_path / "self").symlink_to("self")
    with pytest.raises(BadData, match="there is no such file") as caught:
        read_file(tmp_path / "self")
    assert caught.value.__cause__ is None


def test_a_file_that_is_too_large_is_not_read_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(2 * 1024**3)
    monkeypatch.delattr(os, "read")
    with pytest.raises(BadData, match="larger than 8 MiB"):
        read_file(tmp_path / "huge")


def test_a_file_that_is_larger_than_it_says_is_read_up_to_the_limit() -> None:
    with pytest.raises(BadData, match="larger than"):
        read_bytes(Path("/proc/self/status"), largest=10)
