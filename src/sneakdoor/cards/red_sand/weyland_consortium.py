"""Weyland Consortium cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

METEOR_MINING = agenda(
    "Meteor Mining",
    "weyland_consortium",
    scored(
        If(
            AtLeast(TagCount(), 2),
            (May((Choose(((Gain(7),), (Damage(7, MEAT),))),)),),
            (May((Gain(7),)),),
        ),
    ),
    advancement=5,
    points=2,
)

JEMISON_ASTRONAUTICS_SACRIFICE_AUDACITY_SUCCESS = corp_identity(
    "Jemison Astronautics: Sacrifice. Audacity. Success.",
    "weyland_consortium",
    when(On("forfeited", by=MINE), PlaceOnChosen(ADVANCEMENT, Plus(1, WorthOf()), Is())),
    subtypes="Corp",
    min_deck=45,
    influence_limit=15,
)

BATTLEMENT = ice(
    "Battlement",
    "weyland_consortium",
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier",
    cost=3,
    strength=2,
    influence=4,
)

WATCHTOWER = ice(
    "Watchtower",
    "weyland_consortium",
    sub(Search(Is(zone="anywhere"), CORP), Do("to hand", "found", whose=CORP)),
    subtypes="Code Gate",
    cost=4,
    strength=3,
    influence=3,
)

TITHONIUM = ice(
    "Tithonium",
    "weyland_consortium",
    OtherRezCost((Forfeit(),)),
    CannotHost(),
    sub(trash_program()),
    sub(trash_program()),
    sub(AsOne((DoToChosen("trash", Is((RESOURCE,))), EndRun()))),
    subtypes="Barrier - Destroyer",
    cost=9,
    strength=5,
    influence=2,
)

AUDACITY = operation(
    "Audacity",
    "weyland_consortium",
    play(
        Do("trash", Is(zone=IN_HAND, side=CORP)),
        PlaceOnChosen(ADVANCEMENT, 2, Is(side=CORP, advanceable=True), 2, up_to=True, total=True),
        only=AtLeast(HandOf(CORP), 3),
    ),
    cost=0,
    influence=4,
)

PRIORITY_CONSTRUCTION = operation(
    "Priority Construction",
    "weyland_consortium",
    double(),
    play(
        InstallOne(Is((ICE,), zone=IN_HAND, side=CORP), ignore=True, where=PROTECTING_REMOTE),
        Place(ADVANCEMENT, 3, "installed"),
    ),
    subtypes="Double",
    cost=1,
    influence=1,
)

RED_PLANET_COURIERS = operation(
    "Red Planet Couriers",
    "weyland_consortium",
    triple(),
    play(GatherTokens(ADVANCEMENT, Is(), Is(side=CORP, advanceable=True))),
    subtypes="Triple",
    cost=5,
    influence=4,
)


@dataclass(frozen=True, slots=True)
class BadPublicityRemoved(Amount):
    """How much bad publicity this card has removed."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        removed = (one for one in s.journal.since(s.marks[0]) if one.kind == "bad publicity removed")
        return sum(one.amount for one in removed if one.src == src)

    def say(self) -> str:
        return "bad publicity removed this way"


SACRIFICE = operation(
    "Sacrifice",
    "weyland_consortium",
    ExtraCost("play", (Forfeit(),), own=True),
    play(BadPublicity(Each(-1, OfForfeited())), Gain(Each(1, BadPublicityRemoved()))),
    cost=0,
    influence=1,
)

TRANSPARENCY_INITIATIVE = operation(
    "Transparency Initiative",
    "weyland_consortium",
    play(
        Target(Is((AGENDA,), rezzed=False)),
        AsOne(
            (
                TurnFaceup(),
                AsCounter((Subtype("Public", 1, HOST), when(On("advanced", what=HOST), Gain(1)))),
            )
        ),
    ),
    cost=0,
    influence=4,
)

SUCCESS = operation(
    "Success",
    "weyland_consortium",
    ExtraCost("play", (Forfeit(), Clicks(2)), own=True),
    play(AdvanceChosen(OfForfeited(requirement=True), Is(side=CORP, advanceable=True))),
    subtypes="Triple",
    cost=0,
    influence=2,
)

CLYDE_VAN_RITE = asset(
    "Clyde Van Rite",
    "weyland_consortium",
    when(TURN_BEGINS, Choose(((PayIt((Credits(1),), RUNNER),), (TrashTop(1, RUNNER, by=RUNNER),)), by=RUNNER)),
    subtypes="Executive",
    cost=2,
    trash=3,
    influence=2,
    unique=True,
)

OPEN_FORUM = asset(
    "Open Forum",
    "weyland_consortium",
    when(
        On("drawn", by=MINE, cause="mandatory draw"),
        LookAtTop(1, CORP, reveal=True),
        Do("to hand", "looked", whose=CORP, said=THAT_CARD),
        DoToChosen("to deck top", Is(zone=IN_HAND, side=CORP)),
        per_batch=True,
    ),
    cost=1,
    trash=3,
    influence=1,
)

QUARANTINE_SYSTEM = asset(
    "Quarantine System",
    "weyland_consortium",
    paid(Forfeit(), RezOne(Is((ICE,), rezzed=False), Each(2, OfForfeited(printed=True)), n=3)),
    cost=1,
    trash=3,
    influence=4,
)

FRACTAL_THREAT_MATRIX = upgrade(
    "Fractal Threat Matrix",
    "weyland_consortium",
    when(On("all broken", server="this"), TrashTop(2, RUNNER)),
    subtypes="Security Protocol",
    cost=4,
    trash=3,
    influence=3,
)

OBERTH_PROTOCOL = upgrade(
    "Oberth Protocol",
    "weyland_consortium",
    ExtraCost("rez", (Forfeit(),), own=True),
    when(
        On("advanced", by=MINE, what=InOrProtecting()),
        Place(ADVANCEMENT, 1, "subject"),
        first=True,
    ),
    cost=2,
    trash=2,
    influence=4,
    unique=True,
)

STANDOFF = agenda(
    "Standoff",
    "weyland_consortium",
    scored(
        Target(Is(side=RUNNER), up_to=True, by=RUNNER, verb="trash"),
        Do("trash", by=RUNNER),
        If(
            Not(Found("targets")),
            (AsOne((Draw(1), Gain(5))),),
            (
                Target(Is(side=CORP), up_to=True, verb="trash"),
                Do("trash"),
                Repeat(Gone("targets")),
            ),
        ),
    ),
    advancement=2,
    points=0,
)
