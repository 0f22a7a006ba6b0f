"""Instructions that change what is imminent (1.4:9.8): prevent, avoid, raise, lower, replace."""

from __future__ import annotations

from typing import Final

from sneakdoor.grammar.nouns import a, joined
from sneakdoor.kernel.frames import Move
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.instructions.control import ANY, cards_in, value
from sneakdoor.language.instructions.effects import Effect
from sneakdoor.model import parts
from sneakdoor.model.declare import Amount, Cards, Instruction, Preparation
from sneakdoor.model.enums import CORP, RULES, SIDE_NAMES, VIRUS
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.kinds import PartKind
from sneakdoor.model.moves import QuestionKind
from sneakdoor.model.parts import Part
from sneakdoor.model.phrasing import counted, plural, the_number_of
from sneakdoor.model.state import State
from sneakdoor.rules.changes import happen
from sneakdoor.rules.destinations import INTO_DECK
from sneakdoor.rules.encounters import KEEP_UNBROKEN
from sneakdoor.rules.imminence import Imminent, still_imminent
from sneakdoor.rules.questions import Ask, Pick

_ABILITIES: Final = {"encounter": '"when encountered" '}
ONE_BY_ONE: Final[dict[str, QuestionKind]] = {
    "trash": "keep from being trashed",
    "expose": "keep from being exposed",
    "break": KEEP_UNBROKEN,
}
"""Kinds with a part for each card or subroutine, so that a player chooses which to prevent."""


def expected(s: State, instruction: Instruction, src: int) -> list[Part]:
    """The parts of what is imminent that an instruction could change."""
    frame = still_imminent(s)
    return [one for one in frame.parts if instruction.answers(s, one, src)] if frame is not None else []


def _thing(one: Part) -> int:
    """What a single part is about: a subroutine by its place, or a card."""
    return one.subroutine if isinstance(one, parts.Break) else one.card()


