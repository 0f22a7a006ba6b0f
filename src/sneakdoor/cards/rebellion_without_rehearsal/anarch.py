"""Anarch cards of Rebellion Without Rehearsal."""

from sneakdoor.cards.vocabulary import *

_CARD_IN_HQ = TrashCards(Is(zone=IN_HAND, side=CORP))

EYE_FOR_AN_EYE = event(
    "Eye for an Eye",
    "anarch",
    play(
        run_on(
            HQ,
            linked=(
                if_successful(
                    AsOne(
                        (
                            Tag(1, take=True),
                            Delayed(when(OnBreach(str(HQ)), AccessMore(1), next_only=True), RUN),
                        )
                    )
                ),
            ),
        ),
        only=Not(TAGGED),
    ),
    access_ability(TrashCards(Is(zone=IN_HAND, side=RUNNER)), Do("trash", "accessed")),
    subtypes="Run",
    cost=1,
    influence=4,
)

PRIVILEGED_ACCESS = event(
    "Privileged Access",
    "anarch",
    play(run_on(ARCHIVES, linked=(if_successful(instead_of_breach(Tag(1, take=True))),)), only=Not(TAGGED)),
    when(
        On("tagged", by=MINE, src_is_this=True),
        InstallOne(Is((RESOURCE,), zone=IN_DISCARD, side=RUNNER), discount=2),
        may=True,
    ),
    threat(
        3,
        when(
            On("tagged", by=MINE, src_is_this=True),
            InstallOne(Is((PROGRAM,), zone=IN_DISCARD, side=RUNNER)),
            may=True,
        ),
    ),
    subtypes="Run",
    cost=0,
    influence=2,
)

AMANUENSIS = hardware(
    "Amanuensis",
    "anarch",
    memory(1),
    when(TURN_ENDS, If(TAGGED, (Place(POWER, 1),))),
    when(On("tags removed", by=MINE), Draw(2), cost=(Tokens(POWER),)),
    limit_one_console(),
    subtypes="Console",
    cost=2,
    influence=3,
    unique=True,
)

THE_WIZARDS_CHEST = hardware(
    "The Wizard’s Chest",
    "anarch",
    paid(
        TrashThis(),
        Choose(
            tuple((SetAsideTop(2, RUNNER, until=Is((one,), zone="anywhere")),) for one in (HARDWARE, PROGRAM, RESOURCE))
        ),
        InstallOne("fits", ignore=True, optional=True),
        Do("shuffle in", "aside", whose=RUNNER, said=THE_REST),
        only=RanSuccessfully((HQ, RND, ARCHIVES)),
    ),
    cost=0,
    influence=2,
    unique=True,
)

_CONNECTION = ("Connection",)

SEBASTIAO_SOUZA_PESSOA = runner_identity(
    "Sebastião Souza Pessoa: Activist Organizer",
    "anarch",
    when(
        FromNone(On("tagged", by=MINE)),
        InstallOne(Is((RESOURCE,), _CONNECTION, zone=IN_HAND, side=RUNNER), discount=2),
        may=True,
    ),
    ExtraCost("trash resource", (_CARD_IN_HQ,), Is((RESOURCE,), _CONNECTION)),
    subtypes="G-mod",
    min_deck=45,
    influence_limit=15,
)


@dataclass(frozen=True, slots=True)
class TrashedOwnInstalled(Condition):
    """The Runner has trashed an installed Runner card this turn."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        own = Is(side=RUNNER)
        return any(
            one.kind == "trashed" and one.side == RUNNER and own.had(s, one, src) for one in s.journal.since(s.marks[0])
        )

    def say(self) -> str:
        return "if you trashed 1 of your installed cards this turn"


BOI_TATA = program(
    "Boi-tatá",
    "anarch",
    breaks(CreditsLess(2, 1, TrashedOwnInstalled()), "Sentry", n=2, up_to=True),
    boost(CreditsLess(3, 1, TrashedOwnInstalled()), 3),
    subtypes="Icebreaker - Killer",
    cost=3,
    strength=1,
    memory=1,
    influence=2,
)

HELIAMPHORA = program(
    "Heliamphora",
    "anarch",
    when(
        On("would access from Archives"),
        ReplaceImminent("access from Archives", Do("host", ImminentCards("access from Archives"))),
        may=True,
        where=NotSince("access"),
    ),
    when(On("purged"), AtRandom("trash", CORP, 2, by=CORP), Do("trash", THIS)),
    subtypes="Virus",
    cost=1,
    memory=1,
    influence=2,
)

ARRUACEIRAS_CREW = resource(
    "Arruaceiras Crew",
    "anarch",
    paid(TakeTags(1), Adjust("strength", -2, ENCOUNTER, ENCOUNTERED), once_per_turn=True),
    paid((TrashThis(), Credits(2)), If(StrengthAtMost(ENCOUNTERED, 0), (Do("trash", ENCOUNTERED),))),
    subtypes="Connection - Seedy",
    cost=2,
    influence=3,
)

FRIEND_OF_A_FRIEND = resource(
    "Friend of a Friend",
    "anarch",
    paid((Clicks(1), TrashThis()), AsOne((Gain(5), RemoveTag(1)))),
    paid((Clicks(1), TrashThis()), AsOne((Gain(9), Tag(1, take=True))), only=Not(TAGGED)),
    subtypes="Connection",
    cost=3,
    influence=1,
)

MANUEL_LATTES_DE_MOURA = resource(
    "Manuel Lattes de Moura",
    "anarch",
    when(OnBreach(f"{HQ},{RND}"), AccessMore(1), where=TAGGED),
    threat(3, ExtraCost("trash resource", (_CARD_IN_HQ,), THIS)),
    subtypes="Connection",
    cost=2,
    influence=2,
    unique=True,
)
