"""What installing a card costs (CR 1.15.6, 8.2.11)."""

from __future__ import annotations

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
    due, more = credit_bill(install_cost(s, cid, discount, host) + x), additional_bill(s, "install", RUNNER, cid)
    return (*due, *more) if more else due


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
