"""Expected effects of imminent instructions (1.4:9.8.2), which interrupts can change: one class per kind.

`from sneakdoor.model import parts`, then `parts.Damage(CORP, 2, NET)`. Every argument has a default, because
unpickling a compiled class calls it without arguments.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal, cast

from sneakdoor.kernel.cloning import Cloneable
from sneakdoor.model.causes import Cause
from sneakdoor.model.enums import CORP, NET, NOWHERE, RUNNER, DamageKind
from sneakdoor.model.kinds import CardVerb, ChangeKind, PartKind
from sneakdoor.model.objects import PRINTED

Lowered = Literal["play", "install"]
"""Costs that interrupts may lower before they are paid."""

Destination = Literal["", "to:facedown", "shuffled into its deck", "to:aside", "to:host"]
"""Where a trashed card goes if not to the discard pile (1.4:1.18.1a); it may stay where it is, turned facedown."""


class Part(Cloneable):
    """One expected effect of an imminent instruction (CR 9.2.9 of 1.4). Interrupts change it or take its place."""

    __slots__ = ("by", "cause", "gone", "prevented", "put_by", "replaced", "src", "unpreventable")

    kind: ClassVar[PartKind]
    needs_value: ClassVar[bool] = False  # its amount must be above 0 for anything to happen (1.4:9.8)
    counted: ClassVar[bool] = False  # journalled even if nothing responds: abilities may ask for the first one

    def __init__(self, by: int = 0, src: int = -1, cause: Cause = "", unpreventable: bool = False) -> None:
        self.by = by  # who carries it out, and for damage who is responsible
        self.src = src
        self.cause: Cause = cause
        self.unpreventable = unpreventable  # stays when values change
        self.prevented = 0
        self.gone = False  # prevented completely: no value is left to change (1.4:9.8)
        self.replaced: tuple[int, ...] = ()  # lingering replacement effects already applied, each once
        self.put_by: tuple[int, ...] = ()  # the cards whose abilities made it replace another effect

    def card(self) -> int:
        """The affected card."""
        return -1

    def target(self) -> int:
        """The object (ref) that card was."""
        return -1

    def value(self) -> int:
        return 0

    def is_void(self) -> bool:
        """Is its value 0 or less where it must be above 0 (1.4:9.8.7d)?"""
        return False

    def where(self) -> int:
        """The affected server."""
        return NOWHERE

    def become(self, ability: int) -> bool:
        """Let this ability take the place of the one that it is about; False if it is about none."""
        return False

    def which(self) -> int:
        """Index among like effects that meet conditions separately (1.4:9.6.4b)."""
        return -1

    def sort(self) -> Cause:
        """Subkind that interrupts distinguish (net damage, the cost to play a card)."""
        return ""


class OnCard(Part):
    """An effect on one card."""

    __slots__ = ("cid", "ref")

    def __init__(
        self, by: int = 0, cid: int = -1, src: int = -1, cause: Cause = "", ref: int = -1, unpreventable: bool = False
    ) -> None:
        self.by = by
        self.cid = cid
        self.src = src
        self.cause = cause
        self.ref = ref  # the object it was; -1: whatever it is by then
        self.unpreventable = unpreventable
        self.prevented = 0
        self.gone = False
        self.replaced = self.put_by = ()

    def card(self) -> int:
        return self.cid

    def target(self) -> int:
        return self.ref


class Valued(Part):
    """An effect with a value that interrupts can raise and lower."""

    __slots__ = ("amount",)

    def __init__(
        self, by: int = 0, amount: int = 0, src: int = -1, cause: Cause = "", unpreventable: bool = False
    ) -> None:
        self.by = by
        self.amount = amount
        self.src = src
        self.cause = cause
        self.unpreventable = unpreventable
        self.prevented = 0
        self.gone = False
        self.replaced = self.put_by = ()

    def value(self) -> int:
        return self.amount

    def is_void(self) -> bool:
        return self.needs_value and self.amount <= 0


class AccessOne(OnCard):
    """One card of a set is accessed (CR 7.6.5); each is open to replacement."""

    __slots__ = ()

    def value(self) -> int:
        return 1


# -- values -------------------------------------------------------------------------------------------------


class BadPublicity(Valued):
    """CR 10.6.1: bad publicity is taken, or removed if negative."""

    __slots__ = ()
    kind: ClassVar[PartKind] = "bad publicity"


class Damage(Valued):
    """CR 10.4.1: damage is done to the Runner."""

    __slots__ = ("damage",)
    kind: ClassVar[PartKind] = "damage"
    needs_value: ClassVar[bool] = True
    counted: ClassVar[bool] = True

    def __init__(
        self,
        by: int = 0,
        amount: int = 0,
        damage: DamageKind = NET,
        src: int = -1,
        cause: Cause = "",
        unpreventable: bool = False,
    ) -> None:
        super().__init__(by, amount, src, cause, unpreventable)
        self.damage: DamageKind = damage

    def sort(self) -> Cause:
        return self.damage


class Draw(Valued):
    """A draw whose amount may still change (1.4:1.8.5)."""

    __slots__ = ()
    kind: ClassVar[PartKind] = "draw"
    needs_value: ClassVar[bool] = True
    counted: ClassVar[bool] = True


class RemoveTags(Valued):
    __slots__ = ()
    kind: ClassVar[PartKind] = "remove tags"


class Tag(Valued):
    """The Runner takes tags, or is given them (CR 10.5.1)."""

    __slots__ = ()
    kind: ClassVar[PartKind] = "tag"
    needs_value: ClassVar[bool] = True
    counted: ClassVar[bool] = True


class Trace(Valued):
    """CR 10.8.6a: a trace with a base strength, and the abilities tied to its result."""

    __slots__ = ("failure", "result", "success")
    kind: ClassVar[PartKind] = "trace"
    counted: ClassVar[bool] = True

    def __init__(
        self, by: int = 0, amount: int = 0, src: int = -1, success: int = -1, failure: int = -1, result: int = -1
    ) -> None:
        super().__init__(by, amount, src)
        self.success = success  # the number of the ability, or -1
        self.failure = failure
        self.result = result  # whatever the result is


# -- values of cards ----------------------------------------------------------------------------------------


class Cost(Valued):
    """What it costs to play or to install a card, before it is paid (1.4:9.8.6c)."""

    __slots__ = ("cid", "needed", "purpose")
    kind: ClassVar[PartKind] = "cost"

    def __init__(
        self, by: int = 0, cid: int = -1, amount: int = 0, purpose: Lowered = "play", needed: bool = False
    ) -> None:
        super().__init__(by, amount, cid)
        self.cid = cid
        self.purpose: Lowered = purpose
        self.needed = needed  # cannot be paid in full: the payer relies on an interrupt to lower it

    def card(self) -> int:
        return self.cid

    def sort(self) -> Cause:
        return self.purpose


class Strengthen(Valued):
    """The strength of a card is raised until something ends (CR 3.9.5b)."""

    __slots__ = ("ability", "cid", "ref", "until")
    kind: ClassVar[PartKind] = "strengthen"
    counted: ClassVar[bool] = True

    def __init__(
        self,
        by: int = 0,
        cid: int = -1,
        amount: int = 0,
        until: int = -1,
        src: int = -1,
        ref: int = -1,
        ability: int = -1,
    ) -> None:
        super().__init__(by, amount, src)
        self.cid = cid
        self.until = until  # duration, as in `Lingering`
        self.ref = ref
        self.ability = ability  # ability that computes the amount whenever the strength is asked for

    def card(self) -> int:
        return self.cid

    def target(self) -> int:
        return self.ref


class Subroutine(Valued):
    """A subroutine as a whole is about to resolve once, unless it is prevented (CR 26.03:9.8.10a)."""

    __slots__ = ("cid", "number", "ref", "which_one")
    kind: ClassVar[PartKind] = "resolve subroutine"
    needs_value: ClassVar[bool] = True
    counted: ClassVar[bool] = True

    def __init__(self, cid: int = -1, ref: int = -1, number: int = -1, which_one: int = 0, amount: int = 1) -> None:
        super().__init__(CORP, amount, cid)
        self.cid = cid
        self.ref = ref
        self.number = number  # of the ability
        self.which_one = which_one  # of repeated or gained ones

    def card(self) -> int:
        return self.cid

    def target(self) -> int:
        return self.ref

    def become(self, ability: int) -> bool:
        # CR 26.03:9.8.9: another subroutine resolves, and its source is the ice all the same.
        self.number, self.which_one = ability, 0
        return True


class TriggeredAbility(Valued):
    """A triggered conditional ability is about to resolve once, unless it is prevented (CR 9.6.7b)."""

    __slots__ = ("event", "ref")
    kind: ClassVar[PartKind] = "ability"
    needs_value: ClassVar[bool] = True
    counted: ClassVar[bool] = True

    def __init__(
        self, by: int = 0, src: int = -1, event: ChangeKind | Literal[""] = "", ref: int = -1, amount: int = 1
    ) -> None:
        super().__init__(by, amount, src)
        self.event: ChangeKind | Literal[""] = (
            event  # the kind of change that met it, where that was about its own card
        )
        self.ref = ref

    def card(self) -> int:
        return self.src

    def target(self) -> int:
        return self.ref

    def sort(self) -> Cause:
        return cast("Cause", self.event)


# -- cards --------------------------------------------------------------------------------------------------


class AccessCard(OnCard):
    """A card that an effect names (CR 7.1.1c), as one of a set."""

    __slots__ = ()
    kind: ClassVar[PartKind] = "access card"


class AccessFromArchives(AccessOne):
    __slots__ = ()
    kind: ClassVar[PartKind] = "access from Archives"


class AccessFromHQ(AccessOne):
    __slots__ = ()
    kind: ClassVar[PartKind] = "access from HQ"


class AccessFromRND(AccessOne):
    __slots__ = ()
    kind: ClassVar[PartKind] = "access from R&D"


class AccessInstalled(AccessOne):
    __slots__ = ()
    kind: ClassVar[PartKind] = "access installed"


class AddToScoreArea(OnCard):
    """A card is added to a score area, neither scored nor stolen (CR 1.16.3e)."""

    __slots__ = ("form", "kept", "points", "subtype", "whose")
    kind: ClassVar[PartKind] = "add to score area"

    def __init__(
        self,
        by: int = 0,
        cid: int = -1,
        whose: int = 0,
        points: int = 0,
        form: int = PRINTED,
        src: int = -1,
        ref: int = -1,
    ) -> None:
        super().__init__(by, cid, src, ref=ref)
        self.whose = whose  # the side whose score area it is
        self.points = points  # what it is worth where it becomes an agenda
        self.form = form  # what it is there (CR 1.8.6)
        self.subtype = ""  # and of which subtype
        self.kept = False  # it cannot be forfeited


class Advance(OnCard):
    __slots__ = ()
    kind: ClassVar[PartKind] = "advance"


class Break(Part):
    """A subroutine of the encountered ice is broken (CR 6.5.4)."""

    __slots__ = ("breaker", "ice", "subroutine")
    kind: ClassVar[PartKind] = "break"

    def __init__(self, ice: int = -1, subroutine: int = 0, src: int = -1, breaker: int = -1) -> None:
        super().__init__(RUNNER, src)
        self.ice = ice
        self.subroutine = subroutine  # its place among those of the ice
        self.breaker = breaker  # the object (ref) of the card that breaks it

    def card(self) -> int:
        return self.ice


class Derez(OnCard):
    __slots__ = ()
    kind: ClassVar[PartKind] = "derez"


class Discard(OnCard):
    __slots__ = ()
    kind: ClassVar[PartKind] = "discard"


class Expose(OnCard):
    __slots__ = ()
    kind: ClassVar[PartKind] = "expose"


class Forfeit(OnCard):
    __slots__ = ()
    kind: ClassVar[PartKind] = "forfeit"


class Pass(OnCard):
    """The Runner passes a piece of ice, or a position where none is left (CR 6.9.4a)."""

    __slots__ = ()
    kind: ClassVar[PartKind] = "pass"


class RemoveFromGame(OnCard):
    __slots__ = ()
    kind: ClassVar[PartKind] = "remove from game"


class Rez(OnCard):
    __slots__ = ("cost",)
    kind: ClassVar[PartKind] = "rez"

    def __init__(self, by: int = 0, cid: int = -1, cost: int = 0, src: int = -1, ref: int = -1) -> None:
        super().__init__(by, cid, src, ref=ref)
        self.cost = cost  # the rez cost that was paid


class Score(OnCard):
    __slots__ = ()
    kind: ClassVar[PartKind] = "score"


class ShuffleIn(OnCard):
    """A card is shuffled into its owner's deck."""

    __slots__ = ()
    kind: ClassVar[PartKind] = "shuffle in"


