"""Computer players of Sparks, the adviser, and what is told about games."""

import json
from dataclasses import fields
from typing import Any

import pytest

from enix_desktop import resources
from enix_desktop.app.library.badges import earned
from enix_desktop.engine.chance import Draw
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.record import Participant, Record
from enix_desktop.engine.rng import derived
from enix_desktop.engine.summary import FinishedGame, SeatResult
from enix_desktop.headless.story import Storyteller
from tests.toy.game import TOY
from tests.toy.players.skilled import REASONS, Advice
from tests.toy.playing import Table
from tests.toy.rules import events, refusing
from tests.toy.rules.moves import Bid, Light, Move, Solve
from tests.toy.rules.summary import FREE_LAMP, LAMPS, LATE, QUICK, QUICK_MS, RIGHT
from tests.toy.rules.table import Goal


def played(players: tuple[str, ...], seed: int) -> Record[Any, Any]:
    """A game of computer players."""
    participants = [Participant(key, key) for key in players]
    options = TOY.options({"goal": ("row", "four")[seed % 2]}, len(players))
    match: Any = Match.begin(TOY.rules, TOY.id, participants, options, seed=seed)
    while owing := TOY.rules.to_move(match.state):
        seat, number = owing[0], len(match.record.entries)
        moves = TOY.rules.legal_moves(match.state, seat)
        view = TOY.rules.view(match.state, seat)
        chosen = TOY.player(players[seat]).choose(view, moves, derived(seed, f"{number}")).move
        assert chosen in moves
        match.play(seat, chosen)
    record: Record[Any, Any] = match.record
    return record


def test_the_skilled_player_beats_the_novice() -> None:
    won = 0
    for seed in range(100):
        seat = seed % 2
        players = ("novice", "skilled") if seat else ("skilled", "novice")
        outcome = played(players, seed).outcome
        assert outcome is not None
        won += outcome.winners == (seat,)
    assert won >= 75


def test_three_of_any_kind_play_to_the_end() -> None:
    for seed in range(20):
        assert played(("random", "novice", "skilled"), seed).outcome is not None
        assert played(("blend-50", "skilled"), seed).outcome is not None


def advice(table: Table) -> tuple[Move, Advice]:
    """What the adviser says to whoever is asked first."""
    assert TOY.adviser is not None
    seat = table.state.to_move[0]
    view, moves = TOY.rules.view(table.state, seat), TOY.rules.legal_moves(table.state, seat)
    move = TOY.player(TOY.adviser.player).choose(view, moves, 0).move
    told: Advice = TOY.adviser.reason(view, move, 0)
    assert told.reason in REASONS
    return move, told


def test_the_adviser_says_why_where_nothing_is_decided_yet() -> None:
    table = Table()
    assert advice(table) == (Bid(2), Advice("bid-some", {"sparks": 2}))
    table.bid(1, 0)
    assert advice(table) == (Solve(42, 2_000), Advice("solve", {"numbers": (20, 22), "answer": 42}))
    table.play(0, Solve(42, 1))
    assert advice(table) == (Light(4), Advice("light-opens", {"field": 4, "rows": 4}))


def test_the_adviser_prefers_rows_with_own_lamps() -> None:
    table = Table()
    table.bid(1, 0)
    table.light(0, 8, strike=4)
    table.bid(1, 0)
    table.play(0, Solve(42, 1))
    assert advice(table) == (Light(2), Advice("light-opens", {"field": 2, "rows": 2}))


def two_in_a_row(seat: int) -> Table:
    """A table at which *seat* lacks the field 8 only."""
    table = Table()
    for field, strike in ((0, 1), (4, 3)):
        table.bid(*(1 - seat, seat))
        table.light(seat, field, strike)
    return table


def test_the_adviser_bids_and_lights_to_win() -> None:
    table = two_in_a_row(0)
    assert table.state.sparks == [3, 5]
    assert advice(table) == (Bid(3), Advice("bid-wins", {"sparks": 3}))
    table.bid(3, 0)
    table.play(0, Solve(42, 1))
    assert advice(table) == (Light(8), Advice("light-wins", {"field": 8}))


