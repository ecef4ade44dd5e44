"""Arranging the tiles before a game without a mouse."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.geometry.hexes import Hex
from enix_desktop.ui.enix.arrange_screen import ArrangeScreen
from enix_desktop.ui.enix.arrange_view import ArrangeView
from enix_desktop.ui.table.spots import ARROWS
from tests.gui.enix.arranging import dealt, opened


def press(screen: ArrangeScreen, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(screen, key)


def test_arrows_choose_space_picks_up_and_r_turns(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    before = screen.view.layout_shown
    press(screen, Qt.Key.Key_Right)
    assert screen.view.chosen is Energy.SOLAR
    assert screen.view._ring.isVisible()
    press(screen, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down)
    chosen = screen.view.chosen
    assert chosen not in (None, Energy.SOLAR)
    press(screen, Qt.Key.Key_R)
    assert screen.view.layout_shown != before
    turned = screen.view.layout_shown
    press(screen, Qt.Key.Key_Space, Qt.Key.Key_Left)
    assert screen.view.layout_shown.cells != turned.cells
    assert screen.view.chosen is chosen
    put = screen.view.layout_shown
    press(screen, Qt.Key.Key_Space, Qt.Key.Key_Right)
    assert screen.view.chosen is not chosen
    assert screen.view.layout_shown == put


def test_choosing_another_tile_puts_down_the_one_in_hand(qtbot: QtBot) -> None:
    view = opened(qtbot).view
    view.choose(Energy.WIND)
    view.pick_up()
    view.choose(Energy.WIND)
    assert view.is_carried
    view.choose(Energy.OCEAN)
    assert view.chosen is Energy.OCEAN
    assert not view.is_carried


def test_solar_stays_in_the_middle(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    before = screen.view.layout_shown
    press(screen, Qt.Key.Key_Up, Qt.Key.Key_Space, Qt.Key.Key_Up)
    assert screen.view.layout_shown == before


def test_enter_starts_and_esc_first_puts_down(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    press(screen, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Space)
    with qtbot.assertNotEmitted(screen.cancelled):
        press(screen, Qt.Key.Key_Escape)
    with qtbot.waitSignal(screen.arranged):
        press(screen, Qt.Key.Key_Return)
    with qtbot.waitSignal(screen.cancelled):
        press(screen, Qt.Key.Key_Escape)


def arrows_until(screen: ArrangeScreen, holds: Callable[[], bool]) -> Sequence[Qt.Key]:
    """Press as few arrows as it takes, and return them."""
    view = screen.view
    ways: list[tuple[list[Qt.Key], object]] = [([], state(view))]
    known = [state(view)]
    for way, before in ways:
        set_state(view, before)
        if holds():
            return way
        for key in ARROWS:
            set_state(view, before)
            press(screen, key)
            if state(view) not in known:
                known.append(state(view))
                ways.append(([*way, key], state(view)))
    raise AssertionError("arrows do not lead there")


def lie(view: ArrangeView) -> list[Hex]:
    """Where the tiles are."""
    return list(view.layout_shown.cells)


def state(view: ArrangeView) -> object:
    return view.layout_shown, view.chosen, view.is_carried


def set_state(view: ArrangeView, state: object) -> None:
    view.layout_shown, view.chosen, view.is_carried = state  # type: ignore[misc]


def test_keys_alone_lead_from_one_arrangement_to_another(qtbot: QtBot) -> None:
    target, screen = dealt(2), opened(qtbot)
    places = list(target.cells)
    assert lie(screen.view)[0] == places[0]
    assert lie(screen.view) != places
    keys: list[Qt.Key] = []

    def do(*pressed: Qt.Key) -> None:
        press(screen, *pressed)
        keys.extend(pressed)

    for tile in ENERGIES:
        keys += arrows_until(screen, lambda tile=tile: screen.view.chosen == tile)  # type: ignore[misc]
        do(*[Qt.Key.Key_R] * ((target.rotations[tile] - screen.view.layout_shown.rotations[tile]) % 6))
        do(Qt.Key.Key_Space)
        done = tile + 1
        keys += arrows_until(screen, lambda done=done: lie(screen.view)[:done] == places[:done])  # type: ignore[misc]
        do(Qt.Key.Key_Space)
    again = opened(qtbot)
    with qtbot.waitSignal(again.arranged) as arranged:
        press(again, *keys, Qt.Key.Key_Return)
    assert list(arranged.args[0].layout.cells) == places
    assert arranged.args[0].layout.rotations == target.rotations


def test_space_on_solar_is_answered_with_a_reason_until_something_else_is_done(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    before = screen._hint.text()
    press(screen, Qt.Key.Key_Up, Qt.Key.Key_Space)
    assert screen._hint.text() == "Solar energy stays in the middle; it can only be turned."
    assert screen._hint.property("role") == "refused"
    press(screen, Qt.Key.Key_R)
    assert screen._hint.text() == before
    assert screen._hint.property("role") != "refused"
