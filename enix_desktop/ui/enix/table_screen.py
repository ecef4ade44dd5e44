"""The screen on which ENIX is played: the table, the prompt line, the buttons and the log."""

from PySide6.QtCore import QEvent, QPointF, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from enix_desktop.app.play.table_driver import Decision, Happening, TableDriver
from enix_desktop.engine.rules import Outcome
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import Cross, Move
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.refusals import Refusal
from enix_desktop.games.enix.view import View
from enix_desktop.ui.enix.accessible.table_reader import TableReader
from enix_desktop.ui.enix.card_modes import RefillMode, StealMode, TakeMode
from enix_desktop.ui.enix.final_screen import FinalScreen
from enix_desktop.ui.enix.last_move import LastMove
from enix_desktop.ui.enix.modes import InterruptMode, LayMode, Mode
from enix_desktop.ui.enix.moving_mode import MoveMode
from enix_desktop.ui.enix.placing_mode import PlaceMode
from enix_desktop.ui.enix.table_animation import TableAnimation
from enix_desktop.ui.enix.table_help import TableHelp
from enix_desktop.ui.enix.table_keys import TableKeys
from enix_desktop.ui.enix.table_sounds import TableSounds
from enix_desktop.ui.enix.why.marks import mark
from enix_desktop.ui.enix.wording import signed
from enix_desktop.ui.table.actions import Action
from enix_desktop.ui.table.frame import TableFrame
from enix_desktop.ui.widgets.plain_box import PlainBox

MODES: dict[Phase, type[Mode]] = {
    Phase.LAY: LayMode,
    Phase.COMPETE: LayMode,
    Phase.PLACE_TILE: PlaceMode,
    Phase.TAKE: TakeMode,
    Phase.MOVE: MoveMode,
    Phase.STEAL: StealMode,
    Phase.REFILL: RefillMode,
    Phase.WINDOW: InterruptMode,
}


