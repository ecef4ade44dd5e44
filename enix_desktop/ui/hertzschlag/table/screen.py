"""The table of Hertzschlag: what is asked in each phase, what is said and what is shown."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtGui import QKeyEvent, QPainterPath

from enix_desktop.app.play.clock import Hold
from enix_desktop.app.play.table_driver import Decision, TableDriver
from enix_desktop.engine.rules import Event, Outcome, Seat
from enix_desktop.games.hertzschlag.dealing import opening
from enix_desktop.games.hertzschlag.events import ControlNeeded, EventHappened
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.ui.hertzschlag.asking import HertzschlagAsking
from enix_desktop.ui.hertzschlag.final import HertzschlagFinal
from enix_desktop.ui.hertzschlag.hint_words import HintWords, in_a_lesson
from enix_desktop.ui.hertzschlag.hints import HertzschlagHints
from enix_desktop.ui.hertzschlag.last_move import Turn, TurnMarks, last_turn, turns
from enix_desktop.ui.hertzschlag.table.animation import HertzschlagAnimation, cue
from enix_desktop.ui.hertzschlag.table.grid_sounds import GridSounds
from enix_desktop.ui.hertzschlag.table.lay_mode import LayMode
from enix_desktop.ui.hertzschlag.table.modes import BidMode, HertzschlagMode, PledgeMode, SignalMode
from enix_desktop.ui.hertzschlag.table.modes_words import said
from enix_desktop.ui.hertzschlag.table.opening import OpeningLog
from enix_desktop.ui.hertzschlag.table.scene import HertzschlagScene
from enix_desktop.ui.hertzschlag.table.sheets import DISPLAYS, MEMORY, Sheets
from enix_desktop.ui.hertzschlag.table.spots import Group
from enix_desktop.ui.hertzschlag.table.talk_clock import TalkClock
from enix_desktop.ui.hertzschlag.table.targets import outline, words
from enix_desktop.ui.hertzschlag.table.tips import Tips
from enix_desktop.ui.hertzschlag.table.tree import HertzschlagTree
from enix_desktop.ui.hertzschlag.words.events import rule_of, sentence
from enix_desktop.ui.hertzschlag.words.narration import HertzschlagNarration, actor, decided_by
from enix_desktop.ui.table.help import TableHelp
from enix_desktop.ui.table.last_move import LastMove
from enix_desktop.ui.table.narration import Telling
from enix_desktop.ui.table.pieces import looks_of
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.reader import TableReader
from enix_desktop.ui.table.recap import RecapLine
from enix_desktop.ui.table.screen import SharedTable
from enix_desktop.ui.table.sounds import Cue
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.use import TableUse

MODES: dict[Phase, type[HertzschlagMode]] = {
    Phase.SIGNAL: SignalMode,
    Phase.LAY: LayMode,
    Phase.PLEDGE: PledgeMode,
    Phase.BID: BidMode,
}
_PLACES = {Phase.SIGNAL: "T1", Phase.LAY: "A1", Phase.PLEDGE: "T3", Phase.BID: "Q4"}
"""Where the book tells about each phase."""


class HertzschlagTable(SharedTable):
    """Shows one game of Hertzschlag and turns what people do into moves."""

    scene: HertzschlagScene
    last_move: LastMove[Turn]

    def __init__(
        self,
        driver: TableDriver,
        speed: str,
        use: TableUse | None = None,
        scene_type: type[HertzschlagScene] = HertzschlagScene,
    ) -> None:
        record = driver.match.record
        self._table = record.setup.table
        people = [who.name for who in record.participants]
        self.looks = looks_of(record.participants)
        scene = scene_type(self._table, people, self.looks)
        scene.place_names.people = driver.people
        for place, who in zip(scene.places, record.participants, strict=True):
            if who.player is not None:
                place.show_face(who.name)
        self.names = PlayerNames(people)
        self._components = self._table.components
        self._narration = HertzschlagNarration(self.names, self._components)
        self.opening: Sequence[Event] = opening(record.setup)
        """What happened before the first move."""
        super().__init__(driver, scene, self.names, speed, use)
        self.names.setParent(self)
        self.sounds = GridSounds(self.cue, lambda: driver.view().has_blackout, self)
        self.story.log = OpeningLog(self.log, self.opening, self.sentence, self.rule_of)
        self.talk = TalkClock(scene.clock, self._table.talk_time, self._holds, self)
        self.talk.over.connect(self._on_talked)
        self._tips = Tips(scene, self.names)
        self.sheets = Sheets(self.view, scene, self.names, self._panel)
        self.sheets.sheet.closed.connect(self.setFocus)
        self._animation = HertzschlagAnimation(scene, self.queue, self.story.begin_step, self._on_settled)
        self._make_help()
        self._connect_scene()
        self.ready()

    def _make_help(self) -> None:
        driver, scene, view = self.driver, self.scene, self.view
        self.asking = HertzschlagAsking(driver, view, scene, self.names)
        self.help = TableHelp(
            driver,
            view,
            scene,
            prompt=self._prompt,
            buttons=self._panel,
            asking=self.asking,
            hints=HertzschlagHints(scene, HintWords(self.names, self._components)),
        )
        self.marks = TurnMarks(scene)
        self.last_move = LastMove(
            driver,
            self.marks,
            turns=turns,
            sentence=partial(last_turn, names=self.names, components=self._components),
            say=self.story.recap.show_again,
            put_away=self.story.recap.hide,
            duration=self.duration,
            parent=self,
        )
        self.tree = HertzschlagTree(scene, self.cursor_ring, self.names, self._choose, self._about)
        self.reader = TableReader(
            self,
            view,
            scene,
            self.cursor_ring,
            prompt=self._prompt,
            story=self.story,
            tree=self.tree,
            board_words=self.tree.board,
        )

    def _connect_scene(self) -> None:
        scene = self.scene
        scene.may_drag = lambda spot: self.pressed_mode.can_drag(spot)
        scene.pressed.connect(self._choose)
        scene.dropped.connect(self._drop)
        scene.hovered.connect(lambda spot: self.current_mode.on_hover(spot))
        # What a card would do is drawn where the last move is marked.
        scene.previewed.connect(lambda is_on: self.marks.make_way() if is_on else self.marks.draw())

    def _choose(self, spot: Spot) -> None:
        """The mouse or a screen reader chose something; a place shows what lies open there."""
        if spot.group is Group.SEAT:
            self.sheets.toggle(DISPLAYS)
            return
        self.help.hints.on_action()
        self.pressed_mode.on_choose(spot, False)

    def _drop(self, source: Spot, target: Spot | None) -> None:
        self.help.hints.on_action()
        self.pressed_mode.on_drop(source, target)

    def _about(self, spot: Spot) -> str:
        about: str = self.current_mode.about(spot)
        return about

    def begin(self) -> None:
        """A new game begins with what happened before its first move."""
        if self.driver.match.record.entries or not self._is_played:
            super().begin()
            return
        self._arrange()
        self.setFocus()
        self._show_before_opening()
        with self.queue.gathering():
            self.animate(self.opening, self.driver.view())  # the log has told it already
            self.queue.add(self._begin_driver)

    def _show_before_opening(self) -> None:
        """The first event has not happened yet."""
        for event in self.opening:
            if isinstance(event, EventHappened):
                self.scene.page.show_event(None)
                self.scene.show_marker(event.before)

    def _begin_driver(self) -> Sequence[QAbstractAnimation]:
        self.driver.begin()
        return ()

    @property
    def _is_played(self) -> bool:
        """Whether people play here: in a lesson or a replay nothing happens by itself."""
        return type(self.use) is TableUse

    def _on_settled(self) -> None:
        self.follow_rooms()
        self.sheets.follow()
        self._tips.write()
        self.marks.reset(self.driver.told())
        self._attend()

    def _attend(self) -> None:
        """Let the minute of talk run where it belongs."""
        if self._is_played:
            self.talk.attend(self.driver.view())

    def _holds(self) -> dict[Hold, bool]:
        """Nobody talks while nobody can see the table."""
        is_aside = self.driver.is_paused or not self.isActiveWindow()
        return {Hold.CURTAIN: not self.isVisible(), Hold.PAUSE: is_aside}

    def _on_talked(self) -> None:
        """The minute is over: who has not pledged is silent, and the bid opens (reading 16)."""
        if self.queue.is_held:
            self.queue.skip()
        elif isinstance(self.mode, PledgeMode):
            self.mode.stay_silent()

    def mode_for(self, decision: Decision) -> HertzschlagMode:
        """One mode for each phase."""
        self._attend()
        return MODES[decision.view.phase](self, decision)

    def idle_mode(self) -> HertzschlagMode:
        """A mode that only shows what a card of the hand would do."""
        return HertzschlagMode(self, Decision(self.driver.viewer, self.driver.view(), ()))

    def sentence(self, event: Event) -> str | None:
        return sentence(event, self.names, self._components)

    def telling(self, happened: Sequence[Event], view: View) -> Telling | None:
        return self._narration.telling(happened, view, self.you)

    def consequence(self, happened: Sequence[Event], view: View) -> Telling | None:
        return self._narration.consequence(happened, view, self.you)

    def actor(self, event: Event) -> Seat | None:
        return actor(event)

    def decided_by(self, event: Event) -> Seat | None:
        return decided_by(event)

    def recap_lines(self, since: Sequence[Event], view: View) -> Sequence[RecapLine]:
        return self._narration.recap(since, view, self.driver.person)

    def rule_of(self, event: Event) -> str:
        return rule_of(event)

    def cue(self, event: Event) -> Cue | None:
        return cue(event)

    def animate(self, happened: Sequence[Event], view: View) -> None:
        """Cards are turned over, the bird walks, hands come up, lights go out."""
        self.marks.make_way()
        self._animation.show(happened, view)
        if any(isinstance(event, ControlNeeded) for event in happened) and self._talks_first(view):
            self.queue.add(partial(self._talk_first, view))

    def _talks_first(self, view: View) -> bool:
        """Whether several people at this screen talk before they bid alone."""
        is_shared = self._is_played and len(self.driver.people) > 1
        return is_shared and self.talk.is_on and view.phase is Phase.BID

    def _talk_first(self, view: View) -> Sequence[QAbstractAnimation]:
        """Wait until the minute is over or somebody wants to go on: then the curtain falls."""
        self.talk.attend(view)
        self.say(said("prompt.talk"))
        self.queue.hold()
        return ()

    def waiting_for(self, seats: Sequence[Seat], view: View) -> str:
        """Who thinks; what all do together is told of all."""
        if view.phase in (Phase.LAY, Phase.BID):
            return said(f"prompt.waiting-{view.phase}", players=self.names.players(seats))
        return self.words.thinking(seats)

    def final_screen(self, outcome: Outcome) -> HertzschlagFinal:
        """The screen that shows how the game ended."""
        screen = HertzschlagFinal(self.driver.view(), outcome, self.driver.told(), self.names, self.looks)
        screen.rule_wanted.connect(self.help.show_rule)
        return screen

    def help_place(self) -> str:
        """The rule that was broken, or that of the phase."""
        if self.asking.last_rule:
            return f"rule:{self.asking.last_rule}"
        view: View = self.driver.view()
        over = "Q7" if view.has_blackout else "G1"
        return f"rule:{_PLACES.get(view.phase, over)}"

    def on_own_key(self, event: QKeyEvent) -> bool:
        """M shows what the viewer remembers, D everybody's display."""
        match event.key():
            case Qt.Key.Key_D | Qt.Key.Key_M if event.isAutoRepeat():
                return True
            case Qt.Key.Key_D:
                return self.sheets.toggle(DISPLAYS)
            case Qt.Key.Key_M:
                return self.sheets.toggle(MEMORY)
            case _:
                return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts away a sheet first: it lies above everything."""
        if event.key() == Qt.Key.Key_Escape and self.sheets.shown:
            self.sheets.hide()
        else:
            super().keyPressEvent(event)

    def on_viewer(self) -> None:
        """Somebody else looks: nothing of what one remembers stays."""
        self.sheets.hide()

    def show_view(self, view: View) -> None:
        super().show_view(view)
        self.sheets.follow()
        self._tips.write()

    def retranslate(self) -> None:
        super().retranslate()
        self.sheets.retranslate()
        self._tips.write()

    def target_outline(self, target: str) -> QPainterPath | None:
        return outline(self, target)

    def lit_words(self, targets: Sequence[str]) -> str:
        return words(self, targets)

    def in_a_lesson(self) -> str:
        return in_a_lesson()
