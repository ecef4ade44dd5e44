"""How a lesson game of ENIX is told: its deal, its moves, and that nobody interrupts unless it is told."""

from collections.abc import Mapping, Sequence

from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.record import Participant, Record
from enix_desktop.games.enix.codec import EnixCodec
from enix_desktop.games.enix.components import ENERGIES, ENERGY_BY_KEY, standard_components
from enix_desktop.games.enix.layout import Layout
from enix_desktop.games.enix.moves import PASS, Cross, LayCard, Move, PlaceTile, Steal, TakeCards
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.rules import EnixRules
from enix_desktop.games.enix.table import Edition, Setup, Table
from enix_desktop.geometry.hexes import Hex
from tools.lesson_story import Story, Wrong

COMPONENTS = standard_components()


def lay(card: str) -> Move:
    """Lay the card of this id."""
    return LayCard(COMPONENTS.card_by_id[card])


def cross(tile: str) -> Move:
    """Cross to this tile."""
    return Cross(ENERGY_BY_KEY[tile])


def take(*stacks: int) -> Move:
    """Take these top cards."""
    return TakeCards(stacks)


def place(tile: str, cell: tuple[int, int], rotation: int) -> Move:
    """Put this tile there."""
    return PlaceTile(ENERGY_BY_KEY[tile], Hex(*cell), rotation)


def steal(victim: int, energy: str) -> Move:
    """Take a card with this back."""
    return Steal(victim, ENERGY_BY_KEY[energy])


def dealt(
    tiles: Mapping[str, tuple[tuple[int, int], int]],
    hands: Sequence[Sequence[str]],
    tops: Sequence[Sequence[str]],
) -> Setup:
    """A beginning with these hands; each stack begins with its *tops*, the first of them uppermost."""
    number = COMPONENTS.card_by_id
    named = {number[card] for pile in (*hands, *tops) for card in pile}
    rest = [card for card in range(len(COMPONENTS.cards)) if card not in named]
    left = len(COMPONENTS.cards) - sum(map(len, hands))
    heights = [left // len(tops) + (position < left % len(tops)) for position in range(len(tops))]
    stacks = []
    for top, height in zip(tops, heights, strict=True):
        below = [rest.pop() for _ in range(height - len(top))]
        stacks.append((*below, *(number[card] for card in reversed(top))))
    layout = Layout(
        tuple(Hex(*tiles[energy.key][0]) for energy in ENERGIES),
        tuple(tiles[energy.key][1] for energy in ENERGIES),
    )
    table = Table(COMPONENTS, Edition.ENGLISH, len(hands))
    return Setup(
        table, layout, tuple(tuple(sorted(number[card] for card in hand)) for hand in hands), tuple(stacks)
    )


class EnixStory(Story):
    """A game of ENIX told in lessons."""

    def __init__(self, setup: Setup, players: Sequence[Participant]) -> None:
        record: Record[Setup, Move] = Record("enix", tuple(players), setup, program="lesson")
        super().__init__(EnixRules(), EnixCodec(), record, SeededChance(0))

    def watch(self, seat: int, *moves: Move) -> None:
        """Somebody else moves; nobody interrupts before, in between or afterwards."""
        for move in moves:
            self._nobody_interrupts()
            super().watch(seat, move)
        self._nobody_interrupts()

    def arm(self, text: str, *lit: str) -> None:
        """The learner asks to interrupt."""
        self._step("arm", text, lit, otherwise=f"{text}-else")

    def do(self, move: Move, text: str, *lit: str, wrong: Sequence[Wrong] = (), quiet: bool = True) -> None:
        """The learner makes *move*; afterwards nobody interrupts, unless it is not to be *quiet*."""
        super().do(move, text, *lit, wrong=wrong)
        if quiet:
            self._nobody_interrupts()

    def _nobody_interrupts(self) -> None:
        while self.state.phase is Phase.WINDOW:
            super().watch(self._match.rules.to_move(self.state)[0], PASS)
