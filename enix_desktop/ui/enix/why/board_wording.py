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
                    "The blackout cap lies on {energy}: nobody enters or leaves that tile."
                ).format(energy=n.energy(tile))
            case steps.NotAgain(_, been, True):
                return self.tr(
                    "In this edition no tile is entered twice in one turn, nor the one where it began. "
                    "Closed now: {energies}."
                ).format(energies=self._some(been))
            case steps.NotAgain(tile):
                return self.tr(
                    "The turn began on {energy}. In this edition nobody comes back there in the same turn."
                ).format(energy=n.energy(tile))
            case steps.NoPath(origin, target, lacking):
                return self.tr(
                    "One can cross between {origin} and {energy} only if both sides have a path, and "
                    "{lacking} has none there."
                ).format(origin=n.energy(origin), energy=n.energy(target), lacking=self._some(lacking))
            case steps.NotTouching(origin, target):
                return self.tr("{energy} does not touch {origin}, so it is too far for one step.").format(
                    origin=n.energy(origin), energy=n.energy(target)
                )
            case steps.NoOpenWay(target):
                return self.tr(
                    "So no open way leads to {energy} in this turn, with any number of points."
                ).format(energy=n.energy(target))
            case steps.NowhereToGo(tile):
                return self.tr("So the piece stays on {energy}.").format(energy=n.energy(tile))
            case steps.MayCross(tile, cost):
                return self.tr("{energy} can be reached for %n point(s).", "", cost).format(
                    energy=n.energy(tile)
                )
            case steps.MustMove():
                return self.tr("With 1 point or more a piece must go to another tile, if it can.")
            case steps.MayStop(seat, lost):
                return self.tr(
                    "{player} has gone to another tile and may stop on any source. %n point(s) are lost.",
                    "",
                    lost,
                ).format(player=n.player(seat))
            case steps.StandsOn(seat, tile):
                return self.tr("{player} stands on {energy}.").format(
                    player=n.player(seat), energy=n.energy(tile)
                )
            case _:
                assert_never(step)

    def _about_symbols(self, step: SymbolStep) -> str:
        n = self._names
        match step:
            case steps.SymbolShown(seat, card, symbol, _, 1):
                return self.tr("The top card of {player}, {card}, shows: {symbol}.").format(
                    player=n.player(seat), card=n.card(card), symbol=self._symbol(symbol)
                )
            case steps.SymbolShown(seat, card, symbol, number):
                return self.tr(
                    "The top card of {player} is {card}. Symbol {number}, counted from the bottom, shows: "
                    "{symbol}."
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
                    "{player} held {card}. It may be played whenever the piece in turn stands on a source."
                ).format(player=n.player(seat), card=n.card(card))
            case steps.CapMayGoAnywhere():
                return self.tr(
                    "With an ENIX card the blackout cap goes to any other tile, or off the board. "
                    "It must change its place."
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
                return self.tr("{energy} gets another place. It may be turned on the way.").format(
                    energy=n.energy(tile)
                )
            case steps.TouchesTiles(tile, others):
                return self.tr("{energy} now shares a side with {others}.").format(
                    energy=n.energy(tile), others=self._some(others)
                )
            case steps.AllHangTogether():
                return self.tr("All six tiles hang together and there is no island, so it is allowed.")
            case steps.CarriedAlong(seats, True) if not seats:
                return self.tr("The blackout cap travels along.")
            case steps.CarriedAlong(seats, True):
                return self.tr("The blackout cap and whoever stands there travel along: {players}.").format(
                    players=n.players(seats)
                )
            case steps.CarriedAlong(seats):
                return self.tr("Whoever stands there travels along: {players}.").format(
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
                return self.tr("A crossing costs both and one more: {sum}.").format(
                    sum=unbroken(f"{here} + {there} + 1 = {cost}")
                )
            case steps.PointsLeft(points, cost, left):
                return self.tr(
                    "{points} points were there and {cost} are paid: %n point(s) are left.", "", left
                ).format(points=points, cost=cost)
            case steps.TooDear(tile, cost, points):
                return self.tr(
                    "{energy} costs {cost}, but there are only %n point(s).", "", max(0, points)
                ).format(energy=n.energy(tile), cost=cost)
            case steps.NoPoints():
                return self.tr("With 0 points or fewer a piece does not move.")
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
            "there_already": self.tr("{player} stands on {energy} already, so the jump has no effect."),
            "pawn_under_cap": self.tr("{player} stands under the blackout cap and cannot leave."),
            "target_under_cap": self.tr("{energy} is under the blackout cap, and nobody can enter it."),
        }[obstacle]

    def _cap(self, step: steps.CapGoes) -> str:
        n = self._names
        match step:
            case steps.CapGoes(None, target, _) if target is not None:
                return self.tr("The blackout cap lay beside the board and goes to {energy}.").format(
                    energy=n.energy(target)
                )
            case steps.CapGoes(origin, None, True) if origin is not None:
                return self.tr(
                    "The blackout cap lay on {energy} already, so this symbol takes it off the board."
                ).format(energy=n.energy(origin))
            case steps.CapGoes(origin, None) if origin is not None:
                return self.tr("The blackout cap leaves {energy} and lies beside the board.").format(
                    energy=n.energy(origin)
                )
            case _:
                assert step.origin is not None
                assert step.target is not None
                return self.tr("The blackout cap goes from {origin} to {energy}.").format(
                    origin=n.energy(step.origin), energy=n.energy(step.target)
                )
