"""Jinteki cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class AccessedNow(Condition):
    """The chosen card was accessed since the subroutine began; no other card asks this of the very card it chose."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "accessed" and (one.cid, one.ref) in held(f, "targets"):
                return True
            if one.kind == "subroutine" and one.cid == src:
                break
        return False

    def possible(self, s: State, src: int, f: Resolving | None) -> bool:
        return bool(s.hand[CORP])  # CR 1.2.5: without a card in HQ none can be chosen

    def say(self) -> str:
        return "if the Runner does"


KITSUNE = ice(
    "Kitsune",
    "jinteki",
    sub(May((Target(Is(zone=IN_HAND, side=CORP)), AccessCards(), If(AccessedNow(), (Do("trash", THIS),))))),
    subtypes="Mythic - Trap",
    cost=2,
    strength=3,
    influence=2,
)

MAMBA = ice(
    "Mamba",
    "jinteki",
    paid(Tokens(POWER), Damage(1, NET), only=DuringRun()),
    sub(Damage(1, NET)),
    Sub(psi(Place(POWER, 1))),
    subtypes="Sentry - Psi - AP",
    cost=6,
    strength=4,
    influence=2,
)

GEMINI = ice(
    "Gemini",
    "jinteki",
    traces_twice(Damage(1, NET)),
    subtypes="Sentry - Tracer - AP",
    cost=3,
    strength=5,
    influence=2,
)
