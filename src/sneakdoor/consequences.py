"""Consequences of an answer in a short second line: what is left, what happens next, what is lost.

Nothing is said where the words of the answer say it all. A line is for the side that is asked, and names only what
that side may see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sneakdoor.ability_text import asking, said
from sneakdoor.encounter_text import RUN_ENDS, unbroken_effects
from sneakdoor.grammar.nouns import how_many
from sneakdoor.grammar.sentences import capital, stopped
from sneakdoor.kernel.frames import Move
from sneakdoor.language.instructions.control import AskMay
from sneakdoor.language.instructions.nested_costs import AskPay
from sneakdoor.model.bills import Bill, credits_due, some_credits
from sneakdoor.model.enums import ADVANCEMENT, CORP, RUNNER, server_name
from sneakdoor.model.moves import MoveKind
from sneakdoor.model.roles import APPROACHING_ICE
from sneakdoor.model.state import State
from sneakdoor.option_text import called, subroutine_words
from sneakdoor.question_text import outcomes
from sneakdoor.rules.abilities import Resolve
from sneakdoor.rules.access import AccessCard
from sneakdoor.rules.costs import bill_of, can_spend
from sneakdoor.rules.encounters import KEEP_UNBROKEN, current_encounter
from sneakdoor.rules.ice import subroutines
from sneakdoor.rules.install_costs import install_bill
from sneakdoor.rules.playing import play_bill
from sneakdoor.rules.quantities import advancement_requirement, agenda_points, trash_cost
from sneakdoor.rules.questions import Pick
from sneakdoor.rules.rezzing import rez_bill
from sneakdoor.rules.runs import current_run
from sneakdoor.rules.traces import Trace
from sneakdoor.rules.windows import PaidWindow

MULLIGAN: Final = "mulligan"


def consequence(s: State, move: Move, side: int) -> str:
    """What follows from an answer to the open question; empty if nothing needs to be said."""
    found = _BY_KIND.get(move[0])
    said = found(s, move, side) if found is not None else ""
    return stopped(capital(said)) if said else ""


# -- what is left after paying ------------------------------------------------------------------------------


def _left(s: State, side: int, bill: Bill, purpose: Any) -> str:
    """How many credits are left; nothing where cards may pay a part of it, or where it costs none."""
    due = credits_due(bill)
    if not due or can_spend(s, side, purpose) != s.credits[side]:
        return ""
    return f"you keep {how_many(s.credits[side] - due, 'credit')}"


def _rez(s: State, move: Move, side: int) -> str:
    return _left(s, side, rez_bill(s, move[1]), ("rez", move[1]))


def _play(s: State, move: Move, side: int) -> str:
    card = s.card(move[1])
    return "" if card.x_cost else _left(s, side, play_bill(s, move[1], side), ("play", move[1]))


def _install(s: State, move: Move, side: int) -> str:
    if s.owner[move[1]] == CORP or s.card(move[1]).x_cost:
        return ""
    return _left(s, side, install_bill(s, move[1]), ("install", move[1]))


def _trash(s: State, move: Move, side: int) -> str:
    top = s.stack[-1]
    if not isinstance(top, AccessCard) or len(move) > 1:
        return ""
    return _left(s, side, (some_credits(trash_cost(s, top.cid) or 0),), ("trash", top.cid))


def _steal(s: State, move: Move, side: int) -> str:
    top = s.stack[-1]
    return f"worth {how_many(agenda_points(s, top.cid), 'agenda point')}" if isinstance(top, AccessCard) else ""


def _go_on(s: State, move: Move, side: int) -> str:
    """CR 7.7.4: an accessed card that is neither stolen nor trashed stays in its place."""
    top = s.stack[-1]
    return f"{called(s, top.cid, side)} stays where it is" if isinstance(top, AccessCard) else ""


def _advance(s: State, move: Move, side: int) -> str:
    cid = move[1]
    if s.card(cid).type != "agenda":
        return ""
    return f"{s.tokens(cid, ADVANCEMENT) + 1} of {advancement_requirement(s, cid)} advancements"


def _score(s: State, move: Move, side: int) -> str:
    return f"worth {how_many(agenda_points(s, move[1]), 'agenda point')}"


# -- going on -----------------------------------------------------------------------------------------------


def _pass(s: State, move: Move, side: int) -> str:
    """What happens if neither side acts in this window."""
    top = s.stack[-1]
    if not isinstance(top, PaidWindow):
        return ""
    if top.role == "break" and side == RUNNER:
        return _unbroken(s)
    run = current_run(s)
    ice = run.ice(s) if run is not None else -1
    if top.role == "rez ice" and side == CORP and ice >= 0 and not s.things[ice].faceup:
        return f"{called(s, ice, side)} stays unrezzed and the Runner passes it"
    return ""


def _unbroken(s: State) -> str:
    """How many subroutines resolve if none is broken any more; what they do is in the question."""
    encounter = current_encounter(s)
    if encounter is None or encounter.ice not in s.things:
        return ""
    left = [one for one in subroutines(s, encounter.ice) if one not in encounter.broken]
    if not left:
        return "every subroutine is broken"
    if len(left) == 1:
        return f"this resolves: {subroutine_words(s, left[0][0], encounter.ice, s.asked)}"
    ends = ", and the run ends" if RUN_ENDS in unbroken_effects(s) else ""
    return f"{len(left)} subroutines resolve{ends}"


def _continue(s: State, move: Move, side: int) -> str:
    run = current_run(s)
    if run is None:
        return ""
    ice = run.ice(s) if s.stack[-1].question_role() in APPROACHING_ICE else -1
    if ice < 0:
        return f"you go on to {server_name(run.server)}"
    return f"you encounter {called(s, ice, side)}" if s.things[ice].faceup else "the Corp may rez it"


def _jack_out(s: State, move: Move, side: int) -> str:
    return "the run ends and is not successful"


# -- offers -------------------------------------------------------------------------------------------------


def _yes(s: State, move: Move, side: int) -> str:
    if s.stack[-1].question(s)[0] == MULLIGAN:
        return "you shuffle this hand into your deck, draw five new cards and keep them"
    f, asked = asking(s) or (None, None)
    if f is None or not isinstance(asked, AskPay):
        return ""
    left = _left(s, side, bill_of(s, asked.cost, side, f.src), ("nested", f.src))
    return ". ".join(capital(part) for part in (outcomes(s, f)[0].removesuffix("."), left) if part)


def _no(s: State, move: Move, side: int) -> str:
    if s.stack[-1].question(s)[0] == MULLIGAN:
        return "you keep this hand"
    found = asking(s)
    return outcomes(s, found[0])[1] if found is not None and isinstance(found[1], AskPay | AskMay) else ""


def _done(s: State, move: Move, side: int) -> str:
    top = s.stack[-1]
    if not isinstance(top, Pick):
        return ""
    thing = "subroutine" if top.kind in ("break", KEEP_UNBROKEN) else "card"
    return f"{how_many(len(top.chosen), thing)} chosen" if top.chosen else "you choose none"


def _number(s: State, move: Move, side: int) -> str:
    """CR 10.8.4: what a trace comes to with this many credits."""
    trace = s.stack[-2] if len(s.stack) > 1 else None
    if not isinstance(trace, Trace):
        return ""
    corp, runner = trace.base + trace.corp, trace.link_strength(s)
    if side == CORP:
        return f"trace strength {corp + move[1]} against {runner}"
    ends = "the trace fails" if runner + move[1] >= corp else "the trace succeeds"
    return f"link strength {runner + move[1]} against {corp}: {ends}"


def _instead(s: State, move: Move, side: int) -> str:
    for one in s.lingering:
        if one.serial == move[2] and one.src == move[1] and one.ability >= 0:
            return said(s, Resolve(one.ability, one.src, one.side), s.book.abilities[one.ability].decl.say())
    return ""


_BY_KIND: Final[dict[MoveKind, Callable[[State, Move, int], str]]] = {
    "advance": _advance,
    "continue": _continue,
    "done": _done,
    "go on": _go_on,
    "install": _install,
    "instead": _instead,
    "jack out": _jack_out,
    "no": _no,
    "number": _number,
    "pass": _pass,
    "play": _play,
    "rez": _rez,
    "score": _score,
    "steal": _steal,
    "trash": _trash,
    "yes": _yes,
}
"""By the kind of the answer; those that are missing say it all in their words."""


__all__ = ["consequence"]
