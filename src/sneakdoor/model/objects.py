"""Cards in play, pending abilities and lingering effects."""

from __future__ import annotations

from typing import Any, Final

from sneakdoor.kernel.cloning import Cloneable
from sneakdoor.model.changes import Change
from sneakdoor.model.enums import NOWHERE
from sneakdoor.model.keys import Key
from sneakdoor.model.registers import Captured

NO_TOKENS: Final[dict[str, int]] = {}
NO_MEMO: Final[dict[str, Any]] = {}
ROOT: Final = 0
ICE_SLOT: Final = 1
NO_SLOT: Final = -1

# Form of a card (CR 1.8.6): as printed, or what it was converted to.
PRINTED: Final = 0
FACEDOWN: Final = 1  # a facedown Runner card (CR 8.4.2)
AS_AGENDA: Final = 2  # CR 10.1.3: converted, worth points
AS_COUNTER: Final = 3  # CR 10.1.4: converted to a condition counter


KEPT_AGENDA: Final = "cannot be forfeited"
"""In the memory of an agenda: no player can forfeit it."""


class Thing(Cloneable):
    """A card in the play area or in a score area.

    Its dictionaries and tuples are replaced, never mutated, so clones share them.
    """

    __slots__ = (
        "active",
        "born",
        "cid",
        "controller",
        "faceup",
        "form",
        "handle",
        "host",
        "hosted",
        "installed",
        "memo",
        "points",
        "server",
        "since",
        "slot",
        "tokens",
    )

    def __init__(
        self,
        cid: int = 0,
        controller: int = 0,
        faceup: bool = False,
        installed: bool = False,
        active: bool = False,
        server: int = NOWHERE,
        slot: int = NO_SLOT,
        host: int = -1,
        hosted: tuple[int, ...] = (),
        tokens: dict[str, int] = NO_TOKENS,
        memo: dict[str, Any] = NO_MEMO,
        form: int = PRINTED,
        points: int = 0,
        since: int = 0,
        born: int = 0,
        handle: int = 0,
    ) -> None:
        self.cid = cid
        self.controller = controller  # CR 1.13.2: the player who answers for it
        self.faceup = faceup
        self.installed = installed
        self.active = active
        self.server = server
        self.slot = slot
        self.host = host
        self.hosted = hosted
        self.tokens = tokens
        self.memo = memo  # values its abilities stored; lost with the object (CR 8.2.10)
        self.form = form
        self.points = points  # of a converted agenda
        self.since = since  # when it became active, for CR 10.3.1d
        self.born = born  # journal length when it was installed
        self.handle = handle  # its public name: a number both players see

    def get(self, token: str) -> int:
        return self.tokens.get(token, 0)


class Pending:
    """A conditional ability whose condition was met (CR 9.6.7). Immutable."""

    __slots__ = ("ability", "change", "controller", "optional", "ref", "regs", "serial", "src", "survives")

    def __init__(
        self,
        ability: int = 0,
        src: int = 0,
        ref: int = 0,
        controller: int = 0,
        optional: bool = False,
        survives: bool = False,
        change: Change | None = None,
        regs: tuple[Captured, ...] = (),
        serial: int = 0,
    ) -> None:
        self.ability = ability
        self.src = src
        self.ref = ref
        self.controller = controller
        self.optional = optional
        self.survives = survives  # met by the very change that made its card inactive (1.4:9.1)
        self.change = change
        self.regs = regs  # captured when a delayed ability was created
        self.serial = serial

    def __reduce__(self) -> tuple[Any, ...]:
        return (
            Pending,
            (
                self.ability,
                self.src,
                self.ref,
                self.controller,
                self.optional,
                self.survives,
                self.change,
                self.regs,
                self.serial,
            ),
        )


class Lingering:
    """An effect that outlives the ability that created it (CR 9.9 of 1.4). Immutable.

    `key` is its key in the index ("strength", "run ends", …); `ability` is the number of its declaration.
    """

    __slots__ = ("ability", "amount", "key", "once", "regs", "serial", "side", "src", "target", "until", "which")

    def __init__(
        self,
        key: Key = "strength",
        ability: int = -1,
        src: int = -1,
        side: int = 0,
        target: int = -1,
        amount: int = 0,
        until: int = -1,
        once: bool = False,
        regs: tuple[Captured, ...] = (),
        serial: int = 0,
        which: str = "",
    ) -> None:
        self.key = key
        self.ability = ability
        self.src = src
        self.side = side
        self.target = target  # the object it applies to (a ref), -1: not tied to one
        self.amount = amount
        self.until = until  # the structure whose end ends it; -1: the next checkpoint; -2: never
        self.once = once
        self.regs = regs
        self.serial = serial
        self.which = which  # distinguishes effects with the same key: the subtype, the name of what was chosen

    def tied(self, until: int) -> Lingering:
        """Copy this effect with the duration of a structure that has just begun."""
        return Lingering(
            self.key, self.ability, self.src, self.side, self.target, self.amount, until, self.once, self.regs,
            self.serial, self.which,
        )  # fmt: skip

    def __reduce__(self) -> tuple[Any, ...]:
        return (
            Lingering,
            (
                self.key,
                self.ability,
                self.src,
                self.side,
                self.target,
                self.amount,
                self.until,
                self.once,
                self.regs,
                self.serial,
                self.which,
            ),
        )
