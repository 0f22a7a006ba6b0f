"""Conditions on the state; evaluating them changes nothing."""

from __future__ import annotations

from typing import Final

from sneakdoor.grammar.nouns import a, joined, kinds, ordinal, several
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.amounts import BadPublicityCount, ClicksLeft, LinkValue, Reg, TagCount, TraceStrength
from sneakdoor.language.change_phrases import DID, DONE, happened
from sneakdoor.language.filters import is_rezzed, server_of
from sneakdoor.model.causes import Cause
from sneakdoor.model.changes import Change, OfEncounter, SubroutineBroken
from sneakdoor.model.declare import Amount, Cards, Condition
from sneakdoor.model.enums import ANYONE, CENTRALS, CORP, HAND, SIDE_NAMES, Token, server_name
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.kinds import ChangeKind
from sneakdoor.model.phrasing import counted, the_number_of, token
from sneakdoor.model.registers import Register
from sneakdoor.model.state import State
from sneakdoor.rules.actions import actions_taken
from sneakdoor.rules.encounters import current_encounter, encountered
from sneakdoor.rules.marks import mark
from sneakdoor.rules.playing import PlayCard
from sneakdoor.rules.quantities import (
    chosen_server,
    hand_size,
    has_subtype,
    is_tagged,
    strength,
)
from sneakdoor.rules.runs import current_run


@dataclass(frozen=True, slots=True)
class Tagged(Condition):
    """CR 10.5.2."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return is_tagged(s)

    def say(self) -> str:
        return "if the Runner is tagged"


@dataclass(frozen=True, slots=True)
class Not(Condition):
    """A condition does not hold."""

    what: Condition

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return not self.what.true(s, src, f)

    def say(self) -> str:
        return self.what.denied()


@dataclass(frozen=True, slots=True)
class Both(Condition):
    """Two conditions hold."""

    one: Condition
    two: Condition

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return self.one.true(s, src, f) and self.two.true(s, src, f)

    def say(self) -> str:
        one, two = self.one.say(), self.two.say()
        if two.startswith("unless ") or (one.startswith("during ") and two.startswith("if ")):
            return f"{one}, {two}"
        return f"{one} and {two.removeprefix('if ') if one.startswith(('if ', 'while ')) else two}"


_HAVING: Final = (" the Runner has", " the Corp has")


def somebody_has(how_many: str, thing: str) -> str:
    """A clause for having a number of things ("tag the Runner has"); empty for things that nobody has."""
    for having in _HAVING:
        if thing.endswith(having):
            return f"{having.strip()} {how_many} {several(thing.removesuffix(having))}"
    return ""


@dataclass(frozen=True, slots=True)
class AtLeast(Condition):
    """An amount is this high."""

    amount: Amount
    n: int

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        if self.n == 1 and isinstance(self.amount, TagCount):
            return is_tagged(s)  # CR 10.5.2: the usual word for it
        return self.amount.of(s, src, f) >= self.n

    def say(self) -> str:
        return f"if {self._held()}"

    def _held(self) -> str:
        if isinstance(self.amount, TagCount):
            return "the Runner is tagged" if self.n == 1 else f"the Runner has at least {self.n} tags"
        if isinstance(self.amount, LinkValue):
            return f"the Runner has at least {self.n}[link]"
        if isinstance(self.amount, BadPublicityCount):
            return f"the Corp has at least {self.n} bad publicity"
        thing = self.amount.say()
        if isinstance(self.amount, Reg) and self.amount.done:
            noun, done, rest = thing.partition(f" {self.amount.done} ")
            return f"at least {counted(self.n, noun)} {'was' if self.n == 1 else 'were'}{done}{rest}"
        if isinstance(self.amount, TraceStrength) or thing == "the threat level":
            return f"{thing} is at least {self.n}"
        if having := somebody_has(f"at least {self.n}", thing):
            return having
        if self.n == 1:
            return f"there is {a(thing)}"
        return f"there are at least {counted(self.n, thing)}"

    def denied(self) -> str:
        return f"unless {self._held()}"


@dataclass(frozen=True, slots=True)
class AtMost(Condition):
    """An amount is this low."""

    amount: Amount
    n: int

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return self.amount.of(s, src, f) <= self.n

    def say(self) -> str:
        if isinstance(self.amount, ClicksLeft):
            who = SIDE_NAMES[self.amount.side]
            return f"if {who} has no {f'more than {self.n}' if self.n else ''}[click] left"
        if having := somebody_has(f"no more than {self.n}" if self.n else "no", self.amount.say()):
            return f"if {having}"
        if self.n:
            be = "is" if self.n == 1 else "are"
            return f"if there {be} no more than {counted(self.n, self.amount.say())}"
        return f"if there is no {self.amount.say()}"

    def denied(self) -> str:
        return f"unless {self.say().removeprefix('if ')}"


@dataclass(frozen=True, slots=True)
class SameNumber(Condition):
    """Two amounts are equal."""

    one: Amount
    two: Amount

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return self.one.of(s, src, f) == self.two.of(s, src, f)

    def say(self) -> str:
        return f"if {the_number_of(self.one)} equals {the_number_of(self.two)}"


@dataclass(frozen=True, slots=True)
class Empty(Condition):
    """The source was loaded with tokens and has none of them left (1.4:10.9)."""

    kind: Token

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        # CR 1.4:10.9.2 + 1.4:10.9.3: of the kind that an ability of this card has loaded; other counters do not matter.
        thing = s.things.get(src)
        return thing is not None and thing.memo.get("loaded") == self.kind and not thing.get(self.kind)

    def say(self) -> str:
        return f"it is empty of {several(token(self.kind))}"


@dataclass(frozen=True, slots=True)
class StrengthAtMost(Condition):
    """A card's strength is this low."""

    what: Cards
    n: int | Amount

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        most = self.n if isinstance(self.n, int) else self.n.of(s, src, f)
        # See the interpretations: ice that is not rezzed has no strength that could be low (CR 3.4.4).
        return any(strength(s, cid) <= most for cid in self.what.all(s, src) if not is_rezzed(s, cid, False))

    def say(self) -> str:
        if isinstance(self.n, int):
            return f"if the strength of {self.what.say()} is {self.n} or less"
        return f"if the strength of {self.what.say()} is not higher than {the_number_of(self.n)}"


