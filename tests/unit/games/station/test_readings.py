"""Readings of docs/station/rules.md and what the rules promise of a whole game."""

import pickle
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enix_desktop.engine.errors import BadData
from enix_desktop.engine.match import replay
from enix_desktop.engine.reading import Node
from enix_desktop.engine.rules import EVERYBODY, Event
from enix_desktop.games.station import events
from enix_desktop.games.station.codec import StationCodec
from enix_desktop.games.station.components import STATIONS, Components, Station, standard_components
from enix_desktop.games.station.moves import PASS, Command, Dock, Fill, Fire, Machine, Steal, Swap, Take
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.summary import summarize
from enix_desktop.games.station.table import first_order
from enix_desktop.games.station.variants import STANDARD, changed
from enix_desktop.players.player import RandomPlayer
from tests.rules.station.words import chosen_from, copies_of
from tests.unit.games.station.tables import COMPONENTS, RULES, after, dealt, played, state, wandered

WHITE, VIOLET = 0, 1
SECRET_ELSEWHERE = (events.CardTaken, events.CardStolen, events.RowTaken, events.SupplyDrawn)
"""What tells of cards that at other tables only some may see."""


def test_reading_3_an_action_is_the_only_one_of_its_turn() -> None:
    """After a charge with one card the next seat is in turn (R2, O3)."""
    now = after(state(["red-cogs red-sun", ""]), Machine(copies_of("red-sun")[:1]))
    assert now.turn == 1
    assert RULES.legal_moves(now, 0) == ()


def test_reading_7_energy_may_be_paid_for_shuttles_of_no_use_and_with_both_docked_nothing_is_possible() -> (
    None
):
    """TP1, TP2."""
    now = after(state(["", ""], active="port", order={"port": [0, 1]}), Dock(((WHITE, Station.PORT),)))
    now = after(now, Dock(((VIOLET, Station.PORT),)))
    assert now.shuttles == [Station.PORT, Station.PORT]
    both = {"white": "port", "violet": "port"}
    crowded = state(["", ""], active="port", shuttles=both)
    assert not any(isinstance(move, Dock) for move in RULES.legal_moves(crowded, crowded.turn))


def test_reading_9_with_two_players_at_most_one_card_is_stolen() -> None:
    now = state(["", "red-sun red-glass"], active="canteen", energy={"canteen": [7, 0]})
    assert [move for move in RULES.legal_moves(now, 0) if isinstance(move, Steal)] == [Steal((1,))]


def test_reading_10_nothing_is_carried_over_and_the_command_centre_plays_no_card() -> None:
    """N1: one card in this turn and one in the next bring nothing; TC1 brings its own cards only."""
    now = after(state(["red-cogs", ""]), Fill(copies_of("red-cogs")[:1]))
    assert (now.turn, now.takes, now.hands[0]) == (1, 0, ())
    command = after(state(["", ""], active="command", order={"command": [0, 1]}), Command(3))
    assert (command.phase, command.takes) == (Phase.TAKE, 6)


def test_reading_11_the_supply_is_dealt_completely_to_one_player_before_the_next() -> None:
    """U3: seat 0 gets the two cards after the one that is turned over, seat 1 the next two."""
    top = "green-cogs white-sun white-glass violet-sun violet-glass"
    now = state(["", ""], active="centre", top=top, order={"centre": [0, 1]})
    now = after(after(now, PASS), PASS)
    assert now.hands[0] == tuple(sorted(chosen_from((), ["white-sun", "white-glass"])))
    assert now.hands[1] == tuple(sorted(chosen_from((), ["violet-sun", "violet-glass"])))


def test_reading_13_energy_elsewhere_and_hands_never_count() -> None:
    energies = {"machine": [7, 0], "command": [7, 0], "canteen": [7, 0], "centre": [1, 1]}
    now = state(["red-sun red-glass", ""], active="centre", energy=energies, laser=[7, 7])
    now = after(after(now, PASS), PASS)
    outcome = RULES.outcome(now)
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert (outcome.scores, outcome.dropped_out, outcome.ended_by) == ((7, 7), (), None)


@given(st.integers(2, 4), st.integers(0, 2**32))
@settings(max_examples=12)
def test_reading_15_cards_never_run_out_between_turns(seats: int, seed: int) -> None:
    """C7, N2: whenever somebody chooses an action, the display is full; hands and rows stay within limits."""
    match = wandered(seats, seed, 150)
    for step in replay(RULES, StationCodec(), match.record):
        now = step.state
        if now.phase is Phase.ACT:
            assert None not in now.display
            assert sum(map(len, now.hands)) + sum(map(len, now.rows)) <= 7 * seats + seats * (seats - 1)


def test_reading_16_nobody_is_asked_out_of_turn() -> None:
    """Exactly one seat owes a decision, and declining is no move."""
    now = state(["", "", ""])
    assert RULES.to_move(now) == (0,)
    assert RULES.declining_move(now) is None


