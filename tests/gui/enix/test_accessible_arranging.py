"""Arranging the tiles for those who hear them: where each lies, what can be done, and what became of it."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.games.enix.layout import is_ring_around_solar
from enix_desktop.i18n import pseudo
from enix_desktop.i18n.languages import Languages
from enix_desktop.i18n.texts import FALLBACK
from enix_desktop.ui.enix.arrange_screen import ArrangeScreen
from tests.gui.accessibility import about, below, called, found, name, press
from tests.gui.enix.arranging import OPTIONS, dealt, opened

NAMES = ("Solar energy", "Hydropower", "Geothermal heat", "Waves and tides", "Wind energy", "Biomass")
WANTED = {
    "Biomass": ("north", 2),
    "Wind energy": ("north-east", 0),
    "Waves and tides": ("south-east", 5),
    "Geothermal heat": ("south", 1),
    "Hydropower": ("south-west", 3),
}
"""Where each tile is to lie, seen from solar, and by how many sides it is to be turned."""
NEAR = re.compile(f"(?:north|south)[-a-z]* of (?:{'|'.join(NAMES)})")
SIDES = ("south-east", "south", "south-west", "north-west", "north", "north-east")


@pytest.fixture(autouse=True)
def listening() -> Iterator[None]:
    """Somebody uses a screen reader."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    found = Languages(qapp)
    yield found
    found.use(FALLBACK)


def root(screen: ArrangeScreen) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(screen.view.viewport())


def things(screen: ArrangeScreen) -> list[QAccessibleInterface]:
    """What lies on the board."""
    return list(below(root(screen)))[1:]


def choosable(screen: ArrangeScreen) -> dict[str, QAccessibleInterface]:
    """What can be done now, by its name."""
    actions = [(each, each.actionInterface()) for each in things(screen)]
    return {name(each): each for each, can in actions if can is not None and "Press" in can.actionNames()}


def announced(screen: ArrangeScreen) -> list[str]:
    """What is said aloud from now on."""
    QApplication.processEvents()
    said: list[str] = []
    screen.reader.announcer.announced.connect(said.append)
    return said


def turned(sides: int) -> str:
    return f"Turned clockwise by {60 * sides} degrees." if sides else "Not turned."


def lay(screen: ArrangeScreen, tile: str, side: str, sides: int) -> None:
    """Bring a tile to that side of solar and turn it, by what is told and can be done."""
    where = f"{side} of Solar energy"
    press(choosable(screen)[tile])
    if where not in about(choosable(screen)[f"{tile}, lifted"]):
        offered = choosable(screen).items()
        (there,) = [
            each for text, each in offered if where in f"{text} {about(each)}" and "lifted" not in text
        ]
        press(there)
    for _ in range(6):
        if about(choosable(screen)[f"{tile}, lifted"]).endswith(turned(sides)):
            break
        press(choosable(screen)[f"Turn {tile} clockwise by 60 degrees"])
    press(choosable(screen)[f"{tile}, lifted"])


