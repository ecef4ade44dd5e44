"""The shelf: for each game id its rules, codec, players and how options are made."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias, TypeVar

from enix_desktop.engine.badges import Condition
from enix_desktop.engine.bests import COMMON_BESTS, Best
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.record import Codec
from enix_desktop.engine.rules import Event, Rules
from enix_desktop.engine.summary import Summarize
from enix_desktop.engine.watching import Watching
from enix_desktop.games.enigma.codec import EnigmaCodec
from enix_desktop.games.enigma.dealing import opening as enigma_opening
from enix_desktop.games.enigma.rules import EnigmaRules
from enix_desktop.games.enigma.solo import day_options, day_times
from enix_desktop.games.enigma.summary import ENIGMA_BESTS, enigma_badges
from enix_desktop.games.enigma.summary import summarize as summarize_enigma
from enix_desktop.games.enigma.table import (
    CATEGORY_CHOICES,
    DIFFICULTY_CHOICES,
    GOALS,
    HEAD_START_CHOICES,
    LIMITS,
    TIMERS,
    OpenRace,
    Puzzles,
)
from enix_desktop.games.enigma.table import SEATS as ENIGMA_SEATS
from enix_desktop.games.enigma.table import START_CHOICES as ENIGMA_STARTS
from enix_desktop.games.enigma.variants import CHANGEABLE as ENIGMA_CHANGEABLE
from enix_desktop.games.enigma.variants import STANDARD as ENIGMA_STANDARD
from enix_desktop.games.enigma.variants import changed as changed_enigma
from enix_desktop.games.enigma.watching import EnigmaWatching
from enix_desktop.games.enigma.watching import board_facts as enigma_facts
from enix_desktop.games.enix.badges import enix_badges
from enix_desktop.games.enix.bests import ENIX_BESTS
from enix_desktop.games.enix.board_facts import board_facts
from enix_desktop.games.enix.codec import EnixCodec
from enix_desktop.games.enix.rules import EnixRules
from enix_desktop.games.enix.summary import summarize
from enix_desktop.games.enix.table import FEWEST_SEATS, MOST_SEATS, Edition
from enix_desktop.games.enix.variants import CHANGEABLE, STANDARD, changed
from enix_desktop.games.enix.watching import EnixWatching
from enix_desktop.games.hertzschlag.codec import HertzschlagCodec
from enix_desktop.games.hertzschlag.dealing import opening
from enix_desktop.games.hertzschlag.rules import HertzschlagRules
from enix_desktop.games.hertzschlag.summary import HERTZSCHLAG_BESTS, hertzschlag_badges
from enix_desktop.games.hertzschlag.summary import summarize as summarize_hertzschlag
from enix_desktop.games.hertzschlag.table import SEATS as HERTZSCHLAG_SEATS
from enix_desktop.games.hertzschlag.table import START_CHOICES, FairStart, Talk, TalkTime
from enix_desktop.games.hertzschlag.variants import CHANGEABLE as HERTZSCHLAG_CHANGEABLE
from enix_desktop.games.hertzschlag.variants import STANDARD as HERTZSCHLAG_STANDARD
from enix_desktop.games.hertzschlag.variants import changed as changed_hertzschlag
from enix_desktop.games.hertzschlag.watching import HertzschlagWatching
from enix_desktop.games.hertzschlag.watching import board_facts as hertzschlag_facts
from enix_desktop.games.station.codec import StationCodec
from enix_desktop.games.station.rules import StationRules
from enix_desktop.games.station.rules import goes_on as station_goes_on
from enix_desktop.games.station.summary import STATION_BESTS, station_badges
from enix_desktop.games.station.summary import summarize as summarize_station
from enix_desktop.games.station.table import SEATS as STATION_SEATS
from enix_desktop.games.station.table import End, Hands, Layout, Start
from enix_desktop.games.station.variants import CHANGEABLE as STATION_CHANGEABLE
from enix_desktop.games.station.variants import STANDARD as STATION_STANDARD
from enix_desktop.games.station.variants import changed as changed_station
from enix_desktop.games.station.watching import StationWatching
from enix_desktop.games.station.watching import board_facts as station_facts
from enix_desktop.players.blend import FULL_STRENGTH, BlendedPlayer, blend_key, strength_of
from enix_desktop.players.coach import Coach
from enix_desktop.players.enigma.advice import reason as enigma_reason
from enix_desktop.players.enigma.aimless import AimlessPlayer as AimlessEnigmaPlayer
from enix_desktop.players.enigma.casual import CasualPlayer as CasualEnigmaPlayer
from enix_desktop.players.enigma.coach import COACH as ENIGMA_COACH
from enix_desktop.players.enigma.master import MasterPlayer as MasterEnigmaPlayer
from enix_desktop.players.enigma.novice import NovicePlayer as NoviceEnigmaPlayer
from enix_desktop.players.enigma.skilled import SkilledPlayer as SkilledEnigmaPlayer
from enix_desktop.players.enigma.styles import STYLES as ENIGMA_STYLES
from enix_desktop.players.enix.advice import reason
from enix_desktop.players.enix.casual import CasualPlayer
from enix_desktop.players.enix.coach import COACH as ENIX_COACH
from enix_desktop.players.enix.greedy import GreedyPlayer
from enix_desktop.players.enix.master import MasterPlayer
from enix_desktop.players.enix.novice import NovicePlayer
from enix_desktop.players.enix.skilled import SkilledPlayer
from enix_desktop.players.enix.styles import STYLES
from enix_desktop.players.hertzschlag.advice import reason as hertzschlag_reason
from enix_desktop.players.hertzschlag.casual import CasualPlayer as CasualHertzschlagPlayer
from enix_desktop.players.hertzschlag.coach import COACH as HERTZSCHLAG_COACH
from enix_desktop.players.hertzschlag.master import MasterPlayer as MasterHertzschlagPlayer
from enix_desktop.players.hertzschlag.novice import NovicePlayer as NoviceHertzschlagPlayer
from enix_desktop.players.hertzschlag.skilled import SkilledPlayer as SkilledHertzschlagPlayer
from enix_desktop.players.hertzschlag.styles import STYLES as HERTZSCHLAG_STYLES
from enix_desktop.players.keys import read_key
from enix_desktop.players.player import Player, RandomPlayer
from enix_desktop.players.station.advice import reason as station_reason
from enix_desktop.players.station.casual import CasualPlayer as CasualStationPlayer
from enix_desktop.players.station.coach import COACH as STATION_COACH
from enix_desktop.players.station.master import MasterPlayer as MasterStationPlayer
from enix_desktop.players.station.novice import NovicePlayer as NoviceStationPlayer
from enix_desktop.players.station.skilled import SkilledPlayer as SkilledStationPlayer
from enix_desktop.players.station.styles import STYLES as STATION_STYLES

MakeOptions: TypeAlias = Callable[[Mapping[str, str], int], Any]
"""Makes the options of a table from what was chosen, by key, and the number of seats."""

EDITION = "edition"
"""The choice by which statistics and tournaments tell games of one kind apart."""
PLAIN_EDITION = "standard"
"""The edition of a game that has only one."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that a table chooses before a game; the first of its values is the usual one."""

    key: str
    values: Sequence[str]
    first: str = ""
    """What the window suggests before the first game, if that is not the usual one."""
    is_list: bool = False
    """Whether its values are a word each, so that a list shows them; otherwise each has a card."""
    seats: range | None = None
    """At tables of which size it matters; None for all."""
    has_seats: bool = False
    """Whether numbers among its values are seats."""

    def offered(self, seats: int) -> Sequence[str]:
        """The values that make sense at a table of so many *seats*."""
        return [one for one in self.values if not (self.has_seats and one.isdecimal() and int(one) >= seats)]


