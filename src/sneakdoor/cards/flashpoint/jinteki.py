"""Jinteki cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

JINTEKI_POTENTIAL_UNLEASHED = corp_identity(
    "Jinteki: Potential Unleashed",
    "jinteki",
    when(On("damaged", cause=NET), TrashTop(1, RUNNER)),
    subtypes="Megacorp",
    min_deck=45,
    influence_limit=12,
)

PROJECT_KUSANAGI = agenda(
    "Project Kusanagi",
    "jinteki",
    scored(Place(AGENDA_TOKEN, Each(1, Hosted(ADVANCEMENT), over=2))),
    paid(
        Tokens(AGENDA_TOKEN),
        Target(Is((ICE,), rezzed=True)),
        GainSubroutines(sub(Damage(1, NET)), RUN, to="targets"),
    ),
    subtypes="Security",
    advancement=2,
    points=0,
)

AIKI = ice(
    "Aiki",
    "jinteki",
    Sub(psi(Draw(2, RUNNER))),
    sub(Damage(1, NET)),
    sub(Damage(1, NET)),
    subtypes="Code Gate - Psi - AP",
    cost=1,
    strength=3,
    influence=2,
)

CHIYASHI = ice(
    "Chiyashi",
    "jinteki",
    when(On("broken", what=THIS), TrashTop(2, RUNNER), where=AtLeast(Count(Is(subtypes=("AI",))), 1)),
    sub(Damage(2, NET)),
    sub(Damage(2, NET)),
    END_THE_RUN,
    subtypes="Barrier - AP",
    cost=12,
    strength=8,
    influence=2,
)

MIND_GAME = ice(
    "Mind Game",
    "jinteki",
    Sub(
        psi(
            ChooseServer(other=True),
            Replace(Instead("pass", (MoveRun("server"),))),
            Lasting(ExtraCost("jack out", (AddCards(Is(side=RUNNER), "to deck bottom"),)), RUN),
        )
    ),
    subtypes="Code Gate - Psi - Deflector",
    cost=0,
    strength=4,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class OfOtherFactions(Cards):
    """Installed cards that do not match the faction of a side's identity (CR 2.12)."""

    side: int

    def has(self, s: State, cid: int, src: int) -> bool:
        thing = s.things.get(cid)
        if thing is None or not thing.installed or thing.form == AS_COUNTER:
            return False
        # CR 8.4.2: a facedown Runner card has no faction, and so matches none.
        mine = s.card(identity(s, self.side)).faction
        return thing.form != PRINTED or s.card(cid).faction != mine

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.things if self.has(s, cid, src)]

    def say(self) -> str:
        return f"installed card that does not match the faction of {SIDE_NAMES[self.side]}'s identity"


ENFORCING_LOYALTY = operation(
    "Enforcing Loyalty",
    "jinteki",
    double(),
    Play(trace(3, DoToChosen("trash", OfOtherFactions(RUNNER)))),
    subtypes="Double - Gray Ops",
    cost=2,
    trash=1,
    influence=1,
)

PSYCHOKINESIS = operation(
    "Psychokinesis",
    "jinteki",
    terminal(),
    play(
        LookAtTop(5, CORP),
        Sort(Is((AGENDA, ASSET, UPGRADE), zone="anywhere")),
        InstallOne("fits", optional=True, where=IN_REMOTE),
    ),
    subtypes="Terminal",
    cost=1,
    influence=2,
)

FUMIKO_YAMAMORI = asset(
    "Fumiko Yamamori",
    "jinteki",
    when(On("bids revealed", by=MINE), If(DifferentBids(), (Damage(1, MEAT),))),
    subtypes="Character",
    cost=4,
    trash=4,
    influence=2,
    unique=True,
)

HYOUBU_RESEARCH_FACILITY = asset(
    "Hyoubu Research Facility",
    "jinteki",
    when(On("bids revealed", by=MINE), Gain(Each(1, SecretlySpent(CORP))), first=True),
    subtypes="Facility",
    cost=0,
    trash=4,
    influence=3,
    unique=True,
)

GEORGIA_EMELYOV = upgrade(
    "Georgia Emelyov",
    "jinteki",
    when(On("unsuccessful run", server="this"), Damage(1, NET)),
    paid(Credits(2), ChooseServer(other=True), MoveThis()),
    subtypes="Sysop",
    cost=1,
    trash=3,
    influence=2,
    unique=True,
)

HASTY_RELOCATION = operation(
    "Hasty Relocation",
    "jinteki",
    ExtraCost("play", (TrashTopCards(1),), own=True),
    play(Draw(3), AddInOrder(Is(zone=IN_HAND, side=CORP), CORP, n=3)),
    cost=0,
    influence=2,
)

NIHONGAI_GRID = upgrade(
    "Nihongai Grid",
    "jinteki",
    when(
        SUCCESS_HERE,
        LookAtTop(5, CORP),
        Swap("looked", Is(zone=IN_HAND, side=CORP)),
        may=True,
        where=OneOf(AtMost(CreditsOf(RUNNER), 5), AtMost(HandOf(RUNNER), 1)),
    ),
    limit_one_region(),
    subtypes="Region",
    cost=1,
    trash=5,
    influence=2,
    unique=True,
)

CHRYSALIS = ice(
    "Chrysalis",
    "jinteki",
    reveal_from_rnd(),
    accessed(ForceEncounter()),
    sub(Damage(2, NET)),
    subtypes="Sentry - AP",
    cost=3,
    strength=2,
    trash=1,
    influence=2,
)

DNA_TRACKER = ice(
    "DNA Tracker",
    "jinteki",
    sub(Damage(1, NET), Lose(2, RUNNER)),
    sub(Damage(1, NET), Lose(2, RUNNER)),
    sub(Damage(1, NET), Lose(2, RUNNER)),
    subtypes="Code Gate - AP",
    cost=8,
    strength=6,
    influence=3,
)
