"""The story of a table: narration while it happens, a recap at the own turn, and the log for good."""

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QAbstractAnimation, QObject, QPauseAnimation

from enix_desktop.app.play.table_driver import Happening, TableDriver
from enix_desktop.engine.rules import Event, Seat
from enix_desktop.ui.table.animation import AnimationQueue
from enix_desktop.ui.table.controls import PromptLine
from enix_desktop.ui.table.event_log import EventLog
from enix_desktop.ui.table.log_panel import LogPanel
from enix_desktop.ui.table.narration import Narrator, Telling
from enix_desktop.ui.table.pieces import looks_of
from enix_desktop.ui.table.recap import Recap, RecapLine, RecapPanel
from enix_desktop.ui.table.scene import SharedScene
from enix_desktop.ui.table.sounds import TableSounds
from enix_desktop.ui.table.table_words import SharedWords
from enix_desktop.ui.table.view import TableView


class StoryTable(Protocol):
    """A table that knows its words."""

    view: TableView
    log: LogPanel
    queue: AnimationQueue
    sounds: TableSounds
    words: SharedWords

    def sentence(self, event: Event) -> str | None:
        """What happened, for the log."""

    def rule_of(self, event: Event) -> str:
        """The rule by which it happened."""

    def telling(self, happened: Sequence[Event], view: Any) -> Telling | None:
        """What *happened*, told while it is shown."""

    def consequence(self, happened: Sequence[Event], view: Any) -> Telling | None:
        """What follows from it."""

    def actor(self, event: Event) -> Seat | None:
        """Who did it."""

    def decided_by(self, event: Event) -> Seat | None:
        """Whose decision it was."""

    def recap_lines(self, since: Sequence[Event], view: Any) -> Sequence[RecapLine]:
        """What the person should know of it who looks or is asked."""

    def animate(self, happened: Sequence[Event], view: Any) -> None:
        """Queue the animations."""


class Story(QObject):
    """Tells what happens, as far as the viewer may know it: each thing in the one place made for it."""

    def __init__(
        self, table: StoryTable, driver: TableDriver, scene: SharedScene, prompt: PromptLine, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._table, self._driver, self._prompt = table, driver, prompt
        looks = looks_of(driver.match.record.participants)
        self.log = EventLog(table.log, table.sentence, table.rule_of)
        self.narrator = Narrator(
            prompt, table.queue, looks, telling=table.telling, to_go_on=table.words.to_go_on, parent=self
        )
        self.narrator.spoken_of.connect(scene.speak_of)
        self.recap = Recap(
            RecapPanel(table.view, scene, looks),
            driver,
            lines=table.recap_lines,
            actor=table.actor,
            decided_by=table.decided_by,
            player=table.words.player,
        )

    @property
    def is_telling(self) -> bool:
        """Whether the prompt line says what happened, and not what to do."""
        return self._prompt.is_telling

    def has_words_for(self, happening: Happening) -> bool:
        """Whether anything of it is told."""
        return any(self._table.telling((event,), happening.view) is not None for event in happening.events)

    def show(self, happening: Happening) -> None:
        """Tell and show what happens, one thing after the other."""
        happened, view = happening.events, happening.view
        self.log.queue(happened)
        with self._table.queue.gathering():
            self._table.animate(happened, view)
            self._table.queue.add(lambda: self._follow_up(happened, view))

    def begin_step(
        self, event: Event, animations: Sequence[QAbstractAnimation], view: Any
    ) -> Sequence[QAbstractAnimation]:
        """Tell *event* and sound it; the result lasts at least until it is read."""
        self._table.sounds.tell(event, max((shown.totalDuration() for shown in animations), default=0))
        return [*animations, QPauseAnimation(self.narrator.begin(event, view))]

    def tell_again(self, happened: Sequence[Event]) -> None:
        """Say what happened last, without showing it once more."""
        view = self._driver.view()
        self.narrator.forget()
        for event in happened:
            self.narrator.begin(event, view)
        self.narrator.add(lambda: self._table.consequence(happened, view))

    def reset(self) -> None:
        """Begin again from what has happened so far, perhaps for another viewer."""
        self.recap.hide()
        self.narrator.forget()
        self.log.reset(self._driver.told())

    def retranslate(self) -> bool:
        """Tell it in the current language; return whether the prompt line still says what happened."""
        self.log.reset(self._driver.told())
        self.recap.retranslate()
        return self.narrator.retranslate()

    def close(self) -> None:
        """Somebody else is to look: nothing that was told stays."""
        self.recap.hide()
        self.narrator.forget()
        self.log.clear()

    def _follow_up(self, happened: Sequence[Event], view: Any) -> Sequence[QAbstractAnimation]:
        return [QPauseAnimation(self.narrator.add(lambda: self._table.consequence(happened, view)))]
