"""A person who plays by clicking what is offered, and decides as a computer player would."""

from typing import Any

from PySide6.QtCore import Qt

from enix_desktop.catalogue import ENIX
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
from tests.gui.enix.table.person import Person
from tests.rules.words import card_name

MOST_ROUNDS = 60
"""The games of these tests are shorter; one that is not would keep everybody waiting."""


def choose(person: Person) -> Move:
    """What the casual player would do; a far cell is left alone if it lies outside the window."""
    decision = person.controller.decision
    assert decision is not None
    moves: Any = decision.moves
    if decision.view.phase is Phase.PLACE_TILE:
        room = person.view.viewport().rect().adjusted(60, 60, -60, -60)
        board = person.scene.plan.board
        moves = [
            move
            for move in moves
            if room.contains(person.cell(move.cell)) and board.contains(person.cell(move.cell).toPointF())
        ]
    if decision.view.phase is Phase.MOVE and not decision.view.moved:
        # A click on a tile takes the cheapest way there; the nearest tile has only one.
        roads = dict(decision.view.roads[decision.view.pawns[decision.seat]])
        moves = [min(moves, key=lambda move: roads[move.tile])]
    made = len(person.match.record.entries)
    view = ENIX.rules.view(person.state, decision.seat)  # people remember their hands
    chosen: Move = ENIX.player("casual").choose(view, moves, made).move
    return chosen


def perform(person: Person, move: Move) -> None:
    """Make *move* with the mouse."""
    match move:
        case LayCard(card):
            person.click(person.card(card_name(card)))
            person.click(person.card(card_name(card)))
        case EndGame():
            person.push("end")
        case PlaceTile(tile, cell, rotation):
            before = person.state.layout
            person.press(person.tile(tile))
            if cell != before.cells[tile]:
                person.move_to(person.cell(cell), person.tile(tile))
            person.release(person.cell(cell))
            for _ in range((rotation - before.rotations[tile]) % 6):
                person.wheel(person.cell(cell), -1)
            person.push("confirm")
        case Cross(tile):
            person.click(person.tile(tile))
        case Stop():
            person.push("stop")
        case TakeCards(stacks):
            taken = [item.position for item in person.scene.stacks if item.lift]
            for position in set(taken) ^ set(stacks):
                person.click(person.stack(position))
            person.push("take")
        case Steal(victim, energy):
            person.click(person.place(victim) if energy is None else person.back(victim, energy))
        case Refill(stack):
            person.click(person.stack(stack))
        case PlayEnix(card, tile):
            person.click(person.card(card_name(card)))
            person.click(person.cap_home() if tile is None else person.tile(tile))
        case Pass():
            person.key(Qt.Key.Key_Escape)


def play_on(person: Person, seconds: float = 60.0) -> None:
    """Click until the game is over."""
    while True:
        person.wait(lambda: person.controller.decision is not None or bool(person.outcomes), seconds)
        if person.outcomes:
            return
        assert person.state.round <= MOST_ROUNDS, "the game does not end"
        move = choose(person)
        count = len(person.match.record.entries)
        perform(person, move)
        made = [entry.move for entry in person.match.record.entries[count:]]
        if person.match.record.outcome is not None:
            continue  # whoever thinks in another process may have ended the game before the click
        assert move in made, f"{move} was clicked and {made} came of it; the prompt says: {person.prompt}"
