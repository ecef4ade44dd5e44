"""Every event, refusal, reason and rule of ENIGMA has words, in every language and with every fact."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest
from PySide6.QtWidgets import QApplication

from enix_desktop.catalogue import ENIGMA
from enix_desktop.engine.match import replay
from enix_desktop.engine.rules import EVERYBODY, Event, Outcome
from enix_desktop.games.enigma import events, summary
from enix_desktop.games.enigma.dealing import opening
from enix_desktop.games.enigma.faces import Colour
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.games.enigma.refusals import Reason, Refusal
from enix_desktop.games.enigma.rules import EnigmaRules
from enix_desktop.games.enigma.view import View
from enix_desktop.i18n.languages import Languages
from enix_desktop.players.enigma.advice import REASONS, Advice
from enix_desktop.ui.enigma.final_words import FinalWords
from enix_desktop.ui.enigma.game_ui import ENIGMA_UI
from enix_desktop.ui.enigma.hint_words import HintWords
from enix_desktop.ui.enigma.statistics import EnigmaStatistics
from enix_desktop.ui.enigma.why import WhyWords
from enix_desktop.ui.enigma.words import cell_words, place_name, seconds
from enix_desktop.ui.enigma.words.events import EventWords, rule_of
from enix_desktop.ui.enigma.words.narration import EnigmaNarration
from enix_desktop.ui.enigma.words.refusals import refused
from enix_desktop.ui.table.player_names import PlayerNames
from tools.enigma_screens import NAMES, played_until

RULES = EnigmaRules()
BRACES = re.compile(r"[{}]")
FACTS: dict[str, object] = {
    "category": Category.WEIGHTS,
    "seat": 1,
    "x": 1,
    "y": -2,
    "rotation": 7,
    "ms": 1,
    "limit": 180_000,
}


@pytest.fixture(params=["en", "fr", "de"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    made = Languages(qapp)
    made.use(request.param)
    yield request.param
    made.use("en")


@pytest.fixture(scope="module")
def names(qapp: QApplication) -> PlayerNames:
    return PlayerNames(NAMES)


class Played(NamedTuple):
    """A game that is over."""

    view: View
    outcome: Outcome
    happened: Sequence[Event]


@pytest.fixture(scope="module")
def played(qapp: QApplication) -> Played:
    """Everything that happened in a game, and how it ended."""
    match = played_until(4, 3, lambda state: False)
    steps = replay(RULES, ENIGMA.codec, match.record)
    happened = [event for step in steps for event in step.events]
    outcome = RULES.outcome(match.state)
    assert outcome is not None
    return Played(RULES.view(match.state, EVERYBODY), outcome, [*opening(match.record.setup), *happened])


def test_every_refusal_has_a_sentence(language: str, names: PlayerNames) -> None:
    for reason in Reason:
        if reason.name.endswith("OTHER_KIND"):
            for phase in Phase:
                if phase is not Phase.OVER:
                    assert refused(Refusal(reason, {"owed": phase}), names)
            continue
        text = refused(Refusal(reason, FACTS), names)
        assert text
        assert not BRACES.search(text)


def test_everything_that_happens_is_told_and_can_be_asked_about(
    language: str, names: PlayerNames, played: Played
) -> None:
    view, happened = played.view, played.happened
    words, narration, why = EventWords(names), EnigmaNarration(names), WhyWords(names)
    kinds = set()
    for number, event in enumerate(happened):
        text = words.sentence(event)
        silent = isinstance(event, events.ResultGiven) or event == events.RoundEnded(
            getattr(event, "number", 0), ()
        )
        assert (text is None) == silent, event
        telling = narration.telling([event], 0)
        assert (telling is None) == silent
        if text is None:
            continue
        kinds.add(type(event))
        assert not BRACES.search(text)
        answer = why.happened(view, happened, number)
        assert answer is not None
        assert answer.title() == text
        assert answer.steps()
        assert rule_of(event) in answer.rules or isinstance(event, events.SystemScored | events.ResultsShown)
    assert {events.RoundBegan, events.TilePlaced, events.SystemScored, events.GameEnded} <= kinds


def test_every_reason_of_a_hint_has_words(language: str, names: PlayerNames) -> None:
    words = HintWords(names)
    for reason, facts in REASONS.items():
        for number in (1, 3):
            known = {"colour": Colour.BLUE, "cell": (1, -1), "seat": 2}
            text = words.because(Advice(reason, {fact: known.get(fact, number) for fact in facts}))
            assert bool(text) == (reason != "solve"), reason
            assert not BRACES.search(text)


def test_the_end_is_told_part_by_part(language: str, names: PlayerNames, played: Played) -> None:
    view, outcome, happened = played
    words = FinalWords(view, outcome, happened, names)
    for seat, points in enumerate(outcome.scores):
        assert sum(words.parts[seat].values()) == points, "every point comes from a colour"
        assert NAMES[seat] in words.result(seat)
        steps = WhyWords(names).score(happened, outcome, seat).steps()
        assert len(steps) >= 3
    assert words.headline()
    assert words.reason()
    assert words.tie()
    tied = FinalWords(view, Outcome((9, 9, 1, 0), (0, 1)), happened, names)
    assert tied.is_tied
    assert tied.reason()


def test_badges_bests_and_choices_have_words(language: str, qapp: QApplication) -> None:
    statistics = EnigmaStatistics()
    assert len(statistics.badges()) == len(summary.DEEDS) + 2
    assert all(words.title and words.about for words in statistics.badges().values())
    assert set(summary.TIMES) <= set(statistics.bests())
    for words in ENIGMA_UI.choices().values():
        assert words.title
        assert all(value.name and value.lines[0] for value in words.values.values())
    assert all(style.name and style.about for style in ENIGMA_UI.styles().values())


def test_places_and_cells_are_named(qapp: QApplication) -> None:
    assert place_name(2, -1) == "2 right, 1 up"
    assert place_name(0, 0) == "on the starting cell"
    assert cell_words((2, 0, 1)) == "2 red cells and 1 yellow cell"
    assert cell_words((0, 0, 0)) == "no power cells"


def test_one_tile_goes_back_or_several_do(language: str, names: PlayerNames) -> None:
    words = EventWords(names)
    one, two = (words.sentence(events.RoundEnded(1, boxed)) or "" for boxed in ((1,), (1, 2)))
    tile, tiles = {
        "en": ("The tile goes", "The tiles go "),
        "de": ("Das Kärtchen kommt", "Die Kärtchen kommen"),
        "fr": ("La tuile retourne", "Les tuiles retournent"),
    }[language]
    assert one.startswith(tile)
    assert two.startswith(tiles)


def test_a_number_and_its_unit_stay_in_one_line(language: str) -> None:
    assert seconds(57_000).endswith("0\N{NO-BREAK SPACE}s")
