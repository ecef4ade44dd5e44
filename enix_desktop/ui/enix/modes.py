"""What a person can do at the table in each phase. A mode turns clicks into moves; the rules decide."""

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from enix_desktop.app.play.table_driver import Decision
from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import Card, cards_of
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import (
    END_GAME,
    PASS,
    EndGame,
    LayCard,
    Move,
    PlayEnix,
)
from enix_desktop.games.enix.refusals import Refusal
from enix_desktop.games.enix.view import View
from enix_desktop.ui.enix.prompts import Prompts
from enix_desktop.ui.enix.spots import Group
from enix_desktop.ui.enix.table_scene import TableScene
from enix_desktop.ui.table.actions import Action
from enix_desktop.ui.table.mode import Mode, digit
from enix_desktop.ui.table.spots import Spot

DRAG_DISTANCE = 12
"""Pixels after which a press on a card is a drag."""


class Desk(Protocol):
    """What a mode works with."""

    scene: TableScene
    prompts: Prompts
    route: tuple[Energy, ...]
    """Tiles still to be visited on a way that was chosen before."""

    @property
    def assistance(self) -> bool:
        """Whether costs and ways are shown."""

    def say(self, text: str, is_refusal: bool = False) -> None:
        """Show *text* in the prompt line."""

    def offer(self, actions: Sequence[Action]) -> None:
        """Show these buttons."""

    def decide(self, move: Move) -> None:
        """Make a move."""

    def refusal(self, move: Move) -> Refusal | None:
        """What the rules have against a move."""

    def refuse(self, refusal: Refusal, move: Move | None = None) -> None:
        """Say why *move* is refused; `ask_why` explains it."""

    def duration(self, milliseconds: int) -> int:
        """So many *milliseconds* at the chosen speed."""

    def confirm_end(self, view: View, end: Callable[[], None]) -> None:
        """Ask once whether to *end* the game with the hand of this view."""


class EnixMode(Mode):
    """What can be pressed on the ENIX table; the modes below answer to what concerns them."""

    seat: Seat

    def __init__(self, desk: Desk, decision: Decision) -> None:
        super().__init__()
        self.desk = desk
        self.scene = desk.scene
        self.prompts = desk.prompts
        self.moves: Sequence[Move] = decision.moves
        self.view: View = decision.view
        self.seat = decision.seat
        """Who decides; at the public table the view is everybody's."""

    def leave(self) -> None:
        self.scene.clear_marks()

    def refuse(self, move: Move) -> None:
        """Say what the rules have against *move*."""
        refusal = self.desk.refusal(move)
        if refusal is not None:
            self.desk.refuse(refusal, move)

    def on_card(self, card: Card) -> None:
        """A card of the hand was clicked."""

    def on_stack(self, position: int) -> None:
        """A stack was clicked."""

    def on_tile(self, energy: Energy) -> None:
        """A tile was pressed."""

    def on_tile_hover(self, energy: Energy, is_over: bool) -> None:
        """The mouse came over a tile or left it."""

    def on_place(self, seat: Seat, energy: Energy | None) -> None:
        """A player's place, or a back in it, was clicked."""

    def on_cap_home(self) -> None:
        """The place beside the board was clicked."""

    def on_table(self, point: QPointF) -> None:
        """Beside the board is the place of the cap."""
        if self.scene.plan.cap_home.contains(point):
            self.on_cap_home()

    def on_choose(self, spot: Spot, is_enter: bool) -> None:
        """A click there, where nothing else is said."""
        match spot.group:
            case Group.HAND:
                self.on_card(spot.key)
            case Group.BOARD:
                self.on_tile(spot.key)
            case Group.STACKS:
                self.on_stack(spot.key)
            case Group.PLACES:
                self.on_place(*spot.key)


