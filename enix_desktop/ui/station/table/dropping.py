"""Which action is meant by putting one thing onto another."""

from enix_desktop.games.station.components import Station
from enix_desktop.games.station.view import View
from enix_desktop.ui.station.table.draft import ChargeDraft, Draft, SwapDraft
from enix_desktop.ui.station.table.draft_shuttles import DockDraft, FireDraft
from enix_desktop.ui.station.table.draft_station import MachineDraft
from enix_desktop.ui.station.table.draft_transfer import TransferDraft
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.table.spots import Spot


def kind_for(view: View, draft: Draft | None, source: Spot, target: Spot) -> type[Draft] | None:
    """The action that *source* on *target* means while *draft* is being composed; None if there is none."""
    station = view.active
    if source.group is Group.SHUTTLE:
        is_room = target.group in (Group.ROOM, Group.DEVICE)
        return DockDraft if is_room and station is Station.PORT else None
    match target.group:
        case Group.DISCARDS:
            return SwapDraft
        case Group.BRIDGE:
            return TransferDraft if target.key in station.slots else None
        case Group.SHUTTLE | Group.LASER:
            return FireDraft if station is Station.CENTRE else None
        case Group.ROOM | Group.DEVICE:
            return _kind_in_a_room(view, draft, source, target)
    return None


def _kind_in_a_room(view: View, draft: Draft | None, source: Spot, target: Spot) -> type[Draft] | None:
    """A card in a room: charge here; elsewhere the machine deck or a bridge brings it."""
    station = view.active
    if target.key == station:
        is_firing = station is Station.CENTRE and target.group is Group.DEVICE
        return FireDraft if is_firing or isinstance(draft, FireDraft) else ChargeDraft
    is_symbol = view.table.components.symbols[source.key] == target.key
    if station is Station.MACHINE and is_symbol and not isinstance(draft, TransferDraft):
        return MachineDraft
    is_neighbour = target.key in (station.clockwise, station.anticlockwise)
    return TransferDraft if is_neighbour and target.group is Group.ROOM else None
