"""Explain why an option is not offered: every rule that forbids it now.

The answer comes from the same predicates that make the options; this module only finds out what an
option is about and which window it would need.
"""

from __future__ import annotations

from typing import Final

from sneakdoor.kernel.frames import Move
from sneakdoor.model.abilities import Paid
from sneakdoor.model.causes import BASIC_ACTIONS, BasicActionKind
from sneakdoor.model.enums import ANYONE, CORP, HAND, NEW_REMOTE, PLAY, RUNNER, SCORE, SIDE_NAMES, server_name
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.state import State
from sneakdoor.options import Option
from sneakdoor.rules.abilities import use_refusals
from sneakdoor.rules.access import current_access
from sneakdoor.rules.actions import ActionWindow, action_moves, basic_bill, refuse_action
from sneakdoor.rules.costs import short
from sneakdoor.rules.encounters import in_break_window
from sneakdoor.rules.installing import Install, refuse_destination
from sneakdoor.rules.loops import AGAIN
from sneakdoor.rules.obligations import refuse_unbound
from sneakdoor.rules.playing import play_refusals
from sneakdoor.rules.potential import USELESS
from sneakdoor.rules.questions import Ask, Pick
from sneakdoor.rules.rezzing import rez_refusals
from sneakdoor.rules.runs import JACK_OUT, current_run, refuse_jack_out
from sneakdoor.rules.scoring import score_refusals
from sneakdoor.rules.structures import Approach
from sneakdoor.rules.visibility import visible
from sneakdoor.rules.windows import PaidWindow, ReactionWindow

MANY_DIGITS: Final = 9
"""No number of a server is as long as that."""

OVER: Final = Refusal("1.7.1", "The game is over.")
NO_ACTION_WINDOW: Final = Refusal("9.2.6", "A player takes actions only in an action window of their own turn.")
OTHER_TURN: Final = Refusal("5.2.5", "A player takes actions only in the action phase of their own turn.")
NO_REZ_WINDOW: Final = Refusal("9.2.7c", "Cards are rezzed only in windows that allow it.")
NO_SCORE_WINDOW: Final = Refusal("9.2.7d", "Agendas are scored only in windows that allow it.")
NO_PAID_WINDOW: Final = Refusal("9.5.5", "Paid abilities are used only in a paid ability window.")
NOT_CORP: Final = Refusal("9.2.7c", "Only the Corp rezzes cards.")
NOT_CORP_SCORES: Final = Refusal("9.2.7d", "Only the Corp scores agendas.")
NO_SUCH_CARD: Final = Refusal("10.2.1", "There is no such card that this side knows of.")
NO_SUCH_ABILITY: Final = Refusal("9.1.1", "The card has no such paid ability.")
NO_SUCH_SERVER: Final = Refusal("4.7.6a", "There is no such server.")
NOT_YOURS: Final = Refusal("1.13.4", "The card is not under this side's control.")
NOT_IN_HAND: Final = Refusal("5.2.3", "Basic actions play and install cards from the hand.")
NO_RUN: Final = Refusal("6.1.5", "There is no run to jack out of.")
NOT_HERE: Final = Refusal("6.1.5a", "The Runner can jack out only while approaching ice or the server.")
NOT_MOVING: Final = Refusal("26.03:6.1.5a", "The Runner can jack out only in the movement phase of a run.")
FIRST_ICE: Final = Refusal("6.1.5b", "The Runner cannot jack out at the first piece of ice approached in a run.")
NOT_RUNNER: Final = Refusal("7.1.1", "Only the Runner accesses cards, and trashes or steals what is accessed.")
NO_ACCESS: Final = Refusal("7.8.3", "No card is being accessed.")
MANDATORY: Final = Refusal("9.2.8e", "A mandatory ability is still pending.")
NO_PASS: Final = Refusal("9.2.6b", "In an action window an action must be taken.")
NOT_ENCOUNTERED: Final = Refusal("3.9.5e", "Subroutines are broken only in the window of an encounter.")
NOT_ASKED: Final = Refusal("9.2.3", "This is not what is being asked now.")


