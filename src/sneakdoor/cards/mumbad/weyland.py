"""Weyland cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

_FROM_HQ = Is((AGENDA, ASSET, ICE, UPGRADE), zone=IN_HAND, side=CORP)

NEW_CONSTRUCTION = agenda(
    "New Construction",
    "weyland",
    install_faceup(),
    when(
        On("advanced", what=THIS),
        InstallOne(_FROM_HQ, optional=True, where=IN_NEW_REMOTE),
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
    "weyland",
    when(On("broken", what=THIS), Gain(1)),
    END_THE_RUN,
    subtypes="Barrier",
    cost=2,
    strength=0,
    influence=2,
)

RED_TAPE = ice(
    "Red Tape",
    "weyland",
    sub(Lasting(Modify("strength", 3, Is((ICE,))), RUN)),
    subtypes="Code Gate",
    cost=2,
    strength=5,
    influence=1,
)

ELECTION_DAY = operation(
    "Election Day",
    "weyland",
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
    "weyland",
    alliance("Consulting Visit"),
    double(),
    play(Search(Is((OPERATION,), zone="anywhere"), CORP, play=True), PlayCards("found")),
    subtypes="Alliance - Double",
    cost=2,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class Faceup(Cards):
    """Installed cards that lie faceup (CR 8.1.1), rezzed or not."""

    def has(self, s: State, cid: int, src: int) -> bool:
        thing = s.things.get(cid)
        return thing is not None and thing.installed and thing.faceup and thing.form == PRINTED

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.things if self.has(s, cid, src)]

    def say(self) -> str:
        return "faceup installed card"


DEDICATION_CEREMONY = operation(
    "Dedication Ceremony",
    "weyland",
    play(Target(Faceup()), Place(ADVANCEMENT, 3, "targets"), Forbid("score", NEXT_TURN, on="targets")),
    cost=1,
    influence=3,
)

SURAT_CITY_GRID = upgrade(
    "Surat City Grid",
    "weyland",
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
