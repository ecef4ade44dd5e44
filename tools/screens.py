"""Every screen of the program in a telling moment, for looking and testing."""

import tempfile
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from enix_desktop.app.library.bests import Standing
from enix_desktop.app.library.facts import Condition, Facts, Problem, describe
from enix_desktop.app.library.reading import Findings
from enix_desktop.app.library.saver import Saver
from enix_desktop.app.library.statistics import Played, played_games
from enix_desktop.app.library.tally import Tally
from enix_desktop.app.play.choices import SeatChoice, another_seat, default_choices
from enix_desktop.app.play.controller import Controller
from enix_desktop.app.play.day import DayResult, day_match
from enix_desktop.app.play.help import FULL, NONE
from enix_desktop.app.play.replay_reel import Reel, Viewpoint
from enix_desktop.app.play.table_driver import Decision, Hint
from enix_desktop.app.play.thinking import Thinker
from enix_desktop.app.play.verifying import Proof
from enix_desktop.app.system.settings import LessonProgress, Settings
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.bests import SCORE
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.games.enix.events import (
    CapMoved,
    CardsTaken,
    CardStolen,
    PawnJumped,
    PawnStayed,
    StacksShuffled,
)
from enix_desktop.games.enix.moves import END_GAME, Cross, PlaceTile
from enix_desktop.games.enix.phases import Phase
from enix_desktop.geometry.hexes import Hex
from enix_desktop.players.blend import blend_key
from enix_desktop.players.enix.advice import reason
from enix_desktop.ui.about.dialog import AboutDialog
from enix_desktop.ui.day.dialog import DayCardDialog
from enix_desktop.ui.day.sheet import DaySheet
from enix_desktop.ui.day.strip import with_strip
from enix_desktop.ui.enix.arrange_screen import ArrangeScreen
from enix_desktop.ui.enix.book.enix_book import enix_book
from enix_desktop.ui.enix.final_screen import FinalScreen
from enix_desktop.ui.enix.paper.papers import enix_papers
from enix_desktop.ui.enix.table_animation import TableAnimation
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.lessons.guide import LessonGuide
from enix_desktop.ui.library.page import LibraryPage
from enix_desktop.ui.library.rename_dialog import RenameDialog
from enix_desktop.ui.newgame.screen import NewGameScreen
from enix_desktop.ui.replay.branch_dialog import BranchDialog
from enix_desktop.ui.replay.export_dialog import ExportDialog
from enix_desktop.ui.replay.replay_screen import ReplayScreen
from enix_desktop.ui.settings.dialog import SettingsDialog
from enix_desktop.ui.statistics.dialog import StatisticsDialog
from enix_desktop.ui.statistics.game_news import News
from enix_desktop.ui.window.crash_dialog import CrashDialog
from enix_desktop.ui.window.curtain import Curtain
from enix_desktop.ui.window.keys_dialog import KeysDialog
from enix_desktop.ui.window.start_screen import StartScreen
from enix_desktop.ui.window.verify_dialog import VerifyDialog
from tools.enigma_screens import ENIGMA_SCREENS
from tools.fake_games import fake_games
from tools.hertzschlag_screens import HERTZSCHLAG_SCREENS
from tools.puzzle_screens import PUZZLE_SCREENS
from tools.review_screens import review_screens
from tools.settling import settle
from tools.station_screens import STATION_SCREENS

SMALL = QSize(1024, 700)
NAMES = ("Ada", "Volta", "Joule", "Curie", "Hertz", "Noether")
FILE, REPORT = "Sunday", "r.txt"
"""What somebody called a saved game and a saved report."""
PIECES = ("red", "blue", "green", "yellow", "purple", "white")


def played_until(seats: int, seed: int, stop: Callable[[Any], bool], edition: str = "english") -> Any:
    """A match of casual players, stopped at the first state that *stop* accepts."""
    participants = [
        Participant(NAMES[seat], None if seat == 0 else "casual", PIECES[seat]) for seat in range(seats)
    ]
    options = ENIX.options({"edition": edition}, seats)
    match: Any = Match.begin(ENIX.rules, ENIX.id, participants, options, seed=seed)
    player = ENIX.player("casual")
    while ENIX.rules.to_move(match.state) and not stop(match.state):
        seat = ENIX.rules.to_move(match.state)[0]
        moves = ENIX.rules.legal_moves(match.state, seat)
        luck = derived(seed, f"picture/{len(match.record.entries)}")
        view = ENIX.rules.view(match.state, seat)
        match.play(seat, moves[0] if len(moves) == 1 else player.choose(view, moves, luck).move)
    return match


