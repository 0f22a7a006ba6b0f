"""Control flow: targets, choices, branches, repetition."""

from __future__ import annotations

from typing import Final, Literal

from sneakdoor.grammar.nouns import joined, several
from sneakdoor.grammar.sentences import allowed, capital, if_you_do, lower
from sneakdoor.grammar.verbs import bare_of, does
from sneakdoor.kernel.frames import Move
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.conditions import AtLeast
from sneakdoor.language.filters import Named
from sneakdoor.language.instructions.run_ice import names_run_ice, refuse_without
from sneakdoor.model.changes import NameChosen
from sneakdoor.model.constants import Verb
from sneakdoor.model.declare import Amount, Branch, Cards, Condition, Inner, Instruction, Preparation, Program, flat
from sneakdoor.model.enums import CENTRALS, CORP, MARK, NOWHERE, RUNNER, server_name
from sneakdoor.model.game_frame import Resolving, held
from sneakdoor.model.phrasing import counted, plural, sentences, the_number_of
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.registers import CARDS_INTO, Register
from sneakdoor.model.state import State
from sneakdoor.rules.activity import CHOSEN_SERVER
from sneakdoor.rules.changes import happen
from sneakdoor.rules.hooks import HOOKS
from sneakdoor.rules.marks import mark
from sneakdoor.rules.moving import remember
from sneakdoor.rules.potential import asks_about_idle, could_change
from sneakdoor.rules.quantities import agenda_points, forbidden, install_cost, kept, rez_cost, untrashable, unusable
from sneakdoor.rules.questions import NO, YES, Ask, Pick, still
from sneakdoor.rules.restrictions import can_move_to
from sneakdoor.rules.rezzing import unrezzable

ANY: Final = 99
"""Number of targets: any number."""

YOU: Final = -1
"""The controller of the ability."""


def side_of(f: Resolving, who: int) -> int:
    return int(f.side) if who == YOU else who


def subject(who: int) -> str:
    return {YOU: "you", CORP: "the Corp", RUNNER: "the Runner"}[who]


def verb(who: int, word: str) -> str:
    """`gain` or `the Runner gains`."""
    return word if who == YOU else does(subject(who), word)


def bare(text: str, who: int) -> str:
    """`trash it` for `the Runner trashes it`, after the subject was named."""
    return text if who == YOU else bare_of(text, subject(who))


def value(n: int | Amount, s: State, f: Resolving) -> int:
    """The current value of a number or an amount."""
    return n if isinstance(n, int) else n.of(s, f.src, f)


def take_part(f: Resolving, who: int) -> None:
    """CR 1.4:9.6.9d: the controller of an ability uses it, once, by carrying out an optional part of it."""
    if side_of(f, who) == f.side and not f.using:
        f.using = 1


def may_use(s: State, f: Resolving, who: int) -> bool:
    """CR 1.4:9.1.6: optional parts of the abilities of a card that cannot be used are not offered."""
    return side_of(f, who) != f.side or not unusable(s, f.src)


