"""Lets a screen reader know the tiles that are arranged before a game, and what becomes of them."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from enix_desktop.games.enix.components import ENERGIES, Energy, standard_components
from enix_desktop.games.enix.layout import Layout
from enix_desktop.ui.enix.accessible.arrange_tree import ArrangeTree, BareBoard
from enix_desktop.ui.enix.accessible.board_words import BoardWords
from enix_desktop.ui.enix.accessible.thing_words import ThingWords
from enix_desktop.ui.enix.wording import Names
from enix_desktop.ui.table.accessible_scene import SceneAccess
from enix_desktop.ui.widgets.accessible import Path
from enix_desktop.ui.widgets.announcer import Announcer

if TYPE_CHECKING:
    from enix_desktop.ui.enix.arrange_view import ArrangeView


@dataclass(frozen=True, slots=True)
class _Moment:
    """How the tiles lay, and which of them was in use."""

    layout: Layout
    chosen: Energy | None
    is_carried: bool
    focused: Path | None


class ArrangeReader(QObject):
    """Listens to the tiles, and costs nothing while nobody listens to it."""

    def __init__(self, keyboard: QWidget, view: "ArrangeView") -> None:
        """*keyboard* is the widget that gets the keys."""
        super().__init__(view)
        self._view = view
        self.names = Names(standard_components(), (), self)
        self._words, self._board = ThingWords(self.names, self), BoardWords(self.names, (), self)
        self.tree = ArrangeTree(view, self._words, self._board)
        self.access = SceneAccess(view, self.tree, keyboard)
        self.announcer = Announcer(view)
        self._later = QTimer(self, interval=0, singleShot=True)
        self._later.timeout.connect(self.access.refresh)
        self._last = self._moment()
        view.changed.connect(self._on_changed)

    def prompt(self, text: str, is_refusal: bool = False) -> None:
        """Say what is to be done, or why something cannot be."""
        if QAccessible.isActive():
            self._later.start()  # it may be another language
            self.announcer.say(text, "prompt", is_refusal)

    def _moment(self) -> _Moment:
        view = self._view
        return _Moment(view.layout_shown, view.chosen, view.is_carried, self.tree.focused())

    def _on_changed(self) -> None:
        before, self._last = self._last, self._moment()
        if before == self._last or not QAccessible.isActive():
            return
        self._later.start()
        if self._last.focused != before.focused:
            self.access.focus()
        self.announcer.say(self._happened(before, self._last), "tile")

    def _happened(self, before: _Moment, now: _Moment) -> str:
        """What became of the tiles; nothing if only another one was chosen."""
        moved = [tile for tile in ENERGIES if before.layout.cells[tile] != now.layout.cells[tile]]
        if moved:
            moved.sort(key=lambda tile: tile != now.chosen)  # first the one that somebody moved
            return " ".join(self._board.sentence(BareBoard(now.layout), tile) for tile in moved)
        turned = [tile for tile in ENERGIES if before.layout.rotations[tile] != now.layout.rotations[tile]]
        if turned:
            return self.tree.about(turned[0])
        if now.is_carried and now.chosen is not None:
            return self._words.in_hand(now.chosen)
        if before.is_carried and before.chosen is not None:
            return self._board.sentence(BareBoard(now.layout), before.chosen)
        return ""
