"""The race at a glance: who could come how far this round, from public facts only."""

from pytestqt.qtbot import QtBot

from enix_desktop.catalogue import STATION
from enix_desktop.games.station.components import Colour
from enix_desktop.games.station.moves import Fire
from enix_desktop.ui.station.table.race_item import best_laser
from tests.gui.station.table.positions import position
from tests.unit.games.station.tables import COMPONENTS

CARDS = "violet-sun violet-glass violet-cogs"
BOTH = (CARDS, CARDS)


def best(qtbot: QtBot, seat: int, hands: tuple[str, str], **more: object) -> int:
    at = position(qtbot, hands, laser=[2, 3], **more)
    return best_laser(at.mode.view, seat)


def test_who_is_in_turn_at_the_energy_centre_can_still_fire(qtbot: QtBot) -> None:
    more: dict[str, object] = {
        "shuttles": {"violet": "command"},
        "energy": {"centre": [2, 1], "command": [3, 3]},
    }
    assert best(qtbot, 0, BOTH, active="centre", **more) == 4
    assert best(qtbot, 1, BOTH, active="centre", **more) == 4


def test_who_has_had_the_turn_there_cannot(qtbot: QtBot) -> None:
    at = position(qtbot, [CARDS, CARDS], active="centre", laser=[2, 3], energy={"centre": [2, 5]}, acted=[1])
    assert best_laser(at.mode.view, 1) == 3


def test_cards_and_energy_bound_the_shots(qtbot: QtBot) -> None:
    assert (
        best(qtbot, 0, ("violet-sun", CARDS), active="port", energy={"centre": [6, 1], "port": [2, 1]}) == 3
    )
    assert (
        best(qtbot, 0, BOTH, active="canteen", energy={"centre": [6, 1], "canteen": [4, 3]}) == 2
    )  # nothing docked


def test_other_hands_change_nothing(qtbot: QtBot) -> None:
    more: dict[str, object] = {"active": "port", "energy": {"centre": [3, 3], "port": [2, 1]}}
    first = best(qtbot, 1, (CARDS, "red-cogs blue-cogs"), **more)
    assert first == best(qtbot, 1, (CARDS, "violet-plant white-sun"), **more)


def test_a_shuttle_that_waits_may_be_docked_at_the_energy_centre(qtbot: QtBot) -> None:
    """There each shot takes two; nothing lies anywhere else."""
    nothing = {key: [0, 0] for key in ("machine", "command", "biotope", "port", "canteen")}
    more: dict[str, object] = {"energy": {**nothing, "centre": [5, 1]}}
    more["order"] = {"port": [0, 1], "canteen": [0, 1]}
    assert best(qtbot, 0, BOTH, active="port", **more) == 4
    assert best(qtbot, 0, BOTH, active="canteen", **more) == 2


def test_shuttles_may_be_docked_until_all_had_their_turn_at_the_spaceport(qtbot: QtBot) -> None:
    more: dict[str, object] = {"active": "port", "acted": [1], "energy": {"centre": [3, 3], "port": [2, 3]}}
    assert best(qtbot, 1, BOTH, **more) == 6


def test_the_race_follows_a_shot_while_it_is_shown(qtbot: QtBot) -> None:
    at = position(
        qtbot,
        BOTH,
        active="centre",
        shuttles={"violet": "command"},
        energy={"centre": [2, 1], "command": [3, 3]},
    ).at
    at.set_speed("normal")
    match, race = at.driver.match, at.scene.race
    violet = COMPONENTS.shuttles.index(Colour.VIOLET)
    happened = match.play(0, Fire(((violet, match.state.hands[0][0]),)))
    assert race.laser(0) == 0
    at.animate(happened, STATION.rules.view(match.state, 0))
    assert at.queue.is_running
    assert race.laser(0) == 1