@dataclass(frozen=True, slots=True)
class Target(Instruction):
    """Announce targets (1.4:1.14.2), right before the instruction that acts on them becomes imminent."""

    # CR 26.03:1.15.1: what is chosen for an ability to act on.
    what: Cards
    n: int | Amount = 1
    up_to: bool = False
    by: int = YOU
    into: Register = "targets"
    at_most: Amount | None = None  # only with an install cost (CR 1.15.5a), or for Corp cards rez cost, of at most this
    least: int = 0  # any number, but at least this many
    verb: Verb | Literal[""] = ""  # what will be done to them
    exactly: Amount | None = None  # only those with this printed rez cost (CR 1.15.7)
    worth: Amount | None = None  # only agendas worth exactly this many points (CR 2.5.1)
    there: bool = False  # only ice that protects the server that was chosen

    def valid(self, s: State, f: Resolving) -> list[int]:
        # CR 1.4:1.14.2b: what the instruction could not do anything to is no target of it.
        cids = [cid for cid in self.what.all_for(s, f) if not kept(s, cid)]
        if self.worth is not None:
            points = self.worth.of(s, f.src, f)
            cids = [cid for cid in cids if agenda_points(s, cid) == points]
        if self.there and "server" in f.regs:  # CR 1.2.5: any server may yet be chosen
            ice = s.ice.get(f.number("server"), ())
            cids = [cid for cid in cids if cid in ice]
        if self.verb == "trash":
            by = side_of(f, self.by)
            return [cid for cid in cids if not untrashable(s, cid, by, f.src)]
        if self.verb == "rez":
            return [cid for cid in cids if unrezzable(s, cid) is None]
        return [cid for cid in cids if not forbidden(s, self.verb, cid)] if self.verb else cids

    def found(self, s: State, f: Resolving) -> tuple[int, ...]:
        cids = self.valid(s, f)
        if self.at_most is not None:
            most = self.at_most.of(s, f.src, f)
            cids = [cid for cid in cids if (rez_cost if s.owner[cid] == CORP else install_cost)(s, cid) <= most]
        if self.exactly is not None:
            cost = self.exactly.of(s, f.src, f)
            cids = [cid for cid in cids if s.card(cid).cost == cost]
        return tuple(cids)

    def candidates(self, s: State, f: Resolving) -> tuple[int, ...]:
        return self.found(s, f)

    def fits_x(self, s: State, f: Resolving) -> list[int] | None:
        if self.exactly is None:
            return None
        return sorted({s.card(cid).cost or 0 for cid in self.valid(s, f)})

    def run(self, s: State, f: Resolving) -> None:
        # CR 1.4:9.3.4b: announced now, while the instruction that acts on them is not imminent yet.
        found = self.found(s, f)  # CR 1.4:1.14.2b: nothing else can be named
        wanted = ANY if self.least else value(self.n, s, f)
        n = min(wanted, len(found))  # CR 1.4:1.14.2e: too few, then as many as there are
        f.regs[self.into] = ()  # CR 1.4:1.14.2f: what is not announced now never is
        if n > 0:
            low = min(self.least, n) if self.least else 0 if self.up_to else n
            s.push(Pick(side_of(f, self.by), "choose", "1.4:1.14.2", found, low, n, CARDS_INTO[self.into], f.src))

    def misfits(self, s: State, f: Resolving) -> tuple[tuple[int, int], ...] | None:
        fits = self.found(s, f)
        cards = held(f, self.into)
        return tuple((cid, ref) for cid, ref in cards if s.ref[cid] != ref or cid not in fits)

    def quiet(self) -> bool:
        return True  # CR 1.4:9.10.4c: no checkpoint follows, so it is one instruction with the next

    def could_change(self, s: State, f: Resolving) -> bool:
        """What acts on the targets can change something if there are any, and some may be named (CR 1.2.5)."""
        if isinstance(self.what, Named):
            return bool(self.what.among(s))  # any of them can still be named
        # CR 8.5.1a: of a cost of X the highest that could be paid is known beforehand.
        known = self.at_most is not None and self.exactly is None and self.at_most.known(f)
        return value(self.n, s, f) > 0 and bool(self.found(s, f) if known else self.valid(s, f))

    def is_about_ice(self) -> bool:
        return names_run_ice(self.what)

    def refuse_use(self, s: State, f: Resolving) -> Refusal | None:
        return refuse_without(s, self.what, f)

    def announces(self) -> Register:
        return self.into

    def resolvable(self, s: State, f: Resolving) -> bool:
        return self.up_to or len(self.valid(s, f)) >= value(self.n, s, f)

    def say(self) -> str:
        what = self.what.say()
        if self.least:
            chosen = f"{self.least} or more {several(what)}"
        elif self.up_to and (not isinstance(self.n, int) or self.n == ANY):
            chosen = f"any number of {several(what)}"
        else:
            chosen = counted(self.n, what, up_to=self.up_to)
        kind = "a rez cost" if "piece of ice" in what else "an install cost"
        most = f" with {kind} of at most {the_number_of(self.at_most)}" if self.at_most is not None else ""
        most += f" with a printed rez cost of {the_number_of(self.exactly)}" if self.exactly is not None else ""
        most += f" worth {plural(self.worth, 'agenda point')}" if self.worth is not None else ""
        there = " protecting that server" if self.there else ""
        return f"{verb(self.by, 'choose')} {chosen}{there}{most}"


