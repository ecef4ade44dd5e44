"""What tests must neither find nor disturb: the desktop of whoever runs them."""

import os

NO_BUS = {"DBUS_SESSION_BUS_ADDRESS": "disabled:"}
"""Without an address Qt starts a bus with dbus-launch, which stays and keeps its caller's streams open."""
OF_A_DESKTOP = ("AT_SPI_BUS_ADDRESS", "DBUS_STARTER_ADDRESS", "SESSION_MANAGER")


def leave_desktop() -> None:
    """From now on neither this process nor what it starts finds a bus; a test may start one of its own."""
    os.environ.update(NO_BUS)
    for name in OF_A_DESKTOP:
        os.environ.pop(name, None)
