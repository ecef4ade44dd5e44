"""What tells a Linux desktop about the program: its entry, its page in the software centre, its file type."""

import configparser
import os
import re
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from enix_desktop import __version__
from enix_desktop.identity import APP_ID, COMMAND, HOME_PAGE, NAME, RECORD_SUFFIX, RECORD_TYPE

ROOT = Path(__file__).parents[2]
LINUX = ROOT / "packaging" / "linux"
ENTRY = LINUX / f"{APP_ID}.desktop"
METAINFO = LINUX / f"{APP_ID}.metainfo.xml"
FILE_TYPE = LINUX / f"{APP_ID}.xml"
PACKAGES = {
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "update-mime-database": "shared-mime-info",
}
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
TRANSLATED_TAGS = {"summary", "p", "li", "caption", "keyword", f"{MIME}comment"}
# The id keeps the capital letters that Flatpak and D-Bus like; AppStream learnt <developer> in 1.0.
KNOWN_REMARKS = {("cid-contains-uppercase-letter", APP_ID), ("unknown-tag", "developer")}
RECORD = ROOT / "tests" / "golden" / "enix-english-2.json"


def run(program: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    """Run a validator; where it is missing the test fails and says what to install."""
    if shutil.which(program) is None:
        pytest.fail(f"{program} is missing: please install the Debian package {PACKAGES[program]}.")
    return subprocess.run(
        [program, *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )


@pytest.fixture(scope="module")
def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(ENTRY, encoding="utf-8")
    return parser["Desktop Entry"]


@pytest.fixture(scope="module")
def metainfo() -> ET.Element:
    return ET.parse(METAINFO).getroot()


@pytest.fixture(scope="module")
def file_type() -> ET.Element:
    found = ET.parse(FILE_TYPE).getroot().find(f"{MIME}mime-type")
    assert found is not None
    return found


def text(parent: ET.Element, path: str) -> str:
    found = parent.findtext(path)
    assert found is not None, f"{path} is missing"
    return found


# Validators


def test_the_desktop_entry_is_valid_without_any_remark() -> None:
    result = run("desktop-file-validate", ENTRY)
    assert (result.returncode, result.stdout + result.stderr) == (0, "")


def test_the_metainfo_is_valid_and_pedants_find_nothing_new() -> None:
    assert run("appstreamcli", "validate", "--no-net", METAINFO).returncode == 0
    report = run("appstreamcli", "validate", "--no-net", "--pedantic", "--format", "yaml", METAINFO).stdout
    assert "Passed: yes" in report
    remarks = re.findall(r"^- tag: (\S+)\n(?:  (?!hint).*\n)*?(?:  hint: (.*)\n)?  explanation", report, re.M)
    assert report.count("- tag:") == len(remarks)
    assert set(remarks) <= KNOWN_REMARKS, report


def test_the_file_type_enters_the_mime_database(tmp_path: Path) -> None:
    (tmp_path / "packages").mkdir()
    shutil.copy(FILE_TYPE, tmp_path / "packages")
    result = run("update-mime-database", tmp_path)
    assert result.returncode == 0, result.stderr
    globs = (tmp_path / "globs2").read_text().splitlines()
    assert f"50:{RECORD_TYPE}:*{RECORD_SUFFIX}" in globs
    assert f"{RECORD_TYPE} application/json" in (tmp_path / "subclasses").read_text().splitlines()
    assert f"{RECORD_TYPE}:{RECORD_TYPE.replace('/', '-')}" in (tmp_path / "icons").read_text().splitlines()


@pytest.mark.qt
@pytest.mark.parametrize(
    ("name", "content", "kind"),
    [
        ("game.enix", b"{}", RECORD_TYPE),
        ("no-suffix", RECORD.read_bytes(), RECORD_TYPE),
        ("game.json", RECORD.read_bytes(), "application/json"),
        ("no-suffix", b'{"format": "something else"}', "text/plain"),
    ],
    ids=["by its suffix", "by its beginning", "a suffix goes first", "others are left alone"],
)
def test_a_desktop_recognises_a_record(tmp_path: Path, name: str, content: bytes, kind: str) -> None:
    pytest.importorskip("PySide6")
    packages = tmp_path / "data" / "mime" / "packages"
    packages.mkdir(parents=True)
    shutil.copy(FILE_TYPE, packages)
    assert run("update-mime-database", packages.parent).returncode == 0
    (tmp_path / name).write_bytes(content)
    ask = (
        "import sys; from PySide6.QtCore import QMimeDatabase; "
        "print(QMimeDatabase().mimeTypeForFile(sys.argv[1]).name())"
    )
    answer = subprocess.run(
        [sys.executable, "-c", ask, str(tmp_path / name)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path / "data")},
    )
    assert answer.stdout.strip() == kind


# One name everywhere


def test_every_file_for_the_desktop_is_named_after_the_program() -> None:
    own = {path.name for path in LINUX.iterdir() if path.suffix in {".desktop", ".xml"}}
    assert own == {ENTRY.name, METAINFO.name, FILE_TYPE.name}
    icons = {path.name for path in (LINUX / "icons").rglob("*") if path.is_file()}
    record = RECORD_TYPE.replace("/", "-")
    assert icons == {
        f"{APP_ID}.svg",
        f"{APP_ID}.png",
        f"{APP_ID}-symbolic.svg",
        f"{record}.svg",
        f"{record}.png",
    }


def test_the_desktop_entry_starts_this_program(entry: configparser.SectionProxy) -> None:
    assert entry["Name"] == NAME
    assert entry["Icon"] == APP_ID
    assert entry["Exec"] == f"{COMMAND} %f"
    assert entry["TryExec"] == entry["StartupWMClass"] == COMMAND
    assert entry["MimeType"] == f"{RECORD_TYPE};"
    assert entry["Terminal"] == "false"


def test_the_metainfo_describes_this_program(metainfo: ET.Element) -> None:
    assert text(metainfo, "id") == APP_ID
    assert text(metainfo, "name") == NAME
    assert text(metainfo, "launchable") == ENTRY.name
    assert text(metainfo, "icon") == APP_ID
    assert text(metainfo, "provides/binary") == COMMAND
    assert text(metainfo, "provides/mediatype") == RECORD_TYPE
    assert text(metainfo, "project_license") == "MIT"
    assert {url.get("type"): url.text for url in metainfo.findall("url")} == {
        "homepage": HOME_PAGE,
        "bugtracker": f"{HOME_PAGE}/issues",
        "vcs-browser": HOME_PAGE,
    }


def test_entry_and_metainfo_stand_on_the_same_shelf(
    entry: configparser.SectionProxy, metainfo: ET.Element
) -> None:
    categories = [category.text for category in metainfo.findall("categories/category")]
    assert entry["Categories"].rstrip(";").split(";") == categories


def test_the_newest_release_is_this_version(metainfo: ET.Element) -> None:
    releases = metainfo.findall("releases/release")
    assert releases[0].get("version") == __version__
    dates = [release.get("date", "") for release in releases]
    assert dates == sorted(dates, reverse=True)


def test_the_content_rating_has_nothing_to_warn_of(metainfo: ET.Element) -> None:
    rating = metainfo.find("content_rating")
    assert rating is not None
    assert rating.get("type") == "oars-1.1"
    assert len(rating) == 0


def test_the_file_type_is_the_one_of_records(file_type: ET.Element) -> None:
    assert file_type.get("type") == RECORD_TYPE
    assert [glob.get("pattern") for glob in file_type.findall(f"{MIME}glob")] == [f"*{RECORD_SUFFIX}"]


def test_screenshots_are_pictures_of_this_checkout(metainfo: ET.Element) -> None:
    images = metainfo.findall("screenshots/screenshot/image")
    assert len(images) >= 3
    for image in images:
        address = image.text or ""
        picture = ROOT / address.removeprefix(f"{HOME_PAGE}/raw/main/")
        assert picture.is_file(), f"{address} is no picture of ours"
        size = struct.unpack(">II", picture.read_bytes()[16:24])
        assert (image.get("width"), image.get("height")) == tuple(map(str, size))


# Languages


def translated(root: ET.Element) -> Iterator[tuple[ET.Element, list[ET.Element]]]:
    """Every element with texts for people, and those texts."""
    for parent in root.iter():
        texts = [child for child in parent if child.tag in TRANSLATED_TAGS]
        if texts:
            yield parent, texts


def test_every_text_stands_in_three_languages(metainfo: ET.Element, file_type: ET.Element) -> None:
    places = [*translated(metainfo), *translated(file_type)]
    assert len(places) > 8
    for parent, texts in places:
        languages = [text.get(LANGUAGE, "en") for text in texts]
        assert languages == ["en", "de", "fr"] * (len(texts) // 3), f"a text in {parent.tag} lacks a language"
        assert all((text.text or "").strip() for text in texts)


def test_the_desktop_entry_speaks_three_languages(entry: configparser.SectionProxy) -> None:
    for key in ("GenericName", "Comment", "Keywords"):
        words = [entry[key], entry[f"{key}[de]"], entry[f"{key}[fr]"]]
        assert len(set(words)) == 3
        assert len({word.count(";") for word in words}) == 1


def test_french_signs_keep_their_distance(
    metainfo: ET.Element, file_type: ET.Element, entry: configparser.SectionProxy
) -> None:
    french = [
        text.text or ""
        for root in (metainfo, file_type)
        for _, texts in translated(root)
        for text in texts
        if text.get(LANGUAGE) == "fr"
    ]
    french += [entry["Comment[fr]"], entry["GenericName[fr]"]]
    assert sum(line.count("\N{NO-BREAK SPACE}") for line in french) > 5
    for line in french:
        assert not re.search(r"[^\u00a0][:;?!»]|«[^\u00a0]", line), line