def first(seats: int, stop: Callable[[Any], bool], edition: str = "english") -> Any:
    """The first game in which a state like that occurs."""
    for seed in range(1, 400):
        match = played_until(seats, seed, stop, edition)
        if stop(match.state):
            return match
    raise SystemExit("No game leads to such a picture.")


def table(match: Any, seat: int = 0) -> TableScreen:
    """The table of a match, as *seat* is asked; kept alive by the caller."""
    controller = Controller(match, Path(tempfile.mkdtemp()) / "game.json", Thinker(), Saver())
    controller.viewer = seat
    screen = TableScreen(controller, "instant")
    screen.show_as_if_asked()
    return screen


def public_table(phase: Phase, is_peeking: bool = False) -> TableScreen:
    """A family of four with a computer: somebody is asked in sight of all, and may look at the own hand."""
    match = first(5, lambda s: asked(phase)(s) and s.active == 0)
    match.record.participants = tuple(
        replace(who, player=None if seat < 4 else "casual")
        for seat, who in enumerate(match.record.participants)
    )
    screen = table(match, EVERYBODY)
    if is_peeking:
        screen.sharing.peek(True)
    return screen


def tile_in_sight_of_all() -> TableScreen:
    """A tile in hand at the public table: nowhere else are there more buttons."""
    screen = public_table(Phase.PLACE_TILE)
    mode: Any = screen.mode
    mode._lift(ENERGIES[0])
    return screen


def asked(phase: Phase, late: int = 3) -> Callable[[Any], bool]:
    """States in which seat 0 is asked in *phase*, some rounds after the beginning."""
    return lambda s: s.phase is phase and 0 in s.owing and s.round >= late


def later_than(round_number: int) -> Callable[[Any], bool]:
    """States after this round."""
    return lambda s: bool(s.round > round_number)


def dragging(is_allowed: bool) -> TableScreen:
    """A tile in hand over a place where it may lie, or where it would leave an island."""
    match = first(
        4,
        lambda s: asked(Phase.PLACE_TILE)(s) and s.cap != s.pawns[0] and bool(_drops(s, is_allowed)),
    )
    screen = table(match)
    tile, cell = _drops(match.state, is_allowed)[0]
    mode: Any = screen.mode
    mode.on_tile(tile)
    mode._cell, mode._is_dragged = cell, True
    mode._handles.drop()
    screen.scene.board.tiles[tile].setPos(_beside(cell))
    screen.scene.board.carry(tile)
    mode._show()
    return screen


def _drops(state: Any, is_allowed: bool) -> list[tuple[Energy, Hex]]:
    cells = set(state.layout.cells)
    around = sorted({n for cell in cells for n in cell.neighbours()} - cells)
    drops = []
    for tile in (Energy.WIND, Energy.OCEAN, Energy.HYDRO, Energy.GEOTHERMAL, Energy.SOLAR):
        for cell in around:
            refusal = ENIX.rules.refusal(state, 0, PlaceTile(tile, cell, state.layout.rotations[tile]))
            if refusal is None if is_allowed else refusal is not None and refusal.key == "A5_ISLAND":
                drops.append((tile, cell))
    return drops


def _beside(cell: Hex) -> Any:
    from PySide6.QtCore import QPointF

    from enix_desktop.ui.enix.board_geometry import centre

    return centre(cell) + QPointF(14, -12)


def moving() -> TableScreen:
    """The way to a far tile."""
    screen = table(first(4, lambda s: asked(Phase.MOVE)(s) and s.points > 7 and not s.moved))
    mode: Any = screen.mode
    target = max(mode._ways, key=lambda energy: len(mode._ways[energy].tiles))
    mode.on_tile_hover(target, True)
    assert Cross(target)
    return screen


def told(*happened: Any, waits: bool = False) -> TableScreen:
    """What somebody else does is told while it happens."""
    screen = table(first(4, lambda s: s.phase is Phase.WINDOW and s.active == 3 and s.round >= 3))
    screen.set_waiting(waits)
    for event in happened:
        screen.story.narrator.begin(event, screen.driver.view())
    return screen


