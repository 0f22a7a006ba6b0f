"""Playing at the server: against a bot, against each other, with somebody watching."""

import random
from typing import Any

import pytest
from tests.web.visiting import Closed, Guest, Running, Viewer

from sneakdoor import Game, Record, Side
from sneakdoor.arena.match import Match, play_game
from sneakdoor.decks import starter_decks
from sneakdoor.web.streams import BREAK, seen


def test_a_whole_game_against_a_bot_is_played_and_can_be_replayed(server: Running, anna: Guest) -> None:
    table = anna.against_bot()
    with anna.sits(table) as viewer:
        viewer.plays(random.Random(7))
        assert viewer.over is not None
        assert viewer.over["replay"] == table
        record = Record.from_json(anna.http.get(f"/api/replays/{table}/record").text)
        game = Game.replay(record)
        assert game.outcome is not None
        assert viewer.over["how"] == game.outcome.how


def test_what_a_viewer_puts_together_from_changes_is_what_the_game_shows(server: Running, anna: Guest) -> None:
    table = anna.against_bot("corp")
    with anna.sits(table) as viewer:
        viewer.plays(random.Random(3), most=60)
        viewer.asked()
        game = server.manager.tables[table].live_game.game
        told = seen(game.view(Side.CORP))
        assert viewer.view == told
        assert [one["words"] for one in viewer.log] == [one.words for one in game.log(Side.CORP)]
        from sneakdoor.seating import story

        assert [one["words"] for one in viewer.story] == [one.words for one in story(game.log(Side.CORP))]


def test_who_comes_again_sees_the_same_question(server: Running, anna: Guest) -> None:
    table = anna.against_bot()
    with anna.sits(table) as viewer:
        viewer.plays(random.Random(5), most=12)
        before = viewer.asked()
        view, log, story = viewer.view, viewer.log, viewer.story
    with anna.sits(table) as again:
        assert again.asked() == before
        assert (again.view, again.log, again.story) == (view, log, story)


def at_breaking() -> tuple[str, int]:
    """A record, and a moment of it at which the Runner can break ice."""
    decks = starter_decks()
    _, game = play_game(Match(decks["Prime Time"], decks["Inside People"], seed=11), 0)
    whole = game.record
    again = Game.replay(Record(whole.seed, whole.corp, whole.runner, (), whole.skip_forced))
    for n, option in enumerate(whole.choices):
        asked = again.decision
        assert asked is not None
        if asked.role == BREAK and asked.side == Side.RUNNER and len(asked.options) > 1:
            return whole.to_json(), n
        again.choose(option)
    raise AssertionError("no ice was met")


def test_ways_to_break_ice_are_told_to_whoever_comes_in_the_middle_of_an_encounter(anna: Guest) -> None:
    record, n = at_breaking()
    brought = anna.post("/api/replays", {"record": record})
    on = anna.post(f"/api/replays/{brought['id']}/play-on", {"at": n, "side": "runner"})
    with anna.sits(on["table"]) as viewer:
        assert viewer.asked()["thinking"]
        told = viewer.until("proposals")
        assert told["id"] == viewer.question["id"]
        assert any("credit" in one["price"] for one in told["proposals"])
    with anna.sits(on["table"]) as again:
        assert again.until("proposals")["proposals"] == told["proposals"]


def two_at_a_table(anna: Guest, bert: Guest, **more: Any) -> tuple[Viewer, Viewer]:
    opened = anna.opens("corp", **more)
    corp = anna.sits(opened["id"])
    assert corp.until("hello")["table"]["status"] == "open"
    bert.joins(opened)
    return corp, bert.sits(opened["id"])


@pytest.fixture
def both(anna: Guest, bert: Guest) -> Any:
    corp, runner = two_at_a_table(anna, bert)
    yield corp, runner
    corp.goes()
    runner.goes()


