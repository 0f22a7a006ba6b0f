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


# A server answers requests on one thread while another loads the cards.
LOADED_TWICE = """
import sys, threading
sys.setswitchinterval(1e-5)
from sneakdoor.cards.registry import book
start, books = threading.Barrier(4), set()
def load():
    start.wait()
    books.add(id(book()))
threads = [threading.Thread(target=load) for _ in range(4)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(len(books))
"""


def test_threads_that_need_the_cards_at_once_get_the_same_book() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED_TWICE], capture_output=True, text=True, check=True)
    assert (done.stdout.strip(), done.stderr) == ("1", "")
