"""The 34 buildings, each with a drawing of its own. Unit square, y up; `G` is where the ground is."""

from __future__ import annotations

import math
from collections.abc import Callable

from . import sketch
from .sketch import Sketch

BEAM, DARK, GLASS, WATER = sketch.BEAM, sketch.DARK, sketch.GLASS, sketch.WATER
BRICK, GREY, STONE, WOOD = sketch.BRICK, sketch.GREY, sketch.STONE, sketch.WOOD
SLATE, THATCH, TILE = sketch.SLATE, sketch.THATCH, sketch.TILE
LEAF, LEAF2, OCHRE, PLASTER, ROSE = sketch.LEAF, sketch.LEAF2, sketch.OCHRE, sketch.PLASTER, sketch.ROSE

G = 0.07
Drawing = Callable[[Sketch], None]


def bower(d: Sketch) -> None:
    for x in (0.16, 0.38, 0.60, 0.82):
        d.wall(x - 0.018, G, 0.036, 0.48, WOOD, " ")
    d.line([(0.16, 0.30), (0.38, 0.30)], WOOD, 0.02)
    d.line([(0.60, 0.30), (0.82, 0.30)], WOOD, 0.02)
    d.wall(0.42, G, 0.16, 0.06, WOOD)
    d.roof(0.10, 0.54, 0.78, 0.14, LEAF, hip=0.08)
    for i in range(9):
        x = 0.12 + i * 0.092
        d.disc(x, 0.53 + 0.03 * (i % 2), 0.055, fill=LEAF2 if i % 2 else LEAF)
    for x, y, c in ((0.2, 0.6, "#D46A5C"), (0.36, 0.66, "#F0C35A"), (0.52, 0.6, "#D46A5C"), (0.66, 0.66, "#E9A0B0"), (0.79, 0.58, "#F0C35A"), (0.16, 0.42, "#E9A0B0"), (0.82, 0.4, "#D46A5C")):  # fmt: skip
        d.disc(x, y, 0.036, fill=c)


def wooden_shack(d: Sketch) -> None:
    d.wall(0.24, G, 0.5, 0.3, WOOD)
    d.shape([(0.18, 0.36), (0.80, 0.30), (0.82, 0.40), (0.22, 0.54)], "#7E5A3C", "wood")
    d.door(0.32, G, 0.13, 0.22)
    d.window(0.55, 0.18, 0.1, 0.1, DARK)
    d.wall(0.78, G, 0.14, 0.05, WOOD, " ")
    for x, y in ((0.80, 0.145), (0.86, 0.145), (0.83, 0.20)):
        d.disc(x, y - 0.005, 0.032, fill="#C59A63")


def covered_bridge(d: Sketch) -> None:
    d.water(0.0, 0.16)
    for x in (0.02, 0.40, 0.80):
        d.wall(x, 0.02, 0.18, 0.26, STONE)
    d.wall(-0.02, 0.26, 1.04, 0.07, WOOD, " ")
    d.wall(0.04, 0.33, 0.92, 0.19, WOOD)
    for i in range(4):
        d.arch(0.1 + i * 0.215, 0.36, 0.14, 0.12, DARK)
    d.roof(0.02, 0.52, 0.96, 0.2, TILE, hip=0.07)


def treehouse(d: Sketch) -> None:
    d.shape([(0.43, G), (0.60, G), (0.56, 0.5), (0.46, 0.5)], "#7C5434", "wood")
    d.disc(0.24, 0.62, 0.2, fill=LEAF)
    d.disc(0.77, 0.62, 0.2, fill=LEAF2)
    d.disc(0.5, 0.82, 0.24, fill=LEAF)
    d.wall(0.28, 0.42, 0.46, 0.04, WOOD, " ")
    d.wall(0.34, 0.46, 0.34, 0.2, WOOD)
    d.roof(0.32, 0.66, 0.38, 0.14, THATCH, hip=0.13)
    d.door(0.40, 0.46, 0.1, 0.15)
    d.window(0.55, 0.53, 0.08, 0.08)
    d.line([(0.64, 0.42), (0.70, G)], BEAM, 0.018)
    d.line([(0.73, 0.42), (0.79, G)], BEAM, 0.018)
    for i in range(5):
        y = 0.13 + i * 0.06
        d.line([(0.70 - (y - G) * 0.17, y), (0.79 - (y - G) * 0.17, y)], BEAM, 0.014)


