"""What the table asks and offers, in the current language: resources/station/texts/LANGUAGE/table.toml."""

from collections.abc import Sequence

from enix_desktop.games.station.components import Components
from enix_desktop.games.station.predicates import bridge_colour
from enix_desktop.games.station.view import View
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.game_ui import KeyWords
from enix_desktop.ui.station.table.draft import DiscardDraft, Draft, SwapDraft
from enix_desktop.ui.station.table.draft_shuttles import DockDraft
from enix_desktop.ui.station.table.draft_station import BiotopeDraft, StealDraft
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.station.words import (
    card_name,
    colour_name,
    listed,
    shuttle_name,
    station_name,
    symbol_name,
)
from enix_desktop.ui.station.words import said as said_in
from enix_desktop.ui.table.player_names import PlayerNames

TEXTS = Texts("station", "table")
OWN_KEYS: Sequence[tuple[tuple[tuple[str, ...], ...], str]] = (
    ((("1\N{EN DASH}9",),), "cards"),
    ((("E",),), "charge"),
    ((("T",),), "transfer"),
    ((("S",),), "swap"),
    ((("N",),), "pass"),
    ((("A",),), "station"),
    ((("\N{LEFTWARDS ARROW}",), ("\N{RIGHTWARDS ARROW}",)), "amount"),
    ((("Backspace",),), "back"),
    ((("O",),), "sort"),
)
"""The keys that only this game has, and the names of what they do."""


def said(key: str, **facts: object) -> str:
    """The sentence *key*, filled with *facts*."""
    return said_in(key, TEXTS, **facts)


def own_keys() -> Sequence[KeyWords]:
    """The keys that only this game has, in words."""
    return tuple(KeyWords(keys, said(f"keys.{name}")) for keys, name in OWN_KEYS)


def action_name(name: str) -> str:
    """An action as a button calls it."""
    return said(f"action.{name}")


def with_key(what: str, key: str) -> str:
    """What a button does, and the *key* that does the same."""
    return said("tip.button", what=what, shortcut=key)


def action_tip(name: str) -> str:
    """What the button of an action does, and its key."""
    [key] = [keys[0][0] for keys, named in OWN_KEYS if named == name]
    return with_key(said(f"keys.{name}"), key)


def confirm_text(draft: Draft) -> str:
    """What the main button does."""
    if isinstance(draft, DiscardDraft):
        return said("confirm.discard", chosen=len(draft.cards), number=draft.number)
    if draft.move is None:
        return said("confirm.empty", action=action_name(draft.name))
    count = len(draft.units) if isinstance(draft, BiotopeDraft) else len(draft.played) or draft.cost
    return said(f"confirm.{draft.name}", count=count, cost=draft.cost, takes=draft.takes)


def sentence(draft: Draft, names: PlayerNames) -> str:
    """What *draft* needs, or what it would do."""
    return missing(draft) or composed(draft, names)


def missing(draft: Draft) -> str:
    """What still has to be chosen; nothing if there is a move."""
    components = draft.view.table.components
    if draft.held is not None:
        key = draft.held.key
        if draft.held.group is Group.SHUTTLE:
            return said("held.port", shuttle=shuttle_name(key, components))
        return said("held.transfer", card=_capital(card_name(key, components)))
    return said(f"begin.{draft.name}", **_place(draft.view)) if draft.move is None else ""


def impossible(draft: Draft) -> str:
    """Why an action cannot even begin."""
    return said(f"impossible.{draft.name}", **_place(draft.view))


def composed(draft: Draft, names: PlayerNames) -> str:
    """Every number before and after, the price and what it brings."""
    components = draft.view.table.components
    if isinstance(draft, SwapDraft) and draft.card is not None:
        return said("composed.swap", card=card_name(draft.card, components))
    parts = [*_aims(draft, names, components), *_changes(draft)]
    if not parts:
        return said("composed.pass")
    line = said("composed.line", action=action_name(draft.name), changes=", ".join(parts))
    if draft.cost:
        line = said("composed.cost", line=line, cost=draft.cost)
    return said("composed.takes", line=line, takes=draft.takes) if draft.takes else line


def _aims(draft: Draft, names: PlayerNames, components: Components) -> list[str]:
    if isinstance(draft, DockDraft):
        return [
            said(
                "composed.docks",
                shuttle=shuttle_name(shuttle, components),
                station=station_name(station),
            )
            for shuttle, station in draft.docks
        ]
    if isinstance(draft, StealDraft):
        return [said("composed.victims", players=names.players(draft.victims))]
    return []


def _changes(draft: Draft) -> list[str]:
    told = [
        said("composed.change", station=station_name(station), before=before, after=after)
        for station, before, after in draft.changes
    ]
    if draft.laser is not None:
        told.append(said("composed.laser", before=draft.laser[0], after=draft.laser[1]))
    return told


def _place(view: View) -> dict[str, object]:
    colours = dict.fromkeys(colour_name(bridge_colour(view, slot)) for slot in view.active.slots)
    return {
        "station": station_name(view.active),
        "symbol": symbol_name(view.active),
        "colours": listed(list(colours)),
    }


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
