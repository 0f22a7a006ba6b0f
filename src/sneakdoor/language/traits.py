"""Filters by abilities and by faction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sneakdoor.grammar.nouns import a, joined
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.costs import TrashThis
from sneakdoor.language.filters import IN_HAND, Is, Remembered, server_of
from sneakdoor.model.abilities import Paid
from sneakdoor.model.changes import Change, FromZone
from sneakdoor.model.declare import Cards
from sneakdoor.model.enums import HAND, ICE, SIDE_NAMES
from sneakdoor.model.game_frame import Resolving, held
from sneakdoor.model.kinds import ChangeKind
from sneakdoor.model.registers import Register
from sneakdoor.model.state import State
from sneakdoor.rules.imminence import still_imminent
from sneakdoor.rules.installing import Install
from sneakdoor.rules.quantities import agenda_points, identity


@dataclass(frozen=True, slots=True)
class HasTrashAbility(Cards):
    """Such cards with a printed ability that has [trash] in its trigger cost (CR 1.18.4a); cards to come use it."""

    what: Cards

    def has(self, s: State, cid: int, src: int) -> bool:
        return self.what.has(s, cid, src) and any(
            isinstance(one, Paid) and any(isinstance(item, TrashThis) for item in one.cost)
            for one in s.card(cid).abilities
        )

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in self.what.all(s, src) if self.has(s, cid, src)]

    def say(self) -> str:
        thing, comes, place = self.what.say().partition(" in ")
        return f"{thing} with a [trash] ability{comes}{place}"


@dataclass(frozen=True, slots=True)
class OfYourFaction(Cards):
    """Such cards of the faction that the identity of their owner has (CR 2.12), or not of it (CR 1.4.5)."""

    what: Cards
    out: bool = False  # neutral cards are of no faction, so out of any

    def has(self, s: State, cid: int, src: int) -> bool:
        return self._fits(s, cid) and self.what.has(s, cid, src)

    def had(self, s: State, change: Change, src: int) -> bool:
        return self._fits(s, change.cid) and self.what.had(s, change, src)

    def _fits(self, s: State, cid: int) -> bool:
        faction = s.card(cid).faction
        mine = s.card(identity(s, s.owner[cid])).faction == faction and not faction.startswith("neutral")
        return mine != self.out

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in self.what.all(s, src) if self.has(s, cid, src)]

    def say(self) -> str:
        thing, comes, place = self.what.say().partition(" in ")
        if self.out:
            return f"out-of-faction {thing}{comes}{place}"
        side = self.what.side if isinstance(self.what, Is) else None
        who = f"{SIDE_NAMES[side]}'s" if side is not None else "your"
        return f"{thing} of the faction of {who} identity{comes}{place}"


@dataclass(frozen=True, slots=True)
class CopyOf(Cards):
    """Copies, among cards of a description, of another card (CR 2.1)."""

    model: Cards | Register  # a register: of a card in there, wherever it is by now
    what: Cards
    other: bool = False  # said of a card that is there itself

    def has(self, s: State, cid: int, src: int) -> bool:
        models = () if isinstance(self.model, str) else self.model.all(s, src)
        return self.what.has(s, cid, src) and _is_copy(s, cid, models)

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in self.what.all(s, src) if self.has(s, cid, src)]

    def all_for(self, s: State, f: Resolving) -> list[int]:
        if not isinstance(self.model, str):
            return self.all(s, f.src)
        models = [cid for cid, _ in held(f, self.model)]
        found = [cid for cid in self.what.all(s, f.src) if _is_copy(s, cid, models)]
        # Copies in a hand are alike, so there is nothing to choose.
        return found[:1] if isinstance(self.what, Is) and self.what.zone == IN_HAND else found

    def say(self) -> str:
        if isinstance(self.model, Is):
            return f"{self.what.say()} that is a copy of {a(self.model.say())}"
        _, comes, place = self.what.say().partition(" in ")
        ice = isinstance(self.what, Is) and self.what.types == (ICE,)
        that = "that ice" if ice else "that card"
        model = that if isinstance(self.model, Remembered | str) else self.model.say()
        which = "another " if self.other else ""
        which += "rezzed " if isinstance(self.what, Is) and self.what.rezzed else ""
        which += "installed " if self.what.say().startswith("installed ") else ""
        return f"{which}copy of {model}{comes}{place}"


def _is_copy(s: State, cid: int, models: Sequence[int]) -> bool:
    """Has a card the name of another one among these (CR 2.1)? No card is a copy of itself."""
    return any(s.code[one] == s.code[cid] for one in models if one != cid)


@dataclass(frozen=True, slots=True)
class InstalledFromHand(Cards):
    """Such cards that were installed from a hand when they last were (CR 8.2.1)."""

    what: Cards

    def has(self, s: State, cid: int, src: int) -> bool:
        for one in reversed(s.journal.since(s.marks[0])):
            if one.cid == cid and isinstance(one, FromZone) and one.kind == "installing":
                return one.zone == HAND and self.what.has(s, cid, src)
        return False

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in self.what.all(s, src) if self.has(s, cid, src)]

    def say(self) -> str:
        return f"{self.what.say()} from your hand"


@dataclass(frozen=True, slots=True)
class InstalledHere(Cards):
    """Ice that is being installed, once it is known that it will protect this card's server (CR 8.2.1a defines it)."""

    def has(self, s: State, cid: int, src: int) -> bool:
        install = s.find(Install)
        if install is None or install.cid != cid or install.host >= 0 or s.card(cid).type != ICE:
            return False
        return install.destined and install.server == server_of(s, src)

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.things if self.has(s, cid, src)]

    def say(self) -> str:
        return "piece of ice protecting this server"


