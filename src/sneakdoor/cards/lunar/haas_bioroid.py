"""Haas-Bioroid cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

PEAK_EFFICIENCY = operation(
    "Peak Efficiency", "haas_bioroid", play(Gain(Each(1, Count(Is((ICE,), rezzed=True))))), cost=1, influence=1
)

ELIZAS_TOYBOX = asset(
    "Eliza's Toybox",
    "haas_bioroid",
    paid(Clicks(3), Target(Is((ASSET, ICE, UPGRADE), rezzed=False), verb="rez"), RezTarget(ignore=True)),
    subtypes="Ritzy",
    cost=4,
    trash=4,
    influence=2,
    unique=True,
)

IT_DEPARTMENT = asset(
    "IT Department",
    "haas_bioroid",
    paid(Clicks(1), Place(POWER, 1)),
    paid(
        Tokens(POWER),
        Target(Is((ICE,), rezzed=True)),
        Adjust("strength", Plus(1, Hosted(POWER)), TURN, "targets"),
    ),
    cost=2,
    trash=4,
    influence=1,
)

DOMESTIC_SLEEPERS = agenda(
    "Domestic Sleepers",
    "haas_bioroid",
    paid(Clicks(3), Place(AGENDA_TOKEN, 1)),
    Modify("agenda points", 1, THIS, only=AtLeast(Hosted(AGENDA_TOKEN), 1), op=SET),
    advancement=2,
    points=0,
)


class OtherAgendas(Cards):
    """Agendas in the Corp's score area that are no copies of this one."""

    __slots__ = ()

    def has(self, s: State, cid: int, src: int) -> bool:
        return cid in self.all(s, src)

    def all(self, s: State, src: int) -> list[int]:
        agendas = Is((AGENDA,), zone=IN_SCORE, side=CORP).all(s, src)
        return [cid for cid in agendas if s.code[cid] != s.code[src]]

    def say(self) -> str:
        return "agenda in your score area that is not a copy of this card"


BIFROST_ARRAY = agenda(
    "Bifrost Array",
    "haas_bioroid",
    scored(Target(OtherAgendas()), ResolveScored(), may=True),
    subtypes="Initiative",
    advancement=3,
    points=1,
)
