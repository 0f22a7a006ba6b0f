"""Jinteki cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class OfOtherFactions(Cards):
    """Installed cards that do not match the faction of a side's identity (CR 2.12)."""

    side: int

    def has(self, s: State, cid: int, src: int) -> bool:
        thing = s.things.get(cid)
        if thing is None or not thing.installed or thing.form == AS_COUNTER:
            return False
        # CR 8.4.2: a facedown Runner card has no faction, and so matches none.
        mine = s.card(identity(s, self.side)).faction
        return thing.form != PRINTED or s.card(cid).faction != mine

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.things if self.has(s, cid, src)]

    def say(self) -> str:
        return f"installed card that does not match the faction of {SIDE_NAMES[self.side]}'s identity"


ENFORCING_LOYALTY = operation(
    "Enforcing Loyalty",
    "jinteki",
    double(),
    Play(trace(3, DoToChosen("trash", OfOtherFactions(RUNNER)))),
    subtypes="Double - Gray Ops",
    cost=2,
    trash=1,
    influence=1,
)

PSYCHOKINESIS = operation(
    "Psychokinesis",
    "jinteki",
    terminal(),
    play(
        LookAtTop(5, CORP),
        Sort(Is((AGENDA, ASSET, UPGRADE), zone="anywhere")),
        InstallOne("fits", optional=True, where=IN_REMOTE),
    ),
    subtypes="Terminal",
    cost=1,
    influence=2,
)
