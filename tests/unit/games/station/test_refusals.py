"""Every reason for which a move of Station Six is refused, and the order of V5."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from enix_desktop.engine.rules import ForeignMove
from enix_desktop.games.station.components import Station
from enix_desktop.games.station.moves import (
    PASS,
    Biotope,
    Command,
    Discard,
    Dock,
    Fill,
    Fire,
    Machine,
    Move,
    Shift,
    Steal,
    Swap,
    Take,
)
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.refusals import Reason
from enix_desktop.games.station.state import State
from tests.rules.station.words import copies_of
from tests.unit.games.station.tables import RULES, after, state

ALL = "red-sun red-cogs white-sun white-cogs violet-sun violet-cogs red-headset blue-glass blue-plant"
WHITE, VIOLET = 0, 1


def card(name: str, copy: int = 0) -> int:
    return copies_of(name)[copy]


RED_SUN, RED_COGS, WHITE_SUN, VIOLET_COGS = map(card, ("red-sun", "red-cogs", "white-sun", "violet-cogs"))
ELSEWHERE = card("green-glass")
NONE = 999


def at(station: str, here: int = 3, others: Mapping[str, list[int]] | None = None, **more: object) -> State:
    """Seat 0 is in turn at *station* with this energy *here* and nine cards; seat 1 holds one."""
    energy = {station: [here, 0], **(others or {})}
    return state([ALL, "green-plant"], active=station, energy=energy, order={station: [0, 1]}, **more)


def over() -> State:
    made = at("machine")
    made.phase = Phase.OVER
    return made


def taking(**more: object) -> State:
    return after(state(["red-cogs red-sun", ""], **more), Swap(RED_COGS))


def discarding(phase: Phase = Phase.DISCARD) -> State:
    made = at("machine")
    made.phase = phase
    return made


@dataclass(frozen=True)
class Case:
    """A move of seat 0 that is refused, unless another seat is named."""

    reason: Reason
    before: State
    move: Move
    seat: int = 0
    facts: Mapping[str, object] = field(default_factory=dict)


CASES = [
    Case(Reason.G1_GAME_OVER, over(), PASS),
    Case(Reason.O1_NOT_IN_TURN, at("machine"), PASS, 1, {"seat": 0}),
    Case(Reason.V3_NOT_NOW, at("machine"), Take(0), facts={"owed": "action"}),
    Case(Reason.V3_NOT_NOW, taking(), PASS, facts={"owed": "take"}),
    Case(Reason.V3_NOT_NOW, discarding(), Take(None), facts={"owed": "discard"}),
    Case(Reason.V3_NOT_NOW, discarding(Phase.SUPPLY), PASS, facts={"owed": "discard"}),
    Case(Reason.A5_OTHER_STATION, at("machine"), Command(1), facts={"station": Station.COMMAND}),
    Case(Reason.A1_NO_CARDS, at("machine"), Fill(())),
    Case(Reason.A1_NOT_HELD, at("machine"), Fill((ELSEWHERE,)), facts={"card": ELSEWHERE}),
    Case(Reason.A1_NOT_HELD, at("machine"), Fill((NONE,))),
    Case(Reason.A1_TWICE, at("machine"), Fill((RED_COGS, RED_COGS)), facts={"card": RED_COGS}),
    Case(Reason.A1_OTHER_SYMBOL, at("machine"), Fill((RED_COGS, RED_SUN)), facts={"card": RED_SUN}),
    Case(Reason.A2_NO_CARDS, at("machine"), Shift((), ())),
    Case(Reason.A2_NOT_HELD, at("machine"), Shift((ELSEWHERE,), ())),
    Case(Reason.A2_TWICE, at("machine"), Shift((RED_SUN,), (RED_SUN,))),
    Case(Reason.A2_TWICE, at("machine"), Shift((RED_SUN, RED_SUN), ())),
    Case(Reason.A2_OTHER_COLOUR, at("machine"), Shift((WHITE_SUN,), ()), facts={"slot": 0}),
    Case(Reason.A2_OTHER_COLOUR, at("machine"), Shift((), (RED_SUN,)), facts={"slot": 5}),
    Case(
        Reason.A2_ENERGY_MISSING,
        at("machine", 1),
        Shift((RED_SUN,), (VIOLET_COGS,)),
        facts={"needed": 2, "energy": 1},
    ),
    Case(Reason.A3_NOT_HELD, at("machine"), Swap(ELSEWHERE), facts={"card": ELSEWHERE}),
    Case(Reason.TM1_NO_CARDS, at("machine"), Machine(())),
    Case(Reason.TM1_NOT_HELD, at("machine"), Machine((ELSEWHERE,))),
    Case(Reason.TM1_TWICE, at("machine"), Machine((RED_SUN, RED_SUN))),
    Case(Reason.TM1_COGS, at("machine"), Machine((RED_SUN, RED_COGS)), facts={"card": RED_COGS}),
    Case(Reason.TM2_ENERGY_MISSING, at("machine", 0), Machine((RED_SUN,)), facts={"needed": 1, "energy": 0}),
    Case(Reason.TC1_NOTHING, at("command"), Command(0)),
    Case(Reason.TC1_NOTHING, at("command"), Command(-1)),
    Case(Reason.TC1_ENERGY_MISSING, at("command"), Command(4), facts={"needed": 4, "energy": 3}),
    Case(Reason.TB1_NOTHING, at("biotope"), Biotope(0, 0)),
    Case(Reason.TB1_NOTHING, at("biotope"), Biotope(3, -1)),
    Case(Reason.TB1_ENERGY_MISSING, at("biotope"), Biotope(2, 1), facts={"needed": 4, "energy": 3}),
    Case(
        Reason.TB2_NO_STATION_LEFT,
        at("biotope", 4, others={"machine": [7, 3], "command": [7, 3], "port": [7, 3], "centre": [7, 3]}),
        Biotope(1, 1),
        facts={"units": 2},
    ),
    Case(Reason.TP1_NOTHING, at("port"), Dock(())),
    Case(Reason.TP1_NO_SUCH_SHUTTLE, at("port"), Dock(((2, Station.PORT),))),
    Case(Reason.TP1_NO_SUCH_SHUTTLE, at("port"), Dock(((-1, Station.PORT),))),
    Case(Reason.TP1_NO_SUCH_STATION, at("port"), Dock(((0, 6),))),  # type: ignore[arg-type]
    Case(
        Reason.TP1_ENERGY_MISSING,
        at("port", 1),
        Dock(((WHITE, Station.PORT), (VIOLET, Station.PORT))),
        facts={"needed": 2, "energy": 1},
    ),
    Case(
        Reason.TP2_DOCKED,
        at("port", shuttles={"white": "centre"}),
        Dock(((WHITE, Station.PORT),)),
        facts={"shuttle": WHITE, "station": Station.CENTRE},
    ),
    Case(Reason.TP2_TWICE, at("port"), Dock(((VIOLET, Station.PORT), (VIOLET, Station.PORT)))),
    Case(Reason.TK1_NOBODY, at("canteen"), Steal(())),
    Case(Reason.TK1_NO_SUCH_PLAYER, at("canteen"), Steal((2,))),
    Case(Reason.TK1_OWN_HAND, at("canteen"), Steal((0,))),
    Case(Reason.TK1_ENERGY_MISSING, at("canteen", 0), Steal((1,)), facts={"needed": 1, "energy": 0}),
    Case(Reason.TK2_TWICE, at("canteen"), Steal((1, 1)), facts={"seat": 1}),
    Case(
        Reason.TK2_EMPTY_HAND,
        state(["red-sun", ""], active="canteen", energy={"canteen": [3, 0]}),
        Steal((1,)),
        facts={"seat": 1},
    ),
    Case(Reason.TE1_NOTHING, at("centre"), Fire(())),
    Case(Reason.TE1_NO_SUCH_SHUTTLE, at("centre"), Fire(((2, RED_SUN),))),
    Case(Reason.TE1_NOT_HELD, at("centre"), Fire(((WHITE, ELSEWHERE),))),
    Case(Reason.TE1_TWICE, at("centre"), Fire(((WHITE, WHITE_SUN), (WHITE, WHITE_SUN)))),
    Case(Reason.TE2_NOT_DOCKED, at("centre"), Fire(((WHITE, WHITE_SUN),)), facts={"shuttle": WHITE}),
    Case(
        Reason.TE2_OTHER_COLOUR,
        at("centre", shuttles={"white": "command"}),
        Fire(((WHITE, RED_SUN),)),
        facts={"card": RED_SUN, "shuttle": WHITE},
    ),
    Case(
        Reason.TE3_CENTRE_SHORT,
        at("centre", 1, shuttles={"white": "centre"}),
        Fire(((WHITE, WHITE_SUN),)),
        facts={"needed": 2, "energy": 1},
    ),
    Case(
        Reason.TE3_STATION_SHORT,
        at("centre", shuttles={"white": "port"}, others={"port": [0, 1]}),
        Fire(((WHITE, WHITE_SUN),)),
        facts={"station": Station.PORT, "needed": 1, "energy": 0},
    ),
    Case(Reason.N6_NO_SUCH_PLACE, taking(), Take(3)),
    Case(Reason.N6_NO_SUCH_PLACE, taking(), Take(-1)),
    Case(Reason.N6_NO_CARD, taking(display="green-sun"), Take(1)),
    Case(Reason.N3_WRONG_NUMBER, discarding(), Discard((RED_SUN,)), facts={"number": 2}),
    Case(Reason.N3_NOT_HELD, discarding(), Discard((RED_SUN, ELSEWHERE))),
    Case(Reason.N3_TWICE, discarding(), Discard((RED_SUN, RED_SUN))),
    Case(Reason.U4_WRONG_NUMBER, discarding(Phase.SUPPLY), Discard(()), facts={"number": 2}),
    Case(Reason.U4_NOT_HELD, discarding(Phase.SUPPLY), Discard((RED_SUN, ELSEWHERE))),
    Case(Reason.U4_TWICE, discarding(Phase.SUPPLY), Discard((RED_SUN, RED_SUN))),
    Case(
        Reason.C4_ABOVE_TOP,
        at("machine", 7),
        Fill((RED_COGS,)),
        facts={"station": Station.MACHINE, "energy": 7, "needed": 1},
    ),
    Case(Reason.C4_ABOVE_TOP, at("machine", others={"command": [7, 4]}), Shift((RED_SUN,), ())),
    Case(Reason.C4_ABOVE_TOP, at("machine", others={"centre": [7, 4]}), Machine((RED_SUN,))),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.reason.name)
def test_a_move_is_refused_for_this_reason_and_changes_nothing(case: Case) -> None:
    before = case.before.copy()
    refusal = RULES.refusal(case.before, case.seat, case.move)
    assert refusal is not None
    assert refusal.reason is case.reason
    assert {name: refusal.facts[name] for name in case.facts} == case.facts
    assert refusal.key.startswith(f"{refusal.rule}_")
    assert case.move not in RULES.legal_moves(case.before, case.seat)
    assert case.before == before


def test_every_reason_is_reached() -> None:
    assert {case.reason for case in CASES} == set(Reason)


def test_a_card_from_a_pile_without_any_card_is_refused() -> None:
    """N6: nothing in the pile, nothing to shuffle; one card lies open."""
    before = taking(display="green-sun", rest="seat 1")
    before.hands[1], before.discard = tuple(sorted((*before.hands[1], *before.discard))), []
    RULES.check(before)
    refusal = RULES.refusal(before, 0, Take(None))
    assert refusal is not None
    assert refusal.reason is Reason.N6_NO_CARD
    assert list(RULES.legal_moves(before, 0)) == [Take(0)]


def _rule(before: State, move: Move, seat: int = 0) -> str | None:
    refusal = RULES.refusal(before, seat, move)
    return None if refusal is None else refusal.rule


def test_a_move_that_breaks_several_rules_is_refused_with_the_first_of_v5() -> None:
    """V5: each of these breaks the rule that is named and all that are named after it."""
    wrong = Dock(((WHITE, Station.PORT), (WHITE, Station.PORT)))
    ended = over()
    assert _rule(ended, wrong, 1) == "G1"
    assert _rule(discarding(), wrong, 1) == "O1"
    assert _rule(discarding(), wrong) == "V3"
    assert _rule(at("machine", shuttles={"white": "centre"}), wrong) == "A5"
    assert _rule(at("port", 0, shuttles={"white": "centre"}), wrong) == "TP1"
    assert _rule(at("port", 2, shuttles={"white": "centre"}), wrong) == "TP2"


@pytest.mark.parametrize(
    ("before", "move", "rule"),
    [
        (at("machine", 7), Fill((RED_COGS, RED_SUN)), "A1"),
        (at("machine", 7), Fill((RED_COGS, ELSEWHERE)), "A1"),
        (at("machine", 0, others={"command": [7, 4]}), Shift((RED_SUN,), ()), "A2"),
        (at("machine", 0, others={"centre": [7, 4]}), Machine((RED_SUN, RED_COGS)), "TM1"),
        (at("machine", 0, others={"centre": [7, 4]}), Machine((RED_SUN,)), "TM2"),
        (at("biotope", 2, others={"port": [7, 1]}), Biotope(6, 0), "TB1"),
        (at("canteen", 1), Steal((1, 1)), "TK1"),
        (at("canteen", 2), Steal((1, 1)), "TK2"),
        (at("centre", 0, shuttles={"white": "port"}), Fire(((WHITE, RED_SUN), (WHITE, RED_SUN))), "TE1"),
        (at("centre", 0, shuttles={"white": "port"}), Fire(((WHITE, RED_SUN),)), "TE2"),
        (at("centre", 0, shuttles={"white": "port"}), Fire(((WHITE, WHITE_SUN),)), "TE3"),
    ],
)
def test_ids_of_an_action_come_in_ascending_order_and_c4_last(before: State, move: Move, rule: str) -> None:
    assert _rule(before, move) == rule


@pytest.mark.parametrize("stranger", [None, 3, "pass", (), Reason.G1_GAME_OVER])
def test_what_is_no_move_is_foreign_even_when_the_game_is_over(stranger: Move) -> None:
    for before in (at("machine"), over()):
        with pytest.raises(ForeignMove):
            RULES.refusal(before, 0, stranger)
