"""Jinteki cards of System Gateway."""

from sneakdoor.cards.vocabulary import *

JINTEKI_RESTORING_HUMANITY = corp_identity(
    "Jinteki: Restoring Humanity",
    "jinteki",
    when(DISCARD_PHASE_ENDS, Gain(1), where=AtLeast(Count(Is(zone=IN_DISCARD, side=CORP, facedown=True)), 1)),
    subtypes="Megacorp",
    min_deck=40,
    influence_limit=15,
)

LONGEVITY_SERUM = agenda(
    "Longevity Serum",
    "jinteki",
    scored(
        DoToChosen("trash", Is(zone=IN_HAND, side=CORP), ANY, up_to=True),
        DoToChosen("shuffle in", Is(zone=IN_DISCARD, side=CORP), 3, up_to=True),
    ),
    limit_per_deck(1),
    subtypes="Research",
    advancement=3,
    points=2,
)

URTICA_CIPHER = asset(
    "Urtica Cipher",
    "jinteki",
    can_be_advanced(),
    accessed(Damage(Plus(2, Hosted(ADVANCEMENT)), NET), only_installed=True),
    subtypes="Ambush",
    cost=0,
    trash=2,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class TrashedOddCost(Condition):
    """The last damage of this card trashed a card with an odd printed play or install cost."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "damaged" and one.src == src:
                return False
            if one.kind == "trashed" and one.src == src and one.cause == "net damage":
                if (s.card(one.cid).cost or 0) % 2:
                    return True
        return False

    def say(self) -> str:
        return "if a card with an odd printed play or install cost is trashed this way"


DIVINER = ice(
    "Diviner",
    "jinteki",
    sub(Damage(1, NET), If(TrashedOddCost(), (EndRun(),))),
    subtypes="Code Gate - AP",
    cost=2,
    strength=3,
    influence=2,
)

KARUNA = ice(
    "Karunā",
    "jinteki",
    sub(Damage(2, NET), MayJackOut()),
    sub(Damage(2, NET)),
    subtypes="Sentry - AP",
    cost=4,
    strength=3,
    influence=2,
)

HANSEI_REVIEW = operation(
    "Hansei Review",
    "jinteki",
    play(Gain(10), DoToChosen("trash", Is(zone=IN_HAND, side=CORP))),
    subtypes="Transaction",
    cost=5,
    influence=1,
)


@dataclass(frozen=True, slots=True)
class PointsScoredThisTurn(Amount):
    """The printed agenda points on agendas that were scored this turn."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return sum(s.card(one.cid).points for one in s.journal.since(s.marks[0]) if one.kind == "scored")

    def say(self) -> str:
        return "the total of printed agenda points of the agendas that you scored this turn"


NEUROSPIKE = operation(
    "Neurospike",
    "jinteki",
    play(Damage(PointsScoredThisTurn(), NET)),
    subtypes="Gray Ops",
    cost=3,
    influence=3,
)

ANOETIC_VOID = upgrade(
    "Anoetic Void",
    "jinteki",
    when(
        On("approach server", server="this"),
        EndRun(),
        cost=(Credits(2), TrashCards(Is(zone=IN_HAND, side=CORP), 2)),
    ),
    cost=0,
    trash=1,
    influence=4,
    unique=True,
)
