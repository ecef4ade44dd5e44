"""What a lesson lights on the table, in words for those who do not see the light."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QPushButton

from enix_desktop.games.enix.components import ENERGY_BY_KEY, Energy
from enix_desktop.geometry.hexes import Hex
from enix_desktop.ui.enix.accessible.board_words import BoardWords
from enix_desktop.ui.enix.accessible.table_tree import TableTree
from enix_desktop.ui.enix.table_scene import TableScene
from enix_desktop.ui.enix.wording import Names
from enix_desktop.ui.widgets.accessible import Path


class LitWords(QObject):
    """Names the targets of a light as the accessible tree of the table names them."""

    def __init__(
        self,
        scene: TableScene,
        names: Names,
        tree: TableTree,
        board: BoardWords,
        button: Callable[[str], QPushButton | None],
    ) -> None:
        """*button* finds a button by its untranslated name."""
        super().__init__(scene)
        self._scene, self._names, self._tree, self._board, self._button = scene, names, tree, board, button

    def listed(self, targets: Sequence[str]) -> str:
        """All *targets* that are there, in a row; the whole board is no news."""
        words = (self._word(target) for target in targets if target != "board")
        return self.tr("; ", "between things that are lit").join(word for word in words if word)

    def _word(self, target: str) -> str:
        kind, *names = target.split(":")
        match kind:
            case "cell":
                return self._cell(*names)
            case "way":
                start, end = (self._names.energy(ENERGY_BY_KEY[name]) for name in names)
                return self.tr("the side between {start} and {end}").format(start=start, end=end)
            case "button":
                button = self._button(names[0])
                return "" if button is None else button.text().replace("&", "")
            case "prompt":
                return ""
            case "competition":
                return "" if self._scene.competition.shown is None else self.tr("the competition")
            case _:
                item = self._tree.item(self._path(kind, names))
                return "" if item is None else item.name

    def _cell(self, place: str, tile: str) -> str:
        """A cell is described by what lies around it, for the tile that is to go there."""
        q, r = map(int, place.split(","))
        view = self._scene.view_shown
        if view is None:
            return ""
        where = self._board.cell(view.layout, Hex(q, r), _energy(tile))
        return self.tr("the place {where}").format(where=where)

    def _path(self, kind: str, names: Sequence[str]) -> Path:
        """Where a target is in the tree of the table."""
        view = self._scene.view_shown
        match kind:
            case "card":
                return "hand", self._scene.table.components.card_by_id[names[0]]
            case "tile":
                return "board", _energy(names[0])
            case "stack":
                return "stacks", int(names[0])
            case "pile":
                return "stacks", "pile"
            case "cap":
                return "board", "cap"
            case "place":
                return "players", int(names[0])
            case "own":
                return "players", 0 if view is None else view.seat
            case "back":
                return "players", int(names[0]), ("back", _energy(names[1]))
            case _:
                return (kind,)


def _energy(name: str) -> Energy:
    return ENERGY_BY_KEY[name]
