"""ENIX in the statistics: cards, blackouts, visits and badges in words."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter, QPen

from enix_desktop.app.library.statistics import PersonFigures
from enix_desktop.engine.bests import SCORE
from enix_desktop.games.enix import summary
from enix_desktop.games.enix.badges import ALL_EDITIONS, FULL_TABLE, STRONGEST
from enix_desktop.games.enix.bests import MOST_STOLEN, MOST_TAKEN
from enix_desktop.games.enix.components import ENERGIES, Energy, standard_components
from enix_desktop.ui.enix.achievements.emblems import paint_emblem
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.enix.symbols import energy_symbol
from enix_desktop.ui.enix.wording import Names
from enix_desktop.ui.statistics.game_words import BadgeWords, BarsInWords
from enix_desktop.ui.statistics.plots import Bar
from enix_desktop.ui.widgets.numbers import number
from enix_desktop.ui.widgets.theme import current_theme


class EnixStatistics(QObject):
    """What only ENIX has in its statistics, in the current language."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = Names(standard_components(), (), self)

    def facts(self, one: PersonFigures) -> list[tuple[str, str]]:
        """Numbers about one person, each with what it counts."""
        return [
            (number(one.per_game(summary.CARDS), 1), self.tr("cards in hand at the end, on average")),
            (number(one.per_game(summary.TAKEN), 1), self.tr("cards collected in a game")),
            (number(one.per_game(summary.STOLEN), 1), self.tr("cards stolen in a game")),
            (number(one.tallies.get(summary.DARK, 0)), self.tr("turns under the blackout cap")),
        ]

    def bars(self, tallies: Mapping[str, int]) -> BarsInWords:
        """How often the pieces arrived at each tile."""
        counts = {energy: tallies.get(summary.visits(energy), 0) for energy in ENERGIES}
        most = max(counts.values())
        bars = [
            Bar(
                self._names.energy(energy),
                count / most,
                number(count),
                colour=ENERGY_COLOURS[energy].base,
                paint_symbol=_painter_of(energy),
            )
            for energy, count in counts.items()
            if most
        ]
        return BarsInWords(
            self.tr("Where the pieces went"),
            self.tr("Arrivals at each energy tile, by crossing or by jump."),
            bars,
        )

    def badges(self) -> Mapping[str, BadgeWords]:
        return {
            summary.EXACT: BadgeWords(
                self.tr("Exactly 25"), self.tr("End a game with a hand worth 25, not one more.")
            ),
            summary.EVERYWHERE: BadgeWords(
                self.tr("Round trip"), self.tr("Visit all six energy tiles in one game.")
            ),
            summary.HARVEST: BadgeWords(
                self.tr("Rich harvest"), self.tr("Take four or more cards on one arrival.")
            ),
            summary.LONG_WAY: BadgeWords(
                self.tr("Good shoes"), self.tr("Cross to another tile four or more times in one turn.")
            ),
            summary.NEGATIVE: BadgeWords(
                self.tr("Weight to carry"), self.tr("Win with a card below zero in your hand.")
            ),
            summary.HALVED: BadgeWords(
                self.tr("Halved in time"),
                self.tr("Hold more than 25 and be saved by an ENIX card."),
            ),
            summary.CLOSE: BadgeWords(self.tr("By a hair"), self.tr("Win with a lead of just 1.")),
            summary.TIE: BadgeWords(
                self.tr("Last word"), self.tr("End the game yourself and win although others are tied.")
            ),
            summary.OWN_CAP: BadgeWords(
                self.tr("Lights out"), self.tr("Put the blackout cap on the tile you stand on.")
            ),
            summary.IN_THE_DARK: BadgeWords(
                self.tr("Night vision"), self.tr("Win while your piece is under the blackout cap.")
            ),
            summary.PEACEFUL: BadgeWords(
                self.tr("Clean hands"), self.tr("Win without stealing a single card.")
            ),
            STRONGEST: BadgeWords(
                self.tr("Master beaten"), self.tr("Win against a computer player at the strongest level.")
            ),
            FULL_TABLE: BadgeWords(self.tr("Full house"), self.tr("Win at a table of six.")),
            ALL_EDITIONS: BadgeWords(
                self.tr("Well read"), self.tr("Win a game by each of the two rulebooks.")
            ),
        }

    def bests(self) -> Mapping[str, str]:
        """The best score is never over the limit."""
        return {
            SCORE: self.tr("closest to 25"),
            MOST_TAKEN: self.tr("most cards collected in a game"),
            MOST_STOLEN: self.tr("most cards stolen in a game"),
        }

    def paint_badge(self, painter: QPainter, badge: str, room: QRectF, is_earned: bool) -> None:
        paint_emblem(painter, badge, room, is_earned)


def _painter_of(energy: Energy) -> Callable[[QPainter, QRectF], None]:
    """Paints the symbol of *energy* on a disc of its colour."""

    def paint(painter: QPainter, room: QRectF) -> None:
        colours = ENERGY_COLOURS[energy]
        painter.save()
        painter.setPen(QPen(current_theme.theme.line, current_theme.theme.wide(1, 2)))
        painter.setBrush(colours.base)
        painter.drawEllipse(room)
        painter.translate(room.center())
        painter.scale(room.width() * 0.34, room.height() * 0.34)
        painter.fillPath(energy_symbol(energy), colours.on_base)
        painter.restore()

    return paint
