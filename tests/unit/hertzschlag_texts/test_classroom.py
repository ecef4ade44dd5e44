"""What is printed for a class: the same in three languages, with the numbers of the game."""

import re
from collections import Counter
from collections.abc import Mapping

import pytest

from enix_desktop import resources
from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.i18n.texts import read

LANGUAGES = ("en", "fr", "de")
PICTURE = re.compile(r"\{(\w+)\}")
BOLD = re.compile(r"\*\*([^*]+)\*\*")
NO_BREAK = "\N{NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"


def texts(language: str) -> Mapping[str, str]:
    return read(resources.text(f"hertzschlag/texts/{language}/classroom.toml"))


TEXTS = {language: texts(language) for language in LANGUAGES}


def numbers(text: str) -> list[str]:
    return re.findall(rf"[+{MINUS}]?\d+", text)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_has_the_same_keys_pictures_and_numbers(language: str) -> None:
    assert list(TEXTS[language]) == list(TEXTS["en"])
    for key, text in TEXTS["en"].items():
        own = TEXTS[language][key]
        assert Counter(PICTURE.findall(text)) == Counter(PICTURE.findall(own)), key
        assert len(BOLD.findall(text)) == len(BOLD.findall(own)), key
        assert numbers(text) == numbers(own), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_no_other_markup_and_nothing_unfinished(language: str) -> None:
    for key, text in TEXTS[language].items():
        assert text, key
        plain = PICTURE.sub("", BOLD.sub(r"\1", text))
        assert not re.search(r"[*_`\[\]{}<>#|\\~'\"]", plain), key
        assert "  " not in text, key


def test_the_lists_have_the_length_that_they_should() -> None:
    heads = Counter(key.rsplit("-", 1)[0] for key in TEXTS["en"] if re.search(r"-\d$", key))
    assert heads == {
        "ask.blackout": 6,
        "ask.survived": 5,
        "ask.world": 4,
        "teach.goals": 5,
        "teach.plan": 4,
        "teach.tips": 4,
        "teach.simple": 4,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_end_with_a_question_mark_somewhere(language: str) -> None:
    asked = {key: text for key, text in TEXTS[language].items() if re.match(r"ask\.\w+-\d", key)}
    assert {key for key, text in asked.items() if "?" not in text} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_are_those_of_the_components(language: str) -> None:
    told, components = TEXTS[language], standard_components()
    count, track = components.numbers, components.track
    assert numbers(told["short.setup"])[:4] == ["0", str(count.hand), "1", str(count.start_money)]
    fields = [field for pair in track.thresholds for field in pair]
    found = [int(number.replace(MINUS, "-")) for number in numbers(told["short.thresholds"])]
    assert found == [*fields, count.threshold_euro, count.threshold_euro]
    assert str(count.price) in numbers(told["short.check"])
    assert numbers(told["short.money"])[:1] == [str(count.track_maximum)]
    assert str(count.lowest_price) in numbers(told["short.special"])
    assert numbers(told["sheet.money-how"]) == ["1", str(count.euro_per_point)]
    assert numbers(told["sheet.income-how"]) == ["1", str(count.income_per_point)]
    assert numbers(told["sheet.footprint-how"]) == ["1", str(count.footprint_per_point)]
    worth = [*range(3, 7), *components.different_symbols[3:]]
    assert [int(number) for number in numbers(told["sheet.variety-how"])] == worth


def test_french_signs_stay_with_their_words() -> None:
    for key, text in TEXTS["fr"].items():
        assert not re.search(rf"(?<!{NO_BREAK})[;?!»€:]", text), key


def test_german_and_french_are_neutral() -> None:
    assert not re.search(r"\b(Ihnen|Spieler\w*|Schüler\w*)\b", " ".join(TEXTS["de"].values()))
    assert not re.search(r"\b[Jj]oueu(r|se)s?\b", " ".join(TEXTS["fr"].values()))
