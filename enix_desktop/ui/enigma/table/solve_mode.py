"""Solving the own puzzle while the clock runs (R2, T6, T7)."""

from collections.abc import Mapping
from typing import Any, Protocol, cast

from PySide6.QtWidgets import QWidget

from enix_desktop.app.play.clock import Hold, Stopwatch
from enix_desktop.app.play.table_driver import Decision
from enix_desktop.games.enigma.moves import Result
from enix_desktop.games.enigma.puzzles.puzzle import CATEGORY_OF
from enix_desktop.games.enigma.table import OpenRace
from enix_desktop.ui.enigma.bench.bench import BenchHelp
from enix_desktop.ui.enigma.table.modes import EnigmaMode, Host
from enix_desktop.ui.enigma.table.modes_words import said
from enix_desktop.ui.enigma.table.solve_desk import Sand, SolveDesk, Solving
from enix_desktop.ui.enigma.words import a_puzzle


class SolvingHost(Host, Protocol):
    """What solving needs of the table besides."""

    def bench_over(self) -> QWidget:
        """Over what the bench lies."""

    def holds(self) -> Mapping[Hold, bool]:
        """Why the time does not count, if it does not."""

    def new_clock(self) -> Stopwatch:
        """A stopwatch."""

    def sand(self, seat: int, ms: int) -> Sand | None:
        """What *seat* may know of the sand timer when its clock shows so much."""

    def shows_sums(self) -> bool:
        """Whether benches count and compare for the player."""

    def has_bench_hints(self) -> bool:
        """Whether a hint may lay a piece: alone and in lessons (E8)."""

    def kept_bench(self, seat: int) -> tuple[int, object] | None:
        """The time used and what lay on the bench, in a game that is continued."""

    def keep_bench(self, seat: int, ms: int, arrangement: object) -> None:
        """Keep both, so that a kill never resets the clock."""

    def go_on_with_bench(self) -> None:
        """Somebody in front of the cover wants to go on: no pause any more."""

    def is_one_person(self) -> bool:
        """Whether only one person plays at this screen (T6)."""

    def speed_of_bench(self) -> float:
        """How long animations last, as a factor."""


class SolveMode(EnigmaMode):
    """Hosts the bench over the table until the puzzle is solved or the time is over."""

    def __init__(self, host: SolvingHost, decision: Decision) -> None:
        super().__init__(host, decision)
        self.table_host = host
        self.desk: SolveDesk | None = None

    def enter(self) -> None:
        if self.desk is None:
            self._begin()
        desk = self.desk
        assert desk is not None, "just made"
        desk.place(self.scene.plan.bench)
        self.say()

    def refresh(self) -> None:
        """The bench stays as it is; what others do meanwhile changes nothing on it."""
        if self.desk is not None:
            if not self.desk.is_open:
                self.desk.cover()
            self.say()

    def say(self) -> None:
        """What is to be done now."""
        desk, puzzle = self.desk, self._puzzle
        if desk is not None and desk.is_open:
            self.host.say(said("prompt.solve", player=self.player, puzzle=puzzle))
        else:
            self.host.say(said("prompt.ready", player=self.player, puzzle=puzzle))
        self.host.offer([])

    def let_go(self) -> bool:
        """Undo a step on the bench: what it leads to is still the own choice."""
        return self.desk is not None and self.desk.is_open and self.desk.panel.undo()

    def redo(self) -> bool:
        """Make the step again that was undone."""
        return self.desk is not None and self.desk.is_open and self.desk.panel.redo()

    def arrange(self) -> None:
        """Follow the table to where there is room."""
        if self.desk is not None:
            self.desk.place(self.scene.plan.bench)

    def leave(self) -> None:
        super().leave()
        if self.desk is not None:
            desk, self.desk = self.desk, None
            self.scene.set_solving(False)
            had_keys = desk.panel.hasFocus() or desk.panel.isAncestorOf(desk.panel.window().focusWidget())
            desk.close()
            if had_keys:
                cast(QWidget, self.table_host).setFocus()

    def _begin(self) -> None:
        host, table, view = self.table_host, self.view.table, self.view
        assert view.puzzle is not None, "who solves sees the puzzle"
        kept = host.kept_bench(self.seat)
        is_one, seat = host.is_one_person(), self.seat
        knows_times = is_one or table.open_race is OpenRace.ON
        help = BenchHelp(
            host.shows_sums(),
            has_hints=host.has_bench_hints(),
            has_figures=knows_times,
            has_timer=knows_times and table.timer is not None,
        )
        solving = Solving(
            view.puzzle,
            help,
            table.limit_ms,
            lambda ms: host.sand(seat, ms),
            table.timer_ms or 0,
            kept[0] if kept else 0,
            kept[1] if kept else None,
            is_alone=table.is_alone,
            is_aided=kept is not None,
        )
        self.desk = desk = SolveDesk(solving, host.bench_over(), host.holds, self._cover, host.new_clock())
        desk.panel.set_speed(host.speed_of_bench())
        desk.ended.connect(self._on_ended)
        desk.kept.connect(lambda ms, arrangement: host.keep_bench(seat, ms, arrangement))
        desk.ready_wanted.connect(self._on_ready)
        desk.opened.connect(self.say)
        desk.place(self.scene.plan.bench)
        self.scene.set_solving(True)
        desk.panel.setFocus()
        if kept is None and (not is_one or view.alone):
            desk.open()  # whoever lifted the curtain (T7), or asked for the next puzzle alone, is ready

    def _cover(self, is_first: bool) -> str:
        if not is_first:
            return said("cover.paused")
        if self.table_host.kept_bench(self.seat):
            return said("cover.resumed", player=self.player)
        return said("cover.ready", player=self.player, puzzle=self._puzzle)

    @property
    def _puzzle(self) -> str:
        """“a weight puzzle”: on the own tile, or posed alone."""
        return a_puzzle(CATEGORY_OF[type(self.view.puzzle)]) if self.view.puzzle is not None else ""

    def _on_ready(self) -> None:
        self.table_host.go_on_with_bench()
        if self.desk is not None:
            self.desk.open()

    def _on_ended(self, result: Result) -> None:
        decision: Any = result
        self.host.decide(decision)