@dataclass(frozen=True, slots=True)
class Prevent(Instruction):
    """Prevent damage, avoid tags, keep cards from being trashed or exposed and subroutines unbroken (CR 9.8.3)."""

    kind: PartKind
    n: int | Amount = 1
    what: tuple[str, ...] = ()  # kinds of damage
    up_to: bool = False
    all: bool = False
    but: int = 0  # all but this many
    on: Cards | None = None  # which cards it can keep from what is imminent
    by: int | None = None  # only from what this side is about to do to them
    source: Cards | None = None  # damage: only from such a card
    players: bool = False  # only what a player does, and not the rules alone

    def flatten(self, out: list[Instruction]) -> None:
        if self.kind in ONE_BY_ONE:
            out.append(_Which(self))
        elif self.up_to:
            out.append(_HowMany(self))
        out.append(self)

    def prevents(self) -> bool:
        return True

    def interrupts(self) -> tuple[PartKind, ...]:
        return (self.kind,)

    def alters(self) -> bool:
        return True

    def answers(self, s: State, part: Part, src: int) -> bool:
        # CR 1.4:9.8.3a: there has to be something left of the part that it could stop.
        if part.kind != self.kind or part.unpreventable:
            return False
        if self.kind in ONE_BY_ONE:
            if (self.by is not None and part.by != self.by) or (self.players and part.by == RULES):
                return False
            return part.card() >= 0 and (self.on is None or self.on.has(s, part.card(), src))
        if isinstance(part, parts.Purge):
            return bool(self._spared(s, part, src))
        if isinstance(part, parts.EndRun | parts.JackOut):
            return self.by is None or part.by == self.by
        if self.source is not None and not (part.src >= 0 and self.source.has(s, part.src, src)):
            return False
        if self.what and part.sort() not in self.what:
            return False
        if s.book.ruleset.below_zero and not self.but:
            # CR 26.03:9.9.7a + 26.03:9.9.3b: a value can sink below 0, and an effect of 0 can be removed.
            # CR 26.03:9.9.7b: unless the effect is gone with its value.
            return not part.gone
        # CR 26.03:9.9.7c: what leaves some of it needs more than that.
        return part.value() > self.but

    def run(self, s: State, f: Resolving) -> None:
        frame = still_imminent(s)
        if self.kind in ONE_BY_ONE:
            if frame is not None:
                self._save(s, f, frame)
            return
        for one in expected(s, self, f.src)[:1]:
            if isinstance(one, parts.EndRun | parts.JackOut) and frame is not None:
                frame.parts = [other for other in frame.parts if other is not one]
                happen(s, "prevented", f.side, f.src, 1, f.src, cause=self.kind, rule="9.8.3a")
            elif isinstance(one, parts.Purge):
                self._spare(s, f, one)
            elif isinstance(one, parts.Valued):
                self._lower(s, f, one)

    def removes(self, s: State) -> bool:
        """CR 26.03:9.9.7b: to prevent any amount is to prevent all of it."""
        return s.book.ruleset.below_zero and self.up_to and self.n == ANY

    def _lower(self, s: State, f: Resolving, one: parts.Valued) -> None:
        """Some of the value, or all of it, is prevented."""
        chosen = f.regs.get("prevent")
        removes = self.all or self.removes(s)
        n = one.amount if removes else chosen[1] if self.up_to and chosen is not None else value(self.n, s, f)
        if self.but:
            n = one.amount - self.but  # CR 1.4:9.8.7c: whatever was done to it before, the value is this now.
        if removes:
            one.gone = True  # CR 1.4:9.8.7b + 26.03:9.9.7b: the effect is gone, and its value with it
        if n <= 0:
            return
        done = max(0, min(n, one.amount))
        one.amount -= n  # CR 1.4:9.8.7a: below 0 if need be; then nothing more is there to be prevented
        one.prevented += done
        f.regs["prevent"] = ("number", done)
        if not done:
            return  # CR 26.03:9.9.7f: only what would have happened was prevented
        happen(s, "prevented", f.side, f.src, done, f.src, cause=one.sort() or self.kind, rule="9.8.3a")
        if self.kind == "tag":
            happen(s, "tags avoided", f.side, amount=done, src=f.src, rule="9.8.3a")

    def _spare(self, s: State, f: Resolving, one: parts.Purge) -> None:
        """Keep some virus counters of a card."""
        for cid in self._spared(s, one, f.src)[:1]:
            n = value(self.n, s, f)
            one.spared = (*one.spared, *([s.ref[cid]] * n))
            happen(s, "prevented", f.side, cid, n, f.src, cause=self.kind, rule="9.8.3a")

    def _spared(self, s: State, part: parts.Purge, src: int) -> list[int]:
        """Cards whose virus counters are about to be removed and can be kept."""
        cids = self.on.all(s, src) if self.on is not None else []
        return [cid for cid in cids if s.tokens(cid, VIRUS) > part.spared.count(s.ref[cid])]

    def _save(self, s: State, f: Resolving, frame: Imminent) -> None:
        """Remove what was chosen from what is imminent: cards, or subroutines by position."""
        saved = f.regs["subs"] if self.kind == "break" else cards_in(s, f, "saved")
        gone = [one for one in frame.parts if one.kind == self.kind and _thing(one) in saved]
        frame.parts = [one for one in frame.parts if one not in gone]
        for one in gone:
            happen(s, "prevented", f.side, one.card(), 1, f.src, cause=self.kind, rule="9.8.3a")

    def could_change(self, s: State, f: Resolving) -> bool:
        return any(not isinstance(one, parts.Valued) or one.amount > 0 for one in expected(s, self, f.src))

    def say(self) -> str:
        if self.kind == "ability":
            which = f"{' or '.join(_ABILITIES[one] for one in self.what)}ability"
            if self.source is None:
                return f"prevent that {which}"
            return f"prevent a {which} of {a(self.source.say().removeprefix('installed '))}"
        if self.kind in ("trash", "expose"):
            what = counted(self.n, self.on.say() if self.on is not None else "card", up_to=self.up_to)
            by = " by a player" if self.players else "" if self.by is None else f" by {SIDE_NAMES[self.by]}"
            return f"prevent {what} from being {'trashed' if self.kind == 'trash' else 'exposed'}{by}"
        if self.kind == "break":
            where = a(self.on.say()) if self.on is not None else "ice"
            return f"prevent {plural(self.n, 'subroutine')} of {where} from being broken"
        if self.kind == "purge":
            where = self.on.say() if self.on is not None else "card"
            return f"prevent {plural(self.n, 'virus counter')} on {a(where)} from being removed"
        if self.kind == "end the run":
            whose = "a card" if self.by is None else f"{SIDE_NAMES[self.by]}'s cards"
            return f"prevent an ability of {whose} from ending the run"
        if self.kind == "jack out":
            return "prevent the Runner from jacking out"
        x = "X" if isinstance(self.n, Amount) else str(self.n)
        amount = "all" if self.all else ("up to " if self.up_to else "") + x
        amount = f"all but {self.but}" if self.but else amount
        if self.up_to and self.n == ANY:
            amount = "any number of" if self.kind == "tag" else "any amount of"
        if self.kind == "tag":
            return f"avoid {amount} tag" + ("" if self.n == 1 and not self.all else "s")
        if self.kind == "bad publicity":
            return f"avoid {amount} bad publicity"
        text = " ".join(("prevent", amount, *([" or ".join(self.what)] if self.what else []), self.kind))
        text += "" if self.source is None else f" from {self.source.say()}"
        where = the_number_of(self.n) if isinstance(self.n, Amount) else x
        return text if where == x else f"{text}, where X is {where}"


