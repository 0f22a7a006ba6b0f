"""Criminal cards of Honor and Profit."""

from sneakdoor.cards.vocabulary import *

THEOPHILIUS_BAGBITER = resource(
    "Theophilius Bagbiter",
    "criminal",
    when(INSTALL_THIS, Lose(CreditsOf(RUNNER), RUNNER)),
    Modify("hand size", CreditsOf(RUNNER), op=SET),
    subtypes="Connection",
    cost=3,
    influence=4,
    unique=True,
)

TRI_MAF_CONTACT = resource(
    "Tri-maf Contact",
    "criminal",
    Cannot("use", THIS, HappenedTo("used", THIS)),
    paid(Clicks(1), Gain(2)),
    when(On("trashed", what=THIS), Damage(3, MEAT, suffer=True)),
    subtypes="Connection",
    cost=2,
    influence=1,
)

SILHOUETTE_STEALTH_OPERATIVE = runner_identity(
    "Silhouette: Stealth Operative",
    "criminal",
    success_on(HQ, Target(Is(side=CORP, rezzed=False)), Expose(), first=True, may=True),
    subtypes="Natural",
    min_deck=40,
    influence_limit=15,
)


@dataclass(frozen=True, slots=True)
class _MorePoints(Condition):
    """The other side has more agenda points in its score area (CR 1.16.1)."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return Points(CORP).of(s, src, f) > Points(RUNNER).of(s, src, f)

    def say(self) -> str:
        return "if the Corp has more agenda points than the Runner"


IAIN_STIRLING_RETIRED_SPOOK = runner_identity(
    "Iain Stirling: Retired Spook",
    "criminal",
    when(TURN_BEGINS, If(_MorePoints(), (Gain(2),))),
    subtypes="Natural",
    link=1,
    min_deck=45,
    influence_limit=10,
)
