"""The words of a review: what is estimated is called so, and nothing within its interval is a mistake."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from enix_desktop.app.review.run import BROKEN
from enix_desktop.coaching.course import Course
from enix_desktop.coaching.review import Judged, Review
from enix_desktop.coaching.tasks import advice, seed_of
from enix_desktop.engine.rules import Seat
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.widgets.numbers import number

DEAR, BEST, EVEN = "dear", "best", "even"
"""What is known of a choice: it cost something, it was better than all others, or neither is certain."""


def kind_of(one: Judged) -> str:
    """Which of these *one* is."""
    if one.verdict.is_clear:
        return DEAR
    return BEST if one.verdict.is_clearly_best else EVEN


class Parts(NamedTuple):
    """The sum of a review in tenths of a percent, rounded so that it comes out."""

    start: int
    own: int
    luck: int
    others: int
    result: int


def parts_of(review: Review) -> Parts:
    """What cannot be told apart takes what rounding leaves over."""
    start, own, luck, result = (
        round(1000 * part) for part in (review.start.value, review.skill, review.luck, review.result)
    )
    return Parts(start, own, luck, result - start - own - luck, result)


def points(value: float) -> str:
    """Percentage points with one decimal, without a sign."""
    return number(abs(round(100 * value, 1)), 1)


def signed(value: float) -> str:
    """The same with its sign; nothing is neither more nor less."""
    rounded = round(100 * value, 1)
    return f"+{number(rounded, 1)}" if rounded > 0 else number(rounded if rounded else 0.0, 1)


def held(text: str) -> str:
    """*text* whose intervals stay beside their numbers when a line ends."""
    return text.replace(" ± ", "\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}").replace("± ", "±\N{NO-BREAK SPACE}")


class ReviewWords(QObject):
    """Everything that is said about the review of one game, in the current language."""

    def __init__(self, course: Course, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.course = course
        self._names = PlayerNames([who.name for who in course.record.participants], self)
        self._moves = GAME_UIS[course.record.game].move_words(self.names)
        self._advice: dict[tuple[int, Seat, str], Any] = {}
        """Adviser's reasons by the move's number, the seat and the best move."""

    @property
    def names(self) -> Sequence[str]:
        return [who.name for who in self.course.record.participants]

    def retranslate(self) -> None:
        """Use the current language from now on."""
        self._moves = GAME_UIS[self.course.record.game].move_words(self.names)

    def percent(self, value: float) -> str:
        """A chance; what is lost may lead a little beyond what can be."""
        return self.tr("{number}%").format(number=number(100 * max(0.0, min(value, 1.0)), 1))

    def round_of(self, moves: int) -> int:
        """The round when so many moves were made."""
        return self.course.game.rules.round_number(self.course.states[moves])

    def head(self, one: Judged) -> str:
        """What a choice was worth, in a line."""
        verdict = one.verdict
        match kind_of(one):
            case "dear":
                text, worth = self.tr("Round {round}: cost {points} ± {width}"), verdict.loss
            case "best":
                text = self.tr("Round {round}: better than any other idea by {points} ± {width}")
                worth = verdict.gain
            case _:
                text, worth = self.tr("Round {round}: as good as any other idea"), 0.0
        return held(text).format(
            round=self.round_of(one.asked), points=points(worth), width=points(verdict.half_width)
        )

    def body(self, one: Judged, seat: Seat) -> Sequence[str]:
        """What was chosen, what would have been better, and why: a sentence each."""
        lines = [self.tr("Chosen: {move}.").format(move=self.move(one, seat, one.move))]
        kind = kind_of(one)
        if kind == DEAR:
            lines.append(self.tr("Better: {move}.").format(move=self.move(one, seat, one.verdict.best)))
        why = "" if kind == EVEN else self.why(one, seat)
        return [*lines, why] if why else lines

    def move(self, one: Judged, seat: Seat, move: Any) -> str:
        """What *move* would have been in the place of *one*."""
        return self._moves.move(self._view(one, seat), move)

    def why(self, one: Judged, seat: Seat) -> str:
        """Why the best move is the best; nothing if there is no more to say."""
        view = self._view(one, seat)
        why = self._moves.why(view, one.verdict.best, self._reason(one, seat, view))
        return self._told_to(seat, why) if why else ""

    def _told_to(self, seat: Seat, why: str) -> str:
        """Reasons speak to whoever chose, which is the reader only where one person played."""
        people = [one for one, who in enumerate(self.course.record.participants) if who.player is None]
        if people == [seat]:
            return why
        return self.tr("To {player}: {reason}").format(player=self._names.player(seat), reason=why)

    def chance(self, number: int, one: Judged) -> str:
        """Where a choice, the *number*th of the seat, led from where."""
        text = self.tr("Round {round}, choice {number}: from {before} to {after} (± {width})")
        return held(text).format(
            round=self.round_of(one.asked),
            number=number,
            before=self.percent(one.before),
            after=self.percent(one.after),
            width=points(one.verdict.chance.half_width),
        )

    def start(self, review: Review) -> str:
        return held(self.tr("At the start: {chance} (± {width})")).format(
            chance=self.percent(review.start.value), width=points(review.start.half_width)
        )

    def end(self, review: Review) -> str:
        return self.tr("At the end: {chance}").format(chance=self.percent(review.result))

    def verdict(self, one: Judged) -> str:
        """What is known of a choice, in a few words."""
        return self.kinds()[kind_of(one)]

    def kinds(self) -> Mapping[str, str]:
        """What the marks on the curve mean."""
        return {
            DEAR: self.tr("Another idea was better"),
            BEST: self.tr("Better than any other idea"),
            EVEN: self.tr("As good as any other idea"),
        }

    def part_names(self) -> Sequence[str]:
        return (
            self.tr("At the start"),
            self.tr("Own choices"),
            self.tr("Luck"),
            self.tr("The others"),
            self.tr("Result"),
        )

    def part_numbers(self, review: Review) -> Sequence[str]:
        parts = parts_of(review)
        return (
            self.percent(parts.start / 1000),
            self._with_width(parts.own / 1000, review.skill_half_width),
            self._with_width(parts.luck / 1000, review.luck_half_width),
            signed(parts.others / 1000),
            self.percent(parts.result / 1000),
        )

    def _with_width(self, part: float, half_width: float) -> str:
        """What has no interval is estimated, too: ± 0 would promise that it is exact."""
        if round(100 * half_width, 1) == 0:
            return signed(part)
        text = held(self.tr("{points} ± {width}"))
        return text.format(points=signed(part), width=points(half_width))

    def part_tips(self) -> Sequence[str]:
        """What each part is."""
        return (
            self.tr("How likely this seat was to win before anything was decided."),
            self.tr("What the best ideas would have brought more, all choices together."),
            self.tr(
                "What was drawn, and what others chose secretly at the same time, "
                "compared with what was to be expected."
            ),
            self.tr("What the others did, and whatever cannot be told apart from it."),
            self.tr("100% for a win, a share of it for a shared win."),
        )

    def luck(self, review: Review) -> Sequence[tuple[str, str]]:
        """The players and their luck with what was drawn."""
        return [
            (name, self._with_width(luck.value, luck.half_width))
            for name, luck in zip(self.names, review.luck_of_seats, strict=True)
        ]

    def small_print(self) -> Sequence[str]:
        """What all these figures are, and what they are not."""
        return (
            self.tr(
                "All of this is estimated. Each choice is tried in many made-up games that fit what "
                "this seat could know then; what was hidden from it plays no part."
            ),
            self.tr(
                "The number after ± is half of an interval that holds the true value in 95 of 100 cases. "
                "A choice whose cost lies within it counts as good as any other."
            ),
            self.tr(
                "“The others” holds what they chose openly, and whatever cannot be told apart from that, "
                "such as the errors of all estimates."
            ),
        )

    def finer(self, is_settled: bool) -> str:
        """Whether figures still change."""
        if is_settled:
            return self.tr("The estimates are as exact as they get.")
        return self.tr("Thinking on: the estimates are getting more exact.")

    def held_back(self) -> str:
        return self.tr("Finer estimates are ready: they appear when the pointer leaves the list.")

    def about(self, review: Review) -> str:
        """The result of the seat in a sentence."""
        name = self._names.player(review.seat)
        if review.result == 1:
            return self.tr("{player} won").format(player=name)
        if review.result > 0:
            return self.tr("{player} shared the win").format(player=name)
        return self.tr("{player} did not win").format(player=name)

    def _view(self, one: Judged, seat: Seat) -> Any:
        return self.course.game.rules.view(self.course.states[one.asked], seat)

    def _reason(self, one: Judged, seat: Seat, view: Any) -> Any:
        key = one.number, seat, repr(one.verdict.best)
        if key not in self._advice:
            [decision] = [each for each in self.course.of(seat) if each.number == one.number]
            self._advice[key] = advice(self.course.record.game, view, one.verdict.best, seed_of(decision))
        return self._advice[key]


class NoReviewWords(QObject):
    """Why there is no review."""

    def why(self, key: str) -> str:
        """A sentence or two about a key of `coaching.course.REASONS`, or BROKEN."""
        texts = {
            "unfinished": self.tr(
                "This game is not finished, and a review would tell what is still hidden. "
                "It can be had when the game is over."
            ),
            "copy": self.tr(
                "This is a copy of a game that was not finished. A review would tell what is hidden in it."
            ),
            "puzzle": self.tr("This is a puzzle and no game. Open it to solve it."),
            "alone": self.tr("There was nobody to win against, so there are no chances to review."),
            "no-coach": self.tr("Nobody has learned yet to say what a choice in this game was worth."),
            BROKEN: self.tr("This game cannot be read, so it cannot be reviewed."),
        }
        return texts[key]

    def failed(self) -> str:
        return self.tr("Thinking stopped again and again. Perhaps there is too little memory.")
