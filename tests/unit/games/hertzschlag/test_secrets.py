"""Who sees what of Hertzschlag, what watchers see, and states that cannot be (K1, K2)."""

import pytest

from enix_desktop.engine.match import replay
from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.codec import HertzschlagCodec
from enix_desktop.games.hertzschlag.dealing import opening
from enix_desktop.games.hertzschlag.faces import Plant
from enix_desktop.games.hertzschlag.moves import Bid
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.state import State
from enix_desktop.games.hertzschlag.watching import (
    BID,
    BLACKOUT,
    END,
    EVENT,
    HertzschlagWatching,
    board_facts,
)
from tests.unit.games.hertzschlag.tables import RULES, card, lays, played, state, wandered

CODEC = HertzschlagCodec()


def test_k2_events_hide_what_only_one_seat_knows() -> None:
    now = state(marker=6)
    now, told = played(now, lays(now))
    laid = [event for event in told if isinstance(event, events.CardLaid)]
    for event in laid:
        assert event.seen_by(event.seat) == event
        hidden = events.CardLaid(event.seat, None, None)
        assert event.seen_by((event.seat + 1) % 3) == event.seen_by(EVERYBODY) == hidden
    now, told = played(now, [(2, Bid(3))])
    assert told == [events.BidMade(2, 3)]
    assert told[0].seen_by(0) == told[0].seen_by(EVERYBODY) == events.BidMade(2, None)
    assert RULES.view(now, 2).bids == (None, None, 3)
    assert RULES.view(now, 0).bids == RULES.view(now, EVERYBODY).bids == (None, None, None)


def test_d2_a_seat_sees_the_hand_it_passes_and_the_one_it_gets() -> None:
    passed = events.HandsPassed(1, ((1, 2), (3, 4), (5, 6), (7, 8)))
    assert passed.seen_by(0).passed == ((1, 2), (3, 4), None, None)
    assert passed.seen_by(3).passed == ((1, 2), None, None, (7, 8))
    assert passed.seen_by(EVERYBODY).passed == (None,) * 4


def test_k2_hands_stay_hidden_at_the_end_and_goals_are_shown() -> None:
    now = state(round=8)
    now, _ = played(now, lays(now))
    seen = RULES.view(now, 0)
    assert seen.goals == now.goals
    assert seen.open_hands is None
    public = RULES.view(now, EVERYBODY)
    assert (public.hand, public.removed, public.goals) == ((), (), now.goals)


def test_a_finished_game_may_be_watched_with_open_cards() -> None:
    watching = HertzschlagWatching()
    match = wandered(3, 2, 400)
    now = match.state
    seen = watching.open_view(now, 0)
    assert (seen.open_hands, seen.goals, seen.open_laid) == (tuple(now.hands), now.goals, tuple(now.laid))
    assert seen.bids == tuple(now.bids)
    told = [*opening(match.record.setup)]
    told += [event for step in replay(RULES, CODEC, match.record) for event in step.events]
    marks = [mark for event in told if (mark := watching.mark(event)) is not None]
    assert marks.count(EVENT) == now.round
    assert marks[-1] == END
    assert (BLACKOUT in marks) == now.is_blackout
    assert marks.count(BID) == sum(past.bids is not None for past in now.past)
    begun = [seat for event in told if (seat := watching.turn_begun(event)) is not None]
    assert begun == [(match.record.setup.starter + number) % 3 for number in range(now.round)]


def test_in_a_replay_hidden_decisions_are_open_before_all_have_decided() -> None:
    now = state(marker=6)
    now, _ = played(now, [next(lays(now))])
    watching = HertzschlagWatching()
    assert watching.open_view(now, EVERYBODY).open_laid == (now.laid[0], None, None)
    orange, _ = played(now, list(lays(state(marker=6)))[1:])
    orange, _ = played(orange, [(1, Bid(4))])
    assert watching.open_view(orange, EVERYBODY).bids == (None, 4, None)
    assert RULES.view(orange, EVERYBODY).bids == (None, None, None)


@pytest.mark.parametrize(
    ("field", "plant"), [(-5, Plant.PUMPED_STORAGE), (-4, None), (0, None), (4, None), (5, Plant.GAS_PLANT)]
)
def test_k1_everybody_sees_which_plant_would_be_needed(field: int, plant: Plant | None) -> None:
    seen = RULES.view(state(marker=field, cheaper=2), EVERYBODY)
    assert (seen.needed, seen.price, seen.plants) == (plant, 9, (True, True))


def test_a_small_picture_knows_the_marker_the_plants_and_the_number_of_cards() -> None:
    now = state(marker=-3, displays=["LED lamps, Coal exit", "", "Repowering"], used=["gas plant"], round=4)
    assert board_facts(now) == {
        "marker": -3,
        "round": 4,
        "blackout": False,
        "displays": [[1, 1, 0, 0, 0, 0], [0] * 6, [0, 0, 0, 0, 0, 1]],
        "plants": [True, False],
    }


def test_laying_and_bidding_are_secret_and_talking_is_not() -> None:
    """A1, Q4, T2: nobody looks over a shoulder."""
    quiet, loud = state(), state(talk=True)
    assert RULES.is_secret(quiet)
    assert not RULES.is_secret(loud)
    assert RULES.declining_move(quiet) is None


def broken(change: str) -> State:
    now = state(displays=["Solar park"])
    match change:
        case "a card twice":
            now.displays[1] = (card("Solar park"),)
        case "off the track":
            now.marker = 9
        case "too rich":
            now.money[0] = 31
        case "a reserve card for nothing":
            now.reserves[0] = True
        case "an event twice":
            now.shown = [3, 3]
        case "too many rounds":
            now.round = 9
        case "too calm":
            now.calm = 3
        case "one goal card twice":
            now.goals = (0, 0, 1)
        case "a blackout that goes on":
            now.is_blackout = True
        case "a green bid":
            now.phase = Phase.BID
        case "a hand out of order":
            now.hands[0] = now.hands[0][::-1]
    return now


@pytest.mark.parametrize(
    "change",
    [
        *("a card twice", "off the track", "too rich", "a reserve card for nothing", "an event twice"),
        *("too many rounds", "too calm", "one goal card twice", "a blackout that goes on", "a green bid"),
        "a hand out of order",
    ],
)
def test_a_state_that_cannot_be_is_found(change: str) -> None:
    RULES.check(state(displays=["Solar park"]))
    with pytest.raises(AssertionError):
        RULES.check(broken(change))
