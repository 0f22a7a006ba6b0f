"""The types that card declarations are made of.

A declaration is frozen and shared by all games. The state never refers to one directly: it holds the numbers
of the card (its code) and of the ability, and looks them up in the book.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from sneakdoor.grammar.quotation_marks import plain_quotes
from sneakdoor.model.bills import Bill, credits_due
from sneakdoor.model.enums import Side
from sneakdoor.model.ruleset import DEFAULT, Ruleset

if TYPE_CHECKING:
    from sneakdoor.model.changes import Change
    from sneakdoor.model.game_frame import Resolving
    from sneakdoor.model.keys import Key
    from sneakdoor.model.kinds import ChangeKind, PartKind
    from sneakdoor.model.parts import Part
    from sneakdoor.model.refusal import Refusal
    from sneakdoor.model.registers import Register
    from sneakdoor.model.state import State


class Leaf:
    """A small frozen value inside a declaration that composes its own text."""

    __slots__ = ()

    def say(self) -> str:
        raise NotImplementedError

    def faults(self) -> tuple[str, ...]:
        """Errors that the types of its fields do not exclude, as sentences."""
        return ()

    def names_its_card(self) -> bool:
        """Does it refer to its own card by name (CR 10.12.1)?"""
        return False

    def leaves_name_out(self) -> bool:
        """Does it refer to its own card without naming it ("+1 strength"), so that it works on another as well?"""
        return False


class Amount(Leaf):
    """A number that is computed when needed."""

    __slots__ = ()

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        raise NotImplementedError

    def about(self, s: State, src: int, cid: int) -> int:
        """The number as a change to a quantity of a card (CR 9.3.2), if it depends on that card."""
        return self.of(s, src, None)

    def known(self, f: Resolving) -> bool:
        """Is it known before the ability resolves? Not if it counts what the ability has yet to find."""
        return True

    def step(self) -> int | None:
        """The amount per counted thing; None if it counts nothing."""
        return None

    def thing(self) -> str:
        """What is counted, in the singular."""
        return self.say()


class Condition(Leaf):
    """A condition that holds or does not."""

    __slots__ = ()

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        raise NotImplementedError

    def possible(self, s: State, src: int, f: Resolving | None) -> bool:
        """Could it hold when it is reached, if no earlier instruction changes anything (CR 1.2.5)?"""
        return True

    def denied(self) -> str:
        """The negated condition as a clause."""
        return f"unless {self.say().removeprefix('if ').removeprefix('while ')}"


class Cards(Leaf):
    """A description of cards."""

    __slots__ = ()

    def has(self, s: State, cid: int, src: int) -> bool:
        """Does this card fit? For most descriptions there is a quicker way than to list them all."""
        return cid in self.all(s, src)

    def would_have(self, s: State, cid: int, src: int, host: int) -> bool:
        """Would a card fit if it were hosted there (CR 1.12.5)? Nothing else is assumed to change."""
        return self.has(s, cid, src)

    def had(self, s: State, change: Change, src: int) -> bool:
        """Did the card of a past change fit, as far as is known now (CR 9.6.2c)?"""
        return self.has(s, change.cid, src)

    def all(self, s: State, src: int) -> list[int]:
        """Every card that fits, in a fixed order."""
        raise NotImplementedError

    def is_run_ice(self) -> bool:
        """Is it ice that the Runner approaches or encounters (CR 26.03:9.5.6)?"""
        return False

    def all_for(self, s: State, f: Resolving) -> list[int]:
        """Every card that fits for a resolving ability, which may refer to the card that met its condition."""
        return self.all(s, f.src)


class Event(Leaf):
    """What a conditional ability waits for (CR 9.6.1)."""

    __slots__ = ()

    def kinds(self) -> tuple[ChangeKind, ...]:
        """The kinds of change that can meet it."""
        raise NotImplementedError

    def met(self, s: State, change: Change, src: int) -> bool:
        raise NotImplementedError

    def was(self, s: State, change: Change, src: int) -> bool:
        """Did an earlier change meet it, although its card may have moved on (CR 9.6.2c)?"""
        return self.met(s, change, src)

    def under(self, ruleset: Ruleset) -> Event:
        """This event as a ruleset has it."""
        return self

    def of_inactive(self) -> bool:
        """Does it happen to its own card while that is inactive (CR 9.1.6a)?"""
        return False

    def say(self, *, batch: bool = False) -> str:
        """The event in words; `batch`: to one or more things at once."""
        raise NotImplementedError


class Component(Leaf):
    """One item of a cost (CR 1.15.1)."""

    __slots__ = ()

    def bill(self, s: State, side: int, src: int) -> Bill:
        """Its items on the bill of this side; `src` is the card with the cost."""
        raise NotImplementedError

    def bill_for(self, s: State, side: int, f: Resolving) -> Bill:
        """Its items as a nested cost, which may depend on the resolving ability."""
        return self.bill(s, side, f.src)

    def bill_about(self, s: State, side: int, src: int, cid: int) -> Bill:
        """Its items as an additional cost (CR 1.15.9), which may depend on the card it is about."""
        return self.bill(s, side, src)

    def takes_action(self) -> bool:
        """Does it make its ability an action (CR 5.2.1)?"""
        return False

    def lost(self) -> Component:
        """This cost as something that is lost instead of spent, if that makes a difference."""
        return self

    def asks_x(self) -> bool:
        """Is it an X, chosen during payment?"""
        return False

    def with_x(self, x: int) -> Component:
        """This component with the number chosen for its X, if it has one."""
        return self

    def bill_of_x(self, src: int, x: int) -> Bill:
        """Its items for the chosen X."""
        return ()

    def fixed(self) -> Bill:
        """Its items if they are always the same; empty if they depend on the state."""
        return ()

    def terms(self) -> str:
        """A sentence on when it is less, for the end of the ability."""
        return ""


Cost = tuple[Component, ...]


class Instruction(Leaf):
    """One unit of an ability's text (CR 1.4:9.10)."""

    # CR 1.4:9.3.4: carried out at one moment of the game, by `run`, with its effects there and then.

    __slots__ = ()

    def run(self, s: State, f: Resolving) -> None:
        """Carry it out: announce, become imminent, resolve."""
        raise NotImplementedError

    def expects(self, s: State, f: Resolving) -> list[Part] | None:
        """The parts that become imminent (1.4:9.8.2); None if nothing can respond to it."""
        return None

    def could_change(self, s: State, f: Resolving) -> bool:
        """Could it change the game state now (CR 1.2.5)? Costs and other abilities are ignored."""
        return True

    def skips(self, s: State, f: Resolving) -> int:
        """How many of the next instructions it would skip now; -1 if it is not a jump."""
        return -1

    def misfits(self, s: State, f: Resolving) -> tuple[tuple[int, int], ...] | None:
        """Announced targets that no longer fit; None if it announces none."""
        return None

    def proviso(self) -> tuple[str, str]:
        """Condition and effect in words, if it only does something under a condition."""
        return "", ""

    def breaks(self) -> bool:
        """Does it break subroutines, and nothing else?"""
        return False

    def is_about_ice(self) -> bool:
        """Does it break subroutines, or speak of ice that is approached or encountered (CR 26.03:9.5.6)?"""
        return False

    def refuse_use(self, s: State, f: Resolving) -> Refusal | None:
        """Why a paid ability with an instruction about ice cannot be used now, if so (CR 26.03:9.5.6)."""
        return None

    def interfaces(self) -> bool:
        """On an icebreaker: does it break subroutines of ice that this is strong enough for (CR 26.03:3.9.5e)?"""
        return False

    def flatten(self, out: list[Instruction]) -> None:
        """Append itself to a flat program; containers append their contents and jumps."""
        out.append(self)

    def resolvable(self, s: State, f: Resolving) -> bool:
        """Could all of it be carried out now, so that a choice may promise it (CR 9.8.5b)?"""
        return True

    def candidates(self, s: State, f: Resolving) -> Sequence[int] | None:
        """The cards it offers as a choice now; None if it is not a choice of cards."""
        return None

    def announces(self) -> Register:
        """The register where it announces targets for the next instruction; empty if it does not."""
        return ""

    def acts_on(self) -> Register:
        """The register of targets for which it determines itself whether it could change them."""
        return ""

    def price(self, s: State, f: Resolving, cid: int) -> Bill:
        """What has to be paid at once if this card is chosen; empty if unknown or free."""
        return ()

    def asks(self) -> str:
        """Its question as a sentence; empty if its text will do."""
        return ""

    def quiet(self) -> bool:
        """Is it a preparation (announcing targets, jumping), so that no checkpoint follows?"""
        return False

    def fits_x(self, s: State, f: Resolving) -> list[int] | None:
        """The only values it allows for an X in the cost of its ability; None for any."""
        return None

    def interrupts(self) -> tuple[PartKind, ...]:
        """The kinds of imminent effect that it responds to, which makes its ability an interrupt (CR 1.4:9.8)."""
        return ()

    def prevents(self) -> bool:
        """As an interrupt: does it prevent effects?"""
        return False

    def lowers(self) -> int:
        """As an interrupt: by how much it lowers a value."""
        return 0

    def alters(self) -> bool:
        """As an interrupt: does it change the imminent parts?"""
        return False

    def answers(self, s: State, part: Part, src: int) -> bool:
        """As an interrupt: could it change this imminent part (1.4:9.8)?"""
        return False


