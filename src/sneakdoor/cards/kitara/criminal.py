"""Criminal cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

PUFFER = program(
    "Puffer",
    "criminal",
    breaks(1, "Sentry"),
    boost(2, 1),
    paid(Clicks(1), Choose(((Place(POWER, 1),), (Remove(POWER, 1),)))),
    strength_per(Each(1, Hosted(POWER))),
    Modify("memory cost", Each(1, Hosted(POWER)), THIS),
    subtypes="Icebreaker - Killer",
    cost=4,
    strength=2,
    memory=1,
    influence=4,
)

AMINA = program(
    "Amina",
    "criminal",
    breaks(2, "Code Gate", n=3, up_to=True),
    boost(2, 3),
    when(AllBroken(ended=True), Lose(1, CORP), first=True),
    subtypes="Icebreaker - Decoder",
    cost=7,
    strength=3,
    memory=1,
    influence=4,
)


@dataclass(frozen=True, slots=True)
class OfChosenSubtype(Condition):
    """The target has the subtype that was named before (CR 2.15)."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        assert f is not None
        return any(has_subtype(s, cid, f.regs["subtype"]) for cid in cards_in(s, f, "targets"))

    def say(self) -> str:
        return "if it has that subtype"


WARI = program(
    "Wari",
    "criminal",
    success_on(
        HQ,
        ChooseSubtype("main"),
        Target(Is((ICE,), rezzed=False), verb="expose"),
        Expose(),
        If(Both(Done("exposed"), OfChosenSubtype()), (Do("to hand", whose=CORP),)),
        cost=(TrashThis(),),
        first=True,
    ),
    cost=1,
    memory=1,
    influence=4,
    unique=True,
)

CORPORATE_GRANT = event(
    'Corporate "Grant"',
    "criminal",
    current(RUNNER),
    when(On("installed", by=MINE), Lose(1, CORP), first=True),
    subtypes="Current",
    cost=1,
    influence=3,
)

CREDIT_KITING = event(
    "Credit Kiting",
    "criminal",
    play(
        AsOne(
            (
                InstallOne(Is(zone=IN_HAND, side=RUNNER), discount=8),
                Tag(1, take=True),
            )
        ),
        only=ThisTurn("successful run", CENTRALS),
    ),
    cost=0,
    influence=3,
)

FALSIFIED_CREDENTIALS = event(
    "Falsified Credentials",
    "criminal",
    play(
        NameType(),
        Target(Is(side=CORP, rezzed=False, in_remote=True), verb="expose"),
        Expose(),
        If(Both(Done("exposed"), Fits(OfNamedType(Is()), "targets")), (Gain(5),)),
    ),
    cost=1,
    influence=2,
)

DIVERSION_OF_FUNDS = event(
    "Diversion of Funds",
    "criminal",
    double(),
    play(
        run_on(
            HQ,
            linked=(
                if_successful(
                    instead_of_access(
                        ChooseNumber(CreditsOf(CORP, 5)),
                        AsOne((Lose(Reg("number"), CORP), Gain(Each(1, Reg("lost", "lost"))))),
                        may=True,
                    )
                ),
            ),
        )
    ),
    subtypes="Double - Run - Sabotage",
    cost=1,
    influence=5,
)

EMBEZZLE = event(
    "Embezzle",
    "criminal",
    play(
        run_on(
            HQ,
            linked=(
                if_successful(
                    instead_of_access(
                        NameType((ASSET, ICE, OPERATION, UPGRADE)),
                        AtRandom("reveal", CORP, 2),
                        Sort(OfNamedType(Is(zone="anywhere")), "picked", "fits", "rest"),
                        AsOne((Do("trash", "fits"), Gain(Each(4, Moved("fits"))))),
                    )
                ),
            ),
        )
    ),
    subtypes="Run - Sabotage",
    cost=1,
    influence=3,
)

LEWI_GUILHERME = resource(
    "Lewi Guilherme",
    "criminal",
    when(TURN_BEGINS, Choose(((Lose(1),), (Do("trash", THIS),)))),
    Modify("corp hand size", -1),
    subtypes="Connection",
    cost=0,
    influence=4,
    unique=True,
)

ROGUE_TRADING = resource(
    "Rogue Trading",
    "criminal",
    *loaded(CREDIT, 18),
    paid(Clicks(2), AsOne((Take(6), Tag(1, take=True)))),
    subtypes="Job",
    cost=0,
    influence=2,
)

ZAMBA = hardware(
    "Zamba",
    "criminal",
    memory(2),
    when(On("exposed", what=Is(side=CORP)), Gain(1), may=True),
    limit_one_console(),
    subtypes="Console",
    cost=4,
    influence=3,
    unique=True,
)

AMORAL_SCAMMER_419 = runner_identity(
    "419: Amoral Scammer",
    "criminal",
    when(
        On("installed", by=THEIRS),
        Pays((Credits(1),), otherwise=(Expose("subject"),), by=CORP),
        first=True,
        may=True,
    ),
    subtypes="Natural",
    link=1,
    min_deck=45,
    influence_limit=15,
)

NO_ONE_HOME = resource(
    "No One Home",
    "criminal",
    when(
        EitherOf(On("would tag"), On("would damage", cause=NET)),
        *trace(
            0,
            otherwise=(Choose(((Prevent("tag", ANY, up_to=True),), (Prevent("damage", ANY, (NET,), up_to=True),))),),
            who=CORP,
        ),
        cost=(TrashThis(),),
        first=True,
    ),
    subtypes="Virtual",
    cost=0,
    influence=1,
)

PAD_TAP = resource(
    "PAD Tap",
    "criminal",
    when(On("credits gained", by=THEIRS, by_card=True), Gain(1), may=True, first=True),
    paid((Clicks(1), Credits(3)), Do("trash", THIS), by=CORP),
    cost=0,
    influence=1,
)


@dataclass(frozen=True, slots=True)
class SamePosition(Cards):
    """Ice protecting a central server in the position the Runner is in (CR 6.2.1)."""

    def all(self, s: State, src: int) -> list[int]:
        run = current_run(s)
        if run is None or run.position < 0:
            return []
        # CR 4.7.9c + 26.03:6.2.3 + 26.03:4.6.9c: with as many pieces of ice between them and their own server.
        return [s.ice[server][run.position] for server in CENTRALS if len(s.ice[server]) > run.position]

    def say(self) -> str:
        return "a piece of ice in the same position of a central server"


SLIPSTREAM = resource(
    "Slipstream",
    "criminal",
    when(
        On("passed", cause="rezzed"),
        Target(SamePosition()),
        ApproachNew("targets"),
        cost=(TrashThis(),),
    ),
    subtypes="Virtual",
    cost=0,
    influence=2,
)
