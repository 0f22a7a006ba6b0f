"""Priority windows (CR 9.2.4 to 9.2.9)."""

from __future__ import annotations

from typing import ClassVar, Final

from sneakdoor.kernel.frames import Move, StepTable, step, table
from sneakdoor.model.abilities import When
from sneakdoor.model.enums import CORP, PLAY
from sneakdoor.model.game_frame import GameFrame, Sided, cards_of
from sneakdoor.model.keys import BREAK, PAID, PERMIT, Key
from sneakdoor.model.moves import MoveKind, QuestionKind
from sneakdoor.model.objects import Pending
from sneakdoor.model.parts import Cost
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.roles import TURN_WINDOWS, StepRole
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import (
    Resolve,
    UsePaid,
    is_idle_use,
    refuse_use,
    resolve_pending,
    trial_frame,
    trigger_bill,
)
from sneakdoor.rules.activity import in_text
from sneakdoor.rules.changes import blanked, entries, is_threat, used_in_run
from sneakdoor.rules.checkpoints import checkpoint
from sneakdoor.rules.costs import short
from sneakdoor.rules.drawing import aimed
from sneakdoor.rules.hooks import HOOKS
from sneakdoor.rules.imminence import Imminent, paid_interrupts, relevant
from sneakdoor.rules.loops import AGAIN, ENOUGH, PATIENCE, again, fingerprint
from sneakdoor.rules.money import purse
from sneakdoor.rules.permits import UsePermit, idle_permits, permits
from sneakdoor.rules.potential import could_change
from sneakdoor.rules.quantities import unusable
from sneakdoor.rules.rezzing import Rez, rez_moves
from sneakdoor.rules.scoring import Score, score_moves
from sneakdoor.rules.visibility import show, visible

PASS: Final[Move] = ("pass",)
LAST_WINDOW: Final = 5  # among the marks in the journal: where the latest paid ability window opened


