"""Shaper cards of Midnight Sun."""

from sneakdoor.cards.vocabulary import *

CAPTAIN_PADMA_ISBISTER = runner_identity(
    "Captain Padma Isbister: Intrepid Explorer",
    "shaper",
    when(On("run begins", server=str(RND)), Charge(), may=True, first=True),
    subtypes="Cyborg",
    min_deck=45,
    influence_limit=15,
)

RIGGING_UP = event(
    "Rigging Up",
    "shaper",
    play(
        InstallOne(Is((PROGRAM, HARDWARE), zone=IN_HAND, side=RUNNER), discount=3),
        May((Charge("installed"),)),
    ),
    subtypes="Mod",
    cost=0,
    influence=3,
)

ENDURANCE = hardware(
    "Endurance",
    "shaper",
    memory(2),
    when(INSTALL_THIS, Place(POWER, 3)),
    when(SUCCESSFUL_RUN, Place(POWER, 1), first=True),
    paid(Tokens(POWER, 2), Break(2, up_to=True)),
    limit_one_console(),
    subtypes="Console - Vehicle",
    cost=8,
    influence=5,
    unique=True,
)

HYPERBARIC = program(
    "Hyperbaric",
    "shaper",
    when(INSTALL_THIS, Place(POWER, 1)),
    strength_per(Each(1, Hosted(POWER))),
    breaks(1, "Code Gate"),
    paid(Credits(2), Place(POWER, 1)),
    subtypes="Icebreaker - Decoder",
    cost=3,
    strength=0,
    memory=1,
    influence=3,
)

PROPELLER = program(
    "Propeller",
    "shaper",
    when(INSTALL_THIS, Place(POWER, 4)),
    breaks(1, "Barrier"),
    boost(Tokens(POWER), 2),
    subtypes="Icebreaker - Fracter",
    cost=1,
    strength=0,
    memory=1,
    influence=2,
)

DAEG_FIRST_NET_CAT = resource(
    "Daeg, First Net-Cat",
    "shaper",
    when(On("scored", also="stolen"), Charge(), may=True),
    subtypes="Companion - Virtual",
    cost=1,
    influence=2,
    unique=True,
)

ENVIRONMENTAL_TESTING = resource(
    "Environmental Testing",
    "shaper",
    when(On("installed", by=MINE, what=Is((PROGRAM, HARDWARE))), Place(POWER, 1)),
    While(AtLeast(Hosted(POWER), 4), (AsOne((Do("trash", THIS), Gain(9))),)),
    cost=3,
    influence=2,
)

STONESHIP_CHART_ROOM = resource(
    "Stoneship Chart Room",
    "shaper",
    paid(TrashThis(), Draw(2)),
    paid(TrashThis(), Charge()),
    subtypes="Location",
    cost=0,
    influence=1,
)

DEEP_DIVE = event(
    "Deep Dive",
    "shaper",
    play(
        SetAsideTop(8, CORP, by=CORP),
        TakeFrom("aside", "picked", n=1),
        AccessCards("picked"),
        Pays((Clicks(1),), (TakeFrom("rest", "chosen", n=1), AccessCards("chosen"))),
        Do("shuffle in", "aside"),
        only=RanSuccessfully((HQ, RND, ARCHIVES)),
    ),
    cost=2,
    influence=5,
)


@dataclass(frozen=True, slots=True)
class PassedInRun(Amount):
    """How many times the Runner has passed ice in the run that is under way (CR 6.1.3)."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        passed = 0
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "run begins":
                break
            passed += one.kind == "passed"
        return passed

    def say(self) -> str:
        return "time you passed ice this run"


INTO_THE_DEPTHS = event(
    "Into the Depths",
    "shaper",
    play(
        run_on(
            linked=(
                if_successful(
                    Choose(
                        (
                            (Gain(4),),
                            (Search(Is((PROGRAM,), zone="anywhere"), RUNNER, install=True), InstallFound()),
                            (Charge(),),
                        ),
                        n=PassedInRun(),
                    )
                ),
            )
        )
    ),
    subtypes="Run",
    cost=1,
    influence=3,
)
