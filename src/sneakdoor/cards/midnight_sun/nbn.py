"""NBN cards of Midnight Sun."""

from sneakdoor.cards.vocabulary import *

PRAVDIVOST_CONSULTING = corp_identity(
    "Pravdivost Consulting: Political Solutions",
    "nbn",
    when(
        SUCCESSFUL_RUN,
        PlaceOnChosen(ADVANCEMENT, 1, Is(side=CORP, advanceable=True)),
        may=True,
        first=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

ARTIFICIAL_CRYPTOCRASH = agenda(
    "Artificial Cryptocrash",
    "nbn",
    scored(Lose(7, RUNNER)),
    subtypes="Initiative",
    advancement=4,
    points=2,
)

CHEKIST_SCION = asset(
    "Chekist Scion",
    "nbn",
    can_be_advanced(),
    accessed(Tag(Plus(1, Hosted(ADVANCEMENT))), only_installed=True),
    subtypes="Ambush",
    cost=0,
    trash=0,
    influence=2,
)

DRAGO_IVANOV = asset(
    "Drago Ivanov",
    "nbn",
    can_be_advanced(),
    paid(Tokens(ADVANCEMENT, 2), Tag(1), only=ActiveTurn(CORP)),
    subtypes="Executive",
    cost=0,
    trash=1,
    influence=4,
    unique=True,
)

UBIQUITOUS_VIG = asset(
    "Ubiquitous Vig",
    "nbn",
    can_be_advanced(),
    when(TURN_BEGINS, Gain(Each(1, Hosted(ADVANCEMENT)))),
    subtypes="Advertisement",
    cost=1,
    trash=4,
    influence=2,
)

MESTNICHESTVO = ice(
    "Mestnichestvo",
    "nbn",
    can_be_advanced(),
    when(ENCOUNTER_THIS, Lose(3, RUNNER), cost=(Tokens(ADVANCEMENT),)),
    sub(Lose(3, RUNNER)),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=5,
    strength=4,
    influence=2,
)

VASILISA = ice(
    "Vasilisa",
    "nbn",
    when(
        ENCOUNTER_THIS,
        PlaceOnChosen(ADVANCEMENT, 1, Is(side=CORP, advanceable=True)),
        cost=(Credits(1),),
    ),
    sub(Tag(1)),
    subtypes="Sentry - Observer",
    cost=2,
    strength=2,
    influence=2,
)

BACKROOM_MACHINATIONS = operation(
    "Backroom Machinations",
    "nbn",
    ExtraCost("play", (RemoveTags(1),), own=True),
    play(AsAgenda(1, CORP)),
    subtypes="Gray Ops",
    cost=2,
    influence=2,
)

VLADISIBIRSK_CITY_GRID = upgrade(
    "Vladisibirsk City Grid",
    "nbn",
    can_be_advanced(),
    paid(
        Tokens(ADVANCEMENT, 2),
        PlaceOnChosen(ADVANCEMENT, 2, Is(side=CORP, here=True, in_root=True, other=True, advanceable=True)),
        once_per_turn=True,
    ),
    limit_one_region(),
    subtypes="Region",
    cost=3,
    trash=4,
    influence=4,
)
