"""The words of hints in Hertzschlag: every reason that there is, in three languages."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from enix_desktop import resources
from enix_desktop.app.play.table_driver import Decision, Hint
from enix_desktop.engine.rng import derived
from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.faces import Category
from enix_desktop.games.hertzschlag.moves import Bid, Lay, Move, Place, Pledge, Signal, Word
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.i18n.languages import Languages
from enix_desktop.i18n.texts import Texts, read
from enix_desktop.players.hertzschlag.advice import REASONS, Advice, reason
from enix_desktop.ui.hertzschlag import words
from enix_desktop.ui.hertzschlag.hint_words import HintWords, in_a_lesson
from enix_desktop.ui.hertzschlag.hints import meant
from enix_desktop.ui.hertzschlag.table.spots import SILENT, Group
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spots import Spot
from tests.gui.hertzschlag.played import NAMES, dealt
from tests.unit.games.hertzschlag.tables import RULES

COMPONENTS = standard_components()
WORDS = HintWords(PlayerNames(NAMES), COMPONENTS)
MOVES: tuple[Move, ...] = (
    *(Signal(Word.UP), Signal(Word.SILENT), Lay(3, Place.ACTION), Lay(3, Place.INCOME)),
    *(Pledge(3), Pledge(None), Bid(4)),
)
FACTS: dict[str, object] = {
    **{"before": 6, "after": 3, "euro": 4, "goal": 0, "progress": 3, "needed": 4, "points": 3},
    **{"category": Category.SOLAR, "symbols": 3, "calm": 1, "price": 11, "footprint": 2, "income": 1},
    **{"cost": 2, "money": 18, "unpaid": 2, "word": Word.UP, "card": 7, "place": Place.ACTION},
    **{"pledged": 7, "waiting": 2, "total": 12, "seats": 4},
}


@pytest.fixture(autouse=True)
def in_english(qapp: QApplication) -> Iterator[Languages]:
    languages = Languages(qapp)
    languages.use("en")
    yield languages
    languages.use("en")


def view() -> View:
    return RULES.view(dealt(4, 1).state, 0)


def advice(kind: str, **more: object) -> Advice:
    return Advice(kind, {name: {**FACTS, **more}[name] for name in REASONS[kind]})


def all_advice() -> Iterator[Advice]:
    yield from (advice(kind) for kind in REASONS)
    yield advice("back-to-green", euro=0)
    yield advice("back-to-green", euro=-4)
    yield advice("new-symbol", points=0)
    yield advice("honest-signal", place=Place.INCOME)
    yield advice("misleading-signal", place=Place.INCOME)


def hint(move: Move, why: Advice | None = None) -> Hint:
    return Hint(Decision(0, view(), ()), move, why)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_move_and_every_reason_has_words(in_english: Languages, language: str) -> None:
    in_english.use(language)
    said = [WORDS.what(hint(move)) for move in MOVES]
    said += [WORDS.why(hint(MOVES[2], why)) for why in all_advice()]
    assert [text for text in said if not text or re.search(r"[{}]|None|Word\.|  ", text)] == []
    assert in_a_lesson()


def test_no_text_about_hints_is_left_over(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, real = set(), words.said

    def noted(key: str, *more: Texts, **facts: object) -> str:
        asked.add(key)
        return real(key, *more, **facts)

    monkeypatch.setattr("enix_desktop.ui.hertzschlag.hint_words.said", noted)
    for move in MOVES:
        WORDS.what(hint(move))
        WORDS.move(move)
    for why in all_advice():
        WORDS.why(hint(MOVES[2], why))
    texts = read(resources.text("hertzschlag/texts/en/hints.toml"))
    questions = {key for key in texts if key.startswith("question.")}  # what puzzles ask
    assert questions
    assert set(texts) - asked - questions == {"in-a-lesson"}


def test_a_reason_names_fields_money_and_the_own_goal() -> None:
    assert WORDS.because(advice("back-to-green"), view()) == (
        "On its own it brings the marker from +6 back into the green, to +3, "
        "and brings you 4 euros at thresholds."
    )
    reached = WORDS.because(advice("goal-reached"), view())
    assert reached.startswith("It reaches a goal of yours: ")
    assert reached.endswith("That gives 3 points.")


def test_a_hint_without_a_reason_says_only_what_to_do() -> None:
    assert WORDS.why(hint(Bid(4))) == ""
    assert WORDS.what(hint(Bid(4))) == "A skilled player would bid 4 euros."


def test_what_is_meant_can_be_lit() -> None:
    assert meant(Lay(3, Place.INCOME)) == [Spot(Group.HAND, 3), Spot(Group.PLACE, Place.INCOME)]
    assert meant(Pledge(None)) == [Spot(Group.EURO, SILENT)]
    assert meant(Bid(2)) == [Spot(Group.EURO, 2)]
    assert meant(Signal(Word.UP)) == [Spot(Group.WORD, Word.UP)]


def test_real_reasons_are_said_in_whole_sentences() -> None:
    for seed in range(3):
        match = dealt(3, seed)
        for number in range(40):
            waiting = RULES.to_move(match.state)
            if not waiting:
                break
            seat = waiting[0]
            moves = RULES.legal_moves(match.state, seat)
            move = moves[derived(seed, f"hint/{number}") % len(moves)]
            seen = RULES.view(match.state, seat)
            text = WORDS.because(reason(seen, move), seen)
            assert text.endswith((".", "!"))
            assert "{" not in text
            match.play(seat, move)
