"""Showing what happened: each event becomes a step of the animation queue, and at last the view is shown."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation

from enix_desktop.engine.rules import Event
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.ui.hertzschlag.table import animation_actions as actions
from enix_desktop.ui.hertzschlag.table import animation_rounds as rounds
from enix_desktop.ui.hertzschlag.table.animation_stage import LIT, Animations, Stage
from enix_desktop.ui.hertzschlag.table.scene import HertzschlagScene
from enix_desktop.ui.table.animation import AnimationQueue
from enix_desktop.ui.table.sounds import Cue

OnStep = Callable[[Event, Sequence[QAbstractAnimation], View], Sequence[QAbstractAnimation]]


def animations(event: Event, stage: Stage) -> Animations:
    """Show *event*: do what takes no time, and return what takes some."""
    match event:
        case events.CardLaid():
            return actions.laid(stage, event)
        case events.PlacesShown():
            return actions.places_shown(stage, event)
        case events.IncomeTaken():
            return actions.income_taken(stage, event)
        case events.CardPlayed():
            return actions.played(stage, event)
        case events.MarkerMoved():
            return actions.moved(stage, event)
        case events.CashPaid():
            return actions.cash_paid(stage, event)
        case events.GridCalmed(_, _, _, after):
            stage.scene.facts.show_facts(after, stage.scene.facts.pile)
            return [QPauseAnimation(stage.duration(LIT))]
        case events.ControlCheapened(_, _, _, after):
            for plant in stage.scene.plants:
                plant.show_plant(plant.is_ready, plant.is_needed, after)
            return [QPauseAnimation(stage.duration(LIT))]
        case events.ForecastSeen(event=seen) if seen is not None:
            return [rounds.page(stage, seen)]
        case _:
            return _of_rounds(event, stage)


def _of_rounds(event: Event, stage: Stage) -> Animations:
    match event:
        case events.RoundBegan():
            return rounds.began(stage, event)
        case events.EventHappened():
            return rounds.happened(stage, event)
        case events.EventPaid(seat, _, euro, money):
            stage.on_landing(lambda: stage.pay(seat, money))
            return [stage.money(seat, euro, stage.scene.page.pos())]
        case events.Signalled() | events.Pledged():
            return rounds.said(stage, event)
        case events.CheckPassed():
            return [stage.sway(event.field)]
        case events.ControlNeeded():
            return rounds.control_needed(stage, event)
        case events.BidMade():
            return rounds.bid_made(stage, event)
        case events.BidsShown():
            return rounds.bids_shown(stage, event)
        case events.PlantUsed():
            return rounds.plant_used(stage, event)
        case events.BlackedOut():
            return rounds.blacked_out(stage, event)
        case events.HandsPassed():
            return actions.hands_passed(stage, event)
        case events.CardDrawn():
            return actions.drawn(stage, event)
        case _:
            return ()


class HertzschlagAnimation:
    """Queues the animations of a happening; the last step shows the view itself.

    *on_step* hears what begins to be shown and with which animations, and may let it last longer;
    *on_shown* is called when the view is shown.
    """

    def __init__(
        self,
        scene: HertzschlagScene,
        queue: AnimationQueue,
        on_step: OnStep | None = None,
        on_shown: Callable[[], object] = lambda: None,
    ) -> None:
        self._scene, self._queue = scene, queue
        self._on_step, self._on_shown = on_step, on_shown

    def show(self, happened: Sequence[Event], view: View) -> None:
        """Show *happened* and then *view*."""
        stage = Stage(self._scene, view, self._queue.duration)
        for event in happened:
            if isinstance(event, events.BidsShown):
                # Words would give away what the hands are about to show.
                self._queue.add(partial(self._show_silently, event, stage))
                self._queue.add(partial(self._tell, event, stage))
            else:
                self._queue.add(partial(self._begin, event, stage))
        self._queue.add(partial(self._settle, stage))
        self._queue.start()

    def _begin(self, event: Event, stage: Stage) -> Animations:
        return self._tell(event, stage, self._show_silently(event, stage))

    def _show_silently(self, event: Event, stage: Stage) -> Animations:
        stage.land()
        return animations(event, stage)

    def _tell(self, event: Event, stage: Stage, shown: Animations = ()) -> Animations:
        return shown if self._on_step is None else self._on_step(event, shown, stage.view)

    def _settle(self, stage: Stage) -> Animations:
        stage.land()
        self._scene.show_view(stage.view)
        self._on_shown()
        return ()


def cue(event: Event) -> Cue | None:
    """What is heard of *event*. Which card it was is never asked: a sound is heard by all."""
    match event:
        case events.RoundBegan() | events.PlacesShown():
            return Cue("turn")
        case events.EventHappened():
            return Cue("tile", 0.1, 440)
        case events.CardLaid() | events.BidMade():
            return Cue("lay", 0.6, 170)
        case events.CardPlayed():
            return Cue("turn", 0.3)
        case events.MarkerMoved(before=before, after=after) if before != after:
            return Cue("coin", 0.5) if event.crossings else Cue("move", 0.8, times=abs(after - before))
        case events.IncomeTaken() | events.EventPaid() | events.CashPaid():
            return Cue("coin", 0.6)
        case events.Signalled() | events.Pledged():
            return Cue("take")
        case events.ControlNeeded():
            return Cue("cap")
        case events.PlantUsed():
            return Cue("rescue")
        case events.BlackedOut():
            return Cue("blackout")
        case events.HandsPassed() | events.CardDrawn():
            return Cue("take")
        case _:
            return None