@dataclass(frozen=True, slots=True)
class Jump(Branch):
    by: int

    def run(self, s: State, f: Resolving) -> None:
        f.pc += self.by


@dataclass(frozen=True, slots=True)
class Unless(Branch):
    """Jump unless a condition holds."""

    condition: Condition
    by: int

    def run(self, s: State, f: Resolving) -> None:
        if not self.condition.true(s, f.src, f):
            f.pc += self.by

    def denied(self) -> int:
        return self.by

    def skips(self, s: State, f: Resolving) -> int:
        return 0 if self.condition.true(s, f.src, f) else self.by

    def unreachable(self, s: State, f: Resolving) -> int:
        return 0 if self.condition.possible(s, f.src, f) else self.by


@dataclass(frozen=True, slots=True)
class If(Instruction):
    """Do something if a condition holds as it is reached (CR 9.6.2e), otherwise something else."""

    condition: Condition
    then: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...] = ()

    def flatten(self, out: list[Instruction]) -> None:
        then, otherwise = flat(self.then), flat(self.otherwise)
        out.append(Unless(self.condition, len(then) + (1 if otherwise else 0)))
        out.extend(then)
        if otherwise:
            out.append(Jump(len(otherwise)))
            out.extend(otherwise)

    def run(self, s: State, f: Resolving) -> None:
        """Run at once, as part of another instruction."""
        for one in self.then if self.condition.true(s, f.src, f) else self.otherwise:
            one.run(s, f)

    def proviso(self) -> tuple[str, str]:
        return ("", "") if self.otherwise else (self.condition.say(), lower(sentences(self.then)))

    def say(self) -> str:
        condition, then = self.condition.say(), lower(sentences(self.then))
        if condition.startswith("if there is a"):
            then = then.replace(condition.removeprefix("if there is "), "it", 1)
        text = f"{condition}, {then}"
        if self.otherwise:
            text += f" Otherwise, {lower(sentences(self.otherwise))}"
        return text


@dataclass(frozen=True, slots=True)
class Decide(Inner):
    """Ask which of several things to do; the answer is a number in a register."""

    # CR 1.4:9.10.4g + 1.4:9.11.3d: an instruction by itself: what is chosen becomes imminent later, and may be changed.

    words: tuple[str, ...]
    by: int
    sizes: tuple[int, ...]
    again: bool = False  # not one that was chosen before
    optional: bool = False  # the last one is to do nothing
    freely: bool = False  # even if nothing of it could be carried out

    def run(self, s: State, f: Resolving) -> None:
        pc = f.pc
        options: tuple[Move, ...] = ()
        useless: tuple[Move, ...] = ()
        before = (*f.regs.get("modes", ()), f.number("mode")) if self.again else ()
        f.regs["modes"] = before
        at = pc
        program = s.book.abilities[f.ability].program
        for n, size in enumerate(self.sizes):
            body = program[at + 1 : at + size]
            if n in before:
                pass
            elif self.freely or not body or (self.optional and n == len(self.sizes) - 1) or self._fits(s, f, body):
                options = (*options, ("mode", n, f.ability, pc - 1))
            elif side_of(f, self.by) == f.side:
                useless = (*useless, ("mode", n, f.ability, pc - 1))
            at += size
        if not asks_about_idle(s):
            useless = ()
        elif not options:
            options, useless = useless[:1], useless[1:]  # one of them has to be chosen
        if options:
            s.push(Ask(side_of(f, self.by), "choose one", "9.8.5b", options, "mode", f.src, useless))
        else:
            f.regs["mode"] = ("mode", -1)

    def _fits(self, s: State, f: Resolving, body: Program) -> bool:
        """May this effect be chosen, alone or as one of up to n?"""
        # CR 9.8.5b: who must choose chooses what could be carried out as a whole.
        # CR 1.2.4: of anything else as much is done as can be.
        # CR 26.03:9.12.3c: that is all that is asked of a choice; others that could change nothing are idle.
        must = side_of(f, self.by) != f.side
        return (not must or all(one.resolvable(s, f) for one in body)) and could_change(s, body, f)


