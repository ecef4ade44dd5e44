"""What is heard at the table: what is seen, when it is seen, and no secret."""

from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop import resources
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Event
from enix_desktop.games.enix import events
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import EndGame
from enix_desktop.geometry.hexes import Hex
from enix_desktop.ui.enix.cues import cue
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.table.sounds import HIGHEST, TableSounds
from tests.gui.enix.table.conftest import SitDown
from tests.gui.enix.table.person import NAMES, Person

HERE, THERE = Hex(0, 0), Hex(1, 0)
HEARD: dict[str, list[Event]] = {
    "lay": [events.CardLaid(0, 5), events.CardLaid(1, None)],
    "turn": [events.CardsRevealed({0: 5, 1: 6})],
    "move": [
        events.PawnCrossed(0, Energy.SOLAR, Energy.WIND, 3, 1),
        events.PawnJumped(0, Energy.SOLAR, Energy.WIND),
    ],
    "tile": [events.TilePlaced(0, Energy.WIND, HERE, THERE, 0, 2)],
    "cap": [
        events.CapMoved(0, None, Energy.WIND),
        events.EnixPlayed(0, 70, Energy.WIND, None),
    ],
    "take": [
        events.CardsTaken(0, Energy.WIND, (1, 2), (5, 6)),
        events.CardsDrawn(0, 1, (Energy.WIND,), None),
    ],
    "steal": [events.CardStolen(0, 1, Energy.WIND, None)],
}
LAYING = {"hands": ["solar-05 hydro-04 wind-07 wind-12", "solar-01 ocean-01 ocean-02"]}
ALL_SIX = "solar-03 hydro-04 geothermal-03 ocean-03 wind-03 biomass-04"
ENDING = {"hands": [ALL_SIX, "solar-01 ocean-01 ocean-02"]}


@pytest.fixture
def sounds(qtbot: QtBot) -> Iterator[tuple[TableSounds, list[str]]]:
    found, heard = TableSounds(cue), list[str]()
    found.wanted.connect(lambda name, pitch: heard.append(name))
    yield found, heard
    found.deleteLater()


@pytest.mark.parametrize("name", HEARD)
def test_every_kind_of_event_has_its_sound(name: str) -> None:
    for event in HEARD[name]:
        found = cue(event)
        assert found is not None
        assert found.name == name
        assert resources.has(f"sounds/{name}.wav")


def test_what_is_not_shown_is_not_heard() -> None:
    assert cue(events.RoundBegan(3)) is None
    assert cue(events.StealingEnded(0)) is None


def test_no_sound_tells_a_secret() -> None:
    """In whole games, every seat would hear the same of every event, whatever it may see."""
    kinds = set()
    for seed in range(3):
        for event in _whole_game(seed):
            kinds.add(type(event))
            heard = {cue(event), *(cue(event.seen_by(seat)) for seat in range(4))}
            assert len(heard) == 1, event
    assert {events.CardLaid, events.CardsTaken, events.CardStolen, events.CardsDrawn} <= kinds


def test_two_cards_laid_face_down_sound_the_same() -> None:
    assert len({cue(events.CardLaid(seat, card)) for seat in range(6) for card in (None, *range(72))}) == 1


def test_a_way_is_heard_step_by_step_and_a_little_higher_each_time() -> None:
    found = cue(events.PawnCrossed(0, Energy.SOLAR, Energy.WIND, 4, 0))
    assert found is not None
    moments = found.moments(800)  # four path points and the source
    times, pitches = zip(*moments, strict=True)
    assert times == (128, 288, 448, 608, 768)
    assert list(pitches) == sorted(set(pitches))
    assert max(pitch for _, pitch in cue(_far()).moments(5000)) == HIGHEST  # type: ignore[union-attr]


def test_a_blow_is_heard_when_it_is_seen_at_every_speed() -> None:
    found = cue(events.TilePlaced(0, Energy.WIND, HERE, THERE, 0, 2))
    assert found is not None
    for milliseconds in (670, 1206):
        (begin, _), *_ = found.moments(milliseconds)
        assert begin + found.lead == pytest.approx(0.8 * milliseconds, abs=1)
    assert found.moments(0) == [(0, 1.0)]


def test_at_once_is_one_sound_each(sounds: tuple[TableSounds, list[str]]) -> None:
    table, heard = sounds
    for event in (_far(), *HEARD["tile"], HEARD["cap"][0]):
        table.tell(event, 0)
    assert heard == ["move", "tile", "cap"]


def test_a_skipped_animation_is_heard_once_and_over(
    qtbot: QtBot, sounds: tuple[TableSounds, list[str]]
) -> None:
    table, heard = sounds
    table.tell(_far(), 2000)
    assert heard == []
    table.flush()
    assert heard == ["move"]
    qtbot.wait(30)
    table.flush()
    assert heard == ["move"]


def test_steps_come_by_themselves(qtbot: QtBot, sounds: tuple[TableSounds, list[str]]) -> None:
    table, heard = sounds
    table.tell(events.PawnCrossed(0, Energy.SOLAR, Energy.WIND, 3, 1), 120)
    qtbot.waitUntil(lambda: heard == ["move"] * 3, timeout=2000)


def test_refusing_and_the_end_are_heard(sounds: tuple[TableSounds, list[str]]) -> None:
    table, heard = sounds
    table.refuse()
    table.end()
    assert heard == ["refused", "win"]
    assert all(resources.has(f"sounds/{name}.wav") for name in heard)


def listened(person: Person) -> list[str]:
    heard: list[str] = []
    person.screen.sounds.wanted.connect(lambda name, pitch: heard.append(name))
    return heard


@pytest.mark.parametrize("speed", ["fast", "instant"])
def test_laying_is_heard_and_then_turning_over(sit_down: SitDown, speed: str) -> None:
    person = sit_down(LAYING, speed=speed)
    heard = listened(person)
    person.click(person.card("wind-07"))
    assert heard == []
    person.click(person.card("wind-07"))
    person.wait(lambda: "turn" in heard)
    assert heard[:3] == ["lay", "lay", "turn"], "the computer's card sounds like ours"


def test_a_refusal_is_heard(sit_down: SitDown) -> None:
    person = sit_down(LAYING)
    heard = listened(person)
    person.click(person.card("wind-12"))
    assert person.is_refused
    assert heard == ["refused"]


def test_the_end_is_heard_once(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableScreen, "confirm_end", lambda _self, _view, end: end())
    person = sit_down(ENDING)
    heard = listened(person)
    person.push("end")
    person.wait(lambda: bool(person.outcomes))
    assert heard[-1] == "win"
    assert heard.count("win") == 1


def _whole_game(seed: int) -> list[Any]:
    """All that happened in a game of casual players, unredacted."""
    participants = [Participant(NAMES[seat], "casual") for seat in range(4)]
    match: Any = Match.begin(ENIX.rules, ENIX.id, participants, ENIX.options({}, 4), seed=seed)
    player, happened = ENIX.player("casual"), []
    while ENIX.rules.to_move(match.state) and len(match.record.entries) < 2000:
        seat = ENIX.rules.to_move(match.state)[0]
        moves = [move for move in ENIX.rules.legal_moves(match.state, seat) if not isinstance(move, EndGame)]
        luck = derived(seed, f"sounds/{len(match.record.entries)}")
        view = ENIX.rules.view(match.state, seat)
        chosen = moves[0] if len(moves) == 1 else player.choose(view, moves, luck).move
        happened += match.play(seat, chosen)
    return happened


def _far() -> events.PawnCrossed:
    return events.PawnCrossed(0, Energy.SOLAR, Energy.WIND, 12, 0)
