"""Drives a match: the only caller of `Match.play`. It asks persons through the window and computers through
the thinker, and hands on what happened as far as the viewer may know it."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from enix_desktop.app.library.saver import Saver
from enix_desktop.app.library.saves import SavedGame
from enix_desktop.app.play.help import help_of
from enix_desktop.app.play.hints import Hinting
from enix_desktop.app.play.looking import LookedAt
from enix_desktop.app.play.opponents import Opponents
from enix_desktop.app.play.table_driver import AnyMatch, Decision, Happening
from enix_desktop.app.play.thinking import Answer, Question, Thinker
from enix_desktop.app.play.tutoring import Tutor
from enix_desktop.app.play.undo import Obstacle, way_back
from enix_desktop.engine.branches import shortened
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.record import Json, Seal, Thought
from enix_desktop.engine.rng import fresh_salt, fresh_seed
from enix_desktop.engine.rules import Event, ForeignMove, IllegalMove, Outcome, Seat
from enix_desktop.engine.seals import sealed

log = logging.getLogger(__name__)


class Controller(LookedAt):
    """One game at the table. After each happening it waits until the window calls `go_on`."""

    can_pause = True

    def __init__(
        self,
        match: AnyMatch,
        path: Path | None,
        thinker: Thinker,
        saver: Saver,
        *,
        history: Sequence[Event] = (),
    ) -> None:
        """*history* is what happened before, if the game is continued; without a *path* nothing is kept."""
        super().__init__(match, history)
        self._path = path
        self._thinker = thinker
        self._saver = saver
        self._interrupting: set[Seat] = set()
        self._decision: Decision | None = None
        self._decision_number = 0
        self._hinting = Hinting(thinker, self.hinted.emit)
        self._opponents = Opponents(thinker)
        self._tutor = self._hired_tutor()
        self._undone: list[tuple[int, Any]] = []
        """Decisions that can be made again: after how many moves, and the move; the latest last."""
        self._is_showing = False
        self._is_saving = False
        self._is_over = False
        saver.settled.connect(self._on_settled)
        thinker.answered.connect(self._on_answer)

    @property
    def is_kept(self) -> bool:
        """Whether the game is saved, so that it can be continued and counted."""
        return self._path is not None

    @property
    def path(self) -> Path | None:
        """The file of the game, if it is kept."""
        return self._path

    @property
    def decision(self) -> Decision | None:
        """What a person is being asked, if anything."""
        return self._decision

    def begin(self) -> None:
        """Start asking."""
        self._thinker.warm_up()
        if self._tutor is not None:
            self._tutor.warm_up()
        if self._path is not None:
            self._saver.save(self._path, self._match.record)
        self._advance()

    def go_on(self) -> None:
        """The window has shown what happened."""
        self._is_showing = False
        self._advance()

    def set_paused(self, is_paused: bool) -> None:
        """Pause or resume the game; answers of computer players wait, too."""
        self.is_paused = is_paused
        if is_paused and self.is_looked_at:
            self.think_again()
        self._advance()

    def lift_curtain(self) -> None:
        """The person asked for is alone with the screen."""
        self._moments.curtain_for = None
        self._advance()

    def ask_privately(self) -> None:
        """Ask again what is asked at the public table, behind the curtain."""
        if self._decision is not None and self.is_public:
            seat, self._decision = self._decision.seat, None
            self.withdrawn.emit()
            self._moments.call_on_request(seat)
            self.curtain_wanted.emit(seat)

    def decide(self, move: Any) -> None:
        """A person answers the decision that was asked; the tutor may want to look at it first."""
        decision, tutor = self._decision, self._tutor
        if decision is None or (tutor is not None and tutor.held is not None):
            return
        # What a tutor says at the public table would tell everybody something about a hand.
        is_alone = self.viewer == decision.seat and self.help.tutor
        if tutor is not None and is_alone and tutor.holds(self._match, decision, move):
            self.decided.emit()
        else:
            self._make(move)

    def decide_surely(self, move: Any) -> None:
        if not (self._tutor is not None and self._tutor.held is not None):
            self._make(move)

    @property
    def is_looked_at(self) -> bool:
        """Whether a tutor looks at a choice that was made, which takes a moment."""
        return self._tutor is not None and self._tutor.is_looking

    def insist(self) -> None:
        if self._tutor is not None and self._tutor.held is not None:
            self._make(self._tutor.release())

    def think_again(self) -> None:
        if self._tutor is not None and self._tutor.held is not None:
            self._withdraw()
            self._advance()

    def _make(self, move: Any) -> None:
        """Make the *move* of the person who is asked."""
        if self._decision is None:
            return
        seat, number = self._decision.seat, len(self._match.record.entries)
        before, owing = self._public_view(), self._match.rules.to_move(self._match.state)
        is_offer = self._match.rules.declining_move(self._match.state) is not None
        try:
            events = self._match.play(seat, move, seal=self._seal(seat, move))
        except IllegalMove as error:
            self.refused.emit(error.refusal, move)
            return
        self._match.record.unfinished = None
        self._decision = None
        if self._tutor is not None:
            self._tutor.forget()  # what it holds may be another move than one that is made again
        self.is_paused = False
        if self._undone and self._undone[-1] == (number, move):
            self._undone.pop()
        else:
            self._undone.clear()
        if is_offer:
            self._interrupting.discard(seat)
        self.decided.emit()
        if self._moments.is_on and self._moments.goes_on(self._match.state):
            self._moments.withhold(before, len(self._history))
            self._tell(events)
            self._advance()
            return
        if self._moments.is_on:
            before, withheld = self._moments.release(before, self._history)
            events = [*withheld, *events]
            self._go_public(before)
        person = self._next_in_secret([other for other in owing if other != seat])
        if person is None:
            self._tell(events)
        else:
            self._save()
            self._history += events
            self._draw_curtain(person)
        self._advance()

    def keep_unfinished(self, unfinished: Json) -> None:
        if self._decision is not None and not self._is_over:
            self._match.record.unfinished = unfinished
            if self._path is not None:
                self._saver.save(self._path, self._match.record)

    def set_interrupting(self, seat: Seat, wants: bool) -> None:
        """A person wants, or no longer wants, to be asked at the next chance to interrupt."""
        if wants:
            self._interrupting.add(seat)
        else:
            self._interrupting.discard(seat)

    def is_interrupting(self, seat: Seat) -> bool:
        return seat in self._interrupting

    def undo(self) -> Obstacle | None:
        """Go back to the last decision of the viewer, at the public table of anybody, or say why not."""
        if self._tutor is not None and self._tutor.held is not None:
            self.think_again()
            return None
        record = self._match.record
        left = way_back(self._game, record, self.viewer, self.people)
        if isinstance(left, Obstacle):
            return left
        if self._is_over:
            return Obstacle.NOTHING
        self._undone.append((left, record.entries[left].move))
        self._go_back_to(left)
        return None

    def redo(self) -> bool:
        """Decide again as before it was taken back; return whether there was anything."""
        if self._decision is None or not self._undone:
            return False
        made, move = self._undone[-1]
        if made != len(self._match.record.entries):
            return False
        if not self.is_looked_at:
            self._make(move)
        return True

    def _go_back_to(self, moves: int) -> None:
        record = self._match.record
        left, branches = record.entries[:moves], shortened(moves, record.branches)
        record = replace(record, entries=left, outcome=None, branches=branches, unfinished=None)
        steps = replay(self._game.rules, self._game.codec, record)
        self._history = [event for step in steps for event in step.events]
        self._match = Match.resume(self._game.rules, self._game.codec, record, seed=fresh_seed())
        self._opponents.forget()
        self._is_showing = self.is_paused = False
        self._withdraw()
        self._hinting.forget()
        if self._moments.is_on and not self._moments.lasts(self._match.state):
            self._go_public(self._public_view())
        self._moments.look_back(self._game, record)
        self.undone.emit()
        self._save()

    @property
    def hints_allowed(self) -> bool:
        """Whether the game has hints, and the person who is asked may have them."""
        return self._game.adviser is not None and self.help.hints

    def ask_hint(self) -> None:
        """Ask the adviser what it would do with what the person may know; `hinted` brings the answer."""
        adviser = self._game.adviser
        if adviser is not None and self._decision is not None and self.hints_allowed:
            self._hinting.ask(adviser, self._match.record, self._decision, self._decision_number)

    def close(self) -> None:
        """Stop asking; the game is on disk and can be continued."""
        self._is_over = True
        self._saver.settled.disconnect(self._on_settled)
        self._thinker.answered.disconnect(self._on_answer)
        self._thinker.forget()
        if self._tutor is not None:
            self._tutor.close()

    def _advance(self) -> None:
        """Go on until somebody has to be waited for."""
        while not (self._is_showing or self._is_saving or self._is_over or self.is_paused):
            if self._opponents.answers:
                self._play(*self._opponents.answers.pop(0))
                continue
            owing = self._match.rules.to_move(self._match.state)
            if not owing:
                self._finish()
                return
            self._opponents.ask(owing, self._match)
            person = self._person_to_ask(owing)
            if person is None:
                self.waiting.emit()
                return
            if self._decision is not None and self._decision.seat == person:
                return
            decline = self._match.rules.declining_move(self._match.state)
            if decline is None or person in self._interrupting:
                self._ask_person(person)
                return
            # Not a question anybody would want at every step: who wants to interrupt says so beforehand.
            self._play(person, decline)

    def _person_to_ask(self, owing: Sequence[Seat]) -> Seat | None:
        people = [seat for seat in owing if seat in self.people]
        if self.viewer in people:
            return self.viewer
        return people[0] if people else None

    def _ask_person(self, seat: Seat) -> None:
        rules, state = self._match.rules, self._match.state
        if self._moments.needs_curtain(seat, state):
            self._draw_curtain(seat)
            return
        self._decision = Decision(seat, self.view(), rules.legal_moves(state, seat))
        self._decision_number = len(self._match.record.entries)
        self.asked.emit(self._decision)

    def _draw_curtain(self, seat: Seat) -> None:
        if self._moments.call(seat):
            self.curtain_wanted.emit(seat)

    def _next_in_secret(self, others: Sequence[Seat]) -> Seat | None:
        """Which of *others* is called at once, because they owe the same secret decision: nothing is to be
        seen in between."""
        state, person = self._match.state, self._person_to_ask(others)
        is_same = tuple(others) == tuple(self._match.rules.to_move(state))
        is_next = is_same and person is not None and self._moments.needs_curtain(person, state)
        return person if is_next else None

    def _go_public(self, view: Any) -> None:
        """Everybody looks from now on; *view* is the table before what follows."""
        self._withdraw()
        self._moments.end(len(self._history))
        self._is_showing = False  # what still moved is shown at once, and nobody says when it is over
        self.went_public.emit(view)

    def _withdraw(self) -> None:
        if self._tutor is not None:
            self._tutor.forget()
        if self._decision is not None:
            self._decision = None
            self.withdrawn.emit()

    def _hired_tutor(self) -> Tutor | None:
        """Somebody who looks at the choices of people who want that."""
        agreed = self._match.record.agreed
        if self._game.coach is None or not any(help_of(agreed, seat).tutor for seat in self.people):
            return None
        return Tutor(self._on_looked_at, self.waiting.emit, self)

    def _on_looked_at(self, seems_dear: bool) -> None:
        if seems_dear:
            self.doubted.emit()
        else:
            self.insist()

    def _on_answer(self, question: Question, answer: Answer) -> None:
        if question.is_hint:
            self._hinting.on_answer(question, answer, self._decision)
            return
        if self._opponents.on_answer(question, answer):
            self._advance()

    def _play(self, seat: Seat, move: Any, thought: Thought | None = None) -> None:
        """Make a move that no person has decided on."""
        if self._match.rules.outcome(self._match.state) is not None:
            return  # somebody else ended the game while this seat was thinking
        before = self._public_view()
        try:
            events = self._match.play(seat, move, thought, self._seal(seat, move))
        except (IllegalMove, ForeignMove):
            log.exception("A computer player chose an illegal move; the first legal one is made.")
            move = self._match.rules.legal_moves(self._match.state, seat)[0]
            events = self._match.play(seat, move, None, self._seal(seat, move))
        if self._moments.is_on and not self._moments.lasts(self._match.state):
            self._go_public(before)  # somebody else ended the game
        self._tell(events)

    def _tell(self, events: Sequence[Event]) -> None:
        self._save()
        if events:
            self._history += events
            self._is_showing = True
            seen = [event.seen_by(self.viewer) for event in events]
            self.happened.emit(Happening(seen, self.view()))

    def _seal(self, seat: Seat, move: Any) -> Callable[[], Seal] | None:
        """Makes a seal, if others still choose without knowing this choice."""
        owing = self._match.rules.to_move(self._match.state)
        if len(owing) < 2 or seat not in owing:
            return None
        return partial(sealed, self._match.record, self._game.codec, seat, move, fresh_salt())

    def _finish(self) -> None:
        self._is_over = True
        self._withdraw()
        outcome: Outcome | None = self._match.rules.outcome(self._match.state)
        self.finished.emit(outcome)

    def _save(self) -> None:
        """Nobody is asked anything before the last move is on disk."""
        if self._path is not None:
            self._is_saving = True
            self._saver.save(self._path, self._match.record)

    def _on_settled(self, saved: SavedGame) -> None:
        record = self._match.record
        if saved.path == self._path and len(saved.record.entries) == len(record.entries):
            self._is_saving = False
            self._advance()
