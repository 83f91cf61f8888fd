"""The four machines in two sizes each. Unit square, y up; `G` is where the ground is."""

from __future__ import annotations

import math
from collections.abc import Callable

from hotseat.gui.theme import mix

from .sketch import BEAM, BRICK, DARK, STONE, TILE, WOOD, Sketch

G = 0.07


def crane(d: Sketch, size: int) -> None:
    """A treadwheel crane lifting a block of stone."""
    top = 0.74 if size == 2 else 0.86
    d.shape([(0.18, G), (0.72, G), (0.66, 0.13), (0.24, 0.13)], WOOD)
    d.line([(0.30, 0.13), (0.46, top - 0.2)], BEAM, 0.03)
    d.line([(0.62, 0.13), (0.46, top - 0.2)], BEAM, 0.03)
    d.wall(0.43, 0.12, 0.06, top - 0.16, WOOD, " ")
    d.line([(0.20, top - 0.24), (0.88, top)], BEAM, 0.042)
    d.line([(0.46, top - 0.28), (0.74, top - 0.06)], BEAM, 0.022)
    d.line([(0.86, top - 0.01), (0.86, 0.44)], DARK, 0.012)
    d.line([(0.86, top - 0.01), (0.34, 0.34)], DARK, 0.010)
    d.shape([(0.76, 0.44), (0.96, 0.44), (0.96, 0.30), (0.76, 0.30)], STONE, "stone")
    d.line([(0.76, 0.37), (0.96, 0.37)], DARK, 0.010)
    d.wheel(0.30, 0.32, 0.17 if size == 2 else 0.19, 8)
    if size == 3:
        d.wheel(0.62, 0.25, 0.12, 6)
        d.wall(0.70, G, 0.24, 0.11, STONE)


def circular_saw(d: Sketch, size: int) -> None:
    """A saw blade in a bench cutting a trunk; the bigger one has a second blade and a driving wheel."""
    if size == 3:
        d.wheel(0.16, 0.52, 0.13, 6)
        d.line([(0.16, 0.65), (0.54, 0.60)], DARK, 0.012)
        d.line([(0.16, 0.39), (0.54, 0.38)], DARK, 0.012)
    blades = ((0.50, 0.22),) if size == 2 else ((0.56, 0.24),)
    for x, rad in blades:
        teeth = 20
        points = [
            (x + math.cos(2 * math.pi * i / (teeth * 2) + (0.1 if i % 2 else 0)) * rad * (1.0 if i % 2 else 0.86),
             0.46 + math.sin(2 * math.pi * i / (teeth * 2) + (0.1 if i % 2 else 0)) * rad * (1.0 if i % 2 else 0.86))
            for i in range(teeth * 2)
        ]  # fmt: skip
        d.shape(points, "#AEB6BC")
        d.disc(x, 0.46, rad * 0.34, fill="#8A939B")
        d.disc(x, 0.46, rad * 0.1, fill=DARK)
    d.wall(0.06, 0.36, 0.88, 0.06, WOOD, " ")
    for x in (0.12, 0.80):
        d.shape([(x, 0.36), (x + 0.09, 0.36), (x + 0.11, G), (x - 0.02, G)], WOOD)
    d.line([(0.16, 0.18), (0.86, 0.18)], BEAM, 0.03)
    y = 0.485
    d.wall(0.64, y - 0.065, 0.36, 0.13, WOOD, " ")
    d.disc(0.64, y, 0.045, 0.066, "#D9B27A")
    for x in (0.30, 0.44, 0.60):
        d.disc(x, 0.09, 0.05, 0.03, "#E3C48C")


