"""Turning and moving a tile with the mouse (A4, A5)."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication

from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import PlaceTile
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.rules import EnixRules
from enix_desktop.geometry.hexes import Hex
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.enix.board_geometry import TILE_RADIUS, centre
from enix_desktop.ui.enix.change_legend import ChangeLegend
from enix_desktop.ui.enix.spots import Group
from enix_desktop.ui.table.shapes import hexagon
from enix_desktop.ui.table.spots import Spot
from tests.gui.enix.table.conftest import SitDown
from tests.gui.enix.table.person import Person

# Two rows joined by wind, which has exactly one other cell (the books' third example).
LINK = {
    "tiles": {
        "solar": "(-1, 0) turned 0",
        "hydro": "(0, 0) turned 0",
        "wind": "(1, 0) turned 0",
        "geothermal": "(1, 1) turned 0",
        "ocean": "(2, 1) turned 0",
        "biomass": "(3, 1) turned 0",
    },
    "pawns": ["wind", "biomass"],
    "cap": "wind",
    "hands": ["solar-04 hydro-01 hydro-02", "solar-01 wind-01 wind-02"],
    "moves": ["all lay solar-04 and solar-01", "everybody passes"],
}
TURN_BACK, TURN_ON, TICK, CROSS = range(4)
ISLAND_SENTENCE = "“Solar energy” and “Hydropower” would be an island: all tiles must stay connected."
ALLOWED, ISLAND, LONELY = Hex(0, 1), Hex(2, 0), Hex(-2, 2)


@pytest.fixture
def person(sit_down: SitDown) -> Person:
    seated = sit_down(LINK)
    assert seated.phase is Phase.PLACE_TILE
    return seated


def drag_wind(person: Person, cell: Hex) -> None:
    person.drag(person.tile(Energy.WIND), person.cell(cell))


def turned(person: Person, energy: Energy) -> int:
    return round(person.scene.board.tiles[energy]._angle / 60) % 6


def lies_on(person: Person, energy: Energy, cell: Hex) -> bool:
    return (person.scene.board.tiles[energy].pos() - centre(cell)).manhattanLength() < 0.01


def test_every_tile_is_offered_and_the_prompt_says_who_does_what(person: Person) -> None:
    assert set(person.glows().values()) == {"may"}
    assert len(person.glows()) == 6
    assert person.prompt == "Ada, drag a tile to move it, or click it to turn it (keys: Enter, arrows, R)."


def test_the_cells_where_a_tile_may_go_are_shown_as_soon_as_it_is_lifted(person: Person) -> None:
    person.press(person.tile(Energy.WIND))
    cells = person.scene.board.cells
    assert set(cells._cells) == {ALLOWED, Hex(1, 0)}
    assert person.is_lifted(Energy.WIND)
    person.release(person.tile(Energy.WIND))
    assert set(cells._cells) == {ALLOWED, Hex(1, 0)}


def test_a_dragged_tile_follows_the_mouse_and_its_ghost_snaps_to_the_nearest_cell(person: Person) -> None:
    start, end = person.tile(Energy.WIND), person.cell(ALLOWED) + QPoint(9, 5)
    person.press(start)
    person.move_to(end, start)
    assert (person.tile(Energy.WIND) - end).manhattanLength() <= 20
    assert not lies_on(person, Energy.WIND, ALLOWED)
    assert person.scene.board.cells._ghost.pos() == centre(ALLOWED)
    assert not person.scene.board.cells._ghost._is_refused
    assert person.glows() == {"wind": "chosen"}
    person.release(end)
    assert lies_on(person, Energy.WIND, ALLOWED)


def test_an_allowed_drop_decides_nothing_before_it_is_confirmed(person: Person) -> None:
    drag_wind(person, ALLOWED)
    assert person.moves == []
    assert person.state.layout.cells[Energy.WIND] == Hex(1, 0)
    assert person.buttons()["confirm"].isEnabled()
    assert person.prompt == ("Wind energy can go here: ✓ leaves it there, ✕ puts it back (keys: Enter, Esc).")


@pytest.mark.parametrize("how", ["tick", "enter", "button"])
def test_tick_enter_and_button_confirm(person: Person, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drag_wind(person, ALLOWED)
    refusal, judged = EnixRules.refusal, []

    def noted(state: Any, seat: int, move: Any) -> Any:
        judged.append(move)
        return refusal(state, seat, move)

    monkeypatch.setattr(EnixRules, "refusal", staticmethod(noted))
    match how:
        case "tick":
            person.click(person.handle(TICK))
        case "enter":
            person.key(Qt.Key.Key_Return)
        case _:
            person.push("confirm")
    assert person.moves == [PlaceTile(Energy.WIND, ALLOWED, 0)]
    assert judged.count(person.moves[0]) == 1, "the rules are asked once"
    assert lies_on(person, Energy.WIND, ALLOWED)
    assert not person.is_lifted(Energy.WIND)
    assert person.scene.board.cells._cells == ()


@pytest.mark.parametrize("how", ["cross", "escape", "button"])
def test_cross_escape_and_button_put_the_tile_back(person: Person, how: str) -> None:
    drag_wind(person, ALLOWED)
    person.wheel(person.tile(Energy.WIND), -1)
    match how:
        case "cross":
            person.click(person.handle(CROSS))
        case "escape":
            person.key(Qt.Key.Key_Escape)
        case _:
            person.push("cancel")
    assert person.moves == []
    assert lies_on(person, Energy.WIND, Hex(1, 0))
    assert turned(person, Energy.WIND) == 0
    assert not person.is_lifted(Energy.WIND)
    assert person.scene.board.cells._cells == ()
    assert len(person.glows()) == 6
    assert person.buttons() == {}
    drag_wind(person, ALLOWED)
    person.key(Qt.Key.Key_Return)
    assert person.moves == [PlaceTile(Energy.WIND, ALLOWED, 0)]


def test_over_a_forbidden_place_the_ghost_is_refused_and_the_island_is_shown(person: Person) -> None:
    start, end = person.tile(Energy.WIND), person.cell(ISLAND)
    person.press(start)
    person.move_to(end, start)
    assert person.scene.board.cells._ghost._is_refused
    assert person.scene.board.cells._ghost.pos() == centre(ISLAND)
    assert person.is_refused
    assert person.prompt == ISLAND_SENTENCE
    assert person.glows() == {"wind": "refused", "solar": "island", "hydro": "island"}
    person.move_to(person.cell(ALLOWED), end)
    assert not person.is_refused
    assert person.glows() == {"wind": "chosen"}


def test_a_refused_drop_goes_back_and_the_sentence_stays(person: Person) -> None:
    drag_wind(person, ISLAND)
    assert lies_on(person, Energy.WIND, Hex(1, 0))
    assert person.is_refused
    assert person.prompt == ISLAND_SENTENCE
    assert person.moves == []
    assert not person.is_lifted(Energy.WIND)


def test_a_tile_dropped_where_it_touches_nothing_is_refused(person: Person) -> None:
    drag_wind(person, LONELY)
    assert person.prompt == "Wind energy would touch no other tile. Put it beside one."
    assert lies_on(person, Energy.WIND, Hex(1, 0))


def test_a_tile_dropped_onto_another_is_refused_and_the_ghost_is_seen_above_it(person: Person) -> None:
    start, end = person.tile(Energy.WIND), person.cell(Hex(0, 0))
    person.press(start)
    person.move_to(end, start)
    assert person.prompt == "Hydropower is already there. Choose a free place."
    board = person.scene.board
    ghost = board.cells._ghost
    assert board.tiles[Energy.HYDRO].zValue() < ghost.zValue() < board.tiles[Energy.WIND].zValue()
    person.release(end)
    assert lies_on(person, Energy.WIND, Hex(1, 0))


def test_at_a_visible_speed_a_refused_tile_flies_back_with_all_that_stands_on_it(sit_down: SitDown) -> None:
    person = sit_down(LINK, speed="normal")
    board = person.scene.board
    drag_wind(person, ISLAND)
    assert not lies_on(person, Energy.WIND, Hex(1, 0))
    assert board.cap.pos() == board.tiles[Energy.WIND].pos()
    person.wait(lambda: lies_on(person, Energy.WIND, Hex(1, 0)))
    assert board.cap.pos() == board.tiles[Energy.WIND].pos()
    assert person.prompt == ISLAND_SENTENCE


def test_a_tile_can_be_caught_while_it_flies_back(sit_down: SitDown) -> None:
    person = sit_down(LINK, speed="normal")
    drag_wind(person, ISLAND)
    drag_wind(person, ALLOWED)
    assert lies_on(person, Energy.WIND, ALLOWED)
    person.wait(lambda: person.place_mode._flight is None)
    assert lies_on(person, Energy.WIND, ALLOWED)
    person.key(Qt.Key.Key_Return)
    assert person.moves == [PlaceTile(Energy.WIND, ALLOWED, 0)]


def test_the_wheel_turns_the_tile_in_hand(person: Person) -> None:
    point = person.tile(Energy.BIOMASS)
    person.wheel(point, -1)
    assert turned(person, Energy.BIOMASS) == 0
    person.click(point)
    person.wheel(point, -1)
    assert turned(person, Energy.BIOMASS) == 1
    person.wheel(point, 1)
    person.wheel(point, 1)
    assert turned(person, Energy.BIOMASS) == 5
    person.key(Qt.Key.Key_Return)
    assert person.moves == [PlaceTile(Energy.BIOMASS, Hex(3, 1), 5)]


def test_small_parts_of_a_wheel_step_add_up(person: Person) -> None:
    point = person.tile(Energy.BIOMASS)
    person.click(point)
    for _ in range(7):
        person.wheel(point, -0.25)
    assert turned(person, Energy.BIOMASS) == 1


def test_r_and_shift_r_turn_the_tile_in_hand(person: Person) -> None:
    person.click(person.tile(Energy.BIOMASS))
    person.key(Qt.Key.Key_R)
    person.key(Qt.Key.Key_R)
    assert turned(person, Energy.BIOMASS) == 2
    for _ in range(3):
        person.key(Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert turned(person, Energy.BIOMASS) == 5


def test_a_tile_can_be_turned_while_it_is_dragged(person: Person) -> None:
    start, end = person.tile(Energy.WIND), person.cell(ALLOWED)
    person.press(start)
    person.move_to(end, start)
    person.wheel(end, -1)
    person.key(Qt.Key.Key_R)
    person.release(end)
    person.key(Qt.Key.Key_Return)
    assert person.moves == [PlaceTile(Energy.WIND, ALLOWED, 2)]


def test_both_turn_handles_turn_and_two_quick_clicks_are_two_turns(person: Person) -> None:
    person.click(person.tile(Energy.BIOMASS))
    person.click(person.handle(TURN_ON))
    assert turned(person, Energy.BIOMASS) == 1
    person.double_click(person.handle(TURN_BACK))
    assert turned(person, Energy.BIOMASS) == 5
    person.click(person.handle(TICK))
    assert person.moves == [PlaceTile(Energy.BIOMASS, Hex(3, 1), 5)]


def test_a_tile_that_lies_as_before_cannot_be_confirmed(person: Person) -> None:
    person.click(person.tile(Energy.BIOMASS))
    assert not person.buttons()["confirm"].isEnabled()
    person.click(person.handle(TICK))
    person.key(Qt.Key.Key_Return)
    assert person.moves == []
    assert person.is_lifted(Energy.BIOMASS)


def test_moving_the_mouse_on_a_handle_does_not_drag_the_tile(person: Person) -> None:
    person.click(person.tile(Energy.BIOMASS))
    handle = person.handle(TURN_ON)
    person.drag(handle, handle + QPoint(60, -60))
    assert lies_on(person, Energy.BIOMASS, Hex(3, 1))
    assert turned(person, Energy.BIOMASS) == 1


def test_lifting_another_tile_puts_the_first_one_back(person: Person) -> None:
    drag_wind(person, ALLOWED)
    person.click(person.tile(Energy.BIOMASS))
    assert lies_on(person, Energy.WIND, Hex(1, 0))
    assert not person.is_lifted(Energy.WIND)
    assert person.is_lifted(Energy.BIOMASS)


def test_pawns_and_cap_travel_with_the_tile_in_hand_and_back(person: Person) -> None:
    board = person.scene.board
    at_home = board.pawns[0].pos() - board.tiles[Energy.WIND].pos()
    start, end = person.tile(Energy.WIND), person.cell(ALLOWED) + QPoint(7, 7)
    person.press(start)
    person.move_to(end, start)
    assert board.cap.pos() == board.tiles[Energy.WIND].pos()
    assert (board.pawns[0].pos() - board.tiles[Energy.WIND].pos() - at_home).manhattanLength() < 0.01
    person.release(end)
    assert board.cap.pos() == centre(ALLOWED)
    person.key(Qt.Key.Key_Escape)
    assert board.cap.pos() == centre(Hex(1, 0))


def test_a_press_that_hardly_moves_is_a_click_and_not_a_drag(person: Person) -> None:
    start = person.tile(Energy.WIND)
    person.press(start)
    person.hover(start + QPoint(2, 1))
    person.release(start + QPoint(2, 1))
    assert lies_on(person, Energy.WIND, Hex(1, 0))
    assert len(person.place_mode._handles.items) == 4


def test_only_the_left_button_lifts_a_tile(person: Person) -> None:
    for button in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        person.click(person.tile(Energy.WIND), button)
        assert not person.is_lifted(Energy.WIND)


def test_the_move_is_told_in_the_log(person: Person) -> None:
    drag_wind(person, ALLOWED)
    person.key(Qt.Key.Key_Return)
    assert "Ada moves Wind energy to another place." in person.screen.log.sentences()


def test_a_board_that_somebody_has_moved_stays_so_after_a_tile_has_moved(person: Person) -> None:
    person.scene.pan(QPointF(-20, 10))
    before = person.scene.board.pos(), person.scene.board.scale()
    person.drag(person.tile(Energy.BIOMASS), person.cell(Hex(-1, 1)))
    person.key(Qt.Key.Key_Return)
    assert person.moves == [PlaceTile(Energy.BIOMASS, Hex(-1, 1), 0)]
    person.wait_to_be_asked()
    assert (person.scene.board.pos(), person.scene.board.scale()) == before


def test_every_cell_where_a_tile_may_go_lies_whole_in_the_room_of_the_board(person: Person) -> None:
    for width, height in ((1024, 660), (1280, 800), (1920, 1040)):
        person.screen.resize(width, height)
        person.wait(lambda width=width: person.view.viewport().width() == width)  # type: ignore[misc]
        person.key(Qt.Key.Key_F)
        person.press(person.tile(Energy.WIND))
        cells, room = person.scene.board.cells, person.scene.plan.board.adjusted(-1, -1, 1, 1)
        assert not cells.boundingRect().isEmpty()
        painted = hexagon(TILE_RADIUS * 0.94).boundingRect().adjusted(-1.5, -1.5, 1.5, 1.5)
        for cell in cells._cells:
            assert room.contains(person.scene.board.mapRectToScene(painted.translated(centre(cell))))
        person.release(person.tile(Energy.WIND))
        person.key(Qt.Key.Key_Escape)


def test_the_board_does_not_move_while_a_tile_is_in_hand(person: Person) -> None:
    before = person.scene.board.pos(), person.scene.board.scale()
    person.press(person.tile(Energy.WIND))
    assert (person.scene.board.pos(), person.scene.board.scale()) == before
    person.move_to(person.cell(ISLAND), person.tile(Energy.WIND))
    person.release(person.cell(ISLAND))
    assert (person.scene.board.pos(), person.scene.board.scale()) == before


def test_when_the_tile_lies_the_board_is_as_large_as_it_can_be(person: Person) -> None:
    small = person.scene.board.scale()
    drag_wind(person, ALLOWED)
    person.key(Qt.Key.Key_Return)
    person.wait_to_be_asked()
    assert person.scene.board.scale() > small
    for tile in person.scene.board.tiles.values():
        assert person.scene.plan.board.contains(tile.mapRectToScene(tile.shape().boundingRect()))


FREE = {key: what for key, what in LINK.items() if key != "cap"}
"""The same without the cap: ways lead from Ada's tile."""


