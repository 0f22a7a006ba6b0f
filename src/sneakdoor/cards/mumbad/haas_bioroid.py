"""Haas-Bioroid cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

ADVANCED_CONCEPT_HOPPER = agenda(
    "Advanced Concept Hopper",
    "haas_bioroid",
    when(On("run begins"), Choose(((Draw(1),), (Gain(1),))), first=True, may=True),
    subtypes="Research",
    advancement=4,
    points=2,
)

VOTING_MACHINE_INITIATIVE = agenda(
    "Voting Machine Initiative",
    "haas_bioroid",
    scored(Place(AGENDA_TOKEN, 3)),
    when(On("turn begins", by=RUNNER), LoseClicks(1, RUNNER), cost=(Tokens(AGENDA_TOKEN),)),
    subtypes="Initiative",
    advancement=5,
    points=3,
)


class FromHeap(Cards):
    """Cards whose last install was from the heap."""

    __slots__ = ()

    def has(self, s: State, cid: int, src: int) -> bool:
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "installing" and one.cid == cid:
                return isinstance(one, FromZone) and one.zone == DISCARD
        return False

    def say(self) -> str:
        return "card from their heap"


_TRASH_AT_RANDOM = (AtRandom(RUNNER), Do("trash", "picked", by=RUNNER))

PERSONALITY_PROFILES = agenda(
    "Personality Profiles",
    "haas_bioroid",
    when(On("search", by=RUNNER), *_TRASH_AT_RANDOM),
    when(On("installed", by=RUNNER, what=FromHeap()), *_TRASH_AT_RANDOM),
    subtypes="Security",
    advancement=3,
    points=1,
)
