"""Constant abilities: what active cards say about quantities, permissions and costs (CR 9.7)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal, get_args

from sneakdoor.grammar.nouns import a, each, is_definite, joined, kinds, several
from sneakdoor.grammar.sentences import capital, lower, stopped
from sneakdoor.grammar.verbs import does
from sneakdoor.kernel.values import dataclass
from sneakdoor.model.abilities import Constant, Paid
from sneakdoor.model.bills import Purpose
from sneakdoor.model.causes import PurposeKind
from sneakdoor.model.declare import Ability, Amount, Cards, Component, Condition, Program
from sneakdoor.model.enums import CORP, RUNNER, servers_named
from sneakdoor.model.keys import CREDITS, PERMIT, POOLED, RECURRING, CannotKey, CostKey, Key
from sneakdoor.model.kinds import PartKind
from sneakdoor.model.phrasing import counted, paying, sentences, the_number_of
from sneakdoor.model.quantity_phrases import Quantity, changed, fixed, more
from sneakdoor.model.roles import PermitRole
from sneakdoor.model.ruleset import Ruleset
from sneakdoor.model.state import State
from sneakdoor.model.wording import PERSISTING_TOO

ADD = "add"
SET = "set"
CAP = "cap"
ALLOW = "allow"  # up to this much more, as its controller chooses (CR 9.6.3)
FIXED = "cannot be lowered"

PROLONGED: Final = "strength until the turn ends"
PROLONGED_RUN: Final = "strength until the run ends"

INSTALL_ONLY: Final = "install only"
INSTALL_IF: Final = "install if"


@dataclass(frozen=True, slots=True)
class Modify(Constant):
    """Raise, lower, set or cap a quantity (CR 9.3.2)."""

    quantity: Quantity
    amount: int | Amount
    on: Cards | None = None
    only: Condition | None = None
    op: str = ADD
    least: int = 0  # it lowers the quantity to no less than this
    persists: bool = False  # goes on for the rest of a run in which the Runner trashes the card

    def keys(self, side: int) -> tuple[Key, ...]:
        return (self.quantity, "persists") if self.persists else (self.quantity,)

    def about(self) -> str:
        return "" if self.on is None else self.quantity

    def applies(self, s: State, src: int) -> bool:
        # CR 1.4:9.4.2: the condition is evaluated with the quantity, so it applies just while it holds.
        return self.only is None or self.only.true(s, src, None)

    def value(self, s: State, src: int, cid: int = -1) -> int:
        if isinstance(self.amount, int):
            return self.amount
        return self.amount.of(s, src, None) if cid < 0 else self.amount.about(s, src, cid)

    def say(self) -> str:
        whose = self.on.say() if self.on is not None else ""
        if self.op == ADD:
            text = changed(self.quantity, self.amount, whose)
        else:
            text = fixed(self.quantity, self.amount, whose, self.op)
        if self.quantity == PROLONGED_RUN:
            text += " until the run ends, if it would not last longer"
        if self.quantity == PROLONGED:
            text += " until the turn ends, and for no other length of time"
        if self.least:
            text += f", but not fewer than {self.least}"
        if self.persists:
            text += PERSISTING_TOO
        if self.only is None:
            return text if self.quantity.startswith("[") and text.endswith("]") else capital(stopped(text))
        only = self.only.say()
        if only.startswith(("if ", "unless ")):
            return capital(f"{only}, {text}.")
        return capital(f"{text} {only.replace('this card', 'it') if whose == 'this card' else only}.")


Verb = Literal[
    "access", "access from top", "access others", "advance", "be broken", "be broken by Runner cards",
    "breach", "break", "bypass", "corp draw", "corp trash", "corp win by points", "draw", "end the run", "expose",
    "install", "jack out", "leave heap", "new remote", "play", "rez", "run", "runner trash", "score",
    "spend 2 in secret", "spend credits", "steal", "success", "trash", "trash with this", "use", "use paid", "use pool",
]  # fmt: skip
"""What a "cannot" can forbid (CR 1.2.2)."""

Costly = Literal[
    "access", "advance", "basic run", "break", "install", "jack out", "play", "rez", "run", "score", "steal",
    "trash", "trash resource", "use",
]  # fmt: skip
"""What can have additional costs (CR 1.15.9)."""

CANNOT: Final[dict[Verb, CannotKey]] = dict(zip(get_args(Verb), get_args(CannotKey), strict=True))
COST_OF: Final[dict[Costly, CostKey]] = dict(zip(get_args(Costly), get_args(CostKey), strict=True))
"""Key of the index by what is forbidden or costs more."""

FORBIDS: Final[dict[Key, Verb]] = {key: verb for verb, key in CANNOT.items()}
"""What is forbidden, by key."""

_FORBIDDEN: Final[dict[Verb, str]] = {
    "access": "the Runner cannot access *",
    "access from top": "the Runner accesses R&D from its bottom card upwards",
    "access others": "the Runner cannot access other cards than this one",
    "advance": "the Corp cannot advance *",
    "be broken": "subroutines of * cannot be broken",
    "be broken by Runner cards": "abilities of Runner cards cannot break subroutines of *",
    "breach": "the Runner cannot breach servers",
    "break": "* cannot break subroutines",
    "bypass": "* cannot be bypassed",
    "corp draw": "the Corp cannot draw cards",
    "corp trash": "the Corp cannot trash *",
    "corp win by points": "the Corp cannot win the game by agenda points",
    "draw": "the Runner cannot draw cards",
    "end the run": "subroutines of * cannot end the run",
    "expose": "* cannot be exposed",
    "install": "* cannot be installed",
    "jack out": "the Runner cannot jack out",
    "leave heap": "cards cannot leave the heap",
    "new remote": "the Corp cannot create a remote server",
    "play": "* cannot be played",
    "rez": "* cannot be rezzed",
    "run": "the Runner cannot run*",
    "runner trash": "the Runner cannot trash *",
    "score": "* cannot be scored",
    "spend 2 in secret": "players who secretly spend credits cannot spend 2[credit]",
    "spend credits": "the Runner cannot spend credits",
    "steal": "* cannot be stolen",
    "success": "runs* cannot be declared successful",
    "trash": "* cannot be trashed",
    "trash with this": "the Corp cannot trash * with this card",
    "use": "* cannot be used",
    "use paid": "the Runner cannot use paid abilities of *",
    "use pool": "the Runner cannot lose or spend credits from the Runner's credit pool",
}
"""Phrase for what may not be done, by verb."""

_COSTLY: Final[dict[Costly, str]] = {
    "access": "access a card",
    "advance": "advance *",
    "basic run": "make a run with the basic action",
    "break": "use * to break subroutines",
    "install": "install *",
    "jack out": "jack out",
    "play": "play *",
    "rez": "rez *",
    "run": "make a run",
    "score": "score *",
    "steal": "steal *",
    "trash": "trash * while accessing it",
    "trash resource": "trash * with the basic action",
    "use": "use *",
}
_JOINED: Final[dict[Costly, str]] = {
    "steal": "accessed from",
    "access": "in",
    "run": "on",
    "install": "in or protecting",
}
"""Preposition of the server where something costs more."""
_THINGS: Final = {"steal": "agenda", "score": "agenda", "runner trash": "Corp card", "trash resource": "resource"}


def _somewhere(server: str, here: bool) -> str:
    if here:
        return "this server"
    return servers_named(server) if server else ""


def forbidden_said(verb: Verb, on: Cards | None, server: str = "", *, here: bool = False, what: str = "") -> str:
    """A clause that says what cannot be done."""
    where = _somewhere(server, here)
    if verb in ("run", "success"):
        return _FORBIDDEN[verb].replace("*", f" on {where}" if where else "")
    if verb == "break" and on is None and not what:
        what = "the Runner"
    thing = what or (several_of(on.say()) if on is not None else several(_THINGS.get(verb, "card")))
    accessed = f" accessed from {where}" if where else ""
    thing, which, rest = thing.partition(" of which ")
    return _FORBIDDEN[verb].replace("*", thing + accessed + which + rest)


def several_of(phrase: str) -> str:
    """A phrase in the plural, unless it is definite."""
    return phrase if is_definite(phrase) else several(phrase)


def cost_said(verb: Costly, what: str, server: str, *, here: bool) -> str:
    """An infinitive phrase for what costs more."""
    where = _somewhere(server, here)
    text = _COSTLY[verb].replace("*", what or a(_THINGS.get(verb, "card"))).replace("use a card to break", "break")
    if not where:
        return text
    return f"{text} {_JOINED.get(verb, 'during a run on')} {where}"


@dataclass(frozen=True, slots=True)
class Cannot(Constant):
    """Something may not be done (CR 1.2.2)."""

    verb: Verb
    on: Cards | None = None
    only: Condition | None = None
    here: bool = False  # only about the server the card is in or protects
    server: str = ""  # only about this server: its number, or "remote"
    own: bool = False  # stands on the agenda it is about, and works wherever that is (CR 3.2.3b)
    persists: bool = False  # goes on for the rest of a run in which the Runner trashes the card

    def keys(self, side: int) -> tuple[Key, ...]:
        if self.own:
            return ()
        return (CANNOT[self.verb], "persists") if self.persists else (CANNOT[self.verb],)

    def about(self) -> str:
        return CANNOT[self.verb] if self.own else ""

    def applies(self, s: State, src: int) -> bool:
        return self.only is None or self.only.true(s, src, None)

    def say(self) -> str:
        what = "this card" if self.own else ""
        text = forbidden_said(self.verb, self.on, self.server, here=self.here, what=what)
        only = self.only.say() if self.only is not None else ""
        if self.persists:
            text += PERSISTING_TOO
        return capital(f"{only}, {text}." if only else f"{text}.")


@dataclass(frozen=True, slots=True)
class ExtraCost(Constant):
    """An additional cost to do something (CR 1.15.9)."""

    verb: Costly
    cost: tuple[Component, ...]
    on: Cards | None = None
    only: Condition | None = None
    own: bool = False  # stands on the very card it is about, and works wherever that is (CR 9.1.6d, 3.2.3b)
    here: bool = False  # only about the server the card is in or protects
    server: str = ""  # only about this server: its number, or "remote"
    persists: bool = False  # goes on for the rest of a run in which the Runner trashes the card

    def keys(self, side: int) -> tuple[Key, ...]:
        if self.own:
            return ()
        return (COST_OF[self.verb], "persists") if self.persists else (COST_OF[self.verb],)

    def about(self) -> str:
        return COST_OF[self.verb] if self.own else ""

    def applies(self, s: State, src: int) -> bool:
        return self.only is None or self.only.true(s, src, None)

    def say(self) -> str:
        what = "this card" if self.own else (a(self.on.say()) if self.on is not None else "")
        text = f"an additional cost to {cost_said(self.verb, what, self.server, here=self.here)} is to "
        text += paying(self.cost).replace("your score area", "the Corp's score area")  # it is a cost to score
        if self.persists:
            text += PERSISTING_TOO
        only = self.only.say() if self.only is not None else ""
        return capital(f"{only}, {text}." if only else f"{text}.")


@dataclass(frozen=True, slots=True)
class Reveals(Constant):
    """The Runner must reveal such cards while accessing them from R&D (CR 7.2.2)."""

    on: Cards

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("reveal from R&D",)

    def say(self) -> str:
        return f"{capital(a(self.on.say()))} is revealed while the Runner is accessing it in R&D."


@dataclass(frozen=True, slots=True)
class OpenHand(Constant):
    """A player's hand lies open to both (CR 4.4.2, 8.1.5); cards to come use it."""

    whose: int
    only: Condition | None = None

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("open hand",)

    def applies(self, s: State, src: int) -> bool:
        return self.only is None or self.only.true(s, src, None)

    def say(self) -> str:
        text = "the Corp plays with HQ revealed" if self.whose == CORP else "the Runner plays with the grip revealed"
        return capital(f"{self.only.say()}, {text}." if self.only is not None else f"{text}.")