class Steal(OnCard):
    __slots__ = ()
    kind: ClassVar[PartKind] = "steal"


class ToDeckBottom(OnCard):
    __slots__ = ()
    kind: ClassVar[PartKind] = "to deck bottom"


class ToDeckTop(OnCard):
    __slots__ = ()
    kind: ClassVar[PartKind] = "to deck top"


class ToDiscardPile(OnCard):
    __slots__ = ()
    kind: ClassVar[PartKind] = "to discard pile"


class Host(OnCard):
    """A card is hosted faceup on the source, and not installed (CR 26.03:1.13.2a)."""

    __slots__ = ()
    kind: ClassVar[PartKind] = "host"


class ToHand(OnCard):
    __slots__ = ()
    kind: ClassVar[PartKind] = "to hand"


class Trash(OnCard):
    """A card is trashed (CR 1.18.1); `to` is where it goes instead of the discard pile."""

    __slots__ = ("faceup", "sent_by", "to")
    kind: ClassVar[PartKind] = "trash"

    def __init__(
        self, by: int = 0, cid: int = -1, src: int = -1, cause: Cause = "", ref: int = -1, unpreventable: bool = False
    ) -> None:
        super().__init__(by, cid, src, cause, ref, unpreventable)
        self.to: Destination = ""
        self.faceup = False  # it was revealed to be trashed
        self.sent_by: tuple[int, int] = (-1, -1)  # the card and the constant ability that determine the destination


