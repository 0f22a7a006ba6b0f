"""Sampling of games that are consistent with what a side knows: hidden cards are dealt anew.

Every hidden card keeps its place and gets another front. Where a place says something about the front (ice stands
before a server, one agenda or asset lies in a remote server), the new front obeys. So it does where the other side is
in the middle of something: a card that it has chosen unseen becomes another that it could have chosen, and one whose
ability resolves another with that ability. The deck lists are taken as known.

What is dealt follows from the seed and from what the side may know, and from nothing else: fronts are sorted before
they are shuffled.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from functools import partial
from operator import eq
from random import Random
from typing import Final

from sneakdoor.kernel.frames import Frame
from sneakdoor.kernel.journal import Journal
from sneakdoor.kernel.rng import Chance, mix
from sneakdoor.model.bills import ChooseCards
from sneakdoor.model.changes import SOURCE_HIDDEN, Change
from sneakdoor.model.constants import Host
from sneakdoor.model.declare import Instruction
from sneakdoor.model.enums import ADVANCEMENT, AGENDA, ASSET, CENTRALS, CORP, DECK, HAND, ICE, OUTSIDE, SIDES, UPGRADE
from sneakdoor.model.game_frame import GameFrame, Resolving, held_in, objects_in
from sneakdoor.model.objects import ICE_SLOT, ROOT
from sneakdoor.model.state import State
from sneakdoor.rules.activity import enter_zone, leave_zone
from sneakdoor.rules.costs import Payment
from sneakdoor.rules.damage import Selection
from sneakdoor.rules.questions import Ask, Pick
from sneakdoor.rules.restrictions import forbidden_in
from sneakdoor.rules.scoring import keyword
from sneakdoor.rules.traces import Psi
from sneakdoor.rules.visibility import knows_back, visible

TRIES: Final = 30

Fit = Callable[[int], bool]
"""Could a card have this front?"""


def sample(s: State, side: int, seed: int) -> State:
    """A state that this side cannot tell from the true one, drawn with the seed."""
    rng = Random(mix(seed, 1))  # noqa: S311  (dealing cards, not keeping secrets)
    new = s.clone()
    # What waits outside the game belongs to the lists, and never was among the other cards (CR 1.5.1).
    hidden = [cid for cid in _in_their_places(s) if s.zone[cid] != OUTSIDE and not visible(s, cid, side)]
    bonds = _Bonds(s, side, hidden, rng)
    code = list(s.code)
    for owner in SIDES:
        _deal(s, [cid for cid in hidden if s.owner[cid] == owner], bonds, code, rng)
    _turn(new, s, side, code)
    new.chance = Chance(mix(seed, 2))
    _secrets(new, side, rng)
    if new.open is not None and new.asked != side:
        _ask_again(new, rng)
    return new


def _in_their_places(s: State) -> list[int]:
    """All cards by where they are, so that the order tells nothing that the places do not."""
    piles = (*s.deck, *s.hand, *s.discard, *s.score, s.aside, s.removed)
    places = {cid: (n, m) for n, pile in enumerate(piles) for m, cid in enumerate(pile)}
    last = len(piles)
    for cid, thing in s.things.items():
        places.setdefault(cid, (last, thing.handle))
    return sorted(range(len(s.code)), key=lambda cid: places.get(cid, (last + 1, cid)))


# -- dealing ------------------------------------------------------------------------------------------------


def _deal(s: State, cids: list[int], bonds: _Bonds, code: list[int], rng: Random) -> None:
    """Give the hidden cards of one owner each other's fronts."""
    installed = {cid for cid in cids if cid in s.things and s.things[cid].installed}
    slots = [cid for cid in cids if cid in installed or cid in bonds.found or cid in bonds.wished]
    pool = sorted(s.code[cid] for cid in cids)
    dealt: dict[int, int] | None = None
    for n in range(2 * TRIES):
        rng.shuffle(pool)
        dealt = _placed(s, slots, bonds, pool, rng, loose=n >= TRIES)
        if dealt is not None:
            break
    if dealt is None:
        dealt = {cid: s.code[cid] for cid in slots}  # these places keep their cards, the rest is dealt
    for front in dealt.values():
        pool.remove(front)
    for cid, front in dealt.items():
        code[cid] = front
    for cid, front in zip((cid for cid in cids if cid not in dealt), pool, strict=True):
        code[cid] = front


