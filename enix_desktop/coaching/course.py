"""The course of a finished game: its states, and the decisions that can be judged."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from enix_desktop.catalogue import GAMES, Game
from enix_desktop.engine.errors import EnixError
from enix_desktop.engine.match import replay
from enix_desktop.engine.record import Entry, Record
from enix_desktop.engine.rules import Seat
from enix_desktop.players.player import is_choice

REASONS = {
    "no-coach": "nobody can say of this game what a decision was worth.",
    "copy": "this is a copy of an unfinished game; a review would tell what is hidden in it.",
    "unfinished": "the game is not finished; a review would tell what is hidden in it.",
    "puzzle": "this is a puzzle and no game; open it to solve it.",
    "alone": "there was nobody to win against.",
}
"""Why a game cannot be reviewed, by untranslated names; the window has words of its own."""


class NoReview(EnixError):
    """A game that cannot be reviewed."""

    def __init__(self, key: str) -> None:
        super().__init__(REASONS[key])
        self.key = key


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice between several moves."""

    number: int
    """Of the move, counted from 1."""
    asked: int
    """So many moves had been made when it was asked for; in a joint decision others came in between."""
    settled: int
    """So many moves had been made when all who were asked together had answered."""
    seat: Seat
    move: Any

    @property
    def is_joint(self) -> bool:
        return self.settled - self.asked > 1


@dataclass(frozen=True, slots=True)
class Course:
    """A game that is over."""

    game: Game
    record: Record[Any, Any]
    states: Sequence[Any] = field(repr=False)
    """By the number of moves made."""
    decisions: Sequence[Decision]

    @property
    def seats(self) -> range:
        return range(len(self.record.participants))

    def of(self, seat: Seat) -> list[Decision]:
        """The decisions of *seat*."""
        return [decision for decision in self.decisions if decision.seat == seat]

    def view(self, decision: Decision) -> Any:
        """What the seat saw when it was asked."""
        return self.game.rules.view(self.states[decision.asked], decision.seat)

    def result(self, seat: Seat) -> float:
        """Which part of the win *seat* has."""
        outcome = self.record.outcome
        assert outcome is not None, "the game is over"
        return (seat in outcome.winners) / max(1, len(outcome.winners))


def can_be_reviewed(record: Record[Any, Any]) -> bool:
    """Whether *record* has a course, if it is sound."""
    return _obstacle(record) is None


def _obstacle(record: Record[Any, Any]) -> str | None:
    """Why there is no review, by the keys of REASONS."""
    if GAMES[record.game].coach is None:
        return "no-coach"
    if len(record.participants) < 2:
        return "alone"
    if record.outcome is None and "puzzle" in record.agreed:
        return "puzzle"
    if record.outcome is None:
        return "copy" if record.is_copy else "unfinished"
    return None


def reviewed_game(record: Record[Any, Any]) -> Course:
    """The course of *record*, or raise NoReview, or BrokenRecord."""
    game = GAMES[record.game]
    if (obstacle := _obstacle(record)) is not None:
        raise NoReview(obstacle)
    states = [game.rules.start(record.setup)]
    states += [step.state for step in replay(game.rules, game.codec, record)]
    return Course(game, record, states, tuple(_decisions(game, states, record.entries)))


def _decisions(game: Game, states: Sequence[Any], entries: Sequence[Entry[Any]]) -> Iterator[Decision]:
    rules, coach = game.rules, game.coach
    assert coach is not None, "only games with a coach are judged"
    asked_since = dict.fromkeys(rules.to_move(states[0]), 0)
    for number, entry in enumerate(entries, 1):
        asked, seat = asked_since.pop(entry.seat, number - 1), entry.seat
        state = states[asked]
        asked_since = {other: asked_since.get(other, number) for other in rules.to_move(states[number])}
        if rules.declining_move(state) == entry.move or not is_choice(rules.legal_moves(state, seat)):
            continue
        if coach.judges(rules.view(state, seat)):
            settled = _settled(game, states, entries, asked) if _is_together(game, state) else number
            yield Decision(number, asked, settled, seat, entry.move)


def _is_together(game: Game, state: Any) -> bool:
    """Whether several decide at once, so that nobody knows what the others choose."""
    is_asking = game.rules.declining_move(state) is None
    return is_asking and game.rules.is_secret(state) and len(game.rules.to_move(state)) > 1


def _settled(game: Game, states: Sequence[Any], entries: Sequence[Entry[Any]], asked: int) -> int:
    """When all who were asked together had answered, or the game was over."""
    waiting = set(game.rules.to_move(states[asked]))
    for number, entry in enumerate(entries[asked:], asked + 1):
        waiting.discard(entry.seat)
        if not waiting or not game.rules.to_move(states[number]):
            return number
    return len(entries)
