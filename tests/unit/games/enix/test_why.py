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
from enix_desktop.games.enix.why import board_steps as board
from enix_desktop.games.enix.why import card_steps as cards
from enix_desktop.games.enix.why import order_steps as order
from enix_desktop.games.enix.why.moment import after
from tests.conformance.positions import Way, reach, ways
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


def steps_of(answer: Answer, kind: Any) -> list[Any]:
    return [step for step in answer.steps if isinstance(step, kind)]


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
            assert moment.round == state.round
        if state.active is not None and state.active == moment.active:
            assert moment.points == state.points
            assert set_of(moment.barred) == state.barred


def test_the_turn_goes_to_whoever_compares_highest(game: Game) -> None:
    for index, event, answer in answers(game):
        if not isinstance(event, events.TurnBegan):
            continue
        assert steps_of(answer, order.GoesNext) == [order.GoesNext(event.seat)] or "R4" in answer.rules
        sums = {step.seat: step.total for step in steps_of(answer, order.LaidSum)}
        if sums:
            assert sums[event.seat] == max(sums.values()) == event.points
        firsts = {step.seat: values(game, step.cards) for step in steps_of(answer, order.LaidInOrder)}
        if firsts:
            assert firsts[event.seat] == max(firsts.values())
        laid = {step.seat: values(game, [step.card]) for step in steps_of(answer, order.CompetitionCard)}
        if laid:
            assert laid[event.seat] == max(laid.values())
        for step in steps_of(answer, order.Points):
            assert (step.seat, step.total) == (event.seat, event.points)
            assert step.total == sum(values(game, step.cards))
        before = game.befores[index].copy()
        if sums or firsts:
            before.laid = list(game.moments[index].laid)
            before.waiting = game.moments[index].waiting
            assert event.seat in highest(before)


def values(game: Game, laid: Any) -> tuple[int, ...]:
    return tuple(game.first.table.components.values[card] for card in laid)


def test_those_who_compete_are_equal(game: Game) -> None:
    for _, event, answer in answers(game):
        if isinstance(event, events.CompetitionBegan):
            assert steps_of(answer, order.Tied) == [order.Tied(event.seats)]
            laid = [step for step in answer.steps if isinstance(step, order.LaidSum)]
            assert len({step.total for step in laid if step.seat in event.seats}) <= 1
            assert "O2" in answer.rules


def test_the_price_of_a_crossing_is_added_up_from_both_sides(game: Game) -> None:
    for _, event, answer in answers(game):
        if isinstance(event, events.PawnCrossed):
            [price] = steps_of(answer, board.CrossingCost)
            assert price.here + price.there + 1 == price.cost == event.cost
            [left] = steps_of(answer, board.PointsLeft)
            assert (left.points - left.cost, left.left) == (event.points_left, event.points_left)
            assert answer.picture is not None
            assert [side.cost for side in answer.picture.crossings] == [event.cost]


def test_who_stays_sees_every_neighbour_blocked(game: Game) -> None:
    for index, event, answer in answers(game):
        if isinstance(event, events.PawnStayed) and event.obstacle == "no_way":
            moment = game.moments[index]
            here = moment.pawns[event.seat]
            around = [tile for tile in ENERGIES if moment.layout.side_towards(here, tile) is not None]
            kinds = (board.NoPath, board.CapBars, board.NotAgain, board.TooDear)
            assert len(steps_of(answer, kinds)) == len(around)
            assert all(step.cost > step.points for step in steps_of(answer, board.TooDear))


def test_the_symbol_that_is_executed_is_on_the_card_on_top(game: Game) -> None:
    for _, _, answer in answers(game):
        for step in steps_of(answer, board.SymbolShown):
            card = game.first.table.components.cards[step.card]
            assert card.symbols[step.number - 1] == step.symbol
            assert step.count == len(card.symbols)


def test_a_reshuffle_gathers_as_many_cards_as_it_deals(game: Game) -> None:
    for _, event, answer in answers(game):
        if isinstance(event, events.StacksShuffled):
            [gathered] = steps_of(answer, cards.Gathered)
            assert gathered.stacks + gathered.played == gathered.total == sum(event.heights)
            assert steps_of(answer, cards.StacksEmpty | cards.EnoughCards)
            assert all(step.positions for step in steps_of(answer, cards.StacksEmpty))


def test_who_draws_had_too_few_cards(game: Game) -> None:
    for _, event, answer in answers(game):
        if isinstance(event, events.CardsDrawn):
            [step] = steps_of(answer, cards.HandShort)
            assert step.had + step.drawn <= step.full


