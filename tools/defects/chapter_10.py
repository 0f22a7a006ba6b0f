"""Keywords, information, checkpoints."""

from typing import Final

from tools.defects.planted import CHECKPOINT, COSTS, WINDOWS, Defect

RESTRICTIONS: Final = "rules/restrictions.py"
SCORING: Final = "rules/scoring.py"
TAGS: Final = "rules/tags.py"
VISIBILITY: Final = "rules/visibility.py"

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect("10.1.1", "purging leaves the counters", TAGS, "place_tokens(s, thing, VIRUS, -n)", "pass"),
    Defect(
        "10.1.1",
        "the Corp purges its own cards only",
        TAGS,
        "    for thing in s.things.values():\n",
        "    for thing in [one for one in s.things.values() if one.controller == CORP]:\n",
    ),
    Defect(
        "10.1.1",
        "one virus counter of each card is purged",
        TAGS,
        "            place_tokens(s, thing, VIRUS, -n)\n",
        "            place_tokens(s, thing, VIRUS, -1)\n",
    ),
    Defect(
        "10.1.1a",
        "without virus counters no purge",
        "rules/actions.py",
        '    if short(s, CORP, cost_of("purge"), ("purge", -1)) is None:\n',
        (
            '    if any(one.get("virus") for one in s.things.values()) and short(s, CORP, cost_of("purg'
            'e"), ("purge", -1)) is None:\n'
        ),
    ),
    Defect("10.1.2", "forfeited agendas stay", SCORING, "        to_pile(s, one.cid, REMOVED)", "        continue"),
    Defect(
        "10.1.2",
        "forfeited agendas go to Archives",
        SCORING,
        "        to_pile(s, one.cid, REMOVED)",
        "        to_pile(s, one.cid, 2)",
    ),
    Defect(
        "10.1.3",
        "a card that became an agenda is worth nothing",
        SCORING,
        "form=form, points=one.amount)",
        "form=form, points=0)",
    ),
    Defect(
        "10.1.3",
        "a card that became an agenda keeps its type",
        "rules/quantities.py",
        'return AGENDA if thing.form == AS_AGENDA else ""',
        'return s.card(cid).type if thing.form == AS_AGENDA else ""',
    ),
    Defect(
        "10.1.3",
        "a converted card that moves goes where it was sent",
        "rules/trashing.py",
        "    if reverting:\n",
        "    if False:\n",
    ),
    Defect(
        "10.1.4",
        "a condition counter has its printed text",
        "rules/activity.py",
        "    if thing.form != AS_COUNTER:\n",
        "    if True:\n",
    ),
    Defect(
        "10.1.4",
        "a condition counter is a card",
        "rules/selectors.py",
        "            return False  # CR 10.1.4",
        "            pass  # CR 10.1.4",
    ),
    Defect(
        "10.2.1",
        "the grip is open",
        VISIBILITY,
        "        return s.owner[cid] == side  # CR 4.1.6",
        "        return True  # CR 4.1.6",
    ),
    Defect(
        "10.2.2a",
        "what lies facedown in a server is open",
        VISIBILITY,
        "        return thing.faceup or thing.controller == side\n",
        "        return True\n",
    ),
    Defect(
        "10.2.3a",
        "rezzed cards are known to the Corp only",
        VISIBILITY,
        "        return thing.faceup or thing.controller == side\n",
        "        return thing.controller == side\n",
    ),
    Defect(
        "10.2.3b",
        "what a card remembers is the Corp's secret",
        "view.py",
        "            if thing.memo:\n",
        "            if thing.memo and self.side == thing.controller:\n",
    ),
    Defect(
        "10.3.1",
        "no unique card is looked for where memory is short",
        CHECKPOINT,
        "        if not self.look & D_UNIQUE:\n            return\n",
        "        if not self.look & D_UNIQUE or broken(s) is not None:\n            return\n",
    ),
    Defect(
        "10.3.1a",
        "what was met never becomes pending",
        CHECKPOINT,
        "            self.pending = tuple(s.met)\n",
        "            self.pending = ()\n",
    ),
    Defect(
        "10.3.1a",
        "what a checkpoint does is noticed at that one",
        CHECKPOINT,
        "            s.push(LATE.reaction_window(self.pending, s.active, opened_by(s)))\n",
        (
            "            self.pending = (*self.pending, *s.met)\n"
            "            s.met.clear()\n"
            "            s.push(LATE.reaction_window(self.pending, s.active, opened_by(s)))\n"
        ),
    ),
    Defect(
        "10.3.1b",
        "currents are never trashed",
        CHECKPOINT,
        '            expired = [cid for cid, thing in s.things.items() if "expired" in thing.memo]\n',
        "            expired: list[int] = []\n",
    ),
    Defect(
        "10.3.1b",
        "forget durations: effects that should be over stay",
        CHECKPOINT,
        "if one.until in live or one.until <= FOREVER or prolonged(s, one, live)",
        "if one.until in live or one.until",
    ),
    Defect(
        "10.3.1c",
        "nobody wins by points",
        CHECKPOINT,
        "            if corp or runner:\n",
        "            if corp and runner:\n",
    ),
    Defect("10.3.1c", "six points win", CHECKPOINT, "score_of(s, RUNNER) >= 7", "score_of(s, RUNNER) >= 6"),
    Defect(
        "10.3.1c",
        "both at seven is a win of the Corp",
        CHECKPOINT,
        "None if corp and runner else (CORP if corp else RUNNER)",
        "CORP if corp else RUNNER",
    ),
    Defect(
        "10.3.1d",
        "unique cards may be there twice",
        CHECKPOINT,
        "        if not self.look & D_UNIQUE:\n",
        "        if True:\n",
    ),
    Defect(
        "10.3.1d",
        "the newer of two unique cards goes",
        CHECKPOINT,
        "                elif s.things[rival].since < thing.since:\n",
        "                elif s.things[rival].since > thing.since:\n",
    ),
    Defect(
        "10.3.1d",
        "inactive unique cards count",
        CHECKPOINT,
        "if thing.active and s.card(cid).unique",
        "if s.card(cid).unique",
    ),
    Defect("10.3.1e", "restrictions are not looked at", CHECKPOINT, "elif self.look & D_LIMITS:", "elif False:"),
    Defect(
        "10.3.1e",
        "the active player chooses for the other",
        RESTRICTIONS,
        "    return sides.pop() if len(sides) == 1 else s.active\n",
        "    return s.active\n",
    ),
    Defect(
        "10.3.1e",
        "who controls the hosted cards chooses",
        RESTRICTIONS,
        'Broken(sets, s.things[host].controller, "host")',
        'Broken(sets, 1 - s.things[host].controller, "host")',
    ),
    Defect(
        "10.3.1e",
        "more programs than needed may go",
        RESTRICTIONS,
        "        if freed >= excess and all(freed - costs[cid] < excess for cid in group):\n",
        "        if freed >= excess:\n",
    ),
    Defect(
        "10.3.1e",
        "one correction is enough",
        CHECKPOINT,
        "                self.at -= 1  # there may be more to correct\n",
        "",
    ),
    Defect(
        "10.3.1e",
        "cards in places where they cannot be stay there",
        RESTRICTIONS,
        ("    return server in CENTRALS and (s.card(cid).type in (AGENDA, ASSET) or forbidden_in(s, cid, server))\n"),
        "    return False\n",
    ),
    Defect(
        "10.3.1e",
        "a host keeps more cards than it can",
        RESTRICTIONS,
        "    over = len(rest) - decl.limit if decl.limit else 0\n",
        "    over = 0\n",
    ),
    Defect(
        "10.3.1f",
        "what was hosted on a forfeited agenda stays",
        CHECKPOINT,
        "        if orphans:\n",
        "        if not orphans:\n",
    ),
    Defect(
        "10.3.1g",
        "cards stay when their host is gone",
        CHECKPOINT,
        "        if orphans:\n",
        "        if not orphans:\n",
    ),
    Defect(
        "10.3.1g",
        "what lay on an orphan stays",
        CHECKPOINT,
        "            self.at -= 1  # CR 10.3.1g",
        "            # CR 10.3.1g",
    ),
    Defect(
        "10.3.1h",
        "empty remote servers stay",
        CHECKPOINT,
        "            if not s.ice[server] and not s.root[server]:",
        "            if False:",
    ),
    Defect(
        "10.3.1h",
        "a server without cards in it ceases to exist",
        CHECKPOINT,
        "            if not s.ice[server] and not s.root[server]:",
        "            if not s.root[server]:",
    ),
    Defect(
        "10.3.2",
        "no reaction window follows a checkpoint",
        CHECKPOINT,
        "        if self.pending:\n            # CR 10.3.2",
        "        if not self.pending:\n            # CR 10.3.2",
    ),
    Defect(
        "10.3.3", "no checkpoint before priority", WINDOWS, "        checkpoint(s)  # CR 10.3.3", "        # CR 10.3.3"
    ),
    Defect(
        "10.3.4",
        "no checkpoint after a cost",
        COSTS,
        "            checkpoint(s)  # CR 1.15.2",
        "            pass  # CR 1.15.2",
    ),
    Defect(
        "1.4:10.3.5",
        "no checkpoint between instructions",
        "rules/abilities.py",
        'cause="conditional", rule="9.6.7d")\n        checkpoint(s)\n',
        'cause="conditional", rule="9.6.7d")\n',
    ),
    Defect(
        "1.4:10.3.6",
        "the checkpoint comes inside the structure",
        "rules/structures.py",
        "        if s.dirty:\n            LATE.checkpoint(s)\n",
        "",
    ),
)