@dataclass(frozen=True, slots=True)
class Mode(Branch):
    """Jump unless this mode was chosen."""

    n: int
    by: int

    def run(self, s: State, f: Resolving) -> None:
        if f.number("mode") != self.n:
            f.pc += self.by


@dataclass(frozen=True, slots=True)
class Choose(Instruction):
    """One of several effects (1.4:9.10: the choice ends an instruction)."""

    modes: tuple[tuple[Instruction, ...], ...]
    by: int = YOU
    n: int | Amount = 1  # number of different effects, each chosen after the previous one has resolved
    up_to: bool = False  # or fewer
    least: int = 0  # with up_to: at least this many
    also: Condition | None = None  # if it holds, another one may be resolved as well
    yours: bool = False  # another player chooses among effects of your own

    def breaks(self) -> bool:
        return all(one.breaks() for mode in self.modes for one in mode)

    def flatten(self, out: list[Instruction]) -> None:
        # CR 26.03:9.12.6b + 26.03:9.12.6c: the next is chosen after one has resolved, in any order; "up to" may stop.
        # CR 26.03:9.12.6d: none is offered twice (`Decide`).
        bodies = [flat(mode) for mode in self.modes]
        words = tuple(sentences(mode) for mode in self.modes)
        times = self.n if isinstance(self.n, int) else len(self.modes)
        # CR 1.2.4: of those that are to be resolved one may do nothing: a choice is no target.
        freely = times > 1 and not self.up_to and self.by == YOU
        rounds: list[Instruction] = []  # from the last one to the first: each has to know how much comes after it
        for nth in range(times - (self.also is None), -1, -1):
            more = nth >= times
            # CR 9.8.5b: a player who wants nothing more is not asked again.
            done = more or (self.up_to and nth >= self.least)
            whole = [*bodies, (Jump(len(rounds)),)] if done else bodies
            said = (*words, "Nothing more.") if done else words
            once: list[Instruction] = [
                Decide(said, self.by, tuple(len(body) + 1 for body in whole), nth > 0, done, freely)
            ]
            for n, body in enumerate(whole):
                once.append(Mode(n, len(body)))
                once.extend(body)
            if more and self.also is not None:
                once.insert(0, Unless(self.also, len(once)))
            elif not isinstance(self.n, int):
                once.insert(0, Unless(AtLeast(self.n, nth + 1), len(once) + len(rounds)))
            rounds[:0] = once
        out.extend(rounds)

    def say(self) -> str:
        which = [bare(lower(sentences(mode)).rstrip(".").removesuffix(", if able"), self.by) for mode in self.modes]
        steps = [", then ".join(lower(step) for step in one.split(". ")) for one in which]
        if self.yours:
            return f"resolve 1 of these that {verb(self.by, 'choose')}: {'; '.join(steps)}"
        if not isinstance(self.n, int):
            return f"for each {self.n.say()}, resolve 1 of these that was not resolved before: {'; '.join(steps)}"
        if self.n > 1:
            most = "up to " if self.up_to else ""
            most = f"{self.least} to " if self.least and self.up_to else most
            return f"resolve {most}{self.n} of these in any order: {'; '.join(steps)}"
        also = ""
        if self.also is not None:
            also = f". {capital(self.also.say())}, you may resolve another one as well"
        if not any(mark in one for one in which for mark in (". ", ", ", ":")):
            lead = "" if self.by == YOU else f"{subject(self.by)} must either "
            return lead + (" or ".join(which) if len(which) == 2 else joined(which, "or")) + also
        who = "choose one" if self.by == YOU else f"{subject(self.by)} chooses one"
        return f"{who}: {'; or '.join(steps)}{also}"


