"""Everything that happens is shown step by step, and every step can be painted for whoever looks."""

from copy import deepcopy

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.catalogue import STATION
from enix_desktop.engine.match import replay
from enix_desktop.engine.rules import EVERYBODY, Event, Seat
from enix_desktop.games.station import events
from enix_desktop.games.station.moves import Steal
from enix_desktop.ui.station.last_move import ACTIONS
from enix_desktop.ui.station.table.animation import animations
from enix_desktop.ui.station.table.animation_stage import Stage
from enix_desktop.ui.station.table.marker_item import LASER
from enix_desktop.ui.station.table.screen import StationTable
from tests.gui.station.table.positions import position
from tools.station_screens import played_until, table

TOLD_IN_FLIGHT = (events.CardStolen, events.RowTaken, events.BridgesExchanged, events.SupplyDrawn)
MIDWAY = 0.6
"""When a step is looked at."""


def look_at_all(at: StationTable) -> int:
    """Paint the table in the middle of each step; return how many there were."""
    steps = 0
    while (running := at.queue._running) is not None:
        running.pause()
        running.setCurrentTime(round(running.totalDuration() * MIDWAY))
        at.view.grab()
        running.resume()
        running.setCurrentTime(running.totalDuration())
        steps += 1
    assert not at.queue.is_running
    return steps


@pytest.mark.parametrize(("viewer", "hands"), [(0, "secret"), (EVERYBODY, "open")])
def test_two_rounds_are_painted_step_by_step(qtbot: QtBot, viewer: Seat, hands: str) -> None:
    match = played_until(3, 4, lambda s: s.round == 3, people=2, hands=hands)
    first, *steps = replay(STATION.rules, STATION.codec, match.record)
    at = table(played_until(3, 4, lambda s: True, people=2, hands=hands), viewer)
    qtbot.addWidget(at)
    at.set_speed("normal")
    at.scene.show_view(STATION.rules.view(first.state, viewer))
    kinds = {type(event) for event in first.events}
    for step in steps:
        happened: list[Event] = [event.seen_by(viewer) for event in step.events]
        at.animate(happened, STATION.rules.view(step.state, viewer))
        look_at_all(at)
        kinds |= {type(event) for event in happened}
    assert kinds >= {*TOLD_IN_FLIGHT, *ACTIONS} - {events.Passed}


def robots(at: StationTable) -> tuple[object, ...]:
    """Where all robots lie, and on whom."""
    markers = at.scene.markers
    return deepcopy((markers._energy, markers._inner, markers._outer, markers._laser))


def test_robots_lie_after_each_step_as_the_rules_say(qtbot: QtBot) -> None:
    """Before the view itself is shown: stacks are the same, from top to bottom (C4, O2, N5)."""
    match = played_until(4, 2, lambda s: s.round == 4, people=1)
    first, *steps = replay(STATION.rules, STATION.codec, match.record)
    at = table(match)
    qtbot.addWidget(at)
    at.scene.show_view(STATION.rules.view(first.state, 0))
    for step in steps:
        view = STATION.rules.view(step.state, 0)
        stage = Stage(at.scene, view, lambda milliseconds: 0)
        for event in step.events:
            stage.land()
            animations(event.seen_by(0), stage)
        stage.land()
        told = robots(at)
        at.scene.show_view(view)
        assert robots(at) == told


def test_a_laser_beyond_the_last_field_shows_its_number(qtbot: QtBot) -> None:
    at = position(
        qtbot, ["red-sun", "", "", ""], active="centre", laser=[7, 8, 13, 0], order={"centre": [0, 1, 2, 3]}
    ).at
    assert [item._note for item in at.scene.markers.items[LASER]] == ["", "8", "13", ""]


def test_a_card_that_one_has_stolen_lies_in_front_of_one_when_it_arrives(qtbot: QtBot) -> None:
    at = position(
        qtbot,
        ["red-sun", "blue-glass", "white-sun"],
        active="canteen",
        energy={"canteen": [3, 1, 1]},
    ).at
    at.set_speed("normal")
    match, place = at.driver.match, at.scene.places[0]
    [card] = match.state.hands[1]
    happened = match.play(0, Steal((1,)))
    shown = [event.seen_by(0) for event in happened]
    at.animate(shown, STATION.rules.view(match.state, 0))
    assert place.row_count == 0
    assert look_at_all(at) >= 2
    assert (place.row_count, place.row) == (1, (card,))
