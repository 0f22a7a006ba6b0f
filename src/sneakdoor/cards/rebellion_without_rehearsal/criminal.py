"""Criminal cards of Rebellion Without Rehearsal."""

from sneakdoor.cards.vocabulary import *


def _about(subtype: str) -> tuple[Instruction, ...]:
    """What Meeting of Minds does with the subtype that was chosen."""
    return (
        May(
            (
                Search(Is((RESOURCE,), (subtype,), zone="anywhere"), RUNNER, reveal=True),
                Do("to hand", "found", whose=RUNNER),
            )
        ),
        Target(Is(subtypes=(subtype,), zone=IN_HAND, side=RUNNER), ANY, up_to=True),
        RevealCards(),
        Gain(Each(1, Reg("targets", "revealed"))),
    )


MEETING_OF_MINDS = event(
    "Meeting of Minds",
    "criminal",
    play(Choose((_about("Connection"), _about("Virtual")))),
    cost=4,
    influence=3,
)

WINDOW_OF_OPPORTUNITY = event(
    "Window of Opportunity",
    "criminal",
    play(
        InstallOne(Is((PROGRAM, HARDWARE), zone=IN_HAND, side=RUNNER), optional=True),
        run_on(
            linked=(
                when(On("run begins"), DoToChosen("derez", ProtectingAttacked(rezzed=True))),
                when(
                    On("run ends"),
                    May(
                        (RezTarget(InItsRun("derezzed", Is((ICE,)), own=True), ignore=True, by=CORP),),
                        by=CORP,
                    ),
                ),
            )
        ),
    ),
    subtypes="Run",
    cost=1,
    influence=2,
)

ALARM_CLOCK = hardware(
    "Alarm Clock",
    "criminal",
    when(
        TURN_BEGINS,
        run_on(HQ, linked=(when(On("encounter"), Bypass(), cost=(Clicks(2),), next_only=True),)),
        may=True,
    ),
    cost=2,
    influence=4,
    unique=True,
)

_ASSASSINATIONS = Count(Is((AGENDA,), ("Assassination",), zone=IN_SCORE, side=RUNNER))

JEITINHO = hardware(
    "Jeitinho",
    "criminal",
    when(
        TURN_ENDS,
        AsAgenda(0, RUNNER, "Assassination"),
        If(AtLeast(_ASSASSINATIONS, 3), (WinGame(RUNNER),)),
        may=True,
        where=RanSuccessfully((HQ, RND, ARCHIVES)),
    ),
    threat(3, when(On("bypassed"), InstallThis(IN_DISCARD, paying=True), cost=(Clicks(1),), zone=int(DISCARD))),
    subtypes="Weapon",
    cost=1,
    influence=4,
    unique=True,
)

CUPELLATION = program(
    "Cupellation",
    "criminal",
    access_ability(
        Credits(1),
        HostCards("accessed"),
        on=Is(zone="anywhere", not_types=(AGENDA,)),
        only=AtMost(Count(Is(hosted=True, zone="anywhere")), 0),
    ),
    when(
        OnBreach(str(HQ)),
        If(
            AtLeast(Count(Is(hosted=True, zone="anywhere", side=CORP)), 1),
            (Pays((Credits(1), TrashThis()), (AccessMore(2),)),),
        ),
    ),
    cost=1,
    memory=1,
    influence=2,
)

MALANDRAGEM = program(
    "Malandragem",
    "criminal",
    when(INSTALL_THIS, Load(POWER, 2)),
    While(Empty(POWER), (Do("remove from game", THIS),)),
    when(
        On("encounter"),
        If(StrengthAtMost(ENCOUNTERED, 3), (Pays((Tokens(POWER),), (Bypass(),)),)),
        once_per_turn=True,
    ),
    threat(4, when(On("encounter"), Bypass(), cost=(RemoveThis(),))),
    cost=4,
    memory=1,
    influence=4,
)

PHYSARUM_ENTANGLER = program(
    "Physarum Entangler",
    "criminal",
    InstallOnly(Is((ICE,))),
    when(
        On("encounter", what=HOST),
        If(Not(IsKind(HOST, "Barrier")), (Pays((Credits(Each(1, Subroutines())),), (Bypass(),)),)),
    ),
    when(On("purged"), Do("trash", THIS)),
    subtypes="Virus - Trojan",
    cost=0,
    memory=1,
    influence=3,
)

AMELIA_EARHART = resource(
    "Amelia Earhart",
    "criminal",
    when(On("run ends", server=f"{HQ},{RND}"), Place(POWER, 1), where=AtLeast(AccessedInRun(), 3)),
    when(TURN_BEGINS, Lose(10, CORP), cost=(Tokens(POWER, 3), TrashThis())),
    subtypes="Virtual - Companion",
    cost=0,
    influence=3,
    unique=True,
)

JULI_MOREIRA_LEE = resource(
    "Juli Moreira Lee",
    "criminal",
    *loaded(POWER, 4),
    when(On("action", by=MINE, what=Is((RESOURCE,))), AsOne((Remove(POWER), GainClicks(1))), first=True),
    subtypes="Connection",
    cost=2,
    influence=1,
    unique=True,
)
