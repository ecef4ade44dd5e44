"""What is new for whoever decides: a short recap of what others did, beside the board, until they act."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from enix_desktop.app.play.table_driver import TableDriver
from enix_desktop.engine.rules import Event, Seat
from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.scene import SharedScene
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP, font
from enix_desktop.ui.widgets.translated import Translated

MOST = 11
"""So many lines are a short recap; of more, some that do not concern the viewer are only counted."""
NARROW, WIDE = 220, 330
"""Pixels: the least and the greatest width."""
SHARE, WIDEST = 0.26, 0.64
"""How much of the width of the board's room it takes, and at most if it would be too high."""
PIECE = 20


@dataclass(frozen=True, slots=True)
class RecapLine:
    """One thing that changed."""

    text: str
    seat: Seat | None = None
    """Whose piece stands before it."""
    concerns_viewer: bool = False


def last_by_others(told: Sequence[Event], seat: Seat, actor: Callable[[Event], Seat | None]) -> int:
    """The place of the last event that somebody else than *seat* acted in; -1 if there is none."""
    return max((place for place, event in enumerate(told) if actor(event) not in (None, seat)), default=-1)


def since_decision(
    told: Sequence[Event],
    seat: Seat,
    actor: Callable[[Event], Seat | None],
    decided_by: Callable[[Event], Seat | None],
) -> Sequence[Event]:
    """What happened from the last decision of *seat* before others acted; nothing if nobody did."""
    end = last_by_others(told, seat, actor)
    own = [place for place in range(end) if decided_by(told[place]) == seat]
    if end < 0 or not own:
        return told if end >= 0 else ()
    start = own.pop()
    # One decision may show in several events: cards drawn before and after a reshuffle.
    while own and start - own[-1] <= 2 and type(told[own[-1]]) is type(told[start]):
        start = own.pop()
    return told[start:]


class _Piece(QWidget):
    """A piece before a line; without one there is only its room."""

    def __init__(self, look: PawnLook | None) -> None:
        super().__init__()
        self._look = look
        self.setFixedSize(PIECE, PIECE)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_piece(painter, QRectF(1, 1, PIECE - 2, PIECE - 2), self._look)
            painter.end()


class RecapPanel(Translated, QFrame):
    """A title and a few lines on paper, where they cover least; clicks go through to the table."""

    def __init__(self, over: QWidget, scene: SharedScene, looks: Sequence[PawnLook]) -> None:
        super().__init__(over)
        self._scene, self._looks = scene, looks
        self.setObjectName("recap")
        set_role(self, "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._title, self._again = PlainLabel(), PlainLabel()
        self._title.setFont(font(15, QFont.Weight.DemiBold))
        self._again.setFont(font(13))
        for label in (self._title, self._again):
            label.setWordWrap(True)
        set_role(self._again, "muted")
        self._lines = QWidget()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP)
        self._column.setSpacing(STEP)
        for widget in (self._title, self._lines, self._again):
            self._column.addWidget(widget)
        self.lines: Sequence[RecapLine] = ()
        self.hide()
        self.retranslate()

    def tell(self, title: str, lines: Sequence[RecapLine], *, can_be_asked_for: bool = True) -> None:
        """Show *lines* under a *title*; below them, whether the key shows them again."""
        self.lines = lines
        self._title.setText(title)
        self._again.setVisible(can_be_asked_for)
        shown = QWidget()
        rows = QVBoxLayout(shown)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(STEP)
        for line in lines:
            label = PlainLabel(line.text)
            label.setWordWrap(True)
            label.setFont(font(13, QFont.Weight.DemiBold if line.concerns_viewer else QFont.Weight.Normal))
            row = QHBoxLayout()
            row.setSpacing(2 * STEP)
            row.addWidget(
                _Piece(None if line.seat is None else self._looks[line.seat]),
                alignment=Qt.AlignmentFlag.AlignTop,
            )
            row.addWidget(label, 1)
            rows.addLayout(row)
        self._column.replaceWidget(self._lines, shown)
        self._lines.hide()  # the table may be painted before it is deleted
        self._lines.deleteLater()
        self._lines = shown
        shown.show()  # the panel may be there already
        self.setAccessibleName(" ".join((title, *(line.text for line in lines))))
        self.show()
        self.raise_()
        self.arrange()

    def arrange(self) -> None:
        """Lie where the table says, or in the corner of the board's room where least is covered."""
        self._column.activate()
        place = self._scene.recap_place(self._column.totalHeightForWidth)
        self.setGeometry((self._corner() if place is None else place).toRect())

    def _corner(self) -> QRectF:
        room, board = self._scene.recap_room, self._scene.board_room
        wide = round(max(NARROW, min(WIDE, board.width() * SHARE)))
        while self._column.totalHeightForWidth(wide) > room.height() and wide < board.width() * WIDEST:
            wide += 5 * STEP
        sizes = [QSizeF(w, self._column.totalHeightForWidth(w)) for w in (wide, round(wide * 1.3))]
        corners = [
            QRectF(x, y, size.width(), size.height())
            for size in sizes
            for x in (room.left(), room.right() - size.width())
            for y in (room.top(), room.bottom() - size.height())
        ]
        return min(corners, key=self._covered)

    def _covered(self, corner: QRectF) -> float:
        """How much of what lies on the board would be covered there."""
        items = [item.sceneBoundingRect() for item in self._scene.items(corner) if not item.childItems()]
        parts = [rect.intersected(corner) for rect in items]
        return sum(part.width() * part.height() for part in parts)

    def retranslate(self) -> None:
        self._again.setText(self.tr("V shows this again."))


