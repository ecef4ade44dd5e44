"""Where help is found at each moment of a game."""

from dataclasses import replace

import pytest

from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.view import View
from enix_desktop.ui.enix.book.help_places import place_for


@pytest.fixture(scope="module")
def view() -> View:
    people = [Participant("Ada", None, "red"), Participant("Ben", None, "blue")]
    match = Match.begin(ENIX.rules, ENIX.id, people, ENIX.options({}, 2), seed=1)
    seen: View = ENIX.rules.view(match.state, 0)
    return seen


def test_without_a_game_help_is_the_beginning_of_the_rules() -> None:
    assert place_for(None) == "part:rules"


def test_a_rule_just_broken_comes_first(view: View) -> None:
    assert place_for(view, "A5") == "rule:A5"


@pytest.mark.parametrize(
    ("phase", "place"),
    [
        (Phase.LAY, "rule:R1"),
        (Phase.COMPETE, "rule:O2"),
        (Phase.WINDOW, "rule:X1"),
        (Phase.PLACE_TILE, "rule:A4"),
        (Phase.TAKE, "rule:K1"),
        (Phase.MOVE, "rule:M2"),
        (Phase.STEAL, "rule:K3"),
        (Phase.REFILL, "rule:K4"),
        (Phase.OVER, "rule:G3"),
    ],
)
def test_help_is_about_what_is_to_be_decided(view: View, phase: Phase, place: str) -> None:
    assert place_for(replace(view, phase=phase)) == place
