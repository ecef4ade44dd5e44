"""The end of a game: all hands open, added up, halved, dropped out and ranked (G1 to G5)."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.engine.rules import Outcome, Seat
from enix_desktop.games.enix.cardset import CardSet, cards_of
from enix_desktop.games.enix.components import Components
from enix_desktop.games.enix.scoring import HandScore, hand_score
from enix_desktop.games.enix.view import View
from enix_desktop.ui.enix.card_art import paint_front
from enix_desktop.ui.enix.card_names import card_name
from enix_desktop.ui.enix.palette import PawnLook
from enix_desktop.ui.enix.pawn_item import paint_pawn
from enix_desktop.ui.enix.why.score_asking import ScoreAsking
from enix_desktop.ui.enix.wording import Names, signed
from enix_desktop.ui.style_sheet import set_role
from enix_desktop.ui.theme import ACCENT, STEP, font, look


class OpenHand(QWidget):
    """The cards of one hand, face up, side by side."""

    def __init__(self, components: Components, hand: CardSet) -> None:
        super().__init__()
        self._faces = [components.cards[card] for card in cards_of(hand)]
        self.setMinimumHeight(84)
        self.setMinimumWidth(240)

    def sizeHint(self) -> QSize:
        """Wide enough for all cards without overlapping."""
        return QSize(len(self._faces) * 64 + 8, 96)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cards overlap if there are many."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self.height() - 8.0
        width = height * 2 / 3
        count = len(self._faces)
        step = min(width + 6, (self.width() - width - 4) / max(1, count - 1))
        for index, face in enumerate(self._faces):
            rect = QRectF(2 + index * step, 4, width, height)
            paint_front(painter, face, rect, card_name(face))


class FinalScreen(QWidget):
    """Who won, and why."""

    again_requested = Signal()
    table_requested = Signal()
    new_requested = Signal()
    replay_requested = Signal()
    rule_wanted = Signal(str)
    """The id of a rule that somebody wants to read."""

    def __init__(self, view: View, outcome: Outcome, names: Names, looks: Sequence[PawnLook]) -> None:
        super().__init__()
        self.setObjectName("final")
        self._view, self._outcome, self._names, self._looks = view, outcome, names, looks
        assert view.open_hands is not None
        components = view.table.components
        self._hands = view.open_hands
        self._scores = [hand_score(components, hand) for hand in view.open_hands]
        self._title = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._title.setFont(font(36, QFont.Weight.Bold))
        self._why = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._why.setFont(font(18))
        self._why.setWordWrap(True)
        self._explanations: dict[Seat, QLabel] = {}
        self.asking = ScoreAsking(self, view, outcome, names, looks)
        self.asking.rule_wanted.connect(self.rule_wanted)
        rows = QWidget()
        self._rows = QGridLayout(rows)
        self._rows.setHorizontalSpacing(4 * STEP)
        self._rows.setVerticalSpacing(2 * STEP)
        self._rows.setColumnStretch(2, 1)
        for row, seat in enumerate(self._ranking()):
            self._add_row(row, seat, components)
        self._rows.setRowStretch(len(self._scores), 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(rows)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10 * STEP, 8 * STEP, 10 * STEP, 6 * STEP)
        layout.setSpacing(3 * STEP)
        layout.addWidget(self._title)
        line = QHBoxLayout()
        line.setSpacing(4 * STEP)
        line.addStretch(1)
        line.addWidget(self._why)
        line.addWidget(self.asking.button(None))
        line.addStretch(1)
        layout.addLayout(line)
        layout.addWidget(scroll, 1)
        layout.addLayout(self._button_bar())
        self.retranslate()

    def _button_bar(self) -> QHBoxLayout:
        self._buttons = [QPushButton() for _ in range(4)]
        targets = (self.replay_requested, self.table_requested, self.new_requested, self.again_requested)
        bar = QHBoxLayout()
        bar.addStretch(1)
        for button, target in zip(self._buttons, targets, strict=True):
            button.clicked.connect(target)
            button.setMinimumHeight(44)
            button.setAutoDefault(True)  # Enter presses it
            bar.addWidget(button)
        set_role(self._buttons[-1], "main")
        self.setFocusProxy(self._buttons[-1])
        return bar

    def _ranking(self) -> list[Seat]:
        """Winners first, then by score, those who dropped out last."""
        outcome = self._outcome

        def rank(seat: Seat) -> tuple[bool, bool, int]:
            return seat not in outcome.winners, seat in outcome.dropped_out, -outcome.scores[seat]

        return sorted(range(len(outcome.scores)), key=rank)

    def _add_row(self, row: int, seat: Seat, components: Components) -> None:
        outcome = self._outcome
        name = QLabel(self._names.player(seat))
        name.setFont(font(18, QFont.Weight.DemiBold if seat in outcome.winners else QFont.Weight.Normal))
        middle_right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        score = QLabel(signed(outcome.scores[seat]), alignment=middle_right)
        score.setFont(font(36, QFont.Weight.Bold))
        explanation = QLabel()
        explanation.setFont(font(13))
        explanation.setWordWrap(True)
        self._explanations[seat] = explanation
        self._rows.addWidget(PawnBadge(self._looks[seat], seat in outcome.winners), row, 0)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addStretch(1)
        column.addWidget(name)
        column.addWidget(explanation)
        column.addStretch(1)
        holder = QWidget()
        holder.setLayout(column)
        holder.setFixedWidth(196)
        self._rows.addWidget(holder, row, 1)
        self._rows.addWidget(OpenHand(components, self._hands[seat]), row, 2)
        self._rows.addWidget(score, row, 3)
        self._rows.addWidget(self.asking.button(seat), row, 4)

    def retranslate(self) -> None:
        """Use the current language."""
        outcome, names = self._outcome, self._names
        if not outcome.winners:
            self._title.setText(self.tr("Nobody wins"))
        elif len(outcome.winners) == 1:
            self._title.setText(self.tr("{player} wins").format(player=names.player(outcome.winners[0])))
        else:
            self._title.setText(
                self.tr("{players} share the win").format(players=names.players(outcome.winners))
            )
        self._why.setText(self._reason())
        self._fit_reason()
        for seat, label in self._explanations.items():
            label.setText(self._explained(seat, self._scores[seat]))
        texts = (
            self.tr("Replay"),
            self.tr("Look at the table"),
            self.tr("New game"),
            self.tr("Play again"),
        )
        for button, text in zip(self._buttons, texts, strict=True):
            button.setText(text)
        for hand in self.findChildren(OpenHand):
            hand.update()  # cards have names
        self.asking.retranslate()

    def _reason(self) -> str:
        """Who ended the game, and what decided a tie."""
        outcome, names = self._outcome, self._names
        assert outcome.ended_by is not None
        ender = names.player(outcome.ended_by)
        ended = self.tr("{player} ended the game.").format(player=ender)
        left = [seat for seat in range(len(outcome.scores)) if seat not in outcome.dropped_out]
        best = max((outcome.scores[seat] for seat in left), default=None)
        tied = [seat for seat in left if outcome.scores[seat] == best]
        if not left:
            return self.tr("{ended} Everybody has more than {limit} points.").format(
                ended=ended, limit=self._view.table.numbers.limit
            )
        if len(tied) < 2:
            return ended
        if outcome.ended_by in left:
            return self.tr("{ended} {players} are equal, so whoever ended the game wins.").format(
                ended=ended, players=names.players(tied)
            )
        return self.tr("{ended} {players} are equal and share the win.").format(
            ended=ended, players=names.players(tied)
        )

    def _explained(self, seat: Seat, score: HandScore) -> str:
        """How a score comes about."""
        text = self.tr("Cards: {total}.").format(total=signed(score.total))
        if score.halvings:
            halved = self.tr("Halved %n time(s) by ENIX cards.", "", score.halvings)
            text = self.tr("{first} {second}").format(first=text, second=halved)
        if seat in self._outcome.dropped_out:
            limit = self._view.table.numbers.limit
            text = self.tr("{first} More than {limit}: out.").format(first=text, limit=limit)
        return text

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """An answer lies over the hands, and beside the scores."""
        super().resizeEvent(event)
        self._fit_reason()
        aside = self._rows.cellRect(0, 3).width() + self._rows.cellRect(0, 4).width() + 20 * STEP
        top = self._why.geometry().bottom() + 3 * STEP
        self.asking.place(self.rect().adjusted(20 * STEP, top, -aside, -20 * STEP))

    def _fit_reason(self) -> None:
        """One line if there is room, so that its button stands beside it."""
        wished = self._why.fontMetrics().horizontalAdvance(self._why.text()) + 2 * STEP
        self._why.setMinimumWidth(min(wished, self.width() - 60 * STEP))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts an answer away; Enter presses what it is at."""
        focused = self.window().focusWidget()
        if event.key() == Qt.Key.Key_Escape and self.asking.is_open:
            self.asking.hide()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QToolButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper on the table."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), look.theme.table)
        path = QPainterPath()
        path.addRoundedRect(QRectF(self.rect()).adjusted(16, 12, -16, -12), 16, 16)
        painter.fillPath(path.translated(0, 3), look.theme.shadow)
        painter.fillPath(path, look.theme.panel)
        if look.theme.is_strong:
            painter.strokePath(path, QPen(look.theme.panel_edge, 3))


class PawnBadge(QWidget):
    """The piece of a player; a winner's stands in the light."""

    def __init__(self, pawn: PawnLook, is_winner: bool) -> None:
        super().__init__()
        self._pawn, self._is_winner = pawn, is_winner
        self.setFixedSize(60, 72)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The piece, drawn as on the board."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._is_winner:
            painter.setPen(QPen(ACCENT, 4))
            painter.setBrush(look.theme.table)
            painter.drawEllipse(QRectF(5, 11, 50, 50))
        painter.translate(30, 40)
        paint_pawn(painter, self._pawn)
