"""Two persons who take turns at one screen: what each decides is done with the mouse."""

import time
from typing import Any, assert_never

from enix_desktop.catalogue import CODECS, ENIX
from enix_desktop.engine.match import Match
from enix_desktop.engine.record_json import read
from enix_desktop.engine.rules import Seat
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
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.view import View
from enix_desktop.geometry.hexes import SIDES
from tests.e2e.family import NAMES, AnyMatch, choose, wants_to_interrupt
from tests.e2e.window import Window

DOUBLE_CLICK = 0.5
"""Seconds in which a list that has just opened takes a click for the second half of a double click."""


class Hands:
    """Looks at the window, decides and clicks, for whoever is asked."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._interrupting: set[Seat] = set()
        self._pictured: set[str] = set()
        self.curtains = 0
        self.drags = 0

    def start_game(self, seed: int) -> None:
        """From the start screen: two persons, no waiting for animations, and this seed."""
        window = self._window
        window.click("start:new")
        window.click("new:remove:3")
        window.click("new:remove:2")
        self._pick("new:player:1", "option:")
        self._pick("new:speed", "option:instant")
        window.click("new:more")
        window.click("new:seed")
        window.type(str(seed))
        self._picture("new game")
        window.click("new:start")

    def _pick(self, box: str, option: str) -> None:
        """Open a list and click one of its entries."""
        self._window.click(box)
        self._window.where(option)
        time.sleep(DOUBLE_CLICK)
        self._window.click(option)
        self._window.wait_for(lambda: self._window.ask("where", what=option).get("missing"), "closed list")

    def play(self, moves: int | None = None) -> None:
        """Play until the final screen, or until so many more decisions are made."""
        while moves is None or moves > 0:
            situation = self.wait_to_be_asked()
            if situation["page"] == "FinalScreen":
                return
            if situation["curtain"] is None:
                self._decide(situation)
                moves = None if moves is None else moves - 1
            else:
                self._lift(situation["curtain"])

    def wait_to_be_asked(self) -> dict[str, Any]:
        """What the window shows when somebody has to decide or to lift a curtain, or the game is over."""
        return self._window.wait_for(self._settled, "decision")

    def match(self) -> AnyMatch:
        """The game as far as it has been played."""
        return Match.resume(ENIX.rules, ENIX.codec, read(self._window.record(), CODECS), seed=0)

    def _settled(self) -> dict[str, Any] | None:
        now = self._window.situation()
        if now["page"] == "FinalScreen" or now["curtain"] is not None:
            return now
        return now if now["seat"] is not None and not now["is_showing"] else None

    def _asked(self) -> dict[str, Any] | None:
        now = self._settled()
        return now if now is not None and now["curtain"] is None else None

    def _lift(self, curtain: str) -> None:
        self._picture("curtain")
        self.curtains += 1
        self._window.click("curtain")
        # On a busy machine the curtain is still there for a moment.
        asked = self._window.wait_for(self._asked, "decision behind the curtain")
        assert curtain == f"I am {NAMES[asked['seat']]}"

    def _decide(self, situation: dict[str, Any]) -> None:
        match, seat = self.match(), situation["seat"]
        view = match.rules.view(match.state, seat)
        self._picture(view.phase.key)
        if view.phase is Phase.WINDOW:
            self._interrupting.discard(seat)
        elif view.phase.is_joint and wants_to_interrupt(view) and seat not in self._interrupting:
            self._interrupting.add(seat)
            self._window.click("interrupt")
        move = choose(view, match.rules.legal_moves(match.state, seat))
        self._do(view, move)
        before = len(match.record.entries)
        self._window.wait_for(lambda: self._window.situation()["moves"] > before, f"record of {move}")
        made = [entry.move for entry in self.match().record.entries[before:]]
        assert move in made, (move, made)

    def _do(self, view: View, move: Move) -> None:
        """Click what makes *move*."""
        window = self._window
        match move:
            case LayCard(card):
                window.click(f"card:{card}")
                window.click("button:lay")
            case EndGame():
                window.click("button:end")
                window.where("accept")
                self._picture("end")
                window.click("accept")
            case PlaceTile():
                self._place(view, move)
            case Cross(tile):
                window.click(f"tile:{tile.key}")
            case Stop():
                window.click("button:stop")
            case TakeCards(stacks):
                for stack, top in enumerate(view.stack_tops):
                    if top == view.pawns[view.seat] and stack not in stacks:
                        window.click(f"stack:{stack}")
                window.click("button:take")
            case Steal(victim, energy):
                assert energy is not None
                window.click(f"back:{victim}:{energy.key}")
            case Refill(stack):
                window.click(f"stack:{stack}")
            case PlayEnix(card, target):
                window.click(f"card:{card}")
                window.click("cap_home" if target is None else f"tile:{target.key}")
            case Pass():
                window.click("button:pass")
            case _:
                assert_never(move)

    def _place(self, view: View, move: PlaceTile) -> None:
        """Drag the tile, turn it by its handle and confirm."""
        window = self._window
        tile, cell = f"tile:{move.tile.key}", f"cell:{move.cell.q}:{move.cell.r}"
        window.drag(tile, cell)
        window.wait_for(lambda: window.where(tile) == window.where(cell), f"{tile} on {cell}")
        self.drags += 1
        for _ in range((move.rotation - view.layout.rotations[move.tile]) % SIDES):
            window.click("handle:turn")
        self._picture("tile dragged")
        window.click("handle:confirm")

    def _picture(self, name: str) -> None:
        """Keep the first picture of each kind."""
        if name not in self._pictured:
            self._pictured.add(name)
            self._window.picture(name)
