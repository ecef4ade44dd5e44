"""Markup is made of literal templates; whatever else goes into it stays what it is."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import enix_desktop
from enix_desktop.markup import filled, html, joined, literal, replaced

PROGRAM = Path(enix_desktop.__file__).parent
GUESSING = {
    "QErrorMessage",
    "QGraphicsTextItem",
    "QInputDialog",
    "QLabel",
    "QMessageBox",
    "QProgressDialog",
    "QSplashScreen",
    "QStaticText",
    "QSystemTrayIcon",
    "QTextBrowser",
    "QTextDocument",
    "QTextDocumentFragment",
    "QTextEdit",
    "QToolTip",
    "QWhatsThis",
    "QWizard",
    "QWizardPage",
}
"""Classes of Qt that take a text for markup, or guess whether it is."""
MAY_USE = {
    "ui/widgets/plain.py": {"QLabel"},
    "ui/widgets/plain_box.py": {"QMessageBox"},
    "ui/widgets/tooltips.py": {"QToolTip"},
    "ui/widgets/rich.py": {"QLabel", "QTextBrowser", "QTextDocument"},
    "ui/paper/vector_pictures.py": {"QTextDocument"},  # the type that Qt's own signatures name
}
TAKING_MARKUP = {
    "appendHtml",
    "fromHtml",
    "fromMarkdown",
    "insertHtml",
    "insertMarkdown",
    "setHtml",
    "setInformativeText",
    "setMarkdown",
    "setTextFormat",
    "setWhatsThis",
}
MAY_CALL = {
    "ui/widgets/plain.py": {"setTextFormat"},
    "ui/widgets/plain_box.py": {"setTextFormat"},
    "ui/widgets/rich.py": {"setTextFormat", "setHtml"},
}
MAKING_MARKUP = {"html", "literal"}


def faults(source: str, name: str) -> Iterator[str]:
    """Where the module *name* could take anybody's text for markup."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.ImportFrom(module=str(module)) if module.startswith("PySide6"):
                used = {alias.name for alias in node.names}
                yield from (used & (GUESSING | {"*"})) - MAY_USE.get(name, set())
            case ast.ImportFrom(module="html") | ast.Import(names=[ast.alias(name="html")]):
                if name != "markup.py":
                    yield "html"
            case ast.Attribute(value=ast.Name(id=owner), attr=attr) if owner.startswith("Qt"):
                yield from {attr} & GUESSING
            case ast.Call(func=ast.Attribute(attr=attr)):
                yield from ({attr} & TAKING_MARKUP) - MAY_CALL.get(name, set())
            case ast.Call(func=ast.Name(id="Html")) if name != "markup.py":
                yield "Html"
            case ast.Call(func=ast.Name(id=maker), args=args) if maker in MAKING_MARKUP:
                if not (len(args) == 1 and isinstance(args[0], ast.Constant)):
                    yield f"{maker} of what is no literal"


def test_no_text_is_taken_for_markup_but_where_it_is_meant() -> None:
    found = {}
    for path in sorted(PROGRAM.rglob("*.py")):
        name = path.relative_to(PROGRAM).as_posix()
        found[name] = list(faults(path.read_text(encoding="utf-8"), name))
    assert "ui/window/curtain.py" in found
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    "source",
    [
        "from PySide6.QtWidgets import QLabel",
        "from PySide6.QtWidgets import *",
        "from PySide6 import QtWidgets\nQtWidgets.QMessageBox.warning(None, '', name)",
        "from html import escape",
        "import html",
        "browser.setHtml(text)",
        "label.setTextFormat(Qt.TextFormat.AutoText)",
        "Html(name)",
        "html(f'<b>{name}</b>')",
        "html('<b>' + name + '</b>')",
        "literal(name)",
    ],
)
def test_whoever_goes_past_it_is_found(source: str) -> None:
    assert len(list(faults(source, "ui/window/curtain.py"))) == 1


def test_what_is_filled_in_is_text_unless_it_is_markup() -> None:
    inside = html("<b>{name}</b>", name="<img src=x> & \"'")
    assert inside == "<b>&lt;img src=x&gt; &amp; &quot;&#x27;</b>"
    assert html('<a href="{place}">{words}</a>', place='"><x>', words=inside) == (
        f'<a href="&quot;&gt;&lt;x&gt;">{inside}</a>'
    )


def test_fields_in_a_value_stay_as_they_are() -> None:
    assert html("{name}", name="{name} {0} {name.__class__}") == "{name} {0} {name.__class__}"


def test_a_sentence_is_no_markup_but_may_be_filled_with_it() -> None:
    assert filled("<i> {name}", name=literal("<b>x</b>")) == "&lt;i&gt; <b>x</b>"


def test_pieces_of_markup_make_markup() -> None:
    row = joined([html("{a}", a="<"), literal("<br>")], literal("|"))
    assert row == "&lt;|<br>"
    marked = replaced(row, re.compile("<br"), lambda start: html('{start} class="x"', start=start))
    assert html("{row}", row=marked) == '&lt;|<br class="x">'