class TableScreen(TableFrame):
    """Shows one game and turns what people do into moves."""

    curtain_wanted = Signal(str)
    place_wanted = Signal(str)
    """A place in the book, such as `rule:A5` or `card:solar-04`."""
    result_wanted = Signal()
    """Somebody who has looked at the table wants to see the result again."""
    finished = Signal(object)
    """The Outcome, when everything has been shown."""

    def __init__(self, controller: TableDriver, speed: str, parent: QWidget | None = None) -> None:
        super().__init__(controller, speed, parent)
        self.route: tuple[Energy, ...] = ()
        self.assistance = controller.match.record.agreed.get("assistance") != "off"
        self.mode: Mode | None = None
        """What answers to the person who is asked, if anybody is."""
        self._is_skipping = False
        self._decision: Decision | None = None
        self._outcome: Outcome | None = None
        self.sounds = TableSounds(self)
        self._animation = TableAnimation(self.scene, self.queue, self.sounds.tell)
        self._idle = Mode(self, Decision(controller.viewer, controller.view(), ()))
        self._build()
        self._connect()
        self._show_anew()

    def _build(self) -> None:
        self.help = TableHelp(
            self._controller,
            self.view,
            prompt=self._prompt,
            buttons=self._panel,
            names=self.names,
            looks=self._looks,
        )
        self.help.whom_we_wait_for = self._whom_we_wait_for
        self.asking, self.hints = self.help.asking, self.help.hints
        self._keys = TableKeys(self)
        self.last_move = LastMove(self, self._controller, self._say_again)
        self.reader = TableReader(
            self,
            self.view,
            self.cursor_ring,
            prompt=self._prompt,
            telling=self.telling,
            names=self.names,
            looks=self._looks,
        )
        self.retranslate()

    def _connect(self) -> None:
        controller, scene, view = self._controller, self.scene, self.view
        controller.happened.connect(self._on_happened)
        controller.asked.connect(self._on_asked)
        controller.waiting.connect(self._say_whom_we_wait_for)
        controller.decided.connect(self._on_decided)
        controller.withdrawn.connect(self._leave_mode)
        controller.undone.connect(self._show_anew)
        controller.refused.connect(self.refuse)
        controller.curtain_wanted.connect(self._on_curtain)
        controller.finished.connect(self._on_finished)
        self.queue.emptied.connect(self.sounds.flush)
        self.queue.emptied.connect(self._on_shown)
        scene.hand_pressed.connect(lambda card: self._pressed.on_card(card))
        scene.stack_pressed.connect(lambda position: self._pressed.on_stack(position))
        scene.tile_pressed.connect(lambda energy: self._pressed.on_tile(energy))
        scene.tile_hovered.connect(lambda energy, over: self._current.on_tile_hover(energy, over))
        scene.place_pressed.connect(lambda seat, energy: self._pressed.on_place(seat, energy))
        view.dragged.connect(lambda point: self._current.on_pointer(point))
        view.released.connect(lambda point: self._current.on_release(point))
        view.wheel_turned.connect(lambda steps: self._current.on_wheel(steps))
        view.pressed.connect(self._on_pressed)
        view.resized.connect(self._arrange)
        view.resized.connect(self.cursor_ring.draw)
        self.interrupt.toggled.connect(self.setFocus)
        self.log.pointed_at.connect(self._point_at)
        self.log.asked.connect(self.help.answer_event)
        self.log.rule_wanted.connect(self.help.show_rule)
        self.help.place_wanted.connect(self.place_wanted)

    @property
    def _current(self) -> Mode:
        """What answers to the mouse: while nobody is asked, a mode that ignores everything."""
        return self._idle if self.mode is None else self.mode

    @property
    def _pressed(self) -> Mode:
        """What answers to a click: one that cut an animation short must not decide anything as well."""
        return self._idle if self._is_skipping else self._current

    @property
    def widget(self) -> QWidget:
        """What is shown."""
        return self

    @property
    def sound_wanted(self) -> SignalInstance:
        """A sound by name, and how many times as high it is to be."""
        return self.sounds.wanted

    def fit(self) -> None:
        """Show the whole board."""
        self.scene.fit()

    def toggle_last_move(self) -> None:
        """Show what happened since the viewer's last move, or hide it."""
        self.last_move.toggle()

    def begin(self) -> None:
        """Start the game."""
        self._arrange()
        self.setFocus()  # before a curtain takes it
        self._controller.begin()

    def show_as_if_asked(self) -> None:
        """Show what the person who is looking could choose now, for pictures; nothing can be decided."""
        rules, state, seat = (
            self._controller.match.rules,
            self._controller.match.state,
            self._controller.viewer,
        )
        view = rules.view(state, seat)
        moves = rules.legal_moves(state, seat)
        self._arrange()
        if moves and (view.phase is not Phase.WINDOW or len(moves) > 1):
            self.mode = MODES[view.phase](self, Decision(seat, view, moves))
            self.mode.enter()
            self.cursor_ring.follow(self.mode)
        else:
            self._say_whom_we_wait_for()

    def _show_anew(self) -> None:
        self.scene.show_view(self._controller.view())
        self.telling.anew(self._controller.told())
        self.last_move.anew()

    def lift_curtain(self) -> None:
        """The right person is looking: show that person's table."""
        self._show_anew()
        self.interrupt.follow_viewer()
        self._controller.lift_curtain()

    def final_screen(self, outcome: Outcome) -> FinalScreen:
        """The screen that tells how the game ended."""
        screen = FinalScreen(self._controller.view(), outcome, self.names, self._looks)
        screen.rule_wanted.connect(self.help.show_rule)
        return screen

    @property
    def edition(self) -> str:
        """The edition that is played, by its untranslated name."""
        edition: str = self._table.edition.value
        return edition

    def help_place(self) -> str:
        """The place in the book that fits what is happening now."""
        return self.help.place_now()

    def toggle_hint(self) -> None:
        """Ask what a skilled player would do here, or hide what was told."""
        self.help.toggle_hint()

    def close_game(self) -> None:
        """Stop asking; the game stays on disk."""
        self._controller.close()

    def say(self, text: str, is_refusal: bool = False) -> None:
        """Show *text* in the prompt line."""
        self._prompt.say(text, is_refusal)
        if not is_refusal:
            self.asking.forget()

    def decide(self, move: Move) -> None:
        """Make a move; the controller says what became of it."""
        self._controller.decide(move)

    def refusal(self, move: Move) -> Refusal | None:
        """What the rules have against a move."""
        found: Refusal | None = self._controller.refusal(move)
        return found

    def explain(self, refusal: Refusal) -> str:
        """The sentence about a refusal."""
        return self.asking.sentence(refusal)

    def refuse(self, refusal: Refusal, move: Move | None = None) -> None:
        """Say why *move* is refused, mark it on the board, and be ready to tell more."""
        self.sounds.refuse()
        self.say(self.explain(refusal), True)
        answer = self.asking.remember(refusal, move)
        if answer.picture is not None and answer.picture.crossings:
            mark(self.scene.board, answer.picture)

    def confirm_end(self, score: int) -> bool:
        """Ask once."""
        text = self.tr("End the game now? Your hand is worth {score}.").format(score=signed(score))
        box = PlainBox(PlainBox.Icon.Question, self.tr("End the game"), text, self)
        end = box.addButton(self.tr("End the game"), PlainBox.ButtonRole.AcceptRole)
        box.addButton(self.tr("Play on"), PlainBox.ButtonRole.RejectRole)
        box.setDefaultButton(end)
        box.exec()
        return box.clickedButton() is end

    def _on_happened(self, happening: Happening) -> None:
        if self.mode is None:
            self.hints.hide()
        self.telling.keep(happening.events)
        self.last_move.hide()
        self._animation.show(happening.events, happening.view)

    def _on_shown(self) -> None:
        self.telling.catch_up()
        if self._outcome is None:
            self._say_whom_we_wait_for()
            mode = self.mode
            self._controller.go_on()
            if mode is not None and mode is self.mode:
                mode.refresh()
                self.cursor_ring.refresh()

    def toggle_pause(self) -> None:
        """What is being shown is shown to its end; then nobody goes on before P is pressed again."""
        if self._outcome is not None or not self._controller.can_pause:
            return
        self._controller.set_paused(not self._controller.is_paused)
        self.hints.on_action()
        self._say_again()

    def undo(self) -> None:
        """Let go of what is chosen; if nothing is, take back the last decision, if the table agreed so."""
        if self.mode is not None and self.mode.let_go():
            self.cursor_ring.refresh()
            return
        self.queue.skip()
        self.route = ()
        obstacle = self._controller.undo()
        if obstacle is not None:
            self.say(self.prompts.not_undone(obstacle))

    def redo(self) -> None:
        """Decide again as before it was taken back."""
        if not self._controller.redo() and self.mode is not None:
            self.say(self.prompts.not_redone())

    def _say_whom_we_wait_for(self) -> None:
        if self.mode is None and self._controller.view().to_move:
            self.say(self._whom_we_wait_for())
            self.offer([])

    def _say_again(self) -> None:
        """Say what is to be done, and name the buttons, in the language in use."""
        if self._controller.is_paused:
            self.say(self.prompts.paused())
        elif self.mode is not None:
            self.mode.refresh()
        elif self._outcome is not None:
            self._say_over()
        else:
            self._say_whom_we_wait_for()

    def _whom_we_wait_for(self) -> str:
        if self._controller.is_paused:
            return self.prompts.paused()
        view = self._controller.view()
        if not view.to_move:
            return self.prompts.over()
        others = [seat for seat in view.to_move if seat not in self._controller.people] or view.to_move
        return self.prompts.waiting(others, view.phase.is_joint)

    def _on_asked(self, decision: Decision) -> None:
        self._decision = decision
        self.hints.hide()
        self.help.arrange()
        view: View = decision.view
        self.scene.show_view(view)
        if view.phase is Phase.MOVE and self.route:
            tile, self.route = self.route[0], self.route[1:]
            if Cross(tile) in decision.moves:
                self._controller.decide(Cross(tile))
                return
        if view.phase not in (Phase.MOVE, Phase.TAKE, Phase.WINDOW):
            self.route = ()
        self.mode = MODES[view.phase](self, decision)
        self.mode.enter()
        self.cursor_ring.follow(self.mode)
        self.interrupt.follow(view.phase)

    def _on_decided(self) -> None:
        self.asking.settle()
        self._leave_mode()

    def _leave_mode(self) -> None:
        self.hints.hide()
        if self.mode is not None:
            self.mode.leave()
            self.mode = None
            self.cursor_ring.follow(None)
            self.interrupt.setEnabled(True)
            self.offer([])

    def _on_curtain(self, seat: int) -> None:
        self.help.put_away()
        self.say("")
        self.reader.put_away()
        self.telling.forget()
        self.curtain_wanted.emit(self.names.player(seat))

    def _on_finished(self, outcome: Outcome) -> None:
        self._outcome = outcome
        self.sounds.end()
        self.help.end()
        self.interrupt.hide()
        self._say_over()
        self.finished.emit(outcome)

    def _say_over(self) -> None:
        self.say(self.prompts.over())
        self.offer([Action(self.prompts.result_button(), self.result_wanted.emit, True, name="result")])

    def _on_pressed(self, point: QPointF) -> None:
        self.cursor_ring.put_away()
        self._is_skipping = self.queue.is_running and self.mode is None
        if self.queue.is_running:
            self.queue.skip()
        elif self.mode is not None and self.scene.plan.cap_home.contains(point):
            self.mode.on_cap_home()

    def _point_at(self, event: object) -> None:
        target: object = getattr(event, "target", None)
        tile = getattr(event, "tile", None) if target is None else target
        for energy, item in self.scene.board.tiles.items():
            item.set_glow("chosen" if energy == tile else None)
        if tile is None and self.mode is not None:
            self.mode.refresh()

    def _arrange(self) -> None:
        super()._arrange()
        self.help.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What means nothing at the table may mean something to the window."""
        if not self._keys.press(event):
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Use the current language."""
        self.interrupt.retranslate(self.prompts)
        self.help.retranslate(self.prompts)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.scene.retranslate()
            self.telling.anew(self._controller.told())
            self._say_again()
        super().changeEvent(event)
