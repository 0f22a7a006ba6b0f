"""Amounts and conditions: what abilities read. They never change anything and never ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sneakdoor.model.declare import Amount, Cards, Condition
from sneakdoor.model.state import State
from sneakdoor.model.voice import a, counted, joined, several, the_number_of
from sneakdoor.model.words import ADVANCEMENT, CENTRALS, CORP, CREDIT, OPERATION, RUNNER, server_name
from sneakdoor.rules.access import current_access
from sneakdoor.rules.actions import actions_taken
from sneakdoor.rules.encounters import current_encounter, encountered
from sneakdoor.rules.ice import subroutines
from sneakdoor.rules.money import pool
from sneakdoor.rules.parts import Imminent
from sneakdoor.rules.quantities import (
    counters,
    install_cost,
    link,
    memory_limit,
    memory_used,
    play_cost,
    rez_cost,
    score_of,
    strength,
    tags,
    trash_cost,
)
from sneakdoor.rules.runs import current_run
from sneakdoor.rules.selectors import THIS, is_rezzed, server_of


@dataclass(frozen=True, slots=True)
class Each(Amount):
    """`per` for each of something, beyond the first `over`."""

    per: int
    what: Amount
    over: int = 0
    every: int = 1

    def of(self, s: State, src: int, f: Any) -> int:
        return self.per * (max(0, self.what.of(s, src, f) - self.over) // self.every)

    def thing(self) -> str:
        text = self.what.say()
        if self.every > 1:
            text = f"{self.every} {several(text)}"
        return text + (f" after the first {self.over}" if self.over > 1 else " after the first" if self.over else "")

    def say(self) -> str:
        return f"{self.per} for each {self.thing()}"


@dataclass(frozen=True, slots=True)
class Hosted(Amount):
    """Tokens of a kind on a card, as it is or as it last was (CR 9.1.7, 1.16.8)."""

    kind: str
    on: Cards | str = THIS

    def of(self, s: State, src: int, f: Any) -> int:
        if isinstance(self.on, str):
            held = f.regs.get(self.on, ()) if f is not None else ()
            return sum(counters(s, cid, self.kind) for cid, ref in held if s.ref[cid] == ref)
        if isinstance(self.on, type(THIS)):
            lki = f.lki if f is not None else None
            return lki.get(self.kind) if lki is not None else counters(s, src, self.kind)
        return sum(counters(s, cid, self.kind) for cid in self.on.all(s, src))

    def say(self) -> str:
        name = {ADVANCEMENT: "advancement token", CREDIT: "credit"}.get(self.kind, f"{self.kind} counter")
        return f"{name} on {'it' if isinstance(self.on, str) else self.on.say()}"


@dataclass(frozen=True, slots=True)
class Count(Amount):
    """How many cards fit."""

    what: Cards

    def of(self, s: State, src: int, f: Any) -> int:
        return len(self.what.all(s, src))

    def say(self) -> str:
        return self.what.say()


@dataclass(frozen=True, slots=True)
class Reg(Amount):
    """A number found earlier in the same ability."""

    name: str
    words: str

    def of(self, s: State, src: int, f: Any) -> int:
        value = f.regs.get(self.name, 0) if f is not None else 0
        if isinstance(value, tuple):
            return value[1] if value and value[0] == "number" else len(value)
        return int(value)

    def say(self) -> str:
        return self.words


@dataclass(frozen=True, slots=True)
class ChosenX(Amount):
    """What was chosen for the install cost of the source (CR 8.2.11b)."""

    def of(self, s: State, src: int, f: Any) -> int:
        thing = s.things.get(src)
        return int(thing.memo.get("x", 0)) if thing is not None else 0

    def say(self) -> str:
        return "X"


@dataclass(frozen=True, slots=True)
class InstallCostOf(Amount):
    """The install cost of a card found earlier in the same ability."""

    register: str = "targets"

    def of(self, s: State, src: int, f: Any) -> int:
        held = f.regs.get(self.register, ()) if f is not None else ()
        return sum(install_cost(s, cid) for cid, ref in held if s.ref[cid] == ref)

    def say(self) -> str:
        return "its install cost"


@dataclass(frozen=True, slots=True)
class RezCostOf(Amount):
    """The rez cost of a card found earlier in the same ability (CR 1.15.7)."""

    register: str = "targets"

    def of(self, s: State, src: int, f: Any) -> int:
        held = f.regs.get(self.register, ()) if f is not None else ()
        return sum(rez_cost(s, cid) for cid, ref in held if s.ref[cid] == ref)

    def say(self) -> str:
        return "its rez cost"


@dataclass(frozen=True, slots=True)
class Expected(Amount):
    """The value of what is imminent (1.4:9.8)."""

    kind: str
    plus: int = 0

    def of(self, s: State, src: int, f: Any) -> int:
        frame = s.find(Imminent)
        found = sum(one.amount for one in frame.parts if one.kind == self.kind) if frame is not None else 0
        return found + self.plus

    def say(self) -> str:
        return f"{self.plus} more than that many" if self.plus else "that many"


@dataclass(frozen=True, slots=True)
class UpTo(Amount):
    """What is missing to a number."""

    n: int
    amount: Amount

    def of(self, s: State, src: int, f: Any) -> int:
        return max(0, self.n - self.amount.of(s, src, f))

    def say(self) -> str:
        return f"{self.n} minus {the_number_of(self.amount)}"


@dataclass(frozen=True, slots=True)
class TrashCost(Amount):
    """The trash cost of the card being accessed (CR 7.7.2), or else its rez or play cost."""

    other: bool = False

    def of(self, s: State, src: int, f: Any) -> int:
        access = current_access(s)
        if access is None:
            return 0
        if self.other:
            return (play_cost if s.card(access.cid).type == OPERATION else rez_cost)(s, access.cid)
        return trash_cost(s, access.cid) or 0

    def say(self) -> str:
        return "its rez or play cost" if self.other else "its trash cost"


@dataclass(frozen=True, slots=True)
class CreditsOf(Amount):
    """A side's credits, counted up to a number."""

    side: int
    most: int = 10**6

    def of(self, s: State, src: int, f: Any) -> int:
        return min(self.most, pool(s, self.side))

    def say(self) -> str:
        return f"up to {self.most}" if self.most < 10**6 else "all"


