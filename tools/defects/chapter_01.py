"""Game concepts."""

from typing import Final

from tools.defects.planted import ACCESS, CHECKPOINT, COSTS, TURNS, Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "1.7.1a", "both at seven points is no draw", CHECKPOINT, "None if corp and runner else", "RUNNER if runner else"
    ),
    Defect("1.7.2a", "six points are enough", CHECKPOINT, "score_of(s, CORP) >= 7,", "score_of(s, CORP) >= 6,"),
    Defect(
        "1.7.2b",
        "a hand size below zero does not matter",
        TURNS,
        "        if hand_size(s, RUNNER) < 0:\n",
        "        if False:\n",
    ),
    Defect(
        "1.7.2c",
        "an empty R&D does no harm",
        "rules/drawing.py",
        "            if side == CORP:\n                # CR 1.7.2c",
        "            if False:\n                # CR 1.7.2c",
    ),
    Defect(
        "1.6.6a",
        "a mulligan draws nothing",
        "rules/setup.py",
        '            draw(s, side, self._hand(s, side), rule="1.6.6a")\n',
        "            return\n",
    ),
    Defect("1.6.4", "six starting credits", "rules/setup.py", '"starting credits") or 5', '"starting credits") or 6'),
    Defect(
        "1.15.9b",
        "ignore the additional costs to steal",
        ACCESS,
        '    for component, src in additional_costs(s, "steal", cid, server):\n',
        "    for component, src in ():\n",
    ),
    Defect(
        "1.15.1b",
        "damage that would be prevented pays a cost",
        COSTS,
        "            if _damage_prevented(s, item[1]):\n",
        "            if False:\n",
    ),
    Defect(
        "1.15.9b",
        "two costs are paid with one card",
        COSTS,
        "    if len(choices) > 1 and not",
        "    if len(choices) > 9 and not",
    ),
    Defect(
        "1.8.4",
        "an inactive card's abilities go on",
        "rules/activity.py",
        "    unfile(s, thing.cid, text_of(s, thing))\n",
        "    text_of(s, thing)\n",
    ),
    Defect(
        "1.11.3",
        "a priority is played with any click",
        "rules/playing.py",
        '    if "Priority" in card.subtypes and',
        '    if "Nothing" in card.subtypes and',
    ),
    Defect(
        "1.2.5",
        "a card without effect may be played",
        "rules/playing.py",
        "        if not could_change(s, s.book.abilities[number].program, probe):\n            yield NO_EFFECT\n",
        "        could_change(s, s.book.abilities[number].program, probe)\n",
    ),
    Defect(
        "1.12.5a",
        "a host takes any number",
        "rules/installing.py",
        "                if not decl.limit or cards_on(s, src) < decl.limit:\n",
        "                if True:\n",
    ),
    Defect(
        "1.12.5c",
        "a card that insists on a host goes anywhere",
        "rules/installing.py",
        "            return decl.what.all(s, cid)\n",
        "            return None\n",
    ),
    Defect(
        "1.16.3a",
        "agendas are scored without advancement",
        "rules/scoring.py",
        "        yield NOT_ENOUGH\n",
        "        return\n",
    ),
    Defect(
        "1.17.2", "every card can be advanced", "rules/scoring.py", "    return NOT_ADVANCEABLE\n", "    return None\n"
    ),
)
