"""A stack machine: frames, each with a table of steps.

Every procedure is a frame: a small object with a step counter and its own values. The steps of a frame are in
a table, in the order of the rulebook. While a question is open, all control flow is in this stack, so a game
can be copied, saved and searched at any moment.

This module knows nothing of any particular game. A step that pushes frames ends there: what follows them is the
next step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from sneakdoor.kernel.class_code import derive_clone, own_code
from sneakdoor.kernel.cloning import Cloneable

Move = tuple[Any, ...]
"""A possible answer as plain data: its kind and its arguments."""

_Fn = TypeVar("_Fn", bound=Callable[..., None])

Way = tuple[str, str]
"""A branch: its condition and its target (a step of the same table, another table, or `END`)."""

END: Final = "end"
"""Target of a branch that skips the rest of the table."""


class Signs:
    """Metadata of a step for diagrams and documentation; the machine ignores it.

    `opens` are the tables that the step starts, `lets` what is allowed in a window that it opens, `ways` its branches
    to other than the next step, `gives` an amount it comes with by default, and `role` a name for what it is for.
    """

    __slots__ = ("gives", "lets", "opens", "role", "ways")

    def __init__(
        self,
        opens: tuple[str, ...] = (),
        lets: tuple[str, ...] = (),
        ways: tuple[Way, ...] = (),
        gives: tuple[int, str] | None = None,
        role: str = "",
    ) -> None:
        self.role = role
        self.opens = opens
        self.lets = lets
        self.ways = ways
        self.gives = gives


Step = tuple[tuple[str, ...], str, Callable[[Any, Any], None]]
"""The rules that a step implements, its name, and its function."""

_declared: dict[str, list[Step]] = {}
_signs: dict[str, list[Signs]] = {}


class StepTable:
    """The steps of a frame class, in order, each with the number of the rule it implements.

    Where several procedures share a frame class, a step implements a rule of each; `rules` has the first of them.
    """

    __slots__ = ("carried", "names", "owner", "places", "roles", "rules", "run", "signs", "size")

    def __init__(self, owner: str, steps: list[Step], signs: list[Signs] | None = None) -> None:
        self.owner = owner
        self.carried = tuple(numbers for numbers, _, _ in steps)
        self.rules = tuple(numbers[0] for numbers in self.carried)
        self.names = tuple(name for _, name, _ in steps)
        self.places = {name: place for place, (_, name, _) in enumerate(steps)}
        self.run = tuple(run for _, _, run in steps)
        self.signs = tuple(signs if signs is not None else [Signs()] * len(steps))
        self.roles = tuple(one.role for one in self.signs)
        self.size = len(steps)


tables: Final[dict[str, StepTable]] = {}
"""All tables, by the name of the frame class."""


def step(
    *rules: str,
    opens: tuple[str, ...] = (),
    lets: tuple[str, ...] = (),
    ways: tuple[Way, ...] = (),
    gives: tuple[int, str] | None = None,
    role: str = "",
) -> Callable[[_Fn], _Fn]:
    """Decorate a method as the next step of its frame, implementing these rules."""
    signs = Signs(opens, lets, ways, gives, role)

    def mark(method: _Fn) -> _Fn:
        owner = method.__qualname__.rpartition(".")[0]
        _declared.setdefault(owner, []).append((rules, method.__name__, method))
        _signs.setdefault(owner, []).append(signs)
        return method

    return mark


def table(owner: str) -> StepTable:
    """Make the table of the steps declared in the class of this name."""
    made = StepTable(owner, _declared.pop(owner), _signs.pop(owner))
    tables[owner] = made
    return made


def rearranged(owner: str, base: StepTable, *order: str | tuple[str, str]) -> StepTable:
    """Make the table of a class that has steps of its base: its own by name, inherited ones as (rule, name)."""
    own = {one[1]: (one, signs) for one, signs in zip(_declared.pop(owner, []), _signs.pop(owner, []), strict=True)}
    steps: list[Step] = []
    metadata: list[Signs] = []
    for entry in order:
        if isinstance(entry, str):
            made, signs = own.pop(entry)
        else:
            rule, name = entry
            place = base.places[name]
            made, signs = ((rule,), name, base.run[place]), base.signs[place]
        steps.append(made)
        metadata.append(signs)
    assert not own, f"steps of {owner} without a place: {', '.join(own)}"
    tables[owner] = StepTable(owner, steps, metadata)
    return tables[owner]


class Frame(Cloneable):
    """A procedure that is under way.

    Its position in the table is private: callers move it, or ask how far it is, by the names of steps.
    """

    __slots__ = ("at",)

    def __init__(self, at: int = 0) -> None:
        self.at = at

    def table(self) -> StepTable:
        raise NotImplementedError

    def __init_subclass__(cls) -> None:
        derive_clone(cls)
        own_code(cls, Frame.go_on)

    def go_on(self, m: Machine[Any]) -> None:
        """Run steps until another frame is on top or the machine halts; pop this frame after its last step."""
        stack: list[Any] = m.stack
        steps = self.table()
        run, size, at = steps.run, steps.size, self.at
        while at < size:
            self.at = at + 1
            run[at](self, m)
            if stack[-1] is not self or m.halted:
                return
            at = self.at
        stack.pop()
        self.finish(m)

    def finish(self, s: Any) -> None:
        """Called once, after the last step, when the frame has left the stack."""

    def moves(self, s: Any) -> list[Move]:
        """List every legal answer to the question that this frame asked."""
        raise NotImplementedError

    def answer(self, s: Any, move: Move) -> None:
        """Handle the answer that was chosen."""
        raise NotImplementedError

    def receive(self, s: Any, what: str, value: Any) -> None:
        """Receive the result of a frame that ran on top of this one."""
        raise NotImplementedError

    def goto(self, name: str) -> None:
        """Continue with the step of this name."""
        self.at = self.table().places[name]

    def enter(self, name: str) -> None:
        """Mark the step of this name as under way; the caller does its work."""
        self.at = self.table().places[name] + 1

    def repeat(self) -> None:
        """Run the current step again, once all frames that it pushed are done."""
        self.at -= 1

    def leave(self) -> None:
        """Skip the remaining steps."""
        self.at = self.table().size

    def is_at(self, name: str) -> bool:
        """Is the step of this name under way?"""
        return self.at == self.table().places[name] + 1

    def has_reached(self, name: str) -> bool:
        """Is the step of this name under way, done or skipped?"""
        return self.at > self.table().places[name]

    def is_beginning(self) -> bool:
        """Is the first step under way?"""
        return self.at == 1

    def is_over(self) -> bool:
        """Is no step left?"""
        return self.at >= self.table().size

    def mark(self) -> tuple[str, int]:
        """Owner of the table and position in it, for comparing frames."""
        return (self.table().owner, self.at)

    def step_rule(self) -> str:
        """The rule of the current step, or of the first one before it has begun."""
        rules = self.table().rules
        return rules[self.at - 1] if self.at > 0 else rules[0]

    def step_signs(self) -> tuple[str, str]:
        """The rule and the role of the current step, or of the first one before it has begun."""
        steps = self.table()
        place = self.at - 1 if self.at > 0 else 0
        return steps.rules[place], steps.roles[place]


MACHINE_FIELDS: Final = ("asked", "count", "forced", "free", "halted", "open", "stack")


_Frame = TypeVar("_Frame", bound=Frame)


class Machine(Generic[_Frame]):
    """The stack of frames and the open question, if any."""

    __slots__ = MACHINE_FIELDS

    def __init__(self) -> None:
        self.stack: list[_Frame] = []
        self.open: list[Move] | None = None  # the answers to the open question
        self.asked = 0  # the side that has to answer
        self.halted = False  # a question is open, or the game is over
        self.forced = False  # answer questions that have a single answer at once
        self.count = 0  # questions asked so far
        self.free = 0  # those with more than one answer

    def push(self, frame: _Frame) -> None:
        self.stack.append(frame)

    def ask(self, side: int, moves: list[Move]) -> None:
        """Ask a question; the top frame will get the answer."""
        self.count += 1
        self.asked = side
        if len(moves) > 1:
            self.free += 1
            self.open = moves
            self.halted = True
        elif self.forced and moves:
            self.stack[-1].answer(self, moves[0])
        else:
            self.open = moves
            self.halted = True

    @property
    def over(self) -> bool:
        """Is the game over, so that no question will follow?"""
        return self.halted and self.open is None

    def withdraw(self) -> None:
        """Withdraw the open question; the frame that asked it may ask again."""
        self.open = None
        self.halted = False

    def advance(self) -> None:
        """Run until a question is open or the game is over."""
        stack = self.stack
        while not self.halted:
            stack[-1].go_on(self)

    def reply(self, move: Move) -> None:
        """Answer the open question and advance."""
        self.open = None
        self.halted = False
        self.stack[-1].answer(self, move)
        self.advance()
