"""A referee of Hertzschlag, written from docs/hertzschlag/record-format.md, components.json and nothing else.

It imports nothing of the program: whoever changes the rules or the page finds out here that they differ.
"""

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[4]
BOX = json.loads((ROOT / "resources" / "hertzschlag" / "components.json").read_text(encoding="utf-8"))
CARD = {card["id"]: card for card in BOX["cards"]}
EVENT = {event["id"]: event for event in BOX["events"]}
GOAL = {goal["id"]: goal for goal in BOX["goals"]}
LANDS = {plant["id"]: plant["lands_on"] for plant in BOX["secondary_control"]["plants"]}
TRACK = BOX["track"]
LOWEST, HIGHEST = TRACK["lowest"], TRACK["highest"]
THRESHOLDS = [set(pair) for pair in TRACK["thresholds"]]
SIGNAL, LAY, PLEDGE, BID, OVER = "SIGNAL", "LAY", "PLEDGE", "BID", "OVER"
ANSWERS = {"signal": SIGNAL, "use_card": LAY, "pledge": PLEDGE, "pay_bid": BID}
WORDS = ("far_down", "down", "hold", "up", "far_up", "towards", "income", "silent")
Json = dict[str, Any]


class Refused(Exception):
    """The record is not sound; *move* counts from 1, 0 is the setup."""

    def __init__(self, move: int, why: str) -> None:
        super().__init__(f"move {move}: {why}")
        self.move = move


def need(truth: bool, why: str) -> None:
    if not truth:
        raise ValueError(why)


def towards_middle(field: int) -> int:
    """The next field on the way to 0."""
    return field - (field > 0) + (field < 0)


