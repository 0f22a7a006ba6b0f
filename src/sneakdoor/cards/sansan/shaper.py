"""Shaper cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

BOOKMARK = hardware(
    "Bookmark",
    "shaper",
    paid(Clicks(1), Target(Is(zone=IN_HAND, side=RUNNER), 3, up_to=True), HostCards(facedown=True)),
    paid(Clicks(1), Do("to hand", Is(hosted=True), whose=RUNNER)),
    paid(TrashThis(), Do("to hand", "hosted", whose=RUNNER), keeps_hosted=True),
    cost=0,
    influence=2,
)

NET_READY_EYES = hardware(
    "Net-Ready Eyes",
    "shaper",
    when(INSTALL_THIS, Damage(2, MEAT, suffer=True)),
    when(On("run begins"), Target(Is((PROGRAM,), ("Icebreaker",))), Adjust("strength", 1, RUN, "targets")),
    subtypes="Cybernetic",
    cost=0,
    influence=2,
    unique=True,
)

GAME_DAY = event(
    "Game Day",
    "shaper",
    double(),
    play(Draw(ToHandSize(RUNNER))),
    subtypes="Double",
    cost=1,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class FirstEventResolved(Event):
    """The event played first in a turn has resolved; one that was played in the middle of it was not the first."""

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("resolved",)

    def met(self, s: State, change: Change, src: int) -> bool:
        told = s.journal.since(s.marks[0])
        first = next((one.cid for one in told if one.kind == "played" and one.side == RUNNER), -1)
        done = [one for one in told if one.kind == "resolved" and one.cid == first]
        return bool(done) and done[0] is change

    def say(self, *, batch: bool = False) -> str:
        return "you have resolved the first event that you played in a turn"


COMET = hardware(
    "Comet",
    "shaper",
    memory(1),
    when(FirstEventResolved(), PlayCards(Is((EVENT,), zone=IN_HAND, side=RUNNER)), may=True),
    limit_one_console(),
    subtypes="Console",
    cost=4,
    influence=2,
    unique=True,
)
