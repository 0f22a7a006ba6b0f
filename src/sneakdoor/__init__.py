"""Netrunner as an executable rulebook.

The public face of the engine: what clients import, they import from here.
"""

__version__ = "0.1.0"

__all__ = ["__version__"]
