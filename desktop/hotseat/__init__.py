"""Hotseat: modern board games for people around one computer."""

__version__ = "0.1.0"
