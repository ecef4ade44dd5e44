"""The conduits bench in words: pieces, cells, and what is open there."""

from enix_desktop.games.enigma.puzzles.conduits import Flaw, OpenEnd
from enix_desktop.games.enigma.puzzles.puzzle import Point
from enix_desktop.ui.enigma.bench.conduits_model import ConduitsModel
from enix_desktop.ui.enigma.bench.words import listed, said, said_count


class ConduitsWords:
    """Says what a model holds."""

    def __init__(self, model: ConduitsModel) -> None:
        self._model = model
        cells = model.puzzle.cells
        self._left, self._top = min(x for x, _ in cells), min(y for _, y in cells)

    def left(self) -> str:
        """What is still to be done."""
        left = self._model.left_over
        if left:
            return said_count("conduits.left", left)
        ends = len(self._model.open_ends)
        return said_count("conduits.ends", ends) if ends else said("conduits.closed")

    def piece(self, piece: str) -> str:
        """What a piece is, and where its channels lead as it is turned now."""
        sides = listed([said(f"side.{side}") for side in sorted(self._model.channels(piece))])
        number = self._model.stock.index(piece) + 1
        return said(
            "conduits.piece", number=number, kind=said(f"pipe.{self._model.kind(piece)}"), sides=sides
        )

    def cell(self, cell: Point) -> str:
        """What lies on a cell, which ports it has, and what does not fit there."""
        x, y = cell
        piece = self._model.piece_at(cell)
        lies = said("conduits.nothing") if piece is None else self.piece(piece)
        words = [said("conduits.cell", row=y - self._top + 1, column=x - self._left + 1, piece=lies)]
        ports = [said(f"side.{port.side}") for port in self._model.puzzle.ports if port[:2] == cell]
        if ports:
            words.append(said("conduits.ports", sides=listed(ports)))
        ends = [
            end for end in self._model.open_ends if (end.x, end.y) == cell and end.flaw is not Flaw.WAITING
        ]
        return " ".join([*words, *map(_end_words, ends)])


def _end_words(end: OpenEnd) -> str:
    """What is wrong, or still missing, at one side."""
    return said(f"conduits.flaw.{end.flaw}", side=said(f"side.{end.side}"))
