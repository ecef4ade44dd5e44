"""One component in words: facts about it, what it contains, and its licences in full."""

from html import escape

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QFont, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget

from enix_desktop import resources
from enix_desktop.ui.about.components import Component
from enix_desktop.ui.theme import SIZES, STEP, font, look


class LicencePane(QTextBrowser):
    """Licence texts stay in the language in which they hold; everything around them is translated."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._component: Component | None = None
        self.setFont(font(SIZES[0]))
        self.document().setDocumentMargin(3 * STEP)
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._on_link)
        look.changed.connect(self.retranslate)

    def show_component(self, component: Component) -> None:
        """Tell everything about *component*, from the top."""
        self._component = component
        self.retranslate()

    def retranslate(self) -> None:
        """Use the current language and the current colours."""
        if self._component is None:
            return
        self.setAccessibleName(self.tr("About {name}").format(name=self._component.name))
        self.setHtml(self._told(self._component))
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        for text in self._component.texts:
            _add(cursor, text.title, resources.text(text.file))

    def _told(self, one: Component) -> str:
        facts = [
            self._fact(self.tr("Licence"), escape(one.licence)),
            self._fact(self.tr("Copyright"), escape(one.copyright)),
            self._fact(self.tr("Home page"), _link(one.home)),
        ]
        if one.source:
            facts.append(self._fact(self.tr("Source code"), _link(one.source)))
        parts = [
            f'<p style="font-size:{SIZES[2]}px; font-weight:600">{escape(one.name)}</p>',
            f"<p>{'<br>'.join(facts)}</p>",
        ]
        if one.is_replaceable:
            parts.append(f"<p>{escape(self._replaceable())}</p>")
        if one.is_bundled_only:
            bundled = self.tr("Included in the ready-made packages only.")
            parts.append(f"<p>{escape(bundled)}</p>")
        if one.parts:
            contains = self.tr("It contains:")
            parts.append(f"<p>{escape(contains)}</p><ul>")
            for part in one.parts:
                source = f" {_link(part.source)}" if part.source else ""
                sign = "" if part.is_free_of_rights else "© "
                words = escape(f"{part.name} ({part.licence}). {sign}{part.copyright}")
                parts.append(f"<li>{words}{source}</li>")
            parts.append("</ul>")
        return "".join(parts)

    def _fact(self, name: str, fact: str) -> str:
        return self.tr("{name}: {fact}").format(name=escape(name), fact=fact)

    def _replaceable(self) -> str:
        return self.tr(
            "Everything under the LGPL is in separate files: you may change it and put your own "
            "version in its place."
        )

    def _on_link(self, url: QUrl) -> None:
        # The browser of the desktop fetches the page; the program itself never goes online.
        QDesktopServices.openUrl(url)


def _link(url: str) -> str:
    return f'<a href="{escape(url)}" style="color:{look.theme.link.name()}">{escape(url)}</a>'


def _add(cursor: QTextCursor, title: str, text: str) -> None:
    """A licence text under its name, line by line as it was written."""
    heading, plain = QTextBlockFormat(), QTextBlockFormat()
    heading.setTopMargin(6 * STEP)
    heading.setBottomMargin(2 * STEP)
    bold, usual = QTextCharFormat(), QTextCharFormat()
    bold.setFont(font(SIZES[1], QFont.Weight.DemiBold))
    usual.setFont(font(SIZES[0]))
    cursor.insertBlock(heading, bold)
    cursor.insertText(title)
    cursor.insertBlock(plain, usual)
    cursor.insertText(text.rstrip())
