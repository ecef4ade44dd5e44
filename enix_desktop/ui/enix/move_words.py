"""What somebody could decide in ENIX, in words that also fit when the game is over."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from enix_desktop.games.enix.cardset import Card, cards_of
from enix_desktop.games.enix.components import ENERGIES, Components, Energy
from enix_desktop.games.enix.layout import Layout
from enix_desktop.games.enix.moves import (
    Cross,
    EndGame,
    LayCard,
    Move,
    Pass,
    PlaceTile,
    PlayEnix,
    Refill,
    Steal,
    Stop,
    TakeCards,
)
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.view import View
from enix_desktop.geometry.hexes import SIDES
from enix_desktop.players.enix.advice import Advice
from enix_desktop.ui.enix.board_sides import BoardSides
from enix_desktop.ui.enix.hint_words import HintWords
from enix_desktop.ui.enix.wording import Names

_DEGREES = 360 // SIDES


class EnixMoveWords(QObject):
    """`ui.game_ui.MoveWords` for ENIX."""

    def __init__(self, players: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players, self._sides = players, BoardSides(self)
        self._known: tuple[Components, Names, HintWords] | None = None

    def move(self, view: View, move: Move, /) -> str:
        n = self._names(view)
        match move:
            case LayCard(card):
                return self.tr("lay {card}").format(card=self._card(view, card))
            case EndGame():
                return self.tr("end the game")
            case Cross(tile):
                return self.tr("go to {energy}").format(energy=n.energy(tile))
            case Stop() if view.phase is Phase.STEAL:
                return self.tr("steal no card")
            case Stop():
                return self.tr("stop on {energy}").format(energy=n.energy(view.pawns[view.seat]))
            case TakeCards(stacks):
                return self._taking(view, stacks)
            case Refill(stack):
                text = self.tr("draw from stack {number} ({energy} on top)")
                return text.format(number=stack + 1, energy=self._top(view, stack))
            case Steal(victim, None):
                return self.tr("steal a card from {player}").format(player=n.player(victim))
            case Steal(victim, energy) if energy is not None:
                text = self.tr("steal a card of {energy} from {player}")
                return text.format(energy=n.energy(energy), player=n.player(victim))
            case Pass():
                return self.tr("do not interrupt")
            case PlaceTile():
                return self._placing(view, move)
            case PlayEnix(card, None):
                text = self.tr("play {card} and take the blackout cap off the board")
                return text.format(card=self._card(view, card))
            case PlayEnix(card, target) if target is not None:
                text = self.tr("play {card} and put the blackout cap on {energy}")
                return text.format(card=self._card(view, card), energy=n.energy(target))
            case _:
                raise ValueError(f"{move!r} is no move of ENIX")

    def question(self, view: View, /) -> str:
        """Whoever is asked whether to interrupt has a whole turn to think of."""
        may_end = all(view.hand_energies[view.seat])  # to ask for a card would rule the end out
        return {
            Phase.LAY: self.tr("What would you do?") if may_end else self.tr("What would you lay?"),
            Phase.COMPETE: self.tr("What would you add?"),
            Phase.PLACE_TILE: self.tr("Where would you put a tile?"),
            Phase.TAKE: self.tr("What would you take?"),
            Phase.MOVE: self.tr("Where would you go?"),
            Phase.STEAL: self.tr("From whom would you steal?"),
            Phase.REFILL: self.tr("Where would you draw?"),
        }.get(view.phase, self.tr("Would you interrupt?"))

    def why(self, view: View, move: Move, reason: object, /) -> str:
        return self._at(view)[2].why(move, reason) if isinstance(reason, Advice) else ""

    def _card(self, view: View, card: Card) -> str:
        """A card as it looks; with its title if another one in the hand differs only in its symbols."""
        n, cards = self._names(view), view.table.components.cards
        face = cards[card]
        alike = [
            other
            for other in map(cards.__getitem__, cards_of(view.hand))
            if (other.energy, other.value) == (face.energy, face.value)
        ]
        if len(alike) < 2:
            return n.card(card)
        return self.tr("{card} ({title})").format(card=n.card(card), title=n.card_name(card) or face.id)

    def _taking(self, view: View, stacks: Sequence[int]) -> str:
        """Stacks are named only where not all are taken from that have this energy on top."""
        if not stacks:
            return self.tr("take no card")
        top, count = view.stack_tops[stacks[0]], len(stacks)
        if len(stacks) == view.stack_tops.count(top):
            text = self.tr("take %n card(s) of {energy}", "", count)
        else:
            text = self.tr("take %n card(s) of {energy} from stack(s) {stacks}", "", count)
        numbers = [str(stack + 1) for stack in stacks]
        return text.format(energy=self._top(view, stacks[0]), stacks=self._names(view).listed(numbers))

    def _placing(self, view: View, move: PlaceTile) -> str:
        layout, tile = view.layout, move.tile
        steps = (move.rotation - layout.rotations[tile]) % SIDES
        is_clockwise = steps <= SIDES // 2
        if move.cell == layout.cells[tile]:
            text = (
                self.tr("turn {energy} clockwise by {degrees} degrees")
                if is_clockwise
                else self.tr("turn {energy} anticlockwise by {degrees} degrees")
            )
        elif steps == 0:
            text = self.tr("move {energy} to the place {where}")
        elif is_clockwise:
            text = self.tr("move {energy} to the place {where}, turned clockwise by {degrees} degrees")
        else:
            text = self.tr("move {energy} to the place {where}, turned anticlockwise by {degrees} degrees")
        return text.format(
            energy=self._names(view).energy(tile),
            where=self._where(view, layout, move),
            degrees=_DEGREES * min(steps, SIDES - steps),
        )

    def _where(self, view: View, layout: Layout, move: PlaceTile) -> str:
        """Beside which of the other tiles: one says it, and a tile is always put beside one (A5)."""
        for other in ENERGIES:
            around = layout.cells[other].neighbours()
            if other != move.tile and move.cell in around:
                return self._sides.beyond(around.index(move.cell), self._names(view).energy(other))
        return ""

    def _top(self, view: View, stack: int) -> str:
        top: Energy | None = view.stack_tops[stack]
        return "" if top is None else self._names(view).energy(top)

    def _names(self, view: View) -> Names:
        return self._at(view)[1]

    def _at(self, view: View) -> tuple[Components, Names, HintWords]:
        """Names for what lies on this table; all views of a game have the same components."""
        components = view.table.components
        if self._known is None or self._known[0] is not components:
            names = Names(components, self._players, self)
            self._known = components, names, HintWords(names, self)
        return self._known
