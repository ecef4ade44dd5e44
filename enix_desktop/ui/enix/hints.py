"""Hints of ENIX: the words, and lights on cards, tiles, ways and buttons."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from enix_desktop.app.play.table_driver import Hint
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import (
    Cross,
    EndGame,
    LayCard,
    Move,
    Pass,
    PlaceTile,
    PlayEnix,
    Refill,
    Steal,
    Stop,
    TakeCards,
)
from enix_desktop.games.enix.view import View
from enix_desktop.ui.enix.board_geometry import TILE_RADIUS, centre
from enix_desktop.ui.enix.hint_lights import around_back, around_tile, placement, way
from enix_desktop.ui.enix.hint_words import HintWords
from enix_desktop.ui.enix.table_scene import TableScene
from enix_desktop.ui.table.lamp import CardRing

_BUTTONS: dict[type[object], str] = {EndGame: "end", Stop: "stop", Pass: "pass"}
"""The untranslated names of the buttons by which these moves are made."""


class EnixHints:
    """What ENIX knows about a hint."""

    def __init__(self, scene: TableScene, words: HintWords) -> None:
        self._scene, self._words = scene, words

    def what(self, hint: Hint) -> str:
        """What a skilled player would do."""
        return self._words.what(hint.decision.view, hint.move)

    def why(self, hint: Hint) -> str:
        """Why a skilled player would do it."""
        return self._words.why(hint.move, hint.reason)

    def stays_lit(self, hint: Hint) -> bool:
        """The ghost of a tile stays while it is being placed."""
        return isinstance(hint.move, PlaceTile)

    def light(self, hint: Hint) -> tuple[Sequence[QGraphicsItem], str]:
        """Put lights on what is meant, and name the button that is meant, if any."""
        scene, board = self._scene, self._scene.board
        view: View = hint.decision.view
        move: Move = hint.move
        match move:
            case LayCard(card):
                return [CardRing(scene.hand.cards[card])], ""
            case Cross(tile):
                tiles: tuple[Energy, ...] = (tile,)
                onward = hint.reason.facts.get("way")
                if isinstance(onward, tuple):
                    tiles = onward
                here = view.pawns[view.seat]
                return [way(board, (here, *tiles)), around_tile(board, tile)], ""
            case TakeCards(stacks):
                return [CardRing(scene.stacks[position]) for position in stacks], ""
            case Refill(stack):
                return [CardRing(scene.stacks[stack])], ""
            case Steal(victim, energy):
                return [around_back(scene.places[victim], energy)], ""
            case PlaceTile():
                around, spot = TILE_RADIUS * 1.2, centre(move.cell)
                lights = placement(board, view.table.components, move)
                scene.reveal(QRectF(spot, spot).adjusted(-around, -around, around, around))
                return lights, ""
            case PlayEnix(card, target):
                ring = CardRing(scene.hand.cards[card])
                return ([ring], "cap_off") if target is None else ([ring, around_tile(board, target)], "")
            case _:
                return [], _BUTTONS[type(move)]
