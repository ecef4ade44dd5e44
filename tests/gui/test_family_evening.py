"""A family of four and a computer at one screen, with real clicks: the short form of tools.family_evening."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.app.system.paths import HOME_VARIABLE
from tools.family_evening import MOST_CLICKS, MOST_CURTAINS, PEOPLE, Family

ROUNDS = 3


@pytest.mark.parametrize("edition", ["english", "french"])
def test_a_family_sees_together_what_is_public_and_is_called_for_secrets_only(
    edition: str, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    family = Family(edition, seed=2)
    try:
        evening = family.play(ROUNDS)
    finally:
        family.close()
    assert evening.clicks <= MOST_CLICKS * ROUNDS
    assert (PEOPLE - 1) * ROUNDS < evening.curtains <= MOST_CURTAINS * ROUNDS
    assert evening.reveals >= ROUNDS
    assert evening.endings == 1
