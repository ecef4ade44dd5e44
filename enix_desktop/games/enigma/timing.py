"""Who was in time, and what somebody who is solving may know of the timer (T4 to T7, E3, E7)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.moves import Result, Solved
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.state import State
from enix_desktop.games.enigma.table import OpenRace, Table


@dataclass(frozen=True, slots=True)
class Turned:
    """The timer was turned, as somebody knows who is still solving."""

    by: Seat
    first: int
    """The best counted time."""
    cutoff: int | None
    """Until when it is in time, counted; None without a timer."""
    stop_ms: int | None
    """When who is still solving is stopped, as measured: by the cut-off or the limit; None by neither."""


def first_of(table: Table, results: Sequence[Result | None]) -> int | None:
    """The best counted time, or None if nobody solved (T4, T9)."""
    return min((counted for counted, _ in _solved(table, results)), default=None)


def cutoff_of(table: Table, results: Sequence[Result | None]) -> int | None:
    """Until when it was in time; None without a timer or a solver (T4, T9)."""
    first = first_of(table, results)
    return None if first is None or table.timer_ms is None else first + table.timer_ms


def in_time(table: Table, results: Sequence[Result | None]) -> frozenset[Seat]:
    """Who was in time (T5)."""
    cutoff = cutoff_of(table, results)
    return frozenset(seat for counted, seat in _solved(table, results) if cutoff is None or counted <= cutoff)


def stop_ms(table: Table, seat: Seat, cutoff: int | None) -> int | None:
    """When *seat* is stopped, as measured: at the earlier of cut-off and limit; None for never (T6, E7)."""
    ends = [] if table.limit_ms is None else [table.limit_ms]
    if cutoff is not None:
        ends.append(table.latest(seat, cutoff))
    return min(ends, default=None)


def turned(state: State, clock_ms: int, seat: Seat) -> Turned | None:
    """Live play: what *seat* may know whose clock shows *clock_ms*; None while the timer was not turned.

    Results of computers are in from the beginning; those that lie in the future of this clock are not told.
    """
    if state.table.timer is None:
        return None
    now = state.table.counted(seat, clock_ms)
    return _turned(state, seat, [one for one in _others(state, seat) if one[0] <= now])


def best_so_far(state: State, seat: Seat) -> Turned | None:
    """Open race: the best time of those who solved before *seat*; None if there is none to know (E3)."""
    if state.table.open_race is OpenRace.OFF:
        return None
    return _turned(state, seat, _others(state, seat))


def _turned(state: State, seat: Seat, known: Iterable[tuple[int, Seat]]) -> Turned | None:
    table = state.table
    first, by = min(known, default=(None, seat))
    if first is None:
        return None
    cutoff = None if table.timer_ms is None else first + table.timer_ms
    return Turned(by, first, cutoff, stop_ms(table, seat, cutoff))


def _others(state: State, seat: Seat) -> list[tuple[int, Seat]]:
    if state.phase is not Phase.SOLVE:
        return []
    return [one for one in _solved(state.table, state.results) if one[1] != seat]


def _solved(table: Table, results: Sequence[Result | None]) -> Iterator[tuple[int, Seat]]:
    """The counted time of everybody who solved."""
    for seat, result in enumerate(results):
        if isinstance(result, Solved):
            yield table.counted(seat, result.ms), seat
