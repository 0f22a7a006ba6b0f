"""Instructions with simple effects: credits, cards drawn, damage, tags, tokens, clicks."""

from __future__ import annotations

from sneakdoor.grammar.nouns import several
from sneakdoor.grammar.sentences import lower
from sneakdoor.kernel.frames import Move
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.amounts import CreditsOf, Reg
from sneakdoor.language.filters import THIS
from sneakdoor.language.instructions.control import YOU, cards_in, side_of, subject, value, verb
from sneakdoor.model import parts
from sneakdoor.model.causes import Cause
from sneakdoor.model.changes import OfTokens
from sneakdoor.model.declare import Ability, Amount, Cards, Instruction, Preparation
from sneakdoor.model.enums import CORP, CREDIT, RUNNER, SIDE_NAMES, DamageKind, Token
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.parts import Part
from sneakdoor.model.phrasing import many, number, the_number_of, token, tokens
from sneakdoor.model.registers import CARDS_INTO, MENTIONS, Register
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import number_of
from sneakdoor.rules.changes import happen
from sneakdoor.rules.drawing import BOTTOM
from sneakdoor.rules.imminence import perform
from sneakdoor.rules.money import NO_LIMIT, gain_clicks, gain_credits, lose_clicks, lose_credits, pool, take_credits
from sneakdoor.rules.moving import place_tokens, remember
from sneakdoor.rules.quantities import forbidden, hand_size, taken_from
from sneakdoor.rules.questions import Ask, Pick


class Effect(Instruction):
    """An instruction that consists of its expected parts."""

    __slots__ = ()

    def parts(self, s: State, f: Resolving) -> list[Part]:
        raise NotImplementedError

    def expects(self, s: State, f: Resolving) -> list[Part] | None:
        return self.parts(s, f)

    def run(self, s: State, f: Resolving) -> None:
        parts = self.parts(s, f)
        if parts:
            perform(s, parts)


@dataclass(frozen=True, slots=True)
class Gain(Instruction):
    """A side gains credits."""

    n: int | Amount
    who: int = YOU

    def run(self, s: State, f: Resolving) -> None:
        gain_credits(s, side_of(f, self.who), value(self.n, s, f), f.src)

    def could_change(self, s: State, f: Resolving) -> bool:
        return value(self.n, s, f) > 0

    def say(self) -> str:
        return f"{verb(self.who, 'gain')} {many('{}[credit]', self.n)}"


@dataclass(frozen=True, slots=True)
class Lose(Instruction):
    """A side loses credits, at most what it has; the number goes into the register."""

    n: int | Amount
    who: int = YOU
    into: Register = "lost"

    def run(self, s: State, f: Resolving) -> None:
        f.regs[self.into] = lose_credits(s, side_of(f, self.who), value(self.n, s, f), f.src)

    def could_change(self, s: State, f: Resolving) -> bool:
        # CR 1.2.5: a number that is yet to be chosen may be any that there can be.
        open_ = isinstance(self.n, Reg) and self.n.name not in f.regs
        return pool(s, side_of(f, self.who)) > 0 and (open_ or value(self.n, s, f) > 0)

    def say(self) -> str:
        if isinstance(self.n, CreditsOf) and self.n.side == self.who and self.n.most >= 10**6:
            return f"{verb(self.who, 'lose')} all credits in {SIDE_NAMES[self.who]}'s credit pool"
        return f"{verb(self.who, 'lose')} {many('{}[credit]', self.n)}"


