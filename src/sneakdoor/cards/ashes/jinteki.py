"""Jinteki cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

FLOWER_SERMON = agenda(
    "Flower Sermon",
    "jinteki",
    scored(Place(AGENDA_TOKEN, 5)),
    paid(
        Tokens(AGENDA_TOKEN),
        LookAtTop(1, CORP, reveal=True),
        Draw(2),
        DoToChosen("to deck top", Is(zone=IN_HAND, side=CORP)),
        once_per_turn=True,
    ),
    advancement=4,
    points=2,
)

HYOUBU_INSTITUTE_ABSOLUTE_CLARITY = corp_identity(
    "Hyoubu Institute: Absolute Clarity",
    "jinteki",
    when(On("revealed", by=MINE), Gain(1), first=True),
    paid(
        Clicks(1),
        Choose(((AtRandom("reveal", RUNNER),), (LookAtTop(1, RUNNER, reveal=True),))),
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)


class InOrProtectingAttacked(Cards):
    """The cards installed in the attacked server, and the ice that protects it.

    CR 1.4:1.14.2c: the cards in a central server are not installed, so none of them can be chosen (answered in 2019).
    CR 4.7.7c: the cards in its root are not in it.
    """

    __slots__ = ()

    def all(self, s: State, src: int) -> list[int]:
        run = current_run(s)
        if run is None or run.server not in s.ice:
            return []
        return [*s.ice[run.server], *(() if run.server in CENTRALS else s.root[run.server])]

    def say(self) -> str:
        return "card installed in or protecting the attacked server"


PROJECT_YAGI_UDA = agenda(
    "Project Yagi-Uda",
    "jinteki",
    scored(Place(AGENDA_TOKEN, Each(1, Hosted(ADVANCEMENT), over=3))),
    paid(
        Tokens(AGENDA_TOKEN),
        Swap(Is(zone=IN_HAND, side=CORP), InOrProtectingAttacked()),
        MayJackOut(),
        only=DuringRun(),
    ),
    subtypes="Research",
    advancement=3,
    points=2,
)

STING = agenda(
    "Sting!",
    "jinteki",
    scored(Damage(Plus(1, Count(CopyOf(THIS, Is(zone=IN_SCORE, side=RUNNER)))), NET)),
    when(STEAL_THIS, Damage(Plus(1, Count(CopyOf(THIS, Is(zone=IN_SCORE, side=CORP)))), NET)),
    subtypes="Ambush",
    advancement=3,
    points=1,
)

KONJIN = ice(
    "Konjin",
    "jinteki",
    When(
        ENCOUNTER_THIS,
        psi(May((Target(Is((ICE,), rezzed=True, other=True)), ForceEncounter("targets")))),
    ),
    subtypes="Mythic - Psi",
    cost=3,
    strength=3,
    influence=3,
    unique=True,
)

SAISENTAN = ice(
    "Saisentan",
    "jinteki",
    when(
        ENCOUNTER_THIS,
        NameType(),
        Delayed(
            When(
                On(
                    "trashed",
                    what=OfNamedType(Is(zone="anywhere", side=RUNNER)),
                    causes=("net damage",),
                ),
                (Damage(1, NET),),
                where=BySubroutine(),
            ),
            ENCOUNTER,
        ),
    ),
    sub(Damage(1, NET)),
    sub(Damage(1, NET)),
    sub(Damage(1, NET)),
    subtypes="Sentry - AP - Observer",
    cost=5,
    strength=2,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class TrashedNamed(Condition):
    """A copy of the card that the source has named last was trashed by its damage."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        for one in reversed(s.journal.since(s.marks[0])):
            if isinstance(one, NameChosen) and one.src == src:
                return False
            if one.kind == "trashed" and one.src == src and Named().has(s, one.cid, src):
                return True
        return False

    def say(self) -> str:
        return "if you trash a copy of the named card"


