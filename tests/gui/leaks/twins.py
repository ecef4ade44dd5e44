"""Two windows on two games that one seat cannot tell apart, and everything that could tell them apart."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QByteArray, QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtWidgets import QApplication, QGraphicsObject

from enix_desktop.app.play.thinking import Answer, Question
from enix_desktop.app.system.settings import Settings
from enix_desktop.catalogue import GAMES, Game
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.moves import PASS
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.reading import texts
from tests.gui.tables import table_of

SEAT: Seat = 0
NAMES = ("Ada", "Volta", "Joule", "Curie", "Hertz", "Noether")
OTHER = 4711

Retell = Callable[[Any], Any] | None
"""Makes another event of an event."""


def positions(
    game: Game,
    options: Mapping[str, str],
    seats: int,
    seed: int,
    wanted: Callable[[Any], bool],
    people: Sequence[Seat] = (SEAT,),
) -> Iterator[Any]:
    """Matches of *people* and computers, in every state that is *wanted*."""
    who = [Participant(NAMES[seat], None if seat in people else "casual") for seat in range(seats)]
    match: Any = Match.begin(game.rules, game.id, who, game.options(options, seats), seed=seed)
    player = game.player("casual")
    while owing := game.rules.to_move(match.state):
        if wanted(match.state):
            yield match
        seat = owing[-1]  # the person is asked first, so that the others have chosen already
        moves = game.rules.legal_moves(match.state, seat)
        made = len(match.record.entries)
        match.play(seat, player.choose(game.rules.view(match.state, seat), moves, made).move)


def differing(match: Any, seat: Seat = SEAT) -> Any:
    """A state that *seat* cannot tell from that of *match*, and that really differs."""
    twin = match.rules.with_other_secrets(match.state, seat, OTHER)
    assert twin != match.state
    assert match.rules.view(twin, seat) == match.rules.view(match.state, seat)
    return twin


class Silent(QObject):
    """Computer players that are asked and do not answer."""

    answered = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Question] = []

    def warm_up(self) -> None:
        """Nothing has to be started."""

    def forget(self) -> None:
        """Nothing is waiting."""

    def close(self) -> None:
        """Nothing was started."""

    def ask(self, question: Question) -> None:
        """Remember what was asked."""
        self.asked.append(question)

    def answer(self, move: Any, reason: Any = None) -> None:
        """Answer the oldest question with *move*."""
        self.answered.emit(self.asked.pop(0), Answer(move, 0, reason))

    def decline(self) -> bool:
        """Answer the oldest question that can be declined; return whether there was one."""
        for number, question in enumerate(self.asked):
            if PASS in question.moves:
                del self.asked[number]
                self.answered.emit(question, Answer(PASS, 0))
                return True
        return False


@dataclass
class Shown:
    """Everything that a window tells somebody who sits before it, or a program that reads it."""

    picture: QImage
    title: str
    texts: list[str]
    tooltips: list[str]
    log: list[str]
    prompt: str
    buttons: list[tuple[str, bool]]
    tree: list[tuple[object, ...]]


class TwinWindow:
    """A real main window with a game in a given state; *retell* makes another history of the same game."""

    def __init__(self, match: Any, state: Any, folder: Path, retell: Retell = None) -> None:
        settings = Settings(folder / "settings.json")
        settings.speed = "instant"
        self.window = MainWindow(settings)
        self.window.resize(1280, 800)
        self.thinker = Silent()
        self.window.games.__dict__["thinker"] = self.thinker
        self.window.show()
        record = replace(match.record, entries=list(match.record.entries))
        game = GAMES[record.game]
        history = [event for step in replay(game.rules, game.codec, record) for event in step.events]
        if retell is not None:
            history = [retell(event) for event in history]
        twin: Any = Match.resume(game.rules, game.codec, record, seed=0)
        twin.state = state
        self.window.games._settings.speed = "instant"
        self.window.games._play(twin, folder / "game.json", history)
        self.settle()

    @property
    def table(self) -> Any:
        """The table screen."""
        return table_of(self.window.games)

    def settle(self) -> None:
        """Wait for the disk and for what is being drawn."""
        controller: Any = self.window.games.controller
        for _ in range(5):
            self.window.games.saver.flush()
            QApplication.processEvents()
            if not controller._is_saving:
                break
        self.table.log.show()
        QApplication.processEvents()
        tiles = getattr(getattr(self.table.scene, "board", None), "tiles", {}).values()
        sharpening = [timer for tile in tiles if (timer := getattr(tile, "_sharpening", None)) is not None]
        while any(timer.isActive() for timer in sharpening):  # tiles of another size become sharp later
            QApplication.processEvents()

    def close(self) -> None:
        """Leave everything."""
        self.window.close()
        self.window.deleteLater()
        QApplication.processEvents()

    def shown(self) -> Shown:
        """What there is to be seen, read and heard now."""
        items = [item for item in self.table.scene.items() if item.isVisible()]
        return Shown(
            self.window.grab().toImage(),
            self.window.windowTitle(),
            [text for _, text in texts(self.window)],
            [item.toolTip() for item in items] + [name_of(item) for item in items],
            self.table.log.sentences(),
            self.table.prompt(),
            [(action.text, action.is_enabled) for action in self.table.actions_shown],
            list(tree(self.window)),
        )


Pair = tuple[TwinWindow, TwinWindow]


class Pairs(Protocol):
    """Makes two windows: of a match, and of a state that looks like it, perhaps with other events before."""

    def __call__(self, match: Any, twin: Any, retell: Retell = None) -> Pair: ...


def assert_same(one: Shown, other: Shown) -> None:
    """Nothing tells the two apart."""
    assert one.title == other.title
    assert one.prompt == other.prompt
    assert one.buttons == other.buttons
    assert one.log == other.log
    assert one.texts == other.texts
    assert one.tooltips == other.tooltips
    assert one.tree == other.tree
    assert len(one.tree) > 20
    assert one.picture.size() == other.picture.size()
    assert pixels(one.picture) == pixels(other.picture), "other pixels"


def name_of(item: Any) -> str:
    """A name that a program could find it by."""
    return item.objectName() if isinstance(item, QGraphicsObject) else ""


def tree(window: QObject) -> Iterator[tuple[object, ...]]:
    """The accessibility tree, in the order in which a screen reader walks through it."""
    root = QAccessible.queryAccessibleInterface(window)
    waiting: list[tuple[int, QAccessibleInterface]] = [] if root is None else [(0, root)]
    while waiting:
        depth, node = waiting.pop()
        kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
        rect = node.rect()
        place = (rect.x(), rect.y(), rect.width(), rect.height())
        yield (depth, node.role(), *(node.text(kind) for kind in kinds), place)
        children = [node.child(number) for number in range(node.childCount())]
        waiting += [(depth + 1, child) for child in reversed(children) if child is not None]


def pixels(picture: QImage) -> QByteArray:
    """The bytes of a picture."""
    plain = picture.convertToFormat(QImage.Format.Format_RGB32)
    return QByteArray(bytes(plain.constBits()))
