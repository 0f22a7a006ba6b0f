"""Criminal cards of Honor and Profit."""

from sneakdoor.cards.vocabulary import *

ALIAS = program(
    "Alias",
    "criminal",
    breaks(1, "Sentry"),
    boost(2, 3),
    Cannot("break", THIS, Encountering(Is((ICE,), at="remote"))),
    subtypes="Icebreaker - Killer",
    cost=3,
    strength=1,
    memory=1,
    influence=2,
)

BREACH = program(
    "Breach",
    "criminal",
    breaks(2, "Barrier", n=3, up_to=True),
    boost(2, 4),
    Cannot("break", THIS, Encountering(Is((ICE,), at="remote"))),
    subtypes="Icebreaker - Fracter",
    cost=2,
    strength=2,
    memory=1,
    influence=2,
)

PASSPORT = program(
    "Passport",
    "criminal",
    breaks(1, "Code Gate"),
    boost(2, 2),
    Cannot("break", THIS, Encountering(Is((ICE,), at="remote"))),
    subtypes="Icebreaker - Decoder",
    cost=1,
    strength=2,
    memory=1,
    influence=2,
)

GINGERBREAD = program(
    "Gingerbread",
    "criminal",
    breaks(1, "Tracer"),
    boost(2, 3),
    subtypes="Icebreaker",
    cost=2,
    strength=2,
    memory=1,
    influence=2,
)

GRAPPLING_HOOK = program("Grappling Hook", "criminal", paid(TrashThis(), Break(but=1)), cost=2, memory=1, influence=2)

CALLING_IN_FAVORS = event(
    "Calling in Favors",
    "criminal",
    play(Gain(Each(1, Count(Is((RESOURCE,), ("Connection",)))))),
    cost=0,
    influence=1,
)

EXPRESS_DELIVERY = event(
    "Express Delivery",
    "criminal",
    play(
        LookAtTop(4, RUNNER),
        TakeFrom("looked", "picked", n=1),
        Do("to hand", "picked", whose=RUNNER),
        ShuffleDeck(RUNNER),
    ),
    cost=1,
    influence=1,
)

FEINT = event(
    "Feint",
    "criminal",
    play(
        run_on(
            HQ,
            linked=(
                When(
                    On("encounter"),
                    (Bypass(), Delayed(When(On("encounter"), (Bypass(),), next_only=True), RUN)),
                    next_only=True,
                ),
                if_successful(Forbid("access", RUN)),
            ),
        )
    ),
    subtypes="Run",
    cost=2,
    influence=3,
)

PLANNED_ASSAULT = event(
    "Planned Assault",
    "criminal",
    double(),
    play(
        Search(Is((EVENT,), ("Run",), zone="anywhere"), RUNNER, play=True, bare=True),
        PlayCards("found", bare=True),
    ),
    subtypes="Double",
    cost=2,
    influence=2,
)

PUSH_YOUR_LUCK = event(
    "Push Your Luck",
    "criminal",
    play(StartPsi(parity=True), If(DifferentBids(guessed=True), (Gain(Each(2, SecretlySpent(RUNNER))),))),
    cost=2,
    influence=1,
)

THEOPHILIUS_BAGBITER = resource(
    "Theophilius Bagbiter",
    "criminal",
    when(INSTALL_THIS, Lose(CreditsOf(RUNNER), RUNNER)),
    Modify("hand size", CreditsOf(RUNNER), op=SET),
    subtypes="Connection",
    cost=3,
    influence=4,
    unique=True,
)

TRI_MAF_CONTACT = resource(
    "Tri-maf Contact",
    "criminal",
    Cannot("use", THIS, HappenedTo("used", THIS)),
    paid(Clicks(1), Gain(2)),
    when(On("trashed", what=THIS), Damage(3, MEAT, suffer=True)),
    subtypes="Connection",
    cost=2,
    influence=1,
)

SILHOUETTE_STEALTH_OPERATIVE = runner_identity(
    "Silhouette: Stealth Operative",
    "criminal",
    success_on(HQ, Target(Is(side=CORP, rezzed=False), verb="expose"), Expose(), first=True, may=True),
    subtypes="Natural",
    min_deck=40,
    influence_limit=15,
)


@dataclass(frozen=True, slots=True)
class _MorePoints(Condition):
    """The other side has more agenda points in its score area (CR 1.16.1)."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return Points(CORP).of(s, src, f) > Points(RUNNER).of(s, src, f)

    def say(self) -> str:
        return "if the Corp has more agenda points than the Runner"


IAIN_STIRLING_RETIRED_SPOOK = runner_identity(
    "Iain Stirling: Retired Spook",
    "criminal",
    when(TURN_BEGINS, If(_MorePoints(), (Gain(2),))),
    subtypes="Natural",
    link=1,
    min_deck=45,
    influence_limit=10,
)

PUBLIC_TERMINAL = hardware(
    "Public Terminal",
    "criminal",
    Recurring(1),
    CreditsFor(("play",), Is((EVENT,), ("Run",), zone="anywhere")),
    cost=1,
    influence=2,
)

UNREGISTERED_S_AND_W_35 = hardware(
    "Unregistered S&W '35",
    "criminal",
    paid(
        Clicks(2),
        DoToChosen("trash", Is(subtypes=("Bioroid", "Clone", "Executive", "Sysop"), rezzed=True, in_remote=True)),
        only=RanSuccessfully((HQ,)),
    ),
    subtypes="Weapon",
    cost=1,
    influence=3,
)

WINDOW = hardware("Window", "criminal", paid(Clicks(1), Draw(1, bottom=True)), cost=2, influence=1)

LEGWORK = event(
    "Legwork",
    "criminal",
    play(run_on(HQ, linked=(if_successful(Adjust("access HQ", 2, RUN, None)),))),
    subtypes="Run",
    cost=2,
    influence=2,
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
                first=True,
            ),
            TURN,
        ),
        may=True,
    ),
    subtypes="Job",
    cost=0,
    influence=3,
)
