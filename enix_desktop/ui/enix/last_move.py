"""Show my last move: what whoever is looking did last, and what has happened since, marked step by step."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from enix_desktop.app.play.table_driver import TableDriver
from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enix import events
from enix_desktop.ui.enix.traces import Trace, traces

if TYPE_CHECKING:
    from enix_desktop.ui.enix.table_screen import TableScreen

EACH = 900
"""Milliseconds at normal speed until the next turn is marked, too."""


class LastMove(QObject):
    """Marks the last own turn and, one after the other, the turns since; what was told is all it knows."""

    def __init__(
        self,
        screen: "TableScreen",
        driver: TableDriver,
        say_again: Callable[[], object],
    ) -> None:
        """*say_again* tells what is to be done now."""
        super().__init__(screen)
        self._screen = screen
        self._marks, self._names = screen.scene.marks, screen.names
        self._driver, self._say, self._say_again = driver, screen.say, say_again
        self._duration = screen.duration
        self.is_open = False
        self._waiting: list[Trace] = []
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._show_next)

    def toggle(self) -> None:
        """Show it, or go back to the marks of the last move of all."""
        if self.is_open:
            self.hide()
            self._say_again()
        elif self._screen.isVisible():  # not behind a curtain
            self._show()

    def anew(self) -> None:
        """Somebody else is looking, or the game was opened: only the last move of all is marked."""
        self.is_open = False
        self._next.stop()
        self._waiting = []
        self._marks.anew(self._driver.told())

    def hide(self) -> None:
        """The game goes on: only the last move of all is marked."""
        if self.is_open:
            self.is_open = False
            self._next.stop()
            self._waiting = []
            self._marks.show_last()

    def _show(self) -> None:
        told, seat = self._driver.told(), self._driver.viewer
        turns = traces(told)
        self._screen.hints.on_action()  # a hint lies over the sentence
        own = max((index for index, turn in enumerate(turns) if turn.seat == seat), default=None)
        self.is_open = True
        self._say(self.sentence(told, seat))
        self._marks.show(() if own is None else (turns[own],))
        self._waiting = [turn for turn in turns[0 if own is None else own + 1 :] if not turn.is_empty]
        self._wait()

    def _wait(self) -> None:
        milliseconds = self._duration(EACH)
        if milliseconds > 0 and self._waiting:
            self._next.start(milliseconds)
        elif self._waiting:
            self._marks.show((*self._marks.shown, *self._waiting))
            self._waiting = []

    def _show_next(self) -> None:
        self._marks.show((*self._marks.shown, self._waiting.pop(0)))
        self._wait()

    def sentence(self, told: Sequence[Event], seat: Seat) -> str:
        """What *seat* did last and what happened since, in a few words."""
        turns = [(index, event) for index, event in enumerate(told) if isinstance(event, events.TurnBegan)]
        own = max((index for index, turn in turns if turn.seat == seat), default=None)
        if own is None:
            return self._joined([self.tr("You have not had a turn yet."), *self._others(told, seat)])
        end = min((index for index, _ in turns if index > own), default=len(told))
        return self._joined([*self._own(told[own:end], seat), *self._others(told[end:], seat)])

    def _own(self, turn: Sequence[Event], seat: Seat) -> list[str]:
        """The own turn: what was moved, where to, and how many cards it brought."""
        sentences = [text for text in map(self._about, turn) if text]
        goals = [event for event in turn if isinstance(event, (events.PawnJumped, events.PawnCrossed))]
        if goals:
            sentences.append(
                self.tr("You went to {energy}.").format(energy=self._names.energy(goals[-1].target))
            )
        cards = sum(_gained(event, seat) for event in turn)
        if cards > 0:
            sentences.append(self.tr("You got %n card(s).", "", cards))
        return sentences or [self.tr("You did not move in your last turn.")]

    def _about(self, event: Event) -> str | None:
        match event:
            case events.TilePlaced(_, tile, origin, cell):
                text = self.tr("You turned {energy}.") if origin == cell else self.tr("You moved {energy}.")
                return text.format(energy=self._names.energy(tile))
            case events.CapMoved(_, _, None):
                return self.tr("You took the blackout cap off the board.")
            case events.CapMoved(_, _, target) if target is not None:
                text = self.tr("You put the blackout cap on {energy}.")
                return text.format(energy=self._names.energy(target))
            case _:
                return None

    def _others(self, since: Sequence[Event], seat: Seat) -> list[str]:
        """Who has had a turn since, and what was taken from *seat*."""
        seats = [event.seat for event in since if isinstance(event, events.TurnBegan) and event.seat != seat]
        sentences = []
        if seats:
            players = self._names.players(list(dict.fromkeys(seats)))
            sentences.append(self.tr("Turns since then: {players}.").format(players=players))
        lost = sum(isinstance(event, events.CardStolen) and event.victim == seat for event in since)
        if lost:
            sentences.append(self.tr("%n card(s) were stolen from you.", "", lost))
        return sentences

    def _joined(self, sentences: Sequence[str]) -> str:
        whole = sentences[0]
        for sentence in sentences[1:]:
            whole = self.tr("{first} {second}").format(first=whole, second=sentence)
        return whole


def _gained(event: Event, seat: Seat) -> int:
    """How many cards *event* brought to the hand of *seat*."""
    match event:
        case events.CardsTaken(taker, _, stacks) if taker == seat:
            return len(stacks)
        case events.CardsDrawn(drawer, _, energies) if drawer == seat:
            return len(energies)
        case events.CardStolen(thief) if thief == seat:
            return 1
        case _:
            return 0
