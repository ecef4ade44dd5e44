"""Positions of Station Six in which anybody at the table would groan if a player did the wrong thing."""

from collections.abc import Sequence

import pytest

from enix_desktop.catalogue import STATION
from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.components import Colour, Station
from enix_desktop.games.station.moves import PASS, Command, Discard, Dock, Fill, Fire, Move, Swap, Take
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.state import State
from tests.unit.games.station.tables import COMPONENTS, RULES, after, state, wandered
from tests.unit.players.station_questions import StationPlayer

LEVELS = ("novice", "casual", "skilled", "master")
PLAYERS: dict[str, StationPlayer] = {level: STATION.player(level) for level in LEVELS}
SEEDS = range(4)
everybody = pytest.mark.parametrize("level", LEVELS)
all_but_novices = pytest.mark.parametrize("level", LEVELS[1:])
"""A novice is distracted now and then, and may do the wrong thing."""
the_thoughtful = pytest.mark.parametrize("level", LEVELS[2:])
"""Who looks at the others."""


def chosen(level: str, position: State) -> list[Move]:
    """What the player in turn does, with several seeds."""
    seat = position.turn
    view, moves = RULES.view(position, seat), RULES.legal_moves(position, seat)
    return [PLAYERS[level].choose(view, moves, seed).move for seed in SEEDS]


def shots(moves: Sequence[Move]) -> set[int]:
    """How many shots are fired."""
    return {len(move.shots) if isinstance(move, Fire) else 0 for move in moves}


def _winners_after(position: State, move: Move) -> Sequence[Seat]:
    """Who wins if the last turn of the game is *move*, whatever card is taken then."""
    end = after(position, move)
    while end.phase is Phase.TAKE:
        end = after(end, Take(None))
    outcome = RULES.outcome(end)
    assert outcome is not None
    return outcome.winners


FIRING = {
    "active": "centre",
    "shuttles": {"white": "command", "violet": "biotope"},
    "energy": {"centre": [4, 3], "command": [4, 1], "biotope": [4, 1]},
}
"""Seat 0 is in turn at the energy centre, with both shuttles docked where it has energy."""


@all_but_novices
def test_all_shots_are_fired_that_win_the_game(level: str) -> None:
    """Lasers 5 and 6, seat 1 without a card: three shots win, one or two may not be enough for ever."""
    position = state(["white-glass white-plant violet-cogs", ""], laser=[5, 6], **FIRING)
    assert position.turn == 0
    assert shots(chosen(level, position)) == {3}


@all_but_novices
def test_the_last_player_of_the_last_round_takes_the_lead(level: str) -> None:
    """Seat 1 has 8 and is done; seat 0 wins with three shots and loses with anything less."""
    firing = {**FIRING, "energy": {"centre": [4, 5], "command": [4, 1], "biotope": [4, 1]}}
    position = state(
        ["white-glass white-plant violet-cogs red-sun", "blue-sun"], laser=[6, 8], acted=[1], **firing
    )
    assert position.turn == 0
    assert shots(chosen(level, position)) == {3}


@the_thoughtful
def test_no_shot_is_fired_that_gives_a_tie_away(level: str) -> None:
    """Seat 1 is done with 7 and nothing at the centre: seat 0 with 7 wins by what it keeps there (G3)."""
    firing = {**FIRING, "energy": {"centre": [3, 0], "command": [4, 1], "biotope": [4, 1]}}
    position = state(["white-glass red-cogs", "blue-sun"], laser=[7, 7], acted=[1], **firing)
    assert position.turn == 0
    for move in chosen(level, position):
        assert _winners_after(position, move) == (0,)


@everybody
def test_whoever_can_fire_first_needs_a_docked_shuttle(level: str) -> None:
    """Seat 0 comes last to the spaceport with cards and energy for the laser, and nothing is docked yet."""
    position = state(
        ["white-glass white-plant violet-cogs violet-headset", "red-cogs"],
        active="port",
        acted=[1],
        energy={"port": [2, 3], "centre": [4, 1], "command": [5, 1]},
    )
    docking = [isinstance(move, Dock) for move in chosen(level, position)]
    assert all(docking) or (level == "novice" and any(docking))


@all_but_novices
def test_a_shuttle_is_docked_where_it_can_be_fired_from(level: str) -> None:
    """Only the command centre has energy besides the centre."""
    position = state(
        ["white-glass white-plant", "red-cogs"],
        active="port",
        acted=[1],
        energy={
            **{"port": [1, 3], "centre": [4, 1], "command": [5, 1]},
            **{key: [0, 3] for key in ("machine", "biotope", "canteen")},
        },
    )
    # At the centre itself each shot costs two there, which is enough for both cards, too.
    good = {Station.COMMAND, Station.CENTRE}
    for move in chosen(level, position):
        assert isinstance(move, Dock)
        ((shuttle, place),) = move.docks
        assert COMPONENTS.shuttles[shuttle] is Colour.WHITE
        assert place in good


@all_but_novices
def test_an_almost_empty_hand_is_filled_in_the_command_centre(level: str) -> None:
    position = state(["red-cogs", "red-sun blue-sun"], active="command", energy={"command": [5, 3]})
    assert position.turn == 0
    for move in chosen(level, position):
        assert isinstance(move, Command)
        assert move.energy >= 2


