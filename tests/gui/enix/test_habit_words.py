"""After a game it is told what the opponents like to do, with true numbers."""

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.catalogue import ENIX
from enix_desktop.engine.record import Participant
from enix_desktop.games.enix.habits import Habits
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.enix.habit_words import HabitWords
from enix_desktop.ui.enix.rivals_line import RivalsLine

SEATED = [
    Participant("Ada"),
    Participant("Volta", "casual-trickster"),
    Participant("Curie", "blend-35-builder"),
    Participant("Watt", "master-greedy"),
    Participant("Joule", "novice-cautious"),
    Participant("Kim", "skilled"),
]


def test_every_style_has_a_sentence_with_its_numbers(qapp: QApplication) -> None:
    Languages(qapp).use("en")
    habits = [Habits(collected=5, stolen=2, blackouts=3, placed=4) for _ in SEATED]
    assert HabitWords().sentences(SEATED, habits) == {
        1: "Volta likes to black out others: done 3 times.",
        2: "Curie likes to change the board: 4 tiles placed.",
        3: "Watt likes to have it all: 7 cards collected or stolen.",
        4: "Joule is cautious: only 5 cards collected.",
    }


def test_what_did_not_happen_is_not_told(qtbot: QtBot) -> None:
    told = HabitWords().sentences(SEATED, [Habits(ended_with=17) for _ in SEATED])
    assert told[1] == "Volta likes to black out others, but had no chance this time."
    assert told[2] == "Curie likes to change the board, but had no chance this time."
    assert told[4] == "Joule is cautious and ended the game with 17."
    told = HabitWords().sentences(SEATED, [Habits(ended_with=-3) for _ in SEATED])
    assert told[4] == "Joule is cautious and ended the game with \N{MINUS SIGN}3."


def test_the_line_shows_one_sentence_for_each_opponent_with_a_style(qtbot: QtBot) -> None:
    line = RivalsLine()
    qtbot.addWidget(line)
    line.tell(play(Plan(ENIX, {}, ("casual", "casual-builder", "casual-greedy"), 3)).record)
    assert sorted(line.labels) == [1, 2]
    assert all("casual-" in label.text() for label in line.labels.values())
