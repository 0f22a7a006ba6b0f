"""Criminal cards of Parhelion."""

from sneakdoor.cards.vocabulary import *
from sneakdoor.language.history import last_run


@dataclass(frozen=True, slots=True)
class PrintedCost(Amount):
    """The printed play or install cost of the revealed card."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return sum(s.card(cid).cost or 0 for cid, _ in held(f, "looked"))

    def say(self) -> str:
        return "its printed play or install cost"


CONCERTO = event(
    "Concerto",
    "criminal",
    play(
        AsOne((LookAtTop(1, RUNNER, reveal=True), Place(CREDIT, PrintedCost()))),
        Do("to hand", "looked", said=THAT_CARD, whose=RUNNER),
        run_on(),
    ),
    CreditsFor(("any",), only=DuringRun()),
    subtypes="Run",
    cost=0,
    influence=2,
)

REPRISE = event(
    "Reprise",
    "criminal",
    play(DoToChosen("to hand", Is(side=CORP)), May((run_on(),)), only=ThisTurn("stolen")),
    subtypes="Run",
    cost=2,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class BrokeThisEncounter(Condition):
    """The Runner has broken a subroutine in the encounter that is under way (CR 26.03:6.5.6)."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        over: set[int] = set()  # encounters within this one, for instance
        for one in reversed(s.journal.since(s.marks[0])):
            if not isinstance(one, OfEncounter) or one.encounter in over:
                continue
            if one.kind == "encounter ends":
                over.add(one.encounter)
            elif one.kind in ("broken", "encounter"):
                return one.kind == "broken"
        return False

    def say(self) -> str:
        return "if a subroutine has been broken in this encounter before"


POISON_VIAL = hardware(
    "Poison Vial",
    "criminal",
    *loaded(POWER, 3),
    paid(Tokens(POWER), Break(2, up_to=True), only=BrokeThisEncounter()),
    subtypes="Weapon",
    cost=2,
    influence=2,
)

WAKE_IMPLANT = hardware(
    "WAKE Implant v2A-JRJ",
    "criminal",
    when(INSTALL_THIS, Damage(1, MEAT, suffer=True)),
    success_on(HQ, Place(POWER, 1)),
    when(
        OnBreach(str(RND)),
        ChooseNumber(Each(1, Hosted(POWER), most=3), low=1),
        Remove(POWER, Reg("number")),
        AccessMore(Reg("number")),
        may=True,
        where=AtLeast(Hosted(POWER), 1),
    ),
    subtypes="Cybernetic",
    cost=1,
    influence=3,
    unique=True,
)

ZENIT_CHIP = hardware(
    "Zenit Chip JZ-2MJ",
    "criminal",
    when(INSTALL_THIS, Damage(1, BRAIN, suffer=True)),
    when(On("successful run", server="central"), Draw(1), first=True),
    subtypes="Cybernetic - Chip",
    cost=1,
    influence=2,
    unique=True,
)

TREMOLO = program(
    "Tremolo",
    "criminal",
    breaks(CreditsLess(3, Each(1, Count(Is((HARDWARE,), ("Cybernetic",))))), "Barrier", n=2, up_to=True),
    boost(2, 2),
    subtypes="Icebreaker - Fracter",
    cost=3,
    strength=2,
    memory=1,
    influence=1,
)

TUNNEL_VISION = program(
    "Tunnel Vision",
    "criminal",
    when(TURN_BEGINS, IdentifyMark()),
    breaks(2, n=2, up_to=True, on=ProtectingMark()),
    boost(2, 2),
    subtypes="Icebreaker - AI",
    cost=2,
    strength=2,
    memory=2,
    influence=3,
)

_HOSTED = Is(hosted=True, zone="anywhere", side=RUNNER)

ASMUND_PUDLAT = resource(
    "Asmund Pudlat",
    "criminal",
    when(
        INSTALL_THIS,
        Search(Is(subtypes=("Virus", "Weapon"), zone="anywhere"), RUNNER, 2, different=True, up_to=True),
        HostCards("found"),
    ),
    when(
        TURN_BEGINS,
        May((DoToChosen("to hand", _HOSTED),)),
        If(AtMost(Count(_HOSTED), 0), (Do("trash", THIS),)),
    ),
    subtypes="Connection - Seedy",
    cost=2,
    influence=2,
    unique=True,
)


@dataclass(frozen=True, slots=True)
class BreachedMark(Condition):
    """The Runner breached the mark in the run that has just ended (CR 26.03:7.5.1)."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        server = f.change.server if f is not None and f.change is not None else -1
        return any(one.kind == "access begins" and one.server == server for one in last_run(s))

    def say(self) -> str:
        return "if you breached that server during that run"


INFO_BOUNTY = resource(
    "Info Bounty",
    "criminal",
    when(TURN_BEGINS, IdentifyMark()),
    when(On("run ends", server=MARK), If(BreachedMark(), (Gain(2),)), first=True),
    subtypes="Job",
    cost=2,
    influence=2,
    unique=True,
)
