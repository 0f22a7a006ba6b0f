"""Errors of reading a document."""


class BadDocument(ValueError):
    """A file is not a rules document; `problems` has line numbers and descriptions."""

    def __init__(self, source: str, problems: list[tuple[int, str]]) -> None:
        super().__init__("; ".join(f"{source}:{line}: {words}" for line, words in problems))
        self.source = source
        self.problems = problems


class ToolMissing(RuntimeError):
    """Pandoc or Typst is needed, but the extra is not installed."""

    def __init__(self, package: str, purpose: str) -> None:
        super().__init__(f"{purpose} needs {package}; install it with `pip install 'sneakdoor[document]'`")
        self.package = package
