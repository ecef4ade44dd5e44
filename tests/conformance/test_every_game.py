"""The promises that every game keeps."""

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enix_desktop.engine.errors import BadData
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.reading import Node
from enix_desktop.engine.record_json import read, write
from enix_desktop.engine.rules import EVERYBODY, ForeignMove, IllegalMove
from enix_desktop.headless.lineup import usual_lineup
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.table_choices import all_values
from tests.conformance.positions import Way, lucky_move, reach, ways_in
from tests.games import CODECS, GAMES

EVERY_GAME = pytest.mark.parametrize("game", sorted(GAMES))


@EVERY_GAME
@given(data=st.data())
def test_somebody_can_move_exactly_while_the_game_runs(game: str, data: st.DataObject) -> None:
    way = data.draw(ways_in(GAMES[game]))
    match = reach(way)
    owing = match.rules.to_move(match.state)
    assert bool(owing) == (match.rules.outcome(match.state) is None)
    for seat in range(way.seats):
        assert bool(match.rules.legal_moves(match.state, seat)) == (seat in owing)


@EVERY_GAME
@given(data=st.data())
def test_every_legal_move_is_accepted_and_keeps_the_invariants(game: str, data: st.DataObject) -> None:
    way = data.draw(ways_in(GAMES[game]))
    match = reach(way)
    match.rules.check(match.state)
    for seat in match.rules.to_move(match.state):
        moves = match.rules.legal_moves(match.state, seat)
        for move in moves[:: max(1, len(moves) // 12)]:
            assert match.rules.refusal(match.state, seat, move) is None
            branch = Match.resume(match.rules, CODECS[game], _copied(match), seed=0)
            branch.play(seat, move)
            match.rules.check(branch.state)


@EVERY_GAME
@given(data=st.data())
def test_a_move_from_elsewhere_is_accepted_only_if_it_is_legal_here(game: str, data: st.DataObject) -> None:
    here, elsewhere = data.draw(ways_in(GAMES[game])), data.draw(ways_in(GAMES[game]))
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


class Stranger:
    """Nobody's move."""


@cache
def foreign_moves(game: str) -> list[Any]:
    """Whatever is no move of *game*: moves of all other games, each kind once, and no moves at all."""
    others = [reach(Way(key, {}, other.seats[0], 1, 60)) for key, other in GAMES.items() if key != game]
    moves = {type(entry.move): entry.move for other in others for entry in other.record.entries}
    return [*moves.values(), None, 3, "pass", (), Stranger()]


@EVERY_GAME
@given(data=st.data())
@settings(max_examples=30)
def test_what_is_no_move_of_the_game_is_refused_and_changes_nothing(game: str, data: st.DataObject) -> None:
    way = data.draw(ways_in(GAMES[game]))
    match = reach(way)
    before, entries = match.state.copy(), len(match.record.entries)
    for move in foreign_moves(game):
        for seat in range(way.seats):
            assert move not in match.rules.legal_moves(match.state, seat)
            with pytest.raises((ForeignMove, IllegalMove)):
                match.play(seat, move)
        with pytest.raises(ForeignMove, match="is no move of this game"):
            CODECS[game].move_json(match.record.setup, move)
    assert match.state == before
    assert len(match.record.entries) == entries


@EVERY_GAME
def test_a_written_move_of_another_game_is_refused(game: str) -> None:
    setup = reach(Way(game, {}, GAMES[game].seats[0], 1, 0)).record.setup
    written: list[Any] = [None, 3, "take", [], {}, {"move": None}, {"move": "dance"}]
    for key, other in GAMES.items():
        if key != game:
            record = reach(Way(key, {}, other.seats[0], 1, 60)).record
            written += [{"seat": 0, **other.codec.move_json(record.setup, it.move)} for it in record.entries]
    for value in written:
        with pytest.raises(BadData):
            CODECS[game].read_move(setup, Node(value, "moves[0]"))


@EVERY_GAME
@given(data=st.data())
def test_legal_moves_are_all_different(game: str, data: st.DataObject) -> None:
    way = data.draw(ways_in(GAMES[game]))
    match = reach(way)
    for seat in range(way.seats):
        moves = list(match.rules.legal_moves(match.state, seat))
        assert len(set(moves)) == len(moves)


@EVERY_GAME
@given(data=st.data())
def test_a_copy_is_equal_and_shares_nothing_changeable(game: str, data: st.DataObject) -> None:
    way = data.draw(ways_in(GAMES[game]))
    match = reach(way)
    kept, twin = match.state, match.state.copy()
    assert twin == kept
    if match.rules.to_move(kept):
        match.play(*lucky_move(match, way))
        assert kept == twin
        assert match.state != kept


@EVERY_GAME
@given(data=st.data())
def test_the_same_seed_and_moves_give_the_same_game(game: str, data: st.DataObject) -> None:
    way = data.draw(ways_in(GAMES[game]))
    first, second = reach(way), reach(way)
    assert first.state == second.state
    codec = CODECS[game]
    assert write(first.record, codec) == write(second.record, codec)


@EVERY_GAME
@given(data=st.data())
def test_a_record_survives_writing_and_reading_and_leads_to_the_same_state(
    game: str, data: st.DataObject
) -> None:
    way = data.draw(ways_in(GAMES[game]))
    match = reach(way)
    codec = CODECS[game]
    record: Any = read(write(match.record, codec), CODECS)
    assert record == match.record
    state = match.rules.start(record.setup)
    for step in replay(match.rules, codec, record):
        state = step.state
    assert state == match.state


@EVERY_GAME
@given(data=st.data())
def test_a_resumed_game_meets_the_same_luck(game: str, data: st.DataObject) -> None:
    way = data.draw(ways_in(GAMES[game]))
    match = reach(way)
    resumed: Any = Match.resume(match.rules, CODECS[game], _copied(match), seed=0)
    for _ in range(60):
        if not match.rules.to_move(match.state):
            break
        seat, move = lucky_move(match, way)
        match.play(seat, move)
        resumed.play(seat, move)
    assert resumed.state == match.state
    assert resumed.record == match.record


@EVERY_GAME
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_what_a_seat_cannot_know_changes_neither_its_view_nor_its_choices(
    game: str, data: st.DataObject, seed: int
) -> None:
    way = data.draw(ways_in(GAMES[game]))
    match = reach(way)
    rules = match.rules
    for seat in range(way.seats):
        other = rules.with_other_secrets(match.state, seat, seed)
        rules.check(other)
        assert rules.view(other, seat) == rules.view(match.state, seat)
        assert rules.legal_moves(other, seat) == rules.legal_moves(match.state, seat)
        assert rules.to_move(other) == rules.to_move(match.state)
        assert rules.is_secret(other) == rules.is_secret(match.state)


@EVERY_GAME
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_the_public_view_has_nobodys_secrets(game: str, data: st.DataObject, seed: int) -> None:
    way = data.draw(ways_in(GAMES[game]))
    match = reach(way)
    rules = match.rules
    other = rules.with_other_secrets(match.state, EVERYBODY, seed)
    rules.check(other)
    public = rules.view(match.state, EVERYBODY)
    assert rules.view(other, EVERYBODY) == public
    for seat in range(way.seats):
        twin = rules.with_other_secrets(match.state, seat, seed)
        assert rules.view(twin, EVERYBODY) == public
        assert rules.open_secrets(public) <= rules.open_secrets(rules.view(match.state, seat))


@EVERY_GAME
@given(data=st.data())
def test_where_nothing_is_secret_the_public_view_leaves_the_same_choices(
    game: str, data: st.DataObject
) -> None:
    """What can be decided at the public table depends on nobody's secrets, so offering it tells nothing."""
    way = data.draw(ways_in(GAMES[game]))
    match = reach(way)
    rules = match.rules
    if not rules.is_secret(match.state):
        other = rules.with_other_secrets(match.state, EVERYBODY, way.seed)
        for seat in rules.to_move(match.state):
            assert rules.legal_moves(other, seat) == rules.legal_moves(match.state, seat)


@EVERY_GAME
@given(data=st.data())
def test_redaction_is_for_good(game: str, data: st.DataObject) -> None:
    way = data.draw(ways_in(GAMES[game], most_moves=150))
    match = reach(way)
    for step in replay(match.rules, CODECS[game], match.record):
        for event in step.events:
            for seat in range(way.seats):
                seen = event.seen_by(seat)
                assert seen.seen_by(seat) == seen
                assert type(seen) is type(event)
                assert seen.seen_by(EVERYBODY) == event.seen_by(EVERYBODY)
            public = event.seen_by(EVERYBODY)
            assert all(public.seen_by(seat) == public for seat in range(way.seats))


@EVERY_GAME
@pytest.mark.parametrize("seed", range(20))
def test_play_ends(game: str, seed: int) -> None:
    shelf, offered = GAMES[game], all_values(GAMES[game], {})
    seats = shelf.seats[seed % len(shelf.seats)]
    players = list(usual_lineup(shelf, seats))
    if seed % 3 == 0 and len(shelf.levels) > 2:
        players[seed % seats] = shelf.levels[2]  # in a few games: it thinks longer
    played = play(Plan(shelf, offered[seed % len(offered)], tuple(players), seed, max_rounds=500))
    assert played.outcome is not None


def _copied(match: Any) -> Any:
    codec = CODECS[match.record.game]
    return read(write(match.record, codec), CODECS)
