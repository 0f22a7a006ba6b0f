"""The expected effects of imminent instructions (1.4:9.8.2), one class for each kind: interrupts change these.

`from sneakdoor.model import parts`, then `parts.Damage(CORP, 2, NET)`. Each can be made of nothing, as compiled ones
are when they are loaded.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal, cast

from sneakdoor.model.causes import Cause
from sneakdoor.model.happenings import CardVerb, ChangeKind, PartKind
from sneakdoor.model.objects import PRINTED
from sneakdoor.model.words import NET, NOWHERE, RUNNER, DamageKind

Lowered = Literal["play", "install"]
"""Costs that interrupts may lower before they are paid."""

Destination = Literal["", "to:facedown", "shuffled into its deck", "to:aside", "to:host"]
"""Where a trashed card goes if not to the discard pile (1.4:1.18.1a); it may stay where it is, turned facedown."""


class Part:
    """One expected effect of an imminent instruction (CR 9.2.9 of 1.4). Interrupts change it or take its place."""

    __slots__ = ("by", "cause", "gone", "prevented", "put_by", "replaced", "src", "unpreventable")

    kind: ClassVar[PartKind]
    needs_value: ClassVar[bool] = False  # its amount must be above 0 for anything to happen (1.4:9.8)
    counted: ClassVar[bool] = False  # "the first time it would happen" is asked, so it is noted even unanswered

    def __init__(self, by: int = 0, src: int = -1, cause: Cause = "", unpreventable: bool = False) -> None:
        self.by = by  # who carries it out, and for damage who is responsible
        self.src = src
        self.cause: Cause = cause
        self.unpreventable = unpreventable  # stays when values change
        self.prevented = 0
        self.gone = False  # all of it was prevented: there is no value left to change (1.4:9.8)
        self.replaced: tuple[int, ...] = ()  # lingering replacement effects already used on it, each once
        self.put_by: tuple[int, ...] = ()  # the cards whose abilities put it in the place of another effect

    def clone(self) -> Part:
        return self._as_changed(type(self)(self.by, self.src, self.cause, self.unpreventable))

    def _as_changed(self, new: Part) -> Part:
        """What was done to this part meanwhile, and what not every kind is made with, is true of its copy too."""
        new.by, new.src = self.by, self.src
        new.cause, new.unpreventable = self.cause, self.unpreventable
        new.prevented, new.gone = self.prevented, self.gone
        new.replaced, new.put_by = self.replaced, self.put_by
        return new

    def card(self) -> int:
        """The card that it is about."""
        return -1

    def target(self) -> int:
        """Which object that card was."""
        return -1

    def value(self) -> int:
        return 0

    def is_void(self) -> bool:
        """Has it a value that must be above 0, and is not (1.4:9.8.7d)?"""
        return False

    def where(self) -> int:
        """The server that it is about."""
        return NOWHERE

    def which(self) -> int:
        """Of several like effects of which each meets conditions of its own (1.4:9.6.4b): which one it is."""
        return -1

    def sort(self) -> Cause:
        """Which sort of its kind it is (net damage, the cost to play a card), where interrupts tell them apart."""
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
        self.ref = ref  # which object it was; -1: whatever it is by then
        self.unpreventable = unpreventable
        self.prevented = 0
        self.gone = False
        self.replaced = self.put_by = ()

    def clone(self) -> Part:
        return self._as_changed(type(self)(self.by, self.cid, self.src, self.cause, self.ref, self.unpreventable))

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

    def clone(self) -> Part:
        return self._as_changed(type(self)(self.by, self.amount, self.src, self.cause, self.unpreventable))

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
    """CR 10.6.1: taken, or if negative removed."""

    __slots__ = ()
    kind: ClassVar[PartKind] = "bad publicity"


class Damage(Valued):
    """CR 10.4.1."""

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

    def clone(self) -> Damage:
        new = Damage(self.by, self.amount, self.damage, self.src, self.cause, self.unpreventable)
        self._as_changed(new)
        return new

    def sort(self) -> Cause:
        return self.damage


class Draw(Valued):
    """So many cards, as long as their number can change (1.4:1.8.5)."""

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

    __slots__ = ("failure", "success")
    kind: ClassVar[PartKind] = "trace"
    counted: ClassVar[bool] = True

    def __init__(self, by: int = 0, amount: int = 0, src: int = -1, success: int = -1, failure: int = -1) -> None:
        super().__init__(by, amount, src)
        self.success = success  # the number of the ability, or -1
        self.failure = failure

    def clone(self) -> Part:
        return self._as_changed(Trace(self.by, self.amount, self.src, self.success, self.failure))


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
        self.needed = needed  # it can't be paid as it is: whoever began to pay it relied on what can lower it

    def clone(self) -> Part:
        return self._as_changed(Cost(self.by, self.cid, self.amount, self.purpose, self.needed))

    def card(self) -> int:
        return self.cid

    def sort(self) -> Cause:
        return self.purpose


class Strengthen(Valued):
    """The strength of a card is raised until something ends (CR 3.9.5b)."""

    __slots__ = ("cid", "ref", "until")
    kind: ClassVar[PartKind] = "strengthen"
    counted: ClassVar[bool] = True

    def __init__(
        self, by: int = 0, cid: int = -1, amount: int = 0, until: int = -1, src: int = -1, ref: int = -1
    ) -> None:
        super().__init__(by, amount, src)
        self.cid = cid
        self.until = until  # as of a lingering effect
        self.ref = ref

    def clone(self) -> Part:
        return self._as_changed(Strengthen(self.by, self.cid, self.amount, self.until, self.src, self.ref))

    def card(self) -> int:
        return self.cid

    def target(self) -> int:
        return self.ref


class TriggeredAbility(Valued):
    """A conditional ability that was triggered is about to resolve (CR 9.6.7b): once, unless it is prevented."""

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

    def clone(self) -> Part:
        return self._as_changed(TriggeredAbility(self.by, self.src, self.event, self.ref, self.amount))

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
    """Neither scored nor stolen (CR 1.16.3e)."""

    __slots__ = ("form", "points", "whose")
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

    def clone(self) -> Part:
        return self._as_changed(AddToScoreArea(self.by, self.cid, self.whose, self.points, self.form, ref=self.ref))


class Advance(OnCard):
    __slots__ = ()
    kind: ClassVar[PartKind] = "advance"


class Break(Part):
    """One subroutine of the encountered ice (CR 6.5.4)."""

    __slots__ = ("breaker", "ice", "subroutine")
    kind: ClassVar[PartKind] = "break"

    def __init__(self, ice: int = -1, subroutine: int = 0, src: int = -1, breaker: int = -1) -> None:
        super().__init__(RUNNER, src)
        self.ice = ice
        self.subroutine = subroutine  # its place among those of the ice
        self.breaker = breaker  # what the card that breaks it was as an object

    def clone(self) -> Part:
        return self._as_changed(Break(self.ice, self.subroutine, self.src, self.breaker))

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

    def clone(self) -> Part:
        return self._as_changed(Rez(self.by, self.cid, self.cost, self.src, self.ref))


class Score(OnCard):
    __slots__ = ()
    kind: ClassVar[PartKind] = "score"


class ShuffleIn(OnCard):
    """Shuffled into its owner's deck."""

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