def recapped() -> TableScreen:
    """What happened since the last own turn, some rounds after the beginning."""
    match = first(4, lambda s: asked(Phase.LAY, 4)(s) and s.cap is not None)
    screen = table(match)
    steps = replay(ENIX.rules, ENIX.codec, match.record)
    controller: Any = screen.driver
    controller.history.extend(event for step in steps for event in step.events)
    screen.story.recap.offer()
    return screen


def logged() -> TableScreen:
    """The log beside the table, as it is in a wide window."""
    screen = recapped()
    screen.story.recap.hide()
    screen.story.log.reset(screen.driver.told())
    screen.log.show()
    return screen


def competing() -> TableScreen:
    """The third round of a competition, turned over: who is ahead, and the sums."""
    screen = table(
        first(4, lambda s: s.phase is Phase.COMPETE and min(len(s.laid[t]) for t in s.contenders) > 1)
    )
    shown = screen.scene.competition.shown
    assert shown is not None
    view = screen.scene.view_shown
    assert view is not None
    taken = {card for cards in (*view.laid, view.discard) for card in cards}
    free = [card for card in range(0, 72, 7) if card not in taken]
    cards = dict(zip(shown.seats, free, strict=False))
    revealed = shown.revealed(cards, screen.scene.table.components)
    screen.scene.show_competition(revealed)
    for seat in revealed.seats:
        screen.scene.places[seat].show_laid(revealed.laid[seat])
    return screen


def halfway(event: Any, milliseconds: int) -> TableScreen:
    """The table in the middle of what is shown of *event*."""
    screen = table(first(4, asked(Phase.LAY)))
    screen.resize(SMALL)
    screen.set_speed("normal")
    view = screen.scene.view_shown
    assert view is not None
    TableAnimation(screen.scene, screen.queue).show([event], view)
    running = screen.queue._running
    assert running is not None
    running.pause()
    running.setCurrentTime(milliseconds)
    return screen


def ended() -> FinalScreen:
    """A final screen with a drop-out and an ENIX card."""

    def stop(state: Any) -> bool:
        outcome = ENIX.rules.outcome(state)
        return outcome is not None and bool(outcome.dropped_out) and bool(outcome.winners)

    match = first(4, stop)
    final = table(match).final_screen(match.record.outcome)
    final.offer_review()
    return final


def with_news(screen: FinalScreen) -> FinalScreen:
    """Below the result what the game has brought."""
    tally = Tally({"ada": NAMES[0], "ben": "Ben"}, {"ada": 3, "ben": 2}, 6, shared=1)
    best = Standing(25, shelf().games[0], 23)
    screen.news.set_news(News({NAMES[-1]: ("exact", "all-energies")}, {NAMES[-1]: {SCORE: best}}, tally))
    return screen


