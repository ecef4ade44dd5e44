"""The statistics as they are seen: empty, with few games, with many, in every theme, by keyboard alone."""

import csv
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.app.library import reading
from enix_desktop.app.library.statistics import Played, Wins, played_games
from enix_desktop.app.system.paths import HOME_VARIABLE, games_folder
from enix_desktop.app.system.settings import Settings
from enix_desktop.engine.summary import FinishedGame
from enix_desktop.games.enix.components import ENERGIES
from enix_desktop.games.enix.summary import visits
from enix_desktop.ui.statistics.badges_page import BadgePaper
from enix_desktop.ui.statistics.dialog import StatisticsDialog
from enix_desktop.ui.statistics.emblem import Emblem
from enix_desktop.ui.statistics.plots import Plot
from enix_desktop.ui.statistics.words import StatisticsWords
from enix_desktop.ui.widgets.theme import THEMES, current_theme
from tests.gui.second_game import put_on_shelf
from tests.unit.app.shelves import file_name, seat, summary, text

VISITS = {visits(energy): 3 + energy for energy in ENERGIES}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    before = current_theme.theme.name
    yield tmp_path
    current_theme.use(before)


@pytest.fixture
def settings(home: Path) -> Settings:
    return Settings()


@pytest.fixture
def dialog(qtbot: QtBot, settings: Settings) -> StatisticsDialog:
    dialog = StatisticsDialog(settings)
    qtbot.addWidget(dialog)
    dialog.resize(1024, 700)
    dialog.show()
    return dialog


def games(count: int) -> list[FinishedGame]:
    """Made-up games of Ada and Ben against computers."""
    found = []
    for number in range(count):
        ada = seat(
            "Ada",
            score=number % 31,
            is_winner=number % 3 == 0,
            is_out=number % 31 > 25,
            tallies={**VISITS, "cards": 6},
            deeds=frozenset({"exact"}) if number % 31 == 25 else frozenset(),
        )
        others = [seat("Ben", score=22), seat("Volta", "master", is_winner=number % 3 > 0)]
        day = f"2026-{1 + number // 28 % 12:02}-{1 + number % 28:02}"
        edition = "french" if number % 4 == 0 else "english"
        made = summary(ada, *others[: 1 + number % 2], day=day, edition=edition, hints=number % 5 == 0)
        found.append(made)
    return found


def shelf(count: int) -> Played:
    return played_games(games(count))


def words(widget: QWidget) -> list[str]:
    QApplication.processEvents()  # what is new in a layout is shown by an event
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


def plots(dialog: StatisticsDialog) -> dict[str, Plot]:
    return {plot.accessibleName(): plot for plot in dialog.findChildren(Plot) if plot.isVisible()}


def test_while_the_games_are_read_it_says_so(dialog: StatisticsDialog) -> None:
    assert "Reading games…" in words(dialog)
    dialog._reader.progressed.emit(120, 900)
    assert "Reading games: 120 of 900…" in words(dialog)
    assert not dialog.save_button.isEnabled()


def test_without_games_a_kind_sentence_stands_there(dialog: StatisticsDialog) -> None:
    dialog.show_played(Played(unfinished=("enix",) * 2))
    assert "Finish a game to see here how it went." in words(dialog)
    assert any("Unfinished: 2." in line for line in words(dialog))
    assert not dialog.filters.isVisible()
    assert plots(dialog) == {}


def test_what_is_left_out_is_told(dialog: StatisticsDialog) -> None:
    lab = summary(seat("Ada"), seat("Ben"), is_standard=False)
    dialog.show_played(Played((*games(3), lab), unreadable=2))
    [line] = [line for line in words(dialog) if "finished game" in line]
    assert "2 file" in line
    assert "1 game" in line
    assert "changed rules" in line


def test_a_click_on_a_name_shows_that_person(dialog: StatisticsDialog) -> None:
    dialog.show_played(shelf(12))
    names = {button.text(): button for button in dialog.games_page.findChildren(QPushButton)}
    assert set(names) == {"Ada", "Ben"}
    assert "Wins: 4 of 12 (33%)" in names["Ada"].accessibleDescription()
    QTest.mouseClick(names["Ada"], Qt.MouseButton.LeftButton)
    assert dialog.filters.person_box.key == "ada"
    assert "4 of 12 (33%)" in words(dialog)
    assert "games won" in words(dialog)


