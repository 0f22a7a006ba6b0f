"""Any position in a few lines, and players who act by verbs.

    with Table(turn="runner") as t:
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.run("HQ")
        t.runner.use("Corroder", "Break")
        t.finish_run()

Verbs look ahead through paid ability windows (passing them) and forced answers for the option they name.
Anything else that is asked on the way, and anything still open at the end, fails and shows the question.
"""

from sneakdoor.testing.errors import TableError
from sneakdoor.testing.player import Player
from sneakdoor.testing.seen import Seen
from sneakdoor.testing.skipped_questions import said
from sneakdoor.testing.table import BLANK_CORP, BLANK_RUNNER, FILLER, Table

__all__ = ["BLANK_CORP", "BLANK_RUNNER", "FILLER", "Player", "Seen", "Table", "TableError", "said"]
