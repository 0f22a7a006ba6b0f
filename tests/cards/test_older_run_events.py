"""What run events of the older cycles do where the run ends up on another server."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, detour

from sneakdoor.cards.vocabulary import ForceEncounter, Gain, ice, sub
from sneakdoor.cards.vocabulary import accessed as when_accessed
from sneakdoor.model.enums import HQ, RND
from sneakdoor.testing import Table


@pytest.mark.both
@pytest.mark.rule("6.7.3")
@pytest.mark.parametrize(
    ("title", "server"),
    [
        ("Vamp", RND),
        ("Wanton Destruction", RND),
        ("Feint", RND),
        ("Escher", RND),
        ("Code Siphon", HQ),
        ("Deep Data Mining", HQ),
    ],
)
def test_success_on_another_server_is_not_what_it_asks_for(title: str, server: int) -> None:
    with Table("runner", cards=(detour(server),)) as t:
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("Enigma", "Archives")
        t.corp.hand("Hedge Fund").set(credits=0)
        t.runner.put("Detour")
        t.runner.hand(title).deck("Corroder").set(credits=9)
        t.runner.play(title)
        t.runner.use("Detour")
        t.finish_run()
        assert t.happened("successful run") == 1
        assert len(accessed(t)) == 1
        assert t.state.tags == 0


@pytest.mark.parametrize(
    ("title", "subtype", "breaker"), [("Knifed", "Barrier", "Corroder"), ("Spooned", "Code Gate", "Gordian Blade")]
)
def test_ice_that_is_encountered_as_it_is_accessed_is_trashed_too(title: str, subtype: str, breaker: str) -> None:
    lurker = ice(
        "Lurker", "neutral_corp", when_accessed(ForceEncounter()), sub(Gain(1)), subtypes=subtype, strength=0, cost=0
    )
    with Table("runner", cards=(lurker,)) as t:
        t.corp.deck("Lurker")
        t.runner.put(breaker)
        t.runner.hand(title).set(credits=9)
        t.runner.play(title)
        t.runner.act("server", server="R&D")
        t.runner.break_subroutines(breaker)
        t.settle()
        assert t.zone("Lurker") == "Archives"
