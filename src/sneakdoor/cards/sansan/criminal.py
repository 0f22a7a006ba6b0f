"""Criminal cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

CROWBAR = program(
    "Crowbar",
    "criminal",
    cloud(),
    strength_per(Each(1, Count(Is((PROGRAM,), ("Icebreaker",))))),
    breaks(TrashThis(), "Code Gate", n=3, up_to=True),
    subtypes="Icebreaker - Decoder - Cloud",
    cost=1,
    strength=0,
    memory=1,
    influence=2,
)

SHIV = program(
    "Shiv",
    "criminal",
    cloud(),
    strength_per(Each(1, Count(Is((PROGRAM,), ("Icebreaker",))))),
    breaks(TrashThis(), "Sentry", n=3, up_to=True),
    subtypes="Icebreaker - Killer - Cloud",
    cost=0,
    strength=0,
    memory=1,
    influence=2,
)

SPIKE = program(
    "Spike",
    "criminal",
    cloud(),
    strength_per(Each(1, Count(Is((PROGRAM,), ("Icebreaker",))))),
    breaks(TrashThis(), "Barrier", n=3, up_to=True),
    subtypes="Icebreaker - Fracter - Cloud",
    cost=1,
    strength=0,
    memory=1,
    influence=2,
)

FISK_INVESTMENT_SEMINAR = event(
    "Fisk Investment Seminar",
    "criminal",
    priority(),
    play(AsOne((Draw(3), Draw(3, CORP)))),
    subtypes="Priority",
    cost=0,
    influence=2,
)

DORM_COMPUTER = hardware(
    "Dorm Computer",
    "criminal",
    when(INSTALL_THIS, Place(POWER, 4)),
    paid((Clicks(1), Tokens(POWER)), MakeRun(linked=(Prevents("tag"),))),
    cost=0,
    influence=1,
)

ENHANCED_VISION = resource(
    "Enhanced Vision",
    "criminal",
    when(SUCCESSFUL_RUN, AtRandom("reveal", CORP, 1, CORP), first=True),
    subtypes="Genetics",
    cost=1,
    influence=3,
    unique=True,
)

ROLODEX = resource(
    "Rolodex",
    "criminal",
    when(INSTALL_THIS, LookAtTop(5, RUNNER), Arrange("looked")),
    when(On("trashed", what=THIS), TrashTop(3, RUNNER)),
    subtypes="Virtual",
    cost=0,
    influence=1,
)

LARAMY_FISK_SAVVY_INVESTOR = runner_identity(
    "Laramy Fisk: Savvy Investor",
    "criminal",
    when(On("successful run", server="central"), Draw(1, CORP), first=True, may=True),
    subtypes="Natural",
    min_deck=45,
    influence_limit=15,
)

MUERTOS_GANG_MEMBER = resource(
    "Muertos Gang Member",
    "criminal",
    when(INSTALL_THIS, DoToChosen("derez", Is(side=CORP, rezzed=True), by=CORP)),
    when(
        Uninstalled(),
        May((Target(Is((ASSET, ICE, UPGRADE), rezzed=False), by=CORP), RezTarget(free=True, by=CORP)), by=CORP),
    ),
    paid(TrashThis(), Draw(1)),
    subtypes="Connection",
    cost=0,
    influence=2,
)

CAREER_FAIR = event(
    "Career Fair",
    "criminal",
    play(InstallOne(Is((RESOURCE,), zone=IN_HAND, side=RUNNER), discount=3)),
    cost=0,
    influence=1,
)

GANG_SIGN = resource(
    "Gang Sign",
    "criminal",
    when(On("scored"), AccessServer(HQ)),
    subtypes="Virtual",
    cost=1,
    influence=3,
)

FORGER = hardware(
    "Forger",
    "criminal",
    link(1),
    avoids(TrashThis()),
    paid(TrashThis(), RemoveTag(1)),
    limit_one_console(),
    subtypes="Console",
    cost=1,
    influence=1,
)

ARMAND_GEIST_WALKER_TECH_LORD = runner_identity(
    'Armand "Geist" Walker: Tech Lord',
    "criminal",
    when(On("used", by=MINE, cause="trash ability"), Draw(1)),
    subtypes="G-mod",
    link=1,
    min_deck=45,
    influence_limit=15,
)

DRUG_DEALER = resource(
    "Drug Dealer",
    "criminal",
    when(TURN_BEGINS, Lose(1)),
    when(On("turn begins", by=THEIRS), Draw(1)),
    subtypes="Connection",
    cost=1,
    influence=1,
)

TITANIUM_RIBS = hardware(
    "Titanium Ribs",
    "criminal",
    when(INSTALL_THIS, Damage(2, MEAT, suffer=True)),
    ChoosesDamage(RUNNER),
    subtypes="Cybernetic",
    cost=1,
    influence=2,
    unique=True,
)

DRIVE_BY = event(
    "Drive By",
    "criminal",
    double(),
    play(
        Target(Is(side=CORP, rezzed=False, in_remote=True), verb="expose"),
        Expose(),
        If(Both(Done("exposed"), Fits(Is((ASSET, UPGRADE)), "targets")), (Do("trash"),)),
    ),
    subtypes="Double",
    cost=0,
    influence=2,
)
