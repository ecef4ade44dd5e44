"""A referee of ENIGMA, written from docs/enigma/record-format.md, rules.md, components.json and nothing else.

It imports nothing of the program: whoever changes the rules or the page finds out here that they differ. How
hard a puzzle is that somebody posed it looks up among the tiles; a complete search is beyond it.
"""

from datetime import date
from typing import Any

from tests.unit.docs.enigma.solutions import BOX, STEPS, Json, solves

TILE = {tile["id"]: tile for tile in BOX["tiles"]}
CATEGORIES = ("weights", "fragments", "conduits", "angles")
CHOOSE, SOLVE, PLACE, NETWORKER, POSE, OVER = "CHOOSE", "SOLVE", "PLACE", "NETWORKER", "POSE", "OVER"
HEAD_STARTS = {"none": (1, 1), "quarter": (3, 4), "half": (1, 2)}
ANSWERS = {
    "choose": CHOOSE,
    "solved": SOLVE,
    "failed": SOLVE,
    "place_tile": PLACE,
    "place_networker": NETWORKER,
    "no_networker": NETWORKER,
    "pose": POSE,
    "finish": POSE,
}
Cell = tuple[int, int]
Net = tuple[int, int, int]


class Refused(Exception):
    """The record is not sound; *move* counts from 1, 0 is the setup."""

    def __init__(self, move: int, why: str) -> None:
        super().__init__(f"move {move}: {why}")
        self.move = move


def need(truth: bool, why: str) -> None:
    if not truth:
        raise ValueError(why)


