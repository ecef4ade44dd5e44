"""Sentences about cards and the end of the game."""

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from PySide6.QtCore import QObject

from enix_desktop.games.enix.components import Components
from enix_desktop.games.enix.why import card_steps as steps
from enix_desktop.ui.enix.why.order_wording import added
from enix_desktop.ui.enix.wording import Names, signed

ScoreStep: TypeAlias = (
    steps.HoldsAll
    | steps.HandAdded
    | steps.Halved
    | steps.DroppedOut
    | steps.StaysIn
    | steps.BestScore
    | steps.EnderWinsTie
    | steps.TieShared
    | steps.NobodyLeft
)


class CardWording(QObject):
    """One sentence for each step."""

    def __init__(self, names: Names, components: Components, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names, self._components = names, components

    def sentence(self, step: steps.CardStep) -> str:
        """The step in words."""
        if isinstance(step, ScoreStep):
            return self._about_scores(step)
        n = self._names
        match step:
            case steps.Arrived(seat, tile):
                return self.tr(
                    "{player} has just reached {energy} and may take top cards of that energy."
                ).format(player=n.player(seat), energy=n.energy(tile))
            case steps.TopsTaken(energy, stacks):
                return self.tr(
                    "%n top card(s) of {energy} were taken. Cards below them must stay.",
                    "",
                    len(stacks),
                ).format(energy=n.energy(energy))
            case steps.StacksEmpty(positions):
                return self.tr("%n stack(s) ran empty: number {numbers}.", "", len(positions)).format(
                    numbers=self._numbers(positions)
                )
            case steps.EnoughCards(total, stacks):
                return self.tr(
                    "The stacks were waiting for cards. Now there are {total}, enough for {stacks} stacks."
                ).format(total=total, stacks=stacks)
            case steps.Gathered(stacks, played, total):
                return self.tr(
                    "Cards left on the stacks: {stacks}. Played cards: {played}. Shuffled together: {total}."
                ).format(stacks=stacks, played=played, total=total)
            case steps.DealtAnew(heights):
                return self.tr("They are dealt to the stacks as evenly as possible: {numbers}.").format(
                    numbers=self._numbers(heights)
                )
            case steps.SharesTile(thief, victim, tile):
                return self.tr("{thief} finished moving on {energy}, and {victim} is there too.").format(
                    thief=n.player(thief), victim=n.player(victim), energy=n.energy(tile)
                )
            case steps.HowStolen(True):
                return self.tr(
                    "By this rulebook you must steal a card from everybody on the same tile, "
                    "choosing by the backs."
                )
            case steps.HowStolen():
                return self.tr("By this rulebook nobody has to steal, and luck decides which card it is.")
            case steps.HandShort(seat, had, full, drawn, stack):
                return self.tr(
                    "{player} held {had} of {full} cards and draws %n card(s) from stack {stack}.", "", drawn
                ).format(player=n.player(seat), had=had, full=full, stack=stack)
            case steps.TurnEnds(seat):
                return self.tr("{player}’s turn is over, so the cards laid become played cards.").format(
                    player=n.player(seat)
                )
            case _:
                assert_never(step)

    def _about_scores(self, step: ScoreStep) -> str:
        n = self._names
        match step:
            case steps.HoldsAll(seat):
                return self.tr(
                    "{player} held a card of each of the six energies and could end the game."
                ).format(player=n.player(seat))
            case steps.HandAdded(seat, cards, total):
                return self.tr("{player}’s cards: {sum}.").format(
                    player=n.player(seat), sum=added(self._components, cards, total)
                )
            case steps.Halved(_, total, times, score, True):
                return self.tr(
                    "Halved by each of %n ENIX card(s) and rounded down: {total} becomes {score}.",
                    "",
                    times,
                ).format(total=signed(total), score=signed(score))
            case steps.Halved(_, total, times, score):
                return self.tr(
                    "Halved by each of %n ENIX card(s): {total} becomes {score}.", "", times
                ).format(total=signed(total), score=signed(score))
            case steps.DroppedOut(seat, score, limit):
                return self.tr("{player} has {score}, more than {limit}, and drops out.").format(
                    player=n.player(seat), score=signed(score), limit=limit
                )
            case steps.StaysIn(seat, score, limit):
                return self.tr("{player} has {score}, not more than {limit}, and stays in.").format(
                    player=n.player(seat), score=signed(score), limit=limit
                )
            case steps.BestScore(seats, score) if len(seats) == 1:
                return self.tr("Of those still in, {player} has the most: {score}.").format(
                    player=n.player(seats[0]), score=signed(score)
                )
            case steps.BestScore(seats, score):
                return self.tr("Of those still in, {players} have the most: {score} each.").format(
                    players=n.players(seats), score=signed(score)
                )
            case steps.EnderWinsTie(seat):
                return self.tr("In a tie for first place, whoever ended the game wins: {player}.").format(
                    player=n.player(seat)
                )
            case steps.TieShared(ender, seats):
                return self.tr("{ender} ended the game and is out, so {players} share the win.").format(
                    ender=n.player(ender), players=n.players(seats)
                )
            case steps.NobodyLeft(limit):
                return self.tr("Everybody has more than {limit}, so nobody wins.").format(limit=limit)
            case _:
                assert_never(step)

    def _numbers(self, numbers: Sequence[int]) -> str:
        return self._names.listed([str(number) for number in numbers])
