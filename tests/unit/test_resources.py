from pathlib import Path

import pytest

from enix_desktop import resources


def test_resources_are_found() -> None:
    assert resources.has("enix/components.json")
    assert "solar-01" in resources.text("enix/components.json")


def test_a_missing_resource_is_a_sentence() -> None:
    assert not resources.has("enix/nothing.json")
    with pytest.raises(resources.MissingResource, match=r"enix/nothing\.json cannot be read.*install"):
        resources.text("enix/nothing.json")


def test_a_missing_folder_is_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(resources, "__file__", str(tmp_path / "package" / "resources.py"))
    resources.folder.cache_clear()
    try:
        with pytest.raises(resources.MissingResource, match="install the program again"):
            resources.folder()
    finally:
        monkeypatch.undo()
        resources.folder.cache_clear()


def test_a_game_that_is_not_shipped_brings_its_own_resources(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(resources, "_more_folders", [])
    for name in ("guest/story.json", "enix/components.json"):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text("{}")
    assert not resources.has("guest/story.json")
    resources.add_folder(tmp_path)
    assert resources.text("guest/story.json") == "{}"
    assert resources.path("guest") == tmp_path / "guest"
    assert "solar-01" in resources.text("enix/components.json")  # what is shipped comes first
    assert resources.path("nobody/here") == resources.folder() / "nobody/here"
