"""Two sheets that are a key away: everybody's display (D), and what the viewer remembers (M, K3)."""

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QPushButton

from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.hertzschlag.faces import Card
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.ui.hertzschlag.table.labels import said
from enix_desktop.ui.hertzschlag.table.scene import HertzschlagScene
from enix_desktop.ui.hertzschlag.table.sheet import Lines, Sheet
from enix_desktop.ui.table.controls import ButtonPanel
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.view import TableView
from enix_desktop.ui.widgets.announcer import announce
from enix_desktop.ui.widgets.fitting import FittingButton

DISPLAYS, MEMORY = "displays", "memory"


class Sheets(QObject):
    """Shows one of them at a time over the board; what is remembered only to who remembers it."""

    def __init__(
        self, view: TableView, scene: HertzschlagScene, names: PlayerNames, buttons: ButtonPanel
    ) -> None:
        super().__init__(view)
        self._scene, self._names = scene, names
        self.sheet = Sheet(view, scene.table.components)
        self._open = ""
        self.buttons = {DISPLAYS: self._button(DISPLAYS, buttons), MEMORY: self._button(MEMORY, buttons)}
        scene.rearranged.connect(self.arrange)
        self.retranslate()

    def _button(self, name: str, panel: ButtonPanel) -> QPushButton:
        button = FittingButton(sizes=(13, 12, 11, 10, 9, 8))
        button.setObjectName(name)
        button.setMinimumHeight(36)
        button.setAutoDefault(True)
        button.clicked.connect(lambda: self.toggle(name))
        panel.add_lasting(button)
        return button

    @property
    def shown(self) -> str:
        """Which one is open; nothing if none is."""
        return "" if self.sheet.isHidden() else self._open

    def toggle(self, name: str) -> bool:
        """Open a sheet, or close it; return whether there is such a sheet for who is looking."""
        if self.shown == name:
            self.hide()
            return True
        view = self._scene.view_shown
        if view is None or (name == MEMORY and view.seat == EVERYBODY):
            return False
        self._open = name
        self.arrange(is_new=True)
        announce(self.sheet, self.sheet.page.accessibleName())
        return True

    def hide(self) -> None:
        """Put away what is open: somebody else looks, or it has been read."""
        self.sheet.put_away()

    def follow(self) -> None:
        """Show what has changed since; what is remembered goes with who remembers it."""
        view = self._scene.view_shown
        is_public = view is None or view.seat == EVERYBODY
        self.buttons[MEMORY].setVisible(not is_public)
        if self.shown == MEMORY and is_public:
            self.hide()
        elif self.shown:
            self.arrange()

    def arrange(self, is_new: bool = False) -> None:
        """Lie over the board, if a sheet is open."""
        view = self._scene.view_shown
        if view is None or (self.sheet.isHidden() and not is_new):
            return
        lines = self._displays(view) if self._open == DISPLAYS else self._memory(view)
        self.sheet.tell(said(f"{self._open}.title"), said("sheet.close"), lines, self._scene.board_room)

    def retranslate(self) -> None:
        for name, button in self.buttons.items():
            button.setText(said(f"{name}.button"))
            button.setToolTip(said(f"{name}.about"))
        self.arrange()

    def _displays(self, view: View) -> Sequence[Lines]:
        """In turn order, each by category."""
        return [
            Lines(
                self._names.player(seat) if view.displays[seat] else self._nothing(seat),
                self._sorted(view.displays[seat]),
                look=self._scene.looks[seat],
                is_laid_out=True,
            )
            for seat in view.order
        ]

    def _nothing(self, seat: int) -> str:
        return said("displays.none", player=self._names.player(seat))

    def _memory(self, view: View) -> Sequence[Lines]:
        """The latest first: what was passed on and to whom, drawn, laid for income and seen ahead (K3)."""
        lines = [
            Lines(
                said("memory.passed", round=passed.round, player=self._names.player(passed.to)),
                self._sorted(passed.cards),
                look=self._scene.looks[passed.to],
            )
            for passed in reversed(view.passed)
        ]
        if view.drawn:
            lines.append(Lines(said("memory.drawn"), view.drawn))
        if view.removed:
            lines.append(Lines(said("memory.removed"), view.removed))
        lines += [
            Lines(said("memory.forecast", round=seen.round), events=(seen.event,)) for seen in view.forecasts
        ]
        return lines or [Lines(said("memory.nothing"))]

    def _sorted(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        faces = self._scene.table.components.cards
        return tuple(sorted(cards, key=lambda card: (faces[card].category, card)))
