"""Help for each seat: what the table agreed, unless a person wants it otherwise."""

from dataclasses import replace

import pytest

pytest.importorskip("PySide6")
pytestmark = pytest.mark.qt

from enix_desktop.app.play.choices import Choices, SeatChoice, default_choices  # noqa: E402
from enix_desktop.app.play.games import dealt  # noqa: E402
from enix_desktop.app.play.help import FULL, NONE, Help, agreed_help, help_of  # noqa: E402
from enix_desktop.catalogue import GAMES  # noqa: E402
from enix_desktop.engine.record_json import read, write  # noqa: E402

GAME = GAMES["enix"]
FAMILY = (
    SeatChoice("Mia", "red", None, FULL),
    SeatChoice("Volta", "blue", "casual"),
    SeatChoice("Papa", "green", None, NONE),
    SeatChoice("Oma", "yellow", None),
)
TABLE = Choices("enix", FAMILY, GAME.usual_choices(), assistance=True, hints=False)


def test_a_seat_gets_what_it_wants_and_the_others_what_was_agreed() -> None:
    agreed = dealt(TABLE).record.agreed
    assert help_of(agreed, 0) == Help(assistance=True, hints=True)
    assert help_of(agreed, 2) == Help(assistance=False, hints=False)
    assert help_of(agreed, 3) == Help(assistance=True, hints=False)


def test_a_record_keeps_it() -> None:
    record = dealt(TABLE).record
    again = read(write(record, GAME.codec), {"enix": GAME.codec})
    assert again.agreed == record.agreed
    assert help_of(again.agreed, 0).hints


def test_who_plays_alone_has_nobody_to_differ_from() -> None:
    alone = replace(TABLE, seats=FAMILY[:2])
    assert help_of(dealt(alone).record.agreed, 0) == Help(assistance=True, hints=False)


def test_older_records_treat_all_seats_alike() -> None:
    old = {"undo": "own", "assistance": "off", "hints": "on"}
    assert {help_of(old, seat) for seat in range(4)} == {Help(assistance=False, hints=True)}
    assert help_of({}, 0) == Help(assistance=True, hints=True)


@pytest.mark.parametrize("strange", ["", "0", "0=", "0=some", "x=full", ",,=", "7=full"])
def test_strange_wishes_are_none(strange: str) -> None:
    agreed = {**agreed_help(True, False, ()), "help": strange}
    assert help_of(agreed, 0) == Help(assistance=True, hints=False)


def test_choices_are_remembered_and_those_from_before_are_read() -> None:
    written = TABLE.to_json()
    assert Choices.from_json(GAME, written).seats == FAMILY
    seats = [{key: value for key, value in seat.items() if key != "help"} for seat in written["seats"]]  # type: ignore[attr-defined]
    before = Choices.from_json(GAME, {**written, "seats": seats})
    assert [seat.help for seat in before.seats] == [""] * 4
    odd = [{**seats[0], "help": "magic"}, *seats[1:]]
    assert Choices.from_json(GAME, {**written, "seats": odd}) == default_choices(GAME)
