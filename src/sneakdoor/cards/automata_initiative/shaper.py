"""Shaper cards of The Automata Initiative."""

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class InstalledIsNot(Condition):
    """The card that this ability installed does not have a subtype."""

    subtype: str

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return any(not has_subtype(s, cid, self.subtype) for cid in cards_in(s, f, "installed"))

    def say(self) -> str:
        return f"if that program is not a {self.subtype.lower()}"


ARISSANA_ROCHA_NAHU = runner_identity(
    "Arissana Rocha Nahu: Street Artist",
    "shaper",
    paid(
        Credits(0),
        InstallOne(Is((PROGRAM,), zone=IN_HAND, side=RUNNER)),
        Delayed(when(On("run ends"), If(InstalledIsNot("Trojan"), (Do("trash", "installed"),))), RUN),
        only=DuringRun(),
        once_per_turn=True,
    ),
    subtypes="Natural",
    min_deck=45,
    influence_limit=15,
)

JOY_RIDE = event(
    "Joy Ride",
    "shaper",
    play(run_on(RND, linked=(if_successful(Draw(5)),))),
    subtypes="Run",
    cost=2,
    influence=3,
)

AIRBLADEX = hardware(
    "AirbladeX (JSRF Ed.)",
    "shaper",
    *loaded(POWER, 3),
    paid(Tokens(POWER), Prevent("damage", 1, (NET,)), only=DuringRun()),
    paid(Tokens(POWER), Prevent("ability", what=("encounter",), source=Is((ICE,)))),
    subtypes="Vehicle",
    cost=1,
    influence=1,
    unique=True,
)

LILYPAD = hardware(
    "LilyPAD",
    "shaper",
    memory(2),
    when(On("installed", by=MINE, what=Is((PROGRAM,))), Draw(1), may=True, first=True),
    limit_one_console(),
    subtypes="Console",
    cost=4,
    influence=3,
    unique=True,
)

LIVING_MURAL = program(
    "Living Mural",
    "shaper",
    InstallOnly(Is((ICE,))),
    threat(4, when(INSTALL_THIS, Adjust("strength", 3, TURN))),
    breaks(1, on=Is((ICE,), ("Sentry",), protecting=True)),
    boost(1, 2),
    subtypes="Icebreaker - Killer - Trojan",
    cost=3,
    strength=1,
    memory=1,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class ClickGainedBefore(Condition):
    """The Runner gained clicks more than once during runs of this turn."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        gained = [one for one in s.journal.since(s.marks[0]) if one.kind == "clicks gained" and one.side == RUNNER]
        return sum(during_run(s, one) for one in gained) > 1

    def say(self) -> str:
        return "if you gained [click] during runs more than once this turn"


PICHACAO = program(
    "Pichação",
    "shaper",
    InstallOnly(Is((ICE,))),
    when(
        On("passed", what=HOST),
        GainClicks(1),
        If(ClickGainedBefore(), (Do("to hand", THIS),)),
        may=True,
    ),
    subtypes="Trojan",
    cost=1,
    memory=1,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class OncePerEncounter(Condition):
    """This card was not used since the encounter began."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "encounter":
                break
            if one.kind == "used" and one.cid == src and one.ref == s.ref[src]:
                return False
        return True

    def say(self) -> str:
        return "once per encounter"


SLAP_VANDAL = program(
    "Slap Vandal",
    "shaper",
    InstallOnly(Is((ICE,))),
    paid(Credits(1), Break(1, on=HOST), only=OncePerEncounter()),
    subtypes="Icebreaker - AI - Trojan",
    cost=1,
    strength=6,
    memory=1,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class HostingTrojan(Cards):
    """Ice that hosts a trojan program."""

    def has(self, s: State, cid: int, src: int) -> bool:
        thing = s.things.get(cid)
        return thing is not None and any(Is((PROGRAM,), ("Trojan",)).has(s, one, src) for one in thing.hosted)

    def all(self, s: State, src: int) -> list[int]:
        return [cid for row in s.ice.values() for cid in row if self.has(s, cid, src)]

    def say(self) -> str:
        return "piece of ice hosting a trojan program"


@dataclass(frozen=True, slots=True)
class BrokeSome(Condition):
    """This card has broken a subroutine since it was last used."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "used" and one.cid == src:
                break
            if one.kind == "broken" and one.src == src:
                return True
        return False

    def say(self) -> str:
        return "if at least 1 subroutine was broken this way"


UMBRELLA = program(
    "Umbrella",
    "shaper",
    OnlyInterfaces(HostingTrojan()),
    paid(Credits(2), Break(3, ("Code Gate",), up_to=True), If(BrokeSome(), (EachMayDraw(1),))),
    subtypes="Icebreaker - Decoder - Weapon",
    cost=3,
    strength=5,
    memory=1,
    influence=2,
)

BEATRIZ_FRIERE_GONZALEZ = resource(
    "Beatriz Friere Gonzalez",
    "shaper",
    paid(
        Clicks(2),
        run_on(
            HQ,
            linked=(
                if_successful(
                    instead_of_breach(
                        Delayed(when(OnBreach(str(RND)), AccessMore(1), next_only=True), RUN), Breach(RND)
                    )
                ),
            ),
        ),
    ),
    subtypes="Connection",
    cost=2,
    influence=3,
    unique=True,
)

URBAN_ART_VERNISSAGE = resource(
    "Urban Art Vernissage",
    "shaper",
    when(
        TURN_BEGINS,
        DoToChosen("to hand", Is((PROGRAM,), ("Trojan",), without=("Virus",))),
        If(Gone("targets"), (Place(CREDIT, 2),)),
        may=True,
    ),
    CreditsFor(("install",)),
    subtypes="Job - Ritzy",
    cost=2,
    influence=2,
)
