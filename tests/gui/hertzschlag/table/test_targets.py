"""What lessons point at, and what a screen reader finds on the table."""

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.games.hertzschlag.moves import Place, Signal, Word
from enix_desktop.ui.widgets.accessible import Path
from tests.gui.hertzschlag.table.positions import Position, position
from tests.rules.hertzschlag.words import CARDS

pytestmark = pytest.mark.usefixtures("languages")

HAND = "Offshore wind farm, LED lamps, Virtual power plant, Coal exit, Wallbox"


@pytest.mark.parametrize(
    "target",
    [
        *("scale", "town", "event", "hand", "card:efficiency-02", "place:action", "place:income", "goal"),
        *("money", "money:1", "display", "display:2", "plants", "plant:1", "round", "field:-4", "place:1"),
        *("button:confirm", "button:action"),
    ],
)
def test_everything_that_a_lesson_points_at_has_an_outline_and_a_name(qtbot: QtBot, target: str) -> None:
    at = position(qtbot, hands=[HAND], event="Dark and still").at
    outline = at.target_outline(target)
    assert outline is not None
    assert at.view.sceneRect().contains(outline.boundingRect())
    assert at.lit_words([target])


def test_signals_and_bids_are_pointed_at_while_they_are_there(qtbot: QtBot) -> None:
    signal = position(qtbot, (1, Signal(Word.UP)), (2, Signal(Word.DOWN)), talk=True, start=1).at
    assert signal.target_outline("signals") is not None
    assert signal.target_outline("words") is not None
    assert signal.target_outline("word:hold") is not None
    assert signal.target_outline("bid") is None
    assert signal.target_outline("place:action") is None


def paths(at: Position, start: Path = ()) -> list[Path]:
    """Everything in the tree below *start*."""
    item = at.at.tree.item(start)
    assert item is not None, start
    assert item.name, start
    found = [start]
    for child in item.children:
        found += paths(at, (*start, child))
    return found


def test_everything_in_the_tree_has_a_name(qtbot: QtBot) -> None:
    at = position(qtbot, hands=[HAND], displays=["Solar park"], event="Dark and still")
    found = paths(at)
    assert ("hand", CARDS["Coal exit"]) in found
    assert ("places", Place.INCOME) in found
    assert ("grid", "event") in found
    assert ("players", 0, CARDS["Solar park"]) in found
    assert ("goals", 1) in found


def test_the_board_is_told_in_sentences(qtbot: QtBot) -> None:
    at = position(qtbot, hands=[HAND], event="Dark and still", marker=1)
    told = " ".join(at.at.tree.board())
    for text in ("Round 1 of 8", "49.90\xa0Hz", "Dark and still", "Gas plant", "Ada", "Offshore wind farm"):
        assert text in told, text


def test_a_reader_learns_what_is_chosen(qtbot: QtBot) -> None:
    at = position(qtbot, hands=[HAND])
    path: Path = ("hand", CARDS["Coal exit"])
    item = at.at.tree.item(path)
    assert item is not None
    assert item.press is not None
    item.press()
    chosen = at.at.tree.item(path)
    assert chosen is not None
    assert chosen.is_chosen
    assert "Chosen." in chosen.about
