"""The types that card declarations are made of.

A declaration is frozen and shared by all games. State never points at one: it holds the number of the
card (its code) and of the ability, and asks the book.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from sneakdoor.model.bills import Bill, credits_due
from sneakdoor.model.words import Side

if TYPE_CHECKING:
    from sneakdoor.model.changes import Change
    from sneakdoor.model.frames import Resolving
    from sneakdoor.model.happenings import ChangeKind, PartKind
    from sneakdoor.model.keys import Key
    from sneakdoor.model.parts import Part
    from sneakdoor.model.state import State


class Leaf:
    """A small frozen value inside a declaration that can say itself in rules English."""

    __slots__ = ()

    def say(self) -> str:
        raise NotImplementedError

    def faults(self) -> tuple[str, ...]:
        """What is wrong with it that the types of its fields do not say, in words."""
        return ()

    def names_its_card(self) -> bool:
        """Does it speak of the very card it stands on, by that card's name (CR 10.12.1)?"""
        return False

    def leaves_name_out(self) -> bool:
        """Is it about the card it stands on without naming it ("+1 strength"), so that it works on another as well?"""
        return False


class Amount(Leaf):
    """A number that is read when it is needed."""

    __slots__ = ()

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        raise NotImplementedError

    def about(self, s: State, src: int, cid: int) -> int:
        """The same as a change to a quantity of a card (CR 9.3.2), where that card may matter."""
        return self.of(s, src, None)

    def step(self) -> int | None:
        """How much there is for each of something; nothing where it is not counted so."""
        return None

    def thing(self) -> str:
        """What is counted, one of it."""
        return self.say()


class Condition(Leaf):
    """Something that holds or does not."""

    __slots__ = ()

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        raise NotImplementedError

    def possible(self, s: State, src: int, f: Resolving | None) -> bool:
        """Could it come to hold while an ability resolves in which nothing before it changes anything (CR 1.2.5)?"""
        return True

    def denied(self) -> str:
        """That it does not hold, as something to hang a sentence on."""
        return f"unless {self.say().removeprefix('if ').removeprefix('while ')}"


class Cards(Leaf):
    """A description of cards."""

    __slots__ = ()

    def has(self, s: State, cid: int, src: int) -> bool:
        raise NotImplementedError

    def would_have(self, s: State, cid: int, src: int, host: int) -> bool:
        """Would a card fit if it were hosted there (CR 1.12.5)? Where it lies is all that this supposes."""
        return self.has(s, cid, src)

    def had(self, s: State, change: Change, src: int) -> bool:
        """Did the card of a past change fit, as far as can be told now (CR 9.6.2c)?"""
        return self.has(s, change.cid, src)

    def all(self, s: State, src: int) -> list[int]:
        """Every card that fits, in a fixed order."""
        raise NotImplementedError


class Event(Leaf):
    """What a conditional ability waits for (CR 9.6.1)."""

    __slots__ = ()

    def kinds(self) -> tuple[ChangeKind, ...]:
        """The kinds of change that can meet it."""
        raise NotImplementedError

    def met(self, s: State, change: Change, src: int) -> bool:
        raise NotImplementedError

    def was(self, s: State, change: Change, src: int) -> bool:
        """Did an earlier change meet it: the card it was about may have moved on (CR 9.6.2c)?"""
        return self.met(s, change, src)

    def of_inactive(self) -> bool:
        """Does it happen to its own card while that is inactive, so that the ability works there (CR 9.1.6a)?"""
        return False

    def say(self, *, batch: bool = False) -> str:
        """What happens; `batch`: to one or more things in one act."""
        raise NotImplementedError