class LayMode(EnixMode):
    """Choose a card to lay (R1, O2), or end the game (R2)."""

    def enter(self) -> None:
        """Offer the cards that may be laid."""
        self._selected: Card | None = None
        self._pressed_at: QPointF | None = None
        self._is_dragged = False
        self._layable = {move.card for move in self.moves if isinstance(move, LayCard)}
        self._show()

    def refresh(self) -> None:
        """Others lay their cards meanwhile; what is selected stays so."""
        self._show()

    def _show(self) -> None:
        for card, item in self.scene.hand.cards.items():
            may = card in self._layable
            item.set_dimmed(not may)
            item.set_glow("chosen" if card == self._selected else "may" if may else None)
            item.set_lifted(card == self._selected)
        seat, tied = self.seat, self.view.contenders
        may_end = any(isinstance(move, EndGame) for move in self.moves)
        self.desk.say(self.prompts.compete(seat, tied) if tied else self.prompts.lay(seat, may_end))
        actions = []
        if may_end:
            actions.append(Action(self.prompts.end_button(self._score()), self._end, name="end"))
        enabled = self._selected is not None
        actions.append(Action(self.prompts.lay_button(), self._lay, True, enabled, name="lay"))
        self.desk.offer(actions)

    def _score(self) -> int:
        return self.scene.own_total(self.view)

    def on_card(self, card: Card) -> None:
        """Select a card; the same card again lays it."""
        if card not in self._layable:
            self._pressed_at = None  # it is not the selected card that is held
            self.refuse(LayCard(card))
            return
        if card == self._selected:
            self._lay()
            return
        self._selected = card
        self._show()

    def on_table(self, point: QPointF) -> None:
        """A drag may begin here."""
        self._pressed_at, self._is_dragged = point, False

    def on_pointer(self, point: QPointF) -> None:
        """Drag the selected card."""
        if self._pressed_at is None or self._selected is None:
            return
        hand, item = self.scene.hand, self.scene.hand.cards[self._selected]
        if not self._is_dragged:
            is_held = item.sceneBoundingRect().contains(self._pressed_at)
            self._is_dragged = is_held and (point - self._pressed_at).manhattanLength() >= DRAG_DISTANCE
        if self._is_dragged:
            item.setPos(hand.mapFromScene(point))

    def on_release(self, point: QPointF) -> None:
        """A card let go outside the hand is laid; else it goes back, and stays selected."""
        was_dragged, self._is_dragged, self._pressed_at = self._is_dragged, False, None
        if was_dragged and not self.scene.plan.hand.contains(point):
            self._lay()
        elif was_dragged:
            self.scene.hand.show_cards(list(self.scene.hand.cards))

    def _lay(self) -> None:
        if self._selected is not None:
            self.desk.decide(LayCard(self._selected))

    def _end(self) -> None:
        self.desk.confirm_end(self.view, lambda: self.desk.decide(END_GAME))

    def on_key(self, event: QKeyEvent) -> bool:
        """Digits pick cards, Enter lays, Esc lets go, E ends the game."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._selected is not None:
            self._lay()
            return True
        if event.key() == Qt.Key.Key_Escape and self.let_go():
            return True
        if event.key() == Qt.Key.Key_E:
            self._try_to_end()
            return True
        cards = list(self.scene.hand.cards)
        if 0 <= digit(event) < len(cards):
            self.point_at(Group.HAND, cards[digit(event)])
            self.on_card(cards[digit(event)])
            return True
        return False

    def let_go(self) -> bool:
        """No card is selected any more."""
        was_selected, self._selected = self._selected is not None, None
        if was_selected:
            self._show()
        return was_selected

    def _try_to_end(self) -> None:
        if END_GAME in self.moves:
            self._end()
        else:
            self.refuse(END_GAME)

    def spots(self) -> Sequence[Sequence[Spot]]:
        """The whole hand: about a card that cannot be laid one learns why."""
        cards = sorted(self.scene.hand.cards, key=lambda card: card not in self._layable)
        return [[Spot(Group.HAND, card) for card in cards]]

    def on_cursor(self, spot: Spot, is_there: bool) -> None:
        """A card that the cursor comes to is selected, if it can be laid."""
        if is_there:
            self._selected = spot.key if spot.key in self._layable else None
            self._show()
            if self._selected is None:
                self.refuse(LayCard(spot.key))

    def on_choose(self, spot: Spot, is_enter: bool) -> None:
        """Lay what is selected, wherever the cursor is."""
        self.on_card(spot.key if self._selected is None else self._selected)


class InterruptMode(EnixMode):
    """Play an ENIX card (X1), or after all not."""

    def enter(self) -> None:
        """Offer the ENIX cards of the hand and the places for the cap."""
        cards = list(cards_of(self.view.hand & self.view.table.components.enix_cards))
        self._cards = cards
        self._selected = cards[0] if cards else None
        self._show()

    def refresh(self) -> None:
        """What is selected stays so."""
        self._show()

    def _show(self) -> None:
        for card, item in self.scene.hand.cards.items():
            item.set_dimmed(card not in self._cards)
            item.set_glow("chosen" if card == self._selected else "may" if card in self._cards else None)
            item.set_lifted(card == self._selected)
        if self._selected is not None:
            for energy, tile in self.scene.board.tiles.items():
                tile.set_glow(None if energy == self.view.cap else "may")
        holds, cap_lies = bool(self._cards), self.view.cap is not None
        self.desk.say(self.prompts.interrupt(self.seat, holds, cap_lies))
        refrain = self.prompts.not_now() if holds else self.prompts.go_on()
        actions = [Action(refrain, lambda: self.desk.decide(PASS), not holds, name="pass")]
        if holds and cap_lies:
            actions.append(Action(self.prompts.cap_off(), self.on_cap_home, True, name="cap_off"))
        self.desk.offer(actions)

    def on_card(self, card: Card) -> None:
        if card in self._cards:
            self._selected = card
            self._show()
        else:
            self.refuse(PlayEnix(card, None))

    def on_tile(self, energy: Energy) -> None:
        if self._selected is not None:
            self.desk.decide(PlayEnix(self._selected, energy))

    def on_cap_home(self) -> None:
        if self._selected is not None:
            self.desk.decide(PlayEnix(self._selected, None))

    def on_key(self, event: QKeyEvent) -> bool:
        """Esc or N says no, Delete or 0 takes the cap off, digits pick cards."""
        cards = list(self.scene.hand.cards)
        match event.key():
            case Qt.Key.Key_Escape | Qt.Key.Key_N:
                self.desk.decide(PASS)
            case Qt.Key.Key_Delete | Qt.Key.Key_0:
                self.on_cap_home()
            case _ if 0 <= digit(event) < len(cards):
                self.on_card(cards[digit(event)])
            case _:
                return False
        return True

    def spots(self) -> Sequence[Sequence[Spot]]:
        """The tiles, if there is a card to be played, and the ENIX cards of the hand."""
        tiles = [energy for energy in self.scene.board.tiles if energy != self.view.cap]
        capped = [] if self.view.cap is None else [self.view.cap]
        board = [Spot(Group.BOARD, energy) for energy in (*tiles, *capped)]
        cards = [Spot(Group.HAND, card) for card in self._cards]
        return [board, cards] if cards else []

    def on_cursor(self, spot: Spot, is_there: bool) -> None:
        """A card that the cursor comes to is the one to be played."""
        if is_there and spot.group is Group.HAND:
            self.on_card(spot.key)
