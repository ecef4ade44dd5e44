from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QRawFont

from enix_desktop import resources
from enix_desktop.ui.widgets.fonts import FILES, load_fonts
from enix_desktop.ui.widgets.theme import FAMILY, font

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_bundled_type_is_there_in_three_weights() -> None:
    load_fonts()
    assert FAMILY in QFontDatabase.families()
    assert {"Regular", "SemiBold", "Bold"} <= set(QFontDatabase.styles(FAMILY))


def test_loading_twice_changes_nothing() -> None:
    load_fonts()
    before = QFontDatabase.styles(FAMILY)
    load_fonts()
    assert QFontDatabase.styles(FAMILY) == before


@pytest.mark.parametrize("file", FILES)
def test_every_weight_has_the_letters_of_our_languages(file: str) -> None:
    letters = "ABCXYZabcxyz0123456789ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿÄÖÜẞäöüß«»„“”‚‘’–—−…·×÷½€%‰"
    raw = QRawFont(str(resources.folder() / "fonts" / file), 24)
    assert [letter for letter in letters if not raw.supportsCharacter(ord(letter))] == []


def test_figures_have_equal_width() -> None:
    load_fonts()
    metrics = QFontMetricsF(font(36, QFont.Weight.Bold))
    assert len({round(metrics.horizontalAdvance(figure), 3) for figure in "0123456789"}) == 1


def test_the_licence_lies_beside_the_fonts() -> None:
    assert "SIL OPEN FONT LICENSE" in resources.text("fonts/OFL.txt").upper()


def test_a_missing_font_is_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(resources, "folder", lambda: tmp_path)
    load_fonts.cache_clear()
    try:
        with pytest.raises(resources.MissingResource, match=r"NotoSans-Regular\.ttf cannot.*install"):
            load_fonts()
    finally:
        load_fonts.cache_clear()
