"""Where points come from, part by part, with every number that is counted (G2 to G6)."""

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.scoring import Score, goal_progress, is_reached, score
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.hertzschlag.words import (
    counted_points,
    euros,
    goal_name,
    goal_progress_words,
    goal_sentence,
    said,
    said_count,
)

TEXTS = Texts("hertzschlag", "why")
PARTS = Score._fields
"""The untranslated names of the parts, in the order of the rules."""


def scores_of(view: View) -> tuple[Score, ...]:
    """Everybody's points in a game that is over, part by part; after a blackout what would have been."""
    assert view.goals is not None, "goals are shown at the end"
    return tuple(
        score(view.table, goal, view.displays[seat], view.money[seat], view.marker)
        for seat, goal in enumerate(view.goals)
    )


def score_steps(view: View, seat: Seat) -> list[str]:
    """All parts, one after the other, and the sum."""
    counted = scores_of(view)[seat]
    parts = [step for part in PARTS for step in part_steps(view, seat, part)]
    return [*parts, said("score.total", TEXTS, points=counted_points(counted.total))]


def part_steps(view: View, seat: Seat, part: str) -> list[str]:
    """How one of the PARTS is counted."""
    points = counted_points(getattr(scores_of(view)[seat], part))
    numbers, components = view.table.numbers, view.table.components
    faces = [components.cards[card] for card in view.displays[seat]]
    match part:
        case "goal":
            return [*_goals(view, seat), said("score.goal", TEXTS, points=points)]
        case "money":
            money = euros(view.money[seat])
            return [said("score.money", TEXTS, money=money, each=numbers.euro_per_point, points=points)]
        case "income":
            facts = {"sum": sum(face.income for face in faces), "each": numbers.income_per_point}
            return [said("score.income", TEXTS, **facts, points=points)]
        case "footprint":
            facts = {"sum": sum(face.footprint for face in faces), "each": numbers.footprint_per_point}
            return [said("score.footprint", TEXTS, **facts, points=points)]
        case _:
            different = len({face.category for face in faces})
            return [said_count("score.symbols", different, TEXTS, points=points)]


def _goals(view: View, seat: Seat) -> list[str]:
    """Both goals of the card, reached or not."""
    assert view.goals is not None, "goals are shown at the end"
    table, card = view.table, view.goals[seat]
    steps = [said("score.goal-card", TEXTS, goal=goal_name(card, table.components))]
    for goal in table.components.goals[card].goals:
        progress = goal_progress(table, goal, view.displays[seat], view.money[seat], view.marker)
        facts = {"goal": goal_sentence(goal), "progress": goal_progress_words(goal, progress)}
        key = "score.reached" if is_reached(goal, progress) else "score.missed"
        steps.append(said(key, TEXTS, **facts, points=counted_points(goal.points)))
    return steps
