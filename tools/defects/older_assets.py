"""What assets of the older cycles brought along: limits of draws, exposed cards that answer, counters of agendas."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "1.2.2a",
        "who may draw one more card draws all of them",
        "take_from_deck",
        "if drawn and forbidden(s, CANNOT_DRAW[side]):",
        "if False:",
    ),
    Defect(
        "1.2.2a",
        "single draws go on beyond what is allowed",
        "apply_draw_cards",
        "if cid < 0 or forbidden(s, CANNOT_DRAW[one.by]):",
        "if cid < 0:",
    ),
    Defect(
        "9.1.6a",
        "an exposed card does not answer while it is unrezzed",
        "apply_expose",
        "            own(s, change)",
        "            pass",
    ),
    Defect(
        "1.13.3",
        "agendas in the score area cannot pay with their counters",
        "holders",
        "(thing.installed or s.zone[cid] == SCORE)",
        "thing.installed",
    ),
    Defect(
        "1.2.2",
        "cards of a closed heap are installed",
        "installing.refuse_install",
        "    if kept(s, cid):\n        return KEPT\n",
        "",
    ),
    Defect(
        "1.2.2",
        "cards of a closed heap are played",
        "play_refusals",
        " or kept(s, cid)",
        "",
    ),
    Defect(
        "1.2.2",
        "cards of a closed heap are chosen to leave it",
        "Target.valid",
        "[cid for cid in self.what.all_for(s, f) if not kept(s, cid)]",
        "list(self.what.all_for(s, f))",
    ),
    Defect(
        "1.2.2",
        "cards of a closed heap are found",
        "_Find.candidates",
        " and not kept(s, cid)",
        "",
    ),
    Defect(
        "10.6.1",
        "who would remove bad publicity would take some",
        "On._around",
        "change.amount <= 0",
        "change.amount < -9",
    ),
)
