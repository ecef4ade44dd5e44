"""Why not, in one sentence with the numbers: there is one for every refusal of the rules."""

from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.refusals import Reason, Refusal
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.hertzschlag.words import card_name, euros, said
from enix_desktop.ui.table.player_names import PlayerNames

TEXTS = Texts("hertzschlag", "refusals")


def refused(refusal: Refusal, names: PlayerNames, components: Components) -> str:
    """Why it cannot be done, and what can be done instead."""
    key, facts = refusal.key, refusal.facts
    if refusal.reason is Reason.R2_OTHER_KIND:
        key = f"{key}.{facts['owed']}"
    shown = {name: _fact(name, fact, names, components) for name, fact in facts.items()}
    return said(key, TEXTS, **shown, player=shown.get("seat"))


def _fact(name: str, fact: object, names: PlayerNames, components: Components) -> object:
    """A fact in words."""
    match fact:
        case int() if name == "card" and fact in components.all_cards:
            return card_name(fact, components)
        case int() if name == "seat":
            return names.player(fact)
        case int() if name in ("cost", "money"):
            return euros(fact)
        case _:
            return fact
