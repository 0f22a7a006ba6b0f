"""Weyland Consortium cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

ARMED_INTIMIDATION = agenda(
    "Armed Intimidation",
    "weyland_consortium",
    scored(Choose(((Damage(5, MEAT, suffer=True),), (Tag(2, take=True),)), by=RUNNER)),
    subtypes="Security",
    advancement=4,
    points=2,
)

CITY_WORKS_PROJECT = agenda(
    "City Works Project",
    "weyland_consortium",
    install_faceup(),
    accessed(Damage(Plus(2, Hosted(ADVANCEMENT)), MEAT), only_installed=True),
    subtypes="Public",
    advancement=5,
    points=3,
)

SSO_INDUSTRIES_FUELING_INNOVATION = corp_identity(
    "SSO Industries: Fueling Innovation",
    "weyland_consortium",
    when(
        TURN_ENDS,
        PlaceOnChosen(ADVANCEMENT, Each(1, WorthOf(FaceupAgenda(every=True))), Is((ICE,), bare=ADVANCEMENT)),
        may=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

MASVINGO = ice(
    "Masvingo",
    "weyland_consortium",
    can_be_advanced(),
    when(REZ_THIS, Place(ADVANCEMENT, 1)),
    Sub((EndRun(),), times=Each(1, Hosted(ADVANCEMENT))),
    subtypes="Barrier",
    cost=3,
    strength=3,
    influence=2,
)

ODUDUWA = ice(
    "Oduduwa",
    "weyland_consortium",
    when(
        ENCOUNTER_THIS,
        Place(ADVANCEMENT, 1),
        May((PlaceOnChosen(ADVANCEMENT, Each(1, Hosted(ADVANCEMENT)), Is((ICE,), other=True)),)),
    ),
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Code Gate",
    cost=7,
    strength=5,
    influence=5,
    unique=True,
)

_TWICE_THE_ICE = Each(2, Count(Is((ICE,), protecting=True)))

SURVEYOR = ice(
    "Surveyor",
    "weyland_consortium",
    Modify("strength", _TWICE_THE_ICE, THIS),
    Sub(trace(_TWICE_THE_ICE, Tag(2))),
    Sub(trace(_TWICE_THE_ICE, EndRun())),
    subtypes="Sentry - Tracer",
    cost=5,
    strength=0,
    influence=2,
)

DEATH_AND_TAXES = operation(
    "Death and Taxes",
    "weyland_consortium",
    current(CORP),
    when(On("installed", by=RUNNER), Gain(1), may=True),
    when(On("trashed", by=RUNNER, what=Is()), Gain(1), may=True),
    subtypes="Current - Transaction",
    cost=2,
    influence=3,
)

ECONOMIC_WARFARE = operation(
    "Economic Warfare",
    "weyland_consortium",
    # CR 1.2.3: "if able" is all of them or none.
    play(If(AtLeast(CreditsOf(RUNNER), 4), (Lose(4, RUNNER),)), only=LastTurn("successful run", RUNNER)),
    subtypes="Gray Ops",
    cost=0,
    influence=2,
)

TROJAN_HORSE = operation(
    "Trojan Horse",
    "weyland_consortium",
    Play(
        trace(4, Target(Is((PROGRAM,)), at_most=Reg("traced"), verb="trash"), Do("trash")),
        only=LastTurn("accessed", RUNNER),
    ),
    subtypes="Gray Ops",
    cost=1,
    influence=3,
)

WAKE_UP_CALL = operation(
    "Wake Up Call",
    "weyland_consortium",
    play(
        Target(Either(Is((HARDWARE,)), Is((RESOURCE,), without=("Virtual",)))),
        Choose(((Do("trash", by=RUNNER),), (Damage(4, MEAT, suffer=True),)), by=RUNNER),
        only=LastTurn("trashed", RUNNER, Is(side=CORP, zone="anywhere"), RUNNER),
    ),
    remove_instead_of_trashing(),
    subtypes="Reprisal - Gray Ops",
    cost=1,
    influence=3,
)

FALSE_FLAG = asset(
    "False Flag",
    "weyland_consortium",
    can_be_advanced(),
    accessed(Tag(Each(1, Hosted(ADVANCEMENT), every=2)), not_from_archives=False),
    paid((Clicks(1), Tokens(ADVANCEMENT, 7)), AsAgenda(3, CORP)),
    subtypes="Ambush",
    cost=2,
    trash=2,
    influence=2,
)

URBAN_RENEWAL = asset(
    "Urban Renewal",
    "weyland_consortium",
    when(REZ_THIS, Load(POWER, 3)),
    While(Empty(POWER), (AsOne((Do("trash", THIS), Damage(4, MEAT))),)),
    when(TURN_BEGINS, Remove(POWER, 1)),
    subtypes="Hostile",
    cost=1,
    trash=3,
    influence=4,
)

RECONSTRUCTION_CONTRACT = asset(
    "Reconstruction Contract",
    "weyland_consortium",
    when(On("damaged", cause=MEAT), Place(ADVANCEMENT, 1), may=True),
    paid(TrashThis(), MoveTokens(ADVANCEMENT, ANY, THIS, Is(side=CORP, advanceable=True))),
    cost=1,
    trash=4,
    influence=4,
)

FORCED_CONNECTION = upgrade(
    "Forced Connection",
    "weyland_consortium",
    reveal_from_rnd(),
    accessed(*trace(3, Tag(2))),
    subtypes="Ambush",
    cost=0,
    trash=0,
    influence=2,
)

OVERSEER_MATRIX = upgrade(
    "Overseer Matrix",
    "weyland_consortium",
    when(
        On("trashed", by=RUNNER, what=InOrProtecting(inside=True)),
        Tag(1),
        cost=(Credits(1),),
        persists=True,
    ),
    cost=1,
    trash=2,
    influence=4,
)

HIGH_PROFILE_TARGET = operation(
    "High-Profile Target",
    "weyland_consortium",
    play(Damage(Each(2, TagCount()), MEAT), only=TAGGED),
    subtypes="Black Ops",
    cost=2,
    influence=5,
)
