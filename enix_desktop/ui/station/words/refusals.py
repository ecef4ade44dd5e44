"""Why not, in one sentence with the place and the numbers: there is one for every refusal of the rules."""

from collections.abc import Mapping

from enix_desktop.games.station.components import Components, Slot, Station
from enix_desktop.games.station.predicates import bridge_colour
from enix_desktop.games.station.refusals import Reason, Refusal
from enix_desktop.games.station.view import View
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.station.words import (
    card_name,
    colour_name,
    counted_cards,
    counted_energy,
    listed,
    said,
    shuttle_name,
    station_name,
    symbol_name,
)
from enix_desktop.ui.table.player_names import PlayerNames

TEXTS = Texts("station", "refusals")


def refused(refusal: Refusal, names: PlayerNames, components: Components, view: View) -> str:
    """Why it cannot be done as *view* shows it, and what can be done instead."""
    key, facts = refusal.key, refusal.facts
    card = facts.get("card")
    if refusal.reason is Reason.A2_OTHER_COLOUR and isinstance(card, int):
        bridges = [bridge_colour(view, slot) for slot in view.active.slots]
        if components.colours[card] not in bridges:
            colours = listed([colour_name(colour) for colour in dict.fromkeys(bridges)])
            return said("A2_NO_BRIDGE", TEXTS, card=card_name(card, components), colours=colours)
    if key == "V3_NOT_NOW":
        key = f"{key}.{facts['owed']}"
    return said(key, TEXTS, **_shown(facts, names, components))


def _shown(facts: Mapping[str, object], names: PlayerNames, components: Components) -> dict[str, object]:
    """The facts in words."""
    shown: dict[str, object] = {
        "top": components.numbers.track_top,
        "limit": components.numbers.hand_limit,
        "display": components.numbers.display,
    }
    for name, fact in facts.items():
        if isinstance(fact, int):
            shown |= _fact(name, fact, names, components)
    return shown


def _fact(name: str, fact: int, names: PlayerNames, components: Components) -> dict[str, object]:
    match name:
        case "card" if 0 <= fact < len(components.symbols):
            colour = colour_name(components.colours[fact])
            target = station_name(components.symbols[fact])
            return {"card": card_name(fact, components), "colour": colour, "target": target}
        case "station":
            return {"station": station_name(fact), "symbol": symbol_name(fact)}
        case "slot":
            first, second = ends_of(fact)
            return {"first": station_name(first), "second": station_name(second)}
        case "shuttle":
            shuttle = shuttle_name(fact, components)
            return {"shuttle": shuttle, "wanted": colour_name(components.shuttles[fact])}
        case "seat":
            return {"player": names.player(fact)}
        case "number":
            return {"cards": counted_cards(fact)}
        case "energy":
            return {"has": counted_energy(fact), "energy": fact}
        case "needed":
            return {"need": counted_energy(fact), "needed": fact}
        case _:
            return {name: fact}


def ends_of(slot: Slot) -> tuple[Station, Station]:
    """The stations on both sides of *slot*."""
    station = Station(slot)
    return station, station.clockwise
