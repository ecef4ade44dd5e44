"""Which games can be reviewed, and which of their moves are decisions."""

from dataclasses import replace

import pytest

from enix_desktop import catalogue
from enix_desktop.catalogue import ENIX, SHIPPED
from enix_desktop.coaching.course import NoReview, reviewed_game
from enix_desktop.coaching.positions import PUZZLE
from enix_desktop.engine.branches import Branch
from enix_desktop.engine.errors import BrokenRecord
from enix_desktop.engine.record import Record
from enix_desktop.games.hertzschlag.moves import Pledge
from enix_desktop.headless.selfplay import Plan, play
from tests.unit.coaching.reviewed import GAMES, course_of


def _shortened(game: str = "enix") -> Record[object, object]:
    record = course_of(game).record
    return replace(record, entries=record.entries[:-1], outcome=None)


def _refused(record: Record[object, object]) -> str:
    with pytest.raises(NoReview) as refused:
        reviewed_game(record)
    return refused.value.key


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    assert _refused(_shortened()) == "unfinished"


def test_a_copy_of_an_unfinished_game_is_not_reviewed() -> None:
    record = _shortened()
    assert _refused(replace(record, branches=(Branch(len(record.entries)),))) == "copy"


def test_a_puzzle_is_called_a_puzzle_and_no_unfinished_game() -> None:
    assert _refused(replace(_shortened(), agreed={PUZZLE: "0"})) == "puzzle"


def test_who_played_alone_is_not_reviewed() -> None:
    alone = play(Plan(SHIPPED["enigma"], {}, ("casual",), 1)).record
    assert _refused(alone) == "alone"


def test_a_game_without_a_coach_is_not_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "SHIPPED", {"enix": replace(ENIX, coach=None)})
    assert _refused(play(Plan(ENIX, {}, ("casual", "casual"), 1, max_rounds=1)).record) == "no-coach"


def test_a_game_that_breaks_a_rule_is_not_reviewed() -> None:
    record = course_of("enix").record
    with pytest.raises(BrokenRecord):
        reviewed_game(replace(record, entries=[*record.entries[:5], *record.entries[6:]]))


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_a_choice_between_moves_that_were_legal_when_it_was_asked(game: str) -> None:
    course = course_of(game)
    rules = course.game.rules
    assert course.decisions
    for decision in course.decisions:
        entry = course.record.entries[decision.number - 1]
        assert (entry.seat, entry.move) == (decision.seat, decision.move)
        assert decision.asked < decision.number <= decision.settled
        state = course.states[decision.asked]
        assert len(rules.legal_moves(state, decision.seat)) > 1
        assert rules.refusal(state, decision.seat, decision.move) is None


@pytest.mark.parametrize("game", ["enix", "hertzschlag"])
def test_those_who_choose_together_are_asked_and_answered_together(game: str) -> None:
    joint = [decision for decision in course_of(game).decisions if decision.is_joint]
    later = [decision for decision in joint if decision.number - 1 > decision.asked]
    assert later
    for decision in later:
        assert any(
            (other.asked, other.settled) == (decision.asked, decision.settled) and other.seat != decision.seat
            for other in joint
        )


def test_nobody_is_judged_for_not_interrupting() -> None:
    course = course_of("enix")
    rules = course.game.rules
    declining = {rules.declining_move(state) for state in course.states} - {None}
    assert declining
    assert not any(decision.move in declining for decision in course.decisions)


def test_what_binds_nobody_is_not_judged() -> None:
    for seed in range(3, 30):
        course = course_of("hertzschlag", seed)
        if any(isinstance(entry.move, Pledge) for entry in course.record.entries):
            assert not any(isinstance(decision.move, Pledge) for decision in course.decisions)
            return
    pytest.fail("nobody pledged anything")


def test_solving_is_not_judged() -> None:
    kinds = {type(decision.move).__name__ for decision in course_of("enigma").decisions}
    assert kinds <= {"Choose", "PlaceTile", "PlaceNetworker", "NoNetworker"}