@dataclass(frozen=True, slots=True)
class May(Instruction):
    """An optional part."""

    do: tuple[Instruction, ...]
    by: int = YOU
    otherwise: tuple[Instruction, ...] = ()  # if it is declined or would have no effect

    def flatten(self, out: list[Instruction]) -> None:
        body, otherwise = flat(self.do), flat(self.otherwise)
        out.append(AskMay(self.by, len(body), self.do))
        out.append(SkipUnlessYes(len(body) + (1 if otherwise else 0), self.by))
        out.extend(body)
        if otherwise:
            out.append(Jump(len(otherwise)))
            out.extend(otherwise)

    def say(self) -> str:
        text = lower(sentences(self.do))
        if self.by == YOU:
            text = allowed("you", if_you_do(text))
        else:
            text = f"{subject(self.by)} may {bare(text, self.by)}"
        if not self.otherwise:
            return text
        do = "you do" if self.by == YOU else "they do"
        return f"{text.rstrip('.')}. If {do} not, {lower(sentences(self.otherwise))}"


@dataclass(frozen=True, slots=True)
class AskMay(Preparation):
    by: int
    size: int
    do: tuple[Instruction, ...] = ()  # what may be done, for the text of the question

    def run(self, s: State, f: Resolving) -> None:
        body = s.book.abilities[f.ability].program[f.pc + 1 : f.pc + 1 + self.size]
        f.regs["may?"] = NO
        if not may_use(s, f, self.by):
            return
        side = side_of(f, self.by)
        if could_change(s, body, f):
            # CR 1.4:9.6.9c: an optional part may be declined even where the ability itself is mandatory.
            s.push(Ask(side, "may", "9.6.3c", (YES, NO), "may?", f.src))
        elif asks_about_idle(s):
            s.push(Ask(side, "may", "9.6.3c", (NO,), "may?", f.src, (YES,)))

    def leaves_name_out(self) -> bool:
        return True  # CR 10.12.2: it is the instructions after it that name a card or do not


@dataclass(frozen=True, slots=True)
class SkipUnlessYes(Branch):
    by: int
    who: int = YOU

    def run(self, s: State, f: Resolving) -> None:
        if f.regs.pop("may?", NO) == YES:
            take_part(f, self.who)
        else:
            f.pc += self.by


@dataclass(frozen=True, slots=True)
class ChooseNumber(Instruction):
    """Choose a number up to an amount; not a target, so it is chosen on resolution (CR 1.4:1.14.1b)."""

    high: int | Amount
    into: Register = "number"
    by: int = YOU
    low: int = 0

    def run(self, s: State, f: Resolving) -> None:
        high = value(self.high, s, f)
        options: tuple[Move, ...] = tuple(("number", n) for n in range(self.low, max(high, self.low) + 1))
        s.push(Ask(side_of(f, self.by), "choose a number", "9.1.2", options, self.into, f.src))

    def quiet(self) -> bool:
        return True

    def could_change(self, s: State, f: Resolving) -> bool:
        return False

    def say(self) -> str:
        name = " X" if self.into == "x" else ""
        low = f" from {self.low}" if self.low else ""
        return f"{verb(self.by, 'choose')} a number{name}{low} up to {the_number_of(self.high)}"


