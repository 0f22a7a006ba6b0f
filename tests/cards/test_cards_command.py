"""`sneakdoor cards …` as somebody at a terminal meets it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from sneakdoor.catalogue import cards as catalogue
from sneakdoor.catalogue import coverage, vocabulary, vocabulary_page
from sneakdoor.cli import main
from sneakdoor.cli.app import app

SNARE = {
    "code": "01070",
    "title": "Snare!",
    "text": "Something <strong>bold</strong> &amp; made up.",
    "type_code": "asset",
    "faction_code": "jinteki",
    "side_code": "corp",
    "pack_code": "core",
}


def run(*arguments: object, stdin: str | None = None) -> Result:
    return CliRunner().invoke(app, ["cards", *map(str, arguments)], input=stdin)


def told(*arguments: object) -> Any:
    return json.loads(run(*arguments, "--json").stdout)


def complaint(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str
) -> tuple[object, str]:
    monkeypatch.setattr("sys.argv", ["sneakdoor", "cards", *arguments])
    monkeypatch.delenv("SNEAKDOOR_DEBUG", raising=False)
    try:
        code: object = main()
    except SystemExit as end:
        code = end.code
    return code, capsys.readouterr().err


class TestCoverage:
    def test_every_title_is_counted_once_and_none_is_left_out(self) -> None:
        counted = told("coverage")

        assert counted["total"] == counted["titles"] == counted["implemented"] == 1573
        assert (counted["partial"], counted["missing"]) == (0, 0)
        assert counted["campaign"]["total"] == 28

    def test_sets_are_counted_by_code(self) -> None:
        line = told("coverage")["sets"]["sc19"]

        assert (line["name"], line["total"]) == ("System Core 2019", 147)
        assert line["implemented"] + line["partial"] + line["missing"] == 147

    def test_a_card_of_two_sets_counts_once_in_the_whole(self) -> None:
        counted = told("coverage", "--set", "sc19", "--set", "Revised Core Set")

        assert set(counted["sets"]) == {"sc19", "core2"}
        assert counted["total"] == 189 < 147 + 132

    def test_missing_cards_can_be_named(self) -> None:
        named = told("coverage", "--set", "ur", "--missing")

        assert len(named["missing_titles"]) == named["missing"]

    def test_the_table_ends_with_the_sum(self) -> None:
        done = run("coverage")

        assert done.exit_code == 0
        assert f"{coverage().all.implemented}" in next(
            line for line in done.stdout.splitlines() if line.startswith("all titles")
        )

    def test_an_unknown_set_gets_a_hint(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        code, words = complaint(capsys, monkeypatch, "coverage", "--set", "sytem core 2019")

        assert code == 1
        assert "system core 2019" in words


class TestShow:
    def test_facts_text_and_sets(self) -> None:
        lines = run("show", "Snare!").stdout.splitlines()

        assert lines[0] == "Snare!"
        assert lines[1] == "Asset: Ambush. Jinteki Corp."
        assert lines[2] == "Rez cost 0, Trash cost 0, Influence 2"
        assert "3 net damage" in " ".join(lines)
        assert "System Core 2019" in lines[-1]

    @pytest.mark.parametrize("width", [24, 40, 60])
    def test_it_fits_a_narrow_terminal(self, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("COLUMNS", str(width))

        for title, entry in catalogue().items():
            if entry.declared is not None and len(max(title.split(), key=len)) < width:
                break
        lines = run("show", title).stdout.splitlines()

        assert max(map(len, lines)) <= width

    def test_identities_agendas_and_programs_show_what_they_have(self) -> None:
        shown = run("show", "Gabriel Santiago", "Hostile Takeover", "Gordian Blade").stdout

        assert "Deck size 45, Influence limit 15" in shown
        assert "Advancement requirement 2, Agenda points 1" in shown
        assert "Install cost 4, Strength 2, Memory 1, Influence 3" in shown

    def test_a_unique_card_has_its_sign(self) -> None:
        assert run("show", "Desperado").stdout.startswith("◆ Desperado\n")

    def test_a_missing_card_says_so(self, undeclared: str) -> None:
        done = run("show", undeclared)

        assert done.exit_code == 0
        assert "Not implemented yet" in done.stdout

    def test_json_has_every_fact(self) -> None:
        shown = told("show", "Gordian Blade")

        assert (shown["type"], shown["strength"], shown["memory"], shown["state"]) == ("program", 2, 1, "implemented")
        assert shown["text"]
        assert shown["official_text"] is None

    def test_a_slip_gets_the_nearest_titles(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        code, words = complaint(capsys, monkeypatch, "show", "Snair!")

        assert code == 1
        assert 'no card is called "Snair!"; the nearest: Snare!' in words

    def test_a_shared_name_asks_for_more(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        code, words = complaint(capsys, monkeypatch, "show", "NBN")

        assert code == 1
        assert "NBN: Making News" in words


class TestListAndSearch:
    def test_every_card_is_listed(self) -> None:
        assert len(told("list")) == 1573

    def test_lists_can_be_narrowed(self) -> None:
        found = told("list", "--faction", "weyland", "--type", "ice", "--set", "sc19")

        assert {line["faction"] for line in found} == {"weyland_consortium"}
        assert {line["type"] for line in found} == {"ice"}
        assert "Ice Wall" in {line["title"] for line in found}

    def test_implemented_cards_only(self) -> None:
        assert len(told("list", "--state", "implemented", "--side", "corp")) == sum(
            entry.state == "implemented" and entry.facts.side.name == "CORP" for entry in catalogue().values()
        )

    def test_a_wish_for_nothing_known_is_an_error(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        code, words = complaint(capsys, monkeypatch, "list", "--type", "spell")

        assert code == 1
        assert "operation" in words

    @pytest.mark.parametrize(
        ("words", "title"),
        [
            (["sure", "gamble"], "Sure Gamble"),
            (["deja", "vu"], "Déjà Vu"),
            (["criminal", "killer"], "Ninja"),
            (["tracer", "tag"], "Hunter"),
            (["3 net damage"], "Neural Katana"),
        ],
    )
    def test_words_are_found_in_title_type_faction_and_text(self, words: list[str], title: str) -> None:
        assert title in {line["title"] for line in told("search", *words)}

    def test_all_words_must_be_there(self) -> None:
        assert run("search", "sure", "gamble", "barrier").exit_code == 1

    def test_imported_text_is_searched(self, tmp_path: Path) -> None:
        file = tmp_path / "cards.json"
        file.write_text(json.dumps([SNARE]), encoding="utf-8")
        run("import", file)

        assert [line["title"] for line in told("search", "bold", "made")] == ["Snare!"]
        assert run("search", "bold", "made", "--ours").exit_code == 1


class TestWords:
    @pytest.mark.interpreted
    def test_the_whole_vocabulary_is_listed(self) -> None:
        from sneakdoor.cards import vocabulary as words

        assert {line["name"] for line in told("words")} == set(words.__all__)

    def test_the_compiled_engine_says_that_it_does_not_know_them(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("sneakdoor.cli.cards.compiled", lambda: True)
        code, words = complaint(capsys, monkeypatch, "words")

        assert code
        assert "the compiled engine does not know the docstrings of the vocabulary" in words
        assert "use the pure package" in words

    @pytest.mark.interpreted
    def test_signatures_are_as_the_code_has_them(self) -> None:
        signatures = {word.name: word.signature for word in vocabulary()}

        assert signatures["sub"] == "sub(*do: Instruction)"
        boost = "boost(cost: int | Component, n: int | Amount, duration: Duration = 'encounter')"
        assert signatures["boost"] == boost

    def test_the_page_of_the_documentation_has_them_all(self) -> None:
        page = vocabulary_page()

        assert all(f"- `{word.signature}`" in page for word in vocabulary())
        assert "](../cards.md)" in page

    @pytest.mark.interpreted
    def test_the_numbers_on_the_page_are_true(self) -> None:
        page = vocabulary_page()
        intro, *parts = page.split("\n## ")
        listed = {part.partition("\n")[0]: part.count("\n- `") for part in parts}

        told = dict(re.findall(r"^- (.+): (\d+)$", intro, re.MULTILINE))
        assert {group: int(number) for group, number in told.items()} == listed
        assert f"The {sum(listed.values())} names" in intro
        assert sum(listed.values()) == len(vocabulary())
        assert min(listed.values()) > 0

    def test_who_uses_a_word_is_counted_in_the_declarations(self) -> None:
        declared = [entry.declared for entry in catalogue().values() if entry.declared is not None]
        written = [repr([side.abilities for side in (card, *card.backs)]) for card in declared]
        told = {word.name: word.users for word in vocabulary() if word.users is not None}

        assert told["EndRun"] > 30
        assert told == {name: sum(bool(re.search(rf"\b{name}\(", one)) for one in written) for name in told}

    @pytest.mark.interpreted
    def test_every_word_of_the_language_is_explained_and_stands_with_its_like(self) -> None:
        unsaid = {word.name for word in vocabulary() if not word.says}
        tools = {word.name for word in vocabulary() if word.group == "Tools"}

        assert unsaid - tools == {"CENTRALS"}
        assert not [name for name in tools if name.isupper() and name not in {"DONE", "SIDE_NAMES"}]

    @pytest.mark.interpreted
    def test_it_is_told_in_groups(self) -> None:
        lines = run("words").stdout.splitlines()

        assert lines[0] == "Cards"
        assert "Instructions: runs, ice and accesses" in lines


class TestRules:
    """`--rules 26.03`: the cards and wordings of today; the default stays 1.4."""

    def test_a_newer_card_is_shown_by_its_rules_only(self) -> None:
        assert run("show", "Tithe").exit_code != 0

        shown = run("show", "Tithe", "--rules", "26.03")

        assert shown.exit_code == 0
        assert "Rez cost 1" in shown.stdout
        assert "In System Gateway" in shown.stdout

    def test_facts_are_those_of_the_rules(self) -> None:
        assert "Illicit" in run("show", "Fenris").stdout
        assert "Liability" in run("show", "Fenris", "--rules", "26.03").stdout

    def test_coverage_counts_every_title(self) -> None:
        then = json.loads(run("coverage", "--json").stdout)
        now = json.loads(run("coverage", "--rules", "26.03", "--json").stdout)

        assert (then["titles"], now["titles"], now["total"]) == (1573, 2054, 2054)
        assert now["implemented"] + now["partial"] + now["missing"] == 2054
        assert now["implemented"] >= 1573
        assert now.keys() == then.keys()
        assert {"elev", "vp", "rwr", "tai", "ph", "ms"} <= now["sets"].keys()
        assert "elev" not in then["sets"]

    def test_lists_and_searches_have_the_pool_of_the_rules(self) -> None:
        assert run("search", "harmonic", "ice").exit_code != 0

        found = json.loads(run("search", "harmonic", "ice", "--rules", "26.03", "--json").stdout)

        assert {"Bloop", "Echo", "Pulse", "Reverb", "Wave"} <= {line["title"] for line in found}
        listed = json.loads(run("list", "--set", "elev", "--rules", "26.03", "--json").stdout)
        assert len(listed) == 82
        assert "no set" in str(run("list", "--set", "elev").exception)

    def test_declarations_are_checked_by_the_rules(self) -> None:
        assert run("lint", "--rules", "26.03").exit_code == 0
        assert run("truth", "AstroScript Pilot Program", "--rules", "26.03").exit_code == 0
        counts = [json.loads(run("words", "--rules", rules, "--json").stdout) for rules in ("1.4", "26.03")]
        assert [word["name"] for word in counts[0]] == [word["name"] for word in counts[1]]

    def test_other_rules_are_refused(self) -> None:
        done = run("list", "--rules", "9.9")

        assert done.exit_code != 0
        assert "there are 1.4 and 26.03" in str(done.exception)
