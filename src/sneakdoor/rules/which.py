"""Descriptions of cards that narrow down other descriptions."""

from __future__ import annotations

from dataclasses import dataclass

from sneakdoor.model.declare import Cards
from sneakdoor.model.state import State
from sneakdoor.rules.rezzing import refuse_rez_cost


@dataclass(frozen=True, slots=True)
class HostIs(Cards):
    """The card the source is hosted on, if it is one of these; other cards can be hosts too (CR 1.12.5)."""

    what: Cards

    def has(self, s: State, cid: int, src: int) -> bool:
        thing = s.things.get(src)
        return thing is not None and thing.host == cid and self.what.has(s, cid, src)

    def all(self, s: State, src: int) -> list[int]:
        thing = s.things.get(src)
        return [thing.host] if thing is not None and thing.host >= 0 and self.has(s, thing.host, src) else []

    def say(self) -> str:
        return f"the host {self.what.say()}"


@dataclass(frozen=True, slots=True)
class NotHost(Cards):
    """Such cards, but for the one that hosts the source: to be hosted there once more changes nothing (CR 1.2.5)."""

    what: Cards

    def has(self, s: State, cid: int, src: int) -> bool:
        thing = s.things.get(src)
        return (thing is None or thing.host != cid) and self.what.has(s, cid, src)

    def all(self, s: State, src: int) -> list[int]:
        thing = s.things.get(src)
        host = -1 if thing is None else thing.host
        return [cid for cid in self.what.all(s, src) if cid != host]

    def say(self) -> str:
        return self.what.say()


@dataclass(frozen=True, slots=True)
class Enough(Cards):
    """Such cards where there are so many of them, and none where there are fewer: "if able" (CR 1.2.3)."""

    what: Cards
    n: int

    def has(self, s: State, cid: int, src: int) -> bool:
        return cid in self.all(s, src)

    def all(self, s: State, src: int) -> list[int]:
        found = self.what.all(s, src)
        return found if len(found) >= self.n else []

    def say(self) -> str:
        return self.what.say()


@dataclass(frozen=True, slots=True)
class Affordable(Cards):
    """Such cards whose rez cost could be paid, so much cheaper: no other can be rezzed (CR 1.2.5; 1.4:1.14.2b)."""

    what: Cards
    discount: int = 0

    def has(self, s: State, cid: int, src: int) -> bool:
        return self.what.has(s, cid, src) and refuse_rez_cost(s, cid, self.discount) is None

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in self.what.all(s, src) if refuse_rez_cost(s, cid, self.discount) is None]

    def say(self) -> str:
        return self.what.say()


__all__ = ["Affordable", "Enough", "HostIs", "NotHost"]
