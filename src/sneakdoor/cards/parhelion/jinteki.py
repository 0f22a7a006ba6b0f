"""Jinteki cards of Parhelion."""

from sneakdoor.cards.vocabulary import *

ISSUAQ_ADAPTICS = corp_identity(
    "Issuaq Adaptics: Sustaining Diversity",
    "jinteki",
    when(
        On("scored", by=MINE, what=NotThisTurn(Is((AGENDA,), zone="anywhere"), ("installed", "advanced"))),
        Place(POWER, 1),
    ),
    Modify("corp points to win", Each(-1, Hosted(POWER))),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

HYBRID_RELEASE = agenda(
    "Hybrid Release",
    "jinteki",
    scored(InstallOne(Is(zone=IN_DISCARD, side=CORP, facedown=True)), may=True),
    subtypes="Expansion",
    advancement=2,
    points=1,
)

DR_VIENTIANE_KEELING = asset(
    "Dr. Vientiane Keeling",
    "jinteki",
    when(EitherOf(REZ_THIS, TURN_BEGINS), Place(POWER, 1)),
    Modify("hand size", Each(-1, Hosted(POWER))),
    subtypes="Academic",
    cost=3,
    trash=4,
    influence=4,
    unique=True,
)

REAPER_FUNCTION = asset(
    "Reaper Function",
    "jinteki",
    when(TURN_BEGINS, Damage(2, NET), cost=(TrashThis(),)),
    subtypes="Hostile",
    cost=3,
    trash=2,
    influence=2,
)

HAFRUN = ice(
    "Hafrún",
    "jinteki",
    when(
        REZ_THIS,
        Target(Is(side=RUNNER)),
        Forbid("break", RUN, on="targets"),
        cost=(TrashCards(Is(zone=IN_HAND, side=CORP)),),
        where=DuringRun(here=True),
    ),
    END_THE_RUN,
    subtypes="Barrier - Code Gate",
    cost=2,
    strength=3,
    influence=2,
)

VAMPYRONASSA = ice(
    "Vampyronassa",
    "jinteki",
    sub(Lose(2, RUNNER)),
    sub(Gain(2)),
    sub(Damage(2, NET)),
    sub(May((Choose(((Draw(1),), (Draw(2),))),))),
    subtypes="Code Gate - AP",
    cost=7,
    strength=4,
    influence=3,
)

SIMULATION_RESET = operation(
    "Simulation Reset",
    "jinteki",
    play(
        DoToChosen("trash", Is(zone=IN_HAND, side=CORP), 5, up_to=True, into="trashed"),
        DoToChosen("shuffle in", Is(zone=IN_DISCARD, side=CORP), Moved("trashed", "")),
        Draw(Moved("trashed", "")),
        Do("remove from game", THIS),
    ),
    cost=1,
    influence=3,
)

NANISIVIK_GRID = upgrade(
    "Nanisivik Grid",
    "jinteki",
    when(
        On("approach server", server="this"),
        Target(Is((ICE,), zone=IN_DISCARD, side=CORP, facedown=True)),
        TurnFaceupInArchives(),
        ResolveSubroutine("targets"),
        may=True,
    ),
    limit_one_region(),
    subtypes="Region",
    cost=2,
    trash=3,
    influence=2,
)
