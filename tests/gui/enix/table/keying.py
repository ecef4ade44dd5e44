"""A person who plays with the keyboard alone; the ring shows where it is, and arrows bring it elsewhere."""

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QPointF, Qt

from enix_desktop.games.enix.moves import (
    Cross,
    EndGame,
    LayCard,
    Move,
    Pass,
    PlaceTile,
    PlayEnix,
    Refill,
    Steal,
    Stop,
    TakeCards,
)
from enix_desktop.geometry.hexes import Hex
from enix_desktop.ui.enix.board_geometry import arrow_cell
from enix_desktop.ui.enix.placing_mode import FARTHEST
from enix_desktop.ui.enix.spots import Group
from enix_desktop.ui.table.spots import ARROWS, Spot, nearest
from tests.gui.enix.table.person import Person

ENTER, SPACE, TAB = Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab


def way(start: Any, goal: Any, step: Callable[[Any, QPointF], Any]) -> list[Qt.Key]:
    """The arrows that lead from *start* to *goal*, the fewest there are."""
    waiting, known = deque([(start, list[Qt.Key]())]), {start}
    while waiting:
        here, keys = waiting.popleft()
        if here == goal:
            return keys
        for key, direction in ARROWS.items():
            there = step(here, direction)
            if there is not None and there not in known:
                known.add(there)
                waiting.append((there, [*keys, key]))
    raise AssertionError(f"no arrows lead from {start} to {goal}")


def go_to(person: Person, spot: Spot) -> None:
    """Bring the ring to *spot*."""
    cursor = person.screen.cursor_ring
    if not cursor.is_shown:
        person.key(TAB)
    for _ in Group:
        if cursor.spot is not None and cursor.spot.group is not spot.group:
            person.key(TAB)
    assert cursor.spot is not None
    points = {each: cursor._middle(each) for each in cursor._group_of(cursor.spot)}
    for key in way(cursor.spot, spot, lambda here, arrow: nearest(points, points[here], arrow)):
        person.key(key)
    assert cursor.spot == spot
    assert cursor.ring.isVisible()


def carry(person: Person, start: Hex, goal: Hex) -> None:
    """Bring the tile in hand from one cell to another."""
    tile = person.place_mode._tile
    others = [cell for energy, cell in enumerate(person.state.layout.cells) if energy != tile]

    def step(here: Hex, arrow: QPointF) -> Hex | None:
        there = arrow_cell(here, arrow)
        return there if min(there.distance(cell) for cell in others) <= FARTHEST else None

    for key in way(start, goal, step):
        person.key(key)
    assert person.place_mode._cell == goal


def perform(person: Person, move: Move) -> None:
    """Make *move* with the keyboard."""
    for key in _keys(person, move):
        person.key(key)


def _keys(person: Person, move: Move) -> Iterator[Qt.Key]:
    match move:
        case LayCard(card):
            go_to(person, Spot(Group.HAND, card))
            yield from [ENTER] if person.screen.mode._selected == card else [ENTER, ENTER]  # type: ignore[union-attr]
        case EndGame():
            yield Qt.Key.Key_E
            question = person.screen.question
            if question.focusWidget() is question.no:
                yield Qt.Key.Key_Tab
            yield ENTER
        case PlaceTile(tile, cell, rotation):
            before = person.state.layout
            go_to(person, Spot(Group.BOARD, tile))
            yield ENTER
            carry(person, before.cells[tile], cell)
            yield from [Qt.Key.Key_R] * ((rotation - before.rotations[tile]) % 6)
            yield ENTER
        case Cross(tile):
            go_to(person, Spot(Group.BOARD, tile))
            yield ENTER
        case Stop():
            yield Qt.Key.Key_S
        case TakeCards(stacks):
            taken = [item.position for item in person.scene.stacks if item.lift]
            for position in sorted(set(taken) ^ set(stacks)):
                go_to(person, Spot(Group.STACKS, position))
                yield SPACE
            yield ENTER
        case Steal(victim, energy):
            go_to(person, Spot(Group.PLACES, (victim, energy)))
            yield ENTER
        case Refill(stack):
            go_to(person, Spot(Group.STACKS, stack))
            yield ENTER
        case PlayEnix(card, tile):
            yield from [] if tile is None else _cap_keys(person, card, tile)
            yield Qt.Key.Key_Delete if tile is None else ENTER
        case Pass():
            yield Qt.Key.Key_N


def _cap_keys(person: Person, card: int, tile: Any) -> Iterator[Qt.Key]:
    if person.screen.mode._selected != card:  # type: ignore[union-attr]
        go_to(person, Spot(Group.HAND, card))
        yield from (Qt.Key.Key_Backtab,)
    go_to(person, Spot(Group.BOARD, tile))
