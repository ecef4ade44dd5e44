"""The recap of Station Six: told in order and once, beside the ring, and never with an answer over it."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from enix_desktop.engine.rules import Event
from enix_desktop.games.station import events
from enix_desktop.games.station.components import Station, standard_components
from enix_desktop.games.station.events import Change
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.station.words.narration import RecapWords
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.recap import RecapLine
from tests.gui.station.table.positions import Position, position

COMPONENTS = standard_components()
NAMES = ("Ada", "Ben", "Cleo")
MANY = [
    RecapLine("Ben used the machine deck: Machine deck 4 → 2, Command centre 4 → 5.", 1),
    RecapLine("Bridges at the canteen: to the spaceport yellow instead of green."),
    RecapLine("Cleo transferred energy: Machine deck 4 → 2, Energy centre 0 → 2.", 2),
] * 3


def lines(*since: Event) -> list[str]:
    return [line.text for line in RecapWords(PlayerNames(NAMES), COMPONENTS, 0).lines(since)]


def taken(seat: int, position: int | None = None, card: int | None = None) -> events.CardTaken:
    return events.CardTaken(seat, position, card, False)


def test_cards_taken_are_told_with_their_turn(qtbot: QtBot, languages: Languages) -> None:
    charged = events.Filled(1, (0, 1), (Change(Station.MACHINE, 3, 5),))
    told = lines(charged, taken(1), events.Passed(2, Station.MACHINE), events.RoundBegan(2))
    assert told == [
        "Ben charged: Machine deck 3\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}5.",
        "Ben took 1 card.",
        "Cleo passed.",
        "Round 2 has begun.",
    ]


def test_a_swap_and_the_command_centre_are_told_once(qtbot: QtBot, languages: Languages) -> None:
    paid = events.CommandUsed(2, 1, 2, (Change(Station.COMMAND, 4, 3),))
    assert lines(events.Swapped(1, 4), taken(1), paid, taken(2), taken(2)) == [
        "Ben swapped a card.",
        "Cleo paid 1 energy for 2 cards.",
    ]
    told = lines(events.Swapped(1, 4), taken(1, 0, 20), paid, taken(2, 1, 20), taken(2))
    assert len(told) == 2
    assert told[0].startswith("Ben swapped a card and took ")
    assert told[1].startswith("Cleo paid 1 energy for 2 cards, among them ")


def test_cards_that_all_lay_open_are_told_as_all_there_were(qtbot: QtBot, languages: Languages) -> None:
    charged = events.Filled(1, (0, 1), (Change(Station.MACHINE, 3, 5),))
    paid = events.CommandUsed(2, 1, 2, (Change(Station.COMMAND, 4, 3),))
    told = lines(charged, taken(1, 0, 20), taken(1, 1, 21), paid, taken(2, 1, 20), taken(2, 0, 21))
    assert told[1].startswith("Ben took 2 cards: ")
    assert told[2].startswith("Cleo paid 1 energy for 2 cards: ")


NBSP = "\N{NO-BREAK SPACE}"


def test_it_is_told_how_many_cards_were_stolen_from_whom(qtbot: QtBot, languages: Languages) -> None:
    """V1: who, from whom, how many and what was paid; which card, only to the thief and the victim (V2)."""
    paid = (Change(Station.CANTEEN, 3, 1),)
    change = f"Canteen 3{NBSP}→{NBSP}1"
    card = next(card for card in COMPONENTS.all_cards if COMPONENTS.symbols[card] is Station.CENTRE)
    stolen: list[Event] = [
        events.CanteenUsed(1, (0, 2), paid),
        events.CardStolen(1, 0, card),
        events.CardStolen(1, 2, None),
    ]
    assert lines(*stolen)[0] == f"Ben stole 2 cards, one each from you and Cleo: {change}."
    assert lines(*stolen)[1].startswith("Ben stole a card from you: ")
    assert len(lines(*stolen)) == 2
    others = lines(events.CanteenUsed(1, (2,), paid), events.CardStolen(1, 2, None))
    assert others == [f"Ben stole 1 card from Cleo: {change}."]
    assert len(lines(events.CanteenUsed(1, (0,), paid), events.CardStolen(1, 0, card))) == 1
    row = lines(events.RowTaken(0, 1, (card,)))
    assert len(row) == 1
    assert row[0].startswith("From the canteen you got ")


def test_the_supply_and_what_others_discarded_are_told_with_numbers(
    qtbot: QtBot, languages: Languages
) -> None:
    """V1: sizes of hands are public, and so is every card that is discarded."""
    poor = (Station.PORT, Station.CENTRE)
    supply = [
        events.SupplyDrawn(1, poor, 2, None),
        events.SupplyDrawn(0, poor, 2, (0, 1)),
        events.SupplyDrawn(2, poor, 1, None),
    ]
    told = lines(*supply, events.RoundBegan(2))
    assert told[0].startswith("Your supply: ")
    assert told[1:] == ["Supply: Ben 2 cards, Cleo 1 card.", "Round 2 has begun."]
    assert lines(*supply)[1:] == told[1:2]
    assert lines(events.SupplyDrawn(1, poor, 0, None)) == []
    for rule in ("N3", "U4"):
        assert lines(events.CardsDiscarded(2, (0, 1), rule)) == ["Cleo discarded 2 cards."]
        assert lines(events.CardsDiscarded(0, (0, 1), rule)) == []


def test_the_standing_of_the_lasers_is_not_told_twice(qtbot: QtBot, languages: Languages) -> None:
    fired = events.LaserFired(1, ((0, 3),), (Change(Station.CENTRE, 3, 2),), 0, 1)
    assert lines(fired) == ["Ben fired: laser 0\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}1!"]


@pytest.fixture
def at(qtbot: QtBot, languages: Languages) -> Position:
    made = position(qtbot, ["red-cogs yellow-cogs", "", ""], active="machine")
    made.at.resize(QSize(1024, 660))
    return made


def test_the_recap_lies_beside_the_ring(at: Position) -> None:
    screen, panel = at.at, at.at.story.recap.panel
    panel.tell("Since your last turn", MANY[:2])
    rooms = [room.outline().boundingRect() for room in screen.scene.rooms]
    assert not any(room.intersects(panel.geometry()) for room in rooms)
    assert not screen.scene.plan.own_place.intersects(panel.geometry())
    assert not screen.scene.laser.outline().boundingRect().intersects(panel.geometry())


def test_a_recap_is_a_little_wider_where_that_leaves_all_places_in_sight(at: Position) -> None:
    """As at 1280x800 with the log beside the table, in German, when some words begin another line."""
    screen = at.at
    screen.resize(QSize(1044, 771))
    QApplication.processEvents()
    plan = screen.scene.plan
    narrow, below = plan.beside.width(), plan.beside.bottom() - plan.places[-1].bottom()
    place = screen.scene.recap_place(lambda wide: round(below) + (15 if wide < narrow + 8 else -15))
    assert place is not None
    assert place.top() > plan.places[-1].bottom()
    assert place.right() <= plan.prompt.left()
    assert not any(room.outline().boundingRect().intersects(place) for room in screen.scene.rooms)


def test_a_long_recap_hides_neither_the_laser_nor_most_of_a_station(at: Position) -> None:
    screen, panel = at.at, at.at.story.recap.panel
    panel.tell("Since your last turn", MANY)
    box = panel.geometry()
    assert screen.scene.plan.beside.toAlignedRect().adjusted(0, 0, 400, 0).contains(box)
    for room in screen.scene.rooms:
        outline = room.outline().boundingRect()
        assert outline.intersected(box).width() < outline.width() / 2


@pytest.mark.parametrize("size", [QSize(1024, 660), QSize(1024, 700), QSize(1280, 800)])
@pytest.mark.parametrize("count", [5, 7, 9])
def test_a_long_recap_does_not_hide_what_is_asked(at: Position, size: QSize, count: int) -> None:
    screen, panel = at.at, at.at.story.recap.panel
    screen.resize(size)
    QApplication.processEvents()
    panel.tell("Since your last turn", MANY[:count])
    assert not panel.geometry().intersects(screen._prompt.geometry())
    shown = [label for label in panel.findChildren(QLabel) if label.isVisible()]
    assert all(label.heightForWidth(label.width()) <= label.height() for label in shown if label.wordWrap())


def test_a_new_recap_takes_the_place_of_the_one_before_at_once(at: Position) -> None:
    panel = at.at.story.recap.panel
    panel.tell("Since your last turn", MANY[:1])
    panel.tell("Since your last turn", MANY[1:3])
    shown = [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]
    assert not {line.text for line in MANY[:1]} & set(shown)
    assert {line.text for line in MANY[1:3]} <= set(shown)


def test_the_recap_waits_while_an_answer_is_open(at: Position) -> None:
    screen = at.at
    panel, answer = screen.story.recap.panel, screen.asking
    recap = screen.story.recap
    recap._tell(lambda: "Since your last turn", lambda: MANY[:2])
    answer.toggle()
    assert answer.is_open
    assert panel.isHidden()
    answer.hide()
    assert panel.isVisible()
    recap.hide()
    answer.toggle()
    recap._tell(lambda: "Since your last turn", lambda: MANY[:2])
    assert panel.isHidden()
    answer.panel.put_away()
    QApplication.processEvents()
    assert panel.isVisible()


def test_asking_for_the_last_turn_puts_an_answer_away(at: Position) -> None:
    at.at.asking.toggle()
    at.at._tell_last("You passed.")
    assert not at.at.asking.is_open
    assert at.at.story.recap.panel.isVisible()


def test_whoever_acts_needs_no_recap_after_the_answer(at: Position) -> None:
    at.at.asking.toggle()
    at.at.story.recap._tell(lambda: "Since your last turn", lambda: MANY[:2])
    at.press("charge")
    at.at.asking.hide()
    assert at.at.story.recap.panel.isHidden()
