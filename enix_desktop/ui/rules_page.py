"""The rules to read and to search."""

from PySide6.QtCore import QEvent, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPainterPath,
    QShortcut,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.games.enix.components import ENERGY_BY_KEY
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.enix.rules_text import Paragraph, RulesText, Section
from enix_desktop.ui.enix.symbols import cap_path, energy_symbol, jump_arc, turn_arrow
from enix_desktop.ui.picture import Cloth
from enix_desktop.ui.style_sheet import set_role
from enix_desktop.ui.theme import ACCENT, INK, SIZES, STEP, look

_PICTURE = 26
"""Pictures in the text, in pixels."""
_SHARP = 3
"""They are drawn this much larger, for screens with many pixels."""
_WIDEST_TEXT = 760
_SYMBOLS = {"jump": jump_arc, "cap": cap_path, "tile": turn_arrow}


class _Browser(QTextBrowser):
    """Text with our own small pictures."""

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        word = name.toString() if isinstance(name, QUrl) else name
        if word in ENERGY_BY_KEY or word in _SYMBOLS:
            return _picture(word)
        return super().loadResource(kind, name)


class RulesPage(QWidget):
    """A summary of the rules with contents and search."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        Cloth(self)
        self._text = RulesText(self)
        self._title = QLabel(self)
        set_role(self._title, "title")
        self.back_button = QPushButton(self)
        self.back_button.setAutoDefault(True)
        self.back_button.clicked.connect(self.closed)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.search.setFixedWidth(65 * STEP)
        self.found = QLabel(self)
        set_role(self.found, "muted")
        self.contents = QListWidget(self)
        self.browser = _Browser(self)
        self.browser.setOpenLinks(False)
        self._matches: list[QTextCursor] = []
        self._current = 0
        self._lay_out()
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._show_next)
        self.contents.currentRowChanged.connect(self._show_section)
        look.changed.connect(self.retranslate)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._focus_search)
        self.retranslate()

    def show_rule(self, rule: str) -> None:
        """Bring the rule *rule*, such as A5, into sight and mark it."""
        self.search.clear()
        block = self.browser.document().begin()
        while block.isValid():
            fragments = block.begin()
            while not fragments.atEnd():
                if rule in fragments.fragment().charFormat().anchorNames():
                    cursor = QTextCursor(block)
                    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
                    self._matches, self._current = [cursor], 0
                    self._mark()
                    self.browser.scrollToAnchor(rule)
                    return
                fragments += 1
            block = block.next()

    def retranslate(self) -> None:
        """Say everything in the language in use, in the colours of the theme."""
        sections = self._text.sections()
        self._title.setText(self.tr("The rules in short"))
        self.back_button.setText(self.tr("Go &back"))
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.contents.setAccessibleName(self.tr("Contents"))
        row = self.contents.currentRow()
        self.contents.blockSignals(True)
        self.contents.clear()
        self.contents.addItems([section.title for section in sections])
        self.contents.setCurrentRow(max(row, 0))
        self.contents.blockSignals(False)
        place = self.browser.verticalScrollBar().value()
        self.browser.document().setDefaultStyleSheet(_style())
        self.browser.setHtml("".join(_html(number, section) for number, section in enumerate(sections)))
        self.browser.verticalScrollBar().setValue(place)
        self._search(self.search.text())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.search.text():
                self.search.clear()
            else:
                self.closed.emit()
            return
        super().keyPressEvent(event)

    def _focus_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _show_section(self, row: int) -> None:
        self.browser.scrollToAnchor(f"section-{row}")

    def _search(self, words: str) -> None:
        self._matches, self._current = [], 0
        cursor = QTextCursor(self.browser.document())
        while words.strip():
            cursor = self.browser.document().find(words.strip(), cursor)
            if cursor.isNull():
                break
            self._matches.append(QTextCursor(cursor))
        self._mark()
        if not words.strip():
            self.found.setText("")
        elif self._matches:
            self._reveal()
        else:
            self.found.setText(self.tr("Nothing found"))

    def _show_next(self) -> None:
        if self._matches:
            self._current = (self._current + 1) % len(self._matches)
            self._mark()
            self._reveal()

    def _reveal(self) -> None:
        words = self.tr("{number} of {count}")
        self.found.setText(words.format(number=self._current + 1, count=len(self._matches)))
        cursor = QTextCursor(self._matches[self._current])
        cursor.clearSelection()
        self.browser.setTextCursor(cursor)
        self.browser.ensureCursorVisible()

    def _mark(self) -> None:
        selections = []
        for number, cursor in enumerate(self._matches):
            selection = QTextEdit.ExtraSelection()
            kind = QTextCharFormat()
            kind.setBackground(ACCENT if number == self._current else QColor("#FFD9A8"))
            kind.setForeground(INK)
            selection.format, selection.cursor = kind, cursor
            selections.append(selection)
        self.browser.setExtraSelections(selections)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(4 * STEP)
        head.addWidget(self.back_button)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self.found)
        head.addWidget(self.search)
        paper = QFrame(self)
        set_role(paper, "panel")
        inside = QHBoxLayout(paper)
        inside.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 3 * STEP)
        self.contents.setFixedWidth(52 * STEP)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside.addWidget(self.contents)
        inside.addWidget(self.browser, 1)
        page = QWidget(self)
        page.setMaximumWidth(_WIDEST_TEXT + 70 * STEP)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4 * STEP)
        column.addLayout(head)
        column.addWidget(paper, 1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(6 * STEP, 5 * STEP, 6 * STEP, 5 * STEP)
        whole.addWidget(page)


def _html(number: int, section: Section) -> str:
    heading = f'<h2><a name="section-{number}"></a>{section.title}</h2>'
    return heading + "".join(_paragraph(paragraph) for paragraph in section.paragraphs)


def _paragraph(paragraph: Paragraph) -> str:
    anchors = "".join(f'<a name="{rule}"></a>' for rule in paragraph.rules.split())
    text = paragraph.text
    for name in (*_SYMBOLS, *ENERGY_BY_KEY):
        # A picture stays with the word it belongs to.
        text = text.replace(f"{{{name}}} ", f"{_image(name)}&nbsp;")
    rules = f'<span class="rules">{paragraph.rules}</span>'
    if not paragraph.mark:
        return f"<p>{anchors}{text} {rules}</p>"
    mark = f'<span class="mark">&nbsp;{paragraph.mark}&nbsp;</span>'
    return f'<p class="edition">{anchors}{mark} {text} {rules}</p>'


def _image(name: str) -> str:
    return f'<img src="{name}" width="{_PICTURE}" height="{_PICTURE}" style="vertical-align: middle">'


def _style() -> str:
    theme = look.theme
    return f"""
        h2 {{ font-size: {SIZES[2]}px; font-weight: 600; margin-top: 20px; margin-bottom: 4px; }}
        p {{ font-size: {SIZES[1]}px; line-height: 112%; margin-top: 4px; margin-bottom: 6px; }}
        p.edition {{ margin-left: 20px; }}
        .mark {{ background-color: {theme.panel_edge.name()}; font-weight: 600; font-size: {SIZES[0]}px; }}
        .rules {{ color: {theme.muted.name()}; font-size: {SIZES[0]}px; }}
    """


def _picture(name: str) -> QImage:
    """The picture *name*: an energy's source, or a symbol of the cards."""
    image = QImage(QSize(_PICTURE, _PICTURE) * _SHARP, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(_PICTURE * _SHARP / 2.0, _PICTURE * _SHARP / 2.0)
    painter.translate(1, 1)
    if name in ENERGY_BY_KEY:
        energy = ENERGY_BY_KEY[name]
        disc = QPainterPath()
        disc.addEllipse(-1, -1, 2, 2)
        painter.fillPath(disc, ENERGY_COLOURS[energy].base)
        painter.scale(0.68, 0.68)
        painter.fillPath(energy_symbol(energy), ENERGY_COLOURS[energy].on_base)
    else:
        painter.scale(0.85, 0.85)
        painter.fillPath(_SYMBOLS[name](), look.theme.text)
    painter.end()
    return image
