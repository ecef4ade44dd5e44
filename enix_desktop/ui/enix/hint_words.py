"""The words of a hint: what a skilled player would do, and why."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from enix_desktop.games.enix.components import Energy
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
from enix_desktop.players.enix.advice import Advice, Reason
from enix_desktop.ui.enix.wording import Names, signed

_SIGNED = ("score", "after", "without")
_PLURAL = ("count", "left", "wanted", "draws", "ways")
"""Facts that a sentence counts; none has two of them."""


class HintWords(QObject):
    """Whole sentences in the current language, one for what to do and one for why."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def in_a_lesson(self) -> str:
        return self.tr("In a lesson the goblin shows you the way: follow the orange light.")

    def what(self, view: View, move: Move) -> str:
        """What a skilled player would do."""
        n = self._names
        match move:
            case LayCard(card):
                return self.tr("A skilled player would lay {card}.").format(card=n.card(card))
            case EndGame():
                return self.tr("A skilled player would end the game now.")
            case Cross(tile):
                return self.tr("A skilled player would go to {energy}.").format(energy=n.energy(tile))
            case Stop() if view.phase is Phase.STEAL:
                return self.tr("A skilled player would not steal now.")
            case Stop():
                return self.tr("A skilled player would stop here.")
            case TakeCards(()):
                return self.tr("A skilled player would take nothing here.")
            case TakeCards(stacks):
                return self.tr("A skilled player would take %n card(s) here.", "", len(stacks))
            case Refill(stack):
                return self.tr("A skilled player would draw from the stack with {energy} on top.").format(
                    energy=self._top(view, stack)
                )
            case Pass():
                return self.tr("A skilled player would not interrupt now.")
            case _:
                return self._what_with_others(view.layout, move)

    def _what_with_others(self, layout: Layout, move: Move) -> str:
        n = self._names
        match move:
            case Steal(victim, None):
                return self.tr("A skilled player would steal a card from {player}.").format(
                    player=n.player(victim)
                )
            case Steal(victim, energy) if energy is not None:
                return self.tr("A skilled player would steal a card of {energy} from {player}.").format(
                    energy=n.energy(energy), player=n.player(victim)
                )
            case PlaceTile(tile, cell) if cell == layout.cells[tile]:
                return self.tr("A skilled player would turn {energy} as shown.").format(energy=n.energy(tile))
            case PlaceTile(tile):
                return self.tr("A skilled player would move {energy} as shown.").format(energy=n.energy(tile))
            case PlayEnix(card, None):
                return self.tr("A skilled player would play {card} and take the blackout cap off.").format(
                    card=n.card(card)
                )
            case PlayEnix(card, target) if target is not None:
                text = self.tr("A skilled player would play {card} and put the blackout cap on {energy}.")
                return text.format(card=n.card(card), energy=n.energy(target))
            case _:
                return ""

    def why(self, move: Move, advice: Advice) -> str:
        facts = advice.facts
        count = next((fact for name, fact in facts.items() if name in _PLURAL and isinstance(fact, int)), 0)
        if advice.reason is Reason.GENERAL:
            text = self._in_general(move)
        elif "lacking" in facts:
            text = self._about_cards(advice.reason, bool(facts["lacking"]), count)
        else:
            text = self._about_hand(advice.reason, count) or self._about_turn(advice.reason, count)
        return text.format(**{name: self._shown(name, fact) for name, fact in facts.items()})

    def _in_general(self, move: Move) -> str:
        if isinstance(move, Pass):
            return self.tr(
                "The ENIX card stays useful: it halves a hand that is too high, or stops somebody."
            )
        return self.tr("No single reason decides it, but it looks best for your hand.")

    def _about_cards(self, reason: Reason, is_lacking: bool, count: int) -> str:
        """Reasons that have to do with top cards waiting somewhere."""
        if is_lacking:
            return {
                Reason.LAY_JUMP: self.tr(
                    "Its jump leads to {tile}: you need this energy, and %n card(s) of it are on top.",
                    "",
                    count,
                ),
                Reason.LAY_REACH: self.tr(
                    "Your points are then enough for {tile}: you need it, and %n card(s) of it are on top.",
                    "",
                    count,
                ),
                Reason.LAY_OPEN: self.tr(
                    "By turning a tile you can reach {tile}: you need it, and %n card(s) of it are on top.",
                    "",
                    count,
                ),
                Reason.CROSS_TAKE: self.tr(
                    "You need this energy, and %n card(s) of it are on top.", "", count
                ),
                Reason.CROSS_ONWARD: self.tr(
                    "From there you can go on to {tile}: you need it, and %n card(s) of it are on top.",
                    "",
                    count,
                ),
                Reason.PLACE_OPENS: self.tr(
                    "That opens a way to {tile}: you need this energy, and %n card(s) of it are on top.",
                    "",
                    count,
                ),
                Reason.PLACE_SHORTENS: self.tr(
                    "{tile}, which you need, then costs {cost} instead of {before}: %n card(s) of "
                    "it are on top.",
                    "",
                    count,
                ),
                Reason.PLACE_KEEPS: self.tr(
                    "The way to {tile} stays open: you need this energy, and %n card(s) of it are on top.",
                    "",
                    count,
                ),
            }[reason]
        return {
            Reason.LAY_JUMP: self.tr(
                "Its jump leads to {tile}, where you can take %n top card(s).", "", count
            ),
            Reason.LAY_REACH: self.tr(
                "Your points are then enough for {tile}, where you can take %n top card(s).", "", count
            ),
            Reason.LAY_OPEN: self.tr(
                "By turning a tile you can reach {tile} and take %n top card(s).", "", count
            ),
            Reason.CROSS_TAKE: self.tr("You can take %n top card(s) there.", "", count),
            Reason.CROSS_ONWARD: self.tr(
                "From there you can go on to {tile} and take %n top card(s).", "", count
            ),
            Reason.PLACE_OPENS: self.tr(
                "That opens a way to {tile}, where you can take %n top card(s).", "", count
            ),
            Reason.PLACE_SHORTENS: self.tr(
                "{tile} then costs {cost} instead of {before}, and you can take %n top card(s) there.",
                "",
                count,
            ),
            Reason.PLACE_KEEPS: self.tr(
                "The way to {tile} stays open, and you can take %n top card(s) there.", "", count
            ),
        }[reason]

    def _about_hand(self, reason: Reason, count: int) -> str:
        over = self.tr("Your hand is worth {score}: another card could bring it above {limit}.")
        held = self.tr("You hold no card of {energy} yet.")
        return {
            Reason.ONLY: self.tr("There is nothing else to choose."),
            Reason.END_TOP: self.tr("Your hand is worth {score}: nobody can score more."),
            Reason.END_OUT_OF_REACH: self.tr(
                "Your hand is worth {score}: going by the backs you see, nobody can have more."
            ),
            Reason.END_LIKELY: self.tr(
                "Your hand is worth {score}: that wins in about {wins} of {of} guesses at the hidden hands."
            ),
            Reason.LAY_NOT_YET: self.tr(
                "Ending with {score} would win in about {wins} of {of} guesses at the hidden hands."
            ),
            Reason.LAY_OVER: self.tr(
                "Your hand is worth {score}, more than {limit}; without this card it is worth {after}."
            ),
            Reason.LAY_OFF: self.tr(
                "Your hand is worth {score}, more than {limit}; without this card it comes down to {after}."
            ),
            Reason.LAY_NEARER: self.tr(
                "Without this card your hand is worth {after} instead of {score}: closer to {limit}."
            ),
            Reason.LAY_ALL_SIX: self.tr("You keep all six energies, and your hand is still worth {after}."),
            Reason.LAY_SPARE: self.tr(
                "You keep %n more card(s) of {energy}, so you lose no energy.", "", count
            ),
            Reason.LAY_LEAST: self.tr(
                "Your hand is still worth {after}; any other card would leave it worse off."
            ),
            Reason.STOP_RISK: over,
            Reason.STEAL_RISK: over,
            Reason.TAKE_LACKING: held,
            Reason.STEAL_LACKING: held,
            Reason.REFILL_LACKING: held,
            Reason.TAKE_ROOM: self.tr("Your hand is worth {score}, so there is room up to {limit}."),
            Reason.TAKE_CHOICE: self.tr("With more cards you have more to choose from."),
            Reason.TAKE_OVER: self.tr("Your hand is already worth {score}, more than {limit}."),
            Reason.TAKE_RISK: self.tr(
                "Your hand is worth {score}: a card of {energy} could bring it above {limit}."
            ),
            Reason.TAKE_LATER: self.tr(
                "You already hold {energy}; with fewer than {size} cards you draw later, from any stack."
            ),
            Reason.STEAL_LATER: self.tr("You then draw %n card(s), from a stack of your choice.", "", count),
            Reason.REFILL_HIGHER: self.tr(
                "The hidden cards of {energy} are worth more on average than those of other energies on top."
            ),
            Reason.REFILL_LOWER: self.tr(
                "The hidden cards of {energy} are worth less on average; others may bring you above {limit}."
            ),
            Reason.ENIX_SCORE: self.tr("Without this card your hand is worth {after} instead of {score}."),
            Reason.PASS_NONE: self.tr("You hold no ENIX card."),
            Reason.PASS_HALVES: self.tr(
                "The ENIX card keeps your hand at {score}; otherwise it would be worth {without}."
            ),
            Reason.PASS_ENERGY: self.tr("Without ENIX cards you would hold no card of {energies}."),
        }.get(reason, "")

    def _about_turn(self, reason: Reason, count: int) -> str:
        """Reasons that have to do with tiles and with other players."""
        return {
            Reason.LAY_STEAL: self.tr(
                "Your points are then enough for {tile}, where you can steal a card from {seats}."
            ),
            Reason.LAY_JUMP_STEAL: self.tr(
                "Its jump leads to {tile}, where you can steal a card from {seats}."
            ),
            Reason.LAY_STAY: self.tr("You stay on {tile} and can steal a card from {seats} there."),
            Reason.CROSS_STEAL: self.tr("You can steal a card from {seats} there."),
            Reason.CROSS_STEAL_ONWARD: self.tr(
                "From there you can go on to {tile} and steal a card from {seats}."
            ),
            Reason.CROSS_NOTHING: self.tr("No tile within reach has cards for you, so it matters little."),
            Reason.STOP_STEAL: self.tr("On your tile you can steal a card from {seats}."),
            Reason.STOP_NOTHING: self.tr("No tile within reach has top cards for you."),
            Reason.STOP_HELD: self.tr(
                "Within reach there are only cards of {energies}, which you already hold."
            ),
            Reason.STEAL_BREAKS: self.tr("Then {seat} no longer holds all six energies."),
            Reason.STEAL_LAST: self.tr("It is the only card of {energy} that {seat} holds."),
            Reason.STEAL_LUCK: self.tr("{seat} holds %n card(s) of energies that you need.", "", count),
            Reason.PLACE_FREES: self.tr(
                "Then %n way(s) lead away from your tile, instead of {before}.", "", count
            ),
            Reason.ENIX_FREES: self.tr("Your piece can then leave {tile} again."),
            Reason.ENIX_BLOCKS: self.tr("From there, {seats} cannot move on."),
            Reason.PASS_NOBODY: self.tr("Everybody else has already moved this round."),
        }[reason]

    def _shown(self, name: str, fact: object) -> str:
        n = self._names
        match fact:
            case Energy():
                return n.energy(fact)
            case int() if name == "seat":
                return n.player(fact)
            case int() if name in _SIGNED:
                return signed(fact)
            case tuple() if name == "seats":
                return n.players(fact)
            case tuple() if name in ("energies", "way"):
                return n.energies(fact)
            case _:
                return str(fact)

    def _top(self, view: View, stack: int) -> str:
        tops: Sequence[Energy | None] = view.stack_tops
        top = tops[stack]
        return "" if top is None else self._names.energy(top)