@dataclass(frozen=True, slots=True)
class UnusedMemory(Amount):
    def of(self, s: State, src: int, f: Any) -> int:
        return max(0, memory_limit(s) - memory_used(s))

    def say(self) -> str:
        return "unused MU the Runner has"


@dataclass(frozen=True, slots=True)
class Subroutines(Amount):
    """How many subroutines the encountered ice has."""

    def of(self, s: State, src: int, f: Any) -> int:
        ice = encountered(s)
        return len(subroutines(s, ice)) if ice >= 0 else 0

    def say(self) -> str:
        return "subroutine on that ice"


@dataclass(frozen=True, slots=True)
class Points(Amount):
    """A side's score."""

    side: int

    def of(self, s: State, src: int, f: Any) -> int:
        return score_of(s, self.side)

    def say(self) -> str:
        return "agenda point in " + ("the Corp's" if self.side == CORP else "the Runner's") + " score area"


@dataclass(frozen=True, slots=True)
class HandOf(Amount):
    side: int

    def of(self, s: State, src: int, f: Any) -> int:
        return len(s.hand[self.side])

    def say(self) -> str:
        return "card in HQ" if self.side == CORP else "card in the grip"


@dataclass(frozen=True, slots=True)
class TagCount(Amount):
    def of(self, s: State, src: int, f: Any) -> int:
        return tags(s)

    def say(self) -> str:
        return "tag the Runner has"


@dataclass(frozen=True, slots=True)
class LinkValue(Amount):
    """CR 10.7.1."""

    def of(self, s: State, src: int, f: Any) -> int:
        return link(s)

    def say(self) -> str:
        return "[link]"


@dataclass(frozen=True, slots=True)
class ProtectedRemotes(Amount):
    """Remote servers with at least one card in and one piece of ice protecting them."""

    def of(self, s: State, src: int, f: Any) -> int:
        return sum(1 for server in s.ice if server not in CENTRALS and s.ice[server] and s.root[server])

    def say(self) -> str:
        return "remote server that has a card in it and ice protecting it"


# -- conditions -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tagged(Condition):
    """CR 10.5.2."""

    def true(self, s: State, src: int, f: Any) -> bool:
        return tags(s) > 0

    def say(self) -> str:
        return "if the Runner is tagged"


