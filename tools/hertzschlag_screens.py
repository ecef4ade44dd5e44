"""The screens of Hertzschlag in telling moments, for looking and testing."""

import tempfile
from collections.abc import Callable
from dataclasses import replace
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
from enix_desktop.catalogue import HERTZSCHLAG
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.hertzschlag.events import BidsShown, BlackedOut, MarkerMoved
from enix_desktop.games.hertzschlag.moves import Lay, Place
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.players.hertzschlag.advice import reason
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.hertzschlag.book.hertzschlag_book import hertzschlag_book
from enix_desktop.ui.hertzschlag.replay_sheets import CHART, HANDS
from enix_desktop.ui.hertzschlag.table.screen import HertzschlagTable
from enix_desktop.ui.hertzschlag.table.sheets import DISPLAYS, MEMORY
from enix_desktop.ui.lessons.guide import LessonGuide
from enix_desktop.ui.newgame.screen import NewGameScreen
from enix_desktop.ui.replay.replay_screen import ReplayScreen
from enix_desktop.ui.window.start_screen import StartScreen
from tools.settling import settle

SMALL = QSize(1024, 700)
NAMES = ("Ada", "Volta", "Joule", "Curie", "Hertz")
PIECES = ("red", "blue", "green", "yellow", "violet")
Wanted = Callable[[Any], bool]


def played_until(seats: int, seed: int, stop: Wanted, people: int = 1, **options: str) -> Any:
    """A match of casual players, stopped at the first state that *stop* accepts; seat 0 decides last."""
    participants = [
        Participant(NAMES[seat], None if seat < people else "casual", PIECES[seat]) for seat in range(seats)
    ]
    match: Any = Match.begin(
        HERTZSCHLAG.rules, HERTZSCHLAG.id, participants, HERTZSCHLAG.options(options, seats), seed=seed
    )
    player = HERTZSCHLAG.player("casual")
    while HERTZSCHLAG.rules.to_move(match.state) and not stop(match.state):
        seat = HERTZSCHLAG.rules.to_move(match.state)[-1]
        moves = HERTZSCHLAG.rules.legal_moves(match.state, seat)
        luck = derived(seed, f"picture/{len(match.record.entries)}")
        match.play(seat, player.choose(HERTZSCHLAG.rules.view(match.state, seat), moves, luck).move)
    return match


def first(seats: int, stop: Wanted, people: int = 1, **options: str) -> Any:
    """The first game in which a state like that occurs."""
    for seed in range(1, 200):
        match = played_until(seats, seed, stop, people, **options)
        if stop(match.state):
            return match
    raise SystemExit("No game leads to such a picture.")


def asked(phase: Phase, late: int = 3) -> Wanted:
    """States in which only seat 0 is asked in *phase*, some rounds after the beginning."""
    return lambda s: s.phase is phase and s.to_move == (0,) and s.round >= late


def table(match: Any, seat: int = 0) -> HertzschlagTable:
    """The table of a match, as *seat* is asked, with everything told that happened."""
    controller = Controller(match, Path(tempfile.mkdtemp()) / "game.json", Thinker(), Saver())
    controller.viewer = seat
    steps = replay(HERTZSCHLAG.rules, HERTZSCHLAG.codec, match.record)
    history: Any = controller.history
    history.extend(event for step in steps for event in step.events)
    screen = HertzschlagTable(controller, "instant")
    screen.resize(SMALL)
    screen.show_as_if_asked()
    return screen


def start() -> QWidget:
    """The shelf, with Hertzschlag in front."""
    screen = StartScreen(list(GAME_UIS.values()), "hertzschlag")
    screen.set_continue(", ".join(NAMES[:3]), "hertzschlag", "5")
    return screen


def asking(seats: int, phase: Phase, late: int = 3, **options: str) -> HertzschlagTable:
    """Seat 0 is asked in *phase*."""
    return table(first(seats, asked(phase, late), 1, **options))


def laying(seats: int, place: Place | None, late: int = 4) -> HertzschlagTable:
    """A card is chosen, and laid on *place*, if that is one; the widest way that can be paid."""
    screen = asking(seats, Phase.LAY, late)
    mode: Any = screen.mode
    faces = mode.view.table.components.cards
    payable = [card for card in mode.view.hand if mode.judge(Lay(card, Place.ACTION)) is None]
    mode.pick(max(payable, key=lambda card: (abs(faces[card].change), faces[card].towards)))
    if place is not None:
        mode.put(place)
    return screen


