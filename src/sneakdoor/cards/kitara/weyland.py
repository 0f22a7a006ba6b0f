"""Weyland cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

ARMED_INTIMIDATION = agenda(
    "Armed Intimidation",
    "weyland",
    scored(Choose(((Damage(5, MEAT, suffer=True),), (Tag(2, take=True),)), by=RUNNER)),
    subtypes="Security",
    advancement=4,
    points=2,
)

CITY_WORKS_PROJECT = agenda(
    "City Works Project",
    "weyland",
    install_faceup(),
    accessed(Damage(Plus(2, Hosted(ADVANCEMENT)), MEAT), only_installed=True),
    subtypes="Public",
    advancement=5,
    points=3,
)


class FaceupAgendas(Cards):
    """Agendas that are installed faceup (CR 3.2.3a)."""

    __slots__ = ()

    def has(self, s: State, cid: int, src: int) -> bool:
        thing = s.things.get(cid)
        return thing is not None and thing.installed and thing.faceup and s.card(cid).type == AGENDA

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.things if self.has(s, cid, src)]

    def say(self) -> str:
        return "all installed faceup agendas"


SSO_INDUSTRIES_FUELING_INNOVATION = corp_identity(
    "SSO Industries: Fueling Innovation",
    "weyland",
    when(
        TURN_ENDS,
        PlaceOnChosen(ADVANCEMENT, Each(1, WorthOf(FaceupAgendas())), Is((ICE,), bare=ADVANCEMENT)),
        may=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)
