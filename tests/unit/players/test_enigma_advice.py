"""Advice for ENIGMA is true: whatever reason is given for a move, the facts behind it hold."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enix_desktop.catalogue import ENIGMA
from enix_desktop.engine.rng import derived
from enix_desktop.games.enigma.faces import CATEGORIES
from enix_desktop.games.enigma.moves import (
    Choose,
    Failed,
    Move,
    NoNetworker,
    PlaceNetworker,
    PlaceTile,
    Solved,
)
from enix_desktop.games.enigma.network import (
    ROTATIONS,
    Board,
    Cell,
    CellSpot,
    System,
    closed_by,
    colour_at,
    has_cell,
    may_stand,
    systems,
    with_networker,
    with_tile,
)
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.view import View
from enix_desktop.players.enigma.advice import REASONS, Advice, reason
from tests.unit.players.enigma_questions import ASKED, RULES, Question, begun, questions

GAMES = range(6)
SEEDS = st.integers(0, 2**64 - 1)
RARE = {"choose-any", "place-any", "choose-grow"}
"""Not every series of a few games has these."""


def advised(game: int) -> Iterator[tuple[View, Move, Advice]]:
    """Every decision of a game of skilled players, and why it was made."""
    skilled = ENIGMA.player("skilled")
    state, chance = begun(2 + game % 3, game)
    number = 0
    while owing := RULES.to_move(state):
        seat, number = owing[0], number + 1
        view, moves = RULES.view(state, seat), RULES.legal_moves(state, seat)
        move = skilled.choose(view, moves, derived(game, str(number))).move if len(moves) > 1 else moves[0]
        yield view, move, reason(view, move)
        RULES.transition(state, seat, move, chance)


@cache
def told(game: int) -> Counter[str]:
    """What was said in a game, after all of it was found to be true."""
    counted: Counter[str] = Counter()
    for view, move, advice in advised(game):
        assert_true(view, move, advice)
        counted[advice.reason] += 1
    return counted


@pytest.mark.parametrize("game", GAMES)
def test_no_reason_is_false(game: int) -> None:
    assert told(game)


def test_every_reason_is_given_sometimes() -> None:
    counted = sum((told(game) for game in GAMES), Counter[str]())
    assert set(REASONS) - set(counted) <= RARE


@pytest.mark.parametrize("phase", ASKED, ids=lambda phase: phase.value)
@settings(max_examples=6)
@given(st.data(), SEEDS, SEEDS)
def test_every_move_has_a_true_reason_and_equal_views_the_same(
    phase: Phase, data: st.DataObject, seed: int, secrets: int
) -> None:
    question = data.draw(questions(phase))
    other = Question(RULES.with_other_secrets(question.state, question.seat, secrets), question.seat)
    for move in list(question.moves)[:30]:
        advice = reason(question.view, move, seed)
        assert_true(question.view, move, advice)
        assert reason(other.view, move, seed) == advice


def test_points_at_once_are_what_the_rules_pay() -> None:
    """Follow advice on points through the rules themselves."""
    skilled, checked = ENIGMA.player("skilled"), 0
    state, chance = begun(2, 4)
    promised: dict[int, int] = {}
    while owing := RULES.to_move(state):
        seat = owing[0]
        view, moves = RULES.view(state, seat), RULES.legal_moves(state, seat)
        move = skilled.choose(view, moves, derived(4, str(len(state.board.tiles)))).move
        advice = reason(view, move)
        if isinstance(move, PlaceTile):
            promised = {seat: 0} if "points" not in advice.facts else {seat: _number(advice, "points")}
        before, was_placing = state.points[seat], isinstance(move, PlaceTile | PlaceNetworker | NoNetworker)
        RULES.transition(state, seat, move, chance)
        if was_placing and promised.get(seat) and state.points[seat] > before:
            assert state.points[seat] - before == promised[seat]
            checked += 1
    assert checked >= 2


# What each reason says, computed again from the rules of the network


def assert_true(view: View, move: Move, advice: Advice) -> None:
    """The facts are those of the reason, and what they say is the case."""
    assert set(advice.facts) == set(REASONS[advice.reason]), advice
    CHECKS[type(move)](view, move, advice)


def _choosing(view: View, move: Move, advice: Advice) -> None:
    assert isinstance(move, Choose)
    if advice.reason == "choose-any":
        return
    nets = view.tops[CATEGORIES.index(move.category)]
    assert nets is not None
    cell = advice.facts["cell"]
    assert isinstance(cell, tuple)
    boards = [with_tile(view.board, cell, nets, rotation) for rotation in ROTATIONS]
    assert any(_is_said(view, board, cell, advice) for board in boards)


def _placing(view: View, move: Move, advice: Advice) -> None:
    assert isinstance(move, PlaceTile)
    nets = view.sides[view.seat]
    assert nets is not None
    board = with_tile(view.board, (move.x, move.y), nets, move.rotation)
    assert _is_said(view, board, (move.x, move.y), advice)


def _is_said(view: View, board: Board, cell: Cell, advice: Advice) -> bool:
    """Whether a tile on *cell* does what *advice* says."""
    facts = advice.facts
    stands = list(_stands(view, board, cell))
    match advice.reason:
        case "choose-points":
            return facts["points"] in {_earned(view, one, cell) for one in (board, *dict(stands).values())}
        case "place-points":
            return _number(advice, "points") == _earned(view, board, cell) > 0
        case "place-and-stand":
            return any(
                colour_at(board, spot) == facts["colour"]
                and _earned(view, one, cell) == _number(advice, "points") > _earned(view, board, cell)
                for spot, one in stands
            )
        case "choose-stand" | "stand-next":
            return any(
                colour_at(board, spot) == facts["colour"]
                and _system_of(board, spot).colours[colour_at(board, spot)] == facts["cells"]
                for spot, _ in stands
            )
        case "grow" | "choose-grow":
            return any(
                seat == view.seat
                and colour_at(board, spot) == facts["colour"]
                and _system_of(view.board, spot).colours[colour_at(board, spot)] == facts["before"]
                and _system_of(board, spot).colours[colour_at(board, spot)] == facts["after"]
                for spot, seat in board.networkers.items()
            ) and _number(advice, "after") > _number(advice, "before")
        case "narrow" | "widen":
            seat = facts.get("seat", view.seat)
            return any(
                owner == seat
                and _ends(view.board, spot) == facts["before"]
                and _ends(board, spot) == facts["after"]
                for spot, owner in board.networkers.items()
            )
        case other:
            return other == "place-any"


def _standing(view: View, move: Move, advice: Advice) -> None:
    assert isinstance(move, PlaceNetworker)
    assert view.placed is not None
    spot = CellSpot(*view.placed, move.net, move.cell)
    system, colour = _system_of(view.board, spot), colour_at(view.board, spot)
    assert advice.facts["colour"] is colour
    if advice.reason == "stand-points":
        after = with_networker(view.board, spot, view.seat)
        assert system.is_closed
        more = _earned(view, after, view.placed) - _earned(view, view.board, view.placed)
        assert advice.facts["points"] == more
    else:
        assert advice.facts["cells"] == system.colours[colour]
        assert advice.facts["ends"] == system.open_ends > 0


def _keeping(view: View, _move: Move, advice: Advice) -> None:
    assert advice.facts["supply"] == view.supplies[view.seat]


def _solving(_view: View, _move: Move, advice: Advice) -> None:
    assert advice.reason == "solve"


CHECKS: Mapping[type[Move], Callable[[View, Move, Advice], None]] = {
    Choose: _choosing,
    PlaceTile: _placing,
    PlaceNetworker: _standing,
    NoNetworker: _keeping,
    Solved: _solving,
    Failed: _solving,
}


def _number(advice: Advice, name: str) -> int:
    number = advice.facts[name]
    assert isinstance(number, int)
    return number


def _stands(view: View, board: Board, cell: Cell) -> Iterator[tuple[CellSpot, Board]]:
    """Everywhere the seat may put a networker on the tile on *cell*."""
    for net, printed in enumerate(board.tiles[cell].nets):
        for number in range(len(printed.colours)):
            spot = CellSpot(*cell, net, number)
            if view.supplies[view.seat] and has_cell(board, spot) and may_stand(board, spot):
                yield spot, with_networker(board, spot, view.seat)


def _system_of(board: Board, spot: CellSpot) -> System:
    return next(system for system in systems(board) if spot[:3] in system.nets)


def _ends(board: Board, spot: CellSpot) -> int:
    return _system_of(board, spot).open_ends


def _earned(view: View, board: Board, cell: Cell) -> int:
    return sum(system.earned(view.table.seats)[view.seat] for system in closed_by(board, cell))
