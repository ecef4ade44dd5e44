"""Every move of every game has words, in three languages, that tell moves apart and betray nothing."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple, get_args
from xml.etree import ElementTree

import pytest
from PySide6.QtWidgets import QApplication

from enix_desktop import resources
from enix_desktop.games.enigma import moves as enigma
from enix_desktop.games.enix import moves as enix
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.hertzschlag import moves as hertzschlag
from enix_desktop.games.station import moves as station
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.game_ui import GameUi
from enix_desktop.ui.games import SHIPPED_UIS
from tests.conformance.positions import Way, begin, lucky_move, settings_of
from tests.games import GAMES
from tests.toy.rules import moves as sparks
from tests.toy.ui.game_ui import TOY_UI

UIS: Mapping[str, GameUi] = {**SHIPPED_UIS, TOY_UI.id: TOY_UI}
KINDS: Mapping[str, tuple[type[object], ...]] = {
    "enix": get_args(enix.Move),
    "station": station.KINDS,
    "hertzschlag": hertzschlag.KINDS,
    "enigma": enigma.KINDS,
    "sparks": get_args(sparks.Move),
}
LANGUAGES = ("en", "fr", "de")
PLAYERS = ("Ada", "Ben & <b>Bo</b>", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hal")
POSITIONS, MOST_MOVES, MOST_REASONS = 240, 400, 3
"""For each game; of each position so many moves at most, for some of which a reason is asked."""
MOST_GAMES, LONGEST = 60, 300
"""Games that are played until there is every kind of move, and moves of each."""
ONLY_NOW = re.compile(
    r"\bnow\b|\bhere\b|as shown|\blight\b|\bjetzt\b|\bgerade\b|\bim Moment\b|\bhier\b|wie gezeigt|\bLicht\b"
    r"|\bmaintenant\b|(?<!’)\bici\b|pour l’instant|comme indiqué|\blumière\b",
    re.IGNORECASE,
)
"""What fits only while somebody sits at the table."""
ROOT = Path(__file__).parents[2]


class Asked(NamedTuple):
    """A seat that has to decide, what it could do, and what is behind it."""

    state: Any
    seat: int
    view: Any
    moves: tuple[Any, ...]


@cache
def positions(game: str) -> list[Asked]:
    """Positions from games with all numbers of seats and many settings."""
    found: list[Asked] = []
    kinds: set[type[object]] = set()
    settings, seats = settings_of(game), GAMES[game].seats
    for number in range(MOST_GAMES):
        way = Way(game, settings[number * 37 % len(settings)], seats[number % len(seats)], number, 0)
        for place, one in enumerate(_asked(way)):
            new = {type(move) for move in one.moves} - kinds
            if new or (place % 3 == 0 and len(found) < POSITIONS * (number + 1) // (4 * len(seats))):
                found.append(one)
                kinds |= new
        if len(found) >= POSITIONS and kinds == set(KINDS[game]):
            break
    return found


def _asked(way: Way) -> Iterator[Asked]:
    """Everything that is asked in a game of luck, or of beginners, who get farther."""
    match, game = begin(way), GAMES[way.game]
    novice = game.players[game.levels[0]] if way.seed // len(game.seats) % 2 else None
    for number in range(LONGEST):
        if not match.rules.to_move(match.state):
            return
        seat, move = lucky_move(match, way)
        view, moves = match.rules.view(match.state, seat), match.rules.legal_moves(match.state, seat)
        yield Asked(match.state.copy(), seat, view, tuple(islice(moves, MOST_MOVES)))
        match.play(seat, move if novice is None else novice.choose(view, moves, number).move)


def same_effect(view: Any, move: Any) -> object:
    """What *move* does, without what nobody can tell apart."""
    match move:
        case station.Take(int(position)):
            return "take", view.table.components.kinds[view.display[position]]
        case enigma.Pose(puzzle, difficulty):
            return "pose", type(puzzle), difficulty
        case _:
            return move


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    languages = Languages(qapp)
    languages.use(request.param)
    yield request.param
    languages.use("en")


@pytest.mark.parametrize("game", KINDS)
def test_the_positions_have_every_kind_of_move(game: str) -> None:
    asked = positions(game)
    assert len(asked) >= POSITIONS
    assert {type(move) for one in asked for move in one.moves} == set(KINDS[game])


@pytest.mark.parametrize("game", KINDS)
def test_every_move_has_words_of_its_own(game: str, language: str) -> None:
    words = UIS[game].move_words(PLAYERS)
    for one in positions(game):
        told: dict[str, object] = {}
        for move in one.moves:
            text = words.move(one.view, move)
            plain = text.replace(PLAYERS[1], "Ben")
            assert plain, move
            assert not re.search(r"[{}<>]|&|%n|None|\(\)|  |\.$|^\W*$|^ | $", plain), (move, text)
            effect = same_effect(one.view, move)
            assert told.setdefault(text, effect) == effect, text


@pytest.mark.parametrize("game", KINDS)
def test_every_reason_fits_a_review(game: str, language: str) -> None:
    words, adviser = UIS[game].move_words(PLAYERS), GAMES[game].adviser
    assert adviser is not None
    told = set()
    for one in positions(game)[::4]:
        for move in one.moves[:MOST_REASONS]:
            text = words.why(one.view, move, adviser.reason(one.view, move, 7))
            assert not re.search(r"[{}]|%n|None(?! of)|  ", text), text
            assert not ONLY_NOW.search(text), text
            assert not text or text.endswith((".", "!")), text
            told.add(text)
    assert len(told) > 2
    assert words.why(one.view, move, None) == ""


@pytest.mark.parametrize("game", KINDS)
def test_words_know_no_secret_of_others(game: str, language: str) -> None:
    words, rules, adviser = UIS[game].move_words(PLAYERS), GAMES[game].rules, GAMES[game].adviser
    assert adviser is not None
    for number, one in enumerate(positions(game)[::3]):
        twin = rules.view(rules.with_other_secrets(one.state, one.seat, number), one.seat)
        told = [words.move(one.view, move) for move in one.moves]
        assert [words.move(twin, move) for move in one.moves] == told
        because = adviser.reason(one.view, one.moves[0], 7)
        assert words.why(twin, one.moves[0], because) == words.why(one.view, one.moves[0], because)


@pytest.mark.parametrize("game", sorted(set(SHIPPED_UIS) - {"enix"}))
def test_no_reason_in_the_texts_is_only_for_now(game: str, language: str) -> None:
    texts = tomllib.loads(resources.text(f"{game}/texts/{language}/hints.toml"))
    assert [text for text in _strings(texts["why"]) if ONLY_NOW.search(text)] == []


def test_no_reason_of_enix_is_only_for_now(language: str) -> None:
    found = 0
    for context in ElementTree.parse(ROOT / "translations" / "enix_de.ts").iter("context"):
        if context.findtext("name") == "HintWords":
            for source in (message.findtext("source", "") for message in context.iter("message")):
                if not source.startswith(("A skilled player", "In a lesson")):
                    found += 1
                    text = QApplication.translate("HintWords", source, "", 2)
                    assert not ONLY_NOW.search(text), text
    assert found > 50


def _strings(table: Mapping[str, Any]) -> Iterator[str]:
    for value in table.values():
        if isinstance(value, str):
            yield value
        else:
            yield from _strings(value)


def test_cards_that_look_alike_are_told_by_their_titles() -> None:
    """Two cards of an energy may have the same value and other symbols."""
    words, seen = UIS["enix"].move_words(PLAYERS), set()
    for one in positions("enix"):
        lays = [move for move in one.moves if isinstance(move, enix.LayCard)]
        cards = one.view.table.components.cards
        faces = [(cards[move.card].energy, cards[move.card].value) for move in lays]
        for move, face in zip(lays, faces, strict=True):
            text = words.move(one.view, move)
            assert text.endswith(")") == (faces.count(face) > 1)
            seen.add(text.endswith(")"))
    assert seen == {True, False}


def test_who_may_end_a_game_of_enix_is_not_asked_for_a_card(language: str) -> None:
    """That would rule out what may be best."""
    words = UIS["enix"].move_words(PLAYERS)
    asked: dict[bool, set[str]] = {True: set(), False: set()}
    for one in positions("enix"):
        if one.view.phase is Phase.LAY:
            asked[enix.END_GAME in one.moves].add(words.question(one.view))
    assert [len(questions) for questions in asked.values()] == [1, 1]
    assert asked[True] != asked[False]
