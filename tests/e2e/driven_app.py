"""The real program, which also tells on its standard output what it shows and where on the screen.

`python -m tests.e2e.driven_app [FILE]` is `enix-desktop play [FILE]`. Each line on standard input is a
question in JSON, each line on standard output its answer. Nothing can be done to the program this way: the
tests have a mouse for that. When the questions end, so does the program.
"""

import json
import os
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, QPoint, QPointF, Signal
from PySide6.QtWidgets import QApplication, QComboBox, QGraphicsItem, QMenu, QPushButton, QWidget

from enix_desktop.catalogue import CODECS
from enix_desktop.cli import main
from enix_desktop.engine.record_json import write
from enix_desktop.games.enix.components import ENERGY_BY_KEY
from enix_desktop.geometry.hexes import Hex
from enix_desktop.ui.enix.board_geometry import centre
from enix_desktop.ui.enix.board_marks import HandleItem
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.newgame.screen import NewGameScreen
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.curtain import Curtain
from enix_desktop.ui.window.main_window import MainWindow
from enix_desktop.ui.window.start_screen import StartScreen

Json = Mapping[str, object]


class NotThere(Exception):
    """Something that is not on the screen now."""


class Reporter(QObject):
    """Answers questions in the thread of the window."""

    asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._answers: Mapping[str, Callable[..., Json]] = {
            "situation": self._situation,
            "where": lambda what: {"at": self._where(what)},
            "record": lambda: {"record": self._record()},
            "grab": self._grab,
        }
        self.asked.connect(self._answer)

    def listen(self) -> None:
        """Hand on every line of the standard input; runs in a thread of its own."""
        for line in sys.stdin:
            self.asked.emit(line)
        os._exit(1)  # whoever asked is gone

    def _answer(self, line: str) -> None:
        question = json.loads(line)
        kind = question.pop("ask")
        try:
            answer = self._answers[kind](**question)
        except NotThere as error:
            answer = {"missing": str(error)}
        print(json.dumps(answer), flush=True)

    @property
    def _window(self) -> MainWindow:
        found = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]
        if not found or not found[0].isVisible():
            raise NotThere("the window")
        return found[0]

    @property
    def _table(self) -> TableScreen:
        table = self._window.games.table
        if not isinstance(table, TableScreen):
            raise NotThere("the table")
        return table

    def _situation(self) -> Json:
        """Which page is shown, whether a curtain covers it, and what a person is asked."""
        window = self._window
        controller = window.games.controller
        table: Any = window.games.table
        decision = None if controller is None else controller.decision
        curtain = window.findChild(Curtain)
        return {
            "page": type(window._pages.currentWidget()).__name__,
            "curtain": curtain.button.text() if curtain is not None and curtain.isVisible() else None,
            "is_showing": table is not None and table.queue.is_running,
            "seat": None if decision is None else decision.seat,
            "phase": None if decision is None else decision.view.phase.key,
            "moves": 0 if controller is None else len(controller.match.record.entries),
            "prompt": "" if table is None else table.prompt(),
            "log": [] if table is None else table.log.sentences(),
            "title": window.windowTitle(),
        }

    def _record(self) -> str:
        controller = self._window.games.controller
        if controller is None:
            raise NotThere("a game")
        record = controller.match.record
        return write(record, CODECS[record.game])

    def _grab(self, path: str) -> Json:
        """Save a picture of everything on the screen, dialogs included."""
        screen = QApplication.primaryScreen()
        return {"saved": screen.grabWindow(0).save(path)}

    def _where(self, what: str) -> Sequence[int]:
        """The screen position to point at, for a name like `tile:solar`."""
        kind, *rest = what.split(":")
        found = _WHERE[kind](self, *rest)
        place = _middle(found) if isinstance(found, QWidget) else found
        return place.x(), place.y()

    def _start(self, name: str) -> QWidget:
        page = self._window.findChild(StartScreen)
        return _shown(getattr(page, f"{name}_button"), name)

    def _new(self, name: str, row: str = "") -> QWidget:
        page = self._window.findChild(NewGameScreen)
        if page is None:
            raise NotThere("the new game screen")
        if row:
            return _shown(getattr(page.seats.rows[int(row)], name), name)
        widgets = {
            "more": page.options.more_button,
            "seed": page.options.seed,
            "speed": page.options.speed,
            "start": page.start_button,
        }
        return _shown(widgets[name], name)

    def _option(self, key: str) -> QPoint:
        """An entry of the list that is open; no key is the entry for a person."""
        for box in self._window.findChildren(QComboBox):
            if box.view().isVisible():
                index = box.model().index(
                    [str(box.itemData(row) or "") for row in range(box.count())].index(key), 0
                )
                viewport = box.view().viewport()
                return viewport.mapToGlobal(box.view().visualRect(index).center())
        raise NotThere(f"a list with {key}")

    def _menu(self, name: str) -> QPoint:
        bar = self._window.menuBar()
        for action in bar.actions():
            if action.text().replace("&", "") == name:
                return bar.mapToGlobal(bar.actionGeometry(action).center())
        raise NotThere(f"the menu {name}")

    def _entry(self, name: str) -> QPoint:
        action = self._window.menus.actions[name]
        menu = QApplication.activePopupWidget()
        if not isinstance(menu, QMenu) or action not in menu.actions():
            raise NotThere(f"the entry {name}")
        return menu.mapToGlobal(menu.actionGeometry(action).center())

    def _button(self, name: str) -> QWidget:
        for button in self._table.findChildren(QPushButton):
            if button.property("action") == name and button.isVisible() and button.isEnabled():
                return button
        raise NotThere(f"the button {name}")

    def _interrupt(self) -> QWidget:
        return _shown(self._table.findChild(QPushButton, "interrupt"), "the interrupt button")

    def _curtain(self) -> QWidget:
        curtain = self._window.findChild(Curtain)
        return _shown(None if curtain is None else curtain.button, "the curtain")

    def _accept(self) -> QWidget:
        table: Any = self._table
        return _shown(table.question.yes, "a question")

    def _final(self, name: str) -> QWidget:
        final: Any = self._window.games.final
        if final is None:
            raise NotThere("the final screen")
        button: QWidget = final.buttons[name]
        return _shown(button, name)

    def _at(self, item: QGraphicsItem, point: QPointF | None = None) -> QPoint:
        """Where a point of an item is on the screen."""
        view = self._table.view
        place = item.mapToScene(QPointF() if point is None else point)
        return view.viewport().mapToGlobal(view.mapFromScene(place))

    def _card(self, card: str) -> QPoint:
        item = self._table.scene.hand.cards.get(int(card))
        if item is None:
            raise NotThere(f"card {card}")
        return self._at(item)

    def _stack(self, position: str) -> QPoint:
        return self._at(self._table.scene.stacks[int(position)])

    def _tile(self, key: str) -> QPoint:
        return self._at(self._table.scene.board.tiles[ENERGY_BY_KEY[key]])

    def _cell(self, q: str, r: str) -> QPoint:
        return self._at(self._table.scene.board, centre(Hex(int(q), int(r))))

    def _handle(self, name: str) -> QPoint:
        for item in self._table.scene.items():
            if isinstance(item, HandleItem) and item._symbol == _SIGNS[name]:
                return self._at(item)
        raise NotThere(f"the handle {name}")

    def _back(self, seat: str, key: str) -> QPoint:
        place = self._table.scene.places[int(seat)]
        energy = ENERGY_BY_KEY[key]
        if not place.shows_back(energy):
            raise NotThere(f"a back of {key}")
        return self._at(place, place.back(energy).center())

    def _cap_home(self) -> QPoint:
        view = self._table.view
        place = self._table.scene.plan.cap_home.center()
        return view.viewport().mapToGlobal(view.mapFromScene(place))


