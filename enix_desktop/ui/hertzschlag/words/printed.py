"""What is printed on cards and events, in words: for tooltips, and for those who do not see them."""

from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.faces import Card, Effect, EffectKind, EventCard, HandCard, Special
from enix_desktop.ui.hertzschlag.words import (
    card_name,
    card_of,
    cards_of,
    category_name,
    euros,
    said,
    said_count,
    signed,
)


def card_words(card: Card, components: Components, cost: int | None = None) -> str:
    """A card with everything on it; *cost* is what its owner would pay, if that is less."""
    face = components.cards[card]
    facts = ", ".join(card_facts(face, face.cost if cost is None else cost))
    facts = facts[0].upper() + facts[1:]
    name, category = card_name(card, components), category_name(face.category)
    text = said("card.whole", name=name, category=category, facts=facts)
    return text if face.special is None else f"{text} {special_words(face.special)}"


def card_facts(face: HandCard, cost: int) -> list[str]:
    """The numbers of a card, one after the other."""
    facts = [said_count("card.cost", cost)]
    if face.change:
        facts.append(said("card.change", change=signed(face.change)))
    if face.towards:
        facts.append(said_count("card.towards", face.towards))
    if face.income:
        facts.append(said("card.income", count=face.income))
    if face.footprint:
        facts.append(said("card.footprint", count=face.footprint))
    return facts


def special_words(special: Special) -> str:
    """What a special effect does (X1 to X6)."""
    category, amount = special.category, special.amount
    cards, card = ("", "") if category is None else (cards_of((category,)), card_of(category))
    return said(f"special.{special.kind}", amount=amount, euros=euros(amount), cards=cards, card=card)


def event_words(event: EventCard, components: Components) -> list[str]:
    """What an event does, part by part (V2 to V4)."""
    return [effect_words(effect) for effect in components.events[event].effects]


def effect_words(effect: Effect) -> str:
    """One part of an event."""
    cards = cards_of(effect.categories) if effect.categories else ""
    if effect.kind is EffectKind.SHIFT:
        return said("effect.shift", steps=signed(effect.amount))
    if effect.kind is EffectKind.MONEY_PER:
        return said("effect.money_per", euros=euros(effect.amount), cards=cards, cap=effect.cap)
    facts = {"step": signed(effect.sign), "every": effect.every, "cards": cards, "cap": effect.cap}
    return said(f"effect.{effect.kind}", **facts)
