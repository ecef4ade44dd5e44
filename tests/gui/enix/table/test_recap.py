"""Since your last turn: what others did is told once at the start of the own turn, and again by a key."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication

from enix_desktop.engine.rules import Event
from enix_desktop.games.enix import events
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import Cross
from enix_desktop.geometry.hexes import Hex
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.table.recap import MOST, RecapLine
from tests.gui.enix.table.conftest import SitDown
from tests.gui.enix.table.person import Person
from tests.gui.enix.table.test_last_move import BEN_MOVES

THREE = {
    "hands": ["hydro-01 hydro-02 hydro-03", "solar-11 wind-01 wind-03", "ocean-01 ocean-02"],
    "pawns": ["biomass", "solar", "solar"],
}
HERE, THERE = Hex(0, 1), Hex(1, 1)
HAPPENED: list[Event] = [
    events.TurnBegan(0, 5),
    events.PawnCrossed(0, Energy.SOLAR, Energy.BIOMASS, 2, 3),
    events.CardsDrawn(0, 2, (Energy.WIND,), (50,)),
    events.CardsDiscarded(0, (3,)),
    events.TurnBegan(1, 5),
    events.TilePlaced(1, Energy.OCEAN, HERE, THERE, 0, 0),
    events.PawnJumped(1, Energy.SOLAR, Energy.BIOMASS),
    events.CardsTaken(1, Energy.BIOMASS, (0, 1), None),
    events.StacksShuffled((9, 9, 9, 9, 9)),
    events.CardStolen(1, 0, Energy.HYDRO, 13),
    events.TurnBegan(2, 1),
    events.CapMoved(2, None, Energy.BIOMASS, 5),
    events.TilePlaced(2, Energy.WIND, HERE, HERE, 0, 2),
    events.RoundBegan(2),
]


@pytest.fixture(autouse=True)
def languages(qapp: QApplication) -> Iterator[Languages]:
    spoken = Languages(qapp)
    spoken.use("en")
    yield spoken
    spoken.use("en")


@pytest.fixture
def person(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> Person:
    """Ada, to whom all this was told."""
    seated = sit_down(THREE)
    view = seated.controller.view()
    view.cap = Energy.BIOMASS
    view.hand_energies = ((1, 0, 0, 0, 0, 0), (1,) * 6, (0, 1, 0, 0, 0, 0))
    monkeypatch.setattr(seated.controller, "told", lambda: HAPPENED)
    monkeypatch.setattr(seated.controller, "view", lambda: view)
    return seated


def texts(person: Person) -> list[str]:
    return [line.text for line in person.screen.story.recap.panel.lines]


def test_the_recap_tells_what_changed(person: Person) -> None:
    person.screen.story.recap.offer()
    names = person.screen.names
    assert texts(person) == [
        "Ben went to Biomass and got 2 cards: 2 \N{MULTIPLICATION SIGN} Biomass.",
        "Ben moved Waves and tides.",
        "Cleo turned Wind energy.",
        "Stacks and played cards were reshuffled.",
        f"Cleo’s card “{names.card_name(5)}” put the blackout cap on Biomass, over your piece.",
        f"Ben stole from you: {names.card(13)}.",
        "Ben holds all six energies and may end the game.",
        f"You got {names.card(50)}.",
        texts(person)[-1],
    ]
    assert texts(person)[-1].startswith("Your hand is worth ")
    concerning = [line.text for line in person.screen.story.recap.panel.lines if line.concerns_viewer]
    assert concerning == texts(person)[4:7]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", ("Depuis ton dernier tour", "ton pion", "t’a volé", "Tu as reçu", "Ta main")),
        ("de", ("Seit deinem letzten Zug", "deine Spielfigur", "dir gestohlen", "Du hast bekommen", "Deine")),
    ],
)
def test_the_recap_says_you_in_every_language(
    person: Person, languages: Languages, language: str, words: tuple[str, ...]
) -> None:
    languages.use(language)
    QApplication.processEvents()
    person.screen.story.recap.offer()
    whole = person.screen.story.recap.panel.accessibleName()
    assert all(word in whole for word in words), whole


def test_it_is_told_once_and_again_by_its_key(person: Person) -> None:
    recap = person.screen.story.recap
    recap.offer()
    recap.hide()
    recap.offer()
    assert not recap.panel.isVisible()
    person.key(Qt.Key.Key_V)
    assert recap.panel.isVisible()
    assert texts(person)[0] == "You went to Biomass. You got 1 card."
    assert "Ben moved Waves and tides." in texts(person)
    person.key(Qt.Key.Key_V)
    assert not recap.panel.isVisible()


def test_after_the_first_action_the_key_tells_the_same(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    recap = person.screen.story.recap
    recap.offer()
    before = texts(person)[:4]
    monkeypatch.setattr(person.controller, "told", lambda: [*HAPPENED, events.CardLaid(0, 3)])
    recap.hide()
    recap.offer()
    assert not recap.panel.isVisible(), "nobody else has done anything since"
    person.key(Qt.Key.Key_V)
    assert texts(person)[1:5] == before


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_1, Qt.Key.Key_Right])
def test_a_key_puts_it_away(person: Person, key: Qt.Key) -> None:
    person.screen.story.recap.offer()
    assert person.screen.story.recap.panel.isVisible()
    person.key(key)
    assert not person.screen.story.recap.panel.isVisible()


def test_a_click_puts_it_away(person: Person) -> None:
    person.screen.story.recap.offer()
    person.click(person.cap_home())
    assert not person.screen.story.recap.panel.isVisible()


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_it_covers_neither_the_middle_of_the_board_nor_hand_nor_prompt(
    person: Person, size: tuple[int, int]
) -> None:
    person.screen.resize(*size)
    QApplication.processEvents()
    person.screen.story.recap.offer()
    panel = QRectF(person.screen.story.recap.panel.geometry())
    plan = person.scene.plan
    assert person.scene.recap_room.adjusted(-1, -1, 1, 1).contains(panel)
    assert not panel.contains(plan.board.center())
    assert not panel.intersects(plan.hand)
    assert not panel.intersects(plan.prompt)


def test_a_person_without_a_seat_has_no_recap(person: Person) -> None:
    person.controller.viewer = -1
    person.screen.story.recap.offer()
    person.screen.story.recap.show_again("something")
    assert not person.screen.story.recap.panel.isVisible()


def test_a_long_recap_keeps_what_concerns_the_viewer(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    many = [RecapLine("stolen", 1, True), *(RecapLine(str(number)) for number in range(20))]
    monkeypatch.setattr(person.screen.story.recap, "_lines", lambda since, view: many)
    person.screen.story.recap.offer()
    assert len(texts(person)) == MOST
    assert texts(person)[0] == "stolen"
    assert texts(person)[-2:] == ["19", "11 more in the log."]


def test_of_everybody_something_is_told(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    many = [RecapLine(f"{seat} {number}", seat) for seat in (1, 2) for number in range(8)]
    monkeypatch.setattr(person.screen.story.recap, "_lines", lambda since, view: many)
    person.screen.story.recap.offer()
    assert {"1 0", "2 0"} < set(texts(person))
    assert texts(person)[-1] == "6 more in the log."


def test_at_the_own_turn_it_is_there_even_at_instant_speed(sit_down: SitDown) -> None:
    person = sit_down(BEN_MOVES)
    assert not person.screen.story.recap.panel.isVisible()
    person.obedient.told[1] = [Cross(Energy.GEOTHERMAL)]
    person.double_click(person.card("hydro-01"))
    person.wait(lambda: any(isinstance(event, events.PawnCrossed) for event in person.controller.told()))
    person.wait_to_be_asked()
    assert person.screen.story.recap.panel.isVisible()
    assert any(text.startswith("Ben went to ") for text in texts(person))


def test_what_was_told_is_not_told_again_when_cards_are_only_laid_and_turned_over(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    recap = person.screen.story.recap
    recap.offer()
    recap.hide()
    laid = [events.CardLaid(1, None), events.CardLaid(2, None), events.CardLaid(0, 3)]
    later = [*HAPPENED, *laid, events.CardsRevealed({0: 3, 1: 4, 2: 5}), events.TurnBegan(0, 4)]
    monkeypatch.setattr(person.controller, "told", lambda: later)
    recap.offer()
    assert not recap.panel.isVisible(), "nothing is new"
    more = [*later, events.PawnStayed(0, "no_points"), events.TurnBegan(2, 2)]
    more.append(events.CardsDrawn(2, 1, (Energy.WIND, Energy.SOLAR), None))
    monkeypatch.setattr(person.controller, "told", lambda: more)
    recap.offer()
    assert texts(person)[0] == "Cleo got 2 cards: Solar energy, Wind energy."
    assert not any("moved" in text for text in texts(person))


def test_what_the_own_card_did_by_itself_is_told(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    recap = person.screen.story.recap
    recap.offer()
    later = [
        *HAPPENED,
        events.CardLaid(0, 3),
        events.CardsRevealed({0: 3}),
        events.TurnBegan(0, 4),
        events.CapMoved(0, Energy.BIOMASS, Energy.OCEAN, 3),
        events.PawnJumped(0, Energy.BIOMASS, Energy.WIND),
    ]
    monkeypatch.setattr(person.controller, "told", lambda: later)
    recap.offer()
    assert texts(person)[:2] == [
        f"Your card “{person.screen.names.card_name(3)}” put the blackout cap on Waves and tides.",
        "Your card let you jump to Wind energy.",
    ]
    monkeypatch.setattr(person.controller, "told", lambda: [*later, events.CapMoved(0, Energy.OCEAN, None)])
    recap.offer()
    assert texts(person)[0] == "Your card took the blackout cap off the board."
    assert len(texts(person)) == 3, "with who holds all six, and the own hand"
    monkeypatch.setattr(person.controller, "told", lambda: [*later, events.CapMoved(2, Energy.OCEAN, None)])
    recap.offer()
    assert not any("Your card “" in text for text in texts(person)), "it does not lie there any more"


def test_all_that_one_player_stole_is_one_line(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    names = person.screen.names
    thefts = [events.CardStolen(1, 0, Energy.HYDRO, 13), events.CardStolen(1, 2, Energy.WIND, None)]
    again = [events.TurnBegan(1, 2), events.CardStolen(1, 0, Energy.SOLAR, 4)]
    told = [events.CardLaid(0, 3), events.TurnBegan(1, 4), *thefts, *again]
    monkeypatch.setattr(person.controller, "told", lambda: told)
    person.screen.story.recap.offer()
    stolen = [text for text in texts(person) if "stole" in text]
    assert stolen == [
        "Ben stole from Cleo: Wind energy.",
        f"Ben stole from you: {names.card(13)} and {names.card(4)}.",
    ]
    assert not any("Ben got" in text for text in texts(person)), "what was stolen is not told twice"
