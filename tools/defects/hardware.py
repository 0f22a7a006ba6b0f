"""Memory for some programs, X bound to a card, what was left of an access, what hardware prevents or puts back."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "1.19.2",
        "memory that is for some programs serves all of them",
        "beyond_restricted",
        "if decl.on is not None and decl.on.has(s, cid, src) else 0",
        "if decl.on is not None else 0",
    ),
    Defect(
        "1.15.3",
        "X may be a number that fits no card",
        "values_of_x",
        "    if fits:\n",
        "    if False:\n",
    ),
    Defect(
        "7.8.5",
        "a stolen card was left where it is",
        "AccessCard._fate",
        'one.kind in ("trashed", "stolen")',
        'one.kind == "trashed"',
    ),
    Defect(
        "8.4.2",
        "a facedown card that was trashed had a type",
        "Is.had",
        'kind = card.type if lay_open else ""',
        "kind = card.type",
    ),
    Defect(
        "8.4.2",
        "a facedown card has its name",
        "filters._same_name",
        " and (thing is None or thing.form != FACEDOWN)",
        "",
    ),
    Defect(
        "1.4:9.9",
        "what lasts until its player's next turn is over with the other's",
        "Adjust.end",
        "ALLOTTED.get(self.quantity, f.side)",
        "ALLOTTED.get(self.quantity, CORP)",
    ),
    Defect(
        "9.8.3a",
        "the end of a run cannot be prevented",
        "Prevent.run",
        "            if isinstance(one, parts.EndRun | parts.JackOut) and frame is not None:\n",
        "            if False:\n",
    ),
    Defect(
        "9.1.7",
        "ice that was the outermost is asked where it stands now",
        "Outermost.had",
        "        return change.amount == 0 and",
        "        return self.has(s, change.cid, src) and",
    ),
    Defect(
        "10.12.2",
        "what a card was granted is not copied with its text",
        "copiers",
        "            if isinstance(ability, Paid) or not decl.paid:\n",
        "            if not decl.paid:\n",
    ),
    Defect(
        "4.1.2a",
        "of several trashed cards only the first is known",
        "abilities.registers",
        "if isinstance(decl, When) and decl.per_batch and one.change.batch:",
        "if False:",
    ),
    Defect(
        "1.10.5c",
        "recurring credits are replaced beyond their number",
        "RefillRecurring.spent",
        "            if missing := decl.missing(s, cid, s.tokens(cid, CREDIT)):\n",
        "            if (missing := decl.missing(s, cid, s.tokens(cid, CREDIT))) or True:\n",
    ),
)
