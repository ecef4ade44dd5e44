"""How a round runs: setup, actions, check, passing, and what is remembered of it."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given

from enix_desktop.engine.match import replay
from enix_desktop.engine.rules import EVERYBODY, Event
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.codec import HertzschlagCodec
from enix_desktop.games.hertzschlag.dealing import opening
from enix_desktop.games.hertzschlag.events import Cause, Crossing, Failure
from enix_desktop.games.hertzschlag.faces import Plant
from enix_desktop.games.hertzschlag.memory import Forecast, PastRound
from enix_desktop.games.hertzschlag.moves import Lay, Place, Pledge, Signal, Word
from enix_desktop.games.hertzschlag.phases import Phase
from tests.rules.hertzschlag.setting import setup_of
from tests.rules.hertzschlag.words import EVENTS
from tests.unit.games.hertzschlag.tables import (
    COMPONENTS,
    RULES,
    AnyMatch,
    bids,
    card,
    dealt,
    lays,
    matches,
    played,
    state,
)

CODEC = HertzschlagCodec()


def kinds(told: list[Event]) -> list[str]:
    return [type(event).__name__ for event in told]


# Setup


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_s1_s2_a_deal_gives_five_cards_and_a_goal_each_and_one_event(seats: int) -> None:
    match = dealt(seats, 5)
    now, setup = match.state, match.record.setup
    assert [len(hand) for hand in now.hands] == [5] * seats
    assert len(set(now.goals)) == seats
    assert now.shown == [setup.event]
    assert len(now.pile) == 64 - 5 * seats
    assert (now.round, now.starter, now.calm, now.price) == (1, setup.starter, 0, 11)
    assert now.fields == [0, now.marker]


def test_s3_every_seat_may_be_drawn_as_the_start_player_and_a_named_one_always_is() -> None:
    """E2."""
    assert {dealt(4, seed).state.starter for seed in range(40)} == {0, 1, 2, 3}
    assert {dealt(4, seed, {"start": "2"}).state.starter for seed in range(10)} == {2}


def test_e2_a_start_player_who_is_not_there_means_by_lot() -> None:
    assert dealt(5, 1, {"start": "4"}).state.starter == 4
    assert {dealt(4, seed, {"start": "4"}).state.starter for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("seats", "start", "money"),
    [
        (3, 0, (15, 15, 16)),
        (3, 1, (16, 15, 15)),
        (3, 2, (15, 16, 15)),
        (4, 1, (15, 15, 15, 15)),
        (5, 0, (15, 15, 15, 16, 16)),
        (5, 2, (16, 16, 15, 15, 15)),
    ],
)
def test_e3_who_starts_fewer_rounds_has_a_euro_more(seats: int, start: int, money: tuple[int, ...]) -> None:
    table = setup_of({"dealt": True, "seats": seats}).table
    assert table.start_money(start) == money
    unfair = setup_of({"dealt": True, "seats": seats, "fair_start": False}).table
    assert unfair.start_money(start) == (15,) * seats


def test_the_opening_tells_of_the_first_round_and_its_event() -> None:
    setup = setup_of({"event": "Settlement day", "displays": ["Solar park"]})
    assert kinds(list(opening(setup))) == ["RoundBegan", "EventHappened", "EventPaid"]
    assert kinds(list(opening(setup_of({})))) == ["RoundBegan"]


# Actions


def test_a4_a_card_that_could_not_be_paid_in_its_turn_counts_as_income_unseen() -> None:
    """Only a future option could bring that about: here the money is taken away by hand."""
    now = state(hands=["Solar park"])
    now, _ = played(now, [(0, Lay(card("Solar park"), Place.ACTION))])
    now.money[0] = 5
    later, told = played(now, [move for move in lays(now) if move[0] > 0])
    taken = next(event for event in told if isinstance(event, events.IncomeTaken) and event.seat == 0)
    assert (taken.euro, taken.money, taken.seen_by(1).card) == (3, 8, None)
    assert later.displays[0] == ()
    assert later.removed[0] == (card("Solar park"),)
    assert later.past[0].cards[0] is None


def test_p1_a_card_is_told_in_the_order_of_its_parts() -> None:
    now = state(hands=["New transmission lines", "", ""], marker=6)
    _, told = played(now, lays(now, seat0="New transmission lines"))
    own = [event for event in told if getattr(event, "seat", None) == 0]
    assert kinds(own) == ["CardLaid", "CardPlayed", "MarkerMoved", "GridCalmed", "CardDrawn"]
    both = state(hands=["Wind with inertia control"], marker=3)
    _, told = played(both, lays(both, seat0="Wind with inertia control"))
    moved = [event for event in told if isinstance(event, events.MarkerMoved)]
    assert [event.cause for event in moved] == [Cause.CHANGE, Cause.TOWARDS]
    assert [(event.steps, event.before, event.after) for event in moved] == [(3, 3, 6), (1, 6, 5)]
    assert moved[0].crossings == (Crossing(4, 5, -4, 6),)
    assert [event.money for event in moved] == [6, 6]


def test_f2_what_a_crossing_tells_adds_up_to_the_money() -> None:
    """Reading 3: only the one who moves the marker pays or earns."""
    now = state(seats=4, hands=["Coal exit"], marker=-3, money=[9, 15, 15, 15])
    later, told = played(now, lays(now, seat0="Coal exit"))
    moved = next(event for event in told if isinstance(event, events.MarkerMoved))
    assert moved.crossings == (Crossing(-4, -5, -4, 2), Crossing(-6, -7, -2, 0))
    assert later.money == [0, 18, 18, 18]


def test_x3_reading_7_the_owner_takes_a_reserve_card_first_and_then_those_at_its_left() -> None:
    """All have 19 when the last in turn gives everybody 2; there are two reserve cards."""
    cost = COMPONENTS.cards[card("Carbon price with dividend")].cost
    now = state(
        hands=["", "", "Carbon price with dividend"], money=[16, 16, 19 + cost], start=0, seats=3, marker=0
    )
    later, told = played(now, lays(now, seat2="Carbon price with dividend"))
    paid = next(event for event in told if isinstance(event, events.CashPaid))
    assert paid.gains == (2, 1, 2)
    assert later.money == [21, 20, 21]
    assert later.reserves == [True, False, True]


def test_x1_reading_8_a_discount_never_applies_to_the_card_that_brings_it() -> None:
    """No shipped card lowers the cost of its own category, so one is made that does."""
    number = card("Solar funding")
    face = COMPONENTS.cards[number]
    assert face.special is not None
    own = replace(face, cost=3, special=replace(face.special, category=face.category))
    components = replace(COMPONENTS, cards=(*COMPONENTS.cards[:number], own, *COMPONENTS.cards[number + 1 :]))
    now = state(hands=["Solar funding"], money=[15, 15, 15])
    now.table = replace(now.table, components=components)
    _, told = played(now, lays(now, seat0="Solar funding"))
    bought = next(event for event in told if isinstance(event, events.CardPlayed))
    assert (bought.cost, bought.money) == (3, 12)


@pytest.mark.parametrize(
    ("used", "failure"), [(["pumped storage plant"], Failure.PLANT_USED), ([], Failure.MONEY_SHORT)]
)
def test_q3_a_plant_that_is_used_up_is_told_before_money_that_is_short(
    used: list[str], failure: Failure
) -> None:
    """Income gives everybody 3, and 9 are less than the price."""
    now = state(marker=-8, money=[0, 0, 0], used=used)
    _, told = played(now, lays(now))
    out = next(event for event in told if isinstance(event, events.BlackedOut))
    assert out.failure is failure


def test_x5_two_reforms_add_up_and_the_price_stops_at_its_lowest() -> None:
    now = state(hands=["Balancing market reform"], cheaper=3)
    later, told = played(now, lays(now, seat0="Balancing market reform"))
    cheaper = next(event for event in told if isinstance(event, events.ControlCheapened))
    assert (cheaper.before, cheaper.after, later.price) == (8, 7, 7)


# Check


@pytest.mark.parametrize("field", range(-8, 9))
def test_q1_q2_the_side_of_the_marker_decides_which_plant_is_needed(field: int) -> None:
    now = state(marker=field)
    now, told = played(now, lays(now))
    if -4 <= field <= 4:
        assert any(isinstance(event, events.CheckPassed) for event in told)
    else:
        needed = next(event for event in told if isinstance(event, events.ControlNeeded))
        assert needed.plant is (Plant.PUMPED_STORAGE if field < 0 else Plant.GAS_PLANT)
        assert (needed.field, needed.price, needed.most) == (field, 11, 15)
        assert now.phase is Phase.BID


def test_q2_each_plant_helps_once_and_the_other_one_stays_ready() -> None:
    now = state(marker=7)
    now, _ = played(now, lays(now))
    now, told = played(now, bids(5, 5, 1))
    assert now.plants == [True, False]
    used = next(event for event in told if isinstance(event, events.PlantUsed))
    assert (used.plant, used.before, used.after) == (Plant.GAS_PLANT, 7, 4)
    now.marker = 5
    now, told = played(now, lays(now))
    dark = next(event for event in told if isinstance(event, events.BlackedOut))
    assert dark.failure is Failure.PLANT_USED
    assert now.phase is Phase.OVER


@pytest.mark.parametrize(("total", "is_held"), [((5, 5, 0), False), ((5, 5, 1), True), ((5, 5, 5), True)])
def test_q6_the_sum_must_reach_the_price(total: tuple[int, ...], is_held: bool) -> None:
    now = state(marker=-5)
    now, _ = played(now, lays(now))
    now, told = played(now, bids(*total))
    shown = next(event for event in told if isinstance(event, events.BidsShown))
    assert (shown.bids, shown.total) == (total, sum(total))
    assert now.is_blackout is not is_held
    paid = [18 - euro for euro in total]
    assert list(shown.money) == paid, "paid in any case (Q5, reading 5)"


def test_q7_a_blackout_tells_what_was_bid_and_ends_everything() -> None:
    now = state(marker=-5, talk=True)
    now, _ = played(now, [(seat, Signal(Word.SILENT)) for seat in now.order])
    now, _ = played(now, lays(now))
    now, _ = played(now, [(seat, Pledge(5)) for seat in now.order])
    now, told = played(now, bids(1, 2, 3))
    assert kinds(told)[-3:] == ["BidsShown", "BlackedOut", "GameEnded"]
    dark, end = told[-2], told[-1]
    assert isinstance(dark, events.BlackedOut)
    assert (dark.number, dark.field, dark.failure, dark.price, dark.most) == (1, -5, Failure.BID_SHORT, 11, 6)
    assert isinstance(end, events.GameEnded)
    assert (end.is_blackout, end.winners, end.goals) == (True, (), now.goals)
    assert [score.total for score in end.scores] == list(RULES.outcome(now).scores)  # type: ignore[union-attr]
    assert {len(hand) for hand in now.hands} == {4}, "nothing is passed on"


# Passing and memory


@given(match=matches())
def test_d2_reading_12_hands_have_five_cards_when_a_round_begins_and_the_pile_lasts(match: AnyMatch) -> None:
    for step in replay(RULES, CODEC, match.record):
        now = step.state
        if any(isinstance(event, events.RoundBegan) for event in step.events):
            assert {len(hand) for hand in now.hands} == {5}
            assert now.starter == (match.record.setup.starter + now.round - 1) % now.table.seats
            assert len(now.pile) == 64 - now.table.seats * (4 + now.round)
            assert [len(drawn) for drawn in now.drawn] == [now.round - 1] * now.table.seats
            assert [len(passed) for passed in now.passed] == [now.round - 1] * now.table.seats


def test_d2_each_gets_the_hand_of_the_left_neighbour() -> None:
    now = state(seats=5, start=3)
    later, told = played(now, lays(now))
    for seat in range(5):
        given = set(now.hands[(seat + 1) % 5]) - {now.hands[(seat + 1) % 5][0]}
        assert set(later.hands[seat]) == given | {later.drawn[seat][0]}
        assert later.passed[seat][0].to == (seat - 1) % 5
    assert later.starter == 4
    assert [event.seat for event in told if isinstance(event, events.CardDrawn)] == [4, 0, 1, 2, 3]


def test_k1_a_past_round_is_remembered_as_everybody_saw_it() -> None:
    now = state(
        talk=True, start=1, marker=4, money=[15, 15, 15], hands=["Coal exit", "Solar park"], event="Holiday"
    )
    assert now.fields == [4, 8]
    now, _ = played(now, [(1, Signal(Word.DOWN)), (2, Signal(Word.SILENT)), (0, Signal(Word.FAR_DOWN))])
    now, _ = played(now, lays(now, seat1="Solar park"))
    now, _ = played(now, [(1, Pledge(3)), (2, Pledge(None)), (0, Pledge(0))])
    now, _ = played(now, bids(4, 3, 5))
    assert now.past == (
        PastRound(
            1,
            1,
            EVENTS["Holiday"],
            (Word.FAR_DOWN, Word.DOWN, Word.SILENT),
            (Place.INCOME, Place.ACTION, Place.INCOME),
            (None, card("Solar park"), None),
            (4, 8, 8, 8, 8, 4),
            (0, 3, None),
            (4, 3, 5),
            (14, 6, 13),
        ),
    )
    assert (now.signals, now.pledges, now.places, now.played) == ([], [], None, [])
    assert all(RULES.view(now, seat).past == now.past for seat in (EVERYBODY, 0, 1, 2))


def test_k1_a_round_without_talk_and_bids_is_remembered_without_them() -> None:
    now = state(hands=["", "", "LED lamps"])
    now, _ = played(now, lays(now, seat2="LED lamps"))
    past = now.past[0]
    assert (past.event, past.signals, past.pledges, past.bids) == (None, (None,) * 3, None, None)
    assert past.fields == (0, 0, 0, 0, 1, 1)


@given(match=matches())
def test_k1_the_fields_of_all_rounds_join_without_a_gap(match: AnyMatch) -> None:
    now = match.state
    numbers = [past.number for past in now.past]
    is_over = now.phase is Phase.OVER
    assert numbers == list(range(1, now.round + is_over))
    for before, after in pairwise(now.past):
        assert before.fields[-1] == after.fields[0]
    if now.past and not is_over:
        assert now.fields[0] == now.past[-1].fields[-1]
    for past in now.past:
        assert len(past.fields) == now.table.seats + 3
        assert past.event in now.shown


def test_x6_a_forecast_is_the_next_event_and_is_remembered_by_its_owner() -> None:
    now = state(hands=["", "Better weather forecast"])
    later, told = played(now, lays(now, seat1="Better weather forecast"))
    seen = next(event for event in told if isinstance(event, events.ForecastSeen))
    assert seen.seen_by(1).event == later.shown[-1]
    assert {seen.seen_by(seat).event for seat in (EVERYBODY, 0, 2)} == {None}
    assert not seen.is_last_round
    assert later.forecasts == [(), (Forecast(1, later.shown[-1]),), ()]
    assert later.forecast is None
    last = state(round=8, hands=["Better weather forecast"])
    _, told = played(last, lays(last, seat0="Better weather forecast"))
    seen = next(event for event in told if isinstance(event, events.ForecastSeen))
    assert (seen.event, seen.is_last_round) == (None, True)


def test_reading_19_two_forecasts_of_one_round_show_the_same_event() -> None:
    now = state(hands=["Better weather forecast"])
    now.forecast = EVENTS["Half-time"]
    later, _ = played(now, lays(now, seat0="Better weather forecast"))
    assert later.forecasts[0] == (Forecast(1, EVENTS["Half-time"]),)
    assert later.shown[-1] == EVENTS["Half-time"]
