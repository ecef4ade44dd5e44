"""The strongest player of Station Six."""

from enix_desktop.players.station.skilled import SkilledPlayer


class MasterPlayer(SkilledPlayer):
    """For now as good as the skilled one."""
