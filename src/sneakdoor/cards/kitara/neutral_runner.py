"""Neutral Runner cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class NameNumber(Instruction):
    """Name a number, up to the highest that any card has as a cost or requirement."""

    def run(self, s: State, f: Resolving) -> None:
        high = max(max(card.cost or 0, card.advancement) for card in s.book.cards)
        ChooseNumber(high).run(s, f)

    def quiet(self) -> bool:
        return True

    def could_change(self, s: State, f: Resolving) -> bool:
        return False  # whatever uses the number checks this itself

    def say(self) -> str:
        return "name a number"


@dataclass(frozen=True, slots=True)
class HasNumber(Condition):
    """The card that was met has the named number as its rez cost, play cost, or advancement requirement."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        assert f is not None
        return any(self._number(s, cid) == f.regs["number"][1] for cid in cards_in(s, f, "subject"))

    def _number(self, s: State, cid: int) -> int:
        kind = s.card(cid).type
        if kind == AGENDA:
            return advancement_requirement(s, cid)
        return play_cost(s, cid) if kind == OPERATION else rez_cost(s, cid)

    def say(self) -> str:
        return "if that number is its rez cost, play cost, or advancement requirement"


RNG_KEY = program(
    "RNG Key",
    "neutral_runner",
    when(
        On("successful run", server=f"{HQ},{RND}"),
        NameNumber(),
        Delayed(
            When(
                On("accessed"),
                (RevealCards("subject"), If(HasNumber(), (Choose(((Gain(3),), (Draw(2),))),))),
                next_only=True,
            ),
            RUN,
        ),
        may=True,
        first=True,
    ),
    cost=0,
    memory=1,
    influence=0,
    unique=True,
)

KASI_STRING = resource(
    "Kasi String",
    "neutral_runner",
    when(
        On("run ends", server="remote", cause="successful"),
        Place(POWER, 1),
        first=True,
        may=True,
        where=Both(InThatRun("accessed"), Not(InThatRun("stolen"))),
    ),
    While(AtLeast(Hosted(POWER), 4), (AsAgenda(1, RUNNER),)),
    subtypes="Virtual",
    cost=1,
    influence=0,
    unique=True,
)

JACKPOT = resource(
    "Jackpot!",
    "neutral_runner",
    when(TURN_BEGINS, Place(CREDIT, 1), may=True),
    when(
        On("stolen", also="added to score area", what=Is((AGENDA,), zone=IN_SCORE, side=RUNNER)),
        ChooseNumber(Hosted(CREDIT)),
        Take(Reg("number")),
        Do("trash", THIS),
        may=True,
    ),
    cost=0,
    influence=0,
)
