"""What lies on the table as a tree of things, made from the view that the table shows and nothing else."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAccessible

from enix_desktop.engine.rules import EVERYBODY, Seat
from enix_desktop.games.enix.cardset import Card, cards_of
from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.games.enix.view import View
from enix_desktop.geometry.hexes import SIDES, Hex
from enix_desktop.ui.enix.accessible.board_places import cell_place, tile_place, turning_place
from enix_desktop.ui.enix.accessible.board_words import BoardWords
from enix_desktop.ui.enix.accessible.competition_tree import CompetitionTree
from enix_desktop.ui.enix.accessible.item_words import ItemWords
from enix_desktop.ui.enix.accessible.touch import Touch
from enix_desktop.ui.enix.place_facts import laid_cards
from enix_desktop.ui.enix.placing_mode import PlaceMode
from enix_desktop.ui.enix.spots import Group
from enix_desktop.ui.enix.table_scene import TableScene
from enix_desktop.ui.table.cursor import TableCursor
from enix_desktop.ui.table.shapes import CARD_HEIGHT, CARD_WIDTH
from enix_desktop.ui.table.spot_tree import lying
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.view import TableView
from enix_desktop.ui.widgets.accessible import AccessibleItem, Path

_ROLES = QAccessible.Role


def spot_at(path: Path) -> Spot | None:
    """What the keyboard calls the thing at *path*, if it can go there."""
    match path:
        case ("hand", int(card)):
            return Spot(Group.HAND, card)
        case ("board", Energy() as tile):
            return Spot(Group.BOARD, tile)
        case ("stacks", int(position)):
            return Spot(Group.STACKS, position)
        case ("players", int(seat)):
            return Spot(Group.PLACES, (seat, None))
        case ("players", int(seat), ("back", Energy() as energy)):
            return Spot(Group.PLACES, (seat, energy))
        case _:
            return None


def path_of(spot: Spot) -> Path:
    """Where the thing at *spot* is in the tree."""
    match spot.group:
        case Group.HAND:
            return "hand", spot.key
        case Group.BOARD:
            return "board", spot.key
        case Group.STACKS:
            return "stacks", spot.key
        case _:
            seat, energy = spot.key
            return ("players", seat) if energy is None else ("players", seat, ("back", energy))


class TableTree:
    """Answers from what the scene shows now; what the viewer may not see is nowhere in it."""

    def __init__(
        self,
        view: TableView,
        scene: TableScene,
        cursor: TableCursor,
        things: ItemWords,
        board: BoardWords,
    ) -> None:
        self._scene, self._cursor = scene, cursor
        self._words, self._board = things, board
        self._touch = Touch(view, scene)
        self._competition = CompetitionTree(scene.competition, things.names, things)

    def item(self, path: Path) -> AccessibleItem | None:
        view = self._scene.view_shown
        if view is None:
            return None
        match path:
            case ():
                hand = () if view.seat == EVERYBODY else ("hand",)
                tied = self._competition.children_of_table
                return self._group(self._words.table(), ("board", *tied, *hand, "stacks", "players"))
            case ("competition", *rest):
                return self._competition.item(*rest)
            case ("board", *rest):
                return self._on_board(view, *rest)
            case ("hand", *rest):
                return self._in_hand(view, *rest)
            case ("stacks", *rest):
                return self._in_stacks(view, *rest)
            case ("players", *rest):
                return self._among_players(view, *rest)
            case _:
                return None

    def focused(self) -> Path | None:
        """What the ring of the keyboard is around."""
        spot = self._cursor.ringed
        return None if spot is None else path_of(spot)

    def take_focus(self, path: Path) -> None:
        """Let the ring go there."""
        spot = spot_at(path)
        if spot is not None:
            self._cursor.go_to(spot)

    def _group(self, name: str, children: tuple[object, ...], role: QAccessible.Role = _ROLES.Grouping,
               place: QRectF | None = None, about: str = "") -> AccessibleItem:  # fmt: skip
        place = self._scene.sceneRect() if place is None else place
        return AccessibleItem(name, role, place, about, children=children)

    def _press(self, path: Path) -> Callable[[], None] | None:
        """What a click does, where one means something now."""
        spot = spot_at(path)
        if spot is None or spot not in self._cursor.spots():
            return None
        return partial(self._touch.click, spot)

    # The board

    def _on_board(self, view: View, *rest: object) -> AccessibleItem | None:
        match rest:
            case ():
                return self._whole_board(view)
            case (Energy() as tile,):
                return self._tile(view, tile)
            case (("cell", int(q), int(r)),):
                return self._cell(view, Hex(q, r))
            case (("turn", int(steps)),):
                return self._turning(steps)
            case (("piece", int(seat)),) if seat < len(view.pawns):
                name = self._words.piece(seat, self._board.piece(seat))
                place = self._scene.board.pawns[seat].sceneBoundingRect()
                return AccessibleItem(name, _ROLES.Graphic, place, self._words.on_tile(view.pawns[seat]))
            case ("cap",):
                words = self._words
                about = words.beside_board() if view.cap is None else words.on_tile(view.cap)
                place = self._scene.board.cap.sceneBoundingRect()
                return AccessibleItem(words.cap(), _ROLES.Graphic, place, about)
            case _:
                return None

    @property
    def _placing(self) -> tuple[PlaceMode, Energy] | None:
        """The tile in hand, and the mode that knows where it may go."""
        mode = self._cursor.mode
        if not isinstance(mode, PlaceMode) or mode.tile_in_hand is None:
            return None
        return mode, mode.tile_in_hand

    def _whole_board(self, view: View) -> AccessibleItem:
        children: list[object] = [*ENERGIES]
        if self._placing is not None:
            mode, _ = self._placing
            children += [("turn", 1), ("turn", -1)]
            children += [("cell", *cell) for cell in mode.free_cells()]
        children += [("piece", seat) for seat in range(len(view.pawns))]
        return self._group(self._words.board(), (*children, "cap"), place=self._scene.plan.board, about="")

    def _tile(self, view: View, tile: Energy) -> AccessibleItem:
        place = tile_place(self._scene.board, tile)
        path: Path = ("board", tile)
        press, mode = self._press(path), self._cursor.mode
        if self._placing is not None and self._placing[1] == tile:
            placing = self._placing[0]
            sides = (placing.turn - view.layout.rotations[tile]) % SIDES
            where = self._words.move_there(tile, self._board.cell(view.layout, placing.cell, tile))
            about = f"{self._words.turned(sides)} {where} {placing.about(Spot(Group.BOARD, tile))}".strip()
            return AccessibleItem(self._words.in_hand(tile), _ROLES.Button, place, about, press, True)
        about = self._board.tile(view, tile)
        if mode is not None:
            about = f"{mode.about(Spot(Group.BOARD, tile))} {about}".strip()
        return AccessibleItem(self._words.names.energy(tile), _ROLES.Button, place, about, press)

    def _cell(self, view: View, cell: Hex) -> AccessibleItem | None:
        if self._placing is None or cell not in self._placing[0].free_cells():
            return None
        mode, tile = self._placing
        return AccessibleItem(
            self._words.move_there(tile, self._board.cell(view.layout, cell, tile)),
            _ROLES.Button,
            cell_place(self._scene.board, cell),
            press=partial(self._touch.drag, tile, cell),
            is_chosen=mode.cell == cell,
        )

    def _turning(self, steps: int) -> AccessibleItem | None:
        if self._placing is None or abs(steps) != 1:
            return None
        _, tile = self._placing
        place = turning_place(self._scene.board, tile, steps)
        name = self._words.turn_tile(tile, steps > 0)
        return AccessibleItem(name, _ROLES.Button, place, press=partial(self._touch.turn, steps))

    # Cards

    def _in_hand(self, view: View, *rest: object) -> AccessibleItem | None:
        cards = self._scene.hand.cards
        match rest:
            case () if view.seat != EVERYBODY:
                name = self._words.hand(view.seat)
                return self._group(name, tuple(cards), _ROLES.List, self._scene.plan.hand)
            case (int(card),) if card in cards:
                item = cards[card]
                is_chosen = bool(item.lift)
                return self._card(card, lying(item), _ROLES.ListItem, ("hand", card), is_chosen)
            case _:
                return None

    def _card(
        self, card: Card, place: QRectF, role: QAccessible.Role, path: Path, is_chosen: bool = False
    ) -> AccessibleItem:
        name = self._words.names.card(card)
        about = self._words.about_card(self._scene.table.components.cards[card])
        return AccessibleItem(name, role, place, about, self._press(path), is_chosen)

    def _in_stacks(self, view: View, *rest: object) -> AccessibleItem | None:
        stacks, pile = self._scene.stacks, self._scene.pile
        match rest:
            case ():
                place = self._scene.plan.stacks[0]
                for other in (*self._scene.plan.stacks, self._scene.plan.pile):
                    place = place.united(other)
                return self._group(self._words.stacks(), (*range(len(stacks)), "pile"), place=place)
            case (int(position),) if position < len(stacks):
                item = stacks[position]
                name = self._words.stack(position, view.stack_tops[position], view.stack_heights[position])
                press = self._press(("stacks", position))
                return AccessibleItem(name, _ROLES.Button, lying(item), "", press, bool(item.lift))
            case ("pile",):
                top = view.discard[-1] if view.discard else None
                name = self._words.pile(top, len(view.discard))
                face = None if top is None else self._scene.table.components.cards[top]
                about = "" if face is None else self._words.about_card(face)
                return AccessibleItem(name, _ROLES.Graphic, lying(pile), about)
            case _:
                return None

    # Players

    def _among_players(self, view: View, *rest: object) -> AccessibleItem | None:
        places = self._scene.places
        match rest:
            case ():
                return self._group(self._words.players(), tuple(range(len(places))), _ROLES.List)
            case (int(seat),) if seat < len(places):
                return self._place(view, seat)
            case (int(seat), ("laid", int(index))) if index < len(laid_cards(view, seat)):
                return self._laid_card(seat, index, laid_cards(view, seat)[index])
            case (int(seat), ("open", int(card))) if card in self._open_cards(view, seat):
                return self._card(card, places[seat].sceneBoundingRect(), _ROLES.Graphic, ())
            case (int(seat), ("back", Energy() as energy)) if energy in self._backs(view, seat):
                place = places[seat].mapRectToScene(places[seat].back(energy))
                name = self._words.backs(energy, view.hand_energies[seat][energy])
                press = self._press(("players", seat, ("back", energy)))
                return AccessibleItem(name, _ROLES.Button, place, press=press)
            case _:
                return None

    def _place(self, view: View, seat: Seat) -> AccessibleItem:
        laid = [("laid", index) for index in range(len(laid_cards(view, seat)))]
        hand = [("open", card) for card in self._open_cards(view, seat)]
        hand += [("back", energy) for energy in self._backs(view, seat)]
        values = self._scene.table.components.values
        points = sum(values[card] for card in view.laid[seat]) if view.laid[seat] else None
        total = self._scene.open_total(view, seat)
        about = self._words.about_place(view, seat, self._board.piece(seat), total, points)
        place = self._scene.places[seat].sceneBoundingRect()
        name, press = self._words.names.player(seat), self._press(("players", seat))
        return AccessibleItem(name, _ROLES.ListItem, place, about, press, children=(*laid, *hand))

    def _laid_card(self, seat: Seat, index: int, card: Card | None) -> AccessibleItem:
        middle, scale = self._scene.places[seat].laid_spot(index)
        half = QPointF(CARD_WIDTH * scale / 2, CARD_HEIGHT * scale / 2)
        place = QRectF(middle - half, middle + half)
        if card is None:
            return AccessibleItem(self._words.face_down(), _ROLES.Graphic, place)
        return self._card(card, place, _ROLES.Graphic, ())

    def _open_cards(self, view: View, seat: Seat) -> list[Card]:
        """The cards of an open hand; the viewer's own hand lies at the bottom of the table."""
        return [] if seat == view.seat else list(cards_of(self._scene.open_cards(view, seat) or 0))

    def _backs(self, view: View, seat: Seat) -> list[Energy]:
        """The backs of a hand that does not lie open."""
        if self._scene.open_cards(view, seat) is not None:
            return []
        return [energy for energy in ENERGIES if view.hand_energies[seat][energy]]