def test_few_games_get_no_percentage_and_a_word_about_luck(dialog: StatisticsDialog) -> None:
    dialog.show_played(shelf(4))
    assert any("luck plays a big part" in line for line in words(dialog))
    assert not any("%" in line for line in words(dialog))
    assert StatisticsWords().won(Wins(3, 9)) == "3 of 9"


def test_every_plot_has_a_name_and_its_data_in_words(dialog: StatisticsDialog) -> None:
    dialog.show_played(shelf(60))
    seen = plots(dialog)
    assert {"Final scores", "Wins against the computer", "Where the pieces went"} <= set(seen)
    assert all(plot.accessibleDescription() for plot in seen.values())
    assert "Master: " in seen["Wins against the computer"].accessibleDescription()
    assert "Solar energy: 180" in seen["Where the pieces went"].accessibleDescription()
    assert "Score 22: " in seen["Final scores"].accessibleDescription()


def test_the_tip_over_a_column_tells_its_number(dialog: StatisticsDialog) -> None:
    dialog.show_played(shelf(60))
    plot = plots(dialog)["Final scores"]
    tips = {plot.tip_at(QPointF(x, 50)) for x in range(8, plot.width() - 8)}
    assert any(tip.startswith("Score 25: 2") for tip in tips)
    assert plot.tip_at(QPointF(-50, 0)) == ""


def test_the_column_at_each_end_counts_its_own_score_and_those_beyond(dialog: StatisticsDialog) -> None:
    scores = (-3, 0, 0, 20, 35, 41, 52)
    dialog.show_played(
        played_games([summary(seat("Ada", score=score), seat("V", "casual")) for score in scores])
    )
    told = plots(dialog)["Final scores"].accessibleDescription()
    assert "Score ≤ 0: 3" in told
    assert "Score ≥ 35: 3" in told


@pytest.mark.parametrize(("period", "count"), [("month", 1), ("year", 2), ("all", 3)])
def test_a_period_ends_today(dialog: StatisticsDialog, period: str, count: int) -> None:
    days = [(date.today() - timedelta(ago)).isoformat() for ago in (10, 60, 400)]
    dialog.show_played(played_games([summary(seat("Ada"), seat("V", "casual"), day=day) for day in days]))
    dialog.filters.period_box.set_key(period)
    choice = dialog.filters.choice
    assert sum(choice.picks(summary(seat("Ada"), seat("V", "casual"), day=day)) for day in days) == count


def test_choices_narrow_the_games_down(dialog: StatisticsDialog) -> None:
    dialog.show_played(shelf(60))
    dialog.filters.edition_box.set_key("french")
    dialog.filters.changed.emit()
    assert "French rulebook: 15" in plots(dialog)["What was played"].accessibleDescription()
    dialog.filters.hints_box.setChecked(True)
    assert "French rulebook: 12" in plots(dialog)["What was played"].accessibleDescription()
    dialog.filters.period_box.set_key("month")
    dialog.show_played(Played(tuple(summary(seat("Ada"), seat("Ben"), day="2001-01-01") for _ in range(2))))
    assert "No finished game matches." in words(dialog)


@pytest.mark.parametrize("count", [1, 300])
@pytest.mark.parametrize("theme", THEMES)
def test_it_can_be_painted_in_every_theme(dialog: StatisticsDialog, theme: str, count: int) -> None:
    current_theme.use(theme)
    dialog.show_played(shelf(count))
    assert not dialog.grab().isNull()
    plot = plots(dialog)["Final scores"]
    picture = plot.grab().toImage()
    colours = {picture.pixelColor(x, picture.height() - 30).name() for x in range(picture.width())}
    assert current_theme.theme.chosen.name() in colours


