"""The table of ENIGMA: what is asked in each phase, what is said and what is shown."""

from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPainterPath
from PySide6.QtWidgets import QWidget

from enix_desktop.app.play.clock import Hold, Stopwatch
from enix_desktop.app.play.table_driver import Decision, TableDriver
from enix_desktop.engine.rules import Event, Outcome, Seat
from enix_desktop.games.enigma import timing
from enix_desktop.games.enigma.dealing import opening
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.puzzles.puzzle import CATEGORY_OF
from enix_desktop.games.enigma.solo import has_next
from enix_desktop.games.enigma.table import Mode as PlayedAs
from enix_desktop.games.enigma.table import OpenRace
from enix_desktop.games.enigma.view import View
from enix_desktop.ui.enigma.asking import EnigmaAsking
from enix_desktop.ui.enigma.final import EnigmaFinal
from enix_desktop.ui.enigma.hint_words import HintWords, in_a_lesson
from enix_desktop.ui.enigma.hints import EnigmaHelp, EnigmaHints
from enix_desktop.ui.enigma.last_move import Turn, TurnMarks, last_turn, turns
from enix_desktop.ui.enigma.table.alone_mode import AloneMode, AlonePuzzles
from enix_desktop.ui.enigma.table.alone_story import AloneStory
from enix_desktop.ui.enigma.table.animation import EnigmaAnimation, cue
from enix_desktop.ui.enigma.table.gains import GainPills
from enix_desktop.ui.enigma.table.kept_bench import bench_of, kept
from enix_desktop.ui.enigma.table.modes import ChooseMode, EnigmaMode, NetworkerMode
from enix_desktop.ui.enigma.table.modes_words import said
from enix_desktop.ui.enigma.table.opening import OpeningLog
from enix_desktop.ui.enigma.table.place_mode import PlaceMode
from enix_desktop.ui.enigma.table.scene import EnigmaScene
from enix_desktop.ui.enigma.table.solve_desk import Sand
from enix_desktop.ui.enigma.table.solve_mode import SolveMode
from enix_desktop.ui.enigma.table.targets import outline, words
from enix_desktop.ui.enigma.table.tree import EnigmaTree
from enix_desktop.ui.enigma.words.events import rule_of
from enix_desktop.ui.enigma.words.narration import EnigmaNarration, actor, decided_by
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

_PLACES = {Phase.CHOOSE: "R1", Phase.SOLVE: "R2", Phase.PLACE: "P1", Phase.NETWORKER: "N1", Phase.POSE: "E8"}
"""Where the book tells about each phase."""


