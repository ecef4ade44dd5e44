"""Narration: what happens is told while it happens, and the viewer is "you"."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from enix_desktop.app.play.table_driver import Happening
from enix_desktop.engine.rules import Event
from enix_desktop.games.enix import events
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.phases import Phase
from enix_desktop.geometry.hexes import Hex
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.table.narration import LONGEST, NO_SEAT, Telling, reading_time
from tests.gui.enix.table.conftest import SitDown
from tests.gui.enix.table.person import Person

HANDS = ["hydro-01 hydro-02 hydro-03 solar-01", "solar-11 wind-01 wind-03 wind-02", "ocean-01 ocean-02"]
THREE = {"hands": HANDS, "pawns": ["biomass", "solar", "solar"]}
"""Ada's piece stands on biomass."""
HERE, THERE = Hex(0, 1), Hex(1, 1)
YOU = {
    "en": ("You", "you"),
    "fr": ("Ta ", "Tu ", " tu ", "toi", " te "),
    "de": ("Deine ", "Du ", "dir ", "du"),
}
"""One of these words shows that the viewer is told about."""
ABOUT_ADA: list[Event] = [
    events.TurnBegan(0, 5),
    events.CompetitionBegan((0, 1)),
    events.OrderDrawn((1, 0)),
    events.PawnJumped(0, Energy.SOLAR, Energy.WIND),
    events.JumpFailed(0, Energy.WIND, "there_already"),
    events.JumpFailed(0, Energy.WIND, "pawn_under_cap"),
    events.JumpFailed(0, Energy.WIND, "target_under_cap"),
    events.CapMoved(0, None, Energy.WIND),
    events.CapMoved(0, Energy.WIND, None),
    events.EnixPlayed(0, 11, None, Energy.WIND),
    events.EnixPlayed(0, 11, Energy.WIND, None),
    events.TilePlaced(0, Energy.WIND, HERE, HERE, 0, 1),
    events.TilePlaced(0, Energy.WIND, HERE, THERE, 0, 0),
    events.PawnCrossed(0, Energy.SOLAR, Energy.WIND, 2, 3),
    events.PawnStayed(0, "no_points"),
    events.PawnStayed(0, "under_cap"),
    events.PawnStayed(0, "no_way"),
    events.MovementEnded(0, 2),
    events.CardsTaken(0, Energy.WIND, (0, 1), (50, 51)),
    events.CardStolen(0, 1, Energy.WIND, 50),
    events.CardStolen(1, 0, Energy.WIND, 50),
    events.StealingEnded(0),
    events.CardsDrawn(0, 0, (Energy.WIND,), (50,)),
    events.GameEnded(0, (), (), (), ()),
]
ABOUT_HER_TILE: list[Event] = [
    events.CapMoved(1, None, Energy.BIOMASS),
    events.EnixPlayed(1, 11, None, Energy.BIOMASS),
    events.TilePlaced(1, Energy.BIOMASS, HERE, HERE, 0, 1),
    events.TilePlaced(1, Energy.BIOMASS, HERE, THERE, 0, 0),
]
YOUR = {"en": "your piece", "fr": "ton pion", "de": "deine"}


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    spoken = Languages(qapp)
    yield spoken
    spoken.use("en")


@pytest.fixture
def person(sit_down: SitDown, languages: Languages) -> Person:
    languages.use("en")
    return sit_down(THREE)


def told(person: Person, *happened: Event) -> str | None:
    telling = person.screen.telling(happened, person.controller.view())
    return None if telling is None else telling.text


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("event", ABOUT_ADA, ids=repr)
def test_the_viewer_is_you(person: Person, languages: Languages, language: str, event: Event) -> None:
    languages.use(language)
    sentence = told(person, event)
    assert sentence is not None
    assert "Ada" not in sentence
    assert any(word in sentence for word in YOU[language]), sentence
    assert "{" not in sentence


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("event", ABOUT_HER_TILE, ids=repr)
def test_the_tile_under_the_own_piece_is_told_as_such(
    person: Person, languages: Languages, language: str, event: Event
) -> None:
    languages.use(language)
    sentence = told(person, event)
    assert sentence is not None
    assert YOUR[language] in sentence
    assert "Ben" in sentence


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_everybody_else_is_told_by_name(person: Person, languages: Languages, language: str) -> None:
    languages.use(language)
    person.controller.viewer = 2
    for event in ABOUT_ADA:
        sentence = told(person, event.seen_by(2))
        assert sentence is not None
        assert "Ada" in sentence
        assert not any(sentence.startswith(word) for word in YOU[language])


