"""What each number of a position says about who wins: fitted by `tools/standing.py`, not by hand."""

from typing import Final

WEIGHTS: Final = (
    (
        1.577,  # one
        2.830,  # corp points
        0.315,  # corp near
        -2.249,  # runner points
        -1.063,  # runner near
        -0.119,  # corp wealth
        0.171,  # corp credits
        0.120,  # runner wealth
        -0.735,  # runner credits
        -0.434,  # hq points
        -0.373,  # hq open points
        -1.936,  # hq last
        -1.477,  # rnd density
        -0.031,  # rnd open density
        -0.053,  # rnd last
        0.036,  # archives points
        0.105,  # hq safety
        0.548,  # rnd safety
        0.780,  # fortress
        0.049,  # fortress and agenda
        2.958,  # agenda safe
        0.176,  # agenda open
        1.749,  # scores soon
        1.515,  # wins soon
        0.158,  # ice rezzed
        0.129,  # ice facedown
        0.187,  # ice in hand
        0.141,  # corp income
        0.241,  # corp hand
        -0.387,  # runner hand
        0.242,  # runner hand low
        -0.241,  # tags
        -0.777,  # brain
        -0.182,  # breakers
        -0.292,  # breakers in hand
        -0.463,  # runner income
        -0.180,  # rig credits
        -0.367,  # more accesses
        0.349,  # rnd left
        -1.270,  # runner deck
    ),
    (
        1.074,  # one
        2.800,  # corp points
        0.114,  # corp near
        -2.258,  # runner points
        -0.893,  # runner near
        -0.111,  # corp wealth
        0.146,  # corp credits
        0.245,  # runner wealth
        -0.844,  # runner credits
        -0.369,  # hq points
        -0.478,  # hq open points
        -1.972,  # hq last
        -1.153,  # rnd density
        -0.089,  # rnd open density
        -0.157,  # rnd last
        0.047,  # archives points
        0.014,  # hq safety
        0.469,  # rnd safety
        0.836,  # fortress
        -0.009,  # fortress and agenda
        2.644,  # agenda safe
        -1.531,  # agenda open
        1.329,  # scores soon
        0.611,  # wins soon
        0.196,  # ice rezzed
        0.133,  # ice facedown
        0.079,  # ice in hand
        0.109,  # corp income
        0.349,  # corp hand
        -0.364,  # runner hand
        0.239,  # runner hand low
        -0.281,  # tags
        -0.768,  # brain
        -0.139,  # breakers
        -0.291,  # breakers in hand
        -0.449,  # runner income
        -0.196,  # rig credits
        -0.399,  # more accesses
        0.644,  # rnd left
        -1.362,  # runner deck
    ),
)
"""For the turns of the Corp, and for those of the Runner."""
