"""Criminal cards of Terminal Directive."""

from sneakdoor.cards.vocabulary import *

LUSTIG = program(
    "Lustig",
    "criminal",
    breaks(1, "Sentry"),
    boost(3, 5),
    paid(TrashThis(), Bypass(), only=Encountering(Is((ICE,), ("Sentry",)))),
    subtypes="Icebreaker - Killer",
    cost=5,
    strength=1,
    memory=1,
    influence=3,
)

MAMMON = program(
    "Mammon",
    "criminal",
    breaks(Tokens(POWER)),
    boost(2, 2),
    when(TURN_BEGINS, PayAny(), Place(POWER, Reg("number"))),
    when(TURN_ENDS, Remove(POWER, -1)),
    subtypes="Icebreaker - AI",
    cost=3,
    strength=0,
    memory=1,
    influence=2,
)

POLYHISTOR = hardware(
    "Polyhistor",
    "criminal",
    memory(1),
    link(1),
    when(
        On("passed all ice", server=str(int(HQ))),
        Draw(1),
        Draw(1, CORP),
        first=True,
        may=True,
        where=AtLeast(Count(Is(zone=IN_DECK, side=RUNNER)), 1),
    ),
    limit_one_console(),
    subtypes="Console",
    cost=4,
    influence=4,
    unique=True,
)

BRUTE_FORCE_HACK = event(
    "Brute-Force-Hack",
    "criminal",
    double(),
    play(Target(Is((ICE,), rezzed=True), at_most=Reg("x")), Do("derez")),
    subtypes="Double",
    x_cost=True,
    influence=3,
)

SYN_ATTACK = event(
    "SYN Attack",
    "criminal",
    double(),
    play(Choose(((Discard(2, CORP),), (Draw(4, CORP),)), by=CORP)),
    subtypes="Double",
    cost=2,
    influence=3,
)

ABAGNALE = program(
    "Abagnale",
    "criminal",
    breaks(1, "Code Gate"),
    boost(2, 2),
    paid(TrashThis(), Bypass(), only=Encountering(Is((ICE,), ("Code Gate",), zone="anywhere"))),
    subtypes="Icebreaker - Decoder",
    cost=4,
    strength=2,
    memory=1,
    influence=2,
)

DEMARA = program(
    "Demara",
    "criminal",
    breaks(2, "Barrier", n=2, up_to=True),
    boost(2, 3),
    paid(TrashThis(), Bypass(), only=Encountering(Is((ICE,), ("Barrier",), zone="anywhere"))),
    subtypes="Icebreaker - Fracter",
    cost=4,
    strength=1,
    memory=1,
    influence=2,
)

SPEAR_PHISHING = event(
    "Spear Phishing",
    "criminal",
    play(
        run_on(
            linked=(
                When(
                    On(
                        "encounter",
                        what=Innermost(),
                    ),
                    (Bypass(),),
                ),
            )
        )
    ),
    subtypes="Run",
    cost=2,
    influence=3,
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
                    cost=(Credits(StrengthOf("subject")),),
                    next_only=True,
                ),
            )
        ),
    ),
    subtypes="Virtual",
    cost=5,
    influence=4,
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


@dataclass(frozen=True, slots=True)
class Enough(Cards):
    """Such cards if there are enough of them, else none: "if able" (CR 1.2.3)."""

    what: Cards
    n: int

    def all(self, s: State, src: int) -> list[int]:
        found = self.what.all(s, src)
        return found if len(found) >= self.n else []

    def say(self) -> str:
        return f"{self.what.say()}, if there are at least {self.n}"


STEVE_CAMBRIDGE_MASTER_GRIFTER = runner_identity(
    "Steve Cambridge: Master Grifter",
    "criminal",
    success_on(
        HQ,
        Target(Enough(Is(zone=IN_DISCARD, side=RUNNER), 2), 2),
        TakeFrom("targets", "lost", "kept", n=1, by=CORP),
        Together(
            (
                Do("remove from game", "lost", CORP),
                Do("to hand", "kept", whose=RUNNER, said=THE_OTHER),
            )
        ),
        first=True,
        may=True,
    ),
    subtypes="G-mod",
    min_deck=45,
    influence_limit=15,
)
