"""Playing on from a moment of a recorded game, in a new game of its own."""

from collections.abc import Sequence
from dataclasses import replace

from enix_desktop import __version__
from enix_desktop.app.replay_reel import Reel
from enix_desktop.app.saves import AnyRecord
from enix_desktop.app.taking_back import way_back


def branch_points(reel: Reel) -> range:
    """After how many moves of this game a new one may begin.

    A game that is over may be played on from anywhere but its end. Before that, a copy to try things in
    would be a way around what the table agreed about taking back: it begins no earlier than where the one
    person at the table may go back to, and not at all where decisions stand.
    """
    if reel.is_over:
        return range(reel.last)
    if len(reel.people) != 1:
        return range(0)
    back = way_back(reel.game, reel.record, reel.people[0], reel.people)
    return range(back, reel.last + 1) if isinstance(back, int) else range(0)


def branched(reel: Reel, index: int, players: Sequence[str | None]) -> AnyRecord:
    """A new record with the first *index* moves, in which *players* play on: keys, or None for a person.

    The seed stays: what was dealt and drawn from it can still be checked, and nobody gets other luck by
    going back. Where somebody else plays now, what was thought about earlier moves is left out: the newcomer
    did not think it.
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
    return replace(reel.record, participants=participants, entries=entries, outcome=None, program=__version__)
