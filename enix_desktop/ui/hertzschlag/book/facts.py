"""What is printed on a card, an event or a plant, in words and with the rule that tells more."""

from collections.abc import Mapping

from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.faces import Effect, EffectKind, EventFace, HandCard, Plant, SpecialKind
from enix_desktop.i18n.texts import Texts
from enix_desktop.markup import Html, html, joined
from enix_desktop.ui.book.html import link
from enix_desktop.ui.hertzschlag.words import said, said_count, signed
from enix_desktop.ui.hertzschlag.words.printed import effect_words, special_words

_TEXTS = Texts("hertzschlag", "guide")
_SPECIAL_RULES: Mapping[SpecialKind, str] = {
    SpecialKind.DISCOUNT: "X1",
    SpecialKind.INCOME_PER: "X2",
    SpecialKind.CASH_ALL: "X3",
    SpecialKind.CALM: "X4",
    SpecialKind.RESERVE_CHEAPER: "X5",
    SpecialKind.FORECAST: "X6",
}
_EFFECT_RULES: Mapping[EffectKind, str] = {
    EffectKind.SHIFT: "V2",
    EffectKind.SHIFT_PER: "V2",
    EffectKind.TOWARDS_PER: "V3",
    EffectKind.MONEY_PER: "V4",
}


def card_lines(card: HandCard) -> Html:
    """Everything on a card."""
    told = [(said_count("card.cost", card.cost), "P2")]
    if card.change:
        told.append((said("card.change", change=signed(card.change)), "F1"))
    if card.towards:
        told.append((said_count("card.towards", card.towards), "F4"))
    told.append((said("card.income", count=card.income), "I1"))
    told.append((said("card.footprint", count=card.footprint), "G5"))
    if card.special is not None:
        told.append((special_words(card.special), _SPECIAL_RULES[card.special.kind]))
    return _lines(told)


def event_lines(event: EventFace) -> Html:
    """What an event does, part by part."""
    return _lines([(_effect(effect), _EFFECT_RULES[effect.kind]) for effect in event.effects])


def _effect(effect: Effect) -> str:
    if effect.kind is EffectKind.SHIFT:
        return said("card.change", change=signed(effect.amount))
    return effect_words(effect)


def plant_lines(plant: Plant) -> Html:
    """When a plant helps, and how far."""
    field = signed(standard_components().landing(plant))
    return _lines([(_TEXTS[f"facts.{plant.key}"].format(field=field), "Q2")])


def _lines(told: list[tuple[str, str]]) -> Html:
    return joined(
        html(
            '<p>{words}&nbsp; <span class="ids">{rule}</span></p>',
            words=words[0].upper() + words[1:],
            rule=link(f"rule:{rule}", rule),
        )
        for words, rule in told
    )