def why_not(s: State, option: Option, side: int) -> tuple[Refusal, ...]:
    """Every refusal, in a fixed order: timing first, then what the option is about, then its cost."""
    if s.outcome is not None:
        return (OVER,)
    out: list[Refusal] = []
    # CR 10.2.2a: the other side's questions and answers may depend on cards that this side does not see.
    asked = s.open is None or s.asked == side
    if not asked:
        out.append(Refusal("9.2.3", f"It is {SIDE_NAMES[s.asked]}'s turn to decide."))
    kind = option.kind
    if asked and _looping(s, kind):
        out.append(AGAIN)
        if kind in ("trigger", "pick", "continue"):
            return tuple(out)
    basic = BASIC_ACTIONS.get(kind)
    if basic is not None:
        _action(s, basic, option, side, out)
    elif kind == "rez":
        _rez(s, option, side, out)
    elif kind == "score":
        _score(s, option, side, out)
    elif kind in ("use", "action"):
        _use(s, option, side, out)
    elif kind == "jack out":
        _jack_out(s, out)
    elif not asked and kind not in ("trash", "steal", "subroutine"):
        out.append(NOT_ASKED)
    elif kind in ("server", "host", "rig", "done") and isinstance(s.stack[-1], Install):
        _installing(s, s.stack[-1], option, side, out)
    elif kind in ("trash", "steal") or (kind == "go on" and current_access(s) is not None):
        _accessed(s, kind, side, out)
    elif kind == "number" and isinstance(s.stack[-1], Ask) and s.stack[-1].options[0][0] == "number":
        out.append(Refusal(s.stack[-1].rule, "That number is not within what may be chosen."))
    elif kind == "pass":
        out.append(NO_PASS if isinstance(s.stack[-1], ActionWindow) else MANDATORY)
    elif kind == "subroutine" and in_break_window(s) is None:
        out.append(NOT_ENCOUNTERED)
    else:
        out.append(NOT_ASKED)
    if not s.book.ruleset.potential:
        out = [one for one in out if one not in USELESS]  # CR 26.03:1.2.4: that alone refuses nothing
    return tuple(dict.fromkeys(out)) or (NOT_ASKED,)


def _looping(s: State, kind: str) -> bool:
    """CR 10.10.2: was it withdrawn because it only goes round in a loop?"""
    top = s.stack[-1]
    if kind == "trigger":
        return isinstance(top, ReactionWindow) and top.withdrawn
    if kind == "pick":
        return isinstance(top, Pick) and top.rule == AGAIN.rule
    if kind == "continue":
        return s.open is not None and s.open == [JACK_OUT]
    return kind in ("use", "rez", "score", "permit") and isinstance(top, PaidWindow) and top.refuse_loop(s) is not None


def _cards(s: State, option: Option, side: int) -> list[int]:
    """The cards an option could mean, as this side knows them."""
    if option.handle:
        # What a side may not see must not show in the answer either, so it gets none about such a card.
        return [cid for cid, thing in s.things.items() if thing.handle == option.handle and visible(s, cid, side)]
    return [cid for cid in range(len(s.code)) if s.card(cid).title == option.card and visible(s, cid, side)]


def _find(s: State, option: Option, side: int, zones: tuple[int, ...], out: list[Refusal]) -> int:
    """The card meant, those in the expected zones first; -1 and a refusal if there is none."""
    found = sorted(_cards(s, option, side), key=lambda cid: s.zone[cid] not in zones)
    if not found:
        out.append(NO_SUCH_CARD)
        return -1
    return found[0]


def _server(option: Option) -> int:
    name = option.server
    for server in range(3):
        if server_name(server) == name:
            return server
    word, _, number = name.partition(" ")
    plain = word == "Server" and number.isascii() and number.isdigit() and len(number) < MANY_DIGITS
    return int(number) + 2 if plain and int(number) else -1


def _action(s: State, kind: BasicActionKind, option: Option, side: int, out: list[Refusal]) -> None:
    if s.active != side:
        out.append(OTHER_TURN)
    elif not isinstance(s.stack[-1], ActionWindow):
        out.append(NO_ACTION_WINDOW)
    about = -1
    if kind == "run":
        about = _server(option)
        if about < 0:
            out.append(NO_SUCH_SERVER)
            return
    elif kind in ("install", "play"):
        about = _find(s, option, side, (HAND,), out)
        if about < 0:
            return
        if s.zone[about] != HAND:
            out.append(NOT_IN_HAND)
        if s.owner[about] != side:
            out.append(NOT_YOURS)
            return
    elif kind in ("advance", "trash resource"):
        about = _find(s, option, side, (PLAY,), out)
        if about < 0:
            return
    cost = short(s, side, basic_bill(s, kind), (kind, about))
    if cost is not None:
        out.append(cost)
    _bound(s, side, (kind,) if about < 0 else (kind, about), out)
    if kind == "play":
        out.extend(play_refusals(s, side, about))
        return
    refusal = refuse_action(s, side, kind, about)
    if refusal is not None:
        out.append(refusal)


def _bound(s: State, side: int, move: Move, out: list[Refusal]) -> None:
    """An action that would be possible, if nothing else had to be done first."""
    if s.active == side and isinstance(s.stack[-1], ActionWindow):
        refusal = refuse_unbound(s, side, move, action_moves(s, side))
        if refusal is not None:
            out.append(refusal)


