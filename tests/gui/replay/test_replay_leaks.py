"""While a game runs, its replay does not depend on what nobody may know who is looking."""

import json
import re
from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.saves import AnyRecord
from enix_desktop.app.play.replay_reel import Reel
from enix_desktop.catalogue import CODECS, ENIX
from enix_desktop.engine.record_json import read, write
from enix_desktop.ui.replay.camera import Camera
from enix_desktop.ui.replay.replay_screen import ReplayScreen
from tests.gui.reading import texts
from tests.gui.replay.watching import golden, seen, watched
from tests.gui.tables import table_of

COMPONENTS = ENIX.options({}, 2).table.components


def known(record: AnyRecord) -> set[int]:
    """Every card whose face was seen at some time by whoever may look at the replay."""
    reel = Reel(record)
    viewpoint = reel.permitted[0]
    cards: set[int] = set()
    for index in range(reel.last + 1):
        view = reel.view(index, viewpoint)
        cards |= ENIX.rules.open_secrets(view)  # type: ignore[arg-type]
        for event in reel.happened(index, viewpoint):
            for name in ("card", "cards"):
                found = getattr(event, name, None)
                if isinstance(found, dict):
                    cards.update(found.values())
                elif found is not None:
                    cards.update([found] if isinstance(found, int) else found)
    return cards


def with_other_cards(record: AnyRecord) -> AnyRecord:
    """The same game as far as whoever may look can tell, with other cards wherever nobody saw them."""
    text = write(record, ENIX.codec)
    hidden = set(range(len(COMPONENTS.cards))) - known(record)
    names: dict[str, str] = {}
    for energy in {card.energy for card in COMPONENTS.cards}:
        same = [
            card
            for number, card in enumerate(COMPONENTS.cards)
            if number in hidden and card.energy is energy and card.value is not None
        ]
        names |= {one.id: other.id for one, other in zip(same, same[1:] + same[:1], strict=True)}
    assert len(names) > 20
    pattern = re.compile("|".join(f'"{name}"' for name in names))
    swapped = pattern.sub(lambda found: json.dumps(names[found.group().strip('"')]), text)
    assert swapped != text
    return read(swapped, CODECS)


def told(screen: ReplayScreen) -> list[object]:
    """Pixels, texts, descriptions and what the line tells."""
    table_of(screen).log.show()
    reel = screen.run.reel
    found: list[object] = [screen.windowTitle(), screen.text()]
    for stop in (0, *reel.stops[7::13], reel.last):
        screen.run.go_to(stop)
        QApplication.processEvents()
        found += [seen(screen), screen.bar.grab().toImage(), sorted(text for _, text in texts(screen))]
        found += [screen.described(stop), screen.bar.timeline.accessibleDescription()]
    return found


def found_words(screen: ReplayScreen) -> Iterator[Sequence[int]]:
    for words in ("6", "Wind", "takes", "steals", "draws"):
        screen.bar.finder.field.setText(words)
        yield list(screen.bar.finder.hits)
    screen.bar.finder.field.clear()


@pytest.mark.parametrize(("people", "moves"), [((0,), 70), ((0,), 98), ((2,), 98), ((0, 1), 98), ((), 98)])
def test_other_hidden_cards_make_no_difference(qtbot: QtBot, people: tuple[int, ...], moves: int) -> None:
    record = golden(people=people, moves=moves)
    watched(qtbot, record).close()  # without a style sheet, the first window is laid out for other type
    stories = []
    for which in (record, with_other_cards(record)):
        screen = watched(qtbot, which)
        stories.append([*told(screen), *found_words(screen)])
        screen.close()
    assert Reel(record).states[-1] != Reel(with_other_cards(record)).states[-1]
    assert stories[0] == stories[1]


@pytest.mark.parametrize("people", [(0,), (0, 1)])
def test_pictures_of_running_games_tell_nothing_either(qtbot: QtBot, people: tuple[int, ...]) -> None:
    record = golden(people=people, moves=98)
    pictures = []
    for which in (record, with_other_cards(record)):
        screen = watched(qtbot, which)
        camera = Camera(screen.kind, screen.run, 0.5)
        pictures.append([camera.picture(index) for index in (0, 40, 98)])
        camera.close()
        screen.close()
    assert pictures[0] == pictures[1]


def test_walking_through_a_running_game_looks_the_same_on_the_way(qtbot: QtBot) -> None:
    record = golden(people=(0,), moves=98)
    ways = []
    for which in (record, with_other_cards(record)):
        screen = watched(qtbot, which, "normal")
        way = []
        for _ in range(16):
            QTest.keyClick(table_of(screen), Qt.Key.Key_Right)
            running = table_of(screen).queue._running
            if running is not None:
                running.pause()
                running.setCurrentTime(running.totalDuration() // 2)
            way.append(seen(screen))
            if running is not None:
                running.resume()
        ways.append(way)
        screen.close()
    assert ways[0] == ways[1]