@dataclass(frozen=True, slots=True)
class InstalledThisTurn(Cards):
    """Such cards that were installed in the turn that is under way (CR 8.2.1)."""

    what: Cards

    def has(self, s: State, cid: int, src: int) -> bool:
        return self.what.has(s, cid, src) and any(
            one.kind == "installed" and one.cid == cid and one.ref == s.ref[cid]
            for one in reversed(s.journal.since(s.marks[0]))
        )

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in self.what.all(s, src) if self.has(s, cid, src)]

    def say(self) -> str:
        return f"{self.what.say().removeprefix('installed ')} installed this turn"


_NOT_DONE: Final[dict[ChangeKind, str]] = {"installed": "install", "advanced": "advance", "rezzed": "rez"}


@dataclass(frozen=True, slots=True)
class NotThisTurn(Cards):
    """Such cards to which none of these things was done in the turn that is under way.

    A card that was scored is the card that was installed or advanced before.
    """

    what: Cards
    kinds: tuple[ChangeKind, ...] = ("installed",)

    def has(self, s: State, cid: int, src: int) -> bool:
        return self.what.has(s, cid, src) and not self._done(s, cid)

    def had(self, s: State, change: Change, src: int) -> bool:
        return self.what.had(s, change, src) and not self._done(s, change.cid)

    def _done(self, s: State, cid: int) -> bool:
        return any(one.cid == cid and one.kind in self.kinds for one in s.journal.since(s.marks[0]))

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in self.what.all(s, src) if not self._done(s, cid)]

    def say(self) -> str:
        return (
            f"{self.what.say()} that the Corp did not {joined([_NOT_DONE[one] for one in self.kinds], 'or')} this turn"
        )


@dataclass(frozen=True, slots=True)
class Worth(Cards):
    """Agendas that are worth at least n agenda points, or at most n (CR 2.5.1 defines it)."""

    what: Cards
    n: int
    most: bool = False  # at most n

    def has(self, s: State, cid: int, src: int) -> bool:
        return self.what.has(s, cid, src) and self._worth(s, cid)

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in self.what.all(s, src) if self._worth(s, cid)]

    def _worth(self, s: State, cid: int) -> bool:
        points = agenda_points(s, cid)
        return points <= self.n if self.most else points >= self.n

    def say(self) -> str:
        points = f"{self.n} agenda point{'' if self.n == 1 else 's'} or less" if self.most else ""
        return f"{self.what.say()} worth {points or f'{self.n} or more agenda points'}"


@dataclass(frozen=True, slots=True)
class ImminentCards(Cards):
    """The cards that an expected effect of a kind is about (1.4:9.8)."""

    kind: str

    def all(self, s: State, src: int) -> list[int]:
        frame = still_imminent(s)
        return [one.card() for one in frame.parts if one.kind == self.kind] if frame is not None else []

    def say(self) -> str:
        return {"access from Archives": "that card"}[self.kind]
