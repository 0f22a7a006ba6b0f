"""The package as somebody gets it who installs it."""

import subprocess
import sys
from importlib import metadata, resources

import sneakdoor

# Names of modules from outside the standard library that are loaded after `import sneakdoor` and were not before.
THIRD_PARTY = """
import sys
before = set(sys.modules)
import sneakdoor
ours = {name.split(".")[0] for name in set(sys.modules) - before}
print(sorted(ours - set(sys.stdlib_module_names) - {"sneakdoor"}))
"""


def test_the_version_is_the_installed_one() -> None:
    assert metadata.version("sneakdoor") == sneakdoor.__version__


def test_the_package_says_that_it_is_typed() -> None:
    assert resources.files(sneakdoor).joinpath("py.typed").is_file()


def test_importing_the_engine_loads_nothing_beyond_the_standard_library() -> None:
    done = subprocess.run([sys.executable, "-c", THIRD_PARTY], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "[]"


def test_the_core_depends_on_the_command_line_library_only() -> None:
    required = [line for line in metadata.requires("sneakdoor") or [] if "extra ==" not in line]

    assert [line.split(">")[0] for line in required] == ["typer"]
