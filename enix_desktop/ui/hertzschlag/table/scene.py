"""The whole table of Hertzschlag in one scene. It shows views and previews, and reports clicks and drags."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsSceneHelpEvent

from enix_desktop.engine.rules import EVERYBODY, Seat
from enix_desktop.games.hertzschlag.faces import Card
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.scoring import goal_progress
from enix_desktop.games.hertzschlag.table import Table
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.ui.hertzschlag.art.ground import paint_ground
from enix_desktop.ui.hertzschlag.table.bids_item import hands_of
from enix_desktop.ui.hertzschlag.table.items_scene import ItemsScene
from enix_desktop.ui.hertzschlag.table.labels import said
from enix_desktop.ui.hertzschlag.table.plan import GAP, Needs, TablePlan
from enix_desktop.ui.hertzschlag.table.row_item import laid_of
from enix_desktop.ui.hertzschlag.table.standing import standing_of
from enix_desktop.ui.hertzschlag.words import goal_name
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.player_names import PlaceNames
from enix_desktop.ui.widgets.theme import current_theme
from enix_desktop.ui.widgets.tooltips import show_tip

PAUSE = 60
"""Milliseconds between two pictures that are prepared."""
HOUSES, NARROW_RECAP = 0.36, 0.4
"""How much of the height of the town are houses, and of its width a recap that tells little."""
FRAME = 2
"""How far the frame of something that can be chosen reaches beyond it."""
TIP_WIDTH, TIP_BELOW = 720, 20
"""How wide a tip is at most, and how far below its place Qt shows it."""


class HertzschlagScene(ItemsScene):
    """Gives every item its room, and shows views; coordinates are pixels of the view."""

    def __init__(self, table: Table, names: Sequence[str], looks: Sequence[PawnLook]) -> None:
        super().__init__(table, names, looks)
        self.place_names = PlaceNames(names)
        self.view_shown: View | None = None
        self._size = QSizeF(1024, 660)
        self._distances: list[int] = []
        """From 50 Hz, for which the town is still to be painted at this size."""
        self._preparing = QTimer(self, interval=PAUSE)
        self._preparing.timeout.connect(self._prepare)
        self.front: Seat = EVERYBODY
        """Who sits at the bottom, with the hand in sight; EVERYBODY if nobody does."""
        self.played: list[tuple[Card, ...]] = [()] * table.seats
        """The displays as they are shown now, also while something is being shown."""

    @property
    def shows_hand(self) -> bool:
        """Whether somebody looks alone; else nobody's hand is shown."""
        return self.front != EVERYBODY

    @property
    def plan(self) -> TablePlan:
        """Which part of the window belongs to what."""
        return TablePlan(self._size, Needs(self.table.seats, has_hand=self.shows_hand))

    @property
    def board_room(self) -> QRectF:
        return self.plan.board

    @property
    def prompt_room(self) -> QRectF:
        return self.plan.prompt

    @property
    def hint_room(self) -> QRectF:
        """Prompt and narration: nothing that a hint is about lies there."""
        return self.plan.prompt.united(self.plan.narration)

    @property
    def hint_limit(self) -> float:
        """The desk with the frames of what can be chosen there."""
        return self.plan.desk.bottom() + FRAME

    @property
    def button_room(self) -> QRectF:
        return self.plan.buttons

    @property
    def recap_room(self) -> QRectF:
        plan = self.plan
        room = plan.board
        if self.tray.isVisible():
            room.setBottom(plan.tray.top() - GAP)
        return room

    def recap_place(self, height_for: Callable[[int], int]) -> QRectF | None:
        """Over the houses, or else beside the town, so that scale and bird stay in sight."""
        room = self.recap_room.intersected(self.plan.town).adjusted(GAP, GAP, -GAP, -GAP)
        houses = room.height() * HOUSES
        wide = round(room.width() * NARROW_RECAP)
        while height_for(wide) > houses and wide < room.width():
            wide += 8
        if height_for(wide) > houses and not self.plan.beside.isEmpty():
            room, wide = self.plan.beside, round(self.plan.beside.width())
            while height_for(wide) > room.height() and wide < 2 * room.width():
                wide += 8
        wide = min(wide, round(2 * room.width()))
        high = min(float(height_for(wide)), room.height())
        return QRectF(room.left(), room.bottom() - high, wide, high)

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """What a card says lies above the hand, where no card is covered."""
        under = [item for item in self.items(event.scenePos()) if item in self.hand.cards.values()]
        if not under:
            super().helpEvent(event)
            return
        above = self.plan.prompt.top() - event.scenePos().y() - TIP_BELOW
        place = event.screenPos() + QPoint(-TIP_WIDTH // 2, round(above))
        show_tip(place, under[0].toolTip(), event.widget(), TIP_WIDTH)

    def resize(self, size: QSizeF) -> None:
        """Use the whole of a window of this *size*."""
        self._size = size
        self.setSceneRect(QRectF(QPointF(0, 0), size))
        self.arrange()

    def arrange(self) -> None:
        """Give everything its room: the viewer at the bottom, the others at the left in seat order."""
        plan = self.plan
        self.board.set_rect(plan.town)
        for item in (self.bird, self.readout, self.way):
            item.arrange()
        side = max(44.0, plan.town.height() * 0.13)
        self.clock.set_rect(QRectF(plan.town.left() + 10, plan.town.top() + 10, side, side))
        self.desk.set_rect(plan.desk)
        self.rounds.set_rect(plan.rounds)
        self.page.set_rect(plan.event)
        self.facts.set_rect(plan.facts)
        for plant, rect in zip(self.plants, plan.plants, strict=True):
            plant.set_rect(rect)
        self.goal.set_rect(plan.goal)
        self._arrange_players(plan)
        self._distances = list(range(self.table.components.track.highest + 1))
        if self.hand.duration(PAUSE) > 0:  # where nothing moves there is nothing to prepare for
            self._preparing.start()
        self.rearranged.emit()

    def _prepare(self) -> None:
        """Paint one more town while nothing else happens: it takes longer than a picture may."""
        views = self.views()
        if self.is_moving() or not views:
            return
        if self._distances:
            self.board.prepare(self._distances.pop(0), views[0].devicePixelRatioF())
        else:
            self._preparing.stop()

    def _arrange_players(self, plan: TablePlan) -> None:
        viewer = self.front if self.shows_hand else None
        first = 0 if viewer is None else viewer + 1
        seats = [(first + step) % self.table.seats for step in range(self.table.seats)]
        for seat, rect in zip((seat for seat in seats if seat != viewer), plan.places, strict=True):
            self.places[seat].set_rect(rect)
        if viewer is not None:
            self.places[viewer].set_rect(plan.own_place)
            self.hand.set_rect(plan.hand)
        self.hand.setVisible(viewer is not None)
        self.tray.set_room(plan.tray)

    def show_view(self, view: View) -> None:
        """Show exactly what *view* says."""
        turned = self.front != view.seat or self.view_shown is None
        self.view_shown, self.front = view, view.seat
        if turned:
            self.arrange()
        self.show_marker(view.marker, view.has_blackout)
        self.rounds.show_round(view.round)
        self.page.show_event(view.shown[-1] if view.shown else None)
        self.facts.show_facts(view.calm, view.pile_size)
        is_bidding = view.phase in (Phase.PLEDGE, Phase.BID)
        for plant in self.plants:
            is_needed = is_bidding and view.needed is plant.plant
            plant.show_plant(view.plants[plant.plant], is_needed, view.price)
        self.played = list(view.displays)
        self._show_desk(view)
        self._show_goal(view)
        if self.shows_hand:
            self.hand.show_hand(view)
        else:
            self.hand.show_cards(())
        for seat, place in enumerate(self.places):
            place.set_name(self.place_names.at(seat, view.seat))
            place.show_standing(standing_of(view, seat))
        self.frame_players()
        self.mark()

    def _show_desk(self, view: View) -> None:
        self.desk.row.show_cards(*laid_of(view))
        is_bidding = view.phase is Phase.BID
        self.desk.bids.show_hands(hands_of(view) if is_bidding else (), view.price)
        if is_bidding:
            self.desk.show_bids()
        else:
            self.desk.show_row()

    def show_marker(self, field: int, is_blackout: bool = False) -> None:
        """Let the bird sit on *field*, at once, and the town be as bright as that allows."""
        self.bird.sit(field)
        self.board.show_field(field, is_blackout)
        self.readout.show_field(field)
        self.readout.setVisible(not is_blackout)  # it needs power, too

    def _show_goal(self, view: View) -> None:
        if view.goal is None:
            self.goal.show_goals("", ())
            return
        seat, table = view.seat, view.table
        goals = table.components.goals[view.goal].goals
        facts = view.displays[seat], view.money[seat], view.marker
        progress = [(goal, goal_progress(table, goal, *facts)) for goal in goals]
        self.goal.show_goals(goal_name(view.goal, table.components), progress)

    def frame_players(self) -> None:
        view = self.view_shown
        in_turn = None if view is None or len(view.to_move) != 1 else view.to_move[0]
        for seat, place in enumerate(self.places):
            place.set_framed(self.is_framed(seat, in_turn))

    def peek(self, view: View) -> None:
        """Lay the hand of *view* over the board and open the letter; everything else stays as it is."""
        self.tray.hand.show_hand(view)
        self.tray.lay_out(view.hand, said("hand.own", count=len(view.hand)))
        self._show_goal(view)

    def end_peek(self, view: View) -> None:
        self.tray.put_away()
        self._show_goal(view)

    def paint_ground(self, painter: QPainter, room: QRectF) -> None:
        """The sky around the town."""
        paint_ground(painter, room, current_theme.theme)

    def retranslate(self) -> None:
        """Use the current language."""
        if self.view_shown is not None:
            for seat, place in enumerate(self.places):
                place.set_name(self.place_names.at(seat, self.view_shown.seat))
            self._show_goal(self.view_shown)
        self.repaint_all()
