"""What belongs to nobody's card: rounds and events, words, bids, a rescue and a blackout."""

from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QParallelAnimationGroup, QPauseAnimation, QPointF
from PySide6.QtWidgets import QGraphicsObject

from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.faces import EventCard
from enix_desktop.ui.hertzschlag.art.papers import PAGE
from enix_desktop.ui.hertzschlag.table.animation_stage import FLIGHT, FLYING_Z, LIT, SHOWN, Animations, Stage
from enix_desktop.ui.hertzschlag.table.bids_item import Hand
from enix_desktop.ui.hertzschlag.table.flying_items import PageItem, PlantPicture
from enix_desktop.ui.hertzschlag.table.row_item import Laid
from enix_desktop.ui.hertzschlag.table.standing import Saying
from enix_desktop.ui.table.animation import glide, one_after_the_other

READ, RAISE, OUT, DARK, START = 1100, 520, 1500, 1400, 900
"""Milliseconds at normal speed: a front page, a hand that comes up, the lights going out, the dark town, and
a plant that starts."""
_PAGE = 0.72
"""How much of the height of the town a front page has while everybody reads it."""
_PLANT = 0.52
"""The same for a plant that starts."""


def began(stage: Stage, event: events.RoundBegan) -> Animations:
    """The next round: nobody has said or laid anything."""
    scene = stage.scene
    order = scene.table.order(event.starter)
    scene.rounds.show_round(event.number)
    scene.desk.show_row()
    scene.desk.row.show_cards([Laid(seat) for seat in order], False)
    for number, seat in enumerate(order, 1):
        stage.change(seat, order=number, is_starter=number == 1, is_in_turn=False, said=None, has_laid=False)
    return [QPauseAnimation(stage.duration(LIT))]


def page(stage: Stage, event: EventCard) -> QAbstractAnimation:
    """A front page is held up over the town, and flies to its place."""
    scene = stage.scene
    town, place = scene.plan.town, scene.plan.event
    item = PageItem(event, scene.table.components)
    large, small = town.height() * _PAGE / PAGE.height(), place.height() / PAGE.height()
    item.setPos(QPointF(town.center().x(), town.bottom() - town.height() * _PAGE / 2 - 8))
    item.setScale(large * 0.4)
    stage.add(item, FLYING_Z)
    return one_after_the_other(
        glide(item, "scale", large, stage.duration(FLIGHT), QEasingCurve.Type.OutBack),
        stage.duration(READ),
        _grown(stage, item, place.center(), small),
    )


def happened(stage: Stage, event: events.EventHappened) -> Animations:
    """The page is read, then the event shoves the bird step by step; that costs nobody anything."""
    scene = stage.scene
    scene.show_marker(event.before)
    stage.on_landing(lambda: scene.page.show_event(event.event))
    stage.on_landing(lambda: scene.show_marker(event.after))
    walk = one_after_the_other(
        stage.walk(event.before, event.shifted),
        stage.walk(event.shifted, event.after),
        stage.sway(event.after),
    )
    return [one_after_the_other(page(stage, event.event), walk)]


def said(stage: Stage, event: events.Signalled | events.Pledged) -> Animations:
    """A bubble appears at the place of who speaks."""
    saying = Saying(event.word) if isinstance(event, events.Signalled) else Saying(euro=event.euro)
    stage.change(event.seat, said=saying)
    return [QPauseAnimation(stage.duration(LIT))]


def control_needed(stage: Stage, event: events.ControlNeeded) -> Animations:
    """The lights flicker; the plant that could help is marked."""
    for plant in stage.scene.plants:
        plant.show_plant(plant.is_ready, plant.plant is event.plant, event.price)
    return [stage.flicker(4), stage.sway(event.field)]


def bid_made(stage: Stage, event: events.BidMade) -> Animations:
    """A hand lies under its cloth."""
    scene, bids = stage.scene, stage.scene.desk.bids
    order = stage.scene.table.order(stage.view.starter) if not bids.hands else [h.seat for h in bids.hands]
    hands = bids.hands or tuple(Hand(seat) for seat in order)
    given = [replace(hand, is_given=True) if hand.seat == event.seat else hand for hand in hands]
    bids.show_hands(given, bids.price or stage.view.price)
    scene.desk.show_bids()
    stage.change(event.seat, has_laid=True)
    return [QPauseAnimation(stage.duration(LIT))]


def bids_shown(stage: Stage, event: events.BidsShown) -> Animations:
    """Hands come up one after the other, and the sum is counted up to the price."""
    scene, bids = stage.scene, stage.scene.desk.bids
    order = [hand.seat for hand in bids.hands] or list(range(len(event.bids)))
    bids.count([Hand(seat, True, event.bids[seat]) for seat in order], event.price)
    scene.desk.raise_bids(scene.plan)
    for seat, money in enumerate(event.money):
        stage.on_landing(lambda seat=seat, money=money: stage.pay(seat, money))  # type: ignore[misc]
    raised: list[QAbstractAnimation | int] = []
    for number in range(len(order)):
        raised.append(glide(bids, "raised", number + 1.0, stage.duration(RAISE), QEasingCurve.Type.OutBack))
        raised.append(stage.duration(RAISE // 3))
    return [one_after_the_other(*raised, stage.duration(2 * SHOWN))]


def plant_used(stage: Stage, event: events.PlantUsed) -> Animations:
    """The plant starts, large before the houses, and the bird comes back into the green."""
    scene = stage.scene
    scene.desk.show_row()
    plant, town = scene.plants[event.plant], scene.plan.town
    stage.on_landing(lambda: plant.show_plant(False, False, plant.price))
    stage.on_landing(lambda: scene.show_marker(event.after))
    item = PlantPicture(event.plant)
    large, small = town.height() * _PLANT / item.SIZE.height(), plant.rect.width() / item.SIZE.width()
    item.setPos(plant.pos())
    item.setScale(small)
    stage.add(item, FLYING_Z)
    middle = QPointF(town.center().x(), town.bottom() - town.height() * (_PLANT / 2 + 0.03))
    came = _grown(stage, item, middle, large)
    starts = one_after_the_other(
        *(glide(item, "scale", large * share, stage.duration(START // 4)) for share in (1.06, 1.0, 1.06, 1.0))
    )
    walk = stage.walk(event.before, event.after)
    glow = one_after_the_other(*(glide(plant, "glow", share, stage.duration(START)) for share in (1.0, 0.0)))
    return [one_after_the_other(came, starts, walk, _grown(stage, item, plant.pos(), small)), glow]


def _grown(stage: Stage, item: QGraphicsObject, goal: QPointF, size: float) -> QAbstractAnimation:
    """Fly somewhere and be of another size there."""
    together = QParallelAnimationGroup()
    together.addAnimation(glide(item, "pos", goal, stage.duration(2 * FLIGHT)))
    together.addAnimation(glide(item, "scale", size, stage.duration(2 * FLIGHT)))
    return together


def blacked_out(stage: Stage, event: events.BlackedOut) -> Animations:
    """The lights fail, and fail again, and go out; candles appear."""
    scene = stage.scene
    scene.desk.show_row()
    stage.on_landing(lambda: scene.show_marker(event.field, is_blackout=True))
    out = one_after_the_other(
        stage.flicker(5),
        glide(scene.board, "darkness", 1.0, stage.duration(OUT), QEasingCurve.Type.InOutQuad),
        stage.duration(DARK),
    )
    return [out, stage.sway(8)]
