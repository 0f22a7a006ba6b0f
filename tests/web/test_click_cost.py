"""One choice at a served table stays cheap."""

from typing import Final

from tests.web.click_cost import measure

HALF: Final = 3_907
"""Half of the calls that a choice made before 0.2.0, measured over the same 80 choices."""


def test_a_choice_makes_few_calls_few_copies_and_little_json() -> None:
    """Bounds are a little above what it costs now: serving a choice must not get dearer unnoticed."""
    cost = measure(40)
    assert cost.clones <= 5
    assert cost.most_clones <= 34
    assert 0 < cost.parts <= 185
    assert cost.calls <= HALF
