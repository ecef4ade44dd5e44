"""The table of Hertzschlag for screen readers: what lies there in words, and what choosing it does."""

from collections.abc import Callable, Hashable

from PySide6.QtGui import QAccessible

from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.hertzschlag.faces import PLANTS
from enix_desktop.games.hertzschlag.moves import Place, Word
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.ui.hertzschlag.table import labels
from enix_desktop.ui.hertzschlag.table.hand_item import HandItem
from enix_desktop.ui.hertzschlag.table.scene import HertzschlagScene
from enix_desktop.ui.hertzschlag.table.spoken import SpokenWords, fact, said
from enix_desktop.ui.hertzschlag.table.spots import Group
from enix_desktop.ui.table.cursor import TableCursor
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spot_tree import SpotTree, lying
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import ThingItem
from enix_desktop.ui.widgets.accessible import AccessibleItem, Path

_ROLES = QAccessible.Role
_GROUPS = {"hand": Group.HAND, "places": Group.PLACE, "words": Group.WORD, "euros": Group.EURO}
"""What can be chosen, by its name in the tree."""


def path_of(spot: Spot) -> Path:
    """Where the thing at *spot* is in the tree."""
    if spot.group is Group.SEAT:
        return "players", spot.key
    return next(name for name, group in _GROUPS.items() if group is spot.group), spot.key


def spot_at(path: Path) -> Spot | None:
    """What the keyboard calls the thing at *path*, if it can go there."""
    match path:
        case (str(group), key) if group in _GROUPS:
            return Spot(_GROUPS[group], key)
        case _:
            return None


