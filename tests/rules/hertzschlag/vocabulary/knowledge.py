"""Sentences about who knows what (K1 to K3)."""

from enix_desktop.engine.rules import EVERYBODY
from tests.rules.hertzschlag.position import RULES, Position
from tests.rules.hertzschlag.vocabulary.checks import Check, Instead, holds, same
from tests.rules.hertzschlag.words import KINDS, card_in, cards_in, event_in, names_of
from tests.rules.words import Vocabulary, Words

knowledge: Vocabulary[Check] = Vocabulary(kinds=KINDS)


def _looks_alike(at: Position, seat: int) -> Instead:
    """Exchange everything that is hidden from *seat*: nothing looks different to it."""
    wrong = []
    for seed in range(20):
        twin = RULES.with_other_secrets(at.state, seat, seed)
        if RULES.view(twin, seat) != RULES.view(at.state, seat):
            wrong.append(seed)
    return holds(not wrong, f"it can tell the difference: {wrong}")


@knowledge("seat {seat} sees nothing that it may not know")
def _(at: Position, words: Words) -> Instead:
    return _looks_alike(at, words.seat())


@knowledge("everybody together sees nobody's secrets")
def _(at: Position, words: Words) -> Instead:
    view = RULES.view(at.state, EVERYBODY)
    secrets = view.hand, view.passed, view.drawn, view.removed, view.forecasts
    return _looks_alike(at, EVERYBODY) or holds(not any(secrets), f"it sees {secrets}")


@knowledge("only seat {seat} knows that it has laid {card}")
def _(at: Position, words: Words) -> Instead:
    views = [RULES.view(at.state, seat) for seat in (EVERYBODY, *at.state.seats)]
    knowing = [view.seat for view in views if view.laid is not None and view.laid.card == card_in(words)]
    return same(knowing, [words.seat()], "known to") or _looks_alike(at, EVERYBODY)


@knowledge("only seat {seat} knows that it has bid {number}")
def _(at: Position, words: Words) -> Instead:
    views = [RULES.view(at.state, seat) for seat in (EVERYBODY, *at.state.seats)]
    knowing = [view.seat for view in views if view.bids[words.seat()] == words.number()]
    return same(knowing, [words.seat()], "known to") or _looks_alike(at, EVERYBODY)


@knowledge("seat {seat} remembers passing {cards} to seat {owner:seat} in round {number}")
def _(at: Position, words: Words) -> Instead:
    passed = RULES.view(at.state, words.seat()).passed
    found = [set(it.cards) for it in passed if (it.round, it.to) == (words.number(), words.seat("owner"))]
    return same(found, [set(cards_in(words))], f"of {passed}")


@knowledge("seat {seat} remembers passing nothing")
def _(at: Position, words: Words) -> Instead:
    return same(RULES.view(at.state, words.seat()).passed, (), "it remembers")


@knowledge("seat {seat} remembers drawing {cards}")
def _(at: Position, words: Words) -> Instead:
    drawn = RULES.view(at.state, words.seat()).drawn
    return holds(drawn == cards_in(words), f"it drew {names_of(drawn)}")


@knowledge("seat {seat} remembers removing {cards}")
def _(at: Position, words: Words) -> Instead:
    removed = RULES.view(at.state, words.seat()).removed
    return holds(removed == cards_in(words), f"it removed {names_of(removed)}")


@knowledge("seat {seat} knows that {event} comes next")
def _(at: Position, words: Words) -> Instead:
    view = RULES.view(at.state, words.seat())
    known = [it.event for it in view.forecasts if it.round == view.round]
    return same(known, [event_in(words)], "it knows of")


@knowledge("seat {seat} knows only that somebody has seen the next event")
def _(at: Position, words: Words) -> Instead:
    view = RULES.view(at.state, words.seat())
    return holds(view.is_forecast and not view.forecasts, f"{view.forecasts}")


@knowledge("nobody has seen the next event")
def _(at: Position, words: Words) -> Instead:
    return holds(not RULES.view(at.state, EVERYBODY).is_forecast, "somebody has")


@knowledge("everybody sees the goal cards {numbers}")
def _(at: Position, words: Words) -> Instead:
    goals = RULES.view(at.state, EVERYBODY).goals
    return same(goals, tuple(number - 1 for number in words.numbers()), "seen are")


@knowledge("everybody sees only the own goal card")
def _(at: Position, words: Words) -> Instead:
    views = [RULES.view(at.state, seat) for seat in at.state.seats]
    is_so = all(view.goal == at.state.goals[view.seat] and view.goals is None for view in views)
    return holds(is_so and RULES.view(at.state, EVERYBODY).goal is None, "goals are open")
