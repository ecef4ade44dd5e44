"""The installer for Windows, as far as it can be read elsewhere."""

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from enix_desktop.identity import COMMAND, HOME_PAGE, NAME, RECORD_SUFFIX, RECORD_TYPE

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "packaging" / "windows"
SCRIPT = FOLDER / f"{COMMAND}.iss"
GIVEN = {"AppVersion", "Signed"}
"""Defines that come from the command line."""
MADE = ROOT / "dist"
"""What PyInstaller makes before; it need not be there."""
OF_INNO_SETUP = {"AssocFileExtension", "CreateDesktopIcon", "LaunchProgram"}
"""Messages that Inno Setup has in every language."""
LANGUAGES = {"en", "fr", "de"}


@pytest.fixture
def script() -> str:
    return SCRIPT.read_text(encoding="utf-8-sig")


@pytest.fixture
def defines(script: str) -> dict[str, str]:
    return dict(re.findall(r'^#define (\w+) "(.*)"$', script, re.MULTILINE))


def section(script: str, name: str) -> list[str]:
    """The lines of a section, without comments and directives."""
    _, _, rest = script.partition(f"\n[{name}]\n")
    assert rest, f"there is no section {name}"
    lines = re.split(r"^\[\w+\]$", rest, maxsplit=1, flags=re.MULTILINE)[0].splitlines()
    return [line for line in lines if line.strip() and not line.startswith((";", "#"))]


def value(line: str, parameter: str) -> str:
    found = re.search(rf'\b{parameter}: "((?:[^"]|"")*)"', line)
    return found[1].replace('""', '"') if found else ""


def filled(text: str, defines: dict[str, str]) -> str:
    return re.sub(r"\{#(\w+)\}", lambda match: defines[match[1]], text)


def test_windows_reads_the_script_in_unicode() -> None:
    assert SCRIPT.read_bytes().startswith(b"\xef\xbb\xbf")


def test_the_script_has_the_identity_of_the_program(defines: dict[str, str]) -> None:
    assert defines["AppName"] == NAME
    assert defines["AppUrl"] == HOME_PAGE
    assert defines["Program"] == f"{COMMAND}.exe"
    assert defines["RecordSuffix"] == RECORD_SUFFIX
    assert defines["RecordMime"] == RECORD_TYPE


def test_every_define_that_is_used_is_known(script: str, defines: dict[str, str]) -> None:
    used = set(re.findall(r"\{#(\w+)\}", script)) | set(re.findall(r"^#ifn?def (\w+)$", script, re.MULTILINE))
    assert used - GIVEN == set(defines)


def test_every_file_that_is_packed_exists(script: str, defines: dict[str, str]) -> None:
    sources = [value(line, "Source") for line in section(script, "Files")]
    sources += [
        line.partition("=")[2] for line in section(script, "Setup") if line.startswith("SetupIconFile=")
    ]
    paths = [(FOLDER / filled(source, defines).replace("\\", "/")).resolve() for source in sources]
    assert MADE / COMMAND / "*" in paths
    assert any(path.suffix == ".ico" for path in paths)
    for path in paths:
        assert path.is_relative_to(MADE) or path.is_file(), path


def test_every_message_is_there_in_all_three_languages(script: str) -> None:
    assert {value(line, "Name") for line in section(script, "Languages")} == LANGUAGES
    messages: dict[str, set[str]] = {}
    for line in section(script, "CustomMessages"):
        key, _, text = line.partition("=")
        language, _, name = key.partition(".")
        assert text.strip(), line
        messages.setdefault(name, set()).add(language)
    assert all(languages == LANGUAGES for languages in messages.values()), messages
    used = set(re.findall(r"\{cm:(\w+)", script)) | set(re.findall(r"CustomMessage\('(\w+)'\)", script))
    assert used - OF_INNO_SETUP == set(messages)


def test_a_double_click_hands_the_file_to_the_program(script: str, defines: dict[str, str]) -> None:
    entries = [filled(line, defines) for line in section(script, "Registry")]
    opened = {value(line, "Subkey"): value(line, "ValueData") for line in entries}
    assert opened["Software\\Classes\\EnixDesktop.Record\\shell\\open\\command"] == (
        f'"{{app}}\\{COMMAND}.exe" "%1"'
    )
    (chosen,) = [line for line in entries if value(line, "ValueData") == "EnixDesktop.Record"]
    assert value(chosen, "Subkey") == f"Software\\Classes\\{RECORD_SUFFIX}"
    assert "Tasks: association" in chosen


def test_nothing_of_the_player_is_removed(script: str) -> None:
    assert "[UninstallDelete]" not in script
    removed = [value(line, "Name") for line in section(script, "InstallDelete")]
    assert removed == ["{app}\\_internal"]
    for line in section(script, "Registry"):
        assert line.startswith("Root: HKA;"), line


def installer() -> dict[str, Any]:
    return runpy.run_path(str(FOLDER / "build_installer.py"))


def test_without_a_certificate_nothing_is_signed() -> None:
    building = installer()
    assert building["signing"]({"ENIX_SIGN_PASSWORD": "secret"}) == []
    command = building["compiling"]("iscc", "1.2.3", [])
    assert command == ["iscc", "/Qp", "/DAppVersion=1.2.3", str(SCRIPT)]


def test_with_a_certificate_inno_setup_is_told_how_to_sign() -> None:
    command = installer()["compiling"]("iscc", "1.2.3", ["C:\\Kits 10\\signtool.exe", "sign"])
    assert "/DSigned" in command
    assert "/Srelease=$qC:\\Kits 10\\signtool.exe$q sign $f" in command
    assert "SignTool=release" in SCRIPT.read_text(encoding="utf-8-sig").splitlines()
