"""Jinteki cards of Honor and Profit."""

from sneakdoor.cards.vocabulary import *

KOMAINU = ice(
    "Komainu",
    "jinteki",
    when(ENCOUNTER_THIS, GainSubroutines(sub(Damage(1, NET)), RUN, HandOf(RUNNER))),
    subtypes="Sentry - AP",
    cost=5,
    strength=1,
    influence=4,
)

INAZUMA = ice(
    "Inazuma",
    "jinteki",
    sub(NextEncounter(Body((Forbid("break", ENCOUNTER),)))),
    sub(Forbid("jack out", RUN, next_encounter=True)),
    subtypes="Code Gate",
    cost=3,
    strength=5,
    influence=2,
)

NEOTOKYO_GRID = upgrade(
    "NeoTokyo Grid",
    "jinteki",
    when(TokenPlaced(ADVANCEMENT, Is(side=CORP, here=True, in_remote=True)), Gain(1), first=True),
    limit_one_region(),
    subtypes="Region",
    cost=2,
    trash=5,
    influence=2,
)

CHAIRMAN_HIRO = asset(
    "Chairman Hiro",
    "jinteki",
    Modify("hand size", -2),
    agenda_when_trashed(2),
    subtypes="Executive",
    cost=2,
    trash=6,
    influence=5,
    unique=True,
)

MENTAL_HEALTH_CLINIC = asset(
    "Mental Health Clinic",
    "jinteki",
    when(TURN_BEGINS, Gain(1)),
    Modify("hand size", 1),
    subtypes="Facility",
    cost=0,
    trash=3,
    influence=2,
)

PSYCHIC_FIELD = asset(
    "Psychic Field",
    "jinteki",
    When(
        EitherOf(On("exposed", by=RUNNER, what=THIS), On("accessed", what=THIS, zone=int(IN_PLAY_ZONE))),
        psi(Damage(Each(1, HandOf(RUNNER)), NET)),
    ),
    subtypes="Ambush - Psi",
    cost=0,
    trash=2,
    influence=1,
)

SHI_KYU = asset(
    "Shi.Kyū",
    "jinteki",
    when(
        On("accessed", what=THIS, not_zone=int(IN_DECK_ZONE)),
        PayAny("lost"),
        If(
            AtLeast(Reg("lost", "paid"), 1),
            (Choose(((Damage(Each(1, Reg("lost", "paid")), NET, suffer=True),), (AsAgenda(-1, RUNNER),)), by=RUNNER),),
        ),
    ),
    subtypes="Ambush",
    cost=0,
    trash=0,
    influence=4,
)

HOUSE_OF_KNIVES = agenda(
    "House of Knives",
    "jinteki",
    scored(Place(AGENDA_TOKEN, 3)),
    paid(Tokens(AGENDA_TOKEN), Damage(1, NET), only=DuringRun(), once_per_run=True),
    subtypes="Security",
    advancement=3,
    points=1,
)


@dataclass(frozen=True, slots=True)
class Titled(Cards):
    """Every card of this name, wherever it is (CR 2.1)."""

    title: str

    def has(self, s: State, cid: int, src: int) -> bool:
        return s.card(cid).title == self.title

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.things if self.has(s, cid, src)]

    def say(self) -> str:
        return f"copy of {self.title}"


_EACH = Titled("Medical Breakthrough")

MEDICAL_BREAKTHROUGH = agenda(
    "Medical Breakthrough",
    "jinteki",
    Modify("advancement requirement", -1, _EACH),
    WhileStolen((Modify("advancement requirement", -1, _EACH),)),
    subtypes="Research",
    advancement=4,
    points=2,
)

