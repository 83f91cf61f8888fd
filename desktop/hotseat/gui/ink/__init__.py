"""Drawing primitives used by the boards of several games and by panels.

Everything draws into a rectangle with the painter's own pixels, takes its colours as arguments or from a Theme, and
reads down to about 57 pixels of card height. No primitive throws a soft shadow: the table does that, once.
"""

from hotseat.gui.theme import SEAT_COLOURS, SEAT_SYMBOLS, SeatLook, mix

from .basics import (
    LEAST,
    NO_BRUSH,
    NO_PEN,
    OWN,
    Look,
    box,
    colour,
    fits,
    fitted,
    icon,
    inside,
    is_tall,
    number,
    pen,
    rounded,
    vertical,
)
from .cards import back, card, corner, head, ribbon, title
from .shapes import check, coin, cube, disc, hammer, meeple, shield, symbol
from .stamps import STAMPS, Stamps, stamp, whole
from .textures import paper, planks, slate
from .tokens import GOODS, TOKENS, cell, good, token, token_width

__all__ = [
    "GOODS",
    "LEAST",
    "NO_BRUSH",
    "NO_PEN",
    "OWN",
    "SEAT_COLOURS",
    "SEAT_SYMBOLS",
    "STAMPS",
    "TOKENS",
    "Look",
    "SeatLook",
    "Stamps",
    "back",
    "box",
    "card",
    "cell",
    "check",
    "coin",
    "colour",
    "corner",
    "cube",
    "disc",
    "fits",
    "fitted",
    "good",
    "hammer",
    "head",
    "icon",
    "inside",
    "is_tall",
    "meeple",
    "mix",
    "number",
    "paper",
    "pen",
    "planks",
    "ribbon",
    "rounded",
    "shield",
    "slate",
    "stamp",
    "symbol",
    "title",
    "token",
    "token_width",
    "vertical",
    "whole",
]
