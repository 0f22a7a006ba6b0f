"""NBN cards of Parhelion."""

from sneakdoor.cards.vocabulary import *

FREEDOM_OF_INFORMATION = agenda(
    "Freedom of Information",
    "nbn",
    Modify("advancement requirement", Each(-1, TagCount()), THIS),
    subtypes="Research",
    advancement=4,
    points=2,
)

POST_TRUTH_DIVIDEND = agenda(
    "Post-Truth Dividend",
    "nbn",
    scored(Draw(1), may=True),
    subtypes="Initiative",
    advancement=2,
    points=1,
)

GASLIGHT = asset(
    "Gaslight",
    "nbn",
    when(
        TURN_BEGINS,
        Search(Is((OPERATION,), zone="anywhere"), CORP, reveal=True),
        Do("to hand", "found", whose=CORP),
        cost=(TrashThis(),),
    ),
    cost=0,
    trash=2,
    influence=1,
)

VERA_IVANOVNA_SHUYSKAYA = asset(
    "Vera Ivanovna Shuyskaya",
    "nbn",
    when(
        On("scored", also="stolen"),
        RevealHand(RUNNER),
        TakeFrom("revealed", "chosen", n=1),
        Do("trash", "chosen", said=THAT_CARD),
        may=True,
    ),
    subtypes="Executive",
    cost=3,
    trash=3,
    influence=4,
    unique=True,
)

KLEVETNIK = ice(
    "Klevetnik",
    "nbn",
    when(
        REZ_THIS,
        Gain(2, RUNNER),
        Target(Is((RESOURCE,))),
        LoseAbilities(duration=NEXT_TURN_ENDS),
        may=True,
        where=DuringRun(here=True),
    ),
    END_THE_RUN,
    subtypes="Barrier",
    cost=3,
    strength=3,
    influence=3,
)

UNSMILING_TSAREVNA = ice(
    "Unsmiling Tsarevna",
    "nbn",
    when(REZ_THIS, Gain(2, RUNNER), LimitBreaks(1, RUN), may=True, where=DuringRun(here=True)),
    sub(Tag(1)),
    sub(Damage(2, NET)),
    sub(May((Draw(2),))),
    subtypes="Sentry - AP",
    cost=4,
    strength=2,
    influence=2,
)

NONEQUIVALENT_EXCHANGE = operation(
    "Nonequivalent Exchange",
    "nbn",
    play(Gain(5), May((AsOne((Gain(2), Gain(2, RUNNER))),))),
    subtypes="Transaction",
    cost=2,
    influence=2,
)

SHIPMENT_FROM_VLADISIBIRSK = operation(
    "Shipment from Vladisibirsk",
    "nbn",
    play(
        PlaceDivided(ADVANCEMENT, 4, Is(side=CORP, advanceable=True)),
        only=AtLeast(TagCount(), 2),
    ),
    subtypes="Gray Ops",
    cost=1,
    influence=3,
)