def test_badges_are_there_unless_somebody_does_not_want_them(
    dialog: StatisticsDialog, settings: Settings
) -> None:
    assert settings.achievements is True
    settings.achievements = False
    dialog.show_played(shelf(60))
    assert not dialog.badges_button.isVisible()
    assert not dialog.findChildren(BadgePaper)
    settings.achievements = True
    assert dialog.badges_button.isVisible()
    QTest.mouseClick(dialog.badges_button, Qt.MouseButton.LeftButton)
    dialog.filters.choose_person("ada")
    papers = {paper.accessibleName(): paper for paper in dialog.badges_page.findChildren(BadgePaper)}
    assert len(papers) == 14
    assert "Since 26 Jan 2026." in papers["Exactly 25"].accessibleDescription()
    assert "Not yet." in papers["Clean hands"].accessibleDescription()
    settings.achievements = False
    assert not dialog.badges_page.isVisible()
    assert plots(dialog)


def test_a_badge_looks_different_when_it_is_earned(dialog: StatisticsDialog, settings: Settings) -> None:
    settings.achievements = True
    dialog.badges_button.click()
    pictures = []
    for count in (3, 60):
        dialog.show_played(shelf(count))
        QApplication.processEvents()
        [paper] = [
            paper
            for paper in dialog.badges_page.findChildren(BadgePaper)
            if paper.accessibleName() == "Exactly 25" and paper.isVisible()
        ]
        [emblem] = paper.findChildren(Emblem)
        pictures.append(emblem.grab().toImage())
    assert pictures[0] != pictures[1]


def test_for_everybody_a_badge_names_who_has_it(dialog: StatisticsDialog, settings: Settings) -> None:
    settings.achievements = True
    dialog.show_played(shelf(60))
    dialog.badges_button.click()
    papers = {paper.accessibleName(): paper for paper in dialog.badges_page.findChildren(BadgePaper)}
    assert papers["Exactly 25"].accessibleDescription().endswith(" Ada")


def test_every_part_is_reached_with_tab(qtbot: QtBot, dialog: StatisticsDialog) -> None:
    dialog.show_played(shelf(20))
    wanted = {*plots(dialog).values(), dialog.filters.person_box, dialog.filters.hints_box}
    wanted |= {dialog.save_button, dialog.close_button, *dialog.games_page.findChildren(QPushButton)}
    dialog.activateWindow()
    dialog.close_button.setFocus()
    reached: set[QWidget] = set()
    for _ in range(40):
        QTest.keyClick(dialog, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget() or dialog.focusWidget()
        if focused is not None:
            reached.add(focused)
    assert wanted <= reached


def test_a_plot_shows_that_the_keyboard_is_there(dialog: StatisticsDialog) -> None:
    dialog.show_played(shelf(20))
    dialog.activateWindow()
    plot = plots(dialog)["Final scores"]
    before = plot.grab().toImage()
    plot.setFocus()
    assert plot.hasFocus()
    assert plot.grab().toImage() != before


def test_the_games_can_be_saved_as_a_table(
    dialog: StatisticsDialog, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = home / "games.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    dialog.show_played(shelf(3))
    QTest.mouseClick(dialog.save_button, Qt.MouseButton.LeftButton)
    rows = list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
    assert len(rows) == sum(len(game.seats) for game in games(3))
    assert (rows[0]["name"], rows[0]["score"], rows[0]["won"], rows[0]["players"]) == ("Ada", "0", "1", "2")
    assert "The table was saved: games.csv" in words(dialog)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(home / "no" / "x.csv"), ""))
    dialog.save_button.click()
    assert "The table could not be written there. Try another folder." in words(dialog)


def test_it_reads_the_folder_in_the_background_and_shows_what_is_there(
    qtbot: QtBot, dialog: StatisticsDialog
) -> None:
    games_folder().mkdir(parents=True)
    for seed in range(3):
        (games_folder() / file_name(seed)).write_text(text(seed), encoding="utf-8")
    dialog.read()
    qtbot.waitUntil(lambda: bool(plots(dialog)))
    assert any(line.startswith("3 finished game") for line in words(dialog))


