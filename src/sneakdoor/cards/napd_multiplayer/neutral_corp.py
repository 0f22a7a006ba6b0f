"""Neutral Corp cards of the NAPD Multiplayer set."""

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class OfInAll(Amount):
    """What is left of a discount that is shared by the rez costs of all rezzed cards."""

    n: int

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return max(0, self.n - sum(rez_cost(s, cid) for cid in Is(side=CORP, rezzed=True).all(s, src)))

    def say(self) -> str:
        return f"the part of {self.n} that the others have left"


CYBER_BUREAU_KEEPING_THE_PEACE = corp_identity(
    "Cyber Bureau: Keeping the Peace",
    "neutral_corp",
    starting_hand(10),
    AtStart(
        (
            InstallOne(Is(zone=IN_HAND, side=CORP), ignore=True, optional=True, n=5),
            RezOne(Is(side=CORP, rezzed=False, not_types=(AGENDA,)), OfInAll(20), n=5),
            Flip(),
        ),
        "before first turn",
    ),
    subtypes="Police Department",
    min_deck=40,
    back=corp_identity(
        "Detective's Bureau: Upholding the Law",
        "neutral_corp",
        when(
            On("run begins"),
            AsOne((Lose(Each(1, Points(RUNNER)), RUNNER), Gain(Each(1, Reg("lost", "lost"))))),
            first=True,
        ),
        paid(Clicks(1), Choose(((Gain(3),), (Draw(3),)))),
    ),
)
