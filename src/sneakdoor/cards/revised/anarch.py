"""Anarch cards as version 26.03 has them."""

from dataclasses import replace
from typing import Final

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class SpentCredits(Condition):
    """Credits were spent for the instruction before."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return f is not None and Reg("number").of(s, src, f) > 0

    def say(self) -> str:
        return "if you spent credits"


class DamageFromInstalling(Event):
    """The Runner would suffer damage from a "when installed" ability of cybernetic hardware."""

    __slots__ = ()

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("would damage",)

    def met(self, s: State, change: Change, src: int) -> bool:
        for frame in reversed(s.stack):
            if isinstance(frame, Resolving) and frame.src == change.src:
                met = frame.change
                installed = met is not None and met.kind == "installed" and met.cid == change.src
                return installed and Is((HARDWARE,), ("Cybernetic",), zone="anywhere").has(s, change.src, src)
        return False

    def say(self, *, batch: bool = False) -> str:
        return 'you would suffer damage from a "when installed" ability of cybernetic hardware'


def _then_breaks(subtype: str, n: int | Amount) -> Instruction:
    """Break subroutines if the program, with the strength that it has by then, can interface with the ice."""
    return If(CanInterface(Is((ICE,), (subtype,), zone="anywhere")), (Break(n, (subtype,), up_to=True),))


TEXTS: Final[dict[str, Revision]] = {
    # Stronger first, and then it breaks if it can interface.
    "Black Orchestra": with_fields(1, do=(Adjust("strength", 2, ENCOUNTER), _then_breaks("Code Gate", 2))),
    "MKUltra": with_fields(1, do=(Adjust("strength", 2, ENCOUNTER), _then_breaks("Sentry", 2))),
    "Paperclip": with_fields(1, do=(Adjust("strength", Reg("x"), ENCOUNTER), _then_breaks("Barrier", Reg("x")))),
    # The first lost click that is not a trigger cost.
    "Adjusted Chronotype": anew(when(On("clicks lost", by=MINE, not_cause="use"), GainClicks(1), first=True)),
    # All kinds of damage, by an interrupt.
    "Chrome Parlor": anew(When(DamageFromInstalling(), (Prevent("damage", all=True),))),
    "The Noble Path": anew(
        play(
            Do("trash", Is(zone=IN_HAND, side=RUNNER)),
            MakeRun(linked=(when(On("would damage"), Prevent("damage", all=True)),)),
        ),
    ),
    # The server changes before the run is declared successful, which nothing takes the place of.
    "Omar Keung: Conspiracy Theorist": anew(
        paid(
            Clicks(1),
            run_on(
                ARCHIVES,
                linked=(
                    when(
                        On("would success", permitted=True),
                        ChooseServer(f"{int(HQ)},{int(RND)}"),
                        ChangeServer("server"),
                    ),
                ),
            ),
            once_per_turn=True,
        ),
    ),
    # One act, with the number of all cards.
    "Fear the Masses": in_place_of(
        0,
        play(
            run_on(
                HQ,
                linked=(
                    if_successful(
                        instead_of_access(
                            Target(Is(zone=IN_HAND, side=RUNNER, copy=True), ANY, up_to=True),
                            RevealCards("targets"),
                            TrashTop(Plus(1, Reg("targets", "revealed")), CORP, CORP),
                        )
                    ),
                ),
            )
        ),
    ),
    # Five cards are trashed once five were added.
    "Glut Cipher": anew(
        play(
            run_on(
                ARCHIVES,
                linked=(
                    if_successful(
                        instead_of_access(
                            If(
                                AtLeast(Count(Is(zone=IN_DISCARD, side=CORP)), 5),
                                (
                                    DoToChosen("to hand", Is(zone=IN_DISCARD, side=CORP), 5, by=CORP),
                                    If(Gone("targets"), (AtRandom("trash", CORP, 5, CORP),)),
                                ),
                            )
                        )
                    ),
                ),
            )
        ),
    ),
    # Optional, and once in the run, not for the first card only.
    "Immolation Script": deeply(
        lambda one: (
            replace(one, may=True, next_only=False, once_per_run=True)
            if isinstance(one, When) and one.next_only
            else one
        )
    ),
    # The Corp is given bad publicity unless it pays: no choice that it could be unable to make.
    "Mining Accident": in_place_of(
        0,
        play(
            Pays((Credits(5),), otherwise=(BadPublicity(1, CORP),), by=CORP),
            only=ThisTurn("successful run", CENTRALS),
        ),
    ),
    # After the encounter that led to the pass, and also if nothing resolved in it.
    "Persephone": with_fields(2, where=AfterEncounter()),
    # A tag only for credits that were spent.
    "Vamp": anew(
        play(
            run_on(
                HQ,
                linked=(
                    if_successful(
                        instead_of_access(
                            PayAny(may=False),
                            Lose(Reg("number"), CORP),
                            If(SpentCredits(), (Tag(1, take=True),)),
                            may=True,
                        )
                    ),
                ),
            )
        ),
    ),
}
