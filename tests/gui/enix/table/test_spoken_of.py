"""The frame is around those of whom the line speaks, and points to move are one number everywhere."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from enix_desktop.app.play.table_driver import Happening
from enix_desktop.engine.rules import EVERYBODY, Event
from enix_desktop.games.enix import events
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import Cross
from enix_desktop.games.enix.phases import Phase, Stage
from enix_desktop.ui.enix.place_facts import points_of
from enix_desktop.ui.enix.table_screen import TableScreen
from tests.gui.enix.table.conftest import SitDown
from tests.gui.enix.table.person import Person
from tools.screens import asked, first, table

HANDS = ["hydro-01 hydro-02 hydro-03 solar-01", "solar-11 wind-01 wind-03 wind-02", "ocean-01 ocean-02"]
THREE = {"hands": HANDS, "pawns": ["biomass", "solar", "solar"]}


@pytest.fixture
def person(sit_down: SitDown) -> Person:
    return sit_down(THREE)


def framed(screen: TableScreen) -> list[int]:
    return [seat for seat, place in enumerate(screen.scene.places) if place.is_framed]


def in_turn(screen: TableScreen) -> list[int]:
    return [seat for seat, place in enumerate(screen.scene.places) if place.is_in_turn]


@pytest.mark.parametrize(
    ("event", "seats"),
    [
        (events.TurnBegan(2, 0), [2]),
        (events.PawnJumped(1, Energy.SOLAR, Energy.WIND), [1]),
        (events.CardStolen(2, 0, Energy.HYDRO, 13), [2]),
        (events.EnixPlayed(1, 11, None, Energy.WIND), [1]),
        (events.CompetitionBegan((1, 2)), [1, 2]),
        (events.OrderDrawn((2, 0)), [0, 2]),
        (events.RoundBegan(4), []),
    ],
    ids=repr,
)
def test_who_is_spoken_of_is_framed(person: Person, event: Event, seats: list[int]) -> None:
    person.screen.story.narrator.begin(event, person.controller.view())
    assert framed(person.screen) == seats


def test_what_is_about_nobody_leaves_the_frame_with_who_is_in_turn(person: Person) -> None:
    view = person.controller.view()
    view.active = 1
    person.scene.show_view(view)
    person.screen.story.narrator.begin(events.StacksShuffled((3, 3, 3, 3, 3)), view)
    assert framed(person.screen) == [1]


def test_who_interrupts_is_framed_as_long_as_the_line_says_so(person: Person) -> None:
    person.screen.leave_mode()
    view = person.controller.view()
    view.active, view.phase = 1, Phase.WINDOW
    person.screen._on_happened(Happening([events.EnixPlayed(2, 11, None, Energy.WIND)], view))
    person.wait(lambda: not person.screen.queue.is_running)
    assert person.prompt.startswith("Cleo plays")
    assert framed(person.screen) == [2]
    assert in_turn(person.screen) == [1]
    person.screen.say("It is Ben’s turn.")
    assert framed(person.screen) == [1]


@pytest.fixture
def slow(sit_down: SitDown) -> Iterator[Person]:
    """A table on which what happens is shown for a while."""
    person = sit_down(THREE)
    person.screen.leave_mode()
    person.screen.set_speed("slow")
    yield person
    person.screen.queue.finish()


def test_a_turn_is_marked_as_soon_as_it_is_told(slow: Person) -> None:
    view = slow.controller.view()
    view.active, view.phase, view.waiting = 1, Phase.WINDOW, (0, 2)
    slow.scene.show_view(view)
    view = slow.controller.view()
    view.active, view.phase, view.waiting = 2, Phase.WINDOW, (0,)
    slow.screen._on_happened(Happening([events.TurnBegan(2, 0)], view))
    slow.wait(lambda: slow.screen._prompt.is_telling)
    assert slow.screen.queue.is_running, "the view is not shown yet"
    assert slow.prompt.startswith("It is Cleo’s turn, with 0")
    assert framed(slow.screen) == in_turn(slow.screen) == [2]
    assert [pawn._is_in_turn for pawn in slow.scene.board.pawns] == [False, False, True]


def test_those_who_compete_are_marked_as_soon_as_it_is_told(slow: Person) -> None:
    view = slow.controller.view()
    view.active, view.phase = 0, Phase.WINDOW
    slow.scene.show_view(view)
    view = slow.controller.view()
    view.contenders, view.phase, view.to_move = (1, 2), Phase.COMPETE, (1, 2)
    slow.screen._on_happened(Happening([events.CompetitionBegan((1, 2))], view))
    slow.wait(lambda: slow.screen._prompt.is_telling)
    assert slow.screen.queue.is_running
    assert framed(slow.screen) == [1, 2]
    assert in_turn(slow.screen) == []
    assert [place._is_competing for place in slow.scene.places] == [False, True, True]


@pytest.mark.parametrize("phase", [Phase.LAY, Phase.MOVE, Phase.STEAL])
def test_who_is_asked_is_framed(qapp: QApplication, phase: Phase) -> None:
    screen = table(first(4, asked(phase)))
    assert screen.mode is not None
    assert framed(screen) == [0]


def test_who_is_asked_in_the_turn_of_another_is_framed(person: Person) -> None:
    view = person.controller.view()
    view.active, view.phase = 1, Phase.WINDOW
    person.scene.show_view(view)
    person.screen.say("Ada, put the blackout cap on a tile.")
    assert framed(person.screen) == [0]
    assert in_turn(person.screen) == [1]


MOVING = {
    "hands": ["solar-05 hydro-02 solar-01", "hydro-01 wind-01 wind-03"],
    "pawns": ["solar", "biomass"],
    "moves": ["all lay solar-05 and hydro-01"],
}


def test_points_that_are_left_are_one_number_everywhere(sit_down: SitDown) -> None:
    person = sit_down(MOVING)
    person.wait(lambda: person.phase is Phase.MOVE)
    before = person.controller.view().points
    decision = person.controller.decision
    assert decision is not None
    cross = next(move for move in decision.moves if isinstance(move, Cross))
    person.screen.decide(cross)
    person.wait(lambda: person.controller.view().moved)
    view = person.controller.view()
    assert 0 <= view.points < before
    assert points_of(view, 0) == view.points
    person.scene.show_view(view)
    caption = person.scene.captions.points(view.points)
    assert caption in person.scene.places[0]._captions[0]


def test_after_moving_no_points_are_told(person: Person) -> None:
    view = person.controller.view()
    view.active, view.points, view.laid = 0, 3, ((4,), (5,), ())
    worth = view.table.components.values
    view.phase, view.stage = Phase.MOVE, Stage.MOVEMENT
    assert (points_of(view, 0), points_of(view, 1), points_of(view, 2)) == (3, worth[5], None)
    for phase, stage in (
        (Phase.STEAL, Stage.MOVEMENT),
        (Phase.REFILL, Stage.MOVEMENT),
        (Phase.WINDOW, Stage.END),
    ):
        view.phase, view.stage = phase, stage
        assert points_of(view, 0) is None


def test_everybody_together_sees_the_same_points(person: Person) -> None:
    view = person.controller.view()
    view.seat, view.active, view.points, view.laid = EVERYBODY, 1, 2, ((), (5,), ())
    view.phase, view.stage = Phase.MOVE, Stage.MOVEMENT
    assert points_of(view, 1) == 2
