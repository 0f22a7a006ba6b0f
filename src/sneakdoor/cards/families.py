"""Families: the ways to say what many cards say, and what a card is made of.

Card files take these through the vocabulary.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sneakdoor.cards.alliances import ALLIANCES
from sneakdoor.model.declare import (
    Ability,
    Amount,
    CardDef,
    Cards,
    Component,
    Condition,
    Instruction,
)
from sneakdoor.model.voice import capital
from sneakdoor.model.words import (
    AGENDA,
    ARCHIVES,
    ASSET,
    CORP,
    DISCARD,
    EVENT,
    HARDWARE,
    HQ,
    ICE,
    IDENTITY,
    OPERATION,
    PROGRAM,
    RESOURCE,
    RND,
    RUNNER,
    UPGRADE,
)
from sneakdoor.model.words import (
    PLAY as IN_PLAY_ZONE,
)
from sneakdoor.rules.amounts import (
    Both,
    Each,
    Empty,
    EncounteringThis,
)
from sneakdoor.rules.components import Clicks, Credits
from sneakdoor.rules.constants import (
    Cannot,
    ExtraCost,
    Modify,
    Permit,
    Reveals,
)
from sneakdoor.rules.costs import can_spend
from sneakdoor.rules.events import (
    MINE,
    On,
)
from sneakdoor.rules.instructions.breaking import Break, BreakAny
from sneakdoor.rules.instructions.control import (
    YOU,
    If,
    Target,
)
from sneakdoor.rules.instructions.effects import (
    Load,
    StartPsi,
    StartTrace,
)
from sneakdoor.rules.instructions.hosting import AsCounter
from sneakdoor.rules.instructions.interrupts import (
    Prevent,
)
from sneakdoor.rules.instructions.moving import (
    Do,
    DoToChosen,
)
from sneakdoor.rules.instructions.running import (
    ENCOUNTER,
    Body,
    Change,
    EndRun,
    InsteadOfAccess,
    MakeRun,
)
from sneakdoor.rules.kinds import (
    Keyword,
    Paid,
    Play,
    Sub,
    When,
    While,
)
from sneakdoor.rules.selectors import (
    THIS,
    Is,
)

# -- what a card is ---------------------------------------------------------------------------------


def _card(title: str, side: Any, kind: str, faction: str, abilities: tuple[Ability, ...], facts: Any) -> CardDef:
    subtypes = tuple(one for one in facts.pop("subtypes", "").split(" - ") if one)
    if kind == IDENTITY:
        facts.setdefault("deck_limit", 1)  # CR 1.4.1: a deck has one
    return CardDef(title, side, kind, faction, subtypes, abilities=abilities, **facts)


def corp_identity(title: str, faction: str, *abilities: Ability, **facts: Any) -> CardDef:
    return _card(title, CORP, IDENTITY, faction, abilities, facts)


def runner_identity(title: str, faction: str, *abilities: Ability, **facts: Any) -> CardDef:
    return _card(title, RUNNER, IDENTITY, faction, abilities, facts)


def agenda(title: str, faction: str, *abilities: Ability, **facts: Any) -> CardDef:
    return _card(title, CORP, AGENDA, faction, abilities, facts)


def asset(title: str, faction: str, *abilities: Ability, **facts: Any) -> CardDef:
    return _card(title, CORP, ASSET, faction, abilities, facts)


def upgrade(title: str, faction: str, *abilities: Ability, **facts: Any) -> CardDef:
    return _card(title, CORP, UPGRADE, faction, abilities, facts)


def ice(title: str, faction: str, *abilities: Ability, **facts: Any) -> CardDef:
    return _card(title, CORP, ICE, faction, abilities, facts)


def operation(title: str, faction: str, *abilities: Ability, **facts: Any) -> CardDef:
    return _card(title, CORP, OPERATION, faction, abilities, facts)


def event(title: str, faction: str, *abilities: Ability, **facts: Any) -> CardDef:
    return _card(title, RUNNER, EVENT, faction, abilities, facts)


def hardware(title: str, faction: str, *abilities: Ability, **facts: Any) -> CardDef:
    return _card(title, RUNNER, HARDWARE, faction, abilities, facts)


def program(title: str, faction: str, *abilities: Ability, **facts: Any) -> CardDef:
    return _card(title, RUNNER, PROGRAM, faction, abilities, facts)


def resource(title: str, faction: str, *abilities: Ability, **facts: Any) -> CardDef:
    return _card(title, RUNNER, RESOURCE, faction, abilities, facts)


# -- what it does: families ---------------------------------------------------------------------------


def play(*do: Instruction, only: Condition | None = None, x: Amount | None = None) -> Play:
    """The text of an event or operation; `x` is the most that may be chosen for a cost of X."""
    return Play(do, only, x)


def sub(*do: Instruction) -> Sub:
    return Sub(do)


def paid(cost: tuple[Component, ...] | Component, *do: Instruction, **how: Any) -> Paid:
    """A paid ability; one whose cost has a click is an action (CR 5.2.1)."""
    whole = cost if isinstance(cost, tuple) else (cost,)
    return Paid(whole, do, action=any(isinstance(one, Clicks) for one in whole), **how)


def breaks(cost: int | Component, *subtypes: str, n: int = 1, up_to: bool = False) -> Paid:
    """`cost: Break … subroutine` of an icebreaker."""
    return paid(Credits(cost) if isinstance(cost, int) else cost, Break(n, subtypes, up_to))


def boost(cost: int, n: int, duration: str = ENCOUNTER) -> Paid:
    """`cost: +n strength`; without a duration it lasts for the encounter (1.4:3.9.5)."""
    return paid(Credits(cost), Change("strength", n, duration))


def when(event_: On, *do: Instruction, **how: Any) -> When:
    return When(event_, do, **how)


END_THE_RUN = sub(EndRun())

TURN_BEGINS = On("turn begins", "your turn begins", by=MINE)
TURN_ENDS = On("turn ends", "your turn ends", by=MINE)
INSTALL_THIS = On("installed", "you install this card", what=THIS)
REZ_THIS = On("rezzed", "you rez this card", what=THIS)
SCORE_THIS = On("scored", "you score this agenda", what=THIS)
STEAL_THIS = On("stolen", "the Runner steals this agenda", what=THIS)
ENCOUNTER_THIS = On("encounter", "the Runner encounters this ice", what=THIS)
SUCCESSFUL_RUN = On("successful run", "you make a successful run")
SUCCESS_HERE = On("successful run", "the Runner makes a successful run on this server", server="this")
IF_SUCCESSFUL = On("successful run", "if successful", permitted=True)
ACCESS_THIS = On("accessed", "the Runner accesses this card", what=THIS)


def accessed(*do: Instruction, not_from_archives: bool = True, only_installed: bool = False, **how: Any) -> When:
    """An ambush: works wherever the card is (CR 9.1.6a)."""
    event_ = On(
        "accessed",
        "the Runner accesses this card"
        + (" while it is installed" if only_installed else " anywhere but in Archives" if not_from_archives else ""),
        what=THIS,
        zone=int(IN_PLAY_ZONE) if only_installed else -1,
        not_zone=int(DISCARD) if not_from_archives else -1,
    )
    return When(event_, do, anywhere=True, **how)


def scored(*do: Instruction, **how: Any) -> When:
    return When(SCORE_THIS, do, **how)


def success_on(server: int, *do: Instruction, **how: Any) -> When:
    names = {HQ: "HQ", RND: "R&D", ARCHIVES: "Archives"}
    return When(On("successful run", f"you make a successful run on {names[server]}", server=str(server)), do, **how)


def run_on(*servers: int, linked: tuple[Ability, ...] = ()) -> MakeRun:
    """Make a run on one of these servers, or on any if none is named."""
    return MakeRun(",".join(str(one) for one in servers) or "any", linked)


def if_successful(*do: Instruction) -> When:
    """What follows when the run that this card made is successful (CR 6.7.3)."""
    return When(IF_SUCCESSFUL, do)


def instead_of_access(*do: Instruction, may: bool = False, words: str = "") -> InsteadOfAccess:
    """Something else in place of accessing cards (CR 9.8.4)."""
    return InsteadOfAccess(Body(do, words), may)


def trace(
    n: int | Amount, *if_successful: Instruction, otherwise: tuple[Instruction, ...] = (), words: str = "Trace"
) -> tuple[Instruction, ...]:
    """Trace[n] with what follows from its result (1.4:10.8.5)."""
    success = Body(if_successful) if if_successful else None
    return (StartTrace(n, success, Body(otherwise) if otherwise else None, words),)


@dataclass(frozen=True, slots=True)
class DifferentBids(Condition):
    """The two secret bids differ, or the guess and the bid that was guessed."""

    words: str = "if the amounts differ"
    guessed: bool = False

    def true(self, s: Any, src: int, f: Any) -> bool:
        bids = f.regs.get("psi", (0, 0))
        return bool(bids[0] != bids[1])

    def possible(self, s: Any, src: int, f: Any) -> bool:
        # CR 1.2.5: see the interpretations: where nobody has a credit to spend, there is nothing to guess or to miss.
        sides = (RUNNER,) if self.guessed else (CORP, RUNNER)
        return any(can_spend(s, side, ("psi", src)) for side in sides)

    def say(self) -> str:
        return self.words


def psi(*if_different: Instruction) -> tuple[Instruction, ...]:
    return (StartPsi(), If(DifferentBids(), if_different))


def can_be_advanced() -> Keyword:
    return Keyword("can be advanced", text="This card can be advanced.")


def reveal_from_rnd() -> Keyword:
    return Keyword("reveal from R&D", text="While the Runner is accessing this card in R&D, it is revealed.")


def strength_per(amount: Each, on: Cards = THIS) -> Modify:
    return Modify("strength", amount, on)


def memory(n: int) -> Modify:
    return Modify("[mu]", n, text=f"+{n}[mu]")


def link(n: int) -> Modify:
    return Modify("[link]", n, text=f"+{n}[link]")


def bioroid(n: int = 1, clicks: int = 1) -> Permit:
    """The Runner may spend clicks to break this ice's subroutines: a permission, never an action."""
    words = "any subroutine" if n == 1 else f"up to {n} subroutines"
    text = f"The Runner can spend {'[click]' * clicks} to break {words} on this ice."
    return Permit("6.9.3b", (Clicks(clicks),), (BreakAny(n),), RUNNER, only=EncounteringThis(), text=text)


