"""The words of Hertzschlag: every event told with all its numbers, alike in three languages."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from enix_desktop import resources
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.events import Cause, Crossing
from enix_desktop.games.hertzschlag.faces import CATEGORIES, PLANTS
from enix_desktop.games.hertzschlag.moves import Place, Word
from enix_desktop.i18n.languages import Languages
from enix_desktop.i18n.texts import read
from enix_desktop.ui.hertzschlag import words
from enix_desktop.ui.hertzschlag.words.events import NOBODY, RULES, EventWords, rule_of, sentence
from enix_desktop.ui.hertzschlag.words.printed import card_words, event_words
from enix_desktop.ui.hertzschlag.words.refusals import refused
from enix_desktop.ui.table.player_names import PlayerNames
from tests.gui.hertzschlag.happenings import FARM, PLANT, TOLD
from tests.gui.hertzschlag.played import NAMES, wandered
from tests.unit.games.hertzschlag.tables import RULES as GAME_RULES
from tests.unit.games.hertzschlag.test_refusals import CASES

LANGUAGES = ("en", "fr", "de")
FILES = ("events", "final", "hints", "refusals", "why", "words")
COMPONENTS = standard_components()
PEOPLE = PlayerNames(NAMES)
UNFINISHED = re.compile(r"[{}]|None|Seat|Word\.|Place\.|  ")


@pytest.fixture(autouse=True)
def in_english(qapp: QApplication) -> Iterator[Languages]:
    languages = Languages(qapp)
    languages.use("en")
    yield languages
    languages.use("en")


def texts(language: str, name: str) -> dict[str, str]:
    return dict(read(resources.text(f"hertzschlag/texts/{language}/{name}.toml")))


def placeholders(text: str) -> set[str]:
    return {name.split(":")[0] for name in re.findall(r"\{([\w:]+)\}", text)}


def told(event: object, you: int = NOBODY) -> str:
    return EventWords(PEOPLE, COMPONENTS, you).sentence(event)  # type: ignore[arg-type]


def test_every_kind_of_event_is_among_those_told() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and hasattr(kind, "seen_by")}
    assert {type(event) for event in TOLD} == kinds - {events.PublicEvent} == set(RULES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("you", [NOBODY, 0, 1, 2])
def test_everything_that_happens_is_told(in_english: Languages, language: str, you: int) -> None:
    in_english.use(language)
    wrong = [text for event in TOLD if UNFINISHED.search(text := told(event, you)) or not text]
    assert wrong == []


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_say_the_same_with_the_same_facts(language: str, name: str) -> None:
    english, other = texts("en", name), texts(language, name)
    assert list(other) == list(english)
    for key, text in english.items():
        missing = placeholders(text) - placeholders(other[key])
        # “your cards” and “you” need no name, and a plural may be said by the word alone.
        assert placeholders(other[key]) <= placeholders(text) | {"card", "cards", "category"}, key
        assert missing <= {"card", "cards", "category"}, key


@pytest.mark.parametrize("name", FILES)
def test_signs_stay_with_their_words(name: str) -> None:
    assert [text for text in texts("fr", name).values() if re.search(r" [;:?!»€]|« ", text)] == []
    assert [text for text in texts("de", name).values() if re.search(r" […€]", text)] == []
    for language in LANGUAGES:
        assert [text for text in texts(language, name).values() if re.search(r"'|\.\.\.|-\d", text)] == []


def test_no_sentence_about_events_is_left_over(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = set()
    real = words.said

    def noted(key: str, *more: object, **facts: object) -> str:
        asked.add(key)
        return real(key, *more, **facts)  # type: ignore[arg-type]

    for module in ("events", "marker"):
        monkeypatch.setattr(f"enix_desktop.ui.hertzschlag.words.{module}.said", noted)
    monkeypatch.setattr("enix_desktop.ui.hertzschlag.words.said", noted)
    for you in (NOBODY, 0, 1, 2):
        for event in TOLD:
            told(event, you)
    sections = ("event.", "own.", "push.", "move.", "income.", "bids.")
    left = {key for key in texts("en", "events") if key.startswith(sections)} - asked
    # Told where the viewer is known, or where the money of all is.
    assert {key.rpartition(".")[0] if key.endswith((".one", ".other")) else key for key in left} <= {
        "event.control-each",
        "event.bidder",
        "push.towards",
        "move.towards",
        "move.lost",
        "move.lost-middle",
        "bids.over",
        "bids.short",
    }


def test_a_card_that_moves_far_is_told_with_every_threshold() -> None:
    assert told(TOLD[24]) == (
        "Offshore wind farm: the marker moves by +6, from +3 to +8 (50.40\xa0Hz). "
        "Threshold +4 to +5: Ada pays 4 euros. "
        "Threshold +6 to +7: Ada pays 2 euros, all that is left. "
        "The track ends here: 1 step is lost. Ada has 0 euros now."
    )
    assert "Threshold +4 to +5: you pay 4 euros." in told(TOLD[24], 0)


def test_steps_towards_the_middle_bring_money_and_what_is_left_over_is_lost() -> None:
    home = events.MarkerMoved(
        1, PLANT, Cause.TOWARDS, 3, -7, -4, (Crossing(-7, -6, 4, 10), Crossing(-5, -4, 4, 14)), 14
    )
    assert told(home, 1) == (
        "Virtual power plant: the marker moves 3 steps towards 50 Hz, from −7 to −4 (49.80\xa0Hz). "
        "Threshold −7 to −6: you get 4 euros. Threshold −5 to −4: you get 4 euros. You have 14 euros now."
    )
    near = events.MarkerMoved(1, PLANT, Cause.TOWARDS, 3, 1, 0, (), 6)
    assert told(near).endswith("from +1 to 0 (50.00\xa0Hz). 2 steps are left over and lost.")


def test_an_event_says_why_it_pushes_so_far() -> None:
    assert told(TOLD[2]) == (
        "Event: Dark and still. It pushes the grid by −4: −3, −2 for solar or wind cards, "
        "1 less thanks to the calm of the grid. The marker goes from +1 to −3 (49.85\xa0Hz)."
    )
    assert "too few wind cards" in told(TOLD[3])
    assert "Then 2 steps towards 50 Hz for flexibility cards: now at +3" in told(TOLD[5])
    assert "At the end of the track it stops." in told(TOLD[4])


def test_income_is_told_part_by_part() -> None:
    assert told(TOLD[18], 1) == (
        "You take income for LED lamps: 3 + 3 from the display + 2 by special effects, together 8 euros. "
        "Now 20 euros."
    )
    assert told(TOLD[19]).endswith("Only 5 euros of it fit in.")


def test_what_is_done_in_secret_stays_out_of_the_log() -> None:
    assert sentence(events.CardLaid(1, None, None), PEOPLE, COMPONENTS) is None
    assert sentence(events.BidMade(1, None), PEOPLE, COMPONENTS) is None
    assert sentence(events.CardDrawn(1, None), PEOPLE, COMPONENTS) is None
    assert sentence(events.CardDrawn(1, 3), PEOPLE, COMPONENTS) is not None


def test_money_is_written_as_the_language_does(in_english: Languages) -> None:
    assert (words.euros(1), words.euros(4), words.euro_change(-4)) == ("1 euro", "4 euros", "−€4")
    assert words.hertz(-3) == "49.85\xa0Hz"
    in_english.use("de")
    assert (words.euros(4), words.euro_change(4), words.hertz(-3)) == (
        "4 Euro",
        "+4\N{NO-BREAK SPACE}€",
        "49,85\xa0Hz",
    )
    in_english.use("fr")
    assert (words.euros(0), words.euros(2)) == ("0 euro", "2 euros")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_event_goal_and_signal_has_words(in_english: Languages, language: str) -> None:
    in_english.use(language)
    said = [card_words(card, COMPONENTS) for card in COMPONENTS.all_cards]
    said += [part for event in range(len(COMPONENTS.events)) for part in event_words(event, COMPONENTS)]
    said += [words.goal_with_points(goal) for face in COMPONENTS.goals for goal in face.goals]
    said += [words.goal_name(card, COMPONENTS) for card in range(len(COMPONENTS.goals))]
    said += [words.signal_words(word) for word in Word] + [words.signal_meaning(word) for word in Word]
    said += [words.place_name(place) for place in Place] + [words.card_of(each) for each in CATEGORIES]
    said += [f"{words.plant_name(plant):The}" for plant in PLANTS]
    assert [text for text in said if not text or UNFINISHED.search(text)] == []


def test_categories_in_a_row_are_said_as_one() -> None:
    assert words.cards_of((CATEGORIES[4], CATEGORIES[5])) == "solar or wind cards"
    assert (
        words.goal_sentence(COMPONENTS.goals[1].goals[1])
        == "at the end the marker at most 1 field from 50 Hz"
    )
    assert "Offshore wind farm. Wind energy. Cost 7 euros, frequency change +6" in card_words(
        FARM, COMPONENTS, 7
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(in_english: Languages, language: str) -> None:
    in_english.use(language)
    for case in CASES:
        refusal = GAME_RULES.refusal(case.before, case.seat, case.move)
        assert refusal is not None
        text = refused(refusal, PEOPLE, COMPONENTS)
        assert text
        assert not UNFINISHED.search(text)


@pytest.mark.parametrize("seats", [3, 5])
def test_whole_games_are_told_to_everybody(seats: int) -> None:
    for seed in range(4):
        game = wandered(seats, seed)
        for you in (NOBODY, 0, seats - 1):
            for event in game.told(you):
                text = sentence(event, PEOPLE, COMPONENTS, you)
                assert text is None or not UNFINISHED.search(text)
                assert rule_of(event)