class EnigmaTable(SharedTable):
    """Shows one game of ENIGMA and turns what people do into moves."""

    scene: EnigmaScene
    help: EnigmaHelp
    last_move: LastMove[Turn]

    def __init__(
        self,
        driver: TableDriver,
        speed: str,
        use: TableUse | None = None,
        scene_type: type[EnigmaScene] = EnigmaScene,
    ) -> None:
        record = driver.match.record
        people = [who.name for who in record.participants]
        self.looks = looks_of(record.participants)
        scene = scene_type(record.setup.table, people, self.looks)
        scene.place_names.people = driver.people
        for place, who in zip(scene.places, record.participants, strict=True):
            if who.player is not None:
                place.show_face(who.name)
        self.names = PlayerNames(people)
        self._narration = EnigmaNarration(self.names)
        super().__init__(driver, scene, self.names, speed, use)
        self.names.setParent(self)
        opened = opening(record.setup)
        self.story.log = OpeningLog(self.log, opened, self.sentence, self.rule_of)
        self.gains = GainPills(scene, self.looks)
        self._animation = EnigmaAnimation(
            scene, self.queue, self.story.begin_step, self._on_settled, self._on_results
        )
        self._make_help()
        scene.may_drag = lambda spot: self.pressed_mode.can_drag(spot)
        scene.pressed.connect(self._choose)
        scene.dropped.connect(self._drop)
        scene.hovered.connect(lambda spot: self.current_mode.on_hover(spot))
        self.ready()
        if self._is_alone:
            self.help.lamp.hide()

    @property
    def _is_alone(self) -> bool:
        return bool(self.driver.match.record.setup.table.is_alone)

    def _make_help(self) -> None:
        driver, scene, view = self.driver, self.scene, self.view
        self.asking = EnigmaAsking(driver, view, scene, self.names)
        self.help = EnigmaHelp(
            driver,
            view,
            scene,
            prompt=self._prompt,
            buttons=self._panel,
            asking=self.asking,
            hints=EnigmaHints(scene, HintWords(self.names)),
        )
        self.help.is_solving = lambda: driver.view().phase is Phase.SOLVE
        self.help.told = self.say
        self.help.on_bench = self._hint_on_bench
        self.marks = TurnMarks(scene)
        self.last_move = LastMove(
            driver,
            self.marks,
            turns=turns,
            sentence=partial(last_turn, names=self.names),
            say=self.story.recap.show_again,
            put_away=self.story.recap.hide,
            duration=self.duration,
            parent=self,
        )
        self.tree = EnigmaTree(scene, self.cursor_ring, self.names, self._choose, self._about)
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

    def _choose(self, spot: Spot) -> None:
        """The mouse or a screen reader chose something."""
        self.help.hints.on_action()
        self.pressed_mode.on_choose(spot, False)

    def _drop(self, source: Spot, target: Spot | None) -> None:
        self.help.hints.on_action()
        self.pressed_mode.on_drop(source, target)

    def _about(self, spot: Spot) -> str:
        about: str = self.current_mode.about(spot)
        return about

    @property
    def is_played(self) -> bool:
        """Whether people play here: in a lesson or a replay nothing happens by itself."""
        return type(self.use) is TableUse

    # Modes

    def mode_for(self, decision: Decision) -> EnigmaMode | None:
        """One mode for each phase."""
        match decision.view.phase:
            case Phase.CHOOSE:
                return ChooseMode(self, decision)
            case Phase.SOLVE:
                self._make_ahead(decision.view)
                return SolveMode(self, decision)
            case Phase.PLACE:
                return PlaceMode(self, decision)
            case Phase.NETWORKER:
                return NetworkerMode(self, decision)
            case Phase.POSE:
                return AloneMode(self, decision)
            case _:
                return None

    @cached_property
    def puzzles(self) -> AlonePuzzles:
        """The puzzles of a run alone."""
        record = self.driver.match.record
        return AlonePuzzles(record.setup.table, record.seed or 0, self)

    def _make_ahead(self, view: View) -> None:
        """Alone, the next puzzle is made while this one is solved."""
        if view.posed is not None and self.is_played:
            done = [*(each.posed.puzzle for each in view.alone), view.posed.puzzle]
            if has_next(view.table, len(done)):
                self.puzzles.want(done)

    def idle_mode(self) -> EnigmaMode:
        """A mode that only lights systems."""
        return EnigmaMode(self, Decision(self.driver.viewer, self.driver.view(), ()))

    # What solving needs

    def bench_over(self) -> QWidget:
        """The view of the table."""
        return self.view

    def holds(self) -> Mapping[Hold, bool]:
        """Nobody solves while nobody can see the puzzle."""
        is_aside = self.driver.is_paused or not self.isActiveWindow()
        return {Hold.CURTAIN: not self.isVisible(), Hold.PAUSE: is_aside}

    def new_clock(self) -> Stopwatch:
        return Stopwatch()

    def sand(self, seat: Seat, ms: int) -> Sand | None:
        """What *seat* may know: live who turned the timer so far, otherwise only in an open race (E3)."""
        state = self.driver.match.state
        if self.is_one_person():
            turned = timing.turned(state, ms, seat)
        elif state.table.open_race is OpenRace.ON:
            turned = timing.best_so_far(state, seat)
        else:
            return None
        if turned is None:
            return None
        stop = turned.stop_ms
        return Sand(self.names.player(turned.by), 0 if stop is None else max(0, stop - ms), stop)

    def shows_sums(self) -> bool:
        return self.driver.help.assistance

    def has_bench_hints(self) -> bool:
        """Endless puzzles have hints, unless the table plays without; lessons always do (E8)."""
        table = self.driver.match.record.setup.table
        return not self.is_played or (table.mode is PlayedAs.SOLO and self.driver.help.hints)

    def redo(self) -> None:
        """A step on the bench is made again; otherwise a decision."""
        if not (isinstance(self.mode, SolveMode) and self.mode.redo()):
            super().redo()

    def _hint_on_bench(self) -> bool:
        """Alone there is nothing else to be hinted at: a piece is laid (E8)."""
        desk = self.mode.desk if isinstance(self.mode, SolveMode) else None
        if desk is not None and desk.is_open:
            desk.panel.lay_hint()
        return self._is_alone

    def kept_bench(self, seat: Seat) -> tuple[int, object] | None:
        return bench_of(self.driver.match.record.unfinished, seat, self._puzzle_number)

    def keep_bench(self, seat: Seat, ms: int, arrangement: object) -> None:
        self.driver.keep_unfinished(kept(seat, self._puzzle_number, ms, arrangement))

    @property
    def _puzzle_number(self) -> int:
        """Which puzzle of the game is being solved."""
        state = self.driver.match.state
        return len(state.alone) + 1 if state.table.is_alone else state.round

    def go_on_with_bench(self) -> None:
        """A pause ends where somebody in front of the cover wants to go on."""
        if self.driver.is_paused:
            self.toggle_pause()

    def is_one_person(self) -> bool:
        return len(self.driver.people) < 2

    def speed_of_bench(self) -> float:
        return self.queue.factor

    def _arrange(self) -> None:
        super()._arrange()
        if isinstance(self.mode, SolveMode | AloneMode):
            self.mode.arrange()
        self._alone_story.arrange()

    @cached_property
    def _alone_story(self) -> AloneStory:
        return AloneStory(self.view, lambda: self.scene.plan.between, self.is_played)

    # Words

    def sentence(self, event: Event) -> str | None:
        return self._narration.sentence(event)

    def telling(self, happened: Sequence[Event], view: View) -> Telling | None:
        return self._narration.telling(happened, self.you)

    def consequence(self, happened: Sequence[Event], view: View) -> Telling | None:
        return self._narration.consequence(happened, view)

    def actor(self, event: Event) -> Seat | None:
        return actor(event)

    def decided_by(self, event: Event) -> Seat | None:
        return decided_by(event)

    def recap_lines(self, since: Sequence[Event], view: View) -> Sequence[RecapLine]:
        """Nothing lies over a bench."""
        if view.phase is Phase.SOLVE:
            return ()
        return self._narration.recap(since, self.driver.person)

    def rule_of(self, event: Event) -> str:
        return rule_of(event)

    def cue(self, event: Event) -> Cue | None:
        return cue(event)

    def waiting_for(self, seats: Sequence[Seat], view: View) -> str:
        """Who thinks; what all do together is told of all."""
        if view.phase is Phase.SOLVE:
            return said("prompt.waiting-solve", players=self.names.players(seats))
        return self.words.thinking(seats)

    # What is shown

    def animate(self, happened: Sequence[Event], view: View) -> None:
        """Tiles fly, networkers leap, plasma runs."""
        self.marks.make_way()
        self._animation.show(happened, view)
        self._alone_story.follow(view)

    def _on_settled(self) -> None:
        self.follow_rooms()
        self.marks.reset(self.driver.told())

    def _on_results(self) -> None:
        """Whoever plays here looks at the results as long as they want."""
        if self.is_played and self.driver.people and (self.story.narrator.waits or self.queue.factor > 0):
            self.say(f"{self._prompt.text()} {said('prompt.continue')}")
            self.queue.hold()

    def show_view(self, view: View) -> None:
        super().show_view(view)
        if view.races is None or view.phase not in (Phase.PLACE, Phase.NETWORKER):
            self.scene.results.put_away()
        self._alone_story.follow(view)

    def final_screen(self, outcome: Outcome) -> EnigmaFinal:
        """The screen that shows how the game ended."""
        screen = EnigmaFinal(self.driver.view(), outcome, self.driver.told(), self.names, self.looks)
        screen.rule_wanted.connect(self.help.show_rule)
        return screen

    def help_place(self) -> str:
        """The rule that was broken, or that of the phase."""
        if self.asking.last_rule:
            return f"rule:{self.asking.last_rule}"
        view: View = self.driver.view()
        if view.phase is Phase.SOLVE and view.puzzle is not None:
            return f"rule:{_BENCH_PLACES[CATEGORY_OF[type(view.puzzle)]]}"
        return f"rule:{_PLACES.get(view.phase, 'G1')}"

    def on_own_key(self, event: QKeyEvent) -> bool:
        """S shows the results of the round again, or puts them away."""
        if event.key() != Qt.Key.Key_S:
            return False
        view: View = self.driver.view()
        if view.races is None or event.isAutoRepeat():
            return view.races is not None
        if self.scene.results.isVisible():
            self.scene.results.put_away()
        else:
            cutoff = timing.cutoff_of(view.table, [race.result for race in view.races])
            self.scene.show_results(view.races, cutoff)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts away the sheet of results first: it lies above everything."""
        if event.key() == Qt.Key.Key_Escape and self.scene.results.isVisible() and not self.queue.is_held:
            self.scene.results.put_away()
        else:
            super().keyPressEvent(event)

    def on_viewer(self) -> None:
        """Somebody else looks: the sheet of results goes."""
        self.scene.results.put_away()

    def target_outline(self, target: str) -> QPainterPath | None:
        return outline(self, target)

    def lit_words(self, targets: Sequence[str]) -> str:
        return words(self, targets)

    def in_a_lesson(self) -> str:
        return in_a_lesson()


_BENCH_PLACES: Mapping[Any, str] = {
    "weights": "ZW1",
    "fragments": "ZF1",
    "conduits": "ZC1",
    "angles": "ZA1",
}
"""Where the book tells about each kind of puzzle."""