def test_scores_are_those_of_the_rules() -> None:
    games = [played(*way) for way in SIMULATED]
    finished = [(game, event) for game in games for event in game.told if isinstance(event, events.GameEnded)]
    assert len(finished) > 5
    for game, ended in finished:
        table = game.first.table
        for seat in range(table.seats):
            answer = why_score(table, ended, seat)
            worth = hand_score(table.components, set_of(ended.hands[seat]))
            [added] = steps_of(answer, cards.HandAdded)
            assert added.total == worth.total
            halved = [worth.score] * bool(worth.halvings)
            assert [step.score for step in steps_of(answer, cards.Halved)] == halved
            [last] = steps_of(answer, cards.DroppedOut | cards.StaysIn)
            assert last.score == ended.scores[seat]
            assert isinstance(last, cards.DroppedOut) is (seat in ended.dropped_out)
        assert "G3" in why_won(table, ended).rules


@pytest.mark.parametrize(
    ("scores", "ender"), [((20, 25), 0), ((20, 20, 10), 2), ((20, 20, 26), 2), ((26, 27), 0), ((5, 26), 1)]
)
def test_the_winner_follows_from_the_steps(scores: tuple[int, ...], ender: int) -> None:
    table = ENIX.options({}, len(scores)).table
    outcome = outcome_of(scores, ender, table.numbers.limit)
    hands = ((),) * len(scores)
    ended = events.GameEnded(ender, hands, scores, outcome.dropped_out, outcome.winners)
    answer = why_won(table, ended)
    last = answer.steps[-1]
    match last:
        case cards.BestScore(seats, score):
            assert seats == outcome.winners
            assert {scores[seat] for seat in seats} == {score}
        case cards.EnderWinsTie(seat):
            assert (seat,) == outcome.winners
            assert "G4" in answer.rules
        case cards.TieShared(_, seats):
            assert seats == outcome.winners
            assert "G4" in answer.rules
        case cards.NobodyLeft():
            assert not outcome.winners
            assert "G5" in answer.rules
        case _:
            raise AssertionError(last)


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
    assert answer.steps == (cards.HowStolen(by_back=False),)


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
    assert drawn.steps[-3:] == (order.Tied((0, 1)), order.NobodyCanLay((0, 1)), order.LotDrawn((1, 0)))
    assert begun is not None
    assert order.GoesNext(1) in begun.steps
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
    assert order.LotDrawn((1, 0, 2), is_earlier=True) in later.steps


def _three() -> dict[str, Any]:
    return {"laid": ((), (), ()), "hand_sizes": (1, 1, 1), "pawns": (Energy.SOLAR,) * 3}


@settings(max_examples=40)
@given(ways(most_moves=200))
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


@given(ways(most_moves=200))
def test_c2_and_m3_refusals_have_the_numbers_of_the_rules(way: Way) -> None:
    state: State = reach(way).state
    for seat in RULES.to_move(state):
        for tile in ENERGIES:
            refused = RULES.refusal(state, seat, CROSS[tile])
            if not isinstance(refused, Refusal):
                continue
            answer = why_refused(RULES.view(state, seat), refused, CROSS[tile])
            if refused.reason is Reason.M3_POINTS_MISSING:
                [step] = steps_of(answer, board.TooDear)
                assert (step.cost, step.points) == (refused.facts["cost"], refused.facts["points"])
            if refused.reason is Reason.C2_NO_RAY:
                [lacking] = steps_of(answer, board.NoPath)
                assert lacking.lacking == refused.facts["lacking"]
                sides = steps_of(answer, board.SideHas)
                assert [step.tile for step in sides if step.points is None] == list(lacking.lacking)


def test_the_first_moment_has_no_hidden_card() -> None:
    setup: Setup = reach(Way("enix", "english", 3, 5, 0)).record.setup
    other = replace(setup, hands=shifted(setup.hands), stacks=shifted(setup.stacks))
    assert first_moment(setup) == first_moment(other)


def shifted(piles: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Card, ...], ...]:
    """Piles of the same sizes with other cards."""
    return tuple(tuple((card + 7) % 72 for card in pile) for pile in piles)


@settings(max_examples=40)
@given(ways(most_moves=150))
def test_what_a_seat_is_told_answers_the_same_whatever_the_hidden_cards_are(way: Way) -> None:
    match = reach(way)
    setup: Setup = match.record.setup
    happened = [event for step in replay(RULES, ENIX.codec, match.record) for event in step.events]
    told = [event.seen_by(0) for event in happened]
    other = first_moment(replace(setup, hands=shifted(setup.hands), stacks=shifted(setup.stacks)))
    for index in range(0, len(told), 3):
        assert why(first_moment(setup), told, index) == why(other, told, index)
