"""Verify a game: what was proved, in words, each with a tick or a cross."""

from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.app.play.verifying import Fault, Proof, Prover
from enix_desktop.engine.record import Record
from enix_desktop.ui.widgets.grow_to_fit import GrowToFit
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import SIZES, STEP, current_theme, font
from enix_desktop.ui.widgets.translated import Translated

_WIDTH = 560
_MARK = 6 * STEP


class ProofWords(QObject):
    """What a Proof says, sentence by sentence: whether it is good news, and the sentence."""

    def sentences(self, proof: Proof) -> list[tuple[bool, str]]:
        """Good news first."""
        if proof.fault is Fault.FORM:
            return [(False, self.tr("The record is damaged, so nothing can be proved."))]
        if proof.fault is Fault.STOPPED:
            return [(False, self.tr("The check was stopped, so nothing is proved."))]
        if proof.fault is not None:
            return [self._fault(proof)]
        found = [(True, self.tr("%Ln move(s) follow the rules.", "", proof.moves))]
        if proof.is_finished:
            found.append((True, self.tr("The result follows from the cards.")))
        if proof.seals:
            found.append((True, self._seals(proof.seals)))
        if proof.recomputed:
            found.append((True, self._recomputed(proof.recomputed)))
        if proof.not_recomputable:
            found.append((False, self._not_recomputable(proof.not_recomputable)))
        if proof.outdated:
            found.append((False, self._outdated()))
        return found

    def _fault(self, proof: Proof) -> tuple[bool, str]:
        match proof.fault:
            case Fault.SEAL:
                text = self.tr("Move {number} does not match what was sealed when it was made.")
            case Fault.PLAYER:
                text = self.tr("In move {number} the computer player would have decided differently.")
            case _ if proof.number == 0:
                text = self.tr("The result breaks rule {rule}.")
            case _:
                text = self.tr("Move {number} breaks rule {rule}.")
        return False, text.format(number=proof.number, rule=proof.rule)

    def _outdated(self) -> str:
        return self.tr(
            "This game was made by an earlier version of the program. Computer players have changed since "
            "then, so their decisions are not recomputed."
        )

    def _seals(self, count: int) -> str:
        return self.tr("%Ln hidden choice(s) match what was sealed when they were made.", "", count)

    def _recomputed(self, count: int) -> str:
        return self.tr(
            "%Ln decision(s) of computer players were recomputed using only what their seat could "
            "see, with the same result.",
            "",
            count,
        )

    def _not_recomputable(self, count: int) -> str:
        return self.tr(
            "%Ln decision(s) of computer players cannot be recomputed: the record does not say how "
            "long they took.",
            "",
            count,
        )


class Mark(QWidget):
    """A tick or a cross, drawn; the sentence beside it says the same."""

    def __init__(self, is_good: bool) -> None:
        super().__init__()
        self._is_good = is_good
        self.setFixedSize(_MARK, _MARK)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme.theme
        colour = theme.text if self._is_good else theme.refused
        pen = QPen(colour, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        box = QRectF(self.rect()).adjusted(5, 5, -5, -5)
        if self._is_good:
            bend = QPointF(box.left() + box.width() * 0.35, box.bottom())
            start = QPointF(box.left(), box.center().y())
            painter.drawPolyline(QPolygonF([start, bend, box.topRight()]))
        else:
            painter.drawLine(box.topLeft(), box.bottomRight())
            painter.drawLine(box.bottomLeft(), box.topRight())


class VerifyDialog(Translated, QDialog):
    """Checks a game while it is open."""

    def __init__(self, record: Record[Any, Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ProofWords(self)
        GrowToFit(self)
        self._proof: Proof | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(_WIDTH)
        self._heading = PlainLabel()
        set_role(self._heading, "heading")
        self._explained = PlainLabel(wordWrap=True)
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self._found = QVBoxLayout()
        self._found.setSpacing(2 * STEP)
        self.close_button = QPushButton()
        self.close_button.setDefault(True)
        set_role(self.close_button, "main")
        self.close_button.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(6 * STEP, 5 * STEP, 6 * STEP, 4 * STEP)
        whole.setSpacing(4 * STEP)
        for widget in (self._heading, self._explained, self._progress):
            whole.addWidget(widget)
        whole.addLayout(self._found)
        whole.addStretch(1)
        whole.addLayout(foot)
        self.retranslate()
        self._prover = Prover(record, self)
        self._prover.advanced.connect(self._on_advanced)
        self._prover.proved.connect(self.show_proof)

    def sentences(self) -> list[str]:
        return [] if self._proof is None else [text for _, text in self._words.sentences(self._proof)]

    def show_proof(self, proof: Proof) -> None:
        """Say what was found out."""
        self._proof = proof
        self._progress.hide()
        self.retranslate()

    def _on_advanced(self, done: int, of_all: int) -> None:
        self._progress.setRange(0, of_all)
        self._progress.setValue(done)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Verify this game"))
        self._progress.setAccessibleName(self.tr("Verify this game"))
        self.close_button.setText(self.tr("&Close"))
        self._heading.setText(self._headline())
        self._explained.setText(
            self.tr(
                "The whole game is replayed from its record. Anybody can check this result with "
                "the same record."
            )
        )
        while (item := self._found.takeAt(0)) is not None:
            _discard(item.layout())
        if self._proof is not None:
            for is_good, text in self._words.sentences(self._proof):
                self._found.addLayout(_row(is_good, text))

    def _headline(self) -> str:
        if self._proof is None:
            return self.tr("Checking every move…")
        if self._proof.fault is Fault.STOPPED:
            return self.tr("Nothing could be checked.")
        if self._proof.fault is None:
            return self.tr("This game checks out.")
        return self.tr("This game does not check out.")

    def done(self, result: int) -> None:
        """Closing it stops checking."""
        self._prover.close()
        super().done(result)


def _row(is_good: bool, text: str) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(2 * STEP)
    row.addWidget(Mark(is_good), 0, Qt.AlignmentFlag.AlignTop)
    label = PlainLabel(text, wordWrap=True)
    label.setFont(font(SIZES[1]))
    row.addWidget(label, 1)
    return row


def _discard(row: Any) -> None:
    while (item := row.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.deleteLater()
    row.deleteLater()
