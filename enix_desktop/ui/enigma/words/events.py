"""What happened, a sentence for each event: who, what, and every number."""

from collections.abc import Mapping, Sequence

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enigma import events
from enix_desktop.games.enigma.events import Race, ResultsShown, SystemScored
from enix_desktop.games.enigma.moves import Solved
from enix_desktop.games.enigma.puzzles.puzzle import CATEGORY_OF
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.enigma.words import (
    a_puzzle,
    cell_words,
    colour_name,
    place_name,
    points_words,
    said,
    said_count,
    seconds,
)
from enix_desktop.ui.table.player_names import PlayerNames

TEXTS = Texts("enigma", "events")
RULES: Mapping[type[object], str] = {
    events.RoundBegan: "R4",
    events.TileTaken: "R1",
    events.TilesTurned: "R2",
    events.ResultGiven: "T1",
    events.ResultsShown: "T5",
    events.TilePlaced: "P1",
    events.NetworkerPlaced: "N1",
    events.NetworkerKept: "N1",
    events.SystemScored: "L3",
    events.RoundEnded: "R4",
    events.PuzzlePosed: "E8",
    events.PuzzleSolved: "E8",
    events.PuzzleLeft: "E8",
    events.GameEnded: "G1",
}
"""By which rule each event happens."""


def rule_of(event: Event) -> str:
    """The rule by which *event* happened."""
    if isinstance(event, events.GameEnded):
        return event.rule
    if isinstance(event, events.ResultsShown) and event.first is None:
        return "T9"
    return RULES[type(event)]


class EventWords:
    """Sentences in the current language."""

    def __init__(self, names: PlayerNames) -> None:
        self._names = names

    def sentence(self, event: Event) -> str | None:
        """What happened; nothing about a result that is still hidden, nor about what says itself."""
        match event:
            case events.RoundBegan(number, starter):
                return self._said("round", number=number, player=self._names.player(starter))
            case events.TileTaken(seat, category, _, left):
                player, puzzle = self._names.player(seat), a_puzzle(category)
                return said_count("event.taken", left, TEXTS, player=player, puzzle=puzzle)
            case events.TilesTurned():
                return self._said("turned")
            case ResultsShown():
                return self._results(event)
            case events.TilePlaced(seat, x, y):
                return self._said("placed", player=self._names.player(seat), place=place_name(x, y))
            case events.NetworkerPlaced(seat, _, colour, supply):
                facts = {"player": self._names.player(seat), "colour": colour_name(colour)}
                return said_count("event.networker", supply, TEXTS, **facts)
            case events.NetworkerKept(seat):
                return self._said("kept", player=self._names.player(seat))
            case SystemScored():
                return self._scored(event)
            case events.RoundEnded(_, boxed):
                players = self._names.players(boxed)
                return said_count("event.boxed", len(boxed), TEXTS, players=players) if boxed else None
            case _:
                return self._alone(event)

    def _alone(self, event: Event) -> str | None:
        match event:
            case events.PuzzlePosed(number, posed):
                puzzle = a_puzzle(CATEGORY_OF[type(posed.puzzle)])
                return self._said("posed", number=number, puzzle=puzzle, difficulty=posed.difficulty)
            case events.PuzzleSolved(number, _, result):
                return self._said("solved-alone", number=number, time=seconds(result.ms))
            case events.PuzzleLeft(number, _, result):
                return self._said(f"left-{result.reason}", number=number)
            case events.GameEnded(rule):
                return self._said(f"ended-{rule}")
            case _:
                return None

    def race(self, race: Race) -> str:
        """How one player did in a round."""
        player = self._names.player(race.seat)
        if isinstance(race.result, Solved):
            key = "in-time" if race.is_in_time else "late"
            return self._said(f"race-{key}", player=player, time=seconds(race.counted))
        return self._said(f"race-{race.result.reason}", player=player)

    def _results(self, event: ResultsShown) -> str:
        each = " ".join(self.race(race) for race in event.races)
        if event.first is None:
            return f"{each} {self._said('nobody')}"
        if event.cutoff is None:
            return each
        return f"{each} {self._said('cutoff', time=seconds(event.cutoff))}"

    def _scored(self, event: SystemScored) -> str:
        cells = cell_words(event.colours)
        if not event.earnings:
            return self._said("closed", cells=cells)
        return f"{self._said('closed', cells=cells)} {self.earned(event)}"

    def earned(self, event: SystemScored) -> str:
        """Who earns what, networker by networker."""
        each = [
            self._said(
                "earning",
                player=self._names.player(earning.seat),
                colour=colour_name(earning.colour),
                points=points_words(earning.points),
            )
            for earning in event.earnings
        ]
        return " ".join(each)

    def totals(self, seats: Sequence[Seat], points: Sequence[int]) -> str:
        """What some players have now."""
        each = [
            said("event.total", TEXTS, player=self._names.player(seat), points=points_words(points[seat]))
            for seat in seats
        ]
        return self._names.listed(each)

    def _said(self, key: str, **facts: object) -> str:
        return said(f"event.{key}", TEXTS, **facts)