@dataclass(frozen=True, slots=True)
class Blank(Constant):
    """The text box of some cards is blank."""

    # CR 1.4:9.1.9: a static ability, or a lingering effect under the same key, makes cards lose their abilities …

    on: Cards

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("blank",)

    def say(self) -> str:
        return f"The text box of {each(self.on.say())} is blank."


@dataclass(frozen=True, slots=True)
class Grant(Constant):
    """Some cards gain an ability; its source is the card that gained it (1.4:9.1.3)."""

    # CR 1.4:9.1.9: … and makes cards gain some.

    on: Cards
    ability: Ability
    only: Condition | None = None
    first: bool = False  # a subroutine granted before the others

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("grant",)

    def applies(self, s: State, src: int) -> bool:
        return self.only is None or self.only.true(s, src, None)

    def under(self, ruleset: Ruleset) -> Ability:
        ability = self.ability.under(ruleset)
        return self if ability is self.ability else replace(self, ability=ability)

    def granted(self) -> tuple[Ability, ...]:
        return (self.ability,)

    def say(self) -> str:
        on = each(self.on.say())
        lead = f"{self.only.say()}, {on}" if self.only is not None else on
        text = self.ability.say()
        place = " before its other subroutines." if self.first else ""
        if text.startswith("[subroutine]") and not self.first:
            place = " after all its other subroutines."
        return f'{capital(lead)} gains "{text}"{place}'.replace('"' + '"', '"')


