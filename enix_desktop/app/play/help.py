"""How much help a seat gets: as the table agreed, or as one person wants it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from enix_desktop.engine.rules import Seat

FULL, NONE, AS_AGREED = "full", "none", ""
HELP_CHOICES = (AS_AGREED, FULL, NONE)
"""What a person may want: as the table agreed, everything, or nothing."""
_SEATS = "help"


class Help(NamedTuple):
    """What a seat is shown."""

    assistance: bool
    hints: bool
    tutor: bool = False
    """Whether a choice that seems dear is asked about."""


def agreed_help(
    assistance: bool, hints: bool, seats: Sequence[str], *, tutor: bool = False
) -> dict[str, str]:
    """What a record says about help; *seats* are the wishes of all seats, and mostly there are none."""
    wishes = ",".join(f"{seat}={wish}" for seat, wish in enumerate(seats) if wish)
    said = {"assistance": "on" if assistance else "off", "hints": "on" if hints else "off"}
    if tutor:
        said["tutor"] = "on"
    return {**said, _SEATS: wishes} if wishes else said


def help_of(agreed: Mapping[str, str], seat: Seat) -> Help:
    """The help that *seat* gets; records without wishes treat all seats alike."""
    wishes = dict(part.partition("=")[::2] for part in agreed.get(_SEATS, "").split(","))
    wish = wishes.get(str(seat), AS_AGREED)
    tutor = agreed.get("tutor") == "on" and wish != NONE
    if wish in (FULL, NONE):
        return Help(wish == FULL, wish == FULL, tutor)
    return Help(agreed.get("assistance") != "off", agreed.get("hints") != "off", tutor)
