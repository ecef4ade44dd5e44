"""One component in words: facts about it, what it contains, and its licences in full."""

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QFont, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QWidget

from enix_desktop import resources
from enix_desktop.markup import NOTHING, Html, filled, html, joined
from enix_desktop.ui.about.components import Component
from enix_desktop.ui.widgets.rich import RichBrowser
from enix_desktop.ui.widgets.theme import SIZES, STEP, current_theme, font


class LicencePane(RichBrowser):
    """Licence texts stay in the language in which they hold; everything around them is translated."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._component: Component | None = None
        self.setFont(font(SIZES[0]))
        self.document().setDocumentMargin(3 * STEP)
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._on_link)
        current_theme.changed.connect(self.retranslate)

    def show_component(self, component: Component) -> None:
        """Tell everything about *component*, from the top."""
        self._component = component
        self.retranslate()

    def retranslate(self) -> None:
        """Use the current language and the current colours."""
        if self._component is None:
            return
        self.setAccessibleName(self.tr("About {name}").format(name=self._component.name))
        self.set_html(self._told(self._component))
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        for text in self._component.texts:
            _add(cursor, text.title, resources.text(text.file))

    def _told(self, one: Component) -> Html:
        facts = [
            self._fact(self.tr("Licence"), one.licence),
            self._fact(self.tr("Copyright"), one.copyright),
            self._fact(self.tr("Home page"), _link(one.home)),
        ]
        if one.source:
            facts.append(self._fact(self.tr("Source code"), _link(one.source)))
        parts = [
            html('<p style="font-size:{size}px; font-weight:600">{name}</p>', size=SIZES[2], name=one.name),
            html("<p>{facts}</p>", facts=joined(facts, html("<br>"))),
        ]
        if one.is_replaceable:
            parts.append(html("<p>{words}</p>", words=self._replaceable()))
        if one.is_bundled_only:
            bundled = self.tr("Included in the ready-made packages only.")
            parts.append(html("<p>{words}</p>", words=bundled))
        if one.parts:
            contains = self.tr("It contains:")
            parts.append(html("<p>{words}</p><ul>", words=contains))
            for part in one.parts:
                source = html(" {link}", link=_link(part.source)) if part.source else NOTHING
                sign = "" if part.is_free_of_rights else "© "
                words = f"{part.name} ({part.licence}). {sign}{part.copyright}"
                parts.append(html("<li>{words}{source}</li>", words=words, source=source))
            parts.append(html("</ul>"))
        return joined(parts)

    def _fact(self, name: str, fact: str | Html) -> Html:
        return filled(self.tr("{name}: {fact}"), name=name, fact=fact)

    def _replaceable(self) -> str:
        return self.tr(
            "Everything under the LGPL is in separate files: you may change it and put your own "
            "version in its place."
        )

    def _on_link(self, url: QUrl) -> None:
        # The browser of the desktop fetches the page; the program itself never goes online.
        QDesktopServices.openUrl(url)


def _link(url: str) -> Html:
    colour = current_theme.theme.link.name()
    return html('<a href="{url}" style="color:{colour}">{url}</a>', url=url, colour=colour)


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
