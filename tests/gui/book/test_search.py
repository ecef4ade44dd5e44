"""Search: what is found, in which order, and the line that is shown."""

from enix_desktop.ui.book.content import Passage
from enix_desktop.ui.book.search import find, folded, places_of

PASSAGES = [
    Passage("a", "Landscape", "Hills and a cap of snow."),
    Passage("b", "Énergie", "Le soleil éclaire la Terre."),
    Passage("c", "Cap", "The goblin wears it."),
    Passage("d", "Long", "word " * 40 + "needle " + "hay " * 60),
]


def test_case_and_accents_do_not_matter() -> None:
    assert [hit.place for hit in find(PASSAGES, "energie ECLAIRE")] == ["b"]


def test_titles_come_first_and_middles_of_words_last() -> None:
    assert [hit.place for hit in find(PASSAGES, "cap")] == ["a", "c"]
    assert [hit.place for hit in find([PASSAGES[0], PASSAGES[2]], "goblin")] == ["c"]
    ranked = find([Passage("x", "One", "escape"), Passage("y", "Two", "a cap"), PASSAGES[2]], "cap")
    assert [hit.place for hit in ranked] == ["c", "y", "x"]


def test_all_words_must_be_there() -> None:
    assert find(PASSAGES, "goblin snow") == []


def test_no_words_find_nothing() -> None:
    assert find(PASSAGES, "   ") == []


def test_the_line_shows_the_hit_in_its_middle() -> None:
    (hit,) = find(PASSAGES, "needle")
    assert hit.found == "needle"
    assert hit.before.startswith("…")
    assert hit.after.endswith("…")
    assert len(hit.line) < 180


def test_a_title_alone_shows_the_beginning_of_its_text() -> None:
    (hit,) = find(PASSAGES, "landscape")
    assert hit.line == "Hills and a cap of snow."


def test_folding_keeps_every_letter_in_its_place() -> None:
    text = "Straße ÉTÉ œuvre İ"
    assert len(folded(text)) == len(text)
    assert places_of(["ete"], folded(text)) == [(7, 3)]
