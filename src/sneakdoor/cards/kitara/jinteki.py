"""Jinteki cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

VIRAL_WEAPONIZATION = agenda(
    "Viral Weaponization",
    "jinteki",
    when(
        On("turn ends"),
        Damage(Each(1, HandOf(RUNNER)), NET),
        where=HappenedTo("scored", THIS),
    ),
    subtypes="Research - Security",
    advancement=4,
    points=2,
)

AIMOR = ice(
    "Aimor",
    "jinteki",
    sub(TrashTop(3, RUNNER), Do("trash", THIS)),
    subtypes="Trap",
    cost=0,
    strength=1,
    influence=2,
)

ENVELOPE = ice(
    "Envelope",
    "jinteki",
    sub(Damage(1, NET)),
    END_THE_RUN,
    subtypes="Barrier - AP",
    cost=4,
    strength=3,
    influence=2,
)

MGANGA = ice(
    "Mganga",
    "jinteki",
    sub(
        StartPsi(),
        If(DifferentBids(), (Damage(2, NET),), (Damage(1, NET),)),
        Do("trash", THIS),
    ),
    subtypes="Trap - Psi - AP",
    cost=1,
    strength=3,
    influence=2,
)

SADAKA = ice(
    "Sadaka",
    "jinteki",
    sub(
        LookAtTop(3, CORP),
        Choose(((Arrange("looked"),), (ShuffleDeck(CORP),))),
        May((Draw(1),)),
    ),
    sub(
        Pays((TrashCards(Is(zone=IN_HAND, side=CORP)),), then=(DoToChosen("trash", Is((RESOURCE,))),)),
        Do("trash", THIS),
    ),
    subtypes="Trap",
    cost=2,
    strength=3,
    influence=2,
)

MLINZI = ice(
    "Mlinzi",
    "jinteki",
    sub(Pays((TrashTopCards(2),), otherwise=(Damage(1, NET),), by=RUNNER)),
    sub(Pays((TrashTopCards(3),), otherwise=(Damage(2, NET),), by=RUNNER)),
    sub(Pays((TrashTopCards(4),), otherwise=(Damage(3, NET),), by=RUNNER)),
    subtypes="Sentry - AP",
    cost=7,
    strength=5,
    influence=3,
)

GENOTYPING = operation(
    "Genotyping",
    "jinteki",
    play(AsOne((TrashTop(2, CORP), DoToChosen("shuffle in", Is(zone=IN_DISCARD, side=CORP), 4, up_to=True)))),
    remove_instead_of_trashing(),
    cost=1,
    influence=2,
)

REVERSE_INFECTION = operation(
    "Reverse Infection",
    "jinteki",
    play(Choose(((Purge(), TrashTop(Each(1, Purged(), every=3), RUNNER)), (Gain(2),)))),
    cost=0,
    influence=1,
)


GENE_SPLICER = asset(
    "Gene Splicer",
    "jinteki",
    can_be_advanced(),
    accessed(Damage(Each(1, Hosted(ADVANCEMENT)), NET), not_from_archives=False),
    paid((Clicks(1), Tokens(ADVANCEMENT, 3)), AsAgenda(1, CORP)),
    subtypes="Ambush",
    cost=2,
    trash=1,
    influence=2,
)

BIO_VAULT = upgrade(
    "Bio Vault",
    "jinteki",
    remote_only(),
    can_be_advanced(),
    paid((TrashThis(), Tokens(ADVANCEMENT, 2)), EndRun()),
    subtypes="Off-site",
    cost=0,
    trash=2,
    influence=2,
)

CODE_REPLICATOR = upgrade(
    "Code Replicator",
    "jinteki",
    when(On("passed", cause="rezzed", server="this"), ApproachNew("subject"), cost=(TrashThis(),)),
    cost=2,
    trash=2,
    influence=2,
)

MWANZA_CITY_GRID = upgrade(
    "Mwanza City Grid",
    "jinteki",
    root_only(HQ, RND),
    when(On("access begins", server="this"), AccessMore(3), persists=True),
    when(On("access ends", server="this"), Gain(Each(2, AccessedInSet())), persists=True),
    limit_one_region(),
    subtypes="Region",
    cost=0,
    trash=5,
    influence=1,
)

BACTERIAL_PROGRAMMING = agenda(
    "Bacterial Programming",
    "jinteki",
    When(
        On("scored", what=THIS, also="stolen"),
        (
            LookAtTop(7, CORP),
            AsOne(
                (
                    TakeFrom("looked", "kept", "others"),
                    Do("to hand", "kept", whose=CORP),
                    TakeFrom("others", "scrapped", "left"),
                    Do("trash", "scrapped"),
                    Arrange("left"),
                )
            ),
        ),
        may=True,
        by=CORP,
    ),
    subtypes="Research",
    advancement=5,
    points=3,
)

MTI_MWEKUNDU_LIFE_IMPROVED = corp_identity(
    "Mti Mwekundu: Life Improved",
    "jinteki",
    when(
        On("approach server"),
        InstallIce(Is((ICE,), zone=IN_HAND, side=CORP)),
        ApproachNew(),
        may=True,
        once_per_turn=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

ANANSI = ice(
    "Anansi",
    "jinteki",
    when(
        On(
            "encounter ends",
            what=THIS,
            not_cause="all broken",
        ),
        Damage(3, NET),
    ),
    sub(LookAtTop(5, CORP), Arrange("looked")),
    sub(May((Draw(1),)), Pays((Credits(2),), (Draw(1, RUNNER),), by=RUNNER)),
    sub(Damage(1, NET)),
    subtypes="Sentry - AP",
    cost=8,
    strength=5,
    influence=4,
)
