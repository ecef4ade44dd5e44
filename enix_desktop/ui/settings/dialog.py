"""The settings of the program: each takes effect at once, and can be found by its words."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.app.system.settings import Settings
from enix_desktop.ui.book.icons import icon
from enix_desktop.ui.book.search import words_of
from enix_desktop.ui.settings.controls import Control, all_controls
from enix_desktop.ui.settings.rows import Section, SettingRow
from enix_desktop.ui.settings.words import SettingsWords
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP, current_theme

_SIZE = QSize(720, 640)
"""Fits into the smallest window."""


class _SearchField(QLineEdit):
    """Enter goes to what was found; Esc empties it first."""

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Two keys that the dialog would take for leaving."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or event.key() == Qt.Key.Key_Down:
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class _Page(QWidget):
    """As high as its wrapped lines need: a scroll area does not ask for that."""

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._fit()
        return done

    def settle(self) -> None:
        """Other words: lay out everything now, from the inside out, and not a little with every event."""
        for widget in reversed(self.findChildren(QWidget)):
            layout = widget.layout()
            if layout is not None:
                layout.activate()
        self._fit()

    def _fit(self) -> None:
        layout = self.layout()
        if layout is not None:
            layout.activate()
            self.setMinimumHeight(layout.totalHeightForWidth(self.width()))


class SettingsDialog(QDialog):
    """All settings in their sections, a field to look for them, and a way back to the usual ones."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._words = SettingsWords(self)
        self.controls: dict[str, Control] = {}
        self._before: Mapping[str, object] | None = None
        """What was set before everything was made as usual, while that can be taken back."""
        self.search = _SearchField()
        self.search.setClearButtonEnabled(True)
        self._lens = self.search.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self._sections: dict[str, Section] = {}
        for name, controls in all_controls(settings, self._words).items():
            self._sections[name] = Section([SettingRow(control) for control in controls])
            self.controls.update({control.name: control for control in controls})
        self.nothing = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.nothing.setWordWrap(True)
        self._note = PlainLabel()
        self._note.setWordWrap(True)
        set_role(self._note, "muted")
        self.usual_button, self.undo_button, self.close_button = QPushButton(), QPushButton(), QPushButton()
        set_role(self.close_button, "main")
        self._lay_out()
        for button in (self.usual_button, self.undo_button):
            button.setAutoDefault(False)  # Enter always closes
        self.close_button.setDefault(True)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.search.textChanged.connect(self._show_found)
        self.search.entered.connect(self._go_to_found)
        self.close_button.clicked.connect(self.accept)
        self.usual_button.clicked.connect(self._make_usual)
        self.undo_button.clicked.connect(self._undo)
        for key in (QKeySequence.StandardKey.Find, QKeySequence.StandardKey.Undo):
            shortcut = QShortcut(QKeySequence(key), self)
            is_find = key is QKeySequence.StandardKey.Find
            shortcut.activated.connect(self._look_for if is_find else self.undo_button.click)
        self._settings.changed.connect(self._on_changed)
        current_theme.changed.connect(self._on_look)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self.search.setPlaceholderText(self.tr("Search the settings"))
        self.search.setAccessibleName(self.search.placeholderText())
        titles, rows = self._words.sections(), self._words.rows()
        for name, section in self._sections.items():
            section.set_title(titles[name])
            for row in section.rows:
                row.set_words(titles[name], rows[row.control.name])
        self.usual_button.setText(self.tr("Restore &defaults"))
        self.undo_button.setText(self.tr("&Undo"))
        self.close_button.setText(self.tr("&Close"))
        self._show_found()
        self._show_way_back()
        self._page.settle()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            if self.focusWidget() is not self.search:
                self.search.clear()  # or the setting that was just changed might not be found any more
            self.retranslate()
        super().changeEvent(event)

    def _on_changed(self, name: str) -> None:
        if name in self.controls:
            self.controls[name].show_value()
            self._show_way_back()

    def _on_look(self) -> None:
        self._lens.setIcon(icon("search"))

    def _show_found(self) -> None:
        words = words_of(self.search.text())
        found = [section.show_only(words) for section in self._sections.values()]
        self.nothing.setVisible(not any(found))
        self.nothing.setText(
            self.tr("No setting matches “{words}”. Try another word, such as colour, sound or speed.").format(
                words=self.search.text().strip()
            )
        )

    def _go_to_found(self) -> None:
        rows = [row for section in self._sections.values() for row in section.rows]
        first = next((row for row in rows if row.isVisibleTo(self)), None)
        if first is not None:
            first.control.widget.setFocus(Qt.FocusReason.TabFocusReason)

    def _look_for(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _make_usual(self) -> None:
        before = self._settings.kept(self.controls)
        self._settings.replace(self.controls, {})
        self._before = before
        self._show_way_back()
        self.undo_button.setFocus()

    def _undo(self) -> None:
        if self._before is not None:
            before, self._before = self._before, None
            self._settings.replace(self.controls, before)
            self._show_way_back()
            self.usual_button.setFocus()

    def _show_way_back(self) -> None:
        """What was made usual can be taken back until something else is chosen."""
        is_usual = not self._settings.kept(self.controls)
        if not is_usual:
            self._before = None
        can_undo = self._before is not None
        self.undo_button.setVisible(can_undo)
        self.usual_button.setVisible(not can_undo)
        self.usual_button.setEnabled(not is_usual)
        if can_undo:
            self._note.setText(self.tr("All settings are back to their defaults."))
        else:
            self._note.setText(self.tr("Changes take effect at once."))

    def _lay_out(self) -> None:
        self._page = _Page()
        column = QVBoxLayout(self._page)
        column.setContentsMargins(6 * STEP, 0, 6 * STEP, 4 * STEP)
        column.setSpacing(5 * STEP)
        for section in self._sections.values():
            column.addWidget(section)
        column.addWidget(self.nothing)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self._page)
        top = QHBoxLayout()
        top.setContentsMargins(6 * STEP, 5 * STEP, 6 * STEP, 0)
        top.addWidget(self.search)
        bar = QFrame()
        set_role(bar, "bar")
        foot = QHBoxLayout(bar)
        foot.setContentsMargins(6 * STEP, 3 * STEP, 6 * STEP, 3 * STEP)
        foot.setSpacing(4 * STEP)
        foot.addWidget(self.usual_button)
        foot.addWidget(self.undo_button)
        foot.addWidget(self._note, 1)
        foot.addWidget(self.close_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(top)
        whole.addSpacing(4 * STEP)
        whole.addWidget(area, 1)
        whole.addWidget(bar)
        self.resize(_SIZE)
        self.search.setFocus()