@dataclass(frozen=True, slots=True)
class _HowMany(Preparation):
    """ "Up to n": the player chooses how many, at most what there is."""

    spec: Prevent

    def run(self, s: State, f: Resolving) -> None:
        f.regs.pop("prevent", None)
        if self.spec.removes(s):
            return
        for one in expected(s, self.spec, f.src)[:1]:
            # CR 9.8.3a: what is not about to happen cannot be prevented, so no more is offered than is expected.
            high = value(self.spec.n, s, f)
            if not s.book.ruleset.below_zero:
                high = min(high, one.value())
            options: tuple[Move, ...] = tuple(("number", n) for n in range(high, -1, -1))
            s.push(Ask(f.side, "prevent how much", "9.8.3a", options, "prevent", f.src))


@dataclass(frozen=True, slots=True)
class _Which(Preparation):
    """Of several cards about to be trashed, or subroutines to be broken, the player chooses which one is kept."""

    spec: Prevent

    def run(self, s: State, f: Resolving) -> None:
        things = tuple(_thing(one) for one in expected(s, self.spec, f.src))
        n = min(value(self.spec.n, s, f), len(things))
        f.regs["saved"] = f.regs["subs"] = ()
        if things:
            into = "subs" if self.spec.kind == "break" else "cards:saved"
            s.push(Pick(f.side, ONE_BY_ONE[self.spec.kind], "9.8.3a", things, n, n, into, f.src))


