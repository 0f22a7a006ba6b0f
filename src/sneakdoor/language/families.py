"""Constructors for cards, and shorthand for abilities that many cards share.

Card modules import them from the vocabulary.
"""

from __future__ import annotations

from typing import Any

from sneakdoor.kernel.values import dataclass
from sneakdoor.language.amounts import Each, Hosted, LinkValue
from sneakdoor.language.change_phrases import MINE
from sneakdoor.language.comparisons import Excess
from sneakdoor.language.conditions import AtLeast, Both, Empty, Encountering, EncounteringThis
from sneakdoor.language.costs import Clicks, Credits, ReturnThis, RevealAndTrashThis
from sneakdoor.language.events import (
    On,
)
from sneakdoor.language.filters import ANYWHERE, IN_DISCARD, IN_HAND, THIS, Is
from sneakdoor.language.instructions.break_subroutines import Break, BreakAny
from sneakdoor.language.instructions.card_moves import (
    Do,
    DoToChosen,
)
from sneakdoor.language.instructions.control import (
    YOU,
    If,
    Target,
)
from sneakdoor.language.instructions.effects import (
    Load,
    Place,
    StartPsi,
    StartTrace,
)
from sneakdoor.language.instructions.hosting import AsCounter
from sneakdoor.language.instructions.interrupts import (
    Prevent,
)
from sneakdoor.language.instructions.lasting_effects import Adjust, Body, InstallThis
from sneakdoor.language.instructions.run_starts import EndRun, InsteadOfAccess, InsteadOfBreach, MakeRun
from sneakdoor.language.instructions.scores import AsAgenda
from sneakdoor.language.instructions.swaps import Swap
from sneakdoor.language.run_filters import ENCOUNTERED
from sneakdoor.model.abilities import (
    Keyword,
    Paid,
    Play,
    RootOnly,
    Sub,
    When,
    While,
)
from sneakdoor.model.changes import BidsRevealed
from sneakdoor.model.constants import (
    SET,
    Cannot,
    ExtraCost,
    Modify,
    Permit,
    Reveals,
)
from sneakdoor.model.declare import (
    Ability,
    Amount,
    CardDef,
    Cards,
    Component,
    Condition,
    Event,
    Instruction,
)
from sneakdoor.model.enums import (
    ADVANCEMENT,
    AGENDA,
    AGENDA_TOKEN,
    ASSET,
    CORP,
    DISCARD,
    EVENT,
    HAND,
    HARDWARE,
    ICE,
    IDENTITY,
    OPERATION,
    PROGRAM,
    RESOURCE,
    RUNNER,
    UPGRADE,
    Side,
    Token,
)
from sneakdoor.model.enums import (
    PLAY as IN_PLAY_ZONE,
)
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.keys import Key
from sneakdoor.model.quantity_phrases import CONSIDERED, ENCOUNTER, Considered, Duration
from sneakdoor.model.state import State
from sneakdoor.rules.costs import can_spend

# -- what a card is ---------------------------------------------------------------------------------


class Making:
    """Collect every card that a card module declares."""

    __slots__ = ("cards",)

    def __init__(self) -> None:
        self.cards: list[CardDef] | None = None


MAKING = Making()


def _card(title: str, side: Side, kind: str, faction: str, abilities: tuple[Ability, ...], facts: Any) -> CardDef:
    subtypes = tuple(one for one in facts.pop("subtypes", "").split(" - ") if one)
    if kind == IDENTITY:
        facts.setdefault("deck_limit", 1)  # CR 1.4.1: a deck has one
    for ability in abilities:
        if isinstance(ability, Keyword) and ability.name == "deck limit":
            facts["deck_limit"] = ability.value
    card = CardDef(title, side, kind, faction, subtypes, abilities=abilities, **facts)
    if MAKING.cards is not None:
        MAKING.cards.append(card)
    return card


def corp_identity(title: str, faction: str, *abilities: Ability, **facts: Any) -> CardDef:
    """Who the Corp is: deck size and influence (`min_deck`, `influence_limit`), and what always holds."""
    return _card(title, CORP, IDENTITY, faction, abilities, facts)


def runner_identity(title: str, faction: str, *abilities: Ability, **facts: Any) -> CardDef:
    """Who the Runner is: deck size and influence (`min_deck`, `influence_limit`), base link (`link`)."""
    return _card(title, RUNNER, IDENTITY, faction, abilities, facts)


