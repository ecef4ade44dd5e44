"""Pieces of pages that look the same in every book."""

from collections.abc import Iterable, Sequence

from enix_desktop.markup import NOTHING, Html, html, joined
from enix_desktop.ui.book.style import box
from enix_desktop.ui.widgets.theme import current_theme


def anchors(names: Iterable[str]) -> Html:
    """Spots that links lead to."""
    return joined(html('<a name="{name}"></a>', name=name) for name in names)


def image(name: str, width: int, height: int, alt: str = "", align: str = "middle") -> Html:
    """A picture of the book; *alt* says it in words."""
    return html(
        '<img src="{name}" width="{width}" height="{height}" alt="{alt}" style="vertical-align: {align}">',
        name=name,
        width=width,
        height=height,
        alt=alt,
        align=align,
    )


def figure(picture: Html, caption: Html, names: Sequence[str] = ()) -> Html:
    """A picture in the middle of the column with its caption below it."""
    below = html('<p class="caption" align="center">{caption}</p>', caption=caption) if caption else NOTHING
    return html(
        '<p class="figure" align="center">{spots}{picture}</p>{below}',
        spots=anchors(names),
        picture=picture,
        below=below,
    )


def link(place: str, words: str | Html, kind: str = "") -> Html:
    """Words or a picture that lead to *place*."""
    look_of = html(' class="{kind}"', kind=kind) if kind else NOTHING
    return html('<a{look_of} href="{place}">{words}</a>', look_of=look_of, place=place, words=words)


def boxed(inside: Html, bar: str = "") -> Html:
    """Something apart from the text, with a coloured bar at its left."""
    return html(
        '<table width="100%" cellspacing="0" cellpadding="0" style="margin-top: 8px; margin-bottom: 12px">'
        '<tr><td width="4" bgcolor="{bar}"></td>'
        '<td bgcolor="{ground}" style="padding: 10px 14px 6px 14px">{inside}</td></tr></table>',
        bar=bar or current_theme.theme.panel_edge.name(),
        ground=box().name(),
        inside=inside,
    )


def grid(cells: Sequence[Html], columns: int) -> Html:
    """Cells in rows of *columns*, all of the same width."""
    rows = []
    for start in range(0, len(cells), columns):
        row = [*cells[start : start + columns], *[NOTHING] * columns][:columns]
        rows.append(html("<tr>{cells}</tr>", cells=joined(_cell(cell, 100 // columns) for cell in row)))
    return html('<table width="100%" cellspacing="0" cellpadding="4">{rows}</table>', rows=joined(rows))


def _cell(cell: Html, width: int) -> Html:
    return html('<td width="{width}%" valign="top" align="center">{cell}</td>', width=width, cell=cell)


def turning(before: Html, after: Html) -> Html:
    """Links to the page before and the page after, at the foot."""
    return html(
        '<hr><table width="100%" cellspacing="0" cellpadding="4"><tr>'
        '<td width="50%" align="left">{before}</td><td width="50%" align="right">{after}</td></tr></table>',
        before=before,
        after=after,
    )
