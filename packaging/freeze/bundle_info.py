"""What the frozen program tells Windows and macOS about itself."""

from typing import Any

from enix_desktop import __version__
from enix_desktop.identity import APP_ID, COMMAND, NAME, RECORD_SUFFIX, RECORD_TYPE

PUBLISHER = "Enix Desktop contributors"
RECORD_UTI = f"{APP_ID}.record"
"""The type of saved games, as macOS calls it."""
OLDEST_MACOS = "13.0"
"""What Qt 6.10 and 6.11 ask for."""


def version_resource() -> Any:
    """What Windows shows under Properties, Details; only there PyInstaller can make it."""
    from PyInstaller.utils.win32.versioninfo import (
        FixedFileInfo,
        StringFileInfo,
        StringStruct,
        StringTable,
        VarFileInfo,
        VarStruct,
        VSVersionInfo,
    )

    numbers = tuple(map(int, __version__.split(".")[:3]))
    four = (*numbers, *(0,) * (4 - len(numbers)))
    words = {
        "CompanyName": PUBLISHER,
        "FileDescription": NAME,
        "FileVersion": __version__,
        "InternalName": COMMAND,
        "LegalCopyright": f"{PUBLISHER}, MIT licence",
        "OriginalFilename": f"{COMMAND}.exe",
        "ProductName": NAME,
        "ProductVersion": __version__,
    }
    english, unicode = 0x0409, 1200
    strings = [StringStruct(name, text) for name, text in words.items()]
    return VSVersionInfo(
        ffi=FixedFileInfo(filevers=four, prodvers=four),
        kids=[
            StringFileInfo([StringTable(f"{english:04x}{unicode:04x}", strings)]),
            VarFileInfo([VarStruct("Translation", [english, unicode])]),
        ],
    )


def info_plist() -> dict[str, Any]:
    """What Info.plist says beside what PyInstaller knows."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleName": NAME,
        "CFBundleShortVersionString": __version__,
        "CFBundleVersion": __version__,
        "CFBundleLocalizations": ["en", "fr", "de"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"{PUBLISHER}, MIT licence",
        "NSPrincipalClass": "NSApplication",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "ENIX game",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "enix-desktop.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD_UTI],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD_UTI,
                "UTTypeDescription": "ENIX game",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [RECORD_SUFFIX.removeprefix(".")],
                    "public.mime-type": [RECORD_TYPE],
                },
            }
        ],
    }
