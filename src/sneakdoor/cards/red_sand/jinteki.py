"""Jinteki cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

WATER_MONOPOLY = agenda(
    "Water Monopoly",
    "jinteki",
    Modify("install cost", 1, Is((RESOURCE,), without=("Virtual",), zone="anywhere")),
    subtypes="Initiative",
    advancement=3,
    points=1,
)

MANDATORY_SEED_REPLACEMENT = agenda(
    "Mandatory Seed Replacement",
    "jinteki",
    scored(
        # CR 10.11: any arrangement with as much ice before each server comes about by exchanging two at a time.
        May((Swap(Is((ICE,))), Repeat())),
    ),
    subtypes="Security",
    advancement=4,
    points=2,
)


class ApproachedUnrezzed(Cards):
    """The piece of ice that the Corp could rez now because the Runner approaches it (CR 6.9.2e)."""

    __slots__ = ()

    def all(self, s: State, src: int) -> list[int]:
        window = s.find(PaidWindow)
        thing = s.things.get(window.approached) if window is not None else None
        return [thing.cid] if thing is not None and not thing.faceup else []

    def say(self) -> str:
        return "the unrezzed ice being approached"


AGINFUSION_NEW_MIRACLES_FOR_A_NEW_WORLD = corp_identity(
    "AgInfusion: New Miracles for a New World",
    "jinteki",
    # See the interpretations: in the place of rezzing it, so where that could be done.
    paid(
        TrashCards(ApproachedUnrezzed()),
        ChooseServer(other=True),
        MoveRun(encounter=True),
        once_per_turn=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=17,
)

KAKUGO = ice(
    "Kakugo",
    "jinteki",
    when(On("passed", what=THIS), Damage(1, NET)),
    END_THE_RUN,
    subtypes="Barrier - AP",
    cost=4,
    strength=1,
    influence=3,
)

BLOOM = ice(
    "Bloom",
    "jinteki",
    sub(
        InstallOne(
            Is((ICE,), zone=IN_HAND, side=CORP),
            ignore=True,
            optional=True,
            where=ANOTHER_SERVER,
        )
    ),
    sub(May((InstallIce(Is((ICE,), zone=IN_HAND, side=CORP), behind=THIS_ICE),))),
    subtypes="Code Gate - Observer",
    cost=2,
    strength=3,
    influence=2,
)

MIRAJU = ice(
    "Mirāju",
    "jinteki",
    when(
        On("broken", what=THIS, cause="printed"),
        Replace(Instead("pass", (MoveRun(server=int(ARCHIVES)), Do("derez", THIS)))),
    ),
    sub(May((Draw(1),)), DoToChosen("shuffle in", Is(zone=IN_HAND, side=CORP))),
    subtypes="Code Gate - Deflector",
    cost=2,
    strength=0,
    influence=2,
)

REPLANTING = operation(
    "Replanting",
    "jinteki",
    double(),
    play(
        DoToChosen("to hand", Is(side=CORP)),
        InstallOne(Is(zone=IN_HAND, side=CORP), ignore=True, n=2),
    ),
    subtypes="Double",
    cost=1,
    influence=3,
)

SHIPMENT_FROM_TENNIN = operation(
    "Shipment from Tennin",
    "jinteki",
    play(
        PlaceOnChosen(ADVANCEMENT, 2, Is()),
        only=LastTurn("successful run", RUNNER, never=True),
    ),
    cost=2,
    influence=3,
)

BREACHED_DOME = asset(
    "Breached Dome",
    "jinteki",
    reveal_from_rnd(),
    accessed(AsOne((Damage(1, MEAT), TrashTop(1, RUNNER))), not_from_archives=False),
    subtypes="Ambush",
    cost=0,
    trash=0,
    influence=2,
)

SYNTH_DNA_MODIFICATION = asset(
    "Synth DNA Modification",
    "jinteki",
    when(On("broken", what=Is((ICE,), ("AP",))), Damage(1, NET), first=True),
    cost=2,
    trash=2,
    influence=1,
)

BAMBOO_DOME = upgrade(
    "Bamboo Dome",
    "jinteki",
    root_only(RND),
    paid(
        Clicks(1),
        LookAtTop(3, CORP, reveal=True),
        TakeFrom("looked", "kept", "others", n=1, secret=True),
        Do("to hand", "kept", whose=CORP, said=THAT_CARD),
        Arrange("others"),
    ),
    limit_one_region(),
    subtypes="Region",
    cost=1,
    trash=2,
    influence=3,
)

OBOKATA_PROTOCOL = agenda(
    "Obokata Protocol",
    "jinteki",
    ExtraCost("steal", (Suffer(4, NET),), own=True),
    subtypes="Ambush",
    advancement=5,
    points=3,
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
