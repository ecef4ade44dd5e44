"""Taking, stealing and drawing cards (K1, K3, K4)."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import STOP, Refill, Steal, TakeCards
from enix_desktop.ui.enix.modes import EnixMode
from enix_desktop.ui.enix.spots import Group
from enix_desktop.ui.table.actions import Action
from enix_desktop.ui.table.mode import digit
from enix_desktop.ui.table.spots import Spot


class TakeMode(EnixMode):
    """Choose among the top cards of the energy reached (K1)."""

    def enter(self) -> None:
        """All are chosen to begin with."""
        self._takeable = max((move.stacks for move in self.moves if isinstance(move, TakeCards)), key=len)
        self._chosen = set(self._takeable)
        self._show()

    def refresh(self) -> None:
        """What is chosen stays so."""
        self._show()

    def _show(self) -> None:
        for position in self._takeable:
            is_chosen = position in self._chosen
            self.scene.stacks[position].set_glow("chosen" if is_chosen else "may")
            self.scene.stacks[position].set_lifted(is_chosen)
        seat, total = self.seat, self.scene.open_total(self.view, self.seat)
        self.desk.say(self.prompts.take(seat, self.view.pawns[seat], len(self._takeable), total))
        button = self.prompts.take_button(len(self._chosen))
        self.desk.offer([Action(button, self._take, True, name="take")])

    def on_stack(self, position: int) -> None:
        if position in self._takeable:
            self._chosen ^= {position}
            self._show()
        else:
            self.refuse(TakeCards((position,)))

    def _take(self) -> None:
        self.desk.decide(TakeCards(tuple(sorted(self._chosen))))

    def on_key(self, event: QKeyEvent) -> bool:
        """Enter takes, digits toggle stacks."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take()
            return True
        if 0 <= digit(event) < len(self.scene.stacks):
            self.point_at(Group.STACKS, digit(event))
            self.on_stack(digit(event))
            return True
        return False

    def let_go(self) -> bool:
        """All are chosen again, as in the beginning."""
        was_changed, self._chosen = self._chosen != set(self._takeable), set(self._takeable)
        if was_changed:
            self._show()
        return was_changed

    def spots(self) -> Sequence[Sequence[Spot]]:
        return [[Spot(Group.STACKS, position) for position in self._takeable]]

    def on_choose(self, spot: Spot, is_enter: bool) -> None:
        """Space takes or leaves one card; Enter takes what is chosen, as everywhere."""
        if is_enter:
            self._take()
        else:
            self.on_stack(spot.key)


class StealMode(EnixMode):
    """Choose whom to take a card from (K3, E3)."""

    def enter(self) -> None:
        """Offer the backs, or the whole hand where luck decides."""
        victims: dict[Seat, list[Energy]] = {}
        for move in self.moves:
            if isinstance(move, Steal):
                victims.setdefault(move.victim, [])
                if move.energy is not None:
                    victims[move.victim].append(move.energy)
        self._victims = victims
        for seat, energies in victims.items():
            self.scene.places[seat].set_pickable(energies, not energies)
        by_back = any(victims.values())
        self.desk.say(self.prompts.steal(self.seat, list(victims), by_back))
        self.desk.offer(self._actions() if STOP in self.moves else [])

    def _actions(self) -> list[Action]:
        """Where stealing is a choice, it is what most people want; the first victim has the button."""
        victim = next(iter(self._victims))
        stop = Action(self.prompts.steal_no_more(), lambda: self.desk.decide(STOP), name="stop")
        text = self.prompts.steal_from(victim)
        return [stop, Action(text, lambda: self.on_place(victim, None), True, name="steal")]

    def on_place(self, seat: Seat, energy: Energy | None) -> None:
        if seat in self._victims:
            self.desk.decide(Steal(seat, energy))
        else:
            self.refuse(Steal(seat, energy))

    def on_key(self, event: QKeyEvent) -> bool:
        """Digits pick among the possibilities in their order, S takes no card."""
        steals = [move for move in self.moves if isinstance(move, Steal)]
        if event.key() == Qt.Key.Key_S:
            self.desk.decide(STOP)
            return True
        if 0 <= digit(event) < len(steals):
            self.desk.decide(steals[digit(event)])
            return True
        return False

    def spots(self) -> Sequence[Sequence[Spot]]:
        """The backs, or the hands where luck decides."""
        steals = [move for move in self.moves if isinstance(move, Steal)]
        return [[Spot(Group.PLACES, (move.victim, move.energy)) for move in steals]]


class RefillMode(EnixMode):
    """Choose a stack to draw from (K4)."""

    def enter(self) -> None:
        """Offer the stacks that have cards."""
        self._stacks = [move.stack for move in self.moves if isinstance(move, Refill)]
        for position in self._stacks:
            self.scene.stacks[position].set_glow("may")
        missing = self.view.table.numbers.hand_size - sum(self.view.hand_energies[self.seat])
        self.desk.say(self.prompts.refill(self.seat, missing))
        self.desk.offer([])

    def on_stack(self, position: int) -> None:
        self.desk.decide(Refill(position))

    def on_key(self, event: QKeyEvent) -> bool:
        """Digits pick stacks."""
        if digit(event) in self._stacks:
            self.desk.decide(Refill(digit(event)))
            return True
        return False

    def spots(self) -> Sequence[Sequence[Spot]]:
        return [[Spot(Group.STACKS, position) for position in self._stacks]]
