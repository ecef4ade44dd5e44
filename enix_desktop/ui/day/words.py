"""What is said about the game of the day."""

from datetime import date

from PySide6.QtCore import QObject

from enix_desktop.app.library.saves import AnyRecord
from enix_desktop.app.play.day import DayResult, counts, day_of
from enix_desktop.ui.widgets.numbers import day_words, number

_BOLT = "\N{HIGH VOLTAGE SIGN}"
_RING = "\N{WHITE CIRCLE}"
_MOST_BOLTS = 20


class DayWords(QObject):
    """Whole sentences in the current language; none of them tells anything about the deal."""

    def name(self) -> str:
        return self.tr("Game of the day")

    def of_day(self, record: AnyRecord) -> str:
        """Which game it is, with its date."""
        day = day_of(record)
        return self.name() if day is None else self._of(day)

    def before(self, record: AnyRecord) -> str:
        """What holds for the try that is about to begin."""
        if counts(record):
            return self.tr("Only one try counts: this one. There are no hints.")
        return self.tr("You have played it already, so this try does not count. There are no hints.")

    def badge(self, record: AnyRecord) -> str:
        """What the table says while it is played."""
        if counts(record):
            return self.tr("{title} · this try counts").format(title=self.of_day(record))
        return self.tr("{title} · does not count").format(title=self.of_day(record))

    def title(self, result: DayResult) -> str:
        return self._of(result.day)

    def _of(self, day: date) -> str:
        return self.tr("Game of the day, {date}").format(date=day_words(day))

    def place(self, result: DayResult) -> str:
        """How it went against the others; alone how many puzzles were solved."""
        if result.is_alone:
            return self._solved(result)
        if result.place == 1:
            return self.tr("1st of {count}: won!").format(count=result.seats)
        return self.tr("Place {place} of {count}").format(place=result.place, count=result.seats)

    def _solved(self, result: DayResult) -> str:
        count = len(result.times)
        if None not in result.times:
            return self.tr("All {count} solved!").format(count=count)
        return self.tr("{solved} of {count} solved").format(solved=len(_solved(result)), count=count)

    def score(self, result: DayResult) -> str:
        """The points; alone the time of each puzzle, and a dash for one that was not solved."""
        if result.is_alone:
            return " · ".join(_clock(ms) for ms in result.times)
        return self.tr("Score {score}").format(score=number(result.score))

    def rounds(self, result: DayResult) -> str:
        """How long it took; alone the time of all puzzles that were solved, and nothing if none was."""
        if result.is_alone:
            solved = _solved(result)
            return self.tr("{time} in all").format(time=_clock(sum(solved))) if solved else ""
        return self.tr("%n round(s)", "", result.rounds)

    def told(self, result: DayResult) -> str:
        """All of it in a line."""
        parts = (self.place(result).rstrip("!"), self.score(result), self.rounds(result))
        how = " · ".join(part for part in parts if part)
        line = self.tr("{title}: {how}.").format(title=self.title(result), how=how)
        return line if result.counts else f"{line} {self.uncounted()}"

    def uncounted(self) -> str:
        return self.tr("This try does not count.")

    def shared(self, result: DayResult, game: str) -> str:
        """The result as a text to be sent, with a bolt for each round, or for each puzzle solved."""
        signs = "".join(_BOLT if is_lit else _RING for is_lit in bolts(result))
        lines = [
            self.tr("{game}: {title}").format(game=game, title=self.title(result)),
            self.tr("{place} · {score}").format(place=self.place(result), score=self.score(result)),
            f"{self.rounds(result)} {signs}".strip(),
        ]
        return "\n".join(lines if result.counts else [*lines, self.uncounted()]) + "\n"


def bolts(result: DayResult) -> list[bool]:
    """A bolt for each round; alone one for each puzzle, lit if it was solved."""
    if result.is_alone:
        return [ms is not None for ms in result.times]
    return [True] * min(result.rounds, _MOST_BOLTS)


def _solved(result: DayResult) -> list[int]:
    return [ms for ms in result.times if ms is not None]


def _clock(ms: int | None) -> str:
    """Minutes and seconds; a dash for no time."""
    if ms is None:
        return "\N{EN DASH}"
    minutes, seconds = divmod(ms // 1000, 60)
    return f"{minutes}:{seconds:02}"