def telling(stage: int) -> FinalScreen:
    """The end of a game while it is told."""
    screen = ended()
    screen.resize(SMALL)
    screen.begin("normal")
    for _ in range(stage):
        running = screen.ending.queue._running
        assert running is not None
        running.setCurrentTime(running.totalDuration())
    running = screen.ending.queue._running
    assert running is not None
    running.pause()
    running.setCurrentTime(running.totalDuration() // 3)
    return screen


DAY = DayResult("enix", date(2026, 11, 18), counts=True, score=23, place=2, seats=4, rounds=8)


def ended_day() -> QWidget:
    """The end of a game of the day that does not count."""
    return with_strip(ended(), DAY._replace(counts=False), GAME_UIS["enix"])


def curtain() -> QWidget:
    """Between two people."""
    widget = Curtain()
    widget.paint = GAME_UIS["enix"].paint_curtain
    widget.show_for(NAMES[-1])
    return widget


def opened(place: str) -> QWidget:
    """The book at *place*, all its pictures painted."""
    window = enix_book()
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.resize(1280, 800)  # before its page is laid out, so that it need not be laid out again
    window.show_place(place)
    settle(window)
    return window


def ending() -> QWidget:
    """Whether to end the game."""
    screen = table(first(4, lambda s: asked(Phase.LAY)(s) and END_GAME in ENIX.rules.legal_moves(s, 0)))
    screen.resize(SMALL)
    screen.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    screen.show()
    mode: Any = screen.mode
    mode._end()
    return screen


def doubted() -> QWidget:
    """A tutor asks whether one is sure."""
    screen = table(first(4, asked(Phase.MOVE)))
    screen.resize(SMALL)
    screen.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    screen.show()
    screen.driver.doubted.emit()
    return screen


def asked_why() -> QWidget:
    """A tile that cannot be reached, and the answer why."""
    screen = table(first(4, lambda s: asked(Phase.MOVE)(s) and 1 < s.points < 6 and not s.moved))
    screen.resize(SMALL)
    mode: Any = screen.mode
    mode.on_tile(next(energy for energy in Energy if energy not in mode._ways))
    screen.help.ask_why()
    return screen


def final_why() -> QWidget:
    """Why somebody won."""
    screen = ended()
    screen.resize(SMALL)
    screen.asking._toggle(None)
    return screen


def hinted(phase: Phase) -> QWidget:
    """What a skilled player would do."""
    match = first(4, asked(phase))
    screen = table(match)
    screen.resize(SMALL)
    mode: Any = screen.mode
    player = ENIX.player("skilled")
    move = player.choose(mode.view, mode.moves, 1).move
    screen.hints._waiting.start()
    advice = reason(mode.view, move, 1)
    screen.hints._on_hinted(Hint(Decision(0, mode.view, mode.moves), move, advice))
    return screen


def noted() -> QWidget:
    """A note about a card of the hand."""
    screen = table(first(4, asked(Phase.LAY)))
    screen.resize(SMALL)
    screen.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    screen.show()
    item = list(screen.scene.hand.cards.values())[1]
    lies = screen.view.mapFromScene(item.sceneBoundingRect()).boundingRect()
    assert item.card is not None
    screen.notes.note.show_card(item.card, lies)
    return screen


def board_in_words() -> QWidget:
    """The board, told."""
    screen = table(first(4, asked(Phase.LAY)))
    screen.resize(SMALL)
    screen.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    screen.show()
    screen.reader.toggle_board()
    return screen


def lesson(number: int, step: int) -> QWidget:
    """A step of a lesson."""
    guide = LessonGuide(GAME_UIS["enix"].course(), Settings())
    guide.set_name(NAMES[0])
    guide.resize(SMALL)
    if number < len(GAME_UIS["enix"].course().lessons):
        identity = GAME_UIS["enix"].course().lessons[number].id
        guide._keep(LessonProgress((), identity, step))
        guide.open_lesson(number)
    return guide


def family_table() -> QWidget:
    """Two people, one of them with help of their own, against two computers."""
    screen = NewGameScreen(GAME_UIS["enix"])
    usual = default_choices(ENIX)
    people = (
        replace(usual.seats[0], help=FULL),
        SeatChoice(NAMES[1], usual.seats[1].pawn, None, NONE),
        *usual.seats[2:],
    )
    screen.set_choices(replace(usual, seats=people))
    return screen


def handicaps() -> QWidget:
    """Six computer players, each with a slider."""
    seats = [SeatChoice(NAMES[0], PIECES[0], blend_key(0))]
    while len(seats) < len(PIECES):
        seats.append(replace(another_seat(ENIX, seats), player=blend_key(20 * len(seats))))
    screen = NewGameScreen(GAME_UIS["enix"])
    screen.set_choices(replace(default_choices(ENIX), seats=tuple(seats)))
    return screen


def settings_nothing_found() -> QWidget:
    """A word that no setting is about."""
    dialog = SettingsDialog(Settings())
    dialog.search.setText("777")
    return dialog


def start() -> QWidget:
    """The shelf, with a game to continue."""
    screen = StartScreen(list(GAME_UIS.values()))
    screen.set_continue("ENIX: " + ", ".join(NAMES[:4]), "enix", "Round 5")
    return screen


def start_alone() -> QWidget:
    """One game on the shelf."""
    screen = StartScreen([GAME_UIS["enix"]])
    screen.set_continue(", ".join(NAMES[:4]))
    return screen


def games(count: int) -> QWidget:
    """Several games, and one of the first to continue."""
    screen = StartScreen(fake_games(count))
    screen.set_continue("ENIX: " + ", ".join(NAMES[:4]), "enix", "Round 5")
    return screen


def arranging() -> QWidget:
    """The tiles before a game."""
    return ArrangeScreen(ENIX.options({}, 2), luck=4)


def crashed() -> QWidget:
    """A fault that came twice, and a report that was saved."""
    dialog = CrashDialog(lambda _: "")
    dialog._saved = Path("~") / REPORT, True
    dialog.count_another()
    return dialog


def verified() -> QWidget:
    """A game that was proved, but for two decisions."""
    dialog = VerifyDialog(first(2, asked(Phase.LAY)).record)
    dialog._prover.proved.disconnect()
    dialog._prover.close()
    dialog.show_proof(Proof(moves=174, is_finished=True, seals=31, recomputed=96, not_recomputable=2))
    return dialog


def library(is_empty: bool = False) -> QWidget:
    """Some saved games; one needs a newer version, and one was set aside."""
    page = LibraryPage()
    if is_empty:
        return page
    found = []
    for number, (name, seats, late) in enumerate(((FILE, 6, 1), ("", 4, 3), ("", 2, 2), ("", 3, 99))):
        edition = "french" if number == 1 else "english"
        match = played_until(seats, 3 + number, later_than(late), edition)
        path = Path(f"{name or f'enix-2026-11-1{number}-120000'}.json")
        when = 1_794_830_000 - number * 90_000
        found.append(describe(Facts(path, when * 10**9, 0), match.record).facts)
    newer = Problem(Condition.NEWER, "", 3, "1.4.0")
    found.insert(1, Facts(Path("From afar.json"), 1_794_800_000 * 10**9, 0, problem=newer))
    page.games.add(found)
    page._on_read(Findings({facts.path for facts in found}, [Path(f"{NAMES[1]}.json")], 1))
    return page


def replaying(people: int = 1, is_over: bool = True, is_open: bool = False) -> ReplayScreen:
    """A recorded game in its middle, with something found in it."""
    match = first(4, lambda s: ENIX.rules.outcome(s) is not None if is_over else s.round >= 4)
    match.record.participants = tuple(
        replace(who, player=None if seat < people else "casual")
        for seat, who in enumerate(match.record.participants)
    )
    screen = ReplayScreen(GAME_UIS["enix"].replay(), Reel(match.record), "instant")
    screen.run.go_to(screen.run.reel.stops[len(screen.run.reel.stops) // 2])
    screen.run.set_viewpoint(Viewpoint(0, is_open))
    screen.bar.finder.field.setText("5")
    return screen


def exporting() -> QWidget:
    """What can be made of a replay."""
    screen = replaying()
    dialog = ExportDialog(screen.kind, screen.run, screen.text())
    screen.setParent(dialog)
    screen.hide()
    return dialog


def branching() -> QWidget:
    """Who plays on from the middle of a replay."""
    screen = replaying()
    dialog = BranchDialog(screen.kind, screen.run.reel, 0)
    screen.deleteLater()
    return dialog


@cache
def shelf() -> Played:
    """A shelf with some weeks of games."""
    games = []
    for number in range(24):
        record = played_until(2 + number % 3, 100 + number, lambda s: False, ENIX.editions[number % 2]).record
        level = (*ENIX.levels, blend_key(35))[number % 5]
        people = (Participant((NAMES[0], "Ben")[number % 3 // 2], None), *record.participants[1:])
        record.participants = tuple(
            who if who.player is None else replace(who, player=level) for who in people
        )
        file = f"enix-2026-03-{1 + number * 3 // 4:02}-18{number:02}00.json"
        games.append(describe(Facts(Path(file), 0, 0), record).finished)
    return played_games([game for game in games if game is not None], [ENIX.id] * 2, 1)


def statistics(games: Played, person: str | None = None, has_badges: bool = False) -> QWidget:
    """The statistics of these games, or the badges that they brought."""
    settings = Settings(Path(tempfile.mkdtemp()) / "settings.json")
    settings.achievements = has_badges
    window = StatisticsDialog(settings)
    window.show_played(games)
    if person is not None:
        window.filters.choose_person(person)
    window.badges_button.click()
    return window


SCREENS: dict[str, Callable[[], QWidget]] = {
    "start": start,
    "start-alone": start_alone,
    "shelf": lambda: games(4),
    "shelf-of-two": lambda: games(2),
    "shelf-of-three": lambda: games(3),
    "new-game": lambda: NewGameScreen(GAME_UIS["enix"]),
    "new-game-family": family_table,
    "new-game-handicaps": handicaps,
    "arrange": arranging,
    "laying": lambda: table(first(4, asked(Phase.LAY))),
    "competition": lambda: table(first(4, asked(Phase.COMPETE))),
    "competition-revealed": competing,
    "reshuffle": lambda: halfway(StacksShuffled((9, 9, 9, 9, 8)), 560),
    "no-way": lambda: halfway(PawnStayed(1, "no_way"), 500),
    "tile-allowed": lambda: dragging(True),
    "tile-refused": lambda: dragging(False),
    "movement": moving,
    "taking": lambda: table(first(4, asked(Phase.TAKE))),
    "stealing": lambda: table(first(6, asked(Phase.STEAL))),
    "stealing-by-luck": lambda: table(first(4, asked(Phase.STEAL), "french")),
    "refill": lambda: table(first(4, asked(Phase.REFILL))),
    "interrupt": lambda: table(first(4, lambda s: asked(Phase.WINDOW)(s) and s.hands[0] & ENIX_CARDS)),
    "six-pawns": lambda: table(played_until(6, 3, lambda s: True)),
    "told": lambda: told(
        PawnJumped(3, Energy.SOLAR, Energy.BIOMASS), CardsTaken(3, Energy.BIOMASS, (0, 2), None)
    ),
    "told-concern": lambda: told(CardStolen(3, 0, Energy.SOLAR, 4)),
    "told-waiting": lambda: told(CapMoved(3, None, Energy.WIND, 8), waits=True),
    "recap": recapped,
    "log-beside": logged,
    "curtain": curtain,
    "public-movement": lambda: public_table(Phase.MOVE),
    "public-stealing": lambda: public_table(Phase.STEAL),
    "public-tile": tile_in_sight_of_all,
    "public-own-hand": lambda: public_table(Phase.MOVE, is_peeking=True),
    "end-question": ending,
    "tutor-question": doubted,
    "final": lambda: with_news(ended()),
    "final-announced": lambda: telling(0),
    "final-counted": lambda: telling(4),
    "final-day": ended_day,
    "day-sheet": lambda: DaySheet(day_match(ENIX, DAY.day, default_choices(ENIX), counts=True).record),
    "day-card": lambda: DayCardDialog(DAY, GAME_UIS["enix"]),
    "why": asked_why,
    "why-final": final_why,
    "hint-laying": lambda: hinted(Phase.LAY),
    "hint-tile": lambda: hinted(Phase.PLACE_TILE),
    "note": noted,
    "board-in-words": board_in_words,
    "lessons": lambda: lesson(99, 0),
    "lesson-laying": lambda: lesson(0, 2),
    "lesson-competition": lambda: lesson(1, 0),
    "lesson-tiles": lambda: lesson(4, 4),
    "lesson-goal": lambda: lesson(0, 1),
    "lesson-symbols": lambda: lesson(8, 3),
    "lesson-scoring": lambda: lesson(9, 0),
    "library": library,
    "library-empty": lambda: library(is_empty=True),
    "rename": lambda: RenameDialog(FILE, lambda name: None),
    "settings": lambda: SettingsDialog(Settings()),
    "settings-nothing-found": settings_nothing_found,
    "paper": lambda: enix_papers(None, "english"),
    "keys": lambda: KeysDialog(GAME_UIS["enix"]),
    "about": AboutDialog,
    "replay": replaying,
    "replay-open": lambda: replaying(is_open=True),
    "replay-of-several": lambda: replaying(2, is_over=False),
    "replay-export": exporting,
    "replay-branch": branching,
    "crash": crashed,
    "verify": verified,
    "statistics": lambda: statistics(shelf()),
    "statistics-person": lambda: statistics(shelf(), NAMES[0].casefold()),
    "statistics-empty": lambda: statistics(Played(unfinished=(ENIX.id,))),
    "achievements": lambda: statistics(shelf(), NAMES[0].casefold(), has_badges=True),
    "book": lambda: opened("part:book"),
    "rules": lambda: opened("chapter:table"),
    "guide": lambda: opened("energy:ocean"),
    "guide-card": lambda: opened("card:geothermal-10"),
    "glossary": lambda: opened("term:cap"),
    **review_screens(lambda: NAMES),
    **PUZZLE_SCREENS,
    **STATION_SCREENS,
    **HERTZSCHLAG_SCREENS,
    **ENIGMA_SCREENS,
}
ENIX_CARDS: int = ENIX.options({}, 2).table.components.enix_cards
