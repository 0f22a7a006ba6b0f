"""NBN cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

AR_ENHANCED_SECURITY = agenda(
    "AR-Enhanced Security",
    "nbn",
    when(On("trashed", by=RUNNER, what=Is(side=CORP, zone="anywhere")), Tag(1), first=True),
    subtypes="Security",
    advancement=3,
    points=1,
)

ESCALATE_VITRIOL = agenda(
    "Escalate Vitriol",
    "nbn",
    paid(Clicks(1), Gain(Each(1, TagCount())), once_per_turn=True),
    subtypes="Initiative",
    advancement=4,
    points=2,
)

REEDUCATION = agenda(
    "Reeducation",
    "nbn",
    scored(
        Target(Is(zone=IN_HAND, side=CORP), ANY, up_to=True),
        AsOne((Do("to deck bottom", "targets", whose=CORP), Draw(Each(1, Reg("targets", "added"))))),
        AtRandom("to deck bottom", RUNNER, Each(1, Reg("targets", "added")), RUNNER, if_able=True),
    ),
    subtypes="Initiative",
    advancement=5,
    points=3,
)

AUTHENTICATOR = ice(
    "Authenticator",
    "nbn",
    when(ENCOUNTER_THIS, Pays((TakeTags(),), (Bypass(),), by=RUNNER)),
    sub(Gain(2)),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=2,
    strength=4,
    influence=1,
)

DATA_LOOP = ice(
    "Data Loop",
    "nbn",
    when(ENCOUNTER_THIS, DoToChosen("to deck top", Is(zone=IN_HAND, side=RUNNER), 2, by=RUNNER)),
    sub(If(TAGGED, (EndRun(),))),
    END_THE_RUN,
    subtypes="Barrier",
    cost=7,
    strength=4,
    influence=2,
)

FREE_LUNCH = ice(
    "Free Lunch",
    "nbn",
    paid(Tokens(POWER), Lose(1, RUNNER)),
    sub(Place(POWER, 1)),
    sub(Place(POWER, 1)),
    subtypes="Code Gate",
    cost=3,
    strength=4,
    influence=3,
)

ROLLING_BROWNOUT = operation(
    "Rolling Brownout",
    "nbn",
    current(CORP),
    Modify("play cost", 1, Is((OPERATION, EVENT), zone="anywhere")),
    when(On("played", THEIRS, Is((EVENT,), zone="anywhere")), Gain(1), first=True),
    subtypes="Current",
    cost=2,
    influence=1,
)

BIASED_REPORTING = operation(
    "Biased Reporting",
    "nbn",
    play(
        NameType((RESOURCE, HARDWARE, PROGRAM)),
        Target(OfNamedType(Is(side=RUNNER)), ANY, up_to=True, by=RUNNER, verb="trash"),
        AsOne((Do("trash", by=RUNNER, said=THEM), Gain(Each(1, Moved("targets")), RUNNER))),
        Gain(Each(2, Count(OfNamedType(Is(side=RUNNER))))),
    ),
    cost=2,
    influence=3,
)

NET_ANALYTICS = asset(
    "Net Analytics",
    "nbn",
    when(On("tags avoided", by=RUNNER, also="tags removed"), Draw(1), may=True),
    cost=0,
    trash=3,
    influence=1,
)

CPC_GENERATOR = asset(
    "CPC Generator",
    "nbn",
    when(On("credits gained", by=RUNNER, cause="basic action"), Gain(1), first=True),
    subtypes="Advertisement",
    cost=0,
    trash=2,
    influence=3,
)

HENRY_PHILLIPS = upgrade(
    "Henry Phillips",
    "nbn",
    when(On("broken"), If(TAGGED, (Gain(2),)), where=DuringRun(here=True)),
    subtypes="Sysop",
    cost=2,
    trash=2,
    influence=1,
    unique=True,
)

TRAFFIC_ANALYZER = upgrade(
    "Traffic Analyzer",
    "nbn",
    when(On("rezzed", by=MINE, what=Is((ICE,), protecting=True)), *trace(2, Gain(1))),
    cost=0,
    trash=3,
    influence=1,
)

MCA_INFORMANT = operation(
    "MCA Informant",
    "nbn",
    terminal(),
    condition(
        Is((RESOURCE,), ("Connection",)),
        considered("tags"),
        Grant(HOST, paid((Clicks(1), Credits(2)), Do("trash", THIS))),
    ),
    subtypes="Terminal",
    cost=4,
    influence=2,
)

SYNC_BRE = ice(
    "SYNC BRE",
    "nbn",
    Sub(trace(4, Tag(1))),
    Sub(
        trace(
            2,
            Adjust(
                "accesses",
                -1,
                RUN,
                on=None,
            ),
        )
    ),
    subtypes="Sentry - Tracer",
    cost=4,
    strength=6,
    influence=3,
)

THREAT_LEVEL_ALPHA = operation(
    "Threat Level Alpha",
    "nbn",
    double(),
    play(
        StartTrace(
            1,
            Body(
                (If(TAGGED, (Tag(Each(1, TagCount())),), (Tag(1),)),),
            ),
        )
    ),
    subtypes="Double",
    cost=3,
    influence=2,
)