Program = tuple[Instruction, ...]


class Inner(Instruction):
    """A part of an instruction in the flat program that has no text of its own."""

    __slots__ = ()

    def could_change(self, s: State, f: Resolving) -> bool:
        return False

    def say(self) -> str:
        return ""


class Preparation(Inner):
    """An inner instruction that only prepares the next one, so that no checkpoint follows it."""

    __slots__ = ()

    def quiet(self) -> bool:
        return True


class Branch(Preparation):
    """A conditional jump in the program."""

    __slots__ = ()

    def denied(self) -> int:
        """How far it jumps if its condition does not hold."""
        return 0

    def unreachable(self, s: State, f: Resolving) -> int:
        """How many of the next instructions are unreachable, if no earlier one changes anything."""
        return 0


class Closing(Preparation):
    """Cleanup after an instruction; comes after the whole sentence."""

    __slots__ = ()


class Ability:
    """A unit of a card's text (CR 9.1.1)."""

    __slots__ = ()

    def say(self) -> str:
        raise NotImplementedError

    def keys(self, side: int) -> tuple[Key, ...]:
        """The keys under which the index of active abilities files it."""
        return ()

    def about(self) -> str:
        """The key of what it says of its own card, active or not; empty for most."""
        return ""

    def holds(self) -> bool:
        """Is it a constant ability (CR 9.7)?"""
        return False

    def program(self) -> Program:
        return ()

    def granted(self) -> tuple[Ability, ...]:
        """Abilities that this one grants to cards."""
        return ()

    def fixed(self) -> Bill:
        """Its cost if that is always the same; empty if it depends on the state or if it is not used."""
        return ()

    def under(self, ruleset: Ruleset) -> Ability:
        """This ability as it works by a ruleset; a book asks once for each ability of its cards."""
        return self

    def as_interface(self) -> Ability:
        """This ability on an icebreaker, with the flag "interface" if it needs one (CR 26.03:3.9.5e)."""
        return self

    def bare(self) -> Ability:
        """This ability without the flag "threat", which a book keeps beside it."""
        return self

    def threat(self) -> int:
        """The threat level from which on it is active (CR 26.03:9.3.6f); 0 for any."""
        return 0


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
    partial: str = ""  # what is not implemented; decks refuse such a card
    ruleset: Ruleset = field(default=DEFAULT, repr=False, compare=False)  # whose words its text is in

    @property
    def text(self) -> str:
        """The rules text, composed from the declaration."""
        from sneakdoor.model.phrasing import card_text  # noqa: PLC0415  (only needed when somebody reads)

        return card_text(self)

    @property
    def brief(self) -> str:
        """A one-line summary, composed from the declaration."""
        from sneakdoor.model.brief import brief  # noqa: PLC0415  (only needed when somebody reads)

        return brief(self)

    @property
    def backs(self) -> tuple[CardDef, ...]:
        """All other sides of this card."""
        return self.versions if self.back is None else (self.back, *self.versions)

    def under(self, ruleset: Ruleset) -> CardDef:
        """This card as it works by a ruleset; most cards are the same by all of them."""
        abilities = tuple([ability.under(ruleset) for ability in self.abilities])
        if ruleset.flags and "Icebreaker" in self.subtypes:
            abilities = tuple([ability.as_interface() for ability in abilities])
        back = None if self.back is None else self.back.under(ruleset)
        versions = tuple([one.under(ruleset) for one in self.versions])
        if ruleset is self.ruleset and (abilities, back, versions) == (self.abilities, self.back, self.versions):
            return self
        return replace(self, abilities=abilities, back=back, versions=versions, ruleset=ruleset)


