"""The end of a game of Hertzschlag: goals turned over, points counted, ranked; or a blackout explained."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from enix_desktop.engine.rules import Outcome
from enix_desktop.games.hertzschlag.scoring import winners
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.hertzschlag.final import HertzschlagFinal
from enix_desktop.ui.hertzschlag.why_scores import PARTS, scores_of
from enix_desktop.ui.table.pieces import PAWNS, looks_of
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.widgets.style_sheet import style_sheet
from enix_desktop.ui.widgets.theme import current_theme
from tests.gui.hertzschlag.played import NAMES, Played, wandered
from tests.unit.games.hertzschlag.tables import RULES, lays, played, state

LONG = (
    *("Annegret Wolkenstein", "Maximilian Sternfeld", "Charlotte Mondschein"),
    *("Theodora Nachthimmel", "Konstantin Lichtermeer"),
)
HOMES = [
    "Heat pump for the district, Coal exit, Full roof system, Offshore share, "
    "Turbine in the forest, Family electric car",
    "LED lamps, Wallbox",
    "",
]


@pytest.fixture(autouse=True)
def in_english(qapp: QApplication) -> Iterator[Languages]:
    languages = Languages(qapp)
    languages.use("en")
    yield languages
    languages.use("en")
    qapp.setStyleSheet("")
    current_theme.use("light")


def shown(
    qtbot: QtBot, view: View, told: Sequence[object] = (), names: Sequence[str] = NAMES
) -> HertzschlagFinal:
    totals = tuple(score.total for score in scores_of(view))
    outcome = Outcome(totals, () if view.has_blackout else winners(totals))
    people = PlayerNames(names[: view.table.seats])
    screen = HertzschlagFinal(view, outcome, told, people, PAWNS[: view.table.seats])  # type: ignore[arg-type]
    qtbot.addWidget(screen)
    screen.resize(1024, 700)
    screen.show()
    return screen


def held(
    *,
    money: Sequence[int] = (24, 15, 15),
    homes: Sequence[str] = tuple(HOMES),
    goals: tuple[int, ...] = (0, 1, 2),
) -> View:
    """The last round is over and the grid has held; income is taken by nobody to keep money as it is."""
    now = state(round=8, money=list(money), displays=list(homes))
    now, _ = played(now, lays(now))
    now.money = list(money)
    now.goals = goals
    return RULES.view(now, -1)


def dark(seats: int = 4) -> Played:
    games = (wandered(seats, seed) for seed in range(100))
    return next(game for game in games if game.state.is_blackout and len(game.state.past) > 2)


def blackout(qtbot: QtBot, seats: int = 4, names: Sequence[str] = NAMES) -> HertzschlagFinal:
    game = dark(seats)
    return shown(qtbot, game.view(), game.told(), names)


def names_in_order(screen: HertzschlagFinal) -> list[str]:
    rows = sorted(screen.rows, key=lambda row: row.mapTo(screen, row.rect().topLeft()).y())
    return [row.name.text() for row in rows]


def stage_words(screen: HertzschlagFinal) -> list[str]:
    return [stage.words() for stage in screen.stages()]


def test_the_most_points_win_and_the_others_are_ranked(qtbot: QtBot) -> None:
    screen = shown(qtbot, held())
    assert screen.title.text() == "Ada wins"
    assert screen.line.text() == "The most points: 17."
    assert names_in_order(screen) == ["Ada", "Ben", "Cleo"]
    assert [row.about.text() for row in screen.rows] == ["Winner", "Place 2", "Place 3"]
    assert screen.rows[0].parts.points == (3, 2, 3, 6, 3)
    assert screen.rows[0].sum.text() == "17"
    assert screen.heading.text() == "Points"


def test_a_shared_win_is_said_so(qtbot: QtBot) -> None:
    two = shown(qtbot, held(money=(15, 15, 0), homes=("", "", ""), goals=(0, 3, 5)))
    assert two.title.text() == "Ada and Ben share the win"
    assert [row.about.text() for row in two.rows] == ["Shared win", "Shared win", "Place 3"]
    many = shown(qtbot, held(money=(15, 15, 15), homes=("", "", ""), goals=(0, 3, 5)))
    assert many.title.text() == "3 players share the win"


def test_goals_are_turned_over_one_by_one_and_then_every_part_is_counted(qtbot: QtBot) -> None:
    screen = shown(qtbot, held())
    words = stage_words(screen)
    assert words == [
        "8 rounds are over, and the lights are on. Now the goals are turned over.",
        "The letter of Ada, “Sun and wind household”: an income of at least 13 on display. "
        "Reached, 3 points!",
        "The letter of Ben, “The modern home”: at the end the marker at most 1 field from 50 Hz. "
        "Reached, 2 points!",
        "The letter of Cleo, “The mobile household”: no goal is reached.",
        "Money, 1 point for 10 euros: Ada 2, Ben 1, Cleo 1.",
        "Income on display, 1 point for 4: Ada 3, Ben 0, Cleo 0.",
        "Footprint on display, 1 point for 2: Ada 6, Ben 0, Cleo 0.",
        "Different symbols on display: Ada 3, Ben 0, Cleo 0.",
    ]
    screen.cover()
    assert [row.sum.text() for row in screen.rows] == ["0", "0", "0"]
    sums = []
    for stage in screen.stages():
        stage.show(lambda _milliseconds: 0)
        sums.append([row.sum.text() for row in screen.rows])
    assert sums[1] == ["3", "0", "0"]
    assert sums[2] == ["3", "2", "0"]
    assert sums[-1] == ["17", "3", "1"]


def test_nothing_is_given_away_before_it_is_told(qtbot: QtBot) -> None:
    screen = shown(qtbot, held())
    screen.begin("normal")
    assert screen.is_telling
    assert screen.title.text() == "The grid has held!"
    assert [row.sum.text() for row in screen.rows] == ["0", "0", "0"]
    assert not screen.rows[0].why.isVisible()
    assert not screen.buttons["again"].isVisible()
    screen.skip()
    assert not screen.is_telling
    assert screen.title.text() == "Ada wins"
    assert [row.sum.text() for row in screen.rows] == ["17", "3", "1"]
    assert screen.rows[0].why.isVisible()


def test_telling_to_the_end_shows_what_skipping_shows(qtbot: QtBot) -> None:
    screen = shown(qtbot, held())
    before = [[row.sum.text(), row.about.text()] for row in screen.rows]
    screen.begin("fast")
    qtbot.waitUntil(lambda: not screen.is_telling, timeout=30_000)
    assert [[row.sum.text(), row.about.text()] for row in screen.rows] == before


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab])
def test_any_key_skips(qtbot: QtBot, key: Qt.Key) -> None:
    screen = shown(qtbot, held())
    screen.begin("normal")
    QTest.keyClick(screen, key)
    assert not screen.is_telling


def test_a_blackout_is_told_round_by_round_and_nobody_celebrates(qtbot: QtBot) -> None:
    screen = blackout(qtbot)
    rounds = len(dark().state.past)
    assert screen.title.text() == f"Blackout in round {rounds}: all have lost"
    assert screen.line.text().startswith("The marker was at ")
    assert screen.heading.text() == "Points, if the grid had held"
    assert list(screen.colours()) == []
    words = stage_words(screen)
    assert words[0] == "What brought it about, round by round:"
    assert [text.split(",")[0] for text in words[1 : rounds + 1]] == [
        f"Round {number + 1}" for number in range(rounds)
    ]
    assert words[-1].startswith("The letters are opened, too. These points would have been: ")


def test_a_blackout_is_drawn_round_by_round(qtbot: QtBot) -> None:
    screen = blackout(qtbot)
    rounds = len(dark().state.past)
    assert screen.chart.frequency.property("shown") == rounds
    screen.begin("normal")
    assert screen.chart.frequency.property("shown") == 0
    screen.skip()
    assert screen.chart.frequency.property("shown") == rounds
    assert screen.chart.money.property("shown") == rounds


def test_every_row_and_the_result_can_be_asked_about(qtbot: QtBot) -> None:
    screen = shown(qtbot, held())
    screen.rows[0].why.click()
    assert screen.asking.panel.title == "Why does Ada have 17 points?"
    assert screen.asking.panel.steps[-1] == "Together: 17 points."
    screen._why.click()
    assert screen.asking.panel.title == "Why this result?"
    assert screen.asking.panel.rules == ["G1", "G7"]
    wanted: list[str] = []
    screen.rule_wanted.connect(wanted.append)
    screen.asking.panel._links[0].click()
    assert wanted == ["G1"]
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert not screen.asking.is_open
    assert all(row.why.accessibleName() for row in screen.rows)


def test_a_blackout_can_be_asked_about(qtbot: QtBot) -> None:
    screen = blackout(qtbot)
    screen._why.click()
    assert screen.asking.panel.title == "Why did the lights go out?"
    screen.rows[0].why.click()
    assert screen.asking.panel.title.startswith("Why would Ada have had ")


def test_an_answer_leaves_the_points_and_the_buttons_free(qtbot: QtBot) -> None:
    screen = shown(qtbot, held())
    screen.rows[2].why.click()
    note = screen.asking.panel.geometry()
    for row in screen.rows:
        assert not note.intersects(row.rect().translated(row.mapTo(screen, row.rect().topLeft())))
    assert screen.rect().contains(note)


def cut_off(screen: HertzschlagFinal) -> list[str]:
    """Labels that need more room than they have."""
    labels = [label for label in screen.findChildren(QLabel) if label.isVisible() and label.text()]
    return [
        label.text()
        for label in labels
        if (label.wordWrap() and label.heightForWidth(label.width()) > label.height() + 1)
        or (not label.wordWrap() and label.sizeHint().width() > label.width() + 1)
    ]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("is_blackout", [False, True])
def test_nothing_is_cut_off_at_a_small_window(
    qtbot: QtBot, qapp: QApplication, in_english: Languages, language: str, seats: int, is_blackout: bool
) -> None:
    qapp.setStyleSheet(style_sheet(current_theme.theme))
    in_english.use(language)
    games = (wandered(seats, seed) for seed in range(100))
    game = next(game for game in games if game.state.is_blackout is is_blackout)
    screen = shown(qtbot, game.view(), game.told(), LONG)
    QApplication.processEvents()
    assert cut_off(screen) == []
    assert screen._scroll.verticalScrollBar().maximum() == 0
    for row in screen.rows:
        assert row.parts.width() >= row.parts.minimumWidth()
    for plot in screen.chart.plots:
        assert plot.height() >= plot.minimumHeight()


@pytest.mark.parametrize("height", [640, 600, 564])
@pytest.mark.parametrize("is_blackout", [False, True])
def test_four_players_are_seen_whole_where_a_replay_takes_some_of_the_height(
    qtbot: QtBot, qapp: QApplication, is_blackout: bool, height: int
) -> None:
    qapp.setStyleSheet(style_sheet(current_theme.theme))
    game = next(game for seed in range(100) if (game := wandered(4, seed)).state.is_blackout is is_blackout)
    screen = shown(qtbot, game.view(), game.told(), ("Ada", "Volta", "Joule", "Curie"))
    screen.resize(1024, height)
    QApplication.processEvents()
    assert cut_off(screen) == []
    assert screen._scroll.verticalScrollBar().maximum() == 0
    assert len({row.name_size for row in screen.rows}) == 1


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_what_is_told_does_not_reach_the_button_that_skips(
    qtbot: QtBot, in_english: Languages, language: str
) -> None:
    in_english.use(language)
    screen = blackout(qtbot, names=LONG)
    screen.begin("slow")
    for stage in screen.stages():
        screen._on_told(stage.words())
        QApplication.processEvents()
        words = screen.line.geometry()
        assert words.right() < screen.skip_button.geometry().left(), stage.words()
        assert screen.width() == 1024
    screen.skip()


@pytest.mark.parametrize("size", [(1024, 560), (1280, 800), (1920, 1080), (3840, 2160)])
def test_every_size_of_window_shows_all_points(qtbot: QtBot, size: tuple[int, int]) -> None:
    game = wandered(5, 0)
    screen = shown(qtbot, game.view(), game.told(), LONG)
    screen.resize(*size)
    QApplication.processEvents()
    assert cut_off(screen) == []
    for row in screen.rows:
        assert row.width() <= screen._scroll.width()


def test_a_wide_window_tells_the_letters_in_words(qtbot: QtBot) -> None:
    screen = shown(qtbot, held())
    assert not screen.rows[0].goal.isVisible()
    screen.resize(1920, 1080)
    QApplication.processEvents()
    assert screen.rows[0].goal.isVisible()
    assert screen.rows[0].goal.text() == "Sun and wind household: an income of at least 13 on display."
    screen.begin("normal")
    assert not screen.rows[0].goal.isVisible()


def test_the_result_follows_the_language(qtbot: QtBot, in_english: Languages) -> None:
    screen = shown(qtbot, held())
    in_english.use("de")
    QApplication.processEvents()
    assert screen.title.text() == "Ada gewinnt"
    assert screen.rows[0].about.text() == "Gewonnen"
    assert screen.rows[0].why.text() == "Warum?"
    assert screen.rows[0].parts.labels[0] == "Ziel"


def test_those_who_do_not_see_it_hear_all_results(qtbot: QtBot) -> None:
    screen = shown(qtbot, held())
    assert screen.spoken() == (
        "Ada wins. The most points: 17. "
        "Place 1: Ada, 17 points. Goal 3, Money 2, Income 3, Footprint 6, Symbols 3. "
        "Place 2: Ben, 3 points. Goal 2, Money 1, Income 0, Footprint 0, Symbols 0. "
        "Place 3: Cleo, 1 point. Goal 0, Money 1, Income 0, Footprint 0, Symbols 0."
    )
    assert screen.rows[0].parts.accessibleName() == "Goal 3, Money 2, Income 3, Footprint 6, Symbols 3"
    assert "would have had" in blackout(qtbot).spoken()


def test_every_part_says_how_it_was_counted(qtbot: QtBot) -> None:
    screen = shown(qtbot, held())
    assert len(screen.rows[0].parts.tips) == len(PARTS)
    assert screen.rows[0].parts.tips[1] == "Money: 24 euros. 10 euros give 1 point: 2 points."


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_end_is_painted_in_every_theme(qtbot: QtBot, theme: str) -> None:
    current_theme.use(theme)
    assert not shown(qtbot, held()).grab().isNull()
    assert not blackout(qtbot, 5).grab().isNull()


def test_pieces_are_those_of_the_record(qtbot: QtBot) -> None:
    game = dark()
    assert looks_of(game.match.record.participants) == list(PAWNS[:4])
