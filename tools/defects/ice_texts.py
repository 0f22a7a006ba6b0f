"""What ice says of its subroutines, of rezzing it and of what it hosts; text that it has from other ice."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "1.2.2",
        "more printed subroutines are broken than the ice allows",
        "still_breakable",
        "            if src == cid and decl.applies",
        "            if False and decl.applies",
    ),
    Defect(
        "10.12.2",
        "a copied subroutine acts on the card that has copied it",
        "Resolve.next_instruction",
        "        if COPIED in self.regs and not works_copied(s, instruction):\n",
        "        if False:\n",
    ),
    Defect(
        "10.12.2",
        "an optional part is not offered on a copy if anything in it names a card",
        "AskMay.leaves_name_out",
        "return True",
        "return False",
    ),
    Defect(
        "10.12.2",
        "an optional part is offered on a copy though all of it names a card",
        "potential.could_change",
        "copied and not works_copied(s, one)",
        "False",
    ),
    Defect(
        "10.12.2",
        "a trace is not made on a copy if its result names a card",
        "StartTrace.leaves_name_out",
        "return isinstance(self.n, int)",
        "return False",
    ),
    Defect(
        "10.12.2",
        "the result of a trace on a copy is for the copy",
        "Trace.determine",
        "regs = tuple(effect.regs.items())",
        'regs = (("traced", over), ("trace strength", strength))',
    ),
    Defect(
        "1.15.7",
        "the Corp is not asked which of two rez costs it pays",
        "Rez.choose_cost",
        "        else:\n            s.push(",
        "        elif False:\n            s.push(",
    ),
    Defect(
        "1.15.9",
        "breaking is never dearer than the icebreaker says",
        "use_bill",
        "any(one.breaks() for one in decl.do):",
        "not decl.do:",
    ),
    Defect(
        "9.1.6c",
        "ice that may be rezzed like other cards waits to be approached",
        "rez_moves",
        "        if said_of(s, cid, REZ_IN_RUNS) and",
        "        if False and",
    ),
    Defect(
        "10.3.1e",
        "what a card cannot host stays on it",
        "restrictions.all_broken",
        '    if "cannot host" in s.index:\n',
        "    if False:\n",
    ),
    Defect(
        "1.2.2",
        "credits are spent although that is forbidden",
        "cannot_spend",
        'return forbidden(s, "spend credits")',
        "return False",
    ),
    Defect(
        "1.17.2",
        "what can be advanced only while rezzed is advanced facedown",
        "unadvanceable",
        '"can be advanced while rezzed" if thing.faceup else',
        '"can be advanced while rezzed" if True else',
    ),
    Defect(
        "2.15.5",
        "a card that gains the subtypes of others has only its own",
        "has_subtype",
        "isinstance(decl, SubtypesOf) and src == cid:",
        "isinstance(decl, SubtypesOf) and src < 0:",
    ),
    Defect(
        "1.4:9.9.1",
        "what lasts until a card is derezzed goes on",
        "checkpoints._endless",
        "return any(thing.faceup and s.ref",
        "return any(s.ref",
    ),
)
