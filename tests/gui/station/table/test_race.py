"""The race at a glance: who could come how far this round, from public facts only."""

from pytestqt.qtbot import QtBot

from enix_desktop.ui.station.table.race_item import best_laser
from tests.gui.station.table.positions import position

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
