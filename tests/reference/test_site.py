"""The reference as a folder of pages: complete, without a dead link, small enough, and only ours to write to."""

from __future__ import annotations

import json
import posixpath
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote

import pytest
from typer.testing import CliRunner

from sneakdoor.catalogue import cards
from sneakdoor.cli.app import app
from sneakdoor.cli.errors import CommandError
from sneakdoor.reference import evidence
from sneakdoor.reference.card_pages import page as card_page
from sneakdoor.reference.concordance_pages import path as concordance_path
from sneakdoor.reference.pages import anchor, card_path, rule_path, section_of, slug
from sneakdoor.reference.site import MARK, CannotBuild, build, write
from sneakdoor.rulebook import RULESETS, rules
from sneakdoor.rulebook.concordance import fates, new_rules
from sneakdoor.rulebook.ledger import chapter, ledger
from sneakdoor.testing.position import Position
from sneakdoor.timing import structures

TRIED = ("Marilyn Campaign", "Ice Wall", "Corroder", "Snare!", "Jinteki: Personal Evolution", "Hedge Fund")
LARGEST = 200_000


class Links(HTMLParser):
    """What a page points to, and what can be pointed to in it."""

    def __init__(self) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.names: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value is not None:
                self.targets.append(value)
            elif name == "id" and value is not None:
                self.names.append(value)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build(folder, jobs=1, tried=TRIED)
    return folder


@pytest.fixture(scope="module")
def read(site: Path) -> dict[str, Links]:
    out = {}
    for path in site.rglob("*.html"):
        found = Links()
        found.feed(path.read_text(encoding="utf-8"))
        out[path.relative_to(site).as_posix()] = found
    return out


