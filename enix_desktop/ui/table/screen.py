"""The screen of a table: it follows the driver of a game, and turns what people do into moves."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPointF, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from enix_desktop.app.play.table_driver import Decision, Happening, Hint, TableDriver
from enix_desktop.engine.rules import Outcome
from enix_desktop.ui.table.actions import Action
from enix_desktop.ui.table.keys import TableKeys
from enix_desktop.ui.table.mode import Mode
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.question import TableQuestion
from enix_desktop.ui.table.scene import SharedScene
from enix_desktop.ui.table.sharing import TableSharing
from enix_desktop.ui.table.sounds import TableSounds
from enix_desktop.ui.table.spotlight import Spotlight
from enix_desktop.ui.table.story import Story
from enix_desktop.ui.table.table_words import SharedWords
from enix_desktop.ui.table.told_table import ToldTable
from enix_desktop.ui.table.use import TableUse


class SharedTable(ToldTable):
    """What every game does at its table. A game says which modes, words, marks and animations it has.

    A game's table makes its scene, calls `__init__`, sets `help`, `reader` and, if it has one, `last_move`,
    and then calls `ready`.
    """

    curtain_wanted = Signal(str)
    curtain_unwanted = Signal()
    place_wanted = Signal(str)
    result_wanted = Signal()
    finished = Signal(object)

    def __init__(
        self,
        driver: TableDriver,
        scene: SharedScene,
        names: PlayerNames,
        speed: str,
        use: TableUse | None = None,
    ) -> None:
        super().__init__(scene, speed)
        self.driver, self.scene = driver, scene
        self.use = TableUse() if use is None else use
        self.words = SharedWords(names, self)
        self._names = names
        self.sounds = TableSounds(self.cue, self)
        self.story = Story(self, driver, scene, self._prompt, self)
        self.mode: Mode | None = None
        """What answers to the person who is asked, if anybody is."""
        self._idle = Mode()
        self._is_skipping = False
        self._outcome: Outcome | None = None
        self.spotlight: Spotlight | None = None
        self._keys = TableKeys(self)
        self.question = TableQuestion(self.view)
        self.question.closed.connect(self.setFocus)

    def ready(self) -> None:
        """Connect to the driver, once everything is made."""
        driver, view = self.driver, self.view
        self.sharing = TableSharing(self, self, self._names)
        self._idle = self.idle_mode()
        self.help.waiting_prompt = self.waiting_prompt
        self.help.hints.forbidden = lambda: self.use.no_hints(self)
        self.help.lamp.setVisible(self.use.has_hints)
        driver.happened.connect(self._on_happened)
        driver.asked.connect(self._on_asked)
        driver.waiting.connect(self._say_waiting_prompt)
        driver.decided.connect(self.leave_mode)
        driver.withdrawn.connect(self.leave_mode)
        driver.undone.connect(self.show_all)
        driver.refused.connect(self.refuse)
        driver.finished.connect(self._on_finished)
        driver.doubted.connect(self._on_doubted)
        self.queue.emptied.connect(self.sounds.flush)
        self.queue.emptied.connect(self._on_shown)
        view.dragged.connect(lambda point: self.current_mode.on_pointer(point))
        view.released.connect(lambda point: self.current_mode.on_release(point))
        view.wheel_turned.connect(lambda steps: self.current_mode.on_wheel(steps))
        view.pressed.connect(self._on_pressed)
        view.resized.connect(self._arrange)
        view.resized.connect(self.cursor_ring.draw)
        self.log.pointed_at.connect(self._point_at)
        self.log.asked.connect(self.help.answer_event)
        self.log.rule_wanted.connect(self.help.show_rule)
        self.help.place_wanted.connect(self.place_wanted)
        self.retranslate()
        self.show_all()

    @property
    def widget(self) -> QWidget:
        return self

    @property
    def sound_wanted(self) -> SignalInstance:
        """A sound by name, and its pitch."""
        return self.sounds.wanted

    @property
    def current_mode(self) -> Any:
        """What answers to the mouse: while nobody is asked, a mode that ignores everything."""
        return self._idle if self.mode is None else self.mode

    @property
    def pressed_mode(self) -> Any:
        """What answers to a click: one that cut an animation short must not decide anything as well."""
        return self._idle if self._is_skipping else self.current_mode

    def begin(self) -> None:
        self._arrange()
        self.setFocus()  # before a curtain takes it
        self.driver.begin()

    def show_as_if_asked(self) -> None:
        """Show what the viewer could choose now, for pictures; nothing can be decided."""
        match, seat = self.driver.match, self.driver.viewer
        if self.driver.is_public:
            seat = match.rules.to_move(match.state)[0]
        moves = match.rules.legal_moves(match.state, seat)
        offer = match.rules.declining_move(match.state)
        self._arrange()
        if moves and (offer is None or len(moves) > 1):
            self._enter(self.mode_for(Decision(seat, self.driver.view(), moves)))
            self.sharing.on_asked()
        else:
            self._say_waiting_prompt()

    def show_all(self, view: Any = None) -> None:
        """Show everything again for the viewer: *view*, or else how it is now."""
        if self.use.always_speaks:
            self.queue.finish()
        self.show_view(self.driver.view() if view is None else view)
        self.story.reset()
        if self.last_move is not None:
            self.last_move.reset()
        if self.use.always_speaks:
            self._say_waiting_prompt(even_if_told=True)
            self.story.tell_again(self.use.just_happened())

    def lift_curtain(self) -> None:
        """The right person is looking: show that person's table."""
        self.sharing.lift_curtain()

    def skip(self) -> None:
        """Show at once what is still moving."""
        self.queue.skip()

    def put_away_help(self) -> None:
        """Somebody else is looking: nothing of what was asked stays."""
        self.help.put_away()

    def light(self, targets: Sequence[str]) -> None:
        """Light what a step of a lesson is about, and say what to do if nothing is asked."""
        if self.spotlight is None:
            self.spotlight = Spotlight(self.view, self.scene, self._panel, self._prompt, self.target_outline)
        self.drop_plans()
        self._say_waiting_prompt(even_if_told=not self.use.keeps_telling)
        self.spotlight.shine_on(targets)

    @property
    def lit(self) -> Sequence[str]:
        return () if self.spotlight is None else self.spotlight.targets

    def fit(self) -> None:
        self.scene.fit()

    def toggle_hint(self) -> None:
        """Ask what a skilled player would do here, or hide the hint."""
        if self.use.has_hints:
            self.help.toggle_hint()

    def light_up(self, hint: Hint) -> None:
        """Put lights on the solution of a puzzle, as on what a hint means."""
        self.help.hints.light(hint)

    def toggle_pause(self) -> None:
        """Pause after the current animation, until P is pressed again."""
        if self.use.toggle_pause() or self._outcome is not None or not self.driver.can_pause:
            return
        self.driver.set_paused(not self.driver.is_paused)
        self.help.hints.on_action()
        self.say_again()

    def undo(self) -> None:
        """Let go of what is chosen; if nothing is, undo the last decision, if the table agreed so."""
        if not self.use.can_undo:
            return
        if self.mode is not None and self.mode.let_go():
            self.cursor_ring.refresh()
            return
        self.queue.finish()
        self.drop_plans()
        obstacle = self.driver.undo()
        if obstacle is not None:
            self.say(self.words.not_undone(obstacle))

    def redo(self) -> None:
        if self.use.can_undo and not self.driver.redo() and self.mode is not None:
            self.say(self.words.not_redone())

    def say(self, text: str, is_refusal: bool = False) -> None:
        """Show *text* in the prompt line."""
        self.story.narrator.forget()
        asked = None if self.mode is None else self.mode.seat
        self.scene.speak_of(None if asked is None else (asked,))
        self._prompt.say(text, is_refusal)
        if not is_refusal:
            self.help.asking.forget()

    def decide(self, move: Any) -> None:
        """Make a move; the driver says what became of it."""
        self.sharing.peek(False)
        (self.driver.decide_surely if self.question.is_answering else self.driver.decide)(move)

    def refusal(self, move: Any) -> Any:
        return self.driver.refusal(move)

    def refuse(self, refusal: Any, move: Any = None) -> None:
        """Say why *move* is refused; `ask_why` explains more."""
        self.use.note_refusal(refusal.rule)
        self.sounds.refuse()
        self._say_refused(refusal, move)

    def _say_refused(self, refusal: Any, move: Any) -> None:
        self.say(self.help.asking.sentence(refusal), True)
        self.help.asking.remember(refusal, move)

    def say_again(self) -> None:
        """Say what to do, and name the buttons, in the current language."""
        if self.driver.is_paused:
            self.say(self.words.paused())
        elif self.mode is not None:
            self.mode.refresh()
        elif self._outcome is not None:
            self._say_over()
        else:
            self._say_waiting_prompt(even_if_told=True)

    def _say_waiting_prompt(self, *, even_if_told: bool = False) -> None:
        """Say who has to move; what happened last stays, since it can still be read."""
        if self.mode is None and (self.driver.view().to_move or self.use.always_speaks):
            if even_if_told or not self.story.is_telling:
                self.say(self.waiting_prompt())
            self.offer([])

    def _on_happened(self, happening: Happening) -> None:
        if self.mode is None:
            self.help.hints.hide()
        if self.last_move is not None:
            self.last_move.hide()
        if self.use.always_speaks:
            self.story.narrator.forget()  # each step of a replay stands for itself
            if not self.story.has_words_for(happening):
                self._say_waiting_prompt(even_if_told=True)
        self.story.show(happening)

    def _on_shown(self) -> None:
        self.story.log.flush()
        if self._outcome is None:
            self._say_waiting_prompt()
            mode = self.mode
            self.driver.go_on()
            if mode is not None and mode is self.mode:
                mode.refresh()
                self.cursor_ring.refresh()

    def _on_asked(self, decision: Decision) -> None:
        self.help.hints.hide()
        self.help.arrange()
        self.show_view(decision.view)
        self._enter(self.mode_for(decision))
        if self.mode is not None:
            self.sharing.on_asked()
        # Several people are told at the start of a private moment.
        if self.use.has_recap and self.mode is not None and len(self.driver.people) < 2:
            self.story.recap.offer()

    def _on_doubted(self) -> None:
        self.question.ask(self.words.doubt, self.driver.insist, self.driver.think_again)

    def _enter(self, mode: Mode | None) -> None:
        if mode is not None:
            self.mode = mode
            mode.enter()
            self.cursor_ring.follow(mode)

    def leave_mode(self) -> None:
        self.help.asking.settle()
        self.story.recap.hide()
        self.help.hints.hide()
        self.sharing.on_left()
        self.question.put_away()
        if self.mode is not None:
            self.mode.leave()
            self.mode = None
            self.cursor_ring.follow(None)
            self.offer([])

    def _on_finished(self, outcome: Outcome) -> None:
        self._outcome = outcome
        self.sounds.end()
        self.help.end()
        self._say_over()
        self.finished.emit(outcome)

    def _say_over(self) -> None:
        self.say(self.words.over())
        self.offer([Action(self.words.result_button(), self.result_wanted.emit, True, name="result")])

    def _on_pressed(self, point: QPointF) -> None:
        self.cursor_ring.put_away()
        self.put_recap_away()
        self._is_skipping = self.queue.is_running and self.mode is None
        if self.queue.is_running:
            self.queue.skip()
        elif self.mode is not None:
            self.mode.on_table(point)

    def _point_at(self, event: object) -> None:
        if not self.scene.point_at(event) and self.mode is not None:
            self.mode.refresh()

    def _arrange(self) -> None:
        super()._arrange()
        self.help.arrange()
        if not self.story.recap.panel.isHidden():
            self.story.recap.panel.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What means nothing at the table may mean something to the window."""
        if self.use.leaves_key(event, self.help.asking.is_open) or not self._keys.press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self.sharing.on_key(event, False):
            super().keyReleaseEvent(event)

    def retranslate(self) -> None:
        self.help.retranslate(self.words)
        self.sharing.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.scene.retranslate()
            refused = self.help.asking.refused
            if not self.story.retranslate():
                self.say_again()
            if refused is not None:
                self._say_refused(*refused)
        super().changeEvent(event)