_SIGNS = {
    "back": "\N{ANTICLOCKWISE OPEN CIRCLE ARROW}",
    "turn": "\N{CLOCKWISE OPEN CIRCLE ARROW}",
    "confirm": "\N{CHECK MARK}",
    "cancel": "\N{MULTIPLICATION X}",
}

_WHERE: Mapping[str, Callable[..., QWidget | QPoint]] = {
    "start": Reporter._start,
    "new": Reporter._new,
    "option": Reporter._option,
    "menu": Reporter._menu,
    "entry": Reporter._entry,
    "button": Reporter._button,
    "interrupt": Reporter._interrupt,
    "curtain": Reporter._curtain,
    "accept": Reporter._accept,
    "final": Reporter._final,
    "card": Reporter._card,
    "stack": Reporter._stack,
    "tile": Reporter._tile,
    "cell": Reporter._cell,
    "handle": Reporter._handle,
    "back": Reporter._back,
    "cap_home": Reporter._cap_home,
}


def _middle(widget: QWidget) -> QPoint:
    return widget.mapToGlobal(widget.rect().center())


def _shown(widget: object, name: str) -> QWidget:
    if not isinstance(widget, QWidget) or not widget.isVisible():
        raise NotThere(name)
    return widget


if __name__ == "__main__":
    app = application()
    reporter = Reporter()
    threading.Thread(target=reporter.listen, daemon=True).start()
    sys.exit(main(["play", *sys.argv[1:]]))
