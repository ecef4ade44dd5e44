"""The rules in short against the rules as they are told, step by step."""

from collections.abc import Sequence
from itertools import permutations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.engine.chance import RecordedChance
from enix_desktop.games.station import events
from enix_desktop.games.station.components import STATIONS, Station
from enix_desktop.games.station.moves import PASS, Biotope, Machine, Move
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.predicates import machine_price, new_cards, winners
from enix_desktop.games.station.state import State
from tests.unit.games.station.tables import COMPONENTS, RULES, after, state, states, wandered

BIOTOPE = Station.BIOTOPE
UNITS = st.integers(0, 7)


def spread_literally(energy: Sequence[int], said: Sequence[int]) -> list[int] | None:
    """TB1 and TB2 unit by unit: *said* are directions, 1 clockwise and -1 anticlockwise; None if refused."""
    energy, considered = list(energy), {BIOTOPE}
    if not said or energy[BIOTOPE] < 1:
        return None
    energy[BIOTOPE] -= 1  # pay 1
    full = [number == 7 for number in energy]
    place = {1: int(BIOTOPE), -1: int(BIOTOPE)}
    for direction in said:
        if energy[BIOTOPE] < 1:
            return None
        while True:
            place[direction] = (place[direction] + direction) % 6
            while place[direction] in considered and len(considered) < 6:
                place[direction] = (place[direction] + direction) % 6
            if len(considered) == 6:
                return None  # a unit with no station left
            considered.add(Station(place[direction]))
            if not full[place[direction]]:
                break
        energy[BIOTOPE] -= 1
        energy[place[direction]] += 1
    return energy


@given(states(Station.BIOTOPE, most_cards=0), UNITS, UNITS, st.randoms(use_true_random=False))
def test_the_two_numbers_of_the_biotope_mean_any_order_of_saying_the_directions(
    before: State, clockwise: int, anticlockwise: int, luck: Random
) -> None:
    """Reading 6, against TB2 taken literally."""
    energy = [row[0] for row in before.energy]
    said = [1] * clockwise + [-1] * anticlockwise
    luck.shuffle(said)
    wanted = spread_literally(energy, said)
    move = Biotope(clockwise, anticlockwise)
    assert (RULES.refusal(before, 0, move) is None) == (wanted is not None)
    if wanted is not None:
        assert [row[0] for row in after(before, move).energy] == wanted


@given(states(Station.BIOTOPE, most_cards=0))
def test_reading_6_says_exactly_which_numbers_are_allowed(before: State) -> None:
    energy = [row[0] for row in before.energy]
    open_stations = sum(energy[station] < 7 for station in STATIONS if station is not BIOTOPE)
    for c in range(7):
        for a in range(7):
            is_allowed = c + a >= 1 and c + a + 1 <= energy[BIOTOPE] and c + a <= open_stations
            assert (RULES.refusal(before, 0, Biotope(c, a)) is None) == is_allowed


def cheapest(symbols: Sequence[Station]) -> int:
    """TM2 literally: energies are paid one by one, each for one card or for two of one symbol."""
    if not symbols:
        return 0
    first, *rest = symbols
    alone = 1 + cheapest(rest)
    if first not in rest:
        return alone
    without = list(rest)
    without.remove(first)
    return min(alone, 1 + cheapest(without))


@given(states(Station.MACHINE, most_cards=9))
def test_the_price_at_the_machine_deck_is_the_least_that_covers_the_cards(before: State) -> None:
    """TM2: exactly that is paid."""
    cards = before.hands[0]
    symbols = [COMPONENTS.symbols[card] for card in cards]
    assert machine_price(before, cards) == cheapest(symbols)
    move = Machine(cards)
    if RULES.refusal(before, 0, move) is None:
        assert after(before, move).energy[0][0] == before.energy[0][0] - cheapest(symbols)


