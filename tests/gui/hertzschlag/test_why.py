"""Answers to "why?" in Hertzschlag: in three languages, in a note, with lights on the table."""

import re
from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop import resources
from enix_desktop.engine.rules import EVERYBODY, Event, Outcome
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.counting import Shove
from enix_desktop.games.hertzschlag.faces import Plant
from enix_desktop.games.hertzschlag.moves import Lay, Place
from enix_desktop.games.hertzschlag.refusals import Refusal
from enix_desktop.games.hertzschlag.state import State
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.i18n.languages import Languages
from enix_desktop.i18n.texts import Texts, read
from enix_desktop.ui.hertzschlag import words
from enix_desktop.ui.hertzschlag.asking import HertzschlagAsking
from enix_desktop.ui.hertzschlag.table.scene import HertzschlagScene
from enix_desktop.ui.hertzschlag.table.spots import Group
from enix_desktop.ui.hertzschlag.why import WhyWords, places
from enix_desktop.ui.table.answer import Answer
from enix_desktop.ui.table.pieces import looks_of
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spots import Spot
from tests.gui.hertzschlag.happenings import TOLD
from tests.gui.hertzschlag.played import NAMES, Played, dealt, wandered
from tests.rules.hertzschlag.setting import setup_of
from tests.unit.games.hertzschlag.tables import RULES, bids, card, lays, played, state
from tests.unit.games.hertzschlag.test_refusals import CASES

LANGUAGES = ("en", "fr", "de")
COMPONENTS = standard_components()
WHY = WhyWords(PlayerNames(NAMES), COMPONENTS)
SHOVE = Shove(-3, -1, 0, 0)


@pytest.fixture(autouse=True)
def in_english(qapp: QApplication) -> Iterator[Languages]:
    languages = Languages(qapp)
    languages.use("en")
    yield languages
    languages.use("en")


def outcome_of(now: State) -> Outcome:
    found = RULES.outcome(now)
    assert found is not None
    return found


def ended(*, is_blackout: bool) -> Played:
    """A whole game that ended so."""
    games = (wandered(3, seed) for seed in range(100))
    return next(game for game in games if game.state.is_blackout is is_blackout)


def about_games() -> Iterator[Answer]:
    for game in (ended(is_blackout=True), ended(is_blackout=False), wandered(4, 3)):
        view, setup, told = game.view(0), game.match.record.setup, game.told(0)
        outcome = outcome_of(game.state)
        for number in range(len(told)):
            answer = WHY.happened(setup, told, number)
            if answer is not None:
                yield answer
        yield from (WHY.score(view, outcome, seat) for seat in range(view.table.seats))
        yield from (WHY.marker(view), WHY.won(view, outcome))
        blackout = WHY.blackout(view, told)
        assert (blackout is not None) == game.state.is_blackout
        if blackout is not None:
            yield blackout


def example() -> View:
    """Seat 0 has everything of the worked example of the rules for points."""
    homes = [
        "Heat pump for the district, Coal exit, Full roof system, Offshore share, "
        "Turbine in the forest, Family electric car",
        "",
        "",
    ]
    now = state(round=8, money=[24, 15, 15], displays=homes)
    view = RULES.view(now, EVERYBODY)
    view.goals = (0, 1, 2)
    return view


def too_dear() -> Answer:
    """Solar funding makes a card cheaper, but not enough."""
    now = state(hands=["Panels over the field"], money=[3, 15, 15], displays=["Solar funding", "", ""])
    refusal = RULES.refusal(now, 0, Lay(card("Panels over the field"), Place.ACTION))
    assert isinstance(refusal, Refusal)
    return WHY.refused(RULES.view(now, 0), refusal)


def composed_answers() -> Iterator[Answer]:
    yield too_dear()
    yield WHY.score(example(), Outcome((17, 0, 0), (0,)), 0)
    setup = setup_of({"displays": ["Solar funding", "", ""]})
    told = [
        events.ControlCheapened(0, 1, 11, 9),
        events.CardPlayed(0, card("Panels over the field"), 4, 6),
        events.ControlNeeded(-6, Plant.PUMPED_STORAGE, 9, 15),
    ]
    for number in range(len(told)):
        answer = WHY.happened(setup, told, number)
        assert answer is not None
        yield answer
    calm = RULES.view(state(marker=8, event="Holiday"), 0)
    yield WHY.marker(calm)