class PaidWindow(Sided):
    """A paid ability window (CR 9.2.7), with its permissions: (P) always, (R) rez, (S) score."""

    __slots__ = ("approached", "passed", "rez", "role", "rule", "score", "seen", "span", "taken")

    stage: ClassVar[str] = "paid ability window"
    asked_at: ClassVar[str] = "before_priority"

    def __init__(
        self,
        rule: str = "",
        role: StepRole = "",
        side: int = 0,
        rez: bool = False,
        score: bool = False,
        approached: int = -1,
        passed: bool = False,
        taken: int = 0,
        seen: tuple[int, ...] = (),
        span: tuple[int, int] = (-1, -1),
        at: int = 0,
    ) -> None:
        self.at = at
        self.rule = rule
        self.role = role  # the role of the step that opened it
        self.side = side
        self.taken = taken  # options taken in this window
        self.seen = seen  # after many of them: how the game looked (CR 10.10.2)
        self.rez = rez
        self.score = score
        self.approached = approached  # the ice that may be rezzed here (CR 9.2.7e)
        self.passed = passed
        self.span = span  # in the journal: where the window before this one opened, and where this one did

    def table(self) -> StepTable:
        return PAID_WINDOW

    def question(self, s: State) -> tuple[QuestionKind, str]:
        return "paid ability window", self.rule

    def question_role(self) -> StepRole:
        return self.role

    def is_public(self) -> bool:
        return True

    def stage_rule(self) -> str:
        return self.rule

    @step("9.2.4d", opens=("Checkpoint",))
    def before_priority(self, s: State) -> None:
        if self.span[1] < 0:
            self.note_place(s)
        checkpoint(s)  # CR 10.3.3: the first step of every window.

    @step(
        "9.2.7a",
        opens=("UsePaid", "Rez", "Score", "UsePermit"),
        ways=(
            ("this player acts: the same player again", "before_priority"),
            ("a pass: the other player", "priority"),
            ("a second pass in a row", "end"),
        ),
    )
    def priority(self, s: State) -> None:
        s.ask(self.side, self.moves(s))

    def note_place(self, s: State) -> None:
        """CR 9.2.7: this is the next window after everything that happened since the previous one opened."""
        marks, opened = s.marks, len(s.journal.entries)
        self.span = (marks[LAST_WINDOW], opened)
        marks[LAST_WINDOW] = opened

    def settle(self, s: State) -> None:
        """Ask as the window opens, for a seat that wants forced answers taken; if neither side can act it is over."""
        # CR 9.2.7a: priority goes round as ever; a pass changes nothing, so no step is needed for it.
        self.note_place(s)
        index = s.index
        usual = "grant" not in index and self.role not in PERMIT  # no more than paid abilities, rezzing and scoring
        for second in (False, True):
            side = self.side
            if not usual or PAID[side] in index or (side == CORP and (self.rez or self.score)):
                moves = self.moves(s)
                if len(moves) > 1:
                    self.enter("priority")
                    s.ask(side, moves)
                    return
            s.count += 1
            if not second:
                self.passed = True
                self.side = 1 - side
        s.asked = self.side
        s.stack.pop()

    def moves(self, s: State) -> list[Move]:
        out: list[Move] = []
        side, role, index = self.side, self.role, s.index
        if self.seen and self.refuse_loop(s) is not None:
            return [PASS]
        if PAID[side] in index or "grant" in index:
            self._usable(s, PAID[side], out)
        if role == "break" and (BREAK[side] in index or "grant" in index):
            self._usable(s, BREAK[side], out)
        if side == CORP:
            if self.rez:
                rez_moves(s, self.approached, out, role not in TURN_WINDOWS)
                if self.approached >= 0 and (first := ("rez", self.approached)) in out:
                    out.remove(first)  # what the window is about comes first
                    out.insert(0, first)
            if self.score:
                score_moves(s, out)
        if role in PERMIT:
            out.extend([("permit", cid, number) for cid, number in permits(s, role, side, -1)])
        out.append(PASS)  # CR 1.4:9.2.4b: only an action window leaves this out.
        return out

    def idle(self, s: State) -> list[Move]:
        # CR 26.03:1.2.4: a use that does nothing is legal. It counts for the loop that has to be left.
        if s.book.ruleset.potential or (self.seen and self.refuse_loop(s) is not None):
            return []
        side, role = self.side, self.role
        keys = (PAID[side], BREAK[side]) if role == "break" else (PAID[side],)
        out: list[Move] = [
            ("use", cid, number) for key in keys for cid, number in entries(s, key) if is_idle_use(s, side, cid, number)
        ]
        out.extend([("permit", cid, number) for cid, number in idle_permits(s, role, side)])
        return out

    def _usable(self, s: State, key: Key, out: list[Move]) -> None:
        side, abilities, most = self.side, s.book.abilities, purse(s, self.side)
        for cid, number in entries(s, key):
            # CR 9.2.7b + 1.4:9.5.2: with priority here, any paid ability of theirs that nothing forbids.
            if abilities[number].due <= most and refuse_use(s, side, cid, number) is None:
                out.append(("use", cid, number))

    def answer(self, s: State, move: Move) -> None:
        what: MoveKind = move[0]
        if what == "pass":
            if self.passed:
                self.leave()
            else:
                self.passed = True
                self.side = 1 - self.side
                self.repeat()  # a pass changes nothing, so there is nothing for a checkpoint to look at
            return
        self.taken += 1
        if self.taken > PATIENCE:
            self.seen = (*self.seen, fingerprint(s))
        self.passed = False
        # CR 1.4:9.2.4c + 9.2.7f: once that has resolved, it is this player's turn to choose again.
        self.goto("before_priority")
        if what == "use":
            s.push(UsePaid(move[2], move[1], self.side))
        elif what == "rez":
            s.push(Rez(move[1]))
        elif what == "score":
            s.push(Score(move[1]))
        else:
            s.push(UsePermit(move[2], move[1], self.side))

    def refuse_loop(self, s: State) -> Refusal | None:
        """CR 10.10.2: an optional loop has to be left once the game looks as it did before in this window."""
        if self.taken > ENOUGH:
            return AGAIN
        return AGAIN if self.seen and fingerprint(s) in self.seen else None


