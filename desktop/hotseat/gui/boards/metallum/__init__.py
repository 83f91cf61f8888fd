"""The faces of Metallum, the programmer, and what is announced."""

from .painters import PAINTERS
from .programmer import Programmer

DRAFTS = {"program": Programmer}
ANNOUNCED = {
    "reveal": (
        "program",
        {
            "program": "column",
            "programmed": "picture",
            "order-credits": "end",
            "order-chance": "end",
            "order": "end",
        },
    ),
    "profits": ("profits", {"profit": "column", "earned": "column", "profits": "column"}),
}

__all__ = ["ANNOUNCED", "DRAFTS", "PAINTERS"]
