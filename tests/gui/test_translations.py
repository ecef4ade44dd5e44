"""Translations are complete, compiled, and keep their placeholders."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication

from enix_desktop import resources
from enix_desktop.i18n.languages import FALLBACK, Languages, available
from enix_desktop.ui.enix.wording import Captions

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "translations").glob("*.ts"))
TOOLS = Path(sys.executable).parent


def messages(path: Path) -> list[tuple[str, list[str], str]]:
    """Source, translations and state of every text in a .ts file."""
    found = []
    for message in ElementTree.parse(path).iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
        found.append((message.findtext("source", ""), forms, translation.get("type", "")))
    return found


def test_english_is_there() -> None:
    assert FALLBACK in available()
    assert [path.name for path in SOURCES] == [f"enix_{code}.ts" for code in available()]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_no_text_is_unfinished_and_every_placeholder_is_kept(path: Path) -> None:
    texts = messages(path)
    assert texts
    for source, forms, state in texts:
        assert state == ""
        wanted = sorted(re.findall(r"\{\w+\}", source))
        for form in forms:
            assert form
            assert sorted(re.findall(r"\{\w+\}", form)) == wanted, source


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_the_collected_and_compiled_texts_are_those_of_the_code(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / path.name
    shutil.copy(path, copy)
    plurals = ["-pluralonly"] if path.stem.endswith("_en") else []
    files = sorted(str(file.relative_to(ROOT)) for file in (ROOT / "enix_desktop").rglob("*.py"))
    collect: list[str | Path] = [
        TOOLS / "pyside6-lupdate",
        "-silent",
        "-no-obsolete",
        "-locations",
        "none",
        *plurals,
        *files,
        "-ts",
        copy,
    ]
    subprocess.run(collect, cwd=ROOT, check=True, capture_output=True)
    assert messages(copy) == messages(path), "make translations has something to collect"
    compiled = tmp_path / f"{path.stem}.qm"
    subprocess.run([TOOLS / "pyside6-lrelease", "-silent", path, "-qm", compiled], check=True)
    shipped = resources.folder() / "translations" / compiled.name
    assert compiled.read_bytes() == shipped.read_bytes(), "make translations has something to compile"


def test_english_knows_one_card_from_two(qapp: QCoreApplication) -> None:
    Languages(qapp).use("en")
    captions = Captions()
    assert captions.place(1, None, None, 25) == "1 card"
    assert captions.place(2, None, None, 25) == "2 cards"
    assert captions.place(5, 1, None, 25) == "5 cards · 1 point"
    assert captions.place(5, -3, 14, 25) == "hand 14 of 25 · no points"


def test_a_language_that_is_missing_falls_back_to_english(
    qapp: QCoreApplication, caplog: pytest.LogCaptureFixture
) -> None:
    languages = Languages(qapp)
    languages.use("xx")
    assert "enix_xx is missing or damaged" in caplog.text
    assert Captions().place(1, None, None, 25) == "1 card"
    languages.use("en")
