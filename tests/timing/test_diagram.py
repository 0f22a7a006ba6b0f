"""Structures as pictures, and the step that lights up in them."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path

import pytest

from sneakdoor import Side
from sneakdoor.testing import Table
from sneakdoor.timing import Whereabouts, drawing, step_of, structure, structures, where

SVG = "{http://www.w3.org/2000/svg}"


def drawn(key: str, now: str = "") -> ET.Element:
    return ET.fromstring(drawing(structures()[key], now))  # noqa: S314  (our own text)


class TestThePicture:
    @pytest.mark.parametrize("key", structures())
    def test_each_is_svg_with_a_title_and_a_text_alternative(self, key: str) -> None:
        picture = drawn(key)
        one = structures()[key]
        title, words = picture.find(f"{SVG}title"), picture.find(f"{SVG}desc")
        assert title is not None
        assert title.text == one.title
        assert words is not None
        assert words.text is not None
        assert all(step.number in words.text and step.words in words.text for step in one.steps)
        assert picture.get("aria-labelledby") == f"{title.get('id')} {words.get('id')}"

    @pytest.mark.parametrize("key", structures())
    def test_nothing_leaves_the_picture(self, key: str) -> None:
        picture = drawn(key)
        left, _, width, height = map(float, picture.attrib["viewBox"].split())
        for row in picture.iter(f"{SVG}rect"):
            x, y = float(row.get("x", 0)), float(row.get("y", 0))
            assert left <= x <= x + float(row.attrib["width"]) <= left + width
            assert 0 <= y <= y + float(row.attrib["height"]) <= height
        for path in picture.iter(f"{SVG}path"):
            across = [float(part) for before, part in pairs(path.attrib["d"]) if before == "H"]
            assert all(left < x < left + width for x in across)

    def test_each_window_has_a_badge_for_each_letter(self) -> None:
        picture = drawn("corp-draw")
        badges = [text.text for text in picture.iter(f"{SVG}text") if text.get("class") == "badge-text"]
        assert sorted(str(one) for one in badges) == ["P", "R", "S"]

    def test_it_has_colours_for_dark_and_for_light(self) -> None:
        assert "prefers-color-scheme: dark" in drawing(structure("run"))

    def test_a_loop_is_an_arrow_back(self) -> None:
        heads = [path for path in drawn("corp-actions").iter(f"{SVG}path") if path.get("class") == "head"]
        assert len(heads) == 2  # past the action if no click is left, and back to the window
        assert "always: back to 5.6.2a" in drawing(structure("corp-actions"))

    def test_one_step_lights_up(self) -> None:
        lit = [row for row in drawn("corp-draw", "5.6.1b").iter(f"{SVG}rect") if row.get("class") == "now"]
        assert len(lit) == 1
        assert "You are here" in drawing(structure("corp-draw"), "5.6.1b")

    def test_other_structures_are_links_where_an_address_is_known(self) -> None:
        picture = drawing(structure("pass-ice"), link=lambda key: f"{key}.html")
        assert '<a href="approach-ice.html">' in picture
        assert "<a " not in drawing(structure("pass-ice"))


def pairs(path: str) -> list[tuple[str, str]]:
    parts = path.split()
    return list(pairwise(parts))


class TestWhereAGameStands:
    def at(self, table: Table, side: Side | None = None) -> list[tuple[str, str]]:
        return [(one.structure, one.step) for one in where(table.game.view(side))]

    @pytest.mark.rule("5.6.2a")
    def test_a_turn_begins_at_the_window_before_an_action(self) -> None:
        table = Table("corp", skip_forced=False)
        _ = table.decision
        assert self.at(table) == [("corp-turn", "5.6.2"), ("corp-actions", "5.6.2a")]

    @pytest.mark.rule("6.9.3b")
    def test_from_the_turn_down_to_the_window_of_an_encounter(self) -> None:
        table = Table("runner", skip_forced=False)
        table.corp.put("Ice Wall", "HQ", rezzed=True)
        table.runner.run("HQ")
        while table.decision is not None and table.decision.rule != "6.9.3b":
            table.game.choose(next(one for one in table.decision.options if one.kind in ("pass", "continue")))
        assert self.at(table) == [
            ("runner-turn", "5.7.1"), ("runner-actions", "5.7.1f"), ("run", "6.9.3"), ("encounter-ice", "6.9.3b"),
        ]  # fmt: skip
        assert self.at(table, Side.CORP) == self.at(table)

    @pytest.mark.rule("7.8.3")
    def test_while_a_card_is_accessed(self) -> None:
        table = Table("runner")
        table.corp.put("PAD Campaign", "Server 1")
        table.runner.run("Server 1")
        table.settle()
        assert self.at(table)[-3:] == [("approach-server", "6.9.5g"), ("accessing", "7.6.5"), ("access", "7.8.3")]

    def test_every_question_of_a_game_lights_a_step(self) -> None:
        from tests.laws.games import start

        game = start(3)
        for _ in range(150):
            decision = game.decision
            assert decision is not None
            places = where(game.view(decision.side))
            assert places or decision.rule.startswith("1.6")
            assert all(structures()[one.structure].step(one.step) is not None for one in places)
            game.choose(decision.options[-1])

    def test_a_place_is_plain_data(self) -> None:
        table = Table("corp", skip_forced=False)
        _ = table.decision
        place = where(table.game.view(None))[-1]
        assert isinstance(place, Whereabouts)
        assert place.words == "Paid ability window (P) (R) (S)"

    @pytest.mark.rule("5.6.1d")
    def test_a_line_of_the_log_belongs_to_a_step(self) -> None:
        table = Table("runner")
        table.corp.put("PAD Campaign", "Server 1", rezzed=True)
        table.end_turn()
        log = table.game.log(None)
        number = next(n for n, entry in enumerate(log) if "PAD Campaign" in entry.words)
        assert step_of(table.game, number) == "5.6.1d"


def test_the_command_writes_a_picture(tmp_path: Path) -> None:
    from typer.testing import CliRunner

    from sneakdoor.cli.app import app

    file = tmp_path / "run.svg"
    result = CliRunner().invoke(app, ["timing", "run", "--svg", str(file)])
    assert result.exit_code == 0
    assert ET.fromstring(file.read_text(encoding="utf-8")).tag == f"{SVG}svg"  # noqa: S314