def agenda(title: str, faction: str, *abilities: Ability, **facts: Any) -> CardDef:
    """What the Corp scores: `advancement` requirement and `points`."""
    return _card(title, CORP, AGENDA, faction, abilities, facts)


def asset(title: str, faction: str, *abilities: Ability, **facts: Any) -> CardDef:
    """Installed in a remote server, rezzed for its `cost`, trashed for `trash`."""
    return _card(title, CORP, ASSET, faction, abilities, facts)


def upgrade(title: str, faction: str, *abilities: Ability, **facts: Any) -> CardDef:
    """Installed in any server, beside other cards; rezzed for its `cost`, trashed for `trash`."""
    return _card(title, CORP, UPGRADE, faction, abilities, facts)


def ice(title: str, faction: str, *abilities: Ability, **facts: Any) -> CardDef:
    """Protects a server: `cost`, `strength`, and its subroutines in order."""
    return _card(title, CORP, ICE, faction, abilities, facts)


def operation(title: str, faction: str, *abilities: Ability, **facts: Any) -> CardDef:
    """Played by the Corp for its `cost`, and then trashed."""
    return _card(title, CORP, OPERATION, faction, abilities, facts)


def event(title: str, faction: str, *abilities: Ability, **facts: Any) -> CardDef:
    """Played by the Runner for its `cost`, and then trashed."""
    return _card(title, RUNNER, EVENT, faction, abilities, facts)


def hardware(title: str, faction: str, *abilities: Ability, **facts: Any) -> CardDef:
    """Installed by the Runner for its `cost`."""
    return _card(title, RUNNER, HARDWARE, faction, abilities, facts)


def program(title: str, faction: str, *abilities: Ability, **facts: Any) -> CardDef:
    """Installed by the Runner for its `cost`; takes up `memory`. Icebreakers have a `strength`."""
    return _card(title, RUNNER, PROGRAM, faction, abilities, facts)


def resource(title: str, faction: str, *abilities: Ability, **facts: Any) -> CardDef:
    """Installed by the Runner for its `cost`; the Corp may trash it while the Runner is tagged."""
    return _card(title, RUNNER, RESOURCE, faction, abilities, facts)


# -- what it does: families ---------------------------------------------------------------------------


def play(*do: Instruction, only: Condition | None = None, x: Amount | None = None) -> Play:
    """The text of an event or operation; `x` is the most that may be chosen for a cost of X."""
    return Play(do, only, x)


def sub(*do: Instruction) -> Sub:
    """A subroutine."""
    return Sub(do)


def paid(cost: tuple[Component, ...] | Component, *do: Instruction, **how: Any) -> Paid:
    """A paid ability; one whose cost has a click is an action (CR 5.2.1)."""
    whole = cost if isinstance(cost, tuple) else (cost,)
    return Paid(whole, do, **how)


def expendable(*do: Instruction, **how: Any) -> Paid:
    """An action of a Corp card in HQ: [click], 1 credit, reveal and trash it."""
    return Paid((Clicks(1), Credits(1), RevealAndTrashThis()), do, zone=int(HAND), **how)


def breaks(
    cost: int | Component, *subtypes: str, n: int | Amount = 1, up_to: bool = False, on: Cards | None = None
) -> Paid:
    """`cost: Break … subroutine` of an icebreaker."""
    return paid(Credits(cost) if isinstance(cost, int) else cost, Break(n, subtypes, up_to, on=on))


def boost(cost: int | Component, n: int | Amount, duration: Duration = ENCOUNTER) -> Paid:
    """`cost: +n strength`; without a duration it lasts for the encounter (1.4:3.9.5)."""
    return paid(Credits(cost) if isinstance(cost, int) else cost, Adjust("strength", n, duration))


def comes_for(subtype: str) -> When:
    """An icebreaker that can be installed from the heap when ice of a subtype is encountered (CR 9.1.6b)."""
    ice_ = Is((ICE,), (subtype,), zone=ANYWHERE)
    return When(On("encounter", what=ice_), (InstallThis(IN_DISCARD, paying=True),), may=True, zone=int(DISCARD))


