"""A board as a player has it in mind: only what is still open, so that thousands of placements can be tried.

A closed system never changes again (L5), so what counts are the empty cells beside tiles, what each of their
sides faces, and the open systems. `games.enigma.network` has the rules; a test holds both alike.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple, Self

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.faces import Nets, Side
from enix_desktop.games.enigma.network import (
    ROTATIONS,
    SIDES,
    Board,
    Cell,
    LaidTile,
    NetSpot,
    beyond,
    frontier,
    systems,
)

EMPTY, BLANK = -1, -2
"""What a side of an empty cell faces besides the channel of a group: nothing, or a side without a channel."""
Facing = tuple[int, int, int, int]
"""What the four sides of an empty cell face: the number of a group, EMPTY or BLANK."""
Counts = tuple[int, int, int]
"""Cells by colour."""
Holder = tuple[Seat, int]
"""Whose networker, and on which colour."""
NOWHERE: Facing = (EMPTY,) * 4


class Group(NamedTuple):
    """An open system."""

    gaps: frozenset[Cell]
    """The empty cells that its open channels face; closed if there are none."""
    colours: Counts
    holders: tuple[Holder, ...]

    def earned(self, seats: int) -> list[int]:
        """What each seat earns once it is closed (L3)."""
        points = [0] * seats
        for seat, colour in self.holders:
            points[seat] += self.colours[colour]
        return points

    def with_holder(self, seat: Seat, colour: int) -> "Group":
        """The same with one networker more."""
        return Group(self.gaps, self.colours, (*self.holders, (seat, colour)))


class Turned(NamedTuple):
    """A conduit side in one rotation."""

    rotation: int
    by_side: tuple[int | None, ...]
    """By side: the net that leaves there."""
    leaving: tuple[tuple[Side, ...], ...]
    """By net: the sides by which it leaves."""
    counts: tuple[Counts, ...]
    """By net: its cells."""
    stands: tuple[tuple[tuple[int, int], ...], ...]
    """By net: each of its colours with the first cell that has it (reading 4)."""


@lru_cache(maxsize=4096)
def turned(nets: Nets, rotation: int) -> Turned:
    """A conduit side in a rotation."""
    counts = tuple([_counts(net.colours) for net in nets])
    stands = tuple([tuple([(c, net.colours.index(c)) for c in sorted(set(net.colours))]) for net in nets])
    laid = LaidTile(nets, rotation)
    return Turned(rotation, laid.by_side, laid.leaving, counts, stands)


@lru_cache(maxsize=1024)
def rotations(nets: Nets) -> tuple[Turned, ...]:
    """The rotations of a conduit side that differ in effect; of equal ones the first (P4)."""
    found: dict[frozenset[object], Turned] = {}
    for rotation in ROTATIONS:
        leaving = LaidTile(nets, rotation).leaving
        looks = frozenset(Counter(zip(leaving, [net.colours for net in nets], strict=True)).items())
        found.setdefault(looks, turned(nets, rotation))
    return tuple(found.values())


class Joined(NamedTuple):
    """What becomes of the systems that a placement touches: one of them."""

    nets: tuple[int, ...]
    """Nets of the tile that belong to it; none if the tile only ends it."""
    before: tuple[int, ...]
    """The groups it was before."""
    group: Group


class Sketch:
    """The open part of a board, points and supplies; a value: what changes is a copy."""

    __slots__ = ("faces", "groups", "points", "supplies")

    def __init__(
        self,
        faces: Mapping[Cell, Facing],
        groups: Mapping[int, Group],
        points: tuple[int, ...],
        supplies: tuple[int, ...],
    ) -> None:
        self.faces, self.groups, self.points, self.supplies = faces, groups, points, supplies

    @classmethod
    def of(cls, board: Board, points: tuple[int, ...], supplies: tuple[int, ...]) -> Self:
        """What matters of *board*."""
        open_systems = [system for system in systems(board) if not system.is_closed]
        number_of = {spot: number for number, system in enumerate(open_systems) for spot in system.nets}
        faces = {cell: _facing(board, number_of, cell) for cell in frontier(board)}
        gaps: list[set[Cell]] = [set() for _ in open_systems]
        for cell, facing in faces.items():
            for met in facing:
                if met >= 0:
                    gaps[met].add(cell)
        groups = {
            number: Group(
                frozenset(gaps[number]),
                system.colours,
                tuple([(seat, int(colour)) for _, seat, colour in system.networkers]),
            )
            for number, system in enumerate(open_systems)
        }
        return cls(faces, groups, points, supplies)

    def different(self) -> list[Cell]:
        """Cells that differ in what they face, turned or not; of equal ones the first."""
        found: dict[Facing, Cell] = {}
        for cell, (north, east, south, west) in sorted(self.faces.items()):
            turns = (
                (north, east, south, west),
                (east, south, west, north),
                (south, west, north, east),
                (west, north, east, south),
            )
            found.setdefault(min(turns), cell)
        return list(found.values())

    def joined(self, cell: Cell, tile: Turned) -> list[Joined]:
        """What the tile on *cell* makes of all systems that it touches (L1, L2)."""
        facing, groups, (x, y) = self.faces[cell], self.groups, cell
        neighbours = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
        found, linked = [], []
        for net, leaving in enumerate(tile.leaving):
            before: list[int] = []
            gaps: list[Cell] = []
            for side in leaving:
                met = facing[side]
                if met == EMPTY:
                    gaps.append(neighbours[side])
                elif met >= 0 and met not in before:
                    if met in linked:
                        return self._joined_around(cell, tile)
                    before.append(met)
            linked += before
            if not before:
                group = Group(frozenset(gaps), tile.counts[net], ())
            else:
                group = self._merged(gaps, cell, tile, (net,), before)
            found.append(Joined((net,), tuple(before), group))
        for side, met in enumerate(facing):
            if met >= 0 and tile.by_side[side] is None and met not in linked:
                gone, colours, holders = groups[met]
                found.append(Joined((), (met,), Group(gone - {cell}, colours, holders)))
                linked.append(met)
        return found

    def _joined_around(self, cell: Cell, tile: Turned) -> list[Joined]:
        """The same where a group leads around from one net of the tile to another."""
        facing, label = self.faces[cell], list(range(len(tile.counts)))
        owner: dict[int, int] = {}
        for side, met in enumerate(facing):
            net = tile.by_side[side]
            if met < 0 or net is None:
                continue
            known = owner.setdefault(met, label[net])
            if known != label[net]:
                new = label[net]
                label = [new if one == known else one for one in label]
                owner = {group: new if one == known else one for group, one in owner.items()}
        found: list[Joined] = []
        for mine in dict.fromkeys(label):
            nets = tuple([net for net, one in enumerate(label) if one == mine])
            before = [met for met, one in owner.items() if one == mine]
            gaps = [
                beyond(cell, side)
                for side, met in enumerate(facing)
                if met == EMPTY and tile.by_side[side] in nets
            ]
            found.append(Joined(nets, tuple(before), self._merged(gaps, cell, tile, nets, before)))
        for met in dict.fromkeys(facing):
            if met >= 0 and met not in owner:
                gone, colours, holders = self.groups[met]
                found.append(Joined((), (met,), Group(gone - {cell}, colours, holders)))
        return found

    def _merged(
        self, fresh: Iterable[Cell], cell: Cell, tile: Turned, nets: Iterable[int], before: Iterable[int]
    ) -> Group:
        gaps, red, blue, yellow = set(fresh), 0, 0, 0
        holders: tuple[Holder, ...] = ()
        for net in nets:
            more = tile.counts[net]
            red, blue, yellow = red + more[0], blue + more[1], yellow + more[2]
        for met in before:
            group = self.groups[met]
            more = group.colours
            red, blue, yellow = red + more[0], blue + more[1], yellow + more[2]
            holders += group.holders
            gaps |= group.gaps
        gaps.discard(cell)
        return Group(frozenset(gaps), (red, blue, yellow), holders)

    def after(
        self, cell: Cell, tile: Turned, joined: Iterable[Joined], stand: tuple[int, Holder] | None = None
    ) -> "Sketch":
        """The board once the tile lies on *cell*; *stand* is a networker put on one of its nets (N1).

        *joined* is what `joined` says of the placement. Closed systems are scored (L3).
        """
        faces, groups = dict(self.faces), dict(self.groups)
        points, supplies = list(self.points), list(self.supplies)
        number_of: dict[int, int] = {}
        fresh = max(groups, default=0) + 1
        if stand is not None:
            supplies[stand[1][0]] -= 1
        for nets, before, joint in joined:
            is_taken = stand is not None and stand[0] in nets
            group = joint.with_holder(*stand[1]) if stand is not None and is_taken else joint
            for met in before:
                del groups[met]
            if not group.gaps:
                for seat, colour in group.holders:
                    points[seat] += group.colours[colour]
                    supplies[seat] += 1
                continue
            groups[fresh] = group
            for met in before:
                for gap in self.groups[met].gaps:
                    faces[gap] = _renamed(faces[gap], met, fresh)
            number_of.update(dict.fromkeys(nets, fresh))
            fresh += 1
        for side, met in enumerate(faces.pop(cell)):
            if met == EMPTY:
                net, gap = tile.by_side[side], beyond(cell, side)
                faces[gap] = _faced(
                    faces.get(gap, NOWHERE), side ^ 2, BLANK if net is None else number_of[net]
                )
        return Sketch(faces, groups, tuple(points), tuple(supplies))


def _counts(colours: Iterable[int]) -> Counts:
    listed = list(colours)
    return listed.count(0), listed.count(1), listed.count(2)


def _facing(board: Board, number_of: Mapping[NetSpot, int], cell: Cell) -> Facing:
    found = [EMPTY] * 4
    for side in SIDES:
        x, y = beyond(cell, side)
        laid = board.tiles.get((x, y))
        if laid is not None:
            net = laid.by_side[side ^ 2]
            found[side] = BLANK if net is None else number_of[NetSpot(x, y, net)]
    return found[0], found[1], found[2], found[3]


def _faced(facing: Facing, side: Side, met: int) -> Facing:
    known = list(facing)
    known[side] = met
    return known[0], known[1], known[2], known[3]


def _renamed(facing: Facing, old: int, new: int) -> Facing:
    north, east, south, west = [new if met == old else met for met in facing]
    return north, east, south, west