def test_the_adviser_bids_and_lights_to_block() -> None:
    table = two_in_a_row(1)
    assert table.state.sparks == [5, 3]
    assert advice(table) == (Bid(4), Advice("bid-blocks", {"sparks": 4, "seat": 1}))
    table.bid(4, 0)
    table.play(0, Solve(42, 1))
    assert advice(table) == (Light(8), Advice("light-blocks", {"field": 8, "seat": 1}))


def test_statistics_count_lamps_and_answers() -> None:
    table = Table(Goal.FOUR)
    table.bid(0, 1)
    table.light(1, 0, strike=1)
    table.bid(0, 0)
    table.play(1, Solve(None, 1), Draw("strike", (2,)))
    told = TOY.summarize(table.state.setup, table.events)
    assert (told.edition, told.is_standard, told.limit, told.rounds) == ("standard", True, None, 3)
    assert [seat.tallies for seat in told.seats] == [{}, {LAMPS: 1, LATE: 1, RIGHT: 1}]


def badges(table: Table) -> list[set[str]]:
    """What each seat would earn if the game ended now."""
    told = TOY.summarize(table.state.setup, table.events)
    seats = tuple(
        SeatResult(name, None, 0, False, False, seat.tallies, seat.deeds)
        for name, seat in zip(("Ada", "Ben"), told.seats, strict=True)
    )
    game = FinishedGame(
        "a.json", "2026-03-01 12:15:00", "", TOY.id, "standard", True, False, None, 1, None, seats
    )
    return [set(earned(TOY, [game], name)) for name in ("ada", "ben")]


def test_a_quick_sum_and_a_lamp_that_cost_nothing_earn_badges() -> None:
    table = Table(Goal.FOUR)
    table.bid(0, 1)
    table.play(1, Solve(42, QUICK_MS + 1))
    table.play(1, Light(0), Draw("strike", (1,)))
    assert badges(table) == [set(), set()]
    table.bid(1, 0)
    table.play(0, Solve(42, QUICK_MS))
    assert badges(table) == [{QUICK}, set()]
    table.play(0, Light(2), Draw("strike", (3,)))
    assert badges(table) == [{QUICK}, set()]
    table.bid(0, 0)
    table.light(0, 4, strike=5)
    assert badges(table) == [{QUICK, FREE_LAMP}, set()]


def test_there_is_nothing_to_vary() -> None:
    assert TOY.variant({}) is TOY.options
    with pytest.raises(BadData, match="no 'limit' to change"):
        TOY.variant({"limit": "3"})


def test_every_event_and_every_refusal_has_a_sentence() -> None:
    words = json.loads(resources.text("sparks/story.json"))
    kinds = {
        kind.__name__ for kind in vars(events).values() if isinstance(kind, type) and hasattr(kind, "seen_by")
    }
    assert set(words["events"]) == kinds - {"PublicEvent"}
    source = refusing.refusal.__code__.co_consts
    assert set(words["refusals"]) == {text for text in source if isinstance(text, str) and "_" in text}


def test_a_whole_game_can_be_told_to_everybody() -> None:
    record = played(("novice", "novice", "skilled"), 5)
    story = Storyteller(TOY.id, record.participants)
    sentences = []
    for step in replay(TOY.rules, TOY.codec, record):
        for event in step.events:
            for seen in (event, *(event.seen_by(seat) for seat in range(-1, 3))):
                facts: Any = TOY.codec.plain(record.setup, seen)
                assert set(facts) == {"event", *(field.name for field in fields(seen))}  # type: ignore[arg-type]
                sentences.append(story.event(facts))
    assert sentences[-1].startswith("The game is over. Lamps: novice ")
    assert not [sentence for sentence in sentences if "None" in sentence or "{" in sentence]
    refusal = TOY.rules.refusal(TOY.rules.start(record.setup), 0, Bid(9))
    assert story.refusal(TOY.codec.plain(record.setup, refusal)) == "a bid has 0 to 3 sparks here."
