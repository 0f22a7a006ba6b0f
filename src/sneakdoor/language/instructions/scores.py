"""Scoring by an effect (CR 1.16.3), and cards that are added to a score area (CR 1.16.3e, 10.1.3)."""

from __future__ import annotations

from sneakdoor.grammar.nouns import a, kinds, taken
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.filters import THIS
from sneakdoor.language.instructions.control import cards_in
from sneakdoor.language.instructions.effects import Effect
from sneakdoor.model import parts
from sneakdoor.model.declare import Amount, Cards, Instruction, Preparation
from sneakdoor.model.enums import CORP, DISCARD, PLAY, RUNNER, SIDE_NAMES
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.objects import AS_AGENDA
from sneakdoor.model.parts import Part
from sneakdoor.model.phrasing import plural, the_number_of
from sneakdoor.model.registers import MENTIONS, Register
from sneakdoor.model.state import State
from sneakdoor.rules.changes import happen
from sneakdoor.rules.imminence import perform
from sneakdoor.rules.quantities import advancement_requirement, forbidden, forbids_itself
from sneakdoor.rules.questions import Pick
from sneakdoor.rules.scoring import Score, refuse_score
from sneakdoor.rules.visibility import during


@dataclass(frozen=True, slots=True)
class ScoreOne(Instruction):
    """Reveal an agenda and score it, if no more advancement is required than so much; CR 1.16.3 defines it."""

    what: Cards
    at_most: Amount

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_ChooseAgenda(self))
        out.append(self)

    def candidates(self, s: State, f: Resolving) -> list[int]:
        most = self.at_most.of(s, f.src, f)
        fit = (cid for cid in self.what.all(s, f.src) if advancement_requirement(s, cid) <= most)
        return [cid for cid in fit if not forbidden(s, "score", cid) and not forbids_itself(s, "score", cid)]

    def run(self, s: State, f: Resolving) -> None:
        for cid in cards_in(s, f, "targets"):
            during(s, f.regs, cid, (CORP, RUNNER))
            happen(s, "revealed", f.side, cid, src=f.src, rule="8.1.5", seen=3)
            perform(s, [parts.Score(CORP, cid, src=f.src)])

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(self.candidates(s, f))

    def say(self) -> str:
        what = a(taken(self.what.say()))
        return f"reveal and score {what} with an advancement requirement of at most {the_number_of(self.at_most)}"


@dataclass(frozen=True, slots=True)
class ScoreIfAble(Instruction):
    """Score the agenda in a register if the Corp could score it by itself; 26.03:1.17.3a defines it."""

    register: Register = "targets"

    def _able(self, s: State, f: Resolving) -> list[int]:
        return [cid for cid in cards_in(s, f, self.register) if refuse_score(s, cid) is None]

    def run(self, s: State, f: Resolving) -> None:
        for cid in self._able(s, f)[:1]:
            s.push(Score(cid))  # CR 26.03:1.16.10c: with what is added to the cost

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(self._able(s, f))

    def resolvable(self, s: State, f: Resolving) -> bool:
        return bool(self._able(s, f))

    def say(self) -> str:
        return f"score {MENTIONS[self.register]}, if able"


@dataclass(frozen=True, slots=True)
class _ChooseAgenda(Preparation):
    spec: ScoreOne

    def run(self, s: State, f: Resolving) -> None:
        f.regs["targets"] = ()
        found = tuple(self.spec.candidates(s, f))
        if found:
            s.push(Pick(f.side, "choose", "1.4:1.14.2", found, 1, 1, "cards:targets", f.src))


@dataclass(frozen=True, slots=True)
class AsAgenda(Effect):
    """Add this card to a score area as an agenda (CR 10.1.3)."""

    points: int
    whose: int
    subtype: str = ""

    def parts(self, s: State, f: Resolving) -> list[Part]:
        # CR 4.1.2a: what became of the card as it was trashed is still in sight in the discard pile.
        change = f.change
        trashed = change is not None and change.kind == "trashed" and change.cid == f.src and s.zone[f.src] == DISCARD
        if s.zone[f.src] == PLAY or s.ref[f.src] == f.ref or trashed:
            part = parts.AddToScoreArea(f.side, f.src, self.whose, self.points, AS_AGENDA, f.src)
            part.subtype = self.subtype
            return [part]
        return []

    def say(self) -> str:
        area = f"{SIDE_NAMES[self.whose]}'s score area"
        kind = f"{kinds((self.subtype,))} agenda" if self.subtype else "agenda"
        return f"add this card to {area} as {a(kind)} worth {plural(self.points, 'agenda point')}"


@dataclass(frozen=True, slots=True)
class ToScoreArea(Effect):
    """Add a card to a score area unchanged, neither scored nor stolen (CR 1.16.3e)."""

    whose: int
    what: Cards | Register = THIS

    def parts(self, s: State, f: Resolving) -> list[Part]:
        cids = cards_in(s, f, self.what) if isinstance(self.what, str) else self.what.all(s, f.src)
        return [parts.AddToScoreArea(f.side, cid, self.whose, src=f.src) for cid in cids]

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(cards_in(s, f, self.what) if isinstance(self.what, str) else self.what.all(s, f.src))

    def say(self) -> str:
        what = "it" if isinstance(self.what, str) else self.what.say()
        return f"add {what} to {'the Corp' if self.whose == CORP else 'the Runner'}'s score area"
