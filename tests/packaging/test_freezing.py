"""What is kept of Qt when the game is frozen, and what the frozen game tells about itself."""

import plistlib
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from enix_desktop import __version__
from enix_desktop.identity import APP_ID, RECORD_TYPE

ROOT = Path(__file__).parents[2]


def module(name: str, folder: str = "freeze") -> ModuleType:
    """A module beside the specification of the frozen program; its folder is no package."""
    path = ROOT / "packaging" / folder / f"{name}.py"
    specification = spec_from_file_location(f"freezing_{name}", path)
    assert specification is not None
    assert specification.loader is not None
    found = module_from_spec(specification)
    specification.loader.exec_module(found)
    return found


def trimmed(
    binaries: list[str], needs: dict[str, list[str]], datas: list[tuple[str, str, str]] | None = None
) -> tuple[list[str], list[str]]:
    """The places that stay, of *binaries* and of *datas*; modules of Python end in .abi3.so or .pyd."""
    entries = [
        (place, place, "EXTENSION" if place.endswith((".abi3.so", ".pyd")) else "BINARY")
        for place in binaries
    ]
    kept, kept_datas = module("trim").trimmed(entries, datas or [], lambda file: needs.get(file, []))
    return [entry[0] for entry in kept], [entry[0] for entry in kept_datas]


def test_a_plugin_that_nobody_uses_goes_and_takes_its_libraries_along(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    plugins, libraries = "PySide6/Qt/plugins", "PySide6/Qt/lib"
    keyboard = f"{plugins}/platforminputcontexts/libqtvirtualkeyboardplugin.so"
    window, core, quick = (
        f"{plugins}/platforms/libqxcb.so",
        f"{libraries}/libQt6Core.so.6",
        "libQt6Quick.so.6",
    )
    needs = {window: ["libQt6Core.so.6"], keyboard: [quick], core: ["libicudata.so.73"]}
    data = f"{libraries}/libicudata.so.73"
    kept, links = trimmed(
        [keyboard, window, core, f"{libraries}/{quick}", data],
        needs,
        [
            (quick, f"{libraries}/{quick}", "SYMLINK"),
            ("libQt6Core.so.6", core, "SYMLINK"),
            ("PySide6/Qt/translations/qtbase_de.qm", "", "DATA"),
            ("PySide6/Qt/translations/qtbase_pl.qm", "", "DATA"),
        ],
    )
    assert kept == [window, core, data]
    assert links == ["libQt6Core.so.6", "PySide6/Qt/translations/qtbase_de.qm"]


def test_printing_uses_the_cups_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    plugin = "PySide6/Qt/plugins/printsupport/libcupsprintersupport.so"
    needs = {plugin: ["libcups.so.2"], "libcups.so.2": ["libgnutls.so.30"]}
    assert trimmed([plugin, "libcups.so.2", "libgnutls.so.30"], needs) == ([plugin], [])


def test_windows_loses_opengl_and_keeps_what_only_it_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    kept = ["PySide6\\QtCore.pyd", "PySide6\\Qt6Core.dll", "PySide6\\plugins\\platforms\\qwindows.dll"]
    kept.append("VCRUNTIME140.dll")
    gone = ["PySide6\\opengl32sw.dll", "PySide6\\Qt6Quick.dll", "PySide6\\plugins\\tls\\qopensslbackend.dll"]
    needs = {"PySide6\\QtCore.pyd": ["Qt6Core.dll"], gone[2]: ["Qt6Quick.dll"]}
    assert trimmed([*kept, *gone], needs) == (kept, [])


def test_a_framework_of_macos_stays_or_goes_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")

    def framework(name: str) -> str:
        return f"PySide6/Qt/lib/{name}.framework"

    core, quick = (f"{framework(name)}/Versions/A/{name}" for name in ("QtCore", "QtQuick"))
    window = "PySide6/Qt/plugins/platforms/libqcocoa.dylib"
    datas = [
        (f"{framework(name)}/{part}", target, kind)
        for name in ("QtCore", "QtQuick")
        for part, target, kind in (
            (name, f"Versions/Current/{name}", "SYMLINK"),
            ("Versions/Current", "A", "SYMLINK"),
            ("Versions/A/Resources/Info.plist", "", "DATA"),
        )
    ]
    tops = [("QtCore", core, "SYMLINK"), ("QtQuick", quick, "SYMLINK")]
    kept, kept_datas = trimmed([window, core, quick], {window: [f"@rpath/{core}"]}, [*datas, *tops])
    assert kept == [window, core]
    assert kept_datas == [*(place for place, _, _ in datas[:3]), "QtCore"]


def test_only_bindings_that_the_game_names_stay() -> None:
    trim = module("trim")
    used = trim.bindings_named_in(ROOT / "enix_desktop")
    assert {"QtCore", "QtGui", "QtWidgets", "QtPrintSupport"} <= used
    entries = [
        (place, "", "EXTENSION") for place in ("PySide6/QtGui.abi3.so", "PySide6\\QtQuick.pyd", "zlib.so")
    ]
    assert [entry[0] for entry in trim.without_other_bindings(entries, used)] == [
        "PySide6/QtGui.abi3.so",
        "zlib.so",
    ]


def test_macos_learns_who_opens_saved_games() -> None:
    told = plistlib.loads(plistlib.dumps(module("bundle_info").info_plist()))
    [exported] = told["UTExportedTypeDeclarations"]
    [opened] = told["CFBundleDocumentTypes"]
    assert opened["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    assert exported["UTTypeIdentifier"].startswith(APP_ID)
    assert exported["UTTypeTagSpecification"] == {
        "public.filename-extension": ["enix"],
        "public.mime-type": [RECORD_TYPE],
    }
    assert told["CFBundleShortVersionString"] == __version__
    assert told["NSHighResolutionCapable"] is True
