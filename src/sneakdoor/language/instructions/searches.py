"""Searching (CR 4.2): look, find, set aside, shuffle, and only then go on."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sneakdoor.grammar.nouns import a, joined, several
from sneakdoor.kernel.frames import Move
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.filters import Is
from sneakdoor.language.instructions.control import ANY, cards_in, value
from sneakdoor.language.instructions.installs import terms
from sneakdoor.model.declare import Amount, Inner, Instruction, Preparation
from sneakdoor.model.enums import ASIDE, ASSET, CORP, ICE, UPGRADE
from sneakdoor.model.game_frame import Resolving, held
from sneakdoor.model.phrasing import counted
from sneakdoor.model.registers import Register
from sneakdoor.model.state import State
from sneakdoor.rules.changes import happen
from sneakdoor.rules.installing import refuse_install
from sneakdoor.rules.moving import shuffle, to_pile
from sneakdoor.rules.playing import EXTRA_COSTS, refuse_play
from sneakdoor.rules.quantities import kept
from sneakdoor.rules.questions import Ask, Pick, as_refs
from sneakdoor.rules.visibility import reveal, show

REZZED_TYPES: Final = frozenset({ASSET, ICE, UPGRADE})
"""Types of cards that have a rez cost (CR 2.3)."""


@dataclass(frozen=True, slots=True)
class Search(Instruction):
    """Search a deck, and maybe the discard pile as well. What was found is in the register `found`."""

    what: Is
    whose: int
    n: int | Amount = 1
    reveal: bool = False
    install: bool = False  # only what could be installed may be found (CR 4.2.2a)
    ignore: bool = False
    heap: bool = False
    discount: int | Amount = 0
    different: bool = False  # no two found cards with the same name (1.4:4.2.2e)
    up_to: bool = False
    like: Register = ""  # a register: only copies of its card (CR 10.12.1)
    copies: bool = False  # any number of copies of one card
    play: bool = False  # only what could be played may be found (CR 4.2.2a)
    stack: bool = True  # the deck; without it only the discard pile is searched
    bare: bool = False  # with play: without additional costs
    hand: bool = False  # the hand as well
    rez_cost_less: int = 0  # only with a printed rez cost this much lower than that of the card that met the condition
    also: Is | None = None  # and up to as many of another kind, in the same search

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_Find(self))
        if self.copies:
            out.append(_HowManyCopies())
        if self.also is not None:
            out.append(_FindAlso(self, self.also))
        out.append(_SetAside(self))

    def say(self) -> str:
        deck = "R&D" if self.whose == CORP else "the stack"
        heap = " or heap" if self.heap else ""
        if not self.stack:
            deck, heap = "Archives" if self.whose == CORP else "the heap", ""
        if self.hand:
            piles = ("R&D", "Archives", "HQ") if self.whose == CORP else ("the stack", "heap", "grip")
            deck, heap = joined([one for one in piles if self.heap or one not in ("Archives", "heap")], "or"), ""
        like = " that is another copy of that card" if self.like else ""
        fit = f" that can be installed{terms(self.ignore, self.discount, False)}" if self.install else ""
        if self.play:
            fit = " that can be played or installed" if self.install else " that can be played"
            fit += " without additional costs" if self.bare else ""
        if self.rez_cost_less:
            fit += f" with a printed rez cost exactly {self.rez_cost_less}[credit] less than that of the trashed card"
        tail = " with different names" if self.different else ""
        tail += (
            f" and reveal {'it' if self.n == 1 and not self.copies and self.also is None else 'them'}"
            if self.reveal
            else ""
        )
        what = counted(self.n, a(self.what.say()), up_to=self.up_to)
        if self.like and self.n == ANY:
            what, like = f"any number of {several(self.what.say())}", " that are copies of that card"
        if self.also is not None:
            what += f" and {counted(self.n, a(self.also.say()), up_to=self.up_to)}"
        if self.copies:
            what = f"any number of copies of {counted(self.n, self.what.say())}"
        text = f"search {deck}{heap} for {what}{like}{fit}{tail}"
        return f"{text}. Shuffle {'R&D' if self.whose == CORP else 'the stack'}" if self.stack else text


@dataclass(frozen=True, slots=True)
class _Find(Preparation):
    spec: Search

    def zone(self, s: State) -> list[int]:
        spec = self.spec
        deck = s.deck[spec.whose] if spec.stack else ()
        hand = s.hand[spec.whose] if spec.hand else ()
        return [*deck, *(s.discard[spec.whose] if spec.heap or not spec.stack else ()), *hand]

    def candidates(self, s: State, f: Resolving) -> list[int]:
        """CR 4.2.2a: what matches, and can be acted upon by the rest of the ability."""
        # CR 26.03:8.7.2a + 26.03:8.7.2b: only an install or a play that follows counts; not whether it can be rezzed.
        spec = self.spec
        found = [cid for cid in self.zone(s) if spec.what.has(s, cid, f.src) and not kept(s, cid)]
        if spec.rez_cost_less:
            found = [cid for cid in found if self._cheaper(s, f, cid)]
        if spec.like:
            codes = {s.code[cid] for cid, _ in held(f, spec.like)}
            found = [cid for cid in found if s.code[cid] in codes]
        if spec.install or spec.play:
            discount = value(spec.discount, s, f)
            found = [cid for cid in found if self._usable(s, f, cid, discount)]
        # CR 26.03:4.2.3 + 26.03:4.2.3a: an order that says nothing about that of the deck, which is not kept.
        found.sort(key=lambda cid: s.code[cid])
        if spec.different:
            return list({s.code[cid]: cid for cid in found}.values())  # CR 1.4:4.2.2e: one of each name
        if spec.n == 1:
            return list({(s.code[cid], s.zone[cid]): cid for cid in found}.values())  # copies there are alike
        return found

    def _cheaper(self, s: State, f: Resolving, cid: int) -> bool:
        """Is its printed rez cost that much below the one of the card that met the condition?"""
        card, model = s.card(cid), s.card(f.change.cid) if f.change is not None else None
        if model is None or card.type not in REZZED_TYPES or card.cost is None or model.cost is None:
            return False
        return card.cost == model.cost - self.spec.rez_cost_less

    def _usable(self, s: State, f: Resolving, cid: int, discount: int) -> bool:
        """Could it be installed, or played, whichever is asked for?"""
        if self.spec.install and refuse_install(s, cid, discount, self.spec.ignore) is None:
            return True
        ignored = EXTRA_COSTS if self.spec.bare else 0
        return self.spec.play and refuse_play(s, f.side, cid, 0, ignored) is None

    def run(self, s: State, f: Resolving) -> None:
        spec = self.spec
        f.regs["found"] = ()
        if spec.stack and not s.book.ruleset.late_search_events:  # what waits for a search means one of a deck
            happen(s, "search", f.side, src=f.src, rule="4.2.5")  # CR 4.2.5: before the player looks
        for cid in self.zone(s):  # CR 4.2.1: all cards of the zone are looked at
            show(s, cid, f.side)  # CR 4.2.1a: for as long as the search goes on
        found = tuple(self.candidates(s, f))
        if found:
            # CR 4.2.2c + 4.2.2d: with a criterion a player may fail to find, without one they may not.
            most = value(spec.n, s, f)
            demands = spec.up_to or spec.like or spec.rez_cost_less or spec.what.demands() or spec.copies
            low = 0 if demands else min(most, len(found))
            # CR 1.4:1.14.1a: found while searching, so nothing was announced before.
            s.push(Pick(f.side, "find", "4.2.2", found, low, most, "cards:found", f.src))

    def could_change(self, s: State, f: Resolving) -> bool:
        # A search of the heap alone may begin with nothing there: so was it ruled in March 2020.
        return not self.spec.stack or bool(self.zone(s))


@dataclass(frozen=True, slots=True)
class _FindAlso(Preparation):
    """Find cards of another kind beside those that were found, which do not count again (CR 26.03:8.7.2a)."""

    spec: Search
    what: Is

    def run(self, s: State, f: Resolving) -> None:
        f.regs["others"] = ()
        before = cards_in(s, f, "found")
        other = replace(self.spec, what=self.what, also=None)
        found = tuple(cid for cid in _Find(other).candidates(s, f) if cid not in before)
        if found:
            s.push(Pick(f.side, "find", "4.2.2", found, 0, value(self.spec.n, s, f), "cards:others", f.src))


@dataclass(frozen=True, slots=True)
class _HowManyCopies(Preparation):
    """Find any number of further copies of a card that was found (1.4:4.2.2)."""

    def asks(self) -> str:
        return "How many copies do you take?"

    def run(self, s: State, f: Resolving) -> None:
        for cid in cards_in(s, f, "found"):
            alike = sum(1 for one in s.deck[f.side] if s.code[one] == s.code[cid])
            options: tuple[Move, ...] = tuple(("number", n) for n in range(alike, 0, -1))
            s.push(Ask(f.side, "choose a number", "4.2.2", options, "number", f.src))


@dataclass(frozen=True, slots=True)
class _SetAside(Inner):
    spec: Search

    def run(self, s: State, f: Resolving) -> None:
        spec = self.spec
        cids = cards_in(s, f, "found")
        if spec.also is not None:
            cids = [*cids, *cards_in(s, f, "others")]
        if spec.copies and cids:
            cids = [cid for cid in s.deck[spec.whose] if s.code[cid] == s.code[cids[0]]][: f.number("number")]
        for cid in cids:
            to_pile(s, cid, ASIDE, faceup=False)  # CR 4.2.2 + 1.4:4.8.4: facedown
        if spec.stack:
            shuffle(s, spec.whose)  # CR 4.2.3: before anything else is done with what was found.
            happen(s, "shuffled", spec.whose, src=f.src, rule="4.2.3")
            if s.book.ruleset.late_search_events:
                # CR 26.03:8.7.5: pending before anything is done with the found cards, and not earlier.
                happen(s, "search", f.side, src=f.src, rule="26.03:8.7.5")
        if spec.reveal:
            for cid in cids:
                reveal(s, cid)  # CR 4.2.2b: not before the shuffling
                happen(s, "revealed", f.side, cid, src=f.src, rule="4.2.2b", seen=3)
        # CR 4.2.4: the ability goes on; with nothing found, what it says of found cards has no card to act on.
        f.regs["found"] = as_refs(s, cids)
