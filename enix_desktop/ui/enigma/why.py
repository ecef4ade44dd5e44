"""Answers to "why?": about refusals, everything in the log, points and the result."""

from collections.abc import Sequence

from enix_desktop.engine.rules import Event, Outcome, Seat
from enix_desktop.games.enigma import events
from enix_desktop.games.enigma.events import ResultsShown, SystemScored
from enix_desktop.games.enigma.moves import Move, PlaceNetworker, PlaceTile, Solved
from enix_desktop.games.enigma.network import CellSpot, NetSpot, system_at
from enix_desktop.games.enigma.refusals import Reason, Refusal
from enix_desktop.games.enigma.view import View
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.enigma.table.spots import Group
from enix_desktop.ui.enigma.words import (
    cell_words,
    colour_name,
    points_words,
    said,
    said_count,
    seconds,
)
from enix_desktop.ui.enigma.words.events import EventWords, rule_of
from enix_desktop.ui.enigma.words.refusals import refused
from enix_desktop.ui.table.answer import Answer
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spots import Spot

TEXTS = Texts("enigma", "why")


class WhyWords:
    """Answers for one table."""

    def __init__(self, names: PlayerNames) -> None:
        self._names, self._words = names, EventWords(names)

    def refused(self, view: View, refusal: Refusal, move: Move | None) -> Answer:
        """Why a move is not allowed, as *view* shows it."""
        return Answer(
            lambda: refused(refusal, self._names),
            lambda: [*self._found(view, refusal, move), self._rule(refusal.rule)],
            (refusal.rule,),
            self._places(view, refusal, move),
        )

    def happened(self, view: View, told: Sequence[Event], number: int) -> Answer | None:
        """Why the event *number* of all that was told happened."""
        event = told[number]
        if self._words.sentence(event) is None:
            return None
        rules = self._rules_of(event)
        return Answer(
            lambda: self._words.sentence(event) or "",
            lambda: [*self._facts_of(view, event), *map(self._rule, rules)],
            rules,
            self._places_of(view, event),
        )

    def won(self, view: View, outcome: Outcome) -> Answer:
        """Why the game is over, and who wins."""
        ended = view.ended_by
        return Answer(
            lambda: said("asked.result", TEXTS),
            lambda: [*self._ending(view, outcome), self._rule(ended), self._rule("G2")],
            (ended, "G2"),
        )

    def score(self, told: Sequence[Event], outcome: Outcome, seat: Seat) -> Answer:
        """Where the points of *seat* come from, system by system."""
        total, player = outcome.scores[seat], self._names.player(seat)
        return Answer(
            lambda: said_count("asked.score", total, TEXTS, player=player),
            lambda: self._score_steps(told, seat, total),
            ("L3", "L4"),
        )

    def standing(self, view: View) -> Answer:
        """Who is to do what now, and why."""
        phase = view.phase
        return Answer(
            lambda: said("asked.now", TEXTS),
            lambda: [
                said(f"now.{phase}", TEXTS, players=self._names.players(view.to_move)),
                *self._order(view),
            ],
            ("R1", "R2", "R3"),
        )

    def _score_steps(self, told: Sequence[Event], seat: Seat, total: int) -> list[str]:
        steps, number = [], 0
        for event in told:
            if isinstance(event, events.RoundBegan):
                number = event.number
            if not isinstance(event, SystemScored):
                continue
            for earning in event.earnings:
                if earning.seat == seat:
                    facts = {"cells": cell_words(event.colours), "colour": colour_name(earning.colour)}
                    points = points_words(earning.points)
                    steps.append(said("score.system", TEXTS, round=number, points=points, **facts))
        steps = steps or [said("score.none", TEXTS)]
        return [*steps, said("score.total", TEXTS, points=points_words(total)), self._rule("L3")]

    def _order(self, view: View) -> list[str]:
        return [said("fact.order", TEXTS, players=self._names.players(view.order))]

    def _ending(self, view: View, outcome: Outcome) -> list[str]:
        each = [
            said("fact.points", TEXTS, player=self._names.player(seat), points=points_words(points))
            for seat, points in enumerate(outcome.scores)
        ]
        if outcome.scores.count(max(outcome.scores)) < 2:
            return each
        owners = list(view.board.networkers.values())
        ties = [
            said_count("fact.on-table", owners.count(seat), TEXTS, player=self._names.player(seat))
            for seat, points in enumerate(outcome.scores)
            if points == max(outcome.scores)
        ]
        return [*each, said("fact.tied", TEXTS), *ties]

    def _found(self, view: View, refusal: Refusal, move: Move | None) -> list[str]:
        """What *view* shows about the trouble."""
        match refusal.reason:
            case Reason.R1_NOT_IN_TURN | Reason.R3_NOT_IN_TURN:
                return self._order(view)
            case Reason.R1_TAKEN:
                return [said("fact.taken", TEXTS)]
            case Reason.P2_NO_NEIGHBOUR | Reason.P2_TAKEN:
                return [said("fact.lit", TEXTS)]
            case Reason.N2_COLOUR_TAKEN if isinstance(move, PlaceNetworker) and view.placed is not None:
                x, y = view.placed
                system = system_at(view.board, NetSpot(x, y, move.net))
                each = [
                    said("fact.stands", TEXTS, player=self._names.player(seat), colour=colour_name(colour))
                    for _, seat, colour in system.networkers
                ]
                return [said("fact.system", TEXTS, cells=cell_words(system.colours)), *each]
            case Reason.N3_NO_SUPPLY:
                return [said("fact.supply", TEXTS)]
            case _:
                return []

    def _places(self, view: View, refusal: Refusal, move: Move | None) -> tuple[Spot, ...]:
        match move:
            case PlaceTile(x, y):
                return (Spot(Group.CELL, (x, y)),)
            case PlaceNetworker(net, cell) if view.placed is not None:
                spot = CellSpot(*view.placed, net, cell)
                there = refusal.reason is not Reason.N1_NO_SUCH_CELL
                return (Spot(Group.POWER, spot),) if there else ()
            case _:
                category = refusal.facts.get("category")
                return () if category is None else (Spot(Group.PILE, category),)

    def _facts_of(self, view: View, event: Event) -> list[str]:
        match event:
            case ResultsShown():
                return self._times(view, event)
            case SystemScored():
                return self._scored(event)
            case events.GameEnded(_, points, _, winners):
                return self._ending(view, Outcome(points, winners))
            case _:
                return []

    def _times(self, view: View, event: ResultsShown) -> list[str]:
        steps = [self._words.race(race) for race in event.races]
        for race in event.races:
            if isinstance(race.result, Solved) and race.counted != race.result.ms:
                facts = {"measured": seconds(race.result.ms), "counted": seconds(race.counted)}
                steps.append(said("fact.head-start", TEXTS, player=self._names.player(race.seat), **facts))
        if event.first is not None and event.cutoff is not None and view.table.timer is not None:
            first, cutoff = seconds(event.first), seconds(event.cutoff)
            steps.append(said("fact.cutoff", TEXTS, first=first, timer=view.table.timer, cutoff=cutoff))
        return steps

    def _scored(self, event: SystemScored) -> list[str]:
        steps = [said("fact.closed", TEXTS, cells=cell_words(event.colours))]
        for earning in event.earnings:
            facts = {"player": self._names.player(earning.seat), "colour": colour_name(earning.colour)}
            steps.append(said("fact.earned", TEXTS, points=points_words(earning.points), **facts))
        return steps if event.earnings else [*steps, said("fact.no-networkers", TEXTS)]

    def _rules_of(self, event: Event) -> tuple[str, ...]:
        match event:
            case SystemScored():
                return ("L2", "L3")
            case ResultsShown() if event.first is not None:
                return ("T4", "T5")
            case events.GameEnded(rule):
                return (rule, "G2")
            case _:
                return (rule_of(event),)

    def _places_of(self, view: View, event: Event) -> tuple[Spot, ...]:
        match event:
            case events.TilePlaced(_, x, y):
                return (Spot(Group.CELL, (x, y)),)
            case SystemScored(_, nets):
                return (Spot(Group.NET, nets[0]),)
            case events.NetworkerPlaced(_, spot):
                return (Spot(Group.POWER, spot),)
            case events.TileTaken(seat):
                return (Spot(Group.SEAT, seat),)
            case _:
                return ()

    def _rule(self, rule: str) -> str:
        return said(f"rule.{rule}", TEXTS)