@dataclass(frozen=True, slots=True)
class DuringRun(Condition):
    """A run is under way: on the source's server or another, on a named one, on the one it has chosen, or on any."""

    here: bool = False
    server: int = -1
    chosen: bool = False  # CR 10.2.3: on the server that the source keeps in mind
    other: bool = False  # on another server than the source's (CR 26.03:4.6.6j)

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        run = current_run(s)
        if run is None or not run.begun:
            return False  # CR 6.3.2c: only once it has formally begun
        if self.here or self.other:
            return (run.server == server_of(s, src)) == self.here
        if self.chosen:
            return run.server == chosen_server(s, src)
        return self.server < 0 or run.server == self.server

    def say(self) -> str:
        return f"during a run{self._where()}"

    def _where(self) -> str:
        if self.chosen:
            return " on the chosen server"
        if self.other:
            return " on another server"
        return " on this server" if self.here else f" on {server_name(self.server)}" if self.server >= 0 else ""

    def denied(self) -> str:
        return f"unless the Runner is {'' if self.chosen else 'already '}running{self._where()}"


@dataclass(frozen=True, slots=True)
class AttackedIs(Condition):
    """The run that is under way is on a certain server."""

    server: int

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        run = current_run(s)
        return run is not None and run.begun and run.server == self.server

    def say(self) -> str:
        return f"if that server is {server_name(self.server)}"


@dataclass(frozen=True, slots=True)
class OnMark(Condition):
    """A run on the mark is under way; 26.03:10.11.1 defines it."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        run = current_run(s)
        return run is not None and run.begun and run.server == mark(s)

    def say(self) -> str:
        return "during a run on your mark"


@dataclass(frozen=True, slots=True)
class EncounteringThis(Condition):
    """The Runner is encountering the source."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return encountered(s) == src

    def say(self) -> str:
        return "while this ice is encountered"


@dataclass(frozen=True, slots=True)
class Encountering(Condition):
    """The Runner is encountering ice of a kind; an icebreaker that interacts with it must be strong enough."""

    what: Cards
    strong: bool = False  # CR 3.9.5f: only with at least the strength of the ice
    broken: bool = False  # CR 10.9.3: only after the source alone has broken all subroutines
    cleared: bool = False  # only after all of its subroutines were broken, by any card

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        ice = encountered(s)
        if ice < 0 or not self.what.has(s, ice, src):
            return False
        frame = current_encounter(s)
        if self.broken and frame is not None and frame.cleared_by(s) != src:
            return False
        if self.cleared and not (frame is not None and frame.was_cleared(s)):
            return False
        return not self.strong or strength(s, src) >= strength(s, ice)

    def say(self) -> str:
        what = a(self.what.say().replace("installed ", "", 1))
        strong = " that is not stronger than this card" if self.strong else ""
        broken = " after breaking all of its subroutines with this card alone" if self.broken else ""
        broken += " after breaking all of its subroutines" if self.cleared else ""
        return f"while encountering {what}{strong}{broken}"


