"""Files lie where the system wants them, or all in one folder."""

from pathlib import Path

import pytest

from enix_desktop.app.system import paths

FOLDERS = (paths.data_folder, paths.config_folder, paths.state_folder, paths.log_folder)


def test_a_home_of_its_own_holds_every_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    places = [folder() for folder in FOLDERS]
    assert len(set(places)) == len(places)
    assert all(place.parent == tmp_path for place in places)


@pytest.mark.parametrize("value", [None, ""])
def test_without_it_the_system_says_where(monkeypatch: pytest.MonkeyPatch, value: str | None) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE, raising=False)
    if value is not None:
        monkeypatch.setenv(paths.HOME_VARIABLE, value)
    for folder in FOLDERS:
        assert "enix-desktop" in folder().parts


def test_asking_makes_no_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    for folder in FOLDERS:
        folder()
    assert list(tmp_path.iterdir()) == []
