"""Answers to "why?": about refusals, the marker, everything in the log, and the result."""

from collections.abc import Mapping, Sequence

from enix_desktop.engine.rules import Event, Outcome, Seat
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.events import Cause, Failure
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.refusals import Reason, Refusal
from enix_desktop.games.hertzschlag.table import Setup
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.hertzschlag.course_of_game import course_of
from enix_desktop.ui.hertzschlag.history import History, reserve_at_end
from enix_desktop.ui.hertzschlag.table.spots import Group
from enix_desktop.ui.hertzschlag.why_events import EventFacts
from enix_desktop.ui.hertzschlag.why_scores import score_steps
from enix_desktop.ui.hertzschlag.words import card_name, cards_of, euros, hertz, said, said_count, signed
from enix_desktop.ui.hertzschlag.words.events import rule_of, sentence
from enix_desktop.ui.hertzschlag.words.refusals import refused
from enix_desktop.ui.table.answer import Answer
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spots import Spot

TEXTS = Texts("hertzschlag", "why")


class WhyWords:
    """Answers for one table."""

    def __init__(self, names: PlayerNames, components: Components) -> None:
        self._names, self._components = names, components
        self._facts = EventFacts(names, components)

    def refused(self, view: View, refusal: Refusal) -> Answer:
        """Why a move is not allowed, as *view* shows it."""
        return Answer(
            lambda: refused(refusal, self._names, self._components),
            lambda: [*self._found(view, refusal), self._rule(refusal.rule)],
            (refusal.rule,),
            places(refusal),
        )

    def happened(self, setup: Setup, told: Sequence[Event], number: int) -> Answer | None:
        """Why the event *number* of all that was told happened; *told* begins with the opening."""
        event = told[number]
        if sentence(event, self._names, self._components) is None:
            return None
        rules = rules_of(event)
        before = History(setup, told[:number])
        return Answer(
            lambda: sentence(event, self._names, self._components) or "",
            lambda: [*self._facts_of(event, before), *map(self._rule, rules)],
            rules,
            places_of(event),
        )

    def marker(self, view: View) -> Answer:
        """Why the marker is where it is: its way in this round."""
        field = view.marker
        return Answer(
            lambda: said("asked.marker", TEXTS, field=signed(field), hertz=hertz(field)),
            lambda: [*self._way(view), self._rule("V2"), self._rule("F1")],
            ("V2", "F1"),
            (Spot(Group.FIELD, field),),
        )

    def won(self, view: View, outcome: Outcome) -> Answer:
        """Why the game is over, and who wins."""
        rules = ("Q7",) if view.has_blackout else ("G1", "G7")
        return Answer(
            lambda: said("asked.result", TEXTS),
            lambda: [*self._ending(view.has_blackout, outcome), *map(self._rule, rules)],
            rules,
        )

    def score(self, view: View, outcome: Outcome, seat: Seat) -> Answer:
        """Where the points of *seat* come from, part by part."""
        key = "asked.would-score" if view.has_blackout else "asked.score"
        total = outcome.scores[seat]
        return Answer(
            lambda: said_count(key, total, TEXTS, player=self._names.player(seat)),
            lambda: score_steps(view, seat),
            ("G2", "G3", "G4", "G5", "G6"),
        )

    def blackout(self, view: View, told: Sequence[Event]) -> Answer | None:
        """What brought the blackout about: the way of the marker in its round, and why nothing helped."""
        event = next((each for each in told if isinstance(each, events.BlackedOut)), None)
        if event is None:
            return None
        rules, reserve = rules_of(event), reserve_at_end(view)
        return Answer(
            lambda: said("asked.blackout", TEXTS),
            lambda: [
                *self._way(view),
                *self._facts.check.failure(event, reserve),
                *map(self._rule, rules),
            ],
            rules,
            places_of(event),
        )

    def _way(self, view: View) -> list[str]:
        return self._facts.marker(course_of(view).rounds[-1])

    def _rule(self, rule: str) -> str:
        numbers = self._components.numbers
        return said(
            f"rule.{rule}",
            TEXTS,
            track=numbers.track_maximum,
            maximum=numbers.maximum,
            rounds=numbers.rounds,
            fingers=numbers.fingers,
            base=numbers.base_income,
            threshold=numbers.threshold_euro,
            calm=numbers.calm_maximum,
            lowest=numbers.lowest_price,
        )

    def _found(self, view: View, refusal: Refusal) -> list[str]:
        """What *view* shows about the trouble."""
        match refusal.reason:
            case Reason.A2_COST:
                return self._price(view, refusal)
            case Reason.T3_AMOUNT | Reason.Q4_AMOUNT:
                money, fingers = euros(view.money[view.seat]), view.table.numbers.fingers
                return [said("fact.most", TEXTS, money=money, fingers=fingers)]
            case Reason.T1_NOT_IN_TURN | Reason.T3_NOT_IN_TURN:
                return [*self._order_steps(view), self._waiting(view)]
            case Reason.R2_OTHER_KIND | Reason.T1_SAID | Reason.T3_PLEDGED | Reason.A1_LAID | Reason.Q4_BID:
                return [self._waiting(view)] if view.to_move else []
            case _:
                return []

    def _price(self, view: View, refusal: Refusal) -> list[str]:
        card = refusal.facts["card"]
        assert isinstance(card, int), "a card is a number"
        face = self._components.cards[card]
        name = card_name(card, self._components)
        steps = [said("fact.cost", TEXTS, card=name, cost=euros(face.cost))]
        less = self._facts.discounts(view.displays[view.seat], face.category)
        if less:
            cards = cards_of((face.category,))
            steps.append(said("fact.discount", TEXTS, cards=cards, euros=euros(less)))
        return [*steps, said("fact.own-money", TEXTS, money=euros(view.money[view.seat]))]

    def _order_steps(self, view: View) -> list[str]:
        starter = self._names.player(view.starter)
        return [self._facts.order(view.order), said("fact.start-card", TEXTS, player=starter)]

    def _waiting(self, view: View) -> str:
        """Who still owes what everybody owes now."""
        keys = {
            Phase.SIGNAL: "signals-left",
            Phase.LAY: "laying",
            Phase.PLEDGE: "pledges-left",
            Phase.BID: "bidding",
        }
        given = {
            Phase.SIGNAL: [word is not None for word in view.signals],
            Phase.PLEDGE: list(view.has_pledged),
        }
        waiting = [seat for seat in view.order if seat in view.to_move]
        if view.phase in given:
            waiting = [seat for seat in view.order if not given[view.phase][seat]]
        players = ", ".join(map(self._names.player, waiting))
        return said(f"fact.{keys[view.phase]}", TEXTS, players=players)

    def _facts_of(self, event: Event, before: History) -> list[str]:
        if isinstance(event, events.GameEnded):
            totals = tuple(each.total for each in event.scores)
            return self._ending(event.is_blackout, Outcome(totals, event.winners))
        return self._facts.of(event, before)

    def _ending(self, is_blackout: bool, outcome: Outcome) -> list[str]:
        ranked = outcome.ranking()
        scores = ", ".join(
            said("fact.score", TEXTS, player=self._names.player(seat), number=outcome.scores[seat])
            for seat in ranked
        )
        if is_blackout:
            return [said("fact.would-scores", TEXTS, scores=scores), said("fact.nobody", TEXTS)]
        winners = outcome.winners
        key = "fact.winner" if len(winners) == 1 else "fact.winners"
        return [
            said("fact.held", TEXTS, rounds=self._components.numbers.rounds),
            said("fact.scores", TEXTS, scores=scores),
            said(key, TEXTS, players=self._names.players(winners)),
        ]


