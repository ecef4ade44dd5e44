"""The screens of ENIGMA in telling moments, for looking and testing."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from enix_desktop.app.library.saver import Saver
from enix_desktop.app.play.controller import Controller
from enix_desktop.app.play.replay_reel import Reel, Viewpoint
from enix_desktop.app.play.table_driver import Decision, Hint
from enix_desktop.app.play.thinking import Thinker
from enix_desktop.catalogue import ENIGMA
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.enigma.events import ResultsShown, SystemScored
from enix_desktop.games.enigma.moves import Choose, PlaceNetworker
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.games.enigma.state import State
from enix_desktop.players.enigma.advice import reason
from enix_desktop.ui.enigma.final import EnigmaFinal
from enix_desktop.ui.enigma.table.animation import EnigmaAnimation
from enix_desktop.ui.enigma.table.place_mode import PlaceMode
from enix_desktop.ui.enigma.table.screen import EnigmaTable
from enix_desktop.ui.enigma.table.spots import Group
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.newgame.screen import NewGameScreen
from enix_desktop.ui.replay.replay_screen import ReplayScreen
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.window.start_screen import StartScreen
from tools import enigma_alone_screens

SMALL = QSize(1024, 700)
NAMES = ("Ada", "Volta", "Joule", "Curie")
PIECES = ("red", "blue", "green", "yellow")
Stop = Callable[[State], bool]


def played_until(seats: int, seed: int, stop: Stop, people: int = 1, **options: str) -> Any:
    """A match of casual players, stopped at the first state that *stop* accepts."""
    participants = [
        Participant(NAMES[seat], None if seat < people else "casual", PIECES[seat]) for seat in range(seats)
    ]
    match: Any = Match.begin(ENIGMA.rules, ENIGMA.id, participants, ENIGMA.options(options, seats), seed=seed)
    player = ENIGMA.player("casual")
    while ENIGMA.rules.to_move(match.state) and not stop(match.state):
        seat = ENIGMA.rules.to_move(match.state)[-1]  # people last, as they are slower
        moves = ENIGMA.rules.legal_moves(match.state, seat)
        luck = derived(seed, f"picture/{len(match.record.entries)}")
        match.play(seat, player.choose(ENIGMA.rules.view(match.state, seat), moves, luck).move)
    return match


def first(seats: int, stop: Stop, people: int = 1, **options: str) -> Any:
    """The first game in which a state like that occurs."""
    for seed in range(1, 200):
        match = played_until(seats, seed, stop, people, **options)
        if stop(match.state):
            return match
    raise SystemExit("No game leads to such a picture.")


def asked(phase: Phase, late: int = 5) -> Stop:
    """States in which seat 0 is asked in *phase*, some rounds after the beginning."""
    return lambda s: s.phase is phase and s.round >= late and s.to_move[:1] == (0,)


def solves(category: Category, late: int = 2) -> Stop:
    """States in which only seat 0 has still to solve, a puzzle of *category*."""

    def stop(state: State) -> bool:
        face = state.puzzle_of(0)
        is_asked = state.phase is Phase.SOLVE and state.to_move == (0,) and state.round >= late
        return is_asked and face is not None and face.category is category

    return stop


def table(match: Any, seat: int = 0, speed: str = "instant") -> EnigmaTable:
    """The table of a match, as *seat* is asked, with everything told that happened."""
    screen = laid(match, seat, speed)
    screen.show_as_if_asked()
    return screen


def laid(match: Any, seat: int = 0, speed: str = "instant") -> EnigmaTable:
    """The same before anybody is asked."""
    controller = Controller(match, Path(tempfile.mkdtemp()) / "game.json", Thinker(), Saver())
    controller.viewer = seat
    steps = replay(ENIGMA.rules, ENIGMA.codec, match.record)
    history: Any = controller.history
    history.extend(event for step in steps for event in step.events)
    screen = EnigmaTable(controller, speed)
    screen.resize(SMALL)
    return screen


def start() -> QWidget:
    """The shelf, with ENIGMA in front."""
    screen = StartScreen(list(GAME_UIS.values()), "enigma")
    screen.set_continue(", ".join(NAMES), "enigma", "3")
    return screen


def choosing(late: int = 5, is_chosen: bool = True) -> QWidget:
    """Somebody chooses a puzzle, and looks at a system."""
    screen = table(first(4, asked(Phase.CHOOSE, late)))
    mode: Any = screen.mode
    if is_chosen:
        free = [each for each in Category if mode.judge(Choose(each)) is None]
        mode.on_choose(Spot(Group.PILE, free[0]), False)
    if mode.systems():
        mode.light(mode.systems()[0])
    return screen


def covered() -> QWidget:
    """A puzzle waits under its cover."""
    return table(first(3, solves(Category.WEIGHTS)))


def solving(category: Category, people: int = 1, **options: str) -> QWidget:
    """The bench is open."""
    screen = table(first(3 if people == 1 else people, solves(category), people, **options))
    screen.isActiveWindow = lambda: True  # type: ignore[method-assign]  # without a screen none is sure to be
    screen.isVisible = lambda: True  # type: ignore[method-assign]
    mode: Any = screen.mode
    mode.desk.open()
    mode.desk._ticking.stop()  # so that two pictures show the same time
    return screen


def results() -> QWidget:
    """How everybody solved, shown together."""
    screen = table(first(4, asked(Phase.PLACE, 3)))
    [*_, shown] = [event for event in screen.driver.told() if isinstance(event, ResultsShown)]
    screen.scene.show_results(shown.races, shown.cutoff)
    return screen


def placing(is_lying: bool = True) -> EnigmaTable:
    """A tile is laid for now where it would close a system, if there is such a place."""
    for seed in range(1, 200):
        match = played_until(3, seed, asked(Phase.PLACE, 4))
        if match.state.phase is not Phase.PLACE:
            continue
        screen = table(match)
        mode = screen.mode
        assert isinstance(mode, PlaceMode)
        if not is_lying:
            return screen
        for cell in mode.cells:
            for rotation in range(4):
                mode.rotation = rotation
                if max(mode.preview(cell).gains) > 1:
                    mode.lie(cell)
                    return screen
        screen.deleteLater()
    raise SystemExit("No game leads to such a picture.")


def putting(is_refused: bool = False) -> QWidget:
    """A networker is put on the tile; or it may not, and the answer says why."""

    def stop(state: State) -> bool:
        if not asked(Phase.NETWORKER, 4)(state):
            return False
        nets = state.board.tiles[state.placed].nets if state.placed else ()
        moves = [
            PlaceNetworker(net, cell) for net, each in enumerate(nets) for cell in range(len(each.colours))
        ]
        judged = [ENIGMA.rules.refusal(state, 0, move) for move in moves]
        return not is_refused or any(judged)

    screen = table(first(3, stop))
    mode: Any = screen.mode
    for spot in mode.cells:
        bad = mode.judge(PlaceNetworker(spot.net, spot.cell)) is not None
        if bad == is_refused:
            mode.on_choose(Spot(Group.POWER, spot), False)
            break
    if is_refused:
        screen.help.ask_why()
    return screen


def closing(milliseconds: int) -> QWidget:
    """Plasma runs through a system that closes."""
    match = first(3, lambda s: max(s.points) >= 6)
    screen = table(match)
    [*_, event] = [
        event for event in screen.driver.told() if isinstance(event, SystemScored) and event.earnings
    ]
    screen.set_speed("normal")
    view = screen.scene.view_shown
    assert view is not None
    animation = EnigmaAnimation(
        screen.scene, screen.queue, lambda _event, shown, _view: shown, lambda: None, lambda: None
    )
    animation.show([event], view)
    running = screen.queue._running
    assert running is not None
    running.pause()
    running.setCurrentTime(milliseconds)
    return screen


def hinted() -> QWidget:
    """What a skilled player would do."""
    screen = placing(is_lying=False)
    mode: Any = screen.mode
    moves = ENIGMA.rules.legal_moves(screen.driver.match.state, 0)
    move = ENIGMA.player("skilled").choose(mode.view, moves, 1).move
    screen.help.hints._waiting.start()
    hint = Hint(Decision(0, mode.view, moves), move, reason(mode.view, move, 1))
    screen.help.hints._on_hinted(hint)
    return screen


def recapped() -> QWidget:
    """What happened since the last own turn."""
    screen = table(first(4, asked(Phase.CHOOSE)))
    screen.story.recap.offer()
    return screen


def logged() -> QWidget:
    """The log beside the table."""
    screen = table(first(4, asked(Phase.CHOOSE)))
    screen.story.log.reset(screen.driver.told())
    screen.log.show()
    return screen


def spoken() -> QWidget:
    """The table, told."""
    screen = table(first(3, asked(Phase.PLACE, 3)))
    screen.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    screen.show()
    screen.reader.toggle_board()
    return screen


def family() -> QWidget:
    """Three people at one screen."""
    match = first(4, lambda s: s.phase is Phase.PLACE and s.round >= 3 and s.to_move[0] < 3, 3)
    return table(match, EVERYBODY)


def ended(seats: int, seed: int = 3) -> EnigmaFinal:
    """How a game ended."""
    match = played_until(seats, seed, lambda s: False)
    screen = table(match)
    outcome = ENIGMA.rules.outcome(match.state)
    assert outcome is not None
    final = screen.final_screen(outcome)
    if seats > 1:
        final.offer_review()
    final.setProperty("table", screen)  # kept alive
    assert isinstance(final, EnigmaFinal)
    return final


def replaying() -> QWidget:
    """A game that is over, in the middle."""
    match = played_until(3, 5, lambda s: False)
    screen = ReplayScreen(GAME_UIS["enigma"].replay(), Reel(match.record), "instant")
    screen.run.go_to(screen.run.reel.stops[len(screen.run.reel.stops) // 2])
    screen.run.set_viewpoint(Viewpoint(0, is_open=True))
    return screen


ENIGMA_SCREENS: dict[str, Callable[[], QWidget]] = {
    "enigma-start": start,
    "enigma-new-game": lambda: NewGameScreen(GAME_UIS["enigma"]),
    "enigma-first-choice": lambda: choosing(1, is_chosen=False),
    "enigma-choice": choosing,
    "enigma-covered": covered,
    "enigma-weights": lambda: solving(Category.WEIGHTS),
    "enigma-fragments": lambda: solving(Category.FRAGMENTS),
    "enigma-conduits": lambda: solving(Category.CONDUITS),
    "enigma-angles": lambda: solving(Category.ANGLES),
    "enigma-results": results,
    "enigma-place": lambda: placing(is_lying=False),
    "enigma-place-closing": placing,
    "enigma-networker": putting,
    "enigma-refused": lambda: putting(is_refused=True),
    "enigma-closing": lambda: closing(700),
    "enigma-hint": hinted,
    "enigma-recap": recapped,
    "enigma-log": logged,
    "enigma-spoken": spoken,
    "enigma-public": family,
    "enigma-final": lambda: ended(4),
    "enigma-final-two": lambda: ended(2),
    "enigma-replay": replaying,
    "enigma-alone": lambda: enigma_alone_screens.between(laid),
    "enigma-alone-final": lambda: enigma_alone_screens.ended(laid),
}