class ToHand(OnCard):
    __slots__ = ()
    kind: ClassVar[PartKind] = "to hand"


class Trash(OnCard):
    """CR 1.18.1: that it is trashed is one fact, where it goes another."""

    __slots__ = ("sent_by", "to")
    kind: ClassVar[PartKind] = "trash"

    def __init__(
        self, by: int = 0, cid: int = -1, src: int = -1, cause: Cause = "", ref: int = -1, unpreventable: bool = False
    ) -> None:
        super().__init__(by, cid, src, cause, ref, unpreventable)
        self.to: Destination = ""
        self.sent_by: tuple[int, int] = (-1, -1)  # the card and the ability that say so, where a constant one does

    def clone(self) -> Trash:
        new = Trash(self.by, self.cid, self.src, self.cause, self.ref, self.unpreventable)
        self._as_changed(new)
        new.to, new.sent_by = self.to, self.sent_by
        return new


# -- others -------------------------------------------------------------------------------------------------


class AccessServer(Part):
    """The cards of a server are accessed (CR 6.7.4, 7.1.1b)."""

    __slots__ = ("extra", "most", "root", "server")
    kind: ClassVar[PartKind] = "access"

    def __init__(self, server: int = NOWHERE, extra: int = 0, root: bool = False, src: int = -1, top: int = -1) -> None:
        super().__init__(RUNNER, src, "run" if root else "")
        self.server = server
        self.extra = extra  # cards more than usual
        self.root, self.most = root, top  # with the root of a central server; up to so many (-1: as the rules say)

    def clone(self) -> Part:
        return self._as_changed(AccessServer(self.server, self.extra, self.root, self.src, self.most))

    def where(self) -> int:
        return self.server


