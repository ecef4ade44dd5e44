"""The list of games and how a row looks; only rows in sight are painted."""

from collections import OrderedDict
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from enix_desktop.app.library.facts import Facts
from enix_desktop.engine.record import Participant
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.library.model import FACTS, FoundGames, GamesModel
from enix_desktop.ui.library.thumbnails import Thumbnails
from enix_desktop.ui.library.words import LibraryWords
from enix_desktop.ui.newgame.pawn_button import pawn_icon
from enix_desktop.ui.table.pieces import PAWN_BY_KEY, PAWNS
from enix_desktop.ui.widgets.theme import SIZES, STEP, current_theme, font

PICTURE = QSize(120, 84)
_HEIGHT = PICTURE.height() + 4 * STEP
_EDGE = 2 * STEP
_PAWN = 22
_KEPT = 60
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class GameDelegate(QStyledItemDelegate):
    """Paints rows; knows nothing but what it is shown."""

    def __init__(self, words: LibraryWords, thumbnails: Thumbnails, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._thumbnails = thumbnails
        self._pawns: dict[str, QIcon] = {}
        self._contents: OrderedDict[object, QPixmap] = OrderedDict()

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        """All rows are as high: a list of a thousand asks only once."""
        return QSize(400, _HEIGHT)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        facts: Facts = index.data(FACTS)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = QRectF(option.rect).adjusted(2, 2, -2, -2)
        self._paint_paper(painter, option, row)
        painter.drawPixmap(row.topLeft(), self._content(facts, row.size().toSize(), painter))
        painter.restore()

    def retranslate(self) -> None:
        """Forget rows with words of another language."""
        self._contents.clear()

    def _content(self, facts: Facts, size: QSize, painter: QPainter) -> QPixmap:
        """What lies on the paper of a row, painted once: a list that is scrolled only copies it."""
        ratio = painter.device().devicePixelRatio()
        picture = self._thumbnails.pixmap(facts, ratio)
        key = (
            facts.path,
            facts.saved,
            size.width(),
            ratio,
            current_theme.theme.name,
            picture is None,
            facts.is_read,
        )
        if key not in self._contents:
            self._contents[key] = self._painted(facts, size, ratio, picture)
            if len(self._contents) > _KEPT:
                self._contents.popitem(last=False)
        return self._contents[key]

    def _painted(self, facts: Facts, size: QSize, ratio: float, picture: QPixmap | None) -> QPixmap:
        content = QPixmap(size * ratio)
        content.setDevicePixelRatio(ratio)
        content.fill(Qt.GlobalColor.transparent)
        painter = QPainter(content)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_picture(painter, picture)
        left = _EDGE + PICTURE.width() + 4 * STEP
        line = QRectF(left, 2 * STEP - 2, size.width() - 3 * STEP - left, 7 * STEP)
        self._paint_head(painter, facts, line)
        self._paint_people(painter, facts, line.translated(0, 6.5 * STEP))
        self._paint_state(painter, facts, line.translated(0, 13.5 * STEP))
        painter.end()
        return content

    def _paint_paper(self, painter: QPainter, option: QStyleOptionViewItem, row: QRectF) -> None:
        state = option.state
        is_chosen = bool(state & QStyle.StateFlag.State_Selected)
        is_hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        theme = current_theme.theme
        painter.setPen(QPen(theme.chosen, theme.wide(2, 4)) if is_chosen else QPen(theme.panel_edge, 1))
        painter.setBrush(theme.tint if is_chosen else theme.hover if is_hovered else theme.panel)
        painter.drawRoundedRect(row, 10, 10)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.focus, theme.wide(2, 3)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(row.adjusted(3, 3, -3, -3), 8, 8)

    def _paint_picture(self, painter: QPainter, picture: QPixmap | None) -> None:
        corner = QPointF(_EDGE, _EDGE - 2)
        if picture is not None:
            painter.drawPixmap(corner, picture)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(current_theme.theme.table)
            painter.drawRoundedRect(QRectF(corner, PICTURE.toSizeF()), 8, 8)

    def _paint_head(self, painter: QPainter, facts: Facts, line: QRectF) -> None:
        when = self._words.when(facts)
        painter.setFont(font(SIZES[0]))
        painter.setPen(current_theme.theme.muted)
        painter.drawText(line, _RIGHT, when)
        taken = QFontMetricsF(painter.font()).horizontalAdvance(when) + 4 * STEP
        painter.setFont(font(SIZES[2], QFont.Weight.DemiBold))
        painter.setPen(current_theme.theme.text)
        _write(painter, line.adjusted(0, 0, -taken, 0), self._words.title(facts))

    def _paint_people(self, painter: QPainter, facts: Facts, line: QRectF) -> None:
        """Everybody with piece and level; where there is little room, all names get shorter alike."""
        if not facts.players:
            return
        painter.setFont(font(SIZES[1]))
        metrics = QFontMetricsF(painter.font())
        wanted = [metrics.horizontalAdvance(self._words.player(who)) + 1 for who in facts.players]
        edges = len(facts.players) * (_PAWN + 5 * STEP)
        most = _most_each(wanted, line.width() - edges)
        x = line.left()
        for seat, (who, width) in enumerate(zip(facts.players, wanted, strict=True)):
            room = QRectF(x, line.top(), min(width, most) + _PAWN + STEP, line.height())
            # Who has no piece of their own gets the same one as on the table.
            pawn = PAWN_BY_KEY.get(who.piece or "", PAWNS[seat % len(PAWNS)])
            x = self._paint_one(painter, who, pawn.key, room) + 4 * STEP

    def _paint_one(self, painter: QPainter, who: Participant, pawn: str, room: QRectF) -> float:
        icon = self._pawns.get(pawn) or self._pawns.setdefault(pawn, pawn_icon(pawn))
        pixmap = icon.pixmap(QSize(_PAWN, _PAWN), painter.device().devicePixelRatio())
        painter.drawPixmap(room.topLeft().toPoint().x(), round(room.center().y() - _PAWN / 2), pixmap)
        painter.setPen(current_theme.theme.text if who.player is None else current_theme.theme.muted)
        _write(painter, room.adjusted(_PAWN + STEP, 0, 0, 0), self._words.player(who))
        return room.right()

    def _paint_state(self, painter: QPainter, facts: Facts, line: QRectF) -> None:
        kind = self._words.kind(facts)
        taken = 0.0
        if kind:
            painter.setFont(font(SIZES[0]))
            painter.setPen(current_theme.theme.muted)
            painter.drawText(line, _RIGHT, kind)
            taken = QFontMetricsF(painter.font()).horizontalAdvance(kind) + 4 * STEP
        is_plain = facts.problem is None
        painter.setFont(font(SIZES[1], QFont.Weight.Normal if facts.is_over else QFont.Weight.DemiBold))
        painter.setPen(current_theme.theme.text if is_plain else current_theme.theme.refused)
        _write(painter, line.adjusted(0, 0, -taken, 0), self._words.state(facts))


def _write(painter: QPainter, room: QRectF, text: str) -> None:
    shown = QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, _LEFT, shown)