def raising(seats: int, phase: Phase, euro: int) -> HertzschlagTable:
    """So many fingers are up."""
    screen = asking(seats, phase, 1)
    mode: Any = screen.mode
    mode.choose(min(euro, mode.most))
    return screen


def refused() -> QWidget:
    """A card that is too dear, and the answer why."""
    match = first(4, lambda s: asked(Phase.LAY)(s) and _dear(s) is not None)
    screen = table(match)
    screen.scene.resize(screen.view.size().toSizeF())
    mode: Any = screen.mode
    mode.pick(_dear(match.state))
    mode.put(Place.ACTION)
    screen.help.ask_why()
    return screen


def _dear(state: Any) -> int | None:
    """A card of seat 0 that it cannot pay."""
    refusal = HERTZSCHLAG.rules.refusal
    return next((c for c in state.hands[0] if refusal(state, 0, Lay(c, Place.ACTION)) is not None), None)


def family(phase: Phase) -> QWidget:
    """Three people at one screen: the public table."""
    match = first(4, lambda s: s.phase is phase and s.round >= 3 and s.to_move[0] < 3, 3)
    return table(match, EVERYBODY)


def moving(kind: type, milliseconds: int, accepted: Wanted = lambda event: True) -> QWidget:
    """Something happens: the last event of this kind, after so much time."""
    match = _after(kind, accepted)
    screen = table(match)
    screen.set_speed("normal")
    [*_, event] = [event for event in screen.driver.told() if isinstance(event, kind) and accepted(event)]
    view = screen.scene.view_shown
    assert view is not None
    screen._animation.show([event], view)
    running = screen.queue._running
    assert running is not None
    running.pause()
    running.setCurrentTime(milliseconds)
    return screen


def _after(kind: type, accepted: Wanted) -> Any:
    """The first match in which such an event has just happened."""
    for seed in range(1, 200):
        match = played_until(4, seed, lambda s: False)
        steps = list(replay(HERTZSCHLAG.rules, HERTZSCHLAG.codec, match.record))
        for number, step in enumerate(steps, start=1):
            if any(isinstance(event, kind) and accepted(event) for event in step.events):
                cut = replace(match.record, entries=match.record.entries[:number], outcome=None)
                is_whole = number == len(steps)
                return match if is_whole else Match.resume(HERTZSCHLAG.rules, HERTZSCHLAG.codec, cut, seed=0)
    raise SystemExit("No game leads to such a picture.")


def hinted() -> QWidget:
    """What a skilled player would do."""
    screen = asking(4, Phase.LAY)
    mode: Any = screen.mode
    moves = HERTZSCHLAG.rules.legal_moves(screen.driver.match.state, 0)
    move = HERTZSCHLAG.player("skilled").choose(mode.view, moves, 1).move
    screen.help.hints._waiting.start()
    hint = Hint(Decision(0, mode.view, moves), move, reason(mode.view, move, 1))
    screen.help.hints._on_hinted(hint)
    return screen


def recapped() -> QWidget:
    """What happened since the last own turn."""
    screen = asking(4, Phase.LAY)
    screen.story.recap.offer()
    return screen


def logged() -> QWidget:
    """The log beside the table."""
    screen = asking(4, Phase.SIGNAL)
    screen.story.log.reset(screen.driver.told())
    screen.log.show()
    return screen


def spoken() -> QWidget:
    """The table, told."""
    screen = asking(3, Phase.LAY)
    screen.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    screen.show()
    screen.reader.toggle_board()
    return screen


def with_sheet(name: str) -> QWidget:
    """What one remembers, or everybody's display."""
    screen = asking(5, Phase.LAY, 6)
    screen.scene.resize(screen.view.size().toSizeF())
    screen.sheets.toggle(name)
    return screen


