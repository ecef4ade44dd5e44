"""What the last turn changed is marked at the ring of Station Six, and the own last turn is told."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from enix_desktop.engine.rules import Event
from enix_desktop.games.station import events
from enix_desktop.games.station.components import STATIONS, Station, standard_components
from enix_desktop.games.station.events import Change
from enix_desktop.games.station.view import view
from enix_desktop.ui.station.hint_words import HintWords
from enix_desktop.ui.station.hints import StationHints
from enix_desktop.ui.station.last_move import NOBODY, Turn, TurnMarks, last_turn, turns
from enix_desktop.ui.station.table.scene import StationScene
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.table.lamp import LAMP, LampRing
from enix_desktop.ui.table.pieces import looks_of
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.theme import current_theme
from tests.gui.seeing import blank
from tests.unit.games.station.tables import dealt

NAMES = ("Ada", "Ben")
COMPONENTS = standard_components()
MACHINE, COMMAND, CENTRE = (Spot(Group.ROOM, station) for station in (0, 1, 5))
FILLED = events.Filled(0, (0, 1), (Change(Station.MACHINE, 3, 5),))
SHIFTED = events.Shifted(
    1, Station.MACHINE, (3,), (), (Change(Station.MACHINE, 3, 2), Change(Station.COMMAND, 4, 5))
)
FIRED = events.LaserFired(0, ((1, 12), (1, 13)), (Change(Station.CENTRE, 4, 2),), 3, 5)
EXCHANGED = events.BridgesExchanged(3, Station.PORT, ((2, 2), (3, 3)), ((2, 6), (3, 7)))
TOLD: list[Event] = [
    events.TurnBegan(0, Station.MACHINE, 3),
    FILLED,
    events.CardTaken(0, 1, 20),
    events.TurnBegan(1, Station.MACHINE, 3),
    SHIFTED,
]


def scene() -> StationScene:
    match = dealt(2, 3)
    made = StationScene(match.state.table, NAMES, looks_of(match.record.participants))
    made.resize(QSizeF(1024, 660))
    made.show_view(view(match.state, 0))
    return made


def test_a_turn_is_what_changed_in_rooms_and_over_bridges() -> None:
    assert turns(TOLD) == [
        Turn(0, ((MACHINE, "+2"),)),
        Turn(1, ((MACHINE, "\N{MINUS SIGN}1"), (COMMAND, "+1"), (Spot(Group.BRIDGE, 0), ""))),
    ]


def test_shots_mark_the_laser_and_each_shuttle_once() -> None:
    [turn] = turns([FIRED])
    assert turn.marks == (
        (CENTRE, "\N{MINUS SIGN}2"),
        (Spot(Group.SHUTTLE, 1), ""),
        (Spot(Group.LASER, 0), "+2"),
    )


def test_docking_stealing_and_swapping_are_marked_and_passing_is_not() -> None:
    docked = events.ShuttlesDocked(0, ((1, Station.BIOTOPE),), (Change(Station.PORT, 1, 0),))
    stole = events.CanteenUsed(0, (1,), (Change(Station.CANTEEN, 3, 2),))
    marked = [
        {spot.group for spot, _ in turn.marks}
        for turn in turns(
            [
                *(docked, events.TurnBegan(0, Station.CANTEEN, 3), stole),
                *(events.TurnBegan(0, Station.CENTRE, 3), events.Swapped(0, 4)),
                *(events.TurnBegan(0, Station.CENTRE, 3), events.Passed(0, Station.CENTRE)),
            ]
        )
    ]
    assert marked == [{Group.ROOM, Group.SHUTTLE}, {Group.ROOM, Group.SEAT}, {Group.DISCARDS}, set()]
    assert turns([events.Passed(0, Station.CENTRE)])[0].is_empty


def test_nothing_secret_is_marked() -> None:
    told: list[Event] = [events.TurnBegan(0, Station.MACHINE, 3), events.CardTaken(0, None, 20)]
    assert turns(told) == [Turn(0)]
    assert turns([event.seen_by(1) for event in told]) == turns(told)


def test_the_last_turn_is_marked_with_bridges_exchanged_after_it(qtbot: QtBot) -> None:
    shown = scene()
    marks = TurnMarks(shown)
    marks.reset(TOLD)
    assert [turn.seat for turn in marks.shown] == [1]
    assert [item.pill.text for item in marks.items] == ["\N{MINUS SIGN}1", "+1", ""]
    marks.reset([*TOLD, EXCHANGED])
    assert [turn.seat for turn in marks.shown] == [1, NOBODY]
    marks.show(turns(TOLD)[:1])
    assert [item.pill.text for item in marks.items] == ["+2"]
    marks.show_last()
    assert len(marks.items) == 5
    marks.make_way()
    assert marks.items == []


@pytest.mark.parametrize("station", STATIONS)
def test_every_mark_lies_within_the_window(qtbot: QtBot, station: Station) -> None:
    match = dealt(2, 3)
    shown = scene()
    shuttles = tuple(station for _ in COMPONENTS.shuttles)
    shown.show_view(replace(view(match.state, 0), shuttles=shuttles))
    marks = TurnMarks(shown)
    docked = tuple((Spot(Group.SHUTTLE, shuttle), "") for shuttle in range(len(shuttles)))
    marks.show([Turn(0, (*docked, (Spot(Group.ROOM, station), "+2"), (Spot(Group.SEAT, 1), "+1")))])
    assert len(marks.items) == 4
    assert all(shown.sceneRect().contains(item.pill.sceneBoundingRect()) for item in marks.items)


def test_marks_follow_the_table_and_let_clicks_through(qtbot: QtBot) -> None:
    shown = scene()
    marks = TurnMarks(shown)
    marks.reset(TOLD)
    shown.resize(QSizeF(1600, 900))
    room = shown.outline(MACHINE).boundingRect()
    assert marks.items[0].path.boundingRect() == room
    assert shown.spot_at(room.center()) in (MACHINE, Spot(Group.DEVICE, 0))
    marks.reset([])
    assert marks.items == []


def test_marks_are_seen_in_every_theme(qtbot: QtBot) -> None:
    shown = scene()
    marks = TurnMarks(shown)
    for theme in ("light", "dark", "contrast"):
        current_theme.use(theme)
        pictures = []
        for told in ([], TOLD):
            marks.reset(told)
            image = blank(shown.sceneRect().size().toSize(), current_theme.theme.table)
            painter = QPainter(image)
            shown.render(painter)
            painter.end()
            pictures.append(image)
        assert pictures[0] != pictures[1], theme


def test_the_own_last_turn_is_told(qtbot: QtBot) -> None:
    names = PlayerNames(NAMES)
    assert last_turn([], 0, names, COMPONENTS) == "You have not had a turn yet."
    told = last_turn(TOLD, 0, names, COMPONENTS)
    assert told.startswith("Your last turn: You charge the machine deck from 3 to 5")


def test_marks_of_stations_leave_the_track_of_the_laser_free(qtbot: QtBot) -> None:
    shown = scene()
    marks = TurnMarks(shown)
    moved = tuple(Change(station, 3, 4) for station in (Station.MACHINE, Station.PORT))
    marks.reset([events.TurnBegan(0, Station.MACHINE, 3), events.MachineUsed(0, (), 1, moved)])
    pills = [item.pill.sceneBoundingRect() for item in marks.items]
    assert len(pills) == 2
    assert not any(pill.intersects(shown.ring.laser_track) for pill in pills)


def test_a_lamp_at_the_edge_of_the_table_is_whole(qtbot: QtBot) -> None:
    match = dealt(2, 3)
    match.state.shuttles[1] = Station.MACHINE
    shown = scene()
    shown.show_view(view(match.state, 0))
    hints = StationHints(shown, HintWords(PlayerNames(NAMES), COMPONENTS))
    ring = hints._ring(Spot(Group.SHUTTLE, 1))
    assert isinstance(ring, LampRing)
    lamp = ring.mapToScene(ring._lamp)
    assert shown.sceneRect().contains(QRectF(lamp.x() - LAMP, lamp.y() - LAMP, 2 * LAMP, 2 * LAMP))
