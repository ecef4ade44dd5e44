"""Versions of the program, compared: records say by which one they were written."""

import re

_VERSION = re.compile(r"\d{1,6}(\.\d{1,6}){0,3}")


def is_earlier(version: str, than: str) -> bool:
    """Whether *version* came before *than*; what is no version came neither before nor after."""
    if not all(map(_VERSION.fullmatch, (version, than))):
        return False
    return _parts(version) < _parts(than)


def _parts(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]
