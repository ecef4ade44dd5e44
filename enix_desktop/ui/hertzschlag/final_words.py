"""How a game of Hertzschlag ended, in words: goals, points, who won, or why the lights went out."""

from collections.abc import Sequence

from enix_desktop.engine.rules import Event, Outcome, Seat
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.faces import Goal
from enix_desktop.games.hertzschlag.scoring import goal_progress, is_reached
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.hertzschlag.why_scores import PARTS, scores_of
from enix_desktop.ui.hertzschlag.words import (
    counted_points,
    euros,
    goal_name,
    goal_sentence,
    hertz,
    plant_name,
    said,
    said_count,
    signed,
)
from enix_desktop.ui.table.player_names import PlayerNames

TEXTS = Texts("hertzschlag", "final")


class FinalWords:
    """What is said at the end, in the current language."""

    def __init__(self, view: View, outcome: Outcome, told: Sequence[Event], names: PlayerNames) -> None:
        self._view, self._outcome, self._names = view, outcome, names
        self.scores = scores_of(view)
        self.is_blackout = view.has_blackout
        self._blackout = next((each for each in told if isinstance(each, events.BlackedOut)), None)

    def announcement(self) -> str:
        return said(f"announcement.{self._kind}", TEXTS)

    def ended(self) -> str:
        """What is shown now."""
        return said(f"ended.{self._kind}", TEXTS, rounds=self._view.table.numbers.rounds)

    @property
    def _kind(self) -> str:
        return "blackout" if self.is_blackout else "held"

    def headline(self) -> str:
        winners, names = self._outcome.winners, self._names
        if self.is_blackout:
            return said("win.blackout", TEXTS, number=self._view.round)
        if len(winners) == 1:
            return said("win.one", TEXTS, player=names.player(winners[0]))
        if len(winners) == 2:  # names of more would not fit
            return said("win.two", TEXTS, players=names.players(winners))
        return said("win.many", TEXTS, count=len(winners))

    def reason(self) -> str:
        if self._blackout is not None:
            return self._failure(self._blackout)
        if self.is_blackout:
            return ""
        key = "reason.most" if len(self._outcome.winners) == 1 else "reason.shared"
        return said_count(key, max(self._outcome.scores), TEXTS)

    def _failure(self, event: events.BlackedOut) -> str:
        facts = {"field": signed(event.field), "hertz": hertz(event.field), "plant": plant_name(event.plant)}
        return said(f"reason.{event.failure}", TEXTS, **facts, price=euros(event.price), most=event.most)

    def place(self, seat: Seat) -> str:
        """The place of *seat*; after a blackout there are none."""
        winners = self._outcome.winners
        if self.is_blackout:
            return ""
        if seat in winners:
            return said("row.winner" if len(winners) == 1 else "row.shared", TEXTS)
        return said("row.place", TEXTS, place=self._outcome.place(seat))

    def heading(self) -> str:
        """What stands above the points."""
        return said("heading.would" if self.is_blackout else "heading.points", TEXTS)

    def result(self, seat: Seat) -> str:
        """The whole row of *seat*."""
        facts = {"player": self._names.player(seat), "parts": self.parts(seat)}
        total = self._outcome.scores[seat]
        if self.is_blackout:
            return said_count("row.would-result", total, TEXTS, **facts)
        place = said("row.place", TEXTS, place=self._outcome.place(seat))
        return said_count("row.result", total, TEXTS, place=place, **facts)

    def parts(self, seat: Seat) -> str:
        """The points of *seat*, part by part."""
        score = self.scores[seat]
        return ", ".join(
            said("row.parts", TEXTS, part=said(f"part.{part}", TEXTS), points=getattr(score, part))
            for part in PARTS
        )

    def goal(self, seat: Seat) -> str:
        """The goal card of *seat*, and which goal counts."""
        name, reached = self._goal_name(seat), self.reached(seat)
        if not any(reached):
            return said("row.goal-missed", TEXTS, name=name)
        return said("row.goal-reached", TEXTS, name=name, goal=goal_sentence(self._counted(seat)))

    def turned_over(self, seat: Seat) -> str:
        """The letter of *seat* is opened."""
        facts = {"player": self._names.player(seat), "name": self._goal_name(seat)}
        if not any(self.reached(seat)):
            return said("count.missed", TEXTS, **facts)
        goal = self._counted(seat)
        points = counted_points(goal.points)
        return said("count.reached", TEXTS, **facts, goal=goal_sentence(goal), points=points)

    def goals(self, seat: Seat) -> tuple[Goal, ...]:
        """Both goals of *seat*."""
        assert self._view.goals is not None, "goals are shown at the end"
        return self._view.table.components.goals[self._view.goals[seat]].goals

    def reached(self, seat: Seat) -> list[bool]:
        """Which of them are reached."""
        view = self._view
        facts = view.displays[seat], view.money[seat], view.marker
        return [is_reached(goal, goal_progress(view.table, goal, *facts)) for goal in self.goals(seat)]

    def goal_title(self, seat: Seat) -> str:
        return self._goal_name(seat)

    def _goal_name(self, seat: Seat) -> str:
        assert self._view.goals is not None, "goals are shown at the end"
        return goal_name(self._view.goals[seat], self._view.table.components)

    def _counted(self, seat: Seat) -> Goal:
        """The goal that gives the points."""
        pairs = zip(self.goals(seat), self.reached(seat), strict=True)
        return max((goal for goal, has_reached in pairs if has_reached), key=lambda goal: goal.points)

    def counted(self, part: str) -> str:
        """One of the parts, for everybody."""
        numbers = self._view.table.numbers
        each = {
            "money": numbers.euro_per_point,
            "income": numbers.income_per_point,
            "footprint": numbers.footprint_per_point,
        }.get(part)
        return said(f"count.{part}", TEXTS, each=each, scores=self._each(part))

    def would_have_been(self) -> str:
        """All points after a blackout."""
        return said("count.goals", TEXTS, scores=self._each("total"))

    def _each(self, part: str) -> str:
        return ", ".join(
            said("count.score", TEXTS, player=self._names.player(seat), points=getattr(score, part))
            for seat, score in enumerate(self.scores)
        )
