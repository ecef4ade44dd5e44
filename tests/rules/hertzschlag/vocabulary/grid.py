"""Sentences about the frequency track, events, calm and secondary control."""

from tests.rules.hertzschlag.position import RULES, Position
from tests.rules.hertzschlag.vocabulary.checks import Check, Instead, holds, same
from tests.rules.hertzschlag.words import KINDS, events_in, events_named, field_in, plant_in
from tests.rules.words import Vocabulary, Words

grid: Vocabulary[Check] = Vocabulary(kinds=KINDS)


@grid("the marker is on {field}")
def _(at: Position, words: Words) -> Instead:
    return same(at.state.marker, field_in(words), "the marker is on")


@grid("the marker is in the green area")
def _(at: Position, words: Words) -> Instead:
    return holds(at.state.plant_needed() is None, f"the marker is on {at.state.marker}")


@grid("the {plant} is needed")
def _(at: Position, words: Words) -> Instead:
    return same(at.state.plant_needed(), plant_in(words), "needed is")


@grid("the track goes from {field} to {high:field}, its green area from {low:field} to {top:field}")
def _(at: Position, words: Words) -> Instead:
    track = at.state.table.components.track
    found = track.lowest, track.highest, track.green_lowest, track.green_highest
    return same(found, tuple(field_in(words, name) for name in ("field", "high", "low", "top")), "it is")


@grid("field {field} stands for {hertz} Hz")
def _(at: Position, words: Words) -> Instead:
    hertz = (50_000 + field_in(words) * at.state.table.components.track.millihertz) / 1000
    return same(hertz, float(words.text("hertz")), "it stands for")


@grid("there are {number} thresholds")
def _(at: Position, words: Words) -> Instead:
    return same(len(at.state.table.components.track.thresholds), words.number(), "thresholds")


@grid("a threshold lies between {field} and {high:field}")
def _(at: Position, words: Words) -> Instead:
    track = at.state.table.components.track
    return holds(track.has_threshold(field_in(words), field_in(words, "high")), f"{track.thresholds}")


@grid("the calm of the grid is {number}")
def _(at: Position, words: Words) -> Instead:
    return same(at.state.calm, words.number(), "the calm is")


@grid("secondary control costs {number} euro")
def _(at: Position, words: Words) -> Instead:
    return same(at.state.price, words.number(), "it costs")


@grid("the {plant} is ready")
def _(at: Position, words: Words) -> Instead:
    return holds(at.state.plants[plant_in(words)], "it is used up")


@grid("the {plant} is used up")
def _(at: Position, words: Words) -> Instead:
    return holds(not at.state.plants[plant_in(words)], "it is ready")


@grid("the events so far are {events}")
def _(at: Position, words: Words) -> Instead:
    shown = tuple(at.state.shown)
    return holds(shown == events_in(words), events_named(shown))


@grid("{number} event(s) so far, all different")
def _(at: Position, words: Words) -> Instead:
    shown = RULES.view(at.state, 0).shown
    return same((len(shown), len(set(shown))), (words.number(), words.number()), "events")


@grid("there are {number} events, {goals:number} goal cards with two goals each and {plants:number} plants")
def _(at: Position, words: Words) -> Instead:
    box = at.state.table.components
    assert all(len(card.goals) == 2 for card in box.goals), "two goals each"
    found = len(box.events), len(box.goals), len(at.state.plants)
    return same(found, (words.number(), words.number("goals"), words.number("plants")), "there are")
