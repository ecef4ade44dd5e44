"""The end of a game of Station Six: counted round by round, ties decided, ranked and explained (G1 to G3)."""

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop import resources
from enix_desktop.engine.rules import EVERYBODY, Event, Outcome
from enix_desktop.games.station.components import Station
from enix_desktop.games.station.events import LaserFired, RoundBegan
from enix_desktop.games.station.view import view
from enix_desktop.i18n.languages import Languages
from enix_desktop.i18n.texts import read
from enix_desktop.ui.station.final import StationFinal
from enix_desktop.ui.station.final_art import Volley
from enix_desktop.ui.station.final_words import TEXTS, volleys
from enix_desktop.ui.table.pieces import looks_of
from enix_desktop.ui.table.player_names import PlayerNames
from tests.gui.station.test_why import placeholders
from tests.unit.games.station.tables import dealt

NAMES = ("Ada", "Ben", "Cleo", "Dan")
LONG = ("Annegret Wolkenstein", "Maximilian Sternfeld", "Charlotte Mondschein", "Theodora Nachthimmel")


def fired(seat: int, before: int, after: int) -> LaserFired:
    return LaserFired(seat, ((0, 1),) * (after - before), (), before, after)


TOLD: list[Event] = [
    RoundBegan(1),
    RoundBegan(2),
    fired(1, 0, 2),
    fired(0, 0, 3),
    RoundBegan(3),
    fired(1, 2, 8),
    fired(0, 3, 8),
]


def final(
    qtbot: QtBot,
    outcome: Outcome,
    centre: Sequence[int],
    told: Sequence[Event] = TOLD,
    names: Sequence[str] = NAMES,
    **chosen: str,
) -> StationFinal:
    seats = len(outcome.scores)
    match = dealt(seats, 1, chosen)
    shown = view(match.state, EVERYBODY)
    energy = list(shown.energy)
    energy[Station.CENTRE] = tuple(centre)
    shown = replace(shown, energy=tuple(energy))
    looks = looks_of(match.record.participants)
    screen = StationFinal(shown, outcome, told, PlayerNames(names[:seats]), looks)
    qtbot.addWidget(screen)
    screen.resize(1024, 700)
    screen.show()
    return screen


def names_in_order(screen: StationFinal) -> list[str]:
    rows = sorted(screen.rows, key=lambda row: row.mapTo(screen, row.rect().topLeft()).y())
    return [row.name.text() for row in rows]


def stage_words(screen: StationFinal) -> list[str]:
    return [stage.words() for stage in screen.stages()]


def test_shots_are_found_with_their_rounds() -> None:
    assert volleys(TOLD, 2) == [[Volley(2, 0, 3), Volley(3, 3, 8)], [Volley(2, 0, 2), Volley(3, 2, 8)]]


def test_the_highest_laser_wins_and_the_others_are_ranked(qtbot: QtBot) -> None:
    screen = final(qtbot, Outcome((3, 9, 5), (1,)), (0, 0, 0), TOLD[:4])
    assert screen.title.text() == "Ben wins"
    assert screen.line.text() == "The highest laser: 9."
    assert names_in_order(screen) == ["Ben", "Cleo", "Ada"]
    assert [row.about.text() for row in screen.rows] == ["Place 3", "Winner", "Place 2"]
    assert [row.sum.text() for row in screen.rows] == ["3", "9", "5"]
    assert [row.centre for row in screen.rows] == [None] * 3


def test_of_those_tied_more_energy_at_the_energy_centre_wins(qtbot: QtBot) -> None:
    screen = final(qtbot, Outcome((8, 8, 5), (1,)), (0, 2, 6))
    assert screen.line.text() == "Laser 8, tied. At the energy centre Ben has the most: 2."
    assert screen.rows[0].about.text() == "Place 2: tied on the laser, less at the energy centre"
    chips = [row.centre for row in screen.rows]
    assert [chip is not None and chip.decides for chip in chips] == [True, True, False]