def derezzes(subtype: str) -> Paid:
    """An icebreaker that returns to the grip to derez fully broken ice of a subtype, up to its own strength."""
    now = Encountering(Is((ICE,), (subtype,), rezzed=True), strong=True, broken=True)
    return Paid((Credits(2), ReturnThis()), (Do("derez", ENCOUNTERED),), now)


def swaps_deva() -> Paid:
    """A deva that swaps with another one in the grip (CR 10.11)."""
    return paid(Credits(2), Swap(THIS, Is((PROGRAM,), ("Deva",), zone=IN_HAND, side=RUNNER)))


def when(event_: Event, *do: Instruction, **how: Any) -> When:
    """A conditional ability: instructions that follow an event; further arguments as in `When`."""
    return When(event_, do, **how)


END_THE_RUN = sub(EndRun())

TURN_BEGINS = On("turn begins", by=MINE)
TURN_ENDS = On("turn ends", by=MINE)
ACTION_PHASE_ENDS = On("action phase ends", by=MINE)
DISCARD_PHASE_ENDS = On("discard phase ends", by=MINE)
INSTALL_THIS = On("installed", what=THIS)
REZ_THIS = On("rezzed", what=THIS)
SCORE_THIS = On("scored", what=THIS)
STEAL_THIS = On("stolen", what=THIS)
ENCOUNTER_THIS = On("encounter", what=THIS)
SUCCESSFUL_RUN = On("successful run")
SUCCESS_HERE = On("successful run", server="this")
IF_SUCCESSFUL = On("successful run", permitted=True)
ACCESS_THIS = On("accessed", what=THIS)


def accessed(*do: Instruction, not_from_archives: bool = True, only_installed: bool = False, **how: Any) -> When:
    """An ambush: works wherever the card is (CR 9.1.6a)."""
    event_ = On(
        "accessed",
        what=THIS,
        zone=int(IN_PLAY_ZONE) if only_installed else -1,
        not_zone=int(DISCARD) if not_from_archives and not only_installed else -1,
    )
    return When(event_, do, **how)


def scored(*do: Instruction, **how: Any) -> When:
    """What follows when the Corp scores this card."""
    return When(SCORE_THIS, do, **how)


def dividends(n: int) -> When:
    """Dividends N (CR 26.03:10.13.1): agenda counters for each advancement counter beyond the requirement."""
    return When(SCORE_THIS, (Place(AGENDA_TOKEN, Each(n, Excess())),))


def agenda_when_trashed(points: int) -> When:
    """An executive that becomes an agenda of the Runner if it is trashed while it is being accessed (CR 10.1.3)."""
    return When(On("trashed", what=THIS, accessing=True), (AsAgenda(points, RUNNER),))


def success_on(server: int, *do: Instruction, **how: Any) -> When:
    """What follows when the Runner makes a successful run on a server."""
    return When(On("successful run", server=str(server)), do, **how)


def run_on(*servers: int, linked: tuple[Ability, ...] = ()) -> MakeRun:
    """Make a run on one of these servers, or on any if none is named."""
    return MakeRun(",".join(str(one) for one in servers) or "any", linked)


def trashes_broken(subtype: str) -> MakeRun:
    """A run that trashes the first fully broken ice of a subtype (CR 6.7.3)."""
    broken = On("all broken", what=Is((ICE,), (subtype,), zone=ANYWHERE))
    return run_on(linked=(When(broken, (Do("trash", "subject"),), next_only=True),))


def if_successful(*do: Instruction) -> When:
    """What follows when the run that this card made is successful (CR 6.7.3)."""
    return When(IF_SUCCESSFUL, do)


def instead_of_access(*do: Instruction, may: bool = False) -> InsteadOfAccess:
    """Something else in place of accessing cards (CR 9.8.4)."""
    return InsteadOfAccess(Body(do), may)


def instead_of_breach(*do: Instruction, may: bool = False) -> InsteadOfBreach:
    """Something else in place of breaching the server (CR 26.03:6.9.5b)."""
    return InsteadOfBreach(Body(do), may)


def trace(
    n: int | Amount, *if_successful: Instruction, otherwise: tuple[Instruction, ...] = (), who: int = YOU
) -> tuple[Instruction, ...]:
    """Trace[n] with its effects on success or failure (1.4:10.8.5)."""
    success = Body(if_successful) if if_successful else None
    return (StartTrace(n, success, Body(otherwise) if otherwise else None, who),)


