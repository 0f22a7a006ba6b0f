"""Shaper cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

FAN_SITE = resource(
    "Fan Site",
    "shaper",
    when(On("scored"), AsAgenda(0, RUNNER)),
    subtypes="Virtual",
    cost=0,
    influence=1,
)

SYNTHETIC_BLOOD = resource(
    "Synthetic Blood",
    "shaper",
    when(On("damaged"), Draw(1), first=True),
    subtypes="Genetics",
    cost=3,
    influence=2,
    unique=True,
)

TYSON_OBSERVATORY = resource(
    "Tyson Observatory",
    "shaper",
    paid(
        Clicks(2),
        Search(Is((HARDWARE,), zone="anywhere"), RUNNER, reveal=True),
        Do("to hand", "found", whose=RUNNER),
    ),
    subtypes="Location",
    cost=2,
    influence=2,
    unique=True,
)

GENE_CONDITIONING_SHOPPE = resource(
    "Gene Conditioning Shoppe",
    "shaper",
    AlsoSecond(Is(subtypes=("Genetics",))),
    subtypes="Location",
    cost=2,
    influence=1,
)

LONDON_LIBRARY = resource(
    "London Library",
    "shaper",
    when(TURN_ENDS, Do("trash", Is((PROGRAM,), hosted=True))),
    paid(
        Clicks(1),
        InstallOne(Is((PROGRAM,), without=("Virus",), zone=IN_HAND, side=RUNNER), ignore=True, where=ON_THIS),
    ),
    paid(Clicks(1), DoToChosen("to hand", Is((PROGRAM,), hosted=True))),
    subtypes="Location",
    cost=3,
    influence=2,
    unique=True,
)


@dataclass(frozen=True, slots=True)
class _OfItsType(Cards):
    """Such cards of the type that the card installed last has (CR 2.14)."""

    what: Cards

    def has(self, s: State, cid: int, src: int) -> bool:
        types = [type_of(s, one) for one in Latest("installed", Is(side=RUNNER)).all(s, src)]
        return type_of(s, cid) in types and self.what.has(s, cid, src)

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in self.what.all(s, src) if self.has(s, cid, src)]

    def say(self) -> str:
        thing, comes, place = self.what.say().partition(" in ")
        return f"{thing} of the same type{comes}{place}"


HAYLEY_KAPLAN_UNIVERSAL_SCHOLAR = runner_identity(
    "Hayley Kaplan: Universal Scholar",
    "shaper",
    when(
        On("installed", by=MINE),
        InstallOne(_OfItsType(Is(zone=IN_HAND, side=RUNNER))),
        first=True,
        may=True,
    ),
    subtypes="G-mod",
    min_deck=45,
    influence_limit=15,
)
