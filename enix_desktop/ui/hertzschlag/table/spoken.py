"""What lies on the table of Hertzschlag, in words for who does not see it."""

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.counting import income_of, price_of
from enix_desktop.games.hertzschlag.faces import CATEGORIES, Card, Goal, Plant
from enix_desktop.games.hertzschlag.moves import Place, Word
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.scoring import is_reached
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.hertzschlag.table.row_item import Laid, Side
from enix_desktop.ui.hertzschlag.table.scene import HertzschlagScene
from enix_desktop.ui.hertzschlag.table.spots import SILENT
from enix_desktop.ui.hertzschlag.table.standing import saying_of
from enix_desktop.ui.hertzschlag.words import (
    area_name,
    card_name,
    category_name,
    counted_cards,
    euros,
    event_name,
    goal_progress_words,
    goal_with_points,
    hertz,
    plant_name,
    said_count,
    signal_words,
    signed,
)
from enix_desktop.ui.hertzschlag.words import said as said_in
from enix_desktop.ui.hertzschlag.words.printed import card_words, event_words
from enix_desktop.ui.table.piece_words import PieceWords
from enix_desktop.ui.table.player_names import PlayerNames

TEXTS = Texts("hertzschlag", "spoken")


def said(key: str, **facts: object) -> str:
    """The sentence *key*, filled with *facts*."""
    return said_in(key, TEXTS, **facts)


class SpokenWords:
    """Names and facts of what *scene* shows; what the viewer may not see is nowhere in them."""

    def __init__(self, scene: HertzschlagScene, names: PlayerNames) -> None:
        self._scene, self._names = scene, names
        self._components = scene.table.components
        self._looks = PieceWords()

    def card(self, card: Card, view: View) -> str:
        """A card of the own hand, with what it would really cost."""
        cost = None if view.seat < 0 else price_of(self._components, view.displays[view.seat], card)
        return card_words(card, self._components, cost)

    def open_card(self, card: Card) -> str:
        """A card in a display."""
        return card_words(card, self._components)

    def word(self, word: Word) -> str:
        """A word of a signal."""
        return signal_words(word)

    def euro(self, euro: int) -> str:
        """A hand with so many fingers."""
        return said("euro.silent") if euro == SILENT else said("euro.fingers", euros=euros(euro))

    def place(self, place: Place) -> str:
        """Where a card can be laid, and the one that lies there."""
        card = self._scene.desk.pads[place].card
        if card is None:
            return said(f"place.{place}")
        return said("place.with", place=said(f"place.{place}"), card=card_name(card, self._components))

    def scale(self, view: View) -> str:
        """The frequency, and whether it is green."""
        if view.has_blackout:
            return said("scale.blackout", hertz=hertz(view.marker), field=signed(view.marker))
        facts = {"hertz": hertz(view.marker), "field": signed(view.marker), "area": area_name(view.marker)}
        return said("scale.now", **facts)

    def scale_facts(self, view: View) -> str:
        """Where green ends, and where the thresholds are."""
        track = view.table.components.track
        pairs = "; ".join(f"{signed(lower)} | {signed(upper)}" for lower, upper in track.thresholds)
        facts = {"lowest": signed(track.green_lowest), "highest": signed(track.green_highest)}
        return said("scale.facts", **facts, pairs=pairs, euros=euros(view.table.numbers.threshold_euro))

    def event(self, view: View) -> tuple[str, str]:
        """The event of this round, and what it does."""
        if not view.shown:
            return said("event.none"), ""
        event = view.shown[-1]
        name = said("event.now", event=event_name(event, self._components))
        return name, f"{', '.join(event_words(event, self._components))}."

    def plant(self, view: View, plant: Plant) -> str:
        """A plant, and whether it can still help."""
        if not view.plants[plant]:
            return said("plant.used", plant=plant_name(plant))
        is_needed = view.needed is plant and view.phase in (Phase.PLEDGE, Phase.BID)
        key = "plant.needed" if is_needed else "plant.ready"
        return said(key, plant=plant_name(plant), euros=euros(view.price))

    def round(self, view: View) -> str:
        """The round, and who starts it."""
        key = "round.over" if view.phase is Phase.OVER else "round.now"
        facts = {"round": view.round, "last": view.table.numbers.rounds}
        return said(key, **facts, player=self._names.player(view.starter))

    def facts(self, view: View) -> str:
        """Calm and pile."""
        most = view.table.numbers.calm_maximum
        return said("round.facts", calm=view.calm, most=most, cards=counted_cards(view.pile_size))

    def player_facts(self, view: View, seat: Seat) -> str:
        """Everything that everybody may know about a player."""
        look, table = self._looks.piece(self._scene.looks[seat].key), view.table
        display = view.displays[seat]
        faces = [self._components.cards[card] for card in display]
        told = [
            said("player.piece", look=look[:1].lower() + look[1:]),
            said("player.money", euros=euros(view.money[seat])),
        ]
        if view.reserves[seat]:
            told.append(said("player.reserve"))
        told.append(
            said("player.income", euros=euros(income_of(self._components, table.numbers, display).total))
        )
        told.append(said("player.footprint", count=sum(face.footprint for face in faces)))
        told.append(self._display(view, seat))
        told += self._turn(view, seat)
        return " ".join(told)

    def _display(self, view: View, seat: Seat) -> str:
        counts = [
            said("player.category", category=category_name(category), count=count)
            for category in CATEGORIES
            if (count := self._components.count(view.displays[seat], (category,)))
        ]
        return said("player.display", cards=", ".join(counts)) if counts else said("player.no-display")

    def _turn(self, view: View, seat: Seat) -> list[str]:
        told = []
        saying = saying_of(view, seat)
        if saying is not None:
            told.append(said("player.says", words=saying.text))
        if view.phase in (Phase.LAY, Phase.BID):
            kind = "laid" if view.phase is Phase.LAY else "bid"
            told.append(said(f"player.{kind}" if seat not in view.to_move else f"player.not-{kind}"))
        if view.phase is not Phase.OVER:
            told.append(said("player.order", number=view.order.index(seat) + 1))
        if view.phase in (Phase.SIGNAL, Phase.PLEDGE) and seat in view.to_move:
            told.append(said("player.in-turn"))
        return told

    def goal(self, goal: Goal, progress: int) -> str:
        """An own goal, and how far it is."""
        text = goal_with_points(goal)
        facts = {"goal": text[0].upper() + text[1:], "progress": goal_progress_words(goal, progress)}
        return said("goal.reached" if is_reached(goal, progress) else "goal.now", **facts)

    def laid(self, laid: Laid) -> str:
        """What somebody laid in a round, as far as it is seen."""
        player = self._names.player(laid.seat)
        if (
            laid.side is Side.UP
            and laid.card is not None
            and laid.before is not None
            and laid.after is not None
        ):
            way = {"before": signed(laid.before), "after": signed(laid.after)}
            return said("row.played", player=player, card=card_name(laid.card, self._components), **way)
        keys = {Side.NONE: "row.none", Side.DOWN: "row.down", Side.INCOME: "row.income"}
        return said(keys.get(laid.side, "row.down"), player=player)

    def removed(self, view: View, seat: Seat) -> str:
        """How many cards somebody has laid for income."""
        return said_count("player.removed", view.removed_counts[seat], TEXTS)


def fact(name: str, facts: str) -> str:
    """A thing and what is to be known of it, in one sentence."""
    return said("board.name-and-facts", name=name, facts=facts).strip()
