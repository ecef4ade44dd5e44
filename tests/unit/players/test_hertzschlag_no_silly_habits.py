"""Positions of Hertzschlag in which anybody at the table would groan if a player did the wrong thing."""

from collections.abc import Iterable, Sequence

import pytest

from enix_desktop.catalogue import HERTZSCHLAG
from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.counting import moved, moved_towards
from enix_desktop.games.hertzschlag.moves import Bid, Lay, Move, Place, Pledge, Signal, Word
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.state import State
from tests.unit.games.hertzschlag.tables import COMPONENTS, RULES, card, lays, played, state
from tests.unit.players.hertzschlag_questions import HertzschlagPlayer

LEVELS = ("novice", "casual", "skilled", "master")
PLAYERS: dict[str, HertzschlagPlayer] = {level: HERTZSCHLAG.player(level) for level in LEVELS}
SEEDS = range(3)
all_but_novices = pytest.mark.parametrize("level", LEVELS[1:])
"""A novice is distracted now and then, and may do the wrong thing."""
the_thoughtful = pytest.mark.parametrize("level", LEVELS[2:])
"""Who reads what others say."""
LAST = 2
"""The last of three in the turn order, if seat 0 starts: nobody can mend what it breaks."""
POOR_CARDS = "Timed washing machine, E-bike, LED lamps, Smart meter, Induction hob"


def chosen(level: str, position: State, seat: Seat) -> list[Move]:
    """What *seat* does, with several seeds."""
    view, moves = RULES.view(position, seat), RULES.legal_moves(position, seat)
    return [PLAYERS[level].choose(view, moves, seed).move for seed in SEEDS]


def heard(position: State, *words: Word) -> State:
    """The same after everybody has spoken, in turn order."""
    return played(position, [(seat, Signal(word)) for seat, word in zip(position.order, words, strict=True)])[
        0
    ]


def pledged(position: State, *euros: int) -> State:
    """The same after signals, incomes and so many pledges in turn order."""
    laid = heard(position, *[Word.INCOME] * position.table.seats)
    asked = played(laid, lays(laid))[0]
    assert asked.phase is Phase.PLEDGE
    return played(asked, [(seat, Pledge(euro)) for seat, euro in zip(asked.order, euros, strict=False)])[0]


def fields_after(position: State, moves: Iterable[Move]) -> list[int]:
    """Where the marker goes from where it is now."""
    found = []
    for move in moves:
        assert isinstance(move, Lay)
        face = COMPONENTS.cards[move.card]
        is_played = move.place is Place.ACTION
        changed = moved(COMPONENTS.track, position.marker, face.change * is_played)
        found.append(moved_towards(changed, face.towards * is_played))
    return found


def tempted(hand: str, marker: int, used: Sequence[str], **more: object) -> State:
    """Round 7 of three seats: the last in the turn order may spoil everything."""
    return state(
        hands=["", "", hand], marker=marker, used=list(used), round=7, start=0, money=15, talk=True, **more
    )


@all_but_novices
def test_nobody_drives_into_a_blackout_who_could_stay_green(level: str) -> None:
    """The gas plant is used up, the others leave the marker on +3: +6 for four points would end the game."""
    hand = "Offshore wind farm, Offshore share, Solar park, Electric buses, E-bike"
    position = heard(tempted(hand, 3, ["gas plant"]), Word.INCOME, Word.INCOME, Word.HOLD)
    assert all(map(COMPONENTS.track.is_green, fields_after(position, chosen(level, position, LAST))))


@all_but_novices
def test_the_last_in_turn_pulls_the_marker_out_of_a_side_without_a_plant(level: str) -> None:
    """On -6 without pumped storage, others take income: only the share in a wind farm saves everybody."""
    hand = "Share in a wind farm, Fast-charging park, Electric buses, Coal exit, New tram line"
    position = heard(tempted(hand, -6, ["pumped storage plant"]), Word.INCOME, Word.INCOME, Word.FAR_UP)
    assert set(chosen(level, position, LAST)) == {Lay(card("Share in a wind farm"), Place.ACTION)}


@the_thoughtful
def test_a_warned_player_does_not_push_the_same_way(level: str) -> None:
    """Both others say far up from +1, and the gas plant is used up: nobody adds a solar park to that."""
    hand = "Solar park, Electric buses, Coal exit, Wallbox, Home battery"
    position = heard(tempted(hand, 1, ["gas plant"]), Word.FAR_UP, Word.FAR_UP, Word.FAR_DOWN)
    for move in chosen(level, position, LAST):
        assert isinstance(move, Lay)
        assert move.place is Place.INCOME or COMPONENTS.cards[move.card].change <= 0


@all_but_novices
def test_in_the_last_round_points_are_played_that_do_no_harm(level: str) -> None:
    """With 15 euro an income brings no point, nor does any other card; an air heat pump brings one."""
    position = state(
        hands=["", "", "Air heat pump, Timed washing machine, E-bike, LED lamps, Smart meter"],
        **{"marker": 0, "round": 8, "start": 0, "money": 15, "talk": True},
    )
    told = heard(position, Word.HOLD, Word.HOLD, Word.FAR_DOWN)
    assert set(chosen(level, told, LAST)) == {Lay(card("Air heat pump"), Place.ACTION)}


