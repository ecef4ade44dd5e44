"""Asking whether to end the game: what the own hand counts, and what everybody sees of the others."""

from PySide6.QtCore import QObject

from enix_desktop.games.enix.scoring import HandScore, hand_score
from enix_desktop.games.enix.view import View
from enix_desktop.ui.enix.wording import Names, signed
from enix_desktop.ui.table.question import Question

LOW = 0.6
"""With less than this part of the limit one seldom wins."""


class EndQuestion(QObject):
    """Words for one question, in the current language."""

    def __init__(self, names: Names, parent: QObject) -> None:
        super().__init__(parent)
        self._names = names

    def about(self, view: View) -> Question:
        """What the viewer would have, and what the others are known to hold."""
        score = hand_score(view.table.components, view.hand)
        limit = view.table.numbers.limit
        is_out = score.score > limit
        facts = [self._own(score), self._others(view)]
        if not is_out:
            facts[1:1] = [self._room(limit - score.score, limit), self.tr("If the best are tied, you win.")]
        return Question(
            self.tr("End the game?"),
            facts,
            self.tr("End the game with {score}").format(score=signed(score.score)),
            self.tr("Play on"),
            self.tr("That is more than {limit}: you would be out.").format(limit=limit) if is_out else "",
            is_doubtful=is_out or score.score < LOW * limit,
        )

    def _own(self, score: HandScore) -> str:
        if not score.halvings:
            return self.tr("Your cards are worth {total}.").format(total=signed(score.total))
        return self.tr(
            "Your cards are worth {total}, halved by %n ENIX card(s): {score}.", "", score.halvings
        ).format(total=signed(score.total), score=signed(score.score))

    def _room(self, room: int, limit: int) -> str:
        if room == 0:
            return self.tr("Nobody can beat that: more than {limit} is out.").format(limit=limit)
        return self.tr("That is %n below the limit of {limit}.", "", room).format(limit=limit)

    def _others(self, view: View) -> str:
        others = [seat for seat in range(view.table.seats) if seat != view.seat]
        each = []
        for seat in others:
            count = self.tr("%n card(s)", "", sum(view.hand_energies[seat]))
            each.append(
                self.tr("{player} {count}", "how many cards a rival holds").format(
                    player=self._names.player(seat), count=count
                )
            )
        return self.tr("The others hold: {cards}.").format(cards=", ".join(each))
