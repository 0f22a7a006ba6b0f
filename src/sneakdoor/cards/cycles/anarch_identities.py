"""Anarch identities of the cycles, expansions and drafts."""

from sneakdoor.cards.vocabulary import *

MAXX_MAXIMUM_PUNK_ROCK = runner_identity(
    "MaxX: Maximum Punk Rock",
    "anarch",
    when(TURN_BEGINS, TrashTop(2, RUNNER), Draw(1)),
    subtypes="G-mod",
    min_deck=45,
    influence_limit=15,
)

OMAR_KEUNG_CONSPIRACY_THEORIST = runner_identity(
    "Omar Keung: Conspiracy Theorist",
    "anarch",
    paid(
        Clicks(1),
        run_on(
            ARCHIVES,
            linked=(
                Instead(
                    "success",
                    (ChooseServer(f"{int(HQ)},{int(RND)}"), ChangeServer("server"), DeclareSuccess()),
                ),
            ),
        ),
        once_per_turn=True,
    ),
    subtypes="Natural",
    min_deck=45,
    influence_limit=12,
)


@dataclass(frozen=True, slots=True)
class TopOfHeap(Cards):
    """The top card of a heap that is kept in order."""

    def has(self, s: State, cid: int, src: int) -> bool:
        return cid in s.discard[RUNNER][-1:]

    def all(self, s: State, src: int) -> list[int]:
        return s.discard[RUNNER][-1:]

    def say(self) -> str:
        return "the top card of your heap"


WYVERN_CHEMICALLY_ENHANCED = runner_identity(
    "Wyvern: Chemically Enhanced",
    "anarch",
    draft_only(),
    when(
        On("trashed", by=MINE, what=Is(zone="anywhere", side=CORP)),
        Do("shuffle in", TopOfHeap(), whose=RUNNER),
        where=MoreInstalled("anarch"),
    ),
    ordered_heap(),
    subtypes="G-mod",
    min_deck=30,
)
