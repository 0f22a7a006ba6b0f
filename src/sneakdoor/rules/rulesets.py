"""Which procedures carry out which version of the rules."""

from __future__ import annotations

from sneakdoor.model.ruleset import V14, V2603
from sneakdoor.model.state import State
from sneakdoor.rules.access import AccessCard, access_cards, access_server
from sneakdoor.rules.checkpoints import Checkpoint
from sneakdoor.rules.drawing import draw_cards
from sneakdoor.rules.encounters import ApproachIce, EncounterIce, PassIce
from sneakdoor.rules.hooks import HOOKS
from sneakdoor.rules.runs import ApproachServer, Initiation, RunEnds
from sneakdoor.rules.turns import CorpActions, CorpTurn, RunnerActions, RunnerTurn
from sneakdoor.rules.v2603.breaches import AccessCard2603, push_accesses, push_breach
from sneakdoor.rules.v2603.checkpoints import Checkpoint2603
from sneakdoor.rules.v2603.runs import (
    ApproachIce2603,
    EncounterIce2603,
    Initiation2603,
    Movement,
    RunEnds2603,
    Success,
)
from sneakdoor.rules.v2603.turns import CorpActions2603, CorpTurn2603, RunnerActions2603, RunnerTurn2603

# -- the phases of a run in version 1.4 (CR 6.9) -----------------------------------------------------------------


def _initiation(s: State) -> None:
    s.push(Initiation(s.fresh()))


def _approach(s: State) -> None:
    s.push(ApproachIce(s.fresh()))


def _encounter(s: State) -> None:
    run = HOOKS.run(s)
    ice = run.ice(s)
    if ice < 0:
        run.next = "pass"
    else:
        s.push(EncounterIce(ice, s.fresh()))


def _pass(s: State) -> None:
    s.push(PassIce(s.fresh()))


def _server(s: State) -> None:
    s.push(ApproachServer(s.fresh()))


def _direct(s: State) -> None:
    """CR 6.9.1f: a server without ice is approached from the initiation phase."""
    s.push(ApproachServer(s.fresh(), True))


def _run_ends(s: State) -> None:
    s.push(RunEnds(s.fresh()))


V14.bind(
    turns=(CorpTurn, RunnerTurn),
    action_phases=(CorpActions, RunnerActions),
    phases={
        "initiation": _initiation,
        "approach": _approach,
        "encounter": _encounter,
        "pass": _pass,
        "server": _server,
        "direct": _direct,
        "run ends": _run_ends,
    },
    encounter=EncounterIce,
    breach=access_server,
    access_cards=access_cards,
    access=AccessCard,
    draw=draw_cards,
    checkpoint=Checkpoint,
)

# -- the phases of a run in version 26.03 (CR 26.03:6.9) ---------------------------------------------------------------


def _initiation_2603(s: State) -> None:
    s.push(Initiation2603(s.fresh()))


def _approach_2603(s: State) -> None:
    s.push(ApproachIce2603(s.fresh()))


def _encounter_2603(s: State) -> None:
    run = HOOKS.run(s)
    ice = run.ice(s)
    if ice < 0:
        run.next = "pass"
    else:
        s.push(EncounterIce2603(ice, s.fresh()))


def _movement(s: State) -> None:
    """CR 26.03:6.9.4: after ice, and at once on a server without any."""
    s.push(Movement(s.fresh()))


def _success(s: State) -> None:
    s.push(Success(s.fresh()))


def _run_ends_2603(s: State) -> None:
    s.push(RunEnds2603(s.fresh()))


V2603.bind(
    turns=(CorpTurn2603, RunnerTurn2603),
    action_phases=(CorpActions2603, RunnerActions2603),
    phases={
        "initiation": _initiation_2603,
        "approach": _approach_2603,
        "encounter": _encounter_2603,
        "pass": _movement,
        "server": _movement,
        "direct": _movement,
        "success": _success,
        "run ends": _run_ends_2603,
    },
    encounter=EncounterIce2603,
    breach=push_breach,
    access_cards=push_accesses,
    access=AccessCard2603,
    draw=draw_cards,
    checkpoint=Checkpoint2603,
)