@dataclass(frozen=True, slots=True)
class Not(Condition):
    what: Condition
    words: str = ""

    def true(self, s: State, src: int, f: Any) -> bool:
        return not self.what.true(s, src, f)

    def say(self) -> str:
        return self.words or "unless " + self.what.say().removeprefix("if ")


@dataclass(frozen=True, slots=True)
class Both(Condition):
    one: Condition
    two: Condition

    def true(self, s: State, src: int, f: Any) -> bool:
        return self.one.true(s, src, f) and self.two.true(s, src, f)

    def say(self) -> str:
        return f"{self.one.say()} and {self.two.say()}"


@dataclass(frozen=True, slots=True)
class AtLeast(Condition):
    amount: Amount
    n: int
    words: str = ""

    def true(self, s: State, src: int, f: Any) -> bool:
        return self.amount.of(s, src, f) >= self.n

    def say(self) -> str:
        are = "is" if self.n == 1 else "are"
        return self.words or f"if there {are} at least {counted(self.n, self.amount.say())}"


@dataclass(frozen=True, slots=True)
class AtMost(Condition):
    amount: Amount
    n: int
    words: str = ""

    def true(self, s: State, src: int, f: Any) -> bool:
        return self.amount.of(s, src, f) <= self.n

    def say(self) -> str:
        if self.words:
            return self.words
        if self.n:
            return f"if there are no more than {counted(self.n, self.amount.say())}"
        return f"if there is no {self.amount.say()}"


@dataclass(frozen=True, slots=True)
class Empty(Condition):
    """The source was loaded with tokens and has none of them left (1.4:10.9)."""

    kind: str

    def true(self, s: State, src: int, f: Any) -> bool:
        # CR 1.4:10.9.2 + 1.4:10.9.3: of the kind that an ability of this card has loaded; other counters do not matter.
        thing = s.things.get(src)
        return thing is not None and thing.memo.get("loaded") == self.kind and not thing.get(self.kind)

    def say(self) -> str:
        return "it is empty"


@dataclass(frozen=True, slots=True)
class StrengthAtMost(Condition):
    """A card's strength is this low."""

    what: Cards
    n: int

    def true(self, s: State, src: int, f: Any) -> bool:
        # See the interpretations: ice that is not rezzed has no strength that could be low (CR 3.4.4).
        return any(strength(s, cid) <= self.n for cid in self.what.all(s, src) if not is_rezzed(s, cid, False))

    def say(self) -> str:
        return f"the strength of {self.what.say()} is {self.n} or less"


@dataclass(frozen=True, slots=True)
class DuringRun(Condition):
    """A run is under way: on the source's server, on a named one, or on any."""

    here: bool = False
    server: int = -1
    words: str = ""

    def true(self, s: State, src: int, f: Any) -> bool:
        run = current_run(s)
        if run is None or not run.begun:
            return False  # CR 6.3.2c: not before it formally began
        if self.here:
            return run.server == server_of(s, src)
        return self.server < 0 or run.server == self.server

    def say(self) -> str:
        where = " on this server" if self.here else f" on {server_name(self.server)}" if self.server >= 0 else ""
        return self.words or "during a run" + where


@dataclass(frozen=True, slots=True)
class AtRemote(Condition):
    """The source is in or protects a remote server (CR 4.7.6)."""

    words: str = "while it is in a remote server"

    def true(self, s: State, src: int, f: Any) -> bool:
        return server_of(s, src) > CENTRALS[-1]

    def say(self) -> str:
        return self.words


@dataclass(frozen=True, slots=True)
class DuringEncounter(Condition):
    def true(self, s: State, src: int, f: Any) -> bool:
        return current_encounter(s) is not None

    def say(self) -> str:
        return "during an encounter"


@dataclass(frozen=True, slots=True)
class EncounteringThis(Condition):
    """The Runner is encountering the source."""

    def true(self, s: State, src: int, f: Any) -> bool:
        return encountered(s) == src

    def say(self) -> str:
        return "while this ice is encountered"


@dataclass(frozen=True, slots=True)
class Encountering(Condition):
    """The Runner is encountering ice of a kind; an icebreaker that interacts with it must be strong enough."""

    what: Cards
    strong: bool = False  # CR 3.9.5f: only with at least the strength of the ice

    def true(self, s: State, src: int, f: Any) -> bool:
        ice = encountered(s)
        if ice < 0 or not self.what.has(s, ice, src):
            return False
        return not self.strong or strength(s, src) >= strength(s, ice)

    def say(self) -> str:
        return f"while encountering {a(self.what.say())}"


