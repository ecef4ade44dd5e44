"""What happens at the table, told to whoever looks while it happens."""

from collections.abc import Sequence

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enigma import events
from enix_desktop.games.enigma.view import View
from enix_desktop.ui.enigma.words import points_words, said
from enix_desktop.ui.enigma.words.events import TEXTS, EventWords
from enix_desktop.ui.table.narration import Telling
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.recap import RecapLine

DECISIONS = (events.TileTaken, events.TilePlaced, events.NetworkerPlaced, events.NetworkerKept)
"""What somebody chose."""
_QUIET = (events.RoundBegan, events.TilesTurned, events.NetworkerKept)
"""The table shows it, so nobody needs time to read it."""
_OF_ALL = (
    events.RoundBegan,
    events.TilesTurned,
    events.ResultsShown,
    events.SystemScored,
    events.RoundEnded,
    events.GameEnded,
)
"""What nobody does alone."""


def actor(event: Event) -> Seat | None:
    """Who did it, if anybody did."""
    if isinstance(event, events.SystemScored):
        return event.by
    return getattr(event, "seat", None)


def decided_by(event: Event) -> Seat | None:
    """Whose decision it was, if it was one."""
    return actor(event) if isinstance(event, DECISIONS) else None


def concerns(event: Event, you: Seat) -> bool:
    """Whether the viewer must not miss it."""
    match event:
        case events.SystemScored():
            return any(earning.seat == you for earning in event.earnings) and event.by != you
        case events.GameEnded():
            return True
        case _:
            return False


class EnigmaNarration:
    """Sentences in the current language."""

    def __init__(self, names: PlayerNames) -> None:
        self._names, self._words = names, EventWords(names)

    def sentence(self, event: Event) -> str | None:
        """What happened, for the log."""
        return self._words.sentence(event)

    def telling(self, happened: Sequence[Event], you: Seat) -> Telling | None:
        """What *happened* in one sentence, if there is one; *you* is the seat of the viewer, if any."""
        first = happened[0]
        if len(happened) != 1:
            return None
        text = self._short(first)
        if text is None:
            return None
        whole = self._words.sentence(first) or text
        return Telling(
            text,
            actor(first) if not isinstance(first, _OF_ALL) else None,
            concerns_viewer=concerns(first, you),
            is_held=decided_by(first) != you and not isinstance(first, _QUIET),
            spoken="" if whole == text else whole,
            about=() if isinstance(first, _OF_ALL) else None,
        )

    def _short(self, event: Event) -> str | None:
        """What stands in the line while the table shows the rest."""
        match event:
            case events.ResultsShown(placing=placing):
                if not placing:
                    return said("short.nobody", TEXTS)
                return said("short.placing", TEXTS, players=self._names.players(placing))
            case events.SystemScored(earnings=()):
                return said("short.closed-none", TEXTS)
            case events.SystemScored():
                gained = [0] * len(event.points)
                for earning in event.earnings:
                    gained[earning.seat] += earning.points
                each = [
                    said("short.gain", TEXTS, player=self._names.player(seat), points=points_words(points))
                    for seat, points in enumerate(gained)
                    if points
                ]
                return said("short.closed", TEXTS, gains=self._names.listed(each))
            case _:
                return self._words.sentence(event)

    def consequence(self, happened: Sequence[Event], view: View) -> Telling | None:
        """Somebody has reached the goal, so this round is the last one (G1)."""
        goal = view.table.goal
        for event in happened:
            if isinstance(event, events.SystemScored):
                gained = {earning.seat for earning in event.earnings}
                reached = [seat for seat in gained if event.points[seat] >= goal]
                if reached and view.winners is None:
                    text = said(
                        "follows.goal", TEXTS, players=self._names.players(sorted(reached)), goal=goal
                    )
                    return Telling(text, concerns_viewer=True, about=())
        return None

    def recap(self, since: Sequence[Event], you: Seat) -> Sequence[RecapLine]:
        """What *you* should know before deciding: what others placed, and what was scored."""
        lines = []
        for event in since:
            is_own = actor(event) == you and not isinstance(event, events.SystemScored)
            if is_own or isinstance(event, events.TilesTurned | events.ResultGiven):
                continue
            if isinstance(event, events.ResultsShown):
                lines += [
                    RecapLine(self._words.race(race), race.seat) for race in event.races if race.seat != you
                ]
                continue
            text = self._words.sentence(event)
            if text:
                lines.append(RecapLine(text, actor(event), concerns(event, you)))
        return lines