class HertzschlagTree(SpotTree):
    """Answers from what the scene shows now."""

    _scene: HertzschlagScene

    def __init__(
        self,
        scene: HertzschlagScene,
        cursor: TableCursor,
        names: PlayerNames,
        choose: Callable[[Spot], None],
        about: Callable[[Spot], str],
    ) -> None:
        super().__init__(scene, cursor, choose, about, path_of=path_of, spot_at=spot_at)
        self._names = names
        self._words = SpokenWords(scene, names)

    def item(self, path: Path) -> AccessibleItem | None:
        """What lies there, if anything does."""
        view = self._scene.view_shown
        if view is None:
            return None
        match path:
            case ():
                return self._group("table", self._groups(), _ROLES.Grouping)
            case ("hand", *rest):
                return self._in_hand(view, *rest)
            case ("places" | "words" | "euros", *_):
                return self._to_choose(path)
            case ("grid", *rest):
                return self._in_grid(view, *rest)
            case ("goals", *rest):
                return self._in_letter(*rest)
            case ("row", *rest):
                return self._in_row(*rest)
            case ("players", *rest):
                return self._among_players(view, *rest)
            case _:
                return None

    def board(self) -> list[str]:
        """The whole table in sentences."""
        view, words, scene = self._scene.view_shown, self._words, self._scene
        if view is None:
            return []
        texts = [words.round(view), words.scale(view), words.scale_facts(view), fact(*words.event(view))]
        texts += [words.plant(view, plant) for plant in PLANTS]
        texts.append(words.facts(view))
        for seat in range(view.table.seats):
            facts = f"{words.player_facts(view, seat)} {words.removed(view, seat)}"
            texts.append(fact(self._names.player(seat), facts))
        texts += [words.laid(laid) for laid in scene.desk.row.cards]
        texts += [words.goal(goal, progress) for goal, progress in scene.goal.goals]
        if self._hand is not None:
            texts.append(self._hand_name(view))
            texts += [words.card(card, view) for card in self._hand.cards]
        return texts

    def _groups(self) -> tuple[str, ...]:
        """What there is now; what can be chosen comes first."""
        desk = self._scene.desk
        chosen: dict[str, list[ThingItem]] = {
            "places": [*desk.pads.values()],
            "words": [*desk.words.values()],
            "euros": [*desk.euros.values()],
        }
        shown = [name for name, items in chosen.items() if any(item.isVisible() for item in items)]
        hand = [] if self._hand is None else ["hand"]
        goals = ["goals"] if self._scene.goal.goals else []
        row = ["row"] if desk.row.isVisible() else []
        return (*hand, *shown, "grid", *row, "players", *goals)

    # The hand

    @property
    def _hand(self) -> HandItem | None:
        """The viewer's, or the one that lies on the tray at the public table."""
        if self._scene.shows_hand:
            return self._scene.hand
        return self._scene.tray.hand if self._scene.tray.isVisible() else None

    def _hand_name(self, view: View) -> str:
        if view.seat == EVERYBODY:
            return labels.said("hand.own", count=len(self._scene.tray.hand.cards))
        return said("group.hand", player=self._names.player(view.seat))

    def _in_hand(self, view: View, *rest: object) -> AccessibleItem | None:
        hand = self._hand
        if hand is None:
            return None
        match rest:
            case ():
                place = self._scene.plan.hand if self._scene.shows_hand else self._scene.plan.tray
                return AccessibleItem(self._hand_name(view), _ROLES.List, place, children=tuple(hand.cards))
            case (int(card),) if card in hand.cards:
                return self._chosen(("hand", card), self._words.card(card, view), item=hand.cards[card])
            case _:
                return None

    # What can be chosen on the desk

    def _to_choose(self, path: Path) -> AccessibleItem | None:
        desk, words = self._scene.desk, self._words
        match path:
            case ("places",):
                return self._group("places", tuple(desk.pads))
            case ("words",):
                return self._group("words", tuple(desk.words))
            case ("euros",):
                shown = [euro for euro, item in desk.euros.items() if item.isVisible()]
                return self._group("euros", tuple(shown))
            case ("places", Place() as place) if desk.pads[place].isVisible():
                return self._chosen(path, words.place(place), role=_ROLES.Button)
            case ("words", Word() as word) if desk.words[word].isVisible():
                return self._chosen(path, words.word(word), role=_ROLES.Button)
            case ("euros", int(euro)) if euro in desk.euros and desk.euros[euro].isVisible():
                return self._chosen(path, words.euro(euro), role=_ROLES.Button)
            case _:
                return None

    # What everybody sees

    def _in_grid(self, view: View, *rest: object) -> AccessibleItem | None:
        scene, words = self._scene, self._words
        match rest:
            case ():
                clock = ("clock",) if scene.clock.isVisible() else ()
                return self._group("grid", ("scale", *clock, "round", "event", *PLANTS, "facts"))
            case ("clock",) if scene.clock.isVisible():
                left = labels.said("clock.seconds", count=scene.clock.left)
                return AccessibleItem(left, _ROLES.ListItem, scene.clock.boundingRect())
            case ("scale",):
                return self._seen(scene.board, words.scale(view), words.scale_facts(view))
            case ("round",):
                return self._seen(scene.rounds, words.round(view))
            case ("event",):
                return self._seen(scene.page, *words.event(view))
            case ("facts",):
                return self._seen(scene.facts, words.facts(view))
            case (int(plant),) if plant in PLANTS:
                return self._seen(scene.plants[plant], words.plant(view, PLANTS[plant]))
            case _:
                return None

    def _in_letter(self, *rest: object) -> AccessibleItem | None:
        letter = self._scene.goal
        match rest:
            case () if letter.goals:
                return self._group("goals", tuple(range(len(letter.goals))))
            case (int(number),) if number < len(letter.goals):
                return self._seen(letter, self._words.goal(*letter.goals[number]))
            case _:
                return None

    def _in_row(self, *rest: object) -> AccessibleItem | None:
        row = self._scene.desk.row
        seats = tuple(laid.seat for laid in row.cards)
        match rest:
            case ():
                return self._group("row", seats)
            case (int(seat),) if seat in seats:
                return self._seen(row, self._words.laid(row.of(seat)))
            case _:
                return None

    def _among_players(self, view: View, *rest: object) -> AccessibleItem | None:
        seats = tuple(range(view.table.seats))
        match rest:
            case ():
                return self._group("players", seats)
            case (int(seat),) if seat in seats:
                name, facts = self._names.player(seat), self._words.player_facts(view, seat)
                cards = tuple(view.displays[seat])
                place = lying(self._scene.places[seat])
                return AccessibleItem(name, _ROLES.ListItem, place, facts, children=cards)
            case (int(seat), int(card)) if seat in seats and card in view.displays[seat]:
                return self._seen(self._scene.places[seat], self._words.open_card(card))
            case _:
                return None

    def _group(
        self, name: str, children: tuple[Hashable, ...], role: QAccessible.Role = _ROLES.List
    ) -> AccessibleItem:
        return AccessibleItem(said(f"group.{name}"), role, self._scene.sceneRect(), children=children)

    @staticmethod
    def _seen(item: ThingItem, name: str, facts: str = "") -> AccessibleItem:
        """Something to be read."""
        return AccessibleItem(name, _ROLES.ListItem, lying(item), facts)
