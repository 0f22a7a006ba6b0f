"""Haas-Bioroid cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

PEAK_EFFICIENCY = operation(
    "Peak Efficiency", "haas_bioroid", play(Gain(Each(1, Count(Is((ICE,), rezzed=True))))), cost=1, influence=1
)

ELIZAS_TOYBOX = asset(
    "Eliza's Toybox",
    "haas_bioroid",
    paid(Clicks(3), Target(Is((ASSET, ICE, UPGRADE), rezzed=False), verb="rez"), RezTarget(ignore=True)),
    subtypes="Ritzy",
    cost=4,
    trash=4,
    influence=2,
    unique=True,
)

IT_DEPARTMENT = asset(
    "IT Department",
    "haas_bioroid",
    paid(Clicks(1), Place(POWER, 1)),
    paid(
        Tokens(POWER),
        Target(Is((ICE,), rezzed=True)),
        StrengthWhile(Modify("strength", Plus(1, Hosted(POWER))), TURN),
    ),
    cost=2,
    trash=4,
    influence=1,
)

DOMESTIC_SLEEPERS = agenda(
    "Domestic Sleepers",
    "haas_bioroid",
    paid(Clicks(3), Place(AGENDA_TOKEN, 1)),
    Modify("agenda points", 1, THIS, only=AtLeast(Hosted(AGENDA_TOKEN), 1), op=SET),
    advancement=2,
    points=0,
)


class OtherAgendas(Cards):
    """Agendas in the Corp's score area that are no copies of this one."""

    __slots__ = ()

    def all(self, s: State, src: int) -> list[int]:
        agendas = Is((AGENDA,), zone=IN_SCORE, side=CORP).all(s, src)
        return [cid for cid in agendas if s.code[cid] != s.code[src]]

    def say(self) -> str:
        return "agenda in your score area that is not a copy of this card"


BIFROST_ARRAY = agenda(
    "Bifrost Array",
    "haas_bioroid",
    scored(Target(HasWhenScored(OtherAgendas())), ResolveScored(), may=True),
    subtypes="Initiative",
    advancement=3,
    points=1,
)

IQ = ice(
    "IQ",
    "haas_bioroid",
    Modify("rez cost", Each(1, HandOf(CORP)), THIS),
    strength_per(Each(1, HandOf(CORP))),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=0,
    strength=0,
    influence=2,
)

MARKUS_10 = ice(
    "Markus 1.0",
    "haas_bioroid",
    bioroid(),
    sub(DoToChosen("trash", Is(side=RUNNER), by=RUNNER)),
    END_THE_RUN,
    subtypes="Barrier - Bioroid",
    cost=4,
    strength=3,
    influence=1,
)

NEXT_SILVER = ice(
    "NEXT Silver",
    "haas_bioroid",
    Sub((EndRun(),), times=Each(1, Count(Is((ICE,), ("NEXT",), rezzed=True)))),
    subtypes="Barrier - NEXT",
    cost=3,
    strength=1,
    influence=2,
)

SAGITTARIUS = ice(
    "Sagittarius",
    "haas_bioroid",
    traces_twice(trash_program()),
    subtypes="Sentry - Tracer - Destroyer",
    cost=5,
    strength=4,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class FirstRunOf(Condition):
    """The Runner has not yet made a run with the basic action this turn."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return s.active == RUNNER and not any(
            one.kind == "action" and one.cause == "run" for one in s.journal.since(s.marks[0])
        )

    def say(self) -> str:
        return "during the Runner's turn, until the Runner has taken the basic action to run this turn"


ENHANCED_LOGIN_PROTOCOL = operation(
    "Enhanced Login Protocol",
    "haas_bioroid",
    current(CORP),
    ExtraCost(
        "basic run",
        (Clicks(1),),
        only=FirstRunOf(),
    ),
    subtypes="Current",
    cost=2,
    influence=2,
)

HEINLEIN_GRID = upgrade(
    "Heinlein Grid",
    "haas_bioroid",
    when(
        On("clicks spent", by=RUNNER, also="clicks lost"),
        Lose(CreditsOf(RUNNER), RUNNER),
        where=DuringRun(here=True),
    ),
    limit_one_region(),
    subtypes="Region",
    cost=3,
    trash=3,
    influence=2,
)

ARCHITECT = ice(
    "Architect",
    "haas_bioroid",
    Cannot("trash", on=THIS),
    sub(LookAtTop(5, CORP), InstallOne("looked", ignore=True, optional=True)),
    sub(InstallOne(Either(Is(zone=IN_HAND, side=CORP), Is(zone=IN_DISCARD, side=CORP)), optional=True)),
    subtypes="Sentry",
    cost=4,
    strength=3,
    influence=2,
)

THE_FOUNDRY_REFINING_THE_PROCESS = corp_identity(
    "The Foundry: Refining the Process",
    "haas_bioroid",
    when(
        On("rezzed", what=Is((ICE,))),
        Search(Is((ICE,), zone="anywhere"), CORP, reveal=True, like="subject"),
        Do("to hand", "found", whose=CORP),
        first=True,
        may=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)
