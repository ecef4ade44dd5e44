"""Who may go back how far."""

from collections.abc import Sequence
from typing import Any

import pytest

from enix_desktop.app.play.undo import CASUAL, FREE, OWN, Obstacle, way_back
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.games.enix.moves import PASS, Cross, LayCard, PlaceTile, PlayEnix, TakeCards
from enix_desktop.games.enix.phases import Phase


class Game:
    """A game in which everybody decides like the casual player, until it is somebody's turn to think."""

    def __init__(self, undo: str, people: Sequence[int], seed: int = 3, seats: int = 3) -> None:
        names = [Participant(f"P{seat}", None if seat in people else "casual") for seat in range(seats)]
        self.match: Any = Match.begin(ENIX.rules, ENIX.id, names, ENIX.options({}, seats), seed=seed)
        self.match.record.agreed = {"undo": undo}
        self.people = people
        self._player = ENIX.player("casual")

    @property
    def made(self) -> int:
        return len(self.match.record.entries)

    def step(self) -> tuple[int, Any]:
        """One more move; who made it, and what it was."""
        seat = ENIX.rules.to_move(self.match.state)[0]
        moves = ENIX.rules.legal_moves(self.match.state, seat)
        decline = ENIX.rules.declining_move(self.match.state)
        view = ENIX.rules.view(self.match.state, seat)
        move = self._player.choose(view, moves, self.made).move if decline is None else decline
        self.match.play(seat, move)
        return seat, move

    def play_until(self, kind: Any, seat: int) -> None:
        """Up to and including the first such move of *seat*."""
        for _ in range(2000):
            who, move = self.step()
            if who == seat and isinstance(move, kind):
                return
        raise AssertionError("no such move")

    def interrupt(self, seat: int) -> None:
        """Play on until *seat* can put the cap somewhere, and let it do so."""
        for _ in range(2000):
            if ENIX.rules.to_move(self.match.state) == (seat,):
                for move in ENIX.rules.legal_moves(self.match.state, seat):
                    if isinstance(move, PlayEnix):
                        self.match.play(seat, move)
                        return
            self.step()
        raise AssertionError("no chance to interrupt")

    def back(self, seat: int = 0) -> int | Obstacle:
        return way_back(ENIX, self.match.record, seat, self.people)


def test_where_only_unfinished_choices_can_be_changed_nothing_is_taken_back() -> None:
    game = Game(OWN, [0])
    game.play_until(LayCard, 0)
    assert game.back() is Obstacle.AGREEMENT


def test_before_the_first_decision_there_is_nothing_to_take_back() -> None:
    assert Game(CASUAL, [0]).back() is Obstacle.NOTHING


def test_a_card_laid_face_down_can_be_taken_back_until_all_are_turned_over() -> None:
    game = Game(CASUAL, [0])
    game.play_until(LayCard, 0)
    assert game.back() == game.made - 1
    while game.match.state.phase is Phase.LAY:
        game.step()
    assert game.back() is Obstacle.LEARNED


def test_a_tile_can_be_put_back_after_the_computers_have_passed() -> None:
    game = Game(CASUAL, [0], seed=4)
    game.play_until(PlaceTile, 0)
    placed = game.made - 1
    assert game.back() == placed
    assert game.step()[1] == PASS
    assert game.back() == placed, "what a computer declines tells nothing"


def test_who_has_taken_cards_has_seen_them() -> None:
    game = Game(CASUAL, [0], seed=4)
    while True:
        game.play_until(TakeCards, 0)
        if game.match.record.entries[-1].move.stacks:
            break
    assert game.back() is Obstacle.LEARNED


def test_a_crossing_that_led_to_no_card_can_be_taken_back() -> None:
    game = Game(CASUAL, [0], seed=4)
    while True:
        game.play_until(Cross, 0)
        if game.match.state.phase is not Phase.TAKE:
            break
    assert game.back() == game.made - 1


@pytest.mark.parametrize("people", [[0], [0, 1]])
def test_an_interruption_has_shown_a_card_to_every_other_person(people: list[int]) -> None:
    game = Game(CASUAL, people)
    game.interrupt(0)
    assert game.back() == (game.made - 1 if people == [0] else Obstacle.LEARNED)


def test_nobody_goes_back_past_the_decision_of_another_person() -> None:
    game = Game(CASUAL, [0, 1])
    game.play_until(LayCard, 1)
    assert game.back(0) is Obstacle.SOMEBODY
    assert game.back(1) == game.made - 1


@pytest.mark.parametrize("seat", [0, 1])
def test_where_all_agreed_one_goes_back_in_any_case(seat: int) -> None:
    game = Game(FREE, [0, 1])
    game.play_until(LayCard, 0)
    game.play_until(LayCard, 1)
    game.play_until(PASS.__class__, 1)
    left = game.back(seat)
    assert isinstance(left, int)
    entry = game.match.record.entries[left]
    assert (entry.seat, type(entry.move)) == (seat, LayCard)


def test_what_is_agreed_in_unknown_words_allows_nothing() -> None:
    game = Game("always and everything", [0])
    game.play_until(LayCard, 0)
    assert game.back() is Obstacle.AGREEMENT
