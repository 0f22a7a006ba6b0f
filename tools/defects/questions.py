"""Questions that suppose something (1.12.5, 5.2.5): as if a card were hosted there, as if an action were cheaper."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final = (
    Defect(
        "9.8.5b",
        "the opponent of a card reads what they must choose as a deed of its player",
        "to_the_asked",
        "    if by < 0 or by == f.side or",
        "    if by < 3 or",
    ),
    Defect(
        "7.3.1",
        "who chooses the accessed cards is not told what for",
        "question_text._plainly",
        "_OF_RULES[frame.kind](s, frame) if frame.kind in _OF_RULES else ",
        "",
    ),
    Defect(
        "1.4:9.6.13",
        "an ability that waits for the end of a turn reads as if it waited for each",
        "ability_words",
        "        if isinstance(one, Delayed) and one.ability == known.decl:\n",
        "        if False and isinstance(one, Delayed) and one.ability == known.decl:\n",
    ),
    Defect(
        "1.4:9.8.6c",
        "a cost that can be lowered is not named",
        "imminent_words",
        "    if isinstance(one, parts.Cost):\n",
        "    if False and isinstance(one, parts.Cost):\n",
    ),
    Defect(
        "1.10.3c",
        "a secret bid is told as an order to who only guesses",
        "reported._sentence",
        'f"{found[1]}{_named(found, who)}{third(found[3].lower())}"',
        'f"{found[1]}{found[2] or _named(found, who)}{third(found[3].lower())}"',
    ),
    Defect(
        "1.2.1",
        "a card that was looked at is not named where it is called that card",
        "question_text._meant",
        "    for register in _KEPT:\n",
        "    for register in _KEPT[:1]:\n",
    ),
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
        "    from sneakdoor.rules.installing import Install\n"
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
