"""Takes the pictures by which the window is judged: every screen, light and dark, small and large.

`python docs/pictures/take_pictures.py FOLDER` writes them all; the README uses four of them.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["ENIX_DESKTOP_HOME"] = tempfile.mkdtemp()

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget

from enix_desktop.app.choices import SeatChoice, another_seat, default_choices
from enix_desktop.app.controller import Controller
from enix_desktop.app.saves import Saver
from enix_desktop.app.settings import Settings
from enix_desktop.app.thinking import Thinker
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rng import derived
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import Cross, PlaceTile
from enix_desktop.games.enix.phases import Phase
from enix_desktop.geometry.hexes import Hex
from enix_desktop.players.blend import blend_key
from enix_desktop.ui.application import application
from enix_desktop.ui.curtain import Curtain
from enix_desktop.ui.enix.arrange_screen import ArrangeScreen
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.new_game import NewGameScreen
from enix_desktop.ui.rules_page import RulesPage
from enix_desktop.ui.settings_dialog import SettingsDialog
from enix_desktop.ui.start_screen import StartScreen
from enix_desktop.ui.style_sheet import Appearance
from enix_desktop.ui.theme import look

SIZES = {"small": QSize(1024, 700), "medium": QSize(1280, 800), "large": QSize(1920, 1080)}
NAMES = ("Ada", "Volta", "Joule", "Curie", "Hertz", "Noether")
PIECES = ("red", "blue", "green", "yellow", "purple", "white")


def played_until(seats: int, seed: int, stop: Callable[[Any], bool], edition: str = "english") -> Any:
    """A match of casual players, stopped at the first state that *stop* accepts."""
    participants = [
        Participant(NAMES[seat], None if seat == 0 else "casual", PIECES[seat]) for seat in range(seats)
    ]
    options = ENIX.options(edition, seats)
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
    controller.looker = seat
    screen = TableScreen(controller, "instant")
    screen.show_as_if_asked()
    return screen


def asked(phase: Phase, late: int = 3) -> Callable[[Any], bool]:
    """States in which seat 0 is asked in *phase*, some rounds after the beginning."""
    return lambda s: s.phase is phase and 0 in s.owing and s.round >= late


def dragging(is_allowed: bool) -> TableScreen:
    """A tile in hand over a place where it may lie, or where it would leave an island."""
    match = first(4, lambda s: asked(Phase.PLACE_TILE)(s) and bool(_drops(s, is_allowed)))
    screen = table(match)
    tile, cell = _drops(match.state, is_allowed)[0]
    mode: Any = screen._mode
    mode.on_tile(tile)
    mode._cell, mode._is_dragged = cell, True
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
    mode: Any = screen._mode
    target = max(mode._ways, key=lambda energy: len(mode._ways[energy].tiles))
    mode.on_tile_hover(target, True)
    assert Cross(target)
    return screen


def ended() -> QWidget:
    """A final screen with a drop-out and an ENIX card."""

    def stop(state: Any) -> bool:
        outcome = ENIX.rules.outcome(state)
        return outcome is not None and bool(outcome.dropped_out) and bool(outcome.winners)

    match = first(4, stop)
    screen = table(match)
    return screen.final_screen(match.record.outcome)


def curtain() -> QWidget:
    """Between two people."""
    widget = Curtain()
    widget.show_for("Noether")
    return widget


def handicaps() -> QWidget:
    """Six computer players, each with a slider."""
    seats = [SeatChoice(NAMES[0], PIECES[0], blend_key(0))]
    while len(seats) < len(PIECES):
        seats.append(replace(another_seat(seats), player=blend_key(20 * len(seats))))
    screen = NewGameScreen()
    screen.set_choices(replace(default_choices(), seats=tuple(seats)))
    return screen


def start() -> QWidget:
    """With a game to continue."""
    screen = StartScreen()
    screen.set_continue("Ada, Volta, Joule, Curie: 212 moves so far")
    return screen


def arranging() -> QWidget:
    """The tiles before a game."""
    return ArrangeScreen(played_until(2, 4, lambda s: True).record.setup.layout)


SCENES: dict[str, Callable[[], QWidget]] = {
    "start": start,
    "new-game": NewGameScreen,
    "new-game-handicaps": handicaps,
    "arrange": arranging,
    "laying": lambda: table(first(4, asked(Phase.LAY))),
    "competition": lambda: table(first(4, asked(Phase.COMPETE))),
    "tile-allowed": lambda: dragging(True),
    "tile-refused": lambda: dragging(False),
    "movement": moving,
    "taking": lambda: table(first(4, asked(Phase.TAKE))),
    "stealing": lambda: table(first(6, asked(Phase.STEAL))),
    "refill": lambda: table(first(4, asked(Phase.REFILL))),
    "interrupt": lambda: table(first(4, lambda s: asked(Phase.WINDOW)(s) and s.hands[0] & ENIX_CARDS)),
    "six-pawns": lambda: table(played_until(6, 3, lambda s: True)),
    "curtain": curtain,
    "final": ended,
    "rules": RulesPage,
}
ENIX_CARDS = ENIX.options("english", 2).table.components.enix_cards


def main(folder: Path, wanted: list[str]) -> None:
    """Write all pictures, or the wanted ones."""
    app: QApplication = application()
    settings = Settings()
    Appearance(app, settings)
    folder.mkdir(parents=True, exist_ok=True)
    for theme in ("light", "dark"):
        look.use(theme)
        for name, make in SCENES.items():
            if wanted and name not in wanted:
                continue
            widget = make()
            for size_name, size in SIZES.items():
                widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
                widget.resize(size)
                widget.show()
                app.processEvents()
                widget.grab().save(str(folder / f"{name}-{theme}-{size_name}.png"))
            widget.hide()
    dialog = SettingsDialog(settings)
    dialog.grab().save(str(folder / "settings.png"))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
