"""Advice for Station Six is true: whatever reason is given for a move, the facts behind it hold."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enix_desktop.catalogue import STATION
from enix_desktop.engine.rng import derived
from enix_desktop.games.station.components import STATIONS, Colour, Station
from enix_desktop.games.station.moves import Discard, Dock, Fill, Move, Shift, Steal, Swap, Take
from enix_desktop.games.station.state import State
from enix_desktop.games.station.view import View
from enix_desktop.players.station.advice import REASONS, Advice, reason
from tests.unit.games.station.tables import COMPONENTS, RULES, after, dealt, state
from tests.unit.players.station_questions import ASKED, Question, questions

GAMES = range(12)
RARE = {"dock-first"}
"""Who is skilled seldom docks without anything to fire."""
SEEDS = st.integers(0, 2**64 - 1)
CENTRE = Station.CENTRE


def advised(game: int) -> Iterator[tuple[State, Move, Advice]]:
    """Every decision of a game of skilled players, and why it was made."""
    skilled, match = STATION.player("skilled"), dealt(2 + game % 3, game)
    while RULES.to_move(match.state):
        seat = match.state.turn
        view, moves = RULES.view(match.state, seat), RULES.legal_moves(match.state, seat)
        luck = derived(game, f"advice/{len(match.record.entries)}")
        move: Move = skilled.choose(view, moves, luck).move
        yield match.state, move, reason(view, move)
        match.play(seat, move)


@cache
def told(game: int) -> Counter[str]:
    """What was said in a game, after all of it was found to be true."""
    counted: Counter[str] = Counter()
    for at, move, advice in advised(game):
        assert_true(at, move, advice)
        counted[advice.reason] += 1
    return counted


@pytest.mark.parametrize("game", GAMES)
def test_no_reason_is_false(game: int) -> None:
    assert told(game)


def test_every_reason_is_given_sometimes() -> None:
    counted = sum((told(game) for game in GAMES), Counter[str]())
    assert set(REASONS) - set(counted) <= RARE


@pytest.mark.parametrize("phase", ASKED, ids=lambda phase: phase.value)
@settings(max_examples=10)
@given(st.data(), SEEDS)
def test_every_move_has_a_true_reason_and_equal_views_the_same(
    phase: Any, data: st.DataObject, secrets: int
) -> None:
    question = data.draw(questions(phase))
    other = Question(RULES.with_other_secrets(question.state, question.seat, secrets))
    for move in question.moves[:200]:
        advice = reason(question.view, move)
        assert_true(question.state, move, advice)
        assert reason(other.view, move) == advice


def test_energy_that_no_shuttle_reaches_promises_no_shots() -> None:
    """Three more at the centre and nothing anywhere else: docked there, each shot takes two of them."""
    nothing = {station.key: [0, 1] for station in STATIONS}
    at = state(
        ["white-sun violet-sun red-sun white-cogs violet-cogs white-glass", ""],
        active="machine",
        energy={**nothing, "machine": [2, 1], "centre": [1, 1]},
    )
    suns = tuple(card for card in at.hands[0] if COMPONENTS.symbols[card] is CENTRE)
    move = next(
        move
        for move in RULES.legal_moves(at, 0)
        if tuple(getattr(move, "cards", ())) == suns and len(suns) == 3
    )
    advice = reason(RULES.view(at, 0), move)
    assert advice == Advice("more-shots", {"before": 1, "after": 2})


def test_what_docking_costs_is_not_fired_from_the_spaceport() -> None:
    at = state(
        ["white-sun white-cogs white-glass", ""],
        active="port",
        energy={"port": [3, 1], "centre": [3, 1]},
    )
    white = COMPONENTS.shuttles.index(Colour.WHITE)
    advice = reason(RULES.view(at, 0), Dock(((white, Station.PORT),)))
    assert advice == Advice("dock-shots", {"shots": 2})


def assert_true(at: State, move: Move, advice: Advice) -> None:
    """The facts are those of the reason, and what they say happens."""
    facts, seat, why = advice.facts, at.turn, advice.reason
    assert set(facts) == set(REASONS[why]), advice
    view, later = RULES.view(at, seat), after(at, move)
    numbers, energy = at.table.numbers, later.energy
    match why:
        case "fire" | "fire-goal":
            fired = later.laser[seat] - at.laser[seat]
            assert (facts["laser"], facts["shots"]) == (later.laser[seat], fired)
            assert (why == "fire-goal") == (later.laser[seat] >= numbers.laser_goal)
            assert facts.get("goal", numbers.laser_goal) == numbers.laser_goal
        case "dock-shots" | "dock-first":
            possible = shots(later, seat)
            assert possible == facts.get("shots", 0)
            assert isinstance(move, Dock)
            assert facts.get("docks", len(move.docks)) == len(move.docks)
        case "more-shots":
            may_dock = at.active < Station.PORT
            before, possible = shots(at, seat, may_dock=may_dock), shots(later, seat, may_dock=may_dock)
            assert (facts["before"], facts["after"]) == (before, possible)
            assert possible > before
        case "centre-up":
            assert (facts["before"], facts["after"]) == (at.energy[CENTRE][seat], energy[CENTRE][seat])
        case "charge":
            station = facts["station"]
            assert isinstance(station, Station)
            assert (facts["before"], facts["after"]) == (at.energy[station][seat], energy[station][seat])
            assert isinstance(move, Fill) or station is not Station.MACHINE
        case "transfer":
            station, target = facts["station"], facts["target"]
            assert isinstance(station, Station)
            assert isinstance(target, Station)
            assert isinstance(move, Shift)
            gained = energy[target][seat] - at.energy[target][seat]
            assert (facts["energy"], facts["after"]) == (gained, energy[target][seat])
        case "spread":
            reached = [each for each in STATIONS if energy[each][seat] > at.energy[each][seat]]
            paid = at.energy[Station.BIOTOPE][seat] - energy[Station.BIOTOPE][seat]
            assert (facts["units"], facts["energy"]) == (len(reached), paid)
        case "draw":
            paid = at.energy[Station.COMMAND][seat] - energy[Station.COMMAND][seat]
            assert (facts["energy"], facts["cards"]) == (paid, later.takes)
        case "steal":
            assert isinstance(move, Steal)
            assert facts["cards"] == len(move.seats)
        case _:
            assert_true_of_cards(view, move, facts, why)


def assert_true_of_cards(view: View, move: Move, facts: Mapping[str, object], why: str) -> None:
    """What is said of cards that are taken, swapped or discarded."""
    symbols, colours = COMPONENTS.symbols, COMPONENTS.colours
    match why, move:
        case (("swap" | "swap-shuttle"), Swap(card)):
            assert facts["card"] == card
            wanted = facts.get("wanted")
            if wanted is not None:
                assert isinstance(wanted, int)
                assert wanted in view.display
                assert colours[wanted] in COMPONENTS.shuttles
                assert colours[card] not in COMPONENTS.shuttles
        case (("take-shuttle" | "take-ahead" | "take-open"), Take(position)):
            assert position is not None
            shown = view.display[position]
            assert facts["card"] == shown
            assert shown is not None
            assert (why == "take-shuttle") == (colours[shown] in COMPONENTS.shuttles)
            if why == "take-ahead":
                assert facts["station"] is symbols[shown]
                assert symbols[shown] > view.active
        case "take-pile", Take(position):
            assert position is None
        case "discard", Discard(cards):
            assert facts["cards"] == cards
        case _:
            assert why == "pass"


def shots(at: State, seat: int, *, may_dock: bool = False) -> int:
    """How often *seat* could fire with the energy and cards of now, by trying everything (TE1 to TE3)."""
    energy = [row[seat] for row in at.energy]
    held = [
        sum(COMPONENTS.colours[card] is colour for card in at.hands[seat]) for colour in COMPONENTS.shuttles
    ]
    free = STATIONS if may_dock else (None,)
    best = 0
    for docks in product(*((place,) if place is not None else free for place in at.shuttles)):
        counts = [
            range(cards + 1) if place is not None else range(1)
            for cards, place in zip(held, docks, strict=True)
        ]
        for fired in product(*counts):
            left = list(energy)
            for place, count in zip(docks, fired, strict=True):
                left[CENTRE] -= count
                if place is not None:
                    left[place] -= count
            if min(left) >= 0:
                best = max(best, sum(fired))
    return best
