"""The faces of Metallum."""

from .painters import PAINTERS

__all__ = ["PAINTERS"]
