"""The words of a hint: what a skilled player would do, and why."""

from collections.abc import Mapping

from enix_desktop.app.play.table_driver import Hint
from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.faces import Category
from enix_desktop.games.hertzschlag.moves import Bid, Lay, Move, Place, Pledge, Signal, Word
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.i18n.texts import Texts
from enix_desktop.players.hertzschlag.advice import Advice
from enix_desktop.ui.hertzschlag.words import (
    card_name,
    card_of,
    cards_of,
    category_name,
    counted_cards,
    counted_points,
    euros,
    goal_sentence,
    said,
    signal_meaning,
    signal_words,
    signed,
)
from enix_desktop.ui.table.player_names import PlayerNames

TEXTS = Texts("hertzschlag", "hints")
_FIELDS = ("back-to-green", "earns", "towards-middle")
"""Reasons whose `before` and `after` are fields of the track."""


def in_a_lesson() -> str:
    """Why there are no hints in a lesson."""
    return said("in-a-lesson", TEXTS)


class HintWords:
    """One sentence for what to do, and one for why."""

    def __init__(self, names: PlayerNames, components: Components) -> None:
        self._names, self._components = names, components

    def what(self, hint: Hint) -> str:
        """What a skilled player would do."""
        key, facts = self._done(hint.move)
        return said(f"what.{key}", TEXTS, **facts)

    def move(self, move: Move) -> str:
        """What *move* is, without a subject."""
        key, facts = self._done(move)
        return said(f"move.{key}", TEXTS, **facts)

    def why(self, hint: Hint) -> str:
        """Why, if there is more to say."""
        advice, view = hint.reason, hint.decision.view
        return self.because(advice, view) if isinstance(advice, Advice) else ""

    def because(self, advice: Advice, view: View) -> str:
        """The reason in words."""
        reason, facts = advice.reason, self._shown(advice, view)
        match reason:
            case "back-to-green" if not advice.facts["euro"]:
                reason = "back-to-green-only"
            case "back-to-green" if _number(advice.facts["euro"]) < 0:
                reason = "back-to-green-paid"
            case "new-symbol" if not advice.facts["points"]:
                reason = "new-symbol-first"
            case "honest-signal" | "misleading-signal" if advice.facts["place"] is Place.INCOME:
                reason = f"{reason}-income"
            case _:
                pass  # one sentence is enough
        return said(f"why.{reason}", TEXTS, **facts)

    def _done(self, move: Move) -> tuple[str, Mapping[str, object]]:
        match move:
            case Signal(Word.SILENT):
                return "silent", {}
            case Signal(word):
                return "signal", {"signal": signal_meaning(word), "bubble": signal_words(word)}
            case Lay(card, place):
                return f"lay-{place}", {"card": card_name(card, self._components)}
            case Pledge(None):
                return "unpledged", {}
            case Pledge(euro):
                return "pledge", {"euros": euros(euro or 0)}
            case Bid(euro):
                return "bid", {"euros": euros(euro)}

    def _shown(self, advice: Advice, view: View) -> dict[str, object]:
        shown: dict[str, object] = {}
        for name, fact in advice.facts.items():
            shown |= self._fact(name, fact, view)
            if name in ("before", "after") and advice.reason in _FIELDS:
                shown[name] = signed(_number(fact))
        return shown

    def _fact(self, name: str, fact: object, view: View) -> dict[str, object]:
        match fact:
            case Category():
                facts = {"cards": cards_of((fact,)), "card": card_of(fact)}
                return {**facts, "category": category_name(fact)}
            case Word():
                return {"word": signal_meaning(fact)}
            case int() if name == "card":
                return {"card": card_name(fact, self._components)}
            case int() if name == "goal" and view.goal is not None:
                return {"goal": goal_sentence(self._components.goals[view.goal].goals[fact])}
            case int() if name in ("euro", "money", "price", "cost"):
                return {name: euros(abs(fact))}
            case int() if name == "points":
                return {"points": counted_points(fact)}
            case int() if name == "unpaid":
                return {"unpaid": counted_cards(fact)}
            case _:
                return {name: fact}


def _number(fact: object) -> int:
    assert isinstance(fact, int), "a number"
    return fact