@dataclass(frozen=True, slots=True)
class Subtype(Constant):
    """Gain (+1) or lose (-1) a subtype; instances are counted (CR 2.15.5)."""

    subtype: str
    by: int
    on: Cards
    only: Condition | None = None
    also: tuple[str, ...] = ()  # and these

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("subtype",)

    def changes(self) -> tuple[str, ...]:
        """Every subtype that is gained or lost."""
        return (self.subtype, *self.also)

    def applies(self, s: State, src: int) -> bool:
        return self.only is None or self.only.true(s, src, None)

    def say(self) -> str:
        lead = f"{self.only.say()}, {each(self.on.say())}" if self.only is not None else each(self.on.say())
        verb = "gains" if self.by > 0 else "loses" if self.by < 0 else "keeps"
        times = f" {abs(self.by)} times" if abs(self.by) > 1 else ""
        return f"{capital(lead)} {verb} {kinds(self.changes(), 'and')}{times}."


@dataclass(frozen=True, slots=True)
class CreditsFor(Constant):
    """Credits on this card may be spent for some purposes (CR 1.10.4b)."""

    purposes: tuple[PurposeKind | Literal["any"], ...]
    on: Cards | None = None
    only: Condition | None = None
    pooled: bool = False  # meanwhile they are considered to be in the credit pool: lost and counted with it

    def keys(self, side: int) -> tuple[Key, ...]:
        return (CREDITS[side], POOLED[side]) if self.pooled else (CREDITS[side],)

    def serves(self, s: State, src: int, purpose: Purpose) -> bool:
        if self.only is not None and not self.only.true(s, src, None):
            return False
        if "any" in self.purposes:
            return True  # CR 1.10.4c: for anything, as long as its time lasts
        # CR 1.4:9.1.6: a card is used by its optional conditional abilities as it is by its paid abilities.
        kind = "use" if purpose[0] == "ability" else purpose[0]
        return kind in self.purposes and (self.on is None or (purpose[1] >= 0 and self.on.has(s, purpose[1], src)))

    def say(self) -> str:
        during = f" {self.only.say()}" if self.only is not None else ""
        if self.pooled and "any" in self.purposes:
            return f"Hosted credits count as credits of your pool{during}."
        if "any" in self.purposes:
            return f"You can spend hosted credits{during}."
        return f"Use hosted credits {joined([self._purpose(one) for one in self.purposes], 'and')}{during}."

    def _purpose(self, purpose: str) -> str:
        what = several(self.on.say()) if self.on is not None else "cards"
        return {
            "use": f"to use {what}",
            "advance": f"to advance {what}",
            "install": f"to install {what}",
            "play": f"to play {what}",
            "rez": f"to rez {what}",
            "trace": "during traces",
            "trash": f"to pay trash costs{'' if self.on is None else f' of {what}'}",
            "remove tag": "to remove tags",
        }[purpose]