@dataclass(frozen=True, slots=True)
class BrokenByThis(Condition):
    """The last encounter that ended was one in which the source broke a subroutine."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        sid = -1
        for one in reversed(s.journal.since(s.marks[0])):
            if isinstance(one, OfEncounter) and one.kind == "encounter ends" and sid < 0:
                sid = one.encounter
            elif isinstance(one, SubroutineBroken) and one.encounter == sid and one.src == src:
                return True
        return False

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        return "in which this card broke a subroutine"


@dataclass(frozen=True, slots=True)
class RanSuccessfully(Condition):
    """Successful runs on all of these servers this turn."""

    servers: tuple[int, ...]

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        done = {one.server for one in s.journal.since(s.marks[0]) if one.kind == "successful run"}
        return all(server in done for server in self.servers)

    def say(self) -> str:
        names = joined([server_name(one) for one in self.servers])
        runs = "a successful run" if len(self.servers) == 1 else "successful runs"
        return f"if you made {runs} on {names} this turn"


@dataclass(frozen=True, slots=True)
class LastTurn(Condition):
    """Something happened during a side's last turn, or did not (a look into the journal)."""

    kind: ChangeKind
    side: int
    what: Cards | None = None  # to a card of this description
    by: int = ANYONE
    servers: tuple[int, ...] = ()  # on one of these
    accessing: bool = False  # while that card was being accessed
    never: bool = False  # negated: there was such a turn and it did not happen
    here: bool = False  # on the server the source is in or protects

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        start, end = s.marks[1 + 2 * self.side], s.marks[2 + 2 * self.side]
        accessed: set[int] = set()
        for one in s.journal.entries[start:end]:
            if one.kind == "accessed":
                accessed.add(one.cid)
            elif one.kind == "after access":
                accessed.discard(one.cid)
            if one.kind == self.kind and self._fits(s, one, src) and not (self.accessing and one.cid not in accessed):
                return not self.never
        return self.never and end > start  # no last turn before the first one

    def _fits(self, s: State, one: Change, src: int) -> bool:
        if self.by != ANYONE and one.side != self.by:
            return False
        if self.servers and one.server not in self.servers:
            return False
        if self.here and one.server != server_of(s, src):
            return False
        return self.what is None or (one.cid >= 0 and self.what.had(s, one, src))

    def say(self) -> str:
        return f"if {self._clause()}"

    def denied(self) -> str:
        return f"unless {self._clause()}"

    def _clause(self) -> str:
        deed = happened(self.kind, self.side)
        if self.what is not None:
            thing = f"{'accessed ' if self.accessing else ''}{self.what.say()}"
            who = "the Runner or the Corp" if self.by == ANYONE else SIDE_NAMES[self.by]
            deed = f"{who} {DONE[self.kind]} {a(thing)}"
        if self.servers:
            deed += f" on {joined([server_name(one) for one in self.servers], 'or')}"
        if self.here:
            deed += " on this server"
        if self.never:
            deed = deed.replace(" made ", " did not make ", 1)
        return f"{deed} during {SIDE_NAMES[self.side]}'s last turn"


@dataclass(frozen=True, slots=True)
class ThisTurn(Condition):
    """Something happened a number of times this turn, on one of these servers if any are named."""

    kind: ChangeKind
    servers: tuple[int, ...] = ()
    times: int = 1
    source: int | None = None  # only by abilities of this side's cards
    by: int = ANYONE
    cause: Cause = ""  # only this kind of damage

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        found = sum(1 for one in s.journal.since(s.marks[0]) if one.kind == self.kind and self._fits(s, one))
        return found >= self.times

    def _fits(self, s: State, one: Change) -> bool:
        if self.source is not None and (one.src < 0 or s.owner[one.src] != self.source):
            return False
        if self.cause and one.cause != self.cause:
            return False
        if self.by not in (ANYONE, one.side):
            return False
        return not self.servers or one.server in self.servers

    def say(self) -> str:
        return f"if {self._clause()}"

    def denied(self) -> str:
        return f"unless {self._clause()}"

    def _clause(self) -> str:
        if self.by != ANYONE:
            return f"{SIDE_NAMES[self.by]} {DID[self.kind]} {counted(self.times, 'card')} or more this turn"
        where = joined([server_name(one) for one in self.servers], "or")
        where = "a central server" if set(self.servers) == set(CENTRALS) else where
        often = "" if self.times == 1 else f" at least {self.times} times"
        by = "" if self.source is None else f" from {SIDE_NAMES[self.source]}'s cards"
        deed = happened(self.kind).replace(" damage", f" {self.cause} damage") if self.cause else happened(self.kind)
        return f"{deed}{by}{f' on {where}' if where else ''}{often} this turn"


