"""What a tutor thinks: of choices that are clearly dear, and of nothing that its seat cannot know."""

from typing import Any

import pytest

from enix_desktop.app.play.help import FULL, NONE, agreed_help, help_of
from enix_desktop.catalogue import GAMES, Game
from enix_desktop.coaching.doubting import is_dear
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant

COACHED = [game for game in GAMES.values() if game.coach is not None]


def decisions(game: Game, seats: int = 3) -> Any:
    """Matches in which seat 0 has something to choose that can be judged."""
    assert game.coach is not None
    players = [Participant(str(seat), "casual") for seat in range(seats)]
    options = game.options(game.usual_choices(), seats)
    match: Any = Match.begin(game.rules, game.id, players, options, seed=3)
    player = game.player("casual")
    while owing := game.rules.to_move(match.state):
        seat = owing[0]
        moves, view = game.rules.legal_moves(match.state, seat), game.rules.view(match.state, seat)
        if seat == 0 and len(moves) > 1 and match.record.entries and game.coach.judges(view):
            yield match, moves
        made = len(match.record.entries)
        match.play(seat, player.choose(view, moves, made).move)


@pytest.mark.parametrize("game", COACHED, ids=lambda game: game.id)
def test_what_nobody_at_the_seat_knows_changes_no_answer(game: Game) -> None:
    asked = 0
    for match, moves in decisions(game):
        twin = game.rules.with_other_secrets(match.state, 0, 4711)
        views = [game.rules.view(state, 0) for state in (match.state, twin)]
        answers = [is_dear(game.id, view, moves[-1], 5) for view in views]
        assert answers[0] == answers[1]
        asked += twin != match.state
        if asked == 2:
            break
    assert asked


@pytest.mark.parametrize("game", COACHED, ids=lambda game: game.id)
def test_some_choices_are_dear_and_some_are_not(game: Game) -> None:
    found = set()
    for match, moves in decisions(game):
        view = game.rules.view(match.state, 0)
        found |= {is_dear(game.id, view, move, 5) for move in (moves[0], moves[-1])}
        if len(found) == 2:
            break
    assert found == {True, False}


def test_a_table_agrees_on_a_tutor_and_a_person_may_do_without() -> None:
    agreed = agreed_help(assistance=True, hints=False, seats=["", NONE, FULL], tutor=True)
    assert [help_of(agreed, seat).tutor for seat in range(3)] == [True, False, True]
    assert "tutor" not in agreed_help(assistance=True, hints=True, seats=[])
    assert not help_of({}, 0).tutor
