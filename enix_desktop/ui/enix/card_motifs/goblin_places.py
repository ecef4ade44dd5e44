"""Where the goblin appears: the ground of the ENIX cards."""

from enix_desktop.ui.enix.card_motifs.built import house
from enix_desktop.ui.enix.card_motifs.nature import (
    breaker,
    cloud,
    conifer,
    drop,
    gust,
    hills,
    leaf,
    rain,
    sea,
    star,
    steam,
    sun,
    tree,
)
from enix_desktop.ui.enix.card_motifs.scene import Scene
from enix_desktop.ui.widgets.paper_art import disc, polygon


def solar(s: Scene) -> None:
    """Where the sun goblin lives."""
    sun(s, 55, 82, 37, s.base, 16)
    hills(s, [126, 120, 127, 119, 126], s.mid)
    hills(s, [140, 136, 141, 135], s.near)
    house(s, 14, 138, 17, 20, s.near)
    house(s, 96, 137, 17, 20, s.near)


def hydro(s: Scene) -> None:
    """Where the river goblin lives."""
    rain(s, 8, 106, 44, 70, s.tint, -3)
    drop(s, 55, 92, 38, s.base)
    conifer(s, 10, 130, 40, s.mid)
    conifer(s, 101, 130, 46, s.mid)
    sea(s, 126, s.base, 3, 22)
    sea(s, 134, s.shade, 2.4, 18, 7)


def geothermal(s: Scene) -> None:
    """Where the deep goblin lives."""
    for x, h in ((18, 50), (92, 54)):
        steam(s, x, 96, h, s.tint, 6)
    s.put(
        polygon(
            [(-6, 150), (26, 84), (34, 60), (46, 66), (56, 58), (66, 64), (78, 60), (86, 86), (116, 150)]
        ),
        s.base,
        2,
    )
    hills(s, [128, 124, 129, 123, 128], s.mid)
    hills(s, [138, 136, 139, 135], s.fire)
    hills(s, [143, 141, 144, 141], s.near)


def ocean(s: Scene) -> None:
    """Where the tide goblin lives."""
    s.put(disc(55, 80, 40), s.tint, 2)
    for x, y, r in ((10, 62, 3.4), (100, 70, 4), (16, 94, 2.6)):
        star(s, x, y, r, s.paper)
    breaker(s, 104, 136, 16, s.mid, s.paper)
    sea(s, 124, s.base, 4, 24)
    sea(s, 134, s.mid, 3, 20, 9)
    sea(s, 141, s.near, 2, 17)


def wind(s: Scene) -> None:
    """Where the wind goblin lives."""
    cloud(s, 55, 112, 96, s.paper, 2.4)
    cloud(s, 16, 78, 36, s.tint)
    cloud(s, 96, 70, 34, s.tint)
    for x, y, w in ((4, 54, 30), (70, 132, 34), (4, 128, 38)):
        gust(s, x, y, w, s.shade, 2.6)
    hills(s, [140, 136, 141, 135], s.mid)


def biomass(s: Scene) -> None:
    """Where the wood goblin lives."""
    for x, y, h in ((14, 108, 62), (97, 108, 66), (34, 100, 44), (78, 100, 46)):
        tree(s, x, y, h, s.base)
    hills(s, [110, 104, 111, 103], s.mid)
    for x, turn in ((8, -30), (18, 10), (94, -14), (104, 26)):
        leaf(s, x, 142, 26, turn, s.base, s.tint)
    hills(s, [140, 137, 141, 136], s.near)


MOTIFS = {
    "solar-12": solar,
    "hydro-12": hydro,
    "geothermal-12": geothermal,
    "ocean-12": ocean,
    "wind-12": wind,
    "biomass-12": biomass,
}
