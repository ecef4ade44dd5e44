"""A referee of Station Six, written from docs/station/record-format.md, components.json and nothing else.

It imports nothing of the program: whoever changes the rules or the page finds out here that they differ.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[4]
COMPONENTS = json.loads((ROOT / "resources" / "station" / "components.json").read_text(encoding="utf-8"))
STATIONS = ["machine", "command", "biotope", "port", "canteen", "centre"]
SYMBOL = [STATIONS.index(card["symbol"]) for card in COMPONENTS["cards"]]
COLOUR = [card["colour"] for card in COMPONENTS["cards"]]
BRIDGE = [bridge["colour"] for bridge in COMPONENTS["bridges"]]
SHUTTLE = [shuttle["colour"] for shuttle in COMPONENTS["shuttles"]]
COMMAND, BIOTOPE, PORT, CANTEEN, CENTRE = range(1, 6)
ACT, TAKE, DISCARD, SUPPLY, OVER = "ACT", "TAKE", "DISCARD", "SUPPLY", "OVER"
Json = dict[str, Any]


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
        self.options, self.numbers = setup["options"], setup["numbers"]
        self.ring, self.spare = list(setup["ring"]), list(setup["spare"])
        self.energy = [list(row) for row in setup["energy"]]  # by seat
        self.pile = list(setup["cards"])
        self.chance: list[Json] = []
        self.rows: list[list[int]] = [[] for _ in range(self.players)]
        self.to_take = 0
        self.waiting: list[int] = []
        need(2 <= self.players <= 4, "players")
        need(sorted(self.ring + self.spare) == list(range(8)), "bridges")
        position = setup.get("position")
        if position:
            self._compose(position)
        else:
            self._deal()
        self._begin_turn()

    def _deal(self) -> None:
        need(sorted(self.pile) == list(range(102)), "cards")
        if self.options["bridges"] == "first_game":
            need((self.ring, self.spare) == ([0, 1, 2, 3, 4, 5], [6, 7]), "first game")
        if self.options["start"] == "equal":
            start = [station["start_energy"] for station in COMPONENTS["stations"]]
            need(all(row == start for row in self.energy), "start")
        else:
            need(all(row in COMPONENTS["varied_start"] for row in self.energy), "rows")
            need(len({tuple(row) for row in self.energy}) == self.players, "the same row")
        self.hands: list[list[int]] = [[] for _ in range(self.players)]
        for _ in range(self.numbers["start_hand"]):
            for hand in self.hands:
                hand.append(self.pile.pop(0))
        self.display: list[int | None] = [self.pile.pop(0) for _ in range(self.numbers["display"])]
        self.discards: list[int] = []
        self.laser = [0] * self.players
        self.shuttles: list[int | None] = [None, None]
        self.round, self.active = 1, 0
        self.outer: list[int] = []
        self.inner = []
        for station in range(6):
            seats = [(station + step) % self.players for step in range(self.players)]
            self.inner.append(sorted(seats, key=lambda seat: -self.energy[seat][station]))

    def _compose(self, position: Json) -> None:
        self.hands = [list(hand) for hand in position["hands"]]
        self.display, self.discards = list(position["display"]), list(position["discard"])
        self.laser, self.round = list(position["laser"]), position["round"]
        self.shuttles = [None if name is None else STATIONS.index(name) for name in position["shuttles"]]
        self.active = STATIONS.index(position["active"])
        self.inner, self.outer = [list(track) for track in position["inner"]], list(position["outer"])
        self._check()
        need(bool(self.inner[self.active]), "nobody is left")

    def _check(self) -> None:
        cards = self.pile + self.discards + [card for card in self.display if card is not None]
        cards += [card for hand in self.hands + self.rows for card in hand]
        need(sorted(cards) == list(range(102)), "each card in one place")
        for station in range(6):
            outer = self.outer if station == self.active else []
            need(sorted(self.inner[station] + outer) == list(range(self.players)), "markers")
            for track in (self.inner[station], outer):
                numbers = [self.energy[seat][station] for seat in track]
                need(numbers == sorted(numbers, reverse=True), "tracks in order")

    # Things that happen

    def _luck(self, kind: str) -> Any:
        need(bool(self.chance) and list(self.chance[0]) == [kind], f"{kind} is missing")
        return self.chance.pop(0)[kind]

    def _draw(self) -> int | None:
        if not self.pile and self.discards:
            self.pile = list(self._luck("shuffle"))
            need(sorted(self.pile) == sorted(self.discards), "shuffle")
            self.discards = []
        return self.pile.pop(0) if self.pile else None

    def _put(self, track: list[int], station: int, seat: int) -> None:
        """On top of its field: before all with the same energy, after all with more."""
        higher = [other for other in track if self.energy[other][station] > self.energy[seat][station]]
        track.insert(len(higher), seat)

    def _change(self, seat: int, changes: dict[int, int]) -> None:
        for station, change in changes.items():
            if change:
                is_out = station == self.active and seat in self.outer
                track = self.outer if is_out else self.inner[station]
                track.remove(seat)
                self.energy[seat][station] += change
                self._put(track, station, seat)

    def _lay(self, seat: int, cards: list[int]) -> None:
        for card in cards:
            self.hands[seat].remove(card)
            self.discards.append(card)

    def _begin_turn(self) -> None:
        self.turn = self.inner[self.active].pop(0)
        self._put(self.outer, self.active, self.turn)
        self.question = ACT

    # Moves

    def play(self, entry: Json) -> None:
        need(self.question != OVER, "the game is over")
        need(entry["seat"] == self.turn, "another seat is asked")
        kind = entry["move"]
        answers = {"take": (TAKE,), "discard": (DISCARD, SUPPLY)}.get(kind, (ACT,))
        need(self.question in answers, "not asked")
        self.chance = list(entry.get("chance") or [])
        need(kind not in STATIONS or STATIONS.index(kind) == self.active, "another station")
        getattr(self, f"_{kind}")(self.turn, entry)
        if kind != "discard":
            self._take_or_go_on()
        need(not self.chance, "surplus chance")
        self._check()

    def _own(self, seat: int, cards: list[int]) -> None:
        need(bool(cards) and len(set(cards)) == len(cards), "none or twice")
        need(set(cards) <= set(self.hands[seat]), "not in hand")

    def _played(self, seat: int, cards: list[int], changes: dict[int, int]) -> None:
        top = self.numbers["track_top"]
        need(all(self.energy[seat][at] + change <= top for at, change in changes.items()), "above the top")
        self._lay(seat, cards)
        self._change(seat, changes)
        self.to_take = len(cards) // self.numbers["played_per_new_card"]

    def _fill(self, seat: int, entry: Json) -> None:
        cards = entry["cards"]
        self._own(seat, cards)
        need(all(SYMBOL[card] == self.active for card in cards), "symbol")
        self._played(seat, cards, {self.active: len(cards)})

    def _shift(self, seat: int, entry: Json) -> None:
        forth, back, here = entry["clockwise"], entry["anticlockwise"], self.active
        self._own(seat, back + forth)
        need(all(COLOUR[card] == BRIDGE[self.ring[(here - 1) % 6]] for card in back), "colour")
        need(all(COLOUR[card] == BRIDGE[self.ring[here]] for card in forth), "colour")
        need(len(back + forth) <= self.energy[seat][here], "energy")
        changes = {here: -len(back + forth), (here - 1) % 6: len(back), (here + 1) % 6: len(forth)}
        self._played(seat, back + forth, changes)

    def _swap(self, seat: int, entry: Json) -> None:
        self._own(seat, [entry["card"]])
        self._lay(seat, [entry["card"]])
        self.to_take = 1

    def _pass_turn(self, seat: int, entry: Json) -> None:
        """Nothing."""

    def _machine(self, seat: int, entry: Json) -> None:
        cards = entry["cards"]
        self._own(seat, cards)
        counts = Counter(SYMBOL[card] for card in cards)
        need(0 not in counts, "cogs")
        price = sum(-(-count // self.numbers["cards_per_machine_energy"]) for count in counts.values())
        need(price <= self.energy[seat][0], "energy")
        self._played(seat, cards, {0: -price, **counts})

    def _command(self, seat: int, entry: Json) -> None:
        paid = entry["energy"]
        need(1 <= paid <= self.energy[seat][COMMAND], "energy")
        self._change(seat, {COMMAND: -paid})
        self.to_take = paid * self.numbers["cards_per_command_energy"]

    def _biotope(self, seat: int, entry: Json) -> None:
        forth, back = entry["clockwise"], entry["anticlockwise"]
        ways = [PORT, CANTEEN, CENTRE, 0, COMMAND]
        ways = [station for station in ways if self.energy[seat][station] < self.numbers["track_top"]]
        need(forth + back >= 1 and forth + back + 1 <= self.energy[seat][BIOTOPE], "energy")
        need(forth + back <= len(ways), "no station left")
        reached = ways[:forth] + ways[len(ways) - back :]
        self._change(seat, {BIOTOPE: -(forth + back + 1), **dict.fromkeys(reached, 1)})

    def _at(self, station: int) -> None:
        need(self.active == station, "another station")

    def _dock(self, seat: int, entry: Json) -> None:
        self._at(PORT)
        shuttles = [dock["shuttle"] for dock in entry["docks"]]
        need(1 <= len(shuttles) <= self.energy[seat][PORT], "energy")
        need(len(set(shuttles)) == len(shuttles), "twice")
        need(all(self.shuttles[shuttle] is None for shuttle in shuttles), "docked")
        for dock in entry["docks"]:
            self.shuttles[dock["shuttle"]] = STATIONS.index(dock["station"])
        self._change(seat, {PORT: -len(shuttles)})

    def _steal(self, seat: int, entry: Json) -> None:
        self._at(CANTEEN)
        seats = entry["seats"]
        need(1 <= len(seats) <= self.energy[seat][CANTEEN], "energy")
        need(seat not in seats and len(set(seats)) == len(seats), "oneself or twice")
        need(all(self.hands[victim] for victim in seats), "empty hand")
        self._change(seat, {CANTEEN: -len(seats)})
        for victim in seats:
            card = self._luck("stolen")
            need(card in self.hands[victim], "stolen from elsewhere")
            self.hands[victim].remove(card)
            self.rows[seat].append(card)

    def _fire(self, seat: int, entry: Json) -> None:
        self._at(CENTRE)
        cards = [shot["card"] for shot in entry["shots"]]
        self._own(seat, cards)
        changes: Counter[int] = Counter()
        for shot in entry["shots"]:
            place = self.shuttles[shot["shuttle"]]
            need(place is not None and COLOUR[shot["card"]] == SHUTTLE[shot["shuttle"]], "shuttle")
            changes[CENTRE] -= 1
            changes[place or 0] -= 1
        need(all(self.energy[seat][at] + change >= 0 for at, change in changes.items()), "energy")
        self._played(seat, cards, dict(changes))
        self.laser[seat] += len(cards)

    def _take(self, seat: int, entry: Json) -> None:
        place = entry.get("position")
        if place is None:
            card = self._draw()
        else:
            card, self.display[place] = self.display[place], None
        need(card is not None, "no card there")
        assert card is not None
        self.hands[seat].append(card)
        self.to_take -= 1

    def _discard(self, seat: int, entry: Json) -> None:
        self._own(seat, entry["cards"])
        need(len(self.hands[seat]) - len(entry["cards"]) == self.numbers["hand_limit"], "how many")
        self._lay(seat, entry["cards"])
        if self.question == SUPPLY:
            self._next_supply()
        else:
            self._go_on()

    # The course of a game

    def _take_or_go_on(self) -> None:
        if self.to_take and (self.pile or self.discards or any(it is not None for it in self.display)):
            self.question = TAKE
            return
        self.to_take = 0
        for place, card in enumerate(self.display):
            if card is None:
                self.display[place] = self._draw()
        if len(self.hands[self.turn]) > self.numbers["hand_limit"]:
            self.question = DISCARD
        else:
            self._go_on()

    def _go_on(self) -> None:
        if self.inner[self.active]:
            self._begin_turn()
            return
        if self.active == CANTEEN:
            for hand, row in zip(self.hands, self.rows, strict=True):
                hand.extend(row)
                row.clear()
        self.inner[self.active], self.outer = self.outer, []
        if self.active != CENTRE:
            self.active += 1
            self._begin_turn()
        elif self._is_over():
            self.question, self.turn = OVER, -1
        else:
            self._end_round()

    def _is_over(self) -> bool:
        if self.options["end"] == "four_rounds":
            return bool(self.round >= self.numbers["option_rounds"])
        return bool(max(self.laser) >= self.numbers["laser_goal"])

    def _end_round(self) -> None:
        self.shuttles = [None, None]
        card = self._draw()
        if card is not None:
            arriving = self._luck("exchange")
            need(sorted(arriving) == sorted(self.spare), "exchange")
            slots = [(SYMBOL[card] - 1) % 6, SYMBOL[card]]
            self.spare = [self.ring[slot] for slot in slots]
            for slot, bridge in zip(slots, arriving, strict=True):
                self.ring[slot] = bridge
            self.discards.append(card)
        order = [(self.round - 1 + step) % self.players for step in range(self.players)]
        for seat in order:
            for number in list(self.energy[seat]):
                drawn = self._draw() if number <= self.numbers["supply_max_energy"] else None
                if drawn is not None:
                    self.hands[seat].append(drawn)
        self.waiting = [seat for seat in order if len(self.hands[seat]) > self.numbers["hand_limit"]]
        self._next_supply()

    def _next_supply(self) -> None:
        if self.waiting:
            self.question, self.turn = SUPPLY, self.waiting.pop(0)
            return
        self.round += 1
        self.active = 0
        self._begin_turn()

    def result(self) -> Json | None:
        if self.question != OVER:
            return None
        best = max((self.laser[seat], self.energy[seat][CENTRE]) for seat in range(self.players))
        won = [seat for seat in range(self.players) if (self.laser[seat], self.energy[seat][CENTRE]) == best]
        return {"ended_by": None, "scores": self.laser, "dropped_out": [], "winners": won}


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
