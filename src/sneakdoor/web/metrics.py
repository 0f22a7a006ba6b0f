"""Metrics in Prometheus's text format."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)

COUNTERS: Final = {
    "messages_in": "Messages of viewers that were understood",
    "messages_refused": "Messages of viewers that were refused with a reason",
    "messages_out": "Messages sent to viewers",
    "games_begun": "Games begun",
    "games_over": "Games that came to their end",
    "games_rebuilt": "Games rebuilt from their record",
    "undone": "Choices taken back",
    "failures": "Things that failed and should not have",
    "requests": "HTTP requests",
    "limited": "Requests and messages refused because there were too many",
}
HISTOGRAMS: Final = {
    "choice_seconds": "From a viewer's message to the last of what follows from it being sent",
    "commit_seconds": "Keeping what was chosen",
}


class Metrics:
    """Counters and histograms of one process."""

    def __init__(self) -> None:
        self.counters: Counter[str] = Counter()
        self.buckets = {name: [0] * (len(BOUNDS) + 1) for name in HISTOGRAMS}
        self.sums: Counter[str] = Counter()
        self.gauges: dict[str, tuple[str, float]] = {}

    def count(self, name: str, n: int = 1) -> None:
        self.counters[name] += n

    def observe(self, name: str, seconds: float) -> None:
        self.buckets[name][bisect_left(BOUNDS, seconds)] += 1
        self.sums[name] += seconds  # type: ignore[assignment]

    def gauge(self, name: str, help_: str, value: float) -> None:
        self.gauges[name] = (help_, value)

    def text(self) -> str:
        lines: list[str] = []
        for name, help_ in COUNTERS.items():
            full = f"sneakdoor_{name}_total"
            lines += [f"# HELP {full} {help_}", f"# TYPE {full} counter", f"{full} {self.counters[name]}"]
        for name, (help_, value) in self.gauges.items():
            full = f"sneakdoor_{name}"
            lines += [f"# HELP {full} {help_}", f"# TYPE {full} gauge", f"{full} {value:g}"]
        for name, help_ in HISTOGRAMS.items():
            full, total = f"sneakdoor_{name}", 0
            lines += [f"# HELP {full} {help_}", f"# TYPE {full} histogram"]
            for bound, n in zip((*BOUNDS, float("inf")), self.buckets[name], strict=True):
                total += n
                lines.append(f'{full}_bucket{{le="{"+Inf" if bound == float("inf") else f"{bound:g}"}"}} {total}')
            lines += [f"{full}_sum {self.sums[name]:.6f}", f"{full}_count {total}"]
        return "\n".join(lines) + "\n"
