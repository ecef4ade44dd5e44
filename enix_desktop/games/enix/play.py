"""What the parts of a transition share."""

from enix_desktop.engine.chance import Chance
from enix_desktop.engine.rules import Event
from enix_desktop.games.enix.state import State


class Play:
    """A state that is being changed, its luck and its events."""

    __slots__ = ("chance", "events", "state")

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.events.append(event)
