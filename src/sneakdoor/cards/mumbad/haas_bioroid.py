"""Haas-Bioroid cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class KeepTrashCost(Preparation):
    """Keep the trash cost of the chosen card, as it is before that is trashed (CR 9.1.7)."""

    def run(self, s: State, f: Resolving) -> None:
        f.regs["x"] = sum(trash_cost(s, cid) or 0 for cid in cards_in(s, f, "targets"))

    def quiet(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class KeptTrashCost(Amount):
    """The trash cost that was kept."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return int(f.regs.get("x", 0)) if f is not None else 0

    def say(self) -> str:
        return "its trash cost"


PRODUCT_RECALL = operation(
    "Product Recall",
    "haas_bioroid",
    alliance("Product Recall"),
    play(
        Target(Is((ASSET, UPGRADE), rezzed=True), verb="trash"),
        KeepTrashCost(),
        Do("trash"),
        If(Done("trashed"), (Gain(KeptTrashCost()),)),
    ),
    subtypes="Alliance",
    cost=0,
    influence=2,
)