def _rez(s: State, option: Option, side: int, out: list[Refusal]) -> None:
    if side != CORP:
        out.append(NOT_CORP)
    top = s.stack[-1]
    window = top if isinstance(top, PaidWindow) and top.rez else None
    if window is None:
        out.append(NO_REZ_WINDOW)
    cid = _find(s, option, side, (PLAY,), out)
    if cid >= 0 and side == CORP:  # what it would cost the Corp, and out of what, is not the Runner's to know
        out.extend(rez_refusals(s, cid, window.approached if window is not None else -1))


def _score(s: State, option: Option, side: int, out: list[Refusal]) -> None:
    if side != CORP:
        out.append(NOT_CORP_SCORES)
    top = s.stack[-1]
    if not (isinstance(top, PaidWindow) and top.score):
        out.append(NO_SCORE_WINDOW)
    cid = _find(s, option, side, (PLAY,), out)
    if cid >= 0 and side == CORP:
        out.extend(score_refusals(s, cid))


def _use(s: State, option: Option, side: int, out: list[Refusal]) -> None:
    cid = _find(s, option, side, (PLAY, SCORE), out)
    if cid < 0:
        return
    own = s.book.own[s.code[cid]]
    number = own[option.ability] if 0 <= option.ability < len(own) else -1
    decl = s.book.abilities[number].decl if number >= 0 else None
    if not isinstance(decl, Paid):
        out.append(NO_SUCH_ABILITY)
        return
    thing = s.things.get(cid)
    if thing is None or not thing.active:
        out.append(Refusal("1.8.4", "The card is not active."))
    user = (thing.controller if thing is not None else s.owner[cid]) if decl.by < 0 else decl.by
    user = side if decl.by == ANYONE else user
    if user != side:
        out.append(NOT_YOURS)
        return
    if decl.action:
        if s.active != side:
            out.append(OTHER_TURN)
        elif not isinstance(s.stack[-1], ActionWindow):
            out.append(Refusal("9.5.2a", "An ability with a click in its cost is used in an action window."))
    elif decl.interrupts:
        out.append(Refusal("1.4:9.8.3", "An interrupt can only answer something that is about to happen."))
    elif not isinstance(s.stack[-1], PaidWindow):
        out.append(NO_PAID_WINDOW)
    if any(one.breaks() for one in s.book.abilities[number].program):
        if in_break_window(s) is None:
            out.append(NOT_ENCOUNTERED)
    if thing is not None:
        out.extend(use_refusals(s, side, cid, number))
        _bound(s, side, ("action", cid, number), out)


def _jack_out(s: State, out: list[Refusal]) -> None:
    run = current_run(s)
    if run is None:
        out.append(NO_RUN)
        return
    phase = run.phase(s)
    moves = s.book.ruleset.phases["pass"] is s.book.ruleset.phases["server"]  # by 26.03, in one phase between them
    if not isinstance(phase, Approach) or phase.asked_at not in phase.table().places:
        out.append(NOT_MOVING if moves else NOT_HERE)
    elif phase.is_approach and not run.approached:
        out.append(FIRST_ICE)
    elif s.stack[-1] is not phase:
        rule, when = phase.question(s)[1], "the movement phase" if moves else "an approach"
        out.append(Refusal(rule, f"In {when} the Runner jacks out at one step, not before or after it."))
    refusal = refuse_jack_out(s)
    if refusal is not None:
        out.append(refusal)


def _installing(s: State, install: Install, option: Option, side: int, out: list[Refusal]) -> None:
    """A destination that is not offered, or like cards that must still be trashed."""
    if option.kind == "done":
        refusal = install.refuse_done(s) if install.destined else NOT_ASKED
    elif install.destined:
        refusal = NOT_ASKED
    elif option.kind == "server":
        new = option.server == server_name(NEW_REMOTE)
        refusal = refuse_destination(s, install, ("server", NEW_REMOTE if new else _server(option)))
    elif option.kind == "host":
        host = _find(s, option, side, (PLAY,), out)
        refusal = refuse_destination(s, install, ("host", host)) if host >= 0 else None
    else:
        refusal = refuse_destination(s, install, ("rig",))
    if refusal is not None:
        out.append(refusal)


def _accessed(s: State, kind: str, side: int, out: list[Refusal]) -> None:
    if side != RUNNER:
        out.append(NOT_RUNNER)  # CR 7.2.2: the Corp learns nothing of what the Runner found in R&D
        return
    access = current_access(s)
    if access is None:
        out.append(NO_ACCESS)
        return
    if kind == "go on":
        refusal = access.refuse_go_on(s)
    else:
        refusal = access.refuse_trash(s) if kind == "trash" else access.refuse_steal(s)
    if refusal is not None:
        out.append(refusal)


__all__ = ["why_not"]
