"""Sentences about money, reserve cards, costs and incomes."""

from enix_desktop.games.hertzschlag.counting import income_of, price_of
from tests.rules.hertzschlag.position import Position
from tests.rules.hertzschlag.vocabulary.checks import Check, Instead, same
from tests.rules.hertzschlag.words import KINDS, card_in
from tests.rules.words import Vocabulary, Words

money: Vocabulary[Check] = Vocabulary(kinds=KINDS)


@money("seat {seat} has {number} euro")
def _(at: Position, words: Words) -> Instead:
    return same(at.state.money[words.seat()], words.number(), "it has")


@money("the seats have {numbers} euro")
def _(at: Position, words: Words) -> Instead:
    return same(tuple(at.state.money), words.numbers(), "they have")


@money("everybody has {number} euro")
def _(at: Position, words: Words) -> Instead:
    return same(set(at.state.money), {words.number()}, "the seats have")


def _owners(at: Position) -> tuple[int, ...]:
    return tuple(seat for seat in at.state.seats if at.state.reserves[seat])


@money("seat(s) {seats} hold(s) a reserve card")
def _(at: Position, words: Words) -> Instead:
    return same(_owners(at), words.seats(), "a reserve card is held by")


@money("nobody holds a reserve card")
def _(at: Position, words: Words) -> Instead:
    return same(_owners(at), (), "a reserve card is held by")


@money("an income of seat {seat} is worth {number} euro")
def _(at: Position, words: Words) -> Instead:
    table = at.state.table
    income = income_of(table.components, table.numbers, at.state.displays[words.seat()])
    return same(income.total, words.number(), f"{income} is worth")


@money("{card} costs seat {seat} {number} euro")
def _(at: Position, words: Words) -> Instead:
    display = at.state.displays[words.seat()]
    cost = price_of(at.state.table.components, display, card_in(words))
    return same(cost, words.number(), "it costs")