def _most_each(wanted: list[float], room: float) -> float:
    """The width that nobody may exceed so that all of *wanted* fit into *room*."""
    left, many = room, len(wanted)
    for width in sorted(wanted):
        if width * many > left:
            return max(left / many, 8.0 * STEP)
        left, many = left - width, many - 1
    return max(wanted)


class GameList(QListView):
    """Shows games and knows which one is chosen."""

    current_changed = Signal()

    def __init__(self, words: LibraryWords, parent: QWidget) -> None:
        super().__init__(parent)
        self.games = GamesModel(words, self)
        self.found = FoundGames(self.games, self)
        painters = {game: ui.thumbnails() for game, ui in GAME_UIS.items()}
        self.thumbnails = Thumbnails(PICTURE, painters, self)
        self._delegate = GameDelegate(words, self.thumbnails, self)
        self._wanted: Path | None = None
        self.setModel(self.found)
        self.setItemDelegate(self._delegate)
        self.setUniformItemSizes(True)
        self.setSpacing(2)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setTabKeyNavigation(False)
        self.thumbnails.ready.connect(lambda path: self.update(self.found.index_of(path)))
        current_theme.changed.connect(self.viewport().update)

    @property
    def current(self) -> Facts | None:
        return self.found.facts(self.currentIndex())

    def select(self, path: Path) -> None:
        """Choose the game in *path*, as soon as it is there."""
        self._wanted = path
        index = self.found.index_of(path)
        if index.isValid():
            self._wanted = None
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def choose_something(self) -> None:
        """Choose the game that is wanted, or the first one if none is chosen."""
        if self._wanted is not None:
            self.select(self._wanted)
        if not self.currentIndex().isValid() and self.found.rowCount():
            self.setCurrentIndex(self.found.index(0, 0))

    def drop(self, path: Path) -> None:
        """Take a game out of the list; the next one is chosen instead."""
        row = self.currentIndex().row()
        self.games.remove(path)
        left = self.found.rowCount()
        if left:
            self.setCurrentIndex(self.found.index(max(0, min(row, left - 1)), 0))

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Saved games"))
        self._delegate.retranslate()
        self.games.retranslate()

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().currentChanged(current, previous)
        self.current_changed.emit()
