"""Additional costs to use and to advance, what is lowered only so far, and what a starting hand does not meet."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final = (
    Defect(
        "1.15.9",
        "advancing costs the same, whatever cards say",
        "action_bill",
        '(*bill, *additional_bill(s, "advance", side, about))',
        "bill",
    ),
    Defect(
        "1.15.9a",
        "what a card advances costs nothing more",
        "_Advance.run",
        "if bill:",
        "if False:",
    ),
    Defect(
        "1.15.9",
        "an additional cost to use a card is not asked for paid abilities",
        "use_bill",
        '"cost:use" in s.index',
        "False",
    ),
    Defect(
        "9.1.3b",
        "an additional cost to use a card is not asked for conditional abilities",
        "trigger_bill",
        'decl.optional and "cost:use" in s.index',
        "False",
    ),
    Defect(
        "1.6.1a",
        "what is drawn while the game is set up meets conditions",
        "Setup.start",
        "s.met.clear()",
        "pass",
    ),
    Defect(
        "7.1.2",
        "of up to so many cards not one fewer is accessed",
        "AccessSet._fix_up_to",
        'total(s, "accesses", -1, high)',
        'total(s, "accesses", -1, there)',
    ),
    Defect(
        "7.1.2",
        "what lowers to a minimum raises what is below that",
        "rules.quantities.total",
        "min(result, least)",
        "least",
    ),
    Defect(
        "1.4:1.18.1a",
        "another destination for cards of one zone is one for all",
        "rules.destinations.claims",
        "decl.zone >= 0 and s.zone[cid] != decl.zone",
        "False",
    ),
)
