"""Weyland Consortium cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

NEW_CONSTRUCTION = agenda(
    "New Construction",
    "weyland_consortium",
    install_faceup(),
    when(
        On("advanced", what=THIS),
        InstallOne(Is(zone=IN_HAND, side=CORP), optional=True, where=IN_NEW_REMOTE),
        If(
            Both(Found("installed"), AtLeast(Hosted(ADVANCEMENT), 5)),
            (RezTarget("installed", ignore=True),),
        ),
    ),
    subtypes="Public",
    advancement=4,
    points=2,
)

BAILIFF = ice(
    "Bailiff",
    "weyland_consortium",
    when(On("broken", what=THIS), Gain(1)),
    END_THE_RUN,
    subtypes="Barrier",
    cost=2,
    strength=0,
    influence=2,
)

RED_TAPE = ice(
    "Red Tape",
    "weyland_consortium",
    sub(Lasting(Modify("strength", 3, Is((ICE,))), RUN)),
    subtypes="Code Gate",
    cost=2,
    strength=5,
    influence=1,
)

ELECTION_DAY = operation(
    "Election Day",
    "weyland_consortium",
    play(
        Do("trash", Is(zone=IN_HAND, side=CORP)),
        Draw(5),
        only=AtLeast(Count(Is(zone=IN_HAND, side=CORP, other=True)), 1),
    ),
    cost=0,
    influence=2,
)

CONSULTING_VISIT = operation(
    "Consulting Visit",
    "weyland_consortium",
    faction_alliance("weyland_consortium"),
    double(),
    play(Search(Is((OPERATION,), zone="anywhere"), CORP, play=True), PlayCards("found")),
    subtypes="Alliance - Double",
    cost=2,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class Faceup(Cards):
    """Installed cards that are faceup (CR 8.1.1), rezzed or not."""

    def has(self, s: State, cid: int, src: int) -> bool:
        thing = s.things.get(cid)
        return thing is not None and thing.installed and thing.faceup and thing.form == PRINTED

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.things if self.has(s, cid, src)]

    def say(self) -> str:
        return "faceup installed card"


DEDICATION_CEREMONY = operation(
    "Dedication Ceremony",
    "weyland_consortium",
    play(Target(Faceup()), Place(ADVANCEMENT, 3, "targets"), Forbid("score", NEXT_TURN, on="targets")),
    cost=1,
    influence=3,
)

COMMERCIAL_BANKERS_GROUP = asset(
    "Commercial Bankers Group",
    "weyland_consortium",
    when(TURN_BEGINS, If(AtMost(Count(Is((ICE,), protecting=True)), 0), (Gain(3),))),
    subtypes="Political",
    cost=1,
    trash=2,
    influence=2,
)

EXECUTIVE_SEARCH_FIRM = asset(
    "Executive Search Firm",
    "weyland_consortium",
    faction_alliance("weyland_consortium"),
    paid(
        Clicks(1),
        Search(Is(subtypes=("Executive", "Sysop", "Character"), zone="anywhere"), CORP, reveal=True),
        Do("to hand", "found", whose=CORP),
    ),
    subtypes="Alliance - Ritzy",
    cost=0,
    trash=3,
    influence=3,
)

ZEALOUS_JUDGE = asset(
    "Zealous Judge",
    "weyland_consortium",
    Cannot("rez", only=Not(TAGGED), own=True),
    paid((Clicks(1), Credits(1)), Tag(1)),
    subtypes="Character",
    cost=2,
    trash=2,
    influence=2,
)

INDIAN_UNION_STOCK_EXCHANGE = asset(
    "Indian Union Stock Exchange",
    "weyland_consortium",
    when(On("rezzed", by=MINE, what=OfYourFaction(Is(zone="anywhere"), out=True), also="played"), Gain(1)),
    cost=1,
    trash=3,
    influence=2,
)

MUMBAD_CITY_HALL = asset(
    "Mumbad City Hall",
    "weyland_consortium",
    paid(
        Clicks(1),
        Search(Is(subtypes=("Alliance",), zone="anywhere"), CORP, reveal=True, play=True, install=True),
        PlayOrInstall(),
    ),
    subtypes="Facility - Government",
    cost=1,
    trash=3,
    influence=1,
)

MUMBAD_CONSTRUCTION_CO = asset(
    "Mumbad Construction Co.",
    "weyland_consortium",
    when(TURN_BEGINS, Place(ADVANCEMENT, 1)),
    paid(Credits(2), MoveTokens(ADVANCEMENT, 1, THIS, Faceup(), up_to=False)),
    cost=4,
    trash=3,
    influence=3,
)

SURAT_CITY_GRID = upgrade(
    "Surat City Grid",
    "weyland_consortium",
    when(
        On("rezzed", by=MINE, what=InOrProtecting(other=True)),
        RezOne(Is((ASSET, ICE, UPGRADE), rezzed=False), discount=2),
        may=True,
    ),
    limit_one_region(),
    subtypes="Region",
    cost=2,
    trash=3,
    influence=2,
)

SUBCONTRACT = operation(
    "Subcontract",
    "weyland_consortium",
    play(PlayCards(Is((OPERATION,), zone=IN_HAND, side=CORP), 2, up_to=True), only=TAGGED),
    subtypes="Gray Ops",
    cost=0,
    influence=3,
)
