"""The program's icon for 16 to 32 pixels: the same cap on the same tile, with fewer and thicker shapes.

Straight edges lie between pixels, so that they stay sharp.
"""

from dataclasses import dataclass

from drawings import (
    BASE,
    NIGHT,
    NIGHT_BAND,
    NIGHT_DEEP,
    PAPER_WHITE,
    SHADE,
    STAR,
    TINT,
    disc,
    path,
    star,
    svg,
)


@dataclass(frozen=True, slots=True)
class SmallDrawing:
    """One small icon; all numbers are pixels."""

    size: int
    face: str
    """The top of the tile; its side shows below."""
    light: str
    """Its upper edge, where the light falls."""
    thickness: float
    cone: str
    fold: str
    brim: str
    gloom: str
    """The dark below the brim, in which the eyes glint."""
    bobble: tuple[float, float, float]
    eyes: str
    star: str
    rim: float
    """How wide the paper edge around the cap is: without one the cap would have to be smaller."""

    def svg(self) -> str:
        """The picture as SVG."""
        x, y, radius = self.bobble
        edge = f' stroke="{PAPER_WHITE}" stroke-width="{2 * self.rim:g}" stroke-linejoin="round"'
        rim = [path(shape, PAPER_WHITE, edge) for shape in (self.cone, self.brim)] if self.rim else []
        return svg(
            self.size,
            f'<g transform="translate(0 {self.thickness:g})">{path(self.face, SHADE)}</g>',
            path(self.face, BASE),
            path(self.light, TINT),
            *(
                [path(self.gloom, NIGHT_DEEP), path(self.eyes, STAR, ' fill-rule="evenodd"')]
                if self.eyes
                else []
            ),
            *rim,
            path(self.cone, NIGHT),
            *([path(self.fold, NIGHT_DEEP)] if self.fold else []),
            path(self.star, STAR),
            path(self.brim, NIGHT_BAND),
            *([disc(x, y, radius + self.rim, PAPER_WHITE)] if self.rim else []),
            disc(x, y, radius, STAR),
        )


def _bar(left: float, top: float, right: float, bottom: float, rounding: float) -> str:
    r = rounding
    return (
        f"M{left + r:g} {top:g}H{right - r:g}A{r:g} {r:g} 0 0 1 {right - r:g} {bottom:g}"
        f"H{left + r:g}A{r:g} {r:g} 0 0 1 {left + r:g} {top:g}Z"
    )


def _round(x: float, y: float, radius: float) -> str:
    arc = f"a{radius:g} {radius:g} 0 1 0"
    return f"M{x - radius:g} {y:g}{arc} {2 * radius:g} 0{arc} {-2 * radius:g} 0Z"


def _plus(x: float, y: float, arm: float, width: float) -> str:
    """A star with four points, as far as pixels allow one."""
    half = width / 2
    return (
        f"M{x - half:g} {y - arm:g}h{width:g}v{2 * arm:g}h{-width:g}Z"
        f"M{x - arm:g} {y - half:g}h{2 * arm:g}v{width:g}h{-2 * arm:g}Z"
    )


SMALL = (
    SmallDrawing(
        size=16,
        face="M4 1H12L16 7.5L12 14H4L0 7.5Z",
        light="M4 1H12L12.6 2H3.4Z",
        thickness=1,
        cone="M3 11C3.4 6 4.6 2 8.2 2C11 2 13 3.4 13.6 6L12 6C10.6 5 9.9 5.4 9.9 6.4C10 8 11 9.4 12 11Z",
        fold="",
        brim=_bar(2, 10, 13, 13, 1.5),
        gloom="",
        eyes="",
        bobble=(12.5, 6.5, 1.7),
        star=_plus(6.5, 6.5, 1.5, 1),
        rim=0,
    ),
    SmallDrawing(
        size=22,
        face="M5.5 2H16.5L22 10.5L16.5 19H5.5L0 10.5Z",
        light="M5.5 2H16.5L17.2 3H4.8Z",
        thickness=1,
        cone="M4 15C4.6 8.5 6.2 3 11.3 3C15.2 3 18 5 18.8 8.6C17 7 14.4 6.6 13.9 8.6C14.2 11 15.6 13 17 15Z",
        fold="M18.8 8.6C18 5 15.2 3 11.3 3C13.4 4 14.2 6 13.9 8.6C14.4 6.6 17 7 18.8 8.6Z",
        brim=_bar(3, 13, 18, 17, 2),
        gloom="",
        eyes="",
        bobble=(18, 9, 2),
        star=_plus(8.5, 9.5, 1.5, 1),
        rim=0,
    ),
    SmallDrawing(
        size=24,
        face="M6 2H18L24 11.5L18 21H6L0 11.5Z",
        light="M6 2H18L18.6 3H5.4Z",
        thickness=1,
        cone="M5 17C5.5 10 7 4 12.3 4C16.8 4 19.6 6.4 20.4 10.4"
        "C18.4 8.8 15.6 8.2 15 10.4C15.3 13 16.8 15 18 17Z",
        fold="M20.4 10.4C19.6 6.4 16.8 4 12.3 4C14.6 5.1 15.3 8 15 10.4C15.6 8.2 18.4 8.8 20.4 10.4Z",
        brim=_bar(4, 15, 19, 19, 2),
        gloom="",
        eyes="",
        bobble=(19.5, 10.5, 2.4),
        star=_plus(9.5, 11.5, 1.5, 1) + "M13 7h1v1h-1Z",
        rim=0,
    ),
    SmallDrawing(
        size=32,
        face="M8 2H24L32 15L24 28H8L0 15Z",
        light="M8 2H24L24.6 3H7.4Z",
        thickness=2,
        cone="M7 18.5C7.6 11 9.6 4 16 4C21.8 4 25.6 6.8 26.6 11.6"
        "C24 9.6 20.4 9.2 19.8 11.6C20 14.2 22 16.6 23.4 18.5Z",
        fold="M26.6 11.6C25.6 6.8 21.8 4 16 4C19 5.6 20.2 8.4 19.8 11.6C20.4 9.2 24 9.6 26.6 11.6Z",
        brim=_bar(5, 17, 25, 22, 2.5),
        gloom="M8 22H22V23.5A3.5 3.5 0 0 1 18.5 27H11.5A3.5 3.5 0 0 1 8 23.5Z",
        eyes="".join(_round(x, 24.5, 1.7) + f"M{x:g} 24h1v1h-1Z" for x in (12, 18)),
        bobble=(25.5, 12.5, 2.8),
        star=star(12.5, 12.5, 3, -18) + _round(18, 9, 1.2),
        rim=0.8,
    ),
)


def symbolic() -> str:
    """The icon in one colour, which the panel chooses: a tile with the cap cut out of it."""
    tile = "M4.5 1H11.5L16 8L11.5 15H4.5L0 8Z"
    cone = "M4 10C4.2 6 5.3 3 8 3C9.9 3 11.2 3.7 11.9 5C10.4 5 9.6 5.7 9.8 7C10 8.2 10.5 9.2 11 10Z"
    bobble = _round(12.3, 7.5, 1.5)
    return svg(16, path(tile + cone + _bar(3, 11, 12, 13, 1) + bobble, "#2e3436", ' fill-rule="evenodd"'))
