"""Jinteki cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class TrashedNamed(Condition):
    """A copy of the card that the source has named last was trashed by its damage."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        for one in reversed(s.journal.since(s.marks[0])):
            if isinstance(one, NameChosen) and one.src == src:
                return False
            if one.kind == "trashed" and one.src == src and Named().has(s, one.cid, src):
                return True
        return False

    def say(self) -> str:
        return "if you trash a copy of the named card"


COMPLETE_IMAGE = operation(
    "Complete Image",
    "jinteki",
    terminal(),
    play(
        AsOne((NameCard(), Damage(1, NET))),
        Repeat(TrashedNamed()),
        only=Both(AtLeast(Points(RUNNER), 3), LastTurn("successful run", RUNNER)),
    ),
    subtypes="Terminal - Gray Ops",
    cost=4,
    trash=2,
    influence=4,
)

KAKURENBO = operation(
    "Kakurenbo",
    "jinteki",
    triple(),
    play(
        Target(Is(zone=IN_HAND, side=CORP), ANY, up_to=True, verb="trash"),
        Do("trash"),
        HideArchives(),
        InstallOne(Is((AGENDA, ASSET, UPGRADE), zone=IN_DISCARD, side=CORP), optional=True, where=IN_REMOTE),
        If(Found("installed"), (Place(ADVANCEMENT, 2, "installed"),)),
    ),
    remove_instead_of_trashing(),
    subtypes="Triple",
    cost=2,
    influence=3,
)
