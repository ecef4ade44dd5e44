"""NOTICE for people who look into the files, and notice.json for the About dialog."""

import json
import textwrap
from collections.abc import Sequence

from table import SHIPPED, Component, Part

_WIDTH = 100
_INTRODUCTION = """
Enix Desktop is under the MIT licence (LICENSE). It uses, or is passed on together with, what others have
made. This file names all of it. The texts of the licences lie in resources/licences (in an installed
program: enix_desktop/resources/licences) and can be read in the program: Help, About Enix Desktop.

This file is made by packaging/licences/make_notice.py; do not edit it.
"""
_TITLES = {
    "program": "In every copy of the program",
    "dependency": "Installed beside the program by pip, and bundled in the ready-made packages",
    "frozen": "In the ready-made packages only (installers, Debian package, portable archive)",
}


def notice(components: Sequence[Component]) -> str:
    """The text of NOTICE; versions are left out, so that it stays true when a dependency is updated."""
    parts = ["NOTICE\n======", _filled(_INTRODUCTION)]
    for shipped in SHIPPED:
        found = [one for one in components if one.shipped == shipped]
        if found:
            parts.append(f"{_TITLES[shipped]}\n{'-' * len(_TITLES[shipped])}")
            parts += [_told(one) for one in found]
    return "\n\n".join(parts) + "\n"


def notice_json(components: Sequence[Component]) -> str:
    """What the About dialog shows."""
    found = [
        {
            "name": one.name,
            "licence": one.licence,
            "copyright": one.copyright,
            "home": one.home,
            "source": one.source,
            "shipped": one.shipped,
            "texts": [{"title": one.title_of(text), "file": text} for text in one.texts()],
            "parts": [_plain(part) for part in one.parts],
        }
        for one in components
    ]
    return json.dumps({"components": found}, ensure_ascii=False, indent=1) + "\n"


def _plain(part: Part) -> dict[str, str]:
    return {
        "name": part.name,
        "licence": part.licence,
        "copyright": part.copyright,
        "source": part.source or part.home,
    }


def _told(one: Component) -> str:
    facts = {
        "Licence": one.licence,
        "Copyright": one.copyright,
        "Home page": one.home,
        "Source code": one.source,
        "Texts": ", ".join(text.removeprefix("licences/") for text in one.texts()),
    }
    lines = [one.name, *(_fact(name, fact) for name, fact in facts.items() if fact)]
    if one.note:
        lines += ["", _filled(one.note, "  ")]
    if one.parts:
        lines += ["", "  It contains:"]
        lines += [
            _fact(part.name, f"{part.licence}. {_by(part)}.{_from(part)}", "  - ") for part in one.parts
        ]
    return "\n".join(lines)


def _by(part: Part) -> str:
    return f"{'By' if 'public-domain' in part.licence else 'Copyright'} {part.copyright.rstrip('.')}"


def _from(part: Part) -> str:
    return f" Source code: {part.source}" if part.source else ""


def _fact(name: str, fact: str, before: str = "  ") -> str:
    return textwrap.fill(
        f"{name}: {fact}",
        _WIDTH,
        initial_indent=before,
        subsequent_indent=" " * (len(before) + 2),
        break_long_words=False,
        break_on_hyphens=False,
    )


def _filled(text: str, indent: str = "") -> str:
    paragraphs = [" ".join(paragraph.split()) for paragraph in text.strip().split("\n\n")]
    return "\n\n".join(
        textwrap.fill(
            paragraph, _WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
        )
        for paragraph in paragraphs
    )
