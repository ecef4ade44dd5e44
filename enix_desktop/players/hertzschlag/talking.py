"""What to say before laying (T1): mostly the truth, and a lie where it pays."""

from collections.abc import Sequence

from enix_desktop.games.hertzschlag.moves import Word
from enix_desktop.players.hertzschlag import crowd
from enix_desktop.players.hertzschlag.judge import Judge, Weighed
from enix_desktop.players.hertzschlag.ways import card_ways, honest_word

PLANS = 3
"""So many of the best lays are thought of when choosing a word."""
LYING = 1.5
"""A lie must bring so many times what breaking one's word costs."""
MOST = 0.4
"""Who would lose so much does not even think of a lie."""
SPOKEN = tuple(word for word in Word if word is not Word.SILENT)


def said(judge: Judge) -> Word:
    """The word that promises most."""
    lays = sorted(judge.lays(), key=lambda weighed: -weighed.worth)[:PLANS]
    honest = honest_word(judge.components, lays[0].lay)
    cost = LYING * judge.broken_word
    if not judge.later or cost >= MOST:
        return honest
    best, word = lays[0].worth, honest
    for weighed in lays:
        for lie in SPOKEN:
            if lie is honest_word(judge.components, weighed.lay):
                continue
            worth = (1 - cost) * _worth_of_lie(judge, weighed, lie)
            if worth > best:
                best, word = worth, lie
    return word


def _worth_of_lie(judge: Judge, weighed: Weighed, lie: Word) -> float:
    """What laying this is worth if the seats that speak later believe *lie* and react to it."""
    believed = judge.trust[judge.seat]
    meant = crowd.saying(judge.components, lie)
    ways = card_ways(judge.components)[weighed.lay.card]
    is_played = weighed.lay.place == "action"
    holds = 0.0
    for index, chance in enumerate(judge.before):
        if chance < 0.02:
            continue
        after = ways[index].after if is_played else index
        for seen, part in meant[index]:
            holds += chance * part * _misled(judge, seen, after - seen)
    holds = believed * holds + (1 - believed) * weighed.holds
    kept: float = max(0.0, min(1.0, holds)) ** judge.care
    return weighed.win * kept


def _misled(judge: Judge, seen: int, shift: int) -> float:
    """How likely the grid holds if all later seats think the marker is at *seen*, and it is *shift* away."""
    cache: dict[int, Sequence[float]] = judge.__dict__.setdefault("_misled", {})
    if shift not in cache:
        last = len(judge.grid) - 1
        cache[shift] = judge.back([judge.grid[max(0, min(last, index + shift))] for index in range(last + 1)])
    return cache[shift][seen]