class Component(Leaf):
    """One item of a cost (CR 1.15.1)."""

    __slots__ = ()

    def bill(self, s: State, side: int, src: int) -> Bill:
        """What it puts on a bill now, for this side to pay; `src` is the card that asks for it."""
        raise NotImplementedError

    def bill_about(self, s: State, side: int, src: int, cid: int) -> Bill:
        """The same as an additional cost (CR 1.15.9), where the card that it is about may matter."""
        return self.bill(s, side, src)

    def takes_action(self) -> bool:
        """Is what it pays for an action (CR 5.2.1)?"""
        return False

    def asks_x(self) -> bool:
        """Is it an X, for which a number is chosen as it is paid?"""
        return False

    def with_x(self, x: int) -> Component:
        """The same with the number that was chosen for its X, if it has one."""
        return self

    def bill_of_x(self, src: int, x: int) -> Bill:
        """What it puts on the bill for the X that was chosen."""
        return ()

    def fixed(self) -> Bill:
        """What it puts on every bill, whoever pays it and when; nothing if that hangs on the moment."""
        return ()


Cost = tuple[Component, ...]


class Instruction(Leaf):
    """One unit of an ability's text (CR 1.4:9.10)."""

    # CR 1.4:9.3.4: carried out at one moment of the game, by `run`, with its effects there and then.

    __slots__ = ()

    def run(self, s: State, f: Resolving) -> None:
        """Carry it out: announce, become imminent, resolve."""
        raise NotImplementedError

    def expects(self, s: State, f: Resolving) -> list[Part] | None:
        """The parts of it that are imminent before they happen (1.4:9.8.2); none, where nobody can answer it."""
        return None

    def could_change(self, s: State, f: Resolving) -> bool:
        """Could it change the game state now (CR 1.2.5)? Costs and other abilities do not count."""
        return True

    def skips(self, s: State, f: Resolving) -> int:
        """How many of the next instructions it passes over as things are now; -1 if that is not what it is for."""
        return -1

    def misfits(self, s: State, f: Resolving) -> tuple[tuple[int, int], ...] | None:
        """Of the targets that it announced, those that are not what it asked for any more; nothing if it has none."""
        return None

    def proviso(self) -> tuple[str, str]:
        """Where all it says is to do something if a condition holds: the condition and the rest, in words."""
        return "", ""

    def breaks(self) -> bool:
        """Is breaking subroutines all it does?"""
        return False

    def flatten(self, out: list[Instruction]) -> None:
        """Append itself to a flat program; containers append their contents and jumps."""
        out.append(self)

    def resolvable(self, s: State, f: Resolving) -> bool:
        """Could all of it be carried out now, so that a choice may promise it (CR 9.8.5b)?"""
        return True

    def candidates(self, s: State, f: Resolving) -> Sequence[int] | None:
        """The cards that it lets somebody choose from as things are; nothing if that is not what it is for."""
        return None

    def price(self, s: State, f: Resolving, cid: int) -> Bill:
        """What will have to be paid at once if this card is chosen for it; nothing if that is open or free."""
        return ()

    def quiet(self) -> bool:
        """Is it only preparation, so that no checkpoint follows (announcing targets, jumping)?"""
        return False

    def fits_x(self, s: State, f: Resolving) -> list[int] | None:
        """The only numbers that it leaves for an X in the cost of its ability; nothing if it leaves that open."""
        return None

    def interrupts(self) -> tuple[PartKind, ...]:
        """The kinds of imminent effect that it is about, if that makes its ability an interrupt (CR 1.4:9.8)."""
        return ()

    def prevents(self) -> bool:
        """As an interrupt: does it keep things from happening?"""
        return False

    def lowers(self) -> int:
        """As an interrupt: by how much it lowers a value."""
        return 0

    def alters(self) -> bool:
        """As an interrupt: is it the parts of what is imminent that it is about?"""
        return False

    def answers(self, s: State, part: Part, src: int) -> bool:
        """As an interrupt: could it change this part of what is imminent (1.4:9.8)?"""
        return False


Program = tuple[Instruction, ...]


class Inner(Instruction):
    """Half of an instruction: a program has it, a card's text does not, for the other half speaks for both."""

    __slots__ = ()

    def could_change(self, s: State, f: Resolving) -> bool:
        return False

    def say(self) -> str:
        return ""


class Preparation(Inner):
    """An inner half that only prepares what comes, so that no checkpoint follows it."""

    __slots__ = ()

    def quiet(self) -> bool:
        return True


