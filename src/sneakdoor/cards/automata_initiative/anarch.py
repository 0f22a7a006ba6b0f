"""Anarch cards of The Automata Initiative."""

from sneakdoor.cards.vocabulary import *

STRIKE_FUND = event(
    "Strike Fund",
    "anarch",
    play(Gain(4)),
    when(On("trashed", what=THIS, zones=(int(IN_HAND_ZONE), int(IN_DECK_ZONE))), Gain(2), may=True),
    cost=1,
    influence=1,
)

THE_PRICE = event(
    "The Price",
    "anarch",
    play(TrashTop(4, RUNNER, follow=True), InstallOne("trashed", discount=3, optional=True)),
    cost=1,
    influence=2,
)

SOLIDARITY_BADGE = hardware(
    "Solidarity Badge",
    "anarch",
    when(On("trashed", by=MINE, what=Is(side=CORP, zone="anywhere")), Place(POWER, 1), first=True),
    when(TURN_BEGINS, Choose(((Draw(1),), (RemoveTag(1),))), cost=(Tokens(POWER),)),
    subtypes="Chip",
    cost=1,
    influence=1,
    unique=True,
)

AUDREY_V2 = program(
    "Audrey v2",
    "anarch",
    when(On("trashed", by=MINE, accessing=True), Place(VIRUS, 1)),
    breaks(Tokens(VIRUS), n=2, up_to=True),
    boost(TrashCards(Is(zone=IN_HAND, side=RUNNER)), 3),
    subtypes="Icebreaker - AI - Virus",
    cost=3,
    strength=0,
    memory=2,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class EncounteredBarrier(Cards):
    """The ice that is being encountered, if it is a barrier."""

    def all(self, s: State, src: int) -> list[int]:
        ice = encountered(s)
        return [ice] if ice >= 0 and has_subtype(s, ice, "Barrier") else []

    def is_run_ice(self) -> bool:
        return True

    def say(self) -> str:
        return "the barrier you are encountering"


BANNER = program(
    "Banner",
    "anarch",
    interface(Credits(2), Forbid("end the run", ENCOUNTER, on=EncounteredBarrier())),
    subtypes="Icebreaker - Fracter - Weapon",
    cost=4,
    strength=5,
    memory=1,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class OtherThanHost(Cards):
    """The ice that protects the server of the host ice, without the host."""

    def has(self, s: State, cid: int, src: int) -> bool:
        return not HOST.has(s, cid, src) and Is((ICE,), protecting=True).has(s, cid, src)

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in Is((ICE,), protecting=True).all(s, src) if not HOST.has(s, cid, src)]

    def say(self) -> str:
        return "other piece of ice protecting this server"


MONKEYWRENCH = program(
    "Monkeywrench",
    "anarch",
    InstallOnly(Is((ICE,))),
    Modify("strength", -2, HOST),
    Modify("strength", -1, OtherThanHost()),
    subtypes="Trojan",
    cost=2,
    memory=1,
    influence=2,
)

ERU_AYASE_PESSOA = resource(
    "Eru Ayase-Pessoa",
    "anarch",
    paid(
        (Clicks(1), TakeTags(1)),
        run_on(ARCHIVES, linked=(if_successful(instead_of_breach(Breach(RND))),)),
        once_per_turn=True,
    ),
    threat(3, when(OnBreach(str(RND)), AccessMore(1), where=DuringRun(server=ARCHIVES))),
    subtypes="Connection - Clone",
    cost=2,
    influence=3,
    unique=True,
)

HANNAH_WHEELS_PILINTRA = resource(
    'Hannah "Wheels" Pilintra',
    "anarch",
    paid(
        Clicks(1),
        GainClicks(1),
        MakeRun("remote", (when(On("run ends", cause="unsuccessful"), Tag(1, take=True)),)),
        once_per_turn=True,
    ),
    paid((Clicks(1), TrashThis()), GainClicks(2), RemoveTag(1)),
    subtypes="Connection",
    cost=2,
    influence=2,
    unique=True,
)

LAGO_PARANOA_SHELTER = resource(
    "Lago Paranoá Shelter",
    "anarch",
    when(On("installed", by=CORP, what=Is(in_root=True)), Draw(1), cost=(TrashTopCards(1),), first=True),
    subtypes="Connection - Location",
    cost=2,
    influence=2,
    unique=True,
)
