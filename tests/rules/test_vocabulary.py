"""The vocabulary is understood, used and listed in the README."""

import pytest

from tests.rules.enigma.position import position_in as enigma_position
from tests.rules.enigma.sentences import what_is_instead as enigma_instead
from tests.rules.enigma.setting import setup_of as enigma_setup
from tests.rules.games import ENIGMA, GAMES, HERTZSCHLAG, STATION, RuledGame
from tests.rules.hertzschlag.position import position_in as hertzschlag_position
from tests.rules.hertzschlag.sentences import what_is_instead as hertzschlag_instead
from tests.rules.hertzschlag.setting import setup_of as hertzschlag_setup
from tests.rules.position import position_of, read_record
from tests.rules.sentences import SENTENCES, what_is_instead
from tests.rules.situation import FOLDER, read_situation
from tests.rules.station.position import position_in
from tests.rules.station.sentences import what_is_instead as station_instead
from tests.rules.station.setting import setup_of
from tests.rules.words import NotUnderstood, Words

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def test_an_unknown_sentence_is_answered_with_the_nearest_forms() -> None:
    with pytest.raises(NotUnderstood, match=r"seat \{seat\} has \{number\} point\(s\)"):
        SENTENCES.understand("seat 1 has got 4 points")


def test_an_unknown_card_is_named() -> None:
    with pytest.raises(NotUnderstood, match='there is no card "solar-13"'):
        Words({"card": "solar-13"}).card()


def test_a_sentence_that_does_not_hold_is_answered_with_what_is_the_case() -> None:
    position = position_of(read_record(FOLDER / "example-1.json"), after=11)
    assert what_is_instead(position, "seat 1 has 4 points") is None
    assert what_is_instead(position, "seat 1 has 5 points") == "its points: 4"
    assert what_is_instead(position, "seat 1 wins") == "the game is not over"


@EVERY_GAME
def test_every_known_sentence_is_used_by_a_situation(game: RuledGame) -> None:
    used = {game.form_of(sentence) for path in game.paths() for sentence in read_situation(path).then}
    assert not set(game.sentence_forms) - used


@EVERY_GAME
def test_the_readme_lists_every_form(game: RuledGame) -> None:
    readme = (game.home / "README.md").read_text(encoding="utf-8")
    missing = [form for form in (*game.sentence_forms, *game.other_forms) if f"`{form}`" not in readme]
    assert not missing, missing


def test_a_sentence_about_station_six_that_does_not_hold_is_answered_with_what_is_the_case() -> None:
    position = position_in(STATION.folder / "example-02-filling.json", None)
    assert station_instead(position, "seat 0 has 6 energy at canteen") is None
    assert station_instead(position, "seat 0 has 5 energy at canteen") == "the energy there is: 6"
    assert station_instead(position, "seat 7 has 5 energy at canteen") == "there is no such seat"
    assert station_instead(position, "seat 0 wins") == "the game is not over"


def test_a_card_of_station_six_that_there_is_too_often_is_named() -> None:
    with pytest.raises(NotUnderstood, match="not so many cards called red-sun"):
        setup_of({"hands": ["red-sun red-sun red-sun", ""]})


def test_a_sentence_about_hertzschlag_that_does_not_hold_is_answered_with_what_is_the_case() -> None:
    position = hertzschlag_position(HERTZSCHLAG.folder / "example-01-offshore.json", None)
    assert hertzschlag_instead(position, "seat 0 has 0 euro") is None
    assert hertzschlag_instead(position, "seat 0 has 2 euro") == "it has: 0"
    assert hertzschlag_instead(position, "seat 7 has 0 euro") == "there is no such seat"
    assert hertzschlag_instead(position, "seat 0 wins") == "the game is not over"


@pytest.mark.parametrize(
    ("hands", "complaint"),
    [(["LED lamps", "LED lamps"], "a card is named twice"), (["Coal mine"], 'nothing is called "Coal mine"')],
)
def test_a_card_of_hertzschlag_that_there_is_not_is_named(hands: list[str], complaint: str) -> None:
    with pytest.raises(NotUnderstood, match=complaint):
        hertzschlag_setup({"hands": hands})


def test_a_sentence_about_enigma_that_does_not_hold_is_answered_with_what_is_the_case() -> None:
    position = enigma_position(ENIGMA.folder / "example-02-two-and-one.json", None)
    assert enigma_instead(position, "the points are 2 and 1") is None
    assert enigma_instead(position, "the points are 2 and 2") == "they are: (2, 1)"
    assert enigma_instead(position, "seat 7 is to choose") == "there is no such seat"
    assert enigma_instead(position, "seat 0 wins") == "the game is not over"


@pytest.mark.parametrize(
    ("compose", "complaint"),
    [
        ({"tops": ["W28"]}, 'there is no tile "W28"'),
        ({"tiles": ["01 rb on (1, 0)"]}, 'expected is "NETS at'),
        ({"networkers": ["seat 0 at home"]}, 'expected is "seat 0 on'),
        ({"hands": []}, "unknown entries in"),
    ],
)
def test_a_setting_of_enigma_that_is_not_understood_says_what_is_expected(
    compose: dict[str, object], complaint: str
) -> None:
    with pytest.raises(NotUnderstood, match=complaint):
        enigma_setup(compose)