def not_by_ai(only: Condition | None = None, text: str = "AI programs cannot break subroutines of this ice.") -> Cannot:
    """CR 1.2.2: AI programs are no use against this ice."""
    during: Condition = EncounteringThis() if only is None else Both(EncounteringThis(), only)
    return Cannot("break", Is((PROGRAM,), ("AI",)), during, text)


def limit_one_console() -> Keyword:
    return Keyword("console", text="Limit 1 console per player.")


def limit_one_region() -> Keyword:
    return Keyword("region", text="Limit 1 region per server.")


def limit_per_deck(n: int) -> Keyword:
    return Keyword("deck limit", n, text=f"Limit {n} per deck.")


def alliance(title: str) -> Keyword:
    """In decks of a certain kind it costs no influence; the table that decks are checked by knows in which."""
    # CR 2.13.3: this is about building a deck, and a game never asks.
    return Keyword("alliance", text=f"This card costs no influence in a deck with {ALLIANCES[title].words}.")


def loaded(kind: str, n: int | Amount, *, rezzed: bool = False) -> tuple[Ability, ...]:
    """Loaded with tokens when it comes; trashed when it is empty (1.4:10.9)."""
    return (
        When(REZ_THIS if rezzed else INSTALL_THIS, (Load(kind, n),)),
        While(Empty(kind), (Do("trash", THIS, words="trash it"),)),
    )