class LiteralTracks:
    """C3, C4, O2 and N5 with real stacks: for each station, track and field a stack, the top last."""

    def __init__(self, start: State) -> None:
        self.inner: list[list[list[int]]] = [[[] for _ in range(8)] for _ in STATIONS]
        self.outer: list[list[list[int]]] = [[[] for _ in range(8)] for _ in STATIONS]
        for station in STATIONS:
            count = start.table.seats
            top_to_bottom = [(station + step) % count for step in range(count)]  # S4
            for seat in reversed(top_to_bottom):
                self.inner[station][start.energy[station][seat]].append(seat)
        self._lift(start.active, start.turn)

    def _lift(self, station: Station, seat: int) -> None:
        """O2: from the inner to the same field of the outer track, on top."""
        for number, stack in enumerate(self.inner[station]):
            if seat in stack:
                stack.remove(seat)
                self.outer[station][number].append(seat)
                return

    def change(self, station: Station, seat: int, before: int, number: int) -> None:
        """C4: the marker leaves its stack and lands on top of its new field, on the same track."""
        on_outer = seat in self.outer[station][before]
        track = (self.outer if on_outer else self.inner)[station]
        track[before].remove(seat)
        track[number].append(seat)

    def hear(self, event: object, seat: int) -> None:
        match event:
            case events.TurnBegan(who, station):
                assert self.first(station) == who  # O1: the order of play is that of the stacks
                self._lift(station, who)
            case events.StationEnded(station):
                assert not any(self.inner[station])  # R2: everybody had a turn
                self.inner[station], self.outer[station] = self.outer[station], self.inner[station]
            case _:
                for change in getattr(event, "changes", ()):
                    self.change(change.station, seat, change.before, change.after)

    def first(self, station: Station) -> int:
        return next(seat for stack in reversed(self.inner[station]) for seat in reversed(stack))

    def check(self, now: State) -> None:
        for station in STATIONS:
            for stacks, track in (
                (self.inner[station], now.inner[station]),
                (self.outer[station], now.outer if station is now.active else []),
            ):
                listed = [seat for stack in reversed(stacks) for seat in reversed(stack)]
                assert listed == track
                assert all(now.energy[station][seat] == n for n, stack in enumerate(stacks) for seat in stack)


@given(st.integers(2, 4), st.integers(0, 2**32), st.integers(1, 90))
def test_the_order_of_play_is_that_of_real_stacks(seats: int, seed: int, moves: int) -> None:
    """C4, O1, O2 and N5 in games of luck."""
    match = wandered(seats, seed, moves)
    beginning = RULES.start(match.record.setup)
    real = LiteralTracks(beginning)
    now = beginning
    for entry in match.record.entries:
        later = now.copy()
        for event in RULES.transition(later, entry.seat, entry.move, RecordedChance(entry.draws)):
            real.hear(event, entry.seat)
        now = later
        if now.phase is not Phase.OVER:
            real.check(now)


def test_everybody_passing_three_times_reverses_a_stack_three_times() -> None:
    """Reading 1: who acts later on the same field goes first there next round."""
    for order in permutations(range(3)):
        now = state(["", "", ""], active="biotope", order={"biotope": list(order)})
        move: Move = PASS
        for _ in range(3):
            now = after(now, move)
        assert now.inner[BIOTOPE] == list(reversed(order))


@given(st.lists(st.tuples(st.integers(0, 13), st.integers(0, 7)), min_size=2, max_size=4))
def test_the_winners_have_the_highest_laser_and_of_these_the_most_energy(
    results: list[tuple[int, int]],
) -> None:
    """G2 and G3 as two steps."""
    laser, centre = [it[0] for it in results], [it[1] for it in results]
    tied = [seat for seat in range(len(results)) if laser[seat] == max(laser)]
    most = max(centre[seat] for seat in tied)
    assert winners(laser, centre) == tuple(seat for seat in tied if centre[seat] == most)


def test_every_two_played_cards_bring_one() -> None:
    now = state(["", ""])
    assert [new_cards(now, played) for played in range(8)] == [0, 0, 1, 1, 2, 2, 3, 3]  # N1