def test_where_nobody_has_a_seat_nobody_is_you(person: Person) -> None:
    view = person.controller.view()
    for event in (*ABOUT_ADA, *ABOUT_HER_TILE):
        telling = person.screen._narration.telling((event.seen_by(NO_SEAT),), view, NO_SEAT)
        assert telling is not None
        assert "you" not in telling.text.lower()
        assert telling.concerns_viewer is isinstance(event, events.GameEnded)


def test_arriving_and_taking_cards_is_one_sentence(person: Person) -> None:
    jump, cross = (
        events.PawnJumped(1, Energy.SOLAR, Energy.WIND),
        events.PawnCrossed(1, Energy.SOLAR, Energy.WIND, 2, 1),
    )
    taken = events.CardsTaken(1, Energy.WIND, (0, 2), None)
    assert told(person, jump, taken) == "Ben jumps to Wind energy and takes 2 cards."
    assert told(person, cross, taken) == "Ben goes to Wind energy and takes 2 cards."
    own = events.CardsTaken(0, Energy.WIND, (0,), (50,))
    mine = events.PawnJumped(0, Energy.SOLAR, Energy.WIND)
    card = person.screen.names.card(50)
    assert told(person, mine, own) == f"You jump to Wind energy and take {card}."
    assert told(person, mine, taken) is None, "what two players do is not one action"
    assert told(person, taken, jump) is None


def test_a_sentence_grows_while_its_action_goes_on_and_is_heard_once(person: Person) -> None:
    heard: list[str] = []
    narrator, view = person.screen.story.narrator, person.controller.view()
    narrator.told.connect(heard.append)
    narrator.begin(events.PawnJumped(1, Energy.SOLAR, Energy.WIND), view)
    assert person.prompt == "Ben jumps to Wind energy."
    narrator.begin(events.CardsTaken(1, Energy.WIND, (0, 2), None), view)
    assert person.prompt == "Ben jumps to Wind energy and takes 2 cards."
    narrator.begin(events.PawnStayed(1, "no_way"), view)
    assert person.prompt == "Ben cannot reach any tile with these movement points."
    assert heard == [
        "Ben jumps to Wind energy.",
        "Ben takes 2 cards of Wind energy.",
        "Ben cannot reach any tile with these movement points.",
    ]


def test_the_cards_turned_over_are_heard_by_who_cannot_see_them(person: Person) -> None:
    telling = person.screen.telling((events.CardsRevealed({0: 3, 1: 4}),), person.controller.view())
    assert telling is not None
    assert telling.text == "All cards are turned over."
    assert person.screen.names.card(3) in telling.spoken


def test_a_reshuffle_and_a_piece_that_cannot_move_are_told(person: Person) -> None:
    assert told(person, events.StacksShuffled((3, 3, 3, 3, 3))) is not None
    assert (
        told(person, events.PawnStayed(1, "no_way"))
        == "Ben cannot reach any tile with these movement points."
    )


@pytest.mark.parametrize(
    ("event", "concerns"),
    [
        (events.CardStolen(1, 0, Energy.HYDRO, 13), True),
        (events.CardStolen(1, 2, Energy.HYDRO, None), False),
        (events.CapMoved(1, None, Energy.BIOMASS), True),
        (events.CapMoved(1, None, Energy.WIND), False),
        (events.EnixPlayed(1, 11, None, Energy.BIOMASS), True),
        (events.GameEnded(1, (), (), (), ()), True),
        (events.PawnJumped(1, Energy.SOLAR, Energy.WIND), False),
    ],
)
def test_what_concerns_the_viewer_is_larger(person: Person, event: Event, concerns: bool) -> None:
    prompt, usual = person.screen._prompt, person.screen._prompt.height()
    person.screen.story.narrator.begin(event, person.controller.view())
    assert prompt.is_concerned is concerns
    assert (prompt.height() > usual) is concerns
    person.screen.say("something else")
    assert prompt.height() == usual
    assert not prompt.is_concerned


