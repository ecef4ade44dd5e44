"""Sentences about what is not possible now."""

from PySide6.QtCore import QObject

from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.refusals import Reason
from enix_desktop.games.enix.why.steps import Because, Ground


class RefusedSentences(QObject):
    """One sentence for each reason, with room for the facts; *n* chooses the plural."""

    def about_time(self, n: int) -> dict[Ground, str]:
        """What the game waits for, and when or by whom such a move is made."""
        return {
            Phase.LAY: self.tr("Waiting for {players} to lay a card."),
            Phase.COMPETE: self.tr("Waiting for {players} to lay one more card in the competition."),
            Phase.WINDOW: self.tr("Waiting for {players} to play an ENIX card, or not."),
            Phase.PLACE_TILE: self.tr("Waiting for {players} to turn or move a tile."),
            Phase.TAKE: self.tr("Waiting for {players} to take top cards, or not."),
            Phase.MOVE: self.tr("Waiting for {players} to move."),
            Phase.STEAL: self.tr("Waiting for {players} to steal from others on the same tile."),
            Phase.REFILL: self.tr("Waiting for {players} to choose a stack and draw."),
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
        }

    def about_tiles(self, n: int) -> dict[Ground, str]:
        """Where a tile or the cap may not go."""
        return {
            Because.WOULD_LIE: self.tr("The picture shows {energy} where it would be."),
            Because.CUT_OFF: self.tr("{energies} would share no side with the other tiles."),
            Because.MUST_CONNECT: self.tr(
                "All six tiles must be connected along full sides. Only the result counts."
            ),
            Because.COVERED: self.tr("{energy} is there, and each place has room for one tile."),
            Because.SAME_AS_BEFORE: self.tr(
                "{energy} would be in the same place and look the same, but something must change."
            ),
            Because.CAN_ONLY_TURN: self.tr("{energy} has nowhere else to go: it can only be turned."),
            Because.OTHER_PLACES: self.tr("{energy} may go to %n other place(s).", "", n),
            Because.OTHER_PLACES_OR_TURN: self.tr(
                "{energy} may go to %n other place(s), or be turned where it is.", "", n
            ),
            Because.CAP_LIES: self.tr("The blackout cap is on {energy} now."),
            Because.CAP_BESIDE: self.tr("The blackout cap is beside the board now."),
            Because.ONLY_SIX: self.tr("There are six energy tiles, and each has six sides."),
        }

    def about_cards(self, n: int) -> dict[Ground, str]:
        """Which cards may not be laid, taken or stolen."""
        return {
            Because.HOLDS_CARDS: self.tr("You hold {cards}."),
            Because.HOLDS_ENERGIES: self.tr("You hold cards of {held}. You still need {needed}."),
            Because.HOLDS_NOTHING: self.tr("You hold no cards."),
            Because.MUST_LAY_ONE_OF: self.tr("You still hold {cards}. Lay one of these."),
            Because.ONLY_ENIX: self.tr("Only ENIX cards can interrupt. You hold {cards}."),
            Because.ONLY_ENIX_NONE_HELD: self.tr("Only ENIX cards can interrupt, and you hold none."),
            Because.TOPS_SHOW: self.tr("Top cards, from stack 1 on: {tops}."),
            Because.TAKEABLE: self.tr("%n stack(s) have {energy} on top: number {numbers}.", "", n),
            Because.NONE_TAKEABLE: self.tr("No stack has {energy} on top."),
            Because.NOT_HERE: self.tr("{player} is on {energy}, and you are on {own}."),
            Because.NOTHING_TO_GIVE: self.tr("{player} has no cards in hand."),
            Because.STOLEN_ALREADY: self.tr("You have already stolen from {player} this turn."),
            Because.OWN_HAND: self.tr("This is your own hand."),
            Because.MAY_STEAL_FROM: self.tr("Now cards can be stolen from {players}."),
            Because.BACKS_SHOWN: self.tr("The backs in {player}’s hand show {backs}."),
            Because.STACKS_WITH_CARDS: self.tr("Stacks with cards: number {numbers}."),
        }
