"""The course of a game in words: everything that a chart of it shows, round by round."""

from collections.abc import Sequence

from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.hertzschlag.course_of_game import Course, Round
from enix_desktop.ui.hertzschlag.why_events import EventFacts
from enix_desktop.ui.hertzschlag.words import event_name, hertz, in_area, said, signed
from enix_desktop.ui.table.player_names import PlayerNames

TEXTS = Texts("hertzschlag", "final")


class ChartWords:
    """Sentences about one game."""

    def __init__(self, course: Course, names: PlayerNames) -> None:
        self._course, self._names = course, names
        self._facts = EventFacts(names, course.table.components)

    def rounds(self) -> list[str]:
        """Every round in words."""
        return [self.round(index) for index in range(len(self._course.rounds))]

    def round(self, index: int) -> str:
        """Who moved the marker where in a round, how it ended, and everybody's money then."""
        played = self._course.rounds[index]
        told = [said("chart.round", TEXTS, number=played.number, field=signed(played.began))]
        told += [self._facts.step(step) for step in played.steps if step.plant is None]
        if played.bids is not None:
            bids = self._amounts(played.bids)
            told.append(said("chart.bids", TEXTS, bids=bids, total=sum(played.bids)))
        told += [self._facts.step(step) for step in played.steps if step.plant is not None]
        if played.money is not None:
            told.append(self._ended(index, played))
            told.append(said("chart.amounts", TEXTS, amounts=self._amounts(played.money)))
        return " ".join(told)

    def short_round(self, index: int) -> str:
        """A round in one short sentence."""
        played = self._course.rounds[index]
        event = next((step.event for step in played.steps if step.event is not None), None)
        facts = {"number": played.number, "before": signed(played.began), "after": signed(played.ended)}
        if event is None:
            return said("chart.short", TEXTS, **facts, hertz=hertz(played.ended))
        name = event_name(event, self._course.table.components)
        return said("chart.short-event", TEXTS, **facts, hertz=hertz(played.ended), event=name)

    def frequency(self) -> str:
        """The chart of the frequency for those who do not see it."""
        return " ".join((said("chart.keys", TEXTS), *self.rounds()))

    def money(self) -> str:
        """The chart of the money for those who do not see it."""
        told = []
        if self._course.start_money is not None:
            told.append(said("chart.start", TEXTS, amounts=self._amounts(self._course.start_money)))
        for played in self._course.rounds:
            if played.money is not None:
                mark = said("count.round-mark", round=played.number)
                told.append(f"{mark}: {self._amounts(played.money)}.")
        return " ".join(told)

    def _ended(self, index: int, played: Round) -> str:
        is_blackout = self._course.is_blackout and index == len(self._course.rounds) - 1
        field = played.ended
        facts = {"field": signed(field), "hertz": hertz(field), "area": in_area(field)}
        return said("chart.blackout" if is_blackout else "chart.ended", TEXTS, **facts)

    def _amounts(self, numbers: Sequence[int]) -> str:
        return ", ".join(
            said("chart.amount", TEXTS, player=self._names.player(seat), number=each)
            for seat, each in enumerate(numbers)
        )