def measuring_instrument(d: Sketch, size: int) -> None:
    """A quadrant on a stand; the bigger one is a full ring with a sight."""
    d.line([(0.5, 0.42), (0.24, G)], BEAM, 0.034)
    d.line([(0.5, 0.42), (0.76, G)], BEAM, 0.034)
    d.line([(0.5, 0.42), (0.5, G)], BEAM, 0.034)
    cx, cy = 0.5, 0.56
    if size == 2:
        arc = [
            (cx - 0.26 + 0.52 * math.cos(a), cy - 0.14 + 0.46 * math.sin(a))
            for a in (math.pi / 2 * i / 12 for i in range(13))
        ]
        d.shape([(cx - 0.26, cy - 0.14), *arc], "#D9A441")
        inner = [
            (cx - 0.26 + 0.40 * math.cos(a), cy - 0.14 + 0.35 * math.sin(a))
            for a in (math.pi / 2 * i / 12 for i in range(13))
        ]
        d.line(inner, "#6B4410", 0.012)
        for i in range(1, 9):
            a = math.pi / 18 * i
            d.line(
                [
                    (cx - 0.26 + 0.42 * math.cos(a), cy - 0.14 + 0.37 * math.sin(a)),
                    (cx - 0.26 + 0.48 * math.cos(a), cy - 0.14 + 0.425 * math.sin(a)),
                ],
                "#6B4410",
                0.010,
            )
        d.line([(cx - 0.26, cy - 0.14), (cx + 0.08, cy + 0.24)], "#F7E6B8", 0.03)
        d.line([(cx - 0.2, cy - 0.08), (cx - 0.2, cy - 0.30)], DARK, 0.010)
        d.disc(cx - 0.2, cy - 0.31, 0.028, fill="#6B6F76")
    else:
        d.disc(cx, cy + 0.04, 0.31, fill="#D9A441")
        d.disc(cx, cy + 0.04, 0.235, fill="#F1E2BD")
        for i in range(24):
            a = math.pi * i / 12
            d.line(
                [
                    (cx + math.cos(a) * 0.25, cy + 0.04 + math.sin(a) * 0.25),
                    (cx + math.cos(a) * 0.295, cy + 0.04 + math.sin(a) * 0.295),
                ],
                "#6B4410",
                0.010,
            )
        d.line([(cx - 0.2, cy - 0.14), (cx + 0.2, cy + 0.22)], "#8C5A1C", 0.036)
        d.line([(cx - 0.22, cy + 0.04), (cx + 0.22, cy + 0.04)], "#8C5A1C", 0.016)
        d.disc(cx, cy + 0.04, 0.04, fill=DARK)
        d.disc(cx, cy + 0.385, 0.035, fill="#D9A441")


def tile_kiln(d: Sketch, size: int) -> None:
    """A brick kiln with a fire in its mouth and tiles stacked beside it."""
    w, h = (0.5, 0.46) if size == 2 else (0.62, 0.56)
    x = 0.12 if size == 2 else 0.08
    if d.style == "colour":
        d.chimney(x + w / 2 - 0.06, G + h - 0.04, 0.14)
    else:
        d.wall(x + w / 2 - 0.06, G + h - 0.04, 0.12, 0.16, BRICK)
    d.arch(x, G, w, h, BRICK)
    n = int(h / 0.06)
    if d.fine:
        for i in range(1, n):
            y = G + i * 0.06
            k = min(1.0, math.sqrt(max(0.0, 1 - (max(0.0, y - G - h * 0.55) / (h * 0.45)) ** 2)))
            d.line([(x + w / 2 - w / 2 * k * 0.96, y), (x + w / 2 + w / 2 * k * 0.96, y)], "#7B3A28", 0.007)
    m = w * 0.44
    d.arch(x + w / 2 - m / 2, G, m, h * 0.52, DARK)
    d.arch(x + w / 2 - m * 0.34, G, m * 0.68, h * 0.38, "#F08A2C")
    d.arch(x + w / 2 - m * 0.17, G, m * 0.34, h * 0.22, "#FFE28A")
    left = x + w + 0.03
    rows = 5 if size == 2 else 4
    for i in range(rows):
        d.wall(left, G + i * 0.05, 0.97 - left, 0.04, TILE if i % 2 else mix(TILE, "#FFFFFF", 0.15), " ")
    if size == 3:
        d.wall(left + 0.05, G + rows * 0.05, 0.12, 0.04, TILE, " ")


MACHINES: dict[str, Callable[[Sketch, int], None]] = {
    f.__name__: f for f in (crane, circular_saw, measuring_instrument, tile_kiln)
}