def test_two_people_play_each_other_and_a_spectator_sees_what_both_may_see(
    both: Any, server: Running, cora: Guest
) -> None:
    corp, runner = both
    with cora.sits(corp.table) as watching:
        assert watching.until("hello")["role"] == "spectator"
        for viewer in (corp, runner):
            viewer.asked()
            viewer.chooses(kind="no")
            if viewer is corp:
                runner.until("decision")
        corp.question = {}
        question = corp.asked()
        assert question["kind"] == "action"
        corp.chooses(kind="credit")
        watching.until(lambda told: watching.view is not None and watching.view["corp"]["credits"] == 6)
        game = server.manager.tables[corp.table].live_game.game
        assert "cards" not in watching.view["corp"]["hand"]
        assert "cards" not in watching.view["runner"]["hand"]
        assert watching.view == seen(game.view(None))


def test_only_what_changed_is_sent_after_a_choice(server: Running, anna: Guest) -> None:
    with anna.sits(anna.against_bot()) as viewer:
        viewer.chooses(kind="no")
        viewer.asked()
        viewer.heard.clear()
        viewer.chooses(kind="credit")
        viewer.asked()
        changes = [one for one in viewer.heard if one["type"] == "change"]
        assert changes
        assert all(len(str(one)) < 2000 for one in changes)
        assert not [one for one in viewer.heard if one["type"] == "state"]


def test_a_command_in_words_does_many_choices(server: Running, anna: Guest) -> None:
    with anna.sits(anna.against_bot()) as viewer:
        viewer.chooses(kind="no")
        question = viewer.asked()
        pool = viewer.view["runner"]["credits"]
        viewer.question = {}
        viewer.says(id=question["id"], command="credit 2; draw")
        viewer.until(lambda told: told["type"] == "decision" and viewer.view["runner"]["clicks"] == 1)
        assert viewer.view["runner"]["credits"] == pool + 2
        assert viewer.view["runner"]["hand"]["count"] == 6


def test_words_that_mean_nothing_are_refused_and_the_question_stays(server: Running, anna: Guest) -> None:
    with anna.sits(anna.against_bot()) as viewer:
        question = viewer.asked()
        assert "neither an option nor a command" in viewer.refused(id=question["id"], command="dance")
        viewer.chooses(kind="no")
        assert viewer.asked()["kind"] == "action"


def test_why_is_answered_with_rules_and_changes_nothing(server: Running, anna: Guest) -> None:
    with anna.sits(anna.against_bot()) as viewer:
        question = viewer.asked()
        told = viewer.asks(why={"kind": "run", "server": "HQ"})
        assert told["type"] == "why"
        assert told["refusals"]
        assert all(one["words"] for one in told["refusals"])
        assert viewer.question == question


def test_wishes_of_a_seat_are_kept_and_told(server: Running, anna: Guest) -> None:
    table = anna.against_bot()
    with anna.sits(table) as viewer:
        viewer.asked()
        told = viewer.asks(policy={"stops": ["before each encounter", "6.9.5b"], "leave": ["kati"]})
        assert told["seat"]["stops"] == ["before encounter", "6.9.5b"]
        assert told["seat"]["leave"] == ["Kati Jones"]
        assert "is no stop" in viewer.refused(policy={"stops": ["zebra"]})
    with anna.sits(table) as again:
        assert again.until("hello")["seat"]["stops"] == ["before encounter", "6.9.5b"]


def test_conceding_ends_the_game(both: Any) -> None:
    corp, runner = both
    corp.asked()
    runner.says(concede=True)
    for viewer in both:
        over = viewer.until("over")
        assert (over["winner"], over["how"]) == ("corp", "concession")
    assert corp.refused(id=1, choice=0) == "the game is over"


def test_a_draw_is_offered_and_taken(both: Any) -> None:
    corp, runner = both
    corp.asked()
    corp.says(offer="draw")
    assert runner.until("offer") == {"type": "offer", "what": "draw", "side": "corp", "answer": None}
    corp.until("offer")
    assert corp.refused(answer="draw", yes=True) == "nobody has offered you that: draw"
    runner.says(answer="draw", yes=True)
    for viewer in both:
        over = viewer.until("over")
        assert (over["winner"], over["how"]) == (None, "agreement")