Filed = tuple[tuple["Key", int], ...]
"""Keys of the index with the numbers of abilities."""

Zoned = tuple[tuple[int, tuple["Key", int]], ...]
"""The same for abilities that work from a zone, with the zone."""


class Known:
    """An ability in the book: its number, its card and its flat program."""

    # CR 1.4:9.1.3: the state refers to it together with its source: the pair is an index entry.

    __slots__ = (
        "_price", "about_ice", "card", "decl", "due", "number", "on", "parent", "program", "ruleset", "text", "threat",
    )  # fmt: skip

    def __init__(
        self, number: int, card: int, declared: Ability, parent: int, on: CardDef, ruleset: Ruleset = DEFAULT
    ) -> None:
        decl = declared.bare()
        self.number = number
        self.card = card
        self.on = on  # the card with the text, whose player is "you"
        self.decl = decl
        self.program = flat(decl.program())
        self.parent = parent
        self.threat = declared.threat()  # active only from this threat level on (CR 26.03:9.3.6f)
        self.ruleset = ruleset
        self.text = ""  # composed on demand
        self._price: Bill | None = None  # computed on demand
        self.due = -1  # the credits in that price; -1: not computed yet
        self.about_ice = any(one.is_about_ice() for one in self.program)  # CR 26.03:9.5.6: needs such ice

    def say(self) -> str:
        if not self.text:
            from sneakdoor.model.phrasing import spoken  # noqa: PLC0415  (only needed when somebody reads)

            said = self.ruleset.worded(threat_flag(self.threat) + self.decl.say())
            self.text = spoken(said, self.on, by_type=self.parent < 0)
        return self.text

    def keys(self, side: int) -> tuple[Key, ...]:
        """The keys under which the index files it."""
        keys = self.decl.keys(side)
        return (*keys, "threat") if self.threat and keys else keys

    def price(self) -> Bill:
        """Its cost if that is always the same; empty if it depends on the state."""
        if self._price is None:
            self._price = self.decl.fixed()
            self.due = credits_due(self._price)
        return self._price


