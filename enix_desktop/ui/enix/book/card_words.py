"""What a card says, in words: its value and its symbols."""

from typing import assert_never

from PySide6.QtCore import QObject

from enix_desktop.games.enix.components import (
    ENERGY_BY_KEY,
    SYMBOL_BY_KEY,
    ActionCard,
    Blackout,
    Jump,
    Symbol,
    TurnOrShift,
    standard_components,
)
from enix_desktop.ui.enix.wording import Names, signed

_KEYS = {symbol: key for key, symbol in SYMBOL_BY_KEY.items()}


def symbol_key(symbol: Symbol) -> str:
    """The name of *symbol* in the components."""
    return _KEYS[symbol]


def symbol_rule(symbol: Symbol) -> str:
    """The rule that tells what *symbol* does."""
    match symbol:
        case Jump():
            return "A2"
        case Blackout():
            return "A3"
        case TurnOrShift():
            return "A4"
        case _:
            assert_never(symbol)


class CardWords(QObject):
    """Sentences about one card."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.names = Names(standard_components(), (), self)

    def picture(self, name: str) -> str:
        """What the small picture *name* shows, for those who do not see it."""
        if name in ENERGY_BY_KEY:
            return self.names.energy(ENERGY_BY_KEY[name])
        return {
            "jump": self.tr("jump"),
            "cap": self.tr("blackout"),
            "tile": self.tr("“turn or move a tile”"),
        }[name]

    def value(self, card: ActionCard) -> str:
        if card.value is None:
            return self.tr("ENIX card, no value")
        return self.tr("Value {value}").format(value=signed(card.value))

    def meaning(self, card: ActionCard) -> str:
        """What the value means, laid or kept."""
        if card.value is None:
            return self.tr(
                "Play it to interrupt: move the blackout cap, or take it off the board. If you "
                "still hold it at the end, it halves your sum."
            )
        if card.value == 0:
            return self.tr(
                "Lay it: it gives no points for moving. Keep it: it counts 0 at the end, but its "
                "energy still helps you end the game."
            )
        if card.value < 0:
            return self.tr(
                "Lay it: it takes %n point(s) off your other cards this round. Keep it: it lowers "
                "your sum by as much.",
                "",
                -card.value,
            )
        return self.tr(
            "Lay it: it gives %n point(s) for moving. Keep it: it raises your sum by as much.",
            "",
            card.value,
        )

    def symbol(self, symbol: Symbol) -> str:
        match symbol:
            case Jump(target):
                text = self.tr("Jump: your game piece goes straight to {energy}.")
                return text.format(energy=self.names.energy(target))
            case Blackout(target):
                text = self.tr(
                    "Blackout: the cap goes onto {energy}. If it is already there, it goes beside the board."
                )
                return text.format(energy=self.names.energy(target))
            case TurnOrShift():
                return self.tr("Tile: you turn or move one tile.")
            case _:
                assert_never(symbol)

    def symbols(self, card: ActionCard) -> str:
        """What stands above the symbols of *card*."""
        if not card.symbols:
            return self.tr("No symbol: nothing happens before you move.")
        if len(card.symbols) == 1:
            return self.tr("One symbol, carried out before you move:")
        return self.tr("Two symbols, carried out from bottom to top before you move:")
