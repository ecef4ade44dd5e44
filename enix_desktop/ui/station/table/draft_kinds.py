"""Which drafts there are: the actions by their untranslated names, and what each room's device begins."""

from collections.abc import Mapping

from enix_desktop.games.station.components import Station
from enix_desktop.ui.station.table.draft import ChargeDraft, Draft, PassDraft, SwapDraft
from enix_desktop.ui.station.table.draft_shuttles import DockDraft, FireDraft
from enix_desktop.ui.station.table.draft_station import BiotopeDraft, CommandDraft, MachineDraft, StealDraft
from enix_desktop.ui.station.table.draft_transfer import TransferDraft

STATION_DRAFTS: Mapping[Station, type[Draft]] = {
    Station.MACHINE: MachineDraft,
    Station.COMMAND: CommandDraft,
    Station.BIOTOPE: BiotopeDraft,
    Station.PORT: DockDraft,
    Station.CANTEEN: StealDraft,
    Station.CENTRE: FireDraft,
}
"""What the device of each room begins."""
COMMON_DRAFTS: tuple[type[Draft], ...] = (ChargeDraft, TransferDraft, SwapDraft, PassDraft)
"""What can be done at every station."""


def drafts_at(station: Station) -> Mapping[str, type[Draft]]:
    """Every action that is possible while *station* is active, the station's own first."""
    kinds = (STATION_DRAFTS[station], *COMMON_DRAFTS)
    return {kind.name: kind for kind in kinds}
