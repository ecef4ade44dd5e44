"""Badges, personal bests and tallies in words."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject

from enix_desktop.app.library.bests import Standing
from enix_desktop.app.library.tally import Tally
from enix_desktop.engine.bests import FASTEST, RUN, SCORE
from enix_desktop.ui.widgets.numbers import number


class NewsWords(QObject):
    """Sentences and captions, in the current language."""

    def earned(self, name: str, badges: Sequence[str]) -> str:
        return self.tr("New for {name}: {badges}.").format(name=name, badges=", ".join(badges))

    def bests(self) -> Mapping[str, str]:
        """What every game can be best at; a game may have another word for it."""
        return {
            SCORE: self.tr("best score"),
            RUN: self.tr("most wins in a row"),
            FASTEST: self.tr("fewest rounds for a win"),
        }

    def beaten(self, name: str, best: str, standing: Standing) -> str:
        """A best that was beaten, and what it was before."""
        assert standing.before is not None
        return self.tr("New best for {name}, {best}: {figure} (before: {before}).").format(
            name=name, best=best, figure=number(standing.figure), before=number(standing.before)
        )

    def tally(self, tally: Tally) -> str:
        """Such as “Ada 3, Ben 2, 1 shared in 6 games.”."""
        won = self.tr("{name} {wins}", "how many games somebody won")
        parts = [
            won.format(name=tally.names[person], wins=number(tally.wins.get(person, 0)))
            for person in tally.people
        ]
        if tally.computers:
            parts.append(self.tr("the computer %n", "games won", tally.computers))
        if tally.shared:
            parts.append(self.tr("%n shared", "games won together", tally.shared))
        if tally.nobody:
            parts.append(self.tr("%n without a winner", "games", tally.nobody))
        return self.tr("{wins} in %n game(s).", "", tally.games).format(wins=", ".join(parts))

    def tallies_title(self) -> str:
        return self.tr("Who won how often together")
