"""What can be wrong before there is a document at all."""


class BadDocument(ValueError):
    """A file that cannot be read as a rules document; `problems` are lines of it with words."""

    def __init__(self, source: str, problems: list[tuple[int, str]]) -> None:
        super().__init__("; ".join(f"{source}:{line}: {words}" for line, words in problems))
        self.source = source
        self.problems = problems


class ToolMissing(RuntimeError):
    """Pandoc or Typst is wanted, and the extra that brings them is not installed."""

    def __init__(self, package: str, purpose: str) -> None:
        super().__init__(
            f"{purpose} needs {package}, which is not there; `pip install 'sneakdoor[document]'` brings it"
        )
        self.package = package