@dataclass(frozen=True, slots=True)
class DifferentBids(Condition):
    """The two secret bids differ, or the bid differs from the guess."""

    guessed: bool = False

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        if f is None:
            return False
        if isinstance(f.change, BidsRevealed):
            return f.change.corp != f.change.runner
        bids = f.regs.get("psi", (0, 0))
        return bool(bids[0] != bids[1])

    def possible(self, s: State, src: int, f: Resolving | None) -> bool:
        if f is not None and isinstance(f.change, BidsRevealed):
            return self.true(s, src, f)
        # CR 1.2.5: see the interpretations: without credits to spend, amounts cannot differ and no guess is wrong.
        sides = (RUNNER,) if self.guessed else (CORP, RUNNER)
        return any(can_spend(s, side, ("psi", src)) for side in sides)

    def say(self) -> str:
        return "if the guess was wrong" if self.guessed else "if the amounts differ"

    def denied(self) -> str:
        return "if the guess was right" if self.guessed else "if the amounts are the same"


def psi(*if_different: Instruction) -> tuple[Instruction, ...]:
    """A Psi game: secret bids, and what follows if they differ."""
    return (StartPsi(), If(DifferentBids(), if_different))


def can_be_advanced(*, rezzed: bool | None = None) -> Keyword:
    """The Corp can advance it (CR 1.17.2): always, only while rezzed, or only while unrezzed."""
    if rezzed is None:
        return Keyword("can be advanced")
    return Keyword(f"can be advanced while {'rezzed' if rezzed else 'unrezzed'}")


def reveal_from_rnd() -> Keyword:
    return Keyword("reveal from R&D")


def strength_per(amount: Each, on: Cards = THIS) -> Modify:
    """Cards (by default this one) get strength for each of something."""
    return Modify("strength", amount, on)


def advanced_to_rez(n: int) -> tuple[Ability, ...]:
    """It can be advanced, and each advancement token on it lowers its rez cost."""
    return (can_be_advanced(), Modify("rez cost", Each(-n, Hosted(ADVANCEMENT)), THIS))


def memory(n: int) -> Modify:
    """More memory for the Runner."""
    return Modify("[mu]", n)


def cloud() -> Modify:
    """A program that takes up no memory while the Runner has at least 2 link, in any zone (CR 3.9.3)."""
    return Modify("memory cost", 0, THIS, AtLeast(LinkValue(), 2), op=SET)


def link(n: int) -> Modify:
    """More link for the Runner."""
    return Modify("[link]", n)


def bioroid(n: int = 1, clicks: int = 1) -> Permit:
    """The Runner may spend clicks to break this ice's subroutines: a permission, never an action."""
    return Permit("break", (Clicks(clicks),), (BreakAny(n),), RUNNER, only=EncounteringThis())


def not_by_ai(only: Condition | None = None) -> Cannot:
    """CR 1.2.2: AI programs cannot break this ice."""
    during: Condition = EncounteringThis() if only is None else Both(EncounteringThis(), only)
    return Cannot("break", Is((PROGRAM,), ("AI",)), during)


def limit_one_console() -> Keyword:
    return Keyword("console")


def limit_one_region() -> Keyword:
    return Keyword("region")


def limit_per_deck(n: int) -> Keyword:
    """Another limit of copies in a deck."""
    return Keyword("deck limit", n)


def loaded(kind: Token, n: int | Amount, *, rezzed: bool = False) -> tuple[Ability, ...]:
    """Loaded with tokens when installed; trashed when empty (1.4:10.9)."""
    return (
        When(REZ_THIS if rezzed else INSTALL_THIS, (Load(kind, n),)),
        While(Empty(kind), (Do("trash", THIS),)),
    )


def trashes_accessed(cost: Component, **how: Any) -> Permit:
    """Another way to trash the card that is being accessed (CR 7.7.2)."""
    return Permit("mid-access", (cost,), (Do("trash", "accessed"),), RUNNER, **how)


def agendas_revealed() -> Reveals:
    """CR 7.2.2: the Runner shows each agenda that is accessed from R&D."""
    return Reveals(Is((AGENDA,), zone="anywhere"))


def costs_to_steal_here(cost: Component) -> ExtraCost:
    """An additional cost to steal agendas accessed from this server (CR 7.7.3)."""
    return ExtraCost("steal", (cost,), here=True, persists=True)


