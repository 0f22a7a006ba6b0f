"""One choice at a served table stays cheap."""

from tests.web.click_cost import measure


def test_a_choice_makes_few_copies_and_little_json() -> None:
    """Bounds are half of what a choice cost when every seat and observer took copies of its own."""
    cost = measure(12)
    assert cost.clones <= 5
    assert cost.most_clones <= 34
    assert cost.parts <= 400
    assert cost.calls <= 5000
