"""Safe HTML and SVG: everything filled in is escaped unless it is markup.

A type checker refuses a plain text where `Html` is wanted, and a test lets only literal templates in.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from html import escape


class Html(str):
    """Text that is markup already; only the functions below make it."""

    __slots__ = ()


NOTHING = Html()


def html(template: str, **values: object) -> Html:
    """The literal *template* with its {fields} filled in; a value that is no `Html` is shown as it is."""
    return Html(template.format_map(_shown(values)))


def literal(markup: str) -> Html:
    """Literal *markup* without fields."""
    return Html(markup)


def filled(sentence: str, **values: object) -> Html:
    """A *sentence* in any language, whose {fields} may be filled with markup; itself it is none."""
    return Html(escape(sentence).format_map(_shown(values)))


def joined(parts: Iterable[Html], between: Html = NOTHING) -> Html:
    """All *parts* in a row, with the markup *between* them."""
    return Html(str.join(between, parts))


def replaced(markup: Html, pattern: re.Pattern[str], make: Callable[[Html], Html]) -> Html:
    """*markup* with *make* applied to each piece of it that *pattern* finds."""
    return Html(pattern.sub(lambda found: make(Html(found[0])), markup))


def _shown(values: Mapping[str, object]) -> dict[str, str]:
    return {name: value if isinstance(value, Html) else escape(str(value)) for name, value in values.items()}
