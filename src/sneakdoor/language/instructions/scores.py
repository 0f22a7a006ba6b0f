"""Scoring by an effect, from where the agenda is (CR 1.16.3)."""

from __future__ import annotations

from sneakdoor.grammar.nouns import a, taken
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.instructions.control import cards_in
from sneakdoor.model import parts
from sneakdoor.model.declare import Amount, Cards, Instruction, Preparation
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.phrasing import the_number_of
from sneakdoor.model.state import State
from sneakdoor.rules.changes import happen
from sneakdoor.rules.imminence import perform
from sneakdoor.rules.quantities import advancement_requirement, forbidden, forbids_itself
from sneakdoor.rules.questions import Pick
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
class _ChooseAgenda(Preparation):
    spec: ScoreOne

    def run(self, s: State, f: Resolving) -> None:
        f.regs["targets"] = ()
        found = tuple(self.spec.candidates(s, f))
        if found:
            s.push(Pick(f.side, "choose", "1.4:1.14.2", found, 1, 1, "cards:targets", f.src))