COMPLETE_IMAGE = operation(
    "Complete Image",
    "jinteki",
    terminal(),
    play(
        AsOne((NameCard(), Damage(1, NET))),
        Repeat(TrashedNamed()),
        only=Both(AtLeast(Points(RUNNER), 3), LastTurn("successful run", RUNNER)),
    ),
    subtypes="Terminal - Gray Ops",
    cost=4,
    trash=2,
    influence=4,
)

KAKURENBO = operation(
    "Kakurenbo",
    "jinteki",
    triple(),
    play(
        Target(Is(zone=IN_HAND, side=CORP), ANY, up_to=True, verb="trash"),
        Do("trash"),
        HideArchives(),
        InstallOne(Is((AGENDA, ASSET, UPGRADE), zone=IN_DISCARD, side=CORP), optional=True, where=IN_REMOTE),
        If(Found("installed"), (Place(ADVANCEMENT, 2, "installed"),)),
    ),
    remove_instead_of_trashing(),
    subtypes="Triple",
    cost=2,
    influence=3,
)

PUBLIC_HEALTH_PORTAL = asset(
    "Public Health Portal",
    "jinteki",
    when(TURN_BEGINS, AsOne((LookAtTop(1, CORP, reveal=True), Gain(2)))),
    subtypes="Facility",
    cost=3,
    trash=2,
    influence=1,
)

PRANA_CONDENSER = asset(
    "Prāna Condenser",
    "jinteki",
    When(
        On("would damage", by=MINE, cause=NET),
        (Prevent("damage", 1, (NET,)), If(Found("prevent"), (AsOne((Place(POWER, 1), Gain(3))),))),
        may=True,
    ),
    paid((Clicks(2), TrashThis()), Damage(Each(1, Hosted(POWER)), NET)),
    cost=1,
    trash=4,
    influence=3,
    unique=True,
)

STORGOTIC_RESONATOR = asset(
    "Storgotic Resonator",
    "jinteki",
    when(
        On("trashed", by=MINE, what=OfYourFaction(Is(side=RUNNER, zone="anywhere"))),
        Place(POWER, 1),
        first=True,
    ),
    paid((Clicks(1), Tokens(POWER)), Damage(1, NET)),
    subtypes="Hostile",
    cost=2,
    trash=2,
    influence=2,
    unique=True,
)

HYOUBU_PRECOG_MANIFOLD = operation(
    "Hyoubu Precog Manifold",
    "jinteki",
    lockdown(),
    play(ChooseServer(), RememberServer()),
    When(On("successful run", server=CHOSEN), psi(EndRun())),
    subtypes="Lockdown - Psi",
    cost=0,
    trash=4,
    influence=3,
)

LETHEIA_NISEI = upgrade(
    "Letheia Nisei",
    "jinteki",
    When(
        On("approach server", server="this"),
        psi(Pays((TrashThis(),), (MoveRun(""),))),
        first=True,
        each_run=True,
    ),
    subtypes="Psi - Clone",
    cost=1,
    trash=2,
    influence=3,
    unique=True,
)

LA_COSTA_GRID = upgrade(
    "La Costa Grid",
    "jinteki",
    remote_only(),
    when(
        TURN_BEGINS,
        PlaceOnChosen(ADVANCEMENT, 1, Is((AGENDA, ASSET, UPGRADE), here=True)),
    ),
    limit_one_region(),
    subtypes="Region - Seedy",
    cost=3,
    trash=4,
    influence=3,
)

ENGRAM_FLUSH = ice(
    "Engram Flush",
    "jinteki",
    when(
        ENCOUNTER_THIS,
        NameType(),
        Delayed(
            When(
                On(
                    "hand revealed",
                    cause="subroutine",
                    src_is_this=True,
                ),
                (DoToChosen("trash", OfNamedType(Is(zone=IN_HAND, side=RUNNER))),),
                may=True,
            ),
            ENCOUNTER,
        ),
    ),
    sub(RevealHand(RUNNER)),
    sub(RevealHand(RUNNER)),
    subtypes="Code Gate - Observer",
    cost=2,
    strength=5,
    influence=1,
)
