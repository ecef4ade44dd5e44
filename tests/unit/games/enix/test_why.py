"""Answers to "why?": they say what the rules did, with the same numbers, and nothing that is secret."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings

from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import replay
from enix_desktop.engine.rules import Event
from enix_desktop.games.enix import events
from enix_desktop.games.enix.cardset import Card, set_of
from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.games.enix.moves import (
    CROSS,
)
from enix_desktop.games.enix.order import highest
from enix_desktop.games.enix.refusals import Reason, Refusal
from enix_desktop.games.enix.scoring import hand_score, outcome_of
from enix_desktop.games.enix.state import State
from enix_desktop.games.enix.table import Edition, Setup
from enix_desktop.games.enix.why import Answer, first_moment, rules_of, why, why_refused, why_score, why_won
from enix_desktop.games.enix.why.moment import after
from enix_desktop.games.enix.why.steps import Because, Step, step
from tests.conformance.positions import Way, reach, ways_in
from tests.unit.games.enix.simulated import RULES, SIMULATED, Game, played, refusals

EVENTS = [
    value
    for value in vars(events).values()
    if isinstance(value, type) and hasattr(value, "seen_by") and value is not events.PublicEvent
]


@pytest.fixture(params=SIMULATED, ids=lambda game: "-".join(map(str, game)))
def game(request: pytest.FixtureRequest) -> Game:
    return played(*request.param)


def answers(game: Game) -> Iterator[tuple[int, Event, Answer]]:
    for index, event in enumerate(game.told):
        answer = game.answers[index]
        assert answer is not None, event
        yield index, event, answer


def facts_of(answer: Answer, *reasons: Because) -> list[Any]:
    """The facts of the steps that say one of *reasons*."""
    return [found.facts for found in answer.steps if found.reason in reasons]


def test_every_event_has_steps_and_rules_and_can_be_pictured(game: Game) -> None:
    for _, event, answer in answers(game):
        assert answer.asked == event
        assert answer.steps, event
        assert set(rules_of(event)[:1]) <= set(answer.rules) or isinstance(event, events.TurnBegan)


def test_what_the_events_tell_is_what_is_on_the_table(game: Game) -> None:
    moment = game.first
    for index, event in enumerate(game.told):
        moment = after(moment, [event])
        state = game.afters[index]
        if index + 1 < len(game.told) and game.afters[index + 1] is state:
            continue  # other events of the same move follow
        assert moment.layout == state.layout
        assert moment.pawns == tuple(state.pawns)
        assert moment.cap == state.cap
        assert moment.stack_heights == tuple(map(len, state.stacks))
        assert moment.played == len(state.discard)
        if state.ended_by is None:
            assert moment.laid == tuple(state.laid)
            hidden = [card is not None for card in state.chosen]
            sizes = [hand.bit_count() + more for hand, more in zip(state.hands, hidden, strict=True)]
            assert moment.hand_sizes == tuple(sizes)
            assert moment.waiting == state.waiting
        if state.active is not None and state.active == moment.active:
            assert moment.points == state.points
            assert set_of(moment.barred) == state.barred


def test_the_turn_goes_to_whoever_compares_highest(game: Game) -> None:
    for index, event, answer in answers(game):
        if not isinstance(event, events.TurnBegan):
            continue
        assert facts_of(answer, Because.GOES_NEXT) == [{"player": event.seat}]
        laid = laid_cards(answer)
        by_sum = bool(facts_of(answer, Because.HIGHEST_SUM_NEXT))
        assert all(
            facts["total"] == sum(values(game, facts["cards"]))
            for facts in facts_of(answer, Because.LAID_SUM)
        )
        ranks = {
            seat: (sum(values(game, own)),) if by_sum else values(game, own) for seat, own in laid.items()
        }
        if ranks:
            assert ranks[event.seat] == max(ranks.values())
            assert not by_sum or ranks[event.seat] == (event.points,)
        competed = {
            facts["player"]: values(game, [facts["card"]])
            for facts in facts_of(answer, Because.COMPETED_WITH)
        }
        if competed:
            assert competed[event.seat] == max(competed.values())
        for facts in facts_of(answer, Because.POINTS):
            assert (facts["player"], sum(facts["sum"])) == (event.seat, event.points)
            assert sum(facts["sum"]) == sum(values(game, game.moments[index].laid[event.seat]))
        before = game.befores[index].copy()
        if ranks:
            before.laid = list(game.moments[index].laid)
            before.waiting = game.moments[index].waiting
            assert event.seat in highest(before)


def laid_cards(answer: Answer) -> dict[int, tuple[Card, ...]]:
    """What each of those who are compared laid this round."""
    one = {facts["player"]: (facts["card"],) for facts in facts_of(answer, Because.LAID_ONE)}
    several = {facts["player"]: facts["cards"] for facts in facts_of(answer, Because.LAID_SUM)}
    in_order = {
        facts["player"]: (facts["card"], *facts["cards"]) for facts in facts_of(answer, Because.LAID_IN_ORDER)
    }
    return {**one, **several, **in_order}


def values(game: Game, laid: Any) -> tuple[int, ...]:
    return tuple(game.first.table.components.values[card] for card in laid)


def test_those_who_compete_are_equal(game: Game) -> None:
    for _, event, answer in answers(game):
        if isinstance(event, events.CompetitionBegan):
            assert facts_of(answer, Because.TIED) == [{"players": event.seats}]
            laid = [values(game, own) for seat, own in laid_cards(answer).items() if seat in event.seats]
            by_sum = game.first.table.edition.compares_sums
            assert len({(sum(own),) if by_sum else own for own in laid}) <= 1
            assert "O2" in answer.rules


def test_the_price_of_a_crossing_is_added_up_from_both_sides(game: Game) -> None:
    for _, event, answer in answers(game):
        if isinstance(event, events.PawnCrossed):
            here, there = facts_of(answer, Because.SIDE_OPEN)
            [price] = facts_of(answer, Because.CROSSING_COST)
            assert price["sum"] == (here["count"], there["count"], 1)
            assert sum(price["sum"]) == event.cost
            [left] = facts_of(answer, Because.POINTS_LEFT)
            assert left["points"] - left["cost"] == left["count"] == event.points_left
            assert answer.picture is not None
            assert [side.cost for side in answer.picture.crossings] == [event.cost]


def test_who_stays_sees_every_neighbour_blocked(game: Game) -> None:
    for index, event, answer in answers(game):
        if isinstance(event, events.PawnStayed) and event.obstacle == "no_way":
            moment = game.moments[index]
            here = moment.pawns[event.seat]
            around = [tile for tile in ENERGIES if moment.layout.side_towards(here, tile) is not None]
            closed = (Because.NO_PATH, Because.CAP_BARS, Because.NO_TILE_TWICE, Because.NOT_BACK)
            assert len(facts_of(answer, *closed, Because.TOO_DEAR)) == len(around)
            assert all(facts["cost"] > facts["count"] for facts in facts_of(answer, Because.TOO_DEAR))


def test_the_symbol_that_is_executed_is_on_the_card_on_top(game: Game) -> None:
    for _, _, answer in answers(game):
        for facts in facts_of(answer, Because.SYMBOL_SHOWN):
            assert game.first.table.components.cards[facts["card"]].symbols == (facts["symbol"],)
        for facts in facts_of(answer, Because.SYMBOL_OF_SEVERAL):
            symbols = game.first.table.components.cards[facts["card"]].symbols
            assert symbols[facts["number"] - 1] == facts["symbol"]
            assert len(symbols) > 1


def test_a_reshuffle_gathers_as_many_cards_as_it_deals(game: Game) -> None:
    for _, event, answer in answers(game):
        if isinstance(event, events.StacksShuffled):
            [gathered] = facts_of(answer, Because.GATHERED)
            assert gathered["stacks"] + gathered["played"] == gathered["total"] == sum(event.heights)
            assert facts_of(answer, Because.STACKS_EMPTY, Because.ENOUGH_CARDS)
            assert all(facts["numbers"] for facts in facts_of(answer, Because.STACKS_EMPTY))


def test_who_draws_had_too_few_cards(game: Game) -> None:
    for _, event, answer in answers(game):
        if isinstance(event, events.CardsDrawn):
            [facts] = facts_of(answer, Because.HAND_SHORT)
            assert facts["had"] + facts["count"] <= facts["full"]
            assert facts["stack"] == event.stack + 1, "people count the stacks from 1"


def test_scores_are_those_of_the_rules() -> None:
    games = [played(*way) for way in SIMULATED]
    finished = [(game, event) for game in games for event in game.told if isinstance(event, events.GameEnded)]
    assert len(finished) > 5
    for game, ended in finished:
        table = game.first.table
        for seat in range(table.seats):
            answer = why_score(table, ended, seat)
            worth = hand_score(table.components, set_of(ended.hands[seat]))
            [added] = facts_of(answer, Because.HAND_ADDED)
            assert sum(added["sum"]) == worth.total
            halved = [worth.score] * bool(worth.halvings)
            told = facts_of(answer, Because.HALVED, Because.HALVED_AND_ROUNDED)
            assert [facts["score"] for facts in told] == halved
            last = answer.steps[-1]
            assert last.facts["score"] == ended.scores[seat]
            verdict = Because.DROPPED_OUT if seat in ended.dropped_out else Because.STAYS_IN
            assert last.reason is verdict
        assert "G3" in why_won(table, ended).rules


@pytest.mark.parametrize(
    ("scores", "ender", "winners", "last", "rules"),
    [
        ((20, 25), 0, (1,), step(Because.BEST_SCORE, player=1, score=25), []),
        ((20, 20, 10), 0, (0,), step(Because.ENDER_WINS_TIE, player=0), ["G4"]),
        ((20, 20, 10), 2, (2,), step(Because.ENDER_WINS_TIE, player=2), ["G4"]),
        ((20, 20, 26), 2, (0, 1), step(Because.TIE_SHARED, ender=2, players=(0, 1)), ["G4"]),
        ((26, 27), 0, (), step(Because.NOBODY_LEFT, limit=25), ["G5"]),
        ((5, 26), 1, (0,), step(Because.BEST_SCORE, player=0, score=5), []),
    ],
)
def test_the_winner_follows_from_the_steps(
    scores: tuple[int, ...], ender: int, winners: tuple[int, ...], last: Step, rules: list[str]
) -> None:
    table = ENIX.options({}, len(scores)).table
    outcome = outcome_of(scores, ender, table.numbers.limit)
    hands = ((),) * len(scores)
    ended = events.GameEnded(ender, hands, scores, outcome.dropped_out, outcome.winners)
    answer = why_won(table, ended)
    assert answer.steps[-1] == last
    assert winners == outcome.winners
    assert [rule for rule in answer.rules if rule in ("G4", "G5")] == rules


def test_all_kinds_of_events_are_answered_in_both_editions() -> None:
    for edition in ENIX.editions:
        met = {type(event) for way in SIMULATED if way[0] == edition for event in played(*way).told}
        rare = {events.OrderDrawn, events.StealingEnded, events.RoundBegan}
        missing = set(EVENTS) - met - rare
        assert not missing, missing


def test_every_kind_of_event_names_its_rules() -> None:
    samples = {type(event): event for way in SIMULATED for event in played(*way).told}
    samples[events.OrderDrawn] = events.OrderDrawn((1, 0))
    samples[events.StealingEnded] = events.StealingEnded(0)
    assert set(samples) == set(EVENTS)
    for event in samples.values():
        assert all(len(rule) == 2 and rule[0] in "CSROAMKXGE" for rule in rules_of(event))


def test_e3_who_steals_no_more_may_do_so() -> None:
    game = played("french", "greedy", 1)
    told = [*game.told[:20], events.StealingEnded(0)]
    answer = why(game.first, told, 20)
    assert answer is not None
    assert answer.steps == (step(Because.STEALS_BY_LUCK),)


def test_o3_a_lot_is_told_now_and_as_long_as_it_holds() -> None:
    game = played("english", "greedy", 0)
    values = game.first.table.components.values
    twins = [(a, b) for a in range(72) for b in range(a) if values[a] == values[b]]
    first, second = twins[0]
    told: list[Event] = [
        events.CardsRevealed({0: first, 1: second}),
        events.OrderDrawn((1, 0)),
        events.TurnBegan(1, values[first]),
    ]
    begin = replace(game.first, waiting=(0, 1))
    drawn, begun = why(begin, told, 1), why(begin, told, 2)
    assert drawn is not None
    assert drawn.steps[-3:] == (
        step(Because.TIED, players=(0, 1)),
        step(Because.NOBODY_CAN_LAY),
        step(Because.LOT_DRAWN, players=(1, 0)),
    )
    assert begun is not None
    assert step(Because.GOES_NEXT, player=1) in begun.steps
    assert "O3" in begun.rules
    three = [
        events.CardsRevealed({0: first, 1: second, 2: first}),
        events.OrderDrawn((1, 0, 2)),
        events.TurnBegan(1, 0),
        events.TurnBegan(0, 0),
    ]
    trio = replace(game.first, table=ENIX.options({}, 3).table, waiting=(0, 1, 2), **_three())
    later = why(trio, three, 3)
    assert later is not None
    assert step(Because.LOT_HOLDS, players=(1, 0, 2)) in later.steps


def _three() -> dict[str, Any]:
    return {"laid": ((), (), ()), "hand_sizes": (1, 1, 1), "pawns": (Energy.SOLAR,) * 3}


@settings(max_examples=40)
@given(ways_in(ENIX, most_moves=200))
def test_every_refusal_is_explained_and_a_secret_changes_nothing(way: Way) -> None:
    state: State = reach(way).state
    for seat, move, refused in list(refusals(state))[way.seed % 7 :: 7]:
        answer = why_refused(RULES.view(state, seat), refused, move)
        assert answer.steps
        assert refused.rule in answer.rules
        twin = RULES.with_other_secrets(state, seat, way.seed)
        again = RULES.refusal(twin, seat, move)
        assert again == refused
        assert why_refused(RULES.view(twin, seat), refused, move) == answer


@pytest.mark.parametrize("edition", ENIX.editions)
def test_every_reason_is_met_and_explained_in_both_editions(edition: str) -> None:
    met: set[Reason] = set()
    for seed in range(4):
        game = played(edition, "greedy", seed)
        for state in game.befores[::7] + game.afters[-1:]:
            for seat, move, refused in refusals(state):
                if refused.reason in met:
                    continue
                answer = why_refused(RULES.view(state, seat), refused, move)
                assert answer.steps
                assert refused.rule in answer.rules
                met.add(refused.reason)
    other = Reason.E3_LEFT_TO_LUCK if Edition(edition).steals_by_the_back else Reason.E3_MANDATORY
    never = {other} | ({Reason.E3_NO_SUCH_BACK} if edition == "french" else set())
    rare = {Reason.K4_NO_SUCH_STACK, Reason.R3_OTHER_CARDS_LEFT}
    assert set(Reason) - met <= never | rare, set(Reason) - met - never


@given(ways_in(ENIX, most_moves=200))
def test_c2_and_m3_refusals_have_the_numbers_of_the_rules(way: Way) -> None:
    state: State = reach(way).state
    for seat in RULES.to_move(state):
        for tile in ENERGIES:
            refused = RULES.refusal(state, seat, CROSS[tile])
            if not isinstance(refused, Refusal):
                continue
            answer = why_refused(RULES.view(state, seat), refused, CROSS[tile])
            if refused.reason is Reason.M3_POINTS_MISSING:
                [facts] = facts_of(answer, Because.TOO_DEAR)
                assert (facts["cost"], facts["count"]) == (refused.facts["cost"], refused.facts["points"])
            if refused.reason is Reason.C2_NO_RAY:
                [facts] = facts_of(answer, Because.NO_PATH)
                assert facts["lacking"] == refused.facts["lacking"]
                closed = facts_of(answer, Because.SIDE_CLOSED)
                assert [side["energy"] for side in closed] == list(facts["lacking"])


def test_the_first_moment_has_no_hidden_card() -> None:
    setup: Setup = reach(Way("enix", {}, 3, 5, 0)).record.setup
    other = replace(setup, hands=shifted(setup.hands), stacks=shifted(setup.stacks))
    assert first_moment(setup) == first_moment(other)


def shifted(piles: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Card, ...], ...]:
    """Piles of the same sizes with other cards."""
    return tuple(tuple((card + 7) % 72 for card in pile) for pile in piles)


@settings(max_examples=40)
@given(ways_in(ENIX, most_moves=150))
def test_what_a_seat_is_told_answers_the_same_whatever_the_hidden_cards_are(way: Way) -> None:
    match = reach(way)
    setup: Setup = match.record.setup
    happened = [event for step in replay(RULES, ENIX.codec, match.record) for event in step.events]
    told = [event.seen_by(0) for event in happened]
    other = first_moment(replace(setup, hands=shifted(setup.hands), stacks=shifted(setup.stacks)))
    for index in range(0, len(told), 3):
        assert why(first_moment(setup), told, index) == why(other, told, index)
