"""The faces of Tammany Hall, its placing, and the walk of election night."""

from .city import (
    paint_bag,
    paint_bag_colour,
    paint_garden,
    paint_leader,
    paint_map,
    paint_ward,
    paint_zone,
)
from .panels import paint_mat, paint_office, paint_office_large, paint_ward_large, paint_year
from .pieces import paint_bid, paint_boss, paint_chip, paint_cube, paint_lock, paint_slander
from .placer import Placer

PAINTERS = {
    "map": paint_map,
    "ward": paint_ward,
    "ward-large": paint_ward_large,
    "boss": paint_boss,
    "cube": paint_cube,
    "lock": paint_lock,
    "bid": paint_bid,
    "garden": paint_garden,
    "bag": paint_bag,
    "bag-colour": paint_bag_colour,
    "zone": paint_zone,
    "leader": paint_leader,
    "year": paint_year,
    "office": paint_office,
    "office-large": paint_office_large,
    "mat": paint_mat,
    "chip": paint_chip,
    "slander": paint_slander,
}

DRAFTS = {"turn": Placer}
WALK = {
    **dict.fromkeys(("votes", "won", "tied", "unopposed", "vacant"), "ward"),
    **dict.fromkeys(("majority", "no-majority"), "leaders"),
    "ward-points": "points",
    **dict.fromkeys(("mayor-tied", "tie-broken", "mayor-stays", "mayor", "no-mayor"), "mayor"),
    **dict.fromkeys(("chip-majority", "no-chip-majority", "unused-slander"), "final"),
}
QUICK = ("unopposed", "vacant")

__all__ = ["DRAFTS", "PAINTERS", "QUICK", "WALK"]