def stone_bridge(d: Sketch) -> None:
    d.water(0.0, 0.17)
    d.shape([(-0.2, 0.04), (1.2, 0.04), (1.2, 0.30), (0.5, 0.50), (-0.2, 0.30)], STONE, "stone")
    d.arch(0.30, 0.0, 0.40, 0.36, WATER)
    for x in (0.02, 0.80):
        d.arch(x, 0.0, 0.18, 0.22, WATER)
    d.line([(-0.2, 0.34), (0.5, 0.55), (1.2, 0.34)], "#8E887A", 0.05)
    d.wall(0.455, 0.50, 0.09, 0.12, STONE, " ")
    d.cross(0.5, 0.62, 0.09)


def wash_house(d: Sketch) -> None:
    d.wall(0.06, G, 0.88, 0.1, STONE)
    d.wall(0.12, 0.12, 0.76, 0.045, WATER, " ")
    for x in (0.08, 0.36, 0.62, 0.88):
        d.wall(x, 0.16, 0.045, 0.28, WOOD, " ")
    d.roof(0.04, 0.44, 0.93, 0.24, TILE, hip=0.22)
    d.line([(0.10, 0.36), (0.90, 0.36)], DARK, 0.008)
    for x, w, c in ((0.18, 0.1, "#FFFFFF"), (0.42, 0.12, "#E9D9A8"), (0.70, 0.11, "#BFD7E6")):
        d.wall(x, 0.23, w, 0.13, c, " ")


def straw_hut(d: Sketch) -> None:
    d.wall(0.26, G, 0.48, 0.18, OCHRE)
    d.shape(
        [(0.14, 0.22), (0.86, 0.22), (0.70, 0.46), (0.56, 0.68), (0.44, 0.68), (0.30, 0.46)],
        THATCH,
        "thatch",
        across=True,
    )
    d.line([(0.40, 0.68), (0.60, 0.68)], BEAM, 0.03)
    d.arch(0.42, G, 0.16, 0.22, DARK)
    d.disc(0.86, 0.12, 0.075, 0.055, "#E3C46E")


def townhouse(d: Sketch) -> None:
    d.wall(0.28, G, 0.44, 0.27, STONE)
    d.wall(0.25, 0.34, 0.50, 0.24, PLASTER)
    d.timber(0.25, 0.34, 0.50, 0.24, 4)
    d.gable(0.25, 0.58, 0.50, 0.28, SLATE)
    d.window(0.33, 0.41, 0.09, 0.11)
    d.window(0.58, 0.41, 0.09, 0.11)
    d.window(0.455, 0.62, 0.09, 0.1)
    d.door(0.34, G, 0.13, 0.2)
    d.arch(0.54, 0.13, 0.11, 0.13, GLASS)


def cottage(d: Sketch) -> None:
    d.chimney(0.66, 0.56, 0.16)
    d.wall(0.16, G, 0.66, 0.24, PLASTER)
    d.shape(
        [(0.08, 0.26), (0.90, 0.26), (0.80, 0.52), (0.66, 0.64), (0.32, 0.64), (0.18, 0.52)],
        THATCH,
        "thatch",
        across=False,
    )
    d.arch(0.41, 0.36, 0.16, 0.12, PLASTER)
    d.window(0.45, 0.37, 0.08, 0.07)
    d.door(0.26, G, 0.12, 0.19)
    d.window(0.56, 0.14, 0.12, 0.09)
    for x in (0.86, 0.92, 0.12):
        d.disc(x, 0.1, 0.05, fill=LEAF2)
    d.disc(0.88, 0.13, 0.02, fill="#D46A5C")


