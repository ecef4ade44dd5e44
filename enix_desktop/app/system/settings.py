"""What a person has set, kept in one JSON file."""

import json
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from enix_desktop.app.system.paths import config_folder
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import parse, read_file
from enix_desktop.storage.files import CannotWrite, make_folder, write_whole
from enix_desktop.storage.locks import briefly

SYSTEM = "system"
"""As the desktop has it: theme and language."""
THEME_CHOICES = (SYSTEM, "light", "dark", "contrast")
LANGUAGE_CHOICES = (SYSTEM, "en", "fr", "de")
SPEED_CHOICES = ("slow", "normal", "fast", "rapid", "instant")
"""Four speeds, and none: everything is shown at once."""
MOTION_CHOICES = (SYSTEM, "full", "reduced")
USUAL_VOLUME, FULL_VOLUME = 60, 100


class Damage(NamedTuple):
    """The settings in *path* could not be read, and were put *aside* if that was possible."""

    path: Path
    aside: Path | None


class LessonProgress(NamedTuple):
    """Which lessons of a game are *done*, and at which *step* of the *current* one the learner is."""

    done: tuple[str, ...] = ()
    current: str = ""
    step: int = 0


class DayTry(NamedTuple):
    """The try that counts at the game of a *day*: its *file*, and how it ended once it has."""

    day: str
    file: str
    score: int | None = None
    place: int | None = None
    seats: int | None = None


