"""Anarch cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

CERBERUS_CUJ0_H3 = program(
    'Cerberus "Cuj.0" H3',
    "anarch",
    when(INSTALL_THIS, Place(POWER, 4)),
    breaks(Tokens(POWER), "Sentry", n=2, up_to=True),
    boost(1, 1),
    subtypes="Icebreaker - Killer",
    cost=3,
    strength=0,
    memory=1,
    influence=3,
)

INCUBATOR = program(
    "Incubator",
    "anarch",
    when(TURN_BEGINS, Place(VIRUS, 1)),
    paid((Clicks(1), TrashThis()), MoveTokens(VIRUS, ANY, THIS, Is((PROGRAM,), ("Virus",), other=True), up_to=False)),
    subtypes="Virus",
    cost=3,
    memory=1,
    influence=3,
)

IXODIDAE = program(
    "Ixodidae",
    "anarch",
    when(On("credits lost", by=CORP), Gain(1)),
    when(On("purged"), Do("trash", THIS)),
    subtypes="Virus",
    cost=1,
    memory=1,
    influence=2,
)

ORIGAMI = program(
    "Origami",
    "anarch",
    Modify("hand size", Each(1, Count(Is(copy=True)))),
    cost=0,
    memory=1,
    influence=2,
)

D4V1D = program(
    "D4v1d",
    "anarch",
    when(INSTALL_THIS, Place(POWER, 3)),
    breaks(Tokens(POWER), on=IceWith("strength", 5)),
    cost=3,
    memory=1,
    influence=4,
)


@dataclass(frozen=True, slots=True)
class OrByStealth(Amount):
    """A number, or a higher one if a credit from a stealth card was spent for the ability."""

    n: int
    more: int

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        spent = False
        for one in reversed(s.journal.since(s.marks[0])):
            if isinstance(one, OfAbility) and one.kind == "used":
                if f is None or (one.cid, one.ability) == (f.src, f.ability):
                    break  # the use itself; what was paid for it came after
                spent = spent or (one.cause == "credits" and has_subtype(s, one.cid, "Stealth"))
        return self.more if spent else self.n

    def say(self) -> str:
        return f"{self.n}, or {self.more} if you spent at least 1 credit from a stealth card"


BLACKAT = program(
    "BlacKat",
    "anarch",
    breaks(1, "Barrier", n=OrByStealth(1, 3), up_to=True),
    boost(2, OrByStealth(1, 2)),
    subtypes="Icebreaker - Fracter",
    cost=4,
    strength=3,
    memory=1,
    influence=3,
)

SCRUBBED = event(
    "Scrubbed",
    "anarch",
    current(RUNNER),
    when(On("encounter"), Adjust("strength", -2, RUN, "subject"), first=True),
    subtypes="Current",
    cost=2,
    influence=2,
)

EKOMIND = hardware(
    "Ekomind",
    "anarch",
    Modify("[mu]", HandOf(RUNNER), op=SET),
    limit_one_console(),
    subtypes="Console",
    cost=2,
    influence=3,
    unique=True,
)

CYBER_THREAT = event(
    "Cyber Threat",
    "anarch",
    priority(),
    play(
        ChooseServer(),
        RememberServer(),
        Target(Affordable(Is((ICE,), rezzed=False)), up_to=True, by=CORP, there=True),
        RezTarget(by=CORP),
        If(
            Not(Fits(Is((ICE,), rezzed=True), "targets")),
            (MakeRun(CHOSEN, (Cannot("rez", Is((ICE,))),)),),
        ),
    ),
    subtypes="Priority",
    cost=1,
    influence=3,
)

DUGGARS = resource(
    "Duggar's",
    "anarch",
    paid(Clicks(4), Draw(10)),
    subtypes="Location - Seedy",
    cost=2,
    influence=4,
    unique=True,
)

FESTER = resource(
    "Fester",
    "anarch",
    when(On("purged"), If(AtLeast(CreditsOf(CORP), 2), (Lose(2, CORP),))),
    subtypes="Virtual",
    cost=1,
    influence=1,
)

LAMPREY = program(
    "Lamprey",
    "anarch",
    success_on(HQ, Lose(1, CORP)),
    when(On("purged"), Do("trash", THIS)),
    subtypes="Virus",
    cost=1,
    memory=1,
    influence=2,
)

QUETZAL_FREE_SPIRIT = runner_identity(
    "Quetzal: Free Spirit",
    "anarch",
    paid(Credits(0), Break(1, ("Barrier",)), once_per_turn=True),
    subtypes="G-mod",
    min_deck=45,
    influence_limit=15,
)

INJECT = event(
    "Inject",
    "anarch",
    play(
        LookAtTop(4, RUNNER, reveal=True),
        Sort(Is((PROGRAM,), zone="anywhere"), "looked", "programs", "rest"),
        Do("trash", "programs"),
        AsOne(
            (
                Gain(Each(1, Moved("programs"))),
                Do("to hand", "rest", whose=RUNNER),
            )
        ),
    ),
    cost=1,
    influence=2,
)