def rural_house(d: Sketch) -> None:
    d.chimney(0.74, 0.46, 0.2)
    d.wall(0.08, G, 0.40, 0.3, STONE)
    d.gable(0.08, 0.37, 0.40, 0.26, TILE, STONE)
    d.wall(0.48, G, 0.42, 0.26, PLASTER)
    d.timber(0.48, G, 0.42, 0.26, 3)
    d.roof(0.48, 0.33, 0.42, 0.2, TILE, hip=0.02)
    d.door(0.21, G, 0.14, 0.2)
    d.window(0.235, 0.40, 0.09, 0.1)
    d.window(0.64, 0.17, 0.1, 0.1)


def house(d: Sketch) -> None:
    d.chimney(0.60, 0.54, 0.2)
    d.wall(0.24, G, 0.52, 0.32, ROSE)
    d.gable(0.24, 0.39, 0.52, 0.3, TILE, ROSE)
    d.door(0.43, G, 0.14, 0.2)
    for x in (0.29, 0.62):
        d.window(x, 0.2, 0.09, 0.1)
    d.disc(0.5, 0.5, 0.05, fill=GLASS)
    d.tree(0.9, G, 0.34)


def cowshed(d: Sketch) -> None:
    d.wall(0.06, G, 0.86, 0.24, STONE)
    d.roof(0.06, 0.31, 0.86, 0.28, TILE, hip=0.02)
    d.gable(0.56, 0.24, 0.30, 0.26, TILE, WOOD)
    d.wall(0.60, G, 0.22, 0.22, BEAM, "wood")
    d.arch(0.12, G, 0.16, 0.2, DARK)
    d.wall(0.34, 0.18, 0.14, 0.07, DARK, " ")
    d.beast(0.34, 0.03, 0.2, "#8A5A3A", "cow")


def inn(d: Sketch) -> None:
    d.chimney(0.20, 0.62, 0.16)
    d.wall(0.10, G, 0.72, 0.24, STONE)
    d.wall(0.08, 0.31, 0.76, 0.18, PLASTER)
    d.timber(0.08, 0.31, 0.76, 0.18, 6)
    d.roof(0.08, 0.49, 0.76, 0.26, TILE, hip=0.1)
    for x in (0.24, 0.48, 0.66):
        d.window(x - 0.02, 0.35, 0.09, 0.1)
    d.gable(0.38, 0.56, 0.16, 0.14, TILE)
    d.door(0.40, G, 0.14, 0.21)
    d.window(0.19, 0.15, 0.11, 0.1)
    d.window(0.63, 0.15, 0.11, 0.1)
    d.sign(0.82, 0.24, round_=True)
    d.barrel(0.88, G, 0.09)


def pigsty(d: Sketch) -> None:
    d.wall(0.36, G, 0.54, 0.22, OCHRE)
    d.timber(0.36, G, 0.54, 0.22, 4, braces=False)
    d.roof(0.36, 0.29, 0.54, 0.18, THATCH, hip=0.08)
    for x in (0.44, 0.64):
        d.arch(x, G, 0.13, 0.16, DARK)
    d.beast(0.28, 0.05, 0.22, "#E8A59A", "pig")
    for x in (0.02, 0.14, 0.26, 0.38):
        d.line([(x, 0.02), (x, 0.17)], WOOD, 0.022)
    for y in (0.06, 0.12):
        d.line([(-0.02, y), (0.42, y)], WOOD, 0.018)


