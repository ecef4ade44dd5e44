"""Where things are, and beginning afresh."""

from pathlib import Path

import pytest

from enix_desktop.app.system.paths import HOME_VARIABLE, games_folder
from enix_desktop.app.system.single_instance import place
from enix_desktop.cli import main


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return tmp_path


def test_where_prints_every_folder(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--where"]) == 0
    told = dict(line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines())
    assert told["games"] == str(games_folder())
    assert list(told) == ["games", "settings", "state", "cache", "log", "program"]
    assert all(Path(folder).is_relative_to(home) for name, folder in told.items() if name != "program")
    assert (Path(told["program"]) / "enix" / "components.json").is_file()
    assert not list(home.iterdir())  # to look is not to make


def test_settings_are_put_aside_and_nothing_is_lost(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--reset-settings"]) == 0
    assert capsys.readouterr().out == "There were no settings.\n"
    settings = home / "config" / "settings.json"
    for number, content in enumerate(("first", "second"), 1):
        settings.parent.mkdir(exist_ok=True)
        settings.write_text(content)
        assert main(["--reset-settings"]) == 0
        aside = settings.with_name(f"settings.json.before-reset-{number}")
        assert str(aside) in capsys.readouterr().out
        assert aside.read_text() == content
        assert not settings.exists()


def test_settings_in_use_are_left_alone(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = home / "config" / "settings.json"
    settings.parent.mkdir()
    settings.write_text("{}")
    window = place()
    assert window is not None
    assert main(["--reset-settings"]) == 2
    assert "please close it first" in capsys.readouterr().err
    assert settings.exists()
    window.release()
