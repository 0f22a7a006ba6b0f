"""Weights of the evaluation, fitted by `tools/fit_evaluation.py`."""

from typing import Final

WEIGHTS: Final = (
    (
        0.797,  # one
        2.127,  # corp points
        0.915,  # corp near
        -2.687,  # runner points
        -0.892,  # runner near
        -0.453,  # corp wealth
        0.692,  # corp credits
        0.105,  # runner wealth
        -0.322,  # runner credits
        -0.498,  # hq points
        -0.445,  # hq open points
        -0.780,  # hq last
        -0.317,  # rnd density
        -0.460,  # rnd open density
        -0.356,  # rnd last
        -0.033,  # archives points
        0.156,  # hq safety
        0.400,  # rnd safety
        0.700,  # fortress
        0.304,  # fortress and agenda
        3.454,  # agenda safe
        -0.217,  # agenda open
        1.322,  # scores soon
        2.229,  # wins soon
        0.242,  # ice rezzed
        -0.073,  # ice facedown
        0.158,  # ice in hand
        0.220,  # corp income
        0.057,  # corp hand
        -0.496,  # runner hand
        0.197,  # runner hand low
        0.005,  # tags
        -0.360,  # brain
        -0.224,  # breakers
        0.208,  # breakers in hand
        -0.230,  # runner income
        -0.274,  # rig credits
        0.467,  # more accesses
        0.727,  # rnd left
        -1.014,  # runner deck
    ),
    (
        0.440,  # one
        2.160,  # corp points
        0.611,  # corp near
        -2.730,  # runner points
        -0.662,  # runner near
        -0.435,  # corp wealth
        0.633,  # corp credits
        0.138,  # runner wealth
        -0.334,  # runner credits
        -0.419,  # hq points
        -0.564,  # hq open points
        -0.989,  # hq last
        -0.017,  # rnd density
        -0.586,  # rnd open density
        -0.494,  # rnd last
        -0.311,  # archives points
        0.073,  # hq safety
        0.306,  # rnd safety
        0.800,  # fortress
        0.081,  # fortress and agenda
        2.819,  # agenda safe
        -1.573,  # agenda open
        0.947,  # scores soon
        0.834,  # wins soon
        0.314,  # ice rezzed
        -0.026,  # ice facedown
        0.031,  # ice in hand
        0.198,  # corp income
        0.060,  # corp hand
        -0.571,  # runner hand
        0.146,  # runner hand low
        -0.011,  # tags
        -0.322,  # brain
        -0.237,  # breakers
        0.192,  # breakers in hand
        -0.232,  # runner income
        -0.291,  # rig credits
        0.492,  # more accesses
        1.068,  # rnd left
        -1.095,  # runner deck
    ),
)
"""For the turns of the Corp, and for those of the Runner."""
