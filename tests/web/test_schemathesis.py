"""Schemathesis sends what the server's OpenAPI allows and what it does not: nothing is answered with a 5xx."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.web.visiting import Guest, Running

PROGRAM = Path(sys.executable).with_name("st.exe" if os.name == "nt" else "st")
CHANGES_THE_SESSION = r"^/api/(in|register|login|logout|account.*|me/.+)$"
"""After these the same cookie may be nobody's, and all that follows would be refused at the door."""


def attack(server: Running, folder: Path, *more: str) -> None:
    assert PROGRAM.exists(), "schemathesis is missing: `python3 dev.py sweep` installs it"
    before = server.manager.metrics.counters["failures"]
    done = subprocess.run(
        [PROGRAM, "run", f"http://127.0.0.1:{server.port}/schema/openapi.json", "--checks", "not_a_server_error",
         "--phases", "examples,coverage,fuzzing", "--max-examples", "60", "--seed", "28", "--continue-on-failure",
         "--request-timeout", "60", "--warnings", "off", "--suppress-health-check", "all", "--no-color",
         "--generation-database", "none", *more],
        cwd=folder, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert server.manager.metrics.counters["failures"] == before, "something failed that should not have"


def signed_in(guest: Guest) -> list[str]:
    headers = {"Cookie": guest.cookies, **guest.csrf}
    return [part for name, value in headers.items() for part in ("--header", f"{name}: {value}")]


@pytest.mark.slow
class TestSchemathesis:
    def test_nobody_makes_the_server_fail(self, server: Running, tmp_path: Path) -> None:
        attack(server, tmp_path)

    def test_a_guest_makes_nothing_fail(self, server: Running, anna: Guest, tmp_path: Path) -> None:
        attack(server, tmp_path, *signed_in(anna), "--exclude-path-regex", CHANGES_THE_SESSION)
        assert anna.get("/api/me")["id"] == anna.me["id"], "the session has lasted"

    def test_coming_and_going_makes_nothing_fail(self, server: Running, anna: Guest, tmp_path: Path) -> None:
        attack(server, tmp_path, *signed_in(anna), "--include-path-regex", CHANGES_THE_SESSION)