def test_closing_it_stops_the_reading(dialog: StatisticsDialog) -> None:
    stopped = dialog._reader._stopped
    assert not stopped.is_set()
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)  # the test closes it again
    dialog.close()
    assert stopped.is_set()


def test_it_can_be_closed_while_the_games_are_being_read(qtbot: QtBot, settings: Settings) -> None:
    games_folder().mkdir(parents=True)
    for seed in range(3):
        (games_folder() / file_name(seed)).write_text(text(seed), encoding="utf-8")
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 700)
    window.show()
    dialog = StatisticsDialog(settings, window)
    assert dialog.width() < window.width()
    dialog.open()
    dialog.read()
    with qtbot.waitSignal(dialog.destroyed):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not reading._running)
    assert not window.findChildren(StatisticsDialog)


@pytest.mark.usefixtures("only_enix")
def test_with_one_game_on_the_shelf_there_is_no_game_to_choose(dialog: StatisticsDialog) -> None:
    dialog.show_played(shelf(12))
    assert not dialog.filters.game_box.isVisible()
    assert dialog.filters.edition_box.isVisible()


@pytest.fixture
def of_two(qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> StatisticsDialog:
    """Three games of ENIX, five of another game, and one of that is not over."""
    put_on_shelf(monkeypatch)
    settings.achievements = True
    dialog = StatisticsDialog(settings)
    qtbot.addWidget(dialog)
    dialog.resize(1024, 700)
    dialog.show()
    won = seat("Cleo", is_winner=True, tallies=VISITS)
    others = [
        summary(won, seat("Volta", "master"), day=f"2026-02-0{day}", game="other", edition="standard")
        for day in range(1, 6)
    ]
    dialog.show_played(played_games([*games(3), *others], ["other"]))
    return dialog


def test_statistics_and_badges_are_those_of_the_chosen_game(of_two: StatisticsDialog) -> None:
    dialog = of_two
    assert dialog.filters.game_box.isVisible()
    assert dialog.filters.game_box.key == "enix"
    assert any("3 finished game" in text and "Unfinished" not in text for text in words(dialog))
    assert dialog.filters.person_box.keys == [None, "ada", "ben"]
    dialog.badges_button.click()
    assert not any("Cleo" in text for text in words(dialog.badges_page)), "her wins were in another game"
    dialog.filters.game_box.set_key("other")
    dialog.filters.game_box.activated.emit(dialog.filters.game_box.currentIndex())
    assert any("5 finished game" in text and "Unfinished: 1." in text for text in words(dialog))
    assert dialog.filters.person_box.keys == [None, "cleo"]
    assert not dialog.filters.edition_box.isVisible(), "there is only one"
    assert "Where the pieces went" not in words(dialog)
    dialog.badges_button.click()
    [badge] = [badge for badge in dialog.badges_page.findChildren(BadgePaper) if badge.isVisible()]
    assert badge.accessibleName() == "Duel"
    assert "Cleo" in badge.accessibleDescription()


def test_whoever_never_finished_this_game_sees_the_one_that_was_played(of_two: StatisticsDialog) -> None:
    of_two.show_played(played_games(game for game in games(3)))
    assert of_two.filters.game_box.key == "enix"
    other = summary(seat("Cleo"), seat("Volta", "master"), game="other", edition="standard")
    of_two.show_played(played_games([other]))
    assert of_two.filters.game_box.key == "other"
    of_two.show_game("enix")
    assert "Finish a game to see here how it went." in words(of_two)
    assert of_two.filters.game_box.isVisible(), "the other game can be chosen again"


def test_dropping_out_is_counted_only_where_there_is_a_limit(qtbot: QtBot, settings: Settings) -> None:
    told = []
    for limit in (25, None):
        dialog = StatisticsDialog(settings)
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.show_played(played_games([replace(game, limit=limit) for game in games(3)]))
        [name] = [each for each in dialog.findChildren(QPushButton) if each.text() == "Ada"]
        told.append(["Dropped out" in words(dialog)])
        name.click()
        told[-1].append("times dropped out" in words(dialog))
    assert told == [[True, True], [False, False]]
