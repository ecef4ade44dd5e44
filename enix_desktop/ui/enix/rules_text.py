"""The rules of ENIX in short, in our own words; each paragraph knows the rules it tells (docs/rules.md)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject


@dataclass(frozen=True, slots=True)
class Paragraph:
    """The ids of some rules and the text that tells them, as simple HTML."""

    rules: str
    text: str
    mark: str = ""
    """The edition it holds for, in words, if it does not hold for both."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its paragraphs."""

    title: str
    paragraphs: tuple[Paragraph, ...]


class RulesText(QObject):
    """The sections of the rules, in the language in use."""

    def sections(self) -> Sequence[Section]:
        """All sections, in the order in which one reads them."""
        return (
            Section(self.tr("What it is about"), tuple(self._aim())),
            Section(self.tr("On the table"), tuple(self._table())),
            Section(self.tr("A round"), tuple(self._round())),
            Section(self.tr("Who is next"), tuple(self._order())),
            Section(self.tr("Turn, step 1: symbols"), tuple(self._actions())),
            Section(self.tr("Turn, step 2: movement"), tuple(self._movement())),
            Section(self.tr("Turn, step 3: cards"), tuple(self._cards())),
            Section(self.tr("ENIX cards"), tuple(self._enix())),
            Section(self.tr("The end"), tuple(self._end())),
        )

    def _aim(self) -> Iterator[Paragraph]:
        yield Paragraph(
            "G3",
            self.tr(
                "Travel over the six energies and collect cards. The highest hand wins, but a hand of "
                "<b>26 or more</b> drops out."
            ),
        )
        yield Paragraph(
            "R2",
            self.tr(
                "As soon as you hold a card of <b>each of the six energies</b>, you may end the game "
                "instead of laying a card. Nobody has to."
            ),
        )

    def _table(self) -> Iterator[Paragraph]:
        yield Paragraph(
            "C1 S1 S3",
            self.tr(
                "Six tiles, one for each energy: Solar in the middle, the others around it. All pawns "
                "start on the source of Solar; a source has room for everybody."
            ),
        )
        yield Paragraph(
            "",
            self.tr(
                "{solar} Solar energy, {hydro} Hydropower, {geothermal} Geothermal heat,<br>"
                "{ocean} Waves and tides, {wind} Wind energy, {biomass} Biomass."
            ),
        )
        yield Paragraph(
            "C2",
            self.tr(
                "Two neighbouring sources are connected if there is a path on <b>both</b> touching "
                "sides. The crossing costs 1, and 1 more for each path point in between: 1 to 5 in all."
            ),
        )
        yield Paragraph(
            "C3 C4 S2",
            self.tr(
                "72 cards, twelve of each energy, worth −10 to +9; one of the twelve is an ENIX card "
                "without a value. The back shows the energy only. Everybody begins with five cards; the"
                " others lie face down on five stacks."
            ),
        )
        yield Paragraph(
            "C5",
            self.tr(
                "Symbols on cards: {jump} jump to an energy, {cap} blackout, {tile} turn or move a tile."
            ),
        )

    def _round(self) -> Iterator[Paragraph]:
        yield Paragraph(
            "R1",
            self.tr(
                "Everybody lays one card face down; all are turned over together. Then each player has "
                "a turn: symbols, movement, taking and stealing, drawing."
            ),
        )
        yield Paragraph(
            "R3 R4",
            self.tr(
                "An ENIX card is laid only if you hold nothing else; it counts 0. Who has no card comes"
                " last, neither acts nor moves, but steals and draws."
            ),
        )

    def _order(self) -> Iterator[Paragraph]:
        yield Paragraph(
            "O1 O2",
            self.tr(
                "The highest goes next. If several are highest, they <b>compete</b>: each lays one more"
                " card on top, until one is ahead."
            ),
        )
        yield Paragraph(
            "O3",
            self.tr("Who cannot lay another card stays behind those who can. If nobody can, lots decide."),
        )
        yield Paragraph(
            "E1",
            self.tr("Highest is the largest sum of all cards a player laid this round."),
            self._english(),
        )
        yield Paragraph(
            "E1",
            self.tr("Highest is the largest first card; the cards of competitions count only among equals."),
            self._french(),
        )

    def _actions(self) -> Iterator[Paragraph]:
        yield Paragraph(
            "A1",
            self.tr(
                "Carry out the symbols of the card you laid <b>last</b>, from bottom to top. You must "
                "do all of them."
            ),
        )
        yield Paragraph(
            "A2",
            self.tr(
                "<b>Jump:</b> your pawn goes straight to that energy, however far. Nothing happens if "
                "it is there already, or if it or the target is under the cap."
            ),
        )
        yield Paragraph(
            "A3 A6 M4",
            self.tr(
                "<b>Blackout:</b> the cap is put on that energy; if it is there already, it is taken "
                "off the board. Nobody enters or leaves a tile under the cap."
            ),
        )
        yield Paragraph(
            "A4 A5",
            self.tr(
                "<b>Tile:</b> turn one tile, or move it to another place and turn it as you like. "
                "Something must change, pawns and cap travel along, and in the end all six tiles hang "
                "together by full sides: no islands."
            ),
        )

    def _movement(self) -> Iterator[Paragraph]:
        yield Paragraph(
            "M1 M2 M3",
            self.tr(
                "Your points are the sum of all cards you laid this round. With 1 or more you must "
                "cross to at least one other tile if you can; with 0 or less you stay. You may cross "
                "several tiles; points left over are lost."
            ),
        )
        yield Paragraph(
            "M5 E2",
            self.tr("You may not cross back to the tile where your turn began."),
            self._english(),
        )
        yield Paragraph(
            "M5 E2",
            self.tr("You may not cross to any tile twice, nor to the one where your turn began."),
            self._french(),
        )

    def _cards(self) -> Iterator[Paragraph]:
        yield Paragraph(
            "K1",
            self.tr(
                "<b>Take:</b> each time you arrive on a source, by crossing or jumping, you may take "
                "the top cards of that energy from the five stacks. Cards that come to light then have "
                "to wait."
            ),
        )
        yield Paragraph(
            "K2",
            self.tr(
                "If a stack runs empty, all stacks and the played cards are shuffled and dealt to five "
                "new stacks."
            ),
        )
        yield Paragraph(
            "K3",
            self.tr("<b>Steal:</b> where your movement ends, one card from each player on the same tile."),
        )
        yield Paragraph(
            "K3 E3",
            self.tr("Stealing is a duty. You choose an energy by the backs of the cards."),
            self._english(),
        )
        yield Paragraph(
            "K3 E3",
            self.tr("You decide for each player whether you steal. The card is drawn by chance."),
            self._french(),
        )
        yield Paragraph(
            "K4 K5",
            self.tr(
                "<b>Draw:</b> with fewer than five cards, choose one stack and draw from it up to five."
                " Then the cards you laid go to the played cards."
            ),
        )

    def _enix(self) -> Iterator[Paragraph]:
        yield Paragraph(
            "X1",
            self.tr(
                "With an ENIX card you interrupt: put the cap on another tile or take it off the board."
                " The card is then played."
            ),
        )
        yield Paragraph(
            "X2 X3 X4",
            self.tr(
                "It is possible at the start and the end of each turn, after each symbol and on each "
                "source reached. Everybody is asked, whatever they hold, and may answer an ENIX card "
                "with another."
            ),
        )
        yield Paragraph(
            "E4",
            self.tr("The player in turn is asked first, then the others in seat order."),
            self._english(),
        )
        yield Paragraph("E4", self.tr("The order of asking is drawn by lot."), self._french())

    def _end(self) -> Iterator[Paragraph]:
        yield Paragraph(
            "G1 G2",
            self.tr(
                "When somebody ends the game, cards just laid go back to the hands. Add up your values "
                "and halve the sum once for <b>each ENIX card</b> you hold; round down."
            ),
        )
        yield Paragraph(
            "G3 G4 G5",
            self.tr(
                "26 or more drops out; the highest of the others wins. If several share the highest "
                "score, the player who ended the game wins, unless dropped out: then those who tie "
                "share the win. If everybody drops out, nobody wins."
            ),
        )

    def _english(self) -> str:
        return self.tr("English rulebook")

    def _french(self) -> str:
        return self.tr("French rulebook")
