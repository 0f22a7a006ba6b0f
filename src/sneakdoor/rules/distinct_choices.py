"""Choices that may not take the same card twice."""

from __future__ import annotations


def disjoint(choices: list[tuple[tuple[int, ...], int]], taken: frozenset[int]) -> bool:
    """Can every choice be made with cards of its own?"""
    if not choices:
        return True
    (cids, n), rest = choices[0], choices[1:]
    free = [cid for cid in cids if cid not in taken]
    if len(free) < n:
        return False
    others = set().union(*(set(more) for more, _ in rest)) if rest else set()
    free.sort(key=lambda cid: cid in others)
    return disjoint(rest, taken | frozenset(free[:n])) or (
        n == 1 and any(disjoint(rest, taken | {cid}) for cid in free)
    )
