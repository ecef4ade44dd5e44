"""What else lies on the table: the start card, the places to lay a card on, the 10-euro card, the rounds."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from enix_desktop.ui.hertzschlag.art.palette import COPPER, EMBER, FLAME, LAMP, MOON
from enix_desktop.ui.hertzschlag.art.rows import paint_coin, paint_stack
from enix_desktop.ui.hertzschlag.art.signs import sign
from enix_desktop.ui.hertzschlag.art.symbols import placed
from enix_desktop.ui.table.card_lettering import centred
from enix_desktop.ui.table.shapes import CARD_WIDTH, card_outline
from enix_desktop.ui.widgets.paper_art import box, disc, lay, mix, polygon
from enix_desktop.ui.widgets.theme import INK, PAPER, Theme, current_theme

_NIGHT = QColor("#26315A")
ACTION, INCOME = "action", "income"
_NOTE, _NOTE_SHADE = QColor("#E98B6D"), QColor("#A8472F")


def paint_start_card(painter: QPainter, rect: QRectF) -> None:
    """Paint the lantern that whoever begins holds, on a disc of night."""
    x, y, radius = rect.center().x(), rect.center().y(), min(rect.width(), rect.height()) / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    lay(painter, disc(x, y, radius * 0.96), INK, radius * 0.06)
    lay(painter, disc(x, y, radius * 0.90), PAPER)
    lay(painter, disc(x, y, radius * 0.80), _NIGHT)
    glow = QColor(LAMP)
    glow.setAlphaF(0.28)
    lay(painter, disc(x, y + radius * 0.06, radius * 0.56), glow)
    glass = [(-0.30, -0.30), (0.30, -0.30), (0.40, 0.44), (-0.40, 0.44)]
    size = radius * 0.62
    lay(painter, polygon((x + dx * size, y + dy * size) for dx, dy in glass), MOON)
    lay(painter, placed(sign("start"), x, y, size), COPPER)
    lay(painter, disc(x, y + size * 0.22, size * 0.20), EMBER)
    lay(painter, disc(x, y + size * 0.25, size * 0.11), FLAME)
    painter.restore()


def paint_place(painter: QPainter, rect: QRectF, place: str, theme: Theme | None = None) -> None:
    """Paint the mat of the action or of the income card: a card is laid on it."""
    theme = theme or current_theme.theme
    unit = rect.width() / CARD_WIDTH
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ground = mix(theme.table, theme.panel, 0.6)
    lay(painter, card_outline(rect), ground, 0 if theme.is_strong else 2 * unit)
    pen = QPen(theme.line if theme.is_strong else theme.muted, theme.wide(2.2, 4) * unit)
    if place == INCOME:
        pen.setDashPattern([4.0, 3.0])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = 5 * unit
    painter.drawPath(card_outline(rect.adjusted(inset, inset, -inset, -inset)))
    middle = rect.center()
    if place == ACTION:
        lay(painter, placed(sign("power"), middle.x(), middle.y(), 34 * unit), theme.muted)
    else:
        paint_stack(painter, middle.x(), middle.y(), 30 * unit)
    painter.restore()


def paint_reserve_card(painter: QPainter, rect: QRectF, text: str = "10") -> None:
    """Paint a bank note: what a seat owns above the money track."""
    high = min(rect.height(), rect.width() * 0.58)
    note = QRectF(rect.left(), rect.center().y() - high / 2, rect.width(), high)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    lay(painter, box(note.x(), note.y(), note.width(), high, high * 0.12), INK, high * 0.05)
    edge = high * 0.05
    lay(
        painter,
        box(note.x() + edge, note.y() + edge, note.width() - 2 * edge, high - 2 * edge, high * 0.09),
        _NOTE,
    )
    edge = high * 0.13
    inner = note.adjusted(edge, edge, -edge, -edge)
    painter.setPen(QPen(_NOTE_SHADE, high * 0.03))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner, high * 0.06, high * 0.06)
    lay(painter, disc(note.center().x(), note.center().y(), high * 0.33), PAPER)
    lay(painter, centred(text, high * 0.40, note.center().x(), note.center().y()), INK)
    painter.restore()


def paint_rounds(
    painter: QPainter, rect: QRectF, current: int, rounds: int = 8, theme: Theme | None = None
) -> None:
    """Paint a field for each round: those that are over are grey, the present one is lit."""
    theme = theme or current_theme.theme
    step = rect.width() / rounds
    radius = min(step * 0.44, rect.height() / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number in range(1, rounds + 1):
        x, y = rect.left() + step * (number - 0.5), rect.center().y()
        is_now = number == current
        size = radius if is_now else radius * 0.78
        lay(painter, disc(x, y, size), INK if not theme.is_strong else theme.line)
        paper = LAMP if is_now else mix(PAPER, INK, 0.55) if number < current else PAPER
        lay(painter, disc(x, y, size * 0.88), paper)
        ink = PAPER if number < current else INK
        lay(painter, centred(str(number), size * 1.15, x, y), ink)
    painter.restore()


def paint_money(painter: QPainter, rect: QRectF, text: str) -> None:
    """Paint what a seat owns on a coin."""
    paint_coin(painter, rect, text, 0.04)
