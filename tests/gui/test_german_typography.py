"""German texts have one typography: „quotes“, a true minus, dashes, a protected space before “…”."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from enix_desktop import resources

ROOT = Path(__file__).parents[2]
QUOTES_IN_NAMES = '/ \\ : * ? " < > |'
"""Characters that a file name cannot have, listed as they are."""


def german() -> list[str]:
    """Every German text that people can see."""
    found = []
    for message in ElementTree.parse(ROOT / "translations" / "enix_de.ts").iter("translation"):
        found += [form.text or "" for form in message.iter("numerusform")] or [message.text or ""]
    for path in sorted((resources.folder() / "enix" / "texts" / "de").glob("*.toml")):
        found += re.findall(
            r"""= (?:'''|\"\"\"|\")(.*?)(?:'''|\"\"\"|\")\n""", path.read_text("utf-8"), re.DOTALL
        )
    return [text.replace(f" {QUOTES_IN_NAMES}", "") for text in found]


@pytest.mark.parametrize(
    ("fault", "pattern"),
    [
        ("three dots instead of an ellipsis", r"\.\.\."),
        ("an ellipsis without a protected space", r"(?<!\N{NO-BREAK SPACE})…"),
        ("straight or foreign quotes", r"[\"«»”]|“(?=\w)"),
        ("a typewriter apostrophe", r"\w'\w"),
        ("a hyphen instead of a minus", r"(?<![\w-])-\d"),
        ("a hyphen instead of a dash", r"\s-\s|—"),
        ("two spaces", r"[^\n]  "),
    ],
)
def test_no_german_text_has(fault: str, pattern: str) -> None:
    texts = german()
    assert len(texts) > 1000
    assert [text for text in texts if re.search(pattern, text)] == [], fault
