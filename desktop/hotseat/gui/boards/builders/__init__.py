"""The faces of The Builders."""

from .painters import PAINTERS

__all__ = ["PAINTERS"]
