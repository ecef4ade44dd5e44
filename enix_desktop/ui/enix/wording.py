"""The words of ENIX: sentences about events, refusals and what is to be done."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from enix_desktop.engine.rules import Event
from enix_desktop.games.enix import events
from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import ActionCard, Components, Energy
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


class EventWording(QObject):
    """A sentence for each event; events that need no words have none."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def sentence(self, event: Event) -> str | None:
        """What happened, as far as *event* tells it."""
        n = self._names
        match event:
            case events.RoundBegan(number):
                return self.tr("Round {number} begins.").format(number=number)
            case events.CardsRevealed(cards):
                each = self.tr("{player} {card}", "one of the cards turned over")
                shown = [each.format(player=n.player(seat), card=n.card(cards[seat])) for seat in cards]
                return self.tr("All cards are turned over: {cards}.").format(cards=", ".join(shown))
            case events.CompetitionBegan(seats):
                return self.tr("{players} are tied and compete for the next turn.").format(
                    players=n.players(seats)
                )
            case events.OrderDrawn(seats):
                return self.tr("Order drawn by lot: {players}.").format(players=n.players(seats))
            case events.TurnBegan(seat, points):
                return self.tr(
                    "It is {player}’s turn, with %n movement point(s).", "", max(0, points)
                ).format(player=n.player(seat))
            case events.GameEnded(seat):
                return self.tr("{player} ends the game.").format(player=n.player(seat))
            case events.CapMoved(seat, _, None):
                return self.tr("{player} takes the blackout cap off the board.").format(player=n.player(seat))
            case events.CapMoved(seat, _, target) if target is not None:
                return self.tr("{player} puts the blackout cap on {energy}.").format(
                    player=n.player(seat), energy=n.energy(target)
                )
            case events.EnixPlayed(seat, card, _, None):
                return self.tr("{player} plays {card} and takes the blackout cap off the board.").format(
                    player=n.player(seat), card=n.card(card)
                )
            case events.EnixPlayed(seat, card, _, target) if target is not None:
                return self.tr("{player} plays {card} and puts the blackout cap on {energy}.").format(
                    player=n.player(seat), card=n.card(card), energy=n.energy(target)
                )
            case _:
                return self._about_movement(event) or self._about_cards(event)

    def _about_movement(self, event: Event) -> str | None:
        n = self._names
        match event:
            case events.PawnJumped(seat, _, target):
                return self.tr("{player} jumps to {energy}.").format(
                    player=n.player(seat), energy=n.energy(target)
                )
            case events.JumpFailed(seat, target, obstacle):
                return self._failed_jump(obstacle).format(player=n.player(seat), energy=n.energy(target))
            case events.TilePlaced(seat, tile, origin, cell):
                text = (
                    self.tr("{player} turns {energy}.")
                    if origin == cell
                    else self.tr("{player} moves {energy} to another place.")
                )
                return text.format(player=n.player(seat), energy=n.energy(tile))
            case events.PawnCrossed(seat, origin, target, cost):
                return self.tr(
                    "{player} goes from {origin} to {energy} for %n movement point(s).", "", cost
                ).format(player=n.player(seat), origin=n.energy(origin), energy=n.energy(target))
            case events.PawnStayed(seat, obstacle):
                return self._stayed(obstacle).format(player=n.player(seat))
            case events.MovementEnded(seat, lost):
                return self.tr("{player} stops; %n movement point(s) are lost.", "", lost).format(
                    player=n.player(seat)
                )
            case _:
                return None

    def _failed_jump(self, obstacle: str) -> str:
        return {
            "there_already": self.tr("{player} is already on {energy}, so the jump has no effect."),
            "pawn_under_cap": self.tr("{player} is under the blackout cap and cannot jump to {energy}."),
            "target_under_cap": self.tr("{energy} is under the blackout cap: {player} cannot jump there."),
        }[obstacle]

    def _stayed(self, obstacle: str) -> str:
        return {
            "no_points": self.tr("{player} has no movement points."),
            "under_cap": self.tr("{player} is under the blackout cap and cannot move."),
            "no_way": self.tr("{player} cannot reach any tile with these movement points."),
        }[obstacle]

    def _about_cards(self, event: Event) -> str | None:
        n = self._names
        match event:
            case events.CardsTaken(seat, energy, stacks, None):
                return self.tr("{player} takes %n card(s) of {energy}.", "", len(stacks)).format(
                    player=n.player(seat), energy=n.energy(energy)
                )
            case events.CardsTaken(seat, _, _, cards) if cards is not None:
                return self.tr("{player} takes {cards}.").format(player=n.player(seat), cards=n.cards(cards))
            case events.StacksShuffled():
                return self.tr("A stack is empty: stacks and played cards are reshuffled.")
            case events.CardStolen(thief, victim, energy, None):
                return self.tr("{thief} steals a card of {energy} from {victim}.").format(
                    thief=n.player(thief), victim=n.player(victim), energy=n.energy(energy)
                )
            case events.CardStolen(thief, victim, _, card) if card is not None:
                return self.tr("{thief} steals {card} from {victim}.").format(
                    thief=n.player(thief), victim=n.player(victim), card=n.card(card)
                )
            case events.StealingEnded(seat):
                return self.tr("{player} steals no more cards.").format(player=n.player(seat))
            case events.CardsDrawn(seat, _, energies, None):
                return self.tr("{player} draws %n card(s): {energies}.", "", len(energies)).format(
                    player=n.player(seat), energies=n.energies(energies)
                )
            case events.CardsDrawn(seat, _, _, cards) if cards is not None:
                return self.tr("{player} draws {cards}.").format(player=n.player(seat), cards=n.cards(cards))
            case _:
                return None
