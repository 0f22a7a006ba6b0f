"""Actions (CR 5.2): the basic ones of both sides, and the window in which they are taken."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from sneakdoor.kernel.frames import Move, StepTable, step, table
from sneakdoor.model import bills, parts
from sneakdoor.model.bills import A_CLICK, ONE_CLICK, Bill, some_credits
from sneakdoor.model.causes import BasicActionKind
from sneakdoor.model.changes import OfAbility
from sneakdoor.model.enums import CORP, EVENT, IDENTITY, OPERATION, RESOURCE, RUNNER
from sneakdoor.model.game_frame import Sided
from sneakdoor.model.keys import ACTION, CREDITS, LastingKey
from sneakdoor.model.moves import QuestionKind
from sneakdoor.model.quantity_phrases import Quantity
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.roles import StepRole
from sneakdoor.model.state import D_ENDED, State
from sneakdoor.rules.abilities import UsePaid, is_idle_use, refuse_use
from sneakdoor.rules.changes import entries, happen
from sneakdoor.rules.checkpoints import checkpoint
from sneakdoor.rules.costs import pay, short
from sneakdoor.rules.hosts import like_hand
from sneakdoor.rules.imminence import perform
from sneakdoor.rules.installing import installs_freely, refuse_install
from sneakdoor.rules.loops import forget_rounds
from sneakdoor.rules.money import gain_credits, purse
from sneakdoor.rules.obligations import bound
from sneakdoor.rules.playing import PlayCard, refuse_play
from sneakdoor.rules.potential import EMPTY_STACK, NO_DRAW, NO_TAG, USELESS
from sneakdoor.rules.quantities import (
    additional_bill,
    forbidden,
    install_cost,
    is_tagged,
    play_cost,
    total,
    type_of,
    untrashable,
)
from sneakdoor.rules.runs import Run, refuse_run, run_bill, run_moves
from sneakdoor.rules.scoring import refuse_advance

NOT_TAGGED: Final = Refusal("10.5.3", "The Runner is not tagged.")
NOT_RESOURCE: Final = Refusal("5.2.7g", "Only an installed resource can be trashed this way.")
CANNOT_TRASH: Final = Refusal("1.2.2", "A card says that this resource cannot be trashed.")
BASIC: Final = "basic action"
NOT_YOURS: Final = Refusal("5.2.3", "This action belongs to the other side.")

RULE: Final[dict[tuple[int, BasicActionKind], str]] = {
    (CORP, "credit"): "5.2.7b",
    (CORP, "draw"): "5.2.7c",
    (CORP, "install"): "5.2.7d",
    (CORP, "play"): "5.2.7e",
    (CORP, "advance"): "5.2.7f",
    (CORP, "trash resource"): "5.2.7g",
    (CORP, "purge"): "5.2.7h",
    (RUNNER, "credit"): "5.2.8b",
    (RUNNER, "draw"): "5.2.8c",
    (RUNNER, "install"): "5.2.8d",
    (RUNNER, "play"): "5.2.8e",
    (RUNNER, "run"): "5.2.8f",
    (RUNNER, "remove tag"): "5.2.8g",
}

CLICK_AND_CREDIT: Final[Bill] = (A_CLICK, some_credits(1))
CLICK_AND_TWO_CREDITS: Final[Bill] = (A_CLICK, some_credits(2))
THREE_CLICKS: Final[Bill] = (bills.Clicks(3),)


def cost_of(kind: BasicActionKind) -> Bill:
    """The clicks and credits of a basic action (CR 5.2.7, 5.2.8)."""
    if kind == "advance":
        return CLICK_AND_CREDIT
    if kind in ("trash resource", "remove tag"):
        return CLICK_AND_TWO_CREDITS
    if kind == "purge":
        return THREE_CLICKS
    return ONE_CLICK


PRICED: Final[dict[BasicActionKind, Quantity]] = {
    "remove tag": "cost to remove a tag",
    "trash resource": "cost to trash a resource",
}
"""Basic actions whose price cards can change (CR 5.2.7g, 5.2.8g)."""


DRAW_MORE: Final[LastingKey] = "draw more"
"""How many more cards the basic action draws."""

_WITHOUT_CARD: Final[tuple[BasicActionKind, ...]] = ("draw", "remove tag")
"""Basic actions without a target, which may find nothing to do."""


def basic_bill(s: State, kind: BasicActionKind) -> Bill:
    """What a basic action costs, as cards raise or lower its price (CR 1.15.1c: never below 0)."""
    quantity = PRICED.get(kind)
    if quantity is None or quantity not in s.index:
        return cost_of(kind)
    return (A_CLICK, some_credits(max(0, total(s, quantity, -1, 2))))


def action_bill(s: State, side: int, kind: BasicActionKind, about: int) -> Bill:
    """What a basic action costs, with all that cards add to it (CR 1.15.9)."""
    # CR 26.03:5.2.3a: what is added to an effect "with the basic action" is added wherever one has that effect.
    bill = basic_bill(s, kind)
    if kind == "trash resource" and "cost:trash resource" in s.index:
        return (*bill, *additional_bill(s, "trash resource", side, about))
    if kind == "advance" and "cost:advance" in s.index:
        return (*bill, *additional_bill(s, "advance", side, about))
    return bill


def refuse_action(s: State, side: int, kind: BasicActionKind, about: int, less: int = 0) -> Refusal | None:
    """Why a basic action cannot be taken, with `less` clicks deducted from its cost; None if it can."""
    if (side, kind) not in RULE:
        return NOT_YOURS
    refusal = short(s, side, action_bill(s, side, kind, about), (kind, about), less)
    if refusal is not None:
        return refusal
    # CR 5.2.4: an action that could not change anything cannot be taken; by CR 26.03:1.2.4 it is idle.
    if kind == "draw":
        return refuse_draw(s, side)
    if kind == "install":
        return refuse_install(s, about)
    if kind == "play":
        return refuse_play(s, side, about, less=less)
    if kind == "advance":
        return refuse_advance(s, about)
    if kind == "trash resource":  # CR 3.10.4: while the Runner is tagged
        if not is_tagged(s):
            return NOT_TAGGED
        thing = s.things.get(about)
        if thing is None or not thing.installed or type_of(s, about) != RESOURCE:
            return NOT_RESOURCE
        return CANNOT_TRASH if untrashable(s, about, side) else None
    if kind == "run":
        return refuse_run(s, about, basic=True, less=less)
    if kind == "remove tag":
        return None if s.tags else NO_TAG
    return None


def refuse_draw(s: State, side: int) -> Refusal | None:
    """Why a side cannot draw a card by its action, if so."""
    if forbidden(s, "corp draw" if side == CORP else "draw"):
        return NO_DRAW
    return EMPTY_STACK if side == RUNNER and not s.deck[RUNNER] else None


def action_moves(s: State, side: int, less: int = 0) -> list[Move]:
    """Every action a side may take now, with `less` clicks deducted from its cost."""
    # CR 5.2.7a + 5.2.8a: the basic ones of the side, and below those that active cards add.
    out: list[Move] = [("credit",)]
    if (s.clicks[side] or short(s, side, ONE_CLICK, ("draw", -1), less) is None) and refuse_draw(s, side) is None:
        out.append(("draw",))
    # CR 5.2.7d: if no card says anything about it, what of the Corp's is neither played nor an identity is installed.
    freely = side == CORP and installs_freely(s)
    most = purse(s, side)
    # If the install cost depends on the host, or on the server for the Corp, it is not known here.
    priced = side == RUNNER and "install cost" not in s.index
    seen: set[int] = set()
    cards, codes = s.book.cards, s.code
    for cid in s.hand[side]:
        code = codes[cid]
        if code in seen:
            continue  # copies in hand are the same card to their owner
        seen.add(code)
        kind = cards[code].type
        if kind == OPERATION or kind == EVENT:
            if play_cost(s, cid) <= most and refuse_play(s, side, cid, less=less) is None:
                out.append(("play", cid))
        elif priced and install_cost(s, cid) > most:
            continue
        elif (freely and kind != IDENTITY) or refuse_install(s, cid) is None:
            out.append(("install", cid))
    for cid in like_hand(s, side):
        if refuse_play(s, side, cid, less=less) is None:
            out.append(("play", cid))
        elif refuse_install(s, cid) is None:
            out.append(("install", cid))
    if side == CORP:
        _corp_moves(s, out, less)
    else:
        run_moves(s, out, less)
        if s.tags and short(s, side, basic_bill(s, "remove tag"), ("remove tag", -1), less) is None:
            out.append(("remove tag",))
    key = ACTION[side]
    if key in s.index or "grant" in s.index:
        abilities = s.book.abilities
        for cid, number in entries(s, key):
            if abilities[number].due <= most and refuse_use(s, side, cid, number, less) is None:
                out.append(("action", cid, number))
    return out


def idle_actions(s: State, side: int) -> list[Move]:
    """Actions that may be taken although they could change nothing (CR 26.03:1.2.4)."""
    # Without a card to name there is no such action to choose: see the readings of 26.03.
    out: list[Move] = [
        (kind,) for kind in _WITHOUT_CARD if (side, kind) in RULE and refuse_action(s, side, kind, -1) in USELESS
    ]
    copies = {s.code[cid]: cid for cid in reversed(s.hand[side])}
    out.extend([("play", cid) for cid in copies.values() if refuse_play(s, side, cid) in USELESS])
    out.extend([("action", cid, n) for cid, n in entries(s, ACTION[side]) if is_idle_use(s, side, cid, n)])
    return out


def _corp_moves(s: State, out: list[Move], less: int) -> None:
    bill = CLICK_AND_CREDIT
    lent = CREDITS[CORP] in s.index
    if lent or (s.clicks[CORP] and s.credits[CORP]) or short(s, CORP, bill, ("advance", -1), less) is None:
        for cid, thing in s.things.items():
            if thing.installed and thing.controller == CORP and refuse_advance(s, cid) is None:
                # CR 1.10.4b: credits on cards may be there for advancing some cards and no others.
                if (not lent or short(s, CORP, bill, ("advance", cid), less) is None) and (
                    "cost:advance" not in s.index or refuse_action(s, CORP, "advance", cid, less) is None
                ):
                    out.append(("advance", cid))
    if is_tagged(s) and short(s, CORP, basic_bill(s, "trash resource"), ("trash resource", -1), less) is None:
        for cid, thing in s.things.items():
            if thing.installed and type_of(s, cid) == RESOURCE:
                if refuse_action(s, CORP, "trash resource", cid, less) is None:
                    out.append(("trash resource", cid))
    if s.clicks[CORP] > 2 or short(s, CORP, THREE_CLICKS, ("purge", -1), less) is None:
        out.append(("purge",))  # CR 10.1.1a: even with no virus counter anywhere


def different_moves(s: State, side: int, less: int = 0) -> list[Move]:
    """Those of the same actions that are different from all that the side took this turn."""
    taken = actions_taken(s, side)
    return [move for move in action_moves(s, side, less) if identity_of(s, move) not in taken]


Identity = tuple[str, int, int]


def action_of(one: OfAbility) -> Identity:
    """Which action it was that was taken."""
    return (one.cause, -1, -1) if one.cause else ("", one.ref, one.ability)


def actions_taken(s: State, side: int) -> list[Identity]:
    """What makes the actions of this turn the same or different.

    CR 5.2.6: the kind of basic action, or the ability and its card.
    """
    return [
        action_of(one)
        for one in s.journal.since(s.marks[0])
        if isinstance(one, OfAbility) and one.kind == "action" and one.side == side
    ]


def identity_of(s: State, move: Move) -> Identity:
    """CR 5.2.6a: the same basic action, for any card, or the same ability of the same card."""
    return ("", s.ref[move[1]], move[2]) if move[0] == "action" else (move[0], -1, -1)


class ActionWindow(Sided):
    """An action window (CR 9.2.6): the active player must take one action."""

    __slots__ = ("different", "rule", "sid")

    stage: ClassVar[str] = "action window"
    asked_at: ClassVar[str] = "before_priority"

    def __init__(self, rule: str = "", side: int = 0, different: bool = False, sid: int = -1, at: int = 0) -> None:
        self.at = at
        self.rule = rule
        self.side = side
        self.different = different  # from all actions taken this turn
        self.sid = sid  # of the action, once it is taken: effects may last as long

    def table(self) -> StepTable:
        return ACTION_WINDOW

    def question(self, s: State) -> tuple[QuestionKind, str]:
        return "action", self.rule

    def question_role(self) -> StepRole:
        return "corp action" if self.side == CORP else "runner action"

    def is_public(self) -> bool:
        return True

    def stage_rule(self) -> str:
        return self.rule

    def structure(self) -> int:
        return self.sid

    @step("9.2.4d", opens=("Checkpoint",))
    def before_priority(self, s: State) -> None:
        checkpoint(s)

    @step("9.2.6b", opens=("BasicAction", "UsePaid"), ways=(("a required action is declined", "before_priority"),))
    def priority(self, s: State) -> None:
        # CR 9.2.6a: the window's side is the active player, and nobody else is asked.
        s.ask(self.side, self.moves(s))

    # CR 9.2.6c: one action was taken, and the window has no way back.
    @step("5.2.2")
    def complete(self, s: State) -> None:
        """CR 5.2.2: all that the action led to is behind us."""
        # CR 26.03:5.2.2d: the checkpoint after it opens the window for what waits for that.
        # CR 5.2.2b: a run or other structure stood on this frame and is over too.
        happen(s, "action complete", self.side, rule="5.2.2", seen=0)
        if s.lingering and any(one.until == self.sid for one in s.lingering):
            s.dirty |= D_ENDED

    def ceased(self, s: State) -> None:
        """CR 5.4.3c: cut short with the action phase, the action is complete all the same."""
        if self.sid >= 0:
            self.complete(s)

    def moves(self, s: State) -> list[Move]:
        moves = different_moves(s, self.side) if self.different else action_moves(s, self.side)
        if "must act:0" in s.index or "must act:1" in s.index:
            return bound(s, self.side, moves)
        return moves

    def idle(self, s: State) -> list[Move]:
        if s.book.ruleset.potential:
            return []
        out = idle_actions(s, self.side)
        if self.different:
            taken = actions_taken(s, self.side)
            out = [move for move in out if identity_of(s, move) not in taken]
        if "must act:0" in s.index or "must act:1" in s.index:
            left = bound(s, self.side, [*action_moves(s, self.side), *out])
            return [move for move in out if move in left]
        return out

    def answer(self, s: State, move: Move) -> None:
        forget_rounds(s)
        if move[0] == "decline":
            # CR 9.8.5d: the cost is declined, nothing is spent, and what must be done counts as done.
            happen(s, "declined", self.side, move[1], src=move[1], rule="9.8.5d")
            self.goto("before_priority")
            return
        self.sid = s.fresh()
        if move[0] == "action":
            happen(s, OfAbility("action", move[2]), self.side, move[1], rule="5.2.1")
            s.push(UsePaid(move[2], move[1], self.side))
        else:
            s.push(BasicAction(move[0], self.side, move[1] if len(move) > 1 else -1))


ACTION_WINDOW: Final = table("ActionWindow")


class BasicAction(Sided):
    """A basic action: its cost, then its effect."""

    # CR 1.4:9.1.1b: an ability that everybody has, resolved like those of cards.

    __slots__ = ("about", "kind")

    def __init__(self, kind: BasicActionKind = "credit", side: int = 0, about: int = -1, at: int = 0) -> None:
        self.at = at
        self.kind: BasicActionKind = kind
        self.side = side
        self.about = about

    def table(self) -> StepTable:
        return BASIC_ACTION

    def concerns(self) -> set[int]:
        return {self.about}

    @step("5.2.2", opens=("Payment",))
    def initiate(self, s: State) -> None:
        server = self.about if self.kind == "run" else -1
        bill = action_bill(s, self.side, self.kind, self.about)
        if self.kind == "run" and (more := run_bill(s, self.about, basic=True)):
            # CR 6.3.2b: what a run costs is judged before the action itself counts as one.
            bill = (*bill, *more)
        # CR 26.03:5.2.2c: what this meets resolves after the payment, before the effect.
        happen(s, OfAbility("action"), self.side, cause=self.kind, server=server, rule=RULE[self.side, self.kind])
        pay(s, self.side, bill, (self.kind, self.about))

    @step("5.2.2a", opens=("Install", "PlayCard", "Run"))
    def carry_out(self, s: State) -> None:
        kind, side = self.kind, self.side
        if kind == "credit":  # CR 5.2.7b + 5.2.8b: one credit
            gain_credits(s, side, 1, rule=RULE[side, kind], cause=BASIC)
        elif kind == "draw":  # CR 5.2.7c + 5.2.8c: one card
            more = sum([one.amount for one in s.lingering if one.key == DRAW_MORE and one.side == side])
            perform(s, [parts.Draw(side, 1 + more, cause=BASIC)])
        elif kind == "install":  # CR 5.2.7d + 5.2.8d: a card of the hand that can be installed
            s.push(s.book.ruleset.install(self.about, side))
        elif kind == "play":  # CR 5.2.7e + 5.2.8e: an operation or event of the hand
            s.push(PlayCard(self.about, side))
        elif kind == "advance":  # CR 5.2.7f: an installed card
            perform(s, [parts.Advance(side, self.about)])
        elif kind == "trash resource":  # CR 5.2.7g: of a tagged Runner
            perform(s, [parts.Trash(side, self.about, ref=s.ref[self.about])])
        elif kind == "purge":  # CR 5.2.7h: every virus counter
            perform(s, [parts.Purge(side)])
        elif kind == "remove tag":  # CR 5.2.8g: one of them
            perform(s, [parts.RemoveTags(side, 1)])
        else:  # CR 5.2.8f: on any server
            s.push(Run(self.about, permitted=(self.about,), sid=s.fresh()))

    @step("10.3.6", opens=("Checkpoint",))
    def look(self, s: State) -> None:
        checkpoint(s)

    def receive(self, s: State, what: str, value: Any) -> None:
        return


BASIC_ACTION: Final = table("BasicAction")
