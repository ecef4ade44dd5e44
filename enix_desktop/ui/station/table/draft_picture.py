"""What the scene shows of an action that is being composed: the numbers before and after, and what flows."""

from dataclasses import dataclass

from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.components import Card, Shuttle, Station
from enix_desktop.games.station.events import Change
from enix_desktop.ui.table.spots import Spot


@dataclass(frozen=True, slots=True)
class Flow:
    """So many units of energy go from *source* to *target*."""

    source: Spot
    target: Spot
    units: int


@dataclass(frozen=True, slots=True)
class DraftPicture:
    """A draft as it is shown on the table, whether or not it is legal yet."""

    seat: Seat
    changes: tuple[Change, ...] = ()
    """The energy at every station that would change."""
    laser: tuple[int, int] | None = None
    """Before and after."""
    flows: tuple[Flow, ...] = ()
    docks: tuple[tuple[Shuttle, Station], ...] = ()
    """Shuttles that would be docked."""
    targets: tuple[tuple[Station, tuple[Card, ...]], ...] = ()
    """Machine deck: the cards that lie on each target room."""
    cost: int = 0
    """Energy paid at the active station."""
    is_legal: bool = False
    missing: str = ""
    """What is missing, in words of the viewer's language."""
    is_wrong: bool = False
    """Whether a rule forbids it: it is shown crossed out."""