PAID_WINDOW: Final = table("PaidWindow")


def open_window(s: State, at: GameFrame, *, rez: bool = False, score: bool = False, approached: int = -1) -> None:
    """The current step of a frame opens a paid ability window; what a checkpoint has to look at comes first."""
    rule, role = at.step_signs()
    window = PaidWindow(rule, role, s.active, rez, score, approached)  # type: ignore[arg-type]  # a StepRole here
    s.stack.append(window)
    if s.forced and not s.dirty:
        window.settle(s)


class ReactionWindow(Sided):
    """A reaction window (CR 9.2.8): a fixed set of pending abilities, the active player first."""

    __slots__ = ("detached", "opened_by", "pending", "turned", "withdrawn")

    asked_at: ClassVar[str] = "before_priority"

    def __init__(
        self,
        pending: tuple[Pending, ...] = (),
        side: int = 0,
        opened_by: int = -1,
        turned: bool = False,
        detached: bool = False,
        withdrawn: bool = False,
        at: int = 0,
    ) -> None:
        self.at = at
        self.withdrawn = withdrawn  # optional abilities that went round in a loop (CR 10.10.2)
        self.pending = pending
        self.side = side
        self.opened_by = opened_by  # the structure whose beginning opened it (CR 9.2.8f)
        self.turned = turned  # the inactive player has had priority
        self.detached = detached  # to be completed later, in the run's last phase (CR 6.8.2d)

    def table(self) -> StepTable:
        return REACTION_WINDOW

    def question(self, s: State) -> tuple[QuestionKind, str]:
        return "reaction", "9.2.8"

    def waiting(self) -> tuple[Pending, ...]:
        return self.pending

    def concerns(self) -> set[int]:
        return cards_of(self.pending)

    def measures(self) -> tuple[int, ...]:
        return (len(self.pending),)

    @step("9.2.4d", opens=("Checkpoint",))
    def before_priority(self, s: State) -> None:
        if self.detached:
            s.stack.pop()
            for frame in reversed(s.stack):
                if frame.has_last_phase():
                    frame.complete_later(self)
                    break
            return
        checkpoint(s)

    @step(
        "9.2.8b",
        "1.4:9.6.14a",
        opens=("Resolve", "Triggered"),
        ways=(
            ("an ability is triggered", "before_priority"),
            ("the active player passes: the other player", "before_priority"),
            ("the other player passes too", "end"),
        ),
    )
    def priority(self, s: State) -> None:
        # CR 9.6.5: an ability whose card became inactive is pending no more.
        self.pending = tuple(one for one in self.pending if still_pending(s, one))
        if any(one.optional and one.controller == self.side for one in self.pending) and again(s, self.side):
            # CR 10.10.2: who could leave the loop leaves it.
            self.withdrawn = True
            self.pending = tuple(one for one in self.pending if not (one.optional and one.controller == self.side))
        moves = self.moves(s)
        if moves == [PASS] and (s.forced or not self.idle(s)):
            self._pass()
        else:
            _name_sources(s, self.side, moves)
            s.ask(self.side, moves)

    def idle(self, s: State) -> list[Move]:
        return [
            ("trigger", one.src, one.ability, one.serial)
            for one in self.pending
            if one.controller == self.side and one.optional and is_idle_trigger(s, one)
        ]

    def moves(self, s: State) -> list[Move]:
        out: list[Move] = []
        must = False
        for one in self.pending:
            if one.controller == self.side:
                if not one.optional:
                    must = True
                elif not can_trigger(s, one):
                    continue
                # CR 1.4:9.2.4a + 9.2.8c + 1.4:9.6.8: what is pending in this window and theirs, no more.
                out.append(("trigger", one.src, one.ability, one.serial))
        if not must:
            # CR 9.2.8e + 1.4:9.6.9b: not while a mandatory ability is pending.
            # CR 1.4:9.6.9a: optional ones may be left.
            out.append(PASS)
        return out

    def answer(self, s: State, move: Move) -> None:
        if move == PASS:
            self._pass()
            return
        self.goto("before_priority")
        for one in self.pending:
            if one.serial == move[3]:
                # CR 1.4:9.6.14a + 9.2.8d: whichever was named, and it resolves before another is.
                # CR 1.4:9.6.8a: this instance waits no more; others of the same ability do.
                self.pending = tuple(other for other in self.pending if other is not one)
                # CR 1.4:9.2.4d: its consequences are above this window on the stack and come first.
                resolve_pending(s, one)
                return

    def _pass(self) -> None:
        self.leave()
        if not self.turned:
            # CR 9.2.8b: then the inactive player, once.
            # CR 1.4:9.6.11: what was left pending is lost.
            self.turned = True
            self.side = 1 - self.side
            self.pending = tuple(one for one in self.pending if one.controller == self.side)
            if self.pending:
                self.goto("before_priority")


