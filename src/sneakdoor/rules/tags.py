"""Tags and bad publicity (CR 10.5, 10.6), virus counters purged (CR 10.1.1)."""

from __future__ import annotations

from sneakdoor.kernel.values import dataclass
from sneakdoor.model import bills, parts
from sneakdoor.model.bills import Bill
from sneakdoor.model.declare import Component
from sneakdoor.model.enums import CORP, RUNNER, VIRUS
from sneakdoor.model.kinds import PlainKind
from sneakdoor.model.state import D_WHILE, State
from sneakdoor.rules.changes import happen
from sneakdoor.rules.imminence import happens
from sneakdoor.rules.moving import place_tokens


@dataclass(frozen=True, slots=True)
class TakeTags(Component):
    """Tags taken as a cost, which cannot be avoided (CR 1.15.1a)."""

    n: int = 1

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.TakeTags(self.n, src),)

    def say(self) -> str:
        return f"take {self.n} tag" + ("s" if self.n > 1 else "")


@happens(parts.Tag)
def apply_tags(s: State, them: list[parts.Tag]) -> None:
    """CR 10.5.1: the Runner takes tags."""
    for one in them:
        if one.amount > 0:  # CR 1.4:9.8.6a: the number is a value, and without any left no tag is taken
            s.tags += one.amount
            s.dirty |= D_WHILE  # CR 1.4:9.6.7a: some cards look for a Runner who is tagged
            happen(s, "tagged", one.by, amount=one.amount, src=one.src, rule="10.5.1")


@happens(parts.RemoveTags)
def apply_remove_tags(s: State, them: list[parts.RemoveTags]) -> None:
    """CR 10.5.4: tags go back to the bank."""
    for one in them:
        n = min(one.amount, s.tags)
        if n > 0:
            s.tags -= n
            s.dirty |= D_WHILE
            happen(s, "tags removed", RUNNER, amount=n, src=one.src, rule="10.5.4")


@happens(parts.BadPublicity)
def apply_bad_publicity(s: State, them: list[parts.BadPublicity]) -> None:
    """CR 10.6.1: positive to take, negative to remove."""
    for one in them:
        n = max(one.amount, -s.bad_publicity)
        if n:
            s.bad_publicity += n
            kind: PlainKind = "bad publicity taken" if n > 0 else "bad publicity removed"
            happen(s, kind, CORP, amount=abs(n), src=one.src, rule="10.6.1")


@happens(parts.Purge)
def apply_purge(s: State, them: list[parts.Purge]) -> None:
    """CR 10.1.1: all virus counters return to the bank, except those that were kept."""
    removed = 0
    spared = them[0].spared
    for thing in s.things.values():
        n = thing.get(VIRUS)
        if n and spared:
            n -= min(n, spared.count(s.ref[thing.cid]))
        if n:
            removed += n
            place_tokens(s, thing, VIRUS, -n)
    happen(s, "purged", CORP, amount=removed, src=them[0].src, rule="10.1.1")
