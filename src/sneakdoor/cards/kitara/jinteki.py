"""Jinteki cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

GENOTYPING = operation(
    "Genotyping",
    "jinteki",
    play(AsOne((TrashTop(2, CORP), DoToChosen("shuffle in", Is(zone=IN_DISCARD, side=CORP), 4, up_to=True)))),
    remove_instead_of_trashing(),
    cost=1,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class Purged(Amount):
    """How many virus counters the last purge of this turn has removed."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "purged":
                return one.amount
        return 0

    def say(self) -> str:
        return "virus counter in this purge"


REVERSE_INFECTION = operation(
    "Reverse Infection",
    "jinteki",
    play(Choose(((Purge(), TrashTop(Each(1, Purged(), every=3), RUNNER)), (Gain(2),)))),
    cost=0,
    influence=1,
)