@dataclass(frozen=True, slots=True)
class Recurring(Constant):
    """N recurring credits (CR 1.10.5)."""

    n: int | Amount

    def keys(self, side: int) -> tuple[Key, ...]:
        return (RECURRING[side],)

    def missing(self, s: State, cid: int, have: int) -> int:
        """CR 1.10.5c: how many are placed, up to the number and never beyond."""
        # CR 1.10.5b: what is left from before is part of the number.
        return max(0, (self.n if isinstance(self.n, int) else self.n.of(s, cid, None)) - have)

    def say(self) -> str:
        if isinstance(self.n, int):
            return f"{self.n}[recurring-credit]"
        return f"X[recurring-credit]. X is {the_number_of(self.n)}."


@dataclass(frozen=True, slots=True)
class Permit(Constant):
    """Something else a player may do at a certain point (not a paid ability, so never an action)."""

    when: PermitRole
    cost: tuple[Component, ...]
    do: Program
    by: int
    on: Cards | None = None
    only: Condition | None = None
    once_per_turn: bool = False

    def keys(self, side: int) -> tuple[Key, ...]:
        return (PERMIT[self.when],)

    def program(self) -> Program:
        return self.do

    def under(self, ruleset: Ruleset) -> Ability:
        if not ruleset.flags:
            return self
        if self.when == "break":
            # CR 26.03:9.5.1: the cards of today say it as a paid ability, for which clicks are lost.
            cost = tuple([one.lost() for one in self.cost])
            return Paid(cost, self.do, self.only, self.once_per_turn, by=self.by).as_interface()
        # CR 26.03:9.5.2c: there, what is done in the mid-access window is a paid ability.
        return Paid(self.cost, self.do, self.only, self.once_per_turn, flag="access", accessing=self.on)

    def say(self) -> str:
        limit = "once per turn, " if self.once_per_turn else ""
        during = f" {self.only.say()}" if self.only is not None else ""
        who = "the Runner" if self.by == RUNNER else "the Corp"
        does = lower(sentences(self.do[:1])).rstrip(".")
        if self.do[1:]:
            does += f". Whenever {who} does so, {lower(sentences(self.do[1:])).rstrip('.')}"
        pays = paying(self.cost)
        pays += "," if ", " in pays else ""
        if self.when == "mid-access":
            what = a(self.on.say()) if self.on is not None else "a card"
            # CR 7.7.2a: what trashes an accessed card does so anywhere but in Archives.
            lead = f"{limit}while the Runner is accessing {what} anywhere but in Archives{during}"
            return capital(f"{lead}, {who} may {pays} to {does}.")
        during = during or " while encountering a piece of ice"
        return capital(f"{limit}{during.strip()}, {who} may {pays} to {does}.")