@dataclass(frozen=True, slots=True)
class Adviser:
    """Who gives hints to people."""

    player: str
    """The key of the player whose choice is shown."""
    reason: Callable[[Any, Any, int], Any]
    """Why that player prefers a move, from a view, the move and the seed of the choice."""


def _nothing(_setup: Any) -> Sequence[Event]:
    return ()


def _never(_state: Any) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class DayAlone:
    """A game whose puzzle of the day is for one person, without opponents."""

    options: Callable[[date], Mapping[str, str]]
    """What is chosen for it on a day, besides what is usual."""
    times: Callable[[Any], Sequence[int | None]]
    """Of a record: the milliseconds of each puzzle, None for one that was not solved."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game of the shelf. Games differ in their types, so here, at the seam, they are not named."""

    id: str
    rules: Rules[Any, Any, Any, Any, Any]
    codec: Codec[Any, Any]
    watching: Watching
    players: Mapping[str, Player[Any, Any]]
    levels: Sequence[str]
    """Keys of the players that people are offered, the weakest first; handicaps lie in between."""
    adviser: Adviser | None
    """None if the game has no hints."""
    former_players: Mapping[str, str]
    """Who plays on for a player that older records name: nobody's game is lost."""
    choices: Sequence[Choice]
    seats: range
    options: MakeOptions
    """Whatever is not chosen is as usual."""
    changeable: Sequence[str]
    """What a variant may change besides the edition."""
    variant: Callable[[Mapping[str, str]], MakeOptions]
    """Reads changes as a person wrote them. The answer can be sent to another process or machine."""
    board: Callable[[Any], Mapping[str, object]]
    """What everybody sees on the board of a state, as JSON: enough for a small picture of it."""
    summarize: Summarize
    """What a finished game was like, for statistics."""
    styles: Mapping[str, Mapping[str, Player[Any, Any]]] = field(default_factory=dict)
    """In each style of play a player for every level."""
    badges: Mapping[str, Condition] = field(default_factory=dict)
    """What people can earn, by untranslated names."""
    bests: Mapping[str, Best] = field(default_factory=lambda: COMMON_BESTS)
    """What people can be better at than ever before, by untranslated names."""
    opening: Callable[[Any], Sequence[Event]] = _nothing
    """What a setup brought about before the first move."""
    seat_choices: Sequence[Choice] = ()
    """What is chosen for each seat: the options get the values of all seats with commas between them."""
    day_alone: DayAlone | None = None
    """None if a game of the day is played against computers."""
    goes_on: Callable[[Any], bool] = _never
    """Whether what is owed in a state goes on with a turn that has begun: its owner stays alone."""
    coach: Coach[Any, Any, Any] | None = None
    """None if nobody says afterwards what a decision was worth."""

    def player(self, key: str) -> Player[Any, Any]:
        """The computer player *key*: a level by its current or an earlier name, or a handicap (`blend-35`).

        All of them may have a style (`casual-greedy`).
        """
        level, style = read_key(key)
        players = self._in_style(style)
        strength = strength_of(level)
        if players and strength is not None:
            return BlendedPlayer([players[one] for one in self.levels], strength)
        level = self.former_players.get(level, level)
        if level not in players:
            offered = ", ".join([*self.players, f"{blend_key(0)} to {blend_key(FULL_STRENGTH)}"])
            styles = f", and levels in a style: {', '.join(self.styles)}" if self.styles else ""
            raise BadData(f"There is no player {key!r}; there are {offered}{styles}.")
        return players[level]

    @property
    def editions(self) -> Sequence[str]:
        return next((choice.values for choice in self.choices if choice.key == EDITION), (PLAIN_EDITION,))

    def usual_choices(self) -> dict[str, str]:
        """What is played if nobody chooses anything."""
        return {choice.key: choice.values[0] for choice in self.choices}

    def first_choices(self) -> dict[str, str]:
        """What is suggested to people who have not played it yet."""
        return {choice.key: choice.first or choice.values[0] for choice in self.choices}

    def has_player(self, key: str) -> bool:
        level, style = read_key(key)
        players = self._in_style(style)
        level = self.former_players.get(level, level)
        return level in players or bool(players and strength_of(level) is not None)

    def _in_style(self, style: str | None) -> Mapping[str, Player[Any, Any]]:
        return self.players if style is None else self.styles.get(style, {})


