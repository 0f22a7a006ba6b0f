"""Criminal cards as version 26.03 has them."""

from typing import Final

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class NothingTakenInBreach(Condition):
    """No card that was accessed in the breach that has just ended was stolen or trashed (CR 26.03:7.5.7)."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        inner = -1  # the breach that ends is the last entry
        seen: set[int] = set()
        taken: set[int] = set()
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "access ends":
                inner += 1
            elif one.kind == "access begins":
                inner -= 1
                if inner < 0:
                    break
            elif one.kind == "accessed":
                seen.add(one.cid)
            elif one.kind in ("stolen", "trashed"):
                taken.add(one.cid)
        return not seen & taken

    def say(self) -> str:
        return "having neither stolen nor trashed any accessed card"


@dataclass(frozen=True, slots=True)
class WithTrashCostX(Cards):
    """The rezzed cards with a trash cost of X."""

    def all_for(self, s: State, f: Resolving) -> list[int]:
        x = Reg("x").of(s, f.src, f)
        return [cid for cid in Is(side=CORP, rezzed=True).all(s, f.src) if trash_cost(s, cid) == x]

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in Is(side=CORP, rezzed=True).all(s, src) if trash_cost(s, cid) is not None]

    def say(self) -> str:
        return "rezzed card with a trash cost equal to X"


@dataclass(frozen=True, slots=True)
class TakeInsteadOfAccess(Instruction):
    """Add as many cards of the heap to the grip as cards in HQ could be accessed, and access none there."""

    def flatten(self, out: list[Instruction]) -> None:
        heap = Is(zone=IN_DISCARD, side=RUNNER)
        May((DoToChosen("to hand", heap, Reg("number")), If(Gone("targets"), (AccessNone(),)))).flatten(out)

    def say(self) -> str:
        return (
            "you may add that many cards from the heap to the grip. If you do, only cards in the root of HQ can be "
            "accessed during this breach"
        )


_NOT_REMOTE: Final = CannotInterface(Is((ICE,), at="remote"))

TEXTS: Final[dict[str, Revision]] = {
    # The whole program cannot interface there, whatever its abilities do.
    "Alias": in_place_of(2, _NOT_REMOTE),
    "Breach": in_place_of(2, _NOT_REMOTE),
    "Passport": in_place_of(2, _NOT_REMOTE),
    # A prevention that has to be used, when it can be.
    "Dorm Computer": in_place_of(
        1,
        paid(
            (Clicks(1), Tokens(POWER)),
            MakeRun(linked=(when(On("would tag"), Prevent("tag", all=True)),)),
        ),
    ),
    "Leverage": anew(
        play(
            May(
                (BadPublicity(2),),
                by=CORP,
                otherwise=(Delayed(when(On("would damage"), Prevent("damage", all=True)), NEXT_TURN),),
            ),
            only=RanSuccessfully((HQ,)),
        ),
    ),
    # X is paid first, and then a card is chosen.
    "Political Operative": in_place_of(
        1, paid((TrashThis(), Credits(Reg("x"))), DoToChosen("trash", WithTrashCostX()))
    ),
    # The number of cards is known before the Runner chooses, and the root can be accessed.
    "Rip Deal": anew(
        play(
            run_on(
                HQ,
                linked=(
                    if_successful(OnLimit(Body((TakeInsteadOfAccess(),)))),
                    when(On("run ends"), Do("remove from game", THIS)),
                ),
            )
        ),
    ),
    # The server changes before the run is declared successful, which nothing takes the place of.
    "Sneakdoor Beta": anew(
        paid(Clicks(1), run_on(ARCHIVES, linked=(when(On("would success", permitted=True), ChangeServer(HQ)),))),
    ),
    # Only what a player trashes.
    "Fall Guy": in_place_of(0, Paid((TrashThis(),), (Prevent("trash", on=Is((RESOURCE,), other=True), players=True),))),
    # Any breach, even without an access.
    "Aumakua": with_fields(1, where=NothingTakenInBreach()),
    # A card that is drawn, and not one that would be.
    "Bug": in_place_of(1, when(On("drawn", by=THEIRS), LookAt(reveal=True), cost=(Credits(2),))),
    # No breach, and nothing that waits for one.
    "Feint": deeply(lambda one: Forbid("breach", RUN) if isinstance(one, Forbid) else one),
    # The Corp may rez, and trashes the ice if it does not.
    "Forged Activation Orders": anew(
        play(
            Target(Is((ICE,), rezzed=False)),
            May((RezTarget(by=CORP),), by=CORP, otherwise=(Do("trash", "targets", CORP),)),
        ),
    ),
    # Two cards are drawn.
    "Mr. Li": anew(
        paid(Clicks(1), Draw(2)),
        when(
            On("drawn", by=MINE, src_is_this=True),
            Target(Drawn(RUNNER)),
            Do("to deck bottom", whose=RUNNER),
            per_batch=True,
        ),
    ),
    # The counters are looked at when the turn begins.
    "The Black File": anew(
        Cannot("corp win by points"),
        when(
            TURN_BEGINS,
            Place(POWER, 1),
            If(AtLeast(Hosted(POWER), 3), (Do("remove from game", THIS),)),
        ),
        limit_per_deck(1),
    ),
    "Slipstream": followed_by(0, MayJackOut()),
    # The server is optional.
    "Tracker": with_fields(0, may=True),
}
