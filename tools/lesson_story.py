"""How a lesson game is told: moves that are only watched, and steps at which the learner reads or acts."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from enix_desktop.engine import record_json as records
from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Codec, Record

LEARNER = 0
Wrong = Mapping[str, object]
"""A foreseen mistake: some entries of a move as records write it, and `text`, the key of what to say."""


class Story:
    """A game told in lessons. Each lesson is the record up to its end, and its steps."""

    def __init__(
        self,
        rules: Any,
        codec: Codec[Any, Any],
        record: Record[Any, Any],
        chance: SeededChance,
    ) -> None:
        self._match: Any = Match(rules, record, chance, rules.start(record.setup))
        self._codec = codec
        self._lesson, self._start = "", 0
        self._steps: list[dict[str, object]] = []
        self.lessons: dict[str, str] = {}
        """The lessons told so far as files, by name."""

    @property
    def state(self) -> Any:
        """The game as far as it is told."""
        return self._match.state

    def lesson(self, name: str) -> None:
        """Begin a lesson; the one before is over."""
        self.finish()
        self._lesson, self._start, self._steps = name, self._now, []

    def finish(self) -> None:
        """The last lesson is over."""
        if self._lesson:
            self.lessons[self._lesson] = self._written()

    def watch(self, seat: int, *moves: Any) -> None:
        """Somebody else moves."""
        for move in moves:
            self._match.play(seat, move)

    def read(self, text: str, *lit: str) -> None:
        """The learner reads."""
        self._step("read", text, lit)

    def attempt(self, text: str, rule: str, *lit: str) -> None:
        """The learner is invited to do something that breaks *rule*."""
        self._step("try", text, lit, rule=rule, otherwise=f"{text}-else")

    def do(self, move: Any, text: str, *lit: str, wrong: Sequence[Wrong] = ()) -> None:
        """The learner makes *move*."""
        foreseen = [{**mistake, "text": f"{self._lesson}.{mistake['text']}"} for mistake in wrong]
        self._step("do", text, lit, wrong=foreseen, otherwise=f"{text}-else")
        self._match.play(LEARNER, move)

    def do_any(self, move: Any, accepted: Mapping[str, object], text: str, *lit: str) -> None:
        """The learner makes *move*, or any other one with the entries *accepted*."""
        self._step("do", text, lit, otherwise=f"{text}-else", accepted=accepted)
        self._match.play(LEARNER, move)

    @property
    def _now(self) -> int:
        return len(self._match.record.entries)

    def _step(
        self,
        kind: str,
        text: str,
        lit: Sequence[str],
        *,
        wrong: Sequence[Wrong] = (),
        otherwise: str = "",
        rule: str = "",
        accepted: Mapping[str, object] | None = None,
    ) -> None:
        step: dict[str, object] = {"at": self._now, "kind": kind, "text": f"{self._lesson}.{text}"}
        step |= {"lit": list(lit)} if lit else {}
        step |= {"rule": rule} if rule else {}
        step |= {"wrong": list(wrong)} if wrong else {}
        step |= {"else": f"{self._lesson}.{otherwise}"} if otherwise else {}
        step |= {"any": dict(accepted)} if accepted is not None else {}
        self._steps.append(step)

    def _written(self) -> str:
        steps = ",\n".join(f"  {json.dumps(step)}" for step in self._steps)
        head = f' "id": {json.dumps(self._lesson)},\n "from": {self._start},\n "seat": {LEARNER},\n'
        record = records.write(self._match.record, self._codec).rstrip()
        return f'{{\n{head} "steps": [\n{steps}\n ],\n "record": {record}\n}}\n'
