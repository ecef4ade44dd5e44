"""Sentences about what is not possible now."""

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from PySide6.QtCore import QObject

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.refusals import Reason
from enix_desktop.games.enix.why import refused_steps as steps
from enix_desktop.ui.enix.wording import Names

TileStep: TypeAlias = (
    steps.WouldLie
    | steps.CutOff
    | steps.MustHangTogether
    | steps.Covers
    | steps.SameAsBefore
    | steps.OtherPlaces
    | steps.CapLies
    | steps.OnlySix
)
TakingStep: TypeAlias = (
    steps.TopsShow
    | steps.TakeableStacks
    | steps.NotHere
    | steps.NothingToGive
    | steps.TakenFromAlready
    | steps.OwnHand
    | steps.MayTakeFrom
    | steps.BacksShown
    | steps.StacksWithCards
)


class RefusedWording(QObject):
    """One sentence for each step."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def sentence(self, step: steps.RefusedStep) -> str:
        """The step in words."""
        if isinstance(step, TileStep):
            return self._about_tiles(step)
        if isinstance(step, TakingStep):
            return self._about_taking(step)
        n = self._names
        match step:
            case steps.NowAwaited(phase, seats):
                return self._awaited(phase, seats)
            case steps.ItsTime(reason):
                return self._time(reason)
            case steps.Holds(energies, lacking) if energies:
                return self.tr("You hold cards of {energies}. You still need {lacking}.").format(
                    energies=n.energies(energies), lacking=n.energies(lacking)
                )
            case steps.Holds():
                return self.tr("You hold no cards.")
            case steps.OwnCards(cards, True):
                return self.tr("You still hold {cards}. Lay one of these.").format(cards=n.cards(cards))
            case steps.OwnCards(cards) if cards:
                return self.tr("You hold {cards}.").format(cards=n.cards(cards))
            case steps.OwnCards():
                return self.tr("You hold no cards.")
            case steps.OnlyEnix(held) if held:
                return self.tr("Only ENIX cards can interrupt. You hold {cards}.").format(cards=n.cards(held))
            case steps.OnlyEnix():
                return self.tr("Only ENIX cards can interrupt, and you hold none.")
            case _:
                assert_never(step)

    def _about_tiles(self, step: TileStep) -> str:
        n = self._names
        match step:
            case steps.WouldLie(tile):
                return self.tr("The picture shows {energy} where it would be.").format(energy=n.energy(tile))
            case steps.CutOff(tiles):
                alone = n.energy(tiles[0]) if len(tiles) == 1 else n.energies(tiles)
                return self.tr("{energies} would share no side with the other tiles.").format(energies=alone)
            case steps.MustHangTogether():
                return self.tr("All six tiles must be connected along full sides. Only the result counts.")
            case steps.Covers(_, covered):
                return self.tr("{energy} is there, and each place has room for one tile.").format(
                    energy=n.energy(covered)
                )
            case steps.SameAsBefore(tile):
                return self.tr(
                    "{energy} would be in the same place and look the same, but something must change."
                ).format(energy=n.energy(tile))
            case steps.OtherPlaces(tile, 0):
                return self.tr("{energy} has nowhere else to go: it can only be turned.").format(
                    energy=n.energy(tile)
                )
            case steps.OtherPlaces(tile, count, True):
                return self.tr(
                    "{energy} may go to %n other place(s), or be turned where it is.", "", count
                ).format(energy=n.energy(tile))
            case steps.OtherPlaces(tile, count):
                return self.tr("{energy} may go to %n other place(s).", "", count).format(
                    energy=n.energy(tile)
                )
            case steps.CapLies(None):
                return self.tr("The blackout cap is beside the board now.")
            case steps.CapLies(tile) if tile is not None:
                return self.tr("The blackout cap is on {energy} now.").format(energy=n.energy(tile))
            case steps.OnlySix():
                return self.tr("There are six energy tiles, and each has six sides.")
            case _:
                raise AssertionError(step)

    def _about_taking(self, step: TakingStep) -> str:
        n = self._names
        match step:
            case steps.TopsShow(tops):
                shown = [self.tr("nothing") if top is None else n.energy(top) for top in tops]
                return self.tr("Top cards, from stack 1 on: {tops}.").format(tops=", ".join(shown))
            case steps.TakeableStacks(energy, stacks) if stacks:
                return self.tr("%n stack(s) have {energy} on top: number {numbers}.", "", len(stacks)).format(
                    energy=n.energy(energy), numbers=self._numbers(stacks)
                )
            case steps.TakeableStacks(energy):
                return self.tr("No stack has {energy} on top.").format(energy=n.energy(energy))
            case steps.NotHere(victim, tile, own):
                return self.tr("{player} is on {energy}, and you are on {own}.").format(
                    player=n.player(victim), energy=n.energy(tile), own=n.energy(own)
                )
            case steps.NothingToGive(victim):
                return self.tr("{player} has no cards in hand.").format(player=n.player(victim))
            case steps.TakenFromAlready(victim):
                return self.tr("You have already stolen from {player} this turn.").format(
                    player=n.player(victim)
                )
            case steps.OwnHand():
                return self.tr("This is your own hand.")
            case steps.MayTakeFrom(victims):
                return self.tr("Now cards can be stolen from {players}.").format(players=n.players(victims))
            case steps.BacksShown(victim, energies):
                return self.tr("The backs in {player}’s hand show {energies}.").format(
                    player=n.player(victim), energies=n.energies(energies)
                )
            case steps.StacksWithCards(stacks):
                return self.tr("Stacks with cards: number {numbers}.").format(numbers=self._numbers(stacks))
            case _:
                assert_never(step)

    def _awaited(self, phase: Phase, seats: Sequence[Seat]) -> str:
        texts = {
            Phase.LAY: self.tr("Waiting for {players} to lay a card."),
            Phase.COMPETE: self.tr("Waiting for {players} to lay one more card in the competition."),
            Phase.WINDOW: self.tr("Waiting for {players} to play an ENIX card, or not."),
            Phase.PLACE_TILE: self.tr("Waiting for {players} to turn or move a tile."),
            Phase.TAKE: self.tr("Waiting for {players} to take top cards, or not."),
            Phase.MOVE: self.tr("Waiting for {players} to move."),
            Phase.STEAL: self.tr("Waiting for {players} to steal from others on the same tile."),
            Phase.REFILL: self.tr("Waiting for {players} to choose a stack and draw."),
        }
        return texts[phase].format(players=self._names.players(seats))

    def _time(self, reason: Reason) -> str:
        return {
            Reason.R1_ALREADY_LAID: self.tr("At the beginning of a round everybody lays exactly one card."),
            Reason.O2_NOT_COMPETING: self.tr(
                "In a competition only the tied players lay one more card, and each only one."
            ),
            Reason.X3_NOT_ASKED: self.tr("Players are asked one by one whether they interrupt."),
            Reason.O1_NOT_IN_TURN: self.tr("Only the current player acts, moves and takes cards."),
            Reason.G1_GAME_OVER: self.tr("When somebody ends the game, all hands are shown and counted."),
            Reason.R1_NO_LAYING_NOW: self.tr(
                "A round begins with one card from everybody. More are laid only to break ties."
            ),
            Reason.R2_ONLY_INSTEAD_OF_LAYING: self.tr("You end the game instead of laying a card."),
            Reason.A4_NO_TILE_TO_PLACE: self.tr(
                "The symbols on the card laid last are carried out from bottom to top."
            ),
            Reason.M2_NO_MOVEMENT_NOW: self.tr("In a turn, symbols come first, then movement, then cards."),
            Reason.M3_NOTHING_TO_STOP: self.tr(
                "You can stop moving once you have reached another tile. By the French rulebook "
                "you can also stop stealing."
            ),
            Reason.K1_NO_ARRIVAL: self.tr(
                "When you reach a source by crossing or jumping, you may take top cards of that "
                "energy at once."
            ),
            Reason.K3_NO_STEALING_NOW: self.tr(
                "After moving, you steal from players whose pieces are on the same tile."
            ),
            Reason.K4_NO_REFILL_NOW: self.tr(
                "At the end of a turn, hands with too few cards are refilled from one stack."
            ),
            Reason.X2_NO_WINDOW: self.tr(
                "ENIX cards may interrupt at the start of a turn, after each symbol, on each source reached, "
                "and at the end of a turn."
            ),
        }[reason]

    def _numbers(self, numbers: Sequence[int]) -> str:
        return self._names.listed([str(number) for number in numbers])