def complete(person: Person, seat: int) -> Telling:
    """The consequence of the last energy coming into the hand of *seat*."""
    view = person.controller.view()
    view.hand_energies = tuple((1,) * 6 if other == seat else (1, 0) * 3 for other in range(3))
    drawn = events.CardsDrawn(seat, 0, (Energy.WIND,), None)
    telling = person.screen.consequence((drawn,), view)
    assert telling is not None
    return telling


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_all_six_energies_are_told(person: Person, languages: Languages, language: str) -> None:
    languages.use(language)
    other, own = complete(person, 1), complete(person, 0)
    assert other.concerns_viewer
    assert "Ben" in other.text
    assert own.text.startswith(YOU[language])


def test_six_energies_that_were_there_before_are_not_told_again(person: Person) -> None:
    view = person.controller.view()
    view.hand_energies = ((2,) * 6, (2,) * 6, (0,) * 6)
    drawn = events.CardsDrawn(1, 0, (Energy.WIND,), None)
    assert person.screen.consequence((drawn,), view) is None


def test_reading_takes_as_long_as_the_sentence_and_nothing_at_instant(person: Person) -> None:
    assert reading_time("Ben jumps.") < reading_time("Ben jumps to Wind energy and takes 2 cards.")
    grown = reading_time("Ben jumps to Wind energy and takes 2 cards.", "Ben jumps to Wind energy.")
    assert grown < reading_time("Ben jumps to Wind energy and takes 2 cards.")
    assert reading_time("Ben jumps.", concerns_viewer=True) > reading_time("Ben jumps.")
    assert reading_time("very long " * 100) == LONGEST
    narrator, view = person.screen.story.narrator, person.controller.view()
    jump = events.PawnJumped(1, Energy.SOLAR, Energy.WIND)
    assert narrator.begin(jump, view) == 0
    person.screen.set_speed("slow")
    narrator.forget()
    slow = narrator.begin(jump, view)
    person.screen.set_speed("fast")
    narrator.forget()
    assert 0 < narrator.begin(jump, view) < slow


def test_what_the_viewer_chose_needs_no_time(person: Person) -> None:
    person.screen.set_speed("normal")
    narrator, view = person.screen.story.narrator, person.controller.view()
    assert narrator.begin(events.PawnCrossed(0, Energy.SOLAR, Energy.WIND, 2, 1), view) == 0
    assert narrator.begin(events.PawnStayed(0, "no_way"), view) > 0


STOLEN = events.CardStolen(1, 0, Energy.HYDRO, 13)


def steal(person: Person) -> None:
    """As if Ben had just stolen a card from Ada."""
    person.screen._on_happened(Happening([STOLEN], person.controller.view()))


def test_only_if_it_is_set_what_concerns_the_viewer_waits(person: Person) -> None:
    steal(person)
    assert not person.screen.queue.is_running
    person.screen.set_waiting(True)
    steal(person)
    assert person.screen.queue.is_held
    assert person.prompt.endswith("\nClick or press any key to continue.")


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_A])
def test_a_key_goes_on(person: Person, key: Qt.Key) -> None:
    person.screen.set_waiting(True)
    steal(person)
    person.key(Qt.Key.Key_Shift)
    assert person.screen.queue.is_held
    person.key(key)
    assert not person.screen.queue.is_running


def test_a_click_goes_on_and_decides_nothing(person: Person) -> None:
    person.screen.leave_mode()
    person.screen.set_waiting(True)
    steal(person)
    made = len(person.match.record.entries)
    person.click(person.tile(Energy.WIND))
    assert not person.screen.queue.is_held
    assert len(person.match.record.entries) == made


def test_skipping_does_not_jump_over_what_waits(person: Person) -> None:
    person.screen.set_speed("slow")
    person.screen.set_waiting(True)
    jump = events.PawnJumped(1, Energy.SOLAR, Energy.WIND)
    person.screen._on_happened(Happening([jump, STOLEN], person.controller.view()))
    person.screen.skip()
    assert person.screen.queue.is_held
    person.screen.queue.finish()
    assert not person.screen.queue.is_running


