"""Jinteki cards of Vantage Point."""

from sneakdoor.cards.vocabulary import *

_FLIPPED = On("flipped", what=THIS)
_TURN_BACK = when(On("discard phase ends", by=RUNNER), Flip())


def _department(title: str, server: int) -> CardDef:
    """A back of Méliès U: it answers runs on one central server (CR 26.03:2.18.1)."""
    return corp_identity(
        f"{title}: Méliès U",
        "jinteki",
        when(
            _FLIPPED,
            LookAtTop(1, CORP, into="found"),
            May(
                (
                    Do("trash", "found"),
                    If(Done("trashed", "found"), (DoToChosen("to hand", Is(zone=IN_DISCARD, side=CORP)),)),
                )
            ),
            where=DuringRun(server=server),
        ),
        _TURN_BACK,
        subtypes="Department",
    )


MELIES_U_ONLY_THE_BRIGHTEST = corp_identity(
    "Méliès U: Only the Brightest",
    "jinteki",
    when(DISCARD_PHASE_ENDS, ChooseVersion(secretly=True)),
    when(On("successful run", server="central"), Flip()),
    when(On("action phase ends", by=RUNNER), Gain(1)),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
    versions=(
        _department("Tenure Floors", HQ),
        _department("Subsurface Labs", RND),
        _department("Disposal Grounds", ARCHIVES),
    ),
)

LOTUS_HAZE = agenda(
    "Lotus Haze",
    "jinteki",
    scored(Place(AGENDA_TOKEN, 3)),
    paid(
        Tokens(AGENDA_TOKEN),
        Target(Is((UPGRADE,), rezzed=True)),
        ChooseServer(than="targets"),
        MoveThis(what="targets"),
    ),
    subtypes="Security",
    advancement=4,
    points=2,
)

ESCA = asset(
    "Esca",
    "jinteki",
    reveal_from_rnd(),
    accessed(Lose(1, RUNNER), If(TAGGED, (Damage(1, NET),)), not_from_archives=False),
    subtypes="Ambush",
    cost=0,
    trash=3,
    influence=1,
)

EZAM = ice(
    "ezaM",
    "jinteki",
    paid(Clicks(1), Swap(THIS, Is((ICE,), other=True))),
    sub(LookAtTop(1, CORP), May((Do("to deck bottom", "looked", said=THAT_CARD, whose=CORP),))),
    sub(Lasting(Modify("strength", 1, Is((ICE,))), RUN)),
    subtypes="Code Gate",
    cost=1,
    strength=3,
    influence=2,
)

KNOWLEDGE_SEEKER = ice(
    "Knowledge Seeker",
    "jinteki",
    when(
        On("encounter ends", what=THIS),
        AsOne((Purge(), Do("derez", THIS))),
        where=AtLeast(Hosted(VIRUS), 3),
    ),
    sub(Place(VIRUS, 1)),
    sub(LookAtTop(4, CORP), Arrange("looked")),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=5,
    strength=5,
    influence=3,
)

LIONSMANE = ice(
    "Lionsmane",
    "jinteki",
    sub(Damage(2, NET)),
    sub(Pays((Credits(3),), otherwise=(Damage(2, NET),), by=RUNNER)),
    sub(May((JackOutAsCost(),), by=RUNNER, otherwise=(Damage(2, NET),))),
    subtypes="Sentry - AP",
    cost=6,
    strength=4,
    influence=3,
)

VICSEK = ice(
    "Vicsek",
    "jinteki",
    sub(AsOne((Damage(TagCount(), NET), Tag(TagCount())))),
    sub(Tag(1), Do("trash", THIS)),
    subtypes="Trap - AP - Observer",
    cost=2,
    strength=3,
    influence=3,
)

CULTIVATE = operation(
    "Cultivate",
    "jinteki",
    play(
        LookAtTop(5, CORP),
        AsOne(
            (
                TakeFrom("looked", "scrapped", rest="others", n=1),
                TakeFrom("others", "chosen", rest="left", n=1),
                Do("trash", "scrapped", said=THE_FIRST),
                Do("to hand", "chosen", said=THE_OTHER, whose=CORP),
                Arrange("left"),
            )
        ),
    ),
    cost=0,
    influence=1,
)

UNLEASH = operation(
    "Unleash",
    "jinteki",
    ExtraCost("play", (RemoveTags(1),), own=True),
    play(
        Target(Is((ICE,), rezzed=False), verb="rez"),
        RezTarget(ignore=True),
        May((ResolveSubroutine("targets"),)),
    ),
    subtypes="Gray Ops",
    cost=0,
    influence=2,
)

THE_RED_ROOM = upgrade(
    "The Red Room",
    "jinteki",
    root_only(HQ, RND, ARCHIVES),
    when(On("scored", also="stolen"), Place(POWER, 1), first=True),
    paid(Tokens(POWER), EndRun(), only=DuringRun(other=True)),
    subtypes="Facility",
    cost=1,
    trash=3,
    influence=3,
    unique=True,
)
