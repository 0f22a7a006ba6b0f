"""What programs of the older cycles brought to light."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "1.4:9.9.4",
        "what lasts until the next run ends outlasts it",
        "Initiation.begin",
        "one.tied(run.sid) if one.until == NEXT_RUN_ENDS else one",
        "one",
    ),
    Defect(
        "1.4:9.9.4",
        "what waits for a run of this turn waits for one of the next",
        "turns.Turns",
        "if one.until != NEXT_RUN_ENDS)",
        "if one.until != 0)",
    ),
    Defect(
        "9.6.3",
        "what was used in an earlier run is used up",
        "used_in_run",
        '        if one.kind == "run begins":\n            break\n',
        "",
    ),
    Defect(
        "1.12.4",
        "a host takes programs that are larger than it has room for",
        "hosts.crowd",
        "+ memory_size(s, cid, host) > decl.memory:",
        "> decl.memory:",
    ),
    Defect(
        "1.12.4",
        "programs that take up no memory take up no room on their host",
        "hosts.crowd",
        "sum(memory_size(s, one) for one in here)",
        "sum(s.card(one).memory * 0 for one in here)",
    ),
    Defect(
        "10.3.1e",
        "a host keeps more memory than it has room for",
        "overhosted",
        "        large = sum(sizes.values()) - decl.memory\n",
        "        large = 0\n",
    ),
    Defect(
        "1.9.4",
        "counters that are shared are not counted",
        "quantities.counters",
        "        n += sum(s.tokens(one, kind) for one in lenders(s, cid, kind))\n",
        "        n += 0\n",
    ),
    Defect(
        "1.9.4",
        "counters that are shared cannot be spent",
        "costs.Tokens.bill",
        "        others = lenders(s, src, self.kind)\n",
        "        others: list[int] = []\n",
    ),
    Defect(
        "9.1.7",
        "a card as it last was has lost what it was considered to have",
        "keep_considered",
        '            remember(last, f"considered {kind}", more)\n',
        "            pass\n",
    ),
)
