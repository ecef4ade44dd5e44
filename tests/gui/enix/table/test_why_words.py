"""The words of answers to “why?”: a sentence for every reason, in every language."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from enix_desktop.catalogue import ENIX
from enix_desktop.games.enix.components import Energy, standard_components
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.refusals import Reason
from enix_desktop.games.enix.why import why_refused
from enix_desktop.games.enix.why.steps import Because, Step, step
from enix_desktop.i18n.languages import Languages
from enix_desktop.i18n.texts import FALLBACK
from enix_desktop.ui.enix.refusal_wording import RefusalWording
from enix_desktop.ui.enix.why.wording import WhyWording
from enix_desktop.ui.enix.wording import Names
from tests.unit.games.enix.simulated import RULES, played, refusals


@pytest.fixture(params=["en", "de"])
def names(qapp: QCoreApplication, request: pytest.FixtureRequest) -> Iterator[Names]:
    languages = Languages(qapp)
    languages.use(request.param)
    yield Names(standard_components(), ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fanny"])
    languages.use(FALLBACK)


def test_there_is_a_sentence_of_its_own_for_every_reason(names: Names) -> None:
    wording = RefusalWording(names)
    sentences = [wording.template(reason) for reason in Reason]
    assert all(sentence.endswith((".", "!")) for sentence in sentences)
    assert len(set(sentences)) == len(sentences)


def test_there_is_one_sentence_of_its_own_for_every_reason_of_a_step(names: Names) -> None:
    wording = WhyWording(names)
    grounds = [ground for table in wording._tables for ground in table(2)]
    assert len(set(grounds)) == len(grounds)
    assert {*Because, *Phase} - {*grounds} == {Phase.OVER}
    sentences = [wording.template(ground, 2) for ground in grounds]
    assert all(sentence.endswith(".") for sentence in sentences)
    assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("names", ["en"], indirect=True)
@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        (
            step(Because.SEAT_ORDER, players=(1, 2)),
            "Everybody who laid a card has had a turn. The others follow in seat order: Ben and Cleo.",
        ),
        (
            step(Because.ENOUGH_CARDS, total=12, stacks=5),
            "The stacks were waiting for cards. Now there are 12, enough for 5 stacks.",
        ),
        (
            step(Because.HALVED_AND_ROUNDED, total=-5, score=-3, count=1),
            "Halved by 1 ENIX card and rounded down: −5 becomes −3.",
        ),
        (
            step(Because.OTHER_PLACES, energy=Energy.WIND, count=2),
            "Wind energy may go to 2 other places.",
        ),
        (
            step(Because.TOO_DEAR, energy=Energy.WIND, cost=2, count=-1),
            "Wind energy costs 2, but there are only 0 points.",
        ),
        (step(Because.HAND_ADDED, player=0, sum=()), "Ada’s cards: 0."),
        (step(Because.HAND_ADDED, player=0, sum=(-2,)), "Ada’s cards: −2."),
        (step(Because.HAND_ADDED, player=0, sum=(-2, 5, -4)), "Ada’s cards: −2 + 5 − 4 = −1."),
        (
            step(Because.TOUCHES_TILES, energy=Energy.WIND, others=(Energy.OCEAN,)),
            "Wind energy now shares a side with Waves and tides.",
        ),
        (
            step(Because.TOUCHES_TILES, energy=Energy.WIND, others=(Energy.OCEAN, Energy.SOLAR)),
            "Wind energy now shares a side with “Waves and tides” and “Solar energy”.",
        ),
        (
            step(Because.BACKS_SHOWN, player=1, backs=(Energy.OCEAN,)),
            "The backs in Ben’s hand show “Waves and tides”.",
        ),
        (
            step(Because.TOPS_SHOW, tops=(Energy.WIND, None)),
            "Top cards, from stack 1 on: Wind energy, nothing.",
        ),
    ],
)
def test_facts_fill_the_sentence(names: Names, step: Step, sentence: str) -> None:
    assert WhyWording(names).sentence(step).replace("\N{NO-BREAK SPACE}", " ") == sentence


@pytest.mark.parametrize("edition", ENIX.editions)
def test_every_refusal_and_its_steps_are_said_whole(names: Names, edition: str) -> None:
    wording, steps = RefusalWording(names), WhyWording(names)
    met: set[Reason] = set()
    game = played(edition, "greedy", 3)
    for state in game.befores[::7] + game.afters[-1:]:
        for seat, move, refusal in refusals(state):
            if refusal.reason in met:
                continue
            met.add(refusal.reason)
            answer = why_refused(RULES.view(state, seat), refusal, move)
            for sentence in (wording.sentence(refusal), *steps.sentences(answer)):
                assert sentence.strip()
                assert "{" not in sentence
    assert len(met) > 25


@pytest.mark.parametrize("edition", ENIX.editions)
@pytest.mark.parametrize("seed", range(4))
def test_every_step_of_a_game_is_said_whole(names: Names, edition: str, seed: int) -> None:
    wording = WhyWording(names)
    for answer in played(edition, "greedy", seed).answers:
        assert answer is not None
        for sentence in wording.sentences(answer):
            assert sentence.endswith(".")
            assert "{" not in sentence
