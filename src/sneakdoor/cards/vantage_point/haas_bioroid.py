"""Haas-Bioroid cards of Vantage Point."""

from sneakdoor.cards.vocabulary import *

_HQ_OR_ARCHIVES = Either(Is(zone=IN_HAND, side=CORP), Is(zone=IN_DISCARD, side=CORP))

MELIES_CITY_LUXURY_LINE = agenda(
    "Méliès City Luxury Line",
    "haas_bioroid",
    ExtraCost("steal", (Clicks(1),), own=True),
    scored(GainClicks(1)),
    subtypes="Expansion",
    advancement=5,
    points=3,
)

ANSEL_2_0 = ice(
    "Ansel 2.0",
    "haas_bioroid",
    bioroid(2, 2),
    sub(DoToChosen("trash", Is(side=RUNNER))),
    sub(DoToChosen("remove from game", Is(zone=IN_DISCARD, side=RUNNER))),
    sub(InstallOne(_HQ_OR_ARCHIVES, optional=True)),
    END_THE_RUN,
    subtypes="Sentry - Bioroid - Destroyer",
    cost=8,
    strength=5,
    influence=4,
)

REVERB = ice(
    "Reverb",
    "haas_bioroid",
    Modify("rez cost", Each(-1, Count(Is((ICE,), rezzed=False, other=True))), THIS),
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier - Harmonic",
    cost=4,
    strength=2,
    influence=1,
)

SLEIPNIR = ice(
    "Sleipnir",
    "haas_bioroid",
    sub(May((Draw(1),))),
    sub(May((DoToChosen("shuffle in", _HQ_OR_ARCHIVES),))),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=4,
    strength=4,
    influence=2,
)

VERTIGO = ice(
    "Vertigo",
    "haas_bioroid",
    when(
        On("passed", what=THIS),
        AsOne((Forbid("steal", RUN), Forbid("runner trash", RUN))),
        where=AtMost(ClicksLeft(RUNNER), 0),
    ),
    sub(LoseClicks(1)),
    subtypes="Code Gate",
    cost=1,
    strength=1,
    influence=2,
)

CAVEAT_EMPTOR = operation(
    "Caveat Emptor",
    "haas_bioroid",
    play(
        Choose(
            (
                (Gain(6), Adjust("clicks", -1, NEXT_TURN, None)),
                (Gain(10), Adjust("clicks", 1, NEXT_TURN, None)),
            )
        )
    ),
    subtypes="Transaction",
    cost=5,
    influence=3,
)

RETIREMENT_PLAN = operation(
    "Retirement Plan",
    "haas_bioroid",
    double(),
    play(InstallOne(Is((AGENDA, ASSET, ICE), zone=IN_DISCARD, side=CORP))),
    subtypes="Double",
    cost=1,
    influence=3,
)

PERFECT_RECALL = upgrade(
    "Perfect Recall",
    "haas_bioroid",
    when(EitherOf(REZ_THIS, AgendaTakenHere()), Place(POWER, 1)),
    paid(
        Tokens(POWER),
        Target(Is(zone=IN_HAND, side=CORP)),
        RevealCards(),
        AsOne(
            (Forbid("steal", RUN, on="targets", copies=True), Forbid("runner trash", RUN, on="targets", copies=True))
        ),
        only=DuringRun(),
    ),
    cost=1,
    trash=3,
    influence=2,
)

_DOUBLE = Is((OPERATION,), ("Double",), zone="anywhere")

SYNCHROCYCLOTRON = asset(
    "Synchrocyclotron",
    "haas_bioroid",
    Modify("clicks to play", -1, _DOUBLE, Not(HappenedTo("played", _DOUBLE))),
    subtypes="Facility",
    cost=3,
    trash=3,
    influence=2,
    unique=True,
)


@dataclass(frozen=True, slots=True)
class PrintedRezCost(Amount):
    """The printed rez cost of the ice in a register."""

    name: Register

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return sum(s.card(cid).cost or 0 for cid in cards_in(s, f, self.name))

    def known(self, f: Resolving) -> bool:
        return self.name in f.regs

    def say(self) -> str:
        return "its printed rez cost"


@dataclass(frozen=True, slots=True)
class SellChosenIce(Instruction):
    """Gain the printed rez cost of a chosen piece of ice and derez it, and then the same for the other one.

    CR 26.03:9.12.2b: derezzing is no effect that is aggregated, so neither are the credits.
    """

    def flatten(self, out: list[Instruction]) -> None:
        TakeFrom("targets", "chosen", n=1).flatten(out)
        for name in _EACH:
            AsOne((Gain(PrintedRezCost(name)), Do("derez", name))).flatten(out)

    def say(self) -> str:
        return "for each chosen piece of ice, gain [credit] equal to its printed rez cost, then derez that ice"


_EACH: tuple[Register, ...] = ("chosen", "rest")

REALLOC = operation(
    "realloc()",
    "haas_bioroid",
    double(),
    play(Target(Is((ICE,), rezzed=True), 2), SellChosenIce()),
    subtypes="Double",
    cost=0,
    influence=2,
)
