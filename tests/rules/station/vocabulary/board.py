"""Sentences about energy, bridges, shuttles and the laser."""

from enix_desktop.games.station.predicates import bridge_colour
from tests.rules.station.position import Position
from tests.rules.station.vocabulary.checks import Check, Instead, holds, same
from tests.rules.station.words import KINDS, colour_in, colours_in, shuttle_of, station_in
from tests.rules.words import Vocabulary, Words, listed

board: Vocabulary[Check] = Vocabulary(kinds=KINDS)


@board("seat {seat} has {number} energy at {station}")
def _(at: Position, words: Words) -> Instead:
    return same(at.state.energy[station_in(words)][words.seat()], words.number(), "the energy there is")


@board("everybody has {number} energy at {station}")
def _(at: Position, words: Words) -> Instead:
    numbers = at.state.energy[station_in(words)]
    return holds(set(numbers) == {words.number()}, f"energies there: {numbers}")


@board("seat {seat} has the energies {numbers}")
def _(at: Position, words: Words) -> Instead:
    numbers = tuple(row[words.seat()] for row in at.state.energy)
    return same(numbers, words.numbers(), "from the machine deck on")


@board("no two seats have the same energies")
def _(at: Position, words: Words) -> Instead:
    rows = list(zip(*at.state.energy, strict=True))
    return holds(len(set(rows)) == len(rows), f"energies: {rows}")


@board("seat {seat} has {number} on the laser")
def _(at: Position, words: Words) -> Instead:
    return same(at.state.laser[words.seat()], words.number(), "on the laser")


@board("everybody has {number} on the laser")
def _(at: Position, words: Words) -> Instead:
    return holds(set(at.state.laser) == {words.number()}, f"lasers: {at.state.laser}")


@board("the {colour} shuttle is at {station}")
def _(at: Position, words: Words) -> Instead:
    place = at.state.shuttles[shuttle_of(colour_in(words))]
    return holds(place is station_in(words), f"it is at {place and place.key}")


@board("all shuttles lie beside the pile")
def _(at: Position, words: Words) -> Instead:
    return holds(not any(place is not None for place in at.state.shuttles), f"at {at.state.shuttles}")


@board("the bridges in the ring are {colours}")
def _(at: Position, words: Words) -> Instead:
    ring = tuple(bridge_colour(at.state, slot) for slot in range(len(at.state.ring)))
    return holds(ring == colours_in(words), listed(colour.key for colour in ring))


@board("the bridges aside are {colours}")
def _(at: Position, words: Words) -> Instead:
    spare = [at.state.table.components.bridges[bridge] for bridge in at.state.spare]
    return holds(sorted(spare) == sorted(colours_in(words)), listed(colour.key for colour in spare))
