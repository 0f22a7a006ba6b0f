"""What programs of the Mumbad cycle do."""

from __future__ import annotations

from tests.cards.trials import break_once, trial
from tests.cards.walking import encounter, now, top

from sneakdoor.model.words import RUNNER
from sneakdoor.testing import Table


class TestBrahman:
    def test_after_breaking_a_program_that_is_no_virus_goes_to_the_stack(self) -> None:
        with Table("runner", cards=(trial("Trap", 0),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Brahman")
            t.runner.put("Corroder")
            t.runner.put("Imp")
            encounter(t, "HQ")
            break_once(t, "Brahman")
            t.settle()
            assert {option.card for option in now(t).options} == {"Brahman", "Corroder"}
            t.runner.pick("Corroder")
            t.finish_run()
            assert top(t, RUNNER) == ["Corroder"]
            t.runner.run("HQ")
            t.finish_run()  # without breaking anything
            assert t.card("Brahman").installed
