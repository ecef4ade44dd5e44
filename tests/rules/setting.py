"""How a composed position is described: tiles, pawns, hands, stacks; what is not said is filled in."""

from collections.abc import Mapping

from enix_desktop.engine.chance import SeededChance
from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import ENERGIES, ENERGY_BY_KEY, Energy, standard_components
from enix_desktop.games.enix.dealing import deal
from enix_desktop.games.enix.layout import Layout
from enix_desktop.games.enix.table import EDITION_BY_KEY, Composition, Options, Setup, Table
from enix_desktop.geometry.hexes import Hex
from tests.rules.situation import texts
from tests.rules.words import NotUnderstood, Vocabulary, card_called, card_name

ENTRIES = {"edition", "seats", "seed", "dealt", "tiles", "hands", "pawns", "cap"} | {
    "discard",
    "tops",
    "stacks",
    "rest",
    "moves",
}

USUAL_TILES: Mapping[Energy, tuple[Hex, int]] = {
    Energy.SOLAR: (Hex(0, 0), 0),
    Energy.HYDRO: (Hex(1, 0), 3),
    Energy.GEOTHERMAL: (Hex(0, 1), 3),
    Energy.OCEAN: (Hex(-1, 1), 3),
    Energy.WIND: (Hex(-1, 0), 0),
    Energy.BIOMASS: (Hex(0, -1), 4),
}
"""Ways: solar-hydro 1, solar-geothermal 2, solar-wind 3, solar-ocean 5, ocean-wind 1, geothermal-ocean 4."""

_places: Vocabulary[None] = Vocabulary()
_places("{cell} turned {number}")(None)
_rests: Vocabulary[None] = Vocabulary()
_rests("seat {seat}")(None)

STACKS = 5


def setup_of(compose: Mapping[str, object]) -> Setup:
    """The setup that the table *compose* describes."""
    if unknown := set(compose) - ENTRIES:
        raise NotUnderstood(f"unknown entries in [compose]: {', '.join(sorted(unknown))}")
    edition = EDITION_BY_KEY[str(compose.get("edition", "english"))]
    if "dealt" in compose:
        seats, seed = compose["seats"], compose.get("seed", 1)
        assert isinstance(seats, int)
        assert isinstance(seed, int)
        return deal(Options(Table(standard_components(), edition, seats)), SeededChance(seed))
    hands = _piles(compose["hands"])
    table = Table(standard_components(), edition, len(hands))
    pawns = [ENERGY_BY_KEY[name] for name in texts(compose.get("pawns", ["solar"] * len(hands)))]
    cap = ENERGY_BY_KEY[str(compose["cap"])] if "cap" in compose else None
    discard = [card_called(name) for name in texts(compose.get("discard", []))]
    tops = [card_called(name) for name in texts(compose.get("tops", []))]
    stacks = _piles(compose.get("stacks", []))
    rest = _unmentioned([*hands, *stacks, discard, tops])
    where = str(compose.get("rest", "stacks"))
    if where == "stacks":
        stacks = _filled(stacks, tops, rest)
    elif where == "discard":
        discard += rest
    else:
        _, words = _rests.understand(where)
        hands[words.seat()] += rest
    stacks += [[] for _ in range(STACKS - len(stacks))]
    return Setup(
        table,
        _layout(compose.get("tiles", {})),
        tuple(tuple(sorted(hand)) for hand in hands),
        tuple(tuple(stack) for stack in stacks),
        Composition(tuple(pawns), cap, tuple(discard)),
    )


def _piles(value: object) -> list[list[Card]]:
    assert isinstance(value, list), "a list of piles is expected"
    return [[card_called(name) for name in texts(pile)] for pile in value]


def _unmentioned(piles: list[list[Card]]) -> list[Card]:
    """The cards in none of the *piles*, biomass first: a tile that few pawns reach."""
    mentioned = [card for pile in piles for card in pile]
    if twice := sorted({card_name(card) for card in mentioned if mentioned.count(card) > 1}):
        raise NotUnderstood(f"mentioned twice: {', '.join(twice)}")
    energies = standard_components().energies
    rest = [card for card in range(len(energies)) if card not in mentioned]
    return sorted(rest, key=lambda card: (-energies[card], card))


def _filled(stacks: list[list[Card]], tops: list[Card], rest: list[Card]) -> list[list[Card]]:
    """Five stacks: those given as they are, the others from *rest* evenly, with the *tops* on top."""
    stacks = [list(stack) for stack in stacks]
    open_places = range(len(stacks), STACKS)
    if not open_places and rest:
        raise NotUnderstood('all stacks are given: say with "rest" where the other cards are')
    stacks += [rest[place - len(stacks) :: len(open_places)][::-1] for place in open_places]
    for place, top in enumerate(tops):
        stacks[place].append(top)
    return stacks


def _layout(tiles: object) -> Layout:
    assert isinstance(tiles, dict), "tiles: a table is expected"
    places = dict(USUAL_TILES)
    for name, place in tiles.items():
        _, words = _places.understand(str(place))
        places[ENERGY_BY_KEY[str(name)]] = words.cell(), words.number()
    return Layout(tuple(places[tile][0] for tile in ENERGIES), tuple(places[tile][1] for tile in ENERGIES))
