"""The button with which one asks to be asked, so that nobody is asked at every step (X1)."""

from enix_desktop.app.play.table_driver import TableDriver
from enix_desktop.games.enix.phases import Phase
from enix_desktop.ui.enix.prompts import Prompts
from enix_desktop.ui.widgets.fitting import FittingButton


class InterruptButton(FittingButton):
    """Stays down until the chance comes; it reveals nothing about the hand."""

    def __init__(self, driver: TableDriver) -> None:
        super().__init__(sizes=(13, 12, 11, 10))
        self._driver = driver
        self._prompts: Prompts | None = None
        self.setObjectName("interrupt")
        self.setCheckable(True)
        self.setMinimumHeight(40)
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
        self._prompts = prompts
        self._name()
        self.setToolTip(
            self.tr("You will be asked at the next chance to play an ENIX card, whether you hold one or not.")
        )

    def _name(self) -> None:
        """Say what it does, or that it is armed."""
        if self._prompts is not None:
            text = self._prompts.interrupt_button(self.isChecked())
            self.setText(text)
            self.setAccessibleName(text.replace("\n", " "))

    def _on_toggled(self, wants: bool) -> None:
        self._name()
        if self._driver.people:
            self._driver.set_interrupting(self._driver.viewer, wants)
            self.follow_viewer()  # a lesson may have something else in mind
