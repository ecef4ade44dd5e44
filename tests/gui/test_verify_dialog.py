"""The dialog that says what was proved about a game."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.verifying import Fault, Proof
from enix_desktop.catalogue import CODECS
from enix_desktop.engine.record_json import read
from enix_desktop.ui.window.verify_dialog import VerifyDialog
from tests.golden.golden import SAMPLES


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[VerifyDialog]:
    record: Any = read(SAMPLES[0].record.read_text(), CODECS)
    made = VerifyDialog(record)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


def test_a_golden_game_is_checked_and_the_findings_are_said(dialog: VerifyDialog, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: bool(dialog.sentences()), timeout=60_000)
    record: Any = read(SAMPLES[0].record.read_text(), CODECS)
    assert dialog.sentences()[0].startswith(f"{len(record.entries)} move")
    assert dialog._heading.text() == "This game checks out."


@pytest.mark.parametrize(
    ("proof", "sentence"),
    [
        (Proof(fault=Fault.FORM), "The record is damaged, so nothing can be proved."),
        (Proof(fault=Fault.RULE, number=12, rule="A5"), "Move 12 breaks rule A5."),
        (Proof(fault=Fault.RULE, number=0, rule="G2"), "The result breaks rule G2."),
        (
            Proof(fault=Fault.SEAL, number=3),
            "Move 3 does not match what was sealed when it was made.",
        ),
        (
            Proof(fault=Fault.PLAYER, number=7),
            "In move 7 the computer player would have decided differently.",
        ),
    ],
)
def test_a_fault_is_named_with_its_move(dialog: VerifyDialog, proof: Proof, sentence: str) -> None:
    dialog.show_proof(proof)
    assert dialog.sentences() == [sentence]
    assert dialog._heading.text() == "This game does not check out."


def test_players_of_an_earlier_version_are_said_kindly_not_to_be_recomputed(dialog: VerifyDialog) -> None:
    dialog.show_proof(Proof(moves=355, is_finished=True, outdated=80))
    assert dialog.sentences()[-1].startswith("This game was made by an earlier version of the program.")
    assert dialog._heading.text() == "This game checks out."


def test_a_check_that_was_stopped_accuses_nobody(dialog: VerifyDialog) -> None:
    dialog.show_proof(Proof(fault=Fault.STOPPED))
    assert dialog.sentences() == ["The check was stopped, so nothing is proved."]
    assert dialog._heading.text() == "Nothing could be checked."


def test_esc_stops_the_check(dialog: VerifyDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert not dialog._prover._process.is_alive()


def test_every_sentence_has_room(dialog: VerifyDialog, qtbot: QtBot) -> None:
    dialog.show_proof(Proof(moves=355, is_finished=True, seals=3, recomputed=80, not_recomputable=12))

    def has_room() -> bool:
        labels = [label for label in dialog.findChildren(QLabel) if label.isVisible()]
        return len(labels) == 7 and all(
            label.height() >= label.heightForWidth(label.width()) for label in labels
        )

    qtbot.waitUntil(has_room)
    assert dialog.close_button.geometry().bottom() < dialog.height()


def test_the_bar_shows_how_far_the_check_has_come(dialog: VerifyDialog) -> None:
    dialog._on_advanced(30, 40)
    assert (dialog._progress.value(), dialog._progress.maximum()) == (30, 40)
