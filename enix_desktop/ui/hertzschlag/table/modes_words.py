"""What the table asks and offers, from resources/hertzschlag/texts/LANGUAGE/table.toml."""

from collections.abc import Sequence

from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.faces import Card, Goal
from enix_desktop.games.hertzschlag.scoring import is_reached
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.game_ui import KeyWords
from enix_desktop.ui.hertzschlag.table.preview import Change, Playing, Taking
from enix_desktop.ui.hertzschlag.words import card_name, euros, goal_sentence, signed
from enix_desktop.ui.hertzschlag.words import said as said_in

TEXTS = Texts("hertzschlag", "table")
OWN_KEYS: Sequence[tuple[tuple[tuple[str, ...], ...], str]] = (
    ((("1\N{EN DASH}5",),), "cards"),
    ((("A",),), "action"),
    ((("I",),), "income"),
    ((("1\N{EN DASH}8",),), "signal"),
    ((("0\N{EN DASH}5",),), "euro"),
    ((("\N{LEFTWARDS ARROW}",), ("\N{RIGHTWARDS ARROW}",)), "amount"),
    ((("S",),), "silent"),
    ((("Backspace",),), "back"),
    ((("D",),), "displays"),
    ((("M",),), "memory"),
)
"""The keys that only this game has, and the names of what they do."""


def said(key: str, **facts: object) -> str:
    """The sentence *key*, filled with *facts*."""
    return said_in(key, TEXTS, **facts)


def own_keys() -> Sequence[KeyWords]:
    """The keys that only this game has, in words."""
    return tuple(KeyWords(keys, said(f"keys.{name}")) for keys, name in OWN_KEYS)


def played(playing: Playing, components: Components) -> str:
    """The card, the way of the marker, its price and what is left, in one line.

    Who is first knows what thresholds bring; for all others that depends on those before them.
    """
    facts = {
        "card": card_name(playing.card, components),
        "before": signed(playing.start),
        "after": signed(playing.end),
        "cost": euros(playing.cost),
        "money": euros(playing.left),
    }
    if playing.is_first and playing.crossings:
        settled = facts | {"money": euros(playing.money.after)}
        return said("preview.settled", **settled, paid=signed(playing.paid))
    return said("preview.moves" if playing.end != playing.start else "preview.stays", **facts)


def taken(taking: Taking, card: Card, components: Components) -> str:
    """What income for *card* brings, in one line."""
    facts = {"card": card_name(card, components), "money": euros(taking.money.after)}
    return said("preview.income", euros=euros(taking.money.after - taking.money.before), **facts)


def told_playing(playing: Playing, components: Components) -> str:
    """Everything that playing a card would do, for those who do not see it."""
    told = [played(playing, components)]
    for crossing in playing.crossings:
        key = "preview.brings" if crossing.euro > 0 else "preview.costs"
        told.append(
            said(
                key,
                before=signed(crossing.before),
                after=signed(crossing.after),
                euros=euros(abs(crossing.euro)),
            )
        )
    if not playing.is_first:
        told.append(
            said("preview.range", lowest=signed(playing.ends.lowest), highest=signed(playing.ends.highest))
        )
        if any(playing.threshold_money):
            least, most = (signed(euro) for euro in playing.threshold_money)
            told.append(said("preview.range-money", least=least, most=most))
        elif playing.crossings:
            told.append(said("preview.range-free"))
    for name, change in (
        ("income", playing.income),
        ("footprint", playing.footprint),
        ("symbols", playing.symbols),
    ):
        if change.before != change.after:
            told.append(said(f"preview.{name}-grows", before=change.before, after=change.after))
    return " ".join((*told, *told_goals(playing.goals)))


def told_taking(taking: Taking) -> str:
    """Everything that taking income would do."""
    income = taking.income
    facts = {"base": income.base, "printed": income.printed, "special": income.special}
    text = said("preview.income-parts", **facts, euros=euros(income.total), money=euros(taking.money.after))
    return " ".join((text, *told_goals(taking.goals)))


def told_goals(goals: Sequence[tuple[Goal, Change]]) -> list[str]:
    """Which of the own goals come nearer, or go farther away."""
    told = []
    for goal, change in goals:
        if change.before != change.after:
            key = "preview.goal-reached" if is_reached(goal, change.after) else "preview.goal"
            sentence = goal_sentence(goal)
            told.append(said(key, goal=sentence, before=change.before, after=change.after))
    return told