@dataclass(frozen=True, slots=True)
class ChangeImminent(Instruction):
    """Raise, lower or set an imminent value: damage, tags, base trace strength (1.4:9.8)."""

    kind: PartKind
    n: int = 1
    what: tuple[str, ...] = ()
    to: int | None = None

    def interrupts(self) -> tuple[PartKind, ...]:
        return (self.kind,)

    def alters(self) -> bool:
        return True

    def answers(self, s: State, part: Part, src: int) -> bool:
        if part.kind != self.kind or part.gone or (self.what and part.sort() not in self.what):
            return False
        if self.to is None:
            # CR 1.4:9.8.3b: a value that it could change; at 0 none is lowered
            return self.n > 0 or part.value() > 0 or s.book.ruleset.below_zero
        return part.value() != self.to

    def lowers(self) -> int:
        return -self.n if self.to is None and self.n < 0 else 0

    def run(self, s: State, f: Resolving) -> None:
        for one in expected(s, self, f.src)[:1]:
            if not isinstance(one, parts.Valued):
                continue
            old = one.amount
            # CR 1.4:9.8.7: on top of what was done to it before.
            # CR 1.4:9.8.7e: nothing else of the part changes, so what limits it goes on doing so.
            one.amount = old + self.n if self.to is None else self.to
            change = one.amount - old
            happen(s, "raised", f.side, f.src, change, f.src, cause=one.sort() or one.kind, rule="9.8.2b")

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(expected(s, self, f.src))

    def say(self) -> str:
        thing = {"trace": "the base trace strength", "draw": "the number of cards drawn", "cost": "its cost"}
        kinds = " or ".join(self.what)
        value = thing.get(self.kind) or f"the amount of {kinds + ' ' if kinds else ''}{self.kind}"
        if self.to is not None:
            return f"set {value} to {self.to}"
        return f"{'raise' if self.n > 0 else 'lower'} {value} by {abs(self.n)}"


@dataclass(frozen=True, slots=True)
class ShuffleInstead(Instruction):
    """This card, about to be trashed, is shuffled into its deck instead of going to the discard pile.

    1.4:1.18.1a defines it: only the place is replaced, so it is trashed all the same.
    """

    whose: int

    def alters(self) -> bool:
        return True

    def answers(self, s: State, part: Part, src: int) -> bool:
        return isinstance(part, parts.Trash) and part.cid == src and not part.to

    def run(self, s: State, f: Resolving) -> None:
        for one in expected(s, self, f.src):
            if isinstance(one, parts.Trash):
                one.to = INTO_DECK

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(expected(s, self, f.src))

    def say(self) -> str:
        deck, pile = ("R&D", "Archives") if self.whose == CORP else ("the stack", "the heap")
        return f"shuffle it into {deck} rather than put it into {pile}. It still counts as trashed"


@dataclass(frozen=True, slots=True)
class ReplaceImminent(Instruction):
    """Replace a part of what is imminent by another effect, imminent from then on (1.4:9.8)."""

    kind: PartKind
    by: Effect
    what: tuple[str, ...] = ()

    def interrupts(self) -> tuple[PartKind, ...]:
        return (self.kind,)

    def alters(self) -> bool:
        return True

    def answers(self, s: State, part: Part, src: int) -> bool:
        if part.kind != self.kind or part.gone or (self.what and part.sort() not in self.what):
            return False
        # CR 1.4:9.8.3c: there has to be something to replace, and not what it has itself put there.
        return part.value() > 0 and src not in part.put_by

    def run(self, s: State, f: Resolving) -> None:
        frame = still_imminent(s)
        for one in expected(s, self, f.src)[:1]:
            assert frame is not None  # something is expected
            instead = self.by.parts(s, f)
            for new in instead:
                new.replaced = one.replaced
                new.put_by = (*one.put_by, f.src)  # CR 1.4:9.8.9c: once for any single effect
            # CR 1.4:9.8.10: at once: from now on the window is about the new effect.
            at = frame.parts.index(one)
            frame.parts = [*frame.parts[:at], *instead, *frame.parts[at + 1 :]]
            happen(s, "replaced", f.side, f.src, one.value(), f.src, cause=one.sort() or one.kind, rule="9.8.4a")

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(expected(s, self, f.src))

    def say(self) -> str:
        thing = {"damage": "damage", "access from Archives": "access"}[self.kind]
        kind = f"{joined(list(self.what), 'or')} " if self.what else ""
        return f"{self.by.say()} instead of that {kind}{thing}"
