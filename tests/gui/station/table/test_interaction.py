"""What happens around composing an action: stray clicks, refusals, notes that give way, buttons and tips."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.table_driver import Decision, Hint
from enix_desktop.games.station.components import Station
from enix_desktop.games.station.moves import Fill
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.table.actions import Action
from enix_desktop.ui.table.controls import ButtonPanel
from enix_desktop.ui.table.hints import Hints
from enix_desktop.ui.table.recap import RecapLine
from enix_desktop.ui.table.spots import Spot
from tests.gui.station.table.positions import Position, position

pytestmark = pytest.mark.usefixtures("languages")

LEFT = Qt.MouseButton.LeftButton
HAND = "red-sun violet-sun yellow-glass green-glass red-cogs white-plant"


@pytest.fixture
def panel(qtbot: QtBot) -> ButtonPanel:
    made = ButtonPanel(None)  # type: ignore[arg-type]
    qtbot.addWidget(made)
    made.resize(240, 300)
    made.show()
    return made


def button(panel: ButtonPanel, name: str) -> QPushButton:
    found = panel.button(name)
    assert found is not None
    return found


def rest_on(panel: ButtonPanel, name: str) -> QPoint:
    """Lay the mouse where the button with this name is."""
    QApplication.processEvents()
    place = button(panel, name).mapToGlobal(QPoint(30, 15))
    QCursor.setPos(place)
    return place


def click(panel: ButtonPanel, name: str, place: QPoint) -> None:
    found = button(panel, name)
    QApplication.processEvents()
    QTest.mouseClick(found, LEFT, pos=found.mapFromGlobal(place))


def test_a_second_click_does_nothing_where_another_button_appeared(panel: ButtonPanel) -> None:
    taken: list[str] = []
    pile = Action("From the draw pile", lambda: taken.append("pile"), name="pile", is_main=True)
    panel.offer([Action("Charge +1", lambda: panel.offer([pile]), True, name="confirm")])
    place = rest_on(panel, "confirm")
    QTest.qWait(QApplication.doubleClickInterval() + 20)
    click(panel, "confirm", place)
    click(panel, "pile", place)
    click(panel, "pile", place)
    assert not taken
    QTest.qWait(QApplication.doubleClickInterval() + 20)
    click(panel, "pile", place)
    assert taken == ["pile"]


def test_a_mouse_that_moved_and_keys_need_not_wait(panel: ButtonPanel) -> None:
    taken: list[str] = []
    panel.offer([Action("Cancel", lambda: None, name="cancel"), Action("Go", lambda: None, True, name="go")])
    place = rest_on(panel, "go")
    panel.offer([Action("Take", lambda: taken.append("take"), True, name="take")])
    click(panel, "take", place + QPoint(QApplication.startDragDistance() + 2, 0))
    assert taken == ["take"]
    panel.offer([])
    panel.offer([Action("Take", lambda: taken.append("key"), True, name="take")])
    QTest.keyClick(button(panel, "take"), Qt.Key.Key_Space)
    assert taken == ["take", "key"]


def test_quick_clicks_on_a_button_that_stays_all_count(panel: ButtonPanel) -> None:
    counted: list[int] = []

    def offer() -> None:
        panel.offer(
            [
                Action("One more", more, name="more"),
                Action(f"Pay {len(counted)}", lambda: None, True, name="confirm"),
            ]
        )

    def more() -> None:
        counted.append(1)
        offer()

    offer()
    kept = button(panel, "more")
    QTest.mouseClick(kept, LEFT)
    QTest.mouseClick(kept, LEFT)
    QTest.mouseDClick(kept, LEFT)
    QTest.mouseRelease(kept, LEFT)
    assert button(panel, "more") is kept
    assert len(counted) == 3
    assert button(panel, "confirm").text() == f"Pay {len(counted)}"


def test_all_buttons_but_the_main_one_have_type_of_one_size(panel: ButtonPanel) -> None:
    panel.offer(
        [
            Action("Take", lambda: None, name="one"),
            Action("Anticlockwise", lambda: None, name="two", is_half=True),
            Action("Clockwise", lambda: None, name="three", is_half=True),
        ]
    )
    for wide in (130, 240, 500):
        panel.resize(wide, 300)
        QApplication.processEvents()
        sizes = {button(panel, name).styleSheet() for name in ("one", "two", "three")}
        assert len(sizes) == 1, wide


def refused_drop(qtbot: QtBot) -> Position:
    at = position(qtbot, ["red-sun red-cogs", ""], active="canteen")
    at.drop(at.card("red-sun"), Spot(Group.ROOM, Station.CANTEEN))
    assert at.at.asking.last_rule == "A1"
    return at


def test_what_was_refused_is_shown_as_wrong(qtbot: QtBot) -> None:
    at = refused_drop(qtbot)
    picture = at.at.scene.draft.picture
    assert picture is not None
    assert picture.is_wrong


def test_what_was_refused_goes_with_whatever_is_done_next(qtbot: QtBot) -> None:
    at = refused_drop(qtbot)
    at.drop(at.card("red-sun"), None)
    assert at.at.scene.draft.picture is None
    at = refused_drop(qtbot)
    at.at.view.pressed.emit(QPointF(5, 5))
    assert at.at.scene.draft.picture is None
    at = refused_drop(qtbot)
    at.press("charge")  # impossible with these cards
    assert at.act.draft is None
    assert at.at.scene.draft.picture is None


def test_an_answer_about_a_refusal_is_gone_when_the_table_moves_on(qtbot: QtBot) -> None:
    at = position(qtbot, ["red-cogs blue-sun", ""], active="machine")
    at.press("charge")
    at.click(at.card("blue-sun"))
    at.at.help.ask_why()
    assert at.at.asking.is_open
    at.click(at.card("red-cogs"))
    assert at.at.asking.is_open, "it may be read while one composes"
    at.at.driver.decided.emit()
    assert not at.at.asking.is_open


def test_an_answer_about_a_refusal_is_gone_when_the_question_is_withdrawn(qtbot: QtBot) -> None:
    at = position(qtbot, ["red-cogs blue-sun", ""], active="machine")
    at.press("charge")
    at.click(at.card("blue-sun"))
    at.at.help.ask_why()
    at.at.driver.withdrawn.emit()
    assert not at.at.asking.is_open


def test_no_card_is_blamed_where_none_would_do(qtbot: QtBot, languages: Languages) -> None:
    at = position(qtbot, ["red-sun red-cogs", ""], active="canteen")
    at.press("charge")
    assert at.prompt == "You hold no card with this symbol: glass."
    assert not at.at.asking.marks
    at.type(Qt.Key.Key_W)
    assert at.at.asking.panel.title == at.prompt
    assert not any("red" in step for step in at.at.asking.panel.steps)
    languages.use("de")
    QApplication.processEvents()
    assert at.prompt == at.at.asking.panel.title
    assert at.prompt != "You hold no card with this symbol: glass."


def test_a_hint_and_the_recap_give_way_to_an_action(qtbot: QtBot) -> None:
    at = position(qtbot, [HAND, ""], active="canteen")
    note, recap = at.at.help.hints.note, at.at.story.recap.panel
    note.say("Charge.", "It is cheap.")
    recap.tell("Since your last turn", [RecapLine("Ben passed.")])
    at.press("charge")
    assert note.isHidden()
    assert recap.isHidden()
    assert at.at._prompt.isVisible()


def hinted(at: Position, *cards: Spot) -> Hints:
    """Somebody asked for a hint: charge with these cards."""
    hints, mode = at.at.help.hints, at.act
    hints._waiting.start()
    move = Fill(tuple(card.key for card in cards))
    hints._on_hinted(Hint(Decision(0, mode.view, [move]), move, None))
    assert hints._lights
    assert hints.note.isVisible()
    return hints


def test_the_lights_of_a_hint_go_with_escape(qtbot: QtBot) -> None:
    at = position(qtbot, [HAND, ""], active="canteen")
    hints = hinted(at, at.card("yellow-glass"))
    at.type(Qt.Key.Key_Escape)
    assert not hints.is_shown


def test_the_lights_of_a_hint_go_with_another_action_or_card(qtbot: QtBot) -> None:
    at = position(qtbot, [HAND, ""], active="canteen")
    hints = hinted(at, at.card("yellow-glass"))
    at.type(Qt.Key.Key_S)
    assert not hints.is_shown
    at.type(Qt.Key.Key_Escape)
    hints = hinted(at, at.card("yellow-glass"))
    at.press("transfer")
    assert not hints.is_shown
    at.press("cancel")
    hints = hinted(at, at.card("yellow-glass"))
    at.click(at.card("red-cogs"))
    assert not hints.is_shown


def test_the_lights_of_a_hint_stay_while_it_is_followed(qtbot: QtBot) -> None:
    at = position(qtbot, [HAND, ""], active="canteen")
    hints = hinted(at, at.card("yellow-glass"))
    at.press("charge")
    assert hints._lights
    at.click(at.card("yellow-glass"))
    assert hints._lights
    at.press("cancel")
    assert not hints.is_shown


def test_buttons_tell_their_keys(qtbot: QtBot) -> None:
    at = position(qtbot, [HAND, ""], active="canteen")
    tips = {action.name: action.tip for action in at.at.actions_shown}
    assert {name: tip[-3:] for name, tip in tips.items()} == {
        "station": "(A)",
        "charge": "(E)",
        "transfer": "(T)",
        "swap": "(S)",
        "pass": "(N)",
    }
    charge = at.at.button("charge")
    assert charge is not None
    assert charge.toolTip() == "Charge the active station (E)"
    told = QAccessible.queryAccessibleInterface(charge)
    assert told.text(QAccessible.Text.Description) == charge.toolTip()
    at.press("charge")
    confirm = at.at.button("confirm")
    assert confirm is not None
    assert confirm.toolTip().endswith("(Enter)")


def test_everything_on_the_table_says_what_it_is(qtbot: QtBot, languages: Languages) -> None:
    at = position(qtbot, [HAND, ""], active="canteen", shuttles={"white": "biotope"})
    scene = at.at.scene
    assert scene.rooms[4].toolTip().startswith("Canteen\n")
    assert scene.rooms[4].toolTip() == scene.devices[4].toolTip()
    assert scene.rooms[4].toolTip().endswith(": A")
    assert "(letter" in scene.bridges[5].toolTip()
    assert "the energy centre and the machine deck" in scene.bridges[5].toolTip()
    assert "docked at the biotope" in scene.shuttles[0].toolTip()
    assert "beside the draw pile" in scene.shuttles[1].toolTip()
    card = scene.hand.cards[at.card("green-glass").key]
    assert card.toolTip() == "Green glass. The letter G stands for its colour."
    languages.use("de")
    QApplication.processEvents()
    assert card.toolTip() == "Glas in Grün. Der Buchstabe Ü steht für die Farbe."
    assert scene.rooms[4].toolTip().startswith("Kantine\n")
    assert "angedockt am Biotop" in scene.shuttles[0].toolTip()


def test_the_tooltip_of_a_button_has_the_type_of_all_tooltips(
    panel: ButtonPanel, qtbot: QtBot, qapp: QApplication
) -> None:
    panel.offer(
        [Action("Run machines", lambda: None, name="run", tip="The action of the active station (A)")]
    )
    made, types = button(panel, "run"), []
    for owner in (panel, made):
        QToolTip.showText(QPoint(5, 5), made.toolTip(), owner)
        [tip] = [each for each in qapp.topLevelWidgets() if each.metaObject().className() == "QTipLabel"]
        types.append(tip.font())
        QToolTip.hideText()
        assert tip.width() > tip.fontMetrics().horizontalAdvance(made.toolTip())
        qtbot.waitUntil(lambda: not QToolTip.isVisible())
    assert types[0] == types[1]


def test_the_race_and_spare_bridges_say_what_they_mean(qtbot: QtBot, languages: Languages) -> None:
    at = position(qtbot, [HAND, ""], active="canteen")
    scene, told = at.at.scene, set()
    for language in ("en", "de", "fr"):
        languages.use(language)
        QApplication.processEvents()
        told |= {scene.race.toolTip(), *(bridge.toolTip() for bridge in scene.spare)}
    assert "" not in told
    assert len(told) == 9


def test_a_card_for_neither_bridge_is_not_blamed_on_one(qtbot: QtBot) -> None:
    ring = "red yellow green blue white violet"
    at = position(qtbot, ["violet-sun green-sun", ""], active="machine", ring=ring)
    at.press("transfer")
    at.click(at.card("green-sun"))
    assert at.prompt == "This card fits neither of the two bridges here (violet and red): green sun."
    at.type(Qt.Key.Key_W)
    assert at.at.asking.panel.title == at.prompt
    at.type(Qt.Key.Key_Escape)
    at.drop(at.card("violet-sun"), Spot(Group.BRIDGE, 0))
    assert at.prompt.startswith("The bridge between the machine deck and the command centre")


@pytest.mark.parametrize(
    ("station", "named"),
    [("machine", "with its symbol"), ("centre", "a shuttle, the laser"), ("canteen", "next to it")],
)
def test_whoever_puts_a_card_anywhere_hears_all_places(qtbot: QtBot, station: str, named: str) -> None:
    at = position(qtbot, [HAND, ""], active=station, energy={station: [4, 1]})
    at.drop(at.card("red-sun"), None)
    assert named in at.prompt
