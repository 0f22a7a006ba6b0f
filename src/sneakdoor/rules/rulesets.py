"""Which procedures carry out which version of the rules."""

from __future__ import annotations

from sneakdoor.model.ruleset import V14, V2603
from sneakdoor.rules.access import AccessCard, access_cards, access_server
from sneakdoor.rules.checkpoints import Checkpoint
from sneakdoor.rules.drawing import draw_cards
from sneakdoor.rules.encounters import ApproachIce, EncounterIce, PassIce, push_subroutine
from sneakdoor.rules.installing import Install
from sneakdoor.rules.rezzing import rez_free
from sneakdoor.rules.runs import ApproachServer, Initiation, RunEnds
from sneakdoor.rules.traces import Psi
from sneakdoor.rules.turns import CorpActions, CorpTurn, RunnerActions, RunnerTurn
from sneakdoor.rules.v2603.bids import Psi2603
from sneakdoor.rules.v2603.breaches import AccessCard2603, push_accesses, push_breach
from sneakdoor.rules.v2603.checkpoints import Checkpoint2603
from sneakdoor.rules.v2603.drawing import push_draw
from sneakdoor.rules.v2603.installing import Install2603, push_free_rez
from sneakdoor.rules.v2603.runs import (
    ApproachIce2603,
    EncounterIce2603,
    Initiation2603,
    Movement,
    RunEnds2603,
    Success,
)
from sneakdoor.rules.v2603.subroutines import resolve_subroutine
from sneakdoor.rules.v2603.turns import CorpActions2603, CorpTurn2603, RunnerActions2603, RunnerTurn2603


def _direct(sid: int) -> ApproachServer:
    """CR 6.9.1f: a server without ice is approached from the initiation phase."""
    return ApproachServer(sid, True)


V14.bind(
    turns=(CorpTurn, RunnerTurn),
    action_phases=(CorpActions, RunnerActions),
    phases={
        "initiation": Initiation,
        "approach": ApproachIce,
        "pass": PassIce,
        "server": ApproachServer,
        "direct": _direct,
        "run ends": RunEnds,
    },
    encounter=EncounterIce,
    breach=access_server,
    access_cards=access_cards,
    access=AccessCard,
    resolve_subroutine=push_subroutine,
    draw=draw_cards,
    install=Install,
    rez_free=rez_free,
    psi=Psi,
    checkpoint=Checkpoint,
)

V2603.bind(
    turns=(CorpTurn2603, RunnerTurn2603),
    action_phases=(CorpActions2603, RunnerActions2603),
    phases={
        "initiation": Initiation2603,
        "approach": ApproachIce2603,
        # CR 26.03:6.9.4: after ice, and at once on a server without any.
        **dict.fromkeys(("pass", "server", "direct"), Movement),
        "success": Success,
        "run ends": RunEnds2603,
    },
    encounter=EncounterIce2603,
    breach=push_breach,
    access_cards=push_accesses,
    access=AccessCard2603,
    draw=push_draw,
    install=Install2603,
    rez_free=push_free_rez,
    psi=Psi2603,
    resolve_subroutine=resolve_subroutine,
    checkpoint=Checkpoint2603,
)
