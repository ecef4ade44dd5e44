"""The window of the book with mouse and keys, on the book of ENIX."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QImage, QTextCursor, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.choices import default_choices
from enix_desktop.app.system.settings import Settings
from enix_desktop.catalogue import ENIX
from enix_desktop.i18n.languages import Languages
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui import book as book_package
from enix_desktop.ui.book.browser import PageBrowser
from enix_desktop.ui.book.window import BookWindow
from enix_desktop.ui.enix.book.enix_book import enix_book
from enix_desktop.ui.widgets.theme import current_theme
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def book(qtbot: QtBot) -> Iterator[BookWindow]:
    application()
    window = enix_book(None)
    qtbot.addWidget(window)
    window.resize(1024, 700)
    with qtbot.waitExposed(window):
        window.show_place("part:rules")
    yield window
    current_theme.use("light")


def link_rects(browser: PageBrowser, href: str) -> list[QRect]:
    """Where the letters or pictures of links to *href* are on the screen."""
    rects = []
    block = browser.document().begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            fragment = fragments.fragment()
            if fragment.charFormat().anchorHref() == href:
                cursor = QTextCursor(browser.document())
                cursor.setPosition(fragment.position())
                before = browser.cursorRect(cursor)
                cursor.setPosition(fragment.position() + 1)
                after = browser.cursorRect(cursor)
                rects.append(QRect(before.topLeft(), after.bottomRight()))
            fragments += 1
        block = block.next()
    return rects


def click_link(browser: PageBrowser, href: str) -> None:
    rect = link_rects(browser, href)[0]
    browser.scroll_to(browser.scroll() + rect.top() - 100)
    place = link_rects(browser, href)[0].center()
    QTest.mouseClick(browser.viewport(), LEFT, pos=place)


def line(book: BookWindow, part: int, number: int) -> QTreeWidgetItem:
    """A line of the contents."""
    top = book.contents.topLevelItem(part)
    assert top is not None
    item = top.child(number)
    assert item is not None
    return item


def test_a_click_on_a_term_leads_to_its_entry_in_the_glossary(book: BookWindow) -> None:
    click_link(book.browser, "term:goblin")
    assert book.place == "term:goblin"
    assert book.browser.marked_text.startswith("Goblin")
    area = book.browser._marked_areas()[0]
    assert book.browser.viewport().rect().contains(area.toRect().center())


def test_hovering_a_term_shows_its_text(book: BookWindow, qtbot: QtBot) -> None:
    place = link_rects(book.browser, "term:goblin")[0].center()
    QTest.mouseMove(book.browser.viewport(), place)
    qtbot.waitUntil(lambda: "cap" in QToolTip.text(), timeout=3000)
    book.show_place("part:guide")
    assert book.browser.marked_text == ""


def test_links_work_with_the_keyboard(book: BookWindow, qtbot: QtBot) -> None:
    book.browser.setFocus()
    QTest.keyClick(book.browser, Qt.Key.Key_Tab)
    QTest.keyClick(book.browser, Qt.Key.Key_Return)
    assert book.place.startswith("term:")


def test_pictures_can_be_clicked(book: BookWindow) -> None:
    book.show_place("part:guide")
    click_link(book.browser, "energy:wind")
    assert book.place == "energy:wind"
    click_link(book.browser, "card:wind-03")
    assert book.place == "card:wind-03"
    assert Texts("enix", "cards")["wind-03"] in book.browser.toPlainText()


def test_a_citation_leads_to_the_source_below_and_back(book: BookWindow) -> None:
    book.show_place("card:ocean-02")
    (cited,) = {link for link in _links(book.browser) if link.startswith("source:")}
    click_link(book.browser, cited)
    assert book.browser.marked_text.startswith("1. ")
    assert book.browser.accessibleName() == Texts("enix", "cards")["ocean-02"]
    QTest.mouseClick(book.buttons["back"], LEFT)
    assert book.place == "card:ocean-02"


def _links(browser: PageBrowser) -> list[str]:
    found = []
    block = browser.document().begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            found.append(fragments.fragment().charFormat().anchorHref())
            fragments += 1
        block = block.next()
    return found


def test_back_and_forward_find_the_same_lines(book: BookWindow) -> None:
    book.show_place("rule:A5")
    scrolled = book.browser.scroll()
    assert scrolled > 0
    book.show_place("card:solar-04")
    QTest.mouseClick(book.buttons["back"], LEFT)
    assert (book.place, book.browser.scroll()) == ("rule:A5", scrolled)
    QTest.keyClick(book.browser, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert book.place == "card:solar-04"
    book.show_place("rule:M3")
    book.browser.scroll_to(book.browser.scroll() + 40)
    read = book.browser.scroll()
    QTest.mouseClick(book.browser.viewport(), Qt.MouseButton.BackButton)
    assert book.place == "card:solar-04"
    QTest.mouseClick(book.buttons["forward"], LEFT)
    assert (book.place, book.browser.scroll()) == ("rule:M3", read), "as far as it was read"
    QTest.mouseClick(book.buttons["home"], LEFT)
    assert book.place == book.book.home
    assert not book.buttons["forward"].isEnabled()


def test_contents_lead_to_their_page(book: BookWindow) -> None:
    item = line(book, 0, 5)
    place = book.contents.visualItemRect(item).center()
    QTest.mouseClick(book.contents.viewport(), LEFT, pos=place)
    assert book.place == "chapter:symbols"
    assert book.browser.toPlainText().startswith(item.text(0))
    QTest.keyClick(book.contents, Qt.Key.Key_Down)
    QTest.keyClick(book.contents, Qt.Key.Key_Return)
    assert book.place == "chapter:moving"


def test_search_goes_through_all_parts(book: BookWindow, qtbot: QtBot) -> None:
    QTest.keyClick(book, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert book.search.hasFocus()
    QTest.keyClicks(book.search, "tide")
    hits = [book.results.item(row).data(Qt.ItemDataRole.UserRole) for row in range(book.results.count())]
    assert {hit.place.split(":")[0] for hit in hits} >= {"card", "energy"}
    assert book.results.isVisible()
    assert str(len(hits)) in book.found.text()
    QTest.keyClick(book.search, Qt.Key.Key_Return)
    assert book.place == hits[0].place
    assert book.browser.extraSelections()
    QTest.keyClick(book.search, Qt.Key.Key_Down)
    assert book.results.hasFocus()
    row = book.results.visualItemRect(book.results.item(1)).center()
    QTest.mouseClick(book.results.viewport(), LEFT, pos=row)
    assert book.place == hits[1].place


def test_search_finds_rules_and_terms_by_id_and_name(book: BookWindow) -> None:
    for words, kind in (("A5", "text:"), ("island", "term:"), ("Geyser", "card:")):
        book.search.setText(words)
        QTest.keyClick(book.search, Qt.Key.Key_Return)
        assert book.place.startswith(kind), words


def test_what_is_not_there_is_said_so(book: BookWindow) -> None:
    QTest.keyClicks(book.search, "chessboard")
    assert book.found.text().startswith("Nothing found.")
    QTest.keyClick(book.search, Qt.Key.Key_Return)
    assert book.place == "part:rules"


def test_escape_first_clears_the_search_and_then_closes(book: BookWindow) -> None:
    QTest.keyClicks(book.search, "cap")
    QTest.keyClick(book.search, Qt.Key.Key_Escape)
    assert book.search.text() == ""
    assert book.contents.isVisible()
    assert not book.found.isVisible()
    QTest.keyClick(book.browser, Qt.Key.Key_Escape)
    assert not book.isVisible()
    book.open()
    assert book.place == "part:rules"


def test_another_language_keeps_the_place(book: BookWindow, qapp: QApplication, qtbot: QtBot) -> None:
    languages = Languages(qapp)
    book.show_place("rule:M3")
    try:
        languages.use("pseudo")
        qtbot.waitUntil(lambda: "Mövîñg" in book.browser.toPlainText().title(), timeout=3000)
        assert book.place == "rule:M3"
        assert "M3" in book.browser.marked_text
        assert book.browser.scroll() > 0
        assert "Séàrçh" in book.search.placeholderText()
    finally:
        languages.use("en")
    qtbot.waitUntil(lambda: book.search.placeholderText() == "Search the book", timeout=3000)


def test_in_another_language_other_words_are_found(
    book: BookWindow, qapp: QApplication, qtbot: QtBot
) -> None:
    languages = Languages(qapp)
    book.search.setText("rulebook")
    assert book.results.count() > 0
    try:
        languages.use("de")
        qtbot.waitUntil(lambda: book.search.placeholderText() != "Search the book", timeout=3000)
        assert book.results.count() == 0
        book.search.setText("Karte")
        assert book.results.count() > 0
    finally:
        languages.use("en")


def figure(book: BookWindow, name: str) -> object:
    """What the page shows as the picture *name*."""
    return book.browser.document().resource(QTextDocument.ResourceType.ImageResource.value, QUrl(name))


def test_another_theme_keeps_the_place_and_repaints_the_figures(book: BookWindow, qtbot: QtBot) -> None:
    book.show_place("chapter:table")
    qtbot.waitUntil(lambda: book.is_at_rest, timeout=5000)
    book.browser.scroll_to(60)
    qtbot.waitUntil(lambda: book.is_at_rest, timeout=5000)
    light = book.grab().toImage()
    qtbot.waitUntil(lambda: len(book.browser._painted) > 0, timeout=5000)
    names = [name for name, _ in book.browser._painted]
    before = [figure(book, name) for name in names]
    current_theme.use("dark")
    qtbot.waitUntil(lambda: book.is_at_rest, timeout=5000)
    assert all(figure(book, name) != old for name, old in zip(names, before, strict=True))
    assert book.place == "chapter:table"
    assert book.browser.scroll() == 60
    assert light != book.grab().toImage()


def test_the_contents_may_be_filled_anew_again_and_again(book: BookWindow) -> None:
    for number in range(60):
        book.show_place(("part:rules", "card:solar-04", "term:cap", "energy:wind")[number % 4])
        current_theme.use("dark" if number % 2 else "light")
        QApplication.processEvents()
    assert book.place == "energy:wind"
    assert book.contents.topLevelItemCount() == 3


def test_a_narrow_window_keeps_everything_in_its_column(book: BookWindow, qtbot: QtBot) -> None:
    book.resize(book.minimumSize())
    for place in ("chapter:cards", "energy:solar", "card:solar-04", "part:guide", "part:book"):
        book.show_place(place)
        qtbot.wait(120)
        assert book.browser.horizontalScrollBar().maximum() == 0, place


def test_text_is_never_too_wide_to_read(book: BookWindow) -> None:
    book.resize(1920, 1000)
    QApplication.processEvents()
    assert book.browser.column == 760
    assert book.browser.viewport().width() < 800


def test_a_source_of_pixels_twice_as_dense_gives_pictures_twice_as_large(book: BookWindow) -> None:
    single = cast(QImage, book.book.picture("card/solar-04@96", 1.0))
    double = cast(QImage, book.book.picture("card/solar-04@96", 2.0))
    assert double.width() == 2 * single.width()
    assert double.deviceIndependentSize() == single.deviceIndependentSize()


def test_the_played_edition_is_named_and_the_other_is_paler(book: BookWindow) -> None:
    book.show_place("chapter:order")
    assert "(this game)" not in book.browser.toPlainText()
    book.set_edition("french")
    assert "French rulebook (this game)" in book.browser.toPlainText()
    book.set_edition(None)
    assert "(this game)" not in book.browser.toPlainText()


def test_forgetting_leaves_no_trace(book: BookWindow) -> None:
    book.show_place("card:hydro-12")
    QTest.keyClicks(book.search, "goblin")
    book.forget()
    assert not book.isVisible()
    assert book.browser.toPlainText() == ""
    assert book.search.text() == ""
    assert not book.search.isUndoAvailable()
    assert book.contents.currentItem() is None
    book.open()
    assert book.place == book.book.home
    assert not book.buttons["back"].isEnabled()
    assert not line(book, 1, 1).isExpanded()


def test_an_unknown_place_changes_nothing(book: BookWindow) -> None:
    for place in ("rule:Z9", "term:nothing", "card:solar-99", "energy:coal", "chapter:none", ""):
        book.show_place(place)
        assert book.place == "part:rules"


def test_a_hint_leaves_when_the_mouse_leaves_the_link(book: BookWindow, qtbot: QtBot) -> None:
    place = link_rects(book.browser, "term:goblin")[0].center()
    QTest.mouseMove(book.browser.viewport(), place + QPoint(2, 0))  # wherever the mouse was before
    QTest.mouseMove(book.browser.viewport(), place)
    qtbot.waitUntil(lambda: QToolTip.isVisible(), timeout=3000)
    QTest.mouseMove(book.browser.viewport(), QPoint(place.x(), book.browser.viewport().height() - 4))
    qtbot.waitUntil(lambda: not QToolTip.isVisible(), timeout=3000)


def test_the_main_window_keeps_one_book_of_its_own(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    application()
    main = MainWindow(Settings())
    qtbot.addWidget(main)
    main.show()
    main.show_rules()
    book = main.rooms.book("enix")
    assert book.isVisible()
    assert book.isWindow()
    assert not book.isModal()
    book.close()
    main.show_rules()
    assert main.rooms.book("enix") is book
    assert book.isVisible()
    main.close()


def test_the_book_names_the_edition_that_is_on_the_table(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    application()
    main = MainWindow(Settings())
    qtbot.addWidget(main)
    main.show()
    main.games.start(replace(default_choices(ENIX), options={"edition": "french"}))
    main.show_place("chapter:order")
    book = main.rooms.book("enix")
    assert "French rulebook (this game)" in book.browser.toPlainText()
    main.show_start()
    main.show_place("chapter:order")
    assert "(this game)" not in book.browser.toPlainText()
    main.close()


def test_the_window_knows_no_game() -> None:
    folder = Path(book_package.__file__).parent
    for file in folder.glob("*.py"):
        assert "enix_desktop.ui.enix" not in file.read_text(encoding="utf-8"), file
        assert "enix_desktop.games" not in file.read_text(encoding="utf-8"), file