def lesson(number: int, step: int) -> QWidget:
    """A step of a lesson."""
    course = GAME_UIS["hertzschlag"].course()
    guide = LessonGuide(course, Settings())
    guide.set_name(NAMES[0])
    guide.resize(SMALL)
    guide._keep(LessonProgress((), course.lessons[number].id, step))
    guide.open_lesson(number)
    return guide


def ended(seats: int, is_blackout: bool) -> QWidget:
    """How a game ended."""
    over = first(seats, lambda s: s.phase is Phase.OVER and s.is_blackout == is_blackout and s.round > 2)
    screen = table(over)
    outcome = HERTZSCHLAG.rules.outcome(over.state)
    assert outcome is not None
    ending = screen.final_screen(outcome)
    ending.offer_review()
    final = ending.widget
    final.setProperty("table", screen)  # kept alive
    return final


def replaying(sheet: str = "") -> QWidget:
    """A game that is over, in the middle, perhaps with its chart or all hands."""
    match = first(4, lambda s: s.phase is Phase.OVER and not s.is_blackout)
    screen = ReplayScreen(GAME_UIS["hertzschlag"].replay(), Reel(match.record), "instant")
    screen.run.go_to(screen.run.reel.stops[len(screen.run.reel.stops) // 2])
    screen.run.set_viewpoint(Viewpoint(0, is_open=True))
    if sheet:
        watched: Any = screen.table
        watched.scene.resize(watched.view.size().toSizeF())
        watched.replay_sheets.toggle(sheet)
    return screen


def opened(place: str) -> QWidget:
    """The book at *place*, all its pictures painted."""
    window = hertzschlag_book()
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.resize(1280, 800)
    window.show_place(place)
    settle(window)
    return window


HERTZSCHLAG_SCREENS: dict[str, Callable[[], QWidget]] = {
    "hertzschlag-start": start,
    "hertzschlag-new-game": lambda: NewGameScreen(GAME_UIS["hertzschlag"]),
    "hertzschlag-first-round": lambda: asking(3, Phase.SIGNAL, 1, start="0"),
    "hertzschlag-signal": lambda: asking(4, Phase.SIGNAL),
    "hertzschlag-lay": lambda: asking(5, Phase.LAY, 6),
    "hertzschlag-card": lambda: laying(4, None),
    "hertzschlag-play": lambda: laying(4, Place.ACTION),
    "hertzschlag-income": lambda: laying(3, Place.INCOME, 6),
    "hertzschlag-pledge": lambda: raising(4, Phase.PLEDGE, 3),
    "hertzschlag-clock": lambda: asking(3, Phase.PLEDGE, 1, talk_time="60"),
    "hertzschlag-bid": lambda: raising(5, Phase.BID, 4),
    "hertzschlag-silent-bid": lambda: asking(4, Phase.BID, 1, talk="off"),
    "hertzschlag-moving": lambda: moving(MarkerMoved, 900, lambda event: len(event.crossings) > 1),
    "hertzschlag-bids": lambda: moving(BidsShown, 2000, lambda event: event.total >= event.price),
    "hertzschlag-blackout": lambda: moving(BlackedOut, 1500),
    "hertzschlag-refused": refused,
    "hertzschlag-hint": hinted,
    "hertzschlag-recap": recapped,
    "hertzschlag-log": logged,
    "hertzschlag-spoken": spoken,
    "hertzschlag-memory": lambda: with_sheet(MEMORY),
    "hertzschlag-displays": lambda: with_sheet(DISPLAYS),
    "hertzschlag-public": lambda: family(Phase.SIGNAL),
    "hertzschlag-public-pledge": lambda: family(Phase.PLEDGE),
    "hertzschlag-lesson": lambda: lesson(0, 2),
    "hertzschlag-lesson-late": lambda: lesson(4, 4),
    "hertzschlag-final": lambda: ended(4, is_blackout=False),
    "hertzschlag-final-five": lambda: ended(5, is_blackout=False),
    "hertzschlag-final-blackout": lambda: ended(3, is_blackout=True),
    "hertzschlag-replay": replaying,
    "hertzschlag-replay-chart": lambda: replaying(CHART),
    "hertzschlag-replay-hands": lambda: replaying(HANDS),
    "hertzschlag-rules": lambda: opened("rule:F2"),
    "hertzschlag-guide": lambda: opened("card:solar-08"),
}
