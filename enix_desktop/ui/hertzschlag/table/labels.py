"""What stands on the table itself, from resources/hertzschlag/texts/LANGUAGE/scene.toml."""

from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.hertzschlag.words import said as said_in

_TEXTS = Texts("hertzschlag", "scene")


def said(key: str, **facts: object) -> str:
    """The sentence *key*, filled with *facts*."""
    return said_in(key, _TEXTS, **facts)
