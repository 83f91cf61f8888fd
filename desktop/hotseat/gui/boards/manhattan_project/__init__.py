"""The faces of The Manhattan Project."""

from .painters import PAINTERS

__all__ = ["PAINTERS"]
