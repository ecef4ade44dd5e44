"""The table of ENIGMA for screen readers: what lies there in words, and what choosing it does."""

from collections.abc import Callable, Hashable
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible

from enix_desktop.games.enigma.network import CellSpot, NetSpot
from enix_desktop.games.enigma.view import View
from enix_desktop.ui.enigma.table.alone_sheet import run_words
from enix_desktop.ui.enigma.table.scene import EnigmaScene
from enix_desktop.ui.enigma.table.spoken import SpokenWords, said
from enix_desktop.ui.enigma.table.spots import Group
from enix_desktop.ui.enigma.words import category_name, place_name
from enix_desktop.ui.table.cursor import TableCursor
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.accessible import AccessibleItem, Path

_ROLES = QAccessible.Role
_CHOICES = {
    group.value: group for group in (Group.PILE, Group.CELL, Group.POWER, Group.TURN, Group.NET, Group.RACE)
}
"""What can be chosen or walked to, by its name in the tree."""


class EnigmaTree:
    """`ui.widgets.accessible.Tree`: answers from what the scene shows now.

    *choose* does what a click on a spot does, *about* says what that would mean.
    """

    def __init__(
        self,
        scene: EnigmaScene,
        cursor: TableCursor,
        names: PlayerNames,
        choose: Callable[[Spot], None],
        about: Callable[[Spot], str],
    ) -> None:
        self._scene, self._cursor, self._names = scene, cursor, names
        self._choose, self._about = choose, about
        self._words = SpokenWords(scene, names)

    def item(self, path: Path) -> AccessibleItem | None:
        """What lies there, if anything does."""
        view = self._scene.view_shown
        if view is None:
            return None
        match path:
            case ():
                # Alone there is no board (E8): the sheet and the bench tell for themselves.
                return self._group("table", () if view.table.is_alone else self._groups())
            case (str(name),):
                return self._list(view, name)
            case ("players", int(seat)):
                words = f"{self._names.player(seat)}. {self._words.player(view, seat)}"
                return AccessibleItem(words, _ROLES.StaticText, self._place(Spot(Group.SEAT, seat)))
            case ("tiles", tuple(cell)):
                return self._tile(cell)
            case ("own", _):
                return AccessibleItem(self._words.own(), _ROLES.StaticText, self._place(Spot(Group.OWN, 0)))
            case ("wheel", _):
                words = self._words.wheel(view)
                return AccessibleItem(words, _ROLES.StaticText, self._place(Spot(Group.WHEEL, 0)))
            case (str(name), key) if name in _CHOICES:
                return self._choice(view, Spot(_CHOICES[name], key))
            case _:
                return None

    def focused(self) -> Path | None:
        """What the ring of the keyboard is around."""
        spot = self._cursor.ringed
        return None if spot is None else (spot.group.value, spot.key)

    def take_focus(self, path: Path) -> None:
        """Let the ring go there."""
        match path:
            case (str(name), key) if name in _CHOICES:
                self._cursor.go_to(Spot(_CHOICES[name], key))
            case _:
                pass

    def board(self) -> list[str]:
        """The whole table in sentences."""
        view, words = self._scene.view_shown, self._words
        if view is None:
            return []
        if view.table.is_alone:
            return [told for told in (run_words(view),) if told]
        texts = [words.wheel(view)]
        texts += [
            f"{self._names.player(seat)}. {words.player(view, seat)}" for seat in range(view.table.seats)
        ]
        texts += [
            f"{category_name(category)}. {words.pile(view, category)}" for category in self._scene.piles
        ]
        for cell in sorted(view.board.tiles):
            texts.append(said("tile.at", place=place_name(*cell), tile=words.tile(cell)))
        texts += [
            words.system(system.nets[0]) for system in self._scene.board.systems if not system.is_closed
        ]
        return texts

    def _groups(self) -> tuple[Hashable, ...]:
        """What there is now; what can be chosen comes first."""
        offered = {spot.group for spot in self._cursor.spots()}
        first = [group.value for group in (Group.POWER, Group.CELL, Group.TURN) if group in offered]
        results = [Group.RACE.value] if self._scene.results.isVisible() else []
        return (*first, *results, "piles", "own", "players", "wheel", "systems", "tiles")

    def _list(self, view: View, name: str) -> AccessibleItem | None:
        board = self._scene.board
        keys: dict[str, list[Hashable]] = {
            "piles": list(self._scene.piles),
            "players": list(range(view.table.seats)),
            "own": [0],
            "wheel": [0],
            "systems": [system.nets[0] for system in board.systems if not system.is_closed],
            "tiles": [*sorted(board.board.tiles)],
            "results": [race.seat for race in self._scene.results.races],
        }
        for group in (Group.CELL, Group.POWER, Group.TURN):
            keys[group.value] = [spot.key for spot in self._cursor.spots() if spot.group is group]
        if name not in keys:
            return None
        return self._group(name, tuple(keys[name]))

    def _choice(self, view: View, spot: Spot) -> AccessibleItem | None:
        key = spot.key
        match spot.group:
            case Group.PILE:
                name, about = category_name(key), self._words.pile(view, key)
            case Group.CELL:
                name, about = said("cell", place=place_name(*key)), ""
            case Group.POWER if isinstance(key, CellSpot):
                name, about = self._words.power(key), ""
            case Group.TURN:
                name, about = said("turn.left" if key < 0 else "turn.right"), self._words.own()
            case Group.NET if isinstance(key, NetSpot):
                return AccessibleItem(self._words.system(key), _ROLES.StaticText, self._place(spot))
            case Group.RACE:
                return AccessibleItem(
                    self._scene.results.row_words(key), _ROLES.StaticText, self._place(spot)
                )
            case _:
                return None
        can = spot in self._cursor.spots()
        press = partial(self._choose, spot) if can else None
        meaning = self._about(spot) if can else ""
        about = " ".join(filter(None, (about, meaning)))
        return AccessibleItem(name, _ROLES.Button, self._place(spot), about, press)

    def _tile(self, cell: tuple[int, int]) -> AccessibleItem | None:
        if cell not in self._scene.board.board.tiles:
            return None
        name = said("tile.at", place=place_name(*cell), tile=self._words.tile(cell))
        place = self._scene.cell_outline(cell).boundingRect()
        return AccessibleItem(name, _ROLES.StaticText, place)

    def _group(self, name: str, children: tuple[Hashable, ...]) -> AccessibleItem:
        return AccessibleItem(
            said(f"group.{name}"), _ROLES.Grouping, self._scene.sceneRect(), children=children
        )

    def _place(self, spot: Spot) -> QRectF:
        return self._scene.outline(spot).boundingRect()
