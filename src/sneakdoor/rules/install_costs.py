"""What installing a card costs (CR 1.15.6, 8.2.11)."""

from __future__ import annotations

from typing import Final

from sneakdoor.model.bills import Bill, credit_bill, some_credits
from sneakdoor.model.enums import (
    CENTRALS,
    CORP,
    NOWHERE,
    RUNNER,
)
from sneakdoor.model.state import State
from sneakdoor.rules.quantities import (
    additional_bill,
    install_cost,
    total,
)


def install_bill(s: State, cid: int, discount: int = 0, x: int = 0, host: int = -1) -> Bill:
    due, more = credit_bill(install_cost(s, cid, discount, host, x)), additional_bill(s, "install", RUNNER, cid)
    return (*due, *more) if more else due


MOST_LOWERED: Final = 50
"""No cost is lowered by more than that; an X is not looked for beyond."""


def highest_install_x(s: State, cid: int, budget: int, discount: int = 0, host: int = -1) -> int:
    """CR 8.2.11b + 26.03:1.16.2c: the highest X for which an install cost is not beyond a budget."""
    high = max(0, budget - install_cost(s, cid, discount, host))
    while high < budget + MOST_LOWERED and install_cost(s, cid, discount, host, high + 1) <= budget:
        high += 1
    return high


def root_bill(s: State, cid: int, server: int) -> Bill:
    """What it costs the Corp to install another card than ice: nothing (CR 1.15.5c), but for additional costs."""
    # CR 4.7.7c: what is in the root of a central server is not in that server.
    outside = server in CENTRALS and not s.book.ruleset.roots_everywhere
    return additional_bill(s, "install", CORP, cid, NOWHERE if outside else server)


def ice_bill(s: State, cid: int, there: int, discount: int = 0, server: int = NOWHERE) -> Bill:
    """CR 8.2.11a: one credit for each piece of ice already protecting the destination."""
    # CR 1.15.5b: that number is the cost to begin with.
    # CR 3.4.6: the cost is the number of other ice there; none is printed.
    due = there
    if there:
        due = total(s, "install cost of outer ice", cid, due)  # CR 6.2.1: some is there, and it comes to be outside it
    due = total(s, "install cost", cid, due)
    due = max(0, due - discount)
    return (some_credits(due), *additional_bill(s, "install", CORP, cid, server))
