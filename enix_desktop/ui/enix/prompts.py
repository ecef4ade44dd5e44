"""The prompt line and the buttons: who is to do what."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.components import Energy
from enix_desktop.ui.enix.reach import Change
from enix_desktop.ui.enix.wording import Names, signed


class Prompts(QObject):
    """Whole sentences in the current language."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def lay(self, seat: Seat, may_end: bool) -> str:
        text = (
            self.tr("{player}, lay a card face down, or end the game now.")
            if may_end
            else self.tr("{player}, choose a card and lay it face down.")
        )
        return text.format(player=self._names.player(seat))

    def compete(self, seat: Seat, seats: Sequence[Seat]) -> str:
        return self.tr("{players} are tied: {player}, lay one more card.").format(
            players=self._names.players(seats), player=self._names.player(seat)
        )

    def lay_button(self) -> str:
        return self.tr("Lay this card")

    def end_button(self, score: int) -> str:
        return self.tr("End the game with {score}").format(score=signed(score))

    def place_tile(self, seat: Seat) -> str:
        return self.tr(
            "{player}, drag a tile to move it, or click it to turn it (keys: Enter, arrows, R)."
        ).format(player=self._names.player(seat))

    def place_held(self, energy: Energy) -> str:
        """A tile is in hand, and lies as it lay."""
        return self.tr("Drag {energy}, or turn it with its arrows or the wheel (keys: arrows, R).").format(
            energy=self._names.energy(energy)
        )

    def place_ready(self, energy: Energy) -> str:
        return self.tr("{energy} can go here: ✓ leaves it there, ✕ puts it back (keys: Enter, Esc).").format(
            energy=self._names.energy(energy)
        )

    def legend(self) -> str:
        """What the numbers on the tiles mean while a tile is in hand."""
        return self.tr("Points from your piece: now → then. ▼ cheaper, ▲ dearer, ✕ no way")

    def changes(self, changed: Mapping[Energy, Change]) -> str:
        """What the ways from the own piece would cost."""
        told = [self._change(tile, change) for tile, change in changed.items()]
        return self.tr("Ways from your piece: {changes}.").format(changes=", ".join(told))

    def _change(self, tile: Energy, change: Change) -> str:
        if change.after is None:
            text = self.tr("{energy} cut off")
        elif change.before is None:
            text = self.tr("{energy} now for {after}")
        else:
            text = self.tr("{energy} for {after} instead of {before}")
        return text.format(energy=self._names.energy(tile), before=change.before, after=change.after)

    def confirm_button(self) -> str:
        return self.tr("Leave it there")

    def cancel_button(self) -> str:
        return self.tr("Put it back")

    def move(self, seat: Seat, points: int, moved: bool) -> str:
        name = self._names.player(seat)
        if moved:
            return self.tr("{player}, keep moving with %n movement point(s), or stop.", "", points).format(
                player=name
            )
        return self.tr("{player}, move your piece: you have %n movement point(s).", "", points).format(
            player=name
        )

    def way(self, energy: Energy, cost: int, left: int, cards: Sequence[tuple[Energy, int]]) -> str:
        takes = [
            self.tr("%n card(s) of {energy}", "", count).format(energy=self._names.energy(tile))
            for tile, count in cards
            if count
        ]
        text = self.tr("{energy}: costs {cost}, leaves {left}.").format(
            energy=self._names.energy(energy), cost=cost, left=left
        )
        if not takes:
            return text
        return self.tr("{way} You may take {cards}.").format(way=text, cards=self._names.listed(takes))

    def stop_button(self) -> str:
        return self.tr("Stop here")

    def take(self, seat: Seat, energy: Energy, count: int, total: int | None) -> str:
        """What the hand is worth is said where nobody else can see it."""
        if total is None:
            return self.tr("{player}, you may take %n top card(s) of {energy}.", "", count).format(
                player=self._names.player(seat), energy=self._names.energy(energy)
            )
        return self.tr(
            "{player}, you may take %n top card(s) of {energy}. Your hand is worth {total} now.",
            "",
            count,
        ).format(player=self._names.player(seat), energy=self._names.energy(energy), total=signed(total))

    def take_button(self, count: int) -> str:
        return self.tr("Take %n card(s)", "", count) if count else self.tr("Take nothing")

    def steal(self, seat: Seat, seats: Sequence[Seat], by_back: bool) -> str:
        if len(seats) > 1:
            text = (
                self.tr("{player}, steal one card each from {players}: choose it by its back.")
                if by_back
                else self.tr("{player}, you may steal one card each from {players}; luck decides which.")
            )
        else:
            text = (
                self.tr("{player}, steal from {players}: choose a card by its back.")
                if by_back
                else self.tr("{player}, you may steal a card from {players}; luck decides which.")
            )
        return text.format(player=self._names.player(seat), players=self._names.players(seats))

    def steal_from(self, seat: Seat) -> str:
        return self.tr("Steal from {player}").format(player=self._names.player(seat))

    def steal_no_more(self) -> str:
        return self.tr("Steal nothing")

    def refill(self, seat: Seat, missing: int) -> str:
        return self.tr("{player}, choose a stack to draw %n card(s) from.", "", missing).format(
            player=self._names.player(seat)
        )

    def interrupt(self, seat: Seat, holds: bool, cap_lies: bool) -> str:
        """An ENIX card may be played."""
        if not holds:
            text = self.tr("{player}, you hold no ENIX card.")
        elif cap_lies:
            text = self.tr("{player}, put the blackout cap on another tile, or take it off the board.")
        else:
            text = self.tr("{player}, put the blackout cap on a tile.")
        return text.format(player=self._names.player(seat))

    def not_now(self) -> str:
        return self.tr("Not now")

    def cap_off(self) -> str:
        return self.tr("Take the cap off")

    def waiting_for_cards(self, seats: Sequence[Seat]) -> str:
        return self.tr("Waiting for {players} to lay a card.").format(players=self._names.players(seats))

    def laid(self, seat: Seat) -> str:
        return self.tr("{player} lays a card face down.").format(player=self._names.player(seat))

    def interrupt_button(self, is_armed: bool) -> str:
        """What the button does, or that it is done; in two lines."""
        if is_armed:
            return "\N{CHECK MARK} " + self.tr("Interrupt armed:\nyou are asked")
        return self.tr("Interrupt:\nask me next")

    def go_on(self) -> str:
        return self.tr("Go on")
