"""What each turn of Hertzschlag changed, marked at the table, and the own last turn in words."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.engine.rules import Event
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.counting import Income, Shove
from enix_desktop.games.hertzschlag.events import Cause, Crossing
from enix_desktop.games.hertzschlag.faces import Plant
from enix_desktop.games.hertzschlag.moves import Place, Word
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.hertzschlag.last_move import NOBODY, Turn, TurnMarks, last_turn, turns
from enix_desktop.ui.hertzschlag.table.scene import HertzschlagScene
from enix_desktop.ui.hertzschlag.table.spots import Group
from enix_desktop.ui.table.pieces import looks_of
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.theme import current_theme
from tests.gui.hertzschlag.played import NAMES, wandered
from tests.unit.games.hertzschlag.tables import card

COMPONENTS = standard_components()
WIND, LAMPS = card("Wind with inertia control"), card("LED lamps")
TOLD: list[Event] = [
    events.RoundBegan(1, 0),
    events.EventHappened(6, Shove(4, 0, 0, 0), 0, 4, 4),
    events.Signalled(0, Word.UP),
    events.CardLaid(0, WIND, Place.ACTION),
    events.CardPlayed(0, WIND, 5, 10),
    events.MarkerMoved(0, WIND, Cause.CHANGE, 3, 4, 7, (Crossing(4, 5, -4, 6), Crossing(6, 7, -4, 2)), 2),
    events.MarkerMoved(0, WIND, Cause.TOWARDS, 1, 7, 6, (Crossing(7, 6, 4, 6),), 6),
    events.IncomeTaken(1, None, Income(3, 0, 0), 3, 18),
    events.PlantUsed(Plant.GAS_PLANT, 6, 4),
]


@pytest.fixture(autouse=True)
def in_english(qapp: QApplication) -> Iterator[None]:
    Languages(qapp).use("en")
    yield
    current_theme.use("light")


def test_a_turn_is_the_way_of_the_marker_and_the_money_of_its_owner() -> None:
    assert turns(TOLD) == [
        Turn(NOBODY, ((Spot(Group.FIELD, 0), ""), (Spot(Group.FIELD, 4), "+4"))),
        Turn(0, ((Spot(Group.SEAT, 0), "−€9"), (Spot(Group.FIELD, 4), ""), (Spot(Group.FIELD, 6), "+2"))),
        Turn(1, ((Spot(Group.SEAT, 1), "+€3"),)),
        Turn(NOBODY, ((Spot(Group.FIELD, 6), ""), (Spot(Group.FIELD, 4), "−2"))),
    ]


def test_a_game_that_begins_in_the_middle_of_a_turn_is_marked_too() -> None:
    [turn] = turns(TOLD[6:7])
    assert turn.seat == 0
    assert not turn.is_empty


def test_the_own_last_turn_is_told_with_what_its_card_did() -> None:
    names = PlayerNames(NAMES)
    assert last_turn([], 0, names, COMPONENTS) == "You have not decided anything yet."
    assert last_turn(TOLD[:3], 0, names, COMPONENTS) == "Your last action: You signal: up (+1 or +2)."
    told = last_turn(TOLD, 0, names, COMPONENTS)
    assert told.startswith("Your last action: You play Wind with inertia control for 5 euros")
    assert told.endswith("You have 6 euros now.")


def scene() -> HertzschlagScene:
    game = wandered(3, 1, 12)
    made = HertzschlagScene(game.state.table, NAMES[:3], looks_of(game.match.record.participants))
    made.resize(QSizeF(1024, 660))
    made.show_view(game.view(0))
    return made


def test_the_last_turn_is_marked_and_makes_way(qtbot: QtBot) -> None:
    shown = scene()
    marks = TurnMarks(shown)
    marks.reset(TOLD[:8])
    assert [turn.seat for turn in marks.shown] == [1]
    assert len(marks.items) == 1
    marks.show(turns(TOLD))
    assert len(marks.items) == 8
    marks.make_way()
    assert marks.items == []
    marks.show_last()
    assert len(marks.items) == 1


def test_every_mark_lies_within_the_window(qtbot: QtBot) -> None:
    shown = scene()
    marks = TurnMarks(shown)
    marks.show(turns(TOLD))
    assert all(shown.sceneRect().contains(item.pill.sceneBoundingRect()) for item in marks.items)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_marks_are_seen_in_every_theme(qtbot: QtBot, theme: str) -> None:
    current_theme.use(theme)
    shown = scene()
    marks = TurnMarks(shown)
    pictures = []
    for told in ([], TOLD):
        marks.reset(told)
        image = QImage(shown.sceneRect().size().toSize(), QImage.Format.Format_RGB32)
        image.fill(current_theme.theme.table)
        painter = QPainter(image)
        shown.render(painter)
        painter.end()
        pictures.append(image)
    assert pictures[0] != pictures[1]
