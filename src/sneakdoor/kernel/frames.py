"""One stack of frames.

Everything that takes time is a frame: a small object with a step counter and its own values. A frame's
steps stand in a table in the order of the rulebook. While a question is open there is no other call
stack, so a game can be copied, saved and searched at any moment.

Two rules govern this module: it knows no word of any particular game, and a step does one thing (what
follows the frames that a step pushed is the next step).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from sneakdoor.kernel.values import own_code

Move = tuple[Any, ...]
"""A possible answer, as plain data: a kind and what it is about."""

_Fn = TypeVar("_Fn", bound=Callable[..., None])

Way = tuple[str, str]
"""When a step leads elsewhere than to the next one, and where: a step of the same table, another table, or the end."""

END: Final = "end"
"""As the target of a way: the rest of the table is left out."""


class Signs:
    """What a step says of itself to whoever draws its table; the machine does not look at it.

    `opens` are the tables that the step sets going, `lets` what is allowed in a window that it opens, `ways` where it
    can lead besides the next step, and `gives` an amount that comes with it where nothing says otherwise.
    """

    __slots__ = ("gives", "lets", "opens", "ways")

    def __init__(
        self,
        opens: tuple[str, ...] = (),
        lets: tuple[str, ...] = (),
        ways: tuple[Way, ...] = (),
        gives: tuple[int, str] | None = None,
    ) -> None:
        self.opens = opens
        self.lets = lets
        self.ways = ways
        self.gives = gives


Step = tuple[tuple[str, ...], str, Callable[[Any, Any], None]]
"""The rules that a step carries out, its name, and what it does."""

_declared: dict[str, list[Step]] = {}
_signs: dict[str, list[Signs]] = {}


class StepTable:
    """The steps of one kind of frame, in order, each with the number of the rule it carries out.

    Where several procedures share a frame, a step carries out one rule of each; `rules` has the first of them.
    """

    __slots__ = ("carried", "names", "owner", "places", "rules", "run", "signs", "size")

    def __init__(self, owner: str, steps: list[Step], signs: list[Signs] | None = None) -> None:
        self.owner = owner
        self.carried = tuple(numbers for numbers, _, _ in steps)
        self.rules = tuple(numbers[0] for numbers in self.carried)
        self.names = tuple(name for _, name, _ in steps)
        self.places = {name: place for place, (_, name, _) in enumerate(steps)}
        self.run = tuple(run for _, _, run in steps)
        self.signs = tuple(signs if signs is not None else [Signs()] * len(steps))
        self.size = len(steps)


tables: Final[dict[str, StepTable]] = {}
"""Every table that was made, by the name of its frame class."""


def step(
    *rules: str,
    opens: tuple[str, ...] = (),
    lets: tuple[str, ...] = (),
    ways: tuple[Way, ...] = (),
    gives: tuple[int, str] | None = None,
) -> Callable[[_Fn], _Fn]:
    """Mark a method as the next step of its frame, carrying out this rule, or these, with its signs."""
    signs = Signs(opens, lets, ways, gives)

    def mark(method: _Fn) -> _Fn:
        owner = method.__qualname__.rpartition(".")[0]
        _declared.setdefault(owner, []).append((rules, method.__name__, method))
        _signs.setdefault(owner, []).append(signs)
        return method

    return mark


def table(owner: str) -> StepTable:
    """The table of the steps that were marked in the class of this name."""
    made = StepTable(owner, _declared.pop(owner), _signs.pop(owner))
    tables[owner] = made
    return made


class Frame:
    """Something that takes time.

    Where it stands in its table is its own business: whoever sends it somewhere, or asks how far it has come, does so
    by the names of the steps. The names were turned into places when the table was made.
    """

    __slots__ = ("at",)

    def __init__(self, at: int = 0) -> None:
        self.at = at

    def table(self) -> StepTable:
        raise NotImplementedError

    def clone(self) -> Frame:
        raise NotImplementedError

    def __init_subclass__(cls) -> None:
        own_code(cls, Frame.go_on)

    def go_on(self, m: Machine[Any]) -> None:
        """Take step after step, until another frame stands on top or nothing goes on; after the last one, leave."""
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
        """Called once when the frame's last step is behind it and it has left the stack."""

    def moves(self, s: Any) -> list[Move]:
        """Every legal answer to the question this frame has put."""
        raise NotImplementedError

    def answer(self, s: Any, move: Move) -> None:
        """Take one of the answers."""
        raise NotImplementedError

    def receive(self, s: Any, what: str, value: Any) -> None:
        """Take what a frame that stood on this one has found out."""
        raise NotImplementedError

    def goto(self, name: str) -> None:
        """The step of this name comes next."""
        self.at = self.table().places[name]

    def enter(self, name: str) -> None:
        """The step of this name is under way: who says so does what it does."""
        self.at = self.table().places[name] + 1

    def repeat(self) -> None:
        """The step that is under way comes once more, when all that it has led to is over."""
        self.at -= 1

    def leave(self) -> None:
        """Skip the steps that remain."""
        self.at = self.table().size

    def is_at(self, name: str) -> bool:
        """Is the step of this name under way?"""
        return self.at == self.table().places[name] + 1

    def has_reached(self, name: str) -> bool:
        """Is the step of this name under way or behind (or skipped)?"""
        return self.at > self.table().places[name]

    def is_beginning(self) -> bool:
        """Is the first step under way?"""
        return self.at == 1

    def is_over(self) -> bool:
        """Is no step left?"""
        return self.at >= self.table().size

    def mark(self) -> tuple[str, int]:
        """Whose table it goes through, and how far it has come: to compare, not to reckon with."""
        return (self.table().owner, self.at)

    def step_rule(self) -> str:
        """The rule that the step under way carries out; before the first step, that one's."""
        rules = self.table().rules
        return rules[self.at - 1] if self.at > 0 else rules[0]


MACHINE_FIELDS: Final = ("asked", "count", "forced", "free", "halted", "open", "stack")


_Frame = TypeVar("_Frame", bound=Frame)


class Machine(Generic[_Frame]):
    """The stack, and the question that is open, if any."""

    __slots__ = MACHINE_FIELDS

    def __init__(self) -> None:
        self.stack: list[_Frame] = []
        self.open: list[Move] | None = None  # the answers to the open question
        self.asked = 0  # whose answer is awaited
        self.halted = False  # nothing goes on by itself: a question is open, or all is over
        self.forced = False  # questions with one answer are answered here
        self.count = 0  # questions put so far
        self.free = 0  # those of them that left a choice

    def push(self, frame: _Frame) -> None:
        self.stack.append(frame)

    def ask(self, side: int, moves: list[Move]) -> None:
        """Put a question; the top frame will be told the answer."""
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
        """Is nobody asked anything any more?"""
        return self.halted and self.open is None

    def withdraw(self) -> None:
        """The open question is one no more; whoever put it may do so again."""
        self.open = None
        self.halted = False

    def advance(self) -> None:
        """Run until somebody is asked something or all is over."""
        stack = self.stack
        while not self.halted:
            stack[-1].go_on(self)

    def reply(self, move: Move) -> None:
        """Answer the open question and go on."""
        self.open = None
        self.halted = False
        self.stack[-1].answer(self, move)
        self.advance()
