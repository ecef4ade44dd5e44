"""The library as somebody uses it, with the mouse and with keys."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.facts import Condition, Facts, Problem, describe
from enix_desktop.app.library.saves import load
from enix_desktop.app.system.paths import HOME_VARIABLE, games_folder
from enix_desktop.catalogue import CODECS, ENIX
from enix_desktop.engine.match import replay
from enix_desktop.engine.record_json import read
from enix_desktop.ui.enix.board_thumbnail import BoardThumbnails
from enix_desktop.ui.library.page import LibraryPage
from enix_desktop.ui.library.rename_dialog import RenameDialog
from enix_desktop.ui.library.words import plain
from enix_desktop.ui.window.application import application
from tests.gui.second_game import put_on_shelf
from tests.unit.app.kept_games import TO_THE_END, keep, text_of

GAMES = {
    "Sunday": (text_of(12), 10),
    "enix-2026-11-16-114200": (text_of(TO_THE_END, seed=2, names=("Émilie", "Jürgen", "Zoë")), 20),
    "enix-2026-11-15-090000": (text_of(5, seed=3, edition="french", names=("Noether", "Hertz")), 30),
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "desktop"))
    (tmp_path / "desktop").mkdir()
    for name, (text, age) in GAMES.items():
        keep(games_folder() / f"{name}.json", text, age)
    return games_folder()


@pytest.fixture
def page(qtbot: QtBot, folder: Path) -> Iterator[LibraryPage]:
    application()
    made = LibraryPage()
    qtbot.addWidget(made)
    made.resize(1024, 660)
    made.show()
    made.refresh()
    qtbot.waitUntil(lambda: not made.is_reading, timeout=20_000)
    made.list.setFocus()
    yield made
    made.stop()


def shown(page: LibraryPage) -> list[str]:
    rows = [page.found.facts(page.found.index(row, 0)) for row in range(page.found.rowCount())]
    return [facts.path.stem for facts in rows if facts is not None]


def read_again(qtbot: QtBot, page: LibraryPage) -> None:
    qtbot.waitUntil(lambda: not page.is_reading, timeout=20_000)


def test_all_games_are_there_the_newest_first_and_chosen(page: LibraryPage) -> None:
    assert shown(page) == list(GAMES)
    assert page.current is not None
    assert page.current.path.stem == "Sunday"
    page.search.order.chosen.emit("oldest")
    assert shown(page) == list(GAMES)[::-1]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("EMILIE", ["enix-2026-11-16-114200"]),
        ("jurgen zoe", ["enix-2026-11-16-114200"]),
        ("sund", ["Sunday"]),
        ("french hertz", ["enix-2026-11-15-090000"]),
        ("2023-11-14", list(GAMES)),
        ("casual", list(GAMES)),
        ("round 1", ["Sunday", "enix-2026-11-15-090000"]),
        ("won with", ["enix-2026-11-16-114200"]),
        ("nobody is called so", []),
    ],
)
def test_games_are_found_by_names_edition_state_and_date(
    page: LibraryPage, words: str, found: list[str]
) -> None:
    QTest.keyClicks(page.search.words, words)
    assert shown(page) == found
    assert page.open_button.isEnabled() == bool(found)


def test_a_game_is_found_by_its_names_as_soon_as_it_is_read(page: LibraryPage) -> None:
    facts = page.games.facts(2)
    page.games.forget({facts.path})
    page.games.add([Facts(facts.path, facts.saved, facts.size, is_read=False)])
    QTest.keyClicks(page.search.words, "hertz")
    assert shown(page) == []
    page.games.add([facts])
    assert shown(page) == ["enix-2026-11-15-090000"]


def test_accents_and_capitals_make_no_difference_in_a_search() -> None:
    assert plain("Émilie GROẞ Jürgen Łódź") == plain("emilie gross jurgen łodz")


def test_finished_and_unfinished_games_can_be_seen_alone(page: LibraryPage) -> None:
    page.search.kinds.chosen.emit("finished")
    assert shown(page) == ["enix-2026-11-16-114200"]
    page.search.kinds.chosen.emit("unfinished")
    assert shown(page) == ["Sunday", "enix-2026-11-15-090000"]


@pytest.mark.usefixtures("only_enix")
def test_with_one_game_on_the_shelf_nothing_asks_which(page: LibraryPage) -> None:
    assert not page.search.games.isVisible()
    assert page.current is not None
    assert page.words.kind(page.current) == "English rulebook"


def test_with_several_games_each_row_names_its_own_and_one_can_be_seen_alone(
    qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on_shelf(monkeypatch)
    keep(folder / "Monday.json", json.dumps(json.loads(text_of(12, seed=4)) | {"game": "other"}), 5)
    page = LibraryPage()
    qtbot.addWidget(page)
    page.show()
    page.refresh()
    read_again(qtbot, page)
    assert page.search.games.isVisible()
    kinds = {facts.path.stem: page.words.kind(facts) for facts in page.games._rows}
    assert kinds["Sunday"] == "ENIX, English rulebook"
    assert kinds["Monday"].startswith("Other")
    assert "Other" in page.words.described(page.games._rows[0])
    page.search.games.chosen.emit("other")
    assert shown(page) == ["Monday"]
    page.search.games.chosen.emit("enix")
    assert shown(page) == list(GAMES)
    QTest.keyClicks(page.search.words, "other")
    assert shown(page) == []
    page.search.games.chosen.emit(None)
    assert shown(page) == ["Monday"]
    page.stop()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_opens_the_game_that_is_chosen(qtbot: QtBot, page: LibraryPage, key: Qt.Key) -> None:
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    with qtbot.waitSignal(page.chosen) as told:
        QTest.keyClick(page.list, key)
    assert told.args is not None
    assert told.args[0].stem == "enix-2026-11-16-114200"


def test_a_double_click_opens_a_game(qtbot: QtBot, page: LibraryPage) -> None:
    place = page.list.visualRect(page.found.index(2, 0)).center()
    QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    with qtbot.waitSignal(page.chosen) as told:
        QTest.mouseDClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert told.args is not None
    assert told.args[0].stem == "enix-2026-11-15-090000"


def test_escape_goes_back_and_everything_is_reached_with_tab(qtbot: QtBot, page: LibraryPage) -> None:
    reached = set()
    for _ in range(20):
        widget = QApplication.focusWidget() or page.focusWidget()
        reached.add(widget)
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    wanted = {
        page.search.words,
        page.search.kinds,
        page.search.order,
        page.list,
        page.import_button,
        page.file_button,
        page.folder_button,
        page.back_button,
        page.delete_button,
        page.rename_button,
        page.export_button,
        page.replay_button,
        page.open_button,
    }
    assert wanted <= reached
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page.list, Qt.Key.Key_Escape)


def test_a_deleted_game_can_be_put_back(qtbot: QtBot, page: LibraryPage, folder: Path) -> None:
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert not (folder / "Sunday.json").exists()
    read_again(qtbot, page)
    assert shown(page) == list(GAMES)[1:]
    assert page.put_back_button.isVisible()
    assert "Sunday" in page._news.text()
    QTest.mouseClick(page.put_back_button, Qt.MouseButton.LeftButton)
    read_again(qtbot, page)
    assert shown(page) == list(GAMES)
    assert page.current is not None
    assert page.current.path.stem == "Sunday"
    assert not page.put_back_button.isVisible()


def test_a_game_gets_another_name_and_stays_chosen(qtbot: QtBot, page: LibraryPage, folder: Path) -> None:
    assert page.current is not None
    page.actions_.rename_to(page.current, "Übungsspiel")
    read_again(qtbot, page)
    assert page.current is not None
    assert page.current.path == folder / "Übungsspiel.json"
    assert "Sunday" not in shown(page)


def test_a_name_that_is_taken_is_told_and_nothing_happens(page: LibraryPage, folder: Path) -> None:
    assert page.current is not None
    page.actions_.rename_to(page.current, "enix-2026-11-15-090000")
    assert page._news.text() == "Another file already has this name."
    assert (folder / "Sunday.json").exists()


def test_the_dialog_says_at_once_why_a_name_cannot_be_used(qtbot: QtBot) -> None:
    dialog = RenameDialog("Sunday", lambda name: None if name != "?" else "No.")
    qtbot.addWidget(dialog)
    assert dialog.ok_button.isEnabled()
    dialog.field.setText("?")
    assert not dialog.ok_button.isEnabled()
    assert dialog._problem.text() == "No."


def test_a_long_reason_has_room_in_the_dialog(qtbot: QtBot) -> None:
    dialog = RenameDialog("Sunday", lambda name: None if name != "?" else "No, because of this. " * 12)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.field.setText("?")
    reason = dialog._problem
    qtbot.waitUntil(
        lambda: reason.height() >= reason.heightForWidth(reason.width()) > 2 * dialog.field.height()
    )


def test_a_game_without_a_name_is_renamed_from_what_the_list_calls_it(
    page: LibraryPage, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    facts = page.found.facts(page.found.index(1, 0))
    assert facts is not None
    offered = []

    def accept(dialog: RenameDialog) -> int:
        offered.append(dialog.name)
        return RenameDialog.DialogCode.Accepted.value

    monkeypatch.setattr(RenameDialog, "exec", accept)
    page.actions_.rename(facts)
    assert offered == [page.words.title(facts)]
    assert facts.path.exists(), "who changes nothing renames nothing"


def test_a_folder_that_cannot_be_read_is_not_called_empty(
    qtbot: QtBot, page: LibraryPage, folder: Path
) -> None:
    folder.rename(folder.with_name("elsewhere"))
    folder.write_text("in the way")
    page.refresh()
    read_again(qtbot, page)
    assert page._nothing.text() == f"The folder with your games cannot be read: {folder}"
    folder.unlink()
    page.refresh()
    read_again(qtbot, page)
    assert page._nothing.text().startswith("No games yet.")


def test_a_copy_of_an_unfinished_game_says_so_in_its_row(qtbot: QtBot, page: LibraryPage) -> None:
    assert page.current is not None
    assert "copy" not in page.words.state(page.current)
    page.actions_.export_to(page.current, games_folder() / "twin.enix")
    page.refresh()
    read_again(qtbot, page)
    row = page.games.row_of(games_folder() / "twin.enix")
    assert row is not None
    assert page.words.state(page.games.facts(row)).endswith("unfinished (copy)")
    assert "(copy)" in page.words.described(page.games.facts(row))


def test_a_game_is_exported_and_imported_again(qtbot: QtBot, page: LibraryPage, tmp_path: Path) -> None:
    assert page.current is not None
    page.actions_.export_to(page.current, tmp_path / "copy")
    copy = load(tmp_path / "copy.enix")
    assert replace(copy, branches=()) == load(page.current.path)
    assert page._news.text() == "“Sunday” was copied to copy.enix."
    with qtbot.waitSignal(page.actions_.changed):
        page.actions_.import_from(tmp_path / "copy.enix")
    assert page._news.text() == "The game in copy.enix is already one of your saved games."
    keep(tmp_path / "new.json", text_of(12, seed=9))
    with qtbot.waitSignal(page.actions_.changed):
        page.actions_.import_from(tmp_path / "new.json")
    read_again(qtbot, page)
    assert page.current is not None
    assert page.current.path.stem == "new"


def test_what_is_no_game_is_told_and_not_imported(qtbot: QtBot, page: LibraryPage, tmp_path: Path) -> None:
    with qtbot.waitSignal(page.actions_.told):
        page.actions_.import_from(keep(tmp_path / "shopping.json", "{}"))
    assert page._news.text().startswith("shopping.json is damaged or not a saved game.")
    assert shown(page) == list(GAMES)


def test_what_cannot_be_read_is_set_aside_and_told(qtbot: QtBot, page: LibraryPage, folder: Path) -> None:
    keep(folder / "empty.json", "")
    newer = {**json.loads(text_of(5)), "version": 99}
    keep(folder / "newer.json", json.dumps(newer), age=5)
    page.refresh()
    read_again(qtbot, page)
    assert shown(page) == ["newer", *GAMES]
    assert page._note.text().endswith("set aside")
    assert page.aside_button.isVisible()
    explanation = (folder / "unreadable" / "empty.json.txt").read_text(encoding="utf-8")
    assert explanation.startswith("The file empty.json could not be read as an Enix Desktop game")
    page.list.select(folder / "newer.json")
    assert page.current is not None
    assert page.words.state(page.current).endswith("one that reads record format 99")
    assert not page.open_button.isEnabled()
    assert page.delete_button.isEnabled()


def test_without_games_there_is_a_kind_sentence(qtbot: QtBot, folder: Path) -> None:
    for path in folder.glob("*.json"):
        path.unlink()
    page = LibraryPage()
    qtbot.addWidget(page)
    page.show()
    page.refresh()
    read_again(qtbot, page)
    assert page._nothing.isVisible()
    assert page._nothing.text().startswith("No games yet.")


def test_a_screen_reader_hears_everything_about_a_game(page: LibraryPage) -> None:
    index = page.found.index(0, 0)
    told = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert told.startswith(
        "Sunday, Round 1, unfinished, Ada: Red, round, Volta (Casual): Blue, square, ENIX, English"
    )
    interface = QAccessible.queryAccessibleInterface(page.list)
    assert interface.text(QAccessible.Text.Name) == "Saved games"
    assert interface.child(0).text(QAccessible.Text.Name) == told


def picture(facts: Facts) -> QImage:
    image = QImage(120, 84, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    painter = QPainter(image)
    BoardThumbnails().paint(painter, QRectF(image.rect()), facts.board, [who.piece for who in facts.players])
    painter.end()
    return image


def test_pictures_are_painted_one_at_a_time_and_kept(qtbot: QtBot, page: LibraryPage) -> None:
    facts = page.found.facts(page.found.index(0, 0))
    assert facts is not None
    qtbot.waitUntil(lambda: page.list.thumbnails.pixmap(facts, 1.0) is not None)
    first = page.list.thumbnails.pixmap(facts, 1.0)
    assert first is page.list.thumbnails.pixmap(facts, 1.0)


def test_a_picture_shows_the_board_and_nothing_hidden(folder: Path) -> None:
    record: Any = read(text_of(12), CODECS)
    *_, last = replay(ENIX.rules, ENIX.codec, record)
    file = Facts(folder / "a.json", 0, 0)
    facts = describe(file, record).facts
    for seat in range(2):
        other = ENIX.rules.with_other_secrets(last.state, seat, 7)
        assert ENIX.board(other) == ENIX.board(last.state) == facts.board
    image = picture(facts)
    colours = {image.pixelColor(x, y).name() for x in range(0, 120, 3) for y in range(0, 84, 3)}
    assert len(colours) > 20


@pytest.mark.parametrize(
    "board", [{}, {"cells": 3}, {"cells": [[0, 0]] * 6, "rotations": [9] * 6, "pawns": []}]
)
def test_what_is_no_board_is_not_painted(board: dict[str, object], folder: Path) -> None:
    image = picture(Facts(folder / "a.json", 0, 0, board=board))
    assert image.pixelColor(60, 42) == QColor("white")


def test_files_that_are_not_read_yet_have_rows_and_those_that_are_none_lose_them(page: LibraryPage) -> None:
    folder = games_folder()
    rows = [page.games.facts(row) for row in range(page.games.rowCount())]
    new = [Facts(folder / f"{number}.enix", 2 * 10**18 + number, 10, is_read=False) for number in range(3)]
    page._on_found([*new, *(Facts(facts.path, facts.saved, facts.size, is_read=False) for facts in rows)])
    assert shown(page) == ["2", "1", "0", *GAMES]
    assert [page.games.facts(row) for row in range(3, 6)] == rows, "what is known stays in sight"
    assert page.words.state(new[0]) == "Not read yet"
    page.list.setCurrentIndex(page.found.index(0, 0))
    assert page.open_button.isEnabled()
    page._on_lost([facts.path for facts in (new[0], new[2])])
    assert shown(page) == ["1", *GAMES]
    read = Facts(new[1].path, new[1].saved, new[1].size, problem=Problem(Condition.LOCKED, ""))
    page._on_found([read])
    assert page.games.facts(0) == read