def test_a_shared_win_is_said_so(qtbot: QtBot) -> None:
    screen = final(qtbot, Outcome((8, 8, 5), (0, 1)), (2, 2, 6))
    assert screen.title.text() == "Ada and Ben share the win"
    assert screen.line.text() == "Equal on the laser (8) and at the energy centre (2)."
    assert [row.about.text() for row in screen.rows[:2]] == ["Shared win"] * 2
    many = final(qtbot, Outcome((8, 8, 8), (0, 1, 2)), (2, 2, 2))
    assert many.title.text() == "3 players share the win"


def test_the_end_is_counted_round_by_round_and_then_at_the_energy_centre(qtbot: QtBot) -> None:
    screen = final(qtbot, Outcome((8, 8), (1,)), (0, 2))
    assert stage_words(screen) == [
        "The energy centre has had its turn, and somebody has 7 or more on the laser.",
        "Round 2: Ada +3, Ben +2.",
        "Round 3: Ada +5, Ben +6.",
        "Ada and Ben are tied: the energy centre decides.",
        "At the energy centre: Ada 0, Ben 2.",
    ]


def test_four_rounds_are_said_and_that_nobody_fired(qtbot: QtBot) -> None:
    screen = final(qtbot, Outcome((0, 0), (1,)), (1, 2), [RoundBegan(1)], end="four_rounds")
    assert stage_words(screen)[:2] == ["Round 4 was the last one.", "Nobody has fired the laser."]


def test_lasers_begin_at_nothing_and_grow_to_the_result(qtbot: QtBot) -> None:
    screen = final(qtbot, Outcome((8, 8), (1,)), (0, 2))
    screen.begin("normal")
    assert screen.is_telling
    assert screen.title.text() == "The game is over"
    assert [row.sum.text() for row in screen.rows] == ["0", "0"]
    assert not screen.rows[0].why.isVisible()
    assert not screen.buttons["again"].isVisible()
    screen.skip()
    assert not screen.is_telling
    assert [row.sum.text() for row in screen.rows] == ["8", "8"]
    assert screen.title.text() == "Ben wins"
    assert screen.rows[0].why.isVisible()


def test_a_headline_has_its_room_in_the_first_picture_of_the_telling(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = final(qtbot, Outcome((8, 8, 2, 1), (1,)), (0, 2, 0, 0))
    QApplication.processEvents()
    before = screen.title.width()
    monkeypatch.setattr(screen, "announcement", lambda: "Le mécanisme est réveillé après tout !")
    screen.begin("normal")
    assert screen.title.width() >= screen.title.sizeHint().width() > before
    screen.skip()
    assert screen.title.width() >= screen.title.sizeHint().width()


def test_telling_to_the_end_shows_what_skipping_shows(qtbot: QtBot) -> None:
    screen = final(qtbot, Outcome((8, 8), (1,)), (0, 2))
    shown = [[row.sum.text(), row.about.text()] for row in screen.rows]
    screen.begin("fast")
    qtbot.waitUntil(lambda: not screen.is_telling, timeout=20_000)
    assert [[row.sum.text(), row.about.text()] for row in screen.rows] == shown
    qtbot.waitUntil(lambda: names_in_order(screen) == ["Ben", "Ada"])


def test_a_composed_game_counts_from_where_it_began(qtbot: QtBot) -> None:
    screen = final(qtbot, Outcome((7, 4), (0,)), (0, 2), [fired(0, 5, 7)])
    screen.begin("normal")
    assert [row.sum.text() for row in screen.rows] == ["5", "4"]
    screen.skip()
    assert [row.sum.text() for row in screen.rows] == ["7", "4"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab])
def test_any_key_skips(qtbot: QtBot, key: Qt.Key) -> None:
    screen = final(qtbot, Outcome((8, 8), (1,)), (0, 2))
    screen.begin("normal")
    QTest.keyClick(screen, key)
    assert not screen.is_telling


