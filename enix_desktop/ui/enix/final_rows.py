"""The rows of a result: whose they are, the hand that is turned over card by card, and its sum."""

from PySide6.QtCore import Property, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from enix_desktop.games.enix.cardset import CardSet, cards_of
from enix_desktop.games.enix.components import Components
from enix_desktop.games.enix.scoring import HandScore, hand_score
from enix_desktop.ui.enix.card_art import paint_back, paint_front
from enix_desktop.ui.enix.card_names import card_name
from enix_desktop.ui.enix.wording import signed
from enix_desktop.ui.table.final_rows import PieceBadge, ResultRow
from enix_desktop.ui.table.pawn_item import paint_pawn
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.score_meter import HEIGHT, ScoreMeter
from enix_desktop.ui.widgets.theme import ACCENT, STEP, current_theme, font

DENSE_HAND, LEAST_HAND, LARGEST_HAND = 38, 60, 156
"""Heights of the cards in a result; the first where rows are dense."""
_WORDS, _DENSE_WORDS, _SCORE, _WIDE = 232, 340, 72, 1200


class OpenHand(QWidget):
    """The cards of one hand side by side, the first *opened* of them face up."""

    def __init__(self, components: Components, hand: CardSet) -> None:
        super().__init__()
        self.cards = tuple(cards_of(hand))
        self.values = [components.values[card] for card in self.cards]
        self.score: HandScore = hand_score(components, hand)
        self._faces = [components.cards[card] for card in self.cards]
        self.opened = float(len(self.cards))
        self.struck = 0.0
        """From 0 to 1: how far the ENIX cards have shone."""
        self._kept: tuple[object, QPixmap] | None = None
        self.setMinimumWidth(240)

    def sizeHint(self) -> QSize:
        return QSize(len(self._faces) * 64 + 8, LEAST_HAND)

    def forget_picture(self) -> None:
        """The cards have names in another language now."""
        self._kept = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """What is painted once is kept: confetti falls over it."""
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        key = (self.size(), ratio, current_theme.theme, self.opened, self.struck)
        if self._kept is None or self._kept[0] != key:
            picture = QPixmap(self.size() * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            self._paint_cards(QPainter(picture))
            self._kept = key, picture
        painter.drawPixmap(0, 0, self._kept[1])

    def _paint_cards(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self.height() - 8.0
        width = height * 2 / 3
        step = min(width + 6, (self.width() - width - 4) / max(1, len(self._faces) - 1))
        for index, face in enumerate(self._faces):
            turned = min(1.0, max(0.0, self.opened - index))
            thin = abs(2 * turned - 1)  # half turned one sees its edge
            rect = QRectF(2 + index * step + width * (1 - thin) / 2, 4, width * thin, height)
            if rect.width() < 1:
                continue
            if turned < 0.5:
                paint_back(painter, face.energy, rect)
            else:
                paint_front(painter, face, rect, card_name(face))
            if face.is_enix and 0 < self.struck < 1:
                painter.setPen(QPen(ACCENT, 5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect, 6, 6)
        painter.end()


class PawnBadge(PieceBadge):
    """The piece of a player; a winner's stands in the light."""

    def __init__(self, pawn: PawnLook) -> None:
        super().__init__(pawn)
        self.set_dense(False)

    def set_dense(self, is_dense: bool) -> None:
        self._size = 0.7 if is_dense else 1.0
        self.edge = 4 * self._size
        self.setFixedSize(60, round(72 * self._size))
        self.update()

    def light(self) -> QRectF:
        side = 50 * self._size
        return QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)

    def paint_piece(self, painter: QPainter, light: QRectF) -> None:
        painter.translate(light.center())
        painter.scale(self._size, self._size)
        painter.translate(0, 4)
        paint_pawn(painter, self.look)


class EnixRow(ResultRow):
    """One player: piece, name, what is said of the hand, the hand, its sum, and why."""

    badge: PawnBadge

    def __init__(self, name: str, pawn: PawnLook, hand: OpenHand, limit: int, why: QToolButton) -> None:
        super().__init__(name, PawnBadge(pawn), why, _SCORE)
        self.hand, self.score = hand, hand.score
        self.meter = ScoreMeter(limit)
        self.about.setWordWrap(True)
        self._halved = 1.0
        self._cards = ""
        self._lay_out()
        self._show_sum()

    def _lay_out(self) -> None:
        self._words = QWidget()
        self._words.setLayout(self.words)
        cards = QVBoxLayout()
        cards.setSpacing(0)
        cards.addWidget(self.hand)
        cards.addWidget(self.meter)
        row = QHBoxLayout(self)
        row.setContentsMargins(3 * STEP, STEP, 3 * STEP, 3)
        row.setSpacing(3 * STEP)
        row.addWidget(self.badge)
        row.addWidget(self._words)
        row.addLayout(cards, 1)
        row.addWidget(self.sum)
        row.addWidget(self.why)

    def fit(self, hand: int, width: int, is_dense: bool) -> None:
        """The hand is so high, the row as high as its words need; a wide screen has more room for words.

        In a dense row words stand beside small cards, so their lines are long and few.
        """
        wide = _DENSE_WORDS if is_dense else _WORDS if width < _WIDE else _WORDS + 60
        self.about.setFont(font(13 if is_dense or width < _WIDE else 15))
        self.sum.setFont(font(26 if is_dense else 36, QFont.Weight.Bold))
        self.badge.set_dense(is_dense)
        self._words.setFixedWidth(wide)
        self.hand.setFixedHeight(hand)
        words = self.name.sizeHint().height() + max(0, self.about.heightForWidth(wide))
        self.setFixedHeight(max(hand + HEIGHT, words + STEP) + 2 * STEP)

    def name_cards(self, cards: str) -> None:
        """What the hand is in words; not said before it is open."""
        self._cards = cards
        self._show_sum()

    def cover(self) -> None:
        """All cards face down, nothing counted."""
        self.set_winner(False)
        self._halved = 0.0
        self.about.hide()
        self.why.hide()
        self._set_opened(0.0)

    def uncover(self) -> None:
        self.set_told(False)
        self._halved = self.hand.struck = 1.0
        self._set_opened(float(len(self.hand.values)))
        self.about.show()
        self.why.show()

    def _get_opened(self) -> float:
        return self.hand.opened

    def _set_opened(self, opened: float) -> None:
        self.hand.opened = opened
        self.hand.update()
        self._show_sum()

    opened = Property(float, _get_opened, _set_opened)
    """So many cards are turned over; the sum follows them."""

    def _get_halved(self) -> float:
        return self._halved

    def _set_halved(self, halved: float) -> None:
        self._halved = self.hand.struck = halved
        self.hand.update()
        self._show_sum()

    halved = Property(float, _get_halved, _set_halved)
    """From 0 to 1: how far the ENIX cards have struck."""

    def _show_sum(self) -> None:
        opened, whole = self.hand.opened, int(self.hand.opened)
        counted = sum(self.hand.values[:whole])
        self.hand.setAccessibleName(self._cards if whole == len(self.hand.values) else "")
        if whole < len(self.hand.values):
            self.meter.show_number(counted + self.hand.values[whole] * (opened - whole))
            self.sum.setText(signed(counted) if opened else "")
            return
        score = self.score
        self.sum.setText(signed(score.score if self._halved >= 0.5 else score.total))
        self.meter.show_number(score.total + (score.score - score.total) * self._halved)
