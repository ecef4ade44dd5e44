"""What everybody may know about a player, as a place shows it."""

from dataclasses import dataclass

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.faces import Nets
from enix_desktop.games.enigma.moves import Solved
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.games.enigma.view import View


@dataclass(frozen=True, slots=True)
class Standing:
    """Points, supply and the tile of this round."""

    points: int = 0
    supply: int = 3
    category: Category | None = None
    nets: Nets | None = None
    is_face_up: bool = False
    """Whether its puzzle side is up, so that nobody else sees it."""
    is_starter: bool = False
    is_in_turn: bool = False
    time: int | None = None
    """Milliseconds, once the results are shown; of who did not solve None."""
    verdict: str = ""
    """in-time, late or failed, once the results are shown."""


def standing_of(view: View, seat: Seat) -> Standing:
    """What the place of *seat* shows."""
    verdict, time = "", None
    if view.races is not None:
        race = view.races[seat]
        time = race.counted if isinstance(race.result, Solved) else None
        verdict = "in-time" if race.is_in_time else "failed" if time is None else "late"
    is_over = seat not in view.waiting and view.phase in (Phase.PLACE, Phase.NETWORKER)
    return Standing(
        view.points[seat],
        view.supplies[seat],
        view.taken[seat],
        None if is_over or view.phase is Phase.OVER else view.sides[seat],
        view.phase is Phase.SOLVE,
        seat == view.starter and not view.table.is_alone,
        seat in view.to_move and len(view.to_move) == 1,
        time,
        verdict,
    )
