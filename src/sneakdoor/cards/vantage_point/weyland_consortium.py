"""Weyland Consortium cards of Vantage Point."""

from sneakdoor.cards.vocabulary import *
from sneakdoor.language.history import last_run

SACRIFICE_ZONE_EXPANSION = agenda(
    "Sacrifice Zone Expansion",
    "weyland_consortium",
    install_faceup(),
    when(On("advanced", by=MINE, what=THIS), Gain(3), first=True),
    when(
        On("successful run", server="another"),
        Damage(1, MEAT),
        cost=(Tokens(ADVANCEMENT),),
        once_per_turn=True,
    ),
    subtypes="Public - Expansion",
    advancement=4,
    points=2,
)

EVENT_HORIZON = ice(
    "Event Horizon",
    "weyland_consortium",
    paid(TrashThis(), EndRun(), only=DuringRun(here=True)),
    sub(Pays((Credits(3),), otherwise=(trash_program(),), by=RUNNER)),
    sub(Pays((Credits(3),), otherwise=(EndRun(),), by=RUNNER)),
    subtypes="Sentry - Destroyer",
    cost=4,
    strength=0,
    influence=3,
)

FLYWHEEL = ice(
    "Flywheel",
    "weyland_consortium",
    sub(Gain(1), May((Draw(1),))),
    sub(Gain(1), May((Draw(1),))),
    subtypes="Sentry",
    cost=2,
    strength=3,
    influence=2,
)

TOCSIN = ice(
    "Tocsin",
    "weyland_consortium",
    expendable(
        Search(
            Is((ICE,), ("Barrier",), zone="anywhere"),
            CORP,
            reveal=True,
            up_to=True,
            also=Is((ICE,), ("Sentry",), zone="anywhere"),
        ),
        Do("to hand", "found", said=THEM, whose=CORP),
    ),
    sub(Lose(2, RUNNER)),
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Code Gate - Expendable",
    cost=8,
    strength=5,
    influence=2,
)

SHACKLETON_GRID = upgrade(
    "Shackleton Grid",
    "weyland_consortium",
    when(
        EitherOf(On("used", by=RUNNER, cause="credits"), On("fund spent")),
        Damage(4, MEAT),
        may=True,
        once_per_turn=True,
        where=DuringRun(here=True),
    ),
    limit_one_region(),
    subtypes="Region",
    cost=1,
    trash=3,
    influence=3,
)

MYOSHU = operation(
    "Myōshu",
    "weyland_consortium",
    play(AsAgenda(2, CORP), only=HappenedTo("scored", NotThisTurn(Is((AGENDA,), zone="anywhere")))),
    cost=10,
    influence=4,
)

VULTURE_FUND = operation(
    "Vulture Fund",
    "weyland_consortium",
    play(AsOne((Gain(14), BadPublicity(1)))),
    subtypes="Transaction - Liability",
    cost=7,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class RezzedWithout(Condition):
    """The ice that was just installed was rezzed as well, and does not have a subtype."""

    subtype: str

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return any(
            one.kind == "rezzed" and one.cid == cid and not has_subtype(s, cid, self.subtype)
            for cid, _ in held(f, "installed")
            for one in s.journal.since(s.marks[0])
        )

    def say(self) -> str:
        return f"if you rezzed a piece of non-{self.subtype.lower()} ice this way"


REANIMATION_PROTOCOL = operation(
    "Reanimation Protocol",
    "weyland_consortium",
    play(
        InstallOne(Is((ICE,), zone=IN_DISCARD, side=CORP), discount=10, rezzed=True),
        If(RezzedWithout("Liability"), (BadPublicity(1),)),
    ),
    subtypes="Liability",
    cost=2,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class MoreThanOneBesides(Cards):
    """Every card except this one, once such a card was accessed in the run on this server (CR 26.03:7.4.2b)."""

    def has(self, s: State, cid: int, src: int) -> bool:
        run = current_run(s)
        here = server_of(s, src)
        # A persistent ability outlives its card, and holds for the rest of that run only (CR 26.03:9.12.5).
        if cid == src or run is None or (here >= 0 and run.server != here):
            return False
        return any(one.kind == "accessed" and one.cid != src for one in last_run(s))

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.things if self.has(s, cid, src)]

    def say(self) -> str:
        return "the cards other than this one after accessing 1 of them in the same run on this server"


FLAGSHIP = upgrade(
    "Flagship",
    "weyland_consortium",
    root_only(HQ, RND),
    Cannot("success", only=DuringRun(here=True)),
    persistent(Cannot("access", MoreThanOneBesides())),
    subtypes="Ritzy",
    cost=3,
    trash=4,
    influence=2,
    unique=True,
)


@dataclass(frozen=True, slots=True)
class HasPublicityCounter(Condition):
    """The Corp has a bad publicity counter, and is not only considered to have one (CR 26.03:1.13.3)."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return s.bad_publicity > 0

    def say(self) -> str:
        return "if you have a bad publicity counter"


LUANA_CAMPOS = asset(
    "Luana Campos",
    "weyland_consortium",
    when(TURN_BEGINS, If(HasPublicityCounter(), (May((HostPublicity(1), AsOne((Gain(3), Draw(1))))),))),
    KeepsPublicity(),
    subtypes="Executive - Liability",
    cost=1,
    trash=3,
    influence=2,
    unique=True,
)