# -- others -------------------------------------------------------------------------------------------------


class AccessServer(Part):
    """The cards of a server are accessed (CR 6.7.4, 7.1.1b)."""

    __slots__ = ("extra", "most", "root", "server")
    kind: ClassVar[PartKind] = "access"

    def __init__(self, server: int = NOWHERE, extra: int = 0, root: bool = False, src: int = -1, top: int = -1) -> None:
        super().__init__(RUNNER, src, "run" if root else "")
        self.server = server
        self.extra = extra  # cards more than usual
        self.root, self.most = root, top  # with the root of a central server; the limit of cards (-1: none)

    def where(self) -> int:
        return self.server


class ApproachServer(Part):
    """The Runner approaches the attacked server (CR 26.03:6.9.4g)."""

    __slots__ = ("server",)
    kind: ClassVar[PartKind] = "approach server"

    def __init__(self, server: int = NOWHERE, src: int = -1) -> None:
        super().__init__(RUNNER, src)
        self.server = server

    def where(self) -> int:
        return self.server


class DrawCard(Part):
    """A single card of a draw, identified by its depth in the deck."""

    __slots__ = ("depth", "instead")
    kind: ClassVar[PartKind] = "draw card"

    def __init__(self, by: int = 0, depth: int = 0, src: int = -1, cause: Cause = "") -> None:
        super().__init__(by, src, cause)
        self.depth = depth  # how many cards lie on it
        # The card and the ability that say what is done instead of adding it to the hand (1.4:1.8.5a).
        self.instead: tuple[int, int] | None = None

    def which(self) -> int:
        return self.depth


