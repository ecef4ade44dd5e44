"""Why not, in one sentence: there is one for every refusal of the rules."""

from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.games.enigma.refusals import Refusal
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.enigma.words import category_name, said, seconds
from enix_desktop.ui.table.player_names import PlayerNames

TEXTS = Texts("enigma", "refusals")


def refused(refusal: Refusal, names: PlayerNames) -> str:
    """Why it cannot be done, and what can be done instead."""
    key, facts = refusal.key, refusal.facts
    if "owed" in facts:
        key = f"other_kind.{facts['owed']}"
    shown = {name: _fact(name, fact, names) for name, fact in facts.items()}
    return said(key, TEXTS, **shown, player=shown.get("seat"))


def _fact(name: str, fact: object, names: PlayerNames) -> object:
    """A fact in words."""
    match fact:
        case Category():
            return category_name(fact)
        case int() if name == "seat":
            return names.player(fact)
        case int() if name in ("ms", "limit"):
            return seconds(fact)
        case _:
            return fact
