"""Games to keep: short ones, played by casual players in a moment."""

import os
from functools import cache
from pathlib import Path
from typing import Any

from enix_desktop import __version__
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.engine.record_json import write
from enix_desktop.engine.rng import derived

PIECES = ("red", "blue", "green", "yellow")
TO_THE_END = 10**6
LONG_AGO = 1_700_000_000


@cache
def text_of(
    moves: int = 12,
    seed: int = 1,
    names: tuple[str, ...] = ("Ada", "Volta"),
    edition: str = "english",
    program: str = __version__,
) -> str:
    """A record as it is on disk, after so many *moves*; the first player is a person."""
    return write(played(moves, seed, names, edition, program), ENIX.codec)


def played(moves: int, seed: int, names: tuple[str, ...], edition: str, program: str) -> Any:
    """A record of so many moves, or of a whole game."""
    people = [Participant(name, "casual" if seat else None, PIECES[seat]) for seat, name in enumerate(names)]
    options = ENIX.options({"edition": edition}, len(people))
    match: Any = Match.begin(ENIX.rules, ENIX.id, people, options, seed=seed, program=program)
    player = ENIX.player("casual")
    while ENIX.rules.to_move(match.state) and len(match.record.entries) < moves:
        seat = ENIX.rules.to_move(match.state)[0]
        legal = ENIX.rules.legal_moves(match.state, seat)
        luck = derived(seed, f"kept/{len(match.record.entries)}")
        view = ENIX.rules.view(match.state, seat)
        match.play(seat, legal[0] if len(legal) == 1 else player.choose(view, legal, luck).move)
    return match.record


def keep(path: Path, text: str | bytes, age: int = 0) -> Path:
    """Write a file that was last changed *age* seconds before long ago."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    os.utime(path, (LONG_AGO - age, LONG_AGO - age))
    return path
