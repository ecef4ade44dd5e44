"""The mode of a turn: choose an action, compose it step by step, and confirm it as a whole."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from enix_desktop.app.play.table_driver import Decision
from enix_desktop.games.station.components import Card, Station
from enix_desktop.games.station.moves import Fill, Move, Pass, Shift, Swap
from enix_desktop.games.station.refusals import Refusal
from enix_desktop.ui.station.hints import meant
from enix_desktop.ui.station.table.draft import ChargeDraft, Draft, PassDraft, SwapDraft
from enix_desktop.ui.station.table.draft_kinds import STATION_DRAFTS, drafts_at
from enix_desktop.ui.station.table.draft_shuttles import DockDraft
from enix_desktop.ui.station.table.draft_station import BiotopeDraft, CommandDraft, StealDraft
from enix_desktop.ui.station.table.draft_transfer import TransferDraft
from enix_desktop.ui.station.table.dropping import kind_for
from enix_desktop.ui.station.table.modes import BACK, Desk, StationMode, confirm_button
from enix_desktop.ui.station.table.modes_words import (
    action_name,
    action_tip,
    impossible,
    said,
    sentence,
    with_key,
)
from enix_desktop.ui.station.table.openings import is_plain, obstacle, shortfall, useful
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.station.words import card_name, station_name
from enix_desktop.ui.table.actions import Action
from enix_desktop.ui.table.cursor import ENTER
from enix_desktop.ui.table.mode import digit
from enix_desktop.ui.table.spots import Spot

STATION = "station"
"""The untranslated name of the button for what only the active station can do."""
LEFT, RIGHT = "\N{LEFTWARDS ARROW}", "\N{RIGHTWARDS ARROW}"
_KEYS: Mapping[int, str] = {
    Qt.Key.Key_E: "charge",
    Qt.Key.Key_T: "transfer",
    Qt.Key.Key_S: "swap",
    Qt.Key.Key_N: "pass",
    Qt.Key.Key_A: STATION,
}
_NOWHERE = {Station.MACHINE: "nowhere-machine", Station.CENTRE: "nowhere-centre"}
"""What is said of a card put where it means nothing: at these stations there are more places."""
_ACTION_OF: Mapping[type[Move], str] = {
    Fill: ChargeDraft.name,
    Shift: TransferDraft.name,
    Swap: SwapDraft.name,
    Pass: PassDraft.name,
}
"""The action that leads to a move; all others are those of the active station."""


class ActMode(StationMode):
    """One of the five actions (A1 to A5)."""

    def __init__(self, desk: Desk, decision: Decision) -> None:
        super().__init__(desk, decision)
        self.draft: Draft | None = None
        self.card: Card | None = None
        """A card that was chosen before an action was."""
        self._before: list[tuple[Draft | None, Card | None]] = []
        """What can be taken back, the latest last."""
        self._useful: dict[str, frozenset[Spot]] = {}
        """What each action could begin with, as far as somebody asked."""
        self._shows_wrong = False
        """Whether the table shows what was refused."""

    @property
    def station(self) -> Station:
        return self.view.active

    def enter(self) -> None:
        """Show what is composed so far, or what there is to choose."""
        self._shows_wrong = False
        if self.draft is not None:
            self._show_draft(self.draft)
        elif self.card is not None:
            self._show_card(self.card)
        else:
            self._show_choice()

    @property
    def is_composing(self) -> bool:
        """Whether anything is chosen so far."""
        return self.draft is not None or self.card is not None

    def follows(self, move: Move) -> bool:
        """Whether what is chosen so far may become *move*."""
        if self.draft is not None:
            return self.draft.name == _ACTION_OF.get(type(move), STATION_DRAFTS[self.station].name)
        return self.card is None or Spot(Group.HAND, self.card) in meant(self.view, move)

    def _show_choice(self) -> None:
        self.scene.clear_marks()
        self.scene.offer([Spot(Group.DEVICE, self.station)])
        energy = self.view.energy[self.station][self.seat]
        place = station_name(self.station)
        self.desk.say(said("prompt.choice", player=self.player, energy=energy, station=place))
        self.desk.offer(self._action_buttons())

    def _show_card(self, card: Card) -> None:
        """A card is chosen: where can it go?"""
        spot = Spot(Group.HAND, card)
        self.scene.clear_marks()
        self.scene.choose([spot])
        self.scene.offer(self._places_for(spot))
        self.desk.say(said("prompt.card", card=_capital(card_name(card, self.view.table.components))))
        self.desk.offer([*self._action_buttons(spot), self._cancel_button()])

    def _show_draft(self, draft: Draft) -> None:
        offered = useful(draft, self.judge)
        self.scene.clear_marks()
        self.scene.choose([*draft.chosen, *(() if draft.held is None else (draft.held,))])
        self.scene.offer([spot for spot in offered if spot not in draft.chosen])
        self.scene.suggest([spot.key for spot in (*offered, *draft.chosen) if spot.group is Group.HAND])
        self.scene.show_draft(draft.picture(draft.move is not None, ""))
        self.desk.say(sentence(draft, self.desk.names))
        self.desk.offer(self._draft_buttons(draft))

    def _action_buttons(self, spot: Spot | None = None) -> list[Action]:
        """Every action; with a *spot*, those that could begin with it can be pressed."""
        buttons = []
        for name, kind in drafts_at(self.station).items():
            is_own = kind is STATION_DRAFTS[self.station]
            buttons.append(
                Action(
                    action_name(name),
                    lambda kind=kind: self.begin(kind),  # type: ignore[misc]
                    is_enabled=spot is None or spot in self._openings(kind),
                    name=STATION if is_own else name,
                    is_half=not is_own,
                    tip=action_tip(STATION if is_own else name),
                )
            )
        return buttons

    def _draft_buttons(self, draft: Draft) -> list[Action]:
        buttons = []
        if isinstance(draft, BiotopeDraft):
            buttons = [
                Action(
                    said("button.anticlockwise"),
                    lambda: self._send(False),
                    name="anticlockwise",
                    is_half=True,
                    tip=with_key(said("button.anticlockwise"), LEFT),
                ),
                Action(
                    said("button.clockwise"),
                    lambda: self._send(True),
                    name="clockwise",
                    is_half=True,
                    tip=with_key(said("button.clockwise"), RIGHT),
                ),
            ]
        elif draft.is_counted:
            has_some = not draft.is_empty
            buttons = [
                Action(
                    said("button.less"),
                    lambda: self._count(False),
                    is_enabled=has_some,
                    name="less",
                    is_half=True,
                    tip=with_key(said("button.less"), LEFT),
                ),
                Action(
                    said("button.more"),
                    lambda: self._count(True),
                    name="more",
                    is_half=True,
                    tip=with_key(said("button.more"), RIGHT),
                ),
            ]
        is_ready = draft.move is not None and draft.held is None
        return [*buttons, self._cancel_button(), confirm_button(draft, self.confirm, is_ready)]

    def _cancel_button(self) -> Action:
        text = said("button.cancel")
        return Action(text, self._cancel, name="cancel", tip=with_key(text, said("tip.esc")))

    def _openings(self, kind: type[Draft]) -> frozenset[Spot]:
        """What an action could begin with."""
        if kind.name not in self._useful:
            draft = kind(self.view, self.seat)
            self._useful[kind.name] = frozenset(useful(draft, self.judge))
        return self._useful[kind.name]

    def _places_for(self, card: Spot) -> list[Spot]:
        """Where *card* can be put."""
        station, (back, forth) = self.station, self.station.slots
        rooms = [Spot(Group.ROOM, other) for other in Station]
        bridges = [Spot(Group.BRIDGE, back), Spot(Group.BRIDGE, forth)]
        shuttles = [Spot(Group.SHUTTLE, shuttle) for shuttle in range(len(self.view.shuttles))]
        places = [*rooms, *bridges, *shuttles, Spot(Group.DEVICE, station), Spot(Group.DISCARDS, 0)]
        return [place for place in places if self._is_legal(self._dropped(card, place))]

    def _is_legal(self, draft: Draft | None) -> bool:
        return draft is not None and draft.move is not None and self.judge(draft.move) is None

    def begin(self, kind: type[Draft], start: Spot | None = None) -> None:
        """Begin an action, with the card that was chosen before or with *start*."""
        draft: Draft = kind(self.view, self.seat)
        first = start
        if first is None and self.card is not None:
            first = Spot(Group.HAND, self.card)
        is_possible = isinstance(draft, PassDraft) or bool(self._openings(kind))
        if not is_possible:
            self._refuse_all(draft)
            return
        after = None if first is None else draft.press(first)
        self._follow(draft if after is None else after)

    def _refuse_all(self, draft: Draft) -> None:
        self._put_wrong_away()
        refusal = obstacle(draft, self.judge)
        if is_plain(refusal):
            self.desk.refuse_all(lambda: impossible(draft), refusal)
        else:
            self.desk.refuse(refusal)

    def _follow(self, draft: Draft | None, card: Card | None = None) -> bool:
        """Go on with *draft* unless a rule forbids it; the table shows what would be wrong."""
        move = None if draft is None else draft.move
        refusal = None if move is None else self.judge(move)
        if draft is not None and refusal is not None:
            picture = draft.picture(False, self._missing(refusal))
            self.scene.show_draft(replace(picture, is_wrong=True))
            self._shows_wrong = True
            self.desk.refuse(refusal, move)
            return False
        if (draft, card) != (self.draft, self.card):
            self._before.append((self.draft, self.card))
        self.draft, self.card = draft, card
        self._go_to_first(draft)
        self.enter()
        return True

    def _put_wrong_away(self) -> None:
        """The player does something else: show what is composed, and not what was refused."""
        if self._shows_wrong:
            self._shows_wrong = False
            draft = self.draft
            self.scene.show_draft(None if draft is None else draft.picture(draft.move is not None, ""))

    def on_table(self, point: QPointF) -> None:
        self._put_wrong_away()

    def _go_to_first(self, draft: Draft | None) -> None:
        """The keys begin where the next thing is to be chosen."""
        before = self._before[-1][0] if self._before else None
        is_new = draft is not None and (before is None or before.name != draft.name)
        is_held = draft is not None and draft.held is not None
        groups = [] if draft is None else [group for group in draft.groups if group]
        if groups and (is_new or is_held):
            self.point_at(groups[0][0].group, groups[0][0].key)

    def _missing(self, refusal: Refusal) -> str:
        lack = shortfall(refusal)
        if lack is None:
            return ""
        return said("missing.energy", count=lack[0], station=station_name(lack[1]))

    def confirm(self) -> None:
        """Decide as it is composed."""
        draft = self.draft
        if draft is not None and draft.move is not None and draft.held is None:
            self.desk.decide(draft.move)

    def let_go(self) -> bool:
        """Take the last step back."""
        if not self._before:
            return False
        self.draft, self.card = self._before.pop()
        self.enter()
        return True

    def _cancel(self) -> None:
        self._before.clear()
        self.draft = self.card = None
        self.enter()

    def _send(self, clockwise: bool) -> None:
        if isinstance(self.draft, BiotopeDraft):
            self._follow(self.draft.turned(clockwise))

    def _count(self, is_more: bool) -> None:
        if self.draft is not None:
            self._follow(self.draft.more(is_more))

    def spots(self) -> Sequence[Sequence[Spot]]:
        """What means something to the action, or the hand and the device."""
        hand = [Spot(Group.HAND, card) for card in self.scene.hand.cards]
        if self.draft is not None:
            return [self._as_sorted(group, hand) for group in self.draft.groups]
        if self.card is not None:
            return [hand, self._places_for(Spot(Group.HAND, self.card))]
        return [hand, [Spot(Group.DEVICE, self.station)]]

    @staticmethod
    def _as_sorted(group: Sequence[Spot], hand: Sequence[Spot]) -> Sequence[Spot]:
        return hand if group and group[0].group is Group.HAND else group

    def on_choose(self, spot: Spot, is_enter: bool) -> None:
        """Press *spot*; Enter confirms at something that is chosen already, or where only amounts matter."""
        draft = self.draft
        if is_enter and draft is not None and (spot in draft.chosen or (draft.is_counted and draft.move)):
            self.confirm()
        elif draft is not None:
            self._press(draft, spot)
        elif spot.group is Group.HAND:
            self._follow(None, None if spot.key == self.card else spot.key)
        elif self.card is not None:
            self.on_drop(Spot(Group.HAND, self.card), spot)
        elif spot == Spot(Group.DEVICE, self.station):
            self.begin(STATION_DRAFTS[self.station], spot)
        elif spot.group is Group.SHUTTLE and self.station is Station.PORT:
            self.begin(DockDraft, spot)
        elif spot.group is Group.SEAT and self.station is Station.CANTEEN and spot.key != self.seat:
            self.begin(STATION_DRAFTS[self.station], spot)
        elif spot.group is Group.BRIDGE and spot.key in self.station.slots:
            self.begin(TransferDraft, spot)
        elif spot == Spot(Group.ROOM, self.station):
            self.begin(ChargeDraft)

    def _press(self, draft: Draft, spot: Spot) -> None:
        after = draft.press(spot)
        if after is not None:
            self._follow(after)
        elif spot == Spot(Group.DEVICE, self.station) and draft.name != STATION_DRAFTS[self.station].name:
            self.begin(STATION_DRAFTS[self.station], spot)

    def can_drag(self, spot: Spot) -> bool:
        """Cards always, shuttles where they can be docked."""
        if spot.group is Group.SHUTTLE:
            return self.station is Station.PORT and self.view.shuttles[spot.key] is None
        return spot.group is Group.HAND

    def on_drop(self, source: Spot, target: Spot | None) -> None:
        """Where it is put says what it is for."""
        if target is not None and target.group is Group.HAND:
            return  # back among the others
        draft = None if target is None else self._dropped(source, target)
        if draft is None:
            self._put_wrong_away()
            is_card = source.group is Group.HAND
            place = _NOWHERE.get(self.station, "nowhere") if is_card else "shuttle"
            self.desk.say(said(f"drop.{place}"))
        else:
            self._follow(draft)

    def _dropped(self, source: Spot, target: Spot) -> Draft | None:
        """The draft after *source* was put onto *target*, going on with the present one if that fits."""
        kind = kind_for(self.view, self.draft, source, target)
        if kind is None:
            return None
        draft = self.draft if isinstance(self.draft, kind) else kind(self.view, self.seat)
        return draft.drop(source, target)

    def on_hover(self, spot: Spot | None) -> None:
        """Show what one more step would change."""
        draft = self.draft
        if draft is None or self.scene.is_dragging:
            return
        shown = draft
        if spot is not None and spot not in draft.chosen:
            after = draft.press(spot)
            if after is not None and self._is_legal(after):
                shown = after
        self.scene.show_draft(shown.picture(shown.move is not None, ""))

    def on_cursor(self, spot: Spot, is_there: bool) -> None:
        self.on_hover(spot if is_there else None)

    def on_arrow(self, direction: QPointF) -> bool:
        """Left and right say how much, or which way round."""
        draft = self.draft
        if draft is None or not draft.is_counted or direction.y():
            return False
        if isinstance(draft, BiotopeDraft):
            self._send(direction.x() > 0)
        else:
            self._count(direction.x() > 0)
        return True

    def on_key(self, event: QKeyEvent) -> bool:
        """Letters are actions, digits cards, energy or players; Backspace takes back, Escape begins again."""
        key = event.key()
        if key in _KEYS:
            name = _KEYS[Qt.Key(key)]
            kinds = drafts_at(self.station)
            self.begin(STATION_DRAFTS[self.station] if name == STATION else kinds[name])
            return True
        if digit(event) >= 0:
            return self._on_digit(digit(event))
        if key in BACK:
            return self.let_go()
        if key == Qt.Key.Key_Escape and (self.draft is not None or self.card is not None):
            self._cancel()
            return True
        if key in ENTER and self.draft is not None and self.draft.move is not None:
            self.confirm()
            return True
        return False

    def _on_digit(self, position: int) -> bool:
        if isinstance(self.draft, CommandDraft):
            self._follow(CommandDraft(self.view, self.seat, position + 1))
            return True
        if isinstance(self.draft, StealDraft):
            return self._choose_victim(position)
        card = self.card_at(position)
        if card is None:
            return False
        self.point_at(Group.HAND, card)
        self.on_choose(Spot(Group.HAND, card), False)
        return True

    def _choose_victim(self, position: int) -> bool:
        """The others are counted as they sit, from above."""
        count = len(self.view.hand_sizes)
        others = [(self.seat + step) % count for step in range(1, count)]
        if position >= len(others):
            return False
        self.point_at(Group.SEAT, others[position])
        self.on_choose(Spot(Group.SEAT, others[position]), False)
        return True

    def about(self, spot: Spot) -> str:
        """Whether it is chosen, or what a card is good for."""
        if self.draft is not None:
            return said("about.chosen") if spot in self.draft.chosen else ""
        if spot.group is not Group.HAND:
            return ""
        kinds = drafts_at(self.station).values()
        fitting = [action_name(kind.name) for kind in kinds if spot in self._openings(kind)]
        return said("about.useful", actions=", ".join(fitting)) if fitting else ""


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
