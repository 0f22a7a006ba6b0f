"""Jinteki cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

HOSTILE_INFRASTRUCTURE = asset(
    "Hostile Infrastructure",
    "jinteki",
    when(
        On(
            "trashed",
            by=RUNNER,
            what=Is(side=CORP, zone="anywhere"),
        ),
        Damage(1, NET),
    ),
    cost=5,
    trash=5,
    influence=2,
)

EMBOLUS = upgrade(
    "Embolus",
    "jinteki",
    when(TURN_BEGINS, Place(POWER, 1), cost=(Credits(1),)),
    when(On("successful run"), Remove(POWER, 1)),
    paid(Tokens(POWER), EndRun(), only=DuringRun(here=True)),
    cost=2,
    trash=2,
    influence=1,
    unique=True,
)

OBOKATA_PROTOCOL = agenda(
    "Obokata Protocol",
    "jinteki",
    ExtraCost("steal", (Suffer(4, NET),), own=True),
    subtypes="Ambush",
    advancement=5,
    points=3,
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

CAPRICE_NISEI = upgrade(
    "Caprice Nisei",
    "jinteki",
    When(On("passed all ice", server="this"), psi(EndRun())),
    subtypes="Clone - Psi",
    cost=2,
    trash=1,
    influence=4,
    unique=True,
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

CELEBRITY_GIFT = operation(
    "Celebrity Gift",
    "jinteki",
    double(),
    play(
        Target(Is(zone=IN_HAND, side=CORP), 5, up_to=True),
        RevealCards(),
        Gain(Each(2, Reg("targets", "revealed"))),
    ),
    subtypes="Double",
    cost=3,
    influence=3,
)

BACTERIAL_PROGRAMMING = agenda(
    "Bacterial Programming",
    "jinteki",
    When(
        On("scored", what=THIS, also="stolen"),
        (
            LookAtTop(7, CORP),
            AsOne(
                (
                    TakeFrom("looked", "kept", "others"),
                    Do("to hand", "kept", whose=CORP),
                    TakeFrom("others", "scrapped", "left"),
                    Do("trash", "scrapped"),
                    Arrange("left"),
                )
            ),
        ),
        may=True,
        by=CORP,
    ),
    subtypes="Research",
    advancement=5,
    points=3,
)

LA_COSTA_GRID = upgrade(
    "La Costa Grid",
    "jinteki",
    remote_only(),
    when(
        TURN_BEGINS,
        PlaceOnChosen(ADVANCEMENT, 1, Is((AGENDA, ASSET, UPGRADE), here=True)),
    ),
    limit_one_region(),
    subtypes="Region - Seedy",
    cost=3,
    trash=4,
    influence=3,
)

BULLFROG = ice(
    "Bullfrog",
    "jinteki",
    Sub(psi(ChooseServer(other=True), MoveIce())),
    subtypes="Code Gate - Deflector - Psi",
    cost=3,
    strength=4,
    influence=2,
)

SAND_STORM = ice(
    "Sand Storm",
    "jinteki",
    sub(ChooseServer(other=True), MoveIce(), Do("trash", THIS)),
    subtypes="Trap - Deflector",
    cost=2,
    strength=5,
    influence=3,
)

CHRYSALIS = ice(
    "Chrysalis",
    "jinteki",
    reveal_from_rnd(),
    accessed(ForceEncounter()),
    sub(Damage(2, NET)),
    subtypes="Sentry - AP",
    cost=3,
    strength=2,
    trash=1,
    influence=2,
)

ASHIGARU = ice(
    "Ashigaru",
    "jinteki",
    Sub((EndRun(),), times=Each(1, HandOf(CORP))),
    subtypes="Barrier",
    cost=9,
    strength=4,
    influence=3,
)

THIMBLERIG = ice(
    "Thimblerig",
    "jinteki",
    when(
        TURN_BEGINS,
        Target(Is((ICE,), other=True)),
        SwapIce(with_=THIS),
        may=True,
    ),
    when(
        On("passed", what=THIS),
        Target(Is((ICE,), other=True)),
        SwapIce(with_=THIS),
        may=True,
    ),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=2,
    strength=0,
    influence=1,
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

MTI_MWEKUNDU_LIFE_IMPROVED = corp_identity(
    "Mti Mwekundu: Life Improved",
    "jinteki",
    when(
        On("approach server"),
        InstallIce(Is((ICE,), zone=IN_HAND, side=CORP)),
        ApproachNew(),
        may=True,
        once_per_turn=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

PORT_ANSON_GRID = upgrade(
    "Port Anson Grid",
    "jinteki",
    ExtraCost(
        "jack out",
        (TrashCards(Is((PROGRAM,))),),
        here=True,
    ),
    limit_one_region(),
    subtypes="Region",
    cost=2,
    trash=5,
    influence=2,
)

DNA_TRACKER = ice(
    "DNA Tracker",
    "jinteki",
    sub(Damage(1, NET), Lose(2, RUNNER)),
    sub(Damage(1, NET), Lose(2, RUNNER)),
    sub(Damage(1, NET), Lose(2, RUNNER)),
    subtypes="Code Gate - AP",
    cost=8,
    strength=6,
    influence=3,
)

LOCKDOWN = ice(
    "Lockdown",
    "jinteki",
    sub(Forbid("draw", TURN)),
    subtypes="Code Gate",
    cost=0,
    strength=5,
    influence=1,
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

METAMORPH = ice(
    "Metamorph",
    "jinteki",
    sub(
        Choose(
            (
                (Swap(Is((ICE,), other=True)),),
                (Swap(Is((AGENDA, ASSET, UPGRADE))),),
            )
        )
    ),
    subtypes="Code Gate - Observer",
    cost=3,
    strength=4,
    influence=3,
)

ALLELE_REPRESSION = asset(
    "Allele Repression",
    "jinteki",
    can_be_advanced(),
    paid(
        TrashThis(),
        Swap(
            Is(zone=IN_HAND, side=CORP),
            Is(zone=IN_DISCARD, side=CORP),
            Each(1, Hosted(ADVANCEMENT)),
        ),
    ),
    cost=2,
    trash=2,
    influence=3,
)

CORTEX_LOCK = ice(
    "Cortex Lock",
    "jinteki",
    sub(Damage(Each(1, UnusedMemory()), NET)),
    subtypes="Sentry - AP",
    cost=2,
    strength=4,
    influence=2,
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

CHRONOS_PROTOCOL_SELECTIVE_MIND_MAPPING = corp_identity(
    "Chronos Protocol: Selective Mind-mapping",
    "jinteki",
    ChoosesDamage(
        CORP,
        (NET,),
        1,
        first=True,
        may=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

CEREBRAL_STATIC = operation(
    "Cerebral Static",
    "jinteki",
    current(CORP),
    Blank(IdentityOf(RUNNER)),
    subtypes="Current",
    cost=2,
    influence=2,
)

BEN_MUSASHI = upgrade(
    "Ben Musashi",
    "jinteki",
    costs_to_steal_here(Suffer(2)),
    subtypes="Clone",
    cost=1,
    trash=3,
    influence=2,
    unique=True,
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

POLITICAL_DEALINGS = asset(
    "Political Dealings",
    "jinteki",
    When(
        On("would draw card", by=MINE),
        (
            LookAt(),
            If(
                Fits(Is((AGENDA,), zone="anywhere")),
                (
                    May(
                        (
                            RevealCards("subject"),
                            InsteadOfAdding(Body((InstallFound("subject"),))),
                        )
                    ),
                ),
            ),
        ),
    ),
    subtypes="Seedy",
    cost=4,
    trash=3,
    influence=4,
)


class SameTypeInArchives(Condition):
    """Archives has a card of the type of the card that would be drawn."""

    __slots__ = ()

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        types = {s.card(cid).type for cid, _ in held(f, "subject")}
        return any(s.card(cid).type in types for cid in s.discard[CORP])

    def say(self) -> str:
        return "if Archives has a card of the same type"


RAMAN_RAI = asset(
    "Raman Rai",
    "jinteki",
    alliance("Raman Rai"),
    When(
        On("would draw card", by=MINE),
        (
            LookAt(),
            If(
                SameTypeInArchives(),
                (
                    Pays(
                        (Clicks(1, lose=True),),
                        (
                            Swap(
                                "subject",
                                Is(zone=IN_DISCARD, side=CORP),
                                alike=True,
                                reveal=True,
                            ),
                        ),
                        once_per_turn=True,
                    ),
                ),
            ),
        ),
    ),
    subtypes="Alliance - Executive",
    cost=1,
    trash=3,
    influence=3,
    unique=True,
)

ANANSI = ice(
    "Anansi",
    "jinteki",
    when(
        On(
            "encounter ends",
            what=THIS,
            not_cause="all broken",
        ),
        Damage(3, NET),
    ),
    sub(LookAtTop(5, CORP), Arrange("looked")),
    sub(May((Draw(1),)), Pays((Credits(2),), (Draw(1, RUNNER),), by=RUNNER)),
    sub(Damage(1, NET)),
    subtypes="Sentry - AP",
    cost=8,
    strength=5,
    influence=4,
)

ENGRAM_FLUSH = ice(
    "Engram Flush",
    "jinteki",
    when(
        ENCOUNTER_THIS,
        NameType(),
        Delayed(
            When(
                On(
                    "hand revealed",
                    cause="subroutine",
                    src_is_this=True,
                ),
                (DoToChosen("trash", OfNamedType(Is(zone=IN_HAND, side=RUNNER))),),
                may=True,
            ),
            ENCOUNTER,
        ),
    ),
    sub(RevealHand(RUNNER)),
    sub(RevealHand(RUNNER)),
    subtypes="Code Gate - Observer",
    cost=2,
    strength=5,
    influence=1,
)
