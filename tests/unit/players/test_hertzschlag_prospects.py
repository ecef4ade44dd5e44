"""What a seasoned player of Hertzschlag expects of displays and money."""

from dataclasses import replace

import pytest

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.scoring import score
from enix_desktop.games.hertzschlag.table import Table
from enix_desktop.players.hertzschlag.experience import LEARNED
from enix_desktop.players.hertzschlag.outlook import Standing
from enix_desktop.players.hertzschlag.prospects import OPENING, prospect
from enix_desktop.players.hertzschlag.seasoned import SeasonedJudge
from tests.unit.games.hertzschlag.tables import COMPONENTS, RULES, card, state

HELD = "LED lamps, Wallbox, E-bike, Smart meter, Induction hob"
SOME = tuple(card(name) for name in ("LED lamps", "Wallbox", "E-bike"))


def table_and_goals() -> tuple[Table, range]:
    return state(hands=[HELD, "", ""]).table, range(len(COMPONENTS.goals))


def expected(display: tuple[int, ...], money: int, left: int) -> list[float]:
    """What somebody expects with each goal card."""
    table, goals = table_and_goals()
    return [prospect(table, LEARNED, Standing(goal, display, money), left, 0) for goal in goals]


@pytest.mark.parametrize("left", range(1, 9))
def test_more_money_and_better_displays_promise_more(left: int) -> None:
    for money in (0, 5, 12):
        poorer, richer = expected(SOME, money, left), expected(SOME, money + 4, left)
        assert all(more > less for less, more in zip(poorer, richer, strict=True))
    few, many = expected(SOME, 9, left), expected((*SOME, card("Offshore wind farm")), 9, left)
    assert all(more > less for less, more in zip(few, many, strict=True))


def test_after_the_last_round_points_are_counted() -> None:
    table, goals = table_and_goals()
    totals = [score(table, goal, SOME, 24, 3).total for goal in goals]
    assert [prospect(table, LEARNED, Standing(goal, SOME, 24), 0, 3) for goal in goals] == totals


def test_before_the_first_round_everybody_expects_the_same() -> None:
    assert set(expected((), 15, 8)) == {OPENING}


def test_nobody_else_has_the_own_goal() -> None:
    view = RULES.view(state(hands=[HELD, "", ""], round=5, talk=True), 0)
    others = [points for goal, points in enumerate(expected((), view.money[1], 4)) if goal != view.goal]
    assert len(others) == len(COMPONENTS.goals) - 1
    assert SeasonedJudge(view).hoped_of(1) == pytest.approx(sum(others) / len(others))


def hoped_of(phase: Phase, seat: Seat) -> float:
    """What seat 0 thinks that another expects in this phase of round 5."""
    view = RULES.view(state(hands=[HELD, "", ""], round=5, talk=True), 0)
    return SeasonedJudge(replace(view, phase=phase)).hoped_of(seat)


def test_others_have_the_turn_of_this_round_ahead_of_them_until_cards_are_played() -> None:
    assert (
        hoped_of(Phase.SIGNAL, 1)
        == hoped_of(Phase.LAY, 1)
        > hoped_of(Phase.BID, 1)
        == hoped_of(Phase.PLEDGE, 1)
    )
