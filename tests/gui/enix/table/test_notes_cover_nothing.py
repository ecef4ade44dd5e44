"""Hint, card note and Why? never lie over what they speak about, in any window."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtWidgets import QApplication, QGraphicsItem, QWidget

from enix_desktop.app.play.table_driver import Decision, Hint
from enix_desktop.catalogue import ENIX
from enix_desktop.games.enix.phases import Phase
from enix_desktop.players.enix.advice import reason
from enix_desktop.ui.enix.card_item import CardItem
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.table.card_marks import CARD
from tools.screens import asked, first, table

SIZES = (QSize(1024, 640), QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080))
PHASES = (Phase.LAY, Phase.PLACE_TILE, Phase.MOVE, Phase.TAKE, Phase.STEAL, Phase.REFILL)


def shown(screen: TableScreen, size: QSize) -> TableScreen:
    screen.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    screen.resize(size)
    screen.show()
    QApplication.processEvents()
    return screen


def seen(screen: TableScreen, rect: QRectF) -> QRect:
    """Where a part of the scene is in the view."""
    return screen.view.mapFromScene(rect).boundingRect()


def paper(item: QGraphicsItem) -> QRectF:
    return item.mapRectToScene(CARD)


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("phase", PHASES)
def test_a_hint_covers_nothing_that_it_lights(qapp: QApplication, seats: int, phase: Phase) -> None:
    screen = table(first(seats, asked(phase, 2)))
    mode: Any = screen.mode
    move = ENIX.player("skilled").choose(mode.view, mode.moves, 1).move
    hint = Hint(Decision(0, mode.view, mode.moves), move, reason(mode.view, move, 1))
    for size in SIZES:
        shown(screen, size)
        screen.hints.hide()
        screen.hints._waiting.start()
        screen.hints._on_hinted(hint)
        QApplication.processEvents()
        note = screen.hints.note.geometry()
        assert screen.hints.note.isVisible()
        lit = [
            seen(screen, light.sceneBoundingRect().adjusted(6, 6, -6, -6)) for light in screen.hints._lights
        ]
        tiles = [
            tile.mapRectToScene(tile.shape().boundingRect()) for tile in screen.scene.board.tiles.values()
        ]
        for rect in (*lit, *(seen(screen, tile) for tile in tiles)):
            assert not note.intersects(rect), (size, rect)
        cards = [seen(screen, paper(card)).adjusted(0, 12, 0, 0) for card in screen.scene.hand.cards.values()]
        assert not any(note.intersects(card) for card in cards), size
        for action in screen.actions_shown:
            button = screen.button(action.name)
            assert button is not None
            assert not note.intersects(placed(screen, button))


def placed(screen: TableScreen, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(screen.view, QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("phase", [Phase.LAY, Phase.COMPETE, Phase.MOVE, Phase.REFILL])
def test_a_note_about_a_card_never_covers_it(qapp: QApplication, seats: int, phase: Phase) -> None:
    screen = table(first(seats, asked(phase, 2)))
    told = 0
    for size in SIZES:
        shown(screen, size)
        cards = [item for item in screen.scene.items() if isinstance(item, CardItem) and item.is_face_up]
        for item in (*cards, screen.scene.pile):
            screen.notes.hide()
            screen.notes.toggle_for(item)
            note = screen.notes.note
            if not note.isVisible():
                continue
            told += 1
            assert screen.view.rect().contains(note.geometry()), (size, item)
            assert not note.geometry().intersects(seen(screen, paper(item))), (size, item.scenePos())
    assert told > len(SIZES)


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("is_move", [True, False])
def test_an_answer_about_the_board_covers_no_tile(qapp: QApplication, seats: int, is_move: bool) -> None:
    if is_move:
        screen = table(first(seats, lambda s: asked(Phase.MOVE, 2)(s) and 1 < s.points < 6 and not s.moved))
    else:
        screen = table(first(seats, asked(Phase.PLACE_TILE, 2)))
    for size in SIZES:
        shown(screen, size)
        refuse(screen)
        screen.help.ask_why()
        QApplication.processEvents()
        panel = screen.asking.panel
        assert panel.isVisible()
        answer = screen.asking._answer
        assert answer is not None
        assert answer.picture is not None
        for tile in screen.scene.board.tiles.values():
            rect = seen(screen, tile.mapRectToScene(tile.shape().boundingRect()))
            assert not panel.geometry().intersects(rect), (size, rect)
        needed = (screen.scene.plan.hand, screen.scene.plan.buttons, screen.scene.plan.own_place)
        assert not any(panel.geometry().intersects(room.toRect()) for room in needed)
        screen.help.ask_why()
        assert not panel.isVisible()
        assert screen.scene.board_room == screen.scene.plan.board


def refuse(screen: TableScreen) -> None:
    """Do something that the rules do not allow, on the board."""
    mode: Any = screen.mode
    if mode.view.phase is Phase.MOVE:
        mode.on_tile(mode.view.pawns[0])
        return
    tile = next(iter(screen.scene.board.tiles))
    other = mode.view.layout.cells[1]
    mode.on_tile(tile)
    mode._cell = other
    mode._shown = None
    mode._show()
