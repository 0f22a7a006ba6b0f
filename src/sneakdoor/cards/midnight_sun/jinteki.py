"""Jinteki cards of Midnight Sun."""

from sneakdoor.cards.vocabulary import *

BLADDERWORT = asset(
    "Bladderwort",
    "jinteki",
    when(TURN_BEGINS, Gain(1), If(AtMost(CreditsOf(CORP), 4), (Damage(1, NET),))),
    subtypes="Hostile",
    cost=1,
    trash=3,
    influence=2,
)

ANEMONE = ice(
    "Anemone",
    "jinteki",
    when(
        REZ_THIS,
        Damage(2, NET),
        cost=(TrashCards(Is(zone=IN_HAND, side=CORP)),),
        where=DuringRun(here=True),
    ),
    sub(Damage(1, NET)),
    subtypes="Sentry - AP",
    cost=3,
    strength=2,
    influence=2,
)

BATHYNOMUS = ice(
    "Bathynomus",
    "jinteki",
    Modify("strength", 3, THIS, Protects(ARCHIVES)),
    sub(Damage(3, NET)),
    subtypes="Sentry - AP",
    cost=3,
    strength=1,
    influence=3,
)

IVIK = ice(
    "Ivik",
    "jinteki",
    Modify("rez cost", Each(-1, Count(Is((ICE,), ("Code Gate",), rezzed=True))), THIS),
    sub(Damage(2, NET)),
    END_THE_RUN,
    subtypes="Barrier - AP",
    cost=7,
    strength=5,
    influence=2,
)

MAVIRUS = upgrade(
    "Mavirus",
    "jinteki",
    reveal_from_rnd(),
    accessed(
        May((Purge(),)),
        If(Fits(Is(rezzed=True)), (Damage(1, NET),)),
        not_from_archives=False,
    ),
    paid(TrashThis(), Purge()),
    subtypes="Ambush",
    cost=3,
    trash=0,
    influence=1,
)

BLOOD_IN_THE_WATER = agenda(
    "Blood in the Water",
    "jinteki",
    Modify("advancement requirement", Each(1, HandOf(RUNNER)), THIS),
    subtypes="Research",
    advancement=0,
    points=2,
)


@dataclass(frozen=True, slots=True)
class AddedToArchives(Condition):
    """A Corp card was added to Archives this turn, in whatever way (CR 26.03:4.4.6)."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return any(
            one.kind in ("trashed", "discarded", "added to discard pile") and s.owner[one.cid] == CORP
            for one in s.journal.since(s.marks[0])
        )

    def say(self) -> str:
        return "if a Corp card was added to Archives this turn"

    def denied(self) -> str:
        return "if no Corp cards were added to Archives this turn"


REGENESIS = agenda(
    "Regenesis",
    "jinteki",
    scored(
        Target(Is((AGENDA,), zone=IN_DISCARD, side=CORP, facedown=True)),
        RevealCards(),
        ToScoreArea(CORP, "targets"),
        where=Not(AddedToArchives()),
        may=True,
    ),
    subtypes="Research",
    advancement=3,
    points=1,
)

MITOSIS = operation(
    "Mitosis",
    "jinteki",
    double(),
    play(
        InstallOne(Is(zone=IN_HAND, side=CORP), optional=True, n=2, where=NEW_EACH, into="pieces"),
        Place(ADVANCEMENT, 2, "pieces"),
        AsOne((Forbid("score", TURN, on="pieces"), Forbid("rez", TURN, on="pieces"))),
    ),
    subtypes="Double",
    cost=3,
    influence=4,
)


@dataclass(frozen=True, slots=True)
class PlaceForAgendas(Instruction):
    """Place an advancement counter on an installed card for each agenda among the revealed cards."""

    # CR 26.03:9.12.2b: placing counters is not aggregated, so each is placed on a card of its own choice.

    def flatten(self, out: list[Instruction]) -> None:
        for n in (1, 2):
            If(AtLeast(RevealedAgendas(), n), (PlaceOnChosen(ADVANCEMENT, 1, Is(), up_to=True),)).flatten(out)

    def say(self) -> str:
        return "you may place 1 advancement token on an installed card for each agenda among the revealed cards"


@dataclass(frozen=True, slots=True)
class RevealedAgendas(Amount):
    """How many agendas are among the cards that this ability has revealed."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return sum(type_of(s, cid) == AGENDA for cid, _ in held(f, "kept"))

    def say(self) -> str:
        return "agenda revealed this way"


MOON_POOL = asset(
    "Moon Pool",
    "jinteki",
    paid(
        RemoveThis(),
        DoToChosen("trash", Is(zone=IN_HAND, side=CORP), 2, up_to=True),
        Target(Is(zone=IN_DISCARD, side=CORP, facedown=True), 2, up_to=True, into="kept"),
        AsOne((RevealCards("kept"), Do("shuffle in", "kept", whose=CORP, said=THEM))),
        PlaceForAgendas(),
    ),
    subtypes="Facility",
    cost=3,
    trash=3,
    influence=3,
)