class Settings(QObject):
    """Typed values with defaults; each change is written at once.

    Entries this version does not know, and values it does not understand, stay in the file:
    they belong to another version. So does what another window has set meanwhile.
    """

    changed = Signal(str)
    """The name of the value that is now different."""
    trouble = Signal(object)
    """The error because of which something could not be written."""

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path or config_folder() / "settings.json"
        self.damage: Damage | None = None
        """What was wrong with the file when the program started."""
        self._unwritten: set[str] = set()
        """The names of what was changed here and is not yet in the file."""
        self._values = self._load() or {}

    @property
    def theme(self) -> str:
        """One of THEME_CHOICES."""
        return self._one_of("theme", THEME_CHOICES, SYSTEM)

    @theme.setter
    def theme(self, value: str) -> None:
        self._set_one_of("theme", THEME_CHOICES, value)

    @property
    def language(self) -> str:
        """One of LANGUAGE_CHOICES."""
        return self._one_of("language", LANGUAGE_CHOICES, SYSTEM)

    @language.setter
    def language(self, value: str) -> None:
        self._set_one_of("language", LANGUAGE_CHOICES, value)

    @property
    def speed(self) -> str:
        """One of SPEED_CHOICES."""
        return self._one_of("speed", SPEED_CHOICES, "normal")

    @speed.setter
    def speed(self, value: str) -> None:
        self._set_one_of("speed", SPEED_CHOICES, value)

    @property
    def motion(self) -> str:
        """One of MOTION_CHOICES: whether things move, or are simply where they belong."""
        return self._one_of("motion", MOTION_CHOICES, SYSTEM)

    @motion.setter
    def motion(self, value: str) -> None:
        self._set_one_of("motion", MOTION_CHOICES, value)

    @property
    def waits(self) -> bool:
        """Whether what concerns the viewer stays until a click or a key."""
        value = self._values.get("waits")
        return value if isinstance(value, bool) else False

    @waits.setter
    def waits(self, value: bool) -> None:
        self._set("waits", value)

    @property
    def touch(self) -> bool:
        """Whether everything to be pressed is large enough for fingers."""
        value = self._values.get("touch")
        return value if isinstance(value, bool) else False

    @touch.setter
    def touch(self, value: bool) -> None:
        self._set("touch", value)

    @property
    def volume(self) -> int:
        """How loud sounds are, from 0 to FULL_VOLUME."""
        value = self._values.get("volume")
        return value if type(value) is int and 0 <= value <= FULL_VOLUME else USUAL_VOLUME

    @volume.setter
    def volume(self, value: int) -> None:
        if not 0 <= value <= FULL_VOLUME:
            raise ValueError(f"volume is from 0 to {FULL_VOLUME}, not {value}")
        self._set("volume", value)

    @property
    def muted(self) -> bool:
        """Whether there is no sound, however loud it would be."""
        value = self._values.get("muted")
        return value if isinstance(value, bool) else False

    @muted.setter
    def muted(self, value: bool) -> None:
        self._set("muted", value)

    @property
    def achievements(self) -> bool:
        """Whether badges are shown; the statistics find them again each time."""
        value = self._values.get("achievements")
        return value if isinstance(value, bool) else True

    @achievements.setter
    def achievements(self, value: bool) -> None:
        self._set("achievements", value)

    @property
    def window_geometry(self) -> str:
        """What `saveGeometry` gave, in base64; empty before the first start ends."""
        value = self._values.get("window_geometry")
        return value if isinstance(value, str) else ""

    @window_geometry.setter
    def window_geometry(self, value: str) -> None:
        self._set("window_geometry", value)

    @property
    def log_open(self) -> bool:
        """Whether the log is drawn out when a game begins, where there is room for it."""
        value = self._values.get("log_open")
        return value if isinstance(value, bool) else True

    @log_open.setter
    def log_open(self, value: bool) -> None:
        self._set("log_open", value)

    def last_choices(self, game: str) -> object:
        """What was chosen for the last new *game*, as `Choices.to_json` gave it, if anything."""
        kept = self._values.get("choices")
        if isinstance(kept, dict) and game in kept:
            return kept[game]
        return self._values.get("last_choices")  # from before there were several games

    def set_last_choices(self, game: str, chosen: dict[str, object]) -> None:
        kept = self._values.get("choices")
        self._set("choices", {**(kept if isinstance(kept, dict) else {}), game: chosen})

    @property
    def last_game(self) -> str:
        """The game that was chosen or played last, if any."""
        value = self._values.get("last_game")
        return value if isinstance(value, str) else ""

    @last_game.setter
    def last_game(self, game: str) -> None:
        self._set("last_game", game)

    @property
    def has_finished_lessons(self) -> bool:
        """Whether a lesson of any game is done."""
        games = self._values.get("lessons")
        return isinstance(games, dict) and any(self.lesson_progress(game).done for game in games)

    def lesson_progress(self, game: str) -> LessonProgress:
        """How far the learner of *game* is; what is damaged counts as not done."""
        games = self._values.get("lessons")
        kept = games.get(game) if isinstance(games, dict) else None
        if not isinstance(kept, dict):
            return LessonProgress()
        done, current, step = kept.get("done"), kept.get("current"), kept.get("step")
        return LessonProgress(
            tuple(name for name in done if isinstance(name, str)) if isinstance(done, list) else (),
            current if isinstance(current, str) else "",
            step if type(step) is int and step >= 0 else 0,
        )

    def set_lesson_progress(self, game: str, progress: LessonProgress) -> None:
        """Keep how far the learner of *game* is."""
        games = self._values.get("lessons")
        kept = {"done": list(progress.done), "current": progress.current, "step": progress.step}
        self._set("lessons", {**(games if isinstance(games, dict) else {}), game: kept})

    def day_try(self, game: str) -> DayTry | None:
        """The last try at a game of the day of *game* that counted; what is damaged does not count."""
        games = self._values.get("day")
        kept = games.get(game) if isinstance(games, dict) else None
        if not isinstance(kept, dict):
            return None
        day, file = kept.get("day"), kept.get("file")
        if not isinstance(day, str) or not isinstance(file, str):
            return None
        numbers = [kept.get(name) for name in ("score", "place", "seats")]
        return DayTry(day, file, *(number if type(number) is int else None for number in numbers))

    def set_day_try(self, game: str, tried: DayTry) -> None:
        """Keep the try of today that counts."""
        games = self._values.get("day")
        self._set("day", {**(games if isinstance(games, dict) else {}), game: tried._asdict()})

    def kept(self, names: Collection[str]) -> dict[str, object]:
        """What the file says about *names*; about the others everything is as usual."""
        return {name: self._values[name] for name in names if name in self._values}

    def replace(self, names: Collection[str], values: Mapping[str, object]) -> None:
        """Let *names* be as in *values*, which `kept` gave, and as usual where that says nothing."""
        before = self.kept(names)
        wanted = {name: values[name] for name in names if name in values}
        if before == wanted:
            return
        for name in names:
            self._values.pop(name, None)
        self._values.update(wanted)
        self._unwritten.update(names)
        self._save()
        for name in names:
            if before.get(name) != wanted.get(name):
                self.changed.emit(name)

    def _one_of(self, key: str, choices: Collection[str], default: str) -> str:
        value = self._values.get(key)
        return value if isinstance(value, str) and value in choices else default

    def _set_one_of(self, key: str, choices: Collection[str], value: str) -> None:
        if value not in choices:
            raise ValueError(f"{key} is one of {', '.join(choices)}, not {value!r}")
        self._set(key, value)

    def _set(self, key: str, value: object) -> None:
        if key in self._values and self._values[key] == value:
            return
        self._values[key] = value
        self._unwritten.add(key)
        self._save()
        self.changed.emit(key)

    def _load(self) -> dict[str, object] | None:
        """What is in the file, or None if it is not there or damaged; then it is put aside."""
        if not self._path.exists():
            return None
        try:
            document = parse(read_file(self._path)).value
            if isinstance(document, dict):
                return document
        except BadData:
            pass
        self.damage = Damage(self._path, self._put_aside())
        return None

    def _put_aside(self) -> Path | None:
        """Where the damaged file is now, or None if it cannot be moved."""
        names = (f"{self._path.name}.damaged", *(f"{self._path.name}.damaged-{n}" for n in range(2, 100)))
        aside = next((place for name in names if not (place := self._path.with_name(name)).exists()), None)
        if aside is None:
            return None
        try:
            return self._path.replace(aside)
        except OSError:
            return None

    def _save(self) -> None:
        try:
            make_folder(self._path.parent)
            with briefly(self._path):
                self._write_changes()
        except CannotWrite as error:
            self.trouble.emit(error)

    def _write_changes(self) -> None:
        """Into the file as it is now: another window may have changed the rest."""
        kept = self._load()
        if kept is None:
            kept = dict(self._values)
        for key in self._unwritten:
            if key in self._values:
                kept[key] = self._values[key]
            else:
                kept.pop(key, None)  # as usual again
        write_whole(self._path, json.dumps(kept, ensure_ascii=False, indent=1) + "\n")
        self._unwritten.clear()