def all_answers() -> Iterator[Answer]:
    yield from composed_answers()
    for case in CASES:
        found = RULES.refusal(case.before, case.seat, case.move)
        assert isinstance(found, Refusal)
        yield WHY.refused(RULES.view(case.before, case.seat), found)
    setup = setup_of({"displays": ["Power for tenants, Solar funding", "Repowering", "Virtual power plant"]})
    for event in TOLD:
        answer = WHY.happened(setup, [event], 0)
        if answer is not None:
            yield answer
    yield from about_games()


def texts(language: str) -> dict[str, str]:
    return dict(read(resources.text(f"hertzschlag/texts/{language}/why.toml")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_asked_is_answered(in_english: Languages, language: str) -> None:
    in_english.use(language)
    for answer in all_answers():
        said = [answer.title(), *answer.steps()]
        assert len(said) >= 2
        assert answer.rules
        assert [text for text in said if not text or re.search(r"[{}]|None|\bSpot\b", text)] == []


def test_no_text_is_left_over(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()
    real = words.said

    def noted(key: str, *more: Texts, **facts: object) -> str:
        asked.add(key)
        return real(key, *more, **facts)

    for module in ("why", "why_check", "why_events", "why_scores", "words"):
        monkeypatch.setattr(f"enix_desktop.ui.hertzschlag.{module}.said", noted)
    for answer in all_answers():
        answer.title()
        answer.steps()
    left = {key.removesuffix(".one").removesuffix(".other") for key in set(texts("en")) - asked}
    plurals = {key.rpartition(".")[0] for key in asked}
    assert left - plurals == set()


def test_every_rule_of_an_answer_is_in_the_book() -> None:
    book = resources.text("hertzschlag/rulebook.json")
    rules = {rule for answer in all_answers() for rule in answer.rules}
    assert [rule for rule in rules if f'"{rule}"' not in book] == []


def test_an_event_is_counted_with_the_cards_on_the_table() -> None:
    homes = ["Repowering, Solar park, Solar carport", "Wallbox", "Offshore share"]
    setup = setup_of({"displays": homes, "marker": 1})
    still = events.EventHappened(2, SHOVE, 1, -3, -3)
    answer = WHY.happened(setup, [still], 0)
    assert answer is not None
    assert answer.steps()[:5] == [
        "Fixed shift: −3.",
        "Cards that count (solar or wind cards): 4 on the table. Ada 3, Cleo 1.",
        "−1 for every 4, 3 at most: −1.",
        "Together: −4.",
        "From +1 that leads to −3.",
    ]
    assert answer.spots == (Spot(Group.EVENT, 0), Spot(Group.FIELD, -3))


def test_cards_played_before_an_event_count_for_it() -> None:
    game = wandered(4, 3)
    setup, told = game.match.record.setup, game.told()
    last = max(place for place, event in enumerate(told) if isinstance(event, events.IncomeTaken))
    answer = WHY.happened(setup, told, last)
    assert answer is not None
    assert answer.steps()[:4] == [
        "Every income brings 3 euros.",
        "Printed on the display: Power for tenants 1, Panels over the field 3. Together 4.",
        "Special effects: 2.",
        "3 + 4 + 2 = 9 euros.",
    ]


def test_a_way_lists_every_threshold_and_what_is_lost() -> None:
    answer = WHY.happened(dealt(3, 1).record.setup, [TOLD[24]], 0)
    assert answer is not None
    assert answer.steps()[:4] == [
        "Steps: +6, from +3 to +8.",
        "Between +4 and +5 lies a price threshold, and the step leads away from the middle: −€4.",
        "Between +6 and +7 lies a price threshold, and the step leads away from the middle: −€2.",
        "1 step is lost.",
    ]
    assert answer.rules == ("F1", "F2", "F3", "C7")


def test_the_points_of_the_worked_example_are_explained_part_by_part() -> None:
    steps = WHY.score(example(), Outcome((17, 0, 0), (0,)), 0).steps()
    assert steps == [
        "Goal card: Sun and wind household.",
        "Not reached: at least 4 solar or wind cards. 3 of 4.",
        "Reached: an income of at least 13 on display. 13 of 13, 3 points.",
        "Secret goal: 3 points.",
        "Money: 24 euros. 10 euros give 1 point: 2 points.",
        "Income on display: 13. 4 give 1 point: 3 points.",
        "Footprint on display: 12. 2 give 1 point: 6 points.",
        "5 different symbols on display: 3 points.",
        "Together: 17 points.",
    ]


def test_a_card_that_is_too_dear_is_explained_with_its_discount() -> None:
    answer = too_dear()
    assert answer.title().startswith("Panels over the field costs 4 euros, and you have 3 euros.")
    assert answer.steps()[:3] == [
        "Printed cost of Panels over the field: 6 euros.",
        "Your display makes solar cards 2 euros cheaper.",
        "You have 3 euros.",
    ]


def test_a_blackout_is_explained_from_the_beginning_of_its_round() -> None:
    now = state(marker=6, money=[0, 15, 15])
    now, told = played(now, lays(now))
    dark, more = played(now, bids(3, 3, 3))
    answer = WHY.blackout(RULES.view(dark, 0), [*told, *more])
    assert answer is not None
    assert answer.title() == "Why did the lights go out?"
    steps = answer.steps()
    assert steps[0] == "The round began at +6."
    assert "The price is 11 euros." in steps
    assert "2 euros were missing." in steps
    assert answer.rules == ("Q6", "Q7")


def test_a_plant_that_was_used_up_is_named_with_its_round() -> None:
    game = wandered(4, 3)
    answer = WHY.blackout(game.view(), game.told())
    assert answer is not None
    assert "The gas plant was used up in round 1." in answer.steps()
    assert answer.spots == (Spot(Group.FIELD, 8), Spot(Group.PLANT, Plant.GAS_PLANT))


def test_what_was_passed_on_is_told_to_who_did() -> None:
    passed = events.HandsPassed(1, ((1, 2), (3, 4), (5, 6)))
    setup = dealt(3, 1).record.setup
    own = WHY.happened(setup, [passed.seen_by(0)], 0)
    assert own is not None
    assert own.steps()[0].startswith("You passed on to Cleo: ")
    assert own.steps()[1].startswith("You got from Ben: ")
    public = WHY.happened(setup, [passed.seen_by(EVERYBODY)], 0)
    assert public is not None
    assert len(public.steps()) == 1


def test_what_nobody_saw_cannot_be_asked_about() -> None:
    setup = dealt(3, 1).record.setup
    assert WHY.happened(setup, [events.CardLaid(1, None, None)], 0) is None


def test_a_card_that_is_not_held_has_no_place() -> None:
    case = next(case for case in CASES if case.reason.name == "A1_NOT_HELD")
    refusal = RULES.refusal(case.before, case.seat, case.move)
    assert isinstance(refusal, Refusal)
    assert places(refusal) == ()


class Driver:
    """As much of a driver as asking needs."""

    def __init__(self, game: Played, told: Sequence[Event], seat: int = 0) -> None:
        self.match, self._told, self._game, self._seat = game.match, list(told), game, seat

    def view(self) -> View:
        return self._game.view(self._seat)

    def told(self) -> list[Event]:
        return self._told


class Table:
    """A scene with the asking over it."""

    def __init__(self, qtbot: QtBot, game: Played, width: int = 1024) -> None:
        people, seats = game.match.record.participants, game.state.table.seats
        opening_size = 2  # the first round and its event
        self.driver = Driver(game, game.told(0)[opening_size:])
        self.scene = HertzschlagScene(game.state.table, NAMES[:seats], looks_of(people))
        self.widget = QWidget()
        self.widget.resize(width, 660)
        qtbot.addWidget(self.widget)
        self.scene.resize(QSizeF(self.widget.size()))
        self.scene.show_view(self.driver.view())
        names = PlayerNames(NAMES[:seats])
        self.asking = HertzschlagAsking(self.driver, self.widget, self.scene, names)  # type: ignore[arg-type]
        self.widget.show()

    def refuse(self) -> Refusal:
        """Laying a card that is not there."""
        view = self.driver.view()
        move = Lay(view.hand[0], Place.ACTION)
        refusal = RULES.refusal(self.driver.match.state, 0, move)
        assert isinstance(refusal, Refusal)
        self.asking.remember(refusal, move)
        return refusal


def test_a_refusal_is_explained_when_asked_and_put_away_by_doing_something_else(qtbot: QtBot) -> None:
    table = Table(qtbot, wandered(3, 1, 1))
    refusal = table.refuse()
    assert not table.asking.is_open
    table.asking.toggle()
    assert table.asking.panel.title == table.asking.sentence(refusal)
    assert table.asking.panel.rules == [refusal.rule] == [table.asking.last_rule]
    table.asking.settle()
    assert not table.asking.is_open
    assert table.asking.marks == []


def test_the_answer_goes_with_the_next_decision_though_the_prompt_line_told_something_else(
    qtbot: QtBot,
) -> None:
    """A correct choice after the refusal leaves the answer open; the decision puts it away."""
    table = Table(qtbot, wandered(3, 1, 1))
    table.refuse()
    table.asking.toggle()
    table.asking.forget()
    assert table.asking.is_open
    table.asking.settle()
    assert not table.asking.is_open
    table.asking.toggle()
    table.asking.settle()
    assert table.asking.is_open, "what was asked about the game itself is still true"


def test_without_a_refusal_the_marker_is_explained_and_lit(qtbot: QtBot) -> None:
    table = Table(qtbot, wandered(3, 1, 2))
    table.asking.toggle()
    assert table.asking.panel.title.startswith("Why is the marker at ")
    assert table.asking.panel.rules == ["V2", "F1"]
    assert [mark.is_refused for mark in table.asking.marks] == [False]
    table.asking.toggle()
    assert not table.asking.is_open


def test_the_first_event_can_be_asked_about(qtbot: QtBot) -> None:
    table = Table(qtbot, wandered(3, 1, 2))
    table.asking.answer_event(1)
    assert table.asking.panel.title.startswith("Event: ")
    table.asking.answer_event(2)
    assert " signal" in table.asking.panel.title


def test_the_end_is_explained(qtbot: QtBot) -> None:
    table = Table(qtbot, ended(is_blackout=True))
    table.asking.toggle()
    assert table.asking.panel.title == "Why did the lights go out?"
    table = Table(qtbot, ended(is_blackout=False))
    table.asking.toggle()
    assert table.asking.panel.title == "Why this result?"


def test_a_round_that_begins_explains_the_turn_order() -> None:
    game = wandered(3, 1, 2)
    answer = WHY.happened(game.match.record.setup, game.told(), 0)
    assert answer is not None
    order = ", ".join(NAMES[seat] for seat in game.state.order)
    assert answer.steps()[0] == f"Turn order in this round: {order}."
    assert answer.rules == ("R1", "S3")


def test_an_answer_follows_the_language(qtbot: QtBot, in_english: Languages) -> None:
    table = Table(qtbot, wandered(3, 1, 2))
    table.asking.toggle()
    in_english.use("de")
    table.asking.retranslate()
    assert table.asking.panel.title.startswith("Warum steht der Marker auf")


@pytest.mark.parametrize("width", [1024, 1280, 1920])
def test_the_note_stays_in_the_window(qtbot: QtBot, width: int) -> None:
    table = Table(qtbot, ended(is_blackout=True), width)
    table.asking.toggle()
    assert table.widget.rect().contains(table.asking.panel.geometry())


def test_nothing_stays_when_somebody_else_looks(qtbot: QtBot) -> None:
    table = Table(qtbot, wandered(3, 1, 1))
    table.refuse()
    table.asking.toggle()
    table.asking.forget_all()
    assert not table.asking.is_open
    assert table.asking.marks == []
    assert table.asking.last_rule is None
