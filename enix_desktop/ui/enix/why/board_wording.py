"""Sentences about symbols and movement."""

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from PySide6.QtCore import QObject

from enix_desktop.games.enix.components import Blackout, Energy, Jump, Symbol
from enix_desktop.games.enix.why import board_steps as steps
from enix_desktop.ui.enix.why.order_wording import unbroken
from enix_desktop.ui.enix.wording import Names

ARROW = " \N{RIGHTWARDS ARROW} "

SymbolStep: TypeAlias = (
    steps.SymbolShown
    | steps.JumpsAnyDistance
    | steps.JumpStopped
    | steps.CapGoes
    | steps.EnixInterrupts
    | steps.CapMayGoAnywhere
    | steps.TileTurned
    | steps.TileMoved
    | steps.TouchesTiles
    | steps.AllHangTogether
    | steps.CarriedAlong
)
PriceStep: TypeAlias = (
    steps.SideHas | steps.CrossingCost | steps.PointsLeft | steps.TooDear | steps.NoPoints | steps.CheapestWay
)


class BoardWording(QObject):
    """One sentence for each step."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def sentence(self, step: steps.BoardStep) -> str:
        """The step in words."""
        if isinstance(step, SymbolStep):
            return self._about_symbols(step)
        if isinstance(step, PriceStep):
            return self._about_prices(step)
        n = self._names
        match step:
            case steps.CapBars(tile):
                return self.tr(
                    "The blackout cap is on {energy}: nobody can enter or leave that tile."
                ).format(energy=n.energy(tile))
            case steps.NotAgain(_, been, True):
                return self.tr(
                    "By this rulebook no tile may be entered twice in a turn, nor the one where "
                    "the turn began. Closed now: {energies}."
                ).format(energies=self._some(been))
            case steps.NotAgain(tile):
                return self.tr(
                    "The turn began on {energy}. By this rulebook nobody may return there in the same turn."
                ).format(energy=n.energy(tile))
            case steps.NoPath(origin, target, lacking):
                return self.tr(
                    "You can cross between {origin} and {energy} only if both sides have a path, "
                    "and {lacking} has none there."
                ).format(origin=n.energy(origin), energy=n.energy(target), lacking=self._some(lacking))
            case steps.NotTouching(origin, target):
                return self.tr("{energy} does not touch {origin}, so it is too far for one step.").format(
                    origin=n.energy(origin), energy=n.energy(target)
                )
            case steps.NoOpenWay(target):
                return self.tr("So {energy} cannot be reached this turn, with any number of points.").format(
                    energy=n.energy(target)
                )
            case steps.NowhereToGo(tile):
                return self.tr("So the piece stays on {energy}.").format(energy=n.energy(tile))
            case steps.MayCross(tile, cost):
                return self.tr("{energy} can be reached for %n point(s).", "", cost).format(
                    energy=n.energy(tile)
                )
            case steps.MustMove():
                return self.tr("With 1 point or more, a piece must go to another tile if it can.")
            case steps.MayStop(seat, lost):
                return self.tr(
                    "{player} has reached another tile and may stop on any source. %n point(s) are lost.",
                    "",
                    lost,
                ).format(player=n.player(seat))
            case steps.StandsOn(seat, tile):
                return self.tr("{player} is on {energy}.").format(
                    player=n.player(seat), energy=n.energy(tile)
                )
            case _:
                assert_never(step)

    def _about_symbols(self, step: SymbolStep) -> str:
        n = self._names
        match step:
            case steps.SymbolShown(seat, card, symbol, _, 1):
                return self.tr("{player}’s top card, {card}, shows: {symbol}.").format(
                    player=n.player(seat), card=n.card(card), symbol=self._symbol(symbol)
                )
            case steps.SymbolShown(seat, card, symbol, number):
                return self.tr(
                    "{player}’s top card is {card}. Symbol {number} from the bottom shows: {symbol}."
                ).format(player=n.player(seat), card=n.card(card), number=number, symbol=self._symbol(symbol))
            case steps.JumpsAnyDistance(target):
                return self.tr("A jump goes straight to {energy}, however far it is.").format(
                    energy=n.energy(target)
                )
            case steps.JumpStopped(seat, target, obstacle):
                return self._stopped(obstacle).format(player=n.player(seat), energy=n.energy(target))
            case steps.CapGoes():
                return self._cap(step)
            case steps.EnixInterrupts(seat, card):
                return self.tr(
                    "{player} held {card}. It may be played whenever the current player’s piece is "
                    "on a source."
                ).format(player=n.player(seat), card=n.card(card))
            case steps.CapMayGoAnywhere():
                return self.tr(
                    "An ENIX card moves the blackout cap to any other tile, or off the board. It "
                    "may not stay where it is."
                )
            case _:
                return self._about_tiles(step)

    def _about_tiles(
        self,
        step: steps.TileTurned
        | steps.TileMoved
        | steps.TouchesTiles
        | steps.AllHangTogether
        | steps.CarriedAlong,
    ) -> str:
        n = self._names
        match step:
            case steps.TileTurned(tile, sides):
                return self.tr("{energy} stays in its place and is turned by %n side(s).", "", sides).format(
                    energy=n.energy(tile)
                )
            case steps.TileMoved(tile):
                return self.tr("{energy} moves to another place. It may also be turned.").format(
                    energy=n.energy(tile)
                )
            case steps.TouchesTiles(tile, others):
                return self.tr("{energy} now shares a side with {others}.").format(
                    energy=n.energy(tile), others=self._some(others)
                )
            case steps.AllHangTogether():
                return self.tr("All six tiles are connected and there is no island, so this is allowed.")
            case steps.CarriedAlong(seats, True) if not seats:
                return self.tr("The blackout cap moves with it.")
            case steps.CarriedAlong(seats, True):
                return self.tr("The blackout cap and everybody on the tile move with it: {players}.").format(
                    players=n.players(seats)
                )
            case steps.CarriedAlong(seats):
                return self.tr("Everybody on the tile moves with it: {players}.").format(
                    players=n.players(seats)
                )
            case _:
                assert_never(step)

    def _about_prices(self, step: PriceStep) -> str:
        n = self._names
        match step:
            case steps.SideHas(tile, other, None):
                return self.tr("{energy} has no path on its side towards {other}: it is closed.").format(
                    energy=n.energy(tile), other=n.energy(other)
                )
            case steps.SideHas(tile, other, points):
                return self.tr(
                    "{energy} has a path towards {other} with %n path point(s).", "", points or 0
                ).format(energy=n.energy(tile), other=n.energy(other))
            case steps.CrossingCost(_, _, here, there, cost):
                return self.tr("A crossing costs the path points on both sides plus 1: {sum}.").format(
                    sum=unbroken(f"{here} + {there} + 1 = {cost}")
                )
            case steps.PointsLeft(points, cost, left):
                return self.tr("Points left: {points} − {cost} = %n.", "", left).format(
                    points=points, cost=cost
                )
            case steps.TooDear(tile, cost, points):
                return self.tr(
                    "{energy} costs {cost}, but there are only %n point(s).", "", max(0, points)
                ).format(energy=n.energy(tile), cost=cost)
            case steps.NoPoints():
                return self.tr("With 0 points or less, a piece does not move.")
            case steps.CheapestWay(tiles, costs, total):
                return self.tr("The cheapest open way is {way}. It costs {sum}.").format(
                    way=ARROW.join(n.energy(tile) for tile in tiles),
                    sum=unbroken(f"{' + '.join(map(str, costs))} = {total}")
                    if len(costs) > 1
                    else str(total),
                )
            case _:
                assert_never(step)

    def _some(self, energies: Sequence[Energy]) -> str:
        """Several energies need quotes to be told apart; one does not."""
        return self._names.energy(energies[0]) if len(energies) == 1 else self._names.energies(energies)

    def _symbol(self, symbol: Symbol) -> str:
        match symbol:
            case Jump(target):
                return self.tr("jump to {energy}").format(energy=self._names.energy(target))
            case Blackout(target):
                return self.tr("blackout on {energy}").format(energy=self._names.energy(target))
            case _:
                return self.tr("turn or move a tile")

    def _stopped(self, obstacle: str) -> str:
        return {
            "there_already": self.tr("{player} is already on {energy}, so the jump has no effect."),
            "pawn_under_cap": self.tr("{player} is under the blackout cap and cannot leave."),
            "target_under_cap": self.tr("{energy} is under the blackout cap, and nobody can enter it."),
        }[obstacle]

    def _cap(self, step: steps.CapGoes) -> str:
        n = self._names
        match step:
            case steps.CapGoes(None, target, _) if target is not None:
                return self.tr("The blackout cap was beside the board and goes to {energy}.").format(
                    energy=n.energy(target)
                )
            case steps.CapGoes(origin, None, True) if origin is not None:
                return self.tr(
                    "The blackout cap was already on {energy}, so this symbol takes it off the board."
                ).format(energy=n.energy(origin))
            case steps.CapGoes(origin, None) if origin is not None:
                return self.tr("The blackout cap leaves {energy} and goes beside the board.").format(
                    energy=n.energy(origin)
                )
            case _:
                assert step.origin is not None
                assert step.target is not None
                return self.tr("The blackout cap goes from {origin} to {energy}.").format(
                    origin=n.energy(step.origin), energy=n.energy(step.target)
                )
