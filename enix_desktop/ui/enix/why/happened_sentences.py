"""Sentences about what happened: who is next, symbols, movement, cards, and the end of the game."""

from PySide6.QtCore import QObject

from enix_desktop.games.enix.why.steps import Because, Ground


class HappenedSentences(QObject):
    """One sentence for each reason, with room for the facts; *n* chooses the plural."""

    def about_order(self, n: int) -> dict[Ground, str]:
        return {
            Because.ROUND_OVER: self.tr("Everybody has had a turn, so round {number} begins."),
            Because.MUST_LAY: self.tr("%n player(s) must lay a card face down: {players}.", "", n),
            Because.MUST_LAY_ANOTHER: self.tr(
                "%n player(s) must lay one more card face down: {players}.", "", n
            ),
            Because.TURNED_OVER_TOGETHER: self.tr(
                "When everybody has laid, the cards are turned over together."
            ),
            Because.HIGHEST_SUM_NEXT: self.tr(
                "Of those still waiting for a turn, the highest sum goes next."
            ),
            Because.HIGHEST_CARD_NEXT: self.tr(
                "Of those still waiting for a turn, the highest first card goes next. "
                "Competition cards count only between tied players."
            ),
            Because.LAID_ONE: self.tr("{player} laid {card}."),
            Because.LAID_SUM: self.tr("{player} laid {cards}, {total} in all."),
            Because.LAID_IN_ORDER: self.tr("{player} laid {card} first and then {cards}."),
            Because.COMPETED_WITH: self.tr("In the competition {player} laid {card}."),
            Because.COULD_NOT_LAY: self.tr(
                "Without a card to lay, nobody can win the competition: {players}."
            ),
            Because.LAID_NOTHING: self.tr("Players without a card to lay come last: {players}."),
            Because.TIED: self.tr("{players} are tied."),
            Because.NOBODY_CAN_LAY: self.tr("None of them has a card left to compete with."),
            Because.LOT_DRAWN: self.tr("So their order is drawn by lot: {players}."),
            Because.LOT_HOLDS: self.tr("Their order was drawn by lot before and still holds: {players}."),
            Because.GOES_NEXT: self.tr("So it is {player}’s turn."),
            Because.SEAT_ORDER: self.tr(
                "Everybody who laid a card has had a turn. The others follow in seat order: {players}."
            ),
            Because.POINTS: self.tr("{player}’s movement points are the sum of the cards laid: {sum}."),
        }

    def about_symbols(self, n: int) -> dict[Ground, str]:
        return {
            Because.SYMBOL_SHOWN: self.tr("{player}’s top card, {card}, shows: {symbol}."),
            Because.SYMBOL_OF_SEVERAL: self.tr(
                "{player}’s top card is {card}. Symbol {number} from the bottom shows: {symbol}."
            ),
            Because.JUMPS_ANY_DISTANCE: self.tr("A jump goes straight to {energy}, however far it is."),
            Because.JUMP_THERE_ALREADY: self.tr(
                "{player} is already on {energy}, so the jump has no effect."
            ),
            Because.JUMP_FROM_UNDER_CAP: self.tr("{player} is under the blackout cap and cannot leave."),
            Because.JUMP_UNDER_CAP: self.tr("{energy} is under the blackout cap, and nobody can enter it."),
            Because.CAP_COMES: self.tr("The blackout cap was beside the board and goes to {energy}."),
            Because.CAP_TAKEN_OFF: self.tr(
                "The blackout cap was already on {energy}, so this symbol takes it off the board."
            ),
            Because.CAP_LEAVES: self.tr("The blackout cap leaves {energy} and goes beside the board."),
            Because.CAP_GOES: self.tr("The blackout cap goes from {origin} to {energy}."),
            Because.CAP_MAY_GO_ANYWHERE: self.tr(
                "An ENIX card moves the blackout cap to any other tile, or off the board. It "
                "may not stay where it is."
            ),
            Because.ENIX_INTERRUPTS: self.tr(
                "{player} held {card}. It may be played whenever the current player’s piece is on a source."
            ),
            Because.TILE_TURNED: self.tr("{energy} stays in its place and is turned by %n side(s).", "", n),
            Because.TILE_MOVED: self.tr("{energy} moves to another place. It may also be turned."),
            Because.TOUCHES_TILES: self.tr("{energy} now shares a side with {others}."),
            Because.ALL_CONNECTED: self.tr(
                "All six tiles are connected and there is no island, so this is allowed."
            ),
            Because.CAP_CARRIED: self.tr("The blackout cap moves with it."),
            Because.PLAYERS_CARRIED: self.tr("Everybody on the tile moves with it: {players}."),
            Because.CAP_AND_PLAYERS_CARRIED: self.tr(
                "The blackout cap and everybody on the tile move with it: {players}."
            ),
        }

    def about_movement(self, n: int) -> dict[Ground, str]:
        return {
            Because.SIDE_OPEN: self.tr("{energy} has a path towards {other} with %n path point(s).", "", n),
            Because.SIDE_CLOSED: self.tr("{energy} has no path on its side towards {other}: it is closed."),
            Because.CROSSING_COST: self.tr("A crossing costs the path points on both sides plus 1: {sum}."),
            Because.POINTS_LEFT: self.tr("Points left: {points} − {cost} = %n.", "", n),
            Because.TOO_DEAR: self.tr("{energy} costs {cost}, but there are only %n point(s).", "", n),
            Because.NO_POINTS: self.tr("With 0 points or less, a piece does not move."),
            Because.CAP_BARS: self.tr(
                "The blackout cap is on {energy}: nobody can enter or leave that tile."
            ),
            Because.NO_TILE_TWICE: self.tr(
                "By this rulebook no tile may be entered twice in a turn, nor the one where "
                "the turn began. Closed now: {energies}."
            ),
            Because.NOT_BACK: self.tr(
                "The turn began on {energy}. By this rulebook nobody may return there in the same turn."
            ),
            Because.NO_PATH: self.tr(
                "You can cross between {origin} and {energy} only if both sides have a path, "
                "and {lacking} has none there."
            ),
            Because.NOT_TOUCHING: self.tr("{energy} does not touch {origin}, so it is too far for one step."),
            Because.CHEAPEST_WAY: self.tr("The cheapest open way is {way}. It costs {sum}."),
            Because.NO_OPEN_WAY: self.tr(
                "So {energy} cannot be reached this turn, with any number of points."
            ),
            Because.NOWHERE_TO_GO: self.tr("So the piece stays on {energy}."),
            Because.MAY_CROSS: self.tr("{energy} can be reached for %n point(s).", "", n),
            Because.MUST_MOVE: self.tr("With 1 point or more, a piece must go to another tile if it can."),
            Because.MAY_STOP: self.tr(
                "{player} has reached another tile and may stop on any source. %n point(s) are lost.", "", n
            ),
            Because.STANDS_ON: self.tr("{player} is on {energy}."),
        }

    def about_cards(self, n: int) -> dict[Ground, str]:
        return {
            Because.ARRIVED: self.tr(
                "{player} has just reached {energy} and may take top cards of that energy."
            ),
            Because.TOPS_TAKEN: self.tr(
                "%n top card(s) of {energy} were taken. Cards below them must stay.", "", n
            ),
            Because.STACKS_EMPTY: self.tr("%n stack(s) ran empty: number {numbers}.", "", n),
            Because.ENOUGH_CARDS: self.tr(
                "The stacks were waiting for cards. Now there are {total}, enough for {stacks} stacks."
            ),
            Because.GATHERED: self.tr(
                "Cards left on the stacks: {stacks}. Played cards: {played}. Shuffled together: {total}."
            ),
            Because.DEALT: self.tr("They are dealt to the stacks as evenly as possible: {numbers}."),
            Because.SHARES_TILE: self.tr("{thief} finished moving on {energy}, and {victim} is there too."),
            Because.STEALS_BY_BACK: self.tr(
                "By this rulebook you must steal a card from everybody on the same tile, "
                "choosing by the backs."
            ),
            Because.STEALS_BY_LUCK: self.tr(
                "By this rulebook nobody has to steal, and luck decides which card it is."
            ),
            Because.HAND_SHORT: self.tr(
                "{player} held {had} of {full} cards and draws %n card(s) from stack {stack}.", "", n
            ),
            Because.TURN_ENDS: self.tr("{player}’s turn is over, so the cards laid become played cards."),
        }

    def about_scores(self, n: int) -> dict[Ground, str]:
        return {
            Because.HOLDS_ALL: self.tr(
                "{player} held a card of each of the six energies and could end the game."
            ),
            Because.HAND_ADDED: self.tr("{player}’s cards: {sum}."),
            Because.HALVED: self.tr("Halved by each of %n ENIX card(s): {total} becomes {score}.", "", n),
            Because.HALVED_AND_ROUNDED: self.tr(
                "Halved by each of %n ENIX card(s) and rounded down: {total} becomes {score}.", "", n
            ),
            Because.DROPPED_OUT: self.tr("{player} has {score}, more than {limit}, and drops out."),
            Because.STAYS_IN: self.tr("{player} has {score}, not more than {limit}, and stays in."),
            Because.BEST_SCORE: self.tr("Of those still in, {player} has the most: {score}."),
            Because.SHARED_BEST: self.tr("Of those still in, {players} have the most: {score} each."),
            Because.ENDER_WINS_TIE: self.tr(
                "In a tie for first place, whoever ended the game wins: {player}."
            ),
            Because.TIE_SHARED: self.tr("{ender} ended the game and is out, so {players} share the win."),
            Because.NOBODY_LEFT: self.tr("Everybody has more than {limit}, so nobody wins."),
        }
