"""What a table needs of whoever drives its game: the controller of a real game, or the run of a lesson."""

from typing import Any, Protocol

from PySide6.QtCore import SignalInstance

from enix_desktop.app.controller import AnyMatch, Decision
from enix_desktop.engine.rules import Event, Seat


class TableDriver(Protocol):
    """Asks people through signals, and is answered through methods."""

    looker: Seat
    people: tuple[Seat, ...]

    @property
    def happened(self) -> SignalInstance:
        """A Happening; `go_on` is called when it has been shown."""

    @property
    def asked(self) -> SignalInstance:
        """A Decision, to be answered by `decide`."""

    @property
    def withdrawn(self) -> SignalInstance:
        """The decision asked for is no longer owed."""

    @property
    def refused(self) -> SignalInstance:
        """The Refusal of what a person tried."""

    @property
    def curtain_wanted(self) -> SignalInstance:
        """The seat that is to look next."""

    @property
    def finished(self) -> SignalInstance:
        """The Outcome."""

    @property
    def hinted(self) -> SignalInstance:
        """The Hint that was asked for, or None."""

    @property
    def match(self) -> AnyMatch:
        """The match, to be looked at and not touched."""

    @property
    def decision(self) -> Decision | None:
        """What a person is being asked, if anything."""

    @property
    def hints_allowed(self) -> bool:
        """Whether one may ask for hints."""

    def view(self) -> Any:
        """The table as whoever is looking sees it now."""

    def told(self) -> list[Event]:
        """Everything that happened so far, as whoever is looking may know it."""

    def begin(self) -> None:
        """Start asking."""

    def go_on(self) -> None:
        """The window has shown what happened."""

    def lift_curtain(self) -> None:
        """The person asked for is alone with the screen."""

    def decide(self, move: Any) -> None:
        """A person answers the decision that was asked."""

    def refusal(self, move: Any) -> Any:
        """What the rules have against *move* of the person who is looking."""

    def set_interrupting(self, seat: Seat, wants: bool) -> None:
        """A person wants, or no longer wants, to be asked at the next chance to interrupt."""

    def is_interrupting(self, seat: Seat) -> bool:
        """Whether *seat* has asked to interrupt."""

    def ask_hint(self) -> None:
        """Have `hinted` tell what a skilled player would do."""

    def close(self) -> None:
        """Stop asking."""