def rural_relay(d: Sketch) -> None:
    d.wall(0.04, G, 0.34, 0.34, PLASTER)
    d.timber(0.04, G, 0.34, 0.34, 3)
    d.gable(0.04, 0.41, 0.34, 0.24, TILE)
    d.window(0.165, 0.26, 0.09, 0.1)
    d.door(0.15, G, 0.12, 0.17)
    d.wall(0.38, G, 0.50, 0.24, WOOD)
    d.roof(0.38, 0.31, 0.50, 0.18, TILE, hip=0.0)
    for x in (0.43, 0.66):
        d.arch(x, G, 0.17, 0.2, DARK)
    d.beast(0.78, 0.03, 0.17, "#6E4A30", "horse")
    d.flag(0.21, 0.68, 0.16, "#D9A441")


def grain_silo(d: Sketch) -> None:
    for x, h in ((0.14, 0.44), (0.53, 0.54)):
        d.wall(x, G, 0.32, h, PLASTER if x < 0.3 else OCHRE)
        for k in (0.3, 0.62):
            d.line([(x, G + h * k), (x + 0.32, G + h * k)], BEAM, 0.018)
        d.cone(x, G + h, 0.32, 0.24, TILE)
        d.wall(x + 0.12, G + h * 0.68, 0.08, 0.09, DARK, " ")
    d.door(0.24, G, 0.12, 0.17)
    for x in (0.46, 0.54, 0.5):
        d.disc(x, 0.11 + (0.07 if x == 0.5 else 0), 0.045, 0.052, "#E3CB8C")


def stables(d: Sketch) -> None:
    d.wall(0.04, G, 0.92, 0.28, WOOD)
    d.roof(0.04, 0.35, 0.92, 0.2, SLATE, hip=0.03)
    d.gable(0.38, 0.35, 0.24, 0.24, SLATE, WOOD)
    for x in (0.10, 0.41, 0.72):
        d.arch(x, G, 0.18, 0.24, DARK)
    d.wall(0.72, G, 0.18, 0.1, "#8A5E38")
    d.beast(0.22, 0.03, 0.2, "#A8784A", "horse")
    d.disc(0.5, 0.44, 0.035, fill="#D9A441")


def forge(d: Sketch) -> None:
    d.chimney(0.16, 0.44, 0.34)
    d.wall(0.10, G, 0.56, 0.32, STONE)
    d.roof(0.10, 0.39, 0.56, 0.2, SLATE, hip=0.08)
    d.arch(0.28, G, 0.28, 0.27, DARK)
    d.arch(0.35, G, 0.14, 0.13, "#F08A2C")
    d.arch(0.385, G, 0.07, 0.08, "#FFE28A")
    for x in (0.70, 0.90):
        d.wall(x, G, 0.03, 0.27, WOOD, " ")
    d.shape([(0.62, 0.38), (0.98, 0.32), (0.98, 0.37), (0.62, 0.45)], WOOD)
    d.wall(0.76, G, 0.1, 0.07, BEAM, " ")
    d.shape([(0.70, 0.17), (0.92, 0.17), (0.88, 0.12), (0.84, 0.12), (0.84, 0.14), (0.78, 0.12)], "#596069")


def windmill(d: Sketch) -> None:
    d.shape([(0.32, G), (0.68, G), (0.60, 0.58), (0.40, 0.58)], PLASTER, "stone")
    d.cone(0.39, 0.58, 0.22, 0.2, TILE)
    d.door(0.44, G, 0.12, 0.19)
    d.window(0.46, 0.36, 0.08, 0.09)
    for a in range(4):
        t = math.radians(28 + 90 * a)
        c, s = math.cos(t), math.sin(t)

        def on(k: float, side: float, c: float = c, s: float = s) -> tuple[float, float]:
            return 0.5 + c * k - s * side, 0.60 + s * k + c * side

        d.shape([on(0.08, 0.0), on(0.40, 0.0), on(0.40, 0.1), on(0.08, 0.075)], "#F2E6C8")
        for k in (0.16, 0.24, 0.32):
            d.line([on(k, 0.0), on(k, 0.09)], BEAM, 0.009)
        d.line([(0.5, 0.60), on(0.42, 0.0)], BEAM, 0.022)
    d.disc(0.5, 0.60, 0.036, fill=DARK)


