"""The words of the settings: what they are called, what they do, and by which other words they are found."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject

from enix_desktop.app.system.settings import SYSTEM


@dataclass(frozen=True, slots=True)
class RowWords:
    """What stands in the row of a setting, and what it can be found by, too."""

    label: str
    about: str
    also: str


class SettingsWords(QObject):
    """Words by key, in the current language; keys are never shown."""

    def sections(self) -> Mapping[str, str]:
        return {
            "appearance": self.tr("Appearance and language"),
            "play": self.tr("Play"),
            "sound": self.tr("Sound"),
            "comfort": self.tr("Comfort"),
        }

    def rows(self) -> Mapping[str, RowWords]:
        return {**self._seen(), **self._played(), **self._achieved(), **self._heard(), **self._felt()}

    def _seen(self) -> Mapping[str, RowWords]:
        return {
            "theme": RowWords(
                self.tr("Colours"),
                self.tr("High contrast has thick edges and text that is easy to read."),
                self.tr("theme look light dark night black white see eyes"),
            ),
            "language": RowWords(
                self.tr("Language"),
                self.tr("For everything: table, rules, guide and lessons."),
                self.tr("words translation English French German"),
            ),
        }

    def _played(self) -> Mapping[str, RowWords]:
        return {
            "speed": RowWords(
                self.tr("Animation speed"),
                self.tr("How fast cards, pieces and tiles move. Click or press Space to skip an animation."),
                self.tr("animation tempo slow fast off wait pace"),
            ),
            "waits": RowWords(
                self.tr("Wait for me when something concerns me"),
                self.tr("What harms you or may end the game stays until you click or press a key."),
                self.tr("pause stop read story narration stolen slow"),
            ),
            "log_open": RowWords(
                self.tr("Log beside the table"),
                self.tr(
                    "Lists what happened. Open from the start in wide windows. Ctrl+L shows or hides it."
                ),
                self.tr("history protocol sentences list panel show hide"),
            ),
        }

    def _achieved(self) -> Mapping[str, RowWords]:
        return {
            "achievements": RowWords(
                self.tr("Achievements"),
                self.tr("Small badges for special moments. They stay on this computer."),
                self.tr("badges medals rewards trophies success statistics"),
            ),
        }

    def _heard(self) -> Mapping[str, RowWords]:
        return {
            "volume": RowWords(
                self.tr("Volume"),
                self.tr("You hear a sample when you let go."),
                self.tr("loud quiet sounds noise speaker audio"),
            ),
            "muted": RowWords(
                self.tr("Mute"),
                self.tr("Ctrl+M turns the sound off and on at any time."),
                self.tr("mute silent quiet noise speaker audio"),
            ),
        }

    def _felt(self) -> Mapping[str, RowWords]:
        return {
            "motion": RowWords(
                self.tr("Motion"),
                self.tr(
                    "With reduced motion nothing flies or bounces: things simply appear where they belong."
                ),
                self.tr("animation reduced calm dizzy still flying accessibility"),
            ),
            "touch": RowWords(
                self.tr("Large buttons"),
                self.tr("Makes everything you press large enough for a finger."),
                self.tr("touch screen tablet finger big size accessibility"),
            ),
        }

    def themes(self) -> Mapping[str, str]:
        return {
            SYSTEM: self.tr("Follow system"),
            "light": self.tr("Light"),
            "dark": self.tr("Dark"),
            "contrast": self.tr("High contrast"),
        }

    def motions(self) -> Mapping[str, str]:
        return {
            SYSTEM: self.tr("Follow system"),
            "full": self.tr("Full motion"),
            "reduced": self.tr("Reduced motion"),
        }

    def system(self) -> str:
        return self.tr("Follow system")

    def percent(self, number: int) -> str:
        return self.tr("{number}%").format(number=number)
