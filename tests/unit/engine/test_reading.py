import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import LARGEST_FILE, parse, read_file


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
