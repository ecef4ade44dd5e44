"""The screen on which a new game is agreed: who plays, by which rulebook, and how."""

from dataclasses import replace

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.app.play.choices import Choices, default_choices
from enix_desktop.catalogue import GAMES
from enix_desktop.ui.game_ui import GameUi
from enix_desktop.ui.newgame.choice_cards import ChoiceCards
from enix_desktop.ui.newgame.choice_list import ChoiceList
from enix_desktop.ui.newgame.play_options import PlayOptions
from enix_desktop.ui.newgame.seats_panel import SeatsPanel
from enix_desktop.ui.newgame.words import TableWords
from enix_desktop.ui.widgets.picture import Cloth
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP
from enix_desktop.ui.widgets.translated import Translated

_WIDEST = 1200


class NewGameScreen(Translated, QWidget):
    """Shows the choices for one game and lets them be changed; Start hands them over."""

    started = Signal(Choices)
    cancelled = Signal()

    def __init__(self, ui: GameUi, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        Cloth(self)
        self._ui = ui
        game = GAMES[ui.id]
        words = TableWords(self, ui.id)
        self._title = PlainLabel(parent=self)
        set_role(self._title, "title")
        self._goal = PlainLabel(parent=self)
        self._goal.setWordWrap(True)
        set_role(self._goal, "muted")
        self.seats = SeatsPanel(game, ui, words, self)
        has_several = len(game.choices) > 1
        self.cards = {
            choice.key: ChoiceCards(choice, self, has_several)
            for choice in game.choices
            if not choice.is_list
        }
        self.lists = {choice.key: ChoiceList(choice, self) for choice in game.choices if choice.is_list}
        self._offered: dict[str, ChoiceCards | ChoiceList] = {**self.cards, **self.lists}
        self._sizes = {choice.key: choice.seats for choice in game.choices}
        self.options = PlayOptions(words, self)
        self.options.hints.setVisible(game.adviser is not None)
        self.options.tutor.setVisible(game.coach is not None)
        self.seats.has_help = bool(ui.assistance()) or game.adviser is not None
        self.reason = PlainLabel(parent=self)
        self.reason.setWordWrap(True)
        self.reason.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        set_role(self.reason, "problem")
        self.cancel_button, self.start_button = QPushButton(self), QPushButton(self)
        for button in (self.cancel_button, self.start_button):
            button.setAutoDefault(True)
        set_role(self.start_button, "main")
        self._lay_out()
        self.retranslate()
        self.set_choices(default_choices(game))
        self.seats.edited.connect(self._judge)
        self.seats.grown.connect(self._scroll_to)
        self.options.edited.connect(self._judge)
        for offered in self._offered.values():
            offered.edited.connect(self._judge)
        self.cancel_button.clicked.connect(self.cancelled)
        self.start_button.clicked.connect(self._start)

    @property
    def choices(self) -> Choices:
        return Choices(
            game=self._ui.id,
            seats=tuple(replace(seat, name=seat.name.strip()) for seat in self.seats.seats),
            options={key: offered.value for key, offered in self._offered.items()},
            assistance=self.options.assistance.isChecked(),
            undo=self.options.undo.key or "own",
            speed=self.options.speed.key or "normal",
            by_hand=self.options.by_hand.isChecked(),
            seed=self.options.seed_value,
            hints=self.options.hints.isChecked(),
            tutor=self.options.tutor.isChecked(),
        )

    def set_choices(self, choices: Choices) -> None:
        self.seats.set_seats(choices.seats)
        self._offer()
        for key, offered in self._offered.items():
            offered.set_value(choices.options[key])
        self.options.set_choices(choices)
        self._judge()

    def retranslate(self) -> None:
        self._title.setText(self.tr("New game"))
        self._goal.setText(self._ui.goal())
        self.cancel_button.setText(self.tr("&Cancel"))
        self.start_button.setText(self.tr("&Start the game"))
        self.seats.retranslate()
        words = self._ui.choices()
        for key, offered in self._offered.items():
            offered.tell(words[key])
        self.options.retranslate(self._ui.by_hand(), self._ui.assistance())
        self._judge()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seats.focus_first_person()
        # After whatever wanted to be in sight while the choices were filled in.
        QTimer.singleShot(0, self, lambda: self._area.verticalScrollBar().setValue(0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.window().focusWidget()
            (focused if isinstance(focused, QToolButton) else self.start_button).click()
        else:
            super().keyPressEvent(event)

    def _start(self) -> None:
        self.started.emit(self.choices)

    def _scroll_to(self, widget: QWidget) -> None:
        # Only when the page has been laid out again is it known where the widget is.
        QTimer.singleShot(0, widget, lambda: self._area.ensureWidgetVisible(widget, 0, 2 * STEP))

    def _offer(self) -> None:
        """Lists may depend on how many sit at the table."""
        for offered in self.lists.values():
            offered.offer(len(self.seats.rows))

    def _judge(self) -> None:
        self._offer()
        count = len(self.seats.rows)
        for key, sizes in self._sizes.items():
            self._offered[key].setVisible(sizes is None or count in sizes)
        complaint = self.seats.complaint or self.options.complaint or self._ui.complaint(self.choices)
        self.reason.setText(complaint)
        self.start_button.setEnabled(not complaint)
        self.start_button.setAccessibleDescription(complaint)

    def _lay_out(self) -> None:
        right = QVBoxLayout()
        right.setSpacing(2 * STEP)
        for offered in self._offered.values():
            right.addWidget(offered)
        right.addWidget(self.options)
        right.addStretch(1)
        columns = QHBoxLayout()
        columns.setSpacing(4 * STEP)
        left = QVBoxLayout()
        left.addWidget(self.seats)
        columns.addLayout(left, 13)
        columns.addLayout(right, 12)
        page = QWidget(self)
        page.setMaximumWidth(_WIDEST)
        inside = QVBoxLayout(page)
        inside.setContentsMargins(6 * STEP, 4 * STEP, 6 * STEP, 3 * STEP)
        inside.setSpacing(3 * STEP)
        inside.addStretch(2)
        top = QHBoxLayout()
        top.setSpacing(6 * STEP)
        top.addWidget(self._title)
        top.addWidget(self._goal, 1)
        inside.addLayout(top)
        inside.addLayout(columns)
        inside.addStretch(3)
        middle = QWidget(self)
        centre = QHBoxLayout(middle)
        centre.setContentsMargins(0, 0, 0, 0)
        centre.addWidget(page)
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(middle)
        bar = QFrame(self)
        set_role(bar, "bar")
        buttons = QWidget(bar)
        buttons.setMaximumWidth(_WIDEST)
        around = QHBoxLayout(bar)
        around.setContentsMargins(0, 3 * STEP, 0, 3 * STEP)
        around.addWidget(buttons)
        foot = QHBoxLayout(buttons)
        foot.setContentsMargins(6 * STEP, 0, 6 * STEP, 0)
        foot.setSpacing(4 * STEP)
        foot.addWidget(self.reason, 1)
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.start_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._area, 1)
        whole.addWidget(bar)