def watermill(d: Sketch) -> None:
    d.wall(0.06, G, 0.52, 0.24, STONE)
    d.wall(0.06, 0.31, 0.52, 0.18, PLASTER)
    d.timber(0.06, 0.31, 0.52, 0.18, 4)
    d.roof(0.06, 0.49, 0.52, 0.24, TILE, hip=0.12)
    d.door(0.14, G, 0.12, 0.18)
    d.window(0.35, 0.35, 0.09, 0.1)
    d.window(0.36, 0.16, 0.08, 0.09)
    d.water(-0.02, 0.1)
    d.wall(0.60, 0.44, 0.5, 0.035, WOOD, " ")
    d.wheel(0.73, 0.26, 0.19)


def covered_market(d: Sketch) -> None:
    d.wall(0.02, G, 0.96, 0.035, STONE, " ")
    for i in range(5):
        x = 0.06 + i * 0.21
        d.wall(x, 0.10, 0.045, 0.28, WOOD, " ")
        if i < 4:
            d.line([(x + 0.03, 0.30), (x + 0.09, 0.37)], BEAM, 0.016)
            d.line([(x + 0.215, 0.30), (x + 0.155, 0.37)], BEAM, 0.016)
    for x, c in ((0.13, "#C9534A"), (0.34, "#E3B64A"), (0.55, "#5E8F5A"), (0.76, "#C9534A")):
        d.wall(x, 0.10, 0.12, 0.07, WOOD, " ")
        for k in range(3):
            d.disc(x + 0.025 + k * 0.035, 0.19, 0.024, fill=c)
    d.roof(0.03, 0.38, 0.94, 0.26, TILE, hip=0.14)
    d.wall(0.44, 0.60, 0.12, 0.1, PLASTER)
    d.cone(0.43, 0.70, 0.14, 0.15, SLATE)


def bourgeois_house(d: Sketch) -> None:
    d.wall(0.14, G, 0.42, 0.56, ROSE)
    d.gable(0.14, 0.63, 0.42, 0.26, TILE, ROSE)
    d.wall(0.56, G, 0.32, 0.40, PLASTER)
    d.timber(0.56, 0.27, 0.32, 0.20, 3)
    d.roof(0.56, 0.47, 0.32, 0.22, TILE, hip=0.07)
    d.chimney(0.74, 0.62, 0.14)
    for x in (0.20, 0.40):
        for y in (0.30, 0.47):
            d.window(x, y, 0.1, 0.11)
    d.window(0.30, 0.66, 0.1, 0.1)
    d.window(0.68, 0.31, 0.1, 0.11)
    d.door(0.28, G, 0.15, 0.2)
    d.arch(0.65, G, 0.14, 0.16, GLASS)


def post(d: Sketch) -> None:
    d.wall(0.06, G, 0.66, 0.44, OCHRE)
    d.roof(0.06, 0.51, 0.66, 0.2, SLATE, hip=0.13)
    d.arch(0.12, G, 0.24, 0.28, DARK)
    for x in (0.14, 0.34, 0.54):
        d.window(x, 0.37, 0.09, 0.1)
    d.door(0.46, G, 0.13, 0.2)
    d.wall(0.30, 0.70, 0.18, 0.14, OCHRE)
    d.disc(0.39, 0.77, 0.05, fill="#FFFFFF")
    d.cone(0.29, 0.84, 0.2, 0.12, SLATE)
    d.shape([(0.66, 0.36), (0.74, 0.38), (0.86, 0.46), (0.86, 0.32), (0.74, 0.35)], "#D9A441")
    d.wall(0.76, 0.10, 0.22, 0.13, "#8C3B2A", " ")
    d.wheel(0.80, 0.09, 0.05, 6)
    d.wheel(0.95, 0.09, 0.05, 6)


