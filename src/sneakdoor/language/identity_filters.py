"""Filters about identities, agendas that lie faceup, cards outside the deck, and factions (CR 1.5, 2.12, 3.1, 3.2)."""

from __future__ import annotations

from sneakdoor.grammar.nouns import a, kinds, several
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.factions import faction_name
from sneakdoor.model.declare import Ability, Cards, Condition
from sneakdoor.model.enums import AGENDA, CORP, IDENTITY, OUTSIDE, RUNNER
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.objects import PRINTED
from sneakdoor.model.state import State
from sneakdoor.rules.quantities import identity, type_of


@dataclass(frozen=True, slots=True)
class IdentityOf(Cards):
    """A side's identity."""

    side: int

    def has(self, s: State, cid: int, src: int) -> bool:
        thing = s.things.get(cid)
        # CR 1.5.4: an identity that another card hosts is not the one its owner plays.
        return thing is not None and thing.host < 0 and s.owner[cid] == self.side and s.card(cid).type == IDENTITY

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.things if self.has(s, cid, src)]

    def say(self) -> str:
        return "the Corp's identity" if self.side == CORP else "the Runner's identity"


@dataclass(frozen=True, slots=True)
class FaceupAgenda(Cards):
    """Agendas that are installed faceup, active or not (CR 3.2.3a)."""

    every: bool = False

    def has(self, s: State, cid: int, src: int) -> bool:
        thing = s.things.get(cid)
        return thing is not None and thing.installed and thing.faceup and type_of(s, cid) == AGENDA

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.things if self.has(s, cid, src)]

    def say(self) -> str:
        return "all installed faceup agendas" if self.every else "faceup installed agenda"


@dataclass(frozen=True, slots=True)
class OtherIdentities(Cards):
    """Identities that a side brought along, of the faction it plays or of any other (CR 1.5.4b)."""

    side: int
    subtype: str = ""
    other_faction: bool = False

    def has(self, s: State, cid: int, src: int) -> bool:
        card = s.card(cid)
        if s.zone[cid] != OUTSIDE or card.type != IDENTITY:
            return False
        mine = s.card(identity(s, self.side)).faction == card.faction
        return mine != self.other_faction and (not self.subtype or self.subtype in card.subtypes)

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.outside if s.owner[cid] == self.side and self.has(s, cid, src)]

    def say(self) -> str:
        side = "Corp" if self.side == CORP else "Runner"
        kind = f"{kinds((self.subtype,))} {side} identity" if self.subtype else f"{side} identity"
        if self.other_faction:
            return f"{a(kind)} of another faction from outside the game"
        return f"another {kind} of your faction from outside the game"


@dataclass(frozen=True, slots=True)
class Outside(Cards):
    """Cards that a side brought along besides its deck, one of each name (CR 1.5.1 defines it)."""

    side: int
    subtype: str

    def has(self, s: State, cid: int, src: int) -> bool:
        return s.zone[cid] == OUTSIDE and s.owner[cid] == self.side and self.subtype in s.card(cid).subtypes

    def all(self, s: State, src: int) -> list[int]:
        return list({s.code[cid]: cid for cid in s.outside if self.has(s, cid, src)}.values())

    def say(self) -> str:
        side = "Corp" if self.side == CORP else "Runner"
        return f"{several(f'{side} {kinds((self.subtype,))}')} with different names"


@dataclass(frozen=True, slots=True)
class DeckWithout(Ability):
    """A deck of this identity has no cards of a faction; CR 2.12 defines it, and deck building knows which."""

    faction: str

    def say(self) -> str:
        return f"Your deck cannot have {faction_name(self.faction)} cards."


@dataclass(frozen=True, slots=True)
class MoreInstalled(Condition):
    """The Runner has more cards of a faction installed, or the Corp rezzed, than of any other (CR 2.12.2).

    Neutral cards belong to none.
    """

    faction: str
    side: int = RUNNER

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        counts: dict[str, int] = {}
        for cid, thing in s.things.items():
            if thing.installed and thing.controller == self.side and thing.form == PRINTED and thing.faceup:
                faction = s.card(cid).faction
                counts[faction] = counts.get(faction, 0) + 1
        mine = counts.pop(self.faction, 0)
        return mine > max((n for faction, n in counts.items() if not faction.startswith("neutral")), default=0)

    def say(self) -> str:
        name = faction_name(self.faction)
        state = "installed" if self.side == RUNNER else "rezzed"
        return f"while you have more {name} cards {state} than cards of any other faction"
