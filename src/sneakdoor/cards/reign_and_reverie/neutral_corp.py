"""Neutral Corp cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *


class WorthHosted(Cards):
    """Agendas in HQ worth exactly as many points as the source hosts power counters."""

    __slots__ = ()

    def has(self, s: State, cid: int, src: int) -> bool:
        card = s.card(cid)
        return card.type == AGENDA and cid in s.hand[CORP] and card.points == s.tokens(src, POWER)

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.hand[CORP] if self.has(s, cid, src)]

    def say(self) -> str:
        return "an agenda in HQ that is worth exactly 1 agenda point for each power counter on this card"


LADY_LIBERTY = asset(
    "Lady Liberty",
    "neutral_corp",
    when(TURN_BEGINS, Place(POWER, 1)),
    paid(
        Clicks(3),
        Target(
            WorthHosted(),
        ),
        ToScoreArea(CORP, "targets"),
    ),
    limit_one_region(),
    limit_per_deck(1),
    subtypes="Region - Ritzy",
    cost=5,
    trash=4,
    influence=0,
    unique=True,
)
