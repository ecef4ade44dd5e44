"""A game being played, or played again from its record."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic

from enix_desktop.engine.chance import RecordedChance, SeededChance
from enix_desktop.engine.errors import BrokenRecord, WrongChance
from enix_desktop.engine.record import Codec, Entry, Participant, Record, Seal, Thought
from enix_desktop.engine.rules import (
    Event,
    IllegalMove,
    MoveT,
    OptionsT,
    Rules,
    Seat,
    SetupT,
    StateT,
    ViewT,
)


class Match(Generic[OptionsT, SetupT, StateT, MoveT, ViewT]):
    """Rules, a state and the record that led to it. A refused move changes nothing."""

    def __init__(
        self,
        rules: Rules[OptionsT, SetupT, StateT, MoveT, ViewT],
        record: Record[SetupT, MoveT],
        chance: SeededChance,
        state: StateT,
    ) -> None:
        self.rules = rules
        self.record = record
        self.state = state
        self._chance = chance

    @classmethod
    def begin(
        cls,
        rules: Rules[OptionsT, SetupT, StateT, MoveT, ViewT],
        game: str,
        participants: Sequence[Participant],
        options: OptionsT,
        *,
        seed: int,
        program: str = "",
    ) -> "Match[OptionsT, SetupT, StateT, MoveT, ViewT]":
        chance = SeededChance(seed)
        setup = rules.deal(options, chance)
        chance.take_drawn()  # what was dealt is in the setup
        record: Record[SetupT, MoveT] = Record(game, tuple(participants), setup, seed=seed, program=program)
        return cls(rules, record, chance, rules.start(setup))

    @classmethod
    def resume(
        cls,
        rules: Rules[OptionsT, SetupT, StateT, MoveT, ViewT],
        codec: Codec[SetupT, MoveT],
        record: Record[SetupT, MoveT],
        seed: int,
    ) -> "Match[OptionsT, SetupT, StateT, MoveT, ViewT]":
        """Go on where *record* stops, with the luck its seed still holds (or *seed*, if it has none)."""
        state = rules.start(record.setup)
        for step in replay(rules, codec, record):
            state = step.state
        drawn = Counter(draw.kind for entry in record.entries for draw in entry.draws)
        own = record.seed_after(len(record.entries))
        chance = SeededChance(seed if own is None else own, drawn)
        return cls(rules, record, chance, state)

    def play(
        self,
        seat: Seat,
        move: MoveT,
        thought: Thought | None = None,
        seal: Callable[[], Seal] | None = None,
    ) -> Sequence[Event]:
        """Make a move, sealed if it is legal; return what happened, or raise IllegalMove or ForeignMove."""
        refusal = self.rules.refusal(self.state, seat, move)
        if refusal is not None:
            raise IllegalMove(seat, refusal)
        made_seal = None if seal is None else seal()
        state = self.state.copy()
        events = self.rules.transition(state, seat, move, self._chance)
        self.state = state
        self.record.entries.append(Entry(seat, move, self._chance.take_drawn(), thought, made_seal))
        if not self.rules.to_move(state):
            self.record.outcome = self.rules.outcome(state)
        return events


@dataclass(frozen=True, slots=True)
class Step(Generic[StateT, MoveT]):
    """One move of a replay: the state after it and what happened."""

    number: int
    """Counted from 1."""
    entry: Entry[MoveT]
    state: StateT
    events: Sequence[Event]


def replay(
    rules: Rules[OptionsT, SetupT, StateT, MoveT, ViewT],
    codec: Codec[SetupT, MoveT],
    record: Record[SetupT, MoveT],
) -> Iterator[Step[StateT, MoveT]]:
    """Play *record* again, checking every move and chance result, or raise BrokenRecord."""
    state = rules.start(record.setup)
    for number, entry in enumerate(record.entries, 1):
        refusal = rules.refusal(state, entry.seat, entry.move)
        if refusal is not None:
            illegal = IllegalMove(entry.seat, refusal)
            raise BrokenRecord(f"seat {entry.seat}: {refusal.key}", refusal.rule, number) from illegal
        state = state.copy()
        chance = RecordedChance(entry.draws)
        try:
            events = rules.transition(state, entry.seat, entry.move, chance)
            chance.finish()
        except WrongChance as error:
            raise BrokenRecord(str(error), codec.rule_of_draw(error.kind), number) from error
        yield Step(number, entry, state, events)
    if record.outcome != rules.outcome(state):
        raise BrokenRecord(
            "the result does not follow from the moves",
            codec.rule_of_result,
            len(record.entries) or None,
            "result",
        )
