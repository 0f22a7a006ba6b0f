"""Anarch cards of Elevation."""

from sneakdoor.cards.vocabulary import *
from sneakdoor.language.history import last_run

SCROUNGE = event(
    "Scrounge",
    "anarch",
    double(),
    play(
        InstallOne(Is((PROGRAM,), zone=IN_DISCARD, side=RUNNER)),
        May((DoToChosen("to deck bottom", Is((PROGRAM,), zone=IN_DISCARD, side=RUNNER)),)),
    ),
    subtypes="Double",
    cost=1,
    influence=1,
)

HANTU = program(
    "Hantu",
    "anarch",
    when(INSTALL_THIS, Place(VIRUS, 2)),
    breaks(1, "Sentry"),
    boost(Tokens(VIRUS), 2),
    subtypes="Icebreaker - Killer - Virus",
    cost=3,
    strength=2,
    memory=1,
    influence=2,
)

RISING_TIDE = program(
    "Rising Tide",
    "anarch",
    strength_per(Each(1, Count(Is(subtypes=("Fracter",), zone=IN_DISCARD, side=RUNNER)))),
    breaks(1, "Barrier"),
    boost(1, 1),
    subtypes="Icebreaker - Fracter",
    cost=1,
    strength=1,
    memory=1,
    influence=2,
)

CACOPHONY = resource(
    "Cacophony",
    "anarch",
    when(
        EitherOf(On("stolen", by=MINE), On("trashed", by=MINE, what=Is(side=CORP, zone="anywhere"))),
        Place(POWER, 1),
        first=True,
    ),
    when(ACTION_PHASE_ENDS, Sabotage(3), cost=(Tokens(POWER, 2),)),
    subtypes="Virtual",
    cost=3,
    influence=4,
    unique=True,
)

RENT_RIOTERS = resource(
    "Rent Rioters",
    "anarch",
    paid((Clicks(3), TrashThis()), Gain(9)),
    subtypes="Connection - Seedy",
    cost=2,
    influence=1,
)


class SuccessAfterSubroutine(Event):
    """A run becomes successful after a subroutine resolved in it; `first` counts only such runs."""

    __slots__ = ()

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("successful run",)

    def met(self, s: State, change: Change, src: int) -> bool:
        resolved = False
        for one in s.journal.since(s.marks[0]):
            if one is change:
                break
            if one.kind in ("run begins", "subroutine"):
                resolved = one.kind == "subroutine"
        return resolved

    def say(self, *, batch: bool = False) -> str:
        return "a run becomes successful after a subroutine resolved during it"


RYO_PHOENIX_ONO = runner_identity(
    "Ryō “Phoenix” Ōno: Out of the Ashes",
    "anarch",
    When(
        SuccessAfterSubroutine(),
        (AsOne((Gain(1), DoToChosen("trash", Is(zone=IN_HAND, side=CORP), by=CORP))),),
        first=True,
    ),
    subtypes="G-mod",
    min_deck=45,
    influence_limit=17,
)

GOURMAND = program(
    "Gourmand",
    "anarch",
    access_ability(
        TrashThis(),
        Do("trash", "accessed", said=THAT_CARD),
        If(Gone("accessed"), (Draw(1),)),
        on=Is(zone="anywhere", not_types=(AGENDA,)),
    ),
    cost=0,
    memory=1,
    influence=2,
)


class RezzedCopiesOfAccessed(Cards):
    """The rezzed copies of the cards that the Runner accessed in Archives in that run."""

    __slots__ = ()

    def all(self, s: State, src: int) -> list[int]:
        seen = (one for one in last_run(s) if one.kind == "accessed" and isinstance(one, FromZone))
        codes = {s.code[one.cid] for one in seen if one.zone == DISCARD}
        return [cid for cid in Is(side=CORP, rezzed=True).all(s, src) if s.code[cid] in codes]

    def say(self) -> str:
        return "rezzed card that is a copy of one accessed from Archives in that run"


CHARM_OFFENSIVE = event(
    "Charm Offensive",
    "anarch",
    play(
        run_on(
            ARCHIVES,
            linked=(when(On("run ends"), DoToChosen("trash", RezzedCopiesOfAccessed()), may=True),),
        )
    ),
    subtypes="Run",
    cost=0,
    influence=2,
)

TOPAN = runner_identity(
    "Topan: Ormas Leader",
    "anarch",
    paid(
        Clicks(1),
        InstallOne(Is(zone=IN_HAND, side=RUNNER), discount=2),
        once_per_turn=True,
    ),
    when(On("installed", src_is_this=True), Damage(1, MEAT, suffer=True)),
    subtypes="Natural",
    min_deck=45,
    influence_limit=15,
)


class InstalledWithoutCredits(Event):
    """The Runner installs a card and spends no credits on that (CR 26.03:8.5.16d)."""

    __slots__ = ()

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("installed",)

    def met(self, s: State, change: Change, src: int) -> bool:
        if change.side != RUNNER:
            return False
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "credits spent" and one.cause == "install" and one.src == change.cid:
                return False
            if one.kind == "installing" and one.cid == change.cid:
                break
        return True

    def say(self, *, batch: bool = False) -> str:
        return "you install a card without spending credits"


BLING = hardware(
    "Bling",
    "anarch",
    memory(1),
    When(InstalledWithoutCredits(), (HostCards(TopCard(RUNNER)),), may=True),
    AsInHand(),
    when(DISCARD_PHASE_ENDS, Do("trash", Is(hosted=True, zone="anywhere"))),
    limit_one_console(),
    subtypes="Console",
    cost=2,
    influence=3,
    unique=True,
)


@dataclass(frozen=True, slots=True)
class InAttackedRoot(Cards):
    """The cards in the root of the attacked server."""

    def all(self, s: State, src: int) -> list[int]:
        run = current_run(s)
        return list(s.root.get(run.server, ())) if run is not None else []

    def say(self) -> str:
        return "card in the root of the attacked server"


SHRED = event(
    "Shred",
    "anarch",
    play(
        run_on(
            linked=(
                When(
                    On("would end the run", by=CORP),
                    (
                        Pays(
                            (TrashAtRandom(CORP, Count(InAttackedRoot()), reveal=True),),
                            otherwise=(Prevent("end the run", by=CORP),),
                            by=CORP,
                        ),
                    ),
                    next_only=True,
                ),
            )
        )
    ),
    subtypes="Run",
    cost=1,
    influence=1,
)
