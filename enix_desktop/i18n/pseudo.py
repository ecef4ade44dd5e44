"""A language for testing: English with accents, two fifths longer, so that what is cut off shows."""

import re
from math import ceil

LANGUAGE = "pseudo"
GROWTH = 0.4
_ACCENTED = str.maketrans("aeiouyAEIOUYcnCN", "àéîöüýÀÉÎÖÜÝçñÇÑ")
_KEPT = re.compile(
    r"(\{[^{}]*\}"  # placeholders and small pictures
    r"|%L?n"
    r"|<[^<>]*>"  # tags
    r"|&\w+;"  # characters of HTML
    r"|\]\([^()]*\)"  # where a link leads
    r"|\(\*\.\w+(?: \*\.\w+)*\))"  # file patterns of dialogs
)


def stretched(text: str) -> str:
    """*text* with everything kept that the program needs, and otherwise 40 % longer."""
    parts = _KEPT.split(text)
    words = [part for part in parts[::2] if part.strip()]
    if not words:
        return text
    accented = [part if index % 2 else part.translate(_ACCENTED) for index, part in enumerate(parts)]
    return "".join(accented) + _padding(ceil(GROWTH * sum(map(len, words))))


def _padding(length: int) -> str:
    """Words of five letters: a single long one could not be wrapped, and real languages can."""
    return ("\N{MIDDLE DOT}ñöüéà" * (length // 6 + 1))[:length].replace("\N{MIDDLE DOT}", " ")