def legend(person: Person) -> ChangeLegend:
    (found,) = [item for item in person.scene.items() if isinstance(item, ChangeLegend)]
    return found


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_numbers_on_the_tiles_are_explained_as_long_as_they_are_there(
    sit_down: SitDown, qapp: QApplication, language: str
) -> None:
    person = sit_down(FREE)
    assert not legend(person).isVisible()
    languages = Languages(qapp)
    languages.use(language)
    try:
        person.click(person.tile(Energy.BIOMASS))
        assert person.place_mode.changes()
        assert legend(person).isVisible()
        for sign in "→▼▲✕":
            assert sign in legend(person).text
        for width, height in ((1024, 660), (1280, 800), (1920, 1040)):
            person.screen.resize(width, height)
            person.wait(lambda width=width: person.view.viewport().width() == width)  # type: ignore[misc]
            paper, plan = legend(person).paper, person.scene.plan
            assert plan.narration.adjusted(-1, -1, 1, 1).contains(paper), "neither board nor prompt"
            assert not paper.intersects(person.screen._prompt.paper)
        person.key(Qt.Key.Key_Escape)
        assert not legend(person).isVisible()
    finally:
        languages.use("en")
    person.click(person.tile(Energy.BIOMASS))
    drag_wind(person, ALLOWED)
    person.key(Qt.Key.Key_Return)
    person.wait_to_be_asked()
    assert not any(isinstance(item, ChangeLegend) for item in person.scene.items())


def test_the_mouse_is_told_before_the_keys(person: Person) -> None:
    assert person.prompt.index("drag") < person.prompt.index("keys")
    person.click(person.tile(Energy.BIOMASS))
    assert person.prompt == ("Drag Biomass, or turn it with its arrows or the wheel (keys: arrows, R).")


def test_what_a_screen_reader_hears_of_the_tile_in_hand_explains_the_numbers(sit_down: SitDown) -> None:
    person = sit_down(FREE)
    person.click(person.tile(Energy.BIOMASS))
    person.key(Qt.Key.Key_R)
    changed = [tile for tile, change in person.place_mode.changes().items() if change.trend]
    told = person.place_mode.about(Spot(Group.BOARD, Energy.BIOMASS))
    assert bool(changed) is told.startswith("Ways from your piece:")
