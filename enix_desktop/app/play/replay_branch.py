"""Playing on from a moment of a recorded game, in a new game of its own."""

from collections.abc import Sequence
from dataclasses import replace

from enix_desktop import __version__
from enix_desktop.app.library.saves import AnyRecord
from enix_desktop.app.play.replay_reel import Reel
from enix_desktop.app.play.undo import FREE, way_back
from enix_desktop.engine.branches import branched_at
from enix_desktop.engine.rng import fresh_seed


def branch_points(reel: Reel) -> range:
    """After how many moves of this game a new one may begin.

    A game that is over may be played on from anywhere but its end. Before that, a copy to try things in
    would be a way around what the table agreed about taking back, since who plays ahead in it learns
    something: only where everything may be taken back the one person at the table may try from there on.
    """
    if reel.is_over:
        return range(reel.last)
    if len(reel.people) != 1 or reel.record.agreed.get("undo") != FREE:
        return range(0)
    back = way_back(reel.game, reel.record, reel.people[0], reel.people)
    return range(back, reel.last + 1) if isinstance(back, int) else range(0)


def branched(reel: Reel, index: int, players: Sequence[str | None]) -> AnyRecord:
    """A new record with the first *index* moves, in which *players* play on: keys, or None for a person.

    It is a branch: from there on luck and computer players have a seed of their own. Where somebody else
    plays now, what was thought about earlier moves is left out: the newcomer did not think it.
    """
    assert index in branch_points(reel)
    before = reel.record.participants
    assert reel.is_over or [who.player for who in before] == list(players)
    participants = tuple(replace(who, player=key) for who, key in zip(before, players, strict=True))
    changed = {seat for seat, who in enumerate(before) if who.player != players[seat]}
    entries = [
        replace(entry, thought=None) if entry.seat in changed else entry
        for entry in reel.record.entries[:index]
    ]
    return replace(
        reel.record,
        participants=participants,
        entries=entries,
        outcome=None,
        program=__version__,
        branches=branched_at(index, fresh_seed(), reel.record.branches),
    )
