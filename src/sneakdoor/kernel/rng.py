"""A counter-based random number generator: two integers, the same results on every machine."""

from __future__ import annotations

from typing import Final

from sneakdoor.kernel.cloning import Cloneable

_MASK: Final = 0xFFFFFFFFFFFFFFFF


def mix(seed: int, counter: int) -> int:
    """Hash seed and counter to 64 bits (the finaliser of SplitMix64)."""
    z = (seed + counter * 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Chance(Cloneable):
    """The random number generator of a game. A clone yields the same numbers."""

    __slots__ = ("counter", "seed")

    def __init__(self, seed: int = 0, counter: int = 0) -> None:
        self.seed = seed & _MASK
        self.counter = counter

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1. The bias of taking 64 bits modulo n is below one in 2**50 here."""
        self.counter += 1
        return mix(self.seed, self.counter) % n

    def shuffle(self, items: list[int]) -> None:
        seed, counter = self.seed, self.counter
        for i in range(len(items) - 1, 0, -1):
            counter += 1
            j = mix(seed, counter) % (i + 1)
            items[i], items[j] = items[j], items[i]
        self.counter = counter

    def draw(self, items: list[int], n: int) -> list[int]:
        """Draw n distinct items without changing the list."""
        pool = list(items)
        out = []
        for _ in range(min(n, len(pool))):
            out.append(pool.pop(self.below(len(pool))))
        return out
