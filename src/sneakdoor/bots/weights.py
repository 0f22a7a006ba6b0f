"""Weights of the evaluation, fitted by `tools/fit_evaluation.py`."""

from typing import Final

WEIGHTS: Final = (
    (
        -0.096,  # one
        2.090,  # points safe or scored
        0.493,  # points advanced or scored
        0.300,  # points soon or scored
        0.500,  # corp points
        0.000,  # corp near
        1.749,  # wins soon
        0.000,  # agenda open
        -2.702,  # runner points
        -0.127,  # runner near
        -0.215,  # runner last
        0.000,  # corp wealth
        0.320,  # corp credits
        -0.004,  # runner wealth
        -0.414,  # runner credits
        -0.306,  # points within reach
        -0.300,  # archives open points
        -0.310,  # hq open points
        -0.298,  # hq last
        -0.553,  # rnd density
        -0.388,  # rnd open density
        -0.966,  # rnd last
        0.200,  # hq safety
        0.427,  # rnd safety
        -0.200,  # hq bare
        -0.200,  # rnd bare
        0.514,  # fortress
        0.317,  # fortress and agenda
        0.334,  # ice rezzed
        0.110,  # ice facedown
        0.367,  # ice in hand
        0.343,  # corp income
        0.000,  # corp hand
        -0.278,  # runner hand
        0.416,  # runner hand low
        0.100,  # tags
        0.108,  # brain
        -0.332,  # breakers
        -0.117,  # breakers in hand
        -0.526,  # runner income
        -0.100,  # rig credits
        -0.200,  # more accesses
        1.217,  # rnd left
        -0.795,  # runner deck
    ),
    (
        -0.900,  # one
        1.768,  # points safe or scored
        0.631,  # points advanced or scored
        0.300,  # points soon or scored
        0.500,  # corp points
        0.042,  # corp near
        1.017,  # wins soon
        -0.719,  # agenda open
        -2.648,  # runner points
        -0.083,  # runner near
        -0.220,  # runner last
        0.000,  # corp wealth
        0.251,  # corp credits
        0.000,  # runner wealth
        -0.427,  # runner credits
        -0.298,  # points within reach
        -0.300,  # archives open points
        -0.278,  # hq open points
        -0.203,  # hq last
        -0.170,  # rnd density
        -0.365,  # rnd open density
        -1.113,  # rnd last
        0.200,  # hq safety
        0.382,  # rnd safety
        -0.200,  # hq bare
        -0.200,  # rnd bare
        0.619,  # fortress
        0.148,  # fortress and agenda
        0.373,  # ice rezzed
        0.137,  # ice facedown
        0.286,  # ice in hand
        0.257,  # corp income
        0.000,  # corp hand
        -0.300,  # runner hand
        0.387,  # runner hand low
        0.100,  # tags
        0.173,  # brain
        -0.334,  # breakers
        -0.128,  # breakers in hand
        -0.563,  # runner income
        -0.100,  # rig credits
        -0.200,  # more accesses
        1.590,  # rnd left
        -0.780,  # runner deck
    ),
)
"""For the turns of the Corp, and for those of the Runner."""
