"""An answer in words: short sentences, one for each step."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from enix_desktop.games.enix.components import Blackout, Energy, Jump
from enix_desktop.games.enix.why.answer import Answer
from enix_desktop.games.enix.why.steps import Ground, Step
from enix_desktop.ui.enix.why.happened_sentences import HappenedSentences
from enix_desktop.ui.enix.why.refused_sentences import RefusedSentences
from enix_desktop.ui.enix.wording import Names, signed

ARROW = " \N{RIGHTWARDS ARROW} "


class WhyWording(QObject):
    """The steps of answers in the current language."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        happened, refused = HappenedSentences(self), RefusedSentences(self)
        self._tables = (
            happened.about_order,
            happened.about_symbols,
            happened.about_movement,
            happened.about_cards,
            happened.about_scores,
            refused.about_time,
            refused.about_tiles,
            refused.about_cards,
        )

    def sentences(self, answer: Answer) -> list[str]:
        return [self.sentence(step) for step in answer.steps]

    def sentence(self, step: Step) -> str:
        count = step.facts.get("count")
        text = self.template(step.reason, max(0, count) if isinstance(count, int) else 0)
        return text.format(**{name: self._shown(name, fact) for name, fact in step.facts.items()})

    def template(self, reason: Ground, n: int) -> str:
        """The sentence for *reason*, with room for the facts."""
        return next(text for table in self._tables if (text := table(n).get(reason)) is not None)

    def _shown(self, name: str, fact: object) -> str:
        n = self._names
        match fact:
            case Energy():
                return n.energy(fact)
            case int() if name in ("player", "thief", "victim", "ender"):
                return n.player(fact)
            case int() if name == "card":
                return n.card(fact)
            case int():
                return signed(fact)
            case tuple() if name == "players":
                return n.players(fact)
            case tuple() if name == "cards":
                return n.cards(fact)
            case tuple() if name == "numbers":
                return n.listed([str(number) for number in fact])
            case tuple() if name == "sum":
                return added(fact)
            case tuple():
                return self._some(name, fact)
            case _:
                return self._symbol(fact)

    def _some(self, name: str, energies: Sequence[Energy | None]) -> str:
        n = self._names
        known = [energy for energy in energies if energy is not None]
        if name == "tops":
            nothing = self.tr("nothing")
            return ", ".join(nothing if top is None else n.energy(top) for top in energies)
        if name == "way":
            return ARROW.join(n.energy(tile) for tile in known)
        if len(known) == 1 and name in ("energies", "others", "lacking"):
            return n.energy(known[0])  # several need quotes to be told apart; one does not
        return n.energies(known)

    def _symbol(self, symbol: object) -> str:
        match symbol:
            case Jump(target):
                return self.tr("jump to {energy}").format(energy=self._names.energy(target))
            case Blackout(target):
                return self.tr("blackout on {energy}").format(energy=self._names.energy(target))
            case _:
                return self.tr("turn or move a tile")


def added(values: Sequence[int]) -> str:
    """*values* as a sum that stays in one line."""
    if len(values) < 2:
        return signed(sum(values))
    signs = [f"{'+' if value >= 0 else chr(0x2212)} {abs(value)}" for value in values[1:]]
    text = f"{signed(values[0])} {' '.join(signs)} = {signed(sum(values))}"
    return text.replace(" ", "\N{NO-BREAK SPACE}")
