"""The index of the rules.

Data are read on first use:

>>> from sneakdoor.rulebook import find, step_numbers
>>> find("6.9.3c").summary
'Unbroken subroutines resolve, in order'
>>> step_numbers("6.9.3")
('6.9.3a', '6.9.3b', '6.9.3c', '6.9.3d')

A bare number is version 1.3's; a number that is new or has another meaning in 1.4 is written `1.4:9.8.1`, a number of
version 26.03 `26.03:6.9.4c`. `sneakdoor.rulebook.concordance` says what became of each rule of 1.4 in 26.03.
`sneakdoor.rulebook.citations` finds citations in sources, `sneakdoor.rulebook.ledger` has the status of each rule.
"""

from sneakdoor.rulebook.index import (
    DEFAULT_RULES,
    LATEST_RULES,
    PLAYED,
    RULESETS,
    STEP_SECTIONS,
    Evidence,
    Kind,
    Rule,
    RulesetName,
    UnknownRule,
    UnknownRuleset,
    Version,
    bare,
    children,
    find,
    in_force,
    meant,
    rules,
    ruleset_of,
    search,
    step_numbers,
)

__all__ = [
    "DEFAULT_RULES",
    "LATEST_RULES",
    "PLAYED",
    "RULESETS",
    "STEP_SECTIONS",
    "Evidence",
    "Kind",
    "Rule",
    "RulesetName",
    "UnknownRule",
    "UnknownRuleset",
    "Version",
    "bare",
    "children",
    "find",
    "in_force",
    "meant",
    "rules",
    "ruleset_of",
    "search",
    "step_numbers",
]
