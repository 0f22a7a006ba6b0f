"""Criminal cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class BrokeOtherIce(Condition):
    """In the run under way the source broke subroutines of another piece of ice than the encountered one."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        ice = encountered(s)
        if current_run(s) is None or ice < 0:
            return False
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "run begins":
                break
            if one.kind == "broken" and one.src == src and one.ref != s.ref[ice]:
                return True
        return False

    def say(self) -> str:
        return "while encountering other ice than the one on which it broke subroutines this run"


MONGOOSE = program(
    "Mongoose",
    "criminal",
    Cannot("break", THIS, BrokeOtherIce()),
    breaks(1, "Sentry", n=2, up_to=True),
    boost(2, 2),
    subtypes="Icebreaker - Killer",
    cost=3,
    strength=1,
    memory=1,
    influence=2,
)

VAMADEVA = program(
    "Vamadeva",
    "criminal",
    breaks(1, on=IceWith("subroutine", 1, exactly=True)),
    boost(1, 1),
    paid(Credits(2), Swap(THIS, Is((PROGRAM,), ("Deva",), zone=IN_HAND, side=RUNNER))),
    subtypes="Icebreaker - AI - Deva",
    cost=6,
    strength=2,
    memory=1,
    influence=2,
    unique=True,
)