@everybody
def test_a_full_hand_does_not_draw_ten_cards(level: str) -> None:
    """With seven cards in hand seven of ten would be discarded."""
    hand = "white-sun violet-sun white-glass violet-glass red-sun blue-sun green-sun"
    position = state([hand, "red-cogs"], active="command", energy={"command": [5, 3]})
    assert Command(5) not in chosen(level, position)


@all_but_novices
def test_a_shuttle_card_is_kept_and_a_useless_one_swapped(level: str) -> None:
    """At the canteen with no energy: whoever swaps gives the blue headset, not a card for the laser."""
    position = state(
        ["white-sun violet-sun blue-headset", "red-cogs"],
        active="canteen",
        energy={"canteen": [0, 3], "centre": [3, 1], "command": [4, 4]},
        shuttles={"white": "command", "violet": "command"},
        ring="red yellow red yellow green white",
        acted=[1],
        display="white-plant red-cogs red-plant",
    )
    for move in chosen(level, position):
        assert isinstance(move, Swap)
        assert COMPONENTS.symbols[move.card] is Station.COMMAND


@all_but_novices
def test_an_open_card_for_the_laser_is_taken_before_the_round_ends(level: str) -> None:
    """White sun lies open beside two blue headsets; it fires and charges."""
    position = state(
        ["red-cogs red-plant", "red-glass"],
        active="command",
        energy={"command": [4, 1]},
        display="blue-headset white-sun blue-headset",
    )
    taking = after(position, Swap(position.hands[0][0]))
    assert (taking.phase, taking.takes) == (Phase.TAKE, 1)
    assert set(chosen(level, taking)) == {Take(1)}


@pytest.mark.parametrize("level", LEVELS[1:3])
def test_an_unknown_card_is_better_than_one_that_is_known_to_be_useless(level: str) -> None:
    """Three blue headsets lie open after the command centre; the pile may hold a sun."""
    position = state(
        ["red-cogs red-plant", "red-glass"],
        active="canteen",
        energy={"canteen": [4, 1]},
        display="blue-headset blue-headset blue-headset",
    )
    taking = after(position, Swap(position.hands[0][0]))
    assert set(chosen(level, taking)) == {Take(None)}


SHOOTERS = "white-sun violet-sun white-glass violet-glass white-plant"


@all_but_novices
def test_cards_to_fire_with_are_kept_when_a_turn_brings_too_many(level: str) -> None:
    """N3: of nine cards two go, and five fit the shuttles."""
    position = state(
        [f"{SHOOTERS} red-cogs blue-headset", "red-cogs"],
        active="command",
        energy={"command": [4, 1], "centre": [3, 1]},
        display="blue-headset green-headset white-sun",
    )
    too_many = after(after(after(position, Command(1)), Take(0)), Take(1))
    assert too_many.phase is Phase.DISCARD
    assert_only_useless_cards_go(level, too_many)


@all_but_novices
def test_cards_to_fire_with_are_kept_when_the_supply_brings_too_many(level: str) -> None:
    """U4: five more cards came, and none of them fits a shuttle."""
    empty = ("machine", "command", "biotope", "port", "canteen")
    position = state(
        [f"{SHOOTERS} red-cogs blue-headset", "red-cogs"],
        active="centre",
        energy={**{station: [0, 4] for station in empty}, "centre": [4, 2]},
        order={"centre": [0, 1]},
        top="green-cogs blue-headset green-headset blue-headset green-headset yellow-headset",
    )
    supplied = after(after(position, PASS), PASS)
    assert (supplied.phase, supplied.turn) == (Phase.SUPPLY, 0)
    assert_only_useless_cards_go(level, supplied)


def assert_only_useless_cards_go(level: str, position: State) -> None:
    """As many as the limit asks for, and none in the colour of a shuttle."""
    for move in chosen(level, position):
        assert isinstance(move, Discard)
        assert len(move.cards) == len(position.hands[0]) - 7
        assert not {COMPONENTS.colours[card] for card in move.cards} & {Colour.WHITE, Colour.VIOLET}


@pytest.mark.parametrize("level", LEVELS[1:3])
def test_nobody_passes_who_could_charge_for_nothing(level: str) -> None:
    """In the first rounds of many deals: with two cards of the active station in hand nobody passes."""
    asked = 0
    for seed in range(60):
        position = wandered(2, seed, 2 * (seed % 20)).state
        if position.phase is not Phase.ACT:
            continue
        seat = position.turn
        room = 7 - position.energy[position.active][seat]
        fitting = [card for card in position.hands[seat] if COMPONENTS.symbols[card] is position.active]
        if len(fitting) >= 2 and room >= 2:
            asked += 1
            assert PASS not in chosen(level, position)
    assert asked >= 5


@all_but_novices
def test_suns_are_charged_when_there_is_nothing_to_fire(level: str) -> None:
    """At the energy centre without a docked shuttle, with three suns that no shuttle wants."""
    position = state(
        ["red-sun blue-sun green-sun", "red-cogs"],
        active="centre",
        energy={"centre": [2, 1]},
        laser=[2, 2],
    )
    assert position.turn == 0
    for move in chosen(level, position):
        assert isinstance(move, Fill)
        assert len(move.cards) >= 2