def leads_to(path: str, address: str) -> str:
    """The file that an address in a page means, from the folder of the site; the page itself if it is empty."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), address)) if address else path


class TestAllPages:
    def test_no_link_is_dead(self, site: Path, read: dict[str, Links]) -> None:
        names = {path: set(found.names) for path, found in read.items()}
        there = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
        dead = []
        for path, found in read.items():
            for target in set(found.targets):
                address, _, name = unquote(target).partition("#")
                assert "://" not in address, f"{path} leads out of the folder: {target}"
                goal = leads_to(path, address)
                if goal not in there or (name and name not in names[goal]):
                    dead.append(f"{path}: {target}")
        assert dead == []

    def test_every_page_can_be_reached_from_the_first(self, read: dict[str, Links]) -> None:
        seen, open_ = {"index.html"}, ["index.html"]
        while open_:
            path = open_.pop()
            for target in set(read[path].targets):
                goal = leads_to(path, unquote(target).partition("#")[0])
                if goal in read and goal not in seen:
                    seen.add(goal)
                    open_.append(goal)
        assert set(read) - seen == set()

    def test_no_page_is_too_large(self, site: Path) -> None:
        large = [path.name for path in site.rglob("*") if path.is_file() and path.stat().st_size > LARGEST]
        assert large == []

    def test_names_in_a_page_are_its_own(self, read: dict[str, Links]) -> None:
        twice = {path for path, found in read.items() if len(found.names) != len(set(found.names))}
        assert twice == set()

    def test_nothing_is_run_from_within_a_page(self, site: Path) -> None:
        for path in site.rglob("*.html"):
            text = path.read_text(encoding="utf-8")
            assert re.findall(r"<script(?![^>]*\bsrc=)", text) == []
            assert not re.search(r'\son\w+="', text)

    def test_each_page_has_a_language_a_title_and_one_heading(self, site: Path) -> None:
        for path in site.rglob("*.html"):
            text = path.read_text(encoding="utf-8")
            assert '<html lang="en"' in text
            assert "<title>" in text
            assert text.count("<h1>") == 1

    def test_headings_leave_no_level_out(self, site: Path) -> None:
        for path in site.rglob("*.html"):
            levels = [int(one) for one in re.findall(r"<h([1-6])", path.read_text(encoding="utf-8"))]
            assert all(after <= before + 1 for before, after in pairwise(levels)), path


class TestWhatIsThere:
    def test_a_page_for_every_card(self, site: Path) -> None:
        paths = [card_path(title) for title in cards()]
        assert len(set(paths)) == len(paths)
        assert all((site / path).is_file() for path in paths)

    def test_a_place_for_every_rule(self, read: dict[str, Links]) -> None:
        for number in (*rules(), *rules("26.03")):
            path, _, name = rule_path(number).partition("#")
            assert name in read[path].names, number

    @pytest.mark.parametrize(("rules", "folder"), [("1.4", "timing"), ("26.03", "timing-26.03")])
    def test_a_page_for_every_structure_with_a_place_for_every_step(
        self, read: dict[str, Links], rules: str, folder: str
    ) -> None:
        for key, one in structures(rules).items():
            names = read[f"{folder}/{key}.html"].names
            assert all(anchor(step.number) in names for step in one.steps)

    def test_steps_of_each_version_are_drawn_with_their_numbers(self, site: Path) -> None:
        text = (site / "timing-26.03/movement.html").read_text(encoding="utf-8")
        assert "<svg" in text
        assert "A run: movement (26.03)" in text
        assert 'href="../rules-26.03/6.9.html#r26.03-6.9.4c"' in text
        assert 'href="../timing-26.03/movement.html#r26.03-6.9.4c"' in (site / "rules-26.03/6.9.html").read_text(
            encoding="utf-8"
        )

    def test_a_page_for_every_worked_example(self, site: Path) -> None:
        assert all((site / f"examples/{number}.html").is_file() for number in ledger().examples)

    def test_a_rule_shows_summary_status_code_tests_examples_and_cards(self, site: Path) -> None:
        text = (site / "rules/1.2.html").read_text(encoding="utf-8")
        start = text.index(f'id="{anchor("1.2.5")}"')
        rule = text[start : text.index("</section>", start)]
        assert 'class="status conforms"' in rule
        assert ">Code</h4>" in rule
        assert ">Tests</h4>" in rule
        assert "examples/4.html" in rule
        assert "Forger" in rule

    def test_a_card_shows_facts_text_timing_rules_tests_and_formats(self, site: Path) -> None:
        text = (site / card_path("Marilyn Campaign")).read_text(encoding="utf-8")
        for part in ("What it does", "When it works", "Rules in its tests", "Tests that show it", "Formats and lists"):
            assert part in text
        assert "5.6.1b" in text
        assert "take 2[credit]" in text

    def test_a_card_and_a_rule_lead_to_each_other(self, read: dict[str, Links]) -> None:
        rule, _ = evidence.rules_of("Marilyn Campaign")[0]
        assert any(target.endswith(rule_path(rule)) for target in read[card_path("Marilyn Campaign")].targets)
        back = [target.rpartition("/")[2] for target in read[f"rules/{section_of(rule)}.html"].targets]
        assert "marilyn-campaign.html" in back

    def test_a_card_that_is_not_played_says_so(self) -> None:
        unknown = replace(cards()["Wyldside"], declared=None)
        assert "does not play this card yet" in card_page(unknown, None).body

    def test_a_position_is_there_to_play_from(self, site: Path) -> None:
        text = (site / "positions/marilyn-campaign.json").read_text(encoding="utf-8")
        decision = Position.from_json(text).table().decision
        assert decision is not None
        assert decision.rule == "5.6.1b"

    def test_what_changed_names_what_stood_there_before(self, site: Path) -> None:
        text = (site / "changes.html").read_text(encoding="utf-8")
        later = next(rule for rule in rules().values() if rule.version == "1.4" and rule.replaces)
        assert f'href="{rule_path(later.number)}"' in text
        assert f'href="{rule_path(later.replaces[0])}"' in text

    def test_a_rule_and_what_became_of_it_lead_to_each_other(self, site: Path) -> None:
        def article(number: str) -> str:
            path, _, name = rule_path(number).partition("#")
            text = (site / path).read_text(encoding="utf-8")
            start = text.index(f'id="{name}"')
            return text[start : text.index("</section>", start)]

        assert f'href="../{rule_path("26.03:6.9.4c")}"' in article("6.9.5c")
        assert "(changed: after every pass)" in article("6.9.5c")
        assert 'href="../concordance/6.html#r6.9.5c"' in article("6.9.5c")
        assert f'href="../{rule_path("6.9.5c")}"' in article("26.03:6.9.4c")
        assert "New in 26.03" in article("26.03:10.12.1")
        assert "Worked examples: 1 (" in article("26.03:1.4.5a")

    def test_every_rule_of_1_4_is_in_the_concordance_and_so_is_what_is_new(
        self, site: Path, read: dict[str, Links]
    ) -> None:
        for number in fates():
            path, _, name = concordance_path(number).partition("#")
            assert name in read[path].names, number
        for rule in new_rules():
            assert f"../{rule_path(rule.number)}" in read[f"concordance/{chapter(rule.number)}.html"].targets

    def test_each_ruleset_has_its_ledger(self, site: Path) -> None:
        assert "<td>911</td>" in (site / "ledger/index.html").read_text(encoding="utf-8")
        assert f"<td>{ledger('26.03').coverage()['executable']}</td>" in (site / "ledger-26.03/index.html").read_text(
            encoding="utf-8"
        )
        assert f'href="../{rule_path("26.03:6.9.4c")}"' in (site / "ledger-26.03/6.html").read_text(encoding="utf-8")

    def test_every_reading_has_a_place(self, read: dict[str, Links]) -> None:
        assert {slug(one.name) for one in evidence.readings()} <= set(read["interpretations.html"].names)

    def test_pages_are_made_for_print_too(self, site: Path) -> None:
        assert "@media print" in (site / "style.css").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def index(site: Path) -> list[list[str]]:
    return list(parts(site))


class TestTheIndexOfTheSearch:
    def test_it_holds_every_card_rule_structure_and_reading(self, index: list[list[str]]) -> None:
        titles = {entry[1] for entry in index}
        assert set(cards()) <= titles
        for ruleset in RULESETS:
            assert {f"{rule.number} {rule.summary}" for rule in rules(ruleset).values()} <= titles
        assert "What became of 6.9.5c: changed, now 26.03:6.9.4c" in titles
        assert "What became of 6.9.5f: gone" in titles
        assert {one.title for one in structures().values()} <= titles

    def test_each_address_exists(self, site: Path, read: dict[str, Links], index: list[list[str]]) -> None:
        for _, title, address, _ in index:
            path, _, name = address.partition("#")
            assert (site / path).is_file(), title
            assert not name or name in read[path].names, title


def parts(site: Path) -> Iterator[list[str]]:
    text = (site / "search/parts.js").read_text(encoding="utf-8")
    for name in json.loads(text.removeprefix("sneakdoorParts(").removesuffix(");\n")):
        part = (site / name).read_text(encoding="utf-8")
        yield from json.loads(part.removeprefix("sneakdoorFound(").removesuffix(");\n"))


class TestTheFolder:
    def test_other_peoples_folders_are_left_alone(self, tmp_path: Path) -> None:
        (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
        with pytest.raises(CannotBuild, match="holds other things"):
            build(tmp_path, tried=())
        assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]

    def test_a_file_is_no_folder(self, tmp_path: Path) -> None:
        file = tmp_path / "site"
        file.write_text("", encoding="utf-8")
        error = CliRunner().invoke(app, ["reference", "build", str(file), "--no-trials"]).exception
        assert isinstance(error, CommandError)
        assert "is a file" in str(error)

    def test_building_again_removes_only_what_was_ours(self, tmp_path: Path) -> None:
        folder = tmp_path / "site"
        write(folder, {"index.html": "one", "positions/hedge-fund.json": "{}"})
        mark = folder / MARK
        old = folder / "positions/hedge-fund.json"
        assert old.is_file()
        (folder / "mine.txt").write_text("mine", encoding="utf-8")
        mark.write_text(mark.read_text(encoding="utf-8") + "../../outside.txt\n/etc/hosts\n", encoding="utf-8")
        outside = tmp_path.parent / "outside.txt"
        outside.write_text("keep", encoding="utf-8")

        write(folder, {"index.html": "two"})

        assert not old.exists()
        assert (folder / "index.html").read_text(encoding="utf-8") == "two"
        assert (folder / "mine.txt").is_file()
        assert outside.is_file()


@pytest.mark.slow
def test_the_whole_site_with_every_card_tried_is_built_in_a_minute(tmp_path: Path) -> None:
    began = time.monotonic()
    built = build(tmp_path / "site", jobs=2)
    assert time.monotonic() - began < 60
    assert built.largest < LARGEST
    assert built.pages > 1800
