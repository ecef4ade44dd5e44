"""The program's identity on its system: one name for desktop files, packages, icons and file types."""

APP_ID = "io.github.enixdesktop.EnixDesktop"
"""Reverse DNS; letters and dots only, which is all that D-Bus, Flatpak and macOS agree on."""
NAME = "Enix Desktop"
COMMAND = "enix-desktop"
HOME_PAGE = "https://github.com/enixdesktop/enix-desktop"
RECORD_SUFFIX = ".enix"
"""Of saved games, so that a double click opens them here."""
RECORD_SUFFIXES = (RECORD_SUFFIX, ".json")
"""Games of earlier versions and of the headless tools end in .json."""
RECORD_TYPE = "application/vnd.enix-desktop.record+json"
