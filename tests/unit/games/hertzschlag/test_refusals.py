"""Every reason for which a move of Hertzschlag is refused, and the order of R3."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from enix_desktop.engine.rules import ForeignMove
from enix_desktop.games.hertzschlag.moves import Bid, Lay, Move, Place, Pledge, Signal, Word
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.refusals import Reason
from enix_desktop.games.hertzschlag.state import State
from tests.unit.games.hertzschlag.tables import RULES, bids, card, lays, played, state

LAMPS, PARK, FARM = card("LED lamps"), card("Solar park"), card("Offshore wind farm")
HANDS = ["LED lamps, Solar park, Offshore wind farm"]


def signalling() -> State:
    """Seat 1 has spoken, seat 2 is next, seat 0 is last."""
    now = state(talk=True, start=1, hands=HANDS, marker=6)
    return played(now, [(1, Signal(Word.UP))])[0]


def laying() -> State:
    """Seat 1 has laid."""
    now = state(hands=HANDS, money=[6, 15, 15])
    return played(now, [(1, Lay(now.hands[1][0], Place.INCOME))])[0]


def pledging() -> State:
    """Seat 1 has pledged, seat 2 is next; seat 0 has 3 euro."""
    now = state(talk=True, start=1, marker=6, money=[0, 15, 15])
    now = played(now, [(seat, Signal(Word.SILENT)) for seat in now.order])[0]
    now = played(now, lays(now))[0]
    return played(now, [(1, Pledge(5))])[0]


def bidding() -> State:
    """Seat 1 has bid; seat 0 has 3 euro."""
    now = state(marker=6, money=[0, 15, 15])
    now = played(now, lays(now))[0]
    return played(now, [(1, Bid(5))])[0]


def over() -> State:
    now = state(round=8)
    return played(now, lays(now))[0]


def dark() -> State:
    now = state(marker=6)
    now = played(now, lays(now))[0]
    return played(now, bids(0, 0, 0))[0]


@dataclass(frozen=True)
class Case:
    """A move that is refused."""

    reason: Reason
    before: State
    seat: int
    move: Move
    facts: Mapping[str, object] = field(default_factory=dict)


WRONG_WORD, WRONG_PLACE = "sideways", "attic"
CASES = [
    Case(Reason.G1_GAME_OVER, over(), 0, Lay(LAMPS, Place.ACTION)),
    Case(Reason.G1_GAME_OVER, over(), 0, Signal(Word.UP)),
    Case(Reason.Q7_BLACKOUT, dark(), 0, Bid(2)),
    Case(Reason.Q7_BLACKOUT, dark(), 0, Pledge(None)),
    Case(Reason.E1_TALK_OFF, laying(), 0, Signal(Word.HOLD)),
    Case(Reason.E1_TALK_OFF, bidding(), 0, Pledge(3)),
    Case(Reason.R2_OTHER_KIND, signalling(), 2, Lay(LAMPS, Place.ACTION), {"owed": Phase.SIGNAL}),
    Case(Reason.R2_OTHER_KIND, signalling(), 2, Pledge(2), {"owed": Phase.SIGNAL}),
    Case(Reason.R2_OTHER_KIND, laying(), 0, Bid(2), {"owed": Phase.LAY}),
    Case(Reason.R2_OTHER_KIND, pledging(), 2, Bid(2), {"owed": Phase.PLEDGE}),
    Case(Reason.R2_OTHER_KIND, bidding(), 0, Lay(LAMPS, Place.INCOME), {"owed": Phase.BID}),
    Case(Reason.T1_NOT_IN_TURN, signalling(), 0, Signal(Word.UP), {"seat": 2}),
    Case(Reason.T1_SAID, signalling(), 1, Signal(Word.UP)),
    Case(Reason.A1_LAID, laying(), 1, Lay(LAMPS, Place.INCOME)),
    Case(Reason.T3_NOT_IN_TURN, pledging(), 0, Pledge(1), {"seat": 2}),
    Case(Reason.T3_PLEDGED, pledging(), 1, Pledge(None)),
    Case(Reason.Q4_BID, bidding(), 1, Bid(5)),
    Case(Reason.T1_NO_SUCH_WORD, signalling(), 2, Signal(WRONG_WORD)),  # type: ignore[arg-type]
    Case(Reason.T1_NO_SUCH_WORD, signalling(), 2, Signal(None)),  # type: ignore[arg-type]
    Case(Reason.T1_NO_SUCH_WORD, signalling(), 2, Signal(3)),  # type: ignore[arg-type]
    Case(Reason.A1_NOT_HELD, laying(), 2, Lay(LAMPS, Place.INCOME), {"card": LAMPS}),
    Case(Reason.A1_NOT_HELD, laying(), 0, Lay(999, Place.ACTION), {"card": 999}),
    Case(Reason.A1_NO_SUCH_PLACE, laying(), 0, Lay(LAMPS, WRONG_PLACE)),  # type: ignore[arg-type]
    Case(Reason.A1_NO_SUCH_PLACE, laying(), 0, Lay(FARM, None)),  # type: ignore[arg-type]
    Case(Reason.A2_COST, laying(), 0, Lay(FARM, Place.ACTION), {"card": FARM, "cost": 9, "money": 6}),
    Case(Reason.T3_AMOUNT, pledging(), 2, Pledge(6), {"most": 5}),
    Case(Reason.T3_AMOUNT, pledging(), 2, Pledge(-1), {"most": 5}),
    Case(Reason.Q4_AMOUNT, bidding(), 0, Bid(4), {"most": 3}),
    Case(Reason.Q4_AMOUNT, bidding(), 2, Bid(6), {"most": 5}),
    Case(Reason.Q4_AMOUNT, bidding(), 2, Bid(-1), {"most": 5}),
    Case(Reason.Q4_AMOUNT, bidding(), 2, Bid(2.5), {"most": 5}),  # type: ignore[arg-type]
    Case(Reason.Q4_AMOUNT, bidding(), 2, Bid(None), {"most": 5}),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.reason.name)
def test_a_move_is_refused_for_this_reason_and_changes_nothing(case: Case) -> None:
    before = case.before.copy()
    refusal = RULES.refusal(case.before, case.seat, case.move)
    assert refusal is not None
    assert refusal.reason is case.reason
    assert refusal.facts == case.facts
    assert refusal.key.startswith(f"{refusal.rule}_")
    assert case.move not in RULES.legal_moves(case.before, case.seat)
    assert case.before == before


def test_every_reason_is_reached() -> None:
    assert {case.reason for case in CASES} == set(Reason)


def _rule(before: State, seat: int, move: Move) -> str | None:
    refusal = RULES.refusal(before, seat, move)
    return None if refusal is None else refusal.rule


def test_a_move_that_breaks_several_rules_is_refused_with_the_first_of_r3() -> None:
    """R3: each of these breaks the rule that is named and others that come later."""
    assert _rule(over(), 1, Pledge(99)) == "G1"
    assert _rule(dark(), 1, Signal(Word.UP)) == "Q7"
    assert _rule(laying(), 1, Pledge(99)) == "E1"
    assert _rule(signalling(), 1, Bid(99)) == "R2"
    assert _rule(laying(), 1, Bid(99)) == "R2"
    assert _rule(signalling(), 0, Signal(WRONG_WORD)) == "T1"  # type: ignore[arg-type]
    assert _rule(laying(), 1, Lay(FARM, Place.ACTION)) == "A1"
    assert _rule(pledging(), 1, Pledge(99)) == "T3"
    assert _rule(bidding(), 1, Bid(99)) == "Q4"
    assert _rule(laying(), 2, Lay(FARM, Place.ACTION)) == "A1"
    assert _rule(laying(), 0, Lay(FARM, WRONG_PLACE)) == "A1"  # type: ignore[arg-type]
    assert _rule(laying(), 0, Lay(FARM, Place.ACTION)) == "A2"


@pytest.mark.parametrize("stranger", [None, 3, "bid", (), Reason.G1_GAME_OVER])
def test_what_is_no_move_is_foreign_while_the_game_runs_and_refused_when_it_is_over(stranger: Move) -> None:
    """R3: that the game is over comes before that the kind is unknown."""
    for before in (signalling(), laying(), pledging(), bidding()):
        with pytest.raises(ForeignMove):
            RULES.refusal(before, 0, stranger)
    assert _rule(over(), 0, stranger) == "G1"
    assert _rule(dark(), 0, stranger) == "Q7"


@pytest.mark.parametrize("seat", [3, -1, 77])
def test_a_seat_that_is_not_there_owes_nothing(seat: int) -> None:
    """Reading 17."""
    for before, move in (
        (signalling(), Signal(Word.UP)),
        (laying(), Lay(LAMPS, Place.INCOME)),
        (pledging(), Pledge(1)),
        (bidding(), Bid(1)),
    ):
        assert RULES.refusal(before, seat, move) is not None
        assert RULES.legal_moves(before, seat) == ()


def test_legal_moves_come_in_a_fixed_order() -> None:
    """T1, A1, T3 and Q4, each from the lowest to the highest."""
    assert RULES.legal_moves(signalling(), 2) == tuple(map(Signal, Word))
    now = laying()
    every = [Lay(held, place) for held in now.hands[0] for place in Place]
    assert list(RULES.legal_moves(now, 0)) == [lay for lay in every if lay != Lay(FARM, Place.ACTION)]
    assert Lay(PARK, Place.ACTION) in RULES.legal_moves(now, 0)
    assert RULES.legal_moves(pledging(), 2) == (*map(Pledge, range(6)), Pledge(None))
    assert RULES.legal_moves(bidding(), 0) == tuple(map(Bid, range(4)))
    assert RULES.legal_moves(over(), 0) == ()