def test_every_row_and_the_result_can_be_asked_about(qtbot: QtBot) -> None:
    screen = final(qtbot, Outcome((8, 8), (1,)), (0, 2))
    screen.rows[0].why.click()
    assert screen.asking.panel.title == "Why does Ada have 8 on the laser?"
    assert screen.asking.panel.steps == ["Round 2: from 0 to 3.", "Round 3: from 3 to 8."]
    screen._why.click()
    assert screen.asking.panel.title == "Why this result?"
    assert screen.asking.panel.rules == ["G1", "G2", "G3"]
    wanted: list[str] = []
    screen.rule_wanted.connect(wanted.append)
    screen.asking.panel._links[0].click()
    assert wanted == ["G1"]
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert not screen.asking.is_open
    assert all(row.why.accessibleName() for row in screen.rows)


@pytest.mark.parametrize("outcome", [Outcome((8, 8, 2, 1), (1,)), Outcome((8, 7, 2, 1), (0,))])
def test_an_answer_leaves_headline_numbers_and_buttons_free(qtbot: QtBot, outcome: Outcome) -> None:
    screen = final(qtbot, outcome, (0, 2, 0, 0))
    screen.rows[3].why.click()
    note = screen.asking.panel.geometry()
    assert not note.intersects(screen.title.geometry())
    for row in screen.rows:
        for part in (row.sum, row.centre, row.why):
            if part is not None:
                assert not note.intersects(part.rect().translated(part.mapTo(screen, part.rect().topLeft())))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("height", [560, 700])
def test_nothing_is_cut_off_at_a_small_window(
    qtbot: QtBot, qapp: QApplication, language: str, seats: int, height: int
) -> None:
    Languages(qapp).use(language)
    outcome = Outcome((8, 8, 5, 3)[:seats], (0, 1))
    screen = final(qtbot, outcome, (2, 2, 1, 0)[:seats], names=LONG)
    screen.resize(1024, height)
    QApplication.processEvents()
    assert screen.title.fontMetrics().horizontalAdvance(screen.title.text()) <= screen.title.width()
    for row in screen.rows:
        for label in (row.name, row.about):
            assert label.heightForWidth(label.width()) <= label.height(), label.text()
        assert row.bar.width() >= row.bar.minimumWidth()
    bar = screen._scroll.verticalScrollBar()
    assert bar.maximum() == 0


def test_the_result_follows_the_language(qtbot: QtBot, qapp: QApplication) -> None:
    screen = final(qtbot, Outcome((8, 8), (1,)), (0, 2))
    Languages(qapp).use("de")
    QApplication.processEvents()
    assert screen.title.text() == "Ben gewinnt"
    assert screen.rows[1].about.text() == "Gewonnen"
    assert screen.rows[0].why.text() == "Warum?"


def test_those_who_do_not_see_it_hear_all_results(qtbot: QtBot) -> None:
    screen = final(qtbot, Outcome((3, 9, 5), (1,)), (0, 0, 0), TOLD[:4])
    assert screen.spoken() == (
        "Ben wins. The highest laser: 9. "
        "Place 1: Ben, laser 9. Place 2: Cleo, laser 5. Place 3: Ada, laser 3."
    )
    assert screen.rows[0].bar.accessibleName() == "Laser 3. Round 2: +3."
    assert screen.rows[2].bar.accessibleName() == "Laser 5. Never fired."


@pytest.mark.parametrize("language", ["fr", "de"])
def test_languages_say_the_same_at_the_end(language: str) -> None:
    other = read(resources.text(f"station/texts/{language}/final.toml"))
    assert list(other) == list(TEXTS)
    for key, text in other.items():
        assert placeholders(TEXTS[key]) == placeholders(text), key
        assert language != "fr" or not re.search(r" [;:?!]", text)
