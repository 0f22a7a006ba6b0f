"""Tags and bad publicity (CR 10.5, 10.6), virus counters purged (CR 10.1.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sneakdoor.model.declare import Component
from sneakdoor.model.happenings import PlainKind
from sneakdoor.model.objects import Part
from sneakdoor.model.state import D_WHILE, State
from sneakdoor.model.words import CORP, RUNNER, VIRUS
from sneakdoor.rules.changes import happen
from sneakdoor.rules.imminence import part
from sneakdoor.rules.moving import place_tokens


@dataclass(frozen=True, slots=True)
class TakeTags(Component):
    """Tags taken as a cost: nobody may avoid them (CR 1.15.1a)."""

    n: int = 1

    def bill(self, s: State, side: int, src: int) -> tuple[tuple[Any, ...], ...]:
        return (("take tags", self.n, src),)

    def say(self) -> str:
        return f"take {self.n} tag" + ("s" if self.n > 1 else "")


@part("tag")
def apply_tags(s: State, parts: list[Part]) -> None:
    """CR 10.5.1: the Runner takes tags."""
    for one in parts:
        if one.amount > 0:  # CR 1.4:9.8.6a: the number is a value, and without any left no tag is taken
            s.tags += one.amount
            s.dirty |= D_WHILE  # CR 1.4:9.6.7a: some cards look for a Runner who is tagged
            happen(s, "tagged", one.by, amount=one.amount, src=one.src, rule="10.5.1")


@part("remove tags")
def apply_remove_tags(s: State, parts: list[Part]) -> None:
    """CR 10.5.4: tags go back to the bank."""
    for one in parts:
        n = min(one.amount, s.tags)
        if n > 0:
            s.tags -= n
            s.dirty |= D_WHILE
            happen(s, "tags removed", RUNNER, amount=n, src=one.src, rule="10.5.4")


@part("bad publicity")
def apply_bad_publicity(s: State, parts: list[Part]) -> None:
    """CR 10.6.1: positive to take, negative to remove."""
    for one in parts:
        n = max(one.amount, -s.bad_publicity)
        if n:
            s.bad_publicity += n
            kind: PlainKind = "bad publicity taken" if n > 0 else "bad publicity removed"
            happen(s, kind, CORP, amount=abs(n), src=one.src, rule="10.6.1")


def spared(s: State, cid: int) -> str:
    """The mark of one virus counter on this card that will not be removed."""
    return f"spared:{s.ref[cid]}"


@part("purge")
def apply_purge(s: State, parts: list[Part]) -> None:
    """CR 10.1.1: every virus counter on a card goes back to the bank, but for those that were prevented from it."""
    removed = 0
    specs = parts[0].specs
    for thing in s.things.values():
        n = thing.get(VIRUS)
        if n and specs:
            n -= min(n, specs.count(spared(s, thing.cid)))
        if n:
            removed += n
            place_tokens(s, thing, VIRUS, -n)
    happen(s, "purged", CORP, amount=removed, src=parts[0].src, rule="10.1.1")
