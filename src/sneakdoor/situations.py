"""The situation of the open question in one sentence: where the game is, or what made the card ask.

A situation is for the side that is asked, and names only what that side may see.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from sneakdoor.ability_text import resolving, said
from sneakdoor.grammar.nouns import how_many, joined
from sneakdoor.grammar.sentences import capital
from sneakdoor.grammar.verbs import address, does
from sneakdoor.kernel.frames import Move
from sneakdoor.language.instructions.lasting_effects import Body
from sneakdoor.model import parts
from sneakdoor.model.abilities import Paid, Play, Sub, When, While
from sneakdoor.model.changes import Change
from sneakdoor.model.constants import Permit
from sneakdoor.model.enums import CORP, RUNNER, SIDE_NAMES, server_name
from sneakdoor.model.roles import APPROACHING_ICE, TURN_WINDOWS, StepRole
from sneakdoor.model.state import State
from sneakdoor.option_text import called, ice_place
from sneakdoor.rules.abilities import Resolve, UsePaid
from sneakdoor.rules.access import AccessCard
from sneakdoor.rules.encounters import current_encounter
from sneakdoor.rules.ice import subroutines
from sneakdoor.rules.imminence import Imminent, is_expected
from sneakdoor.rules.installing import Install
from sneakdoor.rules.quantities import strength
from sneakdoor.rules.runs import current_run
from sneakdoor.rules.visibility import visible
from sneakdoor.rules.windows import PaidWindow


def doing(s: State, side: int, verb: str) -> str:
    """What a side does, as the asked side hears it: "you make", "the Runner makes"."""
    return does("you" if side == s.asked else SIDE_NAMES[side], verb)


def situation(s: State) -> str:
    """The situation of the open question, as a whole sentence; empty if nothing has to be said."""
    frame: Any = s.stack[-1]
    kind = frame.question(s)[0]
    found = _BY_KIND[kind](s, frame) if kind in _BY_KIND else _of_ability(s)
    return f"{capital(found)}{'' if found.endswith('.') else '.'}" if found else ""


def main_move(s: State) -> Move | None:
    """The answer that the situation is about, if it is open: the rez of the approached ice, stealing an agenda."""
    moves = s.open or []
    top = s.stack[-1]
    if isinstance(top, PaidWindow) and top.role == "rez ice" and ("rez", top.approached) in moves:
        return ("rez", top.approached)
    return ("steal",) if isinstance(top, AccessCard) and ("steal",) in moves else None


# -- windows ------------------------------------------------------------------------------------------------


def _paid(s: State, frame: Any) -> str:
    role: StepRole = frame.role
    return _of_turn(s, role) if role in TURN_WINDOWS else _of_run(s, role)


def _of_turn(s: State, role: StepRole) -> str:
    whose = "your" if s.active == s.asked else f"{SIDE_NAMES[s.active]}'s"
    left = how_many(s.clicks[s.active], "click")
    if role in ("before corp turn", "before runner turn"):
        return f"{whose} turn is about to begin"
    if role in ("before corp turn ends", "before runner turn ends"):
        return f"{whose} turn is about to end"
    return f"{whose} turn: {left} left"


def _of_run(s: State, role: StepRole) -> str:
    run = current_run(s)
    if run is None:
        return ""
    encounter = current_encounter(s)
    if role == "break" and encounter is not None and encounter.ice in s.things:
        return f"{doing(s, RUNNER, 'encounter')} {called(s, encounter.ice, s.asked)}, {_shape(s, encounter.ice)}"
    ice = run.ice(s)
    if role in APPROACHING_ICE and ice >= 0:
        return f"{doing(s, RUNNER, 'approach')} {ice_there(s, ice)}"
    return f"{doing(s, RUNNER, 'approach')} {server_name(run.server)}"


def _shape(s: State, ice: int) -> str:
    encounter = current_encounter(s)
    subs = subroutines(s, ice)
    left = sum(encounter is None or one not in encounter.broken for one in subs)
    if not subs:
        return f"strength {strength(s, ice)}, without subroutines"
    if s.asked == RUNNER and left == len(subs):  # the choice says what they do
        return f"strength {strength(s, ice)}"
    some = f"{left} of " if left < len(subs) else ""
    return f"strength {strength(s, ice)}, {some}{how_many(len(subs), 'subroutine')} unbroken"


def ice_there(s: State, ice: int) -> str:
    """A piece of ice and which one it is on the way: "Ice Wall, ice 1 of 2 protecting HQ"."""
    if not visible(s, ice, s.asked):
        return called(s, ice, s.asked)
    alone = len(s.ice.get(s.things[ice].server, ())) == 1
    return f"{called(s, ice, s.asked)}, {ice_place(s, ice).removeprefix('ice ' if alone else '')}"


def _action(s: State, frame: Any) -> str:
    return f"your turn: {how_many(s.clicks[s.asked], 'click')} left"


def _ahead(s: State, frame: Any) -> str:
    run = current_run(s)
    if run is None:
        return ""
    ice = run.ice(s)
    approached = ice_there(s, ice) if ice >= 0 and frame.question_role() in APPROACHING_ICE else ""
    return f"{doing(s, RUNNER, 'approach')} {approached or server_name(run.server)}"


# -- abilities ----------------------------------------------------------------------------------------------


def _of_ability(s: State) -> str:
    """What made the innermost ability resolve, or who uses it."""
    f = resolving(s)
    if f is None or f.src < 0:
        return ""
    decl = s.book.abilities[f.ability].decl
    if happened := event(s, f.src, f.ability, f.change):
        return happened
    name = called(s, f.src, s.asked)
    if isinstance(decl, Play):
        return f"{doing(s, f.side, 'play')} {name}"
    if isinstance(decl, Sub):
        return f"a subroutine of {name} resolves"
    if isinstance(decl, Paid | Permit):
        return f"{doing(s, f.side, 'use')} {name}"
    return f"{name} does this instead" if isinstance(decl, Body) else ""


def event(s: State, src: int, ability: int, change: Change | None) -> str:
    """What met the condition of an ability, without a full stop."""
    decl = s.book.abilities[ability].decl
    if change is not None and change.kind == "traced":
        return f"the trace is {change.cause}"
    if isinstance(decl, While):
        words = decl.condition.say().removeprefix("if ")
        return said(s, Resolve(ability, src, s.owner[src]), re.sub(r"\bit\b", "this card", words, count=1))
    if not isinstance(decl, When):
        return ""
    words = decl.event.say()
    run = current_run(s)
    if words.startswith("if "):
        return f"the run on {server_name(run.server)} is successful" if run is not None else ""
    words = words.replace("a unsuccessful", "an unsuccessful").replace("a run ends", "the run ends")
    words = words.replace("a turn ends", "the turn ends")
    side = s.things[src].controller if src in s.things else s.owner[src]
    sentence = said(s, Resolve(ability, src, side), words)
    about = _subject(s, src, change)
    return f"{sentence}: {about}" if about and about not in sentence else sentence


def _subject(s: State, src: int, change: Change | None) -> str:
    """The card that a change was about, if it is still that object and the asked side sees it."""
    if change is None or change.cid < 0 or change.cid == src or s.ref[change.cid] != change.ref:
        return ""
    return called(s, change.cid, s.asked) if visible(s, change.cid, s.asked) else ""


def _reaction(s: State, frame: Any) -> str:
    """What has met the conditions of the waiting abilities."""
    mine = [one for one in frame.waiting() if one.controller == s.asked]
    events = [event(s, one.src, one.ability, one.change) for one in mine]
    return joined(list(dict.fromkeys(one for one in events if one)))


# -- what is about to happen --------------------------------------------------------------------------------


def _interrupt(s: State, frame: Any) -> str:
    about = imminent_now(s)
    return f"about to happen: {about}" if about else ""


def imminent_now(s: State) -> str:
    """What is about to happen, in words."""
    imminent = s.find(Imminent)
    expected = [one for one in imminent.parts if is_expected(s, one)] if imminent is not None else []
    phrases = list(dict.fromkeys(words for one in expected if (words := imminent_words(s, one))))
    return joined([words for words in phrases if words != _PLAIN_PARTS["half"]] or phrases)


def imminent_words(s: State, one: parts.Part) -> str:
    """One part of what is about to happen."""
    cid = one.card()
    card = called(s, cid, s.asked) if cid >= 0 else ""
    if isinstance(one, parts.Damage):
        return f"{one.amount} {one.damage} damage to {'you' if s.asked == RUNNER else 'the Runner'}"
    if isinstance(one, parts.Tag):
        return f"{doing(s, RUNNER, 'take')} {how_many(one.amount, 'tag')}"
    if isinstance(one, parts.BadPublicity):
        return f"{doing(s, CORP, 'take')} {one.amount} bad publicity"
    if isinstance(one, parts.Draw):
        return f"{doing(s, one.by, 'draw')} {how_many(one.amount, 'card')}"
    if isinstance(one, parts.Trace):
        return f"a trace with base strength {one.amount}"
    if isinstance(one, parts.AccessServer):
        return f"{doing(s, RUNNER, 'access')} cards in {server_name(one.server)}"
    if isinstance(one, parts.Cost):
        return f"{doing(s, one.by, 'pay')} {how_many(one.amount, 'credit')} to {one.purpose} {card}"
    words = _PLAIN_PARTS.get(one.kind) or (_ON_CARD.get(one.kind, "").format(card) if card else "")
    return address(words, SIDE_NAMES[s.asked], SIDE_NAMES[1 - s.asked])


_PLAIN_PARTS: Final = {
    "break": "a subroutine is broken",
    "draw card": "a card is drawn",
    "end the run": "the run ends",
    "jack out": "the Runner jacks out",
    "purge": "virus counters are purged",
    "remove tags": "tags are removed",
    "shuffle": "a deck is shuffled",
    "strengthen": "an icebreaker gets stronger",
    "success": "the run becomes successful",
    "ability": "an ability resolves",
    "half": "the rest of the effect",
}

_ON_CARD: Final = {
    "access card": "the Runner accesses {}",
    "access from Archives": "the Runner accesses {}",
    "access from HQ": "the Runner accesses a card from HQ",
    "access from R&D": "the Runner accesses a card from R&D",
    "access installed": "the Runner accesses {}",
    "add to score area": "{} is added to a score area",
    "advance": "{} is advanced",
    "derez": "{} is derezzed",
    "discard": "{} is discarded",
    "expose": "{} is exposed",
    "forfeit": "{} is forfeited",
    "host": "{} is hosted",
    "pass": "the Runner passes {}",
    "remove from game": "{} is removed from the game",
    "rez": "{} is rezzed",
    "score": "{} is scored",
    "shuffle in": "{} is shuffled into a deck",
    "steal": "{} is stolen",
    "to deck bottom": "{} goes to the bottom of a deck",
    "to deck top": "{} goes on top of a deck",
    "to discard pile": "{} goes to a discard pile",
    "to hand": "{} goes to a hand",
    "trash": "{} is trashed",
}


# -- accesses and the rest ----------------------------------------------------------------------------------


def _accesses(s: State, frame: Any) -> str:
    where = f" in {server_name(frame.server)}" if frame.server >= 0 else ""
    return f"you access cards{where}: {frame.to_come(s)} left"


def _accessed(s: State, frame: Any) -> str:
    where = f" in {server_name(frame.server)}" if frame.server >= 0 else ""
    return f"you access {called(s, frame.cid, s.asked)}{where}"


def _installing(s: State, frame: Any) -> str:
    return f"you install {called(s, frame.cid, s.asked)}"


def _paying_x(s: State, frame: Any) -> str:
    below = s.stack[-2]
    verb = "install" if isinstance(below, Install) else "use" if isinstance(below, UsePaid) else "play"
    return f"you {verb} {called(s, frame.src, s.asked)}"


def _turn_ends(s: State, frame: Any) -> str:
    if frame.source() >= 0:
        return _of_ability(s)
    return f"your turn ends with {how_many(len(s.hand[s.asked]), 'card')} in hand"


_BY_KIND: Final[dict[str, Callable[[State, Any], str]]] = {
    "paid ability window": _paid,
    "action": _action,
    "reaction": _reaction,
    "interrupt": _interrupt,
    "access": _accesses,
    "accessed card": _accessed,
    "jack out": _ahead,
    "install destination": _installing,
    "trash like cards": _installing,
    "discard": _turn_ends,
    "choose X": _paying_x,
    "credits from": lambda s, frame: "",
    "tokens from": lambda s, frame: "",
    "mulligan": lambda s, frame: "this is your starting hand",
}


__all__ = [
    "doing",
    "event",
    "ice_there",
    "imminent_now",
    "imminent_words",
    "main_move",
    "situation",
]