def _placed(
    s: State, slots: list[int], bonds: _Bonds, pool: list[int], rng: Random, *, loose: bool
) -> dict[int, int] | None:
    """Fronts for the cards that not every front fits; None if this deal leads nowhere."""
    mains = set(slots) if loose else _mains(s, slots, rng)
    tokened = any(s.things[cid].get(ADVANCEMENT) for cid in slots if cid in s.things)
    advanced = {one.ref for one in s.journal.since(0) if one.kind == "advanced"} if tokened else set()
    ways: dict[int, list[int]] = {}
    for cid in slots:
        able: dict[int, bool] = {}
        own = bonds.found.get(cid, [])
        if cid in bonds.wished and not loose:
            own = [*own, bonds.wished[cid]]
        for front in pool:
            if front not in able:
                stands = _fits(s, cid, front, main=cid in mains, advanced=s.ref[cid] in advanced)
                able[front] = stands and all(fit(front) for fit in own)
        ways[cid] = [n for n, front in enumerate(pool) if able[front]]
    chosen = _matched(sorted(slots, key=lambda cid: len(ways[cid])), ways)
    if chosen is None or (not loose and _two_regions(s, slots, chosen, pool)):
        return None
    return {cid: pool[n] for cid, n in chosen.items()}


def _matched(slots: list[int], ways: dict[int, list[int]]) -> dict[int, int] | None:
    """Match each slot with a different place in the pool (augmenting paths)."""
    holder: dict[int, int] = {}

    def settle(cid: int, tried: set[int]) -> bool:
        for n in ways[cid]:
            if n not in tried:
                tried.add(n)
                if n not in holder or settle(holder[n], tried):
                    holder[n] = cid
                    return True
        return False

    if not all(settle(cid, set()) for cid in slots):
        return None
    return {cid: n for n, cid in holder.items()}


def _two_regions(s: State, slots: list[int], chosen: dict[int, int], pool: list[int]) -> bool:
    """CR 8.2.5b: a server has one region."""
    cards = s.book.cards
    for row in s.root.values():
        fronts = (pool[chosen[cid]] if cid in chosen else s.code[cid] for cid in row)
        if sum("Region" in cards[front].subtypes for front in fronts) > 1:
            return True
    return False


def _mains(s: State, slots: list[int], rng: Random) -> set[int]:
    """In each remote server, the one hidden card that may be its agenda or asset (CR 8.2.5a)."""
    out: set[int] = set()
    for server, row in s.root.items():
        if server in CENTRALS:
            continue
        out |= {cid for cid in row if cid in slots and s.things[cid].host >= 0}  # CR 1.12.5a: each a place of its own
        unhosted = [cid for cid in row if s.things[cid].host < 0]
        open_ = [cid for cid in unhosted if cid not in slots]
        if any(s.card(cid).type in (AGENDA, ASSET) for cid in open_):
            continue
        hidden = [cid for cid in unhosted if cid in slots]
        advanced = [cid for cid in hidden if s.things[cid].get(ADVANCEMENT)]
        if hidden:
            out.add(rng.choice(advanced or hidden))
    return out


def _fits(s: State, cid: int, front: int, *, main: bool, advanced: bool) -> bool:
    """Could this card have that front where it lies?"""
    thing = s.things.get(cid)
    card = s.book.cards[front]
    if thing is None or not thing.installed or s.owner[cid] != CORP:
        return True  # a facedown Runner card can be any (CR 8.4.1)
    if thing.slot == ICE_SLOT:
        return card.type == ICE
    if thing.slot != ROOT:
        return card.type == s.card(cid).type
    if card.type != UPGRADE and not (main and card.type in (AGENDA, ASSET)):
        return False
    probe = _probe(s, cid, front)
    if thing.host >= 0 and not _taken(probe, cid, thing.host):
        return False
    if advanced and card.type != AGENDA and not any(keyword(probe, cid, words) for words in _ADVANCEABLE):
        return False  # it was advanced, which is more than having tokens placed on it (CR 1.17.1a)
    return not forbidden_in(probe, cid, thing.server)


