"""The screens of Station Six in telling moments, for looking and testing."""

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
from enix_desktop.app.system.settings import LessonProgress, Settings
from enix_desktop.catalogue import STATION
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.station.components import Station
from enix_desktop.games.station.events import LaserFired
from enix_desktop.games.station.moves import Biotope, Command, Dock, Fill, Fire, Machine, Move, Shift, Steal
from enix_desktop.games.station.phases import Phase
from enix_desktop.players.station.advice import reason
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.lessons.guide import LessonGuide
from enix_desktop.ui.newgame.screen import NewGameScreen
from enix_desktop.ui.replay.replay_screen import ReplayScreen
from enix_desktop.ui.station.final import StationFinal
from enix_desktop.ui.station.table.animation import StationAnimation
from enix_desktop.ui.station.table.openings import useful
from enix_desktop.ui.station.table.screen import StationTable
from enix_desktop.ui.window.start_screen import StartScreen

SMALL = QSize(1024, 700)
NAMES = ("Ada", "Volta", "Joule", "Curie")
PIECES = ("red", "blue", "green", "yellow")


def played_until(seats: int, seed: int, stop: Callable[[Any], bool], people: int = 1, **options: str) -> Any:
    """A match of casual players, stopped at the first state that *stop* accepts."""
    participants = [
        Participant(NAMES[seat], None if seat < people else "casual", PIECES[seat]) for seat in range(seats)
    ]
    match: Any = Match.begin(
        STATION.rules, STATION.id, participants, STATION.options(options, seats), seed=seed
    )
    player = STATION.player("casual")
    while STATION.rules.to_move(match.state) and not stop(match.state):
        seat = STATION.rules.to_move(match.state)[0]
        moves = STATION.rules.legal_moves(match.state, seat)
        luck = derived(seed, f"picture/{len(match.record.entries)}")
        match.play(seat, player.choose(STATION.rules.view(match.state, seat), moves, luck).move)
    return match


def first(seats: int, stop: Callable[[Any], bool], people: int = 1, **options: str) -> Any:
    """The first game in which a state like that occurs."""
    for seed in range(1, 200):
        match = played_until(seats, seed, stop, people, **options)
        if stop(match.state):
            return match
    raise SystemExit("No game leads to such a picture.")


def asked(phase: Phase, station: Station | None = None, late: int = 2) -> Callable[[Any], bool]:
    """States in which seat 0 is asked in *phase*, some rounds after the beginning."""
    return lambda s: (
        s.phase is phase and s.turn == 0 and s.round >= late and (station is None or s.active is station)
    )


def table(match: Any, seat: int = 0, is_asked: bool = True) -> StationTable:
    """The table of a match, as *seat* is asked or looks on, with everything told that happened."""
    controller = Controller(match, Path(tempfile.mkdtemp()) / "game.json", Thinker(), Saver())
    controller.viewer = seat
    steps = replay(STATION.rules, STATION.codec, match.record)
    history: Any = controller.history
    history.extend(event for step in steps for event in step.events)
    screen = StationTable(controller, "instant")
    screen.resize(SMALL)
    if is_asked:
        screen.show_as_if_asked()
    else:
        screen.scene.resize(screen.view.size().toSizeF())
        screen.say_again()
    return screen


def start() -> QWidget:
    """The shelf, with Station Six in front."""
    screen = StartScreen(list(GAME_UIS.values()), "station")
    screen.set_continue(", ".join(NAMES), "station", "2")
    return screen


def acting(seats: int, station: Station, late: int = 2, **options: str) -> StationTable:
    """Seat 0 chooses an action at *station*."""
    return table(first(seats, asked(Phase.ACT, station, late), 1, **options))


def composed(seats: int, station: Station, button: str, kind: type[Move], steps: int = 3) -> StationTable:
    """An action of which so many steps are composed, all of them legal."""
    match = first(
        seats,
        lambda s: (
            asked(Phase.ACT, station)(s)
            and any(isinstance(move, kind) for move in STATION.rules.legal_moves(s, 0))
        ),
    )
    screen = table(match)
    press(screen, button)
    mode: Any = screen.mode
    for _ in range(steps):
        found = useful(mode.draft, mode.judge)
        if not found:
            break
        mode.on_choose(found[0], False)
        if mode.draft.held is not None:
            mode.on_choose(mode.draft.groups[0][1], False)
    return screen


def press(screen: StationTable, name: str) -> None:
    """Press the button with this name."""
    button = screen.button(name)
    assert button is not None, name
    button.click()


def refused() -> QWidget:
    """A step that a rule forbids, and the answer why."""
    screen = acting(4, Station.BIOTOPE)
    screen.scene.resize(screen.view.size().toSizeF())
    mode: Any = screen.mode
    press(screen, "station")
    for _ in range(6):
        mode._send(True)
    screen.help.ask_why()
    return screen


def looking_on() -> QWidget:
    """Three people at one screen look together while the computer decides: nobody's hand is in sight."""
    match = first(4, lambda s: s.phase is Phase.ACT and s.turn == 3 and s.round >= 2, people=3)
    return table(match, EVERYBODY, is_asked=False)


