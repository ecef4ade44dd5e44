"""A dear decision becomes a puzzle that asks the same and tells nothing about the game it comes from."""

from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from typing import Any

import pytest

from enix_desktop.catalogue import CODECS, ENIGMA, ENIX, HERTZSCHLAG, STATION
from enix_desktop.coaching import positions
from enix_desktop.coaching.course import Decision
from enix_desktop.coaching.positions import (
    CLEAR,
    Grade,
    Position,
    Solution,
    graded,
    is_position,
    is_right,
    kept_solution,
    position_of,
    read_position,
    with_solution,
)
from enix_desktop.engine.errors import BadData, BrokenRecord
from enix_desktop.engine.record_json import file_text, read
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enix.cardset import cards_of
from tests.schema import accepted
from tests.unit.coaching.reviewed import GAMES, course_of, some

every_game = pytest.mark.parametrize("game", GAMES)
_FORGOTTEN: Mapping[str, frozenset[str]] = {
    # What is left of the turn before means nothing while cards are laid.
    "enix": frozenset({"stage", "points", "symbols_done", "moved", "barred", "lots", "contenders"}),
    # What somebody remembers of earlier rounds is no part of a position.
    "station": frozenset({"known"}),
    "hertzschlag": frozenset({"past", "passed", "drawn", "forecasts", "fields"}),
    "enigma": frozenset(),
}


@cache
def puzzles_of(game: str) -> list[tuple[Decision, Position]]:
    course = course_of(game)
    made = [(decision, position_of(course, decision)) for decision in some(course, 30)]
    return [(decision, read_position(record)) for decision, record in made if record is not None]


@every_game
def test_a_puzzle_asks_what_the_game_asked(game: str) -> None:
    course = course_of(game)
    assert len(puzzles_of(game)) >= 8
    for decision, position in puzzles_of(game):
        real, seen = course.view(decision), position.view
        first = decision.asked - len(position.record.entries)
        for part in fields(real):
            if part.name not in _FORGOTTEN[game] or (game == "enix" and first != decision.asked):
                assert getattr(seen, part.name) == getattr(real, part.name), part.name
        rules = course.game.rules
        moves = rules.legal_moves(course.states[decision.asked], decision.seat)
        assert list(rules.legal_moves(position.state, position.seat)) == list(moves)
        rules.check(position.state)


@every_game
def test_a_puzzle_can_be_kept_in_a_file(game: str) -> None:
    for _, position in puzzles_of(game):
        text = file_text(position.record, position.game.codec)
        if game == ENIX.id:
            assert is_position(accepted(text))
        assert read_position(read(text, CODECS)).view == position.view


@every_game
def test_a_puzzle_names_nobody_and_holds_no_seed_of_the_game(game: str) -> None:
    course = course_of(game)
    for decision, position in puzzles_of(game):
        record = position.record
        assert record.seed != course.record.seed
        assert [who.name for who in record.participants] == [str(seat + 1) for seat in course.seats]
        assert [who.player is None for who in record.participants] == [
            seat == decision.seat for seat in course.seats
        ]
        assert all(entry.thought is None and entry.seal is None for entry in record.entries)
        assert record.outcome is None
        assert not is_position(course.record)


def _hidden(game: str, state: Any, seat: int) -> list[tuple[int, ...]]:
    """What a seat cannot see."""
    others = [other for other in range(state.table.seats) if other != seat]
    match game:
        case "enix":
            return [*(tuple(cards_of(state.hands[other])) for other in others), *state.stacks]
        case "station":
            return [*(tuple(state.hands[other]) for other in others), tuple(state.pile)]
        case "hertzschlag":
            return [*(state.hands[other] for other in others), state.pile]
        case _:
            return [pile[1:] for pile in state.piles]