_ADVANCEABLE: Final = ("can be advanced", "can be advanced while unrezzed")


def _taken(s: State, cid: int, host: int) -> bool:
    """Is it a card that this host can have installed on it (CR 1.12.5a)?"""
    decls = (s.book.abilities[number].decl for number in s.book.own[s.code[host]])
    return any(isinstance(decl, Host) and decl.what.has(s, cid, host) for decl in decls)


def _probe(s: State, cid: int, front: int) -> State:
    """A state in which one card has another front, for questions about that card alone."""
    probe = State(s.book, (*s.code[:cid], front, *s.code[cid + 1 :]), s.owner)
    probe.things = s.things
    return probe


# -- what is under way ---------------------------------------------------------------------------------------------


class _Bonds:
    """What must hold of the fronts of hidden cards because the other side is in the middle of something."""

    def __init__(self, s: State, side: int, hidden: list[int], rng: Random) -> None:
        self.s = s
        self.hidden = dict.fromkeys(hidden)  # in their places
        self.found: dict[int, list[Fit]] = {}
        self.wished: dict[int, Fit] = {}  # so that there is something to pick; left out if it cannot be had
        for cid in _seen_going(s, side, self.hidden):
            self.found[cid] = [partial(eq, s.code[cid])]
            del self.hidden[cid]  # nothing else need be said of it
        for n, frame in enumerate(s.stack):
            # An access takes any card, and this side has chosen by what it saw.
            if frame.player() != side:
                self.of_frame(frame, s.stack[n - 1] if n else None, rng)
        for one in s.met:
            self.ability(one.src, one.ability)
        for effect in s.lingering:
            if effect.side != side:
                for cid in held_in(effect.regs):
                    self.chosen(cid, None, ())

    def of_frame(self, frame: GameFrame, below: GameFrame | None, rng: Random) -> None:
        for one in frame.waiting():
            self.ability(one.src, one.ability)
        if isinstance(frame, Resolving):
            self.ability(frame.src, frame.ability)
            for kept in frame.regs.items():
                for cid in held_in([kept]):
                    if self.s.zone[cid] != DECK or kept[0] in _PICKED_INTO:  # else looked at because of its place
                        self.chosen(cid, frame, ())
        elif isinstance(frame, Pick):
            self.pick(frame, below, rng)
        elif isinstance(frame, Ask):
            for move in frame.options:
                if len(move) > 1 and move[0] not in _NO_CARDS:
                    self.chosen(move[1], None, ())
        elif isinstance(frame, Payment):
            every = [cid for item in frame.bill if isinstance(item, ChooseCards) for cid in item.cids]
            for group in frame.chosen:
                for cid in group:
                    self.chosen(cid, None, every)
        elif isinstance(frame, Selection):
            pass  # any card of the grip can be selected for damage
        else:
            for cid in frame.concerns() - {frame.source()}:
                self.alike(cid, price=True)

    def pick(self, top: Pick, below: GameFrame | None, rng: Random) -> None:
        """What can be picked is found anew once the cards are dealt, if only there is something."""
        if top.kind in _NOT_CARDS_PICKED:
            return
        if top is not self.s.stack[-1] or _found_anew(self.s, top, below) is None:
            for cid in (*top.from_, *top.chosen):
                self.chosen(cid, None, top.from_)
            return
        wanted = max(1, len(top.chosen)) - sum(cid not in self.hidden for cid in top.from_)
        if wanted > 0 and isinstance(below, Resolving) and not held_in(below.regs.items()).issuperset(top.from_):
            # Where those lie that fit is not for all to know, except in a deck, which is searched openly.
            searched = any(self.s.zone[cid] == DECK for cid in top.from_)
            mine = (cid for cid in self.hidden if self.s.owner[cid] == top.side)
            among = [cid for cid in mine if searched or self.s.zone[cid] != DECK]
            chooses = self.s.book.abilities[below.ability].program[below.pc - 1]
            fronts = sorted({self.s.code[cid] for cid in self.hidden if self.s.owner[cid] == top.side})
            for cid in rng.sample(among, len(among)):
                fit = _Choosable(self.s, below, cid, chooses).with_front
                if wanted > 0 and any(map(fit, fronts)):
                    self.wished[cid] = fit
                    wanted -= 1

    def ability(self, cid: int, number: int) -> None:
        """The card has an ability that waits, or resolves."""
        own = self.s.book.own
        if cid in self.hidden and number in own[self.s.code[cid]]:
            self.bind(cid, lambda front: number in own[front])

    def chosen(self, cid: int, by: Resolving | None, among: Sequence[int]) -> None:
        """A card that was chosen: one that could have been."""
        s = self.s
        thing = s.things.get(cid)
        if cid not in self.hidden or (thing is not None and thing.installed):
            return  # any card that could be in that place could be chosen there
        fit = _fits_choice(s, by, cid) if by is not None else None
        if fit is not None:
            self.bind(cid, fit)
        elif s.zone[cid] == HAND:
            if not set(s.hand[s.owner[cid]]) <= set(among):
                self.alike(cid)
        elif s.zone[cid] != DECK:
            self.alike(cid)

    def alike(self, cid: int, *, price: bool = False) -> None:
        """Nothing says what it could be, but that it is of a type with which this can be done, maybe at its price."""
        if cid in self.hidden:
            cards, card = self.s.book.cards, self.s.card(cid)
            self.bind(
                cid, lambda front: cards[front].type == card.type and not (price and cards[front].cost != card.cost)
            )

    def bind(self, cid: int, fit: Fit) -> None:
        self.found.setdefault(cid, []).append(fit)


