"""What a finished game of Station Six is remembered for, and what a replay marks."""

from collections.abc import Sequence

from enix_desktop.engine.rules import Event
from enix_desktop.engine.summary import SeatSummary
from enix_desktop.games.station import events
from enix_desktop.games.station.components import Station
from enix_desktop.games.station.events import Change
from enix_desktop.games.station.summary import (
    BIG_SHOT,
    BIOTOPE,
    BORROWED,
    COMEBACK,
    FIRE,
    FULL_ROOM,
    GARDENER,
    LARGEST_SHOT,
    LOST,
    PEACEFUL,
    PICKPOCKET,
    PLAYED,
    SALVO,
    STEAL,
    STOLEN,
    TIE,
    summarize,
)
from enix_desktop.games.station.watching import DOCK, END, SHOT, StationWatching
from enix_desktop.games.station.watching import STEAL as STOLEN_MARK
from tests.unit.games.station.tables import dealt

WHITE, VIOLET = 0, 1


def seats(*happened: Event, count: int = 3) -> Sequence[SeatSummary]:
    return summarize(dealt(count, 1).record.setup, happened).seats


def fired(seat: int, shuttles: Sequence[int], before: int = 0) -> events.LaserFired:
    shots = tuple((shuttle, card) for card, shuttle in enumerate(shuttles))
    return events.LaserFired(seat, shots, (), before, before + len(shots))


def ended(laser: tuple[int, ...], winners: tuple[int, ...]) -> events.GameEnded:
    return events.GameEnded(laser, (0,) * len(laser), winners)


def test_who_stole_and_who_lost_are_counted_each_at_its_seat() -> None:
    thief, first, second = seats(
        events.CanteenUsed(0, (1, 2), (Change(Station.CANTEEN, 3, 1),)),
        events.CardStolen(0, 1, 5),
        events.CardStolen(0, 2, 6),
    )
    assert (thief.tallies[STEAL], thief.tallies[STOLEN], thief.tallies.get(LOST, 0)) == (1, 2, 0)
    for victim in (first, second):
        assert (victim.tallies[LOST], victim.tallies.get(STOLEN, 0)) == (1, 0)
    assert PICKPOCKET in thief.deeds
    assert not first.deeds


def test_a_comeback_is_won_by_who_alone_was_last_when_the_last_round_began() -> None:
    shots = (fired(0, [WHITE] * 2), fired(1, [WHITE]), events.RoundBegan(2), fired(2, [WHITE] * 7))
    assert COMEBACK in seats(*shots, ended((2, 1, 7), (2,)))[2].deeds
    level = (fired(0, [WHITE] * 2), events.RoundBegan(2), fired(2, [WHITE] * 7))
    assert COMEBACK not in seats(*level, ended((2, 0, 7), (2,)))[2].deeds
    ahead = (fired(2, [WHITE]), events.RoundBegan(2), fired(2, [WHITE] * 6, 1))
    assert COMEBACK not in seats(*ahead, ended((0, 0, 7), (2,)))[2].deeds


def test_a_borrowed_shuttle_was_docked_by_somebody_else_in_this_round() -> None:
    docked = events.ShuttlesDocked(0, ((WHITE, Station.PORT),), ())
    own, other, _ = seats(docked, fired(0, [WHITE]), fired(1, [WHITE]))
    assert BORROWED not in own.deeds
    assert BORROWED in other.deeds
    returned = events.ShuttlesReturned(((WHITE, Station.PORT),))
    later = events.ShuttlesDocked(1, ((WHITE, Station.PORT),), ())
    assert BORROWED not in seats(docked, returned, later, fired(1, [WHITE]))[1].deeds


def test_a_tie_is_won_by_one_alone() -> None:
    assert TIE in seats(ended((7, 7, 3), (1,)))[1].deeds
    assert TIE not in seats(ended((7, 7, 3), (0, 1)))[0].deeds
    assert TIE not in seats(ended((8, 7, 3), (0,)))[0].deeds


def test_shots_stations_and_peace_are_remembered() -> None:
    full = events.BiotopeUsed(0, 5, 0, (Change(Station.BIOTOPE, 7, 1), Change(Station.PORT, 6, 7)))
    shooter, other, _ = seats(full, fired(0, [WHITE, WHITE, VIOLET, WHITE, WHITE]), ended((5, 0, 0), (0,)))
    assert shooter.deeds >= {BIG_SHOT, SALVO, FULL_ROOM, GARDENER, PEACEFUL}
    assert [shooter.tallies[name] for name in (BIOTOPE, FIRE, PLAYED, LARGEST_SHOT)] == [1, 1, 5, 5]
    assert not other.deeds
    small = seats(fired(0, [WHITE] * 4), fired(0, [WHITE] * 2, 4))[0]
    assert (small.tallies[LARGEST_SHOT], small.tallies[PLAYED]) == (4, 6)
    assert not small.deeds & {BIG_SHOT, SALVO}


def test_a_replay_marks_shots_thefts_shuttles_and_the_end() -> None:
    watching = StationWatching()
    told: list[tuple[Event, str | None]] = [
        (fired(0, [WHITE]), SHOT),
        (events.CardStolen(0, 1, None), STOLEN_MARK),
        (events.ShuttlesDocked(0, ((WHITE, Station.PORT),), ()), DOCK),
        (ended((7, 1, 0), (0,)), END),
        (events.Passed(0, Station.PORT), None),
    ]
    assert [watching.mark(event) for event, _ in told] == [mark for _, mark in told]
    assert watching.turn_begun(events.TurnBegan(2, Station.PORT, 1)) == 2
    assert watching.turn_begun(told[0][0]) is None