def test_reading_17_a_marker_on_the_outer_track_has_had_its_turn() -> None:
    """O1: seat 2 has the least energy but has acted, so it is not asked again."""
    now = state(["", "", ""], energy={"machine": [1, 4, 0]}, acted=[1])
    assert (now.turn, now.inner[0], now.outer) == (0, [2], [1, 0])


@given(st.integers(2, 4), st.integers(0, 2**32))
@settings(max_examples=30)
def test_every_row_of_a_varied_start_is_different_and_stacks_follow_s4(seats: int, seed: int) -> None:
    """E2: rows by lot; S4 among those who share a field."""
    setup = dealt(seats, seed, {"start": "varied"}).record.setup
    assert len(set(setup.energy)) == seats
    assert set(setup.energy) <= set(COMPONENTS.varied_start)
    for station in STATIONS:
        order = first_order(setup.energy, station)
        for above, below in pairwise(order):
            higher, lower = setup.energy[above][station], setup.energy[below][station]
            assert higher >= lower
            if higher == lower:  # cyclic from seat s mod n
                assert (above - station) % seats < (below - station) % seats


def test_cards_are_dealt_one_at_a_time_from_seat_0() -> None:
    """S5: the first cards of the pile go round the table, the next three lie open."""
    match = dealt(3, 5)
    cards = match.record.setup.cards
    assert match.state.hands[1] == tuple(sorted(cards[1:15:3]))
    assert tuple(match.state.display) == cards[15:18]
    assert match.state.pile == list(reversed(cards[18:]))


def test_rows_have_fifteen_energy_each() -> None:
    """E2: all different; the energy centre is counted too."""
    rows = COMPONENTS.varied_start
    assert len(set(rows)) == len(rows) >= 4
    assert len({sum(row) for row in rows}) == 1


def test_what_was_taken_openly_is_known_until_it_is_gone_or_something_is_stolen() -> None:
    """V1, V2: the own hand, and what all saw."""
    now = state(["red-sun", "blue-glass"], display="green-sun blue-sun green-cogs")
    now = after(after(now, Swap(now.hands[0][0])), Take(1))
    (blue_sun,) = now.known[0]
    for seat in (1, EVERYBODY):
        assert RULES.view(now, seat).known[0] == (blue_sun,)
    assert RULES.view(now, EVERYBODY).hand == ()
    assert RULES.view(now, 1).open_hands is None
    assert RULES.view(state(["red-sun", ""], open=True), 1).open_hands is not None


def test_a_card_from_the_pile_is_seen_by_nobody_else_unless_hands_are_open() -> None:
    """V2, N6."""
    for is_open in (False, True):
        now = after(state(["red-sun", ""], open=is_open), Swap(copies_of("red-sun")[0]))
        _, told = played(now, Take(None))
        taken = next(event for event in told if isinstance(event, events.CardTaken))
        assert taken.seen_by(0).card is not None
        assert (taken.seen_by(1).card is not None) is is_open
        assert (taken.seen_by(EVERYBODY).card is not None) is is_open


@pytest.mark.parametrize("is_open", [False, True])
def test_a_stolen_card_is_seen_by_thief_and_victim_and_by_nobody_else(is_open: bool) -> None:
    """V2, TK1: nor by all together, unless hands are open; the row only by the thief."""
    now = state(["", "red-sun", "blue-glass"], active="canteen", energy={"canteen": [3, 1, 1]}, open=is_open)
    later, told = played(now, Steal((1,)))
    stolen = next(event for event in told if isinstance(event, events.CardStolen))
    assert stolen.card == now.hands[1][0]
    for seat, sees_it in ((0, True), (1, True), (2, is_open), (EVERYBODY, is_open)):
        assert (stolen.seen_by(seat).card == stolen.card) is sees_it
        assert (stolen.seen_by(seat).card is None) is not sees_it
    _, told = played(after(later, PASS), PASS)
    row = next(event for event in told if isinstance(event, events.RowTaken))
    assert (row.count, row.cards) == (1, (stolen.card,))
    for seat, sees_it in ((0, True), (1, is_open), (2, is_open), (EVERYBODY, is_open)):
        assert (row.seen_by(seat).cards is not None) is sees_it


def test_a_shuffle_tells_how_many_discards_became_the_pile() -> None:
    """C7."""
    match = wandered(2, 1, 400)
    discards, shuffles = 0, 0
    now = RULES.start(match.record.setup)
    for step in replay(RULES, StationCodec(), match.record):
        discards = len(now.discard)
        for event in step.events:
            match event:
                case events.CardsDiscarded(_, cards) | events.Filled(_, cards) | events.MachineUsed(_, cards):
                    discards += len(cards)
                case events.Shifted(_, _, clockwise, anticlockwise):
                    discards += len(clockwise) + len(anticlockwise)
                case events.LaserFired(_, shots):
                    discards += len(shots)
                case events.Swapped() | events.BridgesExchanged():
                    discards += 1
                case events.PileShuffled(count):
                    shuffles += 1
                    assert count == discards
                    discards = 0
        now = step.state
    assert shuffles


