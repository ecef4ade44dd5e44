"""Who won how often among the same people: a tally for each set of names."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from enix_desktop.engine.summary import FinishedGame


@dataclass(frozen=True, slots=True)
class Tally:
    """The games of one set of people, computer players beside them or not."""

    names: Mapping[str, str]
    """Whose games these are: as the names were typed the last time."""
    wins: Mapping[str, int]
    """Games that a person won alone."""
    games: int
    shared: int = 0
    computers: int = 0
    """Games that a computer player won alone."""
    nobody: int = 0
    latest: str = ""
    """When the latest of them began."""

    @property
    def people(self) -> Sequence[str]:
        """Most wins first."""
        return sorted(self.names, key=lambda person: (-self.wins.get(person, 0), person))


def people_of(game: FinishedGame) -> frozenset[str]:
    """The set of people at the table; empty if only computers played."""
    return frozenset(seat.person for seat in game.people if seat.person is not None)


def tallies(games: Sequence[FinishedGame]) -> Sequence[Tally]:
    """A tally for each set of people, most games first; *games* come in order."""
    sets = {people_of(game) for game in games if not game.is_alone} - {frozenset[str]()}
    found = [tally_of(games, people) for people in sets]
    by_games = sorted(found, key=lambda one: tuple(sorted(one.names)))
    return sorted(by_games, key=lambda one: -one.games)


def tally_of(games: Sequence[FinishedGame], people: frozenset[str]) -> Tally:
    """The tally of exactly these *people*, in whatever rules and seats they played."""
    own = [game for game in games if people_of(game) == people and not game.is_alone]
    wins: Counter[str] = Counter()
    shared = computers = nobody = 0
    for game in own:
        winners = [seat for seat in game.seats if seat.is_winner]
        if len(winners) > 1:
            shared += 1
        elif not winners:
            nobody += 1
        elif winners[0].person is None:
            computers += 1
        else:
            wins[winners[0].person] += 1
    names = {seat.person: " ".join(seat.name.split()) for game in own for seat in game.people if seat.person}
    latest = max((game.when for game in own), default="")
    return Tally(names, dict(wins), len(own), shared, computers, nobody, latest)
