"""Text on cards as shapes, so that a card looks the same at every size."""

from functools import lru_cache

from PySide6.QtGui import QFont, QPainterPath, QTransform

from enix_desktop.ui.widgets.fonts import load_fonts
from enix_desktop.ui.widgets.theme import font

MINUS = "\N{MINUS SIGN}"
_DRAFT = 1000
"""Letters are shaped at the size of their design, where widths are whole, and scaled to the one needed.
At small sizes Qt rounds widths or not, depending on what was painted before."""


def value_text(value: int) -> str:
    """*value* with a true minus sign."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


@lru_cache(maxsize=512)
def letters(text: str, size: float, weight: QFont.Weight = QFont.Weight.Bold) -> QPainterPath:
    """*text* from the origin to the right, standing on the line y = 0; shared, so never to be changed."""
    load_fonts()
    path = QPainterPath()
    path.addText(0, 0, font(_DRAFT, weight), text)
    return QTransform.fromScale(size / _DRAFT, size / _DRAFT).map(path)


def centred(
    text: str, size: float, x: float, y: float, weight: QFont.Weight = QFont.Weight.Bold
) -> QPainterPath:
    """*text* around x, with the middle of its capitals and figures at y."""
    path = letters(text, size, weight)
    return path.translated(x - path.boundingRect().center().x(), y + size * 0.357)


def fitted(text: str, x: float, y: float, *, size: float, least: float, width: float) -> QPainterPath:
    """*text* around (x, y): smaller if it is long, then in two lines, at last squeezed."""
    weight = QFont.Weight.DemiBold
    whole = letters(text, size, weight).boundingRect().width()
    if whole <= width or " " not in text.strip():
        return _squeezed(text, max(least, size * min(1.0, width / max(whole, 1.0))), width, x, y)
    if whole * least / size <= width:
        return _squeezed(text, size * width / whole, width, x, y)
    first, second = _halves(text.strip())
    lines = QPainterPath()
    lines.addPath(_squeezed(first, least, width, x, y - least * 0.56))
    lines.addPath(_squeezed(second, least, width, x, y + least * 0.56))
    return lines


def _squeezed(text: str, size: float, width: float, x: float, y: float) -> QPainterPath:
    path = centred(text, size, 0, 0, QFont.Weight.DemiBold)
    have = path.boundingRect().width()
    return QTransform.fromTranslate(x, y).scale(min(1.0, width / max(have, 1.0)), 1).map(path)


def _halves(text: str) -> tuple[str, str]:
    gaps = [place for place, letter in enumerate(text) if letter == " "]
    gap = min(gaps, key=lambda place: abs(2 * place - len(text)))
    return text[:gap], text[gap + 1 :]
