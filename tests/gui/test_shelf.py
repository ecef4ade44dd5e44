"""Several games on the start screen: one is chosen, by mouse, keys and screen reader."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.glance import Glance
from enix_desktop.app.system.settings import Settings
from enix_desktop.catalogue import GAMES
from enix_desktop.i18n import pseudo
from enix_desktop.i18n.languages import Languages
from enix_desktop.i18n.texts import FALLBACK
from enix_desktop.ui.game_ui import GameUi
from enix_desktop.ui.games import GAME_UIS, SHIPPED_UIS
from enix_desktop.ui.widgets.theme import THEMES, current_theme
from enix_desktop.ui.window import continue_offer
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.continue_offer import ContinueOffer, Unfinished
from enix_desktop.ui.window.game_box import GameBox
from enix_desktop.ui.window.main_window import MainWindow
from enix_desktop.ui.window.shelf import Shelf
from enix_desktop.ui.window.start_screen import StartScreen
from tools.fake_games import fake_games

LEFT = Qt.MouseButton.LeftButton
SIZES = [(1024, 660), (1024, 700), (1280, 800), (1920, 1080), (3840, 2160)]

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def shown(
    qtbot: QtBot, uis: list[GameUi], chosen: str = "", size: tuple[int, int] = (1024, 700)
) -> StartScreen:
    screen = StartScreen(uis, chosen)
    qtbot.addWidget(screen)
    screen.resize(*size)
    with qtbot.waitExposed(screen):
        screen.show()
    return screen


@pytest.fixture
def screen(qtbot: QtBot) -> StartScreen:
    return shown(qtbot, fake_games(4))


def shelf(screen: StartScreen) -> Shelf:
    assert screen.shelf is not None
    return screen.shelf


def box(screen: StartScreen, game: str) -> GameBox:
    return next(box for box in shelf(screen).boxes if box.ui.id == game)


def place(widget: QWidget, screen: QWidget) -> QRect:
    return QRect(widget.mapTo(screen, QPoint(0, 0)), widget.size())


def test_a_single_game_has_no_box_to_choose(qtbot: QtBot) -> None:
    screen = shown(qtbot, [GAME_UIS["enix"]])
    assert screen.shelf is None
    assert screen.findChildren(GameBox) == []
    screen.choose("station-six")
    assert screen.game == "enix"


def test_the_first_game_is_chosen_unless_another_one_was(qtbot: QtBot) -> None:
    assert shown(qtbot, fake_games(3)).game == "enix"
    assert shown(qtbot, fake_games(3), "not there any more").game == "enix"
    screen = shown(qtbot, fake_games(3), "hertzschlag")
    assert screen.game == "hertzschlag"
    assert [each.isChecked() for each in shelf(screen).boxes] == [False, False, True]


def test_a_click_chooses_a_game_and_starts_none(qtbot: QtBot, screen: StartScreen) -> None:
    asked: list[object] = []
    screen.new_requested.connect(lambda: asked.append("new"))
    with qtbot.waitSignal(screen.chosen, timeout=1000) as told:
        QTest.mouseClick(box(screen, "enigma"), LEFT)
    assert told.args == ["enigma"]
    assert screen.game == "enigma"
    assert [each.ui.id for each in shelf(screen).boxes if each.isChecked()] == ["enigma"]
    assert asked == []


def test_a_double_click_begins_a_new_game_of_it(qtbot: QtBot, screen: StartScreen) -> None:
    with qtbot.waitSignal(screen.new_requested, timeout=1000):
        QTest.mouseClick(box(screen, "station-six"), LEFT)
        QTest.mouseDClick(box(screen, "station-six"), LEFT)
    assert screen.game == "station-six"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_on_a_box_begins_a_new_game_of_it(qtbot: QtBot, screen: StartScreen, key: Qt.Key) -> None:
    QTest.mouseClick(box(screen, "hertzschlag"), LEFT)
    with qtbot.waitSignal(screen.new_requested, timeout=1000):
        QTest.keyClick(box(screen, "hertzschlag"), key)
    assert screen.game == "hertzschlag"


@pytest.mark.parametrize(
    ("keys", "game"),
    [
        ([Qt.Key.Key_Right], "station-six"),
        ([Qt.Key.Key_Down], "hertzschlag"),
        ([Qt.Key.Key_Right, Qt.Key.Key_Down], "enigma"),
        ([Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up], "station-six"),
        ([Qt.Key.Key_Right, Qt.Key.Key_Left], "enix"),
    ],
)
def test_arrows_walk_from_box_to_box_and_choose(screen: StartScreen, keys: list[Qt.Key], game: str) -> None:
    box(screen, "enix").setFocus()
    for key in keys:
        focused = screen.focusWidget()
        assert isinstance(focused, GameBox)
        QTest.keyClick(focused, key)
    assert screen.game == game
    assert screen.focusWidget() is box(screen, game)


def test_tab_reaches_the_chosen_box_and_goes_on_to_the_menu(screen: StartScreen) -> None:
    screen.choose("hertzschlag")
    screen.set_continue("ENIX: Ada, Volta")
    screen.continue_button.setFocus()
    QTest.keyClick(screen.continue_button, Qt.Key.Key_Backtab)
    assert screen.focusWidget() is box(screen, "hertzschlag")
    QTest.keyClick(box(screen, "hertzschlag"), Qt.Key.Key_Tab)
    assert screen.focusWidget() is screen.continue_button


def test_a_demonstration_is_shown_of_the_box_in_focus(qtbot: QtBot, screen: StartScreen) -> None:
    QTest.mouseClick(box(screen, "enigma"), LEFT)
    with qtbot.waitSignal(screen.demonstration_requested, timeout=1000):
        QTest.keyClick(box(screen, "enigma"), Qt.Key.Key_D)


def test_while_the_last_game_is_looked_for_the_keyboard_is_at_no_box(screen: StartScreen) -> None:
    asked: list[str] = []
    screen.new_requested.connect(lambda: asked.append("new"))
    screen.set_searching()
    focused = screen.focusWidget()
    assert focused is not None
    assert not isinstance(focused, GameBox)
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert asked == []


def test_a_screen_reader_hears_what_a_box_says_and_which_is_chosen(screen: StartScreen) -> None:
    shelf(screen).set_unfinished("enix", "Round 5")
    heard = [QAccessible.queryAccessibleInterface(each) for each in shelf(screen).boxes]
    assert [each.role() for each in heard] == [QAccessible.Role.RadioButton] * 4
    names = [each.text(QAccessible.Text.Name) for each in heard]
    assert names == ["ENIX", "Station Six", "Hertzschlag", "ENIGMA"]
    told = [each.text(QAccessible.Text.Description) for each in heard]
    assert told[0] == "Players: 2 to 6. About 45 minutes. From age 10. Not finished: Round 5."
    assert told[3] == "Players: 1. About 120 minutes. From age 14."
    assert [bool(each.state().checked) for each in heard] == [True, False, False, False]


def test_what_is_about_the_chosen_game_says_so(screen: StartScreen) -> None:
    screen.choose("enigma")
    for button in (screen.new_button, screen.learn_button, screen.rules_button):
        assert button.accessibleDescription() == "ENIGMA"
    screen.set_new_player(True)
    assert screen.learn_button.accessibleDescription() == "ENIGMA. A first game in short lessons"
    assert screen.settings_button.accessibleDescription() == ""


def test_another_choice_is_seen_and_moves_no_button(screen: StartScreen) -> None:
    before, lies = screen.grab().toImage(), place(screen.new_button, screen)
    screen.choose("enigma")
    QApplication.processEvents()
    after = screen.grab().toImage()
    assert place(screen.new_button, screen) == lies
    for seen in (screen._title, box(screen, "enix"), box(screen, "enigma")):
        assert before.copy(place(seen, screen)) != after.copy(place(seen, screen))
    still = place(box(screen, "station-six"), screen)
    assert before.copy(still) == after.copy(still)


def test_a_box_is_lifted_under_the_mouse(screen: StartScreen) -> None:
    lies = box(screen, "enigma")._art.y()
    QApplication.sendEvent(box(screen, "enigma"), QEnterEvent(QPointF(), QPointF(), QPointF()))
    assert box(screen, "enigma")._art.y() < lies
    QApplication.sendEvent(box(screen, "enigma"), QEvent(QEvent.Type.Leave))
    assert box(screen, "enigma")._art.y() == lies


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_all_boxes_are_in_sight_and_apart(qtbot: QtBot, count: int, size: tuple[int, int]) -> None:
    screen = shown(qtbot, fake_games(count), size=size)
    places = [place(each, screen) for each in shelf(screen).boxes]
    assert all(screen.rect().contains(each) for each in places)
    assert all(not one.intersects(other) for one in places for other in places if one is not other)
    assert all(each.width() >= 240 and each.height() >= 280 for each in places)
    assert not any(each.intersects(place(screen.new_button, screen)) for each in places)


@pytest.mark.parametrize("size", SIZES)
def test_the_marks_have_room_also_in_a_longer_language(
    qtbot: QtBot, qapp: QApplication, size: tuple[int, int]
) -> None:
    languages = Languages(qapp)
    try:
        languages.use(pseudo.LANGUAGE)
        screen = shown(qtbot, fake_games(4), size=size)
        for each in shelf(screen).boxes:
            assert each._marks.sizeHint().width() <= each._marks.width()
    finally:
        languages.use(FALLBACK)


@pytest.mark.parametrize("theme", THEMES)
def test_the_chosen_box_stands_out_in_every_theme(screen: StartScreen, theme: str) -> None:
    try:
        current_theme.use(theme)
        picture = screen.grab().toImage()
    finally:
        current_theme.use("light")
    edges = []
    for each in shelf(screen).boxes[:2]:
        lies = place(each, screen)
        edges.append(picture.pixelColor(lies.x() + 13, lies.center().y()).name())
    assert edges[0] != edges[1]


def test_the_box_of_the_unfinished_game_tells_how_far_it_is(screen: StartScreen) -> None:
    offer = ContinueOffer(screen, screen)
    offer.game, offer.is_known = Unfinished("station-six", ("Ada", "Bo"), 7), True
    offer.tell()
    assert screen.continue_button.accessibleDescription() == "Station Six, round 7: Ada, Bo"
    assert [each._tag.isVisible() for each in shelf(screen).boxes] == [False, True, False, False]
    offer.game = Unfinished("station-six", ("Ada", "Bo"))
    offer.tell()
    assert screen.continue_button.accessibleDescription() == "Station Six: Ada, Bo"
    offer.game = None
    offer.tell()
    assert not any(each._tag.isVisible() for each in shelf(screen).boxes)


def test_a_search_that_finds_nothing_ends_the_searching(
    screen: StartScreen, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    monkeypatch.setattr(continue_offer, "glance", lambda: Glance("", (), is_sure=False))
    offer = ContinueOffer(screen, screen)
    offer.tell()
    assert screen.continue_button.isVisible()
    offer.search()
    assert offer.is_known
    assert not screen.continue_button.isVisible()


def test_a_game_that_is_not_on_the_shelf_is_not_offered_at_a_glance(
    screen: StartScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(continue_offer, "glance", lambda: Glance("chess", ("Ada",)))
    assert not ContinueOffer(screen, screen).is_known
    monkeypatch.setattr(continue_offer, "glance", lambda: Glance("enigma", ("Ada",)))
    assert ContinueOffer(screen, screen).game == Unfinished("enigma", ("Ada",))


def test_the_window_remembers_what_was_chosen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    for ui in fake_games(3)[1:]:
        monkeypatch.setitem(SHIPPED_UIS, ui.id, ui)
    application()
    window = MainWindow(Settings())
    qtbot.addWidget(window)
    QTest.mouseClick(box(window._start, "hertzschlag"), LEFT)
    assert window.game == "hertzschlag"
    assert Settings().last_game == "hertzschlag"
    settings = Settings()
    window = MainWindow(settings)
    qtbot.addWidget(window)
    assert window.game == "hertzschlag"
    settings.last_game = "enix"  # as beginning a game does
    assert window.game == "enix"


def test_a_box_says_what_the_catalogue_says() -> None:
    assert {key: ui.seats for key, ui in GAME_UIS.items()} == {key: game.seats for key, game in GAMES.items()}
