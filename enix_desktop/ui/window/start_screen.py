"""The first screen: what can be done before a game."""

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from enix_desktop.ui.game_ui import GameUi
from enix_desktop.ui.widgets.picture import Cloth, Picture
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import SIZES, STEP, font
from enix_desktop.ui.window.menu_button import MenuButton

_MENU_WIDTH, _TITLE_HEIGHT = 340, 140
_LARGE = 1.3
"""From this growth of the window on its type grows, too."""


class StartScreen(QWidget):
    """Continue, New game, Learn, Open, Rules, Settings, Quit."""

    continue_requested = Signal()
    new_requested = Signal()
    learn_requested = Signal()
    open_requested = Signal()
    rules_requested = Signal()
    settings_requested = Signal()
    quit_requested = Signal()
    demonstration_requested = Signal()
    """Only by its key: it is in the menu, too."""

    def __init__(self, ui: GameUi, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        Cloth(self)
        self._ui = ui
        self._is_new_player = self._is_searching = False
        self._waiting = QWidget(self)
        """Has the focus while it is not known what Enter will mean."""
        self._waiting.setFixedSize(1, 1)
        self._waiting.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._title = Picture(ui.paint_title, self)
        self._title.keep_as(f"title-{ui.id}", [type(ui).__module__])
        self._subtitle = PlainLabel(parent=self)
        self._subtitle.setWordWrap(True)
        self._subtitle.setFont(font(SIZES[1]))
        self.continue_button = self._button(self.continue_requested)
        self.new_button = self._button(self.new_requested)
        self.learn_button = self._button(self.learn_requested)
        self.open_button = self._button(self.open_requested)
        self.rules_button = self._button(self.rules_requested)
        self.settings_button = self._button(self.settings_requested)
        self.quit_button = self._button(self.quit_requested)
        self._art = Picture(ui.paint_box, self)
        self._art.keep_as(f"art-{ui.id}", [type(ui).__module__])
        self._art.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._lay_out()
        self.retranslate()
        self.set_continue(None)

    @property
    def game(self) -> str:
        """The game that can be begun here."""
        return self._ui.id

    def set_continue(self, description: str | None) -> None:
        """Offer to continue the game that *description* tells about, or no game."""
        self._is_searching = False
        self.continue_button.setEnabled(True)
        self.continue_button.setVisible(description is not None)
        self.continue_button.set_more(description or "")
        self._choose_first()

    def set_searching(self) -> None:
        """It is not known yet whether there is a game to continue: until then Enter means nothing."""
        self._is_searching = True
        self.continue_button.setVisible(True)
        self.continue_button.setEnabled(False)
        self._say_about_searching()
        self._choose_first()

    def set_new_player(self, is_new: bool) -> None:
        """Whoever has finished no lesson is offered the lessons before a new game."""
        self._is_new_player = is_new
        self._choose_first()

    def _choose_first(self) -> None:
        """One button stands out and has the focus: what is most likely wanted, as soon as that is known."""
        can_continue = not self.continue_button.isHidden()
        usual = self.learn_button if self._is_new_player else self.new_button
        first = self.continue_button if can_continue else usual
        for button in (self.continue_button, self.new_button, self.learn_button):
            set_role(button, "main" if button is first else "plain")
        self._say_about_lessons()
        self._waiting.setVisible(self._is_searching)
        focused = self._waiting if self._is_searching else first
        if self.isVisible() or not self.window().isVisible():  # never away from a game
            focused.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setFocusProxy(focused)

    def _say_about_lessons(self) -> None:
        stands_out = self.learn_button.property("role") == "main"
        self.learn_button.set_more(self.tr("A first game in ten short lessons") if stands_out else "")

    def _say_about_searching(self) -> None:
        self.continue_button.set_more(self.tr("Looking for your last game…"))
        self._waiting.setAccessibleName(self.tr("Looking for your last game…"))

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._subtitle.setText(self._ui.motto())
        self._title.setAccessibleName(self._ui.title())
        self.continue_button.setText(self.tr("&Continue"))
        if self._is_searching:
            self._say_about_searching()
        self.new_button.setText(self.tr("&New game"))
        self.learn_button.setText(self.tr("&Learn to play"))
        self._say_about_lessons()
        self.open_button.setText(self.tr("&Open a game…"))
        self.rules_button.setText(self.tr("Read the &rules"))
        self.settings_button.setText(self.tr("&Settings"))
        self.quit_button.setText(self.tr("&Quit"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_D and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.demonstration_requested.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        growth = max(1.0, min(self.width() / 1024, self.height() / 700, 1.4))
        self._column.setFixedWidth(round(_MENU_WIDTH * growth))
        self._title.setFixedHeight(round(_TITLE_HEIGHT * growth))
        is_large = growth >= _LARGE
        self._subtitle.setFont(font(SIZES[1 + is_large]))
        for button in self.findChildren(MenuButton):
            button.set_large(is_large)
        super().resizeEvent(event)

    def _button(self, signal: SignalInstance) -> MenuButton:
        button = MenuButton(self)
        button.clicked.connect(signal)
        return button

    def _lay_out(self) -> None:
        menu = QVBoxLayout()
        menu.setSpacing(2 * STEP)
        menu.addStretch(3)
        menu.addWidget(self._title)
        menu.addWidget(self._subtitle)
        menu.addSpacing(6 * STEP)
        menu.addWidget(self.continue_button)
        for button in (self.new_button, self.learn_button, self.open_button, self.rules_button):
            menu.addWidget(button)
        last = QHBoxLayout()
        last.setSpacing(2 * STEP)
        last.addWidget(self.settings_button, 3)
        last.addWidget(self.quit_button, 2)
        menu.addLayout(last)
        menu.addStretch(4)
        self._column = QWidget(self)
        self._column.setLayout(menu)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(12 * STEP, 6 * STEP, 6 * STEP, 6 * STEP)
        whole.setSpacing(8 * STEP)
        whole.addStretch(1)
        whole.addWidget(self._column)
        whole.addWidget(self._art, 12)
        whole.addStretch(1)
