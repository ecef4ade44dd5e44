"""What is told at the table of Hertzschlag while it happens, and before the own decision."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.faces import Plant
from enix_desktop.games.hertzschlag.moves import Place, Word
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.hertzschlag.words.narration import HertzschlagNarration, actor, concerns, decided_by
from enix_desktop.ui.table.controls import PromptLine
from enix_desktop.ui.table.pieces import PAWNS
from enix_desktop.ui.table.player_names import PlayerNames
from tests.gui.hertzschlag.happenings import DIVIDEND, SCORES, TOLD
from tests.gui.hertzschlag.played import NAMES, dealt, wandered
from tests.unit.games.hertzschlag.tables import RULES

NARRATION = HertzschlagNarration(PlayerNames(NAMES), standard_components())


@pytest.fixture(autouse=True)
def in_english(qapp: QApplication) -> Iterator[Languages]:
    languages = Languages(qapp)
    languages.use("en")
    yield languages
    languages.use("en")


def view(seats: int = 3, seat: int = 0) -> object:
    return RULES.view(dealt(seats, 1).state, seat)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_everything_is_told_while_it_happens(in_english: Languages, language: str) -> None:
    in_english.use(language)
    for event in TOLD:
        for you in (-1, 0, 2):
            telling = NARRATION.telling((event,), view(), you)  # type: ignore[arg-type]
            assert telling is not None
            assert telling.text
            assert "{" not in telling.text


LONG = ("Annegret W.", "Maximilian", "Charlotte", "Theodora", "Konstantin")
AT_FIVE = [
    events.ControlNeeded(-6, Plant.PUMPED_STORAGE, 11, 25),
    events.BidsShown((4, 3, 1, 0, 1), 11, (2, 2, 3, 4, 5)),
    events.HandsPassed(1, tuple((27, 10, 14, 30) for _ in range(5))).seen_by(0),
    events.GameEnded(True, (0, 1, 2, 3, 4), (SCORES[0],) * 5, ()),
    events.GameEnded(False, (0, 1, 2, 3, 4), (SCORES[0],) * 5, (0,)),
    events.PlacesShown(
        (Place.ACTION, Place.INCOME, Place.ACTION, Place.INCOME, Place.ACTION), (2, 3, 4, 0, 1)
    ),
    events.CashPaid(0, DIVIDEND, 2, (2, 0, 1, 2, 2), (10, 20, 20, 8, 9)),
]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_what_is_told_has_room_in_the_line_of_a_small_window(
    qtbot: QtBot, in_english: Languages, language: str
) -> None:
    in_english.use(language)
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1024, 660)
    prompt = PromptLine(table)
    prompt.place(QRect(210, 465, 590, 40))
    narration = HertzschlagNarration(PlayerNames(LONG), standard_components())
    too_long = []
    for event in (*TOLD, *AT_FIVE):
        for you in (-1, 0):
            telling = narration.telling((event,), view(5), you)  # type: ignore[arg-type]
            assert telling is not None
            look = None if telling.seat is None else PAWNS[telling.seat]
            prompt.tell(telling.text, look, telling.concerns_viewer)
            if prompt.heightForWidth(prompt.width()) > prompt.height():
                too_long.append(telling.text)
    assert too_long == []


def test_who_needs_secondary_control_hears_what_each_can_bid() -> None:
    needed = events.ControlNeeded(-6, Plant.PUMPED_STORAGE, 11, 15)
    telling = NARRATION.telling((needed,), view(), 0)  # type: ignore[arg-type]
    assert telling is not None
    assert telling.text == (
        "Orange, at −6! The pumped storage plant costs 11 euros. "
        "The most that can be bid: you 5, Ben 5, Cleo 5; together 15."
    )
    assert telling.spoken.startswith("Check: the marker is at −6 (49.70\xa0Hz), in the orange!")
    assert telling.concerns_viewer
    assert telling.about == ()


def test_what_several_do_in_secret_is_told_in_one_sentence() -> None:
    laid = [events.CardLaid(seat, None, None) for seat in (1, 2)]
    telling = NARRATION.telling(laid, view(), 0)  # type: ignore[arg-type]
    assert telling is not None
    assert telling.text == "Ben and Cleo have laid a card face down."
    assert not telling.is_held
    mixed = [*laid, events.BidMade(1, None)]
    assert NARRATION.telling(mixed, view(), 0) is None  # type: ignore[arg-type]


def test_a_hand_that_comes_is_told_to_its_new_owner_only() -> None:
    passed = events.HandsPassed(1, ((1, 2), (3, 4), (5, 6)))
    own = NARRATION.telling((passed.seen_by(0),), view(), 0)  # type: ignore[arg-type]
    assert own is not None
    assert own.text.startswith("From Ben you get: ")
    public = NARRATION.telling((passed.seen_by(-1),), view(), -1)  # type: ignore[arg-type]
    assert public is not None
    assert public.text == (
        "All hands go to the right neighbour, and everybody draws a card. The start card goes to Ben."
    )


def test_an_own_choice_needs_no_time_and_the_end_must_not_be_missed() -> None:
    own = NARRATION.telling((events.Signalled(0, Word.UP),), view(), 0)  # type: ignore[arg-type]
    other = NARRATION.telling((events.Signalled(1, Word.UP),), view(), 0)  # type: ignore[arg-type]
    assert own is not None
    assert other is not None
    assert (own.is_held, other.is_held) == (False, True)
    assert concerns(TOLD[-1], 0)
    assert concerns(events.ForecastSeen(0, 1, 3), 0)
    assert not concerns(events.ForecastSeen(1, 1, None), 0)


def test_signals_and_laid_cards_are_decisions_and_what_they_do_is_not() -> None:
    assert decided_by(events.Signalled(1, Word.UP)) == 1
    assert decided_by(events.CardPlayed(1, 3, 2, 5)) is None
    assert actor(events.CardPlayed(1, 3, 2, 5)) == 1
    assert actor(events.RoundBegan(2, 1)) is None


def test_a_plant_that_is_gone_and_the_last_round_are_said() -> None:
    game = dealt(3, 1)
    state = game.state.copy()
    state.plants = [False, True]
    used = events.PlantUsed(Plant.PUMPED_STORAGE, -6, -4)
    told = NARRATION.consequence((used,), RULES.view(state, 0), 0)
    assert told is not None
    assert told.text == "Left of the green nothing helps any more: the pumped storage plant is used up."
    state.plants = [False, False]
    told = NARRATION.consequence((used, events.RoundBegan(8, 0)), RULES.view(state, 0), 0)
    assert told is not None
    assert told.text.startswith("Both plants are used up")
    assert told.text.endswith("Round 8 is the last one!")
    assert NARRATION.consequence((events.RoundBegan(7, 0),), RULES.view(state, 0), 0) is None


def test_a_recap_has_one_line_for_all_signals_and_one_for_each_card() -> None:
    game = wandered(4, 3)
    lines = [line.text for line in NARRATION.recap(game.told(0), game.view(0), 0)]
    assert lines[:3] == [
        "Round 1: Sunny spring Sunday. Marker 0\xa0→\xa0+2.",
        "Signals: Dan “I need money”, Ben “Far up”, Cleo “Far up”.",
        "Dan took income: +€3.",
    ]
    assert "Your card Power for tenants: marker +2\xa0→\xa0+4." in lines
    assert "Cleo played Low-wind turbine: marker +4\xa0→\xa0+6, −€4." in lines
    assert "Bids: you 5, Ben 5, Cleo 5, Dan 5. Together 20 of 11." in lines


def test_a_recap_leaves_out_the_cards_that_the_hand_shows() -> None:
    game = wandered(4, 3)
    told = [event for event in game.told(0) if isinstance(event, events.HandsPassed | events.CardDrawn)]
    assert told
    assert NARRATION.recap(told, game.view(0), 0) == []


def test_a_recap_never_tells_the_cards_of_others() -> None:
    for seed in range(4):
        game = wandered(3, seed)
        lines = NARRATION.recap(game.told(), game.view(), -1)
        assert lines
        assert not [line for line in lines if "you " in line.text.lower() and "got" in line.text]
