"""Translations are complete, compiled, and keep their placeholders."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from enix_desktop import resources
from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.components import Energy, standard_components
from enix_desktop.games.enix.events import PawnJumped
from enix_desktop.i18n.languages import Languages, available, system_language
from enix_desktop.i18n.texts import FALLBACK
from enix_desktop.ui.enix.event_wording import EventWording
from enix_desktop.ui.enix.wording import Captions, Names

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "translations").glob("*.ts"))
TOOLS = Path(sys.executable).parent


MNEMONIC = re.compile(r"&(?=\w)")
PLURAL = re.compile(r"%L?n")


def placeholders(text: str) -> list[str]:
    """What is filled in later; a translation chooses the form of a name, as in ``{energy:to}``."""
    return sorted(re.findall(r"\{\w+(?=(?::\w+)?\})|%L?n", text))


def name_forms(text: str) -> list[str]:
    """The forms of names that *text* asks for."""
    return re.findall(r"\{\w+:(\w+)\}", text)


def messages(path: Path) -> list[tuple[str, list[str], str]]:
    """Source, translations and state of every text in a .ts file."""
    found = []
    for message in ElementTree.parse(path).iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
        found.append((message.findtext("source", ""), forms, translation.get("type", "")))
    return found


def test_three_languages_are_there() -> None:
    assert available() == ("en", "fr", "de")
    assert {path.name for path in SOURCES} == {f"enix_{code}.ts" for code in available()}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_no_text_is_unfinished_and_every_placeholder_is_kept(path: Path) -> None:
    texts = messages(path)
    assert texts
    for source, forms, state in texts:
        assert state == "", source
        for number, form in enumerate(forms):
            assert form, source
            # One thing may be told without its number: “halved”, not “halved 1 time”.
            is_bare = number == 0 < len(forms) - 1 and not PLURAL.search(form)
            assert placeholders(form) == placeholders(PLURAL.sub("", source) if is_bare else source), source
            assert len(MNEMONIC.findall(form)) == len(MNEMONIC.findall(source)), source


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_a_text_with_a_number_has_both_forms(path: Path) -> None:
    plurals = [forms for source, forms, _ in messages(path) if PLURAL.search(source)]
    assert len(plurals) > 20
    assert all(len(forms) == 2 for forms in plurals)


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


@pytest.fixture
def languages(qapp: QCoreApplication) -> Iterator[Languages]:
    found = Languages(qapp)
    yield found
    found.use(FALLBACK)


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 card", "2 cards"),
        ("de", "1 Karte", "2 Karten"),
        ("fr", "1 carte", "2 cartes"),
    ],
)
def test_every_language_knows_one_card_from_two(
    languages: Languages, language: str, one: str, two: str
) -> None:
    languages.use(language)
    assert (Captions().place(1, None, None, 25), Captions().place(2, None, None, 25)) == (one, two)


@pytest.mark.parametrize(
    ("language", "target", "sentence"),
    [
        ("en", Energy.BIOMASS, "Ada jumps to Biomass."),
        ("de", Energy.BIOMASS, "Ada springt zur Biomasse."),
        ("de", Energy.OCEAN, "Ada springt zu den Wellen und Gezeiten."),
    ],
)
def test_the_name_of_an_energy_takes_the_form_that_its_sentence_needs(
    languages: Languages, language: str, target: Energy, sentence: str
) -> None:
    languages.use(language)
    words = EventWording(Names(standard_components(), ["Ada"]))
    assert words.sentence(PawnJumped(Seat(0), Energy.SOLAR, target)) == sentence


@pytest.mark.parametrize("language", available())
@pytest.mark.parametrize("energy", Energy)
def test_an_energy_has_every_form_in_every_language(
    languages: Languages, language: str, energy: Energy
) -> None:
    languages.use(language)
    name = Names(standard_components(), ()).energy(energy)
    assert f"{name}" == name
    asked = {
        form for path in SOURCES for _, texts, _ in messages(path) for form in name_forms("".join(texts))
    }
    assert "to" in asked
    for form in asked:
        assert name.lower() in f"{name:{form}}".lower()


def test_french_has_no_plural_for_zero(languages: Languages) -> None:
    languages.use("fr")
    assert Captions().place(0, None, None, 25).endswith("carte")
    assert Captions().place(2, None, None, 25).endswith("cartes")


@pytest.mark.parametrize(
    ("language", "cancel", "moves"),
    [
        ("en", "Cancel", "1,011 moves"),
        ("de", "Abbrechen", "1.011 Züge"),
        ("fr", "Annuler", "1\N{NARROW NO-BREAK SPACE}011"),
    ],
)
def test_dialogs_of_qt_and_large_numbers_follow(
    languages: Languages, qtbot: QtBot, language: str, cancel: str, moves: str
) -> None:
    languages.use(language)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "") == cancel
    assert QLocale().toString(1011) in moves


def test_a_language_that_is_missing_falls_back_to_english(
    languages: Languages, caplog: pytest.LogCaptureFixture
) -> None:
    languages.use("xx")
    assert "enix_xx is missing or damaged" in caplog.text
    assert Captions().place(1, None, None, 25) == "1 card"


def test_a_damaged_translation_falls_back_to_english(
    languages: Languages, caplog: pytest.LogCaptureFixture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(resources.folder() / "translations", tmp_path / "translations")
    german = tmp_path / "translations" / "enix_de.qm"
    german.write_bytes(german.read_bytes()[:40] + b"nonsense")
    monkeypatch.setattr(resources, "folder", lambda: tmp_path)
    languages.use("de")
    assert Captions().place(2, None, None, 25) == "2 cards"
    assert caplog.text.count("enix_de is") == 1


def test_a_string_that_a_translation_lacks_is_english(
    languages: Languages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(resources.folder() / "translations", tmp_path / "translations")
    source = (ROOT / "translations" / "enix_de.ts").read_text(encoding="utf-8")
    copy = tmp_path / "enix_de.ts"
    rest = "<name>Captions</name></context>"
    copy.write_text(re.sub(r"<name>Captions</name>.*?</context>", rest, source, flags=re.DOTALL))
    compiled = tmp_path / "translations" / "enix_de.qm"
    subprocess.run([TOOLS / "pyside6-lrelease", "-silent", copy, "-qm", compiled], check=True)
    components = standard_components()
    monkeypatch.setattr(resources, "folder", lambda: tmp_path)
    languages.use("de")
    assert Captions().place(2, None, None, 25) == "2 cards"
    assert Names(components, ()).energy(Energy.WIND) == "Windenergie"


def test_the_first_language_of_the_desktop_that_we_have_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    for wanted, found in ((["it-IT", "fr-CH", "de"], "fr"), (["de-AT"], "de"), (["ja"], "en"), ([], "en")):
        monkeypatch.setattr("enix_desktop.i18n.languages.QLocale", DesktopLocale(wanted))
        assert system_language() == found


class DesktopLocale:
    """Stands in for QLocale on a desktop with these languages."""

    def __init__(self, languages: list[str]) -> None:
        self._languages = languages

    def system(self) -> "DesktopLocale":
        return self

    def uiLanguages(self) -> list[str]:  # noqa: N802  # Qt's name
        return self._languages
