"""What a finished game is said to have been like follows from what happened in it."""

from collections.abc import Sequence
from functools import cache

import pytest

from enix_desktop.catalogue import HERTZSCHLAG
from enix_desktop.engine.bests import RUN, SCORE
from enix_desktop.engine.match import replay
from enix_desktop.engine.rules import Event
from enix_desktop.engine.summary import FinishedGame, GameSummary, SeatResult
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag import summary as told_of
from enix_desktop.games.hertzschlag.codec import HertzschlagCodec
from enix_desktop.games.hertzschlag.counting import Income
from enix_desktop.games.hertzschlag.events import Cause, Crossing
from enix_desktop.games.hertzschlag.faces import CATEGORIES
from enix_desktop.games.hertzschlag.scoring import Score
from tests.rules.hertzschlag.setting import setup_of
from tests.unit.games.hertzschlag.tables import COMPONENTS, RULES, AnyMatch, dealt, wandered

SEEDS = range(12)
DEALT = dealt(3, 1).record.setup
SCORES = (Score(0, 1, 0, 0, 0),) * 3


@cache
def game(seed: int) -> tuple[AnyMatch, Sequence[Event], GameSummary]:
    """A finished game with what happened in it and what is told of it."""
    match = wandered(3 + seed % 3, seed, 400)
    told = [event for step in replay(RULES, HertzschlagCodec(), match.record) for event in step.events]
    return match, told, told_of.summarize(match.record.setup, told)


def heard(*happened: Event) -> GameSummary:
    """A game that begins as usual and in which only this happens."""
    return told_of.summarize(DEALT, happened)


def ended(*winners: int, is_blackout: bool = False) -> events.GameEnded:
    return events.GameEnded(is_blackout, (0, 1, 2), SCORES, winners)


def moved(seat: int, before: int, after: int, *euros: int) -> events.MarkerMoved:
    steps = tuple(Crossing(4, 5, euro, 0) for euro in euros)
    return events.MarkerMoved(seat, 0, Cause.CHANGE, after - before, before, after, steps, 0)


def played(seat: int, category: int) -> events.CardPlayed:
    found = next(card for card in COMPONENTS.all_cards if COMPONENTS.cards[card].category == category)
    return events.CardPlayed(seat, found, 0, 0)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_counted_things_are_those_that_happened(seed: int) -> None:
    match, happened, told = game(seed)
    now = match.state
    assert (told.edition, told.is_standard, told.limit, told.rounds) == ("standard", True, None, now.round)
    for seat in now.seats:
        counted = told.seats[seat].tallies
        assert counted.get(told_of.PLAYED, 0) == len(now.displays[seat])
        assert counted.get(told_of.INCOME, 0) == len(now.removed[seat])
        bids = [past.bids[seat] for past in now.past if past.bids is not None]
        assert counted.get(told_of.BIDS, 0) == len(bids)
        assert counted.get(told_of.BID_EURO, 0) == sum(bids)
        steps = [
            step.euro
            for event in happened
            if isinstance(event, events.MarkerMoved) and event.seat == seat
            for step in event.crossings
        ]
        assert counted.get(told_of.EARNED, 0) == sum(euro for euro in steps if euro > 0)
        assert counted.get(told_of.FINES, 0) == -sum(euro for euro in steps if euro < 0)
        assert (told_of.BLACKOUT in counted) == now.is_blackout
        assert set(counted) <= set(told_of.TALLIES)
        assert told.seats[seat].deeds <= set(told_of.DEEDS)


@pytest.mark.parametrize("seed", SEEDS)
def test_deeds_of_the_end_follow_from_the_last_state(seed: int) -> None:
    match, _, told = game(seed)
    now, outcome = match.state, RULES.outcome(match.state)
    assert outcome is not None
    for seat in now.seats:
        deeds, has_won = told.seats[seat].deeds, seat in outcome.winners
        assert (told_of.WON in deeds) == has_won
        assert (told_of.HELD in deeds) == (not now.is_blackout)
        assert (told_of.NO_INCOME in deeds) == (has_won and not now.removed[seat])
        assert (told_of.TIGHTROPE in deeds) == (has_won and abs(now.marker) == 4)
        symbols = {COMPONENTS.cards[card].category for card in now.displays[seat]}
        assert (told_of.FULL_HOUSE in deeds) == (not now.is_blackout and len(symbols) == 6)


