"""The words of the statistics: whole sentences, careful about small numbers."""

from collections.abc import Mapping, Sequence
from datetime import date

from PySide6.QtCore import QObject

from enix_desktop.app.library.statistics import FEW, HANDICAP, PersonFigures, Played, Timeline, Wins
from enix_desktop.ui.games import edition_name
from enix_desktop.ui.newgame.words import TableWords
from enix_desktop.ui.widgets.numbers import day_form, number, written


class StatisticsWords(QObject):
    """Sentences and captions, in the current language."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = TableWords(self)
        self.game = ""
        """Whose editions are named."""

    def counted(self, played: Played) -> str:
        """How many games there are, and which of them do not count."""
        sentences = [self.tr("%Ln finished game(s).", "", len(played.games))]
        if played.unfinished:
            sentences.append(self.tr("Unfinished: %n.", "", len(played.unfinished)))
        variants = sum(not game.is_standard for game in played.games)
        if variants:
            sentences.append(self.tr("%n game(s) with changed rules are left out.", "", variants))
        if played.unreadable:
            sentences.append(self.tr("%n file(s) could not be read and are left out.", "", played.unreadable))
        return " ".join(sentences)

    def reading(self, done: int, of: int) -> str:
        if not of:
            return self.tr("Reading games…")
        return self.tr("Reading games: {done} of {all}…").format(done=number(done), all=number(of))

    def nothing(self, has_games: bool) -> str:
        if has_games:
            return self.tr("No finished game matches.")
        return self.tr("Finish a game to see here how it went.")

    def periods(self) -> Mapping[str, str]:
        return {
            "all": self.tr("All time"),
            "year": self.tr("Last 12 months"),
            "month": self.tr("Last 30 days"),
        }

    def won(self, wins: Wins) -> str:
        """Wins of games; a percentage only where it means something."""
        text = self.tr("{won} of {games}").format(won=number(wins.won), games=number(wins.games))
        if wins.are_few:
            return text
        return self.tr("{count} ({percent}%)").format(count=text, percent=number(100 * wins.share))

    def level(self, key: str) -> str:
        return self._table.player("blend-0" if key == HANDICAP else key)

    def edition(self, key: str) -> str:
        return edition_name(self.game, key)

    def seats(self, count: int) -> str:
        return self.tr("%n player(s)", "", count)

    def table_head(self, can_drop_out: bool) -> Sequence[str]:
        return (
            self.tr("Name"),
            self.tr("Games"),
            self.tr("Wins"),
            self.tr("Even share"),
            self.tr("Average"),
            self.tr("Best"),
            *([self.tr("Dropped out")] if can_drop_out else []),
            self.tr("Wins in a row"),
        )

    def table_row(self, one: PersonFigures, can_drop_out: bool) -> Sequence[str]:
        """What stands in these columns behind the name."""
        return (
            number(one.wins.games),
            self.won(one.wins),
            number(one.wins.fair, 1),
            number(one.average, 1),
            "\N{EN DASH}" if one.best is None else number(one.best),
            *([number(one.outs)] if can_drop_out else []),
            number(one.longest_run),
        )

    def explanation(self, has_few: bool) -> str:
        """How to read the list fairly."""
        text = self.tr("An even share: the wins if everybody at each table had won equally often.")
        if not has_few:
            return text
        few = self.tr("With fewer than {count} games, luck plays a big part.").format(count=FEW)
        return f"{text} {few}"

    def facts(self, one: PersonFigures, can_drop_out: bool) -> list[tuple[str, str]]:
        """Numbers about one person, each with what it counts."""
        return [
            (self.won(one.wins), self.tr("games won")),
            (number(one.wins.fair, 1), self.tr("would be an even share")),
            (number(one.average, 1), self.tr("average score")),
            *([(number(one.outs), self.tr("times dropped out"))] if can_drop_out else []),
        ]

    def levels_title(self) -> str:
        return self.tr("Wins against the computer")

    def levels_note(self) -> str:
        return self.tr("The wedge marks an even share. The thin line shows how much may be due to luck.")

    def seats_title(self) -> str:
        return self.tr("Wins by number of players")

    def played_title(self) -> str:
        return self.tr("What was played")

    def scores_title(self) -> str:
        return self.tr("Final scores")

    def scores_note(self, count: int, outs: int, often: int, times: int) -> str:
        """The histogram in a sentence or two."""
        text = self.tr("Most common score: {score} (%n result(s)).", "", times).format(score=number(often))
        if not outs:
            return text
        out = self.tr("Crossed columns are drop-outs: {outs} of {count}.").format(
            outs=number(outs), count=number(count)
        )
        return f"{text} {out}"

    def score_tip(self, score: str, times: int) -> str:
        return self.tr("Score {score}: %n result(s)", "", times).format(score=score)

    def time_title(self, unit: str) -> str:
        return {
            "day": self.tr("Wins day by day"),
            "week": self.tr("Wins week by week"),
            "month": self.tr("Wins month by month"),
            "year": self.tr("Wins year by year"),
        }[unit]

    def time_note(self, is_one: bool) -> str:
        """What the patterns mean, for one person or for all."""
        if is_one:
            return self.tr("Solid: games won. Hatched: all other games.")
        return self.tr("Solid: games won by a person. Hatched: all other games.")

    def time_label(self, line: Timeline, day: date) -> str:
        forms = {"day": day_form(), "week": day_form(), "month": "MMM yyyy", "year": "yyyy"}
        return written(day, forms[line.unit])

    def time_tip(self, label: str, wins: Wins) -> str:
        return self.tr("{when}: {won} of {games} won").format(
            when=label, won=number(wins.won), games=number(wins.games)
        )

    def bar_words(self, label: str, value: str) -> str:
        return self.tr("{label}: {number}").format(label=label, number=value)
