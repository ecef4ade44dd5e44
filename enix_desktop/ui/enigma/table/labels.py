"""What stands on the table itself, from resources/enigma/texts/LANGUAGE/scene.toml."""

from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.enigma.words import said as said_in

_TEXTS = Texts("enigma", "scene")


def said(key: str, **facts: object) -> str:
    """The sentence *key*, filled with *facts*."""
    return said_in(key, _TEXTS, **facts)