class EndRun(Part):
    __slots__ = ()
    kind: ClassVar[PartKind] = "end the run"


class JackOut(Part):
    """The Runner ends the run (CR 6.1.5)."""

    __slots__ = ()
    kind: ClassVar[PartKind] = "jack out"


class Purge(Part):
    """Virus counters are purged (CR 10.1.1)."""

    __slots__ = ("spared",)
    kind: ClassVar[PartKind] = "purge"
    counted: ClassVar[bool] = True

    def __init__(self, by: int = 0, src: int = -1, cause: Cause = "", unpreventable: bool = False) -> None:
        super().__init__(by, src, cause, unpreventable)
        self.spared: tuple[int, ...] = ()  # an object for each of its virus counters that will not be removed


class Shuffle(Part):
    __slots__ = ()
    kind: ClassVar[PartKind] = "shuffle"


class Success(Part):
    """A run is declared successful (CR 6.7.2)."""

    __slots__ = ("server",)
    kind: ClassVar[PartKind] = "success"
    counted: ClassVar[bool] = True

    def __init__(self, server: int = NOWHERE) -> None:
        super().__init__(RUNNER)
        self.server = server

    def where(self) -> int:
        return self.server


_BY_VERB: Final[tuple[type[OnCard], ...]] = (
    Derez, Discard, Expose, Host, RemoveFromGame, Score, ShuffleIn, Steal, ToDeckBottom, ToDeckTop, ToDiscardPile,
    ToHand, Trash,
)  # fmt: skip
BY_VERB: Final[dict[CardVerb, type[OnCard]]] = {cast("CardVerb", one.kind): one for one in _BY_VERB}
"""Effects on cards by the verb that instructions are declared with."""
