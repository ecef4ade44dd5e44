"""What a hint says is true, whole, and in the current language."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel

from enix_desktop.catalogue import ENIX
from enix_desktop.games.enix.moves import (
    END_GAME,
    Move,
)
from enix_desktop.i18n.languages import Languages
from enix_desktop.players.enix.advice import Advice, Reason
from enix_desktop.ui.enix.hint_words import HintWords
from tests.gui.enix.table.hints.advising import (
    ENDING,
    LAYING,
    SITUATIONS,
    Seated,
    ask,
    note,
)
from tests.gui.enix.table.person import Person
from tests.unit.players.advice_checks import is_true


@pytest.mark.parametrize("name", SITUATIONS)
def test_what_is_said_is_true_and_names_all_it_should(seated: Seated, name: str) -> None:
    person = seated(SITUATIONS[name])
    hint = ask(person)
    assert is_true(hint.decision.view, hint.move, hint.reason)
    assert "{" not in note(person)
    assert note(person).startswith("A skilled player would ")


def test_another_language_says_the_same_hint(seated: Seated, qapp: QCoreApplication) -> None:
    person = seated(ENDING)
    languages = Languages(qapp)
    languages.use("en")
    hint, words = ask(person), note(person)
    try:
        languages.use("pseudo")
        QCoreApplication.processEvents()
        assert person.screen.hints.hint is hint
        assert note(person) != words
        assert note(person).startswith("À skîlléd plàýér")
        assert person.screen.hints._ring is not None
        assert person.screen.hints._ring.isVisible()
    finally:
        languages.use("en")
    QCoreApplication.processEvents()
    assert note(person) == words


def all_advice(person: Person) -> Iterator[tuple[Move, Advice]]:
    """Every reason with long facts."""
    energies = tuple(ENIX.rules.view(person.state, 0).pawns)
    facts: dict[str, object] = {
        **{"tile": 3, "energy": 3, "count": 2, "score": -12, "after": 24, "without": 41, "limit": 25},
        **{"wins": 7, "of": 10, "left": 2, "cost": 4, "before": 5, "size": 5, "wanted": 3, "draws": 2},
        **{"ways": 3, "seat": 1, "seats": (0, 1), "energies": energies, "points": 8, "way": energies},
    }
    energy = type(energies[0])(3)
    facts |= {"tile": energy, "energy": energy}
    cards = [reason for reason in Reason if reason.name.startswith(("LAY_JUMP", "LAY_REACH", "LAY_OPEN"))]
    cards += [Reason.CROSS_TAKE, Reason.CROSS_ONWARD, Reason.PLACE_OPENS]
    cards += [Reason.PLACE_SHORTENS, Reason.PLACE_KEEPS]
    cards.remove(Reason.LAY_JUMP_STEAL)
    for reason in Reason:
        if reason in cards:
            yield END_GAME, Advice(reason, {**facts, "lacking": True})
            yield END_GAME, Advice(reason, {**facts, "lacking": False})
        else:
            yield END_GAME, Advice(reason, facts)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_reason_has_a_whole_sentence(seated: Seated, qapp: QCoreApplication, language: str) -> None:
    person, languages = seated(LAYING), Languages(qapp)
    words = HintWords(person.screen.names)
    languages.use(language)
    sentences = [words.why(move, advice) for move, advice in all_advice(person)]
    languages.use("en")
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)
    assert len(set(sentences)) > 50


@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080)])
def test_nothing_of_the_note_is_cut_off_where_texts_are_longer(
    seated: Seated, qapp: QCoreApplication, size: tuple[int, int]
) -> None:
    person = seated(LAYING)
    person.screen.resize(*size)
    hint, languages = ask(person), Languages(qapp)
    try:
        languages.use("pseudo")
        for _, advice in all_advice(person):
            person.screen.hints._say(replace(hint, reason=advice))
            paper = person.screen.hints.note
            assert person.view.rect().contains(paper.geometry())
            assert paper.height() <= 110
            for label in paper.findChildren(QLabel):
                assert paper.rect().contains(label.geometry())
                assert label.heightForWidth(label.width()) <= label.height()
        assert person.screen.help.lamp.geometry().right() <= person.screen._panel.width()
    finally:
        languages.use("en")