class Referee:
    """A game, played again from its record."""

    def __init__(self, record: Json) -> None:
        self.players = len(record["players"])
        setup = record["setup"]
        self.options, self.starter = setup["options"], setup["starter"]
        self.piles = [list(pile) for pile in setup["piles"]]
        self.is_alone = "mode" in self.options
        self.tiles: dict[Cell, tuple[list[Any], int]] = {}
        self.networkers: dict[tuple[int, int, int, int], int] = {}
        self.round, self.points, self.supplies = 1, [0] * self.players, [3] * self.players
        self.past: list[tuple[Json, Json]] = []
        need(self.is_alone == (self.players == 1), "options")
        need(0 <= self.starter < self.players, "start player")
        if self.is_alone:
            need(not any(self.piles) and not setup.get("position"), "alone")
            self.round, self.question = 0, POSE
            return
        self._check_piles(bool(setup.get("position")))
        if setup.get("position"):
            self._compose(setup["position"])
        else:
            need(self.options["start"] in ("lot", str(self.starter)), "start player")
            self.tiles[0, 0] = (BOX["start"], 0)
        self._begin_round()

    def _check_piles(self, is_composed: bool) -> None:
        for category, pile in zip(CATEGORIES, self.piles, strict=True):
            most = 2 if self.options["puzzles"] == "easier" else 3
            known = {
                name
                for name, tile in TILE.items()
                if tile["category"] == category and tile["difficulty"] <= most
            }
            need(set(pile) <= known and len(set(pile)) == len(pile), "pile")
            need(is_composed or set(pile) == known, "a tile is missing")

    def _compose(self, position: Json) -> None:
        self.round, self.points = position["round"], list(position["points"])
        self.supplies = list(position["supplies"])
        lying = [(x, y) for x, y, _, _ in position["tiles"]] + [(0, 0)] * position["has_start"]
        need(len(set(lying)) == len(lying) > 0, "tiles")
        self.tiles = {(x, y): (nets, rotation) for x, y, rotation, nets in position["tiles"]}
        if position["has_start"]:
            self.tiles[0, 0] = (BOX["start"], 0)
        need(len(lying) == 1 or all(self._has_neighbour(cell) for cell in lying), "alone on the table")
        for x, y, net, cell, seat in position["networkers"]:
            need((x, y) in self.tiles and (x, y, net, cell) not in self.networkers, "networker")
            nets = self.tiles[x, y][0]
            need(net < len(nets) and cell < len(nets[net][1]), "networker")
            self.networkers[x, y, net, cell] = seat
        for seat in range(self.players):
            need(self.supplies[seat] + list(self.networkers.values()).count(seat) == 3, "supply")
        need(all(self._system(spot[:3])[1] for spot in self.networkers), "closed")
        need(max(self.points) < self.options["goal"] and self._piles_left() >= self.players, "over")

    def order(self) -> list[int]:
        return [(self.starter + step) % self.players for step in range(self.players)]

    def _piles_left(self) -> int:
        return sum(bool(pile) for pile in self.piles)

    def asked(self) -> list[int]:
        """Who may answer the question."""
        match self.question:
            case "CHOOSE":
                return [seat for seat in self.order() if seat not in self.taken][:1]
            case "SOLVE":
                return [seat for seat in range(self.players) if seat not in self.answers]
            case "PLACE" | "NETWORKER":
                return self.placing[:1]
            case "POSE":
                return [0]
        return []

    def _begin_round(self) -> None:
        self.taken: dict[int, str] = {}
        self.answers: dict[int, Json] = {}
        self.placing: list[int] = []
        self.question = CHOOSE

    # Moves

    def play(self, entry: Json) -> None:
        """Play one entry of `moves`."""
        need(not entry.get("chance"), "surplus chance")
        need(self.question != OVER and entry["seat"] in self.asked(), "not asked")
        need(ANSWERS[entry["move"]] == self.question, "another question")
        getattr(self, f"_{entry['move']}")(entry["seat"], entry)

    def _choose(self, seat: int, entry: Json) -> None:
        taken = [TILE[tile]["category"] for tile in self.taken.values()]
        pile = self.piles[CATEGORIES.index(entry["category"])]
        need(entry["category"] not in taken and bool(pile), "category")
        self.taken[seat] = pile.pop(0)
        if len(self.taken) == self.players:
            self.question = SOLVE

    def _solved(self, seat: int, entry: Json) -> None:
        need(self.is_alone or not entry.get("aided"), "aided")
        need(self._is_possible(entry["ms"]), "time")
        posed = self.posed if self.is_alone else TILE[self.taken[seat]]
        need(solves(posed["category"], posed["puzzle"], entry["solution"]), "solution")
        self._answer(seat, entry)

    def _failed(self, seat: int, entry: Json) -> None:
        need(self._is_possible(entry["ms"]), "time")
        self._answer(seat, entry)

    def _is_possible(self, ms: int) -> bool:
        limit = self.options.get("limit")
        return ms >= 1 and (not limit or ms <= limit * 1000)

    def _counted(self, seat: int) -> int:
        upper, lower = HEAD_STARTS[(self.options["head_start"] or ["none"] * self.players)[seat]]
        return int(self.answers[seat]["ms"]) * upper // lower

    def _answer(self, seat: int, entry: Json) -> None:
        if self.is_alone:
            self._end_puzzle(entry)
            return
        self.answers[seat] = entry
        if len(self.answers) < self.players:
            return
        solved = [seat for seat in self.order() if self.answers[seat]["move"] == "solved"]
        timer = self.options.get("timer")
        if timer and solved:
            cutoff = min(map(self._counted, solved)) + timer * 1000
            solved = [seat for seat in solved if self._counted(seat) <= cutoff]
        self.placing = solved
        self._next()

    def _place_tile(self, seat: int, entry: Json) -> None:
        cell = entry["x"], entry["y"]
        need(cell not in self.tiles and self._has_neighbour(cell), "cell")
        need(0 <= entry["rotation"] <= 3, "rotation")
        nets = TILE[self.taken[seat]]["nets"]
        self.tiles[cell] = (nets, entry["rotation"])
        self.placed = cell
        spots = [(net, spot) for net, (_, colours) in enumerate(nets) for spot in range(len(colours))]
        if self.supplies[seat] and any(self._is_free(net, spot) for net, spot in spots):
            self.question = NETWORKER
        else:
            self._score()

    def _place_networker(self, seat: int, entry: Json) -> None:
        net, cell, nets = entry["net"], entry["cell"], self.tiles[self.placed][0]
        need(0 <= net < len(nets) and 0 <= cell < len(nets[net][1]), "cell")
        need(self._is_free(net, cell), "colour")
        self.networkers[*self.placed, net, cell] = seat
        self.supplies[seat] -= 1
        self._score()

    def _no_networker(self, _seat: int, _entry: Json) -> None:
        self._score()

    def _pose(self, _seat: int, entry: Json) -> None:
        number = len(self.past)
        if self.options["mode"] == "day":
            day = date.fromisoformat(self.options["day"]).toordinal()
            need((entry["category"], entry["difficulty"]) == (CATEGORIES[number], 1 + day % 3), "day")
        else:
            wanted = self.options["difficulty"]
            hard = min(3, 1 + number // 4) if wanted == "rising" else int(wanted)
            need(entry["difficulty"] == hard, "difficulty")
            need(self.options["category"] in ("mix", entry["category"]), "category")
        known = [tile for tile in TILE.values() if tile["puzzle"] == entry["puzzle"]]
        need(all(tile["difficulty"] == entry["difficulty"] for tile in known), "graded otherwise")
        need(all(posed["puzzle"] != entry["puzzle"] for posed, _ in self.past), "again")
        self.posed, self.question = entry, SOLVE
        self.answers = {}

    def _finish(self, _seat: int, _entry: Json) -> None:
        need(self.options["mode"] == "solo", "a day ends by itself")
        self.question = OVER

    def _end_puzzle(self, entry: Json) -> None:
        self.past.append((self.posed, entry))
        self.points[0] += entry["move"] == "solved"
        is_over = self.options["mode"] == "day" and len(self.past) == len(CATEGORIES)
        self.question = OVER if is_over else POSE

    # The table

    def _has_neighbour(self, cell: Cell) -> bool:
        return any((cell[0] + dx, cell[1] + dy) in self.tiles for dx, dy in STEPS)

    def _net_at(self, cell: Cell, side: int) -> int | None:
        """The net that has a channel at this side of a tile on the table."""
        nets, rotation = self.tiles[cell]
        owners = [net for net, (sides, _) in enumerate(nets) if (side - rotation) % 4 in sides]
        return owners[0] if owners else None

    def _system(self, start: Any) -> tuple[frozenset[Net], int]:
        """The nets of the system, and how many of its channels are open (L1, L2)."""
        found, waiting, ends = {start}, [start], 0
        while waiting:
            x, y, net = waiting.pop()
            for side, (dx, dy) in enumerate(STEPS):
                if self._net_at((x, y), side) != net:
                    continue
                beyond = (x + dx, y + dy)
                if beyond not in self.tiles:
                    ends += 1
                elif (met := self._net_at(beyond, (side + 2) % 4)) is not None:
                    linked = (*beyond, met)
                    if linked not in found:
                        found.add(linked)
                        waiting.append(linked)
        return frozenset(found), ends

    def _colour(self, spot: tuple[int, int, int, int]) -> int:
        x, y, net, cell = spot
        return int(self.tiles[x, y][0][net][1][cell])

    def _is_free(self, net: int, cell: int) -> bool:
        """Whether nobody stands on that colour in the system (N2)."""
        nets, _ = self._system((*self.placed, net))
        wanted = self._colour((*self.placed, net, cell))
        return all(spot[:3] not in nets or self._colour(spot) != wanted for spot in self.networkers)

    def _score(self) -> None:
        """Score what the tile just placed has closed: its own systems, and those that it ended (L3)."""
        (x, y), touched = self.placed, set()
        for net in range(len(self.tiles[self.placed][0])):
            touched.add(self._system((x, y, net)))
        for side, (dx, dy) in enumerate(STEPS):
            beyond = (x + dx, y + dy)
            if beyond in self.tiles and (met := self._net_at(beyond, (side + 2) % 4)) is not None:
                touched.add(self._system((*beyond, met)))
        for nets, ends in touched:
            if not ends:
                self._pay(nets)
        self.placing.pop(0)
        self._next()

    def _pay(self, nets: frozenset[Net]) -> None:
        colours = [colour for x, y, net in nets for colour in self.tiles[x, y][0][net][1]]
        for spot, seat in list(self.networkers.items()):
            if spot[:3] in nets:
                self.points[seat] += colours.count(self._colour(spot))
                self.supplies[seat] += 1
                del self.networkers[spot]

    def _next(self) -> None:
        if self.placing:
            self.question = PLACE
        elif max(self.points) >= self.options["goal"] or self._piles_left() < self.players:
            self.question = OVER
        else:
            self.starter = (self.starter + 1) % self.players
            self.round += 1
            self._begin_round()

    def result(self) -> Json | None:
        """What `result` must be now."""
        if self.question != OVER:
            return None
        standing = list(self.networkers.values())
        rank = [(points, standing.count(seat)) for seat, points in enumerate(self.points)]
        winners = [seat for seat in range(self.players) if rank[seat] == max(rank)]
        return {"ended_by": None, "scores": self.points, "dropped_out": [], "winners": winners}


def judge(record: Json) -> Referee:
    """The game at the end of *record*; raise Refused if it is not sound."""
    number = 0
    try:
        referee = Referee(record)
        for entry in record["moves"]:
            number += 1
            referee.play(entry)
        need(referee.result() == record.get("result"), "result")
    except (ValueError, KeyError, IndexError) as error:
        raise Refused(number, str(error)) from error
    return referee
