"""How far back somebody may go: what the table agreed on, and what people have learned since."""

from collections.abc import Collection, Sequence
from enum import Enum
from typing import Any

from enix_desktop.catalogue import Game
from enix_desktop.engine.match import replay
from enix_desktop.engine.record import Record
from enix_desktop.engine.rules import EVERYBODY, Seat

OWN, CASUAL, FREE = "own", "casual", "free"
UNDO_CHOICES = (OWN, CASUAL, FREE)
"""Only one's unfinished choice; one's last decision if nobody has learned anything since; in any case."""


class Obstacle(Enum):
    """Why a decision cannot be undone."""

    AGREEMENT = "agreement"
    """The table agreed that only an unfinished choice can be changed."""
    NOTHING = "nothing"
    """There is no decision to take back."""
    SOMEBODY = "somebody"
    """Another person has decided since."""
    LEARNED = "learned"
    """A person has seen something since that was hidden before."""


def way_back(game: Game, record: Record[Any, Any], seat: Seat, people: Collection[Seat]) -> int | Obstacle:
    """How many moves are left if *seat* takes back its last decision, or why it cannot.

    EVERYBODY takes back the last decision of any person.
    """
    policy = record.agreed.get("undo", OWN)
    if policy not in (CASUAL, FREE):
        return Obstacle.AGREEMENT
    states = [game.rules.start(record.setup)]
    states += [step.state for step in replay(game.rules, game.codec, record)]
    by_people = [
        number
        for number, entry in enumerate(record.entries)
        # Who is offered to interrupt and did not ask for it says no without deciding anything.
        if entry.seat in people and entry.move != game.rules.declining_move(states[number])
    ]
    own = [number for number in by_people if seat in (EVERYBODY, record.entries[number].seat)]
    if not own:
        return Obstacle.NOTHING
    if policy == FREE:
        return own[-1]
    if by_people[-1] > own[-1]:
        return Obstacle.SOMEBODY
    since = states[own[-1] :]
    if any(_has_learned(game, since, person) for person in people):
        return Obstacle.LEARNED
    return own[-1]


def _has_learned(game: Game, states: Sequence[Any], person: Seat) -> bool:
    known, *later = (game.rules.open_secrets(game.rules.view(state, person)) for state in states)
    return any(not now <= known for now in later)
