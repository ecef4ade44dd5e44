"""Advice for Hertzschlag is true: whatever reason is given for a move, the facts behind it hold."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enix_desktop.catalogue import HERTZSCHLAG
from enix_desktop.engine.chance import SeededChance
from enix_desktop.games.hertzschlag.events import IncomeTaken, MarkerMoved
from enix_desktop.games.hertzschlag.moves import Lay, Move, Place
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.playing import execute
from enix_desktop.games.hertzschlag.state import State
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.players.hertzschlag.advice import REASONS, Advice, reason
from tests.unit.games.hertzschlag.tables import COMPONENTS, RULES
from tests.unit.players.hertzschlag_questions import ASKED, Question, questions

GAMES = range(18)
RARE = {
    *("cheap", "misleading-signal", "cheaper-control"),
    *("pledge-all", "pledge-covered", "bid-share", "bid-safe", "bid-covered"),
}
"""Not every series of a few games has these."""
SEEDS = st.integers(0, 2**64 - 1)


def advised(game: int) -> Iterator[tuple[State, View, Move, Advice]]:
    """Every decision of a game of skilled players, and why it was made."""
    skilled, chance = HERTZSCHLAG.player("skilled"), SeededChance(game)
    state = RULES.start(RULES.deal(HERTZSCHLAG.options({}, 3 + game % 3), chance))
    while owing := RULES.to_move(state):
        seat = owing[0]
        view, moves = RULES.view(state, seat), RULES.legal_moves(state, seat)
        move = skilled.choose(view, moves, game).move if len(moves) > 1 else moves[0]
        yield state, view, move, reason(view, move, game)
        RULES.transition(state, seat, move, chance)


@cache
def told(game: int) -> Counter[str]:
    """What was said in a game, after all of it was found to be true."""
    counted: Counter[str] = Counter()
    for state, view, move, advice in advised(game):
        assert_true(state, view, move, advice)
        counted[advice.reason] += 1
    return counted


@pytest.mark.parametrize("game", GAMES)
def test_no_reason_is_false(game: int) -> None:
    assert told(game)


def test_every_reason_is_given_sometimes() -> None:
    counted = sum((told(game) for game in GAMES), Counter[str]())
    assert set(REASONS) - set(counted) <= RARE


@pytest.mark.parametrize("phase", ASKED, ids=lambda phase: phase.value)
@settings(max_examples=10)
@given(st.data(), SEEDS, SEEDS)
def test_every_move_has_a_true_reason_and_equal_views_the_same(
    phase: Phase, data: st.DataObject, seed: int, secrets: int
) -> None:
    question = data.draw(questions(phase))
    other = Question(RULES.with_other_secrets(question.state, question.seat, secrets), question.seat)
    for move in question.moves:
        advice = reason(question.view, move, seed)
        assert_true(question.state, question.view, move, advice)
        assert reason(other.view, move, seed) == advice


def assert_true(state: State, view: View, move: Move, advice: Advice) -> None:
    """The facts are those of the reason, and what they say would really happen."""
    facts = advice.facts
    assert set(facts) == set(REASONS[advice.reason]), advice
    if isinstance(move, Lay):
        _assert_true_lay(state, view, move, advice)
    if "pledged" in facts:
        others = [euro or 0 for seat, euro in enumerate(view.pledges) if seat != view.seat]
        assert (facts["pledged"], facts["price"]) == (sum(others), state.price)
        total = sum(others) + (getattr(move, "euro", 0) or 0)
        enough = {"pledge-fills", "pledge-covered", "bid-pivotal", "bid-safe", "bid-covered"}
        assert (total >= state.price) == (advice.reason in enough) or advice.reason == "pledge-share"


def _assert_true_lay(state: State, view: View, lay: Lay, advice: Advice) -> None:
    """Execute the card as if it were the first, and compare."""
    facts, seat = advice.facts, view.seat
    after = state.copy()
    happened: list[object] = []
    execute(after, seat, lay, SeededChance(1), happened)  # type: ignore[arg-type]
    assert (lay.place is Place.INCOME) == ("money" in facts)
    if lay.place is Place.INCOME:
        (income,) = [event for event in happened if isinstance(event, IncomeTaken)]
        assert (facts["euro"], facts["money"]) == (income.euro, income.money)
    if "after" in facts:
        assert (facts["before"], facts["after"]) == (state.marker, after.marker)
        assert abs(after.marker) < abs(state.marker) or advice.reason == "back-to-green"
    if advice.reason in {"back-to-green", "earns"}:
        moves = [event for event in happened if isinstance(event, MarkerMoved)]
        assert facts["euro"] == sum(crossing.euro for event in moves for crossing in event.crossings)
    match advice.reason:
        case "calms-grid":
            assert facts["calm"] == after.calm > state.calm
        case "cheaper-control":
            assert facts["price"] == after.price < state.price
        case "new-symbol":
            shown = {COMPONENTS.cards[card].category for card in after.displays[seat]}
            assert facts["symbols"] == len(shown)
            assert facts["points"] == COMPONENTS.different_symbols[len(shown)]
        case _:
            pass