_PICKED_INTO: Final = ("found", "install", "play", "targets")
"""Registers of cards that were chosen by their properties."""
_NO_CARDS: Final = ("number", "mode", "server", "run", "subroutine", "name")
"""Answers that name no card."""
_NOT_CARDS_PICKED: Final = ("break",)
"""The numbers that are picked there are those of subroutines."""


def _seen_going(s: State, side: int, hidden: Container[int]) -> list[int]:
    """Hidden cards that something under way still knows as what they were, and that the side saw leave for a hand.

    In a hand it could be any card again (CR 4.1.2a), but what is counted by it goes by the card that was seen. In a
    deck nobody knows where it is, so that none there is held to its front.
    """
    gone = {(cid, ref) for cid, ref in _objects_kept(s) if cid in hidden and ref != s.ref[cid] and s.zone[cid] != DECK}
    if not gone:
        return []
    cids = {cid for cid, _ in gone}
    last = {one.cid: one for one in s.journal.since(0) if one.cid in cids}  # of each card the last that befell it
    return [cid for cid, one in last.items() if (cid, one.ref) in gone and one.seen & (1 << side)]


def _objects_kept(s: State) -> Iterator[tuple[int, int]]:
    """Cards, as the objects they were, that anything under way may ask about: what it holds, and what met it."""
    pending = [*s.met]
    for frame in s.stack:
        pending += frame.waiting()
        if isinstance(frame, Resolving):
            yield from objects_in(frame.regs.items())
            if frame.change is not None:
                yield frame.change.cid, frame.change.ref
    for one in pending:
        yield from objects_in(one.regs)
        if one.change is not None:
            yield one.change.cid, one.change.ref
    for effect in s.lingering:
        yield from objects_in(effect.regs)


def _fits_choice(s: State, f: Resolving, cid: int) -> Fit | None:
    """With which fronts a card could have been chosen by what an ability has done so far; None if nothing says so."""
    for instruction in reversed(s.book.abilities[f.ability].program[: f.pc]):
        if _among(s, instruction.candidates(s, f), cid):
            return _Choosable(s, f, cid, instruction).with_front
    return None


class _Choosable:
    """Whether an instruction lets a card be chosen that has another front."""

    def __init__(self, s: State, f: Resolving, cid: int, chooses: Instruction) -> None:
        self.s = s
        self.f = f
        self.cid = cid
        self.chooses = chooses

    def with_front(self, front: int) -> bool:
        other = self.s.clone()
        other.code = (*self.s.code[: self.cid], front, *self.s.code[self.cid + 1 :])
        return _among(other, self.chooses.candidates(other, self.f), self.cid)