ENIX = Game(
    id="enix",
    rules=EnixRules(),
    codec=EnixCodec(),
    watching=EnixWatching(),
    players={
        "random": RandomPlayer(),
        "greedy": GreedyPlayer(),
        "novice": NovicePlayer(),
        "casual": CasualPlayer(),
        "skilled": SkilledPlayer(),
        "master": MasterPlayer(),
    },
    levels=("novice", "casual", "skilled", "master"),
    adviser=Adviser("skilled", reason),
    former_players={},
    choices=(Choice(EDITION, tuple(edition.value for edition in Edition)),),
    seats=range(FEWEST_SEATS, MOST_SEATS + 1),
    options=STANDARD,
    changeable=CHANGEABLE,
    variant=changed,
    board=board_facts,
    summarize=summarize,
    styles={
        key: {
            "novice": NovicePlayer(style),
            "casual": CasualPlayer(style),
            "skilled": SkilledPlayer(style=style),
            "master": MasterPlayer(style=style),
        }
        for key, style in STYLES.items()
    },
    badges=enix_badges(strongest="master"),
    bests=ENIX_BESTS,
    coach=ENIX_COACH,
)

STATION = Game(
    id="station",
    rules=StationRules(),
    codec=StationCodec(),
    watching=StationWatching(),
    players={
        "random": RandomPlayer(),
        "novice": NoviceStationPlayer(),
        "casual": CasualStationPlayer(),
        "skilled": SkilledStationPlayer(),
        "master": MasterStationPlayer(),
    },
    levels=("novice", "casual", "skilled", "master"),
    adviser=Adviser("skilled", station_reason),
    former_players={},
    choices=(
        Choice("end", tuple(end.value for end in End)),
        Choice("start", tuple(start.value for start in Start)),
        Choice("bridges", tuple(layout.value for layout in Layout), first=Layout.FIRST_GAME),
        Choice("hands", tuple(hands.value for hands in Hands)),
    ),
    seats=STATION_SEATS,
    options=STATION_STANDARD,
    changeable=STATION_CHANGEABLE,
    variant=changed_station,
    board=station_facts,
    summarize=summarize_station,
    styles={
        key: {
            "novice": NoviceStationPlayer(style),
            "casual": CasualStationPlayer(style),
            "skilled": SkilledStationPlayer(style=style),
            "master": MasterStationPlayer(style=style),
        }
        for key, style in STATION_STYLES.items()
    },
    badges=station_badges(strongest="master"),
    bests=STATION_BESTS,
    goes_on=station_goes_on,
    coach=STATION_COACH,
)