ORANGE = {"seats": 4, "marker": -6, "start": 0, "money": 12, "talk": True, "round": 4}
"""Four seats with money for secondary control."""


@all_but_novices
def test_who_is_rich_pays_the_missing_euros(level: str) -> None:
    """The others pledged 3, 3 and 2 of 11; the last promised the rest."""
    position = pledged(state(**ORANGE), 3, 3, 2, 3)
    assert {move.euro for move in chosen(level, position, 3) if isinstance(move, Bid)} == {3}


@the_thoughtful
def test_the_last_to_pledge_fills_what_is_missing(level: str) -> None:
    position = pledged(state(**ORANGE), 3, 3, 2)
    assert {move.euro for move in chosen(level, position, 3) if isinstance(move, Pledge)} <= {3, 4}


def test_a_master_haggles_only_where_others_can_raise_the_rest() -> None:
    """It pays what it has pledged, and the last to pledge fills what is missing."""
    rich = pledged(state(**ORANGE))
    fair, haggled = (chosen(level, rich, 0)[0] for level in ("skilled", "master"))
    assert (fair, haggled) == (Pledge(3), Pledge(1))
    short = pledged(state(**{**ORANGE, "money": [12, 0, 0, 12]}))  # income leaves 3 + 3 + 5 to the others
    assert chosen("master", short, 0)[0] == Pledge(1)
    poor = pledged(state(**{**ORANGE, "money": [12, 0, 0, 0]}))  # income leaves them 3 each
    assert chosen("master", poor, 0)[0] == Pledge(2)
    last = pledged(state(**ORANGE), 1, 2, 3)
    assert chosen("master", last, 3)[0] == chosen("skilled", last, 3)[0] == Pledge(5)
    paying = pledged(state(**ORANGE), 1, 3, 3, 4)
    assert chosen("master", paying, 0)[0] == Bid(1)


def test_among_masters_the_promises_reach_the_price() -> None:
    """Everybody leaves to the next what they can pay, and the last has nobody to leave anything to."""
    for seats in HERTZSCHLAG.seats:
        position = pledged(state(**{**ORANGE, "seats": seats}))
        for seat in position.order:
            (move, *_) = chosen("master", position, seat)
            assert isinstance(move, Pledge)
            assert move.euro
            position = played(position, [(seat, move)])[0]
        assert sum(euro or 0 for euro in position.pledges) == position.price
        bids = [chosen("master", position, seat)[0] for seat in range(seats)]
        assert sum(bid.euro for bid in bids if isinstance(bid, Bid)) >= position.price


@the_thoughtful
def test_nobody_bids_five_where_the_others_have_promised_enough(level: str) -> None:
    """4, 4 and 4 are enough for 11; a euro for safety is no folly, more is."""
    position = pledged(state(**ORANGE), 4, 4, 4, 0)
    assert {move.euro for move in chosen(level, position, 3) if isinstance(move, Bid)} <= {0, 1}


@the_thoughtful
def test_nobody_keeps_its_money_where_all_of_it_is_needed(level: str) -> None:
    """Three seats: 5, 3 and 3 or a blackout."""
    position = pledged(state(**{**ORANGE, "seats": 3}), 5, 3, 3)
    for seat, least in enumerate((5, 3, 3)):
        assert min(move.euro for move in chosen(level, position, seat) if isinstance(move, Bid)) >= least


@the_thoughtful
@pytest.mark.parametrize("seats", HERTZSCHLAG.seats)
def test_equals_raise_the_price_together_without_a_word(level: str, seats: int) -> None:
    """Without talk everybody pays a part, and the parts are enough."""
    position = state(**{**ORANGE, "seats": seats, "talk": False})
    asked = played(position, lays(position))[0]
    assert asked.phase is Phase.BID
    bids = [chosen(level, asked, seat)[0] for seat in range(seats)]
    assert sum(bid.euro for bid in bids if isinstance(bid, Bid)) >= asked.price


@all_but_novices
def test_a_poor_player_takes_income_and_not_a_worthless_card(level: str) -> None:
    """No euro left in round 2, all cards but a useless one cost something."""
    hand = "Wind farm with hydrogen, Insulated walls, New tram line, Solar park, Offshore share"
    position = state(hands=["", "", hand], marker=0, round=2, start=0, money=[9, 9, 0], talk=True)
    told = heard(position, Word.HOLD, Word.HOLD, Word.INCOME)
    assert all(isinstance(move, Lay) and move.place is Place.INCOME for move in chosen(level, told, LAST))


@the_thoughtful
def test_who_says_nothing_false_can_be_relied_upon(level: str) -> None:
    """In a quiet opening nobody has a reason to lie: the word fits what is laid then."""
    position = state(hands=[POOR_CARDS, "", ""], marker=0, round=1, start=0, money=15, talk=True)
    (word,) = {move.word for move in chosen(level, position, 0)[:1] if isinstance(move, Signal)}
    assert word is not Word.SILENT