def test_a_rematch_swaps_the_sides(both: Any, anna: Guest, bert: Guest) -> None:
    corp, runner = both
    corp.asked()
    corp.says(concede=True)
    corp.until("over")
    runner.until("over")
    corp.says(offer="rematch")
    runner.until("offer")
    runner.says(answer="rematch", yes=True)
    following = corp.until("next")["table"]
    assert runner.until("next")["table"] == following
    with anna.sits(following) as again:
        assert again.until("hello")["role"] == "runner"
    with bert.sits(following) as again:
        assert again.until("hello")["role"] == "corp"


def rematch(both: Any, what: str) -> str:
    corp, runner = both
    corp.asked()
    corp.says(concede=True)
    for one in both:
        one.until("over")
    corp.says(offer=what)
    runner.until("offer")
    runner.says(answer=what, yes=True)
    return str(corp.until("next")["table"])


def test_a_rematch_with_the_same_sides_leaves_everybody_their_deck(both: Any, anna: Guest, bert: Guest) -> None:
    before = [one.until("hello")["deck"] for one in both]
    following = rematch(both, "rematch same sides")
    for guest, role, deck in zip((anna, bert), ("corp", "runner"), before, strict=True):
        with guest.sits(following) as again:
            hello = again.until("hello")
        assert (hello["role"], hello["deck"]) == (role, deck)


def test_a_rematch_with_swapped_sides_hands_nobody_the_deck_of_the_other(both: Any, anna: Guest, bert: Guest) -> None:
    before = [one.until("hello")["deck"] for one in both]
    following = rematch(both, "rematch")
    with anna.sits(following) as again:
        assert again.until("hello")["deck"] != before[1]
    with bert.sits(following) as again:
        assert again.until("hello")["deck"] != before[0]


def test_finished_games_are_listed_with_winner_points_and_the_own_deck(both: Any, anna: Guest, bert: Guest) -> None:
    corp, _ = both
    corp.asked()
    corp.says(concede=True)
    corp.until("over")
    listed = next(one for one in anna.get("/api/tables/mine") if one["id"] == corp.table)
    assert listed["result"]["winner"] == "runner"
    assert listed["result"]["points"] == {"corp": 0, "runner": 0}
    assert listed["ended"] >= listed["opened"]
    theirs = next(one for one in bert.get("/api/tables/mine") if one["id"] == corp.table)
    assert listed["deck"] != theirs["deck"]


def test_chat_is_kept_for_those_who_come_later(both: Any, cora: Guest) -> None:
    corp, runner = both
    corp.says(chat="  good   luck ")
    assert runner.until("chat")["words"] == "good luck"
    with cora.sits(corp.table) as watching:
        assert watching.until("chat")["words"] == "good luck"
        watching.says(chat="hello from the side")
        assert corp.until(lambda told: told["type"] == "chat" and told["role"] == "spectator")


class TestTakingBack:
    def test_a_choice_that_told_nobody_anything_is_taken_back_freely(self, both: Any) -> None:
        corp, runner = both
        corp.chooses(kind="no")
        runner.chooses(kind="no")
        question = corp.asked()
        assert question["kind"] == "action"
        corp.chooses(kind="credit")
        assert corp.asked()["id"] > question["id"]
        pool = corp.view["corp"]["credits"]
        corp.question = {}
        corp.says(undo=True)
        again = corp.asked()
        assert again["kind"] == "action"
        assert corp.view["corp"]["credits"] == pool - 1
        assert again["id"] > question["id"]
        assert not any("gains 1 credit" in one["words"] for one in corp.log)

    def test_the_other_is_asked_where_something_was_learnt(self, both: Any) -> None:
        corp, runner = both
        corp.chooses(kind="no")
        runner.chooses(kind="no")
        corp.asked()
        hand = corp.view["corp"]["hand"]["count"]
        corp.chooses(kind="draw")
        corp.asked()
        corp.says(undo=True)
        assert runner.until("offer")["what"] == "undo"
        runner.says(answer="undo", yes=False)
        assert corp.until(lambda told: told["type"] == "offer" and told["answer"] is not None)["answer"] is False
        assert corp.view["corp"]["hand"]["count"] == hand + 1
        corp.says(undo=True)
        runner.until("offer")
        runner.says(answer="undo", yes=True)
        corp.until(lambda told: corp.view["corp"]["hand"]["count"] == hand)

    def test_there_is_nothing_to_take_back_at_first(self, both: Any) -> None:
        corp, _ = both
        corp.asked()
        assert "nothing yet" in corp.refused(undo=True)


