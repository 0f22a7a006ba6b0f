"""Citations: every form is read, bad ones are caught, and the project's own are good."""

import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from sneakdoor.rulebook.citations import BadCitation, Citation, check, main, outdated, scan

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def write(tmp_path: Path) -> "Writer":
    return Writer(tmp_path)


class Writer:
    """Puts a source into a file of its own, and asks about it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "source.py"

    def cited(self, source: str) -> list[tuple[str, int, str]]:
        return [(found.number, found.line, found.form) for found in self.citations(source)]

    def citations(self, source: str) -> list[Citation]:
        self.path.write_text(dedent(source), encoding="utf-8")
        return scan([self.path])

    def problems(self, source: str) -> list[BadCitation]:
        self.path.write_text(dedent(source), encoding="utf-8")
        return check([self.path])


class TestForms:
    @pytest.mark.parametrize(
        ("source", "found"),
        [
            ("# CR 6.9.3c: subroutines resolve", [("6.9.3c", 1, "comment")]),
            ("x = 1  # CR 6.9.3c: at the end of a line", [("6.9.3c", 1, "comment")]),
            ("# CR 6.9.3c + 9.2.8: both", [("6.9.3c", 1, "comment"), ("9.2.8", 1, "comment")]),
            ("# CR 1.4:8.3.2: the destination", [("1.4:8.3.2", 1, "comment")]),
            ("# CR 1.4:8.3.2 + 8.2.5: both", [("1.4:8.3.2", 1, "comment"), ("8.2.5", 1, "comment")]),
            ("# CR 26.03:6.9.4c: jack out", [("26.03:6.9.4c", 1, "comment")]),
            ("# CR 6.9.5c + 26.03:6.9.4c: both", [("26.03:6.9.4c", 1, "comment"), ("6.9.5c", 1, "comment")]),
            ("# CR 26.03:9.8.1 (deviates): why", [("26.03:9.8.1", 1, "deviation")]),
            ('@step("26.03:6.9.4c")\ndef go(): ...', [("26.03:6.9.4c", 1, "step")]),
            ('@pytest.mark.rule("26.03:6.9.4c")\ndef test(): ...', [("26.03:6.9.4c", 1, "test")]),
            ("x = 1  # as in CR 26.03:6.9.4c", [("26.03:6.9.4c", 1, "mention")]),
            ("# CR 9.3.2 (deviates): why", [("9.3.2", 1, "deviation")]),
            ("# CR 9.3.2 (deviates) + 9.3.1: why", [("9.3.1", 1, "comment"), ("9.3.2", 1, "deviation")]),
            ("# CR 12.2.1.2b.i: a chart's line", [("12.2.1.2b.i", 1, "comment")]),
            ('@step("6.9.3c")\ndef go(): ...', [("6.9.3c", 1, "step")]),
            ('@kernel.step("6.9.3c")\ndef go(): ...', [("6.9.3c", 1, "step")]),
            ('class A:\n    @step("6.9.3c")\n    async def go(self): ...', [("6.9.3c", 2, "step")]),
            ('@rule("1.15.1", "1.15.2")\ndef legal(): ...', [("1.15.1", 1, "rule"), ("1.15.2", 1, "rule")]),
            ('x = Refusal("6.4.3", "too late")', [("6.4.3", 1, "refusal")]),
            ('x = faces.Refusal("6.4.3", "too late")', [("6.4.3", 1, "refusal")]),
            ('refuse("6.4.3", "too late")', [("6.4.3", 1, "refusal")]),
            ('ask(kind,\n    rule="6.9.2e")', [("6.9.2e", 2, "keyword")]),
            ('Refusal(rule="6.4.3", words="too late")', [("6.4.3", 1, "keyword")]),
            ('@pytest.mark.rule("6.9.3c", "9.2.8")\ndef test(): ...', [("6.9.3c", 1, "test"), ("9.2.8", 1, "test")]),
            ('pytestmark = pytest.mark.rule("6.9.3c")', [("6.9.3c", 1, "test")]),
            ('pytest.param(1, marks=pytest.mark.rule("6.9.3c"))', [("6.9.3c", 1, "test")]),
            ("x = 1  # as in CR 6.9.3c", [("6.9.3c", 1, "mention")]),
            ('def go():\n    """Words.\n\n    More (CR 6.9.3c).\n    """', [("6.9.3c", 4, "mention")]),
        ],
    )
    def test_a_form_is_read(self, write: Writer, source: str, found: list[tuple[str, int, str]]) -> None:
        assert write.cited(source) == found
        assert write.problems(source) == []

    @pytest.mark.parametrize(
        "source",
        [
            "x = '# CR 6.9.3z: inside a string'",
            "# CRLF ends a line",
            "# the CR is written CR 1.4",
            "x = Refusal(number, 'too late')",
            "@rule(target=names)\ndef add(): ...",
            "@step\ndef go(): ...",
            'x = step("not a decorator")',
            'x = {"rule": "6.9.3z"}',
        ],
    )
    def test_what_is_no_citation_is_left_alone(self, write: Writer, source: str) -> None:
        assert write.cited(source) == []
        assert write.problems(source) == []

    def test_the_example_of_a_test_is_read(self, write: Writer) -> None:
        (found,) = write.citations('@pytest.mark.rule("1.2.5", example=3)\ndef test(): ...')

        assert found == Citation("1.2.5", write.path, 1, "test", example=3)


class TestCodeForBothRulesets:
    @pytest.mark.parametrize(
        ("source", "said"),
        [
            ("# CR 6.9.5c: jack out", "6.9.5c changed in 26.03 (after every pass): cite 26.03:6.9.4c too"),
            ('refuse("6.9.5c", "too late")', "6.9.5c changed in 26.03"),
            ("# CR 1.12.8 + 6.9.5c: two", "6.9.5c changed in 26.03"),
            (
                "# CR 6.9.5f: a checkpoint",
                "6.9.5f gone in 26.03 (every step is followed by a checkpoint): the code must not run under 26.03",
            ),
        ],
    )
    def test_a_rule_that_changed_is_not_enough(self, write: Writer, source: str, said: str) -> None:
        assert write.problems(source) == []
        (problem,) = outdated([write.path])

        assert said in problem.words
        assert problem.line == 1

    @pytest.mark.parametrize(
        "source",
        [
            "# CR 6.9.5c + 26.03:6.9.4c: jack out",
            "# CR 1.12.8: the same in both",
            "# CR 8.3.5: 1.4 replaced it, and that is reworded",
            "# CR 26.03:10.12.1: new",
            '@pytest.mark.rule("6.9.5c")\ndef test(): ...',
            "x = 1  # as in CR 6.9.5c",
            "# CR 6.9.3z: reported elsewhere",
        ],
    )
    def test_others_are(self, write: Writer, source: str) -> None:
        write.problems(source)

        assert outdated([write.path]) == []

    def test_the_command_asks_only_when_told(self, write: Writer, capsys: pytest.CaptureFixture[str]) -> None:
        write.problems("# CR 6.9.5c: jack out")

        assert main([str(write.path)]) == 0
        assert main(["--both", str(write.path)]) == 1
        assert "source.py:1: 6.9.5c changed in 26.03" in capsys.readouterr().out


class TestProblems:
    @pytest.mark.parametrize(
        "source",
        [
            "# CR 6.9.3z: no such step",
            "# CR 6.9.3c + 6.9.3z: the second is wrong",
            "# CR 1.4:5.6.1a: the same in both, so written bare",
            "# CR 9.9.1: only 1.4 has it",
            "# CR 6.9.4h: only 26.03 has it",
            "# CR 26.03:6.9.4z: no such step",
            "# CR 26.03:5.6.3f: only 1.3 has it",
            "# CR 22.12:6.9.3c: a version that nobody knows",
            'Refusal("26.04:6.9.3c", "words")',
            "x = 1  # as in CR 26.03:6.9.4z",
            "# CR 9.9.9 (deviates): no such rule",
            '@step("6.9.3z")\ndef go(): ...',
            '@rule("1.15.99")\ndef legal(): ...',
            'Refusal("6.4.99", "words")',
            'refuse("", "words")',
            'ask(rule="banana")',
            '@pytest.mark.rule("6.9.3c", "6.9.3z")\ndef test(): ...',
            "x = 1  # as in CR 6.9.3z",
            '"""See CR 6.9.3z."""',
        ],
    )
    def test_a_number_that_leads_nowhere(self, write: Writer, source: str) -> None:
        (problem,) = write.problems(source)

        assert problem.path == write.path
        assert problem.line == 1
        assert "no rule" in problem.words

    @pytest.mark.parametrize(
        ("numbers", "example", "said"),
        [
            ('"26.03:1.4.5a"', 5, "26.03:1.4.5a has no worked example 5 (has: 1)"),
            ('"1.4.5a"', 1, "1.4.5a has no worked example 1 (has: 5)"),
            ('"1.4.5a", "26.03:1.4.5a"', 5, "give each ruleset its own mark"),
        ],
    )
    def test_an_example_of_another_ruleset(self, write: Writer, numbers: str, example: int, said: str) -> None:
        (problem,) = write.problems(f"@pytest.mark.rule({numbers}, example={example})\ndef test(): ...")

        assert said in problem.words

    def test_each_ruleset_may_have_a_mark_with_its_own_example(self, write: Writer) -> None:
        marks = '@pytest.mark.rule("1.4.5a", example=5)\n@pytest.mark.rule("26.03:1.4.5a", example=1)\n'

        assert write.problems(f"{marks}def test(): ...") == []

    @pytest.mark.parametrize(
        "comment",
        [
            "# CR 6.9.3c",
            "# CR 6.9.3c:",
            "# CR 6.9.3c: ",
            "# CR 6.9.3c: 123",
            "# CR 6.9.3c words without a colon",
            "# CR 6.9.3c:words without a space",
            "# CR 6.9.3c, 9.2.8: joined by a comma",
            "# CR 6.9.3c+9.2.8: joined too tightly",
            "# CR 6.9.3c (differs): another word",
            "# CR: no number",
            "# CR",
            "# CR none",
            "#CR 6.9.3c: no space",
        ],
    )
    def test_a_malformed_comment(self, write: Writer, comment: str) -> None:
        (problem,) = write.problems(f"x = 1\n{comment}\n")

        assert problem.line == 2
        assert "malformed" in problem.words

    @pytest.mark.parametrize(
        ("mark", "words"),
        [
            ('"1.2.5", example=99', "no worked example 99 (has: 2, 3, 4)"),
            ('"1.2.1", example=1', "no worked example 1 (has: none)"),
            ('"1.2.1", example=True', "no worked example"),
            ("", "plain strings"),
            ('"1.2.1", number', "plain strings"),
        ],
    )
    def test_a_mark_that_shows_nothing(self, write: Writer, mark: str, words: str) -> None:
        (problem,) = write.problems(f"@pytest.mark.rule({mark})\ndef test(): ...")

        assert words in problem.words

    @pytest.mark.parametrize("mark", ['"1.2.5", example=3', '"1.2.5", example=True', '"1.2.1", example=None'])
    def test_a_mark_that_does(self, write: Writer, mark: str) -> None:
        assert write.problems(f"@pytest.mark.rule({mark})\ndef test(): ...") == []

    def test_a_step_without_a_plain_number(self, write: Writer) -> None:
        (problem,) = write.problems("@step(NUMBER)\ndef go(): ...")

        assert "plain string" in problem.words

    @pytest.mark.parametrize("source", ["def (", "x = '''"])
    def test_a_file_that_is_not_python(self, write: Writer, source: str) -> None:
        (problem,) = write.problems(source)

        assert "cannot be read" in problem.words

    def test_a_file_that_is_not_there(self, tmp_path: Path) -> None:
        (problem,) = check([tmp_path / "missing.py"])

        assert "cannot be read" in problem.words

    def test_all_problems_are_told_in_order(self, write: Writer) -> None:
        found = write.problems('refuse("0.1", "a")\n# CR\nrefuse("0.2", "b")\n')

        assert [problem.line for problem in found] == [1, 2, 3]
        assert str(found[0]).startswith(f"{write.path}:1: no rule '0.1'")


class TestExemptions:
    def test_of_a_line(self, write: Writer) -> None:
        source = '@step("x")  # CR none: made up\ndef go(): ...\n@step("y")\ndef stop(): ...\n'

        assert [problem.line for problem in write.problems(source)] == [3]

    def test_of_a_file(self, write: Writer) -> None:
        source = '"""Words."""\n\n# CR none: steps of a made-up game\n\n@step("x")\ndef go(): ...\nask(rule="y")\n'

        assert write.problems(source) == []
        assert write.cited(source) == []

    def test_comments_are_read_even_so(self, write: Writer) -> None:
        source = "# CR none: made up\nx = 1\n# CR 6.9.3z: but this is not\n"

        assert [problem.line for problem in write.problems(source)] == [3]


class TestFolders:
    def test_python_files_beneath_are_read_and_hidden_ones_are_not(self, tmp_path: Path) -> None:
        for name in ("a.py", "deep/b.py", ".venv/c.py", "deep/__pycache__/d.py", "e.txt"):
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("# CR 6.9.3c: words\n", encoding="utf-8")

        assert [found.path for found in scan([tmp_path])] == [tmp_path / "a.py", tmp_path / "deep/b.py"]


class TestCommand:
    def test_it_is_silent_when_all_is_well(self, write: Writer, capsys: pytest.CaptureFixture[str]) -> None:
        write.path.write_text("# CR 6.9.3c: words\n", encoding="utf-8")

        assert main([str(write.path)]) == 0
        assert capsys.readouterr().out == ""

    def test_it_prints_what_is_wrong_and_ends_with_1(self, write: Writer) -> None:
        write.path.write_text("# CR 6.9.3z: words\n", encoding="utf-8")

        done = subprocess.run(
            [sys.executable, "-m", "sneakdoor.rulebook.citations", str(write.path)],
            capture_output=True,
            text=True,
            check=False,
        )

        assert done.returncode == 1
        assert done.stdout.startswith(f"{write.path}:1: no rule '6.9.3z'; nearest: ")

    def test_it_wants_a_path(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit) as ended:
            main([])

        assert ended.value.code == 2
        assert "PATH" in capsys.readouterr().err


def test_every_citation_of_the_project_exists() -> None:
    assert [str(problem) for problem in check([ROOT / "src", ROOT / "tests"])] == []
