"""Pictures of the table without a screen."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from enix_desktop.app.library.saver import Saver
from enix_desktop.app.library.saves import load
from enix_desktop.app.play.controller import Controller
from enix_desktop.app.play.thinking import Thinker
from enix_desktop.catalogue import GAMES
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.match import Match, replay
from enix_desktop.i18n.texts import FALLBACK
from enix_desktop.storage.files import CannotWrite


@dataclass(frozen=True, slots=True)
class Shot:
    """What a picture shows."""

    record: Path
    out: Path
    move: int | None = None
    seat: int = 0
    size: tuple[int, int] = (1280, 800)
    scale: float = 1.0
    theme: str = "light"
    language: str = FALLBACK


def take(shot: Shot) -> int:
    """Render the table of a record after some move, as a seat sees it."""
    record = load(shot.record)
    if shot.seat >= len(record.participants):
        raise BadData(f"{shot.record}: there is no seat {shot.seat}; seats are numbered from 0.")
    if shot.move is not None and shot.move > len(record.entries):
        raise BadData(f"{shot.record}: there are only {len(record.entries)} moves.")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = str(shot.scale)  # before there is an application
    from enix_desktop.i18n.languages import Languages
    from enix_desktop.ui.games import GAME_UIS
    from enix_desktop.ui.widgets.style_sheet import palette, style_sheet
    from enix_desktop.ui.widgets.theme import current_theme
    from enix_desktop.ui.window.application import application

    app = application()
    Languages(app).use(shot.language)
    current_theme.use(shot.theme)
    app.setPalette(palette(current_theme.theme))
    app.setStyleSheet(style_sheet(current_theme.theme))
    table = GAME_UIS[record.game].table(_controller(record, shot), "instant")
    table.show_as_if_asked()
    picture(table.widget, QSize(*shot.size), shot.out)
    return 0


def picture(widget: QWidget, size: QSize, out: Path) -> None:
    """Write a picture of *widget* at this size to *out*."""
    widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    widget.resize(size)
    widget.show()
    widget.resize(size)
    if not widget.grab().save(str(out)):
        raise CannotWrite(f"{out}: the picture cannot be written.")


def _controller(record: Any, shot: Shot) -> Controller:
    """A controller that shows the moment and asks nobody."""
    game = GAMES[record.game]
    state = game.rules.start(record.setup)
    if shot.move != 0:
        for step in replay(game.rules, game.codec, record):
            state = step.state
            if step.number == shot.move:
                break
    match: Any = Match(game.rules, record, None, state)  # type: ignore[arg-type]  # nothing is played
    controller = Controller(match, shot.record, Thinker(), Saver())
    controller.viewer = shot.seat
    return controller
