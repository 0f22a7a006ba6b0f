"""Jinteki cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

IMPROVED_PROTEIN_SOURCE = agenda(
    "Improved Protein Source",
    "jinteki",
    when(On("scored", what=THIS, also="stolen"), Gain(4, RUNNER)),
    subtypes="Research",
    advancement=4,
    points=3,
)

PALANA_FOODS_SUSTAINABLE_GROWTH = corp_identity(
    "Pālanā Foods: Sustainable Growth",
    "jinteki",
    when(On("drawn", by=RUNNER), Gain(1), first=True),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

CHETANA = ice(
    "Chetana",
    "jinteki",
    sub(AsOne((Gain(2), Gain(2, RUNNER)))),
    Sub(psi(Damage(Each(1, HandOf(RUNNER)), NET))),
    subtypes="Sentry - AP - Psi",
    cost=4,
    strength=3,
    influence=2,
)

UPAYOGA = ice(
    "Upayoga",
    "jinteki",
    Sub(psi(Lose(2, RUNNER))),
    sub(ResolveSubroutine(Is((ICE,), ("Psi",), rezzed=True))),
    subtypes="Code Gate - Psi",
    cost=3,
    strength=4,
    influence=1,
)

_MUST_DISCARD = sub(Draw(3, RUNNER), DiscardDown(RUNNER))

HARVESTER = ice(
    "Harvester",
    "jinteki",
    _MUST_DISCARD,
    _MUST_DISCARD,
    subtypes="Code Gate",
    cost=1,
    strength=3,
    influence=1,
)

CLONES_ARE_NOT_PEOPLE = operation(
    '"Clones are not People"',
    "jinteki",
    current(CORP),
    when(On("scored"), AsAgenda(1, CORP)),
    subtypes="Current",
    cost=3,
    influence=3,
)

HERITAGE_COMMITTEE = operation(
    "Heritage Committee",
    "jinteki",
    faction_alliance("jinteki"),
    play(Draw(3), DoToChosen("to deck top", Is(zone=IN_HAND, side=CORP))),
    subtypes="Alliance",
    cost=1,
    influence=2,
)

VOTER_INTIMIDATION = operation(
    "Voter Intimidation",
    "jinteki",
    Play(
        psi(DoToChosen("trash", Is((RESOURCE,)))),
        only=AtLeast(Count(Is((AGENDA,), zone=IN_SCORE, side=RUNNER)), 1),
    ),
    subtypes="Gray Ops - Psi",
    cost=1,
    influence=2,
)

BIO_ETHICS_ASSOCIATION = asset(
    "Bio-Ethics Association",
    "jinteki",
    when(TURN_BEGINS, If(AtMost(Count(Is((ICE,), protecting=True)), 0), (Damage(1, NET),))),
    subtypes="Political",
    cost=1,
    trash=2,
    influence=2,
)

PALANA_AGROPLEX = asset(
    "Pālanā Agroplex",
    "jinteki",
    when(TURN_BEGINS, AsOne((Draw(1), Draw(1, RUNNER)))),
    subtypes="Facility",
    cost=1,
    trash=5,
    influence=2,
)

DEDICATED_NEURAL_NET = agenda(
    "Dedicated Neural Net",
    "jinteki",
    When(On("successful run", server=str(int(HQ))), psi(ChooseAccessed(RUN)), first=True),
    subtypes="Initiative - Psi",
    advancement=3,
    points=1,
)

MUMBAD_CITY_GRID = upgrade(
    "Mumbad City Grid",
    "jinteki",
    when(On("passed", server="this"), Swap("subject", Is((ICE,), protecting=True)), may=True),
    limit_one_region(),
    subtypes="Region",
    cost=3,
    trash=3,
    influence=3,
)

POLITICAL_DEALINGS = asset(
    "Political Dealings",
    "jinteki",
    When(
        On("would draw card", by=MINE),
        (
            LookAt(),
            If(
                Fits(Is((AGENDA,), zone="anywhere")),
                (
                    May(
                        (
                            RevealCards("subject"),
                            InsteadOfAdding(Body((InstallFound("subject"),))),
                        )
                    ),
                ),
            ),
        ),
    ),
    subtypes="Seedy",
    cost=4,
    trash=3,
    influence=4,
)


class SameTypeInArchives(Condition):
    """Archives has a card of the type of the card that would be drawn."""

    __slots__ = ()

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        types = {s.card(cid).type for cid, _ in held(f, "subject")}
        return any(s.card(cid).type in types for cid in s.discard[CORP])

    def say(self) -> str:
        return "if Archives has a card of the same type"


RAMAN_RAI = asset(
    "Raman Rai",
    "jinteki",
    faction_alliance("jinteki"),
    When(
        On("would draw card", by=MINE),
        (
            LookAt(),
            If(
                SameTypeInArchives(),
                (
                    Pays(
                        (Clicks(1, lose=True),),
                        (
                            Swap(
                                "subject",
                                Is(zone=IN_DISCARD, side=CORP),
                                alike=True,
                                reveal=True,
                            ),
                        ),
                        once_per_turn=True,
                    ),
                ),
            ),
        ),
    ),
    subtypes="Alliance - Executive",
    cost=1,
    trash=3,
    influence=3,
    unique=True,
)