def hotel(d: Sketch) -> None:
    d.wall(0.12, G, 0.76, 0.24, STONE)
    for y in (0.31, 0.48):
        d.wall(0.10, y, 0.80, 0.17, PLASTER)
        d.timber(0.10, y, 0.80, 0.17, 6, braces=y > 0.4)
        for x in (0.17, 0.33, 0.58, 0.74):
            d.window(x - 0.015, y + 0.035, 0.09, 0.1)
    d.roof(0.10, 0.65, 0.80, 0.2, SLATE, hip=0.1)
    for x in (0.26, 0.62):
        d.gable(x, 0.68, 0.13, 0.12, SLATE)
    d.arch(0.40, G, 0.20, 0.21, BEAM)
    d.window(0.2, 0.14, 0.1, 0.1)
    d.window(0.7, 0.14, 0.1, 0.1)
    d.flag(0.5, 0.85, 0.14)


def tavern(d: Sketch) -> None:
    d.chimney(0.70, 0.62, 0.17)
    d.wall(0.16, G, 0.60, 0.24, WOOD)
    d.wall(0.12, 0.31, 0.68, 0.16, OCHRE)
    d.timber(0.12, 0.31, 0.68, 0.16, 5)
    d.gable(0.12, 0.47, 0.68, 0.30, TILE, OCHRE)
    d.window(0.40, 0.52, 0.12, 0.11)
    d.window(0.22, 0.34, 0.1, 0.1)
    d.window(0.60, 0.34, 0.1, 0.1)
    d.door(0.38, G, 0.15, 0.2)
    d.window(0.60, 0.15, 0.11, 0.1)
    d.sign(0.80, 0.22, "#8C3B2A")
    d.wall(0.855, 0.235, 0.045, 0.05, "#F3D487", " ")
    d.barrel(0.04, G, 0.11)
    d.barrel(0.82, G, 0.09)


def farm(d: Sketch) -> None:
    d.chimney(0.12, 0.44, 0.16)
    d.wall(0.02, G, 0.36, 0.26, STONE)
    d.roof(0.02, 0.33, 0.36, 0.2, TILE, hip=0.06)
    d.door(0.08, G, 0.11, 0.17)
    d.window(0.25, 0.16, 0.08, 0.09)
    d.wall(0.44, G, 0.46, 0.34, "#9B4A35", "wood")
    d.gable(0.44, 0.41, 0.46, 0.28, THATCH, "#9B4A35")
    d.wall(0.56, G, 0.22, 0.24, BEAM, "wood")
    d.line([(0.56, G), (0.78, 0.31)], PLASTER, 0.014)
    d.line([(0.78, G), (0.56, 0.31)], PLASTER, 0.014)
    d.wall(0.62, 0.46, 0.1, 0.1, DARK, " ")
    d.disc(0.95, 0.12, 0.08, 0.08, "#E3C46E")
    d.disc(0.41, 0.09, 0.03, fill="#F4EFE2")


def church(d: Sketch) -> None:
    d.wall(0.36, G, 0.54, 0.32, PLASTER)
    d.roof(0.36, 0.39, 0.54, 0.22, TILE, hip=0.02)
    for x in (0.48, 0.62, 0.76):
        d.arch(x, 0.17, 0.07, 0.16, GLASS)
    d.wall(0.12, G, 0.25, 0.52, STONE)
    d.arch(0.2, 0.42, 0.09, 0.13, DARK)
    d.cone(0.12, 0.59, 0.25, 0.24, SLATE)
    d.cross(0.245, 0.82, 0.11)
    d.door(0.18, G, 0.13, 0.21)


