"""Text can be read in every theme, and nothing is told by colour alone."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from enix_desktop.games.enix.components import ENERGIES, ActionCard, standard_components
from enix_desktop.ui.book import style as page
from enix_desktop.ui.enix import card_art
from enix_desktop.ui.enix.card_motifs import mood_of
from enix_desktop.ui.enix.card_motifs.scene import Mood
from enix_desktop.ui.enix.motifs import glow as tile_marks
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.enix.symbols import energy_symbol
from enix_desktop.ui.enix.trace_items import gain_colours
from enix_desktop.ui.table import card_marks
from enix_desktop.ui.table.card_lettering import letters, value_text
from enix_desktop.ui.table.pawn_item import paint_pawn
from enix_desktop.ui.table.pieces import PAWNS, PawnLook
from enix_desktop.ui.widgets.style_sheet import palette, style_sheet
from enix_desktop.ui.widgets.theme import ACCENT, INK, ON_ACCENT, PAPER, THEMES, Theme, current_theme
from tests.gui.seeing import VISIONS, blank, contrast, least_difference, least_distance, over

WANTED = {"light": 4.5, "dark": 4.5, "contrast": 7.0}
LARGE = {"light": 3.0, "dark": 3.0, "contrast": 4.5}
"""For type as large as the values of the cards."""
GREY = QColor("#808080")
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")


@pytest.fixture(params=sorted(THEMES))
def theme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Theme]:
    before = current_theme.theme.name
    current_theme.use(request.param)
    yield current_theme.theme
    current_theme.use(before)


def painted(size: QSize, ground: QColor, paint: Callable[[QPainter], None]) -> QImage:
    """What *paint* draws around the middle of a picture."""
    image = blank(size, ground)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(size.width() / 2, size.height() / 2)
    paint(painter)
    painter.end()
    return image


# --- text ---------------------------------------------------------------------------------------------


def rules(sheet: str) -> dict[str, dict[str, str]]:
    """What the sheet says in the end about each selector."""
    found: dict[str, dict[str, str]] = {}
    for selectors, body in RULE.findall(sheet):
        lines = dict(line.split(":", 1) for line in body.split(";") if ":" in line)
        for selector in selectors.split(","):
            found.setdefault(selector.strip(), {}).update(
                {name.strip(): value.strip() for name, value in lines.items()}
            )
    return found


def texts_of_the_sheet(theme: Theme) -> Iterator[tuple[str, QColor, QColor]]:
    """Every selector that sets text or its ground, with both; what cannot be used now is exempt."""
    found = rules(style_sheet(theme))
    for selector, values in found.items():
        is_part = "::" in selector and "::item" not in selector
        if is_part or ":disabled" in selector or not {"color", "background"} & values.keys():
            continue
        # A state is like the usual one, and a part stands on what it is a part of.
        usual = {
            **found.get(selector.split(" ")[0], {}),
            **found.get(re.sub(r"(?<!:):[a-z]+", "", selector), {}),
        }
        text = values.get("color") or usual.get("color") or theme.text.name()
        ground = values.get("background") or usual.get("background") or "transparent"
        grounds = [theme.table, theme.panel] if ground == "transparent" else [QColor(ground)]
        for each in grounds:
            yield selector, QColor(text), each
        for name in ("selection", "placeholder-text"):
            if f"{name}-color" in values:
                below = values.get(f"{name}-background-color", ground)
                yield f"{selector} {name}", QColor(values[f"{name}-color"]), QColor(below)


def texts_on_the_table(theme: Theme) -> Iterator[tuple[str, QColor, QColor]]:
    """What is painted by items and pages of their own."""
    for name, ground in {"table": theme.table, "panel": theme.panel, "hover": theme.hover}.items():
        yield f"text on {name}", theme.text, ground
        yield f"caption on {name}", theme.muted, ground
    yield "rule in the log", theme.muted, theme.table_edge
    yield "rule in the log under the mouse", theme.text, theme.table_edge
    yield "number on a chip", theme.text, theme.chip
    yield "cost on the accent", ON_ACCENT, ACCENT
    yield "count of cards", INK, PAPER
    yield "prompt", theme.text, theme.panel
    yield "refusal", theme.refused, theme.panel
    yield "result of a winner", theme.text, theme.tint
    for energy in ENERGIES:
        yield f"cards of {energy.key} gained", *gain_colours(energy, theme)
    for name, ground in {"page": theme.panel, "box": page.box()}.items():
        for what, colour in {"text": theme.text, "link": theme.link, "caption": theme.muted}.items():
            yield f"{what} on {name}", colour, ground
    yield "words that were searched for", ON_ACCENT, page.found()
    yield "a remark of the goblin", theme.text, over(ACCENT, 0.2, theme.panel)
    bubble = over(theme.panel, 0.9, PAPER) if theme.is_dark else PAPER
    yield "what the goblin says", theme.text, bubble
    yield "what the goblin says", theme.link, bubble
    for energy, colours in ENERGY_COLOURS.items():
        on_card = (PAPER, INK) if theme.is_strong else (colours.on_base, colours.base)
        yield f"name on a card of {energy.key}", *on_card


def test_the_rules_of_a_sheet_are_read_with_what_they_inherit() -> None:
    found = rules('A, B[role="x"] { color: #111111; background: #222222; } A:hover { color: #333333; }')
    assert found == {
        "A": {"color": "#111111", "background": "#222222"},
        'B[role="x"]': {"color": "#111111", "background": "#222222"},
        "A:hover": {"color": "#333333"},
    }


def test_contrast_is_that_of_wcag() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("#767676"), QColor("white")) == pytest.approx(4.54, abs=0.01)


def test_every_text_of_a_widget_can_be_read(theme: Theme) -> None:
    found = list(texts_of_the_sheet(theme))
    assert len(found) > 30
    assert [entry for entry in _with_contrast(found) if entry[1] < WANTED[theme.name]] == []


def test_every_text_that_is_painted_can_be_read(theme: Theme) -> None:
    found = list(texts_on_the_table(theme))
    assert [entry for entry in _with_contrast(found) if entry[1] < WANTED[theme.name]] == []


def test_every_text_of_the_palette_can_be_read(theme: Theme) -> None:
    colours, roles = palette(theme), type(palette(theme)).ColorRole
    pairs = {
        "window": (roles.WindowText, roles.Window),
        "field": (roles.Text, roles.Base),
        "button": (roles.ButtonText, roles.Button),
        "selection": (roles.HighlightedText, roles.Highlight),
        "link": (roles.Link, roles.Base),
        "placeholder": (roles.PlaceholderText, roles.Base),
        "tip": (roles.ToolTipText, roles.ToolTipBase),
    }
    found = [(name, colours.color(text), colours.color(ground)) for name, (text, ground) in pairs.items()]
    assert [entry for entry in _with_contrast(found) if entry[1] < WANTED[theme.name]] == []


def test_the_value_of_every_card_stands_out(theme: Theme, monkeypatch: pytest.MonkeyPatch) -> None:
    too_pale = {}
    for card in standard_components().cards:
        if card.value is not None:
            reads = _contrast_of_value(card, theme, monkeypatch)
            if reads < LARGE[theme.name]:
                too_pale[card.id] = round(reads, 2)
    assert too_pale == {}


def test_what_the_keyboard_reaches_has_a_ring_that_stands_out(theme: Theme) -> None:
    for ground in (theme.table, theme.panel, theme.field):
        assert contrast(theme.focus, ground) >= WANTED[theme.name]
    if theme.is_strong:  # everything has a white rim there, so the ring needs a colour of its own
        assert least_distance([theme.focus, theme.panel_edge], "normal") >= 20


def _with_contrast(found: list[tuple[str, QColor, QColor]]) -> list[tuple[str, float]]:
    return [(f"{name}: {one.name()} on {other.name()}", contrast(one, other)) for name, one, other in found]


def _contrast_of_value(card: ActionCard, theme: Theme, monkeypatch: pytest.MonkeyPatch) -> float:
    """How the value reads on the motif around it, where it reads worst but for a tenth of the edge."""
    assert card.value is not None
    colour = PAPER if mood_of(card) is Mood.STORM else INK
    figure = letters(value_text(card.value), 38.0).translated(10, 42.5)
    if theme.is_strong:
        return contrast(colour, INK if colour == PAPER else PAPER)
    with monkeypatch.context() as without:
        without.setattr(card_art, "_draw_value", lambda *_: None)
        image = blank(QSize(120, 180), PAPER)
        painter = QPainter(image)
        card_art._draw_front(painter, card, "", False)
        painter.end()
    places = [
        (x, y) for x in range(8, 70) for y in range(8, 50) if figure.intersects(QRectF(x - 1, y - 1, 3, 3))
    ]
    reads = sorted(contrast(colour, image.pixelColor(x, y)) for x, y in places)
    return reads[len(reads) // 10]


# --- colours, shapes and symbols ----------------------------------------------------------------------


@pytest.mark.parametrize("vision", VISIONS)
def test_energies_are_far_apart_for_everybody(vision: str) -> None:
    assert least_distance((colours.base for colours in ENERGY_COLOURS.values()), vision) >= 20


@pytest.mark.parametrize("vision", VISIONS)
def test_game_pieces_are_far_apart_for_everybody(vision: str) -> None:
    assert least_distance((pawn.colour for pawn in PAWNS), vision) >= 20


def test_distances_are_those_of_the_published_space() -> None:
    # Black and white are the ends of lightness, and a colour is where it is.
    assert least_distance([QColor("black"), QColor("white")], "normal") == pytest.approx(100, abs=0.1)
    assert least_distance([QColor("red"), QColor("red")], "tritanomaly") == 0
    # Red and green come together for those who lack one of the two cones, and for nobody else.
    pair = [QColor("#C0504D"), QColor("#7A8A3C")]
    assert least_distance(pair, "deuteranomaly") < 0.5 * least_distance(pair, "normal")
    assert least_distance(pair, "tritanomaly") > 0.8 * least_distance(pair, "normal")


def test_symbols_of_energies_differ_in_black_and_white_at_16_pixels() -> None:
    def drawn(energy: Any) -> QImage:
        def paint(painter: QPainter) -> None:
            painter.scale(8, 8)
            painter.fillPath(energy_symbol(energy), QColor("black"))

        return painted(QSize(16, 16), QColor("white"), paint)

    assert least_difference([drawn(energy) for energy in ENERGIES], darker=128) >= 0.12


def test_game_pieces_differ_without_their_colours() -> None:
    shapes = [PawnLook("grey", GREY, pawn.shape) for pawn in PAWNS]
    pictures = [painted(QSize(28, 36), QColor("white"), partial(paint_pawn, look=shape)) for shape in shapes]
    assert least_difference(pictures) >= 0.05


MARKS: Mapping[str, tuple[Any, QSize, tuple[Any, ...]]] = {
    "card": (card_marks, QSize(150, 210), ("may", "chosen", "refused")),
    "tile": (tile_marks, QSize(210, 210), ("may", "chosen", "refused", "island")),
}


@pytest.mark.parametrize("kind", sorted(MARKS))
def test_marks_differ_without_colour(kind: str, theme: Theme, monkeypatch: pytest.MonkeyPatch) -> None:
    module, size, names = MARKS[kind]
    for colour in ("ACCENT", "REFUSED"):
        monkeypatch.setattr(module, colour, GREY)

    def bare(painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)

    pictures = [painted(size, QColor("#C8C8C8"), bare)]
    for name in names:
        pictures.append(painted(size, QColor("#C8C8C8"), partial(module.paint_glow, glow=name)))
    assert least_difference(pictures, darker=32) >= 0.01
