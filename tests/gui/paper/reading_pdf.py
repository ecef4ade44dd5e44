"""Enough of PDF to look into the files that Qt writes: pages, fonts, pictures and words."""

import re
import zlib

from enix_desktop.ui.paper.pdf import pdf_of, recorded
from enix_desktop.ui.paper.sheet import Sheets, on_paper, size_in_units

_OBJECT = re.compile(rb"(\d+) 0 obj\s*(.*?)endobj", re.DOTALL)
_STREAM = re.compile(rb"stream\r?\n(.*?)\nendstream", re.DOTALL)


def pdf(sheets: Sheets, size: str) -> bytes:
    """The sheets as a PDF document."""
    with on_paper():
        drawn = [recorded(page) for page in sheets.pages(size_in_units(size))]
    return pdf_of(drawn, sheets.title(), size)


class PdfFile:
    """What a document consists of."""

    def __init__(self, data: bytes) -> None:
        assert data.startswith(b"%PDF-")
        assert data.rstrip().endswith(b"%%EOF")
        self._objects = {int(number): body for number, body in _OBJECT.findall(data)}

    @property
    def pages(self) -> int:
        """How many there are."""
        return sum(bool(re.search(rb"/Type\s*/Page\b", body)) for body in self._objects.values())

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of a page, in points."""
        found = re.search(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)", b"".join(self._objects.values()))
        assert found is not None
        return float(found[1]), float(found[2])

    @property
    def embedded_fonts(self) -> set[str]:
        """The names of the fonts that are in the file."""
        files = [body for body in self._objects.values() if b"/FontFile" in body]
        found = (re.search(rb"/FontName\s*/([\w+-]+)", body) for body in files)
        return {match[1].decode().split("+")[-1] for match in found if match is not None}

    @property
    def fonts(self) -> set[str]:
        """The names of all fonts that are used."""
        bodies = b"".join(self._objects.values())
        names = re.findall(rb"/BaseFont\s*/([\w+-]+)", bodies)
        return {name.decode().split("+")[-1] for name in names}

    @property
    def images(self) -> int:
        """How many pictures made of dots there are."""
        return sum(bool(re.search(rb"/Subtype\s*/Image", body)) for body in self._objects.values())

    @property
    def letters(self) -> set[str]:
        """Every letter that a reader can search for and copy."""
        found: set[str] = set()
        for body in self._objects.values():
            stream = _STREAM.search(body)
            if stream is None:
                continue
            content = stream[1]
            if b"FlateDecode" in body:
                content = zlib.decompressobj().decompress(content)
            if b"beginbfrange" in content or b"beginbfchar" in content:
                found |= {chr(int(code, 16)) for code in re.findall(rb"<([0-9a-fA-F]{4})>", content)}
        return found