def test_every_tile_has_a_name_a_place_and_a_side_of_solar(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    layout, tiles = screen.view.layout_shown, things(screen)
    assert name(root(screen)) == "Board"
    assert tuple(name(each) for each in tiles) == NAMES
    assert {each.role() for each in tiles} == {QAccessible.Role.Button}
    assert all(root(screen).rect().contains(each.rect()) and not each.rect().isEmpty() for each in tiles)
    for energy, tile in list(zip(ENERGIES, tiles, strict=True))[1:]:
        side = layout.side_towards(Energy.SOLAR, energy)
        assert side is not None
        assert about(tile).startswith(f"{SIDES[side]} of Solar energy, ")
        assert about(tile).endswith(turned(layout.rotations[energy]))
        assert not tile.state().selected


def test_what_is_told_of_ways_changes_with_the_turn(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    QTest.keyClick(screen, Qt.Key.Key_Up)
    heard = set()
    for _ in range(6):
        heard.add(about(called(screen, "Solar energy")))
        press(choosable(screen)["Turn Solar energy anticlockwise by 60 degrees"])
    assert len(heard) == 6
    assert any("path for" in text for text in heard)


def test_tiles_are_arranged_by_what_is_told_and_can_be_done(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    for tile, (side, sides) in WANTED.items():
        lay(screen, tile, side, sides)
    with qtbot.waitSignal(screen.arranged) as arranged:
        press(called(screen, "Start the game"))
    layout = arranged.args[0].layout
    assert is_ring_around_solar(layout)
    for energy in ENERGIES[1:]:
        towards = layout.side_towards(Energy.SOLAR, energy)
        assert (SIDES[towards], layout.rotations[energy]) == WANTED[NAMES[energy]]
    assert layout.rotations[Energy.SOLAR] == dealt(1).rotations[Energy.SOLAR]
    assert layout.cells[Energy.SOLAR] == dealt(1).cells[Energy.SOLAR]


def test_a_lifted_tile_offers_the_free_place_swaps_and_turns_and_nothing_else(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    before = screen.view.layout_shown
    press(choosable(screen)["Biomass"])
    offered = choosable(screen)
    (free,) = [text for text in offered if text.startswith("Move Biomass: ")]
    assert set(offered) - {free} == {
        "Biomass, lifted",
        "Turn Biomass clockwise by 60 degrees",
        "Turn Biomass anticlockwise by 60 degrees",
        *(f"Swap Biomass with {other}" for other in NAMES[1:-1]),
    }
    assert offered["Biomass, lifted"].state().selected
    assert screen.view.board.tiles[Energy.BIOMASS].scale() > 1  # and it is seen
    assert screen.view.layout_shown == before
    press(offered["Biomass, lifted"])
    assert set(choosable(screen)) == {*NAMES, *(text for text in offered if text.startswith("Turn "))}
    assert screen.view.layout_shown == before


def test_a_swap_tells_where_the_tile_would_lie(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    press(choosable(screen)["Biomass"])
    for other in NAMES[1:-1]:
        swap = choosable(screen)[f"Swap Biomass with {other}"]
        expected = NEAR.findall(about(swap))
        press(swap)
        assert NEAR.findall(about(choosable(screen)["Biomass, lifted"])) == expected
        assert expected[0].endswith(" of Solar energy")


def test_solar_can_be_turned_but_is_never_lifted_and_why_is_said_at_once(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    said = announced(screen)
    solar = choosable(screen)["Solar energy"]
    press(solar)
    QApplication.processEvents()
    assert said == ["Solar energy stays in the middle; it can only be turned."]
    assert said[0] in [name(each) for each in found(screen)]
    assert solar.state().selected
    assert name(solar) == "Solar energy"
    press(choosable(screen)["Turn Solar energy clockwise by 60 degrees"])
    assert screen.view.layout_shown.rotations[0] == (dealt(1).rotations[0] + 1) % 6


def test_what_is_to_be_done_is_said_when_the_screen_is_opened(qtbot: QtBot) -> None:
    screen = ArrangeScreen(OPTIONS, 1)
    qtbot.addWidget(screen)
    said = announced(screen)
    screen.show()
    QApplication.processEvents()
    (prompt,) = said
    assert prompt.startswith("Drag the tiles around Solar energy, or press Enter")
    assert "Space picks it up" in prompt


def test_what_becomes_of_a_tile_is_said(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    said = announced(screen)
    for action in ("Biomass", "Swap Biomass with Hydropower", "Turn Biomass clockwise by 60 degrees"):
        press(choosable(screen)[action])
        QApplication.processEvents()
    lifted, swapped, told_turn = said
    assert lifted == "Biomass, lifted"
    assert swapped.startswith("Biomass, ")
    assert ". Hydropower, " in swapped
    assert told_turn == about(called(screen, "Biomass, lifted"))
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert said[3].startswith("Biomass, ")
    assert "lifted" not in said[3]


def test_the_ring_of_the_keyboard_has_the_focus(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    top = QAccessible.queryAccessibleInterface(screen)
    QTest.keyClick(screen, Qt.Key.Key_Up)
    solar = called(screen, "Solar energy")
    assert solar.state().focused
    assert name(top.focusChild()) == "Solar energy"
    QTest.keyClick(screen, Qt.Key.Key_Up)
    assert not solar.state().focused
    assert name(top.focusChild()) in NAMES[1:]


def test_the_focus_of_a_screen_reader_chooses_and_lifts_nothing(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    wind = called(screen, "Wind energy")
    actions = wind.actionInterface()
    actions.doAction(actions.setFocusAction())
    assert wind.state().focused
    assert wind.state().selected
    assert name(wind) == "Wind energy"
    QTest.keyClick(screen, Qt.Key.Key_Space)
    assert name(wind) == "Wind energy, lifted"
    assert screen.view.layout_shown == dealt(1)


def test_reading_everything_changes_nothing(qtbot: QtBot) -> None:
    screen = opened(qtbot)
    before = screen.grab().toImage()
    told = [(name(each), about(each), each.rect()) for each in found(screen)]
    assert len(told) > len(NAMES)
    assert screen.view.chosen is None
    assert screen.view.layout_shown == dealt(1)
    assert screen.grab().toImage() == before


@pytest.mark.parametrize(
    ("language", "wind", "solar"),
    [("de", "Windenergie", "Sonnenenergie"), ("fr", "Énergie du vent", "Énergie solaire")],
)
def test_names_places_and_the_prompt_follow_the_language(
    qtbot: QtBot, languages: Languages, language: str, wind: str, solar: str
) -> None:
    screen = opened(qtbot)
    tile = called(screen, "Wind energy")
    english = {text for each in things(screen) for text in (name(each), about(each))}
    said = announced(screen)
    languages.use(language)
    qtbot.waitUntil(lambda: bool(said))
    assert name(tile) == wind
    assert solar in about(tile)
    unchanged = english & {text for each in things(screen) for text in (name(each), about(each))}
    assert unchanged <= {"Biomass", "Biomasse"}
    assert len(said) == 1
    assert not said[0].startswith("Drag")


def test_no_word_of_a_lifted_tile_or_of_a_refusal_stays_behind(qtbot: QtBot, languages: Languages) -> None:
    screen = opened(qtbot)
    press(choosable(screen)["Solar energy"])
    refusal = screen._hint.text()
    languages.use(pseudo.LANGUAGE)
    QApplication.processEvents()
    assert screen._hint.property("role") == "refused"
    assert screen._hint.text() != refusal
    languages.use(FALLBACK)
    press(choosable(screen)["Biomass"])
    english = set(choosable(screen))
    languages.use(pseudo.LANGUAGE)
    QApplication.processEvents()
    assert len(english) == 8
    assert english & set(choosable(screen)) == set()


def test_without_a_screen_reader_nothing_is_made(qtbot: QtBot) -> None:
    QAccessible.setActive(False)
    screen = opened(qtbot)
    said = announced(screen)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Space, Qt.Key.Key_R):
        QTest.keyClick(screen, key)
    QApplication.processEvents()
    assert said == []
    assert screen.reader.access._nodes == {}


def test_what_has_gone_is_not_valid_and_ends_nothing(qapp: Any) -> None:
    for seed in range(3):
        screen = ArrangeScreen(OPTIONS, seed)
        screen.show()
        numbers = [QAccessible.uniqueId(each) for each in found(screen)]
        screen.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        assert numbers
        assert {QAccessible.accessibleInterface(number) for number in numbers} == {None}