@dataclass(frozen=True, slots=True)
class Take(Instruction):
    """Take credits from this card (CR 1.10.4a); -1 for all."""

    n: int | Amount
    if_able: bool = False  # all of them or none (CR 1.2.3)

    def run(self, s: State, f: Resolving) -> None:
        n = value(self.n, s, f)
        if self.if_able and s.tokens(f.src, CREDIT) < n:
            return
        if f.src in s.things:
            take_credits(s, f.side, f.src, s.tokens(f.src, CREDIT) if n < 0 else n)
        elif f.lki is not None:
            # CR 9.1.7: trashed for the cost, it is looked at as it was, with what lay on it.
            have = f.lki.get(CREDIT)
            gain_credits(s, f.side, have if n < 0 else min(n, have), f.src, "1.10.4a")

    def could_change(self, s: State, f: Resolving) -> bool:
        return s.tokens(f.src, CREDIT) > 0

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        if self.n == -1:
            return "take all credits from this card"
        return f"take {many('{}[credit]', self.n, ' from this card')}" + (", if able" if self.if_able else "")


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """A side draws cards."""

    n: int | Amount
    who: int = YOU
    bottom: bool = False  # from the bottom of the deck
    shown: bool = False  # the top card, which was just revealed

    def parts(self, s: State, f: Resolving) -> list[Part]:
        how: Cause = BOTTOM if self.bottom else ""
        return [parts.Draw(side_of(f, self.who), value(self.n, s, f), src=f.src, cause=how)]

    def could_change(self, s: State, f: Resolving) -> bool:
        side = side_of(f, self.who)
        if value(self.n, s, f) <= 0 or forbidden(s, "corp draw" if side == CORP else "draw"):
            return False
        return side == CORP or bool(s.deck[side])  # CR 4.3.7b: a Corp that must draw from an empty R&D has lost

    def say(self) -> str:
        bottom = " from the bottom of your deck" if self.bottom else ""
        if self.shown and self.n == 1:
            return f"{verb(self.who, 'draw')} that card"
        return f"{verb(self.who, 'draw')} {many('{} card', self.n, bottom)}"


@dataclass(frozen=True, slots=True)
class DiscardDown(Effect):
    """A side discards down to its maximum hand size; CR 5.5.3 defines it."""

    who: int

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_ChooseDiscards(self.who))
        out.append(self)

    def parts(self, s: State, f: Resolving) -> list[Part]:
        return [parts.Discard(self.who, cid, f.src, ref=s.ref[cid]) for cid in cards_in(s, f, "scrapped")]

    def could_change(self, s: State, f: Resolving) -> bool:
        return len(s.hand[self.who]) > max(0, hand_size(s, self.who))

    def say(self) -> str:
        return f"{verb(self.who, 'discard')} down to their maximum hand size"


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """A side discards cards of its choice, which is not trashing; CR 1.18.3 defines it."""

    n: int
    who: int

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_ChooseDiscards(self.who, self.n))
        out.append(self)

    def parts(self, s: State, f: Resolving) -> list[Part]:
        return [parts.Discard(self.who, cid, f.src, "ability", s.ref[cid]) for cid in cards_in(s, f, "scrapped")]

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(s.hand[self.who])

    def resolvable(self, s: State, f: Resolving) -> bool:
        return len(s.hand[self.who]) >= self.n

    def say(self) -> str:
        return f"{verb(self.who, 'discard')} {many('{} card', self.n)}"


@dataclass(frozen=True, slots=True)
class _ChooseDiscards(Preparation):
    who: int
    n: int = 0  # 0: down to the maximum hand size

    def run(self, s: State, f: Resolving) -> None:
        f.regs["scrapped"] = ()
        hand = tuple(s.hand[self.who])
        n = min(self.n, len(hand)) if self.n else len(hand) - max(0, hand_size(s, self.who))
        if n > 0:
            s.push(Pick(self.who, "discard", "5.5.3", hand, n, n, CARDS_INTO["scrapped"], f.src))


@dataclass(frozen=True, slots=True)
class Damage(Effect):
    """Do damage (the Corp is responsible) or suffer it (the Runner is) (CR 10.4.1)."""

    n: int | Amount
    kind: DamageKind
    suffer: bool = False
    unpreventable: bool = False

    def parts(self, s: State, f: Resolving) -> list[Part]:
        by = RUNNER if self.suffer else CORP
        n = value(self.n, s, f)
        return [parts.Damage(by, n, self.kind, f.src, unpreventable=self.unpreventable)] if n > 0 else []

    def could_change(self, s: State, f: Resolving) -> bool:
        return value(self.n, s, f) > 0

    def say(self) -> str:
        word = "suffer" if self.suffer else "do"
        tail = " that cannot be prevented" if self.unpreventable else ""
        return f"{word} {many('{} ' + self.kind + ' damage', self.n, tail)}"


