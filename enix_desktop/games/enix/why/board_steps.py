"""Steps about symbols and movement (A, X, C2, M, E2)."""

from dataclasses import dataclass
from typing import TypeAlias

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import Energy, Ray, Symbol


@dataclass(frozen=True, slots=True)
class SymbolShown:
    """The card on top shows *symbol*, the *number*-th from the bottom of *count* (A1)."""

    seat: Seat
    card: Card
    symbol: Symbol
    number: int
    count: int


@dataclass(frozen=True, slots=True)
class JumpsAnyDistance:
    """A jump goes straight to *target*, however far it is."""

    target: Energy


@dataclass(frozen=True, slots=True)
class JumpStopped:
    """The jump to *target* has no effect."""

    seat: Seat
    target: Energy
    obstacle: str


@dataclass(frozen=True, slots=True)
class CapGoes:
    """The cap goes from *origin* to *target*; None is beside the board."""

    origin: Energy | None
    target: Energy | None
    by_symbol: bool
    """A symbol takes the cap off the tile that it would put it on (A3)."""


@dataclass(frozen=True, slots=True)
class EnixInterrupts:
    """*seat* held the ENIX *card*, and interrupting was possible (X1, X2)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CapMayGoAnywhere:
    """Whoever plays an ENIX card chooses the place of the cap, but it must change."""


@dataclass(frozen=True, slots=True)
class TileTurned:
    """*tile* was turned clockwise by *sides*."""

    tile: Energy
    sides: int


@dataclass(frozen=True, slots=True)
class TileMoved:
    """*tile* got another place."""

    tile: Energy


@dataclass(frozen=True, slots=True)
class TouchesTiles:
    """*tile* shares a side with these *others*."""

    tile: Energy
    others: tuple[Energy, ...]


@dataclass(frozen=True, slots=True)
class AllHangTogether:
    """No tile is cut off (A5)."""


@dataclass(frozen=True, slots=True)
class CarriedAlong:
    """These pawns, and perhaps the cap, travelled with the tile."""

    seats: tuple[Seat, ...]
    cap: bool


@dataclass(frozen=True, slots=True)
class SideHas:
    """The side of *tile* towards *other* has a path with so many *points*, or none."""

    tile: Energy
    other: Energy
    points: Ray


@dataclass(frozen=True, slots=True)
class CrossingCost:
    """*here* + *there* + 1 = *cost* (C2)."""

    origin: Energy
    target: Energy
    here: int
    there: int
    cost: int


@dataclass(frozen=True, slots=True)
class PointsLeft:
    """*points* were there, *cost* is paid, *left* is left."""

    points: int
    cost: int
    left: int


@dataclass(frozen=True, slots=True)
class TooDear:
    """Going to *tile* costs more than the *points* there are."""

    tile: Energy
    cost: int
    points: int


@dataclass(frozen=True, slots=True)
class NoPoints:
    """With *total* points nobody moves (M2)."""

    total: int


@dataclass(frozen=True, slots=True)
class CapBars:
    """The cap lies on *tile*: nobody enters or leaves (M4)."""

    tile: Energy


@dataclass(frozen=True, slots=True)
class NotAgain:
    """*tile* is closed for this turn; so are all tiles *been* on (M5, E2)."""

    tile: Energy
    been: tuple[Energy, ...]
    each_once: bool
    """Whether every tile entered is closed, or only the one where the turn began."""


@dataclass(frozen=True, slots=True)
class NoPath:
    """Between the two tiles the side of *lacking* has no path (C2)."""

    origin: Energy
    target: Energy
    lacking: tuple[Energy, ...]


@dataclass(frozen=True, slots=True)
class NotTouching:
    """*target* does not touch *origin*."""

    origin: Energy
    target: Energy


@dataclass(frozen=True, slots=True)
class CheapestWay:
    """The cheapest way costs so much in all."""

    tiles: tuple[Energy, ...]
    costs: tuple[int, ...]
    total: int
    points: int


@dataclass(frozen=True, slots=True)
class NoOpenWay:
    """With any number of points there is no way to *target* in this turn."""

    target: Energy


@dataclass(frozen=True, slots=True)
class NowhereToGo:
    """From *tile* no crossing is possible."""

    tile: Energy


@dataclass(frozen=True, slots=True)
class MayCross:
    """*tile* can be reached for *cost* points."""

    tile: Energy
    cost: int


@dataclass(frozen=True, slots=True)
class MustMove:
    """With 1 point or more the pawn must go to another tile if it can (M2)."""


@dataclass(frozen=True, slots=True)
class MayStop:
    """*seat* has reached another tile and may stop; *lost* points are lost (M3)."""

    seat: Seat
    lost: int


@dataclass(frozen=True, slots=True)
class StandsOn:
    """The pawn of *seat* stands on *tile*."""

    seat: Seat
    tile: Energy


BoardStep: TypeAlias = (
    SymbolShown
    | JumpsAnyDistance
    | JumpStopped
    | CapGoes
    | EnixInterrupts
    | CapMayGoAnywhere
    | TileTurned
    | TileMoved
    | TouchesTiles
    | AllHangTogether
    | CarriedAlong
    | SideHas
    | CrossingCost
    | PointsLeft
    | TooDear
    | NoPoints
    | CapBars
    | NotAgain
    | NoPath
    | NotTouching
    | CheapestWay
    | NoOpenWay
    | NowhereToGo
    | MayCross
    | MustMove
    | MayStop
    | StandsOn
)
