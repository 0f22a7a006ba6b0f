"""Corp identities for drafts and for more than two players."""

from sneakdoor.cards.vocabulary import *

THE_SHADOW_PULLING_THE_STRINGS = corp_identity(
    "The Shadow: Pulling the Strings",
    "neutral_corp",
    draft_only(),
    any_agendas(),
    subtypes="Megacorp",
    min_deck=30,
)

FRINGE_APPLICATIONS_TOMORROW_TODAY = corp_identity(
    "Fringe Applications: Tomorrow, Today",
    "weyland",
    draft_only(),
    when(
        On("turn begins", by=RUNNER),
        PlaceOnChosen(ADVANCEMENT, 1, Is((ICE,))),
        where=MoreInstalled("weyland", CORP),
    ),
    subtypes="Division",
    min_deck=30,
)

INFORMATION_DYNAMICS_ALL_YOU_NEED_TO_KNOW = corp_identity(
    "Information Dynamics: All You Need To Know",
    "nbn",
    draft_only(),
    when(On("scored", also="stolen"), Tag(1), where=MoreInstalled("nbn", CORP)),
    subtypes="Division",
    min_deck=30,
)

STRATEGIC_INNOVATIONS_FUTURE_FORWARD = corp_identity(
    "Strategic Innovations: Future Forward",
    "haas_bioroid",
    draft_only(),
    when(
        On("turn ends", by=RUNNER),
        DoToChosen("shuffle in", Is(zone=IN_DISCARD, side=CORP)),
        where=MoreInstalled("haas_bioroid", CORP),
    ),
    subtypes="Division",
    min_deck=30,
)

SYNTHETIC_SYSTEMS_THE_WORLD_RE_IMAGINED = corp_identity(
    "Synthetic Systems: The World Re-imagined",
    "jinteki",
    draft_only(),
    when(TURN_BEGINS, Swap(Is((ICE,))), may=True, where=MoreInstalled("jinteki", CORP)),
    subtypes="Division",
    min_deck=30,
)


@dataclass(frozen=True, slots=True)
class OfInAll(Amount):
    """What is left of a sum by which the rez costs of all rezzed cards together are lowered."""

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
        "1.6.7a",
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