def watchtower(d: Sketch) -> None:
    d.shape([(0.34, G), (0.66, G), (0.63, 0.58), (0.37, 0.58)], STONE, "stone")
    d.shape([(0.30, 0.64), (0.70, 0.64), (0.63, 0.56), (0.37, 0.56)], GREY)
    d.wall(0.30, 0.64, 0.40, 0.1, STONE)
    d.crenel(0.30, 0.74, 0.40, 4)
    d.arch(0.47, 0.36, 0.06, 0.12, DARK)
    d.door(0.44, G, 0.12, 0.2)
    d.wall(0.44, 0.74, 0.12, 0.06, BEAM, " ")
    d.disc(0.5, 0.83, 0.04, 0.06, "#F08A2C")
    d.disc(0.5, 0.82, 0.02, 0.035, "#FFE28A")
    d.flag(0.68, 0.74, 0.2)
    d.wall(-0.2, G, 0.54, 0.12, GREY)
    d.wall(0.66, G, 0.6, 0.12, GREY)


def abbey(d: Sketch) -> None:
    d.wall(0.42, G, 0.56, 0.24, PLASTER)
    d.roof(0.42, 0.31, 0.56, 0.15, TILE, hip=0.0)
    d.wall(0.30, G, 0.40, 0.46, STONE)
    d.gable(0.30, 0.53, 0.40, 0.24, TILE, STONE)
    d.disc(0.50, 0.48, 0.075, fill=GLASS)
    d.line([(0.50, 0.41), (0.50, 0.55)], BEAM, 0.01)
    d.line([(0.43, 0.48), (0.57, 0.48)], BEAM, 0.01)
    d.arch(0.43, G, 0.14, 0.25, BEAM, pointed=True)
    d.wall(0.10, G, 0.2, 0.56, STONE)
    d.roof(0.10, 0.63, 0.2, 0.16, TILE, hip=0.09)
    d.cross(0.2, 0.79, 0.1)
    d.arch(0.165, 0.48, 0.07, 0.1, DARK)
    for x in (0.74, 0.85):
        d.arch(x, 0.14, 0.06, 0.11, DARK)
    d.cypress(0.04, G, 0.36)


def cloister(d: Sketch) -> None:
    d.wall(0.02, G, 0.96, 0.36, STONE)
    d.roof(0.02, 0.43, 0.96, 0.14, TILE, hip=0.06)
    for i in range(5):
        x = 0.07 + i * 0.18
        d.arch(x, 0.12, 0.14, 0.25, "#5B4A3C")
        d.line([(x + 0.07, 0.12), (x + 0.07, 0.26)], STONE, 0.018)
    d.wall(0.02, G, 0.96, 0.06, GREY, " ")
    d.wall(0.72, 0.54, 0.13, 0.2, STONE)
    d.arch(0.755, 0.60, 0.06, 0.09, DARK)
    d.cone(0.71, 0.74, 0.15, 0.13, SLATE)
    d.cross(0.785, 0.86, 0.08)
    d.disc(0.36, 0.05, 0.07, 0.03, WATER)
    d.disc(0.18, 0.05, 0.05, fill=LEAF2)
    d.disc(0.56, 0.05, 0.05, fill=LEAF2)


def chapel(d: Sketch) -> None:
    d.wall(0.28, G, 0.44, 0.36, PLASTER)
    d.gable(0.28, 0.43, 0.44, 0.30, SLATE)
    d.wall(0.44, 0.70, 0.12, 0.1, STONE)
    d.arch(0.465, 0.71, 0.07, 0.08, "#D9A441")
    d.gable(0.44, 0.80, 0.12, 0.07, SLATE, STONE, over=0.02)
    d.cross(0.5, 0.90, 0.08)
    d.disc(0.5, 0.5, 0.055, fill=GLASS)
    d.arch(0.43, G, 0.14, 0.24, BEAM, pointed=True)
    for x in (0.32, 0.62):
        d.arch(x, 0.2, 0.06, 0.14, GLASS, pointed=True)
    d.cypress(0.12, G, 0.44)
    d.cypress(0.88, G, 0.38)


