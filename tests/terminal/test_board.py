"""The table is drawn from a view alone, and fits."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.laws.games import ENOUGH, MIXED, positions
from tests.laws.test_4_noninterference import disorder
from tests.terminal.sittings import decisions

from sneakdoor import Game, Side
from sneakdoor.cli.terminal.choices import choice_lines, choices, matching
from sneakdoor.sampling import sample
from sneakdoor.seating import board_text
from sneakdoor.seating.board import end_lines, status_lines, table_lines
from sneakdoor.view import View


@pytest.mark.parametrize("width", [40, 80, 120])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    for game, decision in decisions(3, every=20):
        for side in (*Side, None):
            view = game.view(side)
            lines = [*table_lines(view, width), *status_lines(view, width)]
            lines += choice_lines(choices(game.view(decision.side)), width)
            assert max(map(len, lines)) <= width


def test_a_drawing_reads_a_view_and_changes_nothing() -> None:
    for game, _ in decisions(2, every=40):
        view, before = game.view(Side.RUNNER), game.view(Side.RUNNER)
        assert table_lines(view, 80) == table_lines(view, 80)
        assert view == before


def test_what_the_other_side_holds_is_not_drawn() -> None:
    for game, _ in decisions(4, every=25):
        for side, other in ((Side.CORP, "runner"), (Side.RUNNER, "corp")):
            seen = game.view(side)
            held = getattr(game.view(Side.RUNNER if other == "runner" else Side.CORP), other).hand.cards
            drawn = "\n".join(table_lines(seen, 120))
            known = str(seen.as_dict(log=False))
            assert not [title for title in held if title in drawn and title not in known]


def test_everything_that_lies_on_the_table_is_drawn() -> None:
    for game, _ in decisions(5, every=30):
        view = game.view(Side.CORP)
        drawn = " ".join(" ".join(table_lines(view, 120)).split())
        cards: list[Any] = [card for server in view.servers for card in (*server.ice, *server.root)]
        cards += [card for group in view.rig.values() for card in group]
        for card in cards:
            assert f"#{card.handle} {card.title}" in drawn
        for figure in (f"{view.corp.credits} credit", f"{view.runner.clicks} click", f"memory {view.memory_used} of"):
            assert figure in drawn


def at_ice(what: str) -> Game:
    return next(
        game
        for seed in range(9)
        for game, _ in decisions(seed)
        if any(one.what == what for one in game.view(None).stages)
    )


def test_a_run_tells_server_position_and_step() -> None:
    game = at_ice("approach ice")
    view = game.view(Side.RUNNER)
    drawn = "\n".join(table_lines(view, 100))
    server = next(stage for stage in view.stages if stage.what == "run").details["server"]
    assert f"RUN on {server}, ice 1 of " in drawn
    assert "approach ice (CR 6.9.2" in drawn


def test_an_encounter_tells_its_subroutines() -> None:
    drawn = "\n".join(table_lines(at_ice("encounter ice").view(Side.RUNNER), 100))
    assert "subroutine 1, unbroken: " in drawn


def test_the_end_tells_who_won_and_how() -> None:
    game = [game for game, _ in decisions(1)][-1]
    assert game.outcome is not None
    assert game.outcome.winner is not None
    winner = Side(game.outcome.winner)
    loser = Side.CORP if winner == Side.RUNNER else Side.RUNNER
    assert "You win!" in end_lines(game.view(winner), 80)[1]
    assert "You lose." in end_lines(game.view(loser), 80)[1]
    assert end_lines(game.view(None), 80)[1].startswith(f"The {winner.name.capitalize()} wins: ")


class TestChoices:
    def test_every_option_has_one_number(self) -> None:
        for seed in range(4):
            for game, decision in decisions(seed, every=3):
                listed = choices(game.view(decision.side))
                assert {one.option for one in listed} == set(decision.options)
                assert len({one.number for one in listed}) == len(listed)

    def test_groups_stay_together_and_say_what_they_act_on(self) -> None:
        game = next(
            game for game, decision in decisions(7) if decision.kind == "action" and decision.side == Side.RUNNER
        )
        listed = choices(game.view(Side.RUNNER))
        groups = [one.group for one in listed]
        assert [one for n, one in enumerate(groups) if n == 0 or groups[n - 1] != one] == list(dict.fromkeys(groups))
        assert groups[0] == "Basic actions"
        assert groups[-1] == "Runs"
        assert [one.number for one in listed] == list(range(1, len(listed) + 1))
        runs = next(line for line in choice_lines(listed, 80) if line.startswith("  Runs: "))
        assert "HQ" in runs
        assert "Archives" in runs

    def test_words_find_an_option(self) -> None:
        game = next(
            game for game, decision in decisions(7) if decision.kind == "action" and decision.side == Side.RUNNER
        )
        listed = choices(game.view(Side.RUNNER))
        assert [str(one.option) for one in matching("run hq", listed)] == ["Run HQ"]
        assert [str(one.option) for one in matching("R&D", listed)] == ["Run R&D"]
        assert [one.option.kind for one in matching("credit", listed)] == ["credit"]
        assert len(matching("run", listed)) >= 3
        assert matching("nonsense", listed) == []
        assert matching("&", listed) == []


def differing(seed: int, text: Callable[[View], str]) -> list[str]:
    """Positions whose text changes when what a side does not know is dealt anew."""
    out = []
    for n, game in enumerate(positions(seed, most=ENOUGH)):
        if n % 25 == 0:
            for side in Side:
                mine = text(View(game.state, side))
                dealt = (sample(game.state, side, n), disorder(game.state, side, random.Random(n)))
                out += [f"decision {n}, {side.name}" for other in dealt if text(View(other, side)) != mine]
    return out


@pytest.mark.parametrize("seed", [0, MIXED])
def test_text_does_not_depend_on_hidden_cards(seed: int) -> None:
    assert differing(seed, board_text) == []


def test_a_planted_leak_in_text_is_found() -> None:
    def leaky(view: View) -> str:
        deck = view._state.deck[1 - int(view.side or 0)]
        return f"{board_text(view)}{view._state.code[deck[-1]] if deck else 0}"

    assert differing(0, leaky)


def test_text_lists_options_by_the_numbers_that_choose_takes() -> None:
    for game, decision in decisions(6, every=15):
        listed = board_text(game.view(decision.side), width=1000).splitlines()
        for index, option in enumerate(decision.options[:128]):
            assert f"  {index}. {option.words}" in listed
        other = board_text(game.view(decision.side.other))
        assert other.endswith(f"The {decision.side.name.title()} decides.\n")


def test_text_of_many_options_is_cut() -> None:
    game = Game.new(corp="Closed Doors", runner="Inside People", seed=7, skip_forced=True)
    assert board_text(game.view("corp"), most_options=1).endswith("  0. No\n  … and 1 more; choose by words.\n")