@dataclass(frozen=True, slots=True)
class Tag(Effect):
    """Give the Runner tags, or take them."""

    n: int | Amount = 1
    take: bool = False
    who: int = YOU  # who takes them, according to the text
    unpreventable: bool = False

    def parts(self, s: State, f: Resolving) -> list[Part]:
        n = value(self.n, s, f)
        by = RUNNER if self.take else CORP
        return [parts.Tag(by, n, src=f.src, unpreventable=self.unpreventable)] if n > 0 else []

    def could_change(self, s: State, f: Resolving) -> bool:
        return value(self.n, s, f) > 0

    def say(self) -> str:
        tail = " that cannot be avoided" if self.unpreventable else ""
        return (f"{verb(self.who, 'take')} " if self.take else "give the Runner ") + many("{} tag", self.n, tail)


@dataclass(frozen=True, slots=True)
class RemoveTag(Effect):
    """CR 10.5.4; -1 for all."""

    n: int | Amount = 1
    up_to: bool = False  # or fewer

    def flatten(self, out: list[Instruction]) -> None:
        if self.up_to:
            out.append(_HowManyTags(self))
        out.append(self)

    def parts(self, s: State, f: Resolving) -> list[Part]:
        n = f.number("number") if self.up_to else value(self.n, s, f)
        return [parts.RemoveTags(f.side, s.tags if n < 0 else n, src=f.src)]

    def could_change(self, s: State, f: Resolving) -> bool:
        return s.tags > 0

    def say(self) -> str:
        if self.n == -1:
            return "remove all tags"
        return f"remove {'up to ' if self.up_to else ''}" + many("{} tag", self.n)


@dataclass(frozen=True, slots=True)
class _HowManyTags(Preparation):
    spec: RemoveTag

    def run(self, s: State, f: Resolving) -> None:
        most = min(value(self.spec.n, s, f), s.tags)
        options: tuple[Move, ...] = tuple(("number", n) for n in range(most, -1, -1))
        s.push(Ask(f.side, "choose a number", "10.5.4", options, "number", f.src))


@dataclass(frozen=True, slots=True)
class BadPublicity(Effect):
    """Take bad publicity, or (negative) remove it: so much, or up to that."""

    n: int | Amount
    who: int = YOU
    up_to: bool = False

    def flatten(self, out: list[Instruction]) -> None:
        if self.up_to:
            out.append(_HowMuchPublicity(self))
        out.append(self)

    def parts(self, s: State, f: Resolving) -> list[Part]:
        n = value(self.n, s, f)
        if self.up_to:
            n = f.number("number") if n > 0 else -f.number("number")
        return [parts.BadPublicity(CORP, n, src=f.src)] if n else []

    def could_change(self, s: State, f: Resolving) -> bool:
        step = self._step()
        if not step or (isinstance(self.n, Amount) and self.n.known(f) and not value(self.n, s, f)):
            return False
        return step > 0 or s.bad_publicity > 0

    def _step(self) -> int:
        """By how much it changes, at a time if for each of something."""
        return self.n if isinstance(self.n, int) else self.n.step() or 0

    def say(self) -> str:
        if not isinstance(self.n, int):
            lead = verb(self.who, "take" if self._step() > 0 else "remove")
            return f"{lead} {abs(self._step())} bad publicity for each {self.n.thing()}"
        if self.n < 0:
            return f"{verb(self.who, 'remove')} {'up to ' if self.up_to else ''}{-self.n} bad publicity"
        most = "up to " if self.up_to else ""
        return f"{'give the Corp' if self.who == CORP else verb(self.who, 'take')} {most}{self.n} bad publicity"


@dataclass(frozen=True, slots=True)
class _HowMuchPublicity(Preparation):
    """CR 10.6.2: how much of what there is goes, or how much comes."""

    spec: BadPublicity

    def run(self, s: State, f: Resolving) -> None:
        f.regs["number"] = ("number", 0)
        n = value(self.spec.n, s, f)
        high = n if n > 0 else min(-n, s.bad_publicity)
        if high > 0:
            options: tuple[Move, ...] = tuple(("number", n) for n in range(high, -1, -1))
            s.push(Ask(f.side, "choose a number", "9.1.2", options, "number", f.src))


