"""Haas-Bioroid cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

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
