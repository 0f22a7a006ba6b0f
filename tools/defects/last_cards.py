"""What the last cards of the older cycles brought to light."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "10.8.2",
        "nothing turns the order in a trace round",
        "runner_spends_first",
        '    if "trace order" not in s.index:\n',
        '    if "trace order" in s.index:\n',
    ),
    Defect(
        "10.8.3",
        "what the first has spent is counted for the other",
        "Trace.receive",
        '        side = self.first if self.is_at("first_spends") else 1 - self.first\n',
        '        side = 1 - self.first if self.is_at("first_spends") else self.first\n',
    ),
    Defect(
        "10.3.1e",
        "a host of so much memory keeps any number of small programs",
        "overhosted",
        "        if large <= 0 and over <= 0:\n",
        "        if large <= 0:\n",
    ),
    Defect(
        "1.10.5a",
        "an identity that the Runner has switched to begins without its recurring credits",
        "SwitchIdentity.run",
        "            refill(s, new)",
        "            pass",
    ),
)