@dataclass(frozen=True, slots=True)
class Prevents(Constant):
    """A constant prevention (1.4:9.8: it needs no trigger)."""

    part: PartKind
    only: Condition | None = None
    what: tuple[str, ...] = ()
    installing: Cards | None = None  # only what abilities of such cards do because these were installed

    def keys(self, side: int) -> tuple[Key, ...]:
        return (self.part,)

    def say(self) -> str:
        only = f" {self.only.say()}" if self.only is not None else ""
        if self.installing is not None:
            only = f" from installing {several(self.installing.say())}{only}"
        if self.part == "tag":
            return f"Avoid all tags{only}."
        return f"Prevent all {joined(list(self.what)) + ' ' if self.what else ''}{self.part}{only}."


@dataclass(frozen=True, slots=True)
class Raises(Constant):
    """The first effect of a kind that its controller has each turn does more (CR 9.3.2: no trigger, no interrupt)."""

    part: PartKind
    n: int = 1

    def keys(self, side: int) -> tuple[Key, ...]:
        return (self.part,)

    def say(self) -> str:
        verb, thing = {"draw": ("draw", "card")}[self.part]
        return f"The first time each turn that you {verb} {several(thing)}, {verb} {more(self.n, thing)}."


@dataclass(frozen=True, slots=True)
class ChoosesDamage(Constant):
    """A player selects cards that damage trashes, instead of chance (CR 10.4.3a)."""

    by: int
    what: tuple[str, ...] = ()  # kinds of damage; none: all
    n: int = 0  # how many of the cards; 0: all
    first: bool = False  # only for the first such damage each turn
    may: bool = False

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("choose damage",)

    def say(self) -> str:
        who = "the Runner" if self.by == RUNNER else "the Corp"
        kinds = f"{joined(list(self.what), 'or')} " if self.what else ""
        which = counted(self.n, "card") if self.n else "the cards"
        deed = "look at the grip and choose" if self.by == CORP else "choose"
        damage = "it" if self.first else f"{kinds}damage"
        text = f"{f'{who} may {deed}' if self.may else does(who, deed)} {which} that {damage} trashes"
        first = "the first time each turn that the Runner suffers " + f"{kinds}damage, " if self.first else ""
        return capital(f"{first}{text}.")


