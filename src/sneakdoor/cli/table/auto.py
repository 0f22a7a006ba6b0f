"""Which questions a seat lets pass by itself. The engine opens every window; not to be asked is a wish of the seat."""

from sneakdoor import Decision, Side, View
from sneakdoor.cli.table.saving import Seating

WINDOW = "paid ability window"
REZ_ICE = "6.9.2e"
APPROACH = "approach server"


def stopped(view: View, decision: Decision, stops: list[str]) -> bool:
    """Whether one of the stops names this window: by rule, or by a word of a stage under way (run, encounter …)."""
    stages = [stage.what for stage in view.stages]
    return any(
        stop == "all" or stop == decision.rule or (stop.isalpha() and any(stop in what.split() for what in stages))
        for stop in stops
    )


def passes(view: View, decision: Decision, seating: Seating) -> bool:
    """Whether the seat that is asked has nothing to do here and did not wish to be asked: it has one answer."""
    if not seating.auto or len(decision.options) != 1:
        return False
    return not (decision.kind == WINDOW and stopped(view, decision, seating.stops))


def hands_over(public: View, decision: Decision, seating: Seating) -> bool:
    """Whether a window is worth handing the keyboard over for, where two people share it.

    To be asked or not must tell the other nothing. So this is decided from what both may see: facedown ice that is
    approached, facedown cards in the root of the server that is approached, or something faceup that can be used.
    """
    if not seating.auto or decision.kind != WINDOW:
        return len(decision.options) > 1 or not seating.auto
    if stopped(public, decision, seating.stops):
        return True
    if any(option.kind not in ("pass", "rez", "score") for option in decision.options):
        return True
    if decision.side != Side.CORP:
        return False
    if public.active == "corp":
        return len(decision.options) > 1  # the Corp is about to be asked for an action anyway
    run = next((stage for stage in public.stages if stage.what == "run"), None)
    server = next((one for one in public.servers if run is not None and one.name == run.details["server"]), None)
    if run is None or server is None:
        return False
    if decision.rule == REZ_ICE:
        place = len(server.ice) - 1 - run.details["position"]
        return 0 <= place < len(server.ice) and not server.ice[place].faceup
    return any(stage.what == APPROACH for stage in public.stages) and any(not one.faceup for one in server.root)
