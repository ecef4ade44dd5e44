"""What each game defines for its table; everything else is shared."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractAnimation
from PySide6.QtGui import QKeyEvent, QPainterPath

from enix_desktop.app.play.table_driver import Decision
from enix_desktop.engine.rules import Event, Outcome, Seat
from enix_desktop.ui.screens import FinalScreen
from enix_desktop.ui.table.frame import TableFrame
from enix_desktop.ui.table.help import TableHelp
from enix_desktop.ui.table.last_move import LastMove
from enix_desktop.ui.table.mode import Mode
from enix_desktop.ui.table.narration import Telling
from enix_desktop.ui.table.reader import TableReader
from enix_desktop.ui.table.recap import RecapLine
from enix_desktop.ui.table.scene import SharedScene
from enix_desktop.ui.table.sounds import Cue
from enix_desktop.ui.table.story import Story
from enix_desktop.ui.table.table_words import SharedWords


class TableHooks(TableFrame):
    """A game overrides what it has something to say about."""

    scene: SharedScene
    words: SharedWords
    help: TableHelp
    reader: TableReader
    story: Story
    last_move: LastMove[Any] | None = None

    @property
    def you(self) -> Seat:
        """Who is called "you", if anybody is."""
        raise NotImplementedError

    def mode_for(self, decision: Decision) -> Mode | None:
        """What answers to the person who is asked; None if that is decided already."""
        raise NotImplementedError

    def sentence(self, event: Event) -> str | None:
        """What happened; None for what needs no words."""
        raise NotImplementedError

    def telling(self, happened: Sequence[Event], view: Any) -> Telling | None:
        """What *happened*, told while it is shown; None if one sentence cannot tell it all."""
        text = self.sentence(happened[0]) if len(happened) == 1 else None
        return None if text is None else Telling(text, self.actor(happened[0]))

    def consequence(self, happened: Sequence[Event], view: Any) -> Telling | None:
        """What follows from what *happened*, if that must be told, too."""
        return None

    def actor(self, event: Event) -> Seat | None:
        """Who did it; events say so as their `seat`."""
        return getattr(event, "seat", None)

    def decided_by(self, event: Event) -> Seat | None:
        """Whose decision it was, if it was one."""
        return self.actor(event)

    def recap_lines(self, since: Sequence[Event], view: Any) -> Sequence[RecapLine]:
        """What should be known of *since* by who looks alone or is asked; unless the game says more, all
        that others did."""
        told = [(event, self.telling((event,), view)) for event in since]
        return [
            RecapLine(telling.text, telling.seat, telling.concerns_viewer)
            for event, telling in told
            if telling is not None and self.actor(event) != self.you
        ]

    def rule_of(self, event: Event) -> str:
        """The rule by which it happened."""
        raise NotImplementedError

    def cue(self, event: Event) -> Cue | None:
        """What is heard of *event*; never which card it was, since a sound is heard by all."""
        return None

    def animate(self, happened: Sequence[Event], view: Any) -> None:
        """Queue animations of *happened*; the last step shows *view*."""

        def settle() -> Sequence[QAbstractAnimation]:
            self.show_view(view)
            return ()

        for event in happened:
            self.queue.add(partial(self.story.begin_step, event, (), view))
        self.queue.add(settle)
        self.queue.start()

    def waiting_for(self, seats: Sequence[Seat], view: Any) -> str:
        """Who has to move now; never who thinks about a secret."""
        return self.words.thinking(seats)

    def unlogged(self, happened: Sequence[Event]) -> str | None:
        """What a replay says about events that none of them has a sentence for."""
        return None

    def final_screen(self, outcome: Outcome) -> FinalScreen:
        """The screen that shows how the game ended."""
        raise NotImplementedError

    def on_viewer(self) -> None:
        """Somebody else looks: a person alone, or everybody."""

    def help_place(self) -> str:
        """The place in the book that fits what is happening now."""
        raise NotImplementedError

    def on_own_key(self, event: QKeyEvent) -> bool:
        """A key that only this game has; return whether it meant something."""
        return False

    @property
    def edition(self) -> str | None:
        """The edition that is played; None if the game has only one."""
        return None

    def drop_plans(self) -> None:
        """Nothing that was chosen for later is followed any more."""

    def idle_mode(self) -> Mode:
        """A mode that ignores everything."""
        return Mode()

    def target_outline(self, target: str) -> QPainterPath | None:
        """The outline of what a lesson points at, such as `button:lay`; None while it is not there."""
        return None

    def lit_words(self, targets: Sequence[str]) -> str:
        """What a lesson points at, in words."""
        return ""

    def in_a_lesson(self) -> str:
        """Why there are no hints in a lesson."""
        return self.words.no_hints()
