"""What of Qt and of Python a frozen program keeps.

PyInstaller collects every plugin of every Qt module, and every library one of them needs. The game paints
widgets by itself: it needs a window, a printer and a few kinds of pictures, no OpenGL, QML or network.
"""

import posixpath
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath

Entry = tuple[str, str, str]
"""Of PyInstaller's table of contents: the place in the bundle, the file, the kind of file."""

KEPT_PLUGINS = {
    "platforms": ("*qxcb", "*qwayland*", "*qoffscreen", "*qwindows", "*qcocoa"),
    # Not gtk3: it would bring GTK along, or mix the system's with our GLib.
    "platformthemes": ("*qxdgdesktopportal",),
    "platforminputcontexts": ("*composeplatforminputcontextplugin", "*ibusplatforminputcontextplugin"),
    "imageformats": ("*qsvg", "*qico"),  # QtGui itself knows PNG
    "iconengines": ("*qsvgicon",),
    "styles": ("*",),
    "printsupport": ("*",),
    "wayland-shell-integration": ("*xdg-shell*",),
    "wayland-decoration-client": ("*",),
}
"""Folders of Qt's plugins, and what is kept of them.

Without xcbglintegrations and its kin no graphics driver is ever loaded: the game does not draw with one,
and a driver of the system beside our libraries is what most often breaks frozen programs."""

KEPT_TRANSLATIONS = ("qtbase_de.qm", "qtbase_fr.qm")

LEFT_TO_SYSTEM = (
    "libcups.so.*",  # whoever prints has CUPS, with its settings and keys
    "libmvec.so.*",  # a part of the system's C library, and useless beside another one
)

LEFT_OUT = ("opengl32sw.dll", "d3dcompiler_*.dll")
"""Libraries that nothing links to and that Qt loads only to draw with OpenGL or Direct3D."""

PYTHONS_OWN = r"^libpython|/lib-dynload/"
"""Where Python's own libraries lie in a bundle."""

NEEDLESS_HOOKS = {
    "pyi_rth_inspect",  # nobody reads source code that is not there
    "pyi_rth_pkgutil",  # nobody lists modules
    # PySide6 finds its Qt by itself; the hook loads QtCore even where `--version` or a worker needs none.
    *(["pyi_rth_pyside6"] if sys.platform == "linux" else []),
}
"""What PyInstaller would do at every start, before the program: together a tenth of a second or more."""

EXCLUDED_MODULES = [
    # Not used, although some dependency would use it if it were there.
    *(
        "tkinter",
        "_tkinter",
        "IPython",
        "matplotlib",
        "pandas",
        "scipy",
        "cffi",
        "pycparser",
        "setuptools",
        "pip",
    ),
    *("numpy.f2py", "numpy.distutils", "numpy.testing", "numpy.random", "numpy.fft", "numpy.polynomial"),
    *("numpy._core._multiarray_tests", "numpy._pyinstaller", "shapely.tests", "pydoc", "doctest"),
    # Only in a checkout: tests, the cluster, the program that we measure against.
    *("pytest", "_pytest", "hypothesis", "distributed", "dask", "catanatron"),
    # There is no network to be safe on; hashlib has SHA-256 of its own.
    *("ssl", "_ssl", "_hashlib"),
    *("sqlite3", "_sqlite3", "curses", "_curses", "readline"),
]


def bindings_named_in(package: Path) -> set[str]:
    """The modules of PySide6 that *package* imports anywhere."""
    texts = (file.read_text(encoding="utf-8") for file in package.rglob("*.py"))
    return {name for text in texts for name in re.findall(r"\bPySide6\.(Qt\w+)", text)}


def without_other_bindings(binaries: Iterable[Entry], used: set[str]) -> list[Entry]:
    """PyInstaller takes the bindings of every Qt module that some plugin uses; only *used* ones stay."""
    wanted = re.compile(rf"PySide6[/\\]({'|'.join(sorted(used))})\.")
    binding = re.compile(r"PySide6[/\\]Qt\w+\.[\w.-]*(so|pyd)$")
    return [entry for entry in binaries if not binding.match(entry[0]) or wanted.match(entry[0])]


