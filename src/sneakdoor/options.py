"""Answers as a player meets them: typed, frozen, and naming only what that side may see."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from typing import Any, Final, SupportsIndex, overload

from sneakdoor.kernel.frames import Move
from sneakdoor.language.instructions.control import Decide
from sneakdoor.model.moves import MoveKind, OptionKind
from sneakdoor.model.state import State
from sneakdoor.model.words import HAND, SIDE_NAMES, SIDES, server_name
from sneakdoor.prompts import TEXT, asking_card, describe, prompt
from sneakdoor.rules.asking import Pick
from sneakdoor.rules.encounters import KEEP_UNBROKEN, current_encounter
from sneakdoor.rules.ice import subroutines
from sneakdoor.wording import PRICES, called, name, place_of, subject_of

_TYPES: Final = {
    "kind": str, "card": str, "handle": int, "ability": int, "server": str, "number": int, "zone": str,
}  # fmt: skip


GRANTED: Final = 100
"""Abilities that a card has from elsewhere are counted from here, by their place on the card that gives them."""


class Option:
    """One legal answer. Equal options mean the same."""

    __slots__ = ("_hash", "_words", "ability", "card", "handle", "kind", "number", "server", "zone")

    def __init__(
        self,
        kind: str,
        card: str = "",
        handle: int = 0,
        ability: int = -1,
        server: str = "",
        number: int = -1,
        zone: str = "",
        words: str = "",
    ) -> None:
        set_ = object.__setattr__
        set_(self, "kind", kind)
        set_(self, "card", card)
        set_(self, "handle", handle)
        set_(self, "ability", ability)
        set_(self, "server", server)
        set_(self, "number", number)
        set_(self, "zone", zone)
        set_(self, "_words", words)
        set_(self, "_hash", hash((kind, card, handle, ability, server, number, zone)))

    _hash: int
    _words: str
    kind: OptionKind  # whoever makes an option may write anything; what a game offers is one of these
    card: str
    handle: int
    ability: int
    server: str
    number: int
    zone: str

    @property
    def words(self) -> str:
        """How a player reads it: what it does, what it costs now, and what tells it from others that read alike."""
        return self._words

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"an Option is frozen: {name} cannot be set")

    def _key(self) -> tuple[Any, ...]:
        return (self.kind, self.card, self.handle, self.ability, self.server, self.number, self.zone)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Option) or self._hash != other._hash:
            return False
        return (
            self.kind == other.kind
            and self.card == other.card
            and self.handle == other.handle
            and self.ability == other.ability
            and self.server == other.server
            and self.number == other.number
            and self.zone == other.zone
        )

    def __hash__(self) -> int:
        return self._hash

    def __str__(self) -> str:
        return self.words or self.kind

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.as_dict().items() if name != "kind")
        return f"Option({self.kind!r}{', ' + shown if shown else ''})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (Option, (*self._key(), self.words))

    def as_dict(self) -> dict[str, Any]:
        """The option as JSON values; what is not said is left out."""
        out: dict[str, Any] = {"kind": self.kind}
        if self.card:
            out["card"] = self.card
        if self.handle:
            out["handle"] = self.handle
        if self.ability >= 0:
            out["ability"] = self.ability
        if self.server:
            out["server"] = self.server
        if self.number >= 0:
            out["number"] = self.number
        if self.zone:
            out["zone"] = self.zone
        return out

    @staticmethod
    def from_dict(fields: dict[str, Any]) -> Option:
        unknown = set(fields) - set(_TYPES)
        if unknown or not isinstance(fields.get("kind"), str):
            raise ValueError(f"not an option: {fields!r}")
        for field, kind in _TYPES.items():
            if field in fields and type(fields[field]) is not kind:
                raise ValueError(f"not an option: {field} must be a {'text' if kind is str else 'number'}")
        return Option(**fields)


_cache: dict[tuple[Any, ...], Option] = {}


def _option(
    kind: OptionKind,
    card: str = "",
    handle: int = 0,
    ability: int = -1,
    server: str = "",
    number: int = -1,
    zone: str = "",
    words: str = "",
) -> Option:
    key = (kind, card, handle, ability, server, number, zone, words)
    return _cache.get(key) or _keep(key, Option(kind, card, handle, ability, server, number, zone, words))


def _keep(key: tuple[Any, ...], option: Option) -> Option:
    """Remember an option: the same ones are needed again and again, and making one costs more than finding it."""
    if len(_cache) > 50_000:
        _cache.clear()
    _cache[key] = option
    return option


_PLAIN: Final[dict[OptionKind, str]] = {
    "pass": "Pass",
    "done": "Done",
    "yes": "Yes",
    "no": "No",
    "continue": "Continue the run",
    "jack out": "Jack out",
    "go on": "Go on",
    "credit": "Gain 1 credit",
    "draw": "Draw a card",
    "purge": "Purge virus counters",
    "remove tag": "Remove a tag",
    "rig": "Install it in the rig",
    "trash": "Pay the trash cost",
    "steal": "Pay the cost and steal",
    "normally": "Access cards as usual",
    "concede": "Concede",
}

_CARD_WORDS: Final[dict[OptionKind, str]] = {
    "rez": "Rez {}",
    "score": "Score {}",
    "install": "Install {}",
    "play": "Play {}",
    "advance": "Advance {}",
    "trash resource": "Trash {}",
    "trash": "Trash {}",
    "pick": "{}",
    "host": "Install it on {}",
    "access": "Access {}",
    "instead": "Instead: {}",
    "decline": "Decline the additional cost ({})",
    "name": "{}",
}


def present(s: State, move: Move, side: int) -> Option:
    """A move as an option of the side that is asked."""
    found = _cache.get(move)  # a move that means the same in every state
    return _of_the_moment(s, move, side) if found is None else found


def _of_the_moment(s: State, move: Move, side: int) -> Option:
    """A move that may mean something else in another state, or was not met yet."""
    kind: MoveKind = move[0]
    if len(move) == 1:
        return _keep(move, _option(kind, words=_PLAIN[kind]))
    what = move[1]
    if kind in _FROM_HAND and s.zone[what] == HAND and s.owner[what] == side:
        return _titled(kind, s.book.cards[s.code[what]].title)
    if kind in _ABILITIES:
        return _ability_option(s, move, side)
    return _of_a_card(s, kind, what, side) if kind in _CARDS else _of_other_things(s, move, side)


def _of_other_things(s: State, move: Move, side: int) -> Option:
    """What is not about a card as it lies there: a server, a number, a name, a mode, a subroutine."""
    kind: MoveKind = move[0]
    what = move[1]
    if kind in ("run", "server"):
        server = server_name(what)
        return _keep(move, _option(kind, server=server, words=f"Run {server}" if kind == "run" else server))
    if kind == "number":
        return _keep(move, _option(kind, number=what, words=str(what)))
    if kind == "subroutine":
        return _option(kind, number=what, words=s.book.abilities[move[2]].say().removeprefix("[subroutine] "))
    if kind == "name":
        return _titled(kind, s.book.cards[what].title)
    if kind == "mode":
        decide = s.book.abilities[move[2]].program[move[3]]
        words = decide.words[what] if isinstance(decide, Decide) else str(what)
        return _option(kind, number=what, words=words)
    if kind == "access" and isinstance(what, str):
        return _option(kind, server=what, words=f"Access a card from {what}")
    top = s.stack[-1]
    if kind == "pick" and isinstance(top, Pick) and top.kind in ("break", KEEP_UNBROKEN):
        return _subroutine_option(s, what)
    return _of_a_card(s, kind, what, side)


def _of_a_card(s: State, kind: MoveKind, cid: int, side: int) -> Option:
    """An answer about a card where it lies, as the side that is asked calls it."""
    if s.zone[cid] == HAND and s.owner[cid] == side:
        return _titled(kind, s.book.cards[s.code[cid]].title)
    title, handle, zone = name(s, cid, side)
    if not title:
        return _option(kind, "", handle, zone=zone, words=_CARD_WORDS[kind].format(called(s, cid, side)))
    key = (kind, title, handle, zone)
    found = _cache.get(key)
    if found is None:
        found = _keep(key, _option(kind, title, handle, zone=zone, words=_CARD_WORDS[kind].format(title)))
    return found


_FROM_HAND: Final = frozenset({"install", "play"})
"""What is nearly always about a card in hand."""
_ABILITIES: Final = frozenset({"use", "action", "permit", "trigger"})
"""What is about an ability of a card."""
_CARDS: Final = frozenset({"rez", "score", "advance", "trash resource", "host", "decline"})
"""What is always about a card, and where a card is what it seems."""


def _titled(kind: MoveKind, title: str) -> Option:
    """An answer that goes by a title alone: a name, or a card in the hand of the side that is asked."""
    key = (kind, title)
    return _cache.get(key) or _keep(key, _option(kind, title, words=_CARD_WORDS[kind].format(title)))


def _place(s: State, cid: int, number: int) -> int:
    """Where an ability stands among those of a card; the same whatever other cards there are."""
    own = s.book.own[s.code[cid]]
    if number in own:
        return own.index(number)
    place = s.book.place(number)
    thing = s.things.get(cid)
    gained: tuple[int, ...] = thing.memo.get("gained", ()) if thing is not None else ()
    if number in gained:  # as text of other cards, of which several may have an ability in the same place
        place += GRANTED * sum(s.book.place(one) == place for one in gained[: gained.index(number)])
    return GRANTED + place


def _ability_option(s: State, move: Move, side: int) -> Option:
    kind: MoveKind = move[0]
    cid, number = move[1], move[2]
    title, handle, zone = name(s, cid, side)
    place = _place(s, cid, number)
    same = -1
    if kind == "trigger" and len(move) > 3:
        pending = s.stack[-1].waiting()
        alike = [one.serial for one in pending if one.src == cid and one.ability == number]
        same = alike.index(move[3]) if len(alike) > 1 else -1
    words = f"{title or called(s, cid, side)}: {s.book.abilities[number].say()}"
    return _option(kind, title, handle, place, number=same, zone=zone, words=words)


_ALONE: Final = frozenset({
    "run", "server", "number", "name", "mode", "subroutine", "install", "play", "rez", "score", "advance",
    "trash resource",
})  # fmt: skip
"""Kinds of moves of which no two read alike wherever they are offered together."""


def distinct(s: State, moves: list[Move]) -> list[Move]:
    """The moves behind the options of an open question, in their order: of those that read alike the first."""
    things = s.things
    alone = ""  # the kind of the move before, if no two of it read alike: the next is nearly always of the same kind
    for move in moves:
        kind: MoveKind = move[0]
        if kind is alone or len(move) == 1:
            continue
        if kind in _ALONE:
            alone = kind
            continue
        what = move[1]
        if what in things and kind != "instead" and (len(move) < 3 or move[2] in s.book.own[s.code[what]]):
            continue  # a card on the table goes by its handle, and its abilities by their places
        return list(_answers(s, moves, s.asked).values())
    return moves


def _answers(s: State, moves: list[Move], side: int) -> dict[Option, Move]:
    """Moves by the options that they are to a side."""
    out: dict[Option, Move] = {}
    for move in moves:
        option = _cache.get(move)  # a move that means the same in every state
        out.setdefault(_of_the_moment(s, move, side) if option is None else option, move)
    return out


_FIXED: Final = frozenset(_PLAIN) - frozenset(PRICES) | {"number", "name"}
"""Kinds of options that read the same whenever they are there."""


class OpenOption(Option):
    """An option of an open question. What it will cost now, and what tells it from others, is found when it is read.

    That takes longer than all else about an option, and most are never read. Once the question is answered it reads as
    it was read before, or else without what hangs on the moment.
    """

    __slots__ = ("_question", "plain")

    _question: QuestionAsked | None
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
        set_(self, "_words", plain._words)
        set_(self, "_hash", plain._hash)
        set_(self, "_question", question)
        set_(self, "plain", plain)

    @property
    def words(self) -> str:
        if self._question is not None:
            object.__setattr__(self, "_words", self._question.read(self, self._words))
            object.__setattr__(self, "_question", None)
        return self._words


class Answers(tuple[Option, ...]):  # noqa: SLOT001  (a tuple has no room for slots of its own)
    """The answers to a question, equal ones once; each knows its question from when it is taken out."""

    _question: QuestionAsked
    _opened: list[Option]  # all of them, once somebody has gone through them

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
        return iter(self._all())

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


def _price(s: State, move: Move, side: int) -> str:
    """What the answer will cost now, in words; nothing where it says so itself or costs nothing."""
    price = PRICES.get(move[0])
    return "" if price is None else price(s, move, side)


def _for_the_moment(s: State, option: Option, words: str, move: Move, alike: list[Move], side: int) -> str:
    """An answer with what it will cost now and, where another reads alike, what tells them apart."""
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
    """What one of several waiting instances of an ability is about; which it is, where that is all that can be said."""
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


def _subroutine_option(s: State, position: int) -> Option:
    encounter = current_encounter(s)
    words = f"subroutine {position + 1}"
    if encounter is not None:
        subs = subroutines(s, encounter.ice)
        if position < len(subs):
            words += ": " + s.book.abilities[subs[position][0]].say().removeprefix("[subroutine] ")
    return _option("subroutine", number=position, words=words)


class QuestionAsked:
    """What an answer knows of its question: enough to say itself, and nothing that holds the answers in turn.

    So neither keeps the other alive, and a question that nobody needs is gone at once.
    """

    __slots__ = ("alike", "answers", "moves", "side", "state")

    def __init__(self, state: State, moves: list[Move], side: int) -> None:
        self.state = state
        self.moves = moves
        self.side = side
        self.answers: dict[Option, Move] = {}  # filled with the options
        self.alike: dict[str, list[Move]] = {}  # by what is read, filled when somebody reads

    def is_open(self) -> bool:
        """Does it still wait for its answer?"""
        return self.state.open is self.moves

    def read(self, option: Option, words: str) -> str:
        """The words of one of the answers, for the moment while the question is open."""
        if not self.is_open():
            return words
        if not self.alike:
            for one, move in self.answers.items():
                self.alike.setdefault(one.words, []).append(move)
        return _for_the_moment(self.state, option, words, self.answers[option], self.alike[words], self.side)


class Decision:
    """A question to a side: what it is about, the rule that asks, and every legal answer."""

    __slots__ = ("_asked", "_options", "_prompt", "_state", "kind", "rule", "side")

    def __init__(self, state: State) -> None:
        self._state = state
        self._options: Answers | None = None
        self.side = SIDES[state.asked]
        self._asked = QuestionAsked(state, state.open or [], self.side)
        self.kind, self.rule = describe(state)
        self._prompt = ""  # made when somebody reads it

    @property
    def prompt(self) -> str:
        """The question in words: what is asked, about which card, at what price, against which strength."""
        if not self._prompt:
            self._prompt = prompt(self._state)
        return self._prompt

    @property
    def card(self) -> str:
        """The title of the card that asks, or that the question is about; empty if there is none to see."""
        return asking_card(self._state)

    @property
    def options(self) -> Answers:
        if self._options is None:
            asked = self._asked
            asked.answers = _answers(self._state, asked.moves, self.side)
            self._options = Answers.to(asked, asked.answers)
        return self._options

    def is_open(self) -> bool:
        """Does it still wait for its answer?"""
        return self._asked.is_open()

    @property
    def text(self) -> bool:
        """Is it asked for a title that people type, rather than for one of a list? `complete` finds what they mean."""
        return self.kind in TEXT

    def complete(self, typed: str) -> tuple[Option, ...]:
        """The options whose titles these letters can mean: one alone if it is named in full, else the nearest first."""
        return completions(self.options, typed)

    def move(self, option: Option) -> Move | None:
        """The move an option stands for, or None if it is not one of the answers."""
        if self._options is None and not self.options:
            return None
        return self._asked.answers.get(option.plain if isinstance(option, OpenOption) else option)

    def __repr__(self) -> str:
        return f"<{self.side.name} {self.kind} ({self.rule}): {len(self.options)} options>"


def completions(options: tuple[Option, ...], typed: str) -> tuple[Option, ...]:
    """Options by the beginning of their titles, or of words in them; accents, capitals and marks do not count."""
    wanted = folded(typed)
    if not wanted:
        return ()
    titles = [(folded(option.card), option) for option in options if option.card]
    exact = tuple(option for title, option in titles if title == wanted)
    if exact:
        return exact
    begins = [option for title, option in titles if title.startswith(wanted)]
    inside = [option for title, option in titles if _has_words(title.split(), wanted.split())]
    return tuple(dict.fromkeys([*begins, *inside]))


def folded(text: str) -> str:
    """Text for comparing: small letters without accents, and figures."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    kept = (one if one.isalnum() else " " for one in plain if not unicodedata.combining(one) and one not in "'’‘")
    return " ".join("".join(kept).split())


def _has_words(title: list[str], wanted: list[str]) -> bool:
    rest = iter(title)
    return all(any(one.startswith(word) for one in rest) for word in wanted)


__all__ = [
    "SIDE_NAMES",
    "OpenOption",
    "Answers",
    "Decision",
    "Option",
    "called",
    "completions",
    "describe",
    "distinct",
    "name",
    "present",
]
