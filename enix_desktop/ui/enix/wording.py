"""The words of ENIX: names of energies and cards, and short texts beside things."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import ActionCard, Components, Energy
from enix_desktop.ui.enix.card_names import card_name
from enix_desktop.ui.enix.energy_names import EnergyForms, EnergyName
from enix_desktop.ui.table.player_names import PlayerNames


class Names(PlayerNames):
    """Names of energies, cards and players in the current language."""

    def __init__(self, components: Components, players: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(players, parent)
        self._components = components
        self._forms = EnergyForms(self)

    def energy(self, energy: Energy) -> EnergyName:
        """The full name of an energy; a translation may ask for a form of it, such as ``{energy:to}``."""
        name = {
            Energy.SOLAR: self.tr("Solar energy"),
            Energy.HYDRO: self.tr("Hydropower"),
            Energy.GEOTHERMAL: self.tr("Geothermal heat"),
            Energy.OCEAN: self.tr("Waves and tides"),
            Energy.WIND: self.tr("Wind energy"),
            Energy.BIOMASS: self.tr("Biomass"),
        }[energy]
        return self._forms.named(energy, name)

    def energies(self, energies: Sequence[Energy]) -> str:
        """Several energies in a row; quoted, because the name of one of them has an *and* of its own."""
        quoted = self.tr("“{energy}”")
        return self.listed([quoted.format(energy=self.energy(energy)) for energy in energies])

    def card(self, card: Card) -> str:
        face: ActionCard = self._components.cards[card]
        if face.value is None:
            return self.tr("the ENIX card of {energy}").format(energy=self.energy(face.energy))
        return self.tr("{energy} {value}").format(energy=self.energy(face.energy), value=signed(face.value))

    def card_name(self, card: Card) -> str:
        """What *card* is called; a card of a variant may have no name."""
        return card_name(self._components.cards[card])

    def knows(self, card: Card) -> bool:
        return 0 <= card < len(self._components.cards)

    def cards(self, cards: Sequence[Card]) -> str:
        return self.listed([self.card(card) for card in cards])


def signed(value: int) -> str:
    """A value with a true minus sign."""
    return f"\N{MINUS SIGN}{-value}" if value < 0 else str(value)


class Captions(QObject):
    """Short texts beside things."""

    def place(self, cards: int, points: int | None, own: int | None, limit: int) -> str:
        """What stands under a player's name."""
        if own is not None:
            text = self.tr("hand {total} (max {limit})").format(total=signed(own), limit=limit)
        else:
            text = self.tr("%n card(s)", "", cards)
        if points is None:
            return text
        return self.tr("{first} · {second}").format(first=text, second=self.points(points))

    def of_place(self, cards: int, points: int | None, own: int | None, limit: int) -> tuple[str, ...]:
        """What stands under a player's name, and what of it matters most where there is less room."""
        told = [self.place(cards, points, own, limit), self.place(cards, None, own, limit)]
        if own is not None:
            told.append(self.tr("hand {total}").format(total=signed(own)))
        return tuple(dict.fromkeys(told))

    def own_hand(self, total: int, limit: int) -> str:
        """Above a hand that its owner looks at in sight of others."""
        return self.tr("Your hand: {total} (max {limit})").format(total=signed(total), limit=limit)

    def all_six(self) -> str:
        """What is said of a hand with every energy (R2)."""
        return self.tr("May end the game")

    def stayed(self, obstacle: str, least: int | None) -> str:
        """Why a piece stays where it is; *least* is what the cheapest crossing costs."""
        if obstacle == "no_points":
            return self.tr("No points to move")
        if obstacle == "under_cap":
            return self.tr("Under the cap")
        if least is None:
            return self.tr("No way leads out")
        return self.tr("Too dear: costs {cost} or more").format(cost=least)

    def competition(self) -> str:
        """Above the cards of those who are tied."""
        return self.tr("Competition")

    def points(self, points: int) -> str:
        """What the cards laid by a player are worth, where there is no room for more."""
        return self.tr("%n to move", "", points) if points > 0 else self.tr("no movement")
