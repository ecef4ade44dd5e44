"""How a lesson game is told: moves that are only watched, and steps at which the learner reads or acts."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from enix_desktop.engine import record_json as records
from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant, Record
from enix_desktop.games.enix.codec import EnixCodec
from enix_desktop.games.enix.components import ENERGIES, ENERGY_BY_KEY, standard_components
from enix_desktop.games.enix.layout import Layout
from enix_desktop.games.enix.moves import PASS, Cross, LayCard, Move, PlaceTile, Steal, TakeCards
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.rules import EnixRules
from enix_desktop.games.enix.table import Edition, Setup, Table
from enix_desktop.geometry.hexes import Hex

LEARNER = 0
COMPONENTS = standard_components()
Wrong = Mapping[str, object]
"""A foreseen mistake: some entries of a move as records write it, and `text`, the key of what to say."""


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


class Story:
    """A game told in lessons. Each lesson is the record up to its end, and its steps."""

    def __init__(self, setup: Setup, players: Sequence[Participant]) -> None:
        record: Record[Setup, Move] = Record("enix", tuple(players), setup, program="lesson")
        rules = EnixRules()
        self._match: Any = Match(rules, record, SeededChance(0), rules.start(setup))
        self._lesson, self._start = "", 0
        self._steps: list[dict[str, object]] = []
        self.lessons: dict[str, str] = {}
        """The lessons told so far as files, by name."""

    def lesson(self, name: str) -> None:
        """Begin a lesson; the one before is over."""
        self.finish()
        self._lesson, self._start, self._steps = name, self._now, []

    def finish(self) -> None:
        """The last lesson is over."""
        if self._lesson:
            self.lessons[self._lesson] = self._written()

    def watch(self, seat: int, *moves: Move) -> None:
        """Somebody else moves; nobody interrupts before, in between or afterwards."""
        for move in moves:
            self._nobody_interrupts()
            self._match.play(seat, move)
        self._nobody_interrupts()

    def read(self, text: str, *lit: str) -> None:
        """The learner reads."""
        self._step("read", text, lit)

    def attempt(self, text: str, rule: str, *lit: str) -> None:
        """The learner is invited to do something that breaks *rule*."""
        self._step("try", text, lit, rule=rule, otherwise=f"{text}-else")

    def arm(self, text: str, *lit: str) -> None:
        """The learner asks to interrupt."""
        self._step("arm", text, lit, otherwise=f"{text}-else")

    def do(self, move: Move, text: str, *lit: str, wrong: Sequence[Wrong] = (), quiet: bool = True) -> None:
        """The learner makes *move*; afterwards nobody interrupts, unless it is not to be *quiet*."""
        foreseen = [{**mistake, "text": f"{self._lesson}.{mistake['text']}"} for mistake in wrong]
        self._step("do", text, lit, wrong=foreseen, otherwise=f"{text}-else")
        self._match.play(LEARNER, move)
        if quiet:
            self._nobody_interrupts()

    @property
    def _now(self) -> int:
        return len(self._match.record.entries)

    def _step(
        self,
        kind: str,
        text: str,
        lit: Sequence[str],
        *,
        wrong: Sequence[Wrong] = (),
        otherwise: str = "",
        rule: str = "",
    ) -> None:
        step: dict[str, object] = {"at": self._now, "kind": kind, "text": f"{self._lesson}.{text}"}
        step |= {"lit": list(lit)} if lit else {}
        step |= {"rule": rule} if rule else {}
        step |= {"wrong": list(wrong)} if wrong else {}
        step |= {"else": f"{self._lesson}.{otherwise}"} if otherwise else {}
        self._steps.append(step)

    def _nobody_interrupts(self) -> None:
        while self._match.state.phase is Phase.WINDOW:
            self._match.play(self._match.rules.to_move(self._match.state)[0], PASS)

    def _written(self) -> str:
        steps = ",\n".join(f"  {json.dumps(step)}" for step in self._steps)
        head = f' "id": {json.dumps(self._lesson)},\n "from": {self._start},\n "seat": {LEARNER},\n'
        record = records.write(self._match.record, EnixCodec()).rstrip()
        return f'{{\n{head} "steps": [\n{steps}\n ],\n "record": {record}\n}}\n'
