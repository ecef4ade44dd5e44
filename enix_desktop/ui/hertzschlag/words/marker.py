"""How the marker moves, in sentences: why an event pushes so far, and every threshold that a card crosses."""

from collections.abc import Sequence

from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.events import Cause, Crossing
from enix_desktop.games.hertzschlag.faces import Category, Effect, EffectKind, EventCard, Numbers
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.hertzschlag.words import (
    card_name,
    cards_of,
    euros,
    event_name,
    hertz,
    said,
    said_count,
    signed,
)

TEXTS = Texts("hertzschlag", "events")


def pushed(event: events.EventHappened, components: Components) -> list[str]:
    """Why *event* pushes the grid so far, and where that leads (V2, V3)."""
    told = [_push(event, components)]
    asked = counted_categories(event.event, components, EffectKind.SHIFT_PER)
    if asked and not event.shove.counted:
        told.append(said("push.few", TEXTS, cards=cards_of(asked)))
    told.append(_way(event.before, event.shifted))
    if event.shifted != event.before + event.shove.shift:
        told.append(said("push.stopped", TEXTS))
    counted = counted_categories(event.event, components, EffectKind.TOWARDS_PER)
    if counted and event.shifted:
        steps = abs(event.after - event.shifted)
        key = "push.towards" if steps else "push.towards-none"
        facts = {"cards": cards_of(counted), "after": signed(event.after), "hertz": hertz(event.after)}
        told.append(said_count(key, steps, TEXTS, **facts) if steps else said(key, TEXTS, **facts))
    return told


def _push(event: events.EventHappened, components: Components) -> str:
    shove, name = event.shove, event_name(event.event, components)
    counted = counted_categories(event.event, components, EffectKind.SHIFT_PER)
    parts = []
    if shove.counted:
        parts.append(said("push.counted", TEXTS, steps=signed(shove.counted), cards=cards_of(counted)))
    if shove.calmed:
        parts.append(said("push.calmed", TEXTS, count=shove.calmed))
    facts = {"event": name, "shift": signed(shove.shift), "plain": signed(shove.plain)}
    if not parts:
        return said("push.plain", TEXTS, **facts)
    if not shove.shift:
        return said("push.nothing", TEXTS, **facts, parts=", ".join(parts))
    return said("push.parts", TEXTS, **facts, parts=", ".join((signed(shove.plain), *parts)))


def _way(before: int, after: int) -> str:
    key = "push.way" if before != after else "push.stays"
    return said(key, TEXTS, before=signed(before), after=signed(after), hertz=hertz(after))


def effects_of(event: EventCard, components: Components, kind: EffectKind) -> list[Effect]:
    """The effects of *event* that are of this *kind*."""
    return [effect for effect in components.events[event].effects if effect.kind is kind]


def counted_categories(event: EventCard, components: Components, kind: EffectKind) -> Sequence[Category]:
    """Whose cards *event* counts for effects of this *kind*."""
    effects = effects_of(event, components, kind)
    return tuple(dict.fromkeys(category for effect in effects for category in effect.categories))


def marker_moved(event: events.MarkerMoved, components: Components, player: str | None) -> list[str]:
    """How the card of *player*, or of the reader, moves the marker, and what that costs or brings (F1-F4)."""
    told = [_moved(event, card_name(event.card, components))]
    told += [crossing_words(crossing, components, player) for crossing in event.crossings]
    lost = abs(event.steps) - abs(event.after - event.before)
    if lost and event.after != event.before:
        key = "move.lost" if event.cause is Cause.CHANGE else "move.lost-middle"
        told.append(said_count(key, lost, TEXTS))
    if event.crossings:
        key = "move.own-money" if player is None else "move.money"
        told.append(said(key, TEXTS, player=player, money=euros(event.money)))
    return told


def _moved(event: events.MarkerMoved, card: str) -> str:
    facts = {
        "card": card,
        "steps": signed(event.steps),
        "before": signed(event.before),
        "after": signed(event.after),
        "hertz": hertz(event.after),
    }
    if event.after == event.before:
        return said(f"move.{event.cause}-stays", TEXTS, **facts)
    if event.cause is Cause.TOWARDS:
        return said_count("move.towards", abs(event.after - event.before), TEXTS, **facts)
    return said("move.change", TEXTS, **facts)


def crossing_words(crossing: Crossing, components: Components, player: str | None) -> str:
    """What one step over a threshold costs or brings *player*, or the reader (F2)."""
    own = "own-" if player is None else ""
    facts = {"before": signed(crossing.before), "after": signed(crossing.after), "player": player}
    key = f"move.{own}{_settled(crossing, components.numbers)}"
    return said(key, TEXTS, **facts, euros=euros(abs(crossing.euro)))


def _settled(crossing: Crossing, numbers: Numbers) -> str:
    """Away or back, and whether that was less than it should be: nothing left, or no room (C6, C7)."""
    is_less = abs(crossing.euro) < numbers.threshold_euro
    if abs(crossing.after) < abs(crossing.before):
        is_full = crossing.money in (numbers.track_maximum, numbers.maximum)
        return "back-capped" if is_less and is_full else "back"
    if is_less and not crossing.money:
        return "away-short" if crossing.euro else "away-nothing"
    return "away"
