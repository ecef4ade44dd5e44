"""What is chosen before a game: sensible at first, checked, and read again whatever became of it."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("PySide6")
pytestmark = pytest.mark.qt

from enix_desktop.app.play.choices import (  # noqa: E402
    COMPUTER_NAMES,
    LONGEST_NAME,
    OWN,
    OWN_STYLES,
    PAWN_KEYS,
    PEOPLE_NAMES,
    PLAIN,
    SURPRISE,
    USUAL_STRENGTH,
    Choices,
    Problem,
    SeatChoice,
    another_seat,
    default_choices,
    demonstration,
    first_game,
    free_name,
    is_offered,
    player_of,
    problems,
    usual_level,
)
from enix_desktop.app.play.undo import UNDO_CHOICES  # noqa: E402
from enix_desktop.app.system.settings import SPEED_CHOICES  # noqa: E402
from enix_desktop.catalogue import ENIX, STATION  # noqa: E402
from enix_desktop.players.blend import blend_key  # noqa: E402

LEVELS = ENIX.levels
TWO = (SeatChoice("Ada", "red", None), SeatChoice("Volta", "blue", LEVELS[-1]))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
)


@st.composite
def any_choices(draw: st.DrawFn) -> Choices:
    count = draw(st.integers(ENIX.seats[0], ENIX.seats[-1]))
    pawns = draw(st.permutations(PAWN_KEYS))
    players = st.sampled_from([None, *LEVELS, *map(blend_key, range(101))])
    seats = tuple(SeatChoice(f"Name {seat}", pawns[seat], draw(players)) for seat in range(count))
    return Choices(
        ENIX.id,
        seats,
        {"edition": draw(st.sampled_from(ENIX.editions))},
        draw(st.booleans()),
        draw(st.sampled_from(UNDO_CHOICES)),
        draw(st.sampled_from(SPEED_CHOICES)),
        draw(st.booleans()),
        draw(st.none() | st.integers(0, 2**64 - 1)),
        draw(st.booleans()),
    )


def test_at_first_one_person_plays_against_three_computers() -> None:
    choices = default_choices(ENIX)
    assert [seat.player is None for seat in choices.seats] == [True, False, False, False]
    assert not problems(ENIX, choices.seats)
    assert choices.assistance
    assert choices.hints
    assert choices.seed is None
    assert choices.options == {"edition": "english"}


def test_what_was_remembered_before_there_were_hints_allows_them() -> None:
    remembered = replace(default_choices(ENIX), assistance=False).to_json()
    del remembered["hints"]
    assert Choices.from_json(ENIX, remembered) == replace(default_choices(ENIX), assistance=False)


@given(any_choices())
def test_choices_come_back_from_their_json(choices: Choices) -> None:
    assert Choices.from_json(ENIX, json.loads(json.dumps(choices.to_json()))) == choices


@given(JSON)
def test_anything_else_gives_the_default(data: object) -> None:
    assert Choices.from_json(ENIX, data) == default_choices(ENIX)


@given(st.sampled_from(sorted(default_choices(ENIX).to_json())), JSON)
def test_one_wrong_entry_never_gives_a_table_that_cannot_play(key: str, value: object) -> None:
    choices = Choices.from_json(ENIX, {**default_choices(ENIX).to_json(), key: value})
    assert not problems(ENIX, choices.seats)
    assert choices.options["edition"] in ENIX.editions
    assert choices.undo in UNDO_CHOICES


def test_a_level_of_another_version_becomes_the_usual_one() -> None:
    seats = (TWO[0], replace(TWO[1], player="grandmaster"))
    read = Choices.from_json(ENIX, replace(default_choices(ENIX), seats=seats).to_json())
    assert read.seats == (TWO[0], replace(TWO[1], player=usual_level(ENIX)))


def test_what_was_chosen_before_there_were_several_games_is_still_known() -> None:
    old = {
        "edition": "french",
        "seats": [
            {"name": "Ada", "pawn": "red", "player": None},
            {"name": "Ben", "pawn": "blue", "player": None},
        ],
        "assistance": False,
        "undo": "free",
        "speed": "fast",
        "arrange": True,
        "seed": None,
    }
    read = Choices.from_json(ENIX, old)
    assert (read.game, dict(read.options), read.by_hand) == ("enix", {"edition": "french"}, True)
    assert (read.assistance, read.undo, read.speed, len(read.seats)) == (False, "free", "fast", 2)


def test_a_player_of_former_days_becomes_the_one_who_plays_for_it() -> None:
    shelf = replace(ENIX, former_players={"beginner": LEVELS[0]})
    seats = (TWO[0], replace(TWO[1], player="beginner"))
    read = Choices.from_json(shelf, replace(default_choices(ENIX), seats=seats).to_json())
    assert read.seats == (TWO[0], replace(TWO[1], player=LEVELS[0]))


def test_a_handicap_is_a_player_like_others() -> None:
    assert not problems(ENIX, (TWO[0], replace(TWO[1], player=blend_key(35))))
    assert problems(ENIX, (TWO[0], replace(TWO[1], player="blend-101"))) == {1: Problem.UNKNOWN_PLAYER}
    assert is_offered(ENIX, blend_key(USUAL_STRENGTH))


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("", Problem.EMPTY_NAME),
        ("  ", Problem.EMPTY_NAME),
        ("x" * (LONGEST_NAME + 1), Problem.LONG_NAME),
        ("a\tb", Problem.STRANGE_NAME),
        ("a\u202eb", Problem.STRANGE_NAME),
    ],
)
def test_a_name_that_cannot_be_shown_is_a_problem(name: str, problem: Problem) -> None:
    assert problems(ENIX, (replace(TWO[0], name=name), TWO[1])) == {0: problem}


def test_names_that_look_the_same_are_a_problem_of_both() -> None:
    seats = (replace(TWO[0], name="volta "), TWO[1])
    assert problems(ENIX, seats) == {0: Problem.SAME_NAME, 1: Problem.SAME_NAME}


def test_pawns_and_players_must_exist_and_pawns_be_different() -> None:
    assert problems(ENIX, (TWO[0], replace(TWO[1], pawn="red"))) == {
        0: Problem.SAME_PAWN,
        1: Problem.SAME_PAWN,
    }
    assert problems(ENIX, (TWO[0], replace(TWO[1], pawn="pink"))) == {1: Problem.UNKNOWN_PAWN}
    assert problems(ENIX, (TWO[0], replace(TWO[1], player="nobody"))) == {1: Problem.UNKNOWN_PLAYER}


def test_computers_may_play_among_themselves() -> None:
    assert not problems(ENIX, tuple(replace(seat, player=LEVELS[0]) for seat in TWO))


def test_seats_can_be_added_up_to_six() -> None:
    seats = [TWO[0]]
    while len(seats) < ENIX.seats[-1]:
        seats.append(another_seat(ENIX, seats))
    assert not problems(ENIX, seats)


def test_there_is_a_name_for_everybody() -> None:
    for names in (PEOPLE_NAMES, COMPUTER_NAMES):
        assert len(names) == ENIX.seats[-1]
        assert free_name(names, [SeatChoice(names[0].upper(), "red", None)]) == names[1]
    assert not set(PEOPLE_NAMES) & set(COMPUTER_NAMES)


def test_a_remembered_table_has_new_luck() -> None:
    assert replace(default_choices(ENIX), seed=7).without_seed() == default_choices(ENIX)


def test_a_demonstration_is_played_by_computers_of_every_level_alone() -> None:
    shown = demonstration(ENIX, default_choices(ENIX))
    assert [seat.player for seat in shown.seats] == list(LEVELS[:4])
    assert not problems(ENIX, shown.seats)


def test_a_demonstration_has_the_edition_and_the_speed_that_were_chosen_last() -> None:
    remembered = replace(
        default_choices(ENIX), options={"edition": ENIX.editions[-1]}, speed="slow", seed=7, by_hand=True
    )
    shown = demonstration(ENIX, remembered)
    assert (shown.options["edition"], shown.speed) == (ENIX.editions[-1], "slow")
    assert shown.seed is None
    assert not shown.by_hand


def test_a_computer_player_gets_the_style_of_its_name_unless_another_is_chosen() -> None:
    volta = SeatChoice("volta ", "red", "casual")
    assert player_of(ENIX, volta, 1) == "casual-trickster"
    assert player_of(ENIX, replace(volta, name="Kim"), 1) == "casual"
    assert player_of(ENIX, replace(volta, style=PLAIN), 1) == "casual"
    assert player_of(ENIX, replace(volta, style="builder", player="blend-35"), 1) == "blend-35-builder"
    assert player_of(ENIX, replace(volta, player=None), 1) is None
    assert player_of(replace(ENIX, styles={}), volta, 1) == "casual"


def test_a_surprise_is_any_style_and_the_same_for_the_same_seed() -> None:
    seat = SeatChoice("Volta", "red", "casual", style=SURPRISE)
    found = {player_of(ENIX, seat, seed) for seed in range(60)}
    assert found == {f"casual-{style}" for style in ENIX.styles}
    assert player_of(ENIX, seat, 7) == player_of(ENIX, seat, 7)


def test_every_computer_name_has_a_style_of_its_own() -> None:
    assert set(OWN_STYLES) == set(COMPUTER_NAMES)
    assert set(OWN_STYLES.values()) == set(ENIX.styles)


def test_styles_are_remembered_and_unknown_ones_forgotten() -> None:
    seats = (TWO[0], replace(TWO[1], style=SURPRISE))
    told = replace(default_choices(ENIX), seats=seats).to_json()
    assert Choices.from_json(ENIX, told).seats == seats
    strange = replace(default_choices(ENIX), seats=(TWO[0], replace(TWO[1], style="wild"))).to_json()
    assert Choices.from_json(ENIX, strange).seats[1].style == OWN
    assert problems(ENIX, (TWO[0], replace(TWO[1], style="wild"))) == {1: Problem.UNKNOWN_STYLE}


def test_the_first_game_of_station_six_has_the_fixed_bridges_and_the_next_one_has_not() -> None:
    station = STATION
    first = default_choices(station)
    assert first.options["bridges"] == first_game(station, first).options["bridges"] == "first_game"
    assert first.for_next_time(station).options == station.usual_choices()


def test_whatever_else_was_chosen_is_remembered() -> None:
    station = STATION
    chosen = replace(default_choices(station), options={**station.first_choices(), "end": "four_rounds"})
    assert chosen.for_next_time(station).options["end"] == "four_rounds"
