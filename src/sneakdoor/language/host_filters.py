"""Filters by host, or by hosted cards (CR 1.12)."""

from __future__ import annotations

from sneakdoor.grammar.nouns import a
from sneakdoor.kernel.values import dataclass
from sneakdoor.model.declare import Cards
from sneakdoor.model.state import State
from sneakdoor.rules.hosts import can_host


@dataclass(frozen=True, slots=True)
class InstalledOnThis(Cards):
    """Cards hosted here, and a card of which is asked what it would be like here, before it is installed."""

    def has(self, s: State, cid: int, src: int) -> bool:
        thing = s.things.get(cid)
        return thing is not None and thing.host == src

    def would_have(self, s: State, cid: int, src: int, host: int) -> bool:
        return host == src

    def all(self, s: State, src: int) -> list[int]:
        thing = s.things.get(src)
        return list(thing.hosted) if thing is not None else []

    def say(self) -> str:
        return "hosted card"


@dataclass(frozen=True, slots=True)
class HostIs(Cards):
    """The card the source is hosted on, if it is one of these; other cards can be hosts too (CR 1.12.5).

    Cards to come use it.
    """

    what: Cards

    def has(self, s: State, cid: int, src: int) -> bool:
        thing = s.things.get(src)
        return thing is not None and thing.host == cid and self.what.has(s, cid, src)

    def all(self, s: State, src: int) -> list[int]:
        thing = s.things.get(src)
        return [thing.host] if thing is not None and thing.host >= 0 and self.has(s, thing.host, src) else []

    def say(self) -> str:
        return f"{self.what.say().removeprefix('installed ')} that hosts this card"


@dataclass(frozen=True, slots=True)
class NotHost(Cards):
    """Such cards on which the source could be hosted: not its host, for that would change nothing (CR 1.2.5).

    CR 1.4:1.14.2b: a card that cannot host others is no target either.
    """

    what: Cards

    def has(self, s: State, cid: int, src: int) -> bool:
        thing = s.things.get(src)
        return (thing is None or thing.host != cid) and self.what.has(s, cid, src) and can_host(s, cid)

    def all(self, s: State, src: int) -> list[int]:
        thing = s.things.get(src)
        host = -1 if thing is None else thing.host
        return [cid for cid in self.what.all(s, src) if cid != host and can_host(s, cid)]

    def say(self) -> str:
        return f"{self.what.say()} that does not host this card"


@dataclass(frozen=True, slots=True)
class HostedBy(Cards):
    """Such cards that are hosted on cards of another description (CR 1.12.8 defines it)."""

    what: Cards
    host: Cards

    def has(self, s: State, cid: int, src: int) -> bool:
        thing = s.things.get(cid)
        return (
            thing is not None and thing.host >= 0 and self.host.has(s, thing.host, src) and self.what.has(s, cid, src)
        )

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in self.what.all(s, src) if self.has(s, cid, src)]

    def say(self) -> str:
        return f"{self.what.say().removeprefix('installed ')} hosted on {a(self.host.say())}"
