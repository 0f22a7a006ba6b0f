"""Jinteki cards as version 26.03 has them."""

from typing import Final

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class ApproachedBefore(Condition):
    """In this run a piece of ice was approached before the one that was named last."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        n = 0
        for one in s.journal.since(s.marks[0]):
            n = 0 if one.kind == "run begins" else n + (one.kind == "approach ice")
        return n > 0

    def say(self) -> str:
        return "if this is not the first time they approach ice during this run"


TEXTS: Final[dict[str, Revision]] = {
    # Only in a run.
    "Bio Vault": with_fields(2, only=DuringRun()),
    # Moves of the Runner, after which they may jack out.
    "Cell Portal": followed_by(0, MayJackOut(), place=1),
    "Code Replicator": followed_by(0, MayJackOut()),
    "Letheia Nisei": with_fields(
        0,
        do=psi(Pays((TrashThis(),), (MoveRun(""), MayJackOut()))),
    ),
    "Midori": with_fields(
        0,
        do=(
            Swap("subject", Is((ICE,), zone=IN_HAND, side=CORP), installs=True, into="found"),
            If(Found("found"), (MayJackOut(),)),
        ),
    ),
    "Mind Game": anew(
        Sub(
            psi(
                ChooseServer(other=True),
                Replace(Instead("pass", (MoveRun("server"),))),
                Lasting(ExtraCost("jack out", (AddCards(Is(side=RUNNER), "to deck bottom"),)), RUN),
                MayJackOut(),
            )
        )
    ),
    # The Runner may access the card, if there is one.
    "Hangeki": with_fields(
        0,
        do=(
            Target(Is(side=CORP)),
            May(
                (AccessCards(), Do("remove from game", THIS)),
                by=RUNNER,
                otherwise=(AsAgenda(-1, RUNNER),),
            ),
        ),
        only=Both(
            LastTurn("trashed", RUNNER, Is(side=CORP, zone="anywhere"), RUNNER), AtLeast(Count(Is(side=CORP)), 1)
        ),
    ),
    # Until the next encounter begins, and not until it is over.
    # As long as the encounter lasts, from its beginning.
    "Sensei": anew(sub(GainSubroutines(END_THE_RUN, RUN, each_encounter=True))),
    "Inazuma": in_place_of(1, sub(Forbid("jack out", RUN, until_next=True))),
    # A breach whose first card is chosen.
    "Kitsune": anew(
        sub(May((Target(Is(zone=IN_HAND, side=CORP)), Breach(HQ, root=False, first="targets"), Do("trash", THIS))))
    ),
    "Mti Mwekundu: Life Improved": followed_by(0, If(ApproachedBefore(), (MayJackOut(),))),
    # The Runner moves when the encounter has ended, by a replacement of the pass.
    "Mirāju": with_fields(
        0, do=(Replace(Instead("pass", (MoveRun(server=int(ARCHIVES)), MayJackOut(), Do("derez", THIS)))),)
    ),
    # Gone with the card, and each access counts.
    "Mwanza City Grid": anew(
        root_only(HQ, RND),
        when(On("access begins", server="this"), AccessMore(3)),
        when(On("access ends", server="this"), Gain(Each(2, AccessedInSet()))),
        limit_one_region(),
    ),
    # The Runner may jack out if cards were swapped.
    "Daruma": with_fields(
        0,
        do=(
            Swap(
                Is(here=True, in_remote=True, other=True),
                Either(
                    Is(in_remote=True, other=True),
                    Is((AGENDA, ASSET, UPGRADE), zone=IN_HAND, side=CORP),
                ),
                into="found",
            ),
            If(Found("found"), (MayJackOut(),)),
        ),
    ),
    # A drawn card is swapped, once per turn.
    "Raman Rai": in_place_of(
        1,
        when(
            On("drawn", by=MINE),
            Swap("subject", Is(zone=IN_DISCARD, side=CORP), alike=True, reveal=True),
            cost=(Clicks(1, lose=True),),
            once_per_turn=True,
        ),
    ),
    # What comes into the server is a candidate if the Runner wants it (CR 26.03:7.4.6a); see the interpretations.
    "Toshiyuki Sakai": in_place_of(
        1,
        accessed(
            Swap(THIS, Is((AGENDA, ASSET), zone=IN_HAND, side=CORP), keeps=ADVANCEMENT),
            only_installed=True,
            may=True,
        ),
    ),
    # The Runner suffers the damage unless they take the card as an agenda.
    "Shi.Kyū": with_fields(
        0,
        do=(
            PayAny("lost", may=False),
            If(
                AtLeast(Reg("lost", "paid"), 1),
                (
                    Pays(
                        (TakeAsAgenda(-1),),
                        otherwise=(Damage(Each(1, Reg("lost", "paid")), NET, suffer=True),),
                        by=RUNNER,
                    ),
                ),
            ),
        ),
    ),
    # A drawn agenda is installed from among the drawn cards.
    "Political Dealings": anew(
        when(
            On("drawn", by=MINE, what=Is((AGENDA,), zone="anywhere")),
            RevealCards("subject"),
            InstallFound("subject"),
            may=True,
        )
    ),
    "Restoring Face": anew(
        play(
            Target(Is(subtypes=("Sysop", "Executive", "Clone"), side=CORP)),
            RevealCards("targets"),
            Do("trash", "targets"),
            If(Gone("targets"), (BadPublicity(-2, up_to=True),)),
        )
    ),
}
