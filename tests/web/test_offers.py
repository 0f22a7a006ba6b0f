"""Offers between the players: they lapse, can be withdrawn, and open hands need both."""

from typing import Any

import pytest
from tests.web.test_playing import two_at_a_table
from tests.web.visiting import Guest, Running

DELAYED: dict[str, Any] = {"delay": 60, "open_hands": True}


@pytest.fixture
def both(anna: Guest, bert: Guest) -> Any:
    corp, runner = two_at_a_table(anna, bert)
    corp.chooses(kind="no")
    runner.chooses(kind="no")
    assert corp.asked()["kind"] == "action"
    yield corp, runner
    corp.goes()
    runner.goes()


class TestLapse:
    def test_a_draw_offer_lapses_with_the_offerers_next_choice(self, both: Any) -> None:
        corp, runner = both
        corp.says(offer="draw")
        runner.until("offer")
        corp.chooses(kind="credit")
        told = {"type": "withdrawn", "what": "draw", "side": "corp", "lapsed": True}
        assert runner.until("withdrawn") == told
        assert corp.until("withdrawn") == told
        assert runner.refused(answer="draw", yes=True) == "nobody has offered you that: draw"

    def test_an_undo_request_lapses_with_the_offerers_next_choice(self, both: Any) -> None:
        corp, runner = both
        corp.chooses(kind="draw")
        corp.asked()
        corp.says(undo=True)
        assert runner.until("offer")["what"] == "undo"
        hand = corp.view["corp"]["hand"]["count"]
        corp.chooses(kind="credit")
        assert runner.until("withdrawn")["what"] == "undo"
        assert runner.refused(answer="undo", yes=True) == "nobody has offered you that: undo"
        assert corp.asked()["kind"] == "action"
        assert corp.view["corp"]["hand"]["count"] == hand

    def test_a_command_in_words_is_a_choice_too(self, both: Any) -> None:
        corp, runner = both
        corp.says(offer="draw")
        runner.until("offer")
        corp.says(id=corp.question["id"], command="credit")
        assert runner.until("withdrawn")["lapsed"] is True

    def test_an_offer_stays_while_the_other_player_decides_and_after_a_refused_choice(self, both: Any) -> None:
        corp, runner = both
        runner.says(offer="draw")
        corp.until("offer")
        runner.until("offer")
        runner.refused(id=1, choice=0)
        corp.chooses(kind="credit")
        corp.asked()
        corp.says(answer="draw", yes=True)
        assert runner.until("over")["how"] == "agreement"


class TestWithdraw:
    def test_an_offer_is_withdrawn_by_who_made_it(self, both: Any) -> None:
        corp, runner = both
        corp.says(offer="draw")
        runner.until("offer")
        assert runner.refused(withdraw="draw") == "you have not offered that: draw"
        corp.says(withdraw="draw")
        assert runner.until("withdrawn") == {"type": "withdrawn", "what": "draw", "side": "corp", "lapsed": False}
        corp.until("withdrawn")
        assert runner.refused(answer="draw", yes=True) == "nobody has offered you that: draw"
        assert corp.refused(withdraw="draw") == "you have not offered that: draw"

    def test_a_withdrawn_offer_can_be_made_again(self, both: Any) -> None:
        corp, runner = both
        corp.says(offer="draw")
        corp.says(withdraw="draw")
        runner.until("withdrawn")
        corp.says(offer="draw")
        assert runner.until("offer")["answer"] is None


class TestOpenHands:
    def test_the_joiner_sees_open_hands_and_must_agree(self, server: Running, anna: Guest, bert: Guest) -> None:
        opened = anna.opens("corp", **DELAYED)
        listed = next(one for one in bert.get("/api/tables") if one["id"] == opened["id"])
        assert listed["settings"]["open_hands"] is True
        path = f"/api/tables/{opened['id']}/join"
        for body in ({}, {"open_hands": False}):
            answer = bert.refused(path, body)
            assert answer.status_code == 409
            assert "spectators see both hands" in answer.json()["error"]
        assert bert.get(f"/api/tables/{opened['id']}")["status"] == "open"
        assert bert.post(path, {"open_hands": True})["side"] == "runner"
        assert server.manager.tables[opened["id"]].settings.open_hands

    def test_agreeing_opens_no_hands_where_the_host_did_not_ask(
        self, server: Running, anna: Guest, bert: Guest
    ) -> None:
        opened = anna.opens("corp", delay=60)
        bert.post(f"/api/tables/{opened['id']}/join", {"open_hands": True})
        assert not server.manager.tables[opened["id"]].settings.open_hands

    def test_a_bot_agrees(self, server: Running, anna: Guest) -> None:
        assert server.manager.tables[anna.against_bot(**DELAYED)].settings.open_hands

    def test_during_the_game_the_other_player_is_asked(self, server: Running, anna: Guest, bert: Guest) -> None:
        corp, runner = two_at_a_table(anna, bert, delay=60)
        with corp, runner:
            corp.asked()
            corp.says(offer="open hands")
            assert runner.until("offer")["what"] == "open hands"
            table = server.manager.tables[corp.table]
            assert not table.settings.open_hands
            runner.says(answer="open hands", yes=False)
            corp.until(lambda told: told["type"] == "offer" and told["answer"] is False)
            assert not table.settings.open_hands
            corp.says(offer="open hands")
            runner.until("offer")
            runner.says(answer="open hands", yes=True)
            corp.until(lambda told: told["type"] == "offer" and told["answer"] is True)
            runner.asks(ping=1)
            assert table.settings.open_hands
