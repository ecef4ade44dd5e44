"""The table of Station Six: what is asked in each phase, what is said and what is shown."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPainterPath

from enix_desktop.app.play.table_driver import Decision, TableDriver
from enix_desktop.engine.rules import Event, Outcome, Seat
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.refusals import Refusal
from enix_desktop.games.station.table import End
from enix_desktop.games.station.view import View
from enix_desktop.ui.station.asking import StationAsking
from enix_desktop.ui.station.final import StationFinal
from enix_desktop.ui.station.hint_words import HintWords, in_a_lesson
from enix_desktop.ui.station.hints import StationHints
from enix_desktop.ui.station.last_move import Turn, TurnMarks, last_turn, turns
from enix_desktop.ui.station.table.act_mode import ActMode
from enix_desktop.ui.station.table.animation import StationAnimation, cue
from enix_desktop.ui.station.table.hand_item import COLOUR, SYMBOL
from enix_desktop.ui.station.table.modes import DiscardMode, StationMode, TakeMode
from enix_desktop.ui.station.table.modes_words import said
from enix_desktop.ui.station.table.scene import StationScene
from enix_desktop.ui.station.table.targets import COMPOSING, outline, words
from enix_desktop.ui.station.table.tree import StationTree
from enix_desktop.ui.station.why import NothingPossible
from enix_desktop.ui.station.words.events import rule_of, sentence
from enix_desktop.ui.station.words.narration import StationNarration, actor, decided_by
from enix_desktop.ui.table.actions import Action
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

MODES: dict[Phase, type[StationMode]] = {
    Phase.ACT: ActMode,
    Phase.TAKE: TakeMode,
    Phase.DISCARD: DiscardMode,
    Phase.SUPPLY: DiscardMode,
}
_PLACES = {Phase.TAKE: "N6", Phase.DISCARD: "N3", Phase.SUPPLY: "U4"}
_STATION_RULES = ("TM1", "TC1", "TB1", "TP1", "TK1", "TE1")
"""Where the book tells about each phase, and about the action of each station."""


class StationTable(SharedTable):
    """Shows one game of Station Six and turns what people do into moves."""

    scene: StationScene
    last_move: LastMove[Turn]
    _is_composing = False

    def __init__(
        self,
        driver: TableDriver,
        speed: str,
        use: TableUse | None = None,
        scene_type: type[StationScene] = StationScene,
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
        self._narration = StationNarration(self.names, self._components)
        super().__init__(driver, scene, self.names, speed, use)
        self.names.setParent(self)
        self._animation = StationAnimation(scene, self.queue, self.story.begin_step, self._on_settled)
        self._make_help()
        self._connect_scene()
        self.ready()

    def _make_help(self) -> None:
        driver, scene, view = self.driver, self.scene, self.view
        self.asking = StationAsking(driver, view, scene, self.names)
        self.asking.covers.connect(self.story.recap.cover)
        self.help = TableHelp(
            driver,
            view,
            scene,
            prompt=self._prompt,
            buttons=self._panel,
            asking=self.asking,
            hints=StationHints(scene, HintWords(self.names, self._components)),
        )
        self.marks = TurnMarks(scene)
        self.last_move = LastMove(
            driver,
            self.marks,
            turns=turns,
            sentence=partial(last_turn, names=self.names, components=self._components),
            say=self._tell_last,
            put_away=self.story.recap.hide,
            duration=self.duration,
            parent=self,
        )
        self.tree = StationTree(scene, self.cursor_ring, self.names, self._choose, self._about)
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
        self._panel.pressed.connect(self._clear_view)

    def _clear_view(self) -> None:
        """The player acts: neither a hint nor the recap may hide what that changes."""
        self.help.hints.on_action()
        self.put_recap_away()
        self.story.recap.hide()

    def offer(self, actions: Sequence[Action]) -> None:
        """Something else is chosen than before: the lights of a hint stay only while it is followed."""
        super().offer(actions)
        mode, hint = self.mode, self.help.hints.hint
        was_composing = self._is_composing
        self._is_composing = isinstance(mode, ActMode) and mode.is_composing
        if hint is not None and isinstance(mode, ActMode):
            is_given_up = was_composing and not self._is_composing
            if is_given_up or not mode.follows(hint.move):
                self.help.hints.hide()

    def put_recap_away(self) -> bool:
        """A recap that waits until an answer is closed has not been read."""
        return False if self.asking.is_open else super().put_recap_away()

    def _tell_last(self, own: str) -> None:
        """What was asked for last is shown: the recap, and no answer over it."""
        self.asking.hide()
        self.story.recap.show_again(own)

    def _choose(self, spot: Spot) -> None:
        """The mouse or a screen reader chose something."""
        self._clear_view()
        self.pressed_mode.on_choose(spot, False)

    def _drop(self, source: Spot, target: Spot | None) -> None:
        self._clear_view()
        self.pressed_mode.on_drop(source, target)

    def _about(self, spot: Spot) -> str:
        about: str = self.current_mode.about(spot)
        return about

    def _on_settled(self) -> None:
        self.follow_rooms()
        self.marks.reset(self.driver.told())

    def refuse_all(self, text: Callable[[], str], refusal: Refusal | None) -> None:
        """Say why nothing of a kind can be done; *refusal* is an example, if there is one."""
        if refusal is None:
            self.say(text())
        else:
            self.refuse(NothingPossible(text, refusal))

    def mode_for(self, decision: Decision) -> StationMode:
        """One mode for each phase."""
        return MODES[decision.view.phase](self, decision)

    def idle_mode(self) -> StationMode:
        """A mode that ignores everything."""
        return StationMode(self, Decision(self.driver.viewer, self.driver.view(), ()))

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
        """Energy runs, cards and shuttles fly, the laser fires."""
        self._animation.show(happened, view)

    def waiting_for(self, seats: Sequence[Seat], view: View) -> str:
        """Who thinks, or who discards before the next round."""
        if view.phase is Phase.SUPPLY:
            return said("prompt.waiting-supply", players=self.names.players(seats))
        return self.words.thinking(seats)

    def final_screen(self, outcome: Outcome) -> StationFinal:
        """The screen that shows how the game ended."""
        screen = StationFinal(self.driver.view(), outcome, self.driver.told(), self.names, self.looks)
        screen.rule_wanted.connect(self.help.show_rule)
        return screen

    def help_place(self) -> str:
        """The rule that was broken, or that of the phase and the active station."""
        if self.asking.last_rule:
            return f"rule:{self.asking.last_rule}"
        view: View = self.driver.view()
        if view.phase is Phase.OVER:
            return "rule:E1" if view.table.end is End.FOUR_ROUNDS else "rule:G1"
        return f"rule:{_PLACES.get(view.phase, _STATION_RULES[view.active])}"

    def on_own_key(self, event: QKeyEvent) -> bool:
        """O sorts the hand by the other of symbol and colour."""
        if event.key() != Qt.Key.Key_O or not self.scene.shows_hand:
            return False
        self.scene.sort_hand(COLOUR if self.scene.hand.by == SYMBOL else SYMBOL)
        return True

    def light(self, targets: Sequence[str]) -> None:
        """Light what a step of a lesson is about, and then the buttons that do it."""
        super().light((*targets, *COMPOSING) if targets else ())

    def target_outline(self, target: str) -> QPainterPath | None:
        return outline(self, target)

    def lit_words(self, targets: Sequence[str]) -> str:
        return words(self, targets)

    def in_a_lesson(self) -> str:
        return in_a_lesson()
