"""What a place shows of its household, as everybody may know it."""

from collections.abc import Sequence
from dataclasses import dataclass

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.counting import income_of
from enix_desktop.games.hertzschlag.faces import CATEGORIES, Card, HandCard
from enix_desktop.games.hertzschlag.moves import Word
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.table import Table
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.ui.hertzschlag.table.labels import said
from enix_desktop.ui.hertzschlag.words import euros, signal_words


@dataclass(frozen=True, slots=True)
class Saying:
    """A speech bubble: the word of a signal, or with None a pledge."""

    word: Word | None = None
    euro: int | None = None
    """What is pledged; None for a silent pledge."""

    @property
    def text(self) -> str:
        if self.word is not None:
            return signal_words(self.word)
        return said("bubble.silent") if self.euro is None else said("bubble.pledge", euros=euros(self.euro))

    @property
    def is_quiet(self) -> bool:
        """Whether nothing was announced."""
        return self.word is Word.SILENT or (self.word is None and self.euro is None)


@dataclass(frozen=True, slots=True)
class Standing:
    """What everybody may know about one household."""

    money: int = 0
    has_reserve: bool = False
    cards: tuple[HandCard, ...] = ()
    """The display, by category."""
    income: int = 0
    """What an income would bring now."""
    footprint: int = 0
    order: int = 0
    """The place in the turn order of this round, from 1; 0 if the game is over."""
    is_starter: bool = False
    is_in_turn: bool = False
    said: Saying | None = None
    has_laid: bool = False
    """Whether a card lies face down, or a bid is given, that others do not know."""

    @property
    def counts(self) -> tuple[int, ...]:
        """Cards in the display, by category."""
        return tuple(sum(face.category is category for face in self.cards) for category in CATEGORIES)


def counted(table: Table, display: Sequence[Card]) -> tuple[tuple[HandCard, ...], int, int]:
    """Cards by category, what an income brings, and the footprint points of a *display*."""
    faces = sorted((table.components.cards[card] for card in display), key=lambda face: face.category)
    income = income_of(table.components, table.numbers, display).total
    return tuple(faces), income, sum(face.footprint for face in faces)


def standing_of(view: View, seat: Seat) -> Standing:
    """How *seat* stands in *view*."""
    cards, income, footprint = counted(view.table, view.displays[seat])
    is_over = view.phase is Phase.OVER
    is_joint = view.phase in (Phase.LAY, Phase.BID)
    return Standing(
        view.money[seat],
        view.reserves[seat],
        cards,
        income,
        footprint,
        0 if is_over else view.order.index(seat) + 1,
        not is_over and view.starter == seat,
        view.phase in (Phase.SIGNAL, Phase.PLEDGE) and seat in view.to_move,
        saying_of(view, seat),
        is_joint and seat not in view.to_move,
    )


def saying_of(view: View, seat: Seat) -> Saying | None:
    """What *seat* said last in this round."""
    if view.has_pledged[seat]:
        return Saying(euro=view.pledges[seat])
    word = view.signals[seat]
    return None if word is None else Saying(word)
