"""What can be done with saved games, and what never happens to them."""

import json
import os
import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from enix_desktop import __version__
from enix_desktop.app.library.actions import (
    LONGEST_TITLE,
    CannotDo,
    Obstacle,
    adopted,
    checked_title,
    delete,
    export,
    import_game,
    is_from_elsewhere,
    put_back,
    rename,
)
from enix_desktop.app.library.backups import FOLDER as BACKUPS
from enix_desktop.app.library.backups import backups
from enix_desktop.app.library.copies import copied
from enix_desktop.app.library.facts import Condition, Entry, Facts, Problem, read_entry
from enix_desktop.app.library.reading import Findings, read_library
from enix_desktop.app.library.saves import load
from enix_desktop.app.system.paths import HOME_VARIABLE, cache_folder, games_folder
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import LARGEST_FILE
from enix_desktop.storage.files import CannotWrite
from tests.unit.app.kept_games import TO_THE_END, keep, played, text_of

pytestmark = pytest.mark.qt


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "desktop"))
    (tmp_path / "desktop").mkdir()
    games_folder().mkdir(parents=True)
    return games_folder()


@pytest.fixture
def game(folder: Path) -> Path:
    keep(folder / BACKUPS / "game.1.json", text_of(5))
    keep(folder / BACKUPS / "game.version-1.json", "the original")
    return keep(folder / "game.json", text_of(12))


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.is_file())


def library() -> tuple[list[Facts], Findings]:
    found: list[Facts] = []

    def explained(path: Path, problem: Problem) -> str:
        return f"{path.name} {problem.condition.value}"

    summary = read_library(found.extend, explained)
    return found, summary


def test_renaming_takes_the_backups_along(game: Path) -> None:
    target = rename(game, "  Émilie & Jürgen, 1. Runde ")
    assert target.name == "Émilie & Jürgen, 1. Runde.json"
    assert target.read_text() == text_of(12)
    assert names(game.parent) == [target.name]
    assert names(game.parent / BACKUPS) == [f"{target.stem}.1.json", f"{target.stem}.version-1.json"]


def test_renaming_never_overwrites_another_game(game: Path) -> None:
    other = keep(game.with_name("other.json"), text_of(5, seed=2))
    with pytest.raises(CannotDo) as caught:
        rename(game, "other")
    assert caught.value.obstacle is Obstacle.TAKEN_NAME
    assert (game.read_text(), other.read_text()) == (text_of(12), text_of(5, seed=2))


def test_two_games_never_have_one_title_whatever_their_files_end_in(game: Path, tmp_path: Path) -> None:
    other = keep(game.with_name("other.enix"), text_of(5, seed=2))
    with pytest.raises(CannotDo) as caught:
        rename(game, "other")
    assert caught.value.obstacle is Obstacle.TAKEN_NAME
    assert rename(other, "another").name == "another.enix"
    imported = import_game(keep(tmp_path / "game.enix", text_of(5, seed=4)))
    assert imported.path.name == "game (2).enix"


def test_a_backup_of_a_game_that_is_gone_is_not_overwritten(game: Path) -> None:
    stale = keep(game.parent / BACKUPS / "new.1.json", "of another game")
    rename(game, "new")
    assert stale.read_text() == "of another game"
    assert (game.parent / BACKUPS / "game.1.json").exists()


@pytest.mark.parametrize(
    ("title", "obstacle"),
    [
        ("", Obstacle.NO_NAME),
        ("   ", Obstacle.NO_NAME),
        ("a/b", Obstacle.STRANGE_NAME),
        ("..", Obstacle.STRANGE_NAME),
        ("../game", Obstacle.STRANGE_NAME),
        (".hidden", Obstacle.STRANGE_NAME),
        ("a\\b", Obstacle.STRANGE_NAME),
        ("what?", Obstacle.STRANGE_NAME),
        ("con", Obstacle.STRANGE_NAME),
        ("NUL.txt", Obstacle.STRANGE_NAME),
        ("line\nbreak", Obstacle.STRANGE_NAME),
        ("dot.", Obstacle.STRANGE_NAME),
        ("x" * (LONGEST_TITLE + 1), Obstacle.LONG_NAME),
        ("\N{SNOWMAN}" * 79, Obstacle.LONG_NAME),
    ],
)
def test_names_that_a_file_cannot_have_are_refused(title: str, obstacle: Obstacle) -> None:
    with pytest.raises(CannotDo) as caught:
        checked_title(title)
    assert caught.value.obstacle is obstacle