HERTZSCHLAG = Game(
    id="hertzschlag",
    rules=HertzschlagRules(),
    codec=HertzschlagCodec(),
    watching=HertzschlagWatching(),
    players={
        "random": RandomPlayer(),
        "novice": NoviceHertzschlagPlayer(),
        "casual": CasualHertzschlagPlayer(),
        "skilled": SkilledHertzschlagPlayer(),
        "master": MasterHertzschlagPlayer(),
    },
    levels=("novice", "casual", "skilled", "master"),
    adviser=Adviser("skilled", hertzschlag_reason),
    former_players={},
    choices=(
        Choice("talk", tuple(talk.value for talk in Talk)),
        Choice("start", START_CHOICES, is_list=True, has_seats=True),
        Choice("fair_start", tuple(fair.value for fair in FairStart)),
        Choice("talk_time", tuple(time.value for time in TalkTime)),
    ),
    seats=HERTZSCHLAG_SEATS,
    options=HERTZSCHLAG_STANDARD,
    changeable=HERTZSCHLAG_CHANGEABLE,
    variant=changed_hertzschlag,
    board=hertzschlag_facts,
    summarize=summarize_hertzschlag,
    styles={
        key: {
            "novice": NoviceHertzschlagPlayer(style),
            "casual": CasualHertzschlagPlayer(style),
            "skilled": SkilledHertzschlagPlayer(style=style),
            "master": MasterHertzschlagPlayer(style=style),
        }
        for key, style in HERTZSCHLAG_STYLES.items()
    },
    badges=hertzschlag_badges(strongest="master"),
    bests=HERTZSCHLAG_BESTS,
    opening=opening,
    coach=HERTZSCHLAG_COACH,
)

