"""The open question in words: what is asked, about which card, at what price, against which strength.

A prompt is for the side that is asked, and names only what that side may see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sneakdoor.grammar.nouns import joined
from sneakdoor.grammar.sentences import capital, if_you_do, lower
from sneakdoor.language.instructions.control import AskMay, Target, bare
from sneakdoor.language.instructions.nested_costs import AskPay
from sneakdoor.model import parts
from sneakdoor.model.bills import credits_due
from sneakdoor.model.state import State
from sneakdoor.model.voice import counted, sentences
from sneakdoor.model.words import CORP, SIDE_NAMES, server_name
from sneakdoor.rules.abilities import Resolve
from sneakdoor.rules.access import AccessCard
from sneakdoor.rules.asking import Ask, Pick
from sneakdoor.rules.costs import Payment, bill_of, prices_in
from sneakdoor.rules.encounters import ApproachIce, current_encounter
from sneakdoor.rules.imminence import Imminent, is_expected
from sneakdoor.rules.installing import Install
from sneakdoor.rules.quantities import hand_size, link, strength, trash_cost
from sneakdoor.rules.rezzing import other_rez_bill, rez_bill
from sneakdoor.rules.runs import current_run, run_bill
from sneakdoor.rules.traces import Trace
from sneakdoor.rules.visibility import visible
from sneakdoor.wording import called, in_words, numbered
from sneakdoor.wording import counted as so_many

TEXT: Final = frozenset({"name a card"})
"""Kinds of questions that people answer with a title they type: any card there is may be named (CR 10.2.3)."""


def describe(s: State) -> tuple[str, str]:
    """Kind and rule of the open question."""
    return s.stack[-1].question(s)


def asking_card(s: State) -> str:
    """The title of the card that asks, or that the question is about, if the side that is asked sees it."""
    frame = s.stack[-1]
    cid = frame.cid if isinstance(frame, Install | AccessCard) else frame.source()
    return s.card(cid).title if cid >= 0 and visible(s, cid, s.asked) else ""


def prompt(s: State) -> str:
    """The open question, for the side that is asked."""
    frame: Any = s.stack[-1]
    kind = describe(s)[0]
    if not isinstance(frame, Ask | Pick) and kind in _WINDOWS:
        return _WINDOWS[kind](s, frame)
    said = _KINDS.get(kind, _plainly)(s, frame)
    title = asking_card(s)
    return f"{title}: {said}" if title else capital(said)


# -- windows ------------------------------------------------------------------------------------------------


def _paid(s: State, frame: Any) -> str:
    rights = ["use paid abilities"]
    if s.asked == CORP:
        rights += [words for words, there in (("rez cards", frame.rez), ("score agendas", frame.score)) if there]
    may = f"you may {', '.join(rights[:-1])} and {rights[-1]}" if len(rights) > 1 else f"you may {rights[0]}"
    encounter = current_encounter(s) if frame.rule == "6.9.3b" else None
    if encounter is None or encounter.ice not in s.things:
        return capital(may)
    ice = f"{numbered(s, encounter.ice, s.asked)} is encountered, strength {strength(s, encounter.ice)}"
    return f"{ice}: {may}"


def _action(s: State, frame: Any) -> str:
    return f"Take an action ({so_many(s.clicks[s.asked], 'click')} left)"


def _interrupt(s: State, frame: Any) -> str:
    imminent = s.find(Imminent)
    parts = [_imminent(s, one) for one in imminent.parts if is_expected(one)] if imminent is not None else []
    known = list(dict.fromkeys(one for one in parts if one))
    return f"About to happen: {', '.join(known)}" if known else "Something is about to happen"


def _imminent(s: State, one: parts.Part) -> str:
    if isinstance(one, parts.Damage):
        return f"{one.amount} {one.damage} damage"
    if isinstance(one, parts.Tag):
        return so_many(one.amount, "tag")
    if isinstance(one, parts.Draw):
        return f"{SIDE_NAMES[one.by]} draws {so_many(one.amount, 'card')}"
    if isinstance(one, (parts.Trash, parts.Expose, parts.Rez, parts.Derez)) and one.cid >= 0:
        return f"{one.kind} {numbered(s, one.cid, s.asked)}"
    return f"a trace with base strength {one.amount}" if isinstance(one, parts.Trace) else ""


def _accesses(s: State, frame: Any) -> str:
    return f"Choose what to access in {server_name(frame.server)}" if frame.server >= 0 else "Choose what to access"


def _accessed(s: State, frame: Any) -> str:
    words = f"You are accessing {called(s, frame.cid, s.asked)}"
    cost = trash_cost(s, frame.cid) if visible(s, frame.cid, s.asked) else None
    return words if cost is None else f"{words} (trash cost {cost})"


def _ahead(s: State, frame: Any) -> str:
    run = current_run(s)
    if run is None:
        return "Jack out or continue"
    if isinstance(frame, ApproachIce):
        ice = run.ice(s)
        return f"Jack out, or continue to {numbered(s, ice, s.asked)}" if ice >= 0 else "Jack out or continue"
    return f"Jack out, or continue to {server_name(run.server)}"


def _destination(s: State, frame: Any) -> str:
    return f"Where is {called(s, frame.cid, s.asked)} installed?"


def _like_cards(s: State, frame: Any) -> str:
    """Where something has to go, that is said; else it is only offered."""
    card = called(s, frame.cid, s.asked)
    must = frame.refuse_done(s)
    if must is None:
        return f"Trash like cards before {card} is installed?"
    return f"{must.words.removesuffix('.')}. What is trashed for {card}?"


_WINDOWS: Final[dict[str, Callable[[State, Any], str]]] = {
    "paid ability window": _paid,
    "action": _action,
    "reaction": lambda s, frame: "Abilities are waiting",
    "interrupt": _interrupt,
    "access": _accesses,
    "accessed card": _accessed,
    "jack out": _ahead,
    "install destination": _destination,
    "trash like cards": _like_cards,
}
"""By the kind of the question, where a step of the rules asks and not a card."""


# -- single questions ---------------------------------------------------------------------------------------


def _plainly(s: State, frame: Any) -> str:
    return str(frame.kind)


def _instruction(s: State) -> tuple[Any, Any]:
    """The ability that asks, and the instruction it has come to."""
    asking = s.stack[-2] if len(s.stack) > 1 else None
    if not isinstance(asking, Resolve):
        return None, None
    return asking, s.book.abilities[asking.ability].program[asking.pc - 1]


def _about(s: State, ability: Any) -> str:
    """The card that an ability calls "it", where the side that is asked sees it."""
    held = ability.regs.get("subject", ()) if ability is not None else ()
    seen = [cid for cid, ref in held if cid != ability.src and s.ref[cid] == ref and visible(s, cid, s.asked)]
    return f" ({', '.join(numbered(s, cid, s.asked) for cid in seen)})" if seen else ""


def _trace(s: State, frame: Any) -> str:
    """CR 10.8.2 + 10.8.3: both strengths are open, and what is spent is added to one of them."""
    trace = s.stack[-2]
    if not isinstance(trace, Trace):
        return str(frame.kind)
    corp, runner = trace.base + trace.corp, link(s) + trace.runner
    whose = "trace" if s.asked == CORP else "link"
    return f"trace strength {corp} against link strength {runner}; spend how many credits on {whose} strength?"


def _pay(s: State, frame: Any) -> str:
    ability, asked = _instruction(s)
    if not isinstance(asked, AskPay):
        return "pay the cost?"
    due = in_words(s, bill_of(s, asked.cost, frame.side, ability.src), frame.side)
    return f"pay the cost ({due})?{_about(s, ability)}"


def _may(s: State, frame: Any) -> str:
    ability, asked = _instruction(s)
    if not isinstance(asked, AskMay) or not asked.do:
        return (asked.say() if asked is not None else "") or "use it?"
    return f"you may {if_you_do(bare(lower(sentences(asked.do)), asked.by))}{_about(s, ability)}"


def _choose(s: State, frame: Any) -> str:
    _, asked = _instruction(s)
    if not isinstance(asked, Target):
        return str(frame.kind)
    chosen = f" ({len(frame.chosen)} chosen)" if frame.chosen else ""
    return f"choose {counted(frame.high, asked.what.say(), up_to=frame.low < frame.high)}{chosen}"


def _credits(s: State, frame: Any) -> str:
    payment = s.stack[-2]
    if not isinstance(payment, Payment):
        return "spend how many of its credits?"
    due = credits_due(payment.bill) - sum(n for _, n in payment.from_cards)
    return f"spend how many of its credits? {so_many(due, 'credit')} to pay"


def _discard(s: State, frame: Any) -> str:
    size = max(0, hand_size(s, s.asked))
    return f"discard down to {so_many(size, 'card')}: {so_many(len(s.hand[s.asked]) - size, 'card')} to go"


def _pay_for(s: State, frame: Any) -> str:
    """The cards of which one is paid for, each with its price, which the cards themselves may not show."""
    payment = s.stack[-2]
    due = dict(prices_in(payment.bill)) if isinstance(payment, Payment) else {}
    told = joined([f"{s.card(cid).title} {so_many(due[cid], 'credit')}" for cid in frame.from_ if cid in due], "or")
    return f"pay for which card? ({told})"


def _rez_more(s: State, frame: Any) -> str:
    return f"pay {in_words(s, rez_bill(s, frame.src), frame.side)} to rez it, additional costs included?"


def _rez_instead(s: State, frame: Any) -> str:
    other, usual = (in_words(s, bill(s, frame.src), frame.side) for bill in (other_rez_bill, rez_bill))
    return f"{other} to rez it, instead of {usual}?"


def _run_more(s: State, frame: Any) -> str:
    ability, _ = _instruction(s)
    server = ability.regs["server"][1] if ability is not None else -1
    more = in_words(s, run_bill(s, server, basic=False), frame.side)
    return f"pay the additional cost ({more}) to run {server_name(server)}?"


_KINDS: Final[dict[str, Callable[[State, Any], str]]] = {
    "trace: spend": _trace,
    "pay": _pay,
    "may": _may,
    "choose": _choose,
    "credits from": _credits,
    "discard": _discard,
    "pay for": _pay_for,
    "how many accesses": lambda s, frame: "access how many cards?",
    "pay the additional cost": _rez_more,
    "pay instead of the rez cost": _rez_instead,
    "pay the additional cost to run": _run_more,
    "secretly spend": lambda s, frame: "secretly spend how many credits?",
    "guess even or odd": lambda s, frame: "was it an even (0) or an odd (1) number of credits?",
    "mulligan": lambda s, frame: "take a mulligan?",
    "find": lambda s, frame: "choose what to find",
    "swap": lambda s, frame: "choose the other card to swap" if frame.chosen else "choose 2 cards to swap",
}


__all__ = ["asking_card", "describe", "prompt"]
