"""What happens at the table, told to whoever looks while it happens."""

from collections.abc import Mapping, Sequence

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.faces import Plant
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.ui.hertzschlag.words import plant_name, plural_form, said
from enix_desktop.ui.hertzschlag.words.events import TEXTS, EventWords, is_told
from enix_desktop.ui.hertzschlag.words.recap import RecapWords
from enix_desktop.ui.hertzschlag.words.short import ShortWords
from enix_desktop.ui.table.narration import Telling
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.recap import RecapLine

DECISIONS = (events.Signalled, events.CardLaid, events.Pledged, events.BidMade)
"""What somebody chose."""
_OF_ALL = (
    *(events.RoundBegan, events.EventHappened, events.PlacesShown, events.CheckPassed),
    *(events.ControlNeeded, events.BidsShown, events.PlantUsed, events.BlackedOut),
    *(events.HandsPassed, events.GameEnded),
)
"""What nobody does alone: nobody is in turn then."""
_AT_A_GLANCE = (events.RoundBegan,)
"""The table shows it, so nobody needs time to read it."""
_TOGETHER: Mapping[type[object], str] = {
    events.CardLaid: "laid",
    events.BidMade: "bid",
    events.CardDrawn: "drawn",
}
"""What several do one after the other, unseen: it is told in one sentence."""


def actor(event: Event) -> Seat | None:
    """Who did it, if anybody did; at the beginning and the end of a round nobody does anything."""
    return getattr(event, "seat", None)


def decided_by(event: Event) -> Seat | None:
    """Whose decision it was, if it was one."""
    return actor(event) if isinstance(event, DECISIONS) else None


def concerns(event: Event, you: Seat) -> bool:
    """Whether the viewer must not miss it."""
    match event:
        case events.ControlNeeded() | events.BidsShown() | events.BlackedOut() | events.GameEnded():
            return True
        case events.ForecastSeen(seat, _, seen):
            return seat == you and seen is not None
        case _:
            return False


class HertzschlagNarration:
    """Sentences in the current language."""

    def __init__(self, names: PlayerNames, components: Components) -> None:
        self._names, self._components = names, components

    def telling(self, happened: Sequence[Event], view: View, you: Seat) -> Telling | None:
        """What *happened* in one sentence, if there is one; *you* is the seat of the viewer, if any."""
        first = happened[0]
        if not is_told(first):
            return self._together(happened, you)
        if len(happened) != 1:
            return None
        whole = EventWords(self._names, self._components, you).sentence(first)
        short = ShortWords(self._names, self._components, you).text(first, view)
        return Telling(
            short or whole,
            actor(first),
            concerns_viewer=concerns(first, you),
            is_held=decided_by(first) != you and not isinstance(first, _AT_A_GLANCE),
            spoken=self._spoken(first, whole, short),
            about=() if isinstance(first, _OF_ALL) else None,
        )

    def _spoken(self, event: Event, whole: str, short: str | None) -> str:
        """Who does not see the table hears the whole sentence, and what only the short one tells."""
        if short is None:
            return ""
        is_both = isinstance(event, events.ControlNeeded | events.HandsPassed)
        return f"{whole} {short}" if is_both else whole

    def consequence(self, happened: Sequence[Event], view: View, you: Seat) -> Telling | None:
        """A plant is gone for good, or this round is the last one."""
        found = [self._follows(event, view) for event in happened]
        text = " ".join(each for each in found if each)
        return Telling(text, concerns_viewer=True, about=()) if text else None

    def recap(self, since: Sequence[Event], view: View, you: Seat) -> Sequence[RecapLine]:
        """What *you* should know before deciding."""
        return RecapWords(self._names, self._components, you, concerns).lines(since)

    def _together(self, happened: Sequence[Event], you: Seat) -> Telling | None:
        """One or several did the same, and nobody else saw what."""
        kind = type(happened[0])
        if any(type(event) is not kind or is_told(event) for event in happened):
            return None
        seats = [seat for event in happened if (seat := actor(event)) is not None]
        key = f"together.{_TOGETHER[kind]}.{plural_form(len(seats))}"
        text = said(key, TEXTS, players=self._names.players(seats))
        return Telling(text, seats[-1], is_held=False, about=tuple(seats))

    def _follows(self, event: Event, view: View) -> str | None:
        match event:
            case events.PlantUsed(plant):
                if not any(view.plants):
                    return said("follows.last-plant", TEXTS)
                key = "follows.no-left" if plant is Plant.PUMPED_STORAGE else "follows.no-right"
                return said(key, TEXTS, plant=plant_name(plant))
            case events.RoundBegan(number) if number == view.table.numbers.rounds:
                return said("follows.last-round", TEXTS, number=number)
            case _:
                return None