class Branch(Preparation):
    """Decides where the program goes on."""

    __slots__ = ()

    def denied(self) -> int:
        """How far it jumps where what it asks is not so."""
        return 0

    def unreachable(self, s: State, f: Resolving) -> int:
        """How many instructions after it could not be reached now, nothing before it having changed anything."""
        return 0


class Closing(Preparation):
    """What is left to do when an instruction is over; it belongs behind the whole sentence."""

    __slots__ = ()


class Ability:
    """A unit of a card's text (CR 9.1.1)."""

    __slots__ = ()

    def say(self) -> str:
        raise NotImplementedError

    def keys(self, side: int) -> tuple[Key, ...]:
        """Where the index of active abilities files it."""
        return ()

    def about(self) -> str:
        """What it says of its own card, wherever that is; nothing for most."""
        return ""

    def holds(self) -> bool:
        """Is it a constant ability, which holds as long as it is active (CR 9.7)?"""
        return False

    def program(self) -> Program:
        return ()

    def granted(self) -> tuple[Ability, ...]:
        """Abilities that this one gives to cards."""
        return ()

    def fixed(self) -> Bill:
        """What using it costs whenever that is; nothing if that hangs on the moment, or if it is not used."""
        return ()


def flat(instructions: tuple[Instruction, ...]) -> Program:
    out: list[Instruction] = []
    for one in instructions:
        one.flatten(out)
    return tuple(out)


@dataclass(frozen=True, slots=True)
class CardDef:
    """The facts of a card and its abilities."""

    title: str
    side: Side
    type: str
    faction: str
    subtypes: tuple[str, ...] = ()
    cost: int | None = None
    strength: int | None = None  # CR 3.9.4a + 3.9.4b: of programs only icebreakers have a number here
    memory: int = 0
    trash: int | None = None
    advancement: int = 0
    points: int = 0
    influence: int | None = None
    unique: bool = False
    link: int = 0
    min_deck: int = 0
    influence_limit: int | None = None
    deck_limit: int = 3
    x_cost: bool = False
    abilities: tuple[Ability, ...] = field(default=(), repr=False)
    back: CardDef | None = field(default=None, repr=False)  # the other side of a double-sided card (1.4:3.1.1a)
    versions: tuple[CardDef, ...] = field(default=(), repr=False)  # other sides it may have instead (CR 1.5.2)
    partial: str = ""  # what is not done yet, in words: then decks refuse it

    @property
    def text(self) -> str:
        """The card's rules text, made from its declaration."""
        from sneakdoor.model.voice import card_text  # noqa: PLC0415  (only needed when somebody reads)

        return card_text(self)

    @property
    def backs(self) -> tuple[CardDef, ...]:
        """Every other side there is of this card."""
        return self.versions if self.back is None else (self.back, *self.versions)


Filed = tuple[tuple["Key", int], ...]
"""Where the index files abilities: a key and the number of an ability."""

Zoned = tuple[tuple[int, tuple["Key", int]], ...]
"""The same of what works from a zone, with the zone."""


class Known:
    """An ability as the book knows it: its number, whose it is, and its flat program."""

    # CR 1.4:9.1.3: state speaks of it together with the card that is its source: the two of them are an index entry.

    __slots__ = ("_due", "_price", "card", "decl", "number", "on", "parent", "program", "text")

    def __init__(self, number: int, card: int, decl: Ability, program: Program, parent: int, on: CardDef) -> None:
        self.number = number
        self.card = card
        self.on = on  # whose text it is part of, and to whose player it speaks
        self.decl = decl
        self.program = program
        self.parent = parent
        self.text = ""  # what it says, once somebody has asked
        self._price: Bill | None = None  # the same for what it always costs
        self._due = -1  # and for how many credits that is

    def say(self) -> str:
        if not self.text:
            from sneakdoor.model.voice import spoken  # noqa: PLC0415  (only needed when somebody reads)

            self.text = spoken(self.decl.say(), self.on, by_type=self.parent < 0)
        return self.text

    def price(self) -> Bill:
        """What using it costs whenever that is; nothing if that hangs on the moment."""
        if self._price is None:
            self._price = self.decl.fixed()
        return self._price

    def due(self) -> int:
        """How many credits are in that price."""
        if self._due < 0:
            self._due = credits_due(self.price())
        return self._due


