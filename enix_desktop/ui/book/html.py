"""Pieces of pages that look the same in every book."""

from collections.abc import Iterable, Sequence
from html import escape

from enix_desktop.ui.book.style import box
from enix_desktop.ui.theme import look


def anchors(names: Iterable[str]) -> str:
    """Spots that links lead to."""
    return "".join(f'<a name="{escape(name)}"></a>' for name in names)


def image(name: str, width: int, height: int, alt: str = "", align: str = "middle") -> str:
    """A picture of the book; *alt* says it in words."""
    return (
        f'<img src="{escape(name)}" width="{width}" height="{height}" '
        f'alt="{escape(alt)}" style="vertical-align: {align}">'
    )


def figure(picture: str, caption: str, names: Sequence[str] = ()) -> str:
    """A picture in the middle of the column with its caption below it."""
    below = f'<p class="caption" align="center">{caption}</p>' if caption else ""
    return f'<p class="figure" align="center">{anchors(names)}{picture}</p>{below}'


def link(place: str, words: str, kind: str = "") -> str:
    """Words or a picture that lead to *place*; the words are HTML already."""
    look_of = f' class="{kind}"' if kind else ""
    return f'<a{look_of} href="{escape(place)}">{words}</a>'


def boxed(inside: str, bar: str = "") -> str:
    """Something apart from the text, with a coloured bar at its left."""
    bar = bar or look.theme.panel_edge.name()
    return (
        f'<table width="100%" cellspacing="0" cellpadding="0" style="margin-top: 8px; margin-bottom: 12px">'
        "<tr>"
        f'<td width="4" bgcolor="{bar}"></td>'
        f'<td bgcolor="{box().name()}" style="padding: 10px 14px 6px 14px">{inside}</td></tr></table>'
    )


def grid(cells: Sequence[str], columns: int) -> str:
    """Cells in rows of *columns*, all of the same width."""
    width = 100 // columns
    rows = []
    for start in range(0, len(cells), columns):
        row = [*cells[start : start + columns], *[""] * columns][:columns]
        rows.append("".join(f'<td width="{width}%" valign="top" align="center">{cell}</td>' for cell in row))
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    return f'<table width="100%" cellspacing="0" cellpadding="4">{body}</table>'


def turning(before: str, after: str) -> str:
    """Links to the page before and the page after, at the foot."""
    return (
        '<hr><table width="100%" cellspacing="0" cellpadding="4"><tr>'
        f'<td width="50%" align="left">{before}</td><td width="50%" align="right">{after}</td></tr></table>'
    )
