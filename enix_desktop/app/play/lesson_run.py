"""Drives a lesson: the others move as the record says, and so does the learner, who finds out how."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

from PySide6.QtCore import QTimer, Signal

from enix_desktop.app.play.lesson import Lesson, LessonStep, StepKind
from enix_desktop.app.play.table_driver import AnyMatch, Decision, Happening, TableDriver
from enix_desktop.app.play.undo import Obstacle
from enix_desktop.catalogue import GAMES
from enix_desktop.engine.chance import RecordedChance, SeededChance
from enix_desktop.engine.errors import WrongChance
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.rules import Event, Seat


class LessonRun(TableDriver):
    """One lesson at the table, in steps. It writes no file."""

    step_reached = Signal(int)
    """The lesson waits at this step."""
    watching = Signal()
    """No step is open: what was decided is shown, or others move."""
    strayed = Signal(str)
    """The key of what is to be said about a move that the rules allow and the lesson does not."""
    completed = Signal()

    def __init__(self, lesson: Lesson, name: str = "", step: int = 0) -> None:
        """Begin *lesson* at *step*; the learner is called *name*, if that is known."""
        super().__init__()
        self.lesson = lesson
        self.viewer: Seat = lesson.seat
        self.people: tuple[Seat, ...] = (lesson.seat,)
        game = GAMES[lesson.record.game]
        self._rules, self._codec = game.rules, game.codec
        self._played = list(replay(game.rules, game.codec, lesson.record))
        participants = list(lesson.record.participants)
        if name:
            participants[lesson.seat] = replace(participants[lesson.seat], name=name)
        record = replace(lesson.record, participants=tuple(participants), entries=[], outcome=None)
        start = game.rules.start(lesson.record.setup)
        self._match: AnyMatch = Match(game.rules, record, SeededChance(0), start)
        self._history: list[Event] = []
        self._index = 0
        self._decision: Decision | None = None
        self._is_interrupting = False
        self._is_showing = False
        self._is_over = False
        self._go_to(min(max(step, 0), len(lesson.steps) - 1))

    @property
    def match(self) -> AnyMatch:
        """The game as far as it has been played; read-only."""
        return self._match

    @property
    def hints_allowed(self) -> bool:
        """The lesson itself says what to do."""
        return False

    @property
    def decision(self) -> Decision | None:
        """What the learner is being asked, if anything."""
        return self._decision

    @property
    def index(self) -> int:
        """The number of the step that is open, or comes next."""
        return self._index

    @property
    def is_waiting(self) -> bool:
        """Whether a step is open, so that the learner is to do something."""
        return not self._is_showing and not self._is_over and self._open_step is not None

    def view(self) -> Any:
        """The table as the learner sees it."""
        return self._rules.view(self._match.state, self.viewer)

    def told(self) -> list[Event]:
        """Everything that happened so far, as the learner may know it."""
        return [event.seen_by(self.viewer) for event in self._history]

    def begin(self) -> None:
        """Start with the first step."""
        self._advance()

    def go_on(self) -> None:
        """The window has shown what happened."""
        self._is_showing = False
        self._advance()

    def lift_curtain(self) -> None:
        """The window shows the table again."""
        self._advance()

    def next_step(self) -> None:
        """The learner has read a step, or does not want to try."""
        step = self._open_step
        if step is not None and self.is_waiting and step.kind in (StepKind.READ, StepKind.TRY):
            self._withdraw()
            self._index += 1
            self._advance()

    def go_back(self) -> None:
        """Be again at the step before; the window then calls `lift_curtain`."""
        if self._index > 0 and not self._is_showing:
            self._withdraw()
            self._go_to(self._index - 1)

    def decide(self, move: Any) -> None:
        """The learner does something: it must be legal, and what the record has here."""
        if self._decision is None:
            return
        refusal = self.refusal(move)
        if refusal is not None:
            self.refused.emit(refusal, move)
            return
        self.decided.emit()
        step = self._open_step
        is_wanted = self._is_recorded(move) or self._is_accepted(step, move)
        if not is_wanted or (step is not None and step.kind is StepKind.ARM):
            self.strayed.emit(self._remark(move))
            self.asked.emit(self._decision)
            return
        self._decision = None
        while self._open_step is not None:
            self._index += 1
        if self._rules.declining_move(self._match.state) is not None:
            self._is_interrupting = False
        self.watching.emit()
        self._make_next_move()
        self._advance()

    def refusal(self, move: Any) -> Any:
        """What the rules have against *move* of the learner."""
        return self._rules.refusal(self._match.state, self.viewer, move)

    def note_refusal(self, rule: str) -> None:
        """The window has explained that something breaks *rule*; it may be what was to be tried."""
        step = self._open_step
        if step is not None and step.kind is StepKind.TRY and step.rule == rule:
            # The caller is still in the middle of something.
            QTimer.singleShot(0, self, lambda: self._on_tried(step))

    def set_interrupting(self, seat: Seat, wants: bool) -> None:
        """The learner wants, or no longer wants, to interrupt; only where the lesson is about that."""
        step = self._open_step
        if wants and (step is None or step.kind is not StepKind.ARM or not self.is_waiting):
            self.strayed.emit("general.not-now")
            return
        self._is_interrupting = wants
        if wants:
            self._withdraw()
            self._advance()

    def is_interrupting(self, seat: Seat) -> bool:
        """Whether the learner has asked to interrupt."""
        return self._is_interrupting

    def undo(self) -> Obstacle:
        """A lesson has a way back of its own."""
        return Obstacle.AGREEMENT

    def redo(self) -> bool:
        """Nothing is taken back here."""
        return False

    def ask_hint(self) -> None:
        """There are none; what is to be done is said."""

    def close(self) -> None:
        """Stop asking."""
        self._is_over = True

    @property
    def _position(self) -> int:
        return len(self._match.record.entries)

    @property
    def _open_step(self) -> LessonStep | None:
        """The step that belongs here, if there is one."""
        steps = self.lesson.steps
        if self._index < len(steps) and steps[self._index].at == self._position:
            return steps[self._index]
        return None

    def _advance(self) -> None:
        """Go on until the learner has to be waited for."""
        while not self._is_showing and not self._is_over and self._decision is None:
            step = self._open_step
            if step is not None and step.kind is StepKind.ARM and self._is_interrupting:
                self._index += 1
                continue
            if step is not None:
                self.step_reached.emit(self._index)
                if step.kind is not StepKind.READ:
                    self._ask()
                return
            if self._index == len(self.lesson.steps):
                self._is_over = True
                self.completed.emit()
                return
            self.watching.emit()
            self._make_next_move()

    def _ask(self) -> None:
        moves = self._rules.legal_moves(self._match.state, self.viewer)
        self._decision = Decision(self.viewer, self.view(), moves)
        self.asked.emit(self._decision)

    def _withdraw(self) -> None:
        if self._decision is not None:
            self._decision = None
            self.withdrawn.emit()

    def _on_tried(self, step: LessonStep) -> None:
        if self._open_step is not step:
            return
        self._index += 1
        following = self._open_step
        if following is not None and following.kind is StepKind.DO and self._decision is not None:
            self.step_reached.emit(self._index)  # what is in hand stays there
        else:
            self._withdraw()
            self._advance()

    def _make_next_move(self) -> None:
        played = self._played[self._position]
        self._match.state = played.state
        self._match.record.entries.append(played.entry)
        self._history += played.events
        if played.events:
            self._is_showing = True
            seen = [event.seen_by(self.viewer) for event in played.events]
            self.happened.emit(Happening(seen, self.view()))

    def _go_to(self, index: int) -> None:
        """Have everything as it is when step *index* is reached; before the first, watch what leads there."""
        self._index = index
        position = self.lesson.steps[index].at if index else self.lesson.start
        played = self._played[:position]
        start = self._rules.start(self.lesson.record.setup)
        self._match.state = played[-1].state if played else start
        self._match.record.entries[:] = [step.entry for step in played]
        self._history = [event for step in played for event in step.events]
        self._is_interrupting = False

    def _is_recorded(self, move: Any) -> bool:
        """Whether *move* leads to the next state of the record."""
        played = self._played[self._position]
        if played.entry.seat != self.viewer:
            return False
        if _is_same(move, played.entry.move):
            return True
        state, chance = self._match.state.copy(), RecordedChance(played.entry.draws)
        try:
            self._rules.transition(state, self.viewer, move, chance)
            chance.finish()
        except WrongChance:
            return False
        return bool(state == played.state)

    def _is_accepted(self, step: LessonStep | None, move: Any) -> bool:
        """Whether *move* is as good as the recorded one at *step*; then it takes its place."""
        if step is None or step.accepted is None:
            return False
        if not _is_like(self._codec.move_json(self._match.record.setup, move), step.accepted):
            return False
        entries = [played.entry for played in self._played]
        entries[self._position] = replace(entries[self._position], move=move)
        record = replace(self.lesson.record, entries=entries)
        self._played = list(replay(self._rules, self._codec, record))
        return True

    def _remark(self, move: Any) -> str:
        step = self._open_step
        if step is None:
            return "general.not-now"
        written = self._codec.move_json(self._match.record.setup, move)
        for mistake in step.wrong:
            if _is_like(written, mistake.like):
                return mistake.text
        return step.otherwise or self._otherwise_here() or "general.not-now"

    def _otherwise_here(self) -> str:
        """What is said about mistakes at the step that the open one leads to, such as after a trial."""
        steps = self.lesson.steps[self._index :]
        return next((step.otherwise for step in steps if step.at == self._position and step.otherwise), "")


def _is_same(move: Any, other: Any) -> bool:
    """Whether two moves are equal, whatever the order in which cards and the like are named."""
    return type(move) is type(other) and _unordered(move) == _unordered(other)


def _unordered(move: Any) -> list[object]:
    values = [getattr(move, entry.name) for entry in fields(move)]
    return [Counter(value) if type(value) is tuple else value for value in values]


def _is_like(written: Mapping[str, object], like: Mapping[str, object]) -> bool:
    return all(written.get(name) == value for name, value in like.items())
