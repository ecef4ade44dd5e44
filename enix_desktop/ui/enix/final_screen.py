"""The end of a game: all hands open, added up, halved, dropped out and ranked (G1 to G5)."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.app.library.saves import AnyRecord
from enix_desktop.app.system.settings import Settings
from enix_desktop.engine.rules import Outcome, Seat
from enix_desktop.games.enix.cardset import cards_of
from enix_desktop.games.enix.components import Components
from enix_desktop.games.enix.scoring import HandScore, hand_score
from enix_desktop.games.enix.view import View
from enix_desktop.ui.enix.achievements.statistics import EnixStatistics
from enix_desktop.ui.enix.final_art import WinnersPicture, paint_garland
from enix_desktop.ui.enix.final_rows import LARGEST_HAND, LEAST_HAND, OpenHand, PawnBadge, ResultRows
from enix_desktop.ui.enix.why.score_asking import ScoreAsking
from enix_desktop.ui.enix.wording import Names, signed
from enix_desktop.ui.statistics.new_badges import NewBadgesLine
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP, current_theme, font
from enix_desktop.ui.widgets.translated import Translated

if TYPE_CHECKING:
    from enix_desktop.ui.enix.paper.result_sheet import Result

GARLAND = 44
"""The height that the garland takes from the rest."""
HEAD_AND_FOOT = 330
"""The height of everything but the results."""
WIDEST_REASON = 640
"""What a window must have room for, however long the names are."""


class FinalScreen(Translated, QWidget):
    """Who won, and why."""

    again_requested = Signal()
    table_requested = Signal()
    new_requested = Signal()
    replay_requested = Signal()
    rule_wanted = Signal(str)
    """The id of a rule that somebody wants to read."""

    def __init__(self, view: View, outcome: Outcome, names: Names, pawn_looks: Sequence[PawnLook]) -> None:
        super().__init__()
        self.setObjectName("final")
        self._view, self._outcome, self._names, self._pawn_looks = view, outcome, names, pawn_looks
        assert view.open_hands is not None
        components = view.table.components
        self._hands = view.open_hands
        self._scores = [hand_score(components, hand) for hand in view.open_hands]
        self._title = PlainLabel()
        self._title.setFont(font(36, QFont.Weight.Bold))
        self._why = PlainLabel()
        self._why.setFont(font(18))
        self._why.setWordWrap(True)
        self._explanations: dict[Seat, PlainLabel] = {}
        self.asking = ScoreAsking(self, view, outcome, names, pawn_looks)
        self.asking.rule_wanted.connect(self.rule_wanted)
        rows = ResultRows(len(outcome.scores), len(outcome.winners))
        self._rows = rows.grid
        self._rows.setHorizontalSpacing(4 * STEP)
        self._rows.setVerticalSpacing(3 * STEP)
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
        layout.addSpacing(GARLAND)
        layout.addLayout(self._head())
        layout.addWidget(scroll, 1)
        self.new_badges = NewBadgesLine(EnixStatistics(self), self)
        layout.addWidget(self.new_badges)
        layout.addLayout(self._button_bar())
        self.retranslate()

    def _head(self) -> QHBoxLayout:
        """The winner's piece, and beside it who won and why."""
        line = QHBoxLayout()
        line.setSpacing(4 * STEP)
        line.addWidget(self._why)
        line.addWidget(self.asking.button(None))
        line.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(STEP)
        words.addStretch(1)
        words.addWidget(self._title)
        words.addLayout(line)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(4 * STEP)
        head.addStretch(1)
        head.addWidget(WinnersPicture([self._pawn_looks[seat] for seat in self._outcome.winners]))
        head.addLayout(words)
        head.addStretch(1)
        return head

    def _button_bar(self) -> QHBoxLayout:
        self._buttons = [QPushButton() for _ in range(4)]
        targets = (self.replay_requested, self.table_requested, self.new_requested, self.again_requested)
        self.sheet_button = QPushButton()
        self.sheet_button.setMinimumHeight(44)
        self.sheet_button.setAutoDefault(True)
        self.sheet_button.clicked.connect(self._offer_sheet)
        bar = QHBoxLayout()
        bar.addWidget(self.sheet_button)
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
        name = PlainLabel(self._names.player(seat))
        name.setFont(font(18, QFont.Weight.DemiBold if seat in outcome.winners else QFont.Weight.Normal))
        middle_right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        score = PlainLabel(signed(outcome.scores[seat]), alignment=middle_right)
        score.setFont(font(36, QFont.Weight.Bold))
        explanation = PlainLabel()
        explanation.setFont(font(13))
        explanation.setWordWrap(True)
        self._explanations[seat] = explanation
        self._rows.addWidget(PawnBadge(self._pawn_looks[seat], seat in outcome.winners), row, 0)
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

    @property
    def widget(self) -> QWidget:
        return self

    def look_for_badges(self, settings: Settings, record: AnyRecord, path: Path) -> None:
        """Tell which badges this game has brought, when that is found out."""
        self.new_badges.look_for(settings, record, path)

    def retranslate(self) -> None:
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
        self.sheet_button.setText(self.tr("Score sheet…"))
        for hand in self.findChildren(OpenHand):
            hand.update()  # cards have names
            hand.setAccessibleName(self._names.cards(hand.cards))
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
            return self.tr("{ended} Everybody has more than {limit}.").format(
                ended=ended, limit=self._view.table.numbers.limit
            )
        if len(tied) < 2:
            return ended
        if outcome.ended_by in left:
            return self.tr("{ended} {players} are tied, so whoever ended the game wins.").format(
                ended=ended, players=names.players(tied)
            )
        return self.tr("{ended} {players} are tied and share the win.").format(
            ended=ended, players=names.players(tied)
        )

    def _explained(self, seat: Seat, score: HandScore) -> str:
        text = self.tr("Cards worth {total}.").format(total=signed(score.total))
        if score.halvings:
            halved = self.tr("Halved by each of %n ENIX card(s).", "", score.halvings)
            text = self.tr("{first} {second}").format(first=text, second=halved)
        if seat in self._outcome.dropped_out:
            limit = self._view.table.numbers.limit
            text = self.tr("{first} More than {limit}: out.").format(first=text, limit=limit)
        return text

    def _offer_sheet(self) -> None:
        from enix_desktop.ui.enix.paper.papers import enix_papers
        from enix_desktop.ui.enix.paper.result_sheet import ResultSheet

        edition: str = self._view.table.edition.value
        enix_papers(self, edition, ResultSheet(self.result), "result").exec()

    def result(self) -> "Result":
        """How the game ended, best player first."""
        from enix_desktop.ui.enix.paper.result_sheet import PlayerResult, Result

        outcome, cards = self._outcome, self._view.table.components.cards
        players = [
            PlayerResult(
                name=self._names.player(seat),
                pawn=self._pawn_looks[seat],
                cards=[cards[card] for card in cards_of(self._hands[seat])],
                score=outcome.scores[seat],
                about=self._explained(seat, self._scores[seat]),
                is_winner=seat in outcome.winners,
                is_out=seat in outcome.dropped_out,
            )
            for seat in self._ranking()
        ]
        return Result(self._title.text(), self._reason(), self._view.table.numbers.limit, players)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_reason()
        room = (self.height() - HEAD_AND_FOOT) / len(self._scores) - 3 * STEP
        for hand in self.findChildren(OpenHand):
            hand.setFixedHeight(round(max(LEAST_HAND, min(room, LARGEST_HAND))))
        aside = self._rows.cellRect(0, 3).width() + self._rows.cellRect(0, 4).width() + 20 * STEP
        top = self._why.geometry().bottom() + 3 * STEP
        self.asking.place(self.rect().adjusted(20 * STEP, top, -aside, -20 * STEP))

    def _fit_reason(self) -> None:
        """One line if there is room, so that its button stands beside it."""
        wished = self._why.fontMetrics().horizontalAdvance(self._why.text()) + 2 * STEP
        self._why.setMinimumWidth(min(wished, WIDEST_REASON, self.width() - 60 * STEP))

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
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), current_theme.theme.table)
        path = QPainterPath()
        paper = QRectF(self.rect()).adjusted(16, 12, -16, -12)
        path.addRoundedRect(paper, 16, 16)
        painter.fillPath(path.translated(0, 3), current_theme.theme.shadow)
        painter.fillPath(path, current_theme.theme.panel)
        if current_theme.theme.is_strong:
            painter.strokePath(path, QPen(current_theme.theme.panel_edge, 3))
        if self._outcome.winners:
            paint_garland(painter, paper.adjusted(24, 14, -24, 0), current_theme.theme)
