"""One choice at a served table stays cheap."""

from tests.web.click_cost import measure


def test_a_choice_makes_few_copies_and_little_json() -> None:
    """Bounds are a little above what it costs now: serving a choice must not get dearer unnoticed."""
    cost = measure(12)
    assert cost.clones <= 5
    assert cost.most_clones <= 34
    assert 0 < cost.parts <= 180
    assert cost.calls <= 3500