def install_faceup() -> Keyword:
    """CR 3.2.3a: an agenda that is active while it is installed."""
    return Keyword("install faceup")


def remote_only() -> Keyword:
    """1.4:8.2.12."""
    return Keyword("remote only")


def root_only(*servers: int) -> RootOnly:
    """Can be installed only in the root of one of these central servers (CR 9.1.6c)."""
    return RootOnly(tuple(int(one) for one in servers))


def remove_instead_of_trashing() -> Keyword:
    return Keyword("remove instead of trashing")


class Current(Keyword):
    """A current stays until another is played or the other side gets an agenda (CR 3.5.1b, 3.7.1b)."""

    __slots__ = ()

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("current",)

    def say(self) -> str:
        done = ("stolen", "scored")[self.value]
        return f"This card stays until another {self.name} is played or an agenda is {done}."


def current(side: int) -> Current:
    """An event or operation that stays until another is played, or the other side gets an agenda."""
    return Current("current", int(side))


class Lockdown(Keyword):
    """A lockdown stays until the Corp's next turn begins (1.4:3.5.1c)."""

    __slots__ = ()

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("lockdown",)


def lockdown() -> Lockdown:
    return Lockdown("lockdown")


def priority() -> Keyword:
    """CR 1.11.3; the rules check the subtype."""
    return Keyword("priority")


def draft_only() -> Keyword:
    """An identity for draft formats only; deck building checks this."""
    return Keyword("draft only")


def starter_only() -> Keyword:
    """An identity for the starter game alone."""
    return Keyword("starter only")


def any_agendas() -> Keyword:
    """An identity whose deck may have agendas of other factions (CR 2.13.2); deck building checks this."""
    return Keyword("any agendas")


def agendas_of_each_faction(n: int) -> Keyword:
    """An identity whose deck may have some agendas of every other faction; CR 26.03:1.4.4 defines it."""
    return Keyword("agendas of each faction", n)


def copies_per_card(n: int) -> Keyword:
    """An identity whose deck has at most n copies of each card (CR 26.03:1.4.7)."""
    return Keyword("copies per card", n)


class OrderedHeap(Keyword):
    """The heap of one player cannot be rearranged; CR 4.5.2 defines it."""

    __slots__ = ()

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("ordered heap",)


def ordered_heap() -> OrderedHeap:
    return OrderedHeap("ordered heap")


def starting_hand(n: int) -> Keyword:
    """CR 1.6.6 as an identity changes it."""
    return Keyword("starting hand", n)


def first_copies_free() -> Keyword:
    return Keyword("first copies free")


def starting(name: str, n: int) -> Keyword:
    """What a player starts the game with (CR 1.6.4): credits, bad publicity."""
    return Keyword("starting " + name, n)


def considered(kind: Considered, n: int = 1, on: Cards | None = None) -> Modify:
    """Tokens that a player or card is considered to have (CR 1.9.4)."""
    return Modify(CONSIDERED[kind], n, on)


def condition(host: Is, *abilities: Ability) -> Play:
    """An event or operation that becomes a condition counter on a card (CR 3.5.1a, 10.1.4)."""
    return Play((Target(host), AsCounter(abilities)))


def terminal() -> Keyword:
    return Keyword("terminal")


def double() -> ExtraCost:
    return ExtraCost("play", (Clicks(1),), own=True)


def triple() -> ExtraCost:
    return ExtraCost("play", (Clicks(2),), own=True)


def prevents(cost: tuple[Component, ...] | Component, n: int, *what: str, up_to: bool = False, **how: Any) -> Paid:
    """A paid interrupt that prevents damage."""
    whole = cost if isinstance(cost, tuple) else (cost,)
    return Paid(whole, (Prevent("damage", n, what, up_to, **how),))


def avoids(cost: tuple[Component, ...] | Component, n: int = 1, *, up_to: bool = False) -> Paid:
    """A paid interrupt that avoids tags."""
    whole = cost if isinstance(cost, tuple) else (cost,)
    return Paid(whole, (Prevent("tag", n, up_to=up_to),))


def trash_program(by: int = YOU) -> DoToChosen:
    """A side trashes an installed program."""
    return DoToChosen("trash", Is((PROGRAM,)), by=by)
