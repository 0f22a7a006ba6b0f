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
    "Mti Mwekundu: Life Improved": followed_by(0, If(ApproachedBefore(), (MayJackOut(),))),
    # The Runner moves when the encounter has ended, by a replacement of the pass.
    "Mirāju": with_fields(
        0, do=(Replace(Instead("pass", (MoveRun(server=int(ARCHIVES)), MayJackOut(), Do("derez", THIS)))),)
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
