"""How fast the table of six is: repaints, dragging a tile, and animations while a computer thinks."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, pairwise
from math import cos, sin
from pathlib import Path
from statistics import median
from typing import Any

from PySide6.QtCore import (
    Property,
    QAbstractAnimation,
    QAnimationGroup,
    QEvent,
    QEventLoop,
    QObject,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    Qt,
    QTimer,
)
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QGraphicsScene, QGraphicsView

from enix_desktop.app.library.saver import Saver
from enix_desktop.app.play.controller import Controller
from enix_desktop.app.play.thinking import Question, Thinker
from enix_desktop.app.system import gc_pauses
from enix_desktop.app.system.settings import Settings
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.games.enix.components import ENERGIES
from enix_desktop.games.enix.phases import Phase
from enix_desktop.headless.statistics import quantile
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.table.animation import AnimationQueue
from enix_desktop.ui.widgets.style_sheet import Appearance
from enix_desktop.ui.window.application import application
from tools.measuring import Row, in_turns
from tools.pondering import SlowQuestion

SEATS = 6
SEED = 3
REPAINTS = 300
FRAMES = 1000
ANIMATION_SECONDS = 20.0
ROUNDS_BEFORE = 3
SECONDS_OF_REST = 4.0
"""Somebody looks at the table before the game goes on; meanwhile pictures are painted ahead."""
NOTHING_MOVES = 0.0
"""Stands among the times of frames where an animation has ended, or a sentence is left to be read."""
_GLANCE = 4
"""Milliseconds after which it is looked again whether something moves; a window that hangs does not look."""
_NO_FRAME = 0.2
"""Seconds after which nothing more is going to be painted."""
_NOBODY = 16 * 10**9
"""The number of a question that no game asks."""


def table_rows(size: tuple[int, int], folder: Path) -> list[Row]:
    """All figures about the table, at this *size*."""
    app = application()
    Appearance(app, Settings(folder / "settings.json"))
    bench = _Bench(size, folder)
    gc_pauses.freeze_gc()  # as the window does behind its first picture
    try:
        return [bench.repaint(), *bench.drag(), *bench.animation()]
    finally:
        bench.close()


class Frames(QObject):
    """Notes when a view is painted."""

    def __init__(
        self,
        view: QGraphicsView,
        is_moving: Callable[[], bool] = lambda: True,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        super().__init__()
        self.times: list[float] = []
        self._clock = clock
        self._is_moving = is_moving
        self._viewport = view.viewport()
        self._viewport.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Note a paint and let it happen."""
        if event.type() == QEvent.Type.Paint:
            self.times.append(self._clock() if self._is_moving() else NOTHING_MOVES)
        return False

    def intervals(self) -> list[float]:
        """Milliseconds between frames, but for the waits between one animation and the next."""
        return [
            1e3 * (after - before)
            for before, after in pairwise(self.times)
            if NOTHING_MOVES not in (before, after)
        ]

    def after(self, deed: Callable[[], object]) -> float:
        """Milliseconds that *deed* and the painting it leads to take."""
        count, began = len(self.times), time.perf_counter()
        deed()
        while len(self.times) == count and time.perf_counter() < began + _NO_FRAME:
            QApplication.processEvents()
        return 1e3 * (time.perf_counter() - began)


def moves(queue: AnimationQueue) -> bool:
    """Whether anything of *queue* moves now: a pause does not, nor does the clock that keeps Qt awake."""
    return any(
        animation.state() is QAbstractAnimation.State.Running
        for animation in queue.findChildren(QAbstractAnimation)
        if animation is not queue.clock and not isinstance(animation, QAnimationGroup | QPauseAnimation)
    )


