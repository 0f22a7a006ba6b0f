"""Anarch cards of System Gateway."""

from sneakdoor.cards.vocabulary import *

RENE_LOUP_ARCEMONT = runner_identity(
    "René “Loup” Arcemont: Party Animal",
    "anarch",
    when(On("trashed", by=MINE, accessing=True), AsOne((Gain(1), Draw(1))), first=True),
    subtypes="G-mod",
    min_deck=40,
    influence_limit=15,
)

WILDCAT_STRIKE = event(
    "Wildcat Strike",
    "anarch",
    play(Choose(((Gain(6),), (Draw(4),)), by=CORP, yours=True)),
    cost=2,
    influence=1,
)

CARNIVORE = hardware(
    "Carnivore",
    "anarch",
    memory(1),
    access_ability(TrashCards(Is(zone=IN_HAND, side=RUNNER), 2), Do("trash", "accessed"), once_per_turn=True),
    limit_one_console(),
    subtypes="Console",
    cost=4,
    influence=3,
    unique=True,
)

BOTULUS = program(
    "Botulus",
    "anarch",
    InstallOnly(Is((ICE,))),
    when(EitherOf(INSTALL_THIS, TURN_BEGINS), Place(VIRUS, 1)),
    paid(Tokens(VIRUS), Break(1, on=HOST)),
    subtypes="Virus - Trojan",
    cost=2,
    memory=1,
    influence=3,
)

BUZZSAW = program(
    "Buzzsaw",
    "anarch",
    breaks(1, "Code Gate", n=2, up_to=True),
    boost(3, 1),
    subtypes="Icebreaker - Decoder",
    cost=4,
    strength=3,
    memory=1,
    influence=1,
)

CLEAVER = program(
    "Cleaver",
    "anarch",
    breaks(1, "Barrier", n=2, up_to=True),
    boost(2, 1),
    subtypes="Icebreaker - Fracter",
    cost=3,
    strength=3,
    memory=1,
    influence=2,
)

FERMENTER = program(
    "Fermenter",
    "anarch",
    when(EitherOf(INSTALL_THIS, TURN_BEGINS), Place(VIRUS, 1)),
    paid((Clicks(1), TrashThis()), Gain(Each(2, Hosted(VIRUS)))),
    subtypes="Virus",
    cost=1,
    memory=1,
    influence=2,
)

LEECH = program(
    "Leech",
    "anarch",
    when(On("successful run", server="central"), Place(VIRUS, 1)),
    paid(Tokens(VIRUS), Adjust("strength", -1, ENCOUNTER, ENCOUNTERED)),
    subtypes="Virus",
    cost=1,
    memory=1,
    influence=1,
)

COOKBOOK = resource(
    "Cookbook",
    "anarch",
    when(On("installed", by=MINE, what=Is((PROGRAM,), ("Virus",))), Place(VIRUS, 1, "subject"), may=True),
    subtypes="Virtual",
    cost=1,
    influence=3,
    unique=True,
)
