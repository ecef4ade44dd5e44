"""What a person can do at the table of Sparks: bid, add, and light. A mode turns intents into moves."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent

from enix_desktop.app.play.clock import Hold, Stopwatch
from enix_desktop.app.play.table_driver import Decision
from enix_desktop.ui.table.actions import Action
from enix_desktop.ui.table.cursor import ENTER, TableCursor
from enix_desktop.ui.table.mode import Mode, ModeHost
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spots import Spot
from tests.toy.rules.moves import Bid, Light, Solve
from tests.toy.rules.table import FIELDS, LARGEST_ANSWER, MOST_SPARKS, TIME_LIMIT_MS, free_fields
from tests.toy.rules.view import View
from tests.toy.ui.scene import DELETE, Group, SparksScene
from tests.toy.ui.words import said

TICK = 100
"""Milliseconds between two looks at the clock."""
_DELETING = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class Desk(ModeHost, Protocol):
    """What a mode works with."""

    scene: SparksScene
    names: PlayerNames
    cursor_ring: TableCursor

    @property
    def holds(self) -> dict[Hold, bool]:
        """Why the time does not count, if it does not."""


class SparksMode(Mode):
    """What all modes of the game share."""

    def __init__(self, desk: Desk, decision: Decision) -> None:
        super().__init__()
        self.desk, self.scene = desk, desk.scene
        self.view: View = decision.view
        self.seat = decision.seat
        self.player = desk.names.player(decision.seat)

    def leave(self) -> None:
        """Remove what was shown."""
        self.scene.show_keys(())
        self.scene.offer_fields(())

    def on_choose(self, spot: Spot, is_enter: bool) -> None:
        """A number means something else in each mode; whoever chooses a field wants to light it."""
        if spot.group is Group.BOARD:
            self.desk.decide(Light(spot.key))
        else:
            self.on_face(spot.key, is_enter)

    def on_face(self, face: str, is_enter: bool) -> None:
        """One of the numbers was chosen."""

    def _typed(self, event: QKeyEvent) -> str:
        """The key of the table that a key of the keyboard means; the mouse or the arrows do the same."""
        face = DELETE if event.key() in _DELETING else event.text()
        return face if face in self.scene.keys and self.scene.keys[face].isVisible() else ""

    def on_key(self, event: QKeyEvent) -> bool:
        """Numbers are typed; then Enter confirms, wherever the ring was."""
        if face := self._typed(event):
            self.desk.cursor_ring.put_away()
            self.on_face(face, False)
            return True
        if event.key() in ENTER:
            self.confirm()
        return event.key() in ENTER

    def confirm(self) -> None:
        """Decide as it is chosen, if anything is."""


class BidMode(SparksMode):
    """Choose a bid, then confirm it (B1)."""

    _sparks: int | None = None

    def enter(self) -> None:
        """Offer all numbers: the rules say which is too high."""
        chosen = "" if self._sparks is None else str(self._sparks)
        self.scene.show_keys([str(sparks) for sparks in range(MOST_SPARKS + 1)], chosen)
        self.desk.say(said("prompt.bid", player=self.player))
        text = said("button.bid", sparks=chosen or "\N{HORIZONTAL ELLIPSIS}")
        self.desk.offer([Action(text, self.confirm, True, self._sparks is not None, "bid")])

    def spots(self) -> Sequence[Sequence[Spot]]:
        """The numbers."""
        return [[Spot(Group.KEYS, str(sparks)) for sparks in range(MOST_SPARKS + 1)]]

    def on_face(self, face: str, is_enter: bool) -> None:
        """Choose a number; choosing it again with Enter confirms it."""
        if is_enter and face == str(self._sparks):
            self.confirm()
            return
        bid = Bid(int(face))
        refusal = self.desk.refusal(bid)
        if refusal is not None:
            self.desk.refuse(refusal, bid)
        else:
            self._sparks = bid.sparks
            self.enter()

    def confirm(self) -> None:
        """Bid what is chosen."""
        if self._sparks is not None:
            self.desk.decide(Bid(self._sparks))

    def let_go(self) -> bool:
        """Choose nothing."""
        was_chosen, self._sparks = self._sparks is not None, None
        if was_chosen:
            self.enter()
        return was_chosen


class SolveMode(SparksMode):
    """Write the sum of two numbers while the clock runs (S1); while it does not, the question is hidden."""

    def __init__(self, desk: Desk, decision: Decision) -> None:
        super().__init__(desk, decision)
        self._answer = ""
        self.clock = Stopwatch()
        self._ticking = QTimer(desk.scene, interval=TICK)  # it must not outlive the table
        self._ticking.timeout.connect(self.tick)

    def enter(self) -> None:
        """Ask, and let the time count."""
        if not self._ticking.isActive():
            self.clock.start()
            self._ticking.start()
        self.scene.show_keys([*"0123456789", DELETE])
        self._show()

    def leave(self) -> None:
        """The question is gone."""
        self._ticking.stop()
        self._ticking.deleteLater()
        self.scene.question.ask("")
        super().leave()

    def tick(self) -> None:
        """Look at the clock, and whether it may run."""
        self._hold()
        if self.clock.read() > TIME_LIMIT_MS:
            self.desk.decide(Solve(None, self.clock.stop()))
        else:
            self._ask()

    def _hold(self) -> None:
        for why, holds in self.desk.holds.items():
            (self.clock.hold if holds else self.clock.release)(why)

    def _ask(self) -> None:
        first, second = self.view.numbers or (0, 0)
        text = f"{first} + {second} = {self._answer or '?'}" if self.clock.is_running else ""
        self.scene.question.ask(text, 1 - self.clock.read() / TIME_LIMIT_MS)

    def _show(self) -> None:
        self._hold()
        self._ask()
        self.desk.say(said("prompt.solve", player=self.player, seconds=TIME_LIMIT_MS // 1000))
        answer = said("button.answer", answer=self._answer or "\N{HORIZONTAL ELLIPSIS}")
        self.desk.offer(
            [
                Action(said("button.give-up"), self._give_up, name="give-up"),
                Action(answer, self.confirm, True, bool(self._answer), "answer"),
            ]
        )

    def spots(self) -> Sequence[Sequence[Spot]]:
        """The digits."""
        return [[Spot(Group.KEYS, face) for face in (*"0123456789", DELETE)]]

    def on_face(self, face: str, is_enter: bool) -> None:
        """Write a digit or delete one; nobody answers what cannot be seen."""
        if not self.clock.is_running:
            return
        wanted = self._answer[:-1] if face == DELETE else self._answer + face
        move = Solve(int(wanted or 0), self.clock.read())
        if int(wanted or 0) > LARGEST_ANSWER:
            self.desk.refuse(self.desk.refusal(move), move)
            return
        self._answer = wanted
        self._show()

    def on_key(self, event: QKeyEvent) -> bool:
        """G gives up."""
        if event.key() == Qt.Key.Key_G:
            self._give_up()
            return True
        return super().on_key(event)

    def confirm(self) -> None:
        """Answer with what is written."""
        if self._answer:
            self.desk.decide(Solve(int(self._answer), self.clock.read()))

    def _give_up(self) -> None:
        self.desk.decide(Solve(None, self.clock.read()))

    def let_go(self) -> bool:
        """Clear what was typed."""
        was_written, self._answer = bool(self._answer), ""
        if was_written:
            self._show()
        return was_written


class LightMode(SparksMode):
    """Light a free field (L1)."""

    def enter(self) -> None:
        """Show which are free."""
        self.scene.offer_fields(free_fields(self.view.board))
        self.desk.say(said("prompt.light", player=self.player))
        self.desk.offer([])

    def spots(self) -> Sequence[Sequence[Spot]]:
        """All fields: whoever tries one that is not free is told why."""
        return [[Spot(Group.BOARD, field) for field in FIELDS]]
