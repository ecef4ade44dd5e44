"""The games of the shelf as the window sees them."""

import os
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from enix_desktop.ui.enigma.game_ui import ENIGMA_UI
from enix_desktop.ui.enix.game_ui import EnixUi
from enix_desktop.ui.game_ui import GameUi
from enix_desktop.ui.hertzschlag.game_ui import HERTZSCHLAG_UI
from enix_desktop.ui.station.game_ui import STATION_UI

SHIPPED_UIS: dict[str, GameUi] = {game.id: game for game in (EnixUi(), STATION_UI, HERTZSCHLAG_UI, ENIGMA_UI)}
"""By the key of the catalogue, in the order of the shelf."""
EXTRA_UIS_VARIABLE = "ENIX_DESKTOP_EXTRA_GAME_UIS"
"""Names the windows of the games of tests, as in `module:NAME,module:NAME`."""


class _OnTheShelf(Mapping[str, GameUi]):
    """Every game there is, also one that a test adds later."""

    def __getitem__(self, key: str) -> GameUi:
        return _uis()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(_uis())

    def __len__(self) -> int:
        return len(_uis())


def _uis() -> Mapping[str, GameUi]:
    extra = os.environ.get(EXTRA_UIS_VARIABLE)
    return {**SHIPPED_UIS, **_named(extra)} if extra else SHIPPED_UIS


@cache
def _named(places: str) -> Mapping[str, GameUi]:
    names = [place.split(":") for place in places.split(",")]
    uis: list[GameUi] = [getattr(import_module(module), name) for module, name in names]
    return {ui.id: ui for ui in uis}


GAME_UIS: Mapping[str, GameUi] = _OnTheShelf()


def edition_name(game: str, edition: str) -> str:
    """An edition of a game in words; nothing where there is only one."""
    # The shelf is shown before any rules are loaded.
    from enix_desktop.catalogue import EDITION, PLAIN_EDITION

    choice = GAME_UIS[game].choices().get(EDITION) if game in GAME_UIS else None
    if choice is None or edition not in choice.values:
        return "" if edition == PLAIN_EDITION else edition
    return choice.values[edition].name
