"""Instructions that give a card the text of another (CR 10.12.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sneakdoor.language.instructions.control import cards_in
from sneakdoor.model.declare import Instruction
from sneakdoor.model.objects import PRINTED
from sneakdoor.model.state import State
from sneakdoor.rules.changes import happen
from sneakdoor.rules.copying import copied, gain


@dataclass(frozen=True, slots=True)
class GainText(Instruction):
    """This card gains the text of the card in a register, for as long as it is this object (CR 10.12.2)."""

    register: str = "targets"

    def run(self, s: State, f: Any) -> None:
        thing = s.things.get(f.src)
        if thing is None or s.ref[f.src] != f.ref:
            return
        cids = cards_in(s, f, self.register)
        gain(s, thing, copied(s, [s.code[cid] for cid in cids if _speaks(s, cid)]))
        for cid in cids:
            happen(s, "text gained", f.side, cid, src=f.src, rule="10.12.2")

    def could_change(self, s: State, f: Any) -> bool:
        return bool(cards_in(s, f, self.register))

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        return "this card gains its text"


def _speaks(s: State, cid: int) -> bool:
    """Has the card its printed text (CR 10.1.3: not as something it was converted to)?"""
    thing = s.things.get(cid)
    return thing is None or thing.form == PRINTED
