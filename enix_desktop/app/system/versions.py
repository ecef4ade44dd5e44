"""What a report of a fault needs to know about the machine, in lines that the sender can read."""

import platform
import sys

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QLocale, QSysInfo, qVersion

from enix_desktop import __version__
from enix_desktop.identity import NAME


def versions() -> list[str]:
    """Program, languages and system; nothing about the owner of the machine."""
    bundled = " (bundled)" if getattr(sys, "frozen", False) else ""
    return [
        f"{NAME} {__version__}{bundled}",
        f"Python {platform.python_version()}, PySide {pyside_version}, Qt {qVersion()}",
        f"{QSysInfo.prettyProductName()}, {QSysInfo.kernelType()} {QSysInfo.kernelVersion()}, "
        f"{QSysInfo.currentCpuArchitecture()}",
        f"Language of the system: {QLocale.system().name()}",
    ]
