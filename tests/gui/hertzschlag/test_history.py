"""The table of Hertzschlag as it was when something was told."""

from enix_desktop.engine.rules import Event
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.faces import PLANTS
from enix_desktop.games.hertzschlag.table import Setup
from enix_desktop.ui.hertzschlag.history import History
from tests.gui.hertzschlag.played import Played, wandered

GAMES = [wandered(seats, seed) for seats in (3, 4, 5) for seed in range(4)]
PAYING = (
    events.EventPaid,
    events.IncomeTaken,
    events.CardPlayed,
    events.MarkerMoved,
    events.CashPaid,
    events.BidsShown,
)


def past(game: Played, told: int) -> History:
    setup: Setup = game.match.record.setup
    return History(setup, game.told()[:told])


def money_of(event: Event) -> dict[int, int]:
    """What seats own after *event*, as far as it says so."""
    match event:
        case events.CashPaid() | events.BidsShown():
            return dict(enumerate(event.money))
        case events.EventPaid() | events.IncomeTaken() | events.CardPlayed() | events.MarkerMoved():
            return {event.seat: event.money}
        case _:
            return {}


def test_money_is_followed_through_every_event_that_tells_it() -> None:
    seen = set()
    for game in GAMES:
        for number, event in enumerate(game.told(), start=1):
            for seat, euro in money_of(event).items():
                seen.add(type(event))
                assert past(game, number).money[seat] == euro
    assert seen == set(PAYING)


def test_in_the_end_everything_is_as_the_last_view_shows_it() -> None:
    for game in GAMES:
        view, whole = game.view(), past(game, len(game.happened))
        assert tuple(whole.money) == view.money
        assert tuple(map(tuple, whole.displays)) == view.displays
        assert (whole.calm, whole.price, whole.round) == (view.calm, view.price, view.round)
        assert set(whole.used) == {plant for plant in PLANTS if not view.plants[plant]}
