"""Who the program is to the system it runs on: one name for desktop files, packages, icons and file types."""

APP_ID = "io.github.enix_desktop.EnixDesktop"
"""Reverse DNS, as desktop files, AppStream, Flatpak and macOS want it."""
NAME = "Enix Desktop"
COMMAND = "enix-desktop"
HOME_PAGE = "https://github.com/enix-desktop/enix-desktop"
RECORD_SUFFIX = ".enix"
"""Of saved games, so that a double click opens them here."""
RECORD_SUFFIXES = (RECORD_SUFFIX, ".json")
"""Games of earlier versions and of the headless tools end in .json."""
RECORD_TYPE = "application/vnd.enix-desktop.record+json"
