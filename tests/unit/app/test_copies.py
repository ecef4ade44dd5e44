"""Copies of unfinished games: nobody looks ahead with one, and honest ones go on."""

import shutil
from collections import Counter
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6")

from enix_desktop.app.library.actions import export, import_game
from enix_desktop.app.library.copies import Continuation, Way, as_branch, continuation_of, copied
from enix_desktop.app.library.facts import read_entry
from enix_desktop.app.library.glance import glance
from enix_desktop.app.library.reading import read_played
from enix_desktop.app.library.saves import AnyRecord, SavedGame, last_unfinished, load
from enix_desktop.app.play.undo import FREE
from enix_desktop.app.system.paths import HOME_VARIABLE, games_folder
from enix_desktop.catalogue import CODECS, ENIX
from enix_desktop.engine.branches import Branch, shortened
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.record import Participant, Thought
from enix_desktop.engine.record_json import read, write
from enix_desktop.engine.rng import decision_seed
from enix_desktop.engine.seals import check_seals, sealed
from enix_desktop.games.enix.moves import LayCard
from enix_desktop.headless.auditing import Audit
from enix_desktop.players.player import Budget

pytestmark = pytest.mark.qt

LAYING = 3
"""So many seats lay a card at once; the person, who is on seat 0, is the last."""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    games_folder().mkdir(parents=True)
    return games_folder()


def begun(seed: int = 1, salt: str = "aa") -> Any:
    """A game of a person and two computers."""
    people = [Participant("Ada"), Participant("Volta", "casual"), Participant("Joule", "casual")]
    options = ENIX.options({}, LAYING)
    match: Any = Match.begin(ENIX.rules, ENIX.id, people, options, seed=seed, program="test")
    match.salt = salt
    return match


def play(match: Any, moves: int) -> Any:
    """Go on as the window does, until *moves* are made: with seals and noted thoughts."""
    rules, record = ENIX.rules, match.record
    while len(record.entries) < moves and rules.to_move(match.state):
        owing, asked = rules.to_move(match.state), len(record.entries)
        seat = owing[-1]
        legal, view = rules.legal_moves(match.state, seat), rules.view(match.state, seat)
        seed = decision_seed(record.seed_after(asked), seat, asked)
        move = ENIX.player("casual").choose(view, legal, seed, Budget(iterations=1)).move
        by_computer = record.participants[seat].player is not None and len(legal) > 1
        salt = getattr(match, "salt", "bb")
        seal = partial(sealed, record, ENIX.codec, seat, move, salt) if len(owing) > 1 else None
        match.play(seat, move, Thought(asked, 1) if by_computer else None, seal)
    return match


def record_of(moves: int, seed: int = 1, salt: str = "aa") -> AnyRecord:
    record: AnyRecord = play(begun(seed, salt), moves).record
    return record


def resumed(record: AnyRecord) -> Any:
    return Match.resume(ENIX.rules, ENIX.codec, replace(record, entries=list(record.entries)), seed=0)


def keep(path: Path, record: AnyRecord) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(write(record, CODECS[record.game]))
    return path


def way(path: Path) -> Continuation:
    return continuation_of(SavedGame(path, load(path)))


def prove(record: AnyRecord) -> int:
    """Check every move, seal and decision; how many decisions were recomputed."""
    audit = Audit(ENIX, record)
    for step in replay(ENIX.rules, ENIX.codec, record):
        audit.look_at(step)
    check_seals(record, ENIX.codec)
    return audit.confirmed


def test_a_copy_has_no_choice_that_is_still_hidden() -> None:
    record = record_of(LAYING - 1)
    assert [entry.seat for entry in record.entries] == [2, 1]  # both wait face down for the person
    copy = copied(record)
    assert copy.entries == []
    assert copy.branches == (Branch(0),)
    assert len(record.entries) == LAYING - 1


@pytest.mark.parametrize("seed", [1, 2])
def test_a_copy_keeps_every_choice_that_was_shown(seed: int) -> None:
    """Only cards that wait face down are missing, wherever the game is copied."""
    over = record_of(10**6, seed)
    assert over.outcome is not None
    assert copied(over) is over
    missing: Counter[type] = Counter()
    for moves in range(len(over.entries)):
        record = replace(over, entries=over.entries[:moves], outcome=None)
        copy = copied(record).entries
        assert copy == record.entries[: len(copy)]
        hidden = record.entries[len(copy) :]
        assert all(entry.seal is not None for entry in hidden)
        missing.update(type(entry.move) for entry in hidden)
    assert set(missing) == {LayCard}


