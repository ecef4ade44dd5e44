"""The ENIX table: what is asked in each phase, what is said and what is shown."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPainterPath
from PySide6.QtWidgets import QPushButton

from enix_desktop.app.play.table_driver import Decision, TableDriver
from enix_desktop.engine.rules import Event, Outcome, Seat
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.events import CardLaid
from enix_desktop.games.enix.moves import Cross
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.view import View
from enix_desktop.games.enix.why import rules_of
from enix_desktop.ui.enix.accessible.board_words import BoardWords
from enix_desktop.ui.enix.accessible.item_words import ItemWords
from enix_desktop.ui.enix.accessible.lit_words import LitWords
from enix_desktop.ui.enix.accessible.table_tree import TableTree
from enix_desktop.ui.enix.book.help_places import place_for
from enix_desktop.ui.enix.card_modes import RefillMode, StealMode, TakeMode
from enix_desktop.ui.enix.card_note import CardNotes
from enix_desktop.ui.enix.cues import cue
from enix_desktop.ui.enix.end_question import EndQuestion
from enix_desktop.ui.enix.event_wording import EventWording
from enix_desktop.ui.enix.final_screen import FinalScreen
from enix_desktop.ui.enix.hint_words import HintWords
from enix_desktop.ui.enix.hints import EnixHints
from enix_desktop.ui.enix.interrupt_button import InterruptButton
from enix_desktop.ui.enix.last_move_words import LastMoveWords
from enix_desktop.ui.enix.lesson_targets import outline
from enix_desktop.ui.enix.modes import EnixMode, InterruptMode, LayMode
from enix_desktop.ui.enix.moving_mode import MoveMode
from enix_desktop.ui.enix.narration_words import NarrationWords, actor
from enix_desktop.ui.enix.placing_mode import PlaceMode
from enix_desktop.ui.enix.prompts import Prompts
from enix_desktop.ui.enix.recap_words import RecapWords, is_decision
from enix_desktop.ui.enix.table_animation import TableAnimation
from enix_desktop.ui.enix.table_scene import TableScene
from enix_desktop.ui.enix.traces import Trace, traces
from enix_desktop.ui.enix.why.asking import EnixAsking
from enix_desktop.ui.enix.wording import Names
from enix_desktop.ui.table.help import TableHelp
from enix_desktop.ui.table.last_move import LastMove
from enix_desktop.ui.table.narration import Telling
from enix_desktop.ui.table.pieces import looks_of
from enix_desktop.ui.table.reader import TableReader
from enix_desktop.ui.table.recap import RecapLine
from enix_desktop.ui.table.screen import SharedTable
from enix_desktop.ui.table.sounds import Cue
from enix_desktop.ui.table.use import TableUse

MODES: dict[Phase, type[EnixMode]] = {
    Phase.LAY: LayMode,
    Phase.COMPETE: LayMode,
    Phase.PLACE_TILE: PlaceMode,
    Phase.TAKE: TakeMode,
    Phase.MOVE: MoveMode,
    Phase.STEAL: StealMode,
    Phase.REFILL: RefillMode,
    Phase.WINDOW: InterruptMode,
}


class TableScreen(SharedTable):
    """Shows one game of ENIX and turns what people do into moves."""

    scene: TableScene
    last_move: LastMove[Trace]

    def __init__(
        self,
        driver: TableDriver,
        speed: str,
        use: TableUse | None = None,
        scene_type: type[TableScene] = TableScene,
    ) -> None:
        record = driver.match.record
        self._table = record.setup.table
        people = [who.name for who in record.participants]
        self._looks = looks_of(record.participants)
        scene = scene_type(self._table, people, self._looks)
        scene.place_names.people = driver.people
        for place, who in zip(scene.places, record.participants, strict=True):
            if who.player is not None:
                place.show_face(who.name)
        self.names = Names(self._table.components, people)
        self._events = EventWording(self.names, self.names)
        self._narration = NarrationWords(self.names, self._events, self.names)
        self._recap = RecapWords(self.names, self.names)
        super().__init__(driver, scene, self.names, speed, use)
        self.names.setParent(self)
        self.prompts = Prompts(self.names, self)
        self._end_question = EndQuestion(self.names, self)
        self.route: tuple[Energy, ...] = ()
        self.interrupt = InterruptButton(driver)
        self.interrupt.toggled.connect(self.setFocus)
        if not self.use.can_interrupt:
            self.interrupt.hide()
        self._panel.add_lasting(self.interrupt)
        self._animation = TableAnimation(scene, self.queue, self.story.begin_step, self.follow_rooms)
        self._make_help()
        self._connect_scene()
        self.ready()

    @property
    def assistance(self) -> bool:
        """Whether the person who is asked is shown what ways cost."""
        return self.driver.help.assistance

    def _make_help(self) -> None:
        driver, scene, view = self.driver, self.scene, self.view
        self.hint_words = HintWords(self.names, self)
        self.asking = EnixAsking(driver, view, scene, self.names, self._looks)
        self.notes = CardNotes(view, self._prompt)
        self.help = TableHelp(
            driver,
            view,
            scene,
            prompt=self._prompt,
            buttons=self._panel,
            asking=self.asking,
            hints=EnixHints(scene, self.hint_words),
            notes=self.notes,
        )
        self.hints = self.help.hints
        self.last_move_words = LastMoveWords(self.names, self)
        self.last_move = LastMove(
            driver,
            scene.marks,
            turns=traces,
            sentence=self.last_move_words.sentence,
            say=self.story.recap.show_again,
            put_away=self.story.recap.hide,
            duration=self.duration,
            parent=self,
        )
        self.board_words = BoardWords(self.names, self._looks, self)
        tree = TableTree(view, scene, self.cursor_ring, ItemWords(self.names, self), self.board_words)
        self._lit_words = LitWords(scene, self.names, tree, self.board_words, self.button)
        self.reader = TableReader(
            self,
            view,
            scene,
            self.cursor_ring,
            prompt=self._prompt,
            story=self.story,
            tree=tree,
            board_words=self._board_in_words,
        )

    def _connect_scene(self) -> None:
        scene = self.scene
        scene.hand_pressed.connect(lambda card: self.pressed_mode.on_card(card))
        scene.stack_pressed.connect(lambda position: self.pressed_mode.on_stack(position))
        scene.tile_pressed.connect(lambda energy: self.pressed_mode.on_tile(energy))
        scene.tile_hovered.connect(lambda energy, over: self.current_mode.on_tile_hover(energy, over))
        scene.place_pressed.connect(lambda seat, energy: self.pressed_mode.on_place(seat, energy))
        for pressed in (scene.hand_pressed, scene.stack_pressed, scene.tile_pressed, scene.place_pressed):
            pressed.connect(lambda *_: self.hints.on_action())

    def _board_in_words(self) -> Sequence[str]:
        view = self.scene.view_shown
        return () if view is None else self.board_words.board(view)

    def mode_for(self, decision: Decision) -> EnixMode | None:
        """One mode for each phase; a way that was chosen before is followed without asking."""
        view: View = decision.view
        if view.phase is Phase.MOVE and self.route:
            tile, self.route = self.route[0], self.route[1:]
            if Cross(tile) in decision.moves:
                self.driver.decide(Cross(tile))
                return None
        if view.phase not in (Phase.MOVE, Phase.TAKE, Phase.WINDOW):
            self.route = ()
        self.interrupt.follow(view.phase)
        return MODES[view.phase](self, decision)

    def sentence(self, event: Event) -> str | None:
        return self._events.sentence(event)

    def telling(self, happened: Sequence[Event], view: View) -> Telling | None:
        return self._narration.telling(happened, view, self.you)

    def consequence(self, happened: Sequence[Event], view: View) -> Telling | None:
        return self._narration.consequence(happened, view, self.you)

    def actor(self, event: Event) -> Seat | None:
        return actor(event)

    def decided_by(self, event: Event) -> Seat | None:
        return actor(event) if is_decision(event) else None

    def recap_lines(self, since: Sequence[Event], view: View) -> Sequence[RecapLine]:
        you = self.driver.person
        total = self.scene.own_total(view) if view.seat == you else None
        return self._recap.lines(since, view, you, total, is_new=len(self.driver.people) > 1)

    def rule_of(self, event: Event) -> str:
        """The first of the rules by which it happened."""
        return rules_of(event)[0]

    def cue(self, event: Event) -> Cue | None:
        return cue(event)

    def animate(self, happened: Sequence[Event], view: View) -> None:
        """Cards fly, pieces walk, tiles are placed."""
        self._animation.show(happened, view)

    def waiting_for(self, seats: Sequence[Seat], view: View) -> str:
        """Cards are laid together, all else is done alone; who thinks about interrupting is not told (X4)."""
        if view.phase is Phase.WINDOW and view.active is not None:
            return self.words.turn_of(view.active, self.you)
        return self.prompts.waiting_for_cards(seats) if view.phase.is_joint else self.words.thinking(seats)

    def unlogged(self, happened: Sequence[Event]) -> str | None:
        """Who has laid a card that nobody else sees."""
        laid = [event.seat for event in happened if isinstance(event, CardLaid)]
        return self.prompts.laid(laid[-1]) if laid else None

    def final_screen(self, outcome: Outcome) -> FinalScreen:
        """The screen that shows how the game ended."""
        self.interrupt.hide()
        screen = FinalScreen(self.driver.view(), outcome, self.names, self._looks)
        screen.rule_wanted.connect(self.help.show_rule)
        return screen

    @property
    def edition(self) -> str:
        """The edition that is played, by its untranslated name."""
        edition: str = self._table.edition.value
        return edition

    def help_place(self) -> str:
        """The place in the book that fits what is happening now."""
        return place_for(self.driver.view(), self.asking.last_rule)

    def on_own_key(self, event: QKeyEvent) -> bool:
        """I asks to be asked at the next chance to interrupt."""
        if event.key() != Qt.Key.Key_I or not self.interrupt.isVisible():
            return False
        self.interrupt.click()
        return True

    def drop_plans(self) -> None:
        self.route = ()

    def idle_mode(self) -> EnixMode:
        """A mode that ignores everything."""
        return EnixMode(self, Decision(self.driver.viewer, self.driver.view(), ()))

    def target_outline(self, target: str) -> QPainterPath | None:
        return outline(self, target)

    def lit_words(self, targets: Sequence[str]) -> str:
        return self._lit_words.listed(targets)

    def in_a_lesson(self) -> str:
        return self.hint_words.in_a_lesson()

    def button(self, name: str) -> QPushButton | None:
        """The button with this untranslated name, if it is there."""
        return self.interrupt if name == "interrupt" else super().button(name)

    def on_viewer(self) -> None:
        """Each person has asked to interrupt or not."""
        self.interrupt.follow_viewer()

    def leave_mode(self) -> None:
        self.interrupt.setEnabled(True)
        super().leave_mode()

    def confirm_end(self, view: View, end: Callable[[], None]) -> None:
        """Ask once, with what the hand counts and what is known of the others."""
        self.question.ask(lambda: self._end_question.about(view), end)

    def retranslate(self) -> None:
        self.interrupt.retranslate(self.prompts)
        super().retranslate()
