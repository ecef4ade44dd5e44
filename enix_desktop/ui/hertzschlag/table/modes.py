"""What a person can do at the table of Hertzschlag in words and fingers: signals, pledges and bids."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from enix_desktop.app.play.table_driver import Decision
from enix_desktop.games.hertzschlag.moves import Bid, Move, Pledge, Signal, Word
from enix_desktop.games.hertzschlag.refusals import Refusal
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.ui.hertzschlag.table.modes_words import said
from enix_desktop.ui.hertzschlag.table.preview import Playing, playing
from enix_desktop.ui.hertzschlag.table.scene import HertzschlagScene
from enix_desktop.ui.hertzschlag.table.spots import SILENT, Group
from enix_desktop.ui.hertzschlag.words import euros, plant_name, signal_meaning
from enix_desktop.ui.table.actions import Action
from enix_desktop.ui.table.cursor import ENTER, TableCursor
from enix_desktop.ui.table.mode import ModeHost, PointedMode, digit
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spots import Spot

BACK = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Escape)


class Host(ModeHost, Protocol):
    """The table that a mode works with."""

    scene: HertzschlagScene
    names: PlayerNames
    cursor_ring: TableCursor


class HertzschlagMode(PointedMode):
    """What all modes share: a card of the own hand shows its way while the mouse is over it."""

    def __init__(self, host: Host, decision: Decision) -> None:
        super().__init__()
        self.host, self.scene = host, host.scene
        self.view: View = decision.view
        self.seat: int = decision.seat

    @property
    def player(self) -> str:
        return self.host.names.player(self.seat)

    def judge(self, move: Move) -> Refusal | None:
        """What the rules have against *move*."""
        refusal: Refusal | None = self.host.refusal(move)
        return refusal

    def leave(self) -> None:
        self.scene.clear_marks()
        self.scene.desk.release()

    def on_hover(self, spot: Spot | None) -> None:
        self.show_way(spot.key if spot is not None and spot.group is Group.HAND else None)

    def on_cursor(self, spot: Spot, is_there: bool) -> None:
        self.on_hover(spot if is_there else None)

    def show_way(self, card: int | None) -> Playing | None:
        """Show what playing *card* would do; None shows nothing."""
        view = self.scene.view_shown
        is_held = view is not None and card is not None and card in view.hand and not view.has_blackout
        found = playing(view, card) if is_held and view is not None and card is not None else None
        self.scene.show_way(found)
        return found


class SignalMode(HertzschlagMode):
    """Say one of eight words; one click says it (T1)."""

    def enter(self) -> None:
        self.scene.clear_marks()
        self.scene.desk.show_words()
        self.scene.offer([spot for group in self.spots() for spot in group])
        self.host.say(said("prompt.signal", player=self.player))
        self.host.offer([])

    def spots(self) -> Sequence[Sequence[Spot]]:
        return [[Spot(Group.WORD, word) for word in Word]]

    def on_choose(self, spot: Spot, is_enter: bool) -> None:
        if spot.group is Group.WORD:
            self.host.decide(Signal(spot.key))

    def on_key(self, event: QKeyEvent) -> bool:
        """1 to 8 are the words."""
        number = digit(event)
        if not 0 <= number < len(Word):
            return False
        self.host.decide(Signal(list(Word)[number]))
        return True

    def about(self, spot: Spot) -> str:
        if spot.group is not Group.WORD:
            return ""
        number = list(Word).index(spot.key) + 1
        return said("about.word", meaning=signal_meaning(spot.key), number=number)


class EuroMode(HertzschlagMode):
    """Raise a hand with up to five fingers, then confirm."""

    euro: int | None = None
    """What is chosen; SILENT for nothing promised."""

    @property
    def amounts(self) -> Sequence[int]:
        """What can be chosen, also what is too much: the rules say why."""
        raise NotImplementedError

    def move(self, euro: int) -> Move:
        """The move that chooses *euro*."""
        raise NotImplementedError

    def prompt(self) -> str:
        """What is asked, or what is chosen."""
        raise NotImplementedError

    def buttons(self) -> list[Action]:
        """What is offered beside the hands, the main one last."""
        raise NotImplementedError

    @property
    def most(self) -> int:
        """The most that can be paid."""
        return min(self.view.table.numbers.fingers, self.view.money[self.seat])

    def facts(self) -> dict[str, object]:
        """What prompts tell about the plant and its price."""
        assert self.view.needed is not None, "bids are for a plant"
        return {
            "player": self.player,
            "plant": plant_name(self.view.needed),
            "price": euros(self.view.price),
            "most": self.most,
        }

    def enter(self) -> None:
        self.scene.clear_marks()
        look = self.scene.looks[self.seat]
        self.scene.desk.show_euros(self.most, look.colour, SILENT in self.amounts)
        self.scene.offer([Spot(Group.EURO, euro) for euro in self.amounts if euro <= self.most])
        if self.euro is not None:
            self.scene.choose([Spot(Group.EURO, self.euro)])
        self.host.say(self.prompt())
        self.host.offer(self.buttons())

    def spots(self) -> Sequence[Sequence[Spot]]:
        return [[Spot(Group.EURO, euro) for euro in self.amounts]]

    def choose(self, euro: int) -> None:
        """Choose an amount, if there is enough money."""
        move = self.move(euro)
        refusal = self.judge(move)
        if refusal is not None:
            self.host.refuse(refusal, move)
            return
        self.euro = euro
        self.point_at(Group.EURO, euro)
        self.enter()

    def confirm(self) -> None:
        """Decide as it is chosen, if anything is."""
        if self.euro is not None:
            self.host.decide(self.move(self.euro))

    def on_choose(self, spot: Spot, is_enter: bool) -> None:
        """Choose; Enter at what is chosen confirms."""
        if spot.group is not Group.EURO:
            return
        if is_enter and spot.key == self.euro:
            self.confirm()
        else:
            self.choose(spot.key)

    def on_arrow(self, direction: QPointF) -> bool:
        """Right raises one more finger, left one less."""
        if not direction.x():
            return False
        step = 1 if direction.x() > 0 else -1
        start = -step if self.euro in (None, SILENT) and step > 0 else self.euro or 0
        self.choose(max(0, min(self.most, start + step)))
        return True

    def on_key(self, event: QKeyEvent) -> bool:
        """0 to 5 choose, Enter confirms, Backspace takes back."""
        number = event.key() - int(Qt.Key.Key_0)
        if 0 <= number < 10 and number in self.amounts:
            self.choose(number)
            return True
        if event.key() in BACK:
            return self.let_go()
        if event.key() in ENTER and self.euro is not None:
            self.confirm()
            return True
        return False

    def let_go(self) -> bool:
        was_chosen, self.euro = self.euro is not None, None
        if was_chosen:
            self.enter()
        return was_chosen

    def about(self, spot: Spot) -> str:
        return said("about.chosen") if spot == Spot(Group.EURO, self.euro) else ""


class PledgeMode(EuroMode):
    """Promise something, or stay silent; nobody is bound by it (T3)."""

    @property
    def amounts(self) -> Sequence[int]:
        return (*range(self.view.table.numbers.fingers + 1), SILENT)

    def move(self, euro: int) -> Pledge:
        return Pledge(None if euro == SILENT else euro)

    def prompt(self) -> str:
        if self.euro == SILENT:
            return said("prompt.pledge-silent", **self.facts())
        if self.euro is not None:
            return said("prompt.pledge-ready", **self.facts(), euros=euros(self.euro))
        return said("prompt.pledge" if self.most else "prompt.pledge-poor", **self.facts())

    def buttons(self) -> list[Action]:
        silent = Action(said("button.silent"), self.stay_silent, name="silent")
        if self.euro is None or self.euro == SILENT:
            text = said("button.pledge-none" if self.euro is None else "button.silent")
        else:
            text = said("button.pledge", euros=euros(self.euro))
        return [silent, Action(text, self.confirm, True, self.euro is not None, "confirm")]

    def stay_silent(self) -> None:
        """Promise nothing, at once."""
        self.host.decide(Pledge(None))

    def on_key(self, event: QKeyEvent) -> bool:
        """S stays silent."""
        if event.key() == Qt.Key.Key_S:
            self.stay_silent()
            return True
        return super().on_key(event)


class BidMode(EuroMode):
    """Bid up to five euros, hidden from all others (Q4)."""

    @property
    def amounts(self) -> Sequence[int]:
        return range(self.view.table.numbers.fingers + 1)

    def move(self, euro: int) -> Bid:
        return Bid(euro)

    def enter(self) -> None:
        if not self.most:
            self.euro = 0  # nothing else can be bid
        super().enter()

    def let_go(self) -> bool:
        return bool(self.most) and super().let_go()

    def prompt(self) -> str:
        if not self.most:
            return said("prompt.bid-poor", **self.facts())
        if self.euro is None:
            return said("prompt.bid", **self.facts())
        left = euros(self.view.money[self.seat] - self.euro)
        return said("prompt.bid-ready", **self.facts(), euros=euros(self.euro), money=left)

    def buttons(self) -> list[Action]:
        is_chosen = self.euro is not None
        text = said("button.bid", euros=euros(self.euro or 0)) if is_chosen else said("button.bid-none")
        return [Action(text, self.confirm, True, self.euro is not None, "confirm")]