class TestTables:
    def test_a_table_by_link_is_in_no_list_and_asks_for_its_key(self, anna: Guest, bert: Guest, cora: Guest) -> None:
        opened = anna.opens(public=False)
        assert opened["id"] not in [one["id"] for one in bert.get("/api/tables")]
        assert bert.refused(f"/api/tables/{opened['id']}/join", {"key": "wrong"}).status_code == 404
        bert.joins(opened)
        with pytest.raises(Closed) as closed, cora.sits(opened["id"]) as viewer:
            viewer.hears()
        assert closed.value.code == 4403
        with cora.sits(opened["id"], key=opened["key"]) as viewer:
            assert viewer.until("hello")["role"] == "spectator"

    def test_two_cannot_take_one_seat(self, anna: Guest, bert: Guest, cora: Guest) -> None:
        opened = anna.opens()
        bert.joins(opened)
        assert cora.refused(f"/api/tables/{opened['id']}/join", {}).status_code == 409

    def test_nobody_joins_their_own_table(self, anna: Guest) -> None:
        opened = anna.opens()
        assert anna.refused(f"/api/tables/{opened['id']}/join", {}).status_code == 409

    def test_an_open_table_is_closed_by_its_host_alone(self, anna: Guest, bert: Guest) -> None:
        opened = anna.opens()
        assert bert.refused(f"/api/tables/{opened['id']}/leave").status_code == 404
        anna.post(f"/api/tables/{opened['id']}/leave")
        assert anna.refused(f"/api/tables/{opened['id']}", method="GET").status_code == 404

    def test_bad_wishes_for_a_table_are_told(self, anna: Guest) -> None:
        for body, words in (
            ({"deck": {"starter": "No such deck"}}, "no starter deck"),
            ({"deck": {"list": "3 Sure Gambel"}}, "cannot be read"),
            ({"side": "corp", "deck": {"starter": "Inside People"}}, "a deck for the Runner"),
            ({"deck": {"starter": "Inside People", "list": "x"}}, "one of"),
            ({"deck": {"saved": "nothing"}}, "no such deck"),
            ({"opponent": {"bot": "exec:sh"}}, "no bot"),
            ({"format": "nonsense"}, "no format"),
            ({"clock": {"minutes": 0}}, "a clock has"),
            ({"delay": -1}, "a delay has"),
            ({"open_hands": True}, "open hands need a delay"),
        ):
            assert words in anna.refused("/api/tables", body).json()["error"]

    def test_a_table_without_spectators_has_none(self, anna: Guest, cora: Guest) -> None:
        table = anna.against_bot(spectators=False)
        with pytest.raises(Closed) as closed, cora.sits(table) as viewer:
            viewer.hears()
        assert closed.value.code == 4403

    def test_mine_lists_the_tables_at_which_i_sit(self, anna: Guest, bert: Guest) -> None:
        table = anna.against_bot()
        assert table in [one["id"] for one in anna.get("/api/tables/mine")]
        assert table not in [one["id"] for one in bert.get("/api/tables/mine")]


def test_a_newcomer_plays_the_plain_decks_and_later_the_starters(anna: Guest) -> None:
    def decks(table: str) -> set[str]:
        told = anna.get(f"/api/tables/{table}")["identities"]
        return {told["corp"], told["runner"]}

    plain = {deck.identity for deck in starter_decks("first").values()}
    first = anna.against_bot(side="corp", deck=None)
    assert decks(first) == plain
    with anna.sits(first) as viewer:
        viewer.asked()
        viewer.says(concede=True)
        viewer.until("over")
    later = [decks(anna.against_bot(side="corp", deck=None)) for _ in range(4)]
    starters = {deck.identity for deck in starter_decks().values()}
    assert all(one <= starters for one in later)
    assert decks(anna.against_bot(side="corp", deck=None, first_game=True)) == plain
