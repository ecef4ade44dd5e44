"""The window of a book: contents and search at the left, the page at the right."""

from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.markup import NOTHING
from enix_desktop.ui.book.browser import PageBrowser
from enix_desktop.ui.book.content import Book, Passage, Spot
from enix_desktop.ui.book.contents import ContentsTree
from enix_desktop.ui.book.history import History
from enix_desktop.ui.book.icons import icon
from enix_desktop.ui.book.markup import SOURCE
from enix_desktop.ui.book.results import ResultList
from enix_desktop.ui.book.search import Hit, find, words_of
from enix_desktop.ui.widgets.picture import Cloth
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP, current_theme
from enix_desktop.ui.window.position import FRAME

SMALLEST, FIRST_SIZE = QSize(720, 480), QSize(1080, 760)
_SIDE = 74 * STEP
_RELAY_AFTER = 80
"""Milliseconds after which a page is laid out again while its window changes size."""


class BookWindow(QWidget):
    """Shows a book beside other windows; keeps its place when language, theme or size change."""

    paper_wanted = Signal()
    """Somebody wants to print it."""

    def __init__(self, book: Book, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.book = book
        self._history = History()
        self._spot = Spot("")
        self._shown: tuple[str, int] | None = None
        self._passages: list[Passage] | None = None
        self._is_stale = True
        Cloth(self)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.found = PlainLabel(parent=self)
        self.found.setWordWrap(True)
        set_role(self.found, "muted")
        self.contents = ContentsTree(book, self)
        self.results = ResultList(self)
        self.browser = PageBrowser(book, self)
        self.buttons = {name: QToolButton(self) for name in ("back", "forward", "print", "home")}
        self._lay_out()
        self._connect()
        self.setMinimumSize(SMALLEST)
        self.resize(FIRST_SIZE.boundedTo(self.screen().availableSize() - FRAME))

    @property
    def place(self) -> str:
        now = self._history.now
        return now.place if now is not None else ""

    @property
    def is_at_rest(self) -> bool:
        """Whether the page is laid out and all pictures in sight are painted."""
        return self.browser.is_complete and not self._relaying.isActive()

    def show_place(self, place: str) -> None:
        """Show the window, bring *place* into sight and mark it."""
        # First the window, then the page: its column is as wide as the window allows.
        self.show()
        self._go(place)
        self.raise_()
        self.activateWindow()
        self.browser.setFocus(Qt.FocusReason.OtherFocusReason)

    def open(self) -> None:
        self.show_place(self.place or self.book.home)

    def set_edition(self, edition: str | None) -> None:
        """Say which edition is being played, if any."""
        self.book.set_edition(edition)
        self._refresh()

    def forget(self) -> None:
        """Close the book and keep no trace of what was read."""
        self.close()
        # Setting a text, unlike clearing it, cannot be undone.
        self.search.setText("")
        self._history.clear()
        self._spot, self._shown = Spot(""), None
        self.browser.show_page(NOTHING)
        self.contents.clear()
        self._is_stale = True

    def retranslate(self) -> None:
        """Say everything in the current language, in the colours of the theme."""
        self.setWindowTitle(self.book.title())
        self.search.setPlaceholderText(self.tr("Search the book"))
        self.search.setAccessibleName(self.tr("Search the book"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.results.setAccessibleName(self.tr("Search results"))
        words = {
            "back": self.tr("Back"),
            "forward": self.tr("Forward"),
            "print": self.tr("Print or save as PDF"),
            "home": self.tr("Start of the book"),
        }
        for name, button in self.buttons.items():
            button.setToolTip(words[name])
            button.setAccessibleName(words[name])
            button.setIcon(icon(name))
        self._passages = None
        self._is_stale = False
        self.contents.fill()
        self._show_again()
        if self.search.text():
            self._search()

    def showEvent(self, event: QShowEvent) -> None:
        """What changed while nobody looked is caught up with."""
        if self._is_stale:
            self.retranslate()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """On another screen the pictures have to be as sharp as that is."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            QTimer.singleShot(0, self, self._refresh)  # after the browser knows it, too
        return bool(super().event(event))

    def _refresh(self) -> None:
        if self.isVisible():
            self.retranslate()
        else:
            self._is_stale, self._shown = True, None

    def _go(self, place: str, words: list[str] | None = None) -> None:
        """Go to *place*; with *words*, to the first of them there."""
        spot = self._spot_of(place)
        if spot is None:
            return
        self._remember_scroll()
        self._history.visit(place)
        self._open(place, spot)
        self.browser.show_anchor(spot.anchor)
        if words:
            self.browser.mark_words(words, spot.anchor)
        else:
            self.browser.mark_anchor(spot.anchor)

    def _spot_of(self, place: str) -> Spot | None:
        """Sources are listed on the page that cites them."""
        if place.startswith(SOURCE) and self._spot.page:
            return Spot(self._spot.page, place)
        return self.book.spot(place)

    def _step(self, steps: int) -> None:
        can = self._history.can_go_back if steps < 0 else self._history.can_go_forward
        if not can:
            return
        self._remember_scroll()
        stop = self._history.step(steps)
        # A source has no page of its own: it is looked for on the page before it.
        spot = self.book.spot(stop.place) or Spot(self._spot.page, stop.place)
        self._open(stop.place, spot)
        if stop.scroll is not None:
            self.browser.scroll_to(stop.scroll)

    def _open(self, place: str, spot: Spot) -> None:
        self._spot = spot
        if self._is_stale:
            self.retranslate()
        else:
            self._show_page()
        self.contents.show_place(place, spot)
        self.buttons["back"].setEnabled(self._history.can_go_back)
        self.buttons["forward"].setEnabled(self._history.can_go_forward)

    def _show_page(self) -> None:
        wanted = (self._spot.page, self.browser.column)
        if self._shown != wanted:
            self._shown = wanted
            self.browser.show_page(self.book.html(*wanted))
            self.browser.setAccessibleName(self.book.page_title(self._spot.page))
        else:
            self.browser.clear_marks()
            self.browser.scroll_to(0)

    def _show_again(self) -> None:
        """Lay the page out again, with the same lines in sight."""
        if not self._spot.page:
            return
        was_in_sight = self._spot.anchor and self.browser.is_in_sight(self._spot.anchor)
        reading = self.browser.reading_place()
        self._shown = None
        self._show_page()
        if was_in_sight:
            self.browser.show_anchor(self._spot.anchor)
        else:
            self.browser.read_on_at(reading)
        self.browser.mark_anchor(self._spot.anchor)

    def _remember_scroll(self) -> None:
        if self._history.now is not None:
            self._history.now.scroll = self.browser.scroll()

    def _search(self) -> None:
        query = self.search.text()
        if not words_of(query):
            self._stack.setCurrentWidget(self.contents)
            self.found.hide()
            return
        if self._passages is None:
            self._passages = list(self.book.passages())
        hits = find(self._passages, query)
        self.results.show_hits(hits)
        if hits:
            self.found.setText(self.tr("%n match(es)", "", len(hits)))
        else:
            self.found.setText(self.tr("Nothing found. Try another word, or just its first letters."))
        self.found.show()
        self._stack.setCurrentWidget(self.results)

    def _on_hit(self, hit: Hit) -> None:
        self._go(hit.place, words_of(self.search.text()))

    def _escape(self) -> None:
        if self.search.text():
            self.search.clear()
        else:
            self.close()

    def _focus_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _focus_results(self) -> None:
        side = self.results if self.results.isVisible() else self.contents
        side.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self.results.follow)
        self.contents.chosen.connect(self._go)
        self.results.chosen.connect(self._on_hit)
        self.browser.followed.connect(self._go)
        self.browser.turned.connect(self._step)
        self._relaying = QTimer(self, singleShot=True, interval=_RELAY_AFTER)
        self._relaying.timeout.connect(self._show_again)
        self.browser.column_changed.connect(self._relaying.start)
        self.buttons["back"].clicked.connect(partial(self._step, -1))
        self.buttons["forward"].clicked.connect(partial(self._step, 1))
        self.buttons["print"].clicked.connect(self.paper_wanted)
        self.buttons["home"].clicked.connect(lambda: self._go(self.book.home))
        current_theme.changed.connect(self._refresh)
        keys = QKeySequence.StandardKey
        for key, trigger in (
            (QKeySequence(keys.Find), self._focus_search),
            (QKeySequence(keys.Print), self.paper_wanted.emit),
            (QKeySequence(Qt.Key.Key_Escape), self._escape),
            (QKeySequence("Alt+Left"), partial(self._step, -1)),
            (QKeySequence("Alt+Right"), partial(self._step, 1)),
            (QKeySequence("Alt+Home"), lambda: self._go(self.book.home)),
        ):
            QShortcut(key, self, trigger)
        down = QShortcut(QKeySequence(Qt.Key.Key_Down), self.search, self._focus_results)
        down.setContext(Qt.ShortcutContext.WidgetShortcut)

    def _lay_out(self) -> None:
        for button in self.buttons.values():
            set_role(button, "link")
        self.found.hide()
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.contents)
        self._stack.addWidget(self.results)
        side = QFrame(self)
        set_role(side, "panel")
        side.setFixedWidth(_SIDE)
        column = QVBoxLayout(side)
        column.setContentsMargins(2 * STEP, 3 * STEP, 2 * STEP, 2 * STEP)
        column.setSpacing(2 * STEP)
        head = QHBoxLayout()
        head.setSpacing(STEP)
        for name in ("back", "forward"):
            head.addWidget(self.buttons[name])
        head.addStretch(1)
        head.addWidget(self.buttons["print"])
        head.addWidget(self.buttons["home"])
        column.addLayout(head)
        column.addWidget(self.search)
        column.addWidget(self.found)
        column.addWidget(self._stack, 1)
        paper = QFrame(self)
        set_role(paper, "panel")
        inside = QVBoxLayout(paper)
        inside.setContentsMargins(STEP, STEP, STEP, STEP)
        inside.addWidget(self.browser)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 3 * STEP)
        whole.setSpacing(3 * STEP)
        whole.addWidget(side)
        whole.addWidget(paper, 1)
