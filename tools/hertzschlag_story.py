"""How a lesson game of Hertzschlag is told: its deal or position, and luck that is wished for."""

from collections.abc import Sequence
from dataclasses import dataclass

from enix_desktop.engine.chance import Draw, SeededChance
from enix_desktop.engine.record import Participant, Record
from enix_desktop.games.hertzschlag.codec import HertzschlagCodec
from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.faces import Card, EventCard
from enix_desktop.games.hertzschlag.flow import DRAW, EVENT
from enix_desktop.games.hertzschlag.moves import Bid, Lay, Move, Place, Pledge, Signal, Word
from enix_desktop.games.hertzschlag.playing import FORECAST
from enix_desktop.games.hertzschlag.rules import HertzschlagRules
from enix_desktop.games.hertzschlag.table import Position, Setup, options
from tools.lesson_story import LEARNER, Story, Wrong

COMPONENTS = standard_components()
_CARDS = {face.id: number for number, face in enumerate(COMPONENTS.cards)}
_EVENTS = {face.id: number for number, face in enumerate(COMPONENTS.events)}
_GOALS = {face.id: number for number, face in enumerate(COMPONENTS.goals)}
Names = Sequence[str]


def card(name: str) -> Card:
    """The card with this id."""
    return _CARDS[name]


def cards(lists: Sequence[Names]) -> tuple[tuple[Card, ...], ...]:
    """The cards of each seat by their ids."""
    return tuple(tuple(map(card, names)) for names in lists)


def play(name: str) -> Lay:
    """Lay this card to play it."""
    return Lay(card(name), Place.ACTION)


def income(name: str) -> Lay:
    """Lay this card for income."""
    return Lay(card(name), Place.INCOME)


def dealt(starter: int, hands: Sequence[Names], goals: Names, event: str) -> Setup:
    """A game from its beginning, with these hands and goal cards; it begins with *event*."""
    table = options({}, len(hands))
    sorted_hands = tuple(tuple(sorted(hand)) for hand in cards(hands))
    return Setup(table, starter, sorted_hands, tuple(_GOALS[goal] for goal in goals), _EVENTS[event])


@dataclass(frozen=True, slots=True)
class At:
    """The beginning of a round: its number, the marker before the event, and what everybody has."""

    round: int
    marker: int
    money: tuple[int, ...]
    displays: Sequence[Names]
    removed: Sequence[Names]
    shown: Names
    """Earlier events."""


def composed(
    at: At, starter: int, hands: Sequence[Names], goals: Names, event: str, *, talk: str = "on"
) -> Setup:
    """A game from a later round, in which everything is ready and calm."""
    position = Position(
        at.round,
        at.marker,
        at.money,
        cards(at.displays),
        cards(at.removed),
        tuple(_EVENTS[name] for name in at.shown),
        (True, True),
        calm=0,
        cheaper=0,
    )
    sorted_hands = tuple(tuple(sorted(hand)) for hand in cards(hands))
    goal_cards = tuple(_GOALS[goal] for goal in goals)
    table = options({"talk": talk}, len(hands))
    return Setup(table, starter, sorted_hands, goal_cards, _EVENTS[event], position)


class WishedChance(SeededChance):
    """Draws the cards and events that a lesson needs."""

    def __init__(self) -> None:
        super().__init__(0)
        self.cards: list[Card] = []
        self.event: EventCard | None = None

    def pick(self, kind: str, items: Sequence[int]) -> int:
        assert kind in (DRAW, EVENT, FORECAST), kind
        wish = self.cards.pop(0) if kind == DRAW else self.event
        assert wish is not None, "nothing is wished for"
        assert wish in items, "what is wished for is not there"
        self._drawn.append(Draw(kind, (wish,)))
        return wish


class HertzschlagStory(Story):
    """A game of Hertzschlag told in lessons."""

    def __init__(self, setup: Setup, players: Sequence[Participant]) -> None:
        record: Record[Setup, Move] = Record("hertzschlag", tuple(players), setup, program="lesson")
        self._chance = WishedChance()
        super().__init__(HertzschlagRules(), HertzschlagCodec(), record, self._chance)

    def fate(self, event: str, *drawn: str) -> None:
        """When this round is over, everybody draws as *drawn*, by seat, and *event* happens."""
        state = self.state
        order = state.table.order(state.table.left_of(state.starter))
        self._chance.cards = [card(drawn[seat]) for seat in order]
        self._chance.event = _EVENTS[event]

    def signals(self, **words: Word) -> None:
        """Those who speak before the learner, or after, in turn order; `seat_1=Word.UP` is seat 1."""
        for name, word in words.items():
            self.watch(int(name.removeprefix("seat_")), Signal(word))

    def others_lay(self, *lays: Lay) -> None:
        """All but the learner lay; *lays* are by seat."""
        for seat, lay in enumerate(lays, start=LEARNER + 1):
            self.watch(seat, lay)

    def others_bid(self, *euros: int) -> None:
        """All but the learner bid, hidden."""
        for seat, euro in enumerate(euros, start=LEARNER + 1):
            self.watch(seat, Bid(euro))

    def pledges(self, **euros: int) -> None:
        """Pledges in turn order, `seat_1=4` is seat 1."""
        for name, euro in euros.items():
            self.watch(int(name.removeprefix("seat_")), Pledge(euro))

    def lay(self, name: str, text: str, *lit: str, wrong: Sequence[Wrong] = ()) -> None:
        """The learner lays this card to play it."""
        self.do(play(name), text, f"card:{name}", "place:action", "button:confirm", *lit, wrong=wrong)

    def lay_for_income(self, name: str, text: str, *lit: str, wrong: Sequence[Wrong] = ()) -> None:
        """The learner lays this card for income."""
        self.do(income(name), text, f"card:{name}", "place:income", "button:confirm", *lit, wrong=wrong)

    def say(self, word: Word, text: str, *lit: str) -> None:
        """The learner gives a signal."""
        self.do(Signal(word), text, f"word:{word}", *lit)
