"""The open question as a player meets it: its options, with words that are found when they are read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, SupportsIndex, overload

from sneakdoor.completion import completions
from sneakdoor.consequences import consequence
from sneakdoor.kernel.frames import Move
from sneakdoor.model.enums import SIDES
from sneakdoor.model.moves import QuestionKind
from sneakdoor.model.state import State
from sneakdoor.move_options import options_of
from sneakdoor.option import Option
from sneakdoor.option_text import PRICES, place_of, subject_of
from sneakdoor.question_text import TEXT, Prompt, asking_card, describe, prompt
from sneakdoor.rules.questions import Pick
from sneakdoor.situations import main_move

_FIXED: Final = frozenset({"name", "concede", "credit", "draw"})
"""Kinds of options whose words never depend on the moment, and that have no consequence to show."""


class OpenOption(Option):
    """An option of an open question. Its price and what distinguishes it from others are found when it is read.

    That is the slowest part of an option, and most are never read. Once the question is answered, an option that was
    not read before reads without what depended on the moment.
    """

    __slots__ = ("_consequence", "_question", "_read", "plain")

    _consequence: str | None  # None until somebody reads it
    _question: QuestionAsked | None  # until all was read
    _read: bool  # its words were
    plain: Option

    def __init__(self, plain: Option, question: QuestionAsked) -> None:
        set_ = object.__setattr__
        set_(self, "kind", plain.kind)
        set_(self, "card", plain.card)
        set_(self, "handle", plain.handle)
        set_(self, "ability", plain.ability)
        set_(self, "server", plain.server)
        set_(self, "number", plain.number)
        set_(self, "zone", plain.zone)
        set_(self, "idle", plain.idle)
        set_(self, "_words", plain._words)
        set_(self, "_hash", plain._hash)
        set_(self, "_question", question)
        set_(self, "_read", False)
        set_(self, "_consequence", None)
        set_(self, "plain", plain)

    @property
    def words(self) -> str:
        asked = self._question
        if not self._read and asked is not None:
            set_ = object.__setattr__
            words, ruleset = asked.read(self.plain, self._words), asked.state.book.ruleset
            set_(self, "_words", ruleset.worded(words) if ruleset.words is not None else words)
            set_(self, "_read", True)
            if self._consequence is not None or asked.state.open is not asked.moves:
                set_(self, "_question", None)  # nothing is left to read, and the state should not be kept alive
        return self._words

    @property
    def consequence(self) -> str:
        if self._consequence is None:
            asked, set_ = self._question, object.__setattr__
            found = asked.consequence(self.plain) if asked is not None else ""
            set_(self, "_consequence", found)
            if asked is not None and (self._read or asked.state.open is not asked.moves):
                set_(self, "_question", None)
            return found
        return self._consequence


class Answers(tuple[Option, ...]):  # noqa: SLOT001  (a tuple has no room for slots of its own)
    """The options of a question without duplicates; each binds to its question when it is taken out."""

    _question: QuestionAsked
    _opened: list[Option]  # all of them, once they were iterated over

    @staticmethod
    def to(question: QuestionAsked, plain: Iterable[Option]) -> Answers:
        new = Answers(plain)
        new._question = question
        new._opened = []
        return new

    @overload
    def __getitem__(self, index: SupportsIndex, /) -> Option: ...
    @overload
    def __getitem__(self, index: slice, /) -> tuple[Option, ...]: ...
    def __getitem__(self, index: SupportsIndex | slice, /) -> Option | tuple[Option, ...]:
        if isinstance(index, slice) or self._opened:
            found = self._all()[index]
            return tuple(found) if isinstance(found, list) else found
        plain = super().__getitem__(index)
        return plain if plain.kind in _FIXED else OpenOption(plain, self._question)

    def __iter__(self) -> Iterator[Option]:
        return iter(self._opened or self._all())

    def _all(self) -> list[Option]:
        opened: list[Option] = self._opened
        if not opened:
            asked = self._question
            opened = [one if one.kind in _FIXED else OpenOption(one, asked) for one in super().__iter__()]
            self._opened = opened
        return opened

    def __reversed__(self) -> Iterator[Option]:
        return iter(self[::-1])

    def __add__(self, more: tuple[Any, ...], /) -> tuple[Any, ...]:
        return (*self, *more)

    def __radd__(self, more: tuple[Any, ...], /) -> tuple[Any, ...]:
        return (*more, *self)

    def __repr__(self) -> str:
        return repr(tuple(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return (tuple, (list(self),))


PARITY: Final[QuestionKind] = "guess even or odd"
"""The kind of question to which the numbers 0 and 1 mean even and odd."""


def _price(s: State, move: Move, side: int) -> str:
    """What the answer costs now, in words; empty if it is free or says so itself."""
    price = PRICES.get(move[0])
    return "" if price is None else price(s, move, side)


def _for_the_moment(s: State, option: Option, words: str, move: Move, alike: list[Move], side: int) -> str:
    """The words of an answer with its price and, where another reads alike, what distinguishes them."""
    if option.kind == "number" and s.stack[-1].question(s)[0] == PARITY:
        return ("Even", "Odd")[option.number]
    due = _price(s, move, side)
    if len(alike) > 1 and any(other is not move and _price(s, other, side) == due for other in alike):
        words = _by_place(s, option, words, move, side)
    return f"{words} ({due})" if due else words


def _by_place(s: State, option: Option, words: str, move: Move, side: int) -> str:
    if option.handle and option.card:
        words = words.replace(option.card, f"{option.card} #{option.handle}", 1)
    if option.kind == "trigger":
        about = _instance(s, option, move[3], side)
        return f"{words} ({about})" if about else words
    if option.kind == "subroutine":
        return f"{words} (subroutine {option.number + 1})"
    place = place_of(s, option.handle, option.zone, side) if option.card else ""
    if not place:
        return words
    name = f"{option.card} #{option.handle}"
    if words.startswith(f"{name}: "):  # what it does is a sentence of its own
        return f"{name} {place}{words.removeprefix(name)}"
    return f"{words} {place}"


def _instance(s: State, option: Option, serial: int, side: int) -> str:
    """What one of several waiting instances of an ability is about; its number if they are about the same."""
    if option.number < 0:
        return ""
    waiting = s.stack[-1].waiting()
    this = next(one for one in waiting if one.serial == serial)
    alike = [one for one in waiting if one.src == this.src and one.ability == this.ability]
    about = {one.serial: subject_of(s, one, side) for one in alike}
    mine = about[serial]
    same = [one for one in about if about[one] == mine]
    which = f"{same.index(serial) + 1} of {len(same)}" if len(same) > 1 else ""
    return ", ".join(part for part in (mine, which) if part)


class QuestionAsked:
    """What an option knows of its question. It does not refer back to the options, so there is no reference cycle."""

    __slots__ = ("alike", "answers", "idle", "moves", "side", "state")

    def __init__(self, state: State, moves: list[Move], side: int) -> None:
        self.state = state
        self.moves = moves
        self.side = side
        self.answers: dict[Option, Move] = {}  # filled with the options
        self.idle: dict[Option, Move] = {}  # filled when somebody asks for the idle ones
        self.alike: dict[str, list[Move]] = {}  # by what is read, filled when somebody reads

    def is_open(self) -> bool:
        """Whether it still waits for its answer."""
        return self.state.open is self.moves

    def read(self, option: Option, words: str) -> str:
        """The words of an option, with what depends on the moment while the question is open."""
        if self.state.open is not self.moves:
            return words
        if not self.alike:
            for one, move in self.answers.items():
                self.alike.setdefault(one._words, []).append(move)
        alike = self.alike.get(words, [])
        return _for_the_moment(self.state, option, words, self.move_of(option), alike, self.side)

    def move_of(self, option: Option) -> Move:
        return self.idle[option] if option.idle else self.answers[option]

    def consequence(self, option: Option) -> str:
        """What follows from an option, while the question is open."""
        return consequence(self.state, self.move_of(option), self.side) if self.state.open is self.moves else ""


def _idle(option: Option) -> Option:
    """The same option, marked as one that could change nothing."""
    of = (option.kind, option.card, option.handle, option.ability, option.server, option.number, option.zone)
    return Option(*of, option.words, idle=True)


class Decision:
    """A question to a side: what it is about, the rule that asks, and every legal answer.

    `options` are the answers to choose from. By the rules of 26.03 there may be more in `idle`: answers that are legal
    but could change nothing. They are apart so that nobody plays them by accident, and games end.

    `role` names the step that asks, such as "break" or "rez ice", whatever number the rules give it; it is empty for
    questions of cards.
    """

    __slots__ = ("_asked", "_idle", "_options", "_prompt", "_state", "kind", "role", "rule", "side")

    def __init__(self, state: State) -> None:
        self._state = state
        self._options: Answers | None = None
        self._idle: tuple[Option, ...] | None = None
        self.side = SIDES[state.asked]
        self._asked = QuestionAsked(state, state.open or [], self.side)
        self.kind: QuestionKind
        self.kind, self.rule = describe(state)
        self.role = state.stack[-1].question_role()
        self._prompt: Prompt | None = None  # made when somebody reads it

    @property
    def prompt(self) -> str:
        """The whole question in words: the situation and the choice, with the price or the strengths it is about."""
        return self._in_words().whole

    @property
    def situation(self) -> str:
        """The first part of the prompt: where the game is, or what made the card ask; may be empty."""
        return self._in_words().situation

    @property
    def choice(self) -> str:
        """The second part of the prompt: what is to be chosen, and what for."""
        return self._in_words().choice

    def _in_words(self) -> Prompt:
        if self._prompt is None:
            self._prompt = prompt(self._state)
        return self._prompt

    @property
    def main(self) -> Option | None:
        """The answer that the situation is about, such as the rez of the approached ice; None if there is none."""
        move = main_move(self._state)
        return next((one for one in self.options if self.move(one) == move), None) if move is not None else None

    @property
    def most(self) -> int | None:
        """How many more may be picked, where a set is built up by single picks; None for other questions."""
        top = self._state.stack[-1]
        return top.high - len(top.chosen) if isinstance(top, Pick) and self.is_open() else None

    @property
    def card(self) -> str:
        """The title of the card that asks, or that the question is about; empty if there is none to see."""
        return asking_card(self._state)

    @property
    def options(self) -> Answers:
        if self._options is None:
            asked = self._asked
            asked.answers = options_of(self._state, asked.moves, self.side)
            self._options = Answers.to(asked, asked.answers)
        return self._options

    @property
    def idle(self) -> tuple[Option, ...]:
        """Further legal answers that could change nothing; always empty by rules that refuse those (CR 1.2.5)."""
        if self._idle is None:
            asked, s = self._asked, self._state
            if s.book.ruleset.potential or not self.is_open():
                return ()
            for option, move in options_of(s, s.stack[-1].idle(s), self.side).items():
                if option not in self.options:
                    asked.idle[_idle(option)] = move
            self._idle = tuple(OpenOption(one, asked) for one in asked.idle)
        return self._idle

    def is_open(self) -> bool:
        """Whether it still waits for its answer."""
        return self._asked.is_open()

    @property
    def is_public(self) -> bool:
        """Whether the question follows from open facts, so that the other side may know that it is asked."""
        return self._state.stack[-1].is_public()

    @property
    def text(self) -> bool:
        """Whether it is answered by typing a title; `complete` finds the options that the letters can mean."""
        return self.kind in TEXT

    def complete(self, typed: str) -> tuple[Option, ...]:
        """Find the options whose titles these letters can mean: one if it is named in full, else the nearest first."""
        return completions(self.options, typed)

    def move(self, option: Option) -> Move | None:
        """The move of an option; None if it is not one of the answers."""
        if self._options is None and not self.options:
            return None
        plain = option.plain if isinstance(option, OpenOption) else option
        found = self._asked.answers.get(plain)
        return self._asked.idle.get(plain) if found is None and self.idle else found

    def __repr__(self) -> str:
        return f"<{self.side.name} {self.kind} ({self.rule}): {len(self.options)} options>"


__all__ = ["Answers", "Decision", "OpenOption", "Option", "completions", "describe"]
