"""The promises that every game in the catalogue keeps."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.catalogue import CODECS, GAMES
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.record import read, write
from enix_desktop.engine.rules import IllegalMove
from enix_desktop.headless.selfplay import Plan, play
from tests.conformance.positions import Way, lucky_move, reach, ways


@given(ways())
def test_somebody_can_move_exactly_while_the_game_runs(way: Way) -> None:
    match = reach(way)
    owing = match.rules.to_move(match.state)
    assert bool(owing) == (match.rules.outcome(match.state) is None)
    for seat in range(way.seats):
        assert bool(match.rules.legal_moves(match.state, seat)) == (seat in owing)


@given(ways())
def test_every_legal_move_is_accepted_and_keeps_the_invariants(way: Way) -> None:
    match = reach(way)
    match.rules.check(match.state)
    for seat in match.rules.to_move(match.state):
        moves = match.rules.legal_moves(match.state, seat)
        for move in moves[:: max(1, len(moves) // 12)]:
            assert match.rules.refusal(match.state, seat, move) is None
            branch = Match.resume(match.rules, GAMES[way.game].codec, _copied(match), seed=0)
            branch.play(seat, move)
            match.rules.check(branch.state)


@given(ways(), ways())
def test_a_move_from_elsewhere_is_accepted_only_if_it_is_legal_here(here: Way, elsewhere: Way) -> None:
    match, other = reach(here), reach(elsewhere)
    before = match.state.copy()
    for _, move in [(entry.seat, entry.move) for entry in other.record.entries[-40:]]:
        for seat in range(here.seats):
            is_legal = move in match.rules.legal_moves(match.state, seat)
            refusal = match.rules.refusal(match.state, seat, move)
            assert (refusal is None) == is_legal
            if refusal is not None:
                assert refusal.rule
                with pytest.raises(IllegalMove):
                    match.play(seat, move)
                assert match.state == before


@given(ways())
def test_legal_moves_are_all_different(way: Way) -> None:
    match = reach(way)
    for seat in range(way.seats):
        moves = list(match.rules.legal_moves(match.state, seat))
        assert len(set(moves)) == len(moves)


@given(ways())
def test_a_copy_is_equal_and_shares_nothing_changeable(way: Way) -> None:
    match = reach(way)
    kept, twin = match.state, match.state.copy()
    assert twin == kept
    if match.rules.to_move(kept):
        match.play(*lucky_move(match, way))
        assert kept == twin
        assert match.state != kept


@given(ways())
def test_the_same_seed_and_moves_give_the_same_game(way: Way) -> None:
    first, second = reach(way), reach(way)
    assert first.state == second.state
    codec = GAMES[way.game].codec
    assert write(first.record, codec) == write(second.record, codec)


@given(ways())
def test_a_record_survives_writing_and_reading_and_leads_to_the_same_state(way: Way) -> None:
    match = reach(way)
    codec = GAMES[way.game].codec
    record: Any = read(write(match.record, codec), CODECS)
    assert record == match.record
    state = match.rules.start(record.setup)
    for step in replay(match.rules, codec, record):
        state = step.state
    assert state == match.state


@given(ways())
def test_a_resumed_game_meets_the_same_luck(way: Way) -> None:
    match = reach(way)
    resumed: Any = Match.resume(match.rules, GAMES[way.game].codec, _copied(match), seed=0)
    for _ in range(60):
        if not match.rules.to_move(match.state):
            break
        seat, move = lucky_move(match, way)
        match.play(seat, move)
        resumed.play(seat, move)
    assert resumed.state == match.state
    assert resumed.record == match.record


@given(ways(), st.integers(0, 2**32))
def test_what_a_seat_cannot_know_changes_neither_its_view_nor_its_choices(way: Way, seed: int) -> None:
    match = reach(way)
    rules = match.rules
    for seat in range(way.seats):
        other = rules.with_other_secrets(match.state, seat, seed)
        rules.check(other)
        assert rules.view(other, seat) == rules.view(match.state, seat)
        assert rules.legal_moves(other, seat) == rules.legal_moves(match.state, seat)
        assert rules.to_move(other) == rules.to_move(match.state)


@given(ways(most_moves=150))
def test_redaction_is_for_good(way: Way) -> None:
    match = reach(way)
    for step in replay(match.rules, GAMES[way.game].codec, match.record):
        for event in step.events:
            for seat in range(way.seats):
                seen = event.seen_by(seat)
                assert seen.seen_by(seat) == seen
                assert type(seen) is type(event)


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("seed", range(20))
def test_play_ends(game: str, seed: int) -> None:
    shelf = GAMES[game]
    seats = shelf.seats[seed % len(shelf.seats)]
    edition = shelf.editions[seed % len(shelf.editions)]
    players = ["casual"] * seats
    if seed % 3 == 0:
        players[seed % seats] = "skilled"  # in a few games: it thinks longer
    played = play(Plan(shelf, edition, tuple(players), seed, max_rounds=500))
    assert played.outcome is not None


def _copied(match: Any) -> Any:
    codec = CODECS[match.record.game]
    return read(write(match.record, codec), CODECS)
