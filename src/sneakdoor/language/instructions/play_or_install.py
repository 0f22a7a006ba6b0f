"""Playing a card or installing it, whichever its type allows (CR 8.5)."""

from __future__ import annotations

from sneakdoor.grammar.nouns import taken
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.instructions.control import cards_in
from sneakdoor.language.instructions.installs import InstallFound, all_or_hosted
from sneakdoor.language.instructions.plays import PlayCards
from sneakdoor.model.declare import Cards, Instruction, Preparation
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.phrasing import counted
from sneakdoor.model.registers import MENTIONS, Register
from sneakdoor.model.state import State
from sneakdoor.rules.installing import refuse_install
from sneakdoor.rules.playing import refuse_play
from sneakdoor.rules.questions import Pick, unlike


@dataclass(frozen=True, slots=True)
class PlayOrInstall(Instruction):
    """Play or install a card, paying all costs (CR 8.5.1 defines it): the one in a register, or one that is chosen."""

    what: Cards | Register = "found"

    def flatten(self, out: list[Instruction]) -> None:
        register: Register = self.what if isinstance(self.what, str) else "chosen"
        if not isinstance(self.what, str):
            out.append(_ChooseUsable(self.what))
        PlayCards(register).flatten(out)
        out.append(InstallFound(register))

    def say(self) -> str:
        what = MENTIONS[self.what] if isinstance(self.what, str) else counted(1, taken(self.what.say()))
        return f"play or install {what}, paying all costs"


@dataclass(frozen=True, slots=True)
class _ChooseUsable(Preparation):
    """Only what can be played or installed now is chosen."""

    what: Cards

    def candidates(self, s: State, f: Resolving, *, effect: bool = True) -> list[int]:
        cids = all_or_hosted(s, f, self.what)
        return unlike(
            s,
            [
                cid
                for cid in cids
                if refuse_install(s, cid) is None or refuse_play(s, f.side, cid, 0, effect=effect) is None
            ],
        )

    def run(self, s: State, f: Resolving) -> None:
        f.regs["chosen"] = ()
        found = tuple(self.candidates(s, f))
        if found:
            s.push(Pick(f.side, "choose", "8.5.1", found, 1, 1, "cards:chosen", f.src))

    def could_change(self, s: State, f: Resolving) -> bool:
        """Playing a card always changes the game; asking its effects could recurse forever with two copies."""
        return bool(self.candidates(s, f, effect=False))

    def resolvable(self, s: State, f: Resolving) -> bool:
        return bool(cards_in(s, f, "chosen")) or self.could_change(s, f)
