"""Anarch cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

BLACK_ORCHESTRA = program(
    "Black Orchestra",
    "anarch",
    comes_for("Code Gate"),
    paid(Credits(3), Adjust("strength", 2, ENCOUNTER), Break(2, ("Code Gate",), up_to=True, if_able=True)),
    subtypes="Icebreaker - Decoder",
    cost=3,
    strength=2,
    memory=1,
    influence=2,
)

MKULTRA = program(
    "MKUltra",
    "anarch",
    comes_for("Sentry"),
    paid(Credits(3), Adjust("strength", 2, ENCOUNTER), Break(2, ("Sentry",), up_to=True, if_able=True)),
    subtypes="Icebreaker - Killer",
    cost=2,
    strength=1,
    memory=1,
    influence=2,
)

NFR = program(
    "Nfr",
    "anarch",
    when(AllBroken(ended=True), Place(POWER, 1)),
    strength_per(Each(1, Hosted(POWER))),
    breaks(1, "Barrier"),
    subtypes="Icebreaker - Fracter",
    cost=3,
    strength=1,
    memory=1,
    influence=3,
)

PAPERCLIP = program(
    "Paperclip",
    "anarch",
    comes_for("Barrier"),
    paid(
        Credits(Reg("x")),
        Adjust("strength", Reg("x"), ENCOUNTER),
        Break(Reg("x"), ("Barrier",), up_to=True, if_able=True),
    ),
    subtypes="Icebreaker - Fracter",
    cost=4,
    strength=1,
    memory=1,
    influence=3,
)

SUNYA = program(
    "Sūnya",
    "anarch",
    when(AllBroken(ended=True), Place(POWER, 1)),
    strength_per(Each(1, Hosted(POWER))),
    breaks(2, "Sentry"),
    subtypes="Icebreaker - Killer",
    cost=3,
    strength=1,
    memory=1,
    influence=3,
)

CREDIT_CRASH = event(
    "Credit Crash",
    "anarch",
    play(
        run_on(
            linked=(
                When(
                    On("accessed", what=Is(zone="anywhere", not_types=(AGENDA,))),
                    (
                        RevealCards("subject"),
                        Pays(
                            (Credits(TrashCost(other=True)),),
                            otherwise=(Do("trash", "subject"),),
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

EN_PASSANT = event(
    "En Passant",
    "anarch",
    play(
        DoToChosen("trash", InItsRun("passed", Is((ICE,), rezzed=False), last=True)),
        only=ThisTurn("successful run"),
    ),
    subtypes="Sabotage",
    cost=0,
    influence=2,
)

FRANTIC_CODING = event(
    "Frantic Coding",
    "anarch",
    play(
        LookAtTop(10, RUNNER),
        Sort(Is((PROGRAM,), zone="anywhere"), "looked", "programs", "rest"),
        InstallOne("programs", discount=5, optional=True),
        Do("trash", "looked", said=THE_REST),
    ),
    cost=3,
    influence=3,
)

RUMOR_MILL = event(
    "Rumor Mill",
    "anarch",
    current(RUNNER),
    Blank(Is((ASSET, UPGRADE), without=("Region",), zone="anywhere", unique=True)),
    subtypes="Current",
    cost=1,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class DrewBefore(Condition):
    """A side has drawn cards at another time this turn as well."""

    side: int

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        drawn = (one for one in s.journal.since(s.marks[0]) if one.kind == "drawn" and one.side == self.side)
        return len({one.batch for one in drawn}) > 1

    def say(self) -> str:
        return f"if it is not the first time that {SIDE_NAMES[self.side]} has drawn cards this turn"


SYSTEM_OUTAGE = event(
    "System Outage",
    "anarch",
    current(RUNNER),
    When(On("drawn", by=THEIRS), (Lose(1, CORP),), where=DrewBefore(CORP), per_batch=True),
    subtypes="Current",
    cost=1,
    influence=2,
)

NULL_WHISTLEBLOWER = runner_identity(
    "Null: Whistleblower",
    "anarch",
    when(
        On("encounter"),
        Adjust("strength", -2, RUN, ENCOUNTERED),
        cost=(TrashCards(Is(zone=IN_HAND, side=RUNNER)),),
        once_per_turn=True,
    ),
    subtypes="Natural",
    min_deck=45,
    influence_limit=15,
)

OBELUS = hardware(
    "Obelus",
    "anarch",
    memory(1),
    Modify("hand size", Each(1, TagCount())),
    when(
        On("run ends", server=f"{RND},{HQ}", cause="successful"),
        Draw(Each(1, AccessedInRun())),
        first=True,
    ),
    limit_one_console(),
    subtypes="Console",
    cost=4,
    influence=3,
    unique=True,
)

SIFR = hardware(
    "Şifr",
    "anarch",
    memory(2),
    when(
        On("encounter"),
        Adjust("hand size", -1, NEXT_TURN, None, as_cost=True),
        LowerTo(0, ENCOUNTER, ENCOUNTERED),
        may=True,
        once_per_turn=True,
    ),
    limit_one_console(),
    subtypes="Console",
    cost=5,
    influence=1,
    unique=True,
)

OMAR_KEUNG_CONSPIRACY_THEORIST = runner_identity(
    "Omar Keung: Conspiracy Theorist",
    "anarch",
    paid(
        Clicks(1),
        run_on(
            ARCHIVES,
            linked=(
                Instead(
                    "success",
                    (ChooseServer(f"{int(HQ)},{int(RND)}"), ChangeServer("server"), DeclareSuccess()),
                ),
            ),
        ),
        once_per_turn=True,
    ),
    subtypes="Natural",
    min_deck=45,
    influence_limit=12,
)