REACTION_WINDOW: Final = table("ReactionWindow")


def _name_sources(s: State, side: int, moves: list[Move]) -> None:
    """CR 10.2.2b: who is to trigger an ability learns by that which card has it, though nobody reveals the card."""
    # CR 7.1.3 + 7.2.2: so the Corp comes to know a card in R&D that has something to say about its own access.
    for move in moves:
        if move[0] == "trigger" and move[1] >= 0 and not visible(s, move[1], side):
            show(s, move[1], side)


def still_pending(s: State, one: Pending) -> bool:
    """Is the source still the same active object, or did its leaving trigger the ability?"""
    if not is_threat(s, one.ability):
        return False  # CR 26.03:9.3.6f: not active at this threat level
    if one.survives or one.regs or one.src < 0:  # CR 1.4:9.1.8g: met by its own card's leaving, it is active still
        return True
    decl = s.book.abilities[one.ability].decl
    if isinstance(decl, When) and (decl.anywhere or decl.zone >= 0):
        # CR 9.6.5 + 8.2.10: an ability of an inactive card is that of this object, in the place where it works.
        return s.ref[one.src] == one.ref and (decl.zone != PLAY or not s.things[one.src].faceup)
    if "blank" in s.index and blanked(s, one.src) and in_text(s, one.src, one.ability):
        return False  # CR 9.1.5: a blank text box has no ability that could be active
    if s.ref[one.src] != one.ref:
        return any(effect.ability == one.ability for effect in s.lingering)
    thing = s.things.get(one.src)
    return thing is not None and (thing.active or any(effect.ability == one.ability for effect in s.lingering))


def can_trigger(s: State, one: Pending) -> bool:
    """May an optional pending ability be triggered, and could it change anything?"""
    frame = _triggerable(s, one)
    return frame is not None and could_change(s, s.book.abilities[one.ability].program, frame)


def is_idle_trigger(s: State, one: Pending) -> bool:
    """May an optional pending ability be triggered although it could change nothing (CR 26.03:1.2.4)?"""
    if s.book.ruleset.potential:
        return False
    frame = _triggerable(s, one)
    return frame is not None and not could_change(s, s.book.abilities[one.ability].program, frame)


def _triggerable(s: State, one: Pending) -> Resolve | None:
    """An optional pending ability as it would begin to resolve, if nothing forbids it and its cost can be paid."""
    decl = s.book.abilities[one.ability].decl
    if unusable(s, one.src):
        return None
    if isinstance(decl, When):
        if decl.once_per_turn and s.uses.get((one.ref, one.ability), 0):
            return None
        if decl.once_per_run and used_in_run(s, one.src, one.ability):
            return None
    frame = trial_frame(s, one)
    if isinstance(decl, When) and (bill := trigger_bill(s, frame, decl)):
        if short(s, one.controller, bill, ("ability", one.src)) is not None:
            return None
    return frame