class RecapTitles(QObject):
    """Whose recap it is, in the current language."""

    def since_turn(self) -> str:
        return self.tr("Since your last turn")

    def since_turn_of(self, player: str) -> str:
        """Where everybody looks, it is said who is meant."""
        return self.tr("{player}, since your last turn").format(player=player)

    def more(self, count: int) -> str:
        """There is no room for everything."""
        return self.tr("%n more in the log.", "", count)

    def news(self) -> str:
        """For one of several people, who looks alone."""
        return self.tr("What is new for you")


class Recap(QObject):
    """Tells the viewer once, when asked, what is new since the last question, and again by its key.

    Where several people share the screen, each is told at the start of a private moment what is new since
    the last one; at the public table the key tells what everybody may know.
    """

    told = Signal(str)
    """What those hear who asked for it."""

    def __init__(
        self,
        panel: RecapPanel,
        driver: TableDriver,
        *,
        lines: Callable[[Sequence[Event], Any], Sequence[RecapLine]],
        actor: Callable[[Event], Seat | None],
        decided_by: Callable[[Event], Seat | None],
        player: Callable[[Seat], str],
    ) -> None:
        """*lines* tell what changed in some events; *decided_by* says whose decision an event was."""
        super().__init__(panel)
        self.panel = panel
        self._titles = RecapTitles(self)
        self._driver, self._lines, self._player = driver, lines, player
        self._actor, self._decided_by = actor, decided_by
        self._seen: dict[Seat, int] = {}
        """How many events each seat has been told, when it was asked last."""
        self._again: Callable[[], object] | None = None
        """Tells what is shown in another language; what was asked for can be asked for again."""
        self._is_covered = False

    def offer(self) -> None:
        """The viewer is asked: tell what happened since the last question without being decided then."""
        told, seat = self._driver.told(), self._driver.viewer
        if seat < 0:
            return
        start = self._seen.get(seat)
        self._seen[seat] = len(told)
        if start is None:
            start = self._before_others()
        is_news = any(
            self._actor(event) is not None and self._decided_by(event) != seat for event in told[start:]
        )
        if is_news:
            self._tell(self._titles.since_turn, lambda: self._changes(told[start:]))

    def offer_news(self) -> None:
        """One of several people looks alone: tell what has happened since that person last did."""
        self._tell(self._titles.news, lambda: self._changes(self._driver.news()))
        if self.panel.isVisible():
            self.told.emit(" ".join(line.text for line in self.panel.lines))

    def peek(self) -> None:
        """Whoever is asked at the public table looks at the own hand: tell the news, but not aloud."""
        news, view = self._driver.news(), self._driver.peek()
        self._tell(self._titles.news, lambda: self._short(self._lines(news, view)), can_be_asked_for=False)

    def show_again(self, own: str) -> None:
        """Tell it once more, after what the person did last who is meant."""
        driver = self._driver
        is_shared = len(driver.people) > 1
        if driver.is_public and not is_shared:
            return
        if is_shared and not driver.is_public:
            title, since = self._titles.news(), driver.news()
        else:
            title, since = self._titles.since_turn(), driver.told()[self._before_others() :]
        if driver.is_public:
            title = self._titles.since_turn_of(self._player(driver.person))
        lines = [RecapLine(own, driver.person), *self._changes(since)]
        self._again = None
        self.panel.tell(title, lines)
        self.told.emit(" ".join(line.text for line in lines))

    def retranslate(self) -> None:
        """Tell it in the current language, or no more."""
        if self.panel.isHidden():
            return
        if self._again is None:
            self.hide()
        else:
            self.panel.retranslate()
            self._again()

    def hide(self) -> None:
        """The viewer acts, or somebody else looks."""
        self._again = None
        self.panel.hide()

    def cover(self, is_covered: bool) -> None:
        """Something that was asked for lies there: the recap waits until that is put away."""
        self._is_covered = is_covered
        if is_covered:
            self.panel.hide()
        elif self._again is not None:
            self._again()

    def _tell(
        self,
        title: Callable[[], str],
        lines: Callable[[], Sequence[RecapLine]],
        *,
        can_be_asked_for: bool = True,
    ) -> None:
        """Tell it, if there is anything."""
        if lines():
            self._again = lambda: self.panel.tell(title(), lines(), can_be_asked_for=can_be_asked_for)
            if not self._is_covered:
                self._again()

    def _before_others(self) -> int:
        """The place of the last decision of the person who is meant before others acted."""
        told = self._driver.told()
        return len(told) - len(since_decision(told, self._driver.person, self._actor, self._decided_by))

    def _changes(self, since: Sequence[Event]) -> Sequence[RecapLine]:
        return self._short(self._lines(since, self._driver.view()))

    def _short(self, lines: Sequence[RecapLine]) -> Sequence[RecapLine]:
        if len(lines) <= MOST:
            return lines
        quiet = [line for line in lines if not line.concerns_viewer]
        first = {line.seat: line for line in reversed(quiet)}  # of nobody nothing at all would be told
        spare = sorted(quiet, key=lambda line: first[line.seat] is line)[: len(lines) - MOST + 1]
        return [*(line for line in lines if line not in spare), RecapLine(self._titles.more(len(spare)))]
