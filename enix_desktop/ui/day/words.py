"""What is said about the game of the day."""

from PySide6.QtCore import QObject

from enix_desktop.app.play.day import DayResult
from enix_desktop.ui.widgets.numbers import day_words, number

_BOLT = "\N{HIGH VOLTAGE SIGN}"
_MOST_BOLTS = 20


class DayWords(QObject):
    """Whole sentences in the current language; none of them tells anything about the deal."""

    def title(self, result: DayResult) -> str:
        return self.tr("Game of the day, {date}").format(date=day_words(result.day))

    def place(self, result: DayResult) -> str:
        if result.place == 1:
            return self.tr("1st of {count}: won!").format(count=result.seats)
        return self.tr("Place {place} of {count}").format(place=result.place, count=result.seats)

    def score(self, result: DayResult) -> str:
        return self.tr("Score {score}").format(score=number(result.score))

    def rounds(self, result: DayResult) -> str:
        return self.tr("%n round(s)", "", result.rounds)

    def told(self, result: DayResult) -> str:
        """All of it in a line."""
        line = self.tr("{title}: {place}, {score}, {rounds}.").format(
            title=self.title(result),
            place=self.place(result).rstrip("!"),
            score=self.score(result),
            rounds=self.rounds(result),
        )
        return line if result.counts else f"{line} {self.uncounted()}"

    def uncounted(self) -> str:
        return self.tr("This try does not count.")

    def shared(self, result: DayResult, game: str) -> str:
        """The result as a text to be sent, with a bolt for each round."""
        lines = [
            self.tr("{game}: {title}").format(game=game, title=self.title(result)),
            self.tr("{place} · {score}").format(place=self.place(result), score=self.score(result)),
            self.tr("{rounds} {bolts}").format(
                rounds=self.rounds(result), bolts=_BOLT * min(result.rounds, _MOST_BOLTS)
            ),
        ]
        return "\n".join(lines if result.counts else [*lines, self.uncounted()]) + "\n"
