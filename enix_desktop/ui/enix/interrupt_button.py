"""The button with which one asks to be asked, so that nobody is asked at every step (X1)."""

from enix_desktop.app.play.table_driver import TableDriver
from enix_desktop.games.enix.phases import Phase
from enix_desktop.ui.enix.prompts import Prompts
from enix_desktop.ui.widgets.fitting import FittingButton


class InterruptButton(FittingButton):
    """Stays down until the chance comes; it reveals nothing about the hand."""

    def __init__(self, driver: TableDriver) -> None:
        super().__init__()
        self._driver = driver
        self.setObjectName("interrupt")
        self.setCheckable(True)
        self.setMinimumHeight(36)
        self.setAutoDefault(True)
        self.toggled.connect(self._on_toggled)
        if not driver.people:
            self.hide()  # a spectator cannot interrupt

    def follow_viewer(self) -> None:
        """Show what the person who is looking has asked for."""
        self.setChecked(self._driver.is_interrupting(self._driver.viewer))

    def follow(self, phase: Phase) -> None:
        """When the chance has come there is nothing more to ask for."""
        self.setEnabled(phase is not Phase.WINDOW)
        if phase is Phase.WINDOW:
            self.setChecked(False)

    def retranslate(self, prompts: Prompts) -> None:
        self.setText(prompts.interrupt_button())
        self.setToolTip(
            self.tr("You will be asked at the next chance to play an ENIX card, whether you hold one or not.")
        )

    def _on_toggled(self, wants: bool) -> None:
        if self._driver.people:
            self._driver.set_interrupting(self._driver.viewer, wants)
            self.follow_viewer()  # a lesson may have something else in mind
