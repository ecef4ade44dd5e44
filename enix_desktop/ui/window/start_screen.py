"""The first screen: the shelf, and what can be done before a game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from enix_desktop.ui.game_ui import GameUi
from enix_desktop.ui.widgets.picture import Cloth, Picture
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.theme import SIZES, STEP, font
from enix_desktop.ui.widgets.translated import Translated
from enix_desktop.ui.window.menu_button import MenuButton

if TYPE_CHECKING:
    from enix_desktop.ui.window.shelf import Shelf

_MENU_WIDTH, _TITLE_HEIGHT = 340, 140
_LARGE = 1.3
"""From this growth of the window on its type grows, too."""


class StartScreen(Translated, QWidget):
    """Continue, New game, Learn, Open, Rules, Settings, Quit.

    Several games stand on a shelf, and what is begun, learned and read is the chosen one. A single game
    needs no choosing: its art is as large as the window.
    """

    chosen = Signal(str)
    """Somebody has chosen another game; here is its key."""
    continue_requested = Signal()
    new_requested = Signal()
    learn_requested = Signal()
    day_requested = Signal()
    """The game of the day."""
    puzzles_requested = Signal()
    open_requested = Signal()
    rules_requested = Signal()
    settings_requested = Signal()
    quit_requested = Signal()
    demonstration_requested = Signal()
    """Only by its key: it is in the menu, too."""

    def __init__(self, uis: Sequence[GameUi], chosen: str = "", parent: QWidget | None = None) -> None:
        """*chosen* is the key of a game; the first one is chosen if it is none of *uis*."""
        super().__init__(parent)
        Cloth(self)
        self.games = {ui.id: ui for ui in uis}
        self._ui = ui = self.games.get(chosen, uis[0])
        self._is_new_player = self._is_searching = False
        self._lessons = ""
        self._due = 0
        self._waiting = QWidget(self)
        """Has the focus while it is not known what Enter will mean."""
        self._waiting.setFixedSize(1, 1)
        self._waiting.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._title = Picture(ui.paint_title, self)
        self._title.keep_as(f"title-{ui.id}", [type(ui).__module__])
        self._subtitle = PlainLabel(parent=self)
        self._subtitle.setWordWrap(True)
        self._subtitle.setFont(font(SIZES[1]))
        self.shelf = self._make_shelf() if len(uis) > 1 else None
        self.continue_button = self._button(self.continue_requested)
        self.continue_button.keep_room()
        self.new_button = self._button(self.new_requested)
        self.learn_button = self._button(self.learn_requested)
        self.day_button = self._button(self.day_requested)
        self.open_button = self._button(self.open_requested)
        self.puzzles_button = self._button(self.puzzles_requested)
        self.rules_button = self._button(self.rules_requested)
        self.settings_button = self._button(self.settings_requested)
        self.quit_button = self._button(self.quit_requested)
        self._lay_out()
        self.retranslate()
        self.set_continue(None)

    @property
    def game(self) -> str:
        return self._ui.id

    def choose(self, game: str) -> None:
        """Let *game* be what the buttons are about, if it is on the shelf."""
        if self.shelf is not None:
            self.shelf.choose(game)

    def _on_chosen(self, game: str) -> None:
        self._ui = self.games[game]
        self._title.paint_with(self._ui.paint_title)
        self._say_what_is_chosen()
        self.chosen.emit(game)

    def set_continue(self, description: str | None, game: str = "", how_far: str = "") -> None:
        """Offer to continue the game that *description* tells about, or no game.

        *how_far* that is stands on the box of *game*.
        """
        if self.shelf is not None:
            self.shelf.set_unfinished(game, how_far)
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
        """Without a finished lesson the lessons are offered before a new game."""
        self._is_new_player = is_new
        self._say_about_lessons()
        self._choose_first()

    def set_lessons(self, how_far: str) -> None:
        """Say *how_far* the lessons of the chosen game are; nothing before the first is done."""
        self._lessons = how_far
        self._say_about_lessons()

    def set_day(self, about: str) -> None:
        """Say how it stands with the game of the day."""
        self.day_button.set_more(about)

    def set_puzzles(self, due: int | None) -> None:
        """Say how many puzzles are *due*; None where the game has none."""
        self._due = due or 0
        self.puzzles_button.setVisible(due is not None)
        self._say_about_puzzles()

    def _say_about_puzzles(self) -> None:
        text = self.tr("P&uzzles")
        self.puzzles_button.setText(
            self.tr("P&uzzles: {number}").format(number=self._due) if self._due else text
        )

    def _choose_first(self) -> None:
        """One button stands out and has the focus: what is most likely wanted, as soon as that is known."""
        can_continue = not self.continue_button.isHidden()
        usual = self.learn_button if self._is_new_player else self.new_button
        first = self.continue_button if can_continue else usual
        for button in (self.continue_button, self.new_button, self.learn_button):
            button.set_main(button is first)
        self._waiting.setVisible(self._is_searching)
        focused = self._waiting if self._is_searching else first
        if self.isVisible() or not self.window().isVisible():  # never away from a game
            focused.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setFocusProxy(focused)

    def _say_about_lessons(self) -> None:
        usual = self.tr("A first game in short lessons") if self._is_new_player else ""
        self.learn_button.set_more(self._lessons or usual)
        self._say_what_is_chosen()

    def _say_about_searching(self) -> None:
        self.continue_button.set_more(self.tr("Looking for your last game…"))
        self._waiting.setAccessibleName(self.tr("Looking for your last game…"))

    def retranslate(self) -> None:
        self.continue_button.setText(self.tr("&Continue"))
        if self._is_searching:
            self._say_about_searching()
        self.new_button.setText(self.tr("&New game"))
        self.learn_button.setText(self.tr("&Learn to play"))
        self._say_about_lessons()
        self.day_button.setText(self.tr("Game of the &day"))
        self.open_button.setText(self.tr("&Open a game…"))
        self.rules_button.setText(self.tr("&Rules"))
        self._say_about_puzzles()
        self.settings_button.setText(self.tr("&Settings"))
        self.quit_button.setText(self.tr("&Quit"))

    def _say_what_is_chosen(self) -> None:
        self._subtitle.setText(self._ui.motto())
        self._title.setAccessibleName(self._ui.title())
        if self.shelf is not None:
            about = (self.new_button, self.learn_button, self.day_button, self.rules_button)
            for button in (*about, self.puzzles_button):
                button.tell_about(self._ui.title())
            self._keep_room_for_mottos()

    def _keep_room_for_mottos(self) -> None:
        """The buttons stay where they are, whichever game is chosen."""
        room = QRect(0, 0, self._column.minimumWidth() - 2 * self._menu.contentsMargins().left(), 0)
        metrics, flags = self._subtitle.fontMetrics(), Qt.TextFlag.TextWordWrap
        heights = (metrics.boundingRect(room, flags, ui.motto()).height() for ui in self.games.values())
        self._subtitle.setMinimumHeight(max(heights))

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
        if self.shelf is not None:
            self._keep_room_for_mottos()
        super().resizeEvent(event)

    def _button(self, signal: SignalInstance) -> MenuButton:
        button = MenuButton(self)
        button.clicked.connect(signal)
        return button

    def _make_shelf(self) -> "Shelf":
        from enix_desktop.ui.window.shelf import Shelf  # a single game needs none

        shelf = Shelf(list(self.games.values()), self.game, self)
        shelf.chosen.connect(self._on_chosen)
        shelf.opened.connect(self.new_requested)
        return shelf

    def _large_art(self) -> Picture:
        art = Picture(self._ui.paint_box, self)
        art.keep_as(f"art-{self.game}", [type(self._ui).__module__])
        art.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        return art

    def _lay_out(self) -> None:
        menu = self._menu = QVBoxLayout()
        menu.setSpacing(2 * STEP)
        menu.addStretch(3)
        menu.addWidget(self._title)
        menu.addWidget(self._subtitle)
        menu.addSpacing(6 * STEP)
        menu.addWidget(self.continue_button)
        games = (self.new_button, self.day_button, self.learn_button)
        for button in (*games, self.open_button):
            menu.addWidget(button)
        beside = QHBoxLayout()
        beside.setSpacing(2 * STEP)
        beside.addWidget(self.puzzles_button, 1)
        beside.addWidget(self.rules_button, 1)
        menu.addLayout(beside)
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
        whole.addWidget(self.shelf or self._large_art(), 12 if self.shelf is None else 100)
        whole.addStretch(1)
