"""Combinations of cards that random games found to go wrong by version 26.03."""

import pytest
from tests.verbs import now

from sneakdoor.testing import Table


@pytest.mark.rule("26.03:8.5.16b")
def test_a_card_for_one_root_is_not_offered_where_installing_there_is_too_expensive() -> None:
    t = Table("runner", rules="26.03")
    t.corp.put("Warm Reception", "Server 1", rezzed=True)
    t.corp.hand("Bamboo Dome", "Ice Wall").set(credits=0)
    t.runner.hand("Diwan")
    t.runner.act("install", "Diwan")
    t.runner.act("server", server="R&D")
    t.end_turn("install")

    assert {one.card for one in now(t).options} == {"Ice Wall", ""}


@pytest.mark.rule("26.03:8.5.13d")
@pytest.mark.parametrize(("hand", "offered"), [(("Hedge Fund",), False), (("Hedge Fund", "Ice Wall"), True)])
def test_a_card_that_is_installed_from_hand_does_not_pay_for_its_own_rez(hand: tuple[str, ...], offered: bool) -> None:
    t = Table("corp", rules="26.03")
    t.corp.put("Worlds Plaza", "Server 1", rezzed=True)
    t.corp.hand("Plutus", "PAD Campaign", *hand)
    t.corp.use("Worlds Plaza")

    assert (now(t).kind == "install") == offered
    if offered:
        assert {one.card for one in now(t).options} == {"Plutus", "PAD Campaign"}
    else:
        assert t.card("PAD Campaign").rezzed


@pytest.mark.rule("26.03:6.2.8")
def test_ice_in_archives_moves_nowhere_by_its_own_subroutine() -> None:
    with Table("runner", rules="26.03") as t:
        t.corp.put("Nanisivik Grid", "Server 1", rezzed=True)
        t.corp.discard("Bullfrog", faceup=False)
        t.runner.run("Server 1")
        t.corp.accept("Nanisivik Grid")
        t.corp.act("number", number=2)
        t.runner.act("number", number=0)
        t.corp.act("server", server="HQ")
        t.finish_run()

        assert t.zone("Bullfrog") == "Archives"