NISEI_DIVISION_THE_NEXT_GENERATION = corp_identity(
    "Nisei Division: The Next Generation",
    "jinteki",
    when(On("bids revealed"), Gain(1)),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

TENNIN_INSTITUTE_THE_SECRETS_WITHIN = corp_identity(
    "Tennin Institute: The Secrets Within",
    "jinteki",
    when(
        TURN_BEGINS,
        PlaceOnChosen(ADVANCEMENT, 1, Is()),
        where=LastTurn("successful run", RUNNER, never=True),
        may=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

HARMONY_MEDTECH_BIOMEDICAL_PIONEER = corp_identity(
    "Harmony Medtech: Biomedical Pioneer",
    "jinteki",
    Modify("points to win", -1),
    subtypes="Division",
    min_deck=40,
    influence_limit=12,
)

CEREBRAL_CAST = operation(
    "Cerebral Cast",
    "jinteki",
    Play(
        psi(Choose(((Damage(1, BRAIN, suffer=True),), (Tag(1, take=True),)), by=RUNNER)),
        only=LastTurn("successful run", RUNNER),
    ),
    subtypes="Gray Ops - Psi",
    cost=1,
    influence=3,
)

MEDICAL_RESEARCH_FUNDRAISER = operation(
    "Medical Research Fundraiser",
    "jinteki",
    play(Gain(8), Gain(3, RUNNER)),
    subtypes="Transaction",
    cost=3,
    influence=1,
)

PHILOTIC_ENTANGLEMENT = agenda(
    "Philotic Entanglement",
    "jinteki",
    scored(Damage(Each(1, Count(Is((AGENDA,), zone=IN_SCORE, side=RUNNER))), NET)),
    limit_per_deck(1),
    subtypes="Security",
    advancement=3,
    points=2,
    unique=True,
)


@dataclass(frozen=True, slots=True)
class PreventSteal(Instruction):
    """This card, which is being accessed, cannot be stolen during this access (CR 1.2.2)."""

    def run(self, s: State, f: Resolving) -> None:
        access = current_access(s)
        if access is not None and access.cid == f.src:
            linger(s, "cannot:steal", access.sid, src=f.src, side=f.side, target=s.ref[f.src])

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        return "this card cannot be stolen during this access"


THE_FUTURE_PERFECT = agenda(
    "The Future Perfect",
    "jinteki",
    When(
        On("accessed", what=THIS, not_zone=int(IN_PLAY_ZONE)),
        psi(PreventSteal()),
    ),
    subtypes="Initiative - Psi",
    advancement=5,
    points=3,
)

PUP = ice(
    "Pup",
    "jinteki",
    sub(Pays((Credits(1),), otherwise=(Damage(1, NET),), by=RUNNER)),
    sub(Pays((Credits(1),), otherwise=(Damage(1, NET),), by=RUNNER)),
    subtypes="Sentry - AP",
    cost=1,
    strength=0,
    influence=1,
)

TENMA_LINE = asset(
    "Tenma Line",
    "jinteki",
    paid(Clicks(1), Target(Is((ICE,)), 2), SwapIce()),
    subtypes="Clone",
    cost=2,
    trash=4,
    influence=3,
)

SUSANOO_NO_MIKOTO = ice(
    "Susanoo-no-Mikoto",
    "jinteki",
    sub(
        If(
            Not(DuringRun(server=int(ARCHIVES))),
            (
                Replace(
                    Instead(
                        "pass",
                        (MoveRun(server=int(ARCHIVES)),),
                    )
                ),
            ),
        ),
        Forbid(
            "jack out",
            RUN,
            next_encounter=True,
        ),
    ),
    subtypes="Sentry - Deflector",
    cost=9,
    strength=7,
    influence=3,
    unique=True,
)

TORI_HANZO = upgrade(
    "Tori Hanzō",
    "jinteki",
    When(
        On("would damage", by=MINE, cause=NET),
        (ReplaceImminent("damage", Damage(1, BRAIN), (NET,)),),
        cost=(Credits(2),),
        first=True,
        each_run=True,
        where=DuringRun(here=True),
    ),
    subtypes="Sysop",
    cost=3,
    trash=2,
    influence=4,
    unique=True,
)

SHIRO = ice(
    "Shiro",
    "jinteki",
    sub(LookAtTop(3, CORP), Arrange("looked")),
    sub(Pays((Credits(1),), otherwise=(AccessServer(RND),))),
    subtypes="Code Gate",
    cost=6,
    strength=5,
    influence=4,
)

MUSHIN_NO_SHIN = operation(
    "Mushin No Shin",
    "jinteki",
    double(),
    play(
        InstallOne(
            Is((ASSET, AGENDA, UPGRADE), zone=IN_HAND, side=CORP),
            where=IN_NEW_REMOTE,
        ),
        Place(ADVANCEMENT, 3, "installed"),
        AsOne(
            (
                Forbid("score", NEXT_TURN, on="installed"),
                Forbid("rez", NEXT_TURN, on="installed"),
            )
        ),
    ),
    subtypes="Double",
    cost=0,
    influence=2,
)
