"""Shaper cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class _JustRezzed(Condition):
    """The ice that is encountered was rezzed since the Runner approached it (CR 6.9.2)."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        ice = encountered(s)
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind in ("approach ice", "encounter ends", "passed", "run begins"):
                return False
            if one.kind == "rezzed" and one.cid == ice and s.ref[ice] == one.ref:
                return True
        return False

    def say(self) -> str:
        return "if it was rezzed during the approach"


NASIR_MEIDAN_CYBER_EXPLORER = runner_identity(
    "Nasir Meidan: Cyber Explorer",
    "shaper",
    when(
        On("encounter"),
        Lose(CreditsOf(RUNNER), RUNNER),
        Gain(RezCostOf("subject")),
        where=_JustRezzed(),
    ),
    subtypes="Cyborg",
    link=1,
    min_deck=45,
    influence_limit=15,
)