@dataclass(frozen=True, slots=True)
class Host(Constant):
    """Cards of a kind may be installed on this one (CR 1.12.5a)."""

    # CR 1.12.5b: a card that hosts by another ability does not have this permission as well.
    what: Cards
    limit: int = 0  # CR 1.12.4: 0 for any number
    free: bool = False  # cards are installed there without paying costs
    memory: int = 0  # CR 1.12.4: the total memory cost of programs hosted here; 0 for any

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("host",)

    def say(self) -> str:
        if self.memory and self.limit != 1:
            return f"This card can host up to {self.memory}[mu] of {several(self.what.say())}."
        n = "any number of" if not self.limit else "a single" if self.limit == 1 else f"up to {self.limit}"
        what = self.what.say() if self.limit == 1 else several(self.what.say())
        how = f" of up to {self.memory}[mu]" if self.memory else ", each installed ignoring all costs" * self.free
        return f"This card can host {n} {what}{how}."


@dataclass(frozen=True, slots=True)
class InstallOnly(Constant):
    """This card can only be installed on such a host (CR 1.12.5c)."""

    what: Cards

    def keys(self, side: int) -> tuple[Key, ...]:
        return ()

    def about(self) -> str:
        return INSTALL_ONLY

    def say(self) -> str:
        return f"Install only on {a(self.what.say().removeprefix('installed '))}."


@dataclass(frozen=True, slots=True)
class InstallIf(Constant):
    """This card can only be installed while a condition holds; applies while it is inactive (CR 9.1.6c)."""

    only: Condition

    def keys(self, side: int) -> tuple[Key, ...]:
        return ()

    def about(self) -> str:
        return INSTALL_IF

    def say(self) -> str:
        return f"Install only {self.only.say()}."