def alone() -> QWidget:
    """One of three people alone with the screen, for a whole turn, and what is new for that person."""
    screen = table(first(4, asked(Phase.ACT, Station.PORT), people=3))
    screen.story.recap.offer_news()
    return screen


def family() -> QWidget:
    """Three people at one screen with open hands: everybody looks when somebody is asked."""
    match = first(4, lambda s: s.phase is Phase.ACT and s.turn < 3 and s.round >= 2, people=3, hands="open")
    return table(match, EVERYBODY)


def firing(milliseconds: int) -> QWidget:
    """The laser fires."""
    match = first(
        4, lambda s: s.round >= 2 and s.active is Station.CENTRE and sum(s.laser) > 4 and s.turn == 0
    )
    screen = table(match)
    screen.set_speed("normal")
    [*_, event] = [event for event in screen.driver.told() if isinstance(event, LaserFired)]
    view = screen.scene.view_shown
    assert view is not None
    StationAnimation(screen.scene, screen.queue).show([event], view)
    running = screen.queue._running
    assert running is not None
    running.pause()
    running.setCurrentTime(milliseconds)
    return screen


def hinted() -> QWidget:
    """What a skilled player would do."""
    screen = acting(4, Station.CENTRE)
    mode: Any = screen.mode
    moves = STATION.rules.legal_moves(screen.driver.match.state, 0)
    move = STATION.player("skilled").choose(mode.view, moves, 1).move
    screen.help.hints._waiting.start()
    hint = Hint(Decision(0, mode.view, moves), move, reason(mode.view, move, 1))
    screen.help.hints._on_hinted(hint)
    return screen


def recapped() -> QWidget:
    """What happened since the last own turn."""
    screen = acting(4, Station.BIOTOPE)
    screen.story.recap.offer()
    return screen


def logged() -> QWidget:
    """The log beside the table."""
    screen = acting(4, Station.BIOTOPE)
    screen.story.log.reset(screen.driver.told())
    screen.log.show()
    return screen


def spoken() -> QWidget:
    """The table, told."""
    screen = acting(3, Station.PORT)
    screen.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    screen.show()
    screen.reader.toggle_board()
    return screen


def lesson(number: int, step: int) -> QWidget:
    """A step of a lesson."""
    course = GAME_UIS["station"].course()
    guide = LessonGuide(course, Settings())
    guide.set_name(NAMES[0])
    guide.resize(SMALL)
    guide._keep(LessonProgress((), course.lessons[number].id, step))
    guide.open_lesson(number)
    return guide


def ended(seats: int, seed: int = 3) -> StationFinal:
    """How a game ended."""
    match = played_until(seats, seed, lambda s: False)
    screen = table(match)
    outcome = STATION.rules.outcome(match.state)
    assert outcome is not None
    final = screen.final_screen(outcome)
    final.offer_review()
    final.setProperty("table", screen)  # kept alive
    return final


def replaying() -> QWidget:
    """A game that is over, in the middle."""
    match = played_until(3, 5, lambda s: False)
    screen = ReplayScreen(GAME_UIS["station"].replay(), Reel(match.record), "instant")
    screen.run.go_to(screen.run.reel.stops[len(screen.run.reel.stops) // 2])
    screen.run.set_viewpoint(Viewpoint(0, is_open=True))
    return screen


STATION_SCREENS: dict[str, Callable[[], QWidget]] = {
    "station-start": start,
    "station-new-game": lambda: NewGameScreen(GAME_UIS["station"]),
    "station-first-turn": lambda: acting(2, Station.MACHINE, 1, bridges="first_game"),
    "station-choice": lambda: acting(4, Station.COMMAND),
    "station-charge": lambda: composed(4, Station.PORT, "charge", Fill, 2),
    "station-transfer": lambda: composed(3, Station.COMMAND, "transfer", Shift, 2),
    "station-machine": lambda: composed(4, Station.MACHINE, "station", Machine, 3),
    "station-command": lambda: composed(3, Station.COMMAND, "station", Command, 2),
    "station-biotope": lambda: composed(4, Station.BIOTOPE, "station", Biotope, 3),
    "station-port": lambda: composed(4, Station.PORT, "station", Dock, 2),
    "station-canteen": lambda: composed(4, Station.CANTEEN, "station", Steal, 2),
    "station-centre": lambda: composed(4, Station.CENTRE, "station", Fire, 2),
    "station-take": lambda: table(first(3, asked(Phase.TAKE))),
    "station-discard": lambda: table(first(3, asked(Phase.DISCARD))),
    "station-supply": lambda: table(first(4, asked(Phase.SUPPLY))),
    "station-refused": refused,
    "station-firing": lambda: firing(1100),
    "station-hint": hinted,
    "station-recap": recapped,
    "station-log": logged,
    "station-spoken": spoken,
    "station-public": looking_on,
    "station-private": alone,
    "station-open-hands": family,
    "station-lesson": lambda: lesson(0, 1),
    "station-lesson-late": lambda: lesson(4, 2),
    "station-final": lambda: ended(4),
    "station-final-two": lambda: ended(2),
    "station-replay": replaying,
}
