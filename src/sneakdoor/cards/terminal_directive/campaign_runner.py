"""Runner cards of the Terminal Directive campaign."""

from sneakdoor.cards.vocabulary import *


def _buffer(title: str, *, free: bool) -> CardDef:
    return hardware(
        title,
        "neutral_runner",
        TrashTo(Is((PROGRAM,), zone="anywhere"), HOSTED_HERE, zone=int(IN_HAND_ZONE)),
        paid(Clicks(2), InstallOne(Is((PROGRAM,), hosted=True), ignore=free)),
        cost=3,
        influence=0,
    )


BMI_BUFFER = _buffer("BMI Buffer", free=False)

BMI_BUFFER_2 = _buffer("BMI Buffer 2", free=True)


def _inez(title: str, *does: Instruction, reveals: int = 0) -> CardDef:
    uses = paid(TakeAsAgenda(0), *does, only=ThisTurn("stolen"))
    return resource(
        title,
        "neutral_runner",
        *((AfterWin(reveals),) if reveals else ()),
        uses,
        subtypes="Connection",
        cost=0,
        influence=0,
        unique=True,
    )


INVESTIGATOR_INEZ_DELGADO = _inez(
    "Investigator Inez Delgado",
    ChooseServer("remote"),
    Do("expose", Is(side=CORP, in_remote=True), there=True),
    reveals=2,
)

INVESTIGATOR_INEZ_DELGADO_2 = _inez("Investigator Inez Delgado 2", LookAtTop(3, CORP, reveal=True), reveals=5)

INVESTIGATOR_INEZ_DELGADO_3 = _inez("Investigator Inez Delgado 3", RevealHand(CORP), reveals=8)

INVESTIGATOR_INEZ_DELGADO_4 = _inez(
    "Investigator Inez Delgado 4", AsOne((RevealHand(CORP), LookAtTop(1, CORP, reveal=True)))
)

SECURITY_LEAK = event(
    "Security Leak",
    "neutral_runner",
    current(RUNNER),
    ExtraCost("advance", (Credits(1),)),
    subtypes="Current",
    cost=0,
    influence=0,
)

SHADOW_TEAM = resource(
    "Shadow Team",
    "neutral_runner",
    when(On("drawn", MINE, THIS), InstallThis(paying=True), zone=int(IN_HAND_ZONE)),
    when(On("run begins"), DoToChosen("trash", Is(zone=IN_HAND, side=RUNNER))),
    when(On("successful run", server="central"), Destroy()),
    subtypes="Connection",
    cost=0,
    influence=0,
)


def _prime(letter: str, run: str, instead: str) -> CardDef:
    elsewhere = Instead("success", (ChooseServer(instead), ChangeServer("server"), DeclareSuccess()))
    return program(
        f"Sneakdoor Prime {letter}",
        "neutral_runner",
        paid(Clicks(2), MakeRun(run, linked=(elsewhere,))),
        cost=6,
        memory=2,
        influence=0,
    )


SNEAKDOOR_PRIME_A = _prime("A", "remote", "central")

SNEAKDOOR_PRIME_B = _prime("B", "central", "remote")

_WATCH = when(DrawnForClick(CORP), LookAt("subject", reveal=True, said=THE_FIRST))

SURVEILLANCE_NETWORK_KEY = program(
    "Surveillance Network Key",
    "neutral_runner",
    _WATCH,
    cost=2,
    memory=1,
    influence=0,
)

SURVEILLANCE_NETWORK_KEY_2 = program(
    "Surveillance Network Key 2",
    "neutral_runner",
    _WATCH,
    paid(
        Credits(2),
        AsOne((Adjust("access HQ", 1, RUN, on=None), Adjust("access R&D", 1, RUN, on=None))),
        only=DuringRun(),
        once_per_turn=True,
    ),
    cost=2,
    memory=1,
    influence=0,
)


def _masque(letter: str, linked: Ability) -> CardDef:
    return resource(
        f"The Masque {letter}",
        "neutral_runner",
        paid((Clicks(1), TrashThis()), AsOne((GainClicks(1), MakeRun(linked=(linked,))))),
        subtypes="Connection",
        cost=1,
        influence=0,
        unique=True,
    )


THE_MASQUE_A = _masque("A", if_successful(Draw(1)))

THE_MASQUE_B = _masque("B", When(On("run ends", cause="successful"), (MakeRun(again=True, other=True),), may=True))
