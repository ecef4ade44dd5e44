"""Searching the sentences of a replay."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from enix_desktop.ui.replay.icons import SignButton
from enix_desktop.ui.widgets.fitting import text_width
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import SIZES, STEP
from enix_desktop.ui.widgets.translated import Translated


class Finder(Translated, QWidget):
    """A field for what is sought, how often it was found, and ways to the next and the one before."""

    found = Signal(object)
    """The indices at which the words were found, in their order."""
    wanted = Signal(int)
    """Go to this index."""
    left = Signal()
    """Esc: the keys belong to the table again."""

    def __init__(self, stops: Sequence[int], sentences: Callable[[int], Sequence[str]]) -> None:
        """*sentences* tells what happened at an index."""
        super().__init__()
        self._stops, self._sentences = stops, sentences
        self._hits: list[int] = []
        self._index = 0
        self.field = QLineEdit(self)
        self.field.setObjectName("replay_search")
        self.field.setClearButtonEnabled(True)
        self.field.setMinimumWidth(40 * STEP)
        self.field.setMaxLength(60)
        self.count = PlainLabel(parent=self)
        set_role(self.count, "muted")
        self.before, self.after = SignButton("back"), SignButton("forward")
        self.before.setObjectName("find_before")
        self.after.setObjectName("find_after")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(STEP)
        for widget in (self.field, self.count, self.before, self.after):
            row.addWidget(widget)
        self.field.textChanged.connect(self.search)
        self.before.clicked.connect(lambda: self.go(False))
        self.after.clicked.connect(lambda: self.go(True))
        self.field.installEventFilter(self)
        self.retranslate()

    @property
    def hits(self) -> Sequence[int]:
        return self._hits

    def search(self) -> None:
        """Look through everything that the viewer may know; small and large letters are the same."""
        words = self.field.text().strip().casefold()
        self._hits = [
            stop
            for stop in self._stops
            if words and any(words in sentence.casefold() for sentence in self._sentences(stop))
        ]
        self._say()
        self.found.emit(self._hits)

    def show_index(self, index: int) -> None:
        self._index = index
        self._say()

    def go(self, forward: bool) -> None:
        """Go to the next place, or the one before; behind the last comes the first."""
        if not self._hits:
            return
        if forward:
            target = next((hit for hit in self._hits if hit > self._index), self._hits[0])
        else:
            target = next((hit for hit in reversed(self._hits) if hit < self._index), self._hits[-1])
        self.wanted.emit(target)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter finds the next hit, with Shift the previous one; Esc first clears the search."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.go(not event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.field.clear()
                self.left.emit()
                return True
        return bool(super().eventFilter(watched, event))

    def _say(self) -> None:
        is_sought = bool(self.field.text().strip())
        if not is_sought:
            self.count.setText("")
        elif not self._hits:
            self.count.setText(self.tr("not found"))
        else:
            place = sum(hit <= self._index for hit in self._hits)
            text = self.tr("{number} of {all}") if self._index in self._hits else self.tr("{all} found")
            self.count.setText(text.format(number=place, all=len(self._hits)))
        for button in (self.before, self.after):
            button.setEnabled(bool(self._hits))

    def retranslate(self) -> None:
        """Use the current language; sentences are other ones now."""
        self.field.setPlaceholderText(self.tr("Search the log"))
        self.field.setAccessibleName(self.tr("Search the log"))
        self.field.setToolTip(self.tr("Enter goes to the next match, Shift+Enter to the previous one."))
        self.before.describe(self.tr("Previous match"), self.tr("Previous match (Shift+F3)"))
        self.after.describe(self.tr("Next match"), self.tr("Next match (F3)"))
        all_of = len(self._stops)
        longest = (self.tr("not found"), self.tr("{number} of {all}").format(number=all_of, all=all_of))
        self.count.setMinimumWidth(max(round(text_width(text, SIZES[0])) for text in longest) + STEP)
        self.search()
