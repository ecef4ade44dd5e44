"""Answers to "why?" at the table of Station Six: in three languages, in a note, with lights on the table."""

import re
from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop import resources
from enix_desktop.engine.rules import EVERYBODY, Event, Outcome
from enix_desktop.games.station import events
from enix_desktop.games.station.components import STATIONS, Station, standard_components
from enix_desktop.games.station.events import Change
from enix_desktop.games.station.moves import Fill
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.refusals import Reason, Refusal
from enix_desktop.games.station.table import Setup
from enix_desktop.games.station.view import View, view
from enix_desktop.i18n.languages import Languages
from enix_desktop.i18n.texts import read
from enix_desktop.ui.station.asking import StationAsking
from enix_desktop.ui.station.table.scene import StationScene
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.station.why import WhyWords, places
from enix_desktop.ui.table.answer import Answer
from enix_desktop.ui.table.pieces import looks_of
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spots import Spot
from tests.unit.games.station.tables import RULES, AnyMatch, dealt
from tests.unit.games.station.test_refusals import CASES

LANGUAGES = ("en", "fr", "de")
NAMES = ("Ada", "Ben", "Cleo", "Dan")
COMPONENTS = standard_components()
ROOMS = (Change(Station.MACHINE, 3, 1), Change(Station.CENTRE, 1, 3))
TOLD: list[Event] = [
    events.RoundBegan(1),
    events.StationActivated(Station.MACHINE, (0, 1)),
    events.TurnBegan(0, Station.MACHINE, 3),
    events.Filled(0, (0, 1), (Change(Station.MACHINE, 3, 5),)),
    events.Shifted(1, Station.MACHINE, (0,), (1,), ROOMS),
    events.Swapped(0, 4),
    events.Passed(1, Station.MACHINE),
    events.MachineUsed(0, (90, 91), 1, ROOMS),
    events.CommandUsed(1, 2, 4, (Change(Station.COMMAND, 4, 2),)),
    events.BiotopeUsed(0, 1, 1, (Change(Station.BIOTOPE, 4, 1), Change(Station.PORT, 1, 2))),
    events.ShuttlesDocked(1, ((0, Station.COMMAND),), (Change(Station.PORT, 1, 0),)),
    events.CanteenUsed(0, (1,), (Change(Station.CANTEEN, 3, 2),)),
    events.CardStolen(0, 1, None),
    events.CardStolen(0, 1, 7),
    events.LaserFired(0, ((0, 12),), ROOMS, 6, 7),
    events.CardTaken(0, None, None),
    events.CardTaken(0, 1, 20),
    events.DisplayFilled(((0, 3),)),
    events.CardsDiscarded(0, (1,), "N3"),
    events.CardsDiscarded(0, (1,), "U4"),
    events.RowTaken(0, 1, None),
    events.StationEnded(Station.MACHINE),
    events.PileShuffled(40),
    events.ShuttlesReturned(((0, Station.COMMAND),)),
    events.BridgesExchanged(3, Station.PORT, ((2, 2), (3, 3)), ((2, 6), (3, 7))),
    events.SupplyDrawn(0, (Station.PORT,), 1, None),
    events.GameEnded((7, 7), (1, 2), (1,)),
]
"""One of each kind, as if a game were told."""


def setup(seats: int = 2, /, **chosen: str) -> Setup:
    return dealt(seats, 1, chosen).record.setup


def words(seats: int = 4) -> WhyWords:
    return WhyWords(PlayerNames(NAMES[:seats]), COMPONENTS)


def all_answers() -> Iterator[Answer]:
    why = words()
    for case in CASES:
        found = RULES.refusal(case.before, case.seat, case.move)
        assert isinstance(found, Refusal)
        yield why.refused(view(case.before, case.seat), found)
    for number in range(len(TOLD)):
        answer = why.happened(setup(), TOLD, number)
        if answer is not None:
            yield answer
    bare = view(dealt(2, 1).state, 0)
    bare.hand = ()
    yield why.refused(bare, Refusal(Reason.A1_NO_CARDS))
    for end in ("laser", "four_rounds"):
        alone = setup(2, end=end, start="varied")
        for number in (1, len(TOLD) - 1):
            answer = why.happened(alone, TOLD, number)
            assert answer is not None
            yield answer
        seen = view(dealt(3, 1, {"end": end}).state, EVERYBODY)
        yield why.order(seen)
        for outcome in (Outcome((8, 5, 2), (0,)), Outcome((8, 8, 2), (0,)), Outcome((8, 8, 2), (0, 1))):
            yield why.won(seen, outcome)
            yield from (why.score(TOLD, outcome, seat) for seat in range(3))


