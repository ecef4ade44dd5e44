"""The table of Sparks: what is asked in each phase, what is said and what is shown."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation
from PySide6.QtGui import QPainterPath

from enix_desktop.app.play.clock import Hold
from enix_desktop.app.play.table_driver import Decision, TableDriver
from enix_desktop.engine.rules import Event, Outcome, Seat
from enix_desktop.ui.table.animation import glide
from enix_desktop.ui.table.help import TableHelp
from enix_desktop.ui.table.last_move import LastMove
from enix_desktop.ui.table.pieces import looks_of
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.reader import TableReader
from enix_desktop.ui.table.screen import SharedTable
from enix_desktop.ui.table.sounds import Cue
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.use import TableUse
from enix_desktop.ui.widgets.paper_art import box, together
from tests.toy.rules import events
from tests.toy.rules.state import Phase
from tests.toy.rules.table import DARK
from tests.toy.rules.view import View
from tests.toy.ui.final import SparksFinal
from tests.toy.ui.help import SparksAsking, SparksHints, Turn, TurnMarks, last_turn, turns
from tests.toy.ui.modes import BidMode, LightMode, SolveMode, SparksMode
from tests.toy.ui.scene import SparksScene
from tests.toy.ui.tree import SparksTree
from tests.toy.ui.words import RULES, field_name, said, sentence

MODES: dict[Phase, type[SparksMode]] = {Phase.BID: BidMode, Phase.SOLVE: SolveMode, Phase.LIGHT: LightMode}
PLACES = {Phase.BID: "rule:B1", Phase.SOLVE: "rule:S1", Phase.LIGHT: "rule:L1", Phase.OVER: "rule:E1"}
"""Where the book tells about each phase."""
CUES = {
    events.BidPlaced: Cue("lay"),
    events.TurnBegan: Cue("turn"),
    events.LampLit: Cue("tile"),
    events.FieldStruck: Cue("cap"),
}
"""What is heard."""
SHOWN = 350
"""Milliseconds in which a field is lit or struck."""


class SparksTable(SharedTable):
    """Shows one game of Sparks and turns what people do into moves."""

    scene: SparksScene
    last_move: LastMove[Turn]

    def __init__(self, driver: TableDriver, speed: str, use: TableUse | None = None) -> None:
        people = driver.match.record.participants
        self.looks = looks_of(people)
        self.names = PlayerNames([who.name for who in people])
        scene = SparksScene([who.name for who in people], self.looks)
        scene.place_names.people = driver.people
        super().__init__(driver, scene, self.names, speed, use)
        self.names.setParent(self)
        self.asking = SparksAsking(self.view)
        self.help = TableHelp(
            driver,
            self.view,
            self.scene,
            prompt=self._prompt,
            buttons=self._panel,
            asking=self.asking,
            hints=SparksHints(self.scene, self.names),
        )
        self.marks = TurnMarks(self.scene)
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
        self.tree = SparksTree(self.scene, self.cursor_ring, self.names, self._choose)
        self.reader = TableReader(
            self,
            self.view,
            self.scene,
            self.cursor_ring,
            prompt=self._prompt,
            story=self.story,
            tree=self.tree,
            board_words=self.tree.board,
        )
        self.scene.pressed.connect(self._choose)
        self.ready()

    def _choose(self, spot: Spot) -> None:
        """The mouse or a screen reader chose something."""
        self.help.hints.on_action()
        self.pressed_mode.on_choose(spot, False)

    @property
    def holds(self) -> dict[Hold, bool]:
        """Nobody adds while nobody can see the numbers."""
        is_aside = self.driver.is_paused or not self.isActiveWindow()
        return {Hold.CURTAIN: not self.isVisible(), Hold.PAUSE: is_aside}

    def mode_for(self, decision: Decision) -> SparksMode:
        """One mode for each phase."""
        return MODES[decision.view.phase](self, decision)

    def sentence(self, event: Event) -> str | None:
        """What happened."""
        return sentence(event, self.names)

    def rule_of(self, event: Event) -> str:
        """The rule by which it happened."""
        return RULES[type(event)]

    def cue(self, event: Event) -> Cue | None:
        """What is heard of it."""
        return CUES.get(type(event))

    def animate(self, happened: Sequence[Event], view: View) -> None:
        """Lamps and lightning grow on their fields; at last everything is as *view* says."""
        for event in happened:
            self.queue.add(partial(self._shown, event, view))
        self.queue.add(self._mark_last)
        super().animate((), view)

    def _mark_last(self) -> Sequence[QAbstractAnimation]:
        self.marks.reset(self.driver.told())
        return ()

    def _shown(self, event: Event, view: View) -> Sequence[QAbstractAnimation]:
        if not isinstance(event, events.LampLit | events.FieldStruck):
            return self.story.begin_step(event, (), view)
        item = self.scene.fields[event.field]
        item.show_holder(event.seat if isinstance(event, events.LampLit) else DARK)
        item.setScale(0.6)
        return self.story.begin_step(event, [glide(item, "scale", 1.0, self.duration(SHOWN))], view)

    def waiting_for(self, seats: Sequence[Seat], view: View) -> str:
        """Bids are made together, everything else alone."""
        if view.phase is Phase.BID:
            return said("prompt.waiting-for-bids", players=self.names.players(seats))
        return self.words.thinking(seats)

    def unlogged(self, happened: Sequence[Event]) -> str | None:
        """Who has bid what nobody else sees."""
        bidders = [event.seat for event in happened if isinstance(event, events.BidPlaced)]
        return said("prompt.has-bid", player=self.names.player(bidders[-1])) if bidders else None

    def final_screen(self, outcome: Outcome) -> SparksFinal:
        """The screen that shows how the game ended."""
        return SparksFinal(self.driver.view(), outcome, self.names, self.looks)

    def help_place(self) -> str:
        """The rule that was broken, or that of the phase."""
        broken = self.asking.last_rule
        return f"rule:{broken}" if broken else PLACES[self.driver.view().phase]

    def in_a_lesson(self) -> str:
        """The lamp says what to do."""
        return said("lesson.no-hints")

    def target_outline(self, target: str) -> QPainterPath | None:
        """The outline of `board`, `field:4`, `keys`, `key:2`, `place:0` or `button:bid`."""
        kind, _, name = target.partition(":")
        scene = self.scene
        match kind:
            case "button":
                button = self.button(name)
                if button is None or not button.isVisible():
                    return None
                corner = button.mapTo(self.view, button.rect().topLeft())
                return box(corner.x(), corner.y(), button.width(), button.height(), 10)
            case "board" | "field":
                items = scene.fields if kind == "board" else [scene.fields[int(name)]]
                return together(item.outline() for item in items)
            case "place":
                return scene.places[int(name)].outline()
            case _:
                keys = [key for face, key in scene.keys.items() if key.isVisible() and name in ("", face)]
                return together(key.outline() for key in keys) if keys else None

    def lit_words(self, targets: Sequence[str]) -> str:
        """What is lit, in words."""
        return self.names.listed([self._lit(*target.partition(":")[::2]) for target in targets])

    def _lit(self, kind: str, name: str) -> str:
        match kind:
            case "button":
                button = self.button(name)
                return "" if button is None else button.text()
            case "field":
                return field_name(int(name))
            case "place":
                return self.names.player(int(name))
            case _:
                return name or said(f"item.{kind}")