def test_both_endings_are_among_these_games() -> None:
    assert {game(seed)[0].state.is_blackout for seed in SEEDS} == {True, False}


def test_whoever_brings_the_marker_back_three_times_is_a_peacemaker() -> None:
    back, away = moved(1, 5, 4, 4), moved(1, 4, 5, -4)
    assert not heard(back, away, back).seats[1].deeds
    assert heard(back, away, back, away, back).seats[1].deeds == {told_of.PEACEMAKER}
    assert not heard(back, back, moved(0, 5, 4, 4)).seats[1].deeds
    inside, outside = moved(1, 4, 2), moved(1, 7, 5, 4)
    assert not heard(inside, outside, inside, outside, inside, outside).seats[1].deeds


def test_five_euros_are_generous_and_rescue_if_they_were_needed() -> None:
    enough = events.BidsShown((5, 5, 1), 11, (0, 0, 0))
    assert [seat.deeds for seat in heard(enough).seats] == [
        {told_of.GENEROUS, told_of.RESCUER},
        {told_of.GENEROUS, told_of.RESCUER},
        set(),
    ]
    plenty = events.BidsShown((5, 5, 5, 5), 11, (0, 0, 0, 0))
    four = told_of.summarize(dealt(4, 1).record.setup, [plenty])
    assert {seat.deeds for seat in four.seats} == {frozenset({told_of.GENEROUS})}
    in_vain = events.BidsShown((5, 4, 1), 11, (0, 0, 0))
    assert heard(in_vain).seats[0].deeds == {told_of.GENEROUS}


def test_a_win_on_the_edge_of_the_green_area_is_a_tightrope() -> None:
    for field, is_edge in ((-4, True), (4, True), (3, False), (0, False)):
        told = heard(events.CheckPassed(8, field), events.IncomeTaken(0, 1, Income(3, 0, 0), 3, 3), ended(0))
        assert (told_of.TIGHTROPE in told.seats[0].deeds) == is_edge
        assert told_of.TIGHTROPE not in told.seats[1].deeds


def test_six_symbols_are_a_full_house_if_the_grid_holds() -> None:
    six = [played(2, category) for category in CATEGORIES]
    assert told_of.FULL_HOUSE in heard(*six, ended(0)).seats[2].deeds
    assert told_of.FULL_HOUSE not in heard(*six[1:], ended(0)).seats[2].deeds
    assert not heard(*six, ended(is_blackout=True)).seats[2].deeds


def test_cards_that_lay_there_before_count_for_a_full_house() -> None:
    names = [next(face.name for face in COMPONENTS.cards if face.category == each) for each in CATEGORIES]
    setup = setup_of({"round": 8, "displays": [", ".join(names[:5])]})
    told = told_of.summarize(setup, [played(0, CATEGORIES[5]), ended(1)])
    assert told_of.FULL_HOUSE in told.seats[0].deeds
    assert not told.is_standard
    assert told.rounds == 8


def test_every_deed_has_a_badge() -> None:
    badges = told_of.hertzschlag_badges("master")
    assert set(badges) == {*told_of.DEEDS, told_of.BEAT_STRONGEST, told_of.FULL_TABLE}


def test_points_after_a_blackout_are_no_personal_best() -> None:
    """Q7: they only would have been."""
    best = HERTZSCHLAG.bests[SCORE]
    assert set(HERTZSCHLAG.bests) == {SCORE, RUN}
    for tallies, points in (({}, 14), ({told_of.BLACKOUT: 1}, None)):
        seat = SeatResult("Ada", None, 14, not tallies, False, tallies, frozenset())
        finished = FinishedGame(*("", "", "", "hertzschlag", "standard"), True, False, None, 8, None, (seat,))
        assert best.figure([(finished, seat)]) == points