def aqueduct(d: Sketch) -> None:
    d.wall(-0.3, G, 1.6, 0.40, STONE)
    for i in range(-1, 4):
        d.arch(0.05 + i * 0.32, 0.05, 0.24, 0.36, "#C6D9D2")
    d.wall(-0.3, 0.47, 1.6, 0.05, GREY, " ")
    d.wall(-0.3, 0.52, 1.6, 0.19, STONE)
    for i in range(-2, 8):
        d.arch(0.035 + i * 0.16, 0.535, 0.105, 0.145, "#BCD6DE")
    d.wall(-0.3, 0.71, 1.6, 0.03, WATER, " ")
    d.wall(-0.3, 0.735, 1.6, 0.025, GREY, " ")


def castle(d: Sketch) -> None:
    d.wall(0.30, 0.30, 0.40, 0.36, GREY)
    d.crenel(0.30, 0.66, 0.40, 5, GREY)
    d.arch(0.36, 0.48, 0.06, 0.1, DARK)
    d.arch(0.58, 0.48, 0.06, 0.1, DARK)
    d.flag(0.5, 0.66, 0.24)
    d.wall(0.10, G, 0.80, 0.30, STONE)
    d.crenel(0.22, 0.37, 0.56, 7)
    for x, h in ((0.02, 0.50), (0.76, 0.50)):
        d.wall(x, G, 0.22, h, STONE)
        d.wall(x - 0.015, G + h, 0.25, 0.04, GREY, " ")
        d.cone(x, G + h + 0.04, 0.22, 0.24, SLATE)
        d.arch(x + 0.08, G + h - 0.18, 0.06, 0.12, DARK)
    d.arch(0.40, G, 0.20, 0.26, DARK)
    for x in (0.45, 0.5, 0.55):
        d.line([(x, G + 0.02), (x, 0.29)], GREY, 0.01)
    d.shape([(0.40, G), (0.60, G), (0.66, 0.0), (0.34, 0.0)], WOOD, "wood")


def cathedral(d: Sketch) -> None:
    d.wall(0.34, G, 0.34, 0.50, PLASTER)
    d.gable(0.34, 0.57, 0.34, 0.22, SLATE)
    d.shape([(0.68, 0.30), (0.96, 0.30), (0.96, G), (0.68, G)], PLASTER)
    d.roof(0.68, 0.30, 0.28, 0.16, SLATE, hip=0.0, over=0.0)
    for x in (0.73, 0.83):
        d.arch(x, 0.13, 0.06, 0.14, GLASS, pointed=True)
    for x in (0.10, 0.62):
        fill = STONE
        d.wall(x, G, 0.24, 0.58, fill)
        d.line([(x, 0.32), (x + 0.24, 0.32)], GREY, 0.02)
        for dx in (0.045, 0.135):
            d.arch(x + dx, 0.40, 0.06, 0.17, DARK, pointed=True)
        d.cone(x, 0.65, 0.24, 0.28, SLATE)
        d.cross(x + 0.12, 0.92, 0.07)
    d.disc(0.48, 0.46, 0.085, fill=GLASS)
    for i in range(4):
        a = math.pi * i / 4
        d.line(
            [
                (0.48 - math.cos(a) * 0.08, 0.46 - math.sin(a) * 0.08),
                (0.48 + math.cos(a) * 0.08, 0.46 + math.sin(a) * 0.08),
            ],
            "#8C5A2C",
            0.009,
        )
    d.arch(0.40, G, 0.16, 0.26, BEAM, pointed=True)
    for x in (0.17, 0.69):
        d.arch(x, G, 0.1, 0.19, BEAM, pointed=True)


BUILDINGS: dict[str, Drawing] = {
    f.__name__: f
    for f in (
        bower, wooden_shack, covered_bridge, treehouse, stone_bridge, wash_house, straw_hut, townhouse, cottage,
        rural_house, house, cowshed, inn, pigsty, rural_relay, grain_silo, stables, forge, windmill, watermill,
        covered_market, bourgeois_house, post, hotel, tavern, farm, church, watchtower, abbey, cloister, chapel,
        aqueduct, castle, cathedral,
    )
}  # fmt: skip
