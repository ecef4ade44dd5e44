"""What a finished game was worth: the course of the chance of winning, its parts, and every choice."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.app.review.run import ReviewRun
from enix_desktop.coaching.review import Review
from enix_desktop.engine.rules import Seat
from enix_desktop.ui.newgame.pawn_button import pawn_icon
from enix_desktop.ui.review.decisions import DecisionList, DecisionWords, rows_of
from enix_desktop.ui.review.papers import ReviewPapers
from enix_desktop.ui.review.words import NoReviewWords, ReviewWords
from enix_desktop.ui.table.pieces import look_of
from enix_desktop.ui.widgets.announcer import Announcer
from enix_desktop.ui.widgets.choice_box import ChoiceBox
from enix_desktop.ui.widgets.picture import Cloth
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import SIZES, STEP, font
from enix_desktop.ui.widgets.translated import Translated

_NARROWEST_LIST, _SEATS = 330, 56 * STEP


class Moment(NamedTuple):
    """Where a replay is to begin, and with whose eyes."""

    moves: int
    """So many are made then."""
    seat: Seat


class ReviewScreen(Translated, QWidget):
    """Follows a `ReviewRun`; it thinks only while it can be seen."""

    left = Signal()
    watched = Signal(object)
    """The Moment that is to be watched."""
    paper_wanted = Signal()
    puzzles_wanted = Signal()

    def __init__(self, run: ReviewRun, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("review")
        Cloth(self)
        self.run = run
        run.setParent(self)
        self.words: ReviewWords | None = None
        self._refusal = ""
        self._has_failed = False
        self._kept = 0
        self._is_behind = False
        """Whether a finer review waits until the pointer has left the list."""
        self._none_words = NoReviewWords(self)
        self.announcer = Announcer(self)
        self._make_widgets()
        self._lay_out()
        self._connect()
        self.retranslate()

    def begin(self) -> None:
        """Review the first person."""
        self.run.begin()

    def _make_widgets(self) -> None:
        self.title, self.about = PlainLabel(parent=self), PlainLabel(parent=self)
        self.title.setFont(font(SIZES[3], QFont.Weight.Bold))
        set_role(self.about, "muted")
        self.about.setWordWrap(True)
        self.seat_box = ChoiceBox(self)
        self.seat_box.setMinimumWidth(_SEATS)
        self.status = PlainLabel(parent=self)
        self.status.setWordWrap(True)
        set_role(self.status, "muted")
        self.papers = ReviewPapers(self)
        self.curve = self.papers.curve
        self.list = DecisionList(self)
        self.thinking, self.nothing = PlainLabel(parent=self), PlainLabel(parent=self)
        for label in (self.thinking, self.nothing):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setFont(font(SIZES[2]))
        self.progress = QProgressBar(self)
        self.progress.setTextVisible(False)
        self.progress.setRange(0, 0)
        self.cancel_button = self._button(self.left.emit)
        self.back_button = self._button(self.left.emit)
        self.paper_button = self._button(self.paper_wanted.emit)
        self.puzzles_button = self._button(self.puzzles_wanted.emit)
        set_role(self.puzzles_button, "link")
        self.puzzles_button.hide()

    def _button(self, call: Callable[[], object]) -> QPushButton:
        button = QPushButton(self)
        button.setAutoDefault(True)
        button.clicked.connect(lambda: call())
        return button

    def _lay_out(self) -> None:
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.setSpacing(3 * STEP)
        head.addWidget(self.title)
        head.addWidget(self.about, 1)
        head.addWidget(self.seat_box)
        foot.setSpacing(3 * STEP)
        foot.addWidget(self.back_button)
        foot.addWidget(self.status, 1)
        foot.addWidget(self.paper_button)
        self.pages = QStackedWidget(self)
        self._shown, self._thinking_page, self._nothing_page = (
            self._content(),
            self._middle(self.thinking, self.progress, self.cancel_button),
            self._middle(self.nothing),
        )
        for page in (self._thinking_page, self._shown, self._nothing_page):
            self.pages.addWidget(page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(6 * STEP, 4 * STEP, 6 * STEP, 4 * STEP)
        whole.setSpacing(3 * STEP)
        whole.addLayout(head)
        whole.addWidget(self.pages, 1)
        whole.addLayout(foot)

    def _content(self) -> QWidget:
        self.list.setMinimumWidth(_NARROWEST_LIST)
        choices = QVBoxLayout()
        choices.setSpacing(STEP)
        choices.addWidget(self.list, 1)
        choices.addWidget(self.puzzles_button)
        page = QWidget()
        row = QHBoxLayout(page)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(3 * STEP)
        row.addWidget(self.papers, 5)
        row.addLayout(choices, 4)
        return page

    def _middle(self, *widgets: QWidget) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(40 * STEP, 0, 40 * STEP, 0)
        column.setSpacing(4 * STEP)
        column.addStretch(2)
        for widget in widgets:
            is_button = isinstance(widget, QPushButton)
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter if is_button else Qt.AlignmentFlag(0))
        column.addStretch(3)
        return page

    def _connect(self) -> None:
        run = self.run
        run.opened.connect(self.show_game)
        run.refused.connect(self.show_refusal)
        run.progressed.connect(self.show_progress)
        run.reviewed.connect(self._show_review)
        run.settled.connect(self._show_state)
        run.failed.connect(self._on_failed)
        self.seat_box.chosen.connect(self._on_seat)
        self.curve.plot.chosen.connect(self.list.choose)
        self.curve.plot.opened.connect(self._watch)
        self.list.looked_at.connect(self.curve.plot.choose)
        self.list.opened.connect(self._watch)
        self.list.pointer_left.connect(self._catch_up)
        self.curve.list.looked_at.connect(self.list.choose)
        self.curve.list.opened.connect(self._watch)

    def show_game(self) -> None:
        """The game is known: its seats can be chosen from."""
        assert self.run.course is not None, "it has been opened"
        self.words = ReviewWords(self.run.course, self)
        self._fill_seats()
        self._show_state()

    def show_kept(self, count: int) -> None:
        """Say that so many of these choices are kept as puzzles."""
        self._kept = count
        self._tell_kept()

    def _tell_kept(self) -> None:
        self.puzzles_button.setText(
            self.tr("%n of these choices is (are) kept as p&uzzle(s)", "", self._kept)
        )
        self.puzzles_button.setVisible(self._kept > 0)

    def _fill_seats(self) -> None:
        course = self.run.course
        if course is None:
            return
        who = course.record.participants
        order = sorted(course.seats, key=lambda seat: (who[seat].player is not None, seat))
        self.seat_box.set_entries(
            [
                (
                    str(seat),
                    self.tr("Choices: {player}").format(player=who[seat].name),
                    pawn_icon(look_of(seat, who[seat]).key),
                )
                for seat in order
            ]
        )
        self.seat_box.set_key(str(self.run.seat))

    def show_refusal(self, key: str) -> None:
        """There is no review, because of *key*."""
        self._refusal = key
        self._show_state()
        self.announcer.say(self.nothing.text())
        self.back_button.setFocus()

    def show_progress(self, done: int, of: int) -> None:
        """So much is thought out."""
        self.progress.setRange(0, of)
        self.progress.setValue(done)
        self._show_state()

    def _on_failed(self) -> None:
        self._has_failed = True
        self._show_state()
        self.announcer.say(self.nothing.text())

    def _on_seat(self, key: str) -> None:
        if int(key) != self.run.seat or self.run.review is None:
            self.curve.plot.choose(None)
            self.list.clear()
            self.progress.setRange(0, 0)
            self._has_failed = False
            self.run.begin(int(key))
            self._show_state()

    def _show_review(self, review: Review) -> None:
        is_first = self.pages.currentWidget() is not self._shown
        self._is_behind = not is_first and self.list.underMouse()
        if not self._is_behind:
            self._tell(review)
        self._show_state()
        if is_first and self.isVisible():
            self.announcer.say(self.curve.plot.accessibleName())
            self.list.setFocus()

    def _catch_up(self) -> None:
        """Show what was not to move under the pointer."""
        if self._is_behind and self.run.review is not None:
            self._tell(self.run.review)
            self._show_state()

    def _show_state(self) -> None:
        """What is there to be seen now."""
        review = self.run.review
        is_nothing = bool(self._refusal) or (self._has_failed and review is None)
        page = self._nothing_page if is_nothing else self._thinking_page if review is None else self._shown
        if self.pages.currentWidget() is not page:
            self.pages.setCurrentWidget(page)
            if page is self._thinking_page and self.isVisible():
                self.cancel_button.setFocus()
        self.paper_button.setEnabled(review is not None)
        self.paper_button.setVisible(not is_nothing)
        self.seat_box.setVisible(self.words is not None and not is_nothing)
        self.nothing.setText(
            self._none_words.why(self._refusal) if self._refusal else self._none_words.failed()
        )
        words = self.words
        self.about.setText("" if words is None or review is None else words.about(review))
        self.status.setText("" if words is None or review is None else self._finer(words))

    def _finer(self, words: ReviewWords) -> str:
        if self._has_failed:
            return self._none_words.failed()
        return words.held_back() if self._is_behind else words.finer(self.run.is_settled)

    def _tell(self, review: Review) -> None:
        """Write and paint *review*."""
        assert self.words is not None, "its game is known"
        words = self.words
        self._is_behind = False
        self.papers.tell(review, words)
        titles = DecisionWords(
            self.tr("What cost most, in percentage points"),
            self.tr("No choice certainly cost anything."),
            self.tr("The best choice"),
            self.tr("All choices: a click or Enter watches one"),
        )
        self.list.setAccessibleName(self.tr("Choices"))
        self.list.tell(rows_of(review, words, titles))

    def _watch(self, move: int) -> None:
        review = self.run.review
        if review is not None and self.isVisible():
            [one] = [each for each in review.decisions if each.number == move]
            self.watched.emit(Moment(one.asked, review.seat))

    def retranslate(self) -> None:
        self.title.setText(self.tr("Review"))
        self.seat_box.setAccessibleName(self.tr("Whose choices"))
        self.back_button.setText(self.tr("&Back"))
        self.cancel_button.setText(self.tr("&Cancel"))
        self.paper_button.setText(self.tr("Save as PD&F…"))
        self.thinking.setText(
            self.tr("Playing on from every choice, again and again, to see what it was worth…")
        )
        self.progress.setAccessibleName(self.tr("Thinking"))
        self._tell_kept()
        if self.words is not None:
            self._fill_seats()
            self.words.retranslate()
            if self.run.review is not None:
                self._tell(self.run.review)
        self._show_state()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.run.resume()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody is reading: others need the processors."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.run.pause()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
