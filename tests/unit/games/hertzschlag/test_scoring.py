"""Points and goals (G1 to G7), written down once more and compared."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.games.hertzschlag.faces import CATEGORIES, Category, Goal, GoalKind
from enix_desktop.games.hertzschlag.flow import scores
from enix_desktop.games.hertzschlag.scoring import (
    Score,
    goal_points,
    goal_progress,
    is_reached,
    score,
    winners,
)
from enix_desktop.games.hertzschlag.table import options
from tests.unit.games.hertzschlag.tables import COMPONENTS, RULES, cards, lays, played, state

TABLE = options({}, 3)
DISPLAYS = st.lists(st.sampled_from(list(COMPONENTS.all_cards)), max_size=8, unique=True)


def literally(goal_card: int, display: list[int], money: int, marker: int) -> Score:
    """G2 to G6 as they are written, with the shipped numbers."""
    faces = [COMPONENTS.cards[each] for each in display]
    income, footprint = sum(face.income for face in faces), sum(face.footprint for face in faces)
    different = len({face.category for face in faces})
    points = [0]
    for goal in COMPONENTS.goals[goal_card].goals:
        counted = {
            GoalKind.SYMBOLS: sum(face.category in goal.categories for face in faces),
            GoalKind.INCOME: income,
            GoalKind.FOOTPRINT: footprint,
            GoalKind.MONEY: money,
            GoalKind.DIFFERENT: different,
        }
        if goal.kind is GoalKind.FREQUENCY_WITHIN:
            points.append(goal.points if -goal.number <= marker <= goal.number else 0)
        else:
            points.append(goal.points if counted[goal.kind] >= goal.number else 0)
    table = {3: 1, 4: 2, 5: 3, 6: 4}
    return Score(max(points), money // 10, income // 4, footprint // 2, table.get(different, 0))


@given(goal=st.integers(0, 5), display=DISPLAYS, money=st.integers(0, 30), marker=st.integers(-8, 8))
def test_points_are_those_of_the_rules(goal: int, display: list[int], money: int, marker: int) -> None:
    found = score(TABLE, goal, display, money, marker)
    assert found == literally(goal, display, money, marker)
    assert found.total == sum(found)


def test_c5_there_are_six_goal_cards_with_every_kind_of_goal() -> None:
    assert len(COMPONENTS.goals) == 6
    assert {goal.kind for face in COMPONENTS.goals for goal in face.goals} == set(GoalKind)


@pytest.mark.parametrize(
    ("kind", "just", "missed"),
    [(kind, 3, 2) for kind in GoalKind if kind is not GoalKind.FREQUENCY_WITHIN]
    + [(GoalKind.FREQUENCY_WITHIN, 3, 4)],
)
def test_g2_a_goal_is_reached_by_its_number_and_not_by_one_less(
    kind: GoalKind, just: int, missed: int
) -> None:
    goal = Goal(kind, 3, 2)
    assert is_reached(goal, just)
    assert not is_reached(goal, missed)


def test_g2_progress_is_what_a_bar_shows() -> None:
    display = cards("Coal exit", "Solar park", "Solar school", "LED lamps")
    wanted = {
        GoalKind.SYMBOLS: 3,
        GoalKind.INCOME: 6,
        GoalKind.FOOTPRINT: 7,
        GoalKind.MONEY: 17,
        GoalKind.DIFFERENT: 3,
        GoalKind.FREQUENCY_WITHIN: 4,
    }
    both = (Category.SOLAR, Category.EFFICIENCY)
    found = {kind: goal_progress(TABLE, Goal(kind, 1, 1, both), display, 17, -4) for kind in GoalKind}
    assert found == wanted


def test_g2_only_one_goal_counts_and_that_is_the_higher() -> None:
    """Goal card 2: four symbols for 3 points, the frequency for 2."""
    four = cards("LED lamps", "Efficient fridge", "Smart meter", "Home battery")
    assert goal_points(TABLE, 1, four, 0, 1) == 3
    assert goal_points(TABLE, 1, four, 0, 5) == 3
    assert goal_points(TABLE, 1, four[:3], 0, -1) == 2
    assert goal_points(TABLE, 1, four[:3], 0, 2) == 0


def test_g6_the_table_has_an_entry_for_every_number_of_symbols() -> None:
    firsts = [
        next(card for card in COMPONENTS.all_cards if COMPONENTS.cards[card].category is each)
        for each in CATEGORIES
    ]
    found = [score(TABLE, 0, firsts[:count], 0, 8).symbols for count in range(7)]
    assert found == [0, 0, 0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("totals", "won"), [((3, 5, 4), (1,)), ((5, 5, 4), (0, 1)), ((2, 2, 2), (0, 1, 2)), ((0, 0, 1), (2,))]
)
def test_g7_most_points_win_and_ties_share(totals: tuple[int, ...], won: tuple[int, ...]) -> None:
    assert winners(totals) == won


def test_g1_the_outcome_has_the_points_of_the_last_state_and_after_a_blackout_no_winner() -> None:
    held, _ = played(now := state(round=8), lays(now))
    outcome = RULES.outcome(held)
    assert outcome is not None
    assert outcome.scores == tuple(each.total for each in scores(held))
    assert outcome.winners == winners(outcome.scores)
    dark, _ = played(now := state(marker=5, used=["gas plant"]), lays(now))
    outcome = RULES.outcome(dark)
    assert outcome is not None
    assert outcome.scores == tuple(each.total for each in scores(dark)), "what would have been (Q7)"
    assert outcome.winners == ()
    assert RULES.outcome(state()) is None
