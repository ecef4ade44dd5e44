"""A game that is paused behind another page, so that players can return to it."""

from collections.abc import Callable

from PySide6.QtWidgets import QStackedWidget

from enix_desktop.app.play.controller import Controller


class WaitingGame:
    """Pauses a game from the moment it is made until `resume`."""

    def __init__(self, controller: Controller, pages: QStackedWidget) -> None:
        self._controller, self._pages = controller, pages
        page = pages.currentWidget()
        assert page is not None
        self._page = page
        self._was_paused = controller.is_paused
        controller.set_paused(True)

    def resume(self, draw_curtain: Callable[[str], object]) -> None:
        """Show the game as it was left; in a private moment nobody knows who comes back."""
        match, seat = self._controller.match, self._controller.viewer
        if len(self._controller.people) > 1 and not self._controller.is_public:
            self._pages.hide()
            self._pages.setCurrentWidget(self._page)
            draw_curtain(match.record.participants[seat].name)
        else:
            self._pages.setCurrentWidget(self._page)
            self._page.setFocus()
        self._controller.set_paused(self._was_paused)
