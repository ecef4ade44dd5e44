"""The end of a game: one of the day is remembered if it counts, and its result stands below the rest."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from enix_desktop.app.library.saves import AnyRecord
from enix_desktop.app.play.day import DayResult, day_of, result_of
from enix_desktop.app.system.settings import Settings
from enix_desktop.ui.screens import FinalScreen


def with_day_result(final: FinalScreen, record: AnyRecord, path: Path | None, settings: Settings) -> QWidget:
    """The *final* screen of *record* in *path*, above its result if it was a game of the day."""
    if day_of(record) is None:
        return final.widget
    from enix_desktop.ui.day.strip import with_strip
    from enix_desktop.ui.games import GAME_UIS

    result = result_of(record)
    if result is not None and path is not None:
        _keep(result, path, settings)
    return with_strip(final, result, GAME_UIS[record.game])


def _keep(result: DayResult, path: Path, settings: Settings) -> None:
    """The first end of the try that counts is kept; reading it again changes nothing, nor do other games."""
    tried = settings.day_try(result.game)
    if tried is None or not result.counts:
        return
    is_this = (tried.day, tried.file) == (result.day.isoformat(), path.name)
    if is_this and tried.place is None:
        kept = tried._replace(score=result.score, place=result.place, seats=result.seats)
        settings.set_day_try(result.game, kept)