class InterruptWindow(Sided):
    """An interrupt window (CR 9.2.9): priority alternates until a pass follows a pass."""

    __slots__ = ("passed", "pending")

    asked_at: ClassVar[str] = "before_priority"

    def __init__(self, pending: tuple[Pending, ...] = (), side: int = 0, passed: bool = False, at: int = 0) -> None:
        self.at = at
        self.pending = pending
        self.side = side
        self.passed = passed

    def table(self) -> StepTable:
        return INTERRUPT_WINDOW

    def question(self, s: State) -> tuple[QuestionKind, str]:
        return "interrupt", "9.2.9"

    def waiting(self) -> tuple[Pending, ...]:
        return self.pending

    def concerns(self) -> set[int]:
        return cards_of(self.pending)

    def measures(self) -> tuple[int, ...]:
        return (len(self.pending),)

    @step("9.2.4d", opens=("Checkpoint",))
    def before_priority(self, s: State) -> None:
        checkpoint(s)

    @step(
        "9.2.9b",
        opens=("Resolve", "UsePaid"),
        ways=(
            ("an ability is used", "before_priority"),
            ("a pass: the other player", "before_priority"),
            ("a second pass in a row", "end"),
        ),
    )
    def priority(self, s: State) -> None:
        moves = self.moves(s)
        if moves == [PASS] and (s.forced or not self.idle(s)):
            self._pass()
        else:
            _name_sources(s, self.side, moves)
            s.ask(self.side, moves)

    def idle(self, s: State) -> list[Move]:
        if s.book.ruleset.potential:
            return []
        frame = self._imminent(s)
        out: list[Move] = []
        for one in self.pending:
            decl = s.book.abilities[one.ability].decl
            if one.controller == self.side and isinstance(decl, When) and decl.optional and still_pending(s, one):
                if relevant(s, decl, one.src, frame) and is_idle_trigger(s, aimed(s, one, frame)):
                    out.append(("trigger", one.src, one.ability, one.serial))
        out.extend(("use", cid, number) for cid, number in paid_interrupts(s, frame, self.side, idle=True))
        return out

    def _imminent(self, s: State) -> Imminent:
        frame = s.find(Imminent)
        assert isinstance(frame, Imminent)
        return frame

    def moves(self, s: State) -> list[Move]:
        frame = self._imminent(s)
        out: list[Move] = []
        must = False
        for one in self.pending:
            decl = s.book.abilities[one.ability].decl
            if one.controller != self.side or not isinstance(decl, When) or not still_pending(s, one):
                continue
            if not relevant(s, decl, one.src, frame):
                continue  # CR 1.4:9.8.4c: pending here is not enough, it has to be relevant still.
            if decl.optional and not can_trigger(s, aimed(s, one, frame)):
                continue  # CR 1.4:9.1.6: triggering what is optional would be using the card.
            must = must or not decl.optional or any(isinstance(part, Cost) and part.needed for part in frame.parts)
            out.append(("trigger", one.src, one.ability, one.serial))
        # CR 1.4:9.2.9d: of both kinds, what is relevant to the imminent instruction.
        out.extend(("use", cid, number) for cid, number in paid_interrupts(s, frame, self.side))
        if not must:
            out.append(PASS)  # CR 1.4:9.2.9f: not while something mandatory is pending and relevant.
        return out

    def answer(self, s: State, move: Move) -> None:
        if move == PASS:
            self._pass()
            return
        self.passed = False
        self.goto("before_priority")  # CR 1.4:9.2.9e: in any order, and each is over before the next is chosen.
        if move[0] == "use":
            s.push(UsePaid(move[2], move[1], self.side))
            return
        for one in self.pending:
            if one.serial == move[3]:
                self.pending = tuple(other for other in self.pending if other is not one)
                resolve_pending(s, aimed(s, one, self._imminent(s)))
                return

    def _pass(self) -> None:
        if self.passed:
            self.leave()
        else:
            self.passed = True
            self.side = 1 - self.side
            self.goto("before_priority")


INTERRUPT_WINDOW: Final = table("InterruptWindow")

HOOKS.reaction_window = ReactionWindow
HOOKS.interrupt_window = InterruptWindow