def trimmed(
    binaries: Iterable[Entry], datas: Iterable[Entry], needs: Callable[[str], Iterable[str]]
) -> tuple[list[Entry], list[Entry]]:
    """The binaries and data files worth keeping; *needs* tells the names of the libraries a file needs."""
    given = list(binaries)
    kept = _reachable([entry for entry in given if not _is_superfluous(entry)], needs)
    gone = {_unit(entry[0]) for entry in given} - {_unit(entry[0]) for entry in kept}
    return kept, [
        entry
        for entry in datas
        if not _is_superfluous(entry)
        and _unit(entry[0]) not in gone
        and not (entry[2] == "SYMLINK" and _unit(_target(entry)) in gone)
    ]


def _is_superfluous(entry: Entry) -> bool:
    place = PurePosixPath(entry[0].replace("\\", "/"))
    folder, name = place.parent.name, place.name
    if "plugins" in place.parts and "PySide6" in place.parts:
        return not any(fnmatch(place.stem, wanted) for wanted in KEPT_PLUGINS.get(folder, ()))
    if folder == "translations" and "PySide6" in place.parts:
        return name not in KEPT_TRANSLATIONS
    if "tests" in place.parts or name.endswith((".pyi", ".pxd", ".h")):
        return True
    return any(fnmatch(name.lower(), unwanted) for unwanted in (*LEFT_TO_SYSTEM, *LEFT_OUT))


def _is_needed_by_itself(entry: Entry) -> bool:
    """Whether somebody loads it by its name: a module, a plugin, or what only Windows knows."""
    place, _, kind = entry
    if kind == "EXTENSION" or "plugins" in place or "libpython" in place:
        return True
    return sys.platform != "linux" and "Qt" not in PurePosixPath(place.replace("\\", "/")).name


def _reachable(entries: list[Entry], needs: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Those that are needed by themselves, and what they need in turn."""
    by_name: dict[str, list[Entry]] = {}
    for entry in entries:
        by_name.setdefault(_name(entry[0]), []).append(entry)
    waiting = [entry for entry in entries if _is_needed_by_itself(entry)]
    found = set(waiting)
    while waiting:
        entry = waiting.pop()
        if entry[2] == "SYMLINK":
            continue
        for needed in needs(entry[1]):
            new = [other for other in by_name.get(_name(needed), ()) if other not in found]
            found.update(new)
            waiting += new
    return [entry for entry in entries if entry in found]


def _name(path: str) -> str:
    return PurePosixPath(path.replace("\\", "/")).name.lower()


def _target(entry: Entry) -> str:
    """Where a symbolic link of the bundle leads."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(entry[0]), entry[1]))


def _unit(place: str) -> str:
    """What is kept or dropped as one: a framework of macOS, otherwise a file."""
    head, mark, _ = place.partition(".framework/")
    return head + mark if mark else place


def elf_needs(file: str) -> list[str]:
    """The libraries that *file* itself names, on Linux; PyInstaller knows only all that come with them."""
    told = subprocess.run(["readelf", "-d", file], capture_output=True, text=True, check=True).stdout
    return re.findall(r"\(NEEDED\).*\[(.+)\]", told)


def without_symbols(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """Strip Python's own files, which a self-built Python leaves full of symbols; wheels do not bear it."""
    if sys.platform != "linux":
        return list(entries)
    return [_stripped(entry, folder) if re.search(PYTHONS_OWN, entry[0]) else entry for entry in entries]


def _stripped(entry: Entry, folder: Path) -> Entry:
    place, source, kind = entry
    copy = folder / PurePosixPath(place).name
    subprocess.run(["strip", "--strip-unneeded", "-o", str(copy), source], check=True)
    return place, str(copy), kind
