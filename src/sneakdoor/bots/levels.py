"""Difficulty levels: the built-in bots, from the weakest to the strongest."""

from typing import Final

LEVELS: Final = {
    "random": "plays anything that is allowed",
    "greedy": "plays soundly for points, and looks no further than its turn",
    "search:0.3s": "looks ahead, at a glance",
    "search:1s": "looks ahead for a second before it decides",
    "search:3s": "looks ahead for three seconds, the strongest",
}
"""Names of bots, with what they are like."""