_ENIGMA_MATCH, _ENIGMA_ALONE = ENIGMA_SEATS[1:], ENIGMA_SEATS[:1]
ENIGMA = Game(
    id="enigma",
    rules=EnigmaRules(),
    codec=EnigmaCodec(),
    watching=EnigmaWatching(),
    players={
        "random": AimlessEnigmaPlayer(),
        "novice": NoviceEnigmaPlayer(),
        "casual": CasualEnigmaPlayer(),
        "skilled": SkilledEnigmaPlayer(),
        "master": MasterEnigmaPlayer(),
    },
    levels=("novice", "casual", "skilled", "master"),
    adviser=Adviser("skilled", enigma_reason),
    former_players={},
    choices=(
        Choice("timer", TIMERS, is_list=True, seats=_ENIGMA_MATCH),
        Choice("limit", LIMITS, is_list=True, seats=_ENIGMA_MATCH),
        Choice("goal", GOALS, is_list=True, seats=_ENIGMA_MATCH),
        Choice("puzzles", tuple(puzzles.value for puzzles in Puzzles), seats=_ENIGMA_MATCH),
        Choice("start", ENIGMA_STARTS, is_list=True, seats=_ENIGMA_MATCH, has_seats=True),
        Choice("open_race", tuple(race.value for race in OpenRace), seats=_ENIGMA_MATCH),
        Choice("category", CATEGORY_CHOICES, is_list=True, seats=_ENIGMA_ALONE),
        Choice("difficulty", DIFFICULTY_CHOICES, is_list=True, seats=_ENIGMA_ALONE),
    ),
    seats=ENIGMA_SEATS,
    options=ENIGMA_STANDARD,
    changeable=ENIGMA_CHANGEABLE,
    variant=changed_enigma,
    board=enigma_facts,
    summarize=summarize_enigma,
    styles={
        key: {
            "novice": NoviceEnigmaPlayer(style),
            "casual": CasualEnigmaPlayer(style),
            "skilled": SkilledEnigmaPlayer(style),
            "master": MasterEnigmaPlayer(style),
        }
        for key, style in ENIGMA_STYLES.items()
    },
    badges=enigma_badges(strongest="master"),
    bests=ENIGMA_BESTS,
    opening=enigma_opening,
    seat_choices=(Choice("head_start", HEAD_START_CHOICES, is_list=True, seats=_ENIGMA_MATCH),),
    day_alone=DayAlone(day_options, day_times),
    coach=ENIGMA_COACH,
)

SHIPPED: Mapping[str, Game] = {game.id: game for game in (ENIX, STATION, HERTZSCHLAG, ENIGMA)}
EXTRA_GAMES_VARIABLE = "ENIX_DESKTOP_EXTRA_GAMES"
"""Names the games of tests, as in `module:NAME,module:NAME`; so worker processes know them too."""

PartT = TypeVar("PartT", covariant=True)


class _OnTheShelf(Mapping[str, PartT]):
    """One part of every game there is, by the id of the game."""

    def __init__(self, part: Callable[[Game], PartT]) -> None:
        self._part = part

    def __getitem__(self, key: str) -> PartT:
        return self._part(_games()[key])

    def __iter__(self) -> Iterator[str]:
        return iter(_games())

    def __len__(self) -> int:
        return len(_games())


def _games() -> Mapping[str, Game]:
    extra = os.environ.get(EXTRA_GAMES_VARIABLE)
    return {**SHIPPED, **_named(extra)} if extra else SHIPPED


@cache
def _named(places: str) -> Mapping[str, Game]:
    names = [place.split(":") for place in places.split(",")]
    games: list[Game] = [getattr(import_module(module), name) for module, name in names]
    return {game.id: game for game in games}


GAMES: Mapping[str, Game] = _OnTheShelf(lambda game: game)
CODECS: Mapping[str, Codec[Any, Any]] = _OnTheShelf(lambda game: game.codec)
