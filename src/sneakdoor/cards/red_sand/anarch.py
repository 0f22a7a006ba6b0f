"""Anarch cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

BERSERKER = program(
    "Berserker",
    "anarch",
    when(
        On("encounter", what=Is((ICE,), ("Barrier",), zone="anywhere")),
        Adjust("strength", Each(1, Subroutines()), ENCOUNTER),
    ),
    breaks(2, "Barrier", n=2, up_to=True),
    subtypes="Icebreaker - Fracter",
    cost=4,
    strength=2,
    memory=1,
    influence=3,
)

GOD_OF_WAR = program(
    "God of War",
    "anarch",
    when(TURN_BEGINS, Place(VIRUS, 2), cost=(TakeTags(),)),
    breaks(Tokens(VIRUS)),
    boost(2, 1),
    subtypes="Icebreaker - AI - Virus",
    cost=4,
    strength=0,
    memory=1,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class ResolvedHere(Amount):
    """How many subroutines resolved in the last encounter with the ice that was passed (CR 6.9.3c)."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        n = 0
        ice = -1
        for one in reversed(s.journal.since(s.marks[0])):
            if ice < 0:
                ice = one.cid if one.kind == "passed" else -1
            elif one.kind == "subroutine" and one.cid == ice:
                n += 1
            elif one.kind in ("passed", "run begins") or (one.kind == "encounter" and one.cid == ice):
                break
        return n

    def say(self) -> str:
        return "subroutine of that sentry that resolved"


PERSEPHONE = program(
    "Persephone",
    "anarch",
    breaks(2, "Sentry"),
    boost(1, 1),
    when(
        On("passed", what=Is((ICE,), ("Sentry",))),
        TrashTop(1, RUNNER),
        If(Found("trashed"), (TrashTop(Each(1, ResolvedHere()), CORP),)),
        may=True,
        where=AtLeast(ResolvedHere(), 1),
    ),
    subtypes="Icebreaker - Killer",
    cost=5,
    strength=1,
    memory=2,
    influence=3,
)

MARS_FOR_MARTIANS = event(
    "Mars for Martians",
    "anarch",
    priority(),
    play(Draw(Each(1, Count(Is((RESOURCE,), ("Clan",))))), Gain(Each(1, TagCount()))),
    subtypes="Priority",
    cost=0,
    influence=1,
)

MINING_ACCIDENT = event(
    "Mining Accident",
    "anarch",
    play(
        Choose(((PayIt((Credits(5),), by=CORP),), (BadPublicity(1),)), by=CORP),
        only=ThisTurn("successful run", CENTRALS),
    ),
    remove_instead_of_trashing(),
    cost=2,
    influence=2,
)

PUSHING_THE_ENVELOPE = event(
    "Pushing the Envelope",
    "anarch",
    play(
        run_on(
            linked=(
                Body(
                    (
                        If(
                            AtMost(HandOf(RUNNER), 2),
                            (Adjust("strength", 2, RUN, Is((PROGRAM,), ("Icebreaker",))),),
                        ),
                    )
                ),
            )
        )
    ),
    subtypes="Run",
    cost=3,
    influence=2,
)

THE_ARCHIVIST = resource(
    "The Archivist",
    "anarch",
    link(1),
    when(
        On("scored", what=Is((AGENDA,), ("Initiative", "Security"), zone="anywhere")),
        *trace(1, otherwise=(BadPublicity(1, CORP),), who=CORP),
    ),
    subtypes="Connection",
    cost=1,
    influence=4,
    unique=True,
)

CLAN_VENGEANCE = resource(
    "Clan Vengeance",
    "anarch",
    when(On("damaged"), Place(POWER, 1)),
    paid(TrashThis(), AtRandom("trash", CORP, Each(1, Hosted(POWER)))),
    subtypes="Clan",
    cost=3,
    influence=4,
)

JAROGNIEW_MERCS = resource(
    "Jarogniew Mercs",
    "anarch",
    when(INSTALL_THIS, Tag(1, take=True), Load(POWER, 3), Load(POWER, Each(1, TagCount()))),
    While(Empty(POWER), (Do("trash", THIS),)),
    Cannot("corp trash", THIS, AtLeast(Count(Is((RESOURCE,), other=True)), 1)),
    prevents(Tokens(POWER), 1, MEAT),
    subtypes="Clan - Connection",
    cost=0,
    influence=2,
    unique=True,
)

MAW = hardware(
    "Maw",
    "anarch",
    memory(2),
    when(On("after access", not_zone=int(DISCARD), cause="not trashed"), AtRandom("trash", CORP, by=CORP), first=True),
    limit_one_console(),
    subtypes="Console",
    cost=6,
    influence=3,
    unique=True,
)

COUNTER_SURVEILLANCE = resource(
    "Counter Surveillance",
    "anarch",
    paid(
        (Clicks(1), TrashThis()),
        run_on(
            linked=(
                if_successful(
                    instead_of_access(
                        Pays((Credits(Each(1, TagCount())),), then=(AccessServer(most=Each(1, TagCount())),), must=True)
                    )
                ),
            )
        ),
    ),
    subtypes="Clan",
    cost=1,
    influence=3,
)