_RULES_OF: Mapping[type[object], tuple[str, ...]] = {
    events.RoundBegan: ("R1", "S3"),
    events.EventHappened: ("V1", "V2", "V3"),
    events.Signalled: ("T1", "T2"),
    events.CardPlayed: ("P1", "P2", "P3"),
    events.ControlNeeded: ("Q1", "Q2", "Q4"),
    events.Pledged: ("T3", "T2"),
    events.BidsShown: ("Q4", "Q5"),
    events.PlantUsed: ("Q6", "Q2"),
}
"""Events that need more than one rule."""


def rules_of(event: Event) -> tuple[str, ...]:
    """The rules behind *event*."""
    match event:
        case events.EventHappened(_, shove) if shove.calmed:
            return ("V1", "V2", "V3", "X4")
        case events.MarkerMoved(cause=Cause.TOWARDS):
            return ("F4", "F2") if event.crossings else ("F4",)
        case events.MarkerMoved():
            is_broke = any(not crossing.money for crossing in event.crossings)
            return ("F1", "F2", "F3", *(("C7",) if is_broke else ())) if event.crossings else ("F1",)
        case events.EventPaid(_, _, 0):
            return ("V4", "C6")
        case events.IncomeTaken(_, _, income, euro):
            rules = ("I1", "X2") if income.special else ("I1",)
            return (*rules, "C6") if euro < income.total else rules
        case events.BlackedOut(failure=failure):
            return ("Q6", "Q7") if failure is Failure.BID_SHORT else ("Q2", "Q3", "Q7")
        case events.GameEnded(is_blackout):
            return ("Q7",) if is_blackout else ("G1", "G7")
        case _:
            return _RULES_OF.get(type(event), (rule_of(event),))


def places(refusal: Refusal) -> tuple[Spot, ...]:
    """Where the trouble is; nothing that does not exist."""
    groups = {"seat": Group.SEAT, "card": Group.HAND}
    if refusal.reason is Reason.A1_NOT_HELD:
        return ()
    return tuple(
        Spot(groups[name], int(fact))
        for name, fact in refusal.facts.items()
        if name in groups and isinstance(fact, int)
    )


def places_of(event: Event) -> tuple[Spot, ...]:
    """Which places *event* is about."""
    match event:
        case events.RoundBegan(_, starter):
            return (Spot(Group.SEAT, starter),)
        case events.EventHappened():
            return (Spot(Group.EVENT, 0), Spot(Group.FIELD, event.after))
        case events.MarkerMoved():
            return (Spot(Group.FIELD, event.after), Spot(Group.SEAT, event.seat))
        case events.CheckPassed(_, field):
            return (Spot(Group.FIELD, field),)
        case events.ControlNeeded(field, plant) | events.BlackedOut(field=field, plant=plant):
            return (Spot(Group.FIELD, field), Spot(Group.PLANT, plant))
        case events.PlantUsed(plant):
            return (Spot(Group.PLANT, plant),)
        case events.GridCalmed() | events.ControlCheapened():
            return ()
        case _:
            seat = getattr(event, "seat", None)
            return () if seat is None else (Spot(Group.SEAT, seat),)
