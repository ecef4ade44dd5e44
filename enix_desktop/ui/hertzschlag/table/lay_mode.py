"""The mode of laying a card: choose it, put it on one of two places, and confirm."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from enix_desktop.app.play.table_driver import Decision
from enix_desktop.games.hertzschlag.faces import Card
from enix_desktop.games.hertzschlag.moves import Lay, Place
from enix_desktop.ui.hertzschlag.table.modes import BACK, HertzschlagMode, Host
from enix_desktop.ui.hertzschlag.table.modes_words import played, said, taken, told_playing, told_taking
from enix_desktop.ui.hertzschlag.table.preview import playing, taking
from enix_desktop.ui.hertzschlag.table.spots import Group
from enix_desktop.ui.table.actions import Action
from enix_desktop.ui.table.cursor import ENTER
from enix_desktop.ui.table.mode import digit
from enix_desktop.ui.table.spots import Spot

_KEYS = {Qt.Key.Key_A: Place.ACTION, Qt.Key.Key_I: Place.INCOME}


class LayMode(HertzschlagMode):
    """One card to one place; until it is confirmed it can be taken back (A1)."""

    def __init__(self, host: Host, decision: Decision) -> None:
        super().__init__(host, decision)
        self.card: Card | None = None
        self.place: Place | None = None

    def enter(self) -> None:
        """Show what is chosen so far, and what that would do."""
        scene = self.scene
        scene.clear_marks()
        scene.desk.show_pads()
        self.preview(self.card)
        hand = [Spot(Group.HAND, card) for card in self.view.hand]
        if self.card is None:
            scene.offer(hand)
        else:
            scene.choose([Spot(Group.HAND, self.card), *self._chosen_place()])
            scene.offer(
                [Spot(Group.PLACE, place) for place in self._places(self.card) if place != self.place]
            )
        if self.place is not None:
            scene.desk.pads[self.place].show_card(self.card)
        self.host.say(self.prompt())
        self.host.offer(self.buttons())

    def _chosen_place(self) -> list[Spot]:
        return [] if self.place is None else [Spot(Group.PLACE, self.place)]

    def _places(self, card: Card) -> list[Place]:
        """Where *card* may be laid."""
        return [place for place in Place if self.judge(Lay(card, place)) is None]

    def prompt(self) -> str:
        """What is to be chosen, or what would happen."""
        components = self.view.table.components
        if self.card is None:
            return said("prompt.lay", player=self.player)
        if self.place is Place.INCOME:
            return taken(taking(self.view), self.card, components)
        line = played(playing(self.view, self.card), components)
        return line if self.place is not None else said("prompt.lay-where", line=line)

    def buttons(self) -> list[Action]:
        """Both places, a way back, and the decision."""
        both = [
            Action(
                said(f"button.{place}"),
                lambda place=place: self.put(place),  # type: ignore[misc]
                is_enabled=self.card is not None and place != self.place,
                name=str(place),
                is_half=True,
            )
            for place in Place
        ]
        text = said(f"button.confirm-{self.place or 'none'}")
        return [*both, Action(text, self.confirm, True, self.place is not None, "confirm")]

    def preview(self, card: Card | None) -> None:
        """Show what laying *card* would do on both places."""
        found, pads = self.show_way(card), self.scene.desk.pads
        pads[Place.ACTION].show_preview(found)
        pads[Place.INCOME].show_preview(taking(self.view))
        if card == self.card and self.place is Place.INCOME:
            self.scene.show_way(None)
            self.scene.goal.show_wished([change.after for _, change in taking(self.view).goals])

    def pick(self, card: Card | None) -> None:
        """Choose *card*; None chooses nothing."""
        self.card, self.place = card, None
        if card is not None:
            self.point_at(Group.HAND, card)
        self.enter()

    def put(self, place: Place) -> None:
        """Put the chosen card onto *place*, if that is allowed."""
        if self.card is None:
            self.host.say(said("prompt.card-first"))
            return
        move = Lay(self.card, place)
        refusal = self.judge(move)
        if refusal is not None:
            self.host.refuse(refusal, move)
            return
        self.place = place
        self.enter()

    def confirm(self) -> None:
        """Decide as it is chosen, if all is."""
        if self.card is not None and self.place is not None:
            self.host.decide(Lay(self.card, self.place))

    def let_go(self) -> bool:
        """Take the card back from its place, then let go of it."""
        if self.place is not None:
            self.place = None
        elif self.card is not None:
            self.card = None
        else:
            return False
        self.enter()
        return True

    def spots(self) -> Sequence[Sequence[Spot]]:
        hand = [Spot(Group.HAND, card) for card in self.view.hand]
        return [hand, [Spot(Group.PLACE, place) for place in Place]]

    def on_choose(self, spot: Spot, is_enter: bool) -> None:
        """A card or a place; Enter goes on with what is chosen already."""
        if is_enter and spot in (Spot(Group.HAND, self.card), Spot(Group.PLACE, self.place)):
            self.go_on()
        elif spot.group is Group.HAND and spot.key in self.view.hand:
            self.pick(None if spot.key == self.card and not is_enter else spot.key)
        elif spot.group is Group.PLACE:
            self.put(spot.key)

    def go_on(self) -> None:
        """Confirm, or play the card that is chosen."""
        if self.place is not None:
            self.confirm()
        elif self.card is not None:
            self.put(Place.ACTION)

    def can_drag(self, spot: Spot) -> bool:
        return spot.group is Group.HAND

    def on_drop(self, source: Spot, target: Spot | None) -> None:
        """On a place it is laid there, on the town it is played; elsewhere it goes back."""
        if target is None or target.group not in (Group.PLACE, Group.SCALE):
            self.pick(source.key)
            return
        self.card, self.place = source.key, None
        self.enter()
        self.put(target.key if target.group is Group.PLACE else Place.ACTION)

    def on_hover(self, spot: Spot | None) -> None:
        """Show what the card under the mouse would do; else the chosen one."""
        if not self.scene.is_dragging:
            is_card = spot is not None and spot.group is Group.HAND and spot.key in self.view.hand
            self.preview(spot.key if is_card and spot is not None else self.card)

    def on_key(self, event: QKeyEvent) -> bool:
        """Digits are cards, twice the other place; A plays, I is income, Enter confirms, Backspace undoes."""
        number, key = digit(event), event.key()
        if 0 <= number < len(self.view.hand):
            self._press(self.view.hand[number])
            return True
        if key in _KEYS:
            self.put(_KEYS[Qt.Key(key)])
            return True
        if key in BACK:
            return self.let_go()
        if key in ENTER and self.card is not None:
            self.go_on()
            return True
        return False

    def _press(self, card: Card) -> None:
        if card != self.card:
            self.pick(card)
        else:
            self.put(Place.INCOME if self.place is Place.ACTION else Place.ACTION)

    def about(self, spot: Spot) -> str:
        """What laying would do, and whether it is chosen."""
        told = []
        if spot in (Spot(Group.HAND, self.card), Spot(Group.PLACE, self.place)):
            told.append(said("about.chosen"))
        if spot.group is Group.HAND:
            told.append(told_playing(playing(self.view, spot.key), self.view.table.components))
        elif spot.key is Place.INCOME:
            told.append(told_taking(taking(self.view)))
        elif self.card is not None:
            told.append(told_playing(playing(self.view, self.card), self.view.table.components))
        return " ".join(told)
