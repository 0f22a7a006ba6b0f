"""Texts of questions: the situation, what to choose, and what the choice is for.

A prompt is for the side that is asked, and names only what that side may see.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sneakdoor.ability_text import asking, from_here, remaining, said, to_the_asked
from sneakdoor.encounter_text import unbroken_effects
from sneakdoor.grammar.nouns import how_many, joined
from sneakdoor.grammar.sentences import allowed, capital, if_you_do, lower, stopped
from sneakdoor.language.instructions.control import AskMay, Target, bare
from sneakdoor.language.instructions.nested_costs import AskPay, paid_by
from sneakdoor.model import bills
from sneakdoor.model.bills import credits_due
from sneakdoor.model.declare import Instruction
from sneakdoor.model.enums import CORP, RUNNER, server_name
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.moves import QuestionKind
from sneakdoor.model.phrasing import sentences, token
from sneakdoor.model.registers import Register
from sneakdoor.model.state import State
from sneakdoor.option_text import called, in_words
from sneakdoor.rules.access import AccessCard, access_bill
from sneakdoor.rules.costs import Payment, bill_of, prices_in
from sneakdoor.rules.installing import Install
from sneakdoor.rules.money import fund
from sneakdoor.rules.quantities import hand_size, remote_limit, trash_cost
from sneakdoor.rules.questions import Ask, Pick
from sneakdoor.rules.rezzing import other_rez_bill, rez_bill
from sneakdoor.rules.runs import jack_out_bill, run_bill
from sneakdoor.rules.traces import Trace
from sneakdoor.rules.visibility import visible
from sneakdoor.situations import imminent_now, situation

TEXT: Final[frozenset[QuestionKind]] = frozenset({"name a card"})
"""Kinds of questions that people answer with a title they type: any card there is may be named (CR 10.2.3)."""


def describe(s: State) -> tuple[QuestionKind, str]:
    """Kind and rule of the open question."""
    asked, ruleset = s.stack[-1].question(s), s.book.ruleset
    return (asked[0], ruleset.cite(asked[1])) if ruleset.renumbers else asked


def asking_card(s: State) -> str:
    """The title of the card that asks, or that the question is about, if the side that is asked sees it."""
    frame = s.stack[-1]
    cid = frame.cid if isinstance(frame, Install | AccessCard) else frame.source()
    return s.card(cid).title if cid >= 0 and visible(s, cid, s.asked) else ""


class Prompt(NamedTuple):
    """The open question in words, whole and in its two parts."""

    whole: str
    situation: str  # where the game is, or what made the card ask; may be empty
    choice: str  # what is to be chosen, and what for


def prompt(s: State) -> Prompt:
    """The open question, for the side that is asked."""
    words = s.book.ruleset.worded
    where, what, title = words(situation(s)), words(choice(s)), asking_card(s)
    named = f"{title}: {lower(what)}" if title and title not in where and title not in what else what
    return Prompt(f"{where} {named}" if where else named, where, what)


def choice(s: State) -> str:
    """What is to be chosen and what for, without the situation."""
    frame: Any = s.stack[-1]
    kind = describe(s)[0]
    if not isinstance(frame, Ask | Pick) and kind in _WINDOWS:
        return capital(_WINDOWS[kind](s, frame))
    usual = _pay_with if kind.startswith(PAY_WITH) else _of_instruction
    return capital(_KINDS.get(kind, usual)(s, frame))


# -- windows ------------------------------------------------------------------------------------------------


_DEEDS: Final = {
    "rez": "rez a card",
    "score": "score an agenda",
    "use": "use an ability",
    "permit": "use an ability",
    "trigger": "use an ability",
}


def _paid(s: State, frame: Any) -> str:
    """What can be done in a window; the rez of the ice that is approached is a question of its own (CR 6.9.2e)."""
    moves = s.open or []
    if frame.role == "rez ice" and ("rez", frame.approached) in moves:
        return f"rez it for {in_words(s, rez_bill(s, frame.approached), s.asked)}?"
    deeds = list(dict.fromkeys(_DEEDS[move[0]] for move in moves if move[0] in _DEEDS))
    asked = f"{joined(deeds, 'or')}, or pass?" if deeds else "there is nothing you can do here but pass."
    effects = unbroken_effects(s) if frame.role == "break" and s.asked == RUNNER else []
    unbroken = f"unbroken: {'; '.join(effects)}."
    if effects and deeds:
        return unbroken  # the question is plain: break it or not
    return f"{unbroken} {capital(asked)}" if effects else asked


def _action(s: State, frame: Any) -> str:
    return "take an action."


def _reaction(s: State, frame: Any) -> str:
    """One waiting ability is used or not; of several, one is first."""
    moves = [move for move in s.open or [] if move[0] == "trigger"]
    may = ("pass",) in (s.open or [])
    if len(moves) == 1 and may:
        return f"use {called(s, moves[0][1], s.asked)}?"
    if len(moves) == 1:
        return f"{called(s, moves[0][1], s.asked)} resolves now."
    return "choose which ability to use first, or pass." if may else "choose which ability resolves first."


def _interrupt(s: State, frame: Any) -> str:
    moves = [move for move in s.open or [] if move[0] in ("trigger", "use")]
    names = joined(list(dict.fromkeys(called(s, move[1], s.asked) for move in moves)), "or")
    return f"use {names} first?" if ("pass",) in (s.open or []) else f"{names} applies first."


def _accesses(s: State, frame: Any) -> str:
    return "choose what to access next."


def _accessed(s: State, frame: Any) -> str:
    cost = trash_cost(s, frame.cid) if visible(s, frame.cid, s.asked) else None
    price = f" (trash cost {cost})" if cost is not None else ""
    kinds = [move[0] for move in s.open or []]
    deeds = [words for kind, words in (("steal", "steal it"), ("trash", f"trash it{price}")) if kind in kinds]
    if not deeds and kinds == ["go on"]:
        return "there is nothing you can do with it."
    return f"{joined(deeds, 'or')}?" if deeds else "use an ability, or go on?"


def _ahead(s: State, frame: Any) -> str:
    return "continue the run, or jack out?"


def _destination(s: State, frame: Any) -> str:
    return "choose where it goes."


def _like_cards(s: State, frame: Any) -> str:
    """Where something has to go, that is said; else it is only offered."""
    must = frame.refuse_done(s)
    if must is None:
        return "trash other cards there first?"
    return f"{must.words.removesuffix('.')}. Choose what to trash for it."


_WINDOWS: Final[dict[str, Callable[[State, Any], str]]] = {
    "paid ability window": _paid,
    "action": _action,
    "reaction": _reaction,
    "interrupt": _interrupt,
    "access": _accesses,
    "accessed card": _accessed,
    "jack out": _ahead,
    "install destination": _destination,
    "trash like cards": _like_cards,
}
"""By the kind of the question, where a step of the rules asks and not a card."""


# -- instructions -------------------------------------------------------------------------------------------


_ASKS: Final = re.compile(r"(?:You |Secretly |You secretly )?(?:may )?(?:[Cc]hoose|[Nn]ame)\b")
"""How a purpose begins that is a question already."""

_QUESTIONS: Final = {
    "choose a server": "Which server?",
    "choose a number": "How many?",
    "pay X": "How many?",
    "find": "Which card do you take?",
    "install": "Which card do you install?",
    "play": "Which card do you play?",
    "move tokens from": "From which card?",
    "move tokens to": "To which card?",
    "resolve a subroutine": "Which subroutine?",
    "prevent how much": "How much do you prevent?",
    "may": "Do you?",
}
"""By the kind of the question: how it ends, if what the ability says does not ask already."""


def _of_instruction(s: State, frame: Any) -> str:
    """What the ability says from the asking instruction on, and the question that it leads to."""
    found = asking(s)
    if found is None:
        return _plainly(s, frame)
    f, asked = found
    purpose = _with_cards(from_here(s, f), frame)
    if _CHOICE_ALONE.fullmatch(purpose):
        purpose += _used_for(s, f)
    ends = asked.asks() or _QUESTIONS.get(frame.kind, "")
    if not ends and not _ASKS.match(purpose):
        ends = "Which ones?" if isinstance(frame, Pick) and frame.high != 1 else "Which one?"
    if ends and _ASKS.match(purpose) and not asked.asks():
        ends = ""
    chosen = frame.chosen if isinstance(frame, Pick) else ()
    so_far = f"({len(chosen)} chosen)" if chosen else ""
    return " ".join(part for part in (purpose, _which(s, f, asked, purpose), ends, so_far) if part)


_CHOICE_ALONE: Final = re.compile(r"(?:You )?(?:choose|name) [^.]*\.", re.IGNORECASE)
_CHOSEN: Final = re.compile(r"\b(?:chosen|named)\b")


def _used_for(s: State, f: Resolving) -> str:
    """What other abilities of the card do with what is chosen here (CR 1.4:9.9.3)."""
    others = [s.book.abilities[one].say() for one in s.book.own[s.code[f.src]] if one != f.ability]
    return "".join(f" {text}" for text in others if _CHOSEN.search(text))


_MEANT: Final = re.compile(r"\b(?:on|from|to) (?:it|that card)\b|\bIt (?:has|gains)\b")


def _which(s: State, f: Resolving, asked: Instruction, purpose: str) -> str:
    """The card that was chosen before, where only "it" is said of it."""
    held = f.regs.get("targets", ())
    if isinstance(asked, Target) or _MEANT.search(purpose) is None:
        return ""
    names = [called(s, cid, s.asked) for cid, ref in held if s.ref[cid] == ref]
    return f"({joined(names)})" if names else ""


def _with_cards(purpose: str, frame: Any) -> str:
    """Say how many cards there are to choose from where the ability only says "them"."""
    n = len(frame.from_) if isinstance(frame, Pick) else 0
    first, dot, rest = purpose.partition(". ")  # a later sentence is about another choice
    if not n:
        return purpose
    these = "these cards" if n == 1 else f"these {n} cards"
    return _THEM.sub(lambda found: f"{found[1]} {these}", first, count=1) + dot + rest


_THEM: Final = re.compile(r"(\bof|^Arrange) them\b")


def _plainly(s: State, frame: Any) -> str:
    """A question of the rules themselves."""
    return _OF_RULES[frame.kind](s, frame) if frame.kind in _OF_RULES else stopped(str(frame.kind))


def _chosen_accesses(s: State, frame: Any) -> str:
    """CR 7.3.1: which cards of HQ are accessed, where a card lets somebody choose them."""
    who = "you access" if s.asked == RUNNER else "the Runner accesses"
    return f"choose {how_many(frame.high - len(frame.chosen), 'card')} in HQ for the accesses: {who} what you choose."


def _next_subroutine(s: State, frame: Any) -> str:
    """CR 1.2.1: a card lets the Runner order the subroutines that were not broken."""
    left = how_many(len(s.open or []), "subroutine")
    return f"{left} of {called(s, frame.src, s.asked)} will resolve. Choose which one resolves next."


_OF_RULES: Final[dict[str, Callable[[State, Any], str]]] = {
    "choose": _chosen_accesses,
    "resolve a subroutine": _next_subroutine,
}
"""Kinds that instructions ask too, by the kind: what is asked where no instruction does."""


_IT: Final = re.compile(r"\b(?:it|its|that card|that ice)\b", re.IGNORECASE)
_NEW: Final = re.compile(
    r"\b(?:\d|another|an?|up to|any) [^.?]*?(?:agenda|asset|card|event|hardware|ice|operation|program|resource|upgrade)"
)
_KEPT: Final[tuple[Register, ...]] = ("subject", "targets", "looked")
"""Where an ability keeps the card that it goes on to call "it"."""


def _meant(s: State, f: Resolving, text: str) -> str:
    """The card that a text calls "it" or "that card", where the side that is asked can tell which one it is."""
    pronoun = _IT.search(text)
    if pronoun is None or _NEW.search(text[: pronoun.start()]) is not None:
        return ""
    for register in _KEPT:
        held = [cid for cid, ref in f.regs.get(register, ()) if cid != f.src and s.ref[cid] == ref]
        seen = [cid for cid in held if cid in s.things or visible(s, cid, s.asked)]
        if len(seen) == 1:
            name = called(s, seen[0], s.asked)
            return "" if name in situation(s) else f" ({name})"
    return ""


def _modes(s: State, frame: Any) -> str:
    """One of several effects: only what they are, for what comes after them does not depend on it."""
    f, _ = asking(s) or (None, None)
    if f is None:
        return _of_instruction(s, frame)
    rest = remaining(s.book.abilities[f.ability], f.pc - 1)
    text = said(s, f, stopped(capital(rest[0].say())))
    asked = text if text.startswith("You must") or _ASKS.match(text) else f"{text} Choose one."
    return asked + _meant(s, f, text)


def _may(s: State, frame: Any) -> str:
    f, asked = asking(s) or (None, None)
    if f is None or not isinstance(asked, AskMay) or not asked.do:
        return _of_instruction(s, frame)
    deed = to_the_asked(s, f, bare(lower(sentences(asked.do)), asked.by), asked.by)
    offer = allowed("you", lower(if_you_do(deed)))
    return f"{offer}{_meant(s, f, offer)}"


def _pay(s: State, frame: Any) -> str:
    f, asked = asking(s) or (None, None)
    if f is None or not isinstance(asked, AskPay):
        return _of_instruction(s, frame)
    bill = bill_of(s, asked.cost, frame.side, f.src)
    if all(isinstance(item, bills.Credits) for item in bill):
        price = f"pay {in_words(s, bill, frame.side)}"
    else:
        price = to_the_asked(s, f, paid_by(asked.cost, asked.by), asked.by)
    then, otherwise = outcomes(s, f)
    follows = f" If you do: {lower(then)}" if then else ""
    follows += f" If not: {lower(otherwise)}" if otherwise else ""
    return f"{price}?{_meant(s, f, price + follows)}{follows}"


def outcomes(s: State, f: Resolving) -> tuple[str, str]:
    """The consequences of accepting and of declining an offer, if the ability states them."""
    rest = remaining(s.book.abilities[f.ability], f.pc - 1)
    if not rest:
        return "", ""
    whole: Instruction = rest[0]
    then, otherwise = getattr(whole, "then", ()), getattr(whole, "otherwise", ())
    return said(s, f, sentences(then)), said(s, f, sentences(otherwise))


# -- questions of the rules ---------------------------------------------------------------------------------


def _trace(s: State, frame: Any) -> str:
    """CR 10.8.2 + 10.8.3: both strengths are open, and what is spent is added to one of them."""
    trace = s.stack[-2]
    assert isinstance(trace, Trace)
    corp, runner = trace.base + trace.corp, trace.link_strength(s)
    whose = "trace" if s.asked == CORP else "link"
    return (
        f"trace strength {corp} against link strength {runner}: how many credits do you add to your {whose} strength?"
    )


_PURPOSES: Final = {
    "access": "access {}", "advance": "advance {}", "install": "install {}", "play": "play {}", "rez": "rez {}",
    "permit": "use {}", "steal": "steal {}", "trash": "trash {}", "trash resource": "trash {}", "use": "use {}",
    "ability": "use {}",
}  # fmt: skip


def _paying_for(s: State, payment: Payment) -> str:
    """What a payment is for: "to rez Ice Wall"."""
    kind, what = payment.purpose
    if kind == "run":
        return f"to run on {server_name(what)}" if what >= 0 else "to run"
    if kind == "nested":
        return f"for {called(s, what, s.asked)}"
    if kind in _PURPOSES and what >= 0:
        return f"to {_PURPOSES[kind].format(called(s, what, s.asked))}"
    return _OTHER_PURPOSES.get(kind, "for this")


_OTHER_PURPOSES: Final = {
    "jack out": "to jack out",
    "psi": "in secret",
    "purge": "to purge virus counters",
    "remove tag": "to remove a tag",
    "trace": "for the trace",
}
"""Purposes that are about no card."""


def _credits(s: State, frame: Any) -> str:
    payment = s.stack[-2]
    if frame.src < 0:
        card, have = "the bad publicity fund", fund(s, s.asked)
    else:
        card, have = called(s, frame.src, s.asked), s.tokens(frame.src, "credit")
    source = f"How many come from {card}, which has {have}?"
    if not isinstance(payment, Payment):  # CR 1.10.3c: a bid, which is as secret as where it comes from
        return f"you spend credits in secret. {source}"
    due = credits_due(payment.bill) - sum(n for _, n in payment.from_cards)
    paid = stopped(f"you pay {how_many(due, 'credit')} {_paying_for(s, payment)}")
    return f"{paid} {source}"


def _tokens(s: State, frame: Any) -> str:
    payment = s.stack[-2]
    card = called(s, frame.src, s.asked)
    if not isinstance(payment, Payment):
        return f"how many do you take from {card}?"
    for item in payment.bill:
        if isinstance(item, bills.AnyTokens) and item.n:
            words = how_many(item.n, token(item.token))
            spent = stopped(f"you spend {words} {_paying_for(s, payment)}")
            return f"{spent} How many come from {card}?"
    return f"how many do you take from {card}?"


def _pay_with(s: State, frame: Any) -> str:
    """Cards that are trashed, forfeit or revealed as a cost."""
    payment = s.stack[-2]
    verb = frame.kind.removeprefix(PAY_WITH)
    why = f" {_paying_for(s, payment)}" if isinstance(payment, Payment) else ""
    left = how_many(frame.high - len(frame.chosen), "card")
    return stopped(f"choose {left} to {_PAID_WITH.get(verb, verb)}{why}")


PAY_WITH: Final = "pay: "
_PAID_WITH: Final = {
    "to deck bottom": "add to the bottom of your deck",
    "to deck top": "add to the top of your deck",
    "to hand": "return to your hand",
    "remove from game": "remove from the game",
    "shuffle in": "shuffle into your deck",
}
"""Kinds of change to cards as something to do with them."""


def _pay_for(s: State, frame: Any) -> str:
    """The cards of which one is paid for, each with its price, which the cards themselves may not show."""
    payment = s.stack[-2]
    due = dict(prices_in(payment.bill)) if isinstance(payment, Payment) else {}
    sources = joined([f"{s.card(cid).title} {how_many(due[cid], 'credit')}" for cid in frame.from_ if cid in due], "or")
    return f"pay for which card? ({sources})"


def _discard(s: State, frame: Any) -> str:
    if frame.src >= 0:
        return _of_instruction(s, frame)
    size = max(0, hand_size(s, s.asked))
    more = len(s.hand[s.asked]) - size
    return f"discard {how_many(more, 'card')} to keep {size}."


def _rez_more(s: State, frame: Any) -> str:
    return f"pay {in_words(s, rez_bill(s, frame.src), frame.side, clicks=True)} to rez it, additional costs included?"


def _pay_which(s: State, frame: Any) -> str:
    payment = s.stack[-2]
    bill = payment.bill if isinstance(payment, Payment) else ()
    for item in bill:
        if isinstance(item, bills.Alternative):
            one, two = (in_words(s, part, frame.side, clicks=True) for part in (item.one, item.two))
            return f"pay this: {one}? Otherwise you pay that: {two}."
    return "pay it in the first way?"


def _rez_instead(s: State, frame: Any) -> str:
    other, usual = (in_words(s, bill(s, frame.src), frame.side) for bill in (other_rez_bill, rez_bill))
    return f"{other} to rez it, instead of {usual}?"


def _run_more(s: State, frame: Any) -> str:
    found = asking(s)
    server = found[0].regs["server"][1] if found is not None else -1
    more = in_words(s, run_bill(s, server, basic=False), frame.side, clicks=True)
    return f"pay the additional cost ({more}) to run on {server_name(server)}?"


def _jack_out_more(s: State, frame: Any) -> str:
    return f"pay the additional cost ({in_words(s, jack_out_bill(s), frame.side, clicks=True)}) to jack out?"


def _x(s: State, frame: Any) -> str:
    """X is part of a cost: how much it is, and what the card does with it."""
    known = [one for one in s.book.own[s.code[frame.src]] if "X" in s.book.abilities[one].say()]
    says = s.book.abilities[known[0]].say().replace("\n", " ") if known else ""
    return f"choose X, which is part of the cost. {says}".strip()


def _instead(s: State, frame: Any) -> str:
    about = imminent_now(s) or "the usual"
    names = [called(s, move[1], s.asked) for move in s.open or [] if move[0] == "instead"]
    if ("normally",) in (s.open or []):
        return f"resolve {joined(names, 'or')} instead? Otherwise: {about}."
    return f"{joined(names)} would each replace this: {about}. Choose which one does."


def _access_newcomer(s: State, frame: Any) -> str:
    return f"{called(s, frame.src, s.asked)} has come to the server. Access it in this breach too?"


def _access_more(s: State, frame: Any) -> str:
    bill = access_bill(s, frame.src, s.stack[-2].measures()[0])
    price, card = in_words(s, bill, frame.side, clicks=True), called(s, frame.src, s.asked)
    return f"pay the additional cost ({price}) to access {card}?"


def _accesses_more(s: State, frame: Any) -> str:
    return "you may access additional cards. How many more?"


def _psi(s: State, frame: Any) -> str:
    return f"{_psi_result(s)} How many do you spend?"


def _psi_result(s: State) -> str:
    for frame in reversed(s.stack[:-1]):
        if isinstance(frame, Resolving):
            return from_here(s, frame)
    return ""


def _lost_to_damage(s: State, frame: Any) -> str:
    return f"choose {how_many(frame.high - len(frame.chosen), 'card')} to lose to the damage."


def _too_many(reason: str) -> Callable[[State, Any], str]:
    return lambda s, frame: f"{reason} Choose what to trash."


_KINDS: Final[dict[str, Callable[[State, Any], str]]] = {
    "trace: spend": _trace,
    "pay": _pay,
    "choose one": _modes,
    "may": _may,
    "credits from": _credits,
    "tokens from": _tokens,
    "discard": _discard,
    "pay for": _pay_for,
    "how many accesses": lambda s, frame: "how many cards do you access?",
    "access it too": _access_newcomer,
    "additional accesses": _accesses_more,
    "pay the additional cost": _rez_more,
    "pay instead of the rez cost": _rez_instead,
    "pay which": _pay_which,
    "pay the additional cost to access": _access_more,
    "pay the additional cost to run": _run_more,
    "pay the additional cost to jack out": _jack_out_more,
    "choose X": _x,
    "install faceup": lambda s, frame: "install it faceup?",
    "take off the install cost": lambda s, frame: (
        "how many credits of the discount lower the install cost? The rest lowers the rez cost."
    ),
    "instead": _instead,
    "secretly spend": _psi,
    "guess even or odd": lambda s, frame: f"did the Runner spend an even or an odd number? {_psi_result(s)}",
    "guess how much was spent": lambda s, frame: f"how many credits did the Runner spend? {_psi_result(s)}",
    "mulligan": lambda s, frame: "take a mulligan?",
    "keep a remote server": lambda s, frame: (
        f"you can have only {how_many(remote_limit(s), 'remote server')}. "
        "Choose one that you keep; all cards in those that you do not keep are trashed."
    ),
    "where the trashed card goes": lambda s, frame: "it is trashed, and more than one effect applies. Choose one.",
    "over the memory limit: trash": _too_many("Your programs need more memory than you have."),
    "more than one console: trash": _too_many("You can have only one console."),
    "not allowed there: trash": _too_many("These cards cannot all stay there."),
    "look and select": lambda s, frame: "look at the grip and choose which cards the damage trashes?",
    "damage: trash": lambda s, frame: (
        f"choose {how_many(frame.high - len(frame.chosen), 'card')} to lose to the damage."
    ),
    "infinite loop: how many times": lambda s, frame: "this could go on forever. How many more times?",
}


__all__ = ["TEXT", "Prompt", "asking_card", "describe", "outcomes", "prompt"]
