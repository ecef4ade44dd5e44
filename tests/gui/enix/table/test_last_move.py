"""The last move stays marked, and one's own last move can be shown again."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QApplication

from enix_desktop.engine.rules import Event
from enix_desktop.games.enix import events
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import Cross
from enix_desktop.geometry.hexes import Hex
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.enix.board_geometry import centre
from enix_desktop.ui.enix.place_layout import TWO_ROWS, PlaceLayout
from enix_desktop.ui.enix.table_plan import TablePlan
from enix_desktop.ui.enix.trace_items import GainItem, PieceChip, TraceItem
from enix_desktop.ui.enix.traces import Trace
from enix_desktop.ui.table.last_move import LastMove
from tests.gui.enix.table.conftest import SitDown
from tests.gui.enix.table.person import Person

HANDS = ["hydro-01 hydro-02 hydro-03 solar-01 solar-02 solar-03", "solar-11 wind-01 wind-03 wind-02 wind-05"]
BEN_MOVES = {"hands": HANDS, "pawns": ["biomass", "solar"]}
"""Ada lays a card below zero, Ben one worth nine: he goes, she stays."""


@pytest.fixture
def person(sit_down: SitDown) -> Person:
    """Ben has gone to geothermal heat, and all are asked for the next card."""
    seated = sit_down(BEN_MOVES)
    seated.obedient.told[1] = [Cross(Energy.GEOTHERMAL)]
    seated.double_click(seated.card("hydro-01"))
    seated.wait(lambda: any(isinstance(event, events.PawnCrossed) for event in seated.controller.told()))
    return seated


def marks_of(person: Person, kind: type) -> list:  # type: ignore[type-arg]
    return [item for item in person.scene.marks.items() if isinstance(item, kind)]


def test_the_move_of_a_computer_stays_marked(person: Person) -> None:
    crossed = [event for event in person.controller.told() if isinstance(event, events.PawnCrossed)]
    person.wait(lambda: not person.screen.queue.is_running)
    (trace,) = person.scene.marks.shown
    assert [(step.origin, step.target) for step in trace.steps][:1] == [
        (crossed[0].origin, crossed[0].target)
    ]
    assert len(marks_of(person, TraceItem)) == 1
    before = person.scene.marks.shown
    person.scene.show_view(person.controller.view())
    assert person.scene.marks.shown == before
    assert len(marks_of(person, TraceItem)) == 1


def test_marks_of_the_same_move_are_not_painted_again(person: Person) -> None:
    person.wait(lambda: not person.screen.queue.is_running)
    before = person.scene.marks.items()
    assert before
    person.scene.show_view(person.controller.view())
    assert all(old is new for old, new in zip(before, person.scene.marks.items(), strict=True))
    tile = person.scene.board.tiles[Energy.WIND]
    tile.setPos(tile.pos() + QPointF(40, 0))
    person.scene.marks.draw()
    (trace,) = marks_of(person, TraceItem)
    assert trace not in before  # an arrow leads to where the tiles are


def test_cards_that_changed_hands_are_marked_at_stacks_and_places(sit_down: SitDown) -> None:
    person = sit_down(BEN_MOVES)
    marks = person.scene.marks
    marks.reset(
        [
            events.TurnBegan(1, 3),
            events.CardsTaken(1, Energy.WIND, (0, 3), None),
            events.CardStolen(1, 0, Energy.SOLAR, None),
            events.CardsDiscarded(1, (4,)),
        ]
    )
    assert len(marks_of(person, PieceChip)) == 3
    gains = {(item.energy, item.text) for item in marks_of(person, GainItem)}
    assert gains == {(Energy.WIND, "+2"), (Energy.SOLAR, "+1"), (Energy.SOLAR, "\N{MINUS SIGN}1")}
    table = QRectF(person.view.viewport().rect())
    for item in (*marks_of(person, PieceChip), *marks_of(person, GainItem)):
        assert table.contains(item.scenePos())
    assert_gains_cover_nothing(person)


def assert_gains_cover_nothing(person: Person) -> None:
    """Captions, symbols and numbers of a place can be read beside what was gained."""
    places, gains = person.scene.places, marks_of(person, GainItem)
    for place in places:
        caption = place.layout.caption
        backs = [place.back(energy) for energy in Energy if place.shows_back(energy)]
        for rect in (place.mapRectToScene(covered) for covered in (caption, *backs)):
            assert not any(item.sceneBoundingRect().intersects(rect) for item in gains)
    for one, other in combinations(gains, 2):
        assert not one.sceneBoundingRect().adjusted(2, 0, -2, 0).intersects(other.sceneBoundingRect())


def test_gains_cover_nothing_even_of_a_full_hand_in_a_small_window(sit_down: SitDown) -> None:
    ben = "solar-01 hydro-01 wind-01 geothermal-01 ocean-01 biomass-01"
    person = sit_down({**BEN_MOVES, "hands": ["solar-05 hydro-04 wind-07", ben], "moves": []})
    person.screen.resize(1024, 660)
    person.wait(lambda: person.view.viewport().width() == 1024)
    drawn = [events.CardsTaken(1, energy, (0,), None) for energy in Energy]
    person.scene.marks.reset([events.TurnBegan(1, 3), *drawn])
    assert len(marks_of(person, GainItem)) == len(Energy)
    assert_gains_cover_nothing(person)


def test_marks_do_not_catch_the_mouse(person: Person) -> None:
    person.wait_to_be_asked()
    for item in person.scene.marks.items():
        assert item.shape().isEmpty()
        assert item.acceptedMouseButtons() == Qt.MouseButton.NoButton


def test_marks_follow_the_window(sit_down: SitDown) -> None:
    person = sit_down(BEN_MOVES)
    person.scene.marks.reset([events.TurnBegan(1, 3), events.CardsDrawn(1, 2, (Energy.WIND,), None)])
    spots = []
    for width, height in ((1280, 800), (1600, 1000)):
        person.screen.resize(width, height)
        QApplication.processEvents()
        assert person.view.viewport().width() == width
        (chip,) = marks_of(person, PieceChip)
        stack = person.scene.stacks[2]
        spots.append(chip.scenePos())
        assert stack.sceneBoundingRect().contains(chip.scenePos())
    assert spots[0] != spots[1]


def told(person: Person, happened: list[Event], monkeypatch: pytest.MonkeyPatch) -> LastMove[Trace]:
    """As if all this had been told to whoever is looking."""
    monkeypatch.setattr(person.controller, "told", lambda: happened)
    return person.screen.last_move


TOLD: list[Event] = [
    events.TurnBegan(0, 5),
    events.TilePlaced(0, Energy.WIND, Hex(0, 1), Hex(0, 1), 0, 1),
    events.PawnCrossed(0, Energy.SOLAR, Energy.HYDRO, 1, 4),
    events.CardsTaken(0, Energy.HYDRO, (1,), (17,)),
    events.CardsDrawn(0, 2, (Energy.WIND,), (50,)),
    events.TurnBegan(1, 2),
    events.PawnCrossed(1, Energy.SOLAR, Energy.HYDRO, 1, 1),
    events.CardStolen(1, 0, Energy.WIND, 50),
]


def test_the_own_last_move_and_all_since_are_told_and_marked(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    Languages(qapp).use("en")
    person = sit_down(BEN_MOVES)
    last_move = told(person, TOLD, monkeypatch)
    person.key(Qt.Key.Key_V)
    lines = [line.text for line in person.screen.story.recap.panel.lines]
    assert lines[0] == "You turned Wind energy. You went to Hydropower. You got 2 cards."
    assert "Ben went to Hydropower." in lines
    assert any(line.startswith("Ben stole from you: ") for line in lines)
    assert [trace.seat for trace in person.scene.marks.shown] == [0, 1]
    assert last_move.is_open


def test_the_turns_since_are_marked_one_after_the_other(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit_down(BEN_MOVES)
    last_move = told(person, TOLD, monkeypatch)
    person.screen.set_speed("normal")
    last_move.toggle()
    assert [trace.seat for trace in person.scene.marks.shown] == [0]
    assert last_move._next.isActive()
    last_move._next.timeout.emit()
    assert [trace.seat for trace in person.scene.marks.shown] == [0, 1]
    last_move._next.stop()


def test_shown_again_it_is_put_away(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    person = sit_down(BEN_MOVES)
    panel, marks = person.screen.story.recap.panel, person.scene.marks.shown
    last_move = told(person, TOLD, monkeypatch)
    person.key(Qt.Key.Key_V)
    assert panel.isVisible()
    person.key(Qt.Key.Key_V)
    assert not last_move.is_open
    assert not panel.isVisible()
    assert person.scene.marks.shown == marks


def test_a_decision_puts_it_away(sit_down: SitDown) -> None:
    person = sit_down(BEN_MOVES)
    person.key(Qt.Key.Key_V)
    assert [line.text for line in person.screen.story.recap.panel.lines] == ["You have not had a turn yet."]
    person.double_click(person.card("hydro-01"))
    person.wait_to_be_asked()
    assert not person.screen.last_move.is_open


def test_behind_a_curtain_nothing_is_told(sit_down: SitDown) -> None:
    person = sit_down(BEN_MOVES)
    person.screen.hide()
    person.screen.toggle_last_move()
    assert not person.screen.last_move.is_open
    assert person.screen.story.recap.panel.lines == ()


def test_nothing_is_told_that_the_others_took(sit_down: SitDown) -> None:
    words = sit_down(BEN_MOVES).screen.last_move_words
    others: list[Event] = [
        events.TurnBegan(1, 2),
        events.CardsTaken(1, Energy.HYDRO, (1,), (17,)),
        events.CardStolen(1, 2, Energy.WIND, 50),
    ]
    hidden = [event.seen_by(0) for event in others]

    assert words.sentence(others, 0) == words.sentence(hidden, 0)


def test_the_cell_that_a_tile_left_is_drawn_only_inside_the_board(sit_down: SitDown) -> None:
    person = sit_down(BEN_MOVES)
    board, marks = person.scene.board, person.scene.marks
    near = min((Hex(q, r) for q in range(-4, 5) for r in range(-4, 5)), key=lambda cell: bare(person, cell))
    marks.reset(
        [events.TurnBegan(1, 0)]
        + [events.TilePlaced(1, Energy.WIND, cell, Hex(9, 9), 0, 0) for cell in (near, Hex(-7, 0))]
    )
    (trace,) = marks_of(person, TraceItem)
    room = person.scene.board_room
    assert all(room.contains(board.mapRectToScene(cell.boundingRect())) for cell in trace.left_cells)
    person.scene.zoom(0.4, room.center())
    assert len(trace.left_cells) >= 1
    assert trace.left_cells[0].boundingRect().center() == centre(near)
    person.scene.camera.pan(QPointF(-5000, 0))
    assert trace.left_cells == []


def bare(person: Person, cell: Hex) -> float:
    """How far a bare *cell* is from the middle of the board; what a tile lies on is beyond everything."""
    away = [(tile.pos() - centre(cell)).manhattanLength() for tile in person.scene.board.tiles.values()]
    return sum(away) if min(away) > 100 else 1e9


@pytest.mark.parametrize("size", [(1024, 640), (1024, 700), (1280, 760), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("seats", range(2, 7))
def test_what_was_gained_is_told_inside_the_place(
    qapp: QApplication, seats: int, size: tuple[int, int]
) -> None:
    for is_public in (False, True):
        plan = TablePlan(QSizeF(*size), seats - (not is_public), 5, has_hand=not is_public)
        places = [*plan.places, *([] if is_public else [plan.own_place])]
        for rect in places:
            room = QRectF(0, 0, rect.width(), rect.height())
            layout = PlaceLayout(room, rect == plan.own_place)
            for energy in Energy:
                tag = GainItem(energy, 1).boundingRect().translated(layout.tag(energy))
                assert room.contains(tag), f"{seats} seats at {size}: {tag} is not in {room}"
                assert layout.lamp(energy).top() >= layout.caption.bottom()
            if layout.lamp(Energy.SOLAR).width() > TWO_ROWS:
                assert layout.all_six.top() >= layout.caption.bottom()