def _among(s: State, found: Sequence[int] | None, cid: int) -> bool:
    """Is a card one of these, or indistinguishable from one for the chooser? Cards in play are all distinct."""
    if found is None or cid in found or cid in s.things:
        return found is not None and cid in found
    return any(s.code[one] == s.code[cid] and s.zone[one] == s.zone[cid] for one in found)


def _found_anew(s: State, top: Pick, below: GameFrame | None) -> list[int] | None:
    """What could be picked as the cards are now; None if that is not known."""
    if top.sets or top.few:
        return None
    if isinstance(below, Resolving) and below.pc:
        found = s.book.abilities[below.ability].program[below.pc - 1].candidates(s, below)
        return None if found is None else list(found)
    if top.kind == "discard":
        return list({s.code[cid]: cid for cid in reversed(s.hand[top.side])}.values())
    return None


# -- turning the new fronts up -------------------------------------------------------------------------------------


def _turn(new: State, s: State, side: int, code: list[int]) -> None:
    changed = [cid for cid in range(len(code)) if code[cid] != s.code[cid]]
    for cid in changed:
        leave_zone(new, cid, new.zone[cid])
    new.code = tuple(code)
    for cid in changed:
        enter_zone(new, cid, new.zone[cid])
    if changed:
        new.journal = _renamed_journal(s, side, code, set(changed))


def _renamed_journal(s: State, side: int, code: list[int], changed: set[int]) -> Journal[Change]:
    """A journal in which what the side saw is still what it saw: another card now bears that front."""
    bearers: dict[int, list[int]] = {}
    for cid in changed:
        bearers.setdefault(code[cid], []).append(cid)
    mask = 1 << side
    out: list[Change] = []
    for one in s.journal.since(0):
        cid = one.cid if one.cid in changed and one.seen & mask else -1
        src = one.src if one.src in changed and not one.seen & (mask << SOURCE_HIDDEN) else -1
        out.append(one if cid < 0 and src < 0 else _renamed(s, one, bearers, cid, src))
    return Journal(out)


def _renamed(s: State, one: Change, bearers: dict[int, list[int]], cid: int, src: int) -> Change:
    """CR 4.1.2a: the object of old is gone, so that only its front matters."""
    about = one.cid if cid < 0 else min(bearers[s.code[cid]])
    source = one.src if src < 0 else min(bearers[s.code[src]])
    return one.about(about, one.ref, source)


def _secrets(new: State, side: int, rng: Random) -> None:
    """What the other side has secretly spent and not yet shown (CR 1.10.3c)."""
    other = 1 - side
    for cid, thing in new.things.items():
        if "back" in thing.memo and new.code[cid] in new.book.versions and not knows_back(new, thing, side):
            # CR 1.5.2: which version it is cannot be seen from the front.
            thing.memo = {**thing.memo, "back": rng.choice(new.book.versions[new.code[cid]])}
    for frame in new.stack:
        if isinstance(frame, Psi) and not frame.has_reached("reveal"):
            if (frame.corp if other == CORP else frame.runner) >= 0:
                bid = rng.randint(0, new.credits[other] if frame.parity else min(2, new.credits[other]))
                if other == CORP:
                    frame.corp = bid
                    frame.sources = ((), frame.sources[1])
                else:
                    frame.runner = bid
                    frame.sources = (frame.sources[0], ())


def _ask_again(new: State, rng: Random) -> None:
    """The other side's answers depend on the cards it has got now."""
    top = new.stack[-1]
    if isinstance(top, Pick):
        found = _found_anew(new, top, new.stack[-2] if len(new.stack) > 1 else None)
        if found is None or len(found) < max(1, len(top.chosen)):
            return
        top.from_ = tuple(found)
        top.chosen = tuple(rng.sample(sorted(found), len(top.chosen)))
        top.low, top.high = min(top.low, len(found)), min(top.high, len(found))
        new.open = top.moves(new)
    elif not isinstance(top, Ask) and type(top).moves is not Frame.moves:
        new.open = top.moves(new) or new.open


__all__ = ["sample"]
