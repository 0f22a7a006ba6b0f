"""Workflows, forms and the version are consistent and valid."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from sneakdoor import __version__

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
PINNED = re.compile(r"^[\w.-]+/[\w./-]+@[0-9a-f]{40}$")
BIN = Path(sys.prefix) / ("Scripts" if sys.platform == "win32" else "bin")


def load(file: Path) -> Any:
    return yaml.safe_load(file.read_text(encoding="utf-8"))


def uses(workflow: Any) -> list[str]:
    jobs = workflow["jobs"].values()
    steps = [step for job in jobs for step in job.get("steps", [])]
    return [part["uses"] for part in (*jobs, *steps) if "uses" in part]


def schema_problems(schema: str, *files: Path) -> str:
    command = [str(BIN / "check-jsonschema"), "--builtin-schema", f"vendor.{schema}", *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


@pytest.mark.parametrize(
    ("schema", "pattern"),
    [
        ("github-workflows", ".github/workflows/*.yml"),
        ("dependabot", ".github/dependabot.yml"),
        ("github-issue-forms", ".github/ISSUE_TEMPLATE/[!c]*.yml"),
        ("github-issue-config", ".github/ISSUE_TEMPLATE/config.yml"),
        ("citation-file-format", "CITATION.cff"),
    ],
)
def test_files_fit_their_schema(schema: str, pattern: str) -> None:
    files = sorted(ROOT.glob(pattern))

    assert files
    assert schema_problems(schema, *files) == ""


def test_a_wrong_key_does_not_fit(tmp_path: Path) -> None:
    planted = tmp_path / "planted.yml"
    planted.write_text(WORKFLOWS[0].read_text(encoding="utf-8").replace("runs-on:", "run-on:"), encoding="utf-8")

    assert "run-on" in schema_problems("github-workflows", planted)


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_actions_are_pinned_by_commit_with_their_version_beside(file: Path) -> None:
    for action in uses(load(file)):
        if not action.startswith("./"):
            assert PINNED.match(action), action
            assert re.search(rf"{re.escape(action)} # v\d+\.\d+\.\d+\n", file.read_text(encoding="utf-8")), action


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_jobs_end_and_may_do_little(file: Path) -> None:
    workflow = load(file)

    assert workflow["permissions"] == {"contents": "read"}
    assert [name for name, job in workflow["jobs"].items() if "steps" in job and "timeout-minutes" not in job] == []


def zizmor(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [str(BIN / "zizmor"), "--offline", "--quiet", "--min-severity", "medium", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_workflows_have_no_security_findings(tmp_path: Path) -> None:
    found = zizmor(GITHUB)
    assert found.returncode == 0, found.stdout + found.stderr

    planted = tmp_path / ".github" / "workflows" / "planted.yml"
    planted.parent.mkdir(parents=True)
    text = WORKFLOWS[0].read_text(encoding="utf-8")
    planted.write_text(text.replace("python dev.py licences", "echo ${{ github.event.issue.title }}"), encoding="utf-8")
    assert zizmor(planted.parent).returncode != 0


def test_the_tested_versions_are_the_promised_ones() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    promised = {
        found[1] for line in project["project"]["classifiers"] if (found := re.fullmatch(r".*:: (3\.\d+)", line))
    }
    matrix = load(GITHUB / "workflows" / "checks.yml")["jobs"]["tests"]["strategy"]["matrix"]
    built = {re.sub(r"cp3(\d+)-.*", r"3.\1", name) for name in project["tool"]["cibuildwheel"]["build"]}

    assert set(matrix["python"]) == promised == built == {"3.11", "3.12", "3.13", "3.14"}
    assert {name.split("-")[0] for name in matrix["os"]} == {"ubuntu", "macos", "windows"}


def test_the_version_is_the_same_everywhere() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")

    assert load(ROOT / "CITATION.cff")["version"] == __version__
    assert json.loads((ROOT / "page" / "package.json").read_text(encoding="utf-8"))["version"] == __version__
    assert re.search(r"^## \[([^\]]+)\]", changelog, re.MULTILINE)[1] in {__version__, "Unreleased"}  # type: ignore[index]


def test_commands_in_workflows_and_hooks_exist() -> None:
    words = set(re.findall(r"\n    python3 dev\.py (\w+)", (ROOT / "dev.py").read_text(encoding="utf-8")))
    texts = [file.read_text(encoding="utf-8") for file in (*WORKFLOWS, ROOT / ".pre-commit-config.yaml")]
    used = {word for text in texts for word in re.findall(r"python3? dev\.py (\w+)", text)}

    assert used
    assert used <= words


def test_hooks_run_local_commands() -> None:
    assert [repo["repo"] for repo in load(ROOT / ".pre-commit-config.yaml")["repos"]] == ["local"]