@dataclass(frozen=True, slots=True)
class Found(Condition):
    """A register was filled with something."""

    name: Register

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        found = f.regs.get(self.name) if f is not None else None
        return bool(found) and found != ("number", 0)  # choosing 0 for X counts as not paying

    def possible(self, s: State, src: int, f: Resolving | None) -> bool:
        return self.true(s, src, f)  # CR 1.2.5: an empty register means that its effect could not happen

    def say(self) -> str:
        return "if you do"

    def denied(self) -> str:
        return "if they decline"


@dataclass(frozen=True, slots=True)
class ActiveTurn(Condition):
    """It is a side's turn."""

    side: int

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return s.active == self.side

    def say(self) -> str:
        return "during the Corp's turn" if self.side == CORP else "during the Runner's turn"


@dataclass(frozen=True, slots=True)
class InActionPhase(Condition):
    """It is a side's action phase (CR 5.4 defines it)."""

    side: int

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return s.active == self.side and any(frame.is_action_phase for frame in s.stack)

    def say(self) -> str:
        return f"during {SIDE_NAMES[self.side]}'s action phase"

    def denied(self) -> str:
        return f"except {self.say()}"


@dataclass(frozen=True, slots=True)
class DifferentActions(Condition):
    """The first n actions of the turn, and no more yet, were all different (CR 5.2.6b defines it)."""

    n: int
    side: int

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        taken = actions_taken(s, self.side)
        return len(taken) == self.n == len(set(taken))

    def say(self) -> str:
        whose = SIDE_NAMES[self.side]
        return (
            f"if it is {whose}'s {ordinal(self.n)} action this turn and {whose}'s actions this turn are all different"
        )


TAGGED: Final = Tagged()


@dataclass(frozen=True, slots=True)
class BelowHandSize(Condition):
    """A side has fewer cards in hand than its maximum hand size (CR 5.5.3); cards to come use it."""

    side: int

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return len(s.hand[self.side]) < hand_size(s, self.side)

    def say(self) -> str:
        hand = "HQ" if self.side == CORP else "your grip"
        return f"if there are fewer cards in {hand} than your maximum hand size"


@dataclass(frozen=True, slots=True)
class OneOf(Condition):
    """At least one of two conditions holds."""

    one: Condition
    two: Condition

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return self.one.true(s, src, f) or self.two.true(s, src, f)

    def say(self) -> str:
        return f"{self.one.say()} or {self.two.say().removeprefix('if ')}"


@dataclass(frozen=True, slots=True)
class IsKind(Condition):
    """A certain card is of a subtype (CR 2.15)."""

    what: Cards
    subtype: str

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return any(has_subtype(s, cid, self.subtype) for cid in self.what.all(s, src))

    def say(self) -> str:
        return f"if {self.what.say()} is {kinds((self.subtype,))}"


@dataclass(frozen=True, slots=True)
class RunSucceeded(Condition):
    """The run that is under way was declared successful (CR 6.7.2); cards to come use it."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        run = current_run(s)
        return run is not None and run.successful

    def say(self) -> str:
        return "for the remainder of a successful run"


@dataclass(frozen=True, slots=True)
class Odd(Condition):
    """An odd number of something."""

    amount: Amount

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return self.amount.of(s, src, f) % 2 == 1

    def say(self) -> str:
        return f"while there is an odd number of {several(self.amount.say())}"


@dataclass(frozen=True, slots=True)
class PlayedFromHand(Condition):
    """This card is being played from its owner's hand (26.03:8.6.2 defines it)."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return any(isinstance(one, PlayCard) and one.cid == src and one.came == HAND for one in s.stack)

    def say(self) -> str:
        return "if you played this card from your hand"

    def denied(self) -> str:
        return "if you played this card from anywhere except your hand"
