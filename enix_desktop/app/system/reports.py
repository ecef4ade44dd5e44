"""Reports of faults, as one text that the sender can read.

An unfinished game is described as the viewer knows it; at a table of several people, as anybody
may. Its seed, its record and the words of exceptions stay out: there would be everybody's cards in them.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from enix_desktop.app.play.table_driver import AnyMatch
from enix_desktop.app.system.log_files import CRASHES, NAME, last_lines, trace_of
from enix_desktop.app.system.versions import versions
from enix_desktop.catalogue import GAMES
from enix_desktop.engine.record import Participant
from enix_desktop.engine.record_json import write
from enix_desktop.engine.rules import Event, Seat
from enix_desktop.headless.story import Storyteller

LOG_LINES, CRASH_LINES = 200, 60


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that went wrong in the program."""

    error: BaseException
    count: int = 1


@dataclass(frozen=True, slots=True)
class GameSeen:
    """A game and what happened in it, and who may read about it: the seat of the only person, or nobody."""

    match: AnyMatch
    history: Sequence[Event]
    reader: Seat | None

    @property
    def is_over(self) -> bool:
        """Whether nothing about it is secret any more."""
        return self.match.record.outcome is not None


@dataclass(frozen=True, slots=True)
class Report:
    """What a report is made of."""

    faults: Sequence[Fault]
    game: GameSeen | None
    logs: Path
    """The folder of the logs."""
    is_anonymous: bool = True
    """Whether seats have numbers instead of names."""

    def text(self, now: datetime | None = None) -> str:
        written = (now or datetime.now()).isoformat(sep=" ", timespec="seconds")
        parts = {
            f"Enix Desktop: a report of {written}": versions(),
            "What happened": self._happened(),
            "The game": ["No game was open."] if self.game is None else _told(self.game, self._names()),
            "The log": [self._nameless(line) for line in last_lines(self.logs, NAME, LOG_LINES)],
            "Crashes": last_lines(self.logs, CRASHES, CRASH_LINES),
        }
        text = "\n\n".join(
            "\n".join([title, "-" * len(title), *(lines or ["Nothing."])]) for title, lines in parts.items()
        )
        return text.replace(str(Path.home()), "~") + "\n"

    def _happened(self) -> list[str]:
        says_more = self.game is None or self.game.is_over
        return [
            f"{self._nameless(trace_of(fault.error, says_more))}\n({fault.count} times)\n"
            for fault in self.faults
        ]

    def _names(self) -> list[str]:
        if self.game is None:
            return []
        participants = self.game.match.record.participants
        return [f"Seat {seat}" if self.is_anonymous else who.name for seat, who in enumerate(participants)]

    def _nameless(self, text: str) -> str:
        """Without names, if that is wanted."""
        if self.game is not None and self.is_anonymous:
            for seat, who in enumerate(self.game.match.record.participants):
                if who.name.strip():
                    text = re.sub(rf"(?<!\w){re.escape(who.name)}(?!\w)", f"Seat {seat}", text)
        return text


def _told(game: GameSeen, names: Sequence[str]) -> list[str]:
    record = game.match.record
    people = tuple(replace(who, name=name) for who, name in zip(record.participants, names, strict=True))
    if game.is_over:
        whole = replace(record, participants=people)
        return ["It is over; this is its record.", "", *write(whole, GAMES[record.game].codec).splitlines()]
    return [
        f"{record.game}, {len(people)} seats, {len(record.entries)} moves, not over yet.",
        *(f"{who.name}: {who.player or 'a person'}" for who in people),
        "",
        *_sentences(game, people),
        *([] if game.reader is None else ["", *_view(game, game.reader)]),
    ]


def _sentences(game: GameSeen, people: Sequence[Participant]) -> list[str]:
    """What happened; nobody sits beyond the last seat, so what is seen from there everybody may know."""
    record, seat = game.match.record, len(people) if game.reader is None else game.reader
    story, codec = Storyteller(record.game, people), GAMES[record.game].codec
    return [story.event(codec.plain(record.setup, event.seen_by(seat))) for event in game.history]


def _view(game: GameSeen, seat: Seat) -> list[str]:
    match = game.match
    view = GAMES[match.record.game].codec.plain(match.record.setup, match.rules.view(match.state, seat))
    lines = [f"  {name.replace('_', ' ')}: {fact}" for name, fact in view.items()]
    return [f"As seat {seat} sees it:", *lines]
