"""What a person can do at the table of Station Six apart from an action: take cards and discard them."""

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from enix_desktop.app.play.table_driver import Decision
from enix_desktop.games.station.components import Card
from enix_desktop.games.station.moves import Move, Take
from enix_desktop.games.station.refusals import Refusal
from enix_desktop.games.station.view import View
from enix_desktop.ui.station.table.draft import DiscardDraft, Draft, card_spots
from enix_desktop.ui.station.table.modes_words import confirm_text, said, with_key
from enix_desktop.ui.station.table.scene import StationScene
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.station.words import cards_name
from enix_desktop.ui.table.actions import Action
from enix_desktop.ui.table.cursor import ENTER, TableCursor
from enix_desktop.ui.table.mode import ModeHost, PointedMode, digit
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spots import Spot

BACK = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class Desk(ModeHost, Protocol):
    """What a mode works with."""

    scene: StationScene
    names: PlayerNames
    cursor_ring: TableCursor

    def refuse_all(self, text: Callable[[], str], refusal: Refusal | None) -> None:
        """Say why nothing of a kind can be done; *refusal* is an example, if there is one."""


def confirm_button(draft: Draft, confirm: Callable[[], None], is_ready: bool) -> Action:
    """The main button: it decides as *draft* says."""
    text = confirm_text(draft)
    return Action(text, confirm, True, is_ready, "confirm", tip=with_key(text, said("tip.enter")))


class StationMode(PointedMode):
    """What all modes share; it ignores everything."""

    def __init__(self, desk: Desk, decision: Decision) -> None:
        super().__init__()
        self.desk, self.scene = desk, desk.scene
        self.view: View = decision.view
        self.seat: int = decision.seat

    @property
    def player(self) -> str:
        return self.desk.names.player(self.seat)

    def judge(self, move: Move) -> Refusal | None:
        """What the rules have against *move*."""
        refusal: Refusal | None = self.desk.refusal(move)
        return refusal

    def leave(self) -> None:
        self.scene.clear_marks()

    def card_at(self, position: int) -> Card | None:
        """The card at a *position* of the hand as it is sorted now."""
        cards = list(self.scene.hand.cards)
        return cards[position] if 0 <= position < len(cards) else None


class TakeMode(StationMode):
    """Take one card, from the display or the pile (N6)."""

    def enter(self) -> None:
        self.scene.clear_marks()
        self.scene.offer([spot for group in self.spots() for spot in group])
        self.desk.say(said("prompt.take", player=self.player, count=self.view.takes))
        actions = []
        if self.view.pile_size or self.view.discard:
            actions.append(Action(said("button.pile"), self._take_from_pile, name="pile"))
        self.desk.offer(actions)

    def spots(self) -> Sequence[Sequence[Spot]]:
        positions = [position for position, card in enumerate(self.view.display) if card is not None]
        return [[*(Spot(Group.DISPLAY, position) for position in positions), Spot(Group.PILE, 0)]]

    def on_choose(self, spot: Spot, is_enter: bool) -> None:
        if spot.group in (Group.DISPLAY, Group.PILE):
            move = Take(spot.key if spot.group is Group.DISPLAY else None)
            refusal = self.judge(move)
            if refusal is None:
                self.desk.decide(move)
            else:
                self.desk.refuse(refusal, move)

    def on_key(self, event: QKeyEvent) -> bool:
        """Digits count the display from the left, and then the pile."""
        position, shown = digit(event), len(self.view.display)
        if not 0 <= position <= shown:
            return False
        self.on_choose(Spot(Group.DISPLAY, position) if position < shown else Spot(Group.PILE, 0), True)
        return True

    def _take_from_pile(self) -> None:
        self.on_choose(Spot(Group.PILE, 0), True)


class DiscardMode(StationMode):
    """Choose the cards that are too many, then confirm (N3, U4)."""

    def __init__(self, desk: Desk, decision: Decision) -> None:
        super().__init__(desk, decision)
        self.draft = DiscardDraft(self.view, self.seat)

    @property
    def _is_full(self) -> bool:
        return len(self.draft.cards) == self.draft.number

    def enter(self) -> None:
        draft = self.draft
        self.scene.clear_marks()
        self.scene.choose(draft.chosen)
        self.scene.offer(() if self._is_full else card_spots(draft.hand))
        if self._is_full:
            cards = cards_name(draft.cards, self.view.table.components)
            self.desk.say(said("prompt.discard-ready", player=self.player, cards=cards))
        else:
            facts = {"chosen": len(draft.cards), "number": draft.number}
            self.desk.say(said("prompt.discard", player=self.player, **facts))
        self.desk.offer([confirm_button(draft, self.confirm, self._is_full)])

    def spots(self) -> Sequence[Sequence[Spot]]:
        return [card_spots(self.scene.hand.cards)]

    def on_choose(self, spot: Spot, is_enter: bool) -> None:
        """Choose a card, or take it back; Enter at a chosen one confirms when there are enough."""
        if is_enter and self._is_full and spot in self.draft.chosen:
            self.confirm()
            return
        draft = self.draft.press(spot)
        if draft is None:
            return
        if len(draft.cards) > draft.number:
            assert draft.move is not None
            self.desk.refuse(self.judge(draft.move), draft.move)
            return
        self.draft = draft
        self.enter()

    def can_drag(self, spot: Spot) -> bool:
        return spot.group is Group.HAND

    def on_drop(self, source: Spot, target: Spot | None) -> None:
        """Anywhere but back into the hand."""
        if target is not None and target.group is not Group.HAND and source not in self.draft.chosen:
            self.on_choose(source, False)

    def on_key(self, event: QKeyEvent) -> bool:
        """Digits are cards, Enter confirms."""
        card = self.card_at(digit(event))
        if card is not None:
            self.on_choose(Spot(Group.HAND, card), False)
            return True
        if event.key() in BACK:
            return self.let_go()
        if event.key() in ENTER and self._is_full:
            self.confirm()
            return True
        return False

    def let_go(self) -> bool:
        if not self.draft.cards:
            return False
        self.draft = DiscardDraft(self.view, self.seat, self.draft.cards[:-1])
        self.enter()
        return True

    def about(self, spot: Spot) -> str:
        return said("about.chosen") if spot in self.draft.chosen else ""

    def confirm(self) -> None:
        if self.draft.move is not None:
            self.desk.decide(self.draft.move)
