"""What a finished game is said to have been like follows from what happened in it."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from enix_desktop.catalogue import CODECS, ENIX
from enix_desktop.engine.match import replay
from enix_desktop.engine.record import Record
from enix_desktop.engine.record_json import read
from enix_desktop.engine.rules import Event
from enix_desktop.engine.summary import GameSummary
from enix_desktop.games.enix import events
from enix_desktop.games.enix import summary as told_of
from enix_desktop.games.enix.cardset import set_of
from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.games.enix.events import CapMoved, CardsTaken, EnixPlayed, PawnCrossed, TurnBegan
from enix_desktop.games.enix.scoring import hand_score
from enix_desktop.games.enix.variants import changed
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.table_choices import all_values
from tests.rules.situation import FOLDER

SEEDS = range(10)


@cache
def game(seed: int) -> tuple[Record[Any, Any], Sequence[Event], GameSummary]:
    """A game with what happened in it and what is told of it."""
    players = ("casual", "novice", "skilled", "casual", "casual", "novice")[: 2 + seed % 5]
    record = play(Plan(ENIX, all_values(ENIX, {})[seed % 2], players, seed)).record
    return (record, *heard(record))


def heard(record: Record[Any, Any]) -> tuple[Sequence[Event], GameSummary]:
    happened = [event for step in replay(ENIX.rules, ENIX.codec, record) for event in step.events]
    return happened, ENIX.summarize(record.setup, happened)


def situation(name: str) -> GameSummary:
    text = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    return heard(read(text, CODECS))[1]


def beginning(*happened: Event, seats: int = 2) -> GameSummary:
    """A game that begins as usual and in which only this happens."""
    record = play(Plan(ENIX, {}, ("casual",) * seats, 1, max_rounds=0)).record
    return ENIX.summarize(record.setup, happened)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_counted_things_are_those_that_happened(seed: int) -> None:
    record, happened, told = game(seed)
    assert told.edition == ENIX.editions[seed % 2]
    assert told.is_standard
    assert told.limit == 25
    assert told.rounds == 1 + sum(isinstance(event, events.RoundBegan) for event in happened)
    for seat in range(len(record.participants)):
        counted = told.seats[seat].tallies
        arrivals = Counter(
            event.target
            for event in happened
            if isinstance(event, events.PawnCrossed | events.PawnJumped) and event.seat == seat
        )
        assert {energy: counted.get(told_of.visits(energy), 0) for energy in ENERGIES} == {
            energy: arrivals[energy] for energy in ENERGIES
        }
        stolen = [event for event in happened if isinstance(event, events.CardStolen)]
        assert counted.get(told_of.STOLEN, 0) == sum(event.thief == seat for event in stolen)
        assert counted.get(told_of.LOST, 0) == sum(event.victim == seat for event in stolen)


@pytest.mark.parametrize("seed", SEEDS)
def test_deeds_of_the_end_follow_from_the_open_hands(seed: int) -> None:
    record, happened, told = game(seed)
    end = happened[-1]
    assert isinstance(end, events.GameEnded)
    components = record.setup.table.components
    for seat, hand in enumerate(end.hands):
        deeds, score = told.seats[seat].deeds, hand_score(components, set_of(hand))
        is_winner = seat in end.winners
        assert told.seats[seat].tallies[told_of.CARDS] == len(hand)
        assert (told_of.EXACT in deeds) == (score.score == 25)
        assert (told_of.HALVED in deeds) == (score.total > 25 and score.score <= 25)
        assert (told_of.NEGATIVE in deeds) == (is_winner and min(components.values[c] for c in hand) < 0)
        assert (told_of.PEACEFUL in deeds) == (is_winner and told_of.STOLEN not in told.seats[seat].tallies)
        assert deeds <= set(told_of.DEEDS)


def test_being_saved_by_an_enix_card_is_remarkable() -> None:
    told = situation("g3-halving-saves")
    assert told.seats[1].deeds == {told_of.HALVED, told_of.EXACT, told_of.PEACEFUL} | (
        told.seats[1].deeds & {told_of.NEGATIVE}
    )
    assert told_of.HALVED not in told.seats[0].deeds


def test_whoever_ends_the_game_and_wins_a_tie_has_the_last_word() -> None:
    told = situation("g4-the-ender-wins-a-tie-of-others")
    assert [told_of.TIE in seat.deeds for seat in told.seats].count(True) == 1
    assert not any(told_of.TIE in seat.deeds for seat in situation("g4-the-ender-has-dropped-out").seats)


def test_the_tile_under_ones_own_piece_is_where_the_lights_go_out() -> None:
    elsewhere = beginning(CapMoved(0, None, Energy.WIND), EnixPlayed(1, 0, Energy.WIND, None))
    assert not any(seat.deeds for seat in elsewhere.seats)
    here = beginning(
        PawnCrossed(0, Energy.SOLAR, Energy.WIND, 1, 0),
        EnixPlayed(0, 0, None, Energy.WIND),
        CapMoved(1, Energy.WIND, Energy.SOLAR),
    )
    assert [seat.deeds for seat in here.seats] == [{told_of.OWN_CAP}, {told_of.OWN_CAP}]


def test_a_long_way_is_gone_in_one_turn() -> None:
    steps = [PawnCrossed(0, Energy.SOLAR, target, 1, 3) for target in (Energy.WIND, Energy.OCEAN) * 2]
    turn = TurnBegan(0, 9)
    assert beginning(turn, *steps).seats[0].deeds == {told_of.LONG_WAY}
    assert not beginning(turn, *steps[:2], turn, *steps[2:]).seats[0].deeds


def test_all_six_tiles_in_one_game_are_a_round_trip() -> None:
    ways = [PawnCrossed(0, Energy.SOLAR, target, 1, 0) for target in ENERGIES[1:]]
    turns = [event for way in ways for event in (TurnBegan(0, 1), way)]
    assert beginning(*turns).seats[0].deeds == {told_of.EVERYWHERE}
    assert not beginning(*turns[:-1]).seats[0].deeds


def test_a_rich_harvest_is_taken_on_one_arrival() -> None:
    some = CardsTaken(0, Energy.WIND, (0, 1, 2), None)
    many = CardsTaken(0, Energy.WIND, (0, 1, 2, 3), None)
    assert not beginning(some, some).seats[0].deeds
    assert beginning(many).seats[0].deeds == {told_of.HARVEST}


def test_other_numbers_and_composed_positions_are_not_by_the_rulebook() -> None:
    plan = Plan(ENIX, {}, ("casual", "casual"), 3, options=changed({"limit": "30"}))
    told = heard(play(plan).record)[1]
    assert not told.is_standard
    assert told.limit == 30
    assert not situation("g3-halving-saves").is_standard
