"""Cards on their way: laid, turned over, paid for, passed on and drawn."""

from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation, QPointF

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.moves import Place
from enix_desktop.ui.hertzschlag.table.animation_stage import (
    COIN,
    FLIGHT,
    LIT,
    SHOWN,
    STAGGER,
    TURN,
    Animations,
    Stage,
)
from enix_desktop.ui.hertzschlag.table.row_item import Laid, Side
from enix_desktop.ui.hertzschlag.table.standing import counted
from enix_desktop.ui.table.animation import glide, one_after_the_other
from enix_desktop.ui.table.shapes import CARD_WIDTH

_LARGE = 1.9
"""How many times larger a card is while everybody looks at it."""


def laid(stage: Stage, event: events.CardLaid) -> Animations:
    """A card flies from the hand to its place in the row, face down."""
    row, seat = stage.scene.desk.row, event.seat
    stage.scene.desk.show_row()
    if seat not in [each.seat for each in row.cards] or row.of(seat).side is not Side.NONE:
        row.show_cards([Laid(other) for other in stage.scene.table.order(stage.view.order[0])], False)
    stage.change(seat, has_laid=True)
    if stage.scene.desk.is_held:
        return ()  # somebody still chooses there
    item = stage.card(event.card, stage.leave_hand(seat, event.card), is_face_up=False)
    stage.on_landing(lambda: row.show_card(Laid(seat, Side.DOWN)))
    return [stage.fly(item, row.card_spot(seat))]


def places_shown(stage: Stage, event: events.PlacesShown) -> Animations:
    """All cards lie there, and everybody sees who takes income."""
    stage.scene.desk.show_row()
    row = stage.scene.desk.row
    row.show_cards([Laid(seat, Side.DOWN, place=event.places[seat]) for seat in event.order], False)
    return [QPauseAnimation(stage.duration(LIT))]


def income_taken(stage: Stage, event: events.IncomeTaken) -> Animations:
    """The card leaves the game, and money comes."""
    row, seat = stage.scene.desk.row, event.seat
    field = stage.scene.board.field
    start = row.card_spot(seat)
    item = stage.card(None, start, is_face_up=False)
    row.show_card(Laid(seat, Side.INCOME, None, Place.INCOME, field, field))
    stage.change(seat, has_laid=False)
    stage.on_landing(lambda: stage.pay(seat, event.money))
    gone = glide(item, "opacity", 0.0, stage.duration(FLIGHT))
    return [gone, stage.waits(FLIGHT // 2, stage.money(seat, event.euro, start))]


def played(stage: Stage, event: events.CardPlayed) -> Animations:
    """The card rises, is turned over large, and lies open in the row; its cost is paid."""
    scene, seat = stage.scene, event.seat
    row, field = scene.desk.row, scene.board.field
    start = row.card_spot(seat)
    item = stage.card(event.card, start, is_face_up=False)
    row.show_card(Laid(seat, Side.NONE, place=Place.ACTION))
    seen = scene.plan.town.center()
    seen.setY(scene.plan.town.bottom() - scene.plan.town.height() * 0.22)
    small = item.scale()
    stage.on_landing(lambda: row.show_card(Laid(seat, Side.UP, event.card, Place.ACTION, field, field)))
    stage.on_landing(lambda: _joined(stage, seat, event))
    way = one_after_the_other(stage.fly(item, seen), stage.duration(TURN + SHOWN), stage.fly(item, start))
    size = one_after_the_other(
        glide(item, "scale", _LARGE * small, stage.duration(FLIGHT)),
        stage.duration(TURN + SHOWN),
        glide(item, "scale", small, stage.duration(FLIGHT)),
    )
    turned = stage.waits(FLIGHT, glide(item, "flip", 1.0, stage.duration(TURN)))
    shown: list[QAbstractAnimation] = [way, size, turned]
    if event.cost:
        shown.append(stage.waits(FLIGHT + TURN, stage.money(seat, -event.cost)))
    return shown


def _joined(stage: Stage, seat: Seat, event: events.CardPlayed) -> None:
    """The card counts from here on (P3)."""
    scene = stage.scene
    scene.played[seat] = (*scene.played[seat], event.card)
    cards, income, footprint = counted(scene.table, scene.played[seat])
    stage.change(seat, has_laid=False, cards=cards, income=income, footprint=footprint)
    stage.pay(seat, event.money)


def moved(stage: Stage, event: events.MarkerMoved) -> Animations:
    """The bird walks step by step, and the money of each threshold is seen as it is crossed."""
    row, seat = stage.scene.desk.row, event.seat
    stage.on_landing(lambda: stage.scene.show_marker(event.after))
    stage.on_landing(lambda: stage.pay(seat, event.money))
    stage.on_landing(lambda: row.show_card(replace(row.of(seat), after=event.after)))
    walk = stage.walk(event.before, event.after, seat, event.crossings)
    shown = [one_after_the_other(walk, stage.sway(event.after))]
    if abs(event.after) > abs(event.before):
        shown.append(stage.flicker(1 + abs(event.after) // 3))
    return shown


def cash_paid(stage: Stage, event: events.CashPaid) -> Animations:
    """Everybody gets money from the card."""
    start = stage.scene.desk.row.card_spot(event.seat)
    shown = []
    for index, (seat, gain) in enumerate(enumerate(event.gains)):
        shown.append(stage.waits(STAGGER * index, stage.money(seat, gain, start)))
        stage.on_landing(lambda seat=seat: stage.pay(seat, event.money[seat]))  # type: ignore[misc]
    return shown


def hands_passed(stage: Stage, event: events.HandsPassed) -> Animations:
    """All hands go to the right at the same time."""
    scene, table = stage.scene, stage.scene.table
    flights: list[QAbstractAnimation] = []
    for seat, cards in enumerate(event.passed):
        to, count = table.right_of(seat), scene.table.numbers.hand - 1
        for index in range(count):
            card = None if cards is None or scene.front not in (seat, to) else cards[index]
            start = stage.leave_hand(seat, card if seat == scene.front else None)
            item = stage.card(card, start, is_face_up=seat == scene.front)
            goal = stage.hand_spot(to)
            if to == scene.front:  # side by side, so that they can be read
                goal += QPointF((index - (count - 1) / 2) * (CARD_WIDTH * item.scale() + 8), 0)
            flights.append(stage.waits(STAGGER * index, stage.fly(item, goal, 2 * FLIGHT)))
            if to == scene.front and card is not None:
                flights.append(stage.waits(STAGGER * index, glide(item, "flip", 1.0, stage.duration(FLIGHT))))
    new = event.passed[table.left_of(scene.front)] if scene.shows_hand else None
    if new is not None:
        stage.on_landing(lambda: scene.hand.show_cards(new))
    return flights


def drawn(stage: Stage, event: events.CardDrawn) -> Animations:
    """A card flies from the pile into a hand."""
    scene, facts, seat = stage.scene, stage.scene.facts, event.seat
    item = stage.card(event.card, facts.pile_spot(), is_face_up=False)
    facts.show_facts(facts.calm, max(0, facts.pile - 1))
    flights: list[QAbstractAnimation] = [stage.fly(item, stage.hand_spot(seat), COIN // 2)]
    if event.card is not None and seat == scene.front:
        flights.append(glide(item, "flip", 1.0, stage.duration(COIN // 2)))
        hand = sorted((*scene.hand.cards, event.card))
        stage.on_landing(lambda: scene.hand.show_cards(hand))
    return flights