def test_a_game_that_is_put_back_leads_to_the_branch_in_which_its_hidden_cards_were_seen(
    folder: Path,
) -> None:
    hidden = record_of(LAYING - 1)
    original = keep(folder / "game.enix", hidden)
    branch = keep(folder / "copy.enix", play(resumed(as_branch(hidden)), LAYING + 4).record)
    assert way(original) == Continuation(SavedGame(branch, load(branch)), Way.IN_ITS_ORIGINAL)


def test_two_games_that_were_dealt_alike_are_two_games(folder: Path) -> None:
    dealt = keep(folder / "dealt.enix", record_of(0))
    keep(folder / "played.enix", record_of(30))
    assert way(dealt).way is Way.AS_IT_IS


def test_luck_and_computers_decide_again_in_a_branch() -> None:
    record = record_of(LAYING)
    original, again, branch = (play(resumed(r), 150).record for r in (record, record, as_branch(record)))
    assert again.entries == original.entries
    assert branch.entries[:LAYING] == original.entries[:LAYING]
    assert branch.entries != original.entries


def test_a_branch_can_be_proved() -> None:
    branch = play(resumed(as_branch(record_of(60))), 120).record
    text = write(branch, ENIX.codec)
    found: AnyRecord = read(text, CODECS)
    assert found == branch
    assert prove(found) == prove(record_of(60)) + sum(
        entry.thought is not None for entry in branch.entries[60:]
    )


def test_a_game_that_was_never_copied_is_written_for_readers_of_version_2() -> None:
    record = record_of(5)
    assert '"version": 2,' in write(record, ENIX.codec)
    assert '"version": 3,' in write(copied(record), ENIX.codec)


@pytest.mark.parametrize(
    "branches",
    [
        "[]",
        '[{"at": 6, "seed": 1}]',
        '[{"at": 2, "seed": 1}, {"at": 2, "seed": 3}]',
        '[{"seed": 1}]',
        '[{"at": 1}, {"at": 2}]',
        "3",
    ],
)
def test_branches_that_cannot_be_are_refused(branches: str) -> None:
    text = write(replace(record_of(5), branches=(Branch(5, 1),)), ENIX.codec)
    with pytest.raises(BadData, match="branches"):
        read(text.replace('[{"at": 5, "seed": 1}]', branches), CODECS)


def test_a_file_of_version_2_has_no_branches() -> None:
    text = write(copied(record_of(5)), ENIX.codec).replace('"version": 3,', '"version": 2,')
    with pytest.raises(BadData, match=r"unknown entry .branches"):
        read(text, CODECS)


def test_taking_back_does_not_bring_back_the_luck_of_the_game_that_was_copied() -> None:
    branches = (Branch(4, 7), Branch(9, 8))
    assert shortened(12, branches) == branches
    assert shortened(9, branches) == branches
    assert shortened(8, branches) == (Branch(4, 7), Branch(8, 8))
    assert shortened(6, branches) == (Branch(4, 7), Branch(6, 8))
    assert shortened(2, branches) == (Branch(2, 8),)
    assert shortened(2, ()) == ()


@pytest.mark.parametrize("moves", [0, LAYING - 1, 30])
def test_while_its_game_is_unfinished_here_a_copy_leads_to_it(
    folder: Path, tmp_path: Path, moves: int
) -> None:
    original = keep(folder / "game.enix", record_of(moves))
    for place in (folder / "copy.enix", tmp_path / "copy.enix"):
        export(original, place)
        assert way(place) == Continuation(SavedGame(original, load(original)), Way.IN_ITS_ORIGINAL)
    keep(original, record_of(60))
    assert way(folder / "copy.enix").game.path == original
    assert way(original).way is Way.AS_IT_IS


