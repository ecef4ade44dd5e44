"""What only a replay shows over the board: the chart of the game (G), and everybody's secrets (K)."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from enix_desktop.games.hertzschlag.moves import Place
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.game_ui import KeyWords
from enix_desktop.ui.hertzschlag.chart_panel import ChartPanel
from enix_desktop.ui.hertzschlag.course_of_game import Course, course_of
from enix_desktop.ui.hertzschlag.table.labels import said as said_on_table
from enix_desktop.ui.hertzschlag.table.scene import HertzschlagScene
from enix_desktop.ui.hertzschlag.table.sheet import Lines, Sheet
from enix_desktop.ui.hertzschlag.words import goal_name, said
from enix_desktop.ui.table.controls import ButtonPanel
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.widgets.announcer import announce
from enix_desktop.ui.widgets.fitting import FittingButton
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP

TEXTS = Texts("hertzschlag", "replay")
CHART, HANDS = "chart", "hands"
KEYS = {CHART: "G", HANDS: "K"}


def replay_keys() -> Sequence[KeyWords]:
    """The keys that only a replay has, in words."""
    return tuple(KeyWords(((key,),), said(f"{name}.key", TEXTS)) for name, key in KEYS.items())


class ChartSheet(QFrame):
    """The course of the whole game over the board, and where the replay is in it."""

    closed = Signal()

    def __init__(self, over: QWidget, panel: ChartPanel) -> None:
        super().__init__(over)
        self.setObjectName("chart-sheet")
        set_role(self, "panel")
        self.panel = panel
        self._close = QToolButton()
        self._close.setText("\N{MULTIPLICATION X}")
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        set_role(self._close, "link")
        self._close.clicked.connect(self.put_away)
        head = QHBoxLayout()
        head.addStretch(1)
        head.addWidget(self._close)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(4 * STEP, STEP, 3 * STEP, 3 * STEP)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(panel, 1)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        self._close.setAccessibleName(said_on_table("sheet.close"))
        self._close.setToolTip(said_on_table("sheet.close"))

    def least_height(self, width: int) -> int:
        """So high it has to be, or the charts lie over each other."""
        self._column.activate()
        return self._column.totalMinimumHeightForWidth(width)

    def open_in(self, room: QRect) -> None:
        """Lie in *room*."""
        self.setGeometry(room)
        self.show()
        self.raise_()

    def put_away(self) -> None:
        """Close, and give the keys back."""
        focused = self.focusWidget()
        had_keys = focused is not None and self.isAncestorOf(focused)
        self.hide()
        if had_keys:
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_G):
            self.put_away()
        else:
            super().keyPressEvent(event)


class ReplaySheets(QWidget):
    """Two buttons of a replay and what they show; secrets only when the viewer may see all of them."""

    opened = Signal()
    closed = Signal()

    def __init__(
        self, view: QWidget, scene: HertzschlagScene, names: PlayerNames, panel: ButtonPanel, course: Course
    ) -> None:
        super().__init__()
        self._scene, self._names = scene, names
        self.chart = ChartSheet(view, ChartPanel(course, names, scene.looks))
        self.hands = Sheet(view, scene.table.components)
        for sheet in (self.chart, self.hands):
            sheet.closed.connect(self.closed)
        self.buttons = {name: self._button(name) for name in (CHART, HANDS)}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(STEP)
        for button in self.buttons.values():
            row.addWidget(button, 1)
        panel.add_above(self)
        scene.rearranged.connect(self.follow)
        self.retranslate()

    def _button(self, name: str) -> QPushButton:
        button = FittingButton(sizes=(13, 12, 11, 10, 9))
        button.setObjectName(name)
        button.setMinimumHeight(36)
        button.setAutoDefault(True)
        button.clicked.connect(lambda: self.toggle(name))
        return button

    @property
    def shown(self) -> str:
        """Which one is open; nothing if none is."""
        if not self.chart.isHidden():
            return CHART
        return "" if self.hands.isHidden() else HANDS

    def toggle(self, name: str) -> bool:
        """Open one, or close it; return whether there is something to show."""
        was_shown, view = self.shown == name, self._scene.view_shown
        self.hide_all()
        if was_shown:
            return True
        if view is None or (name == HANDS and view.open_hands is None):
            return False
        self.opened.emit()
        if name == CHART:
            self._show_chart(view)
            announce(self.chart, self.chart.panel.frequency.accessibleDescription())
        else:
            self._show_hands(view)
            announce(self.hands, self.hands.page.accessibleName())
        return True

    def hide_all(self) -> None:
        """Put away what is open."""
        self.chart.put_away()
        self.hands.put_away()

    def follow(self) -> None:
        """The replay is somewhere else, or somebody else looks."""
        view = self._scene.view_shown
        if view is None:
            return
        self.buttons[HANDS].setVisible(view.open_hands is not None)
        match self.shown:
            case "chart":
                self._show_chart(view)
            case "hands" if view.open_hands is not None:
                self._show_hands(view)
            case "hands":
                self.hands.put_away()

    def _show_chart(self, view: View) -> None:
        course = course_of(view)
        self.chart.panel.set_moment((len(course.rounds) - 1, len(course.rounds[-1].steps)))
        room = self._scene.board_room.toRect().adjusted(STEP, STEP, -STEP, -STEP)
        room = room.united(QRect(room.left(), room.top(), room.width(), self._lowest(room)))
        missing = self.chart.least_height(room.width()) - room.height()
        if missing > 0:  # in a small window it lies over the places, too
            room.setTop(max(STEP, room.top() - missing))
        self.chart.open_in(room)

    def _lowest(self, room: QRect) -> int:
        """How high a chart is that leaves the prompt line and the hand in sight."""
        return max(room.height(), round(self._scene.prompt_room.top()) - room.top() - STEP)

    def _show_hands(self, view: View) -> None:
        title, close = said("hands.title", TEXTS), said_on_table("sheet.close")
        self.hands.tell(title, close, self._lines(view), self._scene.board_room)

    def _lines(self, view: View) -> Sequence[Lines]:
        """In turn order: what everybody has laid, holds and wants."""
        lines = []
        assert view.open_hands is not None, "asked before"
        for seat in view.order:
            player, look = self._names.player(seat), self._scene.looks[seat]
            laid = view.open_laid[seat] if view.open_laid is not None else None
            if laid is not None:
                key = "hands.action" if laid.place is Place.ACTION else "hands.income"
                lines.append(Lines(said(key, TEXTS, player=player), (laid.card,), look=look))
            goal = "" if view.goals is None else goal_name(view.goals[seat], view.table.components)
            title = said("hands.hand", TEXTS, player=player, goal=goal)
            lines.append(Lines(title, view.open_hands[seat], look=look))
        return lines

    def retranslate(self) -> None:
        """Write every text in the current language."""
        for name, button in self.buttons.items():
            button.setText(said(f"{name}.button", TEXTS))
            button.setToolTip(said(f"{name}.about", TEXTS))
        self.chart.retranslate()
        self.follow()
