"""The text of an ability from the instruction that asks a question on, for the side that is asked."""

from __future__ import annotations

from typing import Final

from sneakdoor.grammar.sentences import as_sentences, capital, lower, mentioned, stopped
from sneakdoor.grammar.verbs import BASE, third
from sneakdoor.language.instructions.control import bare
from sneakdoor.language.instructions.lasting_effects import Delayed
from sneakdoor.model.abilities import When
from sneakdoor.model.declare import Instruction, Known, Program, flat
from sneakdoor.model.enums import SIDE_NAMES, server_name
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.phrasing import addressed_to, spoken
from sneakdoor.model.state import State
from sneakdoor.option_text import called

_found: dict[tuple[Known, int], tuple[Program, str]] = {}
_MOST: Final = 20_000


def asking(s: State) -> tuple[Resolving, Instruction] | None:
    """The ability whose instruction put the open question, and that instruction; None if a rule asks."""
    below = s.stack[-2] if len(s.stack) > 1 else None
    if not isinstance(below, Resolving):
        return None
    return below, s.book.abilities[below.ability].program[below.pc - 1]


def resolving(s: State) -> Resolving | None:
    """The innermost ability that is being resolved."""
    for frame in reversed(s.stack):
        if isinstance(frame, Resolving):
            return frame
    return None


def remaining(known: Known, at: int) -> Program:
    """The declared instructions from the one at this place of the flat program on, to the end of its sequence."""
    return _rest(known, at)[0]


def _rest(known: Known, at: int) -> tuple[Program, str]:
    """The same, with what they say."""
    key = known, at
    if key not in _found:
        if len(_found) > _MOST:
            _found.clear()
        rest = _from(known.decl.program(), known.program, at)
        _found[key] = rest, as_sentences([one.say() for one in rest])
    return _found[key]


def _from(declared: Program, program: Program, at: int) -> Program:
    """Find the instruction at this place; what a container holds is found inside of it."""
    begin = 0
    for n, one in enumerate(declared):
        size = len(flat((one,)))
        if at < begin + size:
            inner = _inside(one, program[begin : begin + size], at - begin)
            return inner or declared[n:]
        begin += size
    return ()


def _inside(container: Instruction, program: Program, at: int) -> Program:
    """The rest of the sequence that a container has at this place; nothing where the question is its own."""
    asked = program[at]
    whole = getattr(asked, "spec", asked)  # the half of an instruction that asks knows which one it is half of
    for sequence in _sequences(container):
        if whole in sequence:
            return sequence[sequence.index(whole) :]
        body = flat(sequence)
        for begin in range(len(program) - len(body) + 1):
            if begin <= at < begin + len(body) and program[begin : begin + len(body)] == body:
                return _from(sequence, body, at - begin)
    return ()


def _sequences(container: Instruction) -> list[Program]:
    """The sequences of instructions among the fields of one."""
    out: list[Program] = []
    for name in getattr(container, "__dataclass_fields__", ()):
        value = getattr(container, name)
        if isinstance(value, tuple) and value:
            if isinstance(value[0], Instruction):
                out.append(value)
            elif isinstance(value[0], tuple):
                out.extend(one for one in value if one and isinstance(one[0], Instruction))
    return out


def from_here(s: State, f: Resolving) -> str:
    """The text from the asking instruction on, for the side that is asked."""
    return said(s, f, _rest(s.book.abilities[f.ability], f.pc - 1)[1])


def said(s: State, f: Resolving, text: str) -> str:
    """Address text of an ability to the side that is asked, naming its card and that card's server."""
    if not text:
        return ""
    thing = s.things.get(f.src)
    if thing is not None and thing.server >= 0:
        text = text.replace("this server", server_name(thing.server))
    return addressed_to(text, f.side, s.asked, called(s, f.src, s.asked))


def mode_words(s: State, words: str, by: int) -> str:
    """One of several effects as an imperative for the side that chooses, `by` as for `to_the_asked`."""
    f = resolving(s)
    if f is None:
        return words
    if by < 0 or by == f.side:
        return _ordered(said(s, f, words))
    first, dot, rest = bare(lower(words), by).partition(". ")
    return capital(" ".join(one for one in (to_the_asked(s, f, first + dot.strip(), by), said(s, f, rest)) if one))


def _ordered(text: str) -> str:
    """`Draw 1 card` for `You draw 1 card`; what is allowed keeps its subject."""
    return capital(text[4:]) if text.startswith("You ") and text.split(" ", 2)[1] in BASE else text


def to_the_asked(s: State, f: Resolving, text: str, by: int) -> str:
    """An imperative for the side that is asked; `by` is the side that acts, -1 for the side of the ability.

    What names its subject, or is nobody's deed ("end the run"), stays a statement.
    """
    if by < 0 or by == f.side or text.partition(" ")[0] not in BASE:
        return said(s, f, text)
    return said(s, f, f"{capital(SIDE_NAMES[by])} {third(text)}").removeprefix("You ")


def ability_words(s: State, number: int) -> str:
    """The text of an ability; a delayed one refers to "this run"."""
    known = s.book.abilities[number]
    words = known.say()
    if known.parent < 0 or not isinstance(known.decl, When):
        return words
    for one in s.book.abilities[known.parent].program:
        if isinstance(one, Delayed) and one.ability == known.decl:
            return stopped(capital(spoken(one.say(), known.on, by_type=False)))
    linked = known.decl.next_only or any(
        known.decl in getattr(one, "linked", ()) for one in s.book.abilities[known.parent].decl.program()
    )
    return mentioned(words, "run", "this") if linked else words


__all__ = [
    "ability_words",
    "mode_words",
    "asking",
    "from_here",
    "remaining",
    "resolving",
    "said",
    "to_the_asked",
]