class DrawCard(Part):
    """A single card, once their number is settled; known by its place, whatever lies there by then."""

    __slots__ = ("depth", "instead")
    kind: ClassVar[PartKind] = "draw card"

    def __init__(self, by: int = 0, depth: int = 0, src: int = -1, cause: Cause = "") -> None:
        super().__init__(by, src, cause)
        self.depth = depth  # how many cards lie on it
        # The card and the ability that say what is done instead of adding it to the hand (1.4:1.8.5a).
        self.instead: tuple[int, int] | None = None

    def clone(self) -> Part:
        new = DrawCard(self.by, self.depth, self.src, self.cause)
        new.instead = self.instead
        return self._as_changed(new)

    def which(self) -> int:
        return self.depth


class EndRun(Part):
    __slots__ = ()
    kind: ClassVar[PartKind] = "end the run"


class JackOut(Part):
    """The Runner ends the run (CR 6.1.5)."""

    __slots__ = ()
    kind: ClassVar[PartKind] = "jack out"


class Half(Part):
    """A half of a sentence that nobody can answer: it only waits for the others, and is carried out as it stands."""

    __slots__ = ("nth", "pc")
    kind: ClassVar[PartKind] = "half"

    def __init__(self, by: int = 0, nth: int = 0, pc: int = 0, src: int = -1) -> None:
        super().__init__(by, src)
        self.nth = nth  # which half
        self.pc = pc  # of the sentence after which the ability's program stands here

    def clone(self) -> Part:
        return self._as_changed(Half(self.by, self.nth, self.pc, self.src))


class Purge(Part):
    """CR 10.1.1."""

    __slots__ = ("spared",)
    kind: ClassVar[PartKind] = "purge"
    counted: ClassVar[bool] = True

    def __init__(self, by: int = 0, src: int = -1, cause: Cause = "", unpreventable: bool = False) -> None:
        super().__init__(by, src, cause, unpreventable)
        self.spared: tuple[int, ...] = ()  # an object for each virus counter on it that will not be removed

    def clone(self) -> Part:
        new = Purge(self.by, self.src, self.cause, self.unpreventable)
        new.spared = self.spared
        return self._as_changed(new)


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

    def clone(self) -> Part:
        return self._as_changed(Success(self.server))

    def where(self) -> int:
        return self.server


_BY_VERB: Final[tuple[type[OnCard], ...]] = (
    Derez, Expose, RemoveFromGame, Score, ShuffleIn, Steal, ToDeckBottom, ToDeckTop, ToDiscardPile, ToHand, Trash,
)  # fmt: skip
BY_VERB: Final[dict[CardVerb, type[OnCard]]] = {cast("CardVerb", one.kind): one for one in _BY_VERB}
"""What instructions can do to cards, by the verb that they are declared with."""