class _Bench:
    """A table of six in its window, and an empty view to compare with."""

    def __init__(self, size: tuple[int, int], folder: Path) -> None:
        self._size = size
        self._folder = folder
        self._thinker = Thinker()
        self._saver = Saver()
        self._bare_scene = QGraphicsScene(0, 0, *size)
        self._bare = QGraphicsView(self._bare_scene)
        self._bare.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._bare.resize(*size)

    def close(self) -> None:
        """End the worker and write what is left."""
        self._thinker.close()
        self._saver.close()

    def repaint(self) -> Row:
        """A repaint of everything, while a tile may be lifted."""
        table, controller = self._table_to_place_a_tile()
        self._show(table)
        ours, bare = in_turns(
            REPAINTS, lambda _: self._repainted(table.view), lambda _: self._repainted(self._bare)
        )
        self._leave(table, controller)
        return Row("full repaint, median", "ms", median(ours), median(bare), 5.0)

    def drag(self) -> list[Row]:
        """One event of the mouse with a tile in hand, and all that is painted for it."""
        table, controller = self._table_to_place_a_tile()
        self._show(table)
        # A hand on the mouse stops painting ahead, but events made by a program do not press a button.
        self._run(SECONDS_OF_REST)
        lone = self._bare_scene.addRect(0, 0, 200, 200)
        frames, bare_frames = Frames(table.view), Frames(self._bare)
        path = _circles(table)
        start = next(path)
        self._mouse(table, QEvent.Type.MouseButtonPress, start)

        def ours(_: int) -> float:
            point = next(path)
            return frames.after(lambda: self._mouse(table, QEvent.Type.MouseMove, point))

        def bare(number: int) -> float:
            return bare_frames.after(lambda: lone.setPos(number % 500, number % 300))

        in_turns(60, ours, bare)  # pictures are painted when first needed
        own, other = in_turns(FRAMES, ours, bare)
        self._bare_scene.removeItem(lone)
        self._leave(table, controller)
        return [
            Row("frame of a dragged tile, median", "ms", median(own), median(other), 4.0),
            Row("frame of a dragged tile, p99", "ms", quantile(own, 0.99), quantile(other, 0.99), 8.0),
        ]

    def animation(self) -> list[Row]:
        """Frames in a game of six computers whose thinker never rests: intervals, and the work for one."""
        rows = []
        names = (
            "interval of frames while a computer thinks, p99",
            "work of the window for such a frame, p99",
        )
        pairs = zip(self._frames_of_a_game(), self._frames_of_bare_qt(), strict=True)
        for name, needed, (ours, bare) in zip(names, (20.0, 10.0), pairs, strict=True):
            own, other = ours.intervals(), bare.intervals()
            rows.append(Row(name, "ms", quantile(own, 0.99), quantile(other, 0.99), needed))
        return rows

    def _frames_of_a_game(self) -> tuple[Frames, Frames]:
        match = self._match(people=0)
        self._advance(match, lambda: match.rules.round_number(match.state) > ROUNDS_BEFORE)
        controller = Controller(match, self._folder / "game.json", self._thinker, self._saver)
        table = TableScreen(controller, "normal")
        self._show(table)
        clocks = (time.perf_counter, time.thread_time)  # the second one stands still while others compute
        frames, work = (Frames(table.view, lambda: table.queue.is_running, clock) for clock in clocks)
        for part in (frames, work):
            table.queue.emptied.connect(partial(part.times.append, NOTHING_MOVES))
        self._run(SECONDS_OF_REST)

        def glance() -> None:
            if not moves(table.queue):
                for part in (frames, work):
                    part.times.append(NOTHING_MOVES)

        glancing = QTimer(timerType=Qt.TimerType.PreciseTimer, interval=_GLANCE)
        glancing.timeout.connect(glance)
        glancing.start()
        busy = _Busy(self._thinker)
        QTimer.singleShot(0, table.begin)
        self._run(ANIMATION_SECONDS)
        glancing.stop()
        busy.stop()
        self._leave(table, controller)
        return frames, work

    def _frames_of_bare_qt(self) -> tuple[Frames, Frames]:
        rect = self._bare_scene.addRect(0, 0, 100, 160)
        mover = _Mover(rect)
        animation = QPropertyAnimation(mover, b"place")
        animation.setStartValue(QPointF(0, 0))
        animation.setEndValue(QPointF(1500, 800))
        animation.setDuration(round(ANIMATION_SECONDS * 250))
        self._bare.show()
        self._bare.raise_()
        frames, work = Frames(self._bare), Frames(self._bare, clock=time.thread_time)
        busy = _Busy(self._thinker)
        animation.start()
        self._run(ANIMATION_SECONDS / 4)
        busy.stop()
        self._bare_scene.removeItem(rect)
        return frames, work

    def _table_to_place_a_tile(self) -> tuple[TableScreen, Controller]:
        match = self._match_to_place_a_tile(people=1)
        controller = Controller(match, self._folder / "game.json", self._thinker, self._saver)
        table = TableScreen(controller, "normal")
        controller.begin()
        return table, controller

    def _match_to_place_a_tile(self, people: int) -> Any:
        match = self._match(people)

        def is_asked() -> bool:
            rules, state = match.rules, match.state
            is_late = rules.round_number(state) > ROUNDS_BEFORE
            return is_late and tuple(rules.to_move(state)) == (0,) and state.phase is Phase.PLACE_TILE

        self._advance(match, is_asked)
        return match

    def _match(self, people: int) -> Any:
        players = [None if seat < people else "casual" for seat in range(SEATS)]
        participants = [Participant(f"Player {seat + 1}", player) for seat, player in enumerate(players)]
        options = ENIX.options({}, SEATS)
        return Match.begin(ENIX.rules, ENIX.id, participants, options, seed=SEED)

    @staticmethod
    def _advance(match: Any, is_there: Callable[[], bool]) -> None:
        player = ENIX.player("random")
        while not is_there():
            seat = match.rules.to_move(match.state)[0]
            moves = match.rules.legal_moves(match.state, seat)
            view = match.rules.view(match.state, seat)
            match.play(seat, player.choose(view, moves, len(match.record.entries)).move)

    def _show(self, table: TableScreen) -> None:
        self._bare.show()
        table.resize(*self._size)
        table.show()
        table.raise_()
        self._run(1.0)
        for _ in range(5):
            table.view.viewport().repaint()
            self._bare.viewport().repaint()

    @staticmethod
    def _leave(table: TableScreen, controller: Controller) -> None:
        controller.close()
        table.hide()
        table.deleteLater()
        QApplication.processEvents()

    @staticmethod
    def _run(seconds: float) -> None:
        loop = QEventLoop()
        QTimer.singleShot(round(1e3 * seconds), loop.quit)
        loop.exec()

    @staticmethod
    def _repainted(view: QGraphicsView) -> float:
        began = time.perf_counter()
        view.viewport().repaint()
        return 1e3 * (time.perf_counter() - began)

    @staticmethod
    def _mouse(table: TableScreen, kind: QEvent.Type, scene_point: QPointF) -> None:
        view, left = table.view, Qt.MouseButton.LeftButton
        point = QPointF(view.mapFromScene(scene_point))
        button = left if kind is QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
        event = QMouseEvent(
            kind, point, view.viewport().mapToGlobal(point), button, left, Qt.KeyboardModifier.NoModifier
        )
        QApplication.sendEvent(view.viewport(), event)


