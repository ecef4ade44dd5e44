"""The button with which one asks to be asked, so that nobody is asked at every step (X1)."""

from PySide6.QtWidgets import QMenu

from enix_desktop.app.play.table_driver import TableDriver
from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.phases import Phase
from enix_desktop.ui.enix.prompts import Prompts
from enix_desktop.ui.widgets.fitting import FittingButton
from enix_desktop.ui.widgets.plain import unmarked


class InterruptButton(FittingButton):
    """Stays down until the chance comes; it reveals nothing about the hand."""

    def __init__(self, driver: TableDriver) -> None:
        super().__init__(sizes=(12, 11, 10))
        self._driver = driver
        self._prompts: Prompts | None = None
        self.setObjectName("interrupt")
        self.setCheckable(True)
        self.setAutoDefault(True)
        self.toggled.connect(self._on_toggled)
        self.clicked.connect(self._on_clicked)
        self._in_public: set[Seat] = set()
        """Who has asked in sight of all; what somebody asked for alone is not shown to others."""
        self.people_menu = QMenu(self)
        self.people_menu.setObjectName("interrupting")
        if not driver.people:
            self.hide()  # a spectator cannot interrupt

    def follow_viewer(self) -> None:
        """Show what the person who is looking has asked for, or what was asked for at the public table."""
        # A wish that is used up is forgotten, so that a later one, made alone, stays private.
        self._in_public = {seat for seat in self._in_public if self._driver.is_interrupting(seat)}
        seats = self._in_public if self._driver.is_public else {self._driver.viewer}
        self.setChecked(any(self._driver.is_interrupting(seat) for seat in seats))

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
        if self._driver.people and not self._driver.is_public:
            self._in_public.discard(self._driver.viewer)
            self._driver.set_interrupting(self._driver.viewer, wants)
            self.follow_viewer()  # a lesson may have something else in mind

    def _on_clicked(self) -> None:
        """At the public table one has to say who one is."""
        if not self._driver.is_public:
            return
        self.follow_viewer()
        self.people_menu.clear()
        self.people_menu.addAction(self.tr("Who wants to interrupt?")).setEnabled(False)
        for seat in self._driver.people:
            action = self.people_menu.addAction(unmarked(self._driver.match.record.participants[seat].name))
            action.setCheckable(True)
            action.setChecked(seat in self._in_public)
            action.toggled.connect(lambda wants, seat=seat: self._ask_for(seat, wants))
        self.people_menu.popup(self.mapToGlobal(self.rect().topLeft()))

    def _ask_for(self, seat: Seat, wants: bool) -> None:
        (self._in_public.add if wants else self._in_public.discard)(seat)
        self._driver.set_interrupting(seat, wants)
        self.follow_viewer()
