"""NBN cards of Data and Destiny."""

from sneakdoor.cards.vocabulary import *

RESISTOR = ice(
    "Resistor",
    "nbn",
    strength_per(Each(1, TagCount())),
    Sub(trace(4, EndRun())),
    subtypes="Barrier - Tracer",
    cost=0,
    strength=0,
    influence=2,
)

SPECIAL_OFFER = ice(
    "Special Offer",
    "nbn",
    sub(Gain(5, CORP), Do("trash", THIS)),
    subtypes="Trap - Advertisement",
    cost=1,
    strength=3,
    influence=2,
)

TURNPIKE = ice(
    "Turnpike",
    "nbn",
    when(ENCOUNTER_THIS, Lose(1, RUNNER)),
    Sub(trace(5, Tag(1))),
    subtypes="Sentry - Tracer",
    cost=2,
    strength=3,
    influence=2,
)
RUTHERFORD_GRID = upgrade(
    "Rutherford Grid",
    "nbn",
    Modify("base trace strength", 2, only=DuringRun(here=True)),
    limit_one_region(),
    subtypes="Region",
    cost=0,
    trash=4,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class CurrentIsActive(Condition):
    """A current of either side is active (CR 3.5.1b, 3.7.1b)."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return bool(s.index.get("current"))

    def say(self) -> str:
        return "while a current is active"


NEWS_HOUND = ice(
    "News Hound",
    "nbn",
    Grant(THIS, END_THE_RUN, CurrentIsActive()),
    Sub(trace(3, Tag(1))),
    subtypes="Sentry - Tracer",
    cost=2,
    strength=4,
    influence=2,
)

TL_DR = ice(
    "TL;DR",
    "nbn",
    sub(Delayed(When(On("encounter"), (SecondCopies(ENCOUNTER),), next_only=True), RUN)),
    subtypes="Code Gate",
    cost=1,
    strength=4,
    influence=2,
)

NEWS_CYCLE_24_7 = operation(
    "24/7 News Cycle",
    "nbn",
    ExtraCost("play", (Forfeit(),), own=True),
    play(Target(HasWhenScored(Is((AGENDA,), zone=IN_SCORE, side=CORP))), ResolveScored()),
    cost=0,
    influence=3,
)

AD_BLITZ = operation(
    "Ad Blitz",
    "nbn",
    double(),
    play(
        InstallOne(
            Either(
                Is(subtypes=("Advertisement",), zone=IN_DISCARD, side=CORP),
                Is(subtypes=("Advertisement",), zone=IN_HAND, side=CORP),
            ),
            n=Reg("x"),
            rezzed=True,
        )
    ),
    subtypes="Double",
    cost=0,
    x_cost=True,
    influence=1,
)

SURVEILLANCE_SWEEP = operation(
    "Surveillance Sweep",
    "nbn",
    current(CORP),
    RunnerSpendsFirst(DuringRun()),
    subtypes="Current",
    cost=2,
    influence=3,
)
