"""The table of Sparks for screen readers: what lies there in words, and what choosing it does."""

from collections.abc import Callable, Hashable
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible

from enix_desktop.engine.rules import Seat
from enix_desktop.ui.table.cursor import TableCursor
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.accessible import AccessibleItem, Path
from tests.toy.rules.table import DARK, FIELDS, FREE
from tests.toy.rules.view import View
from tests.toy.ui.items import PaperThing
from tests.toy.ui.scene import DELETE, Group, SparksScene
from tests.toy.ui.words import field_name, said

_ROLES = QAccessible.Role


class SparksTree:
    """`ui.widgets.accessible.Tree`: groups of fields, numbers and players, from what the scene shows."""

    def __init__(
        self, scene: SparksScene, cursor: TableCursor, names: PlayerNames, choose: Callable[[Spot], None]
    ) -> None:
        self._scene, self._cursor, self._names, self._choose = scene, cursor, names, choose

    def item(self, path: Path) -> AccessibleItem | None:
        """What lies there, if anything does."""
        view = self._scene.view_shown
        match path:
            case ():
                return self._group("table", ("board", "keys", "players"))
            case ("board",):
                return self._group("board", tuple(FIELDS))
            case ("keys",):
                faces = [face for face, key in self._scene.keys.items() if key.isVisible()]
                return self._group("keys", tuple(faces), self._scene.question.text)
            case ("players",):
                return self._group("players", tuple(range(len(self._scene.places))))
            case ("board", int(field)) if view is not None:
                name = field_name(field)
                return self._chosen(
                    Spot(Group.BOARD, field), name[0].upper() + name[1:], self._holder(view, field)
                )
            case ("keys", str(face)) if self._scene.keys[face].isVisible():
                return self._chosen(Spot(Group.KEYS, face), said("button.delete") if face == DELETE else face)
            case ("players", int(seat)) if view is not None:
                return AccessibleItem(
                    self.player(view, seat), _ROLES.StaticText, _place(self._scene.places[seat])
                )
            case _:
                return None

    def focused(self) -> Path | None:
        """What the ring of the keyboard is around."""
        spot = self._cursor.ringed
        return None if spot is None else (spot.group.value, spot.key)

    def take_focus(self, path: Path) -> None:
        """Let the ring go there."""
        match path:
            case (str(group), key) if group in ("board", "keys"):
                self._cursor.go_to(Spot(Group(group), key))

    def board(self) -> list[str]:
        """The whole board in sentences."""
        view = self._scene.view_shown
        if view is None:
            return []
        fields = [f"{field_name(field).capitalize()}: {self._holder(view, field)}." for field in FIELDS]
        return [*(self.player(view, seat) for seat in range(len(view.sparks))), *fields]

    def player(self, view: View, seat: Seat) -> str:
        """A player with sparks and bid."""
        facts = [said("item.sparks", sparks=view.sparks[seat])]
        if self._scene.has_bid(view, seat):
            bid = view.bids[seat]
            facts.append(said("item.hidden-bid") if bid is None else said("item.bid", sparks=bid))
        if seat == view.active:
            facts.append(said("item.turn"))
        return said("item.player", player=self._names.player(seat), facts=". ".join(facts))

    def _holder(self, view: View, field: int) -> str:
        holder = view.board[field]
        if holder in (FREE, DARK):
            return said("item.free" if holder == FREE else "item.dark")
        return said("item.lit", player=self._names.player(holder))

    def _group(self, name: str, children: tuple[Hashable, ...], about: str = "") -> AccessibleItem:
        return AccessibleItem(
            said(f"item.{name}"), _ROLES.Grouping, self._scene.sceneRect(), about, children=children
        )

    def _chosen(self, spot: Spot, name: str, about: str = "") -> AccessibleItem:
        """Something that can be chosen, if the mode says so."""
        item = self._scene.item_at(spot)
        can = spot in self._cursor.spots()
        press = partial(self._choose, spot) if can else None
        return AccessibleItem(name, _ROLES.Button, QRectF() if item is None else _place(item), about, press)


def _place(item: PaperThing) -> QRectF:
    return item.outline().boundingRect()
