"""How pages look: the style sheet of their text, and the colours of what is marked in it."""

from PySide6.QtGui import QColor

from enix_desktop.ui.widgets.style_sheet import mixed
from enix_desktop.ui.widgets.theme import ACCENT, ON_ACCENT, PAPER, SIZES, STEP, current_theme

WIDEST = 760
"""A line of text is never longer than this, in pixels."""


def marked() -> QColor:
    """What a link led to is tinted with this: added to a dark page, taken off a light one."""
    return mixed(ACCENT, QColor("black"), 0.22) if current_theme.theme.is_dark else mixed(ACCENT, PAPER, 0.2)


def found() -> QColor:
    """The ground of words that were searched for; they are written as on the accent."""
    return ACCENT if current_theme.theme.is_dark else mixed(ACCENT, current_theme.theme.panel, 0.6)


def box() -> QColor:
    """The ground of what stands apart from the text."""
    return mixed(current_theme.theme.table, current_theme.theme.panel, 0.55)


def page_style() -> str:
    """The style sheet of all pages in the colours of the theme in use."""
    theme = current_theme.theme
    small, text, heading, title, _ = SIZES
    link, underline = theme.link.name(), "underline" if theme.is_strong else "none"
    return f"""
        body, p, td, li {{ font-size: {text}px; color: {theme.text.name()}; }}
        p {{ line-height: 138%; margin-top: 0px; margin-bottom: {3 * STEP}px; }}
        h1 {{ font-size: {title}px; font-weight: 700; margin-top: 0px; margin-bottom: {4 * STEP}px; }}
        h2 {{ font-size: {heading}px; font-weight: 600; margin-top: {6 * STEP}px;
              margin-bottom: {2 * STEP}px; }}
        h3 {{ font-size: {text}px; font-weight: 700; margin-top: {5 * STEP}px; margin-bottom: {STEP}px; }}
        a {{ color: {link}; text-decoration: {underline}; }}
        a.plain {{ color: {theme.text.name()}; }}
        p.above {{ color: {theme.muted.name()}; font-size: {small}px; margin-bottom: {STEP}px; }}
        p.lead {{ font-size: {heading}px; line-height: 130%; margin-bottom: {4 * STEP}px; }}
        p.figure {{ line-height: 100%; margin-top: {3 * STEP}px; margin-bottom: {STEP}px; }}
        p.caption {{ color: {theme.muted.name()}; font-size: {small}px; margin-bottom: {6 * STEP}px; }}
        p.name {{ font-size: {small}px; line-height: 110%; margin-bottom: {3 * STEP}px; }}
        p.source {{ font-size: {small}px; margin-bottom: {2 * STEP}px; }}
        p.pale {{ color: {theme.muted.name()}; }}
        p.boxed {{ margin-bottom: {STEP}px; }}
        .muted, .ids {{ color: {theme.muted.name()}; font-size: {small}px; }}
        .chip {{ font-size: {small}px; font-weight: 600; background-color: {theme.chip.name()}; }}
        .chip-now {{ font-size: {small}px; font-weight: 600; background-color: {ACCENT.name()};
                     color: {ON_ACCENT.name()}; }}
        p.caption a, p.caption b, p.name a, p.above a, .ids a {{ font-size: {small}px; }}
        .ids a {{ color: {theme.muted.name()}; }}
        .cite {{ font-size: {text}px; }}
    """