class Referee:
    """A game, played again from its record."""

    def __init__(self, record: Json) -> None:
        self.players = len(record["players"])
        setup = record["setup"]
        self.options, self.numbers = setup["options"], setup["numbers"]
        self.has_talk = self.options["talk"] == "on"
        self.starter, self.goals = setup["starter"], list(setup["goals"])
        self.hands = [list(hand) for hand in setup["hands"]]
        self.chance: list[Json] = []
        self.answers: dict[int, Any] = {}
        self.forecast: str | None = None
        self.is_dark = False
        need(3 <= self.players <= 5, "players")
        need(all(len(hand) == self.numbers["hand"] for hand in self.hands), "hands")
        dealt = [card for hand in self.hands for card in hand]
        need(len(set(dealt)) == len(dealt), "a card twice")
        need(len(set(self.goals)) == self.players, "a goal card twice")
        position, event = setup.get("position"), setup.get("event")
        if position:
            self._compose(position, event)
        else:
            self._deal(event)
        gone = {card for cards in (*self.hands, *self.displays, *self.removed) for card in cards}
        self.pile = set(CARD) - gone
        self._begin_round(event)

    def _deal(self, event: str | None) -> None:
        need(self.options["start"] in ("lot", str(self.starter)), "start player")
        need(event is not None, "no event")
        self.round, self.marker = 1, TRACK["start"]
        self.displays: list[list[str]] = [[] for _ in range(self.players)]
        self.removed: list[list[str]] = [[] for _ in range(self.players)]
        self.shown: list[str] = []
        self.ready = set(LANDS)
        self.calm = self.cheaper = 0
        self.money = [0] * self.players
        starts = [0] * self.players
        for number in range(self.numbers["rounds"]):
            starts[(self.starter + number) % self.players] += 1
        is_fair = self.options["fair_start"] == "on"
        for seat in self.order():
            extra = self.numbers["fair_start"] if is_fair and starts[seat] < max(starts) else 0
            self._gain(seat, self.numbers["start_money"] + extra)

    def _compose(self, position: Json, event: str | None) -> None:
        self.round, self.marker = position["round"], position["marker"]
        self.money, self.shown = list(position["money"]), list(position["shown"])
        self.displays = [list(cards) for cards in position["displays"]]
        self.removed = [list(cards) for cards in position["removed"]]
        self.ready = set(position["plants"])
        self.calm, self.cheaper = position["calm"], position["cheaper"]
        cards = [card for held in (*self.hands, *self.displays, *self.removed) for card in held]
        need(len(set(cards)) == len(cards), "a card in two places")
        happened = self.shown + ([event] if event else [])
        need(len(set(happened)) == len(happened) <= self.round, "events")
        rich = [euro for euro in self.money if euro > self.numbers["track_maximum"]]
        need(len(rich) <= self.numbers["reserve_cards"], "reserve cards")
        need(len(cards) + (self.numbers["rounds"] - self.round) * self.players <= len(CARD), "pile")

    def order(self) -> list[int]:
        return [(self.starter + step) % self.players for step in range(self.players)]

    # Money and the marker

    def _gain(self, seat: int, amount: int) -> None:
        limit = self.numbers["track_maximum"]
        rich = sum(euro > limit for euro in self.money)
        if self.money[seat] > limit or rich < self.numbers["reserve_cards"]:
            limit += self.numbers["reserve_card_euro"]
        self.money[seat] = max(self.money[seat], min(limit, self.money[seat] + amount))

    def _pay(self, seat: int, amount: int) -> None:
        self.money[seat] -= min(amount, self.money[seat])

    def _step(self, seat: int, to: int) -> None:
        if not LOWEST <= to <= HIGHEST:
            return
        if {self.marker, to} in THRESHOLDS:
            settle = self._gain if abs(to) < abs(self.marker) else self._pay
            settle(seat, self.numbers["threshold_euro"])
        self.marker = to

    # The course of a game

    def _begin_round(self, event: str | None) -> None:
        if event is not None:
            self._happen(EVENT[event])
            self.shown.append(event)
        self._ask(SIGNAL if self.has_talk else LAY)

    def _ask(self, question: str) -> None:
        self.question, self.answers = question, {}

    def _happen(self, event: Json) -> None:
        table = [CARD[card]["category"] for display in self.displays for card in display]
        shift = back = 0
        for effect in event["effects"]:
            count = sum(category in effect.get("categories", ()) for category in table)
            if effect["kind"] == "shift":
                shift += effect["amount"]
            elif effect["kind"] == "shift_per":
                shift += effect["sign"] * min(effect["cap"], count // effect["every"])
            elif effect["kind"] == "towards_per":
                back += min(effect["cap"], count // effect["every"])
        size = max(0, abs(shift) - self.calm)
        self.marker = max(LOWEST, min(HIGHEST, self.marker + (size if shift > 0 else -size)))
        for _ in range(back):
            self.marker = towards_middle(self.marker)
        for seat in self.order():
            for effect in event["effects"]:
                if effect["kind"] == "money_per":
                    own = sum(CARD[card]["category"] in effect["categories"] for card in self.displays[seat])
                    self._gain(seat, min(effect["cap"], effect["amount"] * own))

    def play(self, entry: Json) -> None:
        """Play one entry of `moves`."""
        need(self.question != OVER, "the game is over")
        seat, kind = entry["seat"], entry["move"]
        need(ANSWERS[kind] == self.question, "not asked")
        if kind in ("signal", "pledge"):
            need(seat == self.order()[len(self.answers)], "not in turn")
        need(seat not in self.answers, "answered")
        self.chance = list(entry.get("chance") or [])
        self.answers[seat] = getattr(self, f"_{kind}")(seat, entry)
        if len(self.answers) == self.players:
            getattr(self, f"_after_{kind}")(dict(self.answers))
        need(not self.chance, "surplus chance")

    def _signal(self, seat: int, entry: Json) -> None:
        need(entry["word"] in WORDS, "word")

    def _use_card(self, seat: int, entry: Json) -> Json:
        need(entry["card"] in self.hands[seat], "not in hand")
        need(entry["place"] == "income" or self._cost(seat, entry["card"]) <= self.money[seat], "cost")
        self.hands[seat].remove(entry["card"])
        return entry

    def _pledge(self, seat: int, entry: Json) -> None:
        need((entry.get("euro") or 0) <= min(self.numbers["fingers"], self.money[seat]), "amount")

    def _pay_bid(self, seat: int, entry: Json) -> int:
        need(entry["euro"] <= min(self.numbers["fingers"], self.money[seat]), "amount")
        return int(entry["euro"])

    def _cost(self, seat: int, card: str) -> int:
        specials = [CARD[other]["special"] or {} for other in self.displays[seat]]
        less = sum(
            special["amount"]
            for special in specials
            if special.get("kind") == "discount" and special["category"] == CARD[card]["category"]
        )
        return int(max(0, CARD[card]["cost"] - less))

    def _after_signal(self, _answers: Json) -> None:
        self._ask(LAY)

    def _after_use_card(self, laid: dict[int, Json]) -> None:
        for seat in self.order():
            card = laid[seat]["card"]
            cost = self._cost(seat, card)
            if laid[seat]["place"] == "income" or cost > self.money[seat]:
                self.removed[seat].append(card)
                self._gain(seat, self._income(seat))
            else:
                self._pay(seat, cost)
                self.displays[seat].append(card)
                self._execute(seat, CARD[card])
        self._check()

    def _income(self, seat: int) -> int:
        faces = [CARD[card] for card in self.displays[seat]]
        total = self.numbers["base_income"] + sum(face["income"] for face in faces)
        for face in faces:
            special = face["special"] or {}
            if special.get("kind") == "income_per":
                total += special["amount"] * sum(it["category"] == special["category"] for it in faces)
        return int(total)

    def _execute(self, seat: int, face: Json) -> None:
        for _ in range(abs(face["change"])):
            self._step(seat, self.marker + (1 if face["change"] > 0 else -1))
        for _ in range(face["towards"]):
            self._step(seat, towards_middle(self.marker))
        special = face["special"] or {}
        match special.get("kind"):
            case "cash_all":
                for step in range(self.players):
                    self._gain((seat + step) % self.players, special["amount"])
            case "calm":
                self.calm = min(self.numbers["calm_maximum"], self.calm + special["amount"])
            case "reserve_cheaper":
                self.cheaper += special["amount"]
            case "forecast" if self.round < self.numbers["rounds"] and self.forecast is None:
                self.forecast = self._new_event("forecast")

    def _check(self) -> None:
        green = TRACK["green"]
        if green["lowest"] <= self.marker <= green["highest"]:
            self._end_round()
            return
        self.plant = "pumped_storage" if self.marker < green["lowest"] else "gas_plant"
        lowest = min(self.numbers["price"], self.numbers["lowest_price"])
        self.price = max(lowest, self.numbers["price"] - self.cheaper)
        possible = sum(min(self.numbers["fingers"], euro) for euro in self.money)
        if self.plant not in self.ready or possible < self.price:
            self._black_out()
        else:
            self._ask(PLEDGE if self.has_talk else BID)

    def _after_pledge(self, _answers: Json) -> None:
        self._ask(BID)

    def _after_pay_bid(self, bids: dict[int, int]) -> None:
        for seat, bid in bids.items():
            self._pay(seat, bid)
        if sum(bids.values()) < self.price:
            self._black_out()
            return
        self.ready.discard(self.plant)
        self.marker = LANDS[self.plant]
        self._end_round()

    def _black_out(self) -> None:
        self.is_dark = True
        self._ask(OVER)

    def _end_round(self) -> None:
        if self.round == self.numbers["rounds"]:
            self._ask(OVER)
            return
        self.starter = (self.starter + 1) % self.players
        self.hands = [self.hands[(seat + 1) % self.players] for seat in range(self.players)]
        for seat in self.order():
            card = self._luck("draw")
            need(card in self.pile, "drawn from elsewhere")
            self.pile.remove(card)
            self.hands[seat].append(card)
        self.round += 1
        event, self.forecast = self.forecast or self._new_event("event"), None
        self._begin_round(event)

    def _luck(self, kind: str) -> Any:
        need(bool(self.chance) and list(self.chance[0]) == [kind], f"{kind} is missing")
        return self.chance.pop(0)[kind]

    def _new_event(self, kind: str) -> str:
        event = self._luck(kind)
        need(event not in self.shown, "it has occurred")
        return str(event)

    # The result

    def points(self, seat: int) -> int:
        """What a seat has if the game ended now."""
        faces = [CARD[card] for card in self.displays[seat]]
        income, footprint = (sum(face[name] for face in faces) for name in ("income", "footprint"))
        different = len({face["category"] for face in faces})
        counts = {"income": income, "footprint": footprint, "money": self.money[seat], "different": different}
        reached = [0]
        for goal in GOAL[self.goals[seat]]["goals"]:
            if goal["kind"] == "frequency_within":
                is_reached = abs(self.marker) <= goal["at_most"]
            elif goal["kind"] == "symbols":
                is_reached = sum(face["category"] in goal["categories"] for face in faces) >= goal["at_least"]
            else:
                is_reached = counts[goal["kind"]] >= goal["at_least"]
            reached.append(goal["points"] if is_reached else 0)
        numbers = self.numbers
        return int(
            max(reached)
            + self.money[seat] // numbers["euro_per_point"]
            + income // numbers["income_per_point"]
            + footprint // numbers["footprint_per_point"]
            + BOX["scoring"]["different_symbols"][different]
        )

    def result(self) -> Json | None:
        """What `result` must be now."""
        if self.question != OVER:
            return None
        scores = [self.points(seat) for seat in range(self.players)]
        best = [seat for seat, points in enumerate(scores) if points == max(scores)]
        winners = [] if self.is_dark else best
        return {"ended_by": None, "scores": scores, "dropped_out": [], "winners": winners}


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
