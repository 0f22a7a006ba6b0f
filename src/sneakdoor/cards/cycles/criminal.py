"""Criminal cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

GANG_SIGN = resource(
    "Gang Sign",
    "criminal",
    when(On("scored"), AccessServer(HQ)),
    subtypes="Virtual",
    cost=1,
    influence=3,
)

SATELLITE_UPLINK = event(
    "Satellite Uplink",
    "criminal",
    play(Target(Is(side=CORP, rezzed=False), 2, up_to=True, verb="expose"), Expose()),
    cost=2,
    influence=3,
)

FLASHBANG = program(
    "Flashbang",
    "criminal",
    paid(Credits(6), Do("derez", ENCOUNTERED), only=Encountering(Is((ICE,), ("Sentry",), rezzed=True), strong=True)),
    boost(1, 1),
    subtypes="Icebreaker - Killer",
    cost=5,
    strength=0,
    memory=1,
    influence=3,
)

RECON = event(
    "Recon",
    "criminal",
    play(
        run_on(
            linked=(
                When(
                    On("encounter"),
                    (MayJackOut(),),
                    next_only=True,
                ),
            )
        )
    ),
    subtypes="Run",
    cost=1,
    influence=2,
)

ANDROMEDA_DISPOSSESSED_RISTIE = runner_identity(
    "Andromeda: Dispossessed Ristie",
    "criminal",
    starting_hand(9),
    subtypes="Natural",
    link=1,
    min_deck=45,
    influence_limit=15,
)

EARLY_BIRD = event(
    "Early Bird",
    "criminal",
    priority(),
    play(GainClicks(1), MakeRun()),
    subtypes="Priority - Run",
    cost=1,
    influence=2,
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

LOGOS = hardware(
    "Logos",
    "criminal",
    memory(1),
    Modify("hand size", 1),
    when(
        On("scored", by=THEIRS),
        Search(Is(zone="anywhere"), RUNNER),
        Do("to hand", "found", whose=RUNNER),
        may=True,
    ),
    limit_one_console(),
    subtypes="Console",
    cost=4,
    influence=2,
    unique=True,
)

ON_THE_LAM = event(
    "On the Lam",
    "criminal",
    condition(
        Is((RESOURCE,)),
        avoids(TrashThis(), 3, up_to=True),
        prevents(TrashThis(), 3, up_to=True),
    ),
    subtypes="Condition",
    cost=3,
    influence=2,
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

MURESH_BODYSUIT = hardware(
    "Muresh Bodysuit",
    "criminal",
    When(
        On("would damage", cause=MEAT),
        (Prevent("damage", 1, (MEAT,)),),
        first=True,
    ),
    subtypes="Gear",
    cost=1,
    influence=1,
)

POWER_TAP = resource("Power Tap", "criminal", when(On("trace initiated"), Gain(1)), cost=2, influence=1)


@dataclass(frozen=True, slots=True)
class SamePosition(Cards):
    """Ice protecting a central server in the position the Runner is in (CR 6.2.1)."""

    def has(self, s: State, cid: int, src: int) -> bool:
        return cid in self.all(s, src)

    def all(self, s: State, src: int) -> list[int]:
        run = current_run(s)
        if run is None or run.position < 0:
            return []
        # CR 4.7.9c: with as many pieces of ice between them and their own server.
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

KEN_EXPRESS_TENMA_DISAPPEARED_CLONE = runner_identity(
    "Ken “Express” Tenma: Disappeared Clone",
    "criminal",
    when(
        On("played", by=MINE, what=Is((EVENT,), ("Run",), zone="anywhere")),
        Gain(1),
        first=True,
    ),
    subtypes="Clone",
    min_deck=45,
    influence_limit=17,
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

THE_SUPPLIER = resource(
    "The Supplier",
    "criminal",
    paid(
        Clicks(1),
        Target(Is((RESOURCE, HARDWARE), zone=IN_HAND, side=RUNNER)),
        HostCards(),
    ),
    when(
        TURN_BEGINS,
        InstallOne(Is(hosted=True), discount=2),
        may=True,
    ),
    subtypes="Connection",
    cost=3,
    influence=2,
    unique=True,
)

AENEAS_INFORMANT = resource(
    "Aeneas Informant",
    "criminal",
    when(
        On(
            "after access",
            what=Is(zone="anywhere", trash_cost=True),
            not_zone=int(DISCARD),
            cause="not trashed",
        ),
        AsOne((RevealCards("subject"), Gain(1))),
        may=True,
    ),
    subtypes="Connection",
    cost=0,
    influence=1,
)

BUG = program(
    "Bug",
    "criminal",
    InstallIf(RanSuccessfully((HQ,))),
    When(
        On("would draw card", by=THEIRS),
        (LookAt(reveal=True),),
        cost=(Credits(2),),
    ),
    cost=0,
    memory=1,
    influence=1,
)

THE_CLASS_ACT = resource(
    "The Class Act",
    "criminal",
    when(
        On("turn ends"),
        Draw(4),
        where=HappenedTo("installed", THIS),
    ),
    When(
        On("would draw", by=MINE),
        (
            LookAtTop(Expected("draw", 1), RUNNER),
            TakeFrom("looked", "sunk", "rest", n=1),
            Do("to deck bottom", "sunk", whose=RUNNER),
        ),
        first=True,
    ),
    subtypes="Connection - Ritzy",
    cost=4,
    influence=5,
    unique=True,
)

BUG_OUT_BAG = resource(
    "Bug Out Bag",
    "criminal",
    when(INSTALL_THIS, Place(POWER, ChosenX())),
    when(
        TURN_ENDS,
        AsOne((Draw(Each(1, Hosted(POWER))), Do("trash", THIS))),
        where=AtMost(HandOf(RUNNER), 0),
    ),
    cost=0,
    x_cost=True,
    influence=2,
)

CHARLATAN = resource(
    "Charlatan",
    "criminal",
    paid(
        Clicks(2),
        run_on(
            linked=(
                When(
                    On("approach ice", what=Is((ICE,), rezzed=True)),
                    (
                        Delayed(
                            When(
                                On("encounter"),
                                (Bypass(),),
                                next_only=True,
                            ),
                            RUN,
                            about="subject",
                        ),
                    ),
                    cost=(Credits(StrengthOf(Approached())),),
                    next_only=True,
                ),
            )
        ),
    ),
    subtypes="Virtual",
    cost=5,
    influence=4,
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

E3_FEEDBACK_IMPLANTS = hardware(
    "e3 Feedback Implants",
    "criminal",
    when(
        On("broken"),
        Break(1),
        cost=(Credits(1),),
    ),
    subtypes="Mod",
    cost=2,
    influence=2,
)

MAXWELL_JAMES = resource(
    "Maxwell James",
    "criminal",
    link(1),
    paid(
        TrashThis(),
        DoToChosen("derez", Is((ICE,), rezzed=True, at="remote")),
        only=NextWindow(On("run ends", server=str(int(HQ)), cause="successful")),
    ),
    subtypes="Connection",
    cost=1,
    influence=1,
    unique=True,
)

RIP_DEAL = event(
    "Rip Deal",
    "criminal",
    play(
        run_on(
            HQ,
            linked=(
                if_successful(
                    Delayed(
                        Instead(
                            "access from HQ",
                            (DoToChosen("to hand", Is(zone=IN_DISCARD, side=RUNNER)),),
                            each=True,
                        ),
                        RUN,
                    )
                ),
            ),
        )
    ),
    Cannot(
        "access",
        Is(in_server=True, at=str(int(HQ))),
        DuringRun(),
    ),
    remove_instead_of_trashing(),
    subtypes="Run",
    cost=3,
    influence=1,
)

THE_BLACK_FILE = resource(
    "The Black File",
    "criminal",
    Cannot("corp win by points"),
    when(TURN_BEGINS, Place(POWER, 1)),
    While(
        AtLeast(Hosted(POWER), 3),
        (Do("remove from game", THIS),),
    ),
    limit_per_deck(1),
    subtypes="Virtual",
    cost=5,
    influence=4,
    unique=True,
    deck_limit=1,
)

FLIP_SWITCH = hardware(
    "Flip Switch",
    "criminal",
    Cannot("use", THIS, ActiveTurn(CORP)),
    paid(TrashThis(), JackOut()),
    paid(TrashThis(), RemoveTag(1)),
    Paid(
        (TrashThis(),),
        (ChangeImminent("trace", to=0),),
    ),
    cost=1,
    influence=1,
)

SECURITY_TESTING = resource(
    "Security Testing",
    "criminal",
    when(
        TURN_BEGINS,
        ChooseServer(),
        Delayed(
            When(
                On("successful run", by=MINE),
                (instead_of_access(Gain(2)),),
                at="server",
                next_only=True,
            ),
            TURN,
        ),
        may=True,
    ),
    subtypes="Job",
    cost=0,
    influence=3,
)
