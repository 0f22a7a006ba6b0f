"""Criminal cards of Midnight Sun."""

from sneakdoor.cards.vocabulary import *

NYUSHA_SABLE_SINTASHTA = runner_identity(
    'Nyusha "Sable" Sintashta: Symphonic Prodigy',
    "criminal",
    when(TURN_BEGINS, IdentifyMark()),
    when(On("successful run", server=MARK), GainClicks(1), first=True),
    subtypes="G-mod",
    min_deck=45,
    influence_limit=15,
)

CARPE_DIEM = event(
    "Carpe Diem",
    "criminal",
    play(IdentifyMark(), Gain(4), May((MakeRun(MARK),))),
    subtypes="Run",
    cost=1,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class CorpLost(Condition):
    """The Corp lost credits by the instruction before."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return Reg("lost").of(s, src, f) > 0

    def say(self) -> str:
        return "if they do"


PAN_WEAVE = hardware(
    "PAN-Weave",
    "criminal",
    when(INSTALL_THIS, Damage(1, MEAT, suffer=True)),
    success_on(HQ, Lose(1, CORP), If(CorpLost(), (Gain(1),)), first=True),
    subtypes="Cybernetic",
    cost=2,
    influence=4,
    unique=True,
)

CATS_CRADLE = program(
    "Cat's Cradle",
    "criminal",
    Modify("rez cost", 1, Is((ICE,), ("Code Gate",))),
    breaks(1, "Code Gate"),
    boost(1, 1),
    subtypes="Icebreaker - Decoder",
    cost=2,
    strength=1,
    memory=1,
    influence=2,
)

REVOLVER = program(
    "Revolver",
    "criminal",
    when(INSTALL_THIS, Place(POWER, 6)),
    breaks(CostOr(TrashThis(), Tokens(POWER)), "Sentry"),
    boost(2, 3),
    subtypes="Icebreaker - Killer - Weapon",
    cost=2,
    strength=1,
    memory=1,
    influence=3,
)

BACKSTITCHING = resource(
    "Backstitching",
    "criminal",
    when(TURN_BEGINS, IdentifyMark()),
    when(On("encounter"), Bypass(), where=OnMark(), cost=(TrashThis(),)),
    subtypes="Virtual",
    cost=2,
    influence=2,
)

NO_FREE_LUNCH = resource(
    "No Free Lunch",
    "criminal",
    paid(TrashThis(), Gain(3)),
    paid(TrashThis(), RemoveTag(1)),
    cost=0,
    influence=1,
)

VIRTUOSO = hardware(
    "Virtuoso",
    "criminal",
    memory(1),
    when(TURN_BEGINS, IdentifyMark()),
    when(
        On("successful run", server=MARK),
        If(
            AttackedIs(HQ),
            (Delayed(when(OnBreach(str(HQ)), AccessMore(1), next_only=True), RUN),),
            (Delayed(when(On("run ends"), Breach(HQ)), RUN),),
        ),
        first=True,
    ),
    limit_one_console(),
    subtypes="Console",
    cost=4,
    influence=4,
    unique=True,
)


@dataclass(frozen=True, slots=True)
class DuringCentralRun(Condition):
    """A run on a central server is under way."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return any(DuringRun(server=server).true(s, src, f) for server in (HQ, RND, ARCHIVES))

    def say(self) -> str:
        return "during a run on a central server"


CEZVE = program(
    "Cezve",
    "criminal",
    Recurring(2),
    CreditsFor(("any",), only=DuringCentralRun()),
    cost=2,
    memory=1,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class InAnotherRoot(Cards):
    """The cards in the root of a server that is not under attack (CR 26.03:4.6.7)."""

    def all(self, s: State, src: int) -> list[int]:
        run = current_run(s)
        return [cid for server, row in s.root.items() if run is not None and server != run.server for cid in row]

    def say(self) -> str:
        return "card in the root of another server"


PINHOLE_THREADING = event(
    "Pinhole Threading",
    "criminal",
    play(run_on(linked=(if_successful(instead_of_breach(AccessChosen(InAnotherRoot(), spares=Is((AGENDA,))))),))),
    subtypes="Run",
    cost=1,
    influence=1,
)
