"""Upgrades: where they may be installed, what outlives them, what is chosen for an access, what is paid with them."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final = (
    Defect(
        "9.1.6c",
        "a card goes into every root, whatever it says",
        "forbidden_in",
        "        if server not in decl.servers:",
        "        if server < 0:",
    ),
    Defect(
        "9.1.6c",
        "a card for certain roots makes a remote server",
        "installing.destinations",
        " and not forbidden_in(s, cid, NEW_REMOTE):\n",
        ":\n",
    ),
    Defect(
        "7.3.1",
        "whoever chooses what is accessed chooses in vain",
        "AccessSet._in_hand",
        "        return left if self.picked is None else [cid for cid in left if s.ref[cid] in self.picked]\n",
        "        return left\n",
    ),
    Defect(
        "7.3.1",
        "one card of HQ is chosen, however many are accessed",
        "AccessSet.fix_number",
        "            self._let_choose(s, self.left - max(0, len(rooms) - self.spare))\n",
        "            self._let_choose(s, 1)\n",
    ),
    Defect(
        "7.6.7",
        "sets of cards are counted together",
        "AccessedInSet.of",
        " and under_way and under_way[-1] == change.access_set:\n",
        ":\n",
    ),
    Defect(
        "7.1.3",
        "a card in HQ does not know where it is accessed",
        "filters.server_of",
        "        if isinstance(frame, AccessCard) and frame.cid == cid:\n",
        "        if isinstance(frame, AccessCard) and cid < 0:\n",
    ),
    Defect(
        "1.4:9.8.2",
        "what was to be removed from the game is trashed",
        "playing.PlayCard.place",
        "        if self.remove and not s.book.ruleset.removed_after:\n",
        "        if self.remove and self.ignore < 0:\n",
    ),
    Defect(
        "1.15.9",
        "additional costs cannot be ignored",
        "play_bill",
        "    if ignore == ALL_COSTS:\n",
        "    if ignore > ALL_COSTS:\n",
    ),
    Defect(
        "1.2.2",
        "paid abilities are used although they cannot be",
        "use_refusals",
        '    if unusable(s, cid) or (decl.flag != "access" and no_paid_use(s, cid, side)):\n',
        "    if unusable(s, cid):\n",
    ),
    Defect(
        "1.2.5",
        "a cost is paid for what can change nothing",
        "AskPay._worth",
        "        return could_change(s, program[begins:ends], f) or (\n",
        "        return True or (\n",
    ),
    Defect(
        "10.2.2a",
        "a secret choice is seen by all",
        "_KeepRest.run",
        "        for cid in cids if self.spec.secret else ():\n",
        "        for cid in ():\n",
    ),
    Defect(
        "4.7.6b",
        "a card that moves is where it was",
        "MoveThis.run",
        "            relocate(s, thing, server, ROOT)\n",
        "",
    ),
    Defect(
        "9.1.7",
        "paid with its own card, an ability forgets where that was",
        "keep_last_known",
        "        f.lki = thing.clone() if thing is not None and s.ref[f.src] == f.ref else f.lki\n",
        "        return\n",
    ),
)
