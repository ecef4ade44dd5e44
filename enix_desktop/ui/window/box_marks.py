"""The small print of a box: how many play, how long, from which age; and whether an unfinished game waits."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from enix_desktop.ui.game_ui import GameUi
from enix_desktop.ui.widgets.theme import SIZES, STEP, current_theme, font


class BoxMarks(QWidget):
    """Three marks side by side: a picture and a few letters."""

    def __init__(self, ui: GameUi, parent: QWidget) -> None:
        super().__init__(parent)
        self._ui = ui
        self._texts = ("", "", "")
        self.set_large(False)

    def set_large(self, is_large: bool) -> None:
        """Use larger type, where the box is large."""
        self.setFont(font(SIZES[2 if is_large else 1], QFont.Weight.DemiBold))

    def retranslate(self) -> None:
        ui = self._ui
        self._texts = (
            _span(ui.seats),
            self.tr("{minutes} min").format(minutes=ui.minutes),
            self.tr("{age}+").format(age=ui.age),
        )
        self.update()

    def described(self) -> str:
        ui, fewest, most = self._ui, self._ui.seats[0], self._ui.seats[-1]
        seats = str(most)
        if fewest < most:
            seats = self.tr("{fewest} to {most}").format(fewest=fewest, most=most)
        text = self.tr("Players: {seats}. About {minutes} minutes. From age {age}.")
        return text.format(seats=seats, minutes=ui.minutes, age=ui.age)

    def sizeHint(self) -> QSize:
        """The marks with the least space between them."""
        metrics, sign = QFontMetrics(self.font()), self._sign()
        texts = sum(metrics.horizontalAdvance(text) for text in self._texts)
        return QSize(texts + 2 * (sign + STEP) + 4 * STEP, metrics.height())

    def _sign(self) -> int:
        return QFontMetrics(self.font()).ascent()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, sign = QPainter(self), float(self._sign())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour, metrics = current_theme.theme.text, painter.fontMetrics()
        gap = (self.width() - self.sizeHint().width()) / 2 + 2 * STEP
        x, top = 0.0, (self.height() - sign) / 2
        for text, paint_sign in zip(self._texts, (_paint_pawn, _paint_clock, None), strict=True):
            if paint_sign is not None:
                paint_sign(painter, QRectF(x, top, sign, sign), colour)
                x += sign + STEP
            painter.setPen(colour)
            width = metrics.horizontalAdvance(text)
            painter.drawText(QRectF(x, 0, width + 1, self.height()), Qt.AlignmentFlag.AlignVCenter, text)
            x += width + gap
        painter.end()


class UnfinishedTag(QWidget):
    """A strip of paper over the art: how far the game is that waits."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""
        self.setFont(font(SIZES[1], QFont.Weight.DemiBold))
        self.hide()

    def show_text(self, text: str) -> None:
        """Show how far a game is; without a text there is no strip."""
        self._text = text
        self.setVisible(bool(text))
        self.update()

    def described(self) -> str:
        return self.tr("Not finished: {how_far}.").format(how_far=self._text) if self._text else ""

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        return QSize(metrics.horizontalAdvance(self._text) + 6 * STEP, metrics.height() + 2 * STEP)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, painter = current_theme.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.chosen, theme.wide(1.5, 3)))
        painter.setBrush(theme.tint)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)
        painter.setPen(theme.text)
        shown = painter.fontMetrics().elidedText(
            self._text, Qt.TextElideMode.ElideRight, self.width() - 4 * STEP
        )
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, shown)
        painter.end()


def _span(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"


def _paint_pawn(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    unit = rect.width() / 10
    painter.drawEllipse(QPointF(rect.center().x(), rect.top() + 2.4 * unit), 2.4 * unit, 2.4 * unit)
    body = QRectF(rect.left() + 1.2 * unit, rect.top() + 5.2 * unit, 7.6 * unit, 8 * unit)
    painter.save()
    painter.setClipRect(rect)
    painter.drawRoundedRect(body, 3.8 * unit, 3.8 * unit)
    painter.restore()


def _paint_clock(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    unit = rect.width() / 10
    pen = QPen(colour, 1.3 * unit)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect.adjusted(unit, unit, -unit, -unit))
    painter.drawPolyline(
        [rect.center() + QPointF(x * unit, y * unit) for x, y in ((0.0, -2.4), (0.0, 0.0), (1.8, 1.2))]
    )
