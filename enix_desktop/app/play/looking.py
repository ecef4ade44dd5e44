"""A game as it is seen by those who look at the screen: everybody, or one person alone."""

from collections.abc import Sequence
from typing import Any

from enix_desktop.app.play.private_moments import PrivateMoments
from enix_desktop.app.play.table_driver import AnyMatch, TableDriver
from enix_desktop.catalogue import GAMES
from enix_desktop.engine.rules import EVERYBODY, Event, Seat


class LookedAt(TableDriver):
    """A game with its history, told to whoever looks as far as that viewer may know it."""

    def __init__(self, match: AnyMatch, history: Sequence[Event]) -> None:
        super().__init__()
        self._match = match
        self._history = list(history)
        self._game = GAMES[match.record.game]
        participants = match.record.participants
        self.people = tuple(seat for seat, who in enumerate(participants) if who.player is None)
        self._moments = PrivateMoments(self._game, self.people)
        self._moments.look_back(self._game, match.record)

    @property
    def match(self) -> AnyMatch:
        """The match; read-only."""
        return self._match

    @property
    def history(self) -> Sequence[Event]:
        """Everything that happened so far, with everybody's secrets."""
        return self._history

    @property
    def viewer(self) -> Seat:
        """Whose view the window shows: a seat's, or EVERYBODY's at the public table."""
        return self._moments.viewer

    @viewer.setter
    def viewer(self, seat: Seat) -> None:
        self._moments.viewer = seat

    def view(self) -> Any:
        """The table as the viewer sees it now."""
        return self._seen_by(self.viewer)

    def told(self) -> list[Event]:
        """Everything that happened so far, as the viewer may know it."""
        return [event.seen_by(self.viewer) for event in self._history]

    def news(self) -> list[Event]:
        """What has happened since the person last looked alone, as that person may know it."""
        return self._moments.news(self.person, self._history) if self._moments.is_shared else []

    def peek(self) -> Any:
        """The table as the person sees it who is asked at the public table."""
        return self._seen_by(self.person)

    def refusal(self, move: Any) -> Any:
        """What the rules have against *move* of the person who is asked, for showing it beforehand."""
        return self._match.rules.refusal(self._match.state, self.person, move)

    def _public_view(self) -> Any:
        return self._seen_by(EVERYBODY)

    def _seen_by(self, viewer: Seat) -> Any:
        return self._match.rules.view(self._match.state, viewer)
