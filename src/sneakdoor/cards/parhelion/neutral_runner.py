"""Neutral Runner cards of Parhelion."""

from sneakdoor.cards.vocabulary import *

NOVA_INITIUMIA = runner_identity(
    "Nova Initiumia: Catalyst & Impetus",
    "neutral_runner",
    copies_per_card(1),
    subtypes="Digital - Natural",
    min_deck=40,
)


@dataclass(frozen=True, slots=True)
class TurnHostedFaceup(Instruction):
    """Turn the cards hosted here faceup (CR 26.03:1.13.7)."""

    def run(self, s: State, f: Resolving) -> None:
        thing = s.things.get(f.src)
        for cid in thing.hosted if thing is not None else ():
            if not s.things[cid].faceup:
                s.things[cid].faceup = True
                happen(s, "turned faceup", f.side, cid, src=f.src, rule="26.03:1.13.7", seen=3)

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        return "turn each card hosted on this card faceup"


MATRYOSHKA = program(
    "Matryoshka",
    "neutral_runner",
    when(TURN_BEGINS, TurnHostedFaceup()),
    paid(Clicks(1), Target(Is(copy=True, zone=IN_HAND, side=RUNNER)), HostCards()),
    paid((Credits(Reg("x")), TurnHostedFacedown()), Break(Reg("x"))),
    boost(1, 1),
    limit_per_deck(6),
    subtypes="Icebreaker - AI",
    cost=3,
    strength=2,
    memory=2,
    influence=0,
)
