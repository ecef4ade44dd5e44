"""Agreeing on a new game, by mouse and by keyboard."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QSlider, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.choices import (
    PAWN_KEYS,
    SURPRISE,
    USUAL_STRENGTH,
    Choices,
    SeatChoice,
    another_seat,
    default_choices,
)
from enix_desktop.app.play.undo import UNDO_CHOICES
from enix_desktop.app.system.settings import SPEED_CHOICES, Settings
from enix_desktop.catalogue import ENIX, GAMES
from enix_desktop.i18n.languages import Languages
from enix_desktop.players.blend import blend_key
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.newgame.help_button import HelpButton
from enix_desktop.ui.newgame.pawn_button import PawnButton
from enix_desktop.ui.newgame.screen import NewGameScreen
from enix_desktop.ui.newgame.seat_row import SeatRow
from enix_desktop.ui.newgame.words import TableWords
from enix_desktop.ui.table.pieces import PAWNS
from enix_desktop.ui.widgets.fonts import load_fonts
from enix_desktop.ui.widgets.style_sheet import Appearance, style_sheet
from enix_desktop.ui.widgets.theme import LIGHT, TARGET
from enix_desktop.ui.window.application import application

LEFT = Qt.MouseButton.LeftButton

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEVELS = ENIX.levels


@pytest.fixture
def screen(qtbot: QtBot) -> NewGameScreen:
    screen = NewGameScreen(GAME_UIS["enix"])
    qtbot.addWidget(screen)
    screen.resize(1024, 700)
    with qtbot.waitExposed(screen):
        screen.show()
    return screen


def started(qtbot: QtBot, screen: NewGameScreen, deed: Callable[[], object]) -> Choices:
    with qtbot.waitSignal(screen.started, timeout=1000) as signal:
        deed()
    choices = signal.args[0]
    assert isinstance(choices, Choices)
    return choices


def choose_pawn(screen: NewGameScreen, button: PawnButton, key: str) -> None:
    """Open the menu of *button* and pick *key* with the mouse."""
    menu = button.menu()
    menu.popup(button.mapToGlobal(QPoint(0, 0)))
    action = next(action for action in menu.actions() if action.data() == key)
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
    assert not menu.isVisible()


def type_name(qtbot: QtBot, field: QWidget, name: str) -> None:
    QTest.mouseDClick(field, LEFT)
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(field, Qt.Key.Key_Delete)
    QTest.keyClicks(field, name)


def test_one_click_starts_with_the_defaults(qtbot: QtBot, screen: NewGameScreen) -> None:
    choices = started(qtbot, screen, lambda: QTest.mouseClick(screen.start_button, LEFT))
    assert choices == default_choices(ENIX)


def test_typing_a_name_and_enter_starts(qtbot: QtBot, screen: NewGameScreen) -> None:
    name = screen.seats.rows[0].name
    assert name.selectedText() == name.text()
    QTest.keyClicks(name, "Zoe")
    choices = started(qtbot, screen, lambda: QTest.keyClick(name, Qt.Key.Key_Return))
    assert choices.seats[0] == SeatChoice("Zoe", "red", None)


def test_escape_and_cancel_leave(qtbot: QtBot, screen: NewGameScreen) -> None:
    with qtbot.waitSignal(screen.cancelled, timeout=1000):
        QTest.keyClick(screen.seats.rows[0].name, Qt.Key.Key_Escape)
    with qtbot.waitSignal(screen.cancelled, timeout=1000):
        QTest.mouseClick(screen.cancel_button, LEFT)


def test_choices_are_shown_and_given_back(qtbot: QtBot, screen: NewGameScreen) -> None:
    seats = (
        SeatChoice("Noor", "white", None),
        SeatChoice("Bot", "green", LEVELS[0]),
        SeatChoice("Ted", "red", blend_key(70)),
    )
    choices = Choices("enix", seats, {"edition": "french"}, False, "own", "instant", True, 12, False, True)
    screen.set_choices(choices)
    assert screen.choices == choices
    screen.set_choices(default_choices(ENIX))
    assert screen.choices == default_choices(ENIX)


def test_seats_are_added_up_to_six_and_removed_down_to_two(qtbot: QtBot, screen: NewGameScreen) -> None:
    panel = screen.seats
    while panel.add_button.isEnabled():
        QTest.mouseClick(panel.add_button, LEFT)
    assert len(panel.rows) == ENIX.seats[-1]
    assert screen.start_button.isEnabled()
    while panel.rows[-1].remove.isEnabled():
        QTest.mouseClick(panel.rows[1].remove, LEFT)
    assert len(panel.rows) == ENIX.seats[0]
    assert [seat.name for seat in panel.seats] == ["Ada", "Hertz"]


def test_a_free_pawn_is_taken_and_a_taken_one_swapped(screen: NewGameScreen) -> None:
    rows = screen.seats.rows
    choose_pawn(screen, rows[0].pawn, "white")
    assert [seat.pawn for seat in screen.choices.seats] == ["white", "blue", "green", "yellow"]
    choose_pawn(screen, rows[0].pawn, "green")
    assert [seat.pawn for seat in screen.choices.seats] == ["green", "blue", "white", "yellow"]


def test_the_menu_of_pawns_says_who_would_swap(screen: NewGameScreen) -> None:
    menu = screen.seats.rows[0].pawn.menu()
    menu.aboutToShow.emit()
    texts = [action.text() for action in menu.actions()]
    assert texts[0] == "Red, round"
    assert texts[1] == "Blue, square (swap with Volta)"
    assert texts[5] == "White, ring"


def test_person_and_computer_are_exchanged_with_the_keyboard(qtbot: QtBot, screen: NewGameScreen) -> None:
    row = screen.seats.rows[1]
    row.player.setFocus()
    QTest.keyClick(row.player, Qt.Key.Key_Home)
    assert screen.choices.seats[1] == SeatChoice("Ben", "blue", None)
    for level in LEVELS:
        QTest.keyClick(row.player, Qt.Key.Key_Down)
        assert screen.choices.seats[1] == SeatChoice("Volta", "blue", level)
    QTest.keyClick(row.player, Qt.Key.Key_End)
    assert screen.choices.seats[1] == SeatChoice("Volta", "blue", blend_key(USUAL_STRENGTH))


def choose_player(row: SeatRow, index: int) -> None:
    """Open the list of players and pick one with the mouse; a list just opened takes no click for a while."""
    QTest.mouseClick(row.player, LEFT)
    QTest.qWait(QApplication.doubleClickInterval() + 50)
    view = row.player.view()
    QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(view.model().index(index, 0)).center())
    QApplication.processEvents()


def handle(slider: QSlider, value: int) -> QPoint:
    """Where the handle of *slider* is at this value, nearly."""
    margin = 11
    reach = slider.width() - 2 * margin
    return QPoint(margin + reach * value // slider.maximum(), slider.height() // 2)


def test_every_level_and_the_handicap_is_offered_with_a_description(screen: NewGameScreen) -> None:
    box, words = screen.seats.rows[1].player, TableWords()
    names = [box.itemText(index) for index in range(box.count())]
    assert names == ["Person", *(words.levels()[key] for key in LEVELS), "Family handicap…"]
    for index in range(1, box.count()):
        assert box.itemData(index, Qt.ItemDataRole.ToolTipRole).endswith(".")
    assert box.toolTip() == box.accessibleDescription() == words.level_descriptions()[str(box.key)]
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_End)
    assert box.toolTip() == words.handicap_description()
    QTest.keyClick(box, Qt.Key.Key_Home)
    assert box.toolTip() == ""


def test_a_handicap_has_a_slider_that_is_dragged(qtbot: QtBot, screen: NewGameScreen) -> None:
    screen.setStyleSheet(style_sheet(LIGHT))
    row = screen.seats.rows[2]
    assert not row.strength.isVisible()
    choose_player(row, row.player.count() - 1)
    qtbot.waitUntil(row.strength.isVisible)
    assert [other.strength.isVisible() for other in screen.seats.rows] == [False, False, True, False]
    assert [end.text() for end in row.ends if end.isVisible()] == ["helps me win a fair share", "merciless"]
    slider, start = row.strength, handle(row.strength, USUAL_STRENGTH)
    QTest.mousePress(slider, LEFT, pos=start)
    QTest.mouseMove(slider, handle(slider, 60))
    QTest.mouseMove(slider, handle(slider, 80))
    QTest.mouseRelease(slider, LEFT, pos=handle(slider, 80))
    assert abs(slider.value() - 80) <= 3
    choices = started(qtbot, screen, lambda: QTest.mouseClick(screen.start_button, LEFT))
    assert choices.seats[2].player == blend_key(slider.value())


def test_a_handicap_is_set_with_the_keyboard(qtbot: QtBot, screen: NewGameScreen) -> None:
    row = screen.seats.rows[1]
    row.player.setFocus()
    QTest.keyClick(row.player, Qt.Key.Key_End)
    QTest.keyClick(row.player, Qt.Key.Key_Tab)
    assert screen.focusWidget() is row.strength
    for key, value in (
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Right, 5),
        (Qt.Key.Key_PageUp, 25),
        (Qt.Key.Key_Left, 20),
        (Qt.Key.Key_End, 100),
        (Qt.Key.Key_PageDown, 80),
    ):
        QTest.keyClick(row.strength, key)
        assert screen.choices.seats[1].player == blend_key(value)
    choices = started(qtbot, screen, lambda: QTest.keyClick(row.strength, Qt.Key.Key_Return))
    assert choices.seats[1].player == blend_key(80)


def test_the_strength_is_kept_while_another_player_is_tried(screen: NewGameScreen) -> None:
    row = screen.seats.rows[1]
    row.player.setFocus()
    QTest.keyClick(row.player, Qt.Key.Key_End)
    row.strength.setFocus()
    QTest.keyClick(row.strength, Qt.Key.Key_End)
    row.player.setFocus()
    QTest.keyClick(row.player, Qt.Key.Key_Home)
    assert not row.strength.isVisible()
    QTest.keyClick(row.player, Qt.Key.Key_End)
    assert screen.choices.seats[1].player == blend_key(100)


def test_a_slider_says_whose_strength_it_is(qtbot: QtBot, screen: NewGameScreen) -> None:
    row = screen.seats.rows[1]
    assert row.strength.accessibleName() == "Strength of Volta"
    type_name(qtbot, row.name, "Grandma")
    assert row.strength.accessibleName() == "Strength of Grandma"
    assert row.remove.accessibleName() == "Remove Grandma"
    assert row.strength.accessibleDescription() == "0: helps me win a fair share, 100: merciless"


def test_a_problem_is_told_under_the_slider_and_moves_nothing(qtbot: QtBot, screen: NewGameScreen) -> None:
    screen.set_choices(replace(default_choices(ENIX), seats=six_handicaps()))
    rows = screen.seats.rows
    qtbot.waitUntil(lambda: all(row.height() == row.sizeHint().height() for row in rows))
    before = [row.geometry() for row in rows]
    type_name(qtbot, rows[0].name, "")
    qtbot.wait(1)
    assert rows[0].problem.isVisible()
    assert not any(end.isVisible() for end in rows[0].ends)
    assert [row.geometry() for row in rows] == before


def test_a_style_is_chosen_by_the_face_and_told_in_words(screen: NewGameScreen) -> None:
    row = screen.seats.rows[1]
    assert row.face.accessibleName() == "Style of Volta: trickster"
    menu = row.face.menu()
    menu.aboutToShow.emit()
    texts = [action.text() for action in menu.actions()]
    assert (texts[0], texts[-1]) == ("As Volta likes it: trickster", "Surprise me: you will find out.")
    menu.actions()[-1].trigger()
    assert screen.choices.seats[1].style == SURPRISE
    assert row.face.accessibleName() == "Style of Volta: surprise me"
    row.face.chosen.emit("greedy")
    row.name.setText("Somebody")
    assert screen.choices.seats[1] == SeatChoice("Somebody", "blue", LEVELS[1], style="greedy")


def test_people_have_no_style(screen: NewGameScreen) -> None:
    row = screen.seats.rows[1]
    row.face.chosen.emit("greedy")
    QTest.keyClick(row.player, Qt.Key.Key_Home)
    assert not row.face.isVisible()
    assert screen.choices.seats[1] == SeatChoice("Ben", "blue", None)


def test_the_slider_of_the_last_seat_is_scrolled_to(qtbot: QtBot, screen: NewGameScreen) -> None:
    seats = six_handicaps()
    screen.set_choices(
        replace(default_choices(ENIX), seats=(*seats[:5], replace(seats[5], player=LEVELS[0])))
    )
    row = screen.seats.rows[5]
    row.player.setFocus()
    QTest.keyClick(row.player, Qt.Key.Key_End)
    port = screen._area.viewport()
    qtbot.waitUntil(lambda: port.rect().contains(row.ends[0].mapTo(port, row.ends[0].rect().bottomLeft())))


def test_it_opens_at_its_top(qtbot: QtBot, screen: NewGameScreen) -> None:
    screen.resize(900, 500)
    bar = screen._area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    screen.hide()
    screen.set_choices(replace(default_choices(ENIX), seats=six_handicaps()))
    screen.show()
    qtbot.waitUntil(lambda: bar.value() == 0)
    qtbot.wait(20)
    assert bar.value() == 0


def six_handicaps() -> tuple[SeatChoice, ...]:
    seats: list[SeatChoice] = []
    while len(seats) < ENIX.seats[-1]:
        seats.append(replace(another_seat(ENIX, seats), player=blend_key(20 * len(seats))))
    return tuple(seats)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_six_sliders_have_room_beside_each_other_in_every_window(
    qtbot: QtBot, screen: NewGameScreen, size: tuple[int, int]
) -> None:
    screen.setStyleSheet(style_sheet(LIGHT))
    screen.set_choices(replace(default_choices(ENIX), seats=six_handicaps()))
    screen.resize(*size)
    qtbot.wait(1)
    assert not screen._area.horizontalScrollBar().isVisible()
    for row in screen.seats.rows:
        assert row.strength.width() > 300
        assert row.strength.height() >= TARGET
        room = row.strength.width() - sum(end.sizeHint().width() for end in row.ends)
        assert room > 0.4 * sum(end.sizeHint().width() for end in row.ends)  # other languages are longer


def test_a_name_of_ones_own_stays_with_the_seat(qtbot: QtBot, screen: NewGameScreen) -> None:
    row = screen.seats.rows[1]
    type_name(qtbot, row.name, "Grandma")
    row.player.setFocus()
    QTest.keyClick(row.player, Qt.Key.Key_Home)
    assert screen.choices.seats[1].name == "Grandma"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "Every player needs a name."),
        ("ada", "Two players are called ada."),
        ("x" * 25, "A name can have at most 24 characters."),
    ],
)
def test_a_wrong_name_is_told_beside_it_and_at_the_button(
    qtbot: QtBot, screen: NewGameScreen, name: str, sentence: str
) -> None:
    row = screen.seats.rows[2]
    type_name(qtbot, row.name, name)
    assert row.problem.text() == sentence
    assert row.name.accessibleDescription() == sentence
    assert screen.reason.text()
    assert not screen.start_button.isEnabled()
    with qtbot.assertNotEmitted(screen.started):
        QTest.keyClick(row.name, Qt.Key.Key_Return)
    type_name(qtbot, row.name, "Marie")
    assert row.problem.text() == screen.reason.text() == ""
    assert screen.start_button.isEnabled()


def test_spaces_around_a_name_do_not_count(qtbot: QtBot, screen: NewGameScreen) -> None:
    type_name(qtbot, screen.seats.rows[0].name, " Lin ")
    assert screen.choices.seats[0].name == "Lin"


def test_a_sentence_moves_nothing(qtbot: QtBot, screen: NewGameScreen) -> None:
    before = [row.geometry() for row in screen.seats.rows]
    type_name(qtbot, screen.seats.rows[0].name, "")
    qtbot.wait(1)
    assert [row.geometry() for row in screen.seats.rows] == before


def test_a_click_anywhere_on_a_rulebook_chooses_it(qtbot: QtBot, screen: NewGameScreen) -> None:
    card = screen.cards["edition"].cards["french"]
    QTest.mouseClick(card, LEFT, pos=card.rect().bottomRight() - QPoint(12, 12))
    assert screen.choices.options["edition"] == "french"
    QTest.keyClick(card.radio, Qt.Key.Key_Up)
    assert screen.choices.options["edition"] == "english"


def test_options_are_chosen(qtbot: QtBot, screen: NewGameScreen) -> None:
    options = screen.options
    for box in (options.assistance, options.tutor, options.hints, options.by_hand):
        QTest.mouseClick(box, LEFT, pos=QPoint(12, box.height() // 2))
    for choice in (options.undo, options.speed):
        choice.setFocus()
        QTest.keyClick(choice, Qt.Key.Key_End)
    choices = screen.choices
    assert (choices.assistance, choices.hints, choices.by_hand) == (False, False, True)
    assert choices.tutor
    assert (choices.undo, choices.speed) == (UNDO_CHOICES[-1], SPEED_CHOICES[-1])


def test_the_seed_is_under_more_and_takes_digits_only(qtbot: QtBot, screen: NewGameScreen) -> None:
    assert not screen.options.seed.isVisible()
    QTest.mouseClick(screen.options.more_button, LEFT)
    assert screen.options.seed.isVisible()
    QTest.keyClicks(screen.options.seed, "a1-2 3")
    assert screen.choices.seed == 123


def test_a_seed_that_is_too_large_is_told(qtbot: QtBot, screen: NewGameScreen) -> None:
    QTest.mouseClick(screen.options.more_button, LEFT)
    QTest.keyClicks(screen.options.seed, "9" * 20)
    assert "seed" in screen.reason.text()
    assert not screen.start_button.isEnabled()


def turn_wheel(widget: QWidget) -> None:
    event = QWheelEvent(
        QPointF(widget.rect().center()),
        QPointF(widget.mapToGlobal(widget.rect().center())),
        QPoint(0, 0),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def test_the_wheel_changes_no_choice(qtbot: QtBot, screen: NewGameScreen) -> None:
    box = screen.options.speed
    box.setFocus()
    turn_wheel(box)
    assert screen.choices.speed == "normal"


def test_the_wheel_changes_no_strength(qtbot: QtBot, screen: NewGameScreen) -> None:
    screen.set_choices(replace(default_choices(ENIX), seats=six_handicaps()))
    slider = screen.seats.rows[2].strength
    turn_wheel(slider)
    assert slider.value() == 40


def test_tab_reaches_every_field_from_top_to_bottom(qtbot: QtBot, screen: NewGameScreen) -> None:
    QTest.mouseClick(screen.seats.add_button, LEFT)
    screen.seats.rows[1].player.setFocus()
    QTest.keyClick(screen.seats.rows[1].player, Qt.Key.Key_End)
    screen.seats.rows[0].pawn.setFocus()
    seen: list[QWidget] = [screen.seats.rows[0].pawn]
    for _ in range(60):
        focused = screen.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        following = screen.focusWidget()
        if following is seen[0]:
            break
        assert following is not None
        seen.append(following)
    expected: list[QWidget] = []
    for row in screen.seats.rows:
        slider = [row.strength] if row is screen.seats.rows[1] else []
        face = [] if row.player.key is None else [row.face]
        expected += [row.pawn, *face, row.name, row.player, *slider, row.remove]
    options = screen.options
    expected += [screen.seats.add_button, screen.cards["edition"].cards["english"].radio]
    expected += [options.assistance, options.tutor, options.hints, options.by_hand]
    expected += [options.undo, options.speed, options.more_button]
    expected += [screen.cancel_button, screen.start_button]
    assert seen == expected


def test_all_targets_are_large_enough(screen: NewGameScreen) -> None:
    row, options = screen.seats.rows[0], screen.options
    targets = (row.pawn, row.name, row.player, row.remove, screen.seats.add_button, screen.start_button)
    screen.setStyleSheet(style_sheet(LIGHT))
    QApplication.processEvents()
    for target in (*targets, options.assistance, options.undo, options.more_button, screen.cancel_button):
        assert target.height() >= TARGET, target
        assert target.width() >= TARGET, target


def test_every_key_has_words() -> None:
    words = TableWords()
    assert tuple(pawn.key for pawn in PAWNS) == PAWN_KEYS
    assert set(words.speeds()) == set(SPEED_CHOICES)
    assert set(words.undo_policies()) == set(UNDO_CHOICES)
    editions = GAME_UIS["enix"].choices()["edition"].values
    assert list(editions) == list(ENIX.editions)
    assert all(len(edition.lines) == 4 for edition in editions.values())
    assert set(LEVELS) <= set(words.levels())
    assert set(words.levels()) == set(words.level_descriptions())
    assert {words.player(key) for key in LEVELS} == {words.levels()[key] for key in LEVELS}
    assert words.player(blend_key(35)) == "Family handicap"
    assert words.player("oracle") == "Oracle"


def test_another_language_is_spoken_at_once_and_nothing_is_forgotten(screen: NewGameScreen) -> None:
    choices = replace(default_choices(ENIX), undo="own", speed="fast", seed=5, options={"edition": "french"})
    screen.set_choices(choices)
    screen.start_button.setText("?")
    screen.changeEvent(QEvent(QEvent.Type.LanguageChange))
    assert screen.start_button.text() == "&Start the game"
    assert screen.choices == choices


def test_people_at_one_table_may_get_different_help(qtbot: QtBot, screen: NewGameScreen) -> None:
    mia, papa, volta = screen.seats.rows[:3]
    assert not any(row.help.isVisible() for row in screen.seats.rows), "one person needs no difference"
    papa.player.setFocus()
    QTest.keyClick(papa.player, Qt.Key.Key_Home)
    assert [row.help.isVisible() for row in (mia, papa, volta)] == [True, True, False]
    choose_help(mia.help, "full")
    choose_help(papa.help, "none")
    assert mia.help.accessibleDescription() == "Help and hints for this person"
    assert mia.help.accessibleName() == f"Help for {mia.name.text()}"
    assert mia.help.toolTip().startswith(f"Help for {mia.name.text()}. Now: Help and hints")
    choices = started(qtbot, screen, lambda: QTest.mouseClick(screen.start_button, LEFT))
    assert [seat.help for seat in choices.seats] == ["full", "none", "", ""]
    screen.set_choices(default_choices(ENIX))
    assert mia.help.wish == ""
    screen.set_choices(choices)
    assert (mia.help.wish, papa.help.wish) == ("full", "none")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_family_fits_beside_the_options_in_every_language(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, language: str
) -> None:
    load_fonts()
    languages, style = Languages(qapp), Appearance(qapp, Settings(tmp_path / "settings.json"))
    languages.use(language)
    try:
        screen = NewGameScreen(GAME_UIS["enix"])
        qtbot.addWidget(screen)
        two = [replace(seat, player=None) for seat in default_choices(ENIX).seats[:2]]
        screen.set_choices(replace(default_choices(ENIX), seats=(*two, *default_choices(ENIX).seats[2:])))
        screen.resize(1024, 660)
        screen.show()
        assert screen.seats.rows[0].help.isVisible()
        page: QWidget = screen._area.widget()  # type: ignore[assignment]
        qtbot.waitUntil(lambda: page.minimumSizeHint().width() <= screen._area.viewport().width())
    finally:
        languages.use("en")
        style.deleteLater()
        qapp.setStyleSheet("")


def choose_help(button: HelpButton, wish: str) -> None:
    """Open the menu of *button* and pick *wish* with the mouse."""
    menu = button.menu()
    menu.popup(button.mapToGlobal(QPoint(0, 0)))
    action = next(action for action in menu.actions() if action.data() == wish)
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())


def test_the_goal_is_said(screen: NewGameScreen) -> None:
    assert "all six energies" in screen._goal.text()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("game", sorted(GAME_UIS))
def test_the_page_is_never_wider_than_the_smallest_window(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, game: str, language: str
) -> None:
    application()
    load_fonts()
    style = Appearance(qapp, Settings(tmp_path / "settings.json"))
    Languages(qapp).use(language)
    made = NewGameScreen(GAME_UIS[game])
    qtbot.addWidget(made)
    made.resize(1024, 671)
    with qtbot.waitExposed(made):
        made.show()
    qtbot.wait(20)
    area = made.findChild(QScrollArea)
    assert area is not None
    assert area.horizontalScrollBar().maximum() == 0
    style.deleteLater()
    qapp.setStyleSheet("")


@pytest.mark.parametrize("game", ["hertzschlag", "enigma"])
def test_every_seat_at_the_table_may_start_and_no_other(qtbot: QtBot, game: str) -> None:
    screen = NewGameScreen(GAME_UIS[game])
    qtbot.addWidget(screen)
    starts, sizes = screen.lists["start"], GAMES[game].seats
    for count in range(max(2, sizes[0]), sizes[-1] + 1):
        seats: list[SeatChoice] = []
        while len(seats) < count:
            seats.append(another_seat(GAMES[game], seats))
        chosen = {**screen.choices.options, "start": str(count - 1)}
        screen.set_choices(replace(screen.choices, seats=tuple(seats), options=chosen))
        assert starts.box.keys == ["lot", *map(str, range(count))]
        assert screen.choices.options["start"] == str(count - 1)
    screen.seats.rows[0].remove.click()
    assert starts.box.keys == ["lot", *map(str, range(count - 1))]
    assert screen.choices.options["start"] == "lot"
    screen.seats.add_button.click()
    assert starts.box.keys == ["lot", *map(str, range(count))]
