"""Shaper cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

BRAHMAN = program(
    "Brahman",
    "shaper",
    breaks(1, n=2, up_to=True),
    boost(2, 1),
    when(
        On("encounter ends"),
        DoToChosen("to deck top", Is((PROGRAM,), without=("Virus",))),
        where=BrokenByThis(),
    ),
    subtypes="Icebreaker - AI",
    cost=4,
    strength=3,
    memory=2,
    influence=3,
)

ANKUSA = program(
    "Ankusa",
    "shaper",
    when(AllBroken(Is((ICE,), ("Barrier",), zone="anywhere")), Do("to hand", "subject", whose=CORP)),
    breaks(2, "Barrier"),
    boost(1, 1),
    subtypes="Icebreaker - Fracter",
    cost=6,
    strength=0,
    memory=1,
    influence=3,
)

PANCHATANTRA = program(
    "Panchatantra",
    "shaper",
    when(
        On("encounter"),
        ChooseSubtype("other"),
        GainSubtypes((), RUN, "subject"),
        may=True,
        once_per_turn=True,
    ),
    cost=2,
    memory=1,
    influence=2,
)

SADYOJATA = program(
    "Sadyojata",
    "shaper",
    breaks(1, on=IceWith("subtype", 3)),
    boost(1, 1),
    swaps_deva(),
    subtypes="Icebreaker - AI - Deva",
    cost=4,
    strength=2,
    memory=1,
    influence=2,
    unique=True,
)

OUT_OF_THE_ASHES = event(
    "Out of the Ashes",
    "shaper",
    play(MakeRun()),
    when(
        TURN_BEGINS,
        Do("remove from game", THIS),
        If(Gone("done"), (MakeRun(),)),
        may=True,
        zone=int(DISCARD),
    ),
    limit_per_deck(6),
    subtypes="Run",
    cost=1,
    influence=2,
)

PATRON = resource(
    "Patron",
    "shaper",
    when(
        TURN_BEGINS,
        ChooseServer(),
        Delayed(
            When(
                On("successful run", by=MINE),
                (instead_of_access(Draw(2)),),
                at="server",
                first=True,
            ),
            TURN,
        ),
        may=True,
    ),
    subtypes="Connection",
    cost=3,
    influence=3,
)

TEMPLE_OF_THE_LIBERATED_MIND = resource(
    "Temple of the Liberated Mind",
    "shaper",
    paid(Clicks(1), Place(POWER, 1)),
    paid(Tokens(POWER), GainClicks(1), only=ActiveTurn(RUNNER), once_per_turn=True),
    subtypes="Location - Ritzy",
    cost=2,
    influence=3,
    unique=True,
)

LIBERATED_CHELA = resource(
    "Liberated Chela",
    "shaper",
    paid(
        (Clicks(5), Forfeit(1)),
        Pays(
            (Forfeit(1),),
            then=(Do("remove from game", THIS),),
            otherwise=(AsAgenda(2, RUNNER),),
            by=CORP,
        ),
    ),
    subtypes="Connection",
    cost=0,
    influence=2,
)

MAYA = hardware(
    "Maya",
    "shaper",
    memory(2),
    when(
        On("after access", zone=int(IN_DECK_ZONE)),
        Do("to deck bottom", "subject", whose=CORP),
        If(Gone("done"), (Tag(1, take=True),)),
        may=True,
        once_per_turn=True,
    ),
    limit_one_console(),
    subtypes="Console",
    cost=3,
    influence=3,
    unique=True,
)


@dataclass(frozen=True, slots=True)
class MemoryAtMost(Cards):
    """Such programs with a memory cost that is not higher than an amount (CR 3.9.3)."""

    what: Cards
    most: Amount

    def has(self, s: State, cid: int, src: int) -> bool:
        return self.what.has(s, cid, src) and s.card(cid).memory <= self.most.of(s, src, None)

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in self.what.all(s, src) if self.has(s, cid, src)]

    def say(self) -> str:
        return f"{self.what.say()} whose memory cost is not higher than the number of {several(self.most.say())}"


NETCHIP = hardware(
    "NetChip",
    "shaper",
    Host(MemoryAtMost(Is((PROGRAM,), zone="anywhere"), Count(Is(copy=True))), 1),
    Modify("memory exempt", 1, InstalledOnThis()),
    limit_per_deck(6),
    subtypes="Consumer-grade - Chip",
    cost=1,
    influence=2,
)

THE_PRICE_OF_FREEDOM = event(
    "The Price of Freedom",
    "shaper",
    ExtraCost("play", (TrashCards(Is(subtypes=("Connection",))),), own=True),
    play(Lasting(Cannot("advance"), CORPS_NEXT_TURN)),
    remove_instead_of_trashing(),
    cost=0,
    influence=2,
)

JESMINDER_SAREEN_GIRL_BEHIND_THE_CURTAIN = runner_identity(
    "Jesminder Sareen: Girl Behind the Curtain",
    "shaper",
    When(
        On("would tag"),
        (Prevent("tag", 1),),
        first=True,
        each_run=True,
    ),
    subtypes="Natural",
    min_deck=45,
    influence_limit=15,
)

ARTIST_COLONY = resource(
    "Artist Colony",
    "shaper",
    paid(
        Forfeit(),
        Search(Is(zone="anywhere"), RUNNER, install=True),
        InstallFound(),
    ),
    subtypes="Location",
    cost=0,
    influence=3,
)
