"""Every game names the styles of its computer players."""

import pytest

from enix_desktop.catalogue import GAMES
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.newgame.words import TableWords
from enix_desktop.ui.window.application import application


@pytest.mark.parametrize("game", sorted(GAME_UIS))
def test_every_style_has_words_of_its_own_in_every_language(game: str) -> None:
    assert set(GAMES[game].styles) == set(GAME_UIS[game].styles())
    told = set()
    for language in ("en", "fr", "de"):
        Languages(application()).use(language)
        words = TableWords(game=game)
        for style in GAMES[game].styles:
            assert words.style(style) != ""
            assert words.style_descriptions()[style].endswith(".")
            told.add(words.style_descriptions()[style])
    assert len(told) == 3 * len(GAMES[game].styles)
