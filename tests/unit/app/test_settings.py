"""Settings are kept at once, and survive damage and other versions."""

import json
from pathlib import Path

import pytest

pytest.importorskip("PySide6")
pytestmark = pytest.mark.qt

from enix_desktop.app.system.settings import Settings  # noqa: E402
from enix_desktop.storage.files import CannotWrite  # noqa: E402


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def test_without_a_file_everything_is_as_usual(path: Path) -> None:
    settings = Settings(path)
    assert (settings.theme, settings.language, settings.speed) == ("system", "system", "normal")
    assert (settings.window_geometry, settings.log_open, settings.last_choices("enix")) == ("", True, None)
    assert settings.damage is None
    assert not path.exists()


def test_a_change_is_told_and_kept(path: Path) -> None:
    settings = Settings(path)
    names: list[str] = []
    settings.changed.connect(names.append)
    settings.theme = "dark"
    settings.theme = "dark"
    settings.language = "de"
    settings.speed = "instant"
    settings.window_geometry = "AAEC"
    settings.log_open = False
    settings.set_last_choices("enix", {"edition": "french"})
    assert names == ["theme", "language", "speed", "window_geometry", "log_open", "choices"]
    again = Settings(path)
    assert (again.theme, again.language, again.speed) == ("dark", "de", "instant")
    assert (again.window_geometry, again.log_open) == ("AAEC", False)
    assert again.last_choices("enix") == {"edition": "french"}


def test_motion_and_large_buttons_are_kept(path: Path) -> None:
    settings = Settings(path)
    assert (settings.motion, settings.touch) == ("system", False)
    settings.motion, settings.touch = "reduced", True
    again = Settings(path)
    assert (again.motion, again.touch) == ("reduced", True)
    path.write_text('{"motion": "wild", "touch": 1}')
    damaged = Settings(path)
    assert (damaged.motion, damaged.touch) == ("system", False)


def test_some_settings_become_usual_again_and_come_back(path: Path) -> None:
    settings = Settings(path)
    settings.theme, settings.volume, settings.window_geometry = "dark", 5, "AAEC"
    names: list[str] = []
    settings.changed.connect(names.append)
    chosen = ("theme", "volume", "speed")
    kept = settings.kept(chosen)
    assert kept == {"theme": "dark", "volume": 5}
    settings.replace(chosen, {})
    assert (settings.theme, settings.volume, settings.window_geometry) == ("system", 60, "AAEC")
    assert names == ["theme", "volume"]
    assert Settings(path).theme == "system"
    settings.replace(chosen, kept)
    settings.replace(chosen, kept)
    assert names == ["theme", "volume"] * 2
    assert (Settings(path).theme, Settings(path).volume) == ("dark", 5)


def test_a_value_that_does_not_exist_is_refused(path: Path) -> None:
    settings = Settings(path)
    with pytest.raises(ValueError, match="theme is one of"):
        settings.theme = "pink"
    assert settings.theme == "system"


@pytest.mark.parametrize("text", ["", "{", "[1]", "null", '{"theme": NaN}', "\x00", '{"a": 1, "a": 2}'])
def test_a_damaged_file_is_set_aside(path: Path, text: str) -> None:
    path.parent.mkdir()
    path.write_text(text)
    settings = Settings(path)
    assert settings.theme == "system"
    assert settings.damage is not None
    assert settings.damage.aside == path.with_name("settings.json.damaged")
    assert not path.exists()
    assert path.with_name("settings.json.damaged").read_text() == text


def test_bytes_that_are_no_text_are_set_aside(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"\xff\xfe\x00")
    assert Settings(path).damage is not None
    assert not path.exists()


def test_what_another_version_wrote_stays(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"theme": "sepia", "sound": 7, "speed": 3, "log_open": "yes", "last_choices": []}')
    settings = Settings(path)
    assert (settings.theme, settings.speed, settings.log_open) == ("system", "normal", True)
    assert settings.last_choices("enix") == []
    settings.speed = "fast"
    kept = json.loads(path.read_text())
    assert (kept["theme"], kept["sound"], kept["speed"]) == ("sepia", 7, "fast")


def test_a_folder_that_cannot_be_written_is_told_and_the_value_holds(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    settings = Settings(tmp_path / "file" / "settings.json")
    told: list[Exception] = []
    settings.trouble.connect(told.append)
    settings.theme = "light"
    assert settings.theme == "light"
    assert len(told) == 1
    assert isinstance(told[0], CannotWrite)


def test_the_usual_place_is_the_config_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    Settings().speed = "slow"
    assert (tmp_path / "config" / "settings.json").is_file()


def test_two_windows_keep_what_the_other_has_set(path: Path) -> None:
    one, other = Settings(path), Settings(path)
    one.theme = "dark"
    other.language = "de"
    one.speed = "fast"
    assert (one.language, other.theme) == ("system", "system"), "each window stays as it is"
    again = Settings(path)
    assert (again.theme, again.language, again.speed) == ("dark", "de", "fast")


def test_the_one_who_sets_last_is_right(path: Path) -> None:
    one, other = Settings(path), Settings(path)
    one.theme = "dark"
    other.theme = "light"
    one.speed = "fast"
    assert Settings(path).theme == "light"


def test_what_could_not_be_written_is_written_with_the_next_change(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(path)
    settings.speed = "slow"
    with monkeypatch.context() as patched:
        patched.setattr("enix_desktop.app.system.settings.write_whole", _disk_full)
        settings.theme = "dark"
    Settings(path).language = "fr"
    settings.muted = True
    again = Settings(path)
    assert (again.theme, again.language, again.speed, again.muted) == ("dark", "fr", "slow", True)


def test_a_vanished_folder_is_made_again_with_everything(path: Path) -> None:
    settings = Settings(path)
    settings.theme = "dark"
    path.unlink()
    path.parent.rmdir()
    settings.speed = "fast"
    again = Settings(path)
    assert (again.theme, again.speed) == ("dark", "fast")


def test_a_file_damaged_meanwhile_is_set_aside_beside_earlier_ones(path: Path) -> None:
    settings = Settings(path)
    settings.theme = "dark"
    for text in ("first", "second"):
        path.write_text(text)
        settings.speed = "slow" if settings.speed != "slow" else "fast"
    asides = sorted(path.parent.glob("settings.json.damaged*"))
    assert [aside.read_text() for aside in asides] == ["first", "second"]
    assert (Settings(path).theme, Settings(path).speed) == ("dark", "fast")


def _disk_full(*_: object, **__: object) -> None:
    raise CannotWrite("The disk is full.")