@dataclass(frozen=True, slots=True)
class ChooseServer(Instruction):
    """Choose a server: any, central, remote, one protected by ice, or some named ones."""

    which: str = "any"
    into: Register = "server"
    by: int = YOU
    other: bool = False  # not this card's server; if it has none, not the attacked server
    than: Register = ""  # not the server of this card, and only where it may be

    def run(self, s: State, f: Resolving) -> None:
        here = self.left_out(s, f)
        moving = next(iter(cards_in(s, f, self.than)), -1) if self.than else -1
        options: tuple[Move, ...] = tuple(
            ("server", one) for one in self.servers(s) if one != here and (moving < 0 or can_move_to(s, moving, one))
        )
        if options:
            s.push(Ask(side_of(f, self.by), "choose a server", "4.7.6", options, self.into, f.src))
        else:
            f.regs[self.into] = ("server", -1)

    def left_out(self, s: State, f: Resolving) -> int:
        """The server that may not be chosen, if any."""
        here = s.things[f.src].server if self.other and f.src in s.things else NOWHERE
        if self.other and here == NOWHERE and (run := HOOKS.current_run(s)) is not None:
            return run.server
        return here

    def servers(self, s: State) -> list[int]:
        if self.which == "any":
            return list(s.ice)
        if self.which == "remote":
            return [one for one in s.ice if one not in CENTRALS]
        if self.which == "central":
            return list(CENTRALS)
        if self.which == "protected":
            return [one for one, row in s.ice.items() if row]
        if self.which == MARK:
            return [server for server in CENTRALS if server == mark(s)]
        return [int(one) for one in self.which.split(",")]

    def quiet(self) -> bool:
        return True

    def could_change(self, s: State, f: Resolving) -> bool:
        return False

    def say(self) -> str:
        kinds = {"any": "server", "remote": "remote server", "central": "central server"}
        kind = (kinds | {"protected": "server protected by ice"}).get(self.which)
        if self.which == MARK:
            return f"{verb(self.by, 'choose')} your mark"
        if kind is None:
            return f"{verb(self.by, 'choose')} {joined([server_name(int(one)) for one in self.which.split(',')], 'or')}"
        return f"{verb(self.by, 'choose')} {f'another {kind}' if self.other or self.than else f'a {kind}'}"


@dataclass(frozen=True, slots=True)
class Remember(Instruction):
    """Remember the chosen card while this card stays (CR 10.2.3)."""

    # CR 1.4:9.9.3: for other abilities of the same object.

    name: str = "chosen"
    register: Register = "targets"

    def run(self, s: State, f: Resolving) -> None:
        thing = s.things.get(f.src)
        chosen = still(s, held(f, self.register))
        if thing is not None and chosen:
            thing.memo = {**thing.memo, self.name: s.ref[chosen[0]]}

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(still(s, held(f, self.register)))  # CR 1.2.5: what chooses the card answers for it

    def say(self) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class RememberServer(Instruction):
    """Remember the chosen server while this card stays, or until another is chosen (CR 10.2.3)."""

    def run(self, s: State, f: Resolving) -> None:
        thing = s.things.get(f.src)
        server = f.regs["server"][1]
        if thing is not None and s.ref[f.src] == f.ref and server >= 0:
            remember(thing, CHOSEN_SERVER, server)
            happen(s, NameChosen(), f.side, src=f.src, server=server, rule="10.2.3")

    def say(self) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class Repeat(Instruction):
    """Resolve the ability's instructions again: while a condition holds (CR 9.8.6a), or n times (CR 9.8.6b).

    Without either, every time it is reached; used inside an optional part.
    """

    condition: Condition | None = None
    times: Amount | None = None

    def run(self, s: State, f: Resolving) -> None:
        if self.times is None:
            again = self.condition is None or self.condition.true(s, f.src, f)
        else:
            # CR 9.8.6b: the number is set after the first time through and does not change.
            left = f.regs.get("repeat", -1)
            left = self.times.of(s, f.src, f) if left < 0 else left
            again = left > 0
            f.regs["repeat"] = left - 1 if again else -1
        if again:
            # CR 1.4:9.11.4c + 1.4:9.11.4d: after the checkpoint all is done anew, with choices of its own.
            f.pc = 0

    def could_change(self, s: State, f: Resolving) -> bool:
        return False

    def say(self) -> str:
        if self.times is not None:
            return f"repeat this process for each {self.times.say()}"
        lead = f"{self.condition.say()}, " if self.condition is not None else ""
        return f"{lead}repeat this process"


def cards_in(s: State, f: Resolving | None, register: Register) -> list[int]:
    """The cards a register holds that are still the same objects."""
    return still(s, held(f, register))  # CR 1.4:1.14.4: every later instruction finds the same targets here
