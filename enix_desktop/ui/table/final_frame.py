"""The frame of a final screen: the end is told stage by stage, then comes the result and what to do next."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from enix_desktop.app.library.saves import AnyRecord
from enix_desktop.app.system.settings import Settings
from enix_desktop.ui.statistics.game_news import GameNews
from enix_desktop.ui.statistics.game_words import GameStatistics
from enix_desktop.ui.table.animation import SPEEDS
from enix_desktop.ui.table.confetti import Confetti
from enix_desktop.ui.table.ending import Ending, Stage
from enix_desktop.ui.table.final_keys import FinalButton, Moment
from enix_desktop.ui.table.keys import COMMANDS, MODIFIERS
from enix_desktop.ui.widgets.announcer import Announcer
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP, current_theme, font
from enix_desktop.ui.widgets.translated import Translated

WIDEST_LINE = 640
"""What a window must have room for, however long the names are."""


class FinalFrame(Translated, QWidget):
    """Shows the result at once, unless `begin` tells how it came about; a click or a key skips that.

    A game makes its widgets, calls `lay_out`, and overrides what it has something to say about.
    """

    again_requested = Signal()
    table_requested = Signal()
    new_requested = Signal()
    replay_requested = Signal()
    review_requested = Signal()
    telling = Signal(bool)
    """Whether the end is being told; what stands around the screen keeps the result to itself so long."""

    above = 0
    """The height that a game's decoration takes from the rest, unless the room is needed."""

    def __init__(self, statistics: GameStatistics) -> None:
        super().__init__()
        self.setObjectName("final")
        self.title, self.line = PlainLabel(), PlainLabel()
        self.line.setWordWrap(True)
        self.news = GameNews(statistics, self)
        self.news.changed.connect(self.show_news)
        self.announcer = Announcer(self)
        self.ending = Ending(self)
        self.ending.told.connect(self._on_told)
        self.ending.finished.connect(self._on_finished)
        self.confetti: Confetti | None = None
        self.buttons = {name: FinalButton() for name in ("replay", "review", "table", "new", "again")}
        self.skip_button = FinalButton(self)
        self.skip_button.hide()
        self.skip_button.clicked.connect(self.skip)
        self._moment = Moment(self)
        self.is_dense = False
        self._factor = 0.0
        self._extra: Sequence[QPushButton] = ()
        self._repeats_deal = self._has_review = False

    def announcement(self) -> str:
        """What ended the game, said before anything is counted."""
        raise NotImplementedError

    def headline(self) -> str:
        """Who wins."""
        raise NotImplementedError

    def reason(self) -> str:
        """Why, in a sentence or two."""
        raise NotImplementedError

    def results(self) -> Sequence[str]:
        """The result of each player in words, for those who do not see it."""
        raise NotImplementedError

    def stages(self) -> Sequence[Stage]:
        """What is told between the announcement and the result."""
        return ()

    def cover(self) -> None:
        """Show the game as it was before anything was counted."""

    def rank(self) -> None:
        """Show the result, however far the telling came."""

    def colours(self) -> Sequence[QColor]:
        """The paper of the confetti; none if nobody is to be celebrated."""
        return ()

    def paint_above(self, painter: QPainter, paper: QRectF) -> None:
        """Decorate the top of the result."""

    def lay_out(
        self,
        picture: QWidget,
        content: QWidget,
        beside: QWidget | None = None,
        extra: Sequence[QPushButton] = (),
        below: QWidget | None = None,
    ) -> None:
        """*picture* stands before the headline, *beside* behind the reason, *extra* before the buttons.

        *below* the content stands what the game has to add.
        """
        self._extra = extra
        self._column_layout = layout = QVBoxLayout(self)
        head = self._head(picture, beside)
        self.set_dense(False)
        layout.addLayout(head)
        layout.addWidget(content, 1)
        if below is not None:
            layout.addWidget(below)
        layout.addWidget(self.news)
        layout.addLayout(self._bar())
        self.news.raise_()  # read after the result
        self.confetti = Confetti(self, self.colours())
        self.retranslate()

    def set_dense(self, is_dense: bool) -> None:
        """Whether the result needs all the room: then the head is small and nothing decorates it."""
        self.is_dense = is_dense
        self.title.setFont(font(24 if is_dense else 36, QFont.Weight.Bold))
        self.line.setFont(font(15 if is_dense else 18))
        top = 5 * STEP if is_dense else 8 * STEP + self.above
        self._column_layout.setContentsMargins(10 * STEP, top, 10 * STEP, (5 if is_dense else 6) * STEP)
        self._column_layout.setSpacing((2 if is_dense else 3) * STEP)
        self._fit_line()
        self._place_skip()
        self.update()

    def _head(self, picture: QWidget, beside: QWidget | None) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(4 * STEP)
        line.addWidget(self.line)
        if beside is not None:
            line.addWidget(beside)
        line.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(STEP)
        words.addStretch(1)
        words.addWidget(self.title)
        words.addLayout(line)
        words.addStretch(1)
        head = self._head_layout = QHBoxLayout()
        head.setSpacing(4 * STEP)
        head.addStretch(1)
        head.addWidget(picture)
        head.addLayout(words)
        head.addStretch(1)
        return head

    def _bar(self) -> QHBoxLayout:
        signals = (
            self.replay_requested,
            self.review_requested,
            self.table_requested,
            self.new_requested,
            self.again_requested,
        )
        for button, signal in zip(self.buttons.values(), signals, strict=True):
            button.clicked.connect(signal)
        bar = QHBoxLayout()
        for extra in self._extra:
            bar.addWidget(extra)
        bar.addStretch(1)
        for button in self.buttons.values():
            bar.addWidget(button)
        offered: list[QPushButton] = [*self._extra, *self.buttons.values(), self.skip_button]
        for one in offered:
            one.setMinimumHeight(44)
            one.setAutoDefault(True)  # Enter presses it
            kept = one.sizePolicy()
            kept.setRetainSizeWhenHidden(one not in (self.skip_button, self.buttons["review"]))
            one.setSizePolicy(kept)
        self.buttons["review"].hide()
        set_role(self.buttons["again"], "main")
        self.setFocusProxy(self.buttons["again"])
        return bar

    @property
    def widget(self) -> QWidget:
        return self

    @property
    def is_telling(self) -> bool:
        """Whether the result is still to come."""
        return self.ending.is_running

    def begin(self, speed: str) -> None:
        """Tell from the announcement on how the result came about."""
        self._factor = SPEEDS[speed]
        if not self._factor:
            self.announcer.say(self.spoken())
            return
        self._moment.stop()
        self.telling.emit(True)
        self._offer_buttons(False)
        self.news.hide()
        self.cover()
        self._head_with(self.announcement())
        self.line.clear()
        self.update()
        self.ending.begin([Stage(self.announcement, stays=1700), *self.stages()], speed)

    def skip(self) -> None:
        """Show the result at once."""
        self.ending.skip()

    def watch_only(self) -> None:
        """In a replay nothing new is played from here, and the keys walk through the replay."""
        for name in ("new", "again"):
            button = self.buttons.pop(name)
            button.hide()
            button.deleteLater()
        set_role(self.buttons["table"], "main")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._offer_buttons(True)

    def repeat_deal(self) -> None:
        """Playing again means the same deal, as for a game of the day; that does not count."""
        self._repeats_deal = True
        self.retranslate()

    def offer_review(self) -> None:
        """What each choice was worth can be said of this game."""
        self._has_review = True
        self._offer_buttons(not self.is_telling)

    def same_again(self) -> str:
        """What stands on the button then."""
        return self.tr("Same deal again (does not count)")

    def spoken(self) -> str:
        """The whole result in words."""
        return " ".join([f"{self.headline()}.", self.reason(), *self.results()])

    def look_for_news(self, settings: Settings, record: AnyRecord, path: Path) -> None:
        """Tell what this game has brought, when that is found out."""
        self.news.look_for(settings, record, path)

    def show_news(self) -> None:
        """Not before the result is shown: they would give it away."""
        self.news.setVisible(self.news.has_news and not self.is_telling)
        if self.news.isVisible():
            self.announcer.say(self.news.text())

    def _on_told(self, words: str) -> None:
        is_first = words == self.announcement()
        self.line.setText("" if is_first else words)
        self._fit_line()
        self.announcer.say(words)

    def _on_finished(self) -> None:
        had_keys = self.focusWidget() is self.skip_button
        self.rank()
        self.telling.emit(False)
        self._offer_buttons(True)
        if had_keys and (again := self.buttons.get("again")):
            self._moment.begin(again)
        elif had_keys:
            self.setFocus()
        self.retranslate()
        self.update()
        self.announcer.say(self.spoken())
        self.show_news()
        if self.confetti is not None:
            self.confetti.fall(self._factor)

    def _offer_buttons(self, is_over: bool) -> None:
        for button in (*self._extra, *self.buttons.values()):
            button.setVisible(is_over and (self._has_review or button is not self.buttons["review"]))
        self.skip_button.setVisible(not is_over)
        main = self.buttons.get("again") if is_over else self.skip_button
        self.setFocusProxy(main)  # type: ignore[arg-type]  # None means itself
        self._place_skip()
        self._fit_line()

    def retranslate(self) -> None:
        texts = {
            "replay": self.tr("Replay"),
            "review": self.tr("Review"),
            "table": self.tr("Look at the table"),
            "new": self.tr("New game"),
            "again": self.same_again() if self._repeats_deal else self.tr("Play again"),
        }
        for name, button in self.buttons.items():
            button.setText(texts[name])
        self.skip_button.setText(self.tr("Skip"))
        if self.is_telling:
            self._head_with(self.announcement())
            self._on_told(self.ending.words)
        else:
            self._head_with(self.headline())
            self.line.setText(self.reason())
        self._fit_line()
        self._place_skip()

    def _head_with(self, title: str) -> None:
        """Show *title* with all the room that it needs, also if the next picture is painted at once."""
        self.title.setText(title)
        self._column_layout.activate()

    def _fit_line(self) -> None:
        """One line if there is room, so that what stands beside it is near."""
        wished = self.line.fontMetrics().horizontalAdvance(self.line.text()) + 2 * STEP
        room = self.width() - 60 * STEP
        skip = 0 if self.skip_button.isHidden() else self.skip_button.sizeHint().width() + 2 * STEP
        # In the middle short words do not reach the button that skips; long ones leave it its room.
        kept = skip if min(wished, WIDEST_LINE) > room - 2 * skip else 0
        self.line.setMinimumWidth(min(wished, WIDEST_LINE, room - kept))
        self._head_layout.setContentsMargins(0, 0, kept, 0)

    def _place_skip(self) -> None:
        """At the top, where no button comes afterwards: a second click on it means nothing."""
        size = self.skip_button.sizeHint()
        right = self.width() - 10 * STEP - size.width()
        top = 5 * STEP if self.is_dense else 10 * STEP + self.above
        self.skip_button.setGeometry(right, top, size.width(), max(44, size.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_line()
        self._place_skip()

    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Tab and arrows skip, too: a button would take them for a wish to go on."""
        if self.is_telling:
            self.skip()
            return True
        return bool(super().focusNextPrevChild(is_next))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.is_telling:
            self.skip()
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """While the end is told any key skips it."""
        if self.is_telling and event.key() not in MODIFIERS and not event.modifiers() & COMMANDS:
            self.skip()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme.theme
        painter.fillRect(self.rect(), theme.table)
        path = QPainterPath()
        paper = QRectF(self.rect()).adjusted(16, 12, -16, -12)
        path.addRoundedRect(paper, 16, 16)
        painter.fillPath(path.translated(0, 3), theme.shadow)
        painter.fillPath(path, theme.panel)
        if theme.is_strong:
            painter.strokePath(path, QPen(theme.panel_edge, 3))
        if not self.is_telling and not self.is_dense:
            self.paint_above(painter, paper)
