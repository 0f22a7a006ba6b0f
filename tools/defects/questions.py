"""Questions that suppose something (1.12.5, 5.2.5): as if a card were hosted there, as if an action were cheaper."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final = (
    Defect(
        "1.12.5a",
        "a card is put on a host to see what it would cost there",
        "Install.possible",
        "        bill = install_bill(s, self.cid, self.discount, host=host_in(move))\n",
        "        self.host, old = host_in(move), self.host\n"
        "        bill = install_bill(s, self.cid, self.discount, host=self.host)\n"
        "        self.host = old\n",
    ),
    Defect(
        "1.12.5a",
        "what a card would cost on a host is what it costs anywhere",
        "Install.possible",
        "self.discount, host=host_in(move))",
        "self.discount)",
    ),
    Defect(
        "8.2.5d",
        "a card is put on the stack to see how much memory it would need on a host",
        "fits_memory",
        "    return beyond_restricted(s, {cid: memory_cost(s, cid, host_in(move))}) <= _limit_without(s, cid)\n",
        "    s.stack.append(Install(cid, RUNNER, host=host_in(move)))\n"
        "    fits = memory_cost(s, cid, host_in(move)) <= memory_limit(s)\n"
        "    s.stack.pop()\n"
        "    return fits\n",
    ),
    Defect(
        "5.2.6b",
        "clicks are given and taken back to see which actions there would be",
        "TakeAction.could_change",
        "        return bool(moves)\n",
        "        s.clicks[f.side] += self.less\n"
        "        moves = different_moves(s, f.side) if self.different else action_moves(s, f.side)\n"
        "        s.clicks[f.side] -= self.less\n"
        "        return bool(moves)\n",
    ),
    Defect(
        "5.2.6b",
        "an action that would be cheaper is judged by its whole cost",
        "TakeAction.could_change",
        "different_moves(s, f.side, self.less)",
        "different_moves(s, f.side)",
    ),
)
