"""Weyland cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

SUBCONTRACT = operation(
    "Subcontract",
    "weyland",
    play(PlayCards(Is((OPERATION,), zone=IN_HAND, side=CORP), 2, up_to=True), only=TAGGED),
    subtypes="Gray Ops",
    cost=0,
    influence=3,
)

OFF_THE_GRID = upgrade(
    "Off the Grid",
    "weyland",
    remote_only(),
    Cannot("run", here=True),
    when(
        On("successful run", server=str(int(HQ))),
        Do("trash", THIS),
    ),
    cost=6,
    trash=0,
    influence=3,
)

GRNDL_POWER_UNLEASHED = corp_identity(
    "GRNDL: Power Unleashed",
    "weyland",
    starting("credits", 10),
    starting("bad publicity", 1),
    subtypes="Division",
    min_deck=45,
    influence_limit=10,
)

SATELLITE_GRID = upgrade(
    "Satellite Grid",
    "weyland",
    considered(
        ADVANCEMENT,
        on=Is((ICE,), protecting=True),
    ),
    limit_one_region(),
    subtypes="Region",
    cost=1,
    trash=3,
    influence=3,
)

GLENN_STATION = agenda(
    "Glenn Station",
    "weyland",
    paid(
        Clicks(1),
        Target(Is(zone=IN_HAND, side=CORP)),
        HostCards(facedown=True),
        only=AtMost(Count(Is(hosted=True)), 0),
    ),
    paid(Clicks(1), Target(Is(hosted=True)), Do("to hand", whose=CORP)),
    subtypes="Expansion",
    advancement=4,
    points=2,
)

BULWARK = ice(
    "Bulwark",
    "weyland",
    when(REZ_THIS, BadPublicity(1)),
    when(
        ENCOUNTER_THIS,
        If(AtLeast(Count(Is(subtypes=("AI",))), 1), (Gain(2),)),
    ),
    sub(trash_program(RUNNER)),
    sub(Gain(2, CORP), EndRun()),
    sub(Gain(2, CORP), EndRun()),
    subtypes="Barrier - Illicit",
    cost=10,
    strength=8,
    influence=3,
)

LIQUIDATION = operation(
    "Liquidation",
    "weyland",
    double(),
    play(
        Target(Is(side=CORP, rezzed=True), ANY, up_to=True, verb="trash"),
        AsOne((Do("trash"), Gain(Each(3, Moved("targets"))))),
    ),
    subtypes="Double - Gray Ops - Transaction",
    cost=1,
    influence=1,
)

PATCH = operation(
    "Patch",
    "weyland",
    condition(Is((ICE,), rezzed=True), Modify("strength", 2, HOST)),
    subtypes="Condition",
    cost=0,
    influence=2,
)

EARTH_STATION_SEA_HEADQUARTERS = corp_identity(
    "Earth Station: SEA Headquarters",
    "weyland",
    OneRemote(),
    ExtraCost("run", (Credits(1),), server=str(HQ)),
    paid(Clicks(1), Flip()),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
    back=corp_identity(
        "Earth Station: Ascending to Orbit",
        "weyland",
        OneRemote(),
        ExtraCost(
            "run",
            (Credits(6),),
            server="remote",
        ),
        success_on(HQ, Flip()),
        subtypes="Division",
    ),
)

WORMHOLE = ice(
    "Wormhole",
    "weyland",
    *advanced_to_rez(3),
    sub(ResolveSubroutine(Is((ICE,), rezzed=True, other=True))),
    subtypes="Code Gate",
    cost=9,
    strength=7,
    influence=2,
)

HIGH_PROFILE_TARGET = operation(
    "High-Profile Target",
    "weyland",
    play(Damage(Each(2, TagCount()), MEAT), only=TAGGED),
    subtypes="Black Ops",
    cost=2,
    influence=5,
)

ARGUS_SECURITY_PROTECTION_GUARANTEED = corp_identity(
    "Argus Security: Protection Guaranteed",
    "weyland",
    when(
        On("stolen"),
        Choose(((Tag(1, take=True),), (Damage(2, MEAT, suffer=True),)), by=RUNNER),
    ),
    subtypes="Corp",
    min_deck=45,
    influence_limit=15,
)

MR_STONE = asset(
    "Mr. Stone",
    "weyland",
    when(On("tagged"), Damage(1, MEAT)),
    subtypes="Executive",
    cost=2,
    trash=2,
    influence=4,
    unique=True,
)

GAGARIN_DEEP_SPACE_EXPANDING_THE_HORIZON = corp_identity(
    "Gagarin Deep Space: Expanding the Horizon",
    "weyland",
    ExtraCost(
        "access",
        (Credits(1),),
        server="remote",
    ),
    subtypes="Corp",
    min_deck=45,
    influence_limit=15,
)

EXECUTIVE_BOOT_CAMP = asset(
    "Executive Boot Camp",
    "weyland",
    when(
        TURN_BEGINS,
        Target(Affordable(Is((ASSET, ICE, UPGRADE), rezzed=False), 1)),
        RezTarget(discount=1),
        may=True,
    ),
    paid(
        (Credits(1), TrashThis()),
        Search(Is((ASSET,), zone="anywhere"), CORP, reveal=True),
        Do("to hand", "found", whose=CORP),
    ),
    cost=0,
    trash=3,
    influence=1,
)


@dataclass(frozen=True, slots=True)
class CopiesOfPassed(Cards):
    """Cards in HQ with the name of the piece of ice that was passed last."""

    def has(self, s: State, cid: int, src: int) -> bool:
        return cid in self.all(s, src)

    def all(self, s: State, src: int) -> list[int]:
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "passed" and one.cid >= 0:
                return [cid for cid in s.hand[CORP] if s.code[cid] == s.code[one.cid]][:1]  # copies are alike
        return []

    def say(self) -> str:
        return "another copy of that ice in HQ"


THE_TWINS = upgrade(
    "The Twins",
    "weyland",
    when(
        On("passed", cause="rezzed", server="this"),
        Target(CopiesOfPassed()),
        AsOne((RevealCards(), Do("trash", "targets"))),
        If(Found("done"), (ForceEncounter("subject"),)),
        may=True,
    ),
    subtypes="Sysop",
    cost=2,
    trash=2,
    influence=1,
    unique=True,
)


@dataclass(frozen=True, slots=True)
class DoneByThis(Condition):
    """This card did such a thing this turn."""

    kind: ChangeKind

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return any(one.kind == self.kind and one.src == src for one in s.journal.since(s.marks[0]))

    def say(self) -> str:
        return f"if a card was {DONE[self.kind]} by this card this turn"


SKORPIOS_DEFENSE_SYSTEMS_PERSUASIVE_POWER = corp_identity(
    "Skorpios Defense Systems: Persuasive Power",
    "weyland",
    TrashTo(
        Is(side=RUNNER, zone="anywhere"),
        SET_ASIDE,
        (
            TakeFrom("aside", "picked", "rest", most=1),
            Do("remove from game", "picked"),
            Do("to discard pile", "rest", whose=RUNNER),
        ),
        only=Not(DoneByThis("removed from game")),
    ),
    subtypes="Subsidiary",
    min_deck=40,
    influence_limit=15,
)

BOOM = operation(
    "BOOM!",
    "weyland",
    double(),
    play(Damage(7, MEAT), only=AtLeast(TagCount(), 2)),
    subtypes="Double - Black Ops",
    cost=4,
    trash=1,
    influence=3,
)

BACK_CHANNELS = operation(
    "Back Channels",
    "weyland",
    play(
        # CR 4.7.7b + 4.7.7c: nothing is installed in a central server, and its root is not in it.
        Target(Is(side=CORP, in_remote=True)),
        AsOne((Gain(Each(3, Hosted(ADVANCEMENT, "targets"))), Do("trash"))),
    ),
    subtypes="Transaction",
    cost=0,
    influence=1,
)

WENDIGO = ice(
    "Wendigo",
    "weyland",
    *morph("Barrier", "Code Gate"),
    sub(
        Target(Is((PROGRAM,))),
        Forbid("use", RUN, on="targets"),
    ),
    subtypes="Code Gate - Morph",
    cost=2,
    strength=4,
    influence=2,
)

POWER_SHUTDOWN = operation(
    "Power Shutdown",
    "weyland",
    play(
        ChooseNumber(Count(Is(zone=IN_DECK, side=CORP)), into="x"),
        TrashTop(Reg("x"), CORP),
        Target(
            Is((HARDWARE, PROGRAM)),
            by=RUNNER,
            at_most=Reg("x"),
            verb="trash",
        ),
        Do(
            "trash",
            by=RUNNER,
        ),
        only=LastTurn("run begins", RUNNER),
    ),
    subtypes="Gray Ops",
    cost=1,
    influence=2,
)

STANDOFF = agenda(
    "Standoff",
    "weyland",
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

WEYLAND_CONSORTIUM_BUILDER_OF_NATIONS = corp_identity(
    "Weyland Consortium: Builder of Nations",
    "weyland",
    when(
        On(
            "encounter ends",
            what=Is((ICE,), advanced=True),
        ),
        Damage(1, MEAT),
        first=True,
    ),
    subtypes="Megacorp",
    min_deck=40,
    influence_limit=12,
)