@every_game
def test_the_hidden_cards_of_a_puzzle_are_not_those_of_the_game(game: str) -> None:
    course = course_of(game)
    same = count = by_chance = 0
    for decision, position in puzzles_of(game):
        other = position_of(course, decision, salt=1)
        assert other is not None
        one, two = (_hidden(game, each.state, decision.seat) for each in (position, read_position(other)))
        real = _hidden(game, course.states[decision.asked], decision.seat)
        for zone, first, second in zip(real, one, two, strict=True):
            count += len(zone)
            same += sum(a == b for a, b in zip(zone, first, strict=True))
            by_chance += sum(a == b for a, b in zip(first, second, strict=True))
    # No card is at its real place more often than in another puzzle made of the same decision.
    assert count > 0
    assert same < 0.75 * count
    assert same <= by_chance + 0.06 * count


def _solved(game: str) -> tuple[Position, Solution]:
    for _, position in puzzles_of(game):
        solution = graded(position)
        if solution is not None:
            return position, solution
    pytest.fail("no position has a clear solution")


@pytest.mark.parametrize("game", [ENIX.id, STATION.id, HERTZSCHLAG.id])
def test_the_solution_is_clearly_better_and_the_same_for_everybody(game: str) -> None:
    position, solution = _solved(game)
    assert solution.margin >= max(CLEAR, solution.half_width)
    assert solution.reason
    assert graded(read_position(position.record)) == solution
    assert is_right(position, solution, solution.best)
    kept = with_solution(position, solution)
    again = read_position(read(file_text(kept, position.game.codec), CODECS))
    found = kept_solution(again)
    assert found is not None
    assert (found.best, found.grade, found.reason) == (solution.best, solution.grade, solution.reason)
    assert found.margin == pytest.approx(solution.margin, abs=1e-4)


def test_a_dear_move_is_not_right_and_one_that_is_as_good_is() -> None:
    position, solution = _solved(STATION.id)
    rules = position.game.rules
    moves = rules.legal_moves(position.state, position.seat)
    answers = {is_right(position, solution, move) for move in moves[:: max(1, len(moves) // 12)]}
    assert False in answers


@pytest.mark.parametrize(("margin", "grade"), [(0.3, Grade.EASY), (0.08, Grade.MEDIUM), (0.041, Grade.HARD)])
def test_the_less_the_solution_stands_out_the_harder_a_puzzle_is(margin: float, grade: Grade) -> None:
    assert Solution(None, margin, 0.01, "").grade is grade


def test_a_solution_of_earlier_players_is_thought_out_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    position, solution = _solved(ENIX.id)
    kept = read_position(with_solution(position, solution))
    monkeypatch.setattr(positions, "PLAYERS_VERSION", "99.0.0")
    assert kept_solution(kept) is None
    assert kept_solution(position) is None


@pytest.mark.parametrize("change", [{"margin": "wide"}, {"margin": 0.001}, {"best": {"move": "fly"}}])
def test_a_damaged_solution_is_refused(change: dict[str, object]) -> None:
    position, solution = _solved(ENIX.id)
    record = with_solution(position, solution)
    assert record.unfinished is not None
    kept = record.unfinished["puzzle"]
    assert isinstance(kept, dict)
    record.unfinished = {"puzzle": {**kept, **change}}
    with pytest.raises(BadData):
        kept_solution(read_position(record))


def test_what_is_no_puzzle_is_refused() -> None:
    position = puzzles_of(ENIX.id)[0][1]
    for agreed in ({}, {"puzzle": "x"}, {"puzzle": "9"}, {"puzzle": "²"}):
        with pytest.raises(BadData):
            read_position(replace(position.record, agreed=agreed))
    whole = course_of(ENIX.id).record
    with pytest.raises(BadData):
        read_position(replace(whole, agreed={"puzzle": "0"}))
    course = course_of(ENIGMA.id)
    made = next(number for number, state in enumerate(course.states) if state.phase is Phase.SOLVE)
    [seat, *_] = ENIGMA.rules.to_move(course.states[made])
    solving = replace(course.record, entries=course.record.entries[:made], outcome=None)
    with pytest.raises(BadData, match="judged"):
        read_position(replace(solving, agreed={"puzzle": str(seat)}))
    broken = replace(whole, entries=whole.entries[3:9], outcome=None, agreed={"puzzle": "0"})
    with pytest.raises(BrokenRecord):
        read_position(broken)