_STRAIGHT: Final = str.maketrans("“”‘’", "\"\"''")


def plain_quotes(title: str) -> str:
    """A title as people type it: some printings have typographic quotes."""
    return title.translate(_STRAIGHT)


def refuse_unsound(card: CardDef) -> None:
    """Refuse a card that uses a word which is in no list."""
    from sneakdoor.model.sound import refuse_unknown  # noqa: PLC0415  (it knows every kind of ability)

    abilities = list(card.abilities)
    for ability in abilities:
        refuse_unknown(card.title, ability)
        abilities.extend(ability.granted())


class Book:
    """The cards a game is played with, by number. Handed to a game when it is made."""

    __slots__ = (
        "abilities", "about", "by_title", "cards", "codes", "filed", "fronts", "given", "granted", "numbers", "own",
        "reverse", "versions", "zoned",
    )  # fmt: skip

    def __init__(self, cards: list[CardDef], *, sound: bool = False) -> None:
        """A book of these cards; of those that are known to be sound (`model/sound.py`) nobody asks if they are."""
        backs = {id(back) for card in cards for back in card.backs}
        cards = [card for card in cards if id(card) not in backs]  # they get their numbers below, after all fronts
        self.cards = cards
        self.fronts = len(cards)  # the numbers of other sides come after all of these
        self.by_title = {plain_quotes(card.title): code for code, card in enumerate(cards)}
        self.by_title |= {card.title: code for code, card in enumerate(cards)}
        self.abilities: list[Known] = []
        # CR 1.4:9.1.3a: by card: the numbers of its printed abilities, of which it is the source.
        self.own: list[tuple[int, ...]] = []
        self.about: list[dict[str, tuple[int, ...]]] = []  # by card: what its own text says of it
        self.numbers: dict[int, int] = {}  # by identity of a declared ability: its number
        self.filed: dict[int, Filed] = {}  # by card: where the index files its abilities (made when first asked)
        self.zoned: dict[int, Zoned] = {}
        self.codes: dict[tuple[int, tuple[tuple[str, int], ...]], list[int]] = {}  # by side and list: decks found sound
        self.granted: dict[int, tuple[int, ...]] = {}  # by ability: the numbers of those it grants
        self.given: dict[int, dict[Key, tuple[int, ...]]] = {}  # the same by their keys (made when first asked)
        self.reverse: dict[int, int] = {}  # of a double-sided card: from each side's number to the other's
        self.versions: dict[int, tuple[int, ...]] = {}  # where a card comes with several other sides: their numbers
        for front, card in enumerate(list(cards)):
            for back in card.backs:
                self.reverse.setdefault(front, len(cards))
                self.reverse[len(cards)] = front
                self.by_title.setdefault(back.title, front)  # a card is found under the name of either side
                cards.append(back)
            if card.versions:
                self.versions[front] = tuple(range(len(cards) - len(card.backs), len(cards)))
        for code, card in enumerate(cards):
            if not sound:
                refuse_unsound(card)
            self.own.append(tuple([self._add(code, ability, -1) for ability in card.abilities]))
            self.about.append(self._about(self.own[code]))

    def _about(self, own: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
        said: dict[str, tuple[int, ...]] = {}
        for number in own:
            if key := self.abilities[number].decl.about():
                said[key] = (*said.get(key, ()), number)
        return said

    def place(self, number: int) -> int:
        """Where an ability stands among all that its card declares; the same whatever other cards there are."""
        return number - self.own[self.abilities[number].card][0]

    def _add(self, code: int, ability: Ability, parent: int) -> int:
        number = len(self.abilities)
        self.numbers[id(ability)] = number
        self.abilities.append(Known(number, code, ability, flat(ability.program()), parent, self.cards[code]))
        given = tuple([self._add(code, one, number) for one in ability.granted()])
        if given:
            self.granted[number] = given
        return number
