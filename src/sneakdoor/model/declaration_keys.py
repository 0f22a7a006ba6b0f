"""Which class of declarations is filed under a key of the index, where there is only one.

`rules.changes.declared` and `rules.changes.declared_by` rely on it; `model/validate.py` refuses a card that breaks it.
"""

from __future__ import annotations

from typing import Any, Final

from sneakdoor.model.abilities import ROOT_ONLY, Paid, RootOnly
from sneakdoor.model.constants import (
    INSTALL_IF,
    INSTALL_ONLY,
    Cannot,
    ChoosesDamage,
    CreditsFor,
    ExtraCost,
    Host,
    InstallIf,
    InstallOnly,
    Modify,
    OpenHand,
    Permit,
    Recurring,
    Reveals,
)
from sneakdoor.model.corp_constants import LimitRemotes
from sneakdoor.model.declare import Ability
from sneakdoor.model.ice_constants import OTHER_REZ_COST, BreakLimit, OtherRezCost, ReplacesSubroutines
from sneakdoor.model.icebreaker_constants import INTERFACE, InterfaceLimit
from sneakdoor.model.keys import CannotKey, CostKey, CreditsKey, PaidKey, PermitKey, RecurringKey
from sneakdoor.model.kinds import names
from sneakdoor.model.quantity_phrases import Quantity
from sneakdoor.model.runner_constants import AlsoSecond, NoExtraCosts
from sneakdoor.model.token_constants import SharesTokens
from sneakdoor.model.trace_constants import RunnerSpendsFirst

FILED: Final[dict[str, type[Ability]]] = {}
"""By the key under which active abilities are found."""

SAID: Final[dict[str, type[Ability]]] = {}
"""By the key under which a card, active or not, says something of itself."""


def file_under(keys: Any, declaration: type[Ability]) -> None:
    """Only this class of declarations is filed under these keys: one, or the type of several."""
    FILED.update(dict.fromkeys([keys] if isinstance(keys, str) else sorted(names(keys)), declaration))


for _keys, _class in (
    (Quantity, Modify),
    (CannotKey, Cannot),
    (CostKey, ExtraCost),
    (PaidKey, Paid),
    (CreditsKey, CreditsFor),
    (RecurringKey, Recurring),
    (PermitKey, Permit),
    ("also second", AlsoSecond),
    ("break limit", BreakLimit),
    ("choose damage", ChoosesDamage),
    ("host", Host),
    ("limit remotes", LimitRemotes),
    ("no extra costs", NoExtraCosts),
    ("open hand", OpenHand),
    ("replaced subroutines", ReplacesSubroutines),
    ("reveal from R&D", Reveals),
    ("shares tokens", SharesTokens),
    ("trace order", RunnerSpendsFirst),
):
    file_under(_keys, _class)

for _keys, _class in ((Quantity, Modify), (CannotKey, Cannot), (CostKey, ExtraCost)):
    SAID.update(dict.fromkeys(sorted(names(_keys)), _class))
SAID[INSTALL_IF] = InstallIf
SAID[INSTALL_ONLY] = InstallOnly
SAID[OTHER_REZ_COST] = OtherRezCost
SAID[INTERFACE] = InterfaceLimit
SAID[ROOT_ONLY] = RootOnly