def test_a_copy_of_a_file_manager_leads_to_the_one_that_was_played(folder: Path, tmp_path: Path) -> None:
    original = keep(folder / "game.enix", record_of(30))
    for place in (folder / "copy.enix", tmp_path / "copy.enix"):
        shutil.copy2(original, place)
    assert way(tmp_path / "copy.enix").game.path.parent == folder
    assert way(folder / "copy.enix").way is Way.AS_IT_IS  # both are the game: nobody has played on
    keep(original, record_of(31))
    assert way(folder / "copy.enix") == Continuation(SavedGame(original, load(original)), Way.IN_ITS_ORIGINAL)
    assert way(tmp_path / "copy.enix") == Continuation(
        SavedGame(original, load(original)), Way.IN_ITS_ORIGINAL
    )


@pytest.mark.parametrize("later", [None, 10**6])
def test_a_copy_continues_as_a_branch_where_its_game_is_gone_or_over(folder: Path, later: int | None) -> None:
    original = keep(folder / "game.enix", record_of(30))
    export(original, copy := folder / "copy.enix")
    if later is None:
        original.unlink()
    else:
        keep(original, record_of(later))
    assert way(copy) == Continuation(SavedGame(copy, load(copy)), Way.AS_A_BRANCH)


def test_a_twin_of_a_game_that_is_over_continues_as_a_branch(folder: Path) -> None:
    keep(folder / "game.enix", record_of(10**6))
    twin = keep(folder / "twin.enix", record_of(30))
    assert way(twin).way is Way.AS_A_BRANCH
    keep(twin, as_branch(load(twin)))
    assert way(twin).way is Way.AS_IT_IS


def test_a_game_from_another_machine_continues_as_a_branch_and_back_home_too(
    folder: Path, tmp_path: Path
) -> None:
    home = keep(folder / "game.enix", record_of(30))
    there = keep(tmp_path / "game.enix", play(resumed(as_branch(record_of(30))), 50).record)
    assert way(there) == Continuation(SavedGame(there, load(there)), Way.AS_A_BRANCH)
    back = keep(folder / "back.enix", as_branch(load(there)))
    assert way(back).way is Way.AS_IT_IS
    assert way(home).game.path == back  # nobody goes back behind what was seen


def test_a_backup_in_place_of_a_damaged_game_is_the_same_game(folder: Path) -> None:
    path = keep(folder / "game.enix", record_of(30))
    keep(folder / "backups" / "game.1.enix", record_of(30))
    assert way(path).way is Way.AS_IT_IS
    assert load(path).branches == ()


def test_two_games_from_one_seed_are_no_copies(folder: Path) -> None:
    first, second = (keep(folder / f"{salt}.enix", record_of(30, salt=salt)) for salt in ("aa", "bb"))
    assert way(first).way is way(second).way is Way.AS_IT_IS


def test_where_everything_may_be_taken_back_a_twin_may_be_played(folder: Path) -> None:
    agreed = {"undo": FREE}
    keep(folder / "game.enix", replace(record_of(40), agreed=agreed))
    twin = keep(folder / "twin.enix", replace(record_of(30), agreed=agreed))
    assert way(twin).way is Way.AS_IT_IS


def test_continue_offers_no_copy(folder: Path) -> None:
    original = keep(folder / "game.enix", record_of(30))
    export(original, folder / "later copy.enix")
    (folder / "later copy.enix").touch()
    game, seen = last_unfinished(), glance()
    assert game is not None
    assert game.path == original
    assert seen is not None
    original.unlink()
    assert last_unfinished() is None
    assert glance() is None


def test_an_imported_unfinished_game_is_marked_as_a_copy(folder: Path, tmp_path: Path) -> None:
    imported = import_game(keep(tmp_path / "Sunday.enix", record_of(30)))
    assert load(imported.path).is_copy
    assert read_entry(imported.path).facts.is_branch
    assert not import_game(tmp_path / "Sunday.enix").is_new


def test_a_game_counts_once_however_many_copies_of_it_were_played(folder: Path) -> None:
    record = record_of(10**6)
    half = replace(record, entries=record.entries[:30], outcome=None)
    branch = play(resumed(as_branch(half)), 10**6).record
    assert branch.outcome is not None
    keep(folder / "enix-2026-01-01-000000.enix", branch)
    assert len(read_played().games) == 1
    keep(folder / "enix-2026-01-02-000000.enix", record)
    [game] = read_played().games
    assert not game.is_branch