def texts(language: str) -> dict[str, str]:
    return dict(read(resources.text(f"station/texts/{language}/why.toml")))


def placeholders(text: str) -> list[str]:
    return sorted({name.split(":")[0] for name in re.findall(r"\{([\w:]+)\}", text)})


def test_every_kind_of_event_is_among_those_told() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and hasattr(kind, "seen_by")}
    assert {type(event) for event in TOLD} == kinds - {events.PublicEvent}


def test_there_is_a_case_for_every_reason() -> None:
    assert {case.reason for case in CASES} == set(Reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_asked_is_answered(qapp: QApplication, language: str) -> None:
    Languages(qapp).use(language)
    for answer in all_answers():
        said = [answer.title(), *answer.steps()]
        assert len(said) >= 2
        assert answer.rules
        assert [text for text in said if not text or re.search(r"[{}]|None|\bSpot\b", text)] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_answers_with_the_same_facts(language: str) -> None:
    english, other = texts("en"), texts(language)
    assert list(other) == list(english)
    for key, text in english.items():
        assert placeholders(other[key]) == placeholders(text), key


def test_no_text_is_left_over(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = set()

    def noted(key: str, *more: object, **facts: object) -> str:
        asked.add(key)
        return key

    monkeypatch.setattr("enix_desktop.ui.station.why.said", noted)
    for answer in all_answers():
        answer.title()
        answer.steps()
    supply = view(dealt(2, 1).state, 0)
    supply.phase = Phase.SUPPLY
    words().order(supply).steps()
    assert set(texts("en")) - asked == set()


def test_french_signs_stay_with_their_words() -> None:
    assert [text for text in texts("fr").values() if re.search(r" [;:?!»]|« ", text)] == []


def test_the_order_of_a_stack_is_told_from_the_top(qapp: QApplication) -> None:
    answer = words(2).happened(setup(), TOLD, 1)
    assert answer is not None
    assert answer.steps()[0] == "On field 3 of the inner track, from the top of the stack: Ada, Ben."
    assert answer.rules == ("O1",)
    assert answer.spots == (Spot(Group.ROOM, 0),)


def test_four_rounds_end_by_their_own_rule() -> None:
    seen = view(dealt(2, 1, {"end": "four_rounds"}).state, EVERYBODY)
    assert words().won(seen, Outcome((3, 2), (0,))).rules == ("E1", "G2")
    ended = words().happened(setup(end="four_rounds"), TOLD, len(TOLD) - 1)
    assert ended is not None
    assert ended.rules == ("E1", "G2", "G3")


def test_shots_are_told_round_by_round() -> None:
    told = [events.RoundBegan(2), events.LaserFired(0, ((0, 12),), ROOMS, 0, 2), *TOLD[14:15]]
    steps = words().score(told, Outcome((7, 0), (0,)), 0).steps()
    assert steps == ["Round 2: from 0 to 2.", "Round 2: from 6 to 7."]
    assert words().score(told, Outcome((7, 0), (0,)), 1).steps() == ["Ben never fired the laser."]


def test_what_does_not_exist_has_no_place() -> None:
    assert places(Refusal(Reason.TP1_NO_SUCH_SHUTTLE, {"shuttle": 9})) == ()
    assert places(Refusal(Reason.TE2_NOT_DOCKED, {"shuttle": 1})) == (Spot(Group.SHUTTLE, 1),)


class Driver:
    """As much of a driver as asking needs."""

    def __init__(self, match: AnyMatch, told: Sequence[Event], seat: int = 0) -> None:
        self.match, self._told, self._seat = match, list(told), seat

    def view(self) -> View:
        return view(self.match.state, self._seat)

    def told(self) -> list[Event]:
        return self._told


class Table:
    """A scene with the asking over it."""

    def __init__(self, qtbot: QtBot, told: Sequence[Event] = (), width: int = 1024) -> None:
        match = dealt(2, 3)
        people = match.record.participants
        self.driver = Driver(match, told, match.state.turn)
        self.scene = StationScene(match.state.table, NAMES[:2], looks_of(people))
        self.widget = QWidget()
        self.widget.resize(width, 660)
        qtbot.addWidget(self.widget)
        self.scene.resize(QSizeF(self.widget.size()))
        self.scene.show_view(self.driver.view())
        self.asking = StationAsking(self.driver, self.widget, self.scene, PlayerNames(NAMES[:2]))  # type: ignore[arg-type]
        self.widget.show()

    def refuse(self) -> Refusal:
        """Charging with nothing at all."""
        seat = self.driver.match.state.turn
        other = next(
            card for card in self.driver.view().hand if COMPONENTS.symbols[card] is not Station.MACHINE
        )
        found = RULES.refusal(self.driver.match.state, seat, Fill((other,)))
        assert isinstance(found, Refusal)
        self.asking.remember(found, Fill((other,)))
        return found


def test_a_refusal_is_lit_at_once_and_explained_when_asked(qtbot: QtBot) -> None:
    table = Table(qtbot)
    found = table.refuse()
    assert [mark.is_refused for mark in table.asking.marks] == [True] * len(places(found))
    assert table.asking.marks
    assert not table.asking.is_open
    table.asking.toggle()
    assert table.asking.is_open
    assert table.asking.panel.title == table.asking.sentence(found)
    assert table.asking.panel.rules == [found.rule] == [table.asking.last_rule]
    table.asking.toggle()
    assert not table.asking.is_open
    table.asking.forget()
    assert table.asking.marks == []


def test_doing_something_else_puts_the_answer_about_a_refusal_away(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.refuse()
    table.asking.toggle()
    table.asking.settle()
    assert not table.asking.is_open
    assert table.asking.marks == []


def test_the_answer_goes_with_the_next_decision_though_the_prompt_line_told_something_else(
    qtbot: QtBot,
) -> None:
    """A correct choice after the refusal leaves the answer open; the decision puts it away."""
    table = Table(qtbot, TOLD[:3])
    table.refuse()
    table.asking.toggle()
    table.asking.forget()
    assert table.asking.is_open
    table.asking.settle()
    assert not table.asking.is_open
    table.asking.toggle()
    table.asking.settle()
    assert table.asking.is_open, "what was asked about the game itself is still true"


def test_without_a_refusal_the_order_of_play_is_explained(qtbot: QtBot) -> None:
    table = Table(qtbot, TOLD[:3])
    table.asking.toggle()
    assert "Order of play: Ada, Ben" in table.asking.panel.title
    assert [mark.is_refused for mark in table.asking.marks] == [False]
    table.asking.hide()
    assert table.asking.marks == []


def test_the_order_is_explained_even_if_nothing_was_told(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.asking.toggle()
    assert table.asking.panel.title == "Why this order at the machine deck?"


def test_the_result_is_explained_at_the_end(qtbot: QtBot) -> None:
    table = Table(qtbot, TOLD)
    table.asking.toggle()
    assert table.asking.panel.title == "Why this result?"


def test_an_answer_follows_the_language(qtbot: QtBot, qapp: QApplication) -> None:
    table = Table(qtbot, TOLD)
    table.asking.answer_event(3)
    Languages(qapp).use("de")
    table.asking.retranslate()
    assert "Auffüllen" in " ".join(table.asking.panel.steps)


@pytest.mark.parametrize("width", [1024, 1280, 1920])
def test_the_note_does_not_cover_the_room_that_it_is_about(qtbot: QtBot, width: int) -> None:
    table = Table(qtbot, width=width)
    for station in STATIONS:
        told = [events.StationActivated(station, (0, 1))]
        table.driver._told[:] = told
        table.asking.toggle()
        room = table.scene.outline(Spot(Group.ROOM, int(station))).boundingRect()
        note = table.asking.panel.geometry().toRectF()
        shared = room.intersected(note)
        assert shared.width() * shared.height() < 0.25 * room.width() * room.height(), station
        assert table.widget.rect().contains(table.asking.panel.geometry())
        table.asking.hide()


def test_nothing_stays_when_somebody_else_looks(qtbot: QtBot) -> None:
    table = Table(qtbot, TOLD)
    table.refuse()
    table.asking.answer_event(3)
    table.asking.forget_all()
    assert not table.asking.is_open
    assert table.asking.marks == []
    assert table.asking.last_rule is None
