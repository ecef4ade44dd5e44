"""The language for testing keeps what the program needs, and is two fifths longer."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.i18n.pseudo import stretched


@pytest.mark.parametrize(
    "kept",
    ["{player}", "%n", "%Ln", "<b>", "&amp;", "](rule:A5)", "(*.json)", "(*.enix *.json)", "{solar}"],
)
def test_what_the_program_needs_is_kept(kept: str) -> None:
    assert kept in stretched(f"Some words and {kept} between them")


def test_words_are_changed_and_grow_by_two_fifths() -> None:
    text = "Choose a card and lay it face down."
    assert stretched(text).startswith("Çhöösé à çàrd")
    assert len(stretched(text)) == 49  # 35 and 14 more


def test_where_there_are_no_words_nothing_grows() -> None:
    assert stretched("{energy}") == "{energy}"
    assert stretched("") == ""


@given(st.text(alphabet="abc {}&<>()[]", max_size=60))
def test_nothing_ever_gets_shorter_and_a_mnemonic_stays(text: str) -> None:
    assert len(stretched(text)) >= len(text)
    assert stretched(text).count("&") == text.count("&")
