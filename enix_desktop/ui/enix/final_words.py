"""What is said at the end of a game of ENIX: who ended it, what each hand is worth, what was missing."""

from PySide6.QtCore import QObject

from enix_desktop.engine.rules import Outcome, Seat
from enix_desktop.games.enix.scoring import HandScore, best_seats, missed
from enix_desktop.ui.enix.wording import Names, signed


class FinalWords(QObject):
    """Sentences about one result, in the current language."""

    def __init__(self, outcome: Outcome, limit: int, names: Names, parent: QObject) -> None:
        super().__init__(parent)
        assert outcome.ended_by is not None
        self._outcome, self._limit, self._names = outcome, limit, names
        self._ender = outcome.ended_by

    def announcement(self) -> str:
        return self.tr("{player} ends the game!").format(player=self._names.player(self._ender))

    def headline(self) -> str:
        winners, names = self._outcome.winners, self._names
        if not winners:
            return self.tr("Nobody wins")
        if len(winners) == 1:
            return self.tr("{player} wins").format(player=names.player(winners[0]))
        return self.tr("{players} share the win").format(players=names.players(winners))

    def reason(self) -> str:
        """Who ended the game, and what decided a tie."""
        outcome, names = self._outcome, self._names
        ended = self.tr("{player} ended the game.").format(player=names.player(self._ender))
        tied = best_seats(outcome.scores, self._limit)
        if not tied:
            return self.tr("{ended} Everybody has more than {limit}.").format(ended=ended, limit=self._limit)
        if len(tied) < 2:
            return ended
        if self._ender not in outcome.dropped_out:
            return self.tr("{ended} {players} are tied, so whoever ended the game wins.").format(
                ended=ended, players=names.players(tied)
            )
        return self.tr("{ended} {players} are tied and share the win.").format(
            ended=ended, players=names.players(tied)
        )

    def opening(self, seat: Seat) -> str:
        """Said while the hand of *seat* is turned over."""
        return self.tr("{player} turns the cards over.").format(player=self._names.player(seat))

    def counted(self, seat: Seat, score: HandScore) -> str:
        """Said when the hand of *seat* is counted."""
        return self.tr("{player}: cards worth {total}.").format(
            player=self._names.player(seat), total=signed(score.total)
        )

    def halving(self, seat: Seat, score: HandScore) -> str:
        """Said when ENIX cards strike."""
        struck = self.tr("%n ENIX card(s) strike: {total} becomes {score}.", "", score.halvings)
        return struck.format(total=signed(score.total), score=signed(score.score))

    def verdict(self, seat: Seat) -> str:
        """Said about a hand that is too good."""
        return self.tr("{player} has more than {limit} and is out.").format(
            player=self._names.player(seat), limit=self._limit
        )

    def about(self, seat: Seat, score: HandScore) -> str:
        """What stands beside a hand: how its score came about, and what was missing."""
        text = self.tr("Cards worth {total}.").format(total=signed(score.total))
        if score.halvings:
            text = self._both(text, self.tr("Halved by each of %n ENIX card(s).", "", score.halvings))
        lack = self.missing(seat)
        return self._both(text, lack) if lack else text

    def missing(self, seat: Seat) -> str:
        """What *seat* lacked for the win; empty for a winner."""
        lack, names = missed(self._outcome, seat, self._limit), self._names
        if lack is None:
            return ""
        if lack.over:
            return self.tr("Out: {count} over {limit}.").format(count=lack.over, limit=self._limit)
        if lack.short:
            return self.tr("{count} short of {players}.").format(
                count=lack.short, players=names.players(lack.of)
            )
        return self.tr("Tied with {players}.").format(players=names.players(lack.of))

    def result(self, seat: Seat, score: HandScore) -> str:
        """The result of *seat* in one line, for those who do not see it."""
        return self.tr("{player}: {score}. {about}").format(
            player=self._names.player(seat), score=signed(score.score), about=self.about(seat, score)
        )

    def _both(self, first: str, second: str) -> str:
        return self.tr("{first} {second}").format(first=first, second=second)
