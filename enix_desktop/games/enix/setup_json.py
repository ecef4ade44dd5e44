"""The setup of a game as JSON: tables, tiles, hands and stacks (S1 to S3)."""

from collections.abc import Mapping

from enix_desktop.engine.errors import BrokenRecord
from enix_desktop.engine.reading import Node
from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import (
    ENERGIES,
    ENERGY_BY_KEY,
    Components,
    Energy,
    components_of_version,
)
from enix_desktop.games.enix.layout import FARTHEST_AT_FIRST, Layout, is_ring_around_solar
from enix_desktop.games.enix.table import (
    EDITION_BY_KEY,
    FEWEST_SEATS,
    MOST_SEATS,
    Composition,
    Numbers,
    Setup,
    Table,
)
from enix_desktop.geometry.hexes import SIDES, Hex
from enix_desktop.geometry.judge import judge

MOST_ROUNDS = 10_000


def setup_json(setup: Setup) -> Mapping[str, object]:
    """The setup as JSON."""
    table, layout = setup.table, setup.layout
    ids = [card.id for card in table.components.cards]
    numbers = table.numbers
    document: dict[str, object] = {
        "edition": table.edition.value,
        "components": table.components.version,
        "numbers": {
            "limit": numbers.limit,
            "hand_size": numbers.hand_size,
            "stack_count": numbers.stack_count,
        },
        "tiles": {
            tile.key: {"cell": list(layout.cells[tile]), "rotation": layout.rotations[tile]}
            for tile in ENERGIES
        },
        "hands": [[ids[card] for card in hand] for hand in setup.hands],
        "stacks": [[ids[card] for card in stack] for stack in setup.stacks],
    }
    if setup.composed is not None:
        document["composed"] = {
            "pawns": [pawn.key for pawn in setup.composed.pawns],
            "cap": None if setup.composed.cap is None else setup.composed.cap.key,
            "discard": [ids[card] for card in setup.composed.discard],
            **({"round": setup.composed.round} if setup.composed.round > 1 else {}),
        }
    return document


def read_setup(node: Node, seats: int) -> Setup:
    """The setup that *node* describes, or an error that names the place or the broken rule."""
    node.only("edition", "components", "numbers", "tiles", "hands", "stacks", "composed")
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise node.fail(f"ENIX is played by {FEWEST_SEATS} to {MOST_SEATS} players, not by {seats} (C6)")
    components = _components(node["components"])
    numbers = _numbers(node["numbers"])
    table = Table(components, node["edition"].one_of(EDITION_BY_KEY, "edition"), seats, numbers)
    composed = node.get("composed")
    setup = Setup(
        table,
        _layout(node["tiles"]),
        tuple(tuple(sorted(read_cards(hand, components))) for hand in node["hands"].items(seats, seats)),
        tuple(
            read_cards(stack, components)
            for stack in node["stacks"].items(numbers.stack_count, numbers.stack_count)
        ),
        None if composed is None else _composition(composed, components, seats),
    )
    _check_every_card_once(setup)
    if setup.composed is None:
        _check_beginning(setup)
    else:
        _check_composition(setup)
    return setup


def read_cards(node: Node, components: Components) -> tuple[Card, ...]:
    """A list of card ids."""
    return tuple(read_card(card, components) for card in node.items(most=len(components.cards)))


def read_card(node: Node, components: Components) -> Card:
    """A card id."""
    return node.one_of(components.card_by_id, "card")


def read_energy(node: Node | None) -> Energy | None:
    """The key of an energy, or None where there is none."""
    return None if node is None else node.one_of(ENERGY_BY_KEY, "energy")


def read_cell(node: Node, farthest: int) -> Hex:
    """A cell as [q, r], neither of them farther from zero than *farthest*."""
    q, r = (item.integer(-farthest, farthest) for item in node.items(2, 2))
    return Hex(q, r)


def _components(node: Node) -> Components:
    version = node.integer(1, 10**6)
    components = components_of_version(version)
    if components is None:
        raise node.fail(f"version {version} of the components is not known to this program")
    return components


def _numbers(node: Node) -> Numbers:
    node.only("limit", "hand_size", "stack_count")
    return Numbers(
        node["limit"].integer(1, 1000), node["hand_size"].integer(1, 20), node["stack_count"].integer(1, 10)
    )


def _layout(node: Node) -> Layout:
    node.only(*ENERGY_BY_KEY)
    tiles = [node[key].only("cell", "rotation") for key in ENERGY_BY_KEY]
    return Layout(
        tuple(read_cell(tile["cell"], FARTHEST_AT_FIRST) for tile in tiles),
        tuple(tile["rotation"].integer(0, SIDES - 1) for tile in tiles),
    )


def _composition(node: Node, components: Components, seats: int) -> Composition:
    node.only("pawns", "cap", "discard", "round")
    pawns = tuple(pawn.one_of(ENERGY_BY_KEY, "energy") for pawn in node["pawns"].items(seats, seats))
    number = node.get("round")
    return Composition(
        pawns,
        read_energy(node.get("cap")),
        read_cards(node["discard"], components),
        1 if number is None else number.integer(1, MOST_ROUNDS),
    )


def _check_every_card_once(setup: Setup) -> None:
    discard = setup.composed.discard if setup.composed else ()
    cards = sorted(card for pile in (*setup.hands, *setup.stacks, discard) for card in pile)
    if cards != list(range(len(setup.table.components.cards))):
        raise BrokenRecord("every card must be in exactly one place", "S2")


def _check_beginning(setup: Setup) -> None:
    if not is_ring_around_solar(setup.layout):
        raise BrokenRecord("every tile must share a side with the solar tile", "S1")
    size = setup.table.numbers.hand_size
    if any(len(hand) != size for hand in setup.hands):
        raise BrokenRecord(f"everybody must begin with {size} cards", "S2")
    heights = [len(stack) for stack in setup.stacks]
    if max(heights) - min(heights) > 1 or min(heights) == 0:
        raise BrokenRecord("the stacks must be as even as possible", "S2")


def _check_composition(setup: Setup) -> None:
    if not judge(setup.layout.cells).is_sound:
        raise BrokenRecord("the tiles must hang together without overlapping", "A5")
    if not any(setup.hands):
        raise BrokenRecord("somebody must have a card to begin with", "R1")
    assert setup.composed is not None
    left = sum(map(len, setup.stacks)) + len(setup.composed.discard)
    if not all(setup.stacks) and left >= setup.table.numbers.stack_count:
        raise BrokenRecord("no stack can be empty while there are enough cards", "K2")
