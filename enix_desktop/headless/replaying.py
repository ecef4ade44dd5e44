"""Recorded games, in words or verified; and a game of computer players, in words."""

from itertools import chain
from pathlib import Path
from typing import Any

from enix_desktop.catalogue import CODECS, GAMES, Game
from enix_desktop.engine.errors import BadData, BrokenRecord
from enix_desktop.engine.match import replay
from enix_desktop.engine.reading import read_file
from enix_desktop.engine.record import Record
from enix_desktop.engine.record_json import read
from enix_desktop.engine.rng import fresh_seed
from enix_desktop.engine.rules import IllegalMove, Seat
from enix_desktop.engine.seals import BrokenSeal, SealCheck
from enix_desktop.headless.auditing import Audit, Discrepancy
from enix_desktop.headless.lineup import usual_lineup
from enix_desktop.headless.progress import Progress
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.story import Storyteller
from enix_desktop.headless.table_choices import game_named


def load(path: Path) -> tuple[Game, Record[Any, Any]]:
    """The record in *path* and its game."""
    text = read_file(path)
    try:
        record = read(text, CODECS)
    except BadData as error:
        raise BadData(f"{path}: {error}.") from error
    return GAMES[record.game], record


def verify(path: Path, players: bool = False) -> int:
    """Check every move and the result, with *players* every decision of a computer too, and say so."""
    game, record = load(path)
    audit = Audit(game, record) if players else None
    seals = SealCheck(record, game.codec)
    progress = Progress(max(len(record.entries), 1))
    try:
        for step in replay(game.rules, game.codec, record):
            seals.look_at(step.number, step.entry)
            if audit is not None:
                audit.look_at(step)
                progress.add(1)
    except BrokenRecord as error:
        raise BadData(f"{path}: {_explained(game, record, error)}") from error
    except Discrepancy as error:
        raise BadData(f"{path}: {error}") from error
    except BrokenSeal as error:
        raise BadData(f"{path}: {error}.") from error
    finally:
        progress.close()
    ending = "is not finished" if record.outcome is None else "has the right result"
    print(f"{path}: all {len(record.entries)} moves follow the rules, and the game {ending}.")
    if seals.count:
        print(f"{seals.count} hidden choices match what was sealed when they were made.")
    if audit is not None:
        print(audit.summary)
    return 0


def tell(path: Path, until: int | None, seat: Seat | None) -> int:
    """Print the game in sentences, as far as *seat* may know them, and how it stands at the end."""
    game, record = load(path)
    if seat is not None and seat >= len(record.participants):
        raise BadData(f"{path}: there is no seat {seat}; seats are numbered from 0.")
    if until is not None and until > len(record.entries):
        raise BadData(f"{path}: there are only {len(record.entries)} moves.")
    story = Storyteller(game.id, record.participants)
    state = game.rules.start(record.setup)
    for event in game.opening(record.setup):
        print(f"{'':6}  {story.event(game.codec.plain(record.setup, event))}")
    if until != 0:
        try:
            for step in replay(game.rules, game.codec, record):
                state = step.state
                for event in step.events:
                    seen = event if seat is None else event.seen_by(seat)
                    print(f"{step.number:6}  {story.event(game.codec.plain(record.setup, seen))}")
                if step.number == until:
                    break
        except BrokenRecord as error:
            raise BadData(f"{path}: {_explained(game, record, error)}") from error
    if seat is not None:
        _print_view(game, record, state, seat)
    return 0


def _explained(game: Game, record: Record[Any, Any], error: BrokenRecord) -> str:
    """Which move breaks which rule, with the reason in words if it was a refused move."""
    if not isinstance(error.__cause__, IllegalMove):
        return f"{error}."
    illegal = error.__cause__
    reason = Storyteller(game.id, record.participants).refusal(
        game.codec.plain(record.setup, illegal.refusal)
    )
    return f"move {error.number} by seat {illegal.seat} breaks rule {error.rule}: {reason}"


def _print_view(game: Game, record: Record[Any, Any], state: Any, seat: Seat) -> None:
    story = Storyteller(game.id, record.participants)
    print(f"\nAs {record.participants[seat].name} (seat {seat}) sees it:")
    for name, fact in game.codec.plain(record.setup, game.rules.view(state, seat)).items():
        print(f"  {name.replace('_', ' ')}: {story.seen(name, fact)}")


def watch(key: str, seed: int | None) -> int:
    """Play one game and print it in sentences."""
    game = game_named(key)
    chosen = fresh_seed() if seed is None else seed
    record = play(Plan(game, {}, usual_lineup(game), chosen)).record
    story = Storyteller(game.id, record.participants)
    print(f"A game of {len(record.participants)} computer players with seed {chosen}.\n")
    later = (event for step in replay(game.rules, game.codec, record) for event in step.events)
    for event in chain(game.opening(record.setup), later):
        facts: Any = game.codec.plain(record.setup, event)
        if not story.is_quiet(facts):
            print(story.event(facts))
    return 0
