"""Why not, in one sentence: there is one for every refusal of the rules."""

from PySide6.QtCore import QObject

from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.refusals import Reason, Refusal
from enix_desktop.ui.enix.wording import Names


class RefusalWording(QObject):
    """A sentence for each refusal: what is wrong, why, and what can be done instead."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def sentence(self, refusal: Refusal) -> str:
        """Why the move is not possible."""
        fill = {name: self._shown(name, fact) for name, fact in refusal.facts.items()}
        points = refusal.facts.get("points")
        if refusal.reason is Reason.C2_NOT_ADJACENT and isinstance(points, int):
            # Somebody who clicked a tile far away meant the whole way there.
            return self.tr("{tile} cannot be reached with %n movement point(s).", "", points).format(**fill)
        return self.template(refusal.reason).format(**fill)

    def _shown(self, name: str, fact: object) -> str:
        n = self._names
        match fact:
            case Energy():
                return n.energy(fact)
            case int() if name == "card":
                return n.card(fact) if n.knows(fact) else str(fact)
            case int():
                return str(fact)
            case tuple() if name == "islands":
                return n.energies([energy for island in fact for energy in island])
            case (Energy() as only,):
                return n.energy(only)
            case tuple() if name == "seats":
                return n.players(fact)
            case tuple() if all(isinstance(entry, Energy) for entry in fact):
                return n.energies(fact)
            case _:
                return str(fact)

    def template(self, reason: Reason) -> str:
        """The sentence for *reason*, with room for the facts."""
        texts = {**self._about_time(), **self._about_laying(), **self._about_tiles()}
        texts |= {**self._about_moving(), **self._about_cards(), **self._about_enix()}
        return texts[reason]

    def _about_time(self) -> dict[Reason, str]:
        return {
            Reason.R1_ALREADY_LAID: self.tr("You have already laid a card. Now {seats} must lay one too."),
            Reason.O2_NOT_COMPETING: self.tr(
                "You are not in this competition: {seats} must lay a card now. Please wait."
            ),
            Reason.X3_NOT_ASKED: self.tr(
                "{seats} decides first whether to play an ENIX card. Please wait until you are asked."
            ),
            Reason.O1_NOT_IN_TURN: self.tr("It is {seats}’s turn. Please wait for yours."),
            Reason.G1_GAME_OVER: self.tr("The game is over, so nothing more can be played."),
            Reason.R1_NO_LAYING_NOW: self.tr(
                "Cards are laid only at the beginning of a round and in a competition."
            ),
            Reason.R2_ONLY_INSTEAD_OF_LAYING: self.tr(
                "The game can be ended only at the beginning of a round, instead of laying a card."
            ),
            Reason.A4_NO_TILE_TO_PLACE: self.tr(
                "A tile can be turned or moved only when your top card shows the tile symbol."
            ),
            Reason.M2_NO_MOVEMENT_NOW: self.tr(
                "Not now: your piece moves in your turn, after the symbols on your card."
            ),
            Reason.M3_NOTHING_TO_STOP: self.tr(
                "There is nothing to stop: your piece is not moving, and you are not stealing."
            ),
            Reason.K1_NO_ARRIVAL: self.tr(
                "Top cards can be taken only when your piece has just reached another tile."
            ),
            Reason.K3_NO_STEALING_NOW: self.tr(
                "You steal only at the end of your movement, from players on the same tile."
            ),
            Reason.K4_NO_REFILL_NOW: self.tr(
                "You draw from a stack only at the end of your turn, when you hold too few cards."
            ),
            Reason.X2_NO_WINDOW: self.tr(
                "Not now: ENIX cards interrupt only while the current player’s piece is on a source."
            ),
        }

    def _about_laying(self) -> dict[Reason, str]:
        return {
            Reason.R1_NOT_IN_HAND: self.tr("This card is not in your hand. Choose one that is."),
            Reason.R2_ENERGIES_MISSING: self.tr("To end the game you still need {energies}."),
            Reason.R3_OTHER_CARDS_LEFT: self.tr(
                "An ENIX card can be laid only when you have no other card left."
            ),
        }

    def _about_tiles(self) -> dict[Reason, str]:
        return {
            Reason.A4_NO_SUCH_TILE: self.tr("There is no such tile. Choose one of the six energy tiles."),
            Reason.A4_NO_SUCH_ROTATION: self.tr(
                "A tile can be turned in six ways only: turn it one side at a time."
            ),
            Reason.A4_CELL_TAKEN: self.tr("{covered} is already there. Choose a free place."),
            Reason.A4_NOTHING_CHANGES: self.tr("Nothing would change: turn {tile} or move it."),
            Reason.A5_NO_COMMON_SIDE: self.tr("{tile} would touch no other tile. Put it beside one."),
            Reason.A5_ISLAND: self.tr("{islands} would be an island: all tiles must stay connected."),
        }

    def _about_moving(self) -> dict[Reason, str]:
        return {
            Reason.M2_MUST_MOVE: self.tr("Your piece can move, so it must go to another tile."),
            Reason.M2_SAME_TILE: self.tr("Your piece is already on {tile}. Choose another tile."),
            Reason.C2_NOT_ADJACENT: self.tr("{tile} does not touch {origin}. Go from tile to tile."),
            Reason.C2_NO_RAY: self.tr(
                "There is no path between {origin} and {tile}: {lacking} is closed there."
            ),
            Reason.M3_NO_SUCH_TILE: self.tr("There is no such tile. Go to one of the six energy tiles."),
            Reason.M3_POINTS_MISSING: self.tr(
                "Going to {tile} costs {cost} points; you need {missing} more."
            ),
            Reason.M4_TARGET_UNDER_CAP: self.tr(
                "{tile} is under the blackout cap: nobody can enter or leave."
            ),
            Reason.M5_NOT_AGAIN: self.tr("{tile} cannot be entered again this turn."),
        }

    def _about_cards(self) -> dict[Reason, str]:
        return {
            Reason.K1_NOT_TAKEABLE: self.tr("You can take only top cards of the energy you have reached."),
            Reason.K3_NOT_A_VICTIM: self.tr("You can steal a card only from {seats}."),
            Reason.E3_MANDATORY: self.tr("You must steal a card from everybody on your tile."),
            Reason.E3_NO_SUCH_BACK: self.tr("Choose an energy that is in that hand: {energies}."),
            Reason.E3_LEFT_TO_LUCK: self.tr("Luck decides which card you get. Just choose the player."),
            Reason.K4_NO_SUCH_STACK: self.tr("There is no card on that stack. Choose another one."),
        }

    def _about_enix(self) -> dict[Reason, str]:
        return {
            Reason.X1_NOT_HELD: self.tr(
                "You cannot interrupt with {card}: you need an ENIX card from your hand."
            ),
            Reason.X1_NO_SUCH_TILE: self.tr(
                "There is no such tile for the blackout cap. Choose one of the six."
            ),
            Reason.X1_CAP_MUST_MOVE: self.tr("The blackout cap must go somewhere else."),
        }