def test_a_deleted_game_is_in_the_trash_and_can_be_put_back(game: Path, tmp_path: Path) -> None:
    trashed = delete(game)
    assert not game.exists()
    assert names(game.parent / BACKUPS) == []
    assert not trashed.is_own_folder
    assert len(list((tmp_path / "desktop" / "Trash" / "files").iterdir())) == 3
    assert put_back(trashed) == game
    assert game.read_text() == text_of(12)
    assert names(game.parent / BACKUPS) == ["game.1.json", "game.version-1.json"]
    assert list((tmp_path / "desktop" / "Trash" / "info").iterdir()) == []


def test_where_the_desktop_has_no_trash_a_folder_beside_the_games_is_one(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("enix_desktop.app.library.actions._goes_to_trash", lambda file: False)
    trashed = delete(game)
    assert trashed.is_own_folder
    assert names(game.parent / "trash") == ["game.1.json", "game.json", "game.version-1.json"]
    assert put_back(trashed) == game
    assert game.read_text() == text_of(12)


def test_a_game_put_back_leaves_one_that_has_its_name_now_alone(game: Path) -> None:
    trashed = delete(game)
    keep(game, text_of(5, seed=2))
    back = put_back(trashed)
    assert back.name == "game (2).json"
    assert back.read_text() == text_of(12)
    assert game.read_text() == text_of(5, seed=2)
    assert [path.name for path in backups(back)] == ["game (2).1.json"]


def test_a_game_put_back_beside_a_new_one_of_its_title_gets_another(game: Path) -> None:
    trashed = delete(game)
    keep(game.with_suffix(".enix"), text_of(5, seed=2))
    assert put_back(trashed).name == "game (2).json"


def test_a_trash_that_was_emptied_is_told(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("enix_desktop.app.library.actions._goes_to_trash", lambda file: False)
    trashed = delete(game)
    (game.parent / "trash" / "game.json").unlink()
    with pytest.raises(CannotDo) as caught:
        put_back(trashed)
    assert caught.value.obstacle is Obstacle.NOT_THERE


def test_what_is_not_there_any_more_cannot_be_renamed_or_deleted(folder: Path) -> None:
    for deed in (lambda: rename(folder / "gone.json", "new"), lambda: delete(folder / "gone.json")):
        with pytest.raises(CannotDo) as caught:
            deed()
        assert caught.value.obstacle is Obstacle.NOT_THERE


def test_an_export_is_a_copy_and_whole_or_nothing(game: Path, tmp_path: Path) -> None:
    export(game, tmp_path / "copy.json")
    copy = load(tmp_path / "copy.json")
    assert copy.is_copy  # it is not finished
    assert replace(copy, branches=()) == load(game)
    over, damaged = keep(tmp_path / "over.json", text_of(TO_THE_END)), keep(tmp_path / "damaged.json", "{")
    for source in (over, damaged):
        export(source, tmp_path / "copy.json")
        assert (tmp_path / "copy.json").read_text() == source.read_text()
    with pytest.raises(CannotWrite):
        export(game, tmp_path / "no such folder" / "copy.json")
    with pytest.raises(CannotDo):
        export(game, game)
    assert game.read_text() == text_of(12)


def test_an_imported_game_is_checked_copied_and_recognised(folder: Path, tmp_path: Path) -> None:
    source = keep(tmp_path / "elsewhere" / "Ada gegen Volta.json", text_of(12))
    imported = import_game(source)
    assert imported.is_new
    assert imported.path == folder / "Ada gegen Volta.enix"
    assert source.exists()
    again = import_game(source)
    assert (again.path, again.is_new) == (imported.path, False)
    earlier = import_game(keep(tmp_path / "elsewhere" / "earlier.json", text_of(10)))
    assert (earlier.path, earlier.is_new) == (imported.path, False)
    later = import_game(keep(tmp_path / "elsewhere" / "Ada gegen Volta.json", text_of(20)))
    assert (later.path.name, later.is_new) == ("Ada gegen Volta (2).enix", True)


@pytest.mark.parametrize("content", ["", "{}", text_of(12)[:2000]])
def test_what_is_no_game_is_not_imported(folder: Path, tmp_path: Path, content: str) -> None:
    source = keep(tmp_path / "elsewhere.json", content)
    with pytest.raises(BadData):
        import_game(source)
    assert names(folder) == []
    assert source.read_text() == content


def test_a_game_that_breaks_a_rule_is_not_imported(folder: Path, tmp_path: Path) -> None:
    document = json.loads(text_of(12))
    document["moves"][5]["seat"] = 1 - document["moves"][5]["seat"]
    with pytest.raises(BadData, match="rule"):
        import_game(keep(tmp_path / "wrong.json", json.dumps(document)))
    assert names(folder) == []


def test_the_library_tells_public_facts_the_latest_first(folder: Path) -> None:
    keep(folder / "a.json", text_of(TO_THE_END, names=("Ada", "Volta", "Joule")), age=20)
    keep(folder / "b.json", text_of(12, edition="french"), age=10)
    (over, begun), summary = (found := library())[0][::-1], found[1]
    assert (begun.edition, begun.is_over, begun.moves) == ("french", False, 12)
    assert begun.round == 1
    whole = played(TO_THE_END, 1, ("Ada", "Volta", "Joule"), "english", __version__)
    assert (over.outcome, over.moves) == (whole.outcome, len(whole.entries))
    assert [who.name for who in over.players] == ["Ada", "Volta", "Joule"]
    assert set(over.board) == {"cells", "rotations", "pawns", "cap"}
    assert summary.seen == {folder / "a.json", folder / "b.json"}


def test_what_was_read_once_comes_from_the_cache_until_it_changes(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = keep(folder / "a.json", text_of(12))
    first, _ = library()

    def refuse(_path: Path) -> Entry:
        raise AssertionError("read again")

    with monkeypatch.context() as patch:
        patch.setattr("enix_desktop.app.library.reading.read_entry", refuse)
        assert library()[0] == first
    keep(path, text_of(20))
    assert library()[0][0].moves == 20


def test_nothing_hidden_is_in_the_cache(folder: Path) -> None:
    keep(folder / "a.json", text_of(12))
    library()
    cached = (cache_folder() / "games.tsv").read_text()
    for hand in json.loads(text_of(12))["setup"]["hands"]:
        assert not [card for card in hand if card in cached]


def test_what_cannot_be_read_is_set_aside_restored_or_told(folder: Path) -> None:
    keep(folder / "empty.json", b"")
    restored = keep(folder / "restored.json", text_of(12)[:2000])
    keep(folder / BACKUPS / "restored.1.json", text_of(10))
    newer = keep(folder / "newer.json", json.dumps({**json.loads(text_of(5)), "version": 99}))
    (folder / "folder.json").mkdir()
    (folder / "loop.json").symlink_to(folder / "loop.json")
    found, summary = library()
    assert {facts.path for facts in found} == {restored, newer} == summary.seen
    problems = {facts.path: facts.problem for facts in found}
    assert problems[restored] is None
    problem = problems[newer]
    assert problem is not None
    assert (problem.condition, problem.form) == (Condition.NEWER, 99)
    assert summary.restored == [restored]
    assert summary.aside == 2


def test_the_facts_of_a_game_stay_the_same_through_the_cache(folder: Path) -> None:
    path = keep(folder / "a.json", text_of(TO_THE_END))
    library()
    [cached], _ = library()
    assert cached == read_entry(path).facts


def test_a_title_is_what_somebody_called_the_game() -> None:
    ours = Facts(Path("enix-2026-11-16-114200-2.json"), 0, 0)
    theirs = Facts(Path("Sunday.json"), 0, 0)
    assert (ours.title, theirs.title) == ("", "Sunday")


def test_reading_can_be_stopped(folder: Path) -> None:
    for number in range(3):
        keep(folder / f"{number}.json", text_of(5), age=number)
    found: list[Facts] = []
    summary = read_library(found.extend, lambda path, problem: "", lambda: bool(found))
    assert 1 <= len(found) < 3
    assert len(summary.seen) == 3, "the others are there, too"
    listed: list[Facts] = []
    read_library(found.extend, lambda path, problem: "", listed=listed.extend)
    assert len(listed) == 2, "what was read is not read again"


def test_a_game_from_elsewhere_goes_on_as_a_copy(folder: Path, tmp_path: Path) -> None:
    source = keep(tmp_path / "downloads" / "Sunday.enix", text_of(12))
    place = adopted(source, load(source))
    assert place == folder / "Sunday.enix"
    assert load(place) == copied(load(source))
    assert load(place).is_copy, "nobody looks ahead with it, even if the program ends now"
    assert names(source.parent) == ["Sunday.enix"]
    keep(source, text_of(12, seed=9))  # another game of that name
    assert adopted(source, load(source)) == folder / "Sunday (2).enix"
    assert load(place).seed == 1


def test_games_of_the_library_and_games_that_are_over_stay_where_they_are(
    folder: Path, tmp_path: Path
) -> None:
    ours = keep(folder / "Sunday.enix", text_of(12))
    over = keep(tmp_path / "over.enix", text_of(TO_THE_END))
    unfinished = keep(tmp_path / "unfinished.enix", text_of(12))
    elsewhere = [is_from_elsewhere(path, load(path)) for path in (ours, over, unfinished)]
    assert elsewhere == [False, False, True]
    link = tmp_path / "link.enix"
    link.symlink_to(ours)
    assert not is_from_elsewhere(link, load(link))


def test_where_nothing_can_be_written_a_game_is_played_in_its_place(folder: Path, tmp_path: Path) -> None:
    folder.rmdir()
    folder.parent.mkdir(exist_ok=True)
    folder.write_text("a file where the folder should be")
    source = keep(tmp_path / "elsewhere" / "Sunday.enix", text_of(12))
    assert adopted(source, load(source)) == source


@pytest.fixture
def strange(folder: Path) -> Iterator[None]:
    """Three games in nine files, the damaged ones latest, and everything that is called like a game."""
    for number in range(9):
        keep(folder / f"{number}.enix", text_of(5) if number >= 6 else b"{", age=number)
    os.mkfifo(folder / "pipe.enix")
    (folder / "folder.enix").mkdir()
    with (folder / "huge.enix").open("wb") as file:
        file.truncate(2 * 1024**3)
    links = {
        "device": "/dev/zero",
        "self": "self.enix",
        "a": "b.enix",
        "b": "a.enix",
        "up": "..",
        "p": "pipe.enix",
    }
    for name, target in links.items():
        (folder / f"{name}.enix").symlink_to(target)
    (folder / "loop").symlink_to(".")
    with socket.socket(socket.AF_UNIX) as listening, pytest.MonkeyPatch.context() as place:
        place.chdir(folder)
        listening.bind("socket.enix")
        yield


@pytest.mark.usefixtures("strange")
def test_all_files_are_listed_before_any_is_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []
    real_open = os.open

    def open_(path: Path, flags: int, *rest: int) -> int:
        if Path(path).parent == folder and Path(path).suffix == ".enix":
            happened.append(f"open {Path(path).name}")
        return real_open(path, flags, *rest)

    monkeypatch.setattr(os, "open", open_)
    summary = read_library(
        lambda found: happened.extend(f"read {facts.path.name}" for facts in found),
        lambda path, problem: "",
        listed=lambda found: happened.extend(f"list {facts.path.name}" for facts in found),
        lost=lambda paths: happened.extend(f"lost {path.name}" for path in paths),
    )
    games = [f"{number}.enix" for number in range(9)]
    damaged = ["huge.enix", *games[:6]]
    assert happened[:10] == [f"list {name}" for name in ("huge.enix", *games)]
    assert {each for each in happened if each.startswith("open")} == {
        f"open {name}" for name in ("huge.enix", *games)
    }, "pipes, sockets, devices and folders are never opened"
    assert sorted(each for each in happened if each.startswith("lost")) == sorted(
        f"lost {n}" for n in damaged
    )
    assert [each for each in happened if each.startswith("read")] == [f"read {name}" for name in games[6:]]
    assert {path.name for path in summary.seen} == set(games[6:])
    assert (folder / "unreadable" / "huge.enix").stat().st_size == 2 * 1024**3
    assert (folder / "pipe.enix").is_fifo()


def test_a_huge_file_with_a_sound_backup_is_set_aside_without_being_copied(folder: Path) -> None:
    keep(folder / BACKUPS / "game.1.enix", text_of(5))
    with (folder / "game.enix").open("wb") as file:
        file.truncate(2 * 1024**3)
    found, summary = library()
    assert [facts.moves for facts in found] == [5]
    assert summary.restored == [folder / "game.enix"]
    aside = (folder / "unreadable" / "game.enix").stat()
    assert (aside.st_size, aside.st_blocks) == (2 * 1024**3, 0)


def test_what_is_known_of_very_many_games_is_kept(folder: Path) -> None:
    keep(folder / "game.enix", text_of(5))
    library()
    cache = cache_folder() / "games.tsv"
    _, known = cache.read_text().split("\n")[1].split("\t", 1)
    more = (f'"{number}.enix"\t{known}' for number in range(30_000))
    cache.write_text("\n".join([cache.read_text(), *more]))
    assert cache.stat().st_size > LARGEST_FILE
    listed: list[Facts] = []
    read_library(lambda _: None, lambda path, problem: "", listed=listed.extend)
    assert listed == [], "nothing is read again"