class _Busy(QObject):
    """Keeps a thinker thinking; whoever plays with it ignores answers to questions of others."""

    def __init__(self, thinker: Thinker) -> None:
        super().__init__()
        self._thinker = thinker
        self._question = Question(_NOBODY, 0, ENIX.id, "casual", None, SlowQuestion((0,)), SEED)
        thinker.answered.connect(self._on_answer)
        thinker.ask(self._question)

    def stop(self) -> None:
        """Let the thinker rest."""
        self._thinker.answered.disconnect(self._on_answer)

    def _on_answer(self, question: Question) -> None:
        if question.number == _NOBODY:
            self._thinker.ask(self._question)


class _Mover(QObject):
    """Lets an animation move an item of bare Qt."""

    def __init__(self, item: QGraphicsRectItem) -> None:
        super().__init__()
        self._item = item

    def _get_place(self) -> QPointF:
        return self._item.pos()

    def _set_place(self, place: QPointF) -> None:
        self._item.setPos(place)

    place = Property(QPointF, _get_place, _set_place)


def _circles(table: TableScreen) -> Iterator[QPointF]:
    """A way of the mouse that begins on a tile and goes round and round over allowed and forbidden cells."""
    board, room = table.scene.board, table.scene.plan.board
    middle = room.center()
    first = board.tiles[ENERGIES[0]]
    yield board.mapToScene(first.pos())
    for step in count():
        angle, reach = step / 40, 0.1 + 0.16 * (1 + sin(step / 173))
        yield middle + QPointF(reach * room.width() * cos(angle), reach * room.height() * sin(angle))