def test_at_a_window_nobody_learns_who_thinks(person: Person) -> None:
    view = person.controller.view()
    view.phase, view.active = Phase.WINDOW, 1
    lines = {person.screen.waiting_for([seat], view) for seat in range(3)}
    assert lines == {"It is Ben’s turn."}


def test_who_thinks_is_who_is_highlighted(person: Person) -> None:
    view = person.controller.view()
    view.phase, view.active = Phase.MOVE, 1
    assert person.screen.waiting_for([1], view) == "Ben is thinking."


def test_what_is_told_follows_the_language(person: Person, languages: Languages) -> None:
    person.screen.leave_mode()
    person.screen.set_waiting(True)
    steal(person)
    languages.use("de")
    QApplication.processEvents()
    assert person.prompt.startswith("Ben stiehlt dir eine Karte")
    assert person.prompt.endswith("Weiter mit einem Klick oder einer Taste.")
    assert person.screen._prompt.is_concerned


def test_what_one_player_steals_is_one_sentence(person: Person) -> None:
    card, other = person.screen.names.card(13), person.screen.names.card(50)
    from_you = events.CardStolen(1, 0, Energy.HYDRO, 13)
    from_cleo = events.CardStolen(1, 2, Energy.WIND, None)
    assert told(person, from_cleo, from_you) == (
        f"Ben steals a card of Wind energy from Cleo and {card} from you."
    )
    own = events.CardStolen(0, 1, Energy.HYDRO, 13), events.CardStolen(0, 2, Energy.WIND, 50)
    assert told(person, *own) == f"You steal {card} from Ben and {other} from Cleo."
    assert told(person, from_cleo, own[0]) is None, "what two players do is not one action"
    assert told(person, from_cleo, events.PawnStayed(1, "no_way")) is None
    telling = person.screen.telling((from_you, from_cleo), person.controller.view())
    assert telling is not None
    assert telling.concerns_viewer, "it is not forgotten when another card is stolen"
    assert telling.seat == 1


def test_thefts_of_one_turn_grow_to_one_sentence_and_are_heard_once(person: Person) -> None:
    heard: list[str] = []
    narrator, view = person.screen.story.narrator, person.controller.view()
    narrator.told.connect(heard.append)
    for victim, energy in ((0, Energy.HYDRO), (2, Energy.WIND)):
        narrator.begin(events.CardStolen(1, victim, energy, 13 if victim == 0 else None), view)
    card = person.screen.names.card(13)
    assert person.prompt == f"Ben steals {card} from you and a card of Wind energy from Cleo."
    assert heard == [f"Ben steals {card} from you!", "Ben steals a card of Wind energy from Cleo."]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("target", [Energy.OCEAN, None])
def test_what_a_card_does_by_itself_is_said_of_the_card_everywhere(
    person: Person, languages: Languages, language: str, target: Energy | None
) -> None:
    languages.use(language)
    screen, view = person.screen, person.controller.view()
    name = screen.names.card_name(3)
    assert name
    own, others = (events.CapMoved(seat, Energy.WIND, target, 3) for seat in (0, 1))
    turn = [events.TurnBegan(0, 2), own]
    yours = [
        told(person, own) or "",
        screen.last_move_words.sentence(turn, 0),
        next(line.text for line in screen.recap_lines([own], view) if name in line.text),
    ]
    theirs = [
        told(person, others) or "",
        screen.sentence(others) or "",
        next(line.text for line in screen.recap_lines([others], view) if name in line.text),
    ]
    for text in (*yours, *theirs):
        assert name in text
        assert "{" not in text
    first = {"en": "Your card", "fr": "Ta carte", "de": "Deine Karte"}[language]
    assert all(text.startswith(first) for text in yours)
    assert all("Ben" in text for text in theirs)
    assert theirs[0] == theirs[1], "narration and log say the same"
    assert yours[1] == yours[2], "what V shows and the recap say the same"


def test_the_cap_over_the_own_piece_is_put_there_by_a_card(person: Person) -> None:
    moved = events.CapMoved(1, None, Energy.BIOMASS, 3)
    name = person.screen.names.card_name(3)
    assert told(person, moved) == f"Ben’s card “{name}” puts the blackout cap on Biomass, over your piece!"