@dataclass(frozen=True, slots=True)
class BrokenByThis(Condition):
    """The last encounter that ended was one in which the source broke a subroutine."""

    def true(self, s: State, src: int, f: Any) -> bool:
        sid = -1
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "encounter ends" and sid < 0:
                sid = one.amount
            elif one.kind == "broken" and one.amount == sid and one.src == src:
                return True
        return False

    def say(self) -> str:
        return ""  # the event says it already


@dataclass(frozen=True, slots=True)
class RanSuccessfully(Condition):
    """Successful runs on all of these servers this turn."""

    servers: tuple[int, ...]

    def true(self, s: State, src: int, f: Any) -> bool:
        done = {one.server for one in s.journal.since(s.marks[0]) if one.kind == "successful run"}
        return all(server in done for server in self.servers)

    def say(self) -> str:
        names = joined([server_name(one) for one in self.servers])
        runs = "a successful run" if len(self.servers) == 1 else "successful runs"
        return f"if you made {runs} on {names} this turn"


@dataclass(frozen=True, slots=True)
class LastTurn(Condition):
    """Something happened during a side's last turn (a look into the journal)."""

    kind: str
    side: int
    words: str

    def true(self, s: State, src: int, f: Any) -> bool:
        start, end = s.marks[1 + 2 * self.side], s.marks[2 + 2 * self.side]
        return any(one.kind == self.kind for one in s.journal.entries[start:end])

    def say(self) -> str:
        return self.words


@dataclass(frozen=True, slots=True)
class ThisTurn(Condition):
    """Something happened this turn, on one of these servers if any are named."""

    kind: str
    words: str
    servers: tuple[int, ...] = ()

    def true(self, s: State, src: int, f: Any) -> bool:
        return any(
            one.kind == self.kind and (not self.servers or one.server in self.servers)
            for one in s.journal.since(s.marks[0])
        )

    def say(self) -> str:
        return self.words


@dataclass(frozen=True, slots=True)
class PlayedAnother(Condition):
    """Another copy of the source was played this turn."""

    def true(self, s: State, src: int, f: Any) -> bool:
        return any(
            one.kind == "played" and s.code[one.cid] == s.code[src] and one.ref != s.ref[src]
            for one in s.journal.since(s.marks[0])
        )

    def say(self) -> str:
        return "if another copy of this card was played this turn"


@dataclass(frozen=True, slots=True)
class Found(Condition):
    """A register was filled with something."""

    name: str
    words: str = "if you do"

    def true(self, s: State, src: int, f: Any) -> bool:
        return bool(f.regs.get(self.name))

    def possible(self, s: State, src: int, f: Any) -> bool:
        return self.true(s, src, f)  # CR 1.2.5: what would have filled it is what could not happen

    def say(self) -> str:
        return self.words


@dataclass(frozen=True, slots=True)
class ActiveTurn(Condition):
    """It is a side's turn."""

    side: int

    def true(self, s: State, src: int, f: Any) -> bool:
        return s.active == self.side

    def say(self) -> str:
        return "during the Corp's turn" if self.side == CORP else "during the Runner's turn"


@dataclass(frozen=True, slots=True)
class FirstRunOf(Condition):
    """The Runner has not yet made a run with the basic action this turn."""

    def true(self, s: State, src: int, f: Any) -> bool:
        return s.active == RUNNER and not any(
            one.kind == "action" and one.cause == "run" for one in s.journal.since(s.marks[0])
        )

    def say(self) -> str:
        return "if it is the first of the turn"


@dataclass(frozen=True, slots=True)
class DifferentActions(Condition):
    """The first so many actions of the turn, and no more yet, were all different (CR 5.2.6b)."""

    n: int
    side: int

    def true(self, s: State, src: int, f: Any) -> bool:
        taken = actions_taken(s, self.side)
        return len(taken) == self.n == len(set(taken))

    def say(self) -> str:
        return f"if your first {self.n} actions this turn were all different"


TAGGED: Final = Tagged()

__all__ = ["CENTRALS", "TAGGED", "Each", "Hosted"]