def instances(s: State, n: int | Amount, total: int) -> list[int]:
    """The amounts of an effect that is not summed where it is done "for each" of something (CR 26.03:9.12.2b).

    Of credits, clicks, tags, bad publicity, cards drawn, looked at or trashed, and damage the sum is one effect
    (CR 26.03:9.12.2c), so these do not ask.
    """
    per = n.step() if isinstance(n, Amount) else None
    if not s.book.ruleset.separate_instances or not per or total <= per:
        return [total]
    return [per] * (total // per)


@dataclass(frozen=True, slots=True)
class Place(Instruction):
    """Place tokens from the bank on a card (CR 1.17.1a: that is not advancing)."""

    kind: Token
    n: int | Amount = 1
    on: Cards | Register = THIS

    def run(self, s: State, f: Resolving) -> None:
        cids = cards_in(s, f, self.on) if isinstance(self.on, str) else self.on.all(s, f.src)
        n = value(self.n, s, f)
        for cid in cids:
            thing = s.things.get(cid)
            if thing is not None and n > 0:
                for some in instances(s, self.n, n):
                    place_tokens(s, thing, self.kind, some)
                    happen(s, OfTokens("tokens placed", self.kind), f.side, cid, some, f.src, rule="1.9.1")

    def could_change(self, s: State, f: Resolving) -> bool:
        """Placing nothing changes nothing; what chooses or installs a card answers for that card (CR 1.2.5)."""
        if isinstance(self.on, str) and not cards_in(s, f, self.on):
            return False
        return value(self.n, s, f) > 0

    def say(self) -> str:
        where = MENTIONS[self.on] if isinstance(self.on, str) else self.on.say()
        return f"place {tokens(self.n, self.kind, f' on {where}')}"


@dataclass(frozen=True, slots=True)
class Load(Instruction):
    """Load tokens onto this card; from then on it can become empty (1.4:10.9)."""

    kind: Token
    n: int | Amount

    def run(self, s: State, f: Resolving) -> None:
        thing = s.things.get(f.src)
        if thing is not None:
            remember(thing, "loaded", self.kind)
            for n in instances(s, self.n, value(self.n, s, f)):
                if n > 0:
                    place_tokens(s, thing, self.kind, n)
                happen(s, OfTokens("tokens placed", self.kind), f.side, f.src, n, f.src, rule="1.4:10.9.1")

    def say(self) -> str:
        return f"load {tokens(self.n, self.kind, ' onto it')}"


@dataclass(frozen=True, slots=True)
class Remove(Instruction):
    """Remove tokens from a card; -1 for all of a kind."""

    kind: Token
    n: int | Amount = 1
    on: Cards | Register = THIS

    def _cards(self, s: State, f: Resolving) -> list[int]:
        return cards_in(s, f, self.on) if isinstance(self.on, str) else self.on.all(s, f.src)

    def run(self, s: State, f: Resolving) -> None:
        for cid in self._cards(s, f):
            n = value(self.n, s, f)
            for one, less in taken_from(s, cid, self.kind, NO_LIMIT if n < 0 else n):
                place_tokens(s, s.things[one], self.kind, -less)
                happen(s, OfTokens("tokens removed", self.kind), f.side, one, less, f.src, rule="1.12.10")

    def could_change(self, s: State, f: Resolving) -> bool:
        return any(taken_from(s, cid, self.kind, 1) for cid in self._cards(s, f))

    def say(self) -> str:
        where = MENTIONS[self.on] if isinstance(self.on, str) else self.on.say()
        if self.n == -1:
            return f"remove all {several(token(self.kind))} from {where}"
        return f"remove {tokens(self.n, self.kind, f' from {where}')}"


@dataclass(frozen=True, slots=True)
class Purge(Effect):
    """CR 10.1.1."""

    def parts(self, s: State, f: Resolving) -> list[Part]:
        return [parts.Purge(CORP, src=f.src)]

    def say(self) -> str:
        return "purge virus counters"


@dataclass(frozen=True, slots=True)
class GainClicks(Instruction):
    """A side gains clicks."""

    n: int | Amount = 1
    who: int = YOU

    def run(self, s: State, f: Resolving) -> None:
        n = value(self.n, s, f)
        if n > 0:
            gain_clicks(s, side_of(f, self.who), n, f.src)

    def could_change(self, s: State, f: Resolving) -> bool:
        return value(self.n, s, f) > 0

    def say(self) -> str:
        step = self.n if isinstance(self.n, int) else self.n.step() or 0
        each = "" if isinstance(self.n, int) else f" for each {self.n.thing()}"
        return f"{verb(self.who, 'gain')} {'[click]' * step}{each}"


@dataclass(frozen=True, slots=True)
class LoseClicks(Instruction):
    """Lose clicks, if able: all of them or none (CR 1.2.3); -1 for whatever is left."""

    n: int = 1
    who: int = RUNNER

    def run(self, s: State, f: Resolving) -> None:
        if self.could_change(s, f):
            side = side_of(f, self.who)
            lose_clicks(s, side, s.clicks[side] if self.n < 0 else self.n, f.src)

    def could_change(self, s: State, f: Resolving) -> bool:
        return s.clicks[side_of(f, self.who)] >= max(self.n, 1)

    def say(self) -> str:
        if self.n < 0:
            return f"{verb(self.who, 'lose')} all remaining [click]"
        if self.n > 1:  # all of them are lost or none
            has, lose = ("you have", "lose") if self.who == YOU else (f"{subject(self.who)} has", "they lose")
            return f"if {has} {self.n} or more [click], {lose} {'[click]' * self.n}"
        return f"{verb(self.who, 'lose')} [click], if able"


@dataclass(frozen=True, slots=True)
class StartTrace(Effect):
    """Trace[n] with the abilities tied to its result (1.4:10.8.5).

    Their register `traced` holds by how much the trace strength exceeded the link strength.
    """

    n: int | Amount
    success: Ability | None = None
    failure: Ability | None = None
    who: int = YOU  # who is made to initiate it
    result: Ability | None = None  # tied to any result

    def parts(self, s: State, f: Resolving) -> list[Part]:
        tied = (-1 if one is None else number_of(s, one) for one in (self.success, self.failure, self.result))
        return [parts.Trace(f.side, value(self.n, s, f), f.src, *tied)]

    def leaves_name_out(self) -> bool:
        return isinstance(self.n, int)  # CR 10.12.2: what depends on the result is an ability of its own

    def answers(self, s: State, part: Part, src: int) -> bool:
        """As an interrupt it is relevant if what depends on its result could change the part (CR 1.4:9.8.3)."""
        tied = (one.program() for one in (self.success, self.failure, self.result) if one is not None)
        return any(one.answers(s, part, src) for program in tied for one in program)

    def say(self) -> str:
        n = number(self.n)
        who = "" if self.who == YOU else f"make {subject(self.who)} "
        text = f"{who}trace[{n if n.isalnum() else 'X'}]."
        if not n.isalnum():
            text = f"{text.rstrip('.')}, where X is {the_number_of(self.n)}."
        if self.success is not None:
            text += f" If successful, {lower(self.success.say())}"
        if self.failure is not None:
            text = f"{text.rstrip('.')}. If unsuccessful, {lower(self.failure.say())}"
        if self.result is not None:
            text = f"{text.rstrip('.')}. {self.result.say()}"
        return text


@dataclass(frozen=True, slots=True)
class StartPsi(Instruction):
    """Both sides secretly spend 0 to 2 credits, or the Runner does and the Corp guesses (CR 1.10.3c)."""

    guesses: bool = False
    parity: bool = False  # any number of credits, of which the Corp guesses whether it is even or odd

    def run(self, s: State, f: Resolving) -> None:
        s.push(s.book.ruleset.psi(f.src, guesses=self.guesses or self.parity, parity=self.parity))

    def quiet(self) -> bool:
        return True  # see the interpretations: what depends on the amounts comes first

    def could_change(self, s: State, f: Resolving) -> bool:
        return False  # CR 1.2.5: it is a cost; what depends on the amounts is asked separately

    def say(self) -> str:
        if self.parity:
            return "secretly spend any number of credits and let the Corp guess if that is even or odd. Then show it"
        if self.guesses:
            return "secretly spend up to 2[credit] and let the Corp guess how much that was. Then show it"
        return "the Corp and the Runner each secretly spend up to 2[credit] and reveal how much"
