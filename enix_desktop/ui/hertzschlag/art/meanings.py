"""What special effects, events and goals say, in symbols and numbers."""

from typing import assert_never

from PySide6.QtGui import QColor

from enix_desktop.games.hertzschlag.faces import (
    CATEGORIES,
    Effect,
    EffectKind,
    Goal,
    GoalKind,
    Special,
    SpecialKind,
)
from enix_desktop.ui.hertzschlag.art.rows import (
    Coin,
    Mark,
    Piece,
    Shape,
    Stack,
    Text,
    change_pieces,
    signed,
    towards_pieces,
)
from enix_desktop.ui.hertzschlag.art.signs import sign
from enix_desktop.ui.hertzschlag.art.symbols import GAS_PLANT, PUMPED_STORAGE, plant_symbol
from enix_desktop.ui.widgets.theme import INK

EURO = "€"


def special_pieces(special: Special, ink: QColor = INK) -> list[Piece]:
    """One line for a special effect (X1 to X6)."""
    match special.kind:
        case SpecialKind.DISCOUNT:
            return [*_marks(special), Coin(signed(-special.amount), 1.24)]
        case SpecialKind.INCOME_PER:
            return [Text(signed(special.amount), ink), Stack(), Text("/", ink), *_marks(special)]
        case SpecialKind.CASH_ALL:
            return [Shape(sign("cash_all"), ink, 1.2), Coin(signed(special.amount), 1.24)]
        case SpecialKind.CALM:
            return [Shape(sign("calm"), ink, 1.2), Text(signed(special.amount), ink)]
        case SpecialKind.RESERVE_CHEAPER:
            plants = [Shape(plant_symbol(plant), ink, 1.1) for plant in (PUMPED_STORAGE, GAS_PLANT)]
            return [*plants, Coin(signed(-special.amount), 1.24)]
        case SpecialKind.FORECAST:
            return [Shape(sign("forecast"), ink, 1.2), Shape(sign("paper"), ink, 1.1)]
        case _:
            assert_never(special.kind)


def effect_pieces(effect: Effect, ink: QColor = INK) -> list[Piece]:
    """One line for a part of an event (V2 to V4)."""
    each: list[Piece] = [
        Text(f"/ {effect.every}" if effect.every > 1 else "/", ink),
        *map(Mark, effect.categories),
    ]
    most = Text(f"≤ {effect.cap}", ink, 0.72)
    match effect.kind:
        case EffectKind.SHIFT:
            return change_pieces(effect.amount, ink)
        case EffectKind.SHIFT_PER:
            return [*change_pieces(effect.sign, ink), *each, most]
        case EffectKind.TOWARDS_PER:
            return [*towards_pieces(1, ink), *each, most]
        case EffectKind.MONEY_PER:
            return [Coin(signed(effect.amount), 1.2), *each, most]
        case _:
            assert_never(effect.kind)


def goal_pieces(goal: Goal, ink: QColor = INK) -> list[Piece]:
    """One line for a goal, without its points (G2)."""
    least = Text(f"≥ {goal.number}", ink)
    match goal.kind:
        case GoalKind.SYMBOLS:
            return [*map(Mark, goal.categories), least]
        case GoalKind.INCOME:
            return [Stack(), least]
        case GoalKind.FOOTPRINT:
            return [Shape(sign("footprint"), ink, 1.1), least]
        case GoalKind.MONEY:
            return [Coin(EURO), least]
        case GoalKind.DIFFERENT:
            return [*(Mark(category, 0.8) for category in CATEGORIES), least]
        case GoalKind.FREQUENCY_WITHIN:
            return [Shape(sign("hertz"), ink, 1.1), Text(f"±{goal.number}", ink)]
        case _:
            assert_never(goal.kind)


def _marks(special: Special) -> list[Piece]:
    return [] if special.category is None else [Mark(special.category, 1.24)]