def trashes_accessed(cost: Component, **how: Any) -> Permit:
    """Another way to trash the card that is being accessed (CR 7.7.2)."""
    price = cost.say()
    lead = "Once per turn, you may" if how.get("once_per_turn") else "You may"
    pay = f"pay {price}" if isinstance(cost, Credits) else f"spend 1 {price[0].lower()}{price[1:]}"
    text = f"{lead} {pay} to trash a card you access."
    if how.get("only") is not None:
        text = f"{capital(how['only'].say())}, {text[0].lower()}{text[1:]}"
    return Permit("7.8.3", (cost,), (Do("trash", "accessed", words="trash it"),), RUNNER, text=text, **how)


def agendas_revealed() -> Reveals:
    """CR 7.2.2: the Runner shows each agenda that is accessed from R&D."""
    return Reveals(Is((AGENDA,), zone="anywhere"))


def costs_to_steal_here(cost: Component) -> ExtraCost:
    """An additional cost to steal agendas accessed from this server (CR 7.7.3)."""
    price = cost.say().removeprefix("suffer ")
    text = f"Stealing an agenda accessed from this server costs an additional {price}"
    text += ", also in the rest of a run in which the Runner trashes this card."
    return ExtraCost("steal", (cost,), here=True, persists=True, text=text)


