"""Jinteki cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

MARCUS_BATTY = upgrade(
    "Marcus Batty",
    "jinteki",
    paid(TrashThis(), *psi(ResolveSubroutine(Is((ICE,), rezzed=True, protecting=True))), only=DuringRun(here=True)),
    subtypes="Sysop - Psi",
    cost=0,
    trash=1,
    influence=3,
    unique=True,
)

VALLEY_GRID = upgrade(
    "Valley Grid",
    "jinteki",
    when(On("all broken", server="this"), Adjust("hand size", -1, NEXT_TURN, None)),
    limit_one_region(),
    subtypes="Region",
    cost=3,
    trash=3,
    influence=2,
)

AN_OFFER_YOU_CANT_REFUSE = operation(
    "An Offer You Can’t Refuse",
    "jinteki",
    play(
        ChooseServer("central"),
        RememberServer(),
        May(
            (MakeRun(CHOSEN, (Cannot("jack out"),)),),
            by=RUNNER,
            otherwise=(AsAgenda(1, CORP),),
        ),
    ),
    cost=4,
    influence=3,
)

RECRUITING_TRIP = operation(
    "Recruiting Trip",
    "jinteki",
    play(
        Search(Is(subtypes=("Sysop",), zone="anywhere"), CORP, Reg("x"), reveal=True, different=True, up_to=True),
        Do("to hand", "found", whose=CORP),
    ),
    cost=0,
    x_cost=True,
    influence=1,
)

GENETICS_PAVILION = asset(
    "Genetics Pavilion",
    "jinteki",
    Cannot("draw", only=Both(ActiveTurn(RUNNER), ThisTurn("drawn", times=2, by=RUNNER))),
    subtypes="Facility - Ritzy",
    cost=1,
    trash=5,
    influence=5,
    unique=True,
)

ANCESTRAL_IMAGER = agenda(
    "Ancestral Imager",
    "jinteki",
    when(On("jacked out"), Damage(1, NET)),
    subtypes="Security",
    advancement=3,
    points=1,
)

GENETIC_RESEQUENCING = agenda(
    "Genetic Resequencing",
    "jinteki",
    scored(PlaceOnChosen(AGENDA_TOKEN, 1, Is((AGENDA,), zone=IN_SCORE, side=CORP)), may=True),
    subtypes="Research",
    advancement=3,
    points=1,
)

CLAIRVOYANT_MONITOR = ice(
    "Clairvoyant Monitor",
    "jinteki",
    Sub(psi(AsOne((PlaceOnChosen(ADVANCEMENT, 1, Is()), EndRun())))),
    subtypes="Code Gate - Psi",
    cost=4,
    strength=3,
    influence=2,
)

CRICK = ice(
    "Crick",
    "jinteki",
    Modify("strength", 3, THIS, only=Protects(ARCHIVES)),
    sub(InstallOne(Is(zone=IN_DISCARD, side=CORP))),
    subtypes="Code Gate",
    cost=1,
    strength=3,
    influence=3,
)

ITS_A_TRAP = ice(
    "It's a Trap!",
    "jinteki",
    when(On("exposed", what=THIS), Damage(2, NET)),
    sub(DoToChosen("trash", Is(side=RUNNER), by=RUNNER), Do("trash", THIS)),
    subtypes="Trap",
    cost=2,
    strength=0,
    influence=3,
)

LOCKDOWN = ice(
    "Lockdown",
    "jinteki",
    sub(Forbid("draw", TURN)),
    subtypes="Code Gate",
    cost=0,
    strength=5,
    influence=1,
)

ALLELE_REPRESSION = asset(
    "Allele Repression",
    "jinteki",
    can_be_advanced(),
    paid(
        TrashThis(),
        Swap(
            Is(zone=IN_HAND, side=CORP),
            Is(zone=IN_DISCARD, side=CORP),
            Each(1, Hosted(ADVANCEMENT)),
        ),
    ),
    cost=2,
    trash=2,
    influence=3,
)

CORTEX_LOCK = ice(
    "Cortex Lock",
    "jinteki",
    sub(Damage(Each(1, UnusedMemory()), NET)),
    subtypes="Sentry - AP",
    cost=2,
    strength=4,
    influence=2,
)

CHRONOS_PROTOCOL_SELECTIVE_MIND_MAPPING = corp_identity(
    "Chronos Protocol: Selective Mind-mapping",
    "jinteki",
    ChoosesDamage(
        CORP,
        (NET,),
        1,
        first=True,
        may=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

WHEN_FLIPPED = On("flipped", what=THIS)

JINTEKI_BIOTECH_LIFE_IMAGINED = corp_identity(
    "Jinteki Biotech: Life Imagined",
    "jinteki",
    AtStart((ChooseVersion(),), "before first turn"),
    paid(Clicks(3), Flip()),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
    versions=(
        corp_identity(
            "The Brewery: Jinteki Biotech", "jinteki", when(WHEN_FLIPPED, Damage(2, NET)), subtypes="Department"
        ),
        corp_identity(
            "The Tank: Jinteki Biotech",
            "jinteki",
            when(WHEN_FLIPPED, Do("shuffle in", Is(zone=IN_DISCARD, side=CORP))),
            subtypes="Department",
        ),
        corp_identity(
            "The Greenhouse: Jinteki Biotech",
            "jinteki",
            when(WHEN_FLIPPED, PlaceOnChosen(ADVANCEMENT, 4, Is(advanceable=True))),
            subtypes="Department",
        ),
    ),
)
