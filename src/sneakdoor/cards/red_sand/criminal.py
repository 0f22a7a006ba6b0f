"""Criminal cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class NothingTaken(Condition):
    """The access that has just ended had at least one card, and none was stolen or trashed (CR 7.6.7)."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        inner = -1  # the access that ends is the last entry; others may be nested in it
        seen: set[int] = set()
        taken: set[int] = set()
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "access ends":
                inner += 1
            elif one.kind == "access begins":
                inner -= 1
                if inner < 0:
                    break
            elif not inner and one.kind == "accessed":
                seen.add(one.cid)
            elif not inner and one.kind in ("stolen", "trashed"):
                taken.add(one.cid)
        return bool(seen) and not seen & taken

    def say(self) -> str:
        return "having neither stolen nor trashed any of them"


AUMAKUA = program(
    "Aumakua",
    "criminal",
    when(On("exposed", by=MINE), Place(VIRUS, 1)),
    when(On("access ends"), Place(VIRUS, 1), where=NothingTaken()),
    strength_per(Each(1, Hosted(VIRUS))),
    breaks(1),
    subtypes="Icebreaker - AI - Virus",
    cost=3,
    strength=0,
    memory=1,
    influence=1,
)

EXPLOIT = event(
    "Exploit",
    "criminal",
    play(
        DoToChosen("derez", Is((ICE,), rezzed=True), 3, up_to=True),
        only=RanSuccessfully((RND, HQ, ARCHIVES)),
    ),
    cost=2,
    influence=2,
)

LEAVE_NO_TRACE = event(
    "Leave No Trace",
    "criminal",
    play(run_on(linked=(When(On("run ends"), (Do("derez", InItsRun("rezzed", Is((ICE,)))),)),))),
    subtypes="Run",
    cost=2,
    influence=3,
)

MOBIUS = event(
    "Möbius",
    "criminal",
    play(
        run_on(
            RND,
            linked=(
                if_successful(
                    Delayed(
                        When(
                            On("run ends"),
                            (MakeRun(str(int(RND)), (if_successful(Gain(4)),), again=True),),
                            may=True,
                        ),
                        RUN,
                    )
                ),
            ),
        )
    ),
    subtypes="Run",
    cost=0,
    influence=1,
)

SPOT_THE_PREY = event(
    "Spot the Prey",
    "criminal",
    play(Target(Is(side=CORP, rezzed=False, not_types=(ICE,)), verb="expose"), Expose(), MakeRun()),
    cost=2,
    influence=2,
)

CALDERA = resource("Caldera", "criminal", prevents(Credits(3), 1, NET, BRAIN), subtypes="Virtual", cost=3, influence=1)

KEROS_MCINTYRE = resource(
    "Keros Mcintyre",
    "criminal",
    when(On("derezzed", by=MINE, what=Is((ICE,))), Gain(2), first=True),
    subtypes="Connection",
    cost=2,
    influence=3,
    unique=True,
)

MAUI = hardware(
    "Māui",
    "criminal",
    memory(2),
    Recurring(Count(Is((ICE,), at=str(int(HQ))))),
    CreditsFor(("any",), only=DuringRun(server=HQ)),
    limit_one_console(),
    subtypes="Console",
    cost=5,
    influence=2,
    unique=True,
)


@dataclass(frozen=True, slots=True)
class RezzedThisTurn(Cards):
    """Such cards that were rezzed this turn, and are the same objects still."""

    what: Cards

    def has(self, s: State, cid: int, src: int) -> bool:
        changes = s.journal.since(s.marks[0])
        return self.what.has(s, cid, src) and any(one.kind == "rezzed" and one.ref == s.ref[cid] for one in changes)

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in self.what.all(s, src) if self.has(s, cid, src)]

    def say(self) -> str:
        return f"{self.what.say().removeprefix('rezzed ')} rezzed this turn"


RUBICON_SWITCH = hardware(
    "Rubicon Switch",
    "criminal",
    paid(
        (Clicks(1), Credits(Reg("x"))),
        Target(RezzedThisTurn(Is((ICE,), rezzed=True)), exactly=Reg("x")),
        Do("derez"),
        once_per_turn=True,
    ),
    cost=3,
    influence=3,
    unique=True,
)

ROSETTA_2_0 = resource(
    "Rosetta 2.0",
    "criminal",
    paid(
        (Clicks(1), RemoveCards(Is((PROGRAM,)))),
        Search(
            Is((PROGRAM,), without=("Virus",), zone="anywhere"),
            RUNNER,
            install=True,
            discount=InstallCostOf("spent", printed=True),
        ),
        InstallFound(discount=InstallCostOf("spent", printed=True)),
    ),
    subtypes="Virtual",
    cost=3,
    influence=4,
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
        Is(in_root=True, at=str(int(HQ))),
        DuringRun(),
    ),
    remove_instead_of_trashing(),
    subtypes="Run",
    cost=3,
    influence=1,
)

LOS_DATA_HIJACKER = runner_identity(
    "Los: Data Hijacker",
    "criminal",
    when(On("rezzed", by=THEIRS, what=Is((ICE,))), Gain(2), first=True),
    subtypes="G-mod",
    min_deck=45,
    influence_limit=15,
)