def install_faceup() -> Keyword:
    """CR 3.2.3a: an agenda that is active while it is installed."""
    return Keyword("install faceup", text="Install this agenda faceup.")


def remote_only() -> Keyword:
    """1.4:8.2.12."""
    return Keyword("remote only", text="Remote server only.")


def remove_instead_of_trashing() -> Keyword:
    return Keyword("remove instead of trashing", text="This card is removed from the game instead of being trashed.")


class Current(Keyword):
    """A current stays until another is played or the other side gets an agenda (CR 3.5.1b, 3.7.1b)."""

    __slots__ = ()

    def keys(self, side: int) -> tuple[str, ...]:
        return ("current",)


def current(side: Any) -> Current:
    what = "stolen" if side == CORP else "scored"
    return Current("current", int(side), f"This card stays until another current is played or an agenda is {what}.")


class Lockdown(Keyword):
    """A lockdown stays until the Corp's next turn begins (1.4:3.5.1c)."""

    __slots__ = ()

    def keys(self, side: int) -> tuple[str, ...]:
        return ("lockdown",)


def lockdown() -> Lockdown:
    text = "Play only while no lockdown is active. This card stays until the beginning of your next turn."
    return Lockdown("lockdown", text=text)


def priority() -> Keyword:
    """CR 1.11.3; the subtype is what the rules ask for."""
    return Keyword("priority", text="Play only as your first [click].")


def draft_only() -> Keyword:
    """An identity made for drafts; deck building knows which formats are drafts."""
    return Keyword("draft only", text="For drafts only.")


class OrderedHeap(Keyword):
    """CR 4.5.2, set aside for one player: the heap is not rearranged."""

    __slots__ = ()

    def keys(self, side: int) -> tuple[str, ...]:
        return ("ordered heap",)


def ordered_heap() -> OrderedHeap:
    return OrderedHeap("ordered heap", text="Keep your heap in order.")


def starting_hand(n: int) -> Keyword:
    """CR 1.6.6 as an identity changes it."""
    return Keyword("starting hand", n, text=f"Your starting hand has {n} cards.")


def starting(name: str, n: int) -> Keyword:
    """What a player starts the game with (CR 1.6.4): credits, bad publicity."""
    what = f"{n}[credit]" if name == "credits" else f"{n} {name}"
    return Keyword("starting " + name, n, text=f"You start the game with {what}.")


def considered(kind: str, n: int = 1, on: Cards | None = None, text: str = "") -> Modify:
    """Tokens somebody or something is considered to have (CR 1.9.4)."""
    return Modify("considered " + kind, n, on, text=text)


def condition(host: Is, *abilities: Ability) -> Play:
    """An event or operation that becomes a condition counter on a card (CR 3.5.1a, 10.1.4)."""
    return Play((Target(host, words=f"Choose 1 {host.say()}"), AsCounter(abilities)))


def terminal() -> Keyword:
    return Keyword("terminal", text="After you resolve this card, your action phase ends.")


def double() -> ExtraCost:
    return ExtraCost("play", (Clicks(1),), own=True, text="Playing this card costs an additional [click].")


def triple() -> ExtraCost:
    return ExtraCost("play", (Clicks(2),), own=True, text="Playing this card costs an additional [click][click].")


def prevents(cost: tuple[Component, ...] | Component, n: int, *what: str, up_to: bool = False, **how: Any) -> Paid:
    """A paid interrupt that prevents damage."""
    whole = cost if isinstance(cost, tuple) else (cost,)
    return Paid(whole, (Prevent("damage", n, what, up_to, **how),), interrupts=("damage",))


def avoids(cost: tuple[Component, ...] | Component, n: int = 1, *, up_to: bool = False) -> Paid:
    """A paid interrupt that avoids tags."""
    whole = cost if isinstance(cost, tuple) else (cost,)
    return Paid(whole, (Prevent("tag", n, up_to=up_to),), interrupts=("tag",))


def trash_program(by: int = YOU) -> DoToChosen:
    return DoToChosen("trash", Is((PROGRAM,), side=RUNNER), by=by)
