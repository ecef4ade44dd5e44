"""What the library says about games, in the current language."""

import unicodedata
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QObject

from enix_desktop.app.library.actions import LONGEST_TITLE, CannotDo, Obstacle
from enix_desktop.app.library.facts import Condition, Facts, Problem
from enix_desktop.engine.record import VERSION, Participant
from enix_desktop.engine.rules import Outcome
from enix_desktop.ui.games import GAME_UIS, edition_name
from enix_desktop.ui.newgame.words import TableWords
from enix_desktop.ui.table.piece_words import PieceWords
from enix_desktop.ui.widgets.numbers import number


def plain(text: str) -> str:
    """*text* as it is searched: without accents and without capitals."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


class LibraryWords(QObject):
    """Sentences about games; nothing in them is hidden from anybody at the table."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = TableWords(self)
        self._pieces = PieceWords(self)
        self._levels: dict[str, str] = {}
        self._kinds: dict[tuple[str, str], str] = {}

    def retranslate(self) -> None:
        """Forget words of another language."""
        self._levels.clear()
        self._kinds.clear()

    def title(self, facts: Facts) -> str:
        """What somebody called the game, else when it was played."""
        return facts.title or self.tr("Game of {date}").format(date=self.day(facts))

    def day(self, facts: Facts) -> str:
        """The day of the last change."""
        return QLocale().toString(_moment(facts).date(), QLocale.FormatType.LongFormat)

    def when(self, facts: Facts) -> str:
        """Day and time of the last change, short."""
        return QLocale().toString(_moment(facts), QLocale.FormatType.ShortFormat)

    def player(self, who: Participant) -> str:
        """Somebody at the table: the name, and for a computer player how it plays."""
        if who.player is None:
            return who.name
        return self.tr("{name} ({level})").format(name=who.name, level=self.level(who))

    def level(self, who: Participant) -> str:
        """How a computer player plays; nothing for a person."""
        if who.player is None:
            return ""
        if who.player not in self._levels:
            self._levels[who.player] = self._table.player(who.player)
        return self._levels[who.player]

    def kind(self, facts: Facts) -> str:
        """Which rulebook holds and, if there are several games on the shelf, what is played."""
        key = facts.game, facts.edition
        if key not in self._kinds:
            is_named = len(GAME_UIS) > 1 and facts.game in GAME_UIS
            parts = (GAME_UIS[facts.game].title() if is_named else "", edition_name(*key))
            self._kinds[key] = ", ".join(part for part in parts if part)
        return self._kinds[key]

    def state(self, facts: Facts) -> str:
        """How far the game is, or who won, or why it cannot be played."""
        if not facts.is_read:
            return self.tr("Not read yet")
        if facts.problem is not None:
            return self.problem(facts.problem)
        if facts.outcome is not None:
            return self._result(facts.outcome, facts.players)
        state = self.tr("Round {number}, unfinished").format(number=facts.round)
        return self.tr("{state} (copy)").format(state=state) if facts.is_branch else state

    def _result(self, outcome: Outcome, players: tuple[Participant, ...]) -> str:
        if not outcome.winners:
            return self.tr("Nobody won")
        names = QLocale().createSeparatedList([players[seat].name for seat in outcome.winners])
        score = outcome.scores[outcome.winners[0]]
        if len(outcome.winners) == 1:
            return self.tr("{name} won with {score}").format(name=names, score=number(score))
        return self.tr("{names} shared the win with {score}").format(names=names, score=number(score))

    def problem(self, problem: Problem) -> str:
        """Why a file of the library cannot be opened."""
        match problem.condition:
            case Condition.NEWER if problem.form is not None and problem.form > VERSION:
                text = self.tr("Needs a newer version of Enix Desktop, one that reads record format {form}")
                return text.format(form=problem.form)
            case Condition.NEWER if problem.program:
                text = self.tr("Needs a newer version of Enix Desktop: {program} or later")
                return text.format(program=problem.program)
            case Condition.NEWER:
                return self.tr("Needs a newer version of Enix Desktop")
            case Condition.BROKEN:
                return self.tr("Breaks rule {rule} and cannot be continued").format(rule=problem.rule)
            case Condition.LOCKED:
                return self.tr("No permission to read this file")
            case _:
                return self.tr("Damaged")

    def described(self, facts: Facts) -> str:
        """Everything about a game in one text, for a screen reader."""
        parts = [
            self.title(facts),
            self.state(facts),
            *self.people(facts),
            self.kind(facts),
            self.when(facts),
        ]
        return self.tr("{all}.").format(all=", ".join(part for part in parts if part))

    def people(self, facts: Facts) -> list[str]:
        """All players with pieces and levels."""
        told = []
        for who in facts.players:
            piece = self._pieces.piece(who.piece) if who.piece else ""
            told.append(f"{self.player(who)}: {piece}" if piece else self.player(who))
        return told

    def searched(self, facts: Facts) -> str:
        """All words by which a game can be found, as `plain` makes them."""
        moment = datetime.fromtimestamp(facts.saved / 1e9)
        parts = [
            facts.path.stem,
            self.title(facts),
            *(self.player(who) for who in facts.players),
            self.kind(facts),
            self.state(facts),
            self.when(facts),
            moment.strftime("%Y-%m-%d"),
            self.tr("finished") if facts.is_over else self.tr("unfinished"),
        ]
        return plain(" ".join(parts))

    def obstacle(self, error: CannotDo) -> str:
        """Why something cannot be done with a game."""
        return {
            Obstacle.NO_NAME: self.tr("The game needs a name."),
            Obstacle.STRANGE_NAME: self.tr(
                'A name cannot contain / \\ : * ? " < > | or a dot at either end.'
            ),
            Obstacle.LONG_NAME: self.tr("A name can have at most {count} characters.").format(
                count=LONGEST_TITLE
            ),
            Obstacle.TAKEN_NAME: self.tr("Another file already has this name."),
            Obstacle.OPEN_ELSEWHERE: self.tr("This game is open in another window of Enix Desktop."),
            Obstacle.NOT_THERE: self.tr("The file is no longer there."),
        }[error.obstacle]

    def restored(self, paths: list[Path]) -> str:
        """Games that a backup brought back."""
        names = QLocale().createSeparatedList([path.stem for path in paths])
        return self.tr("Damaged, restored from a backup: {names}").format(names=names)


def _moment(facts: Facts) -> QDateTime:
    return QDateTime.fromMSecsSinceEpoch(facts.saved // 1_000_000)