def test_shots_through_both_shuttles_are_counted_and_told() -> None:
    """TE1: changes of each station once, the laser before and after."""
    now = state(
        ["white-sun violet-sun", ""],
        active="centre",
        energy={"centre": [5, 0]},
        shuttles={"white": "command", "violet": "centre"},
    )
    white, violet = (copies_of(f"{colour}-sun")[0] for colour in ("white", "violet"))
    later, told = played(now, Fire(((WHITE, white), (VIOLET, violet))))
    fired = told[0]
    assert isinstance(fired, events.LaserFired)
    assert sorted(fired.changes) == [(Station.COMMAND, 4, 3), (Station.CENTRE, 5, 2)]
    assert (fired.laser_before, fired.laser_after) == (0, 2)
    assert later.discard[-2:] == [white, violet]


# Components, variants, summary


def test_the_components_are_those_of_c5_and_travel_by_their_version() -> None:
    assert isinstance(COMPONENTS, Components)
    assert len(COMPONENTS.all_cards) == 102
    assert pickle.loads(pickle.dumps(COMPONENTS)) is standard_components()
    assert [station.key for station in STATIONS] == [
        "machine",
        "command",
        "biotope",
        "port",
        "canteen",
        "centre",
    ]
    assert [station.slots for station in STATIONS] == [(5, 0), (0, 1), (1, 2), (2, 3), (3, 4), (4, 5)]  # C2


def test_a_variant_changes_a_number_and_refuses_what_it_cannot() -> None:
    table = changed({"laser_goal": "5"})({}, 3)
    assert (table.numbers.laser_goal, table.seats) == (5, 3)
    assert STANDARD({}, 2).numbers == COMPONENTS.numbers
    for wrong in ({"weather": "3"}, {"laser_goal": "0"}, {"laser_goal": "x"}, {"laser_goal": "101"}):
        with pytest.raises(BadData):
            changed(wrong)


def test_the_end_comes_with_another_goal_in_a_variant() -> None:
    """G1 with a number that a record carries."""
    now = state(["", ""], active="centre", laser=[5, 0])
    now.table = changed({"laser_goal": "5"})({}, 2)
    now = after(after(now, PASS), PASS)
    assert now.phase is Phase.OVER


def test_a_summary_counts_actions_and_cards() -> None:
    match = wandered(2, 3, 60)
    told = [event for step in replay(RULES, StationCodec(), match.record) for event in step.events]
    summary = summarize(match.record.setup, told)
    actions = sum(
        isinstance(event, events.Filled | events.Swapped | events.Passed | events.Shifted) for event in told
    )
    assert actions == sum(
        seat.tallies.get(name, 0) for seat in summary.seats for name in ("fill", "swap", "pass", "shift")
    )


def test_a_setup_that_breaks_a_rule_is_refused_with_its_name() -> None:
    """S2, S3, S5, C9."""
    codec, setup = StationCodec(), dealt(2, 1).record.setup
    with pytest.raises(BadData, match="2 to 4 players"):
        codec.read_setup(Node(dict(codec.setup_json(setup)), "setup"), 5)
    document = {**codec.setup_json(setup), "cards": list(setup.cards[:-1])}
    with pytest.raises(BadData, match="every card"):
        codec.read_setup(Node(document, "setup"), 2)


def test_at_a_table_with_open_hands_everything_is_told_to_everybody() -> None:
    """V1: no card is held back, whether it was drawn, stolen, taken up or supplied."""
    match = dealt(3, 2, {"hands": "open"})
    told: list[Event] = []
    for number in range(160):
        if not RULES.to_move(match.state):
            break
        moves = RULES.legal_moves(match.state, match.state.turn)
        told += match.play(
            match.state.turn,
            RandomPlayer().choose(RULES.view(match.state, match.state.turn), moves, number).move,
        )
    assert {type(event) for event in told} >= {*SECRET_ELSEWHERE}
    for event in told:
        assert event.seen_by(EVERYBODY) == event


def test_stolen_cards_lie_in_front_of_the_thief_in_the_order_of_the_victims() -> None:
    """TK1: the row is written as the victims were named."""
    now = state(["", "red-sun", "blue-glass"], active="canteen", energy={"canteen": [3, 1, 1]})
    [sun], [glass] = now.hands[1], now.hands[2]
    assert after(now, Steal((2, 1))).rows[0] == (glass, sun)
    assert after(now, Steal((1, 2))).rows[0] == (sun, glass)
