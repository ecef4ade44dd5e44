"""What a review says: figures with one decimal that add up, and no mistake where none is certain."""

import re
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.coaching.judging import Estimate
from enix_desktop.coaching.review import Judged, Review
from enix_desktop.coaching.tasks import advice, seed_of
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.review.decisions import DecisionWords, rows_of
from enix_desktop.ui.review.spans_of_review import luck_spans, sum_spans
from enix_desktop.ui.review.words import ReviewWords, kind_of, parts_of, signed
from enix_desktop.ui.window.application import application
from tests.unit.coaching.reviewed import GAMES
from tools.review_screens import course_of, made_up

NAMES = ("Ada", "Volta", "Joule", "Curie")
TITLES = DecisionWords("dearest", "nothing", "best", "all")


def example(game: str) -> tuple[ReviewWords, Review]:
    application()
    course = course_of(game, 4 if game != "station" else 3, NAMES)
    return ReviewWords(course), made_up(course, 0)


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_every_game_has_words(qtbot: QtBot, game: str) -> None:
    words, review = example(game)
    for number, one in enumerate(review.decisions, 1):
        said = [words.head(one), words.chance(number, one), *words.body(one, 0)]
        assert all(said)
        assert not re.search(r"[{}]|  |\.\.", " ".join(said))
        assert not re.search(r"\d\.\d\d", " ".join(said))


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_add_up_as_they_are_shown(qtbot: QtBot, game: str) -> None:
    words, review = example(game)
    for seat in words.course.seats:
        review = made_up(words.course, seat)
        start, own, luck, others, result = parts_of(review)
        assert start + own + luck + others == result
        assert abs(others / 1000 - review.others) < 0.002
        spans = sum_spans(review, words)
        assert [span.end for span in spans[:4]] == [span.begin for span in spans[1:4]] + [
            pytest.approx(spans[-1].end)
        ]
        assert len(luck_spans(review, words)) == len(words.course.seats)


def test_an_estimate_is_never_called_exact(qtbot: QtBot) -> None:
    """Where nothing was drawn and nothing is chosen together, luck has no interval."""
    words, review = example("station")
    assert "±" in words.part_numbers(review)[2]
    assert all("±" in figure for _, figure in words.luck(review))
    decisions = [replace(one, then=replace(one.then, half_width=0.0)) for one in review.decisions]
    review = replace(review, opening=replace(review.opening, half_width=0.0), decisions=tuple(decisions))
    numbers = words.part_numbers(review)
    assert "±" in numbers[1]
    assert "±" not in numbers[2]


def test_a_loss_within_its_interval_is_never_called_a_cost(qtbot: QtBot) -> None:
    words, review = example("enix")
    uncertain = [one for one in review.decisions if 0 < one.verdict.loss <= one.verdict.half_width]
    assert uncertain
    for one in uncertain:
        assert kind_of(one) == "even"
        assert words.head(one).endswith("as good as any other idea")
        assert len(words.body(one, 0)) == 1
    dear = {row.move for row in rows_of(review, words, TITLES)[:4]} - {None}
    assert dear == {one.number for one in review.dearest()}


def test_what_was_best_comes_with_why(qtbot: QtBot) -> None:
    words, review = example("enix")
    finest = review.finest()
    assert finest is not None
    head, *_ = [row for row in rows_of(review, words, TITLES) if row.kind == "best"]
    assert head.head == words.head(finest)
    assert "better than any other idea by 8.5\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}1.8" in head.head
    assert "Better:" not in head.body


def test_the_reason_is_that_of_the_adviser(qtbot: QtBot) -> None:
    words, review = example("enix")
    moves = GAME_UIS["enix"].move_words(NAMES)
    for one in review.dearest():
        decision = next(each for each in words.course.of(0) if each.number == one.number)
        view, best = words.course.view(decision), one.verdict.best
        why = moves.why(view, best, advice("enix", view, best, seed_of(decision)))
        assert words.body(one, 0)[1:] == [f"Better: {moves.move(view, best)}.", *([why] if why else [])]


def test_reasons_speak_to_the_reader_only_where_one_person_played(qtbot: QtBot) -> None:
    """Of several people nobody knows who is reading, and a computer's hand is not the reader's."""
    words, review = example("enix")
    record = words.course.record
    [one] = [one for one in review.dearest() if len(words.body(one, 0)) > 2][:1]
    assert record.participants[0].player is None, "Ada is a person"
    why = words.body(one, 0)[2]
    assert not why.startswith("To ")
    for people in ((), (0, 1)):
        whom = [
            replace(who, player=None if seat in people else "casual")
            for seat, who in enumerate(record.participants)
        ]
        told = ReviewWords(replace(words.course, record=replace(record, participants=tuple(whom))))
        assert told.body(one, 0)[2] == f"To Ada: {why}"


def without_loss(one: Judged) -> Judged:
    verdict = replace(one.verdict, loss=0.0, gain=0.0, best=one.move)
    return replace(one, verdict=verdict, then=replace(one.then, others=one.then.others - one.verdict.loss))


def test_where_nothing_is_certain_that_is_said(qtbot: QtBot) -> None:
    words, review = example("enix")
    review = replace(review, decisions=tuple(map(without_loss, review.decisions)))
    assert rows_of(review, words, TITLES)[0].head == "nothing"
    assert [row.head for row in rows_of(review, words, TITLES) if row.move is None] == ["nothing", "all"]


@pytest.mark.parametrize(
    ("value", "text"), [(0.123, "+12.3"), (-0.004, "−0.4"), (0.0, "0.0"), (-0.0004, "0.0"), (0.0004, "0.0")]
)
def test_nothing_has_no_sign(value: float, text: str) -> None:
    assert signed(value) == text


def test_the_result_is_told_for_winners_and_for_all_others(qtbot: QtBot) -> None:
    words, review = example("enix")
    told: Any = {
        result: words.about(
            replace(
                review,
                result=result,
                opening=replace(review.opening, others=review.opening.others + result - review.result),
            )
        )
        for result in (0.0, 0.5, 1.0)
    }
    assert told == {0.0: "Ada did not win", 0.5: "Ada shared the win", 1.0: "Ada won"}


def test_chances_stay_between_nothing_and_everything(qtbot: QtBot) -> None:
    words, review = example("enix")
    one = review.decisions[0]
    verdict = replace(one.verdict, chance=Estimate(0.99, 0.1), loss=0.2, half_width=0.1)
    assert "from 100.0% to 99.0% (±\N{NO-BREAK SPACE}10.0)" in words.chance(1, replace(one, verdict=verdict))