def threat_flag(level: int) -> str:
    """The flag before the text of an ability that needs a threat level."""
    return f"Threat {level} → " if level else ""


def refuse_unsound(card: CardDef) -> None:
    """Refuse a card whose declaration is not valid."""
    from sneakdoor.model.validate import refuse_unknown  # noqa: PLC0415  (it knows every kind of ability)

    abilities = list(card.abilities)
    for ability in abilities:
        refuse_unknown(card.title, ability)
        abilities.extend(ability.granted())


class Book:
    """The cards of a game by number, and the rules it is played by; passed in when the game is made."""

    __slots__ = (
        "abilities", "about", "by_title", "cards", "codes", "filed", "fronts", "given", "granted", "numbers", "own",
        "reverse", "ruleset", "threats", "versions", "zoned",
    )  # fmt: skip

    def __init__(self, cards: list[CardDef], ruleset: Ruleset = DEFAULT, *, sound: bool = False) -> None:
        """Make a book of these cards, which are validated (`model/validate.py`) unless known to be `sound`."""
        self.ruleset = ruleset
        backs = {id(back) for card in cards for back in card.backs}
        # Other sides are numbered below, after all fronts.
        cards = [card.under(ruleset) for card in cards if id(card) not in backs]
        self.cards = cards
        self.fronts = len(cards)  # other sides are numbered after these
        self.by_title = {plain_quotes(card.title): code for code, card in enumerate(cards)}
        self.by_title |= {card.title: code for code, card in enumerate(cards)}
        self.abilities: list[Known] = []
        # CR 1.4:9.1.3a: by card: the numbers of its printed abilities, of which it is the source.
        self.own: list[tuple[int, ...]] = []
        self.about: list[dict[str, tuple[int, ...]]] = []  # by card: what its own text says of it
        self.threats: set[int] = set()  # the numbers of abilities that need a threat level
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
                self.by_title.setdefault(back.title, front)  # a card is found by the title of either side
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
        """Index of an ability among those of its card, which does not depend on other cards."""
        return number - self.own[self.abilities[number].card][0]

    def _add(self, code: int, ability: Ability, parent: int) -> int:
        number = len(self.abilities)
        self.numbers[id(ability)] = self.numbers[id(ability.bare())] = number
        self.abilities.append(Known(number, code, ability, parent, self.cards[code], self.ruleset))
        if ability.threat():
            self.threats.add(number)
        given = tuple([self._add(code, one, number) for one in ability.granted()])
        if given:
            self.granted[number] = given
        return number
