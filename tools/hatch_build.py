"""Hatch build hook: with SNEAKDOOR_COMPILED=1 a wheel contains the engine compiled by mypyc.

cibuildwheel sets the variable (pyproject.toml); without it the wheel is pure Python. `dev.py build --compiled` makes
the same wheel for this machine without a build environment of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SUFFIXES: Final = {".so", ".pyd"}


def is_wanted() -> bool:
    return os.environ.get("SNEAKDOOR_COMPILED") == "1"


class CompiledEngine(BuildHookInterface):  # type: ignore[misc,type-arg,unused-ignore]  # hatchling may be missing
    """Compile the engine and add its libraries to the wheel."""

    def dependencies(self) -> list[str]:
        return ["mypy>=1.15", "setuptools>=78"] if is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not is_wanted() or version == "editable":
            return
        root = Path(self.root)
        target = root / ".dev" / "wheel"
        subprocess.run([sys.executable, root / "tools" / "compile.py", target], cwd=root, check=True)  # noqa: S603
        libraries = {file for file in target.rglob("*") if file.suffix in SUFFIXES}
        if not libraries:
            raise RuntimeError("the compiler made no libraries")
        build_data["force_include"].update({str(file): file.relative_to(target).as_posix() for file in libraries})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
