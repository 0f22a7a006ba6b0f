"""Runs (CR 6), phase by phase and step by step, and the ways to leave one early."""

# CR 6.9: the steps of a run are the tables of its six phases, here and in the module of encounters.

from __future__ import annotations

from typing import Any, ClassVar, Final

from sneakdoor.kernel.frames import Move, StepTable, step, table
from sneakdoor.model import parts
from sneakdoor.model.bills import ONE_CLICK, Bill
from sneakdoor.model.causes import RunResult
from sneakdoor.model.changes import OfRun
from sneakdoor.model.enums import CENTRALS, CORP, CREDIT, NOWHERE, RUNNER
from sneakdoor.model.game_frame import GameFrame
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.state import State
from sneakdoor.rules.changes import entries, happen
from sneakdoor.rules.checkpoints import checkpoint
from sneakdoor.rules.costs import pay, short
from sneakdoor.rules.encounters import EncounterIce, current_encounter, unwind
from sneakdoor.rules.hooks import HOOKS
from sneakdoor.rules.imminence import happens, perform
from sneakdoor.rules.loops import again
from sneakdoor.rules.money import note_empty
from sneakdoor.rules.quantities import additional_bill, bad_publicity, forbidden
from sneakdoor.rules.structures import NEXT_RUN_ENDS, Approach, Structure
from sneakdoor.rules.windows import ReactionWindow, open_window

NO_SERVER: Final = Refusal("4.7.6a", "There is no such server.")
FORBIDDEN: Final = Refusal("6.3.2a", "A card says that the Runner cannot run on this server.")

NOT_RUNNING: Final = Refusal("6.1.5", "There is no run to jack out of.")
CANNOT_JACK_OUT: Final = Refusal("1.2.2", "A card says that the Runner cannot jack out.")

REMOTES: Final = -3
"""As a permitted server: any remote server."""

JACK_OUT: Final[Move] = ("jack out",)
CONTINUE: Final[Move] = ("continue",)


def run_bill(s: State, server: int, *, basic: bool) -> Bill:
    """Additional costs to run a server (CR 6.3.2b)."""
    if "cost:run" not in s.index and "cost:basic run" not in s.index:
        return ()
    bill = additional_bill(s, "run", RUNNER, server=server)
    return (*bill, *additional_bill(s, "basic run", RUNNER, server=server)) if basic else bill


def refuse_run(s: State, server: int, *, basic: bool = False, less: int = 0) -> Refusal | None:
    """Why the Runner cannot run a server, with `less` clicks deducted from the cost; None if they can."""
    if server not in s.ice:
        return NO_SERVER
    if forbidden(s, "run", server=server):
        return FORBIDDEN
    bill = run_bill(s, server, basic=basic)
    if basic:
        bill = (*ONE_CLICK, *bill) if bill else ONE_CLICK
    return short(s, RUNNER, bill, ("run", server), less) if bill else None


def run_moves(s: State, out: list[Move], less: int = 0) -> None:
    """Every server that the Runner may run with the basic action."""
    index = s.index
    if s.lingering or "cannot:run" in index or "cost:run" in index or "cost:basic run" in index:
        out.extend([("run", server) for server in s.ice if refuse_run(s, server, basic=True, less=less) is None])
    elif s.clicks[RUNNER] or less:
        out.extend([("run", server) for server in s.ice])  # nothing tells one server from another


def may_choose(run: Run, server: int) -> bool:
    """Could the effect that made the run have chosen this server (CR 6.7.3a)?"""
    if not run.permitted:
        return True
    return server in run.permitted or (REMOTES in run.permitted and server not in CENTRALS)


class Run(Structure):
    """A run on a server (CR 6.1.1)."""

    __slots__ = (
        "approached",
        "basic",
        "begun",
        "gone",
        "jacked",
        "lost",
        "next",
        "permitted",
        "position",
        "reached",
        "server",
        "src",
        "successful",
        "unfinished",
    )

    stage: ClassVar[str] = "run"
    lasts: ClassVar[str] = "run"

    def __init__(
        self,
        server: int = 0,
        permitted: tuple[int, ...] = (),
        sid: int = 0,
        src: int = -1,
        basic: bool = True,
        next_: str = "",
        position: int = -1,
        approached: bool = False,
        reached: bool = False,
        successful: bool = False,
        gone: bool = False,
        jacked: bool = False,
        unfinished: tuple[ReactionWindow, ...] = (),
        lost: bool = False,
        begun: bool = False,
        at: int = 0,
    ) -> None:
        self.at = at
        self.sid = sid
        self.server = server
        self.permitted = permitted  # servers the run could have been made on; empty: all
        self.src = src  # the card that made the run, -1: the basic action
        self.basic = basic
        self.next = next_
        # CR 26.03:6.2.5: and is one of the attacked server's.
        # CR 6.2.1a: a position belongs to this run and is gone with it; counted from the server, 0 is the innermost.
        self.position = position
        self.approached = approached  # a piece of ice was approached before (CR 6.1.5b)
        self.reached = reached  # step 6.9.5e was reached (CR 6.8.4a)
        self.successful = successful
        self.gone = gone  # the attacked server ceased to exist
        self.jacked = jacked
        self.unfinished = unfinished  # windows to complete in the last phase (CR 6.8.2d)
        self.begun = begun  # CR 6.3.2c: for abilities not before the server was declared and all costs were paid
        self.lost = lost  # the ice of the Runner's position is gone; what lies outward has moved up (CR 6.2.4)

    def table(self) -> StepTable:
        return RUN

    def unshare(self) -> None:
        self.unfinished = tuple(frame.clone() for frame in self.unfinished)

    def source(self) -> int:
        return self.src

    def concerns(self) -> set[int]:
        return {self.src}

    def measures(self) -> tuple[int, ...]:
        return (self.server, self.position)

    def has_last_phase(self) -> bool:
        return True

    def complete_later(self, window: GameFrame) -> None:
        assert isinstance(window, ReactionWindow)
        self.unfinished = (*self.unfinished, window)

    @step("6.9.1", opens=("Initiation",))
    def initiation(self, s: State) -> None:
        s.push(s.book.ruleset.phases["initiation"](s.fresh()))

    @step(
        "6.1.1",
        opens=("ApproachIce", "EncounterIce", "PassIce", "ApproachServer"),
        ways=(("the run goes on", "next_phase"),),
    )
    def next_phase(self, s: State) -> None:
        """Start the next phase; this step repeats until the run ends.

        CR 6.1.3: the run holds the next phase, so that an ability can change it.
        """
        ruleset = s.book.ruleset
        if self.next == "encounter":
            ice = self.ice(s)
            if ice >= 0:
                s.push(ruleset.encounter(ice, s.fresh(), False))
            else:
                self.next = "pass"
        elif self.next in ruleset.phases:
            s.push(ruleset.phases[self.next](s.fresh()))
        else:
            return
        self.repeat()

    @step("6.9.6", opens=("RunEnds",))
    def run_ends(self, s: State) -> None:
        s.push(s.book.ruleset.phases["run ends"](s.fresh()))

    def ended(self, s: State) -> None:
        # CR 6.8.5: seen only after the whole run is over.
        result = self.result()
        happen(s, OfRun("run ends", self.sid), RUNNER, src=self.src, server=self.server, cause=result, rule="6.9.6d")
        if "pooled:1" in s.index and any(s.tokens(cid, CREDIT) for cid, _ in entries(s, "pooled:1")):
            note_empty(s, RUNNER)  # what was considered to be in the pool for the run is so no more
        if result == "unsuccessful" and not s.book.ruleset.judged_in_run:
            happen(s, OfRun("unsuccessful run", self.sid), RUNNER, server=self.server, rule="6.8.4")

    def result(self) -> RunResult:
        if self.successful:
            return "successful"
        # CR 6.8.4b: nor is it unsuccessful if there is no such server any more.
        return "neither" if self.reached or self.gone else "unsuccessful"

    def ice(self, s: State) -> int:
        """The piece of ice in the Runner's position, or -1."""
        row = s.ice.get(self.server, ())
        return row[self.position] if 0 <= self.position < len(row) else -1

    # -- what happens around the run ---------------------------------------------------------------

    def ice_moved(self, s: State, server: int, at: int, by: int) -> None:
        """CR 6.2.3: ice further in came or went."""
        # CR 26.03:6.2.6 + 26.03:6.2.6b: the place is the same one, counted anew; what is ahead has changed.
        # CR 6.2.3a: ice added or removed further out does not change the Runner's position.
        if server == self.server and self.position >= 0:
            if by > 0 and (at < self.position if self.lost else at <= self.position):
                self.position += 1
            elif by < 0 and at < self.position:
                self.position -= 1  # CR 6.2.3c: with all ice outside of the one that left, the Runner moves inward.

    def pass_lost(self) -> None:
        """CR 8.2.9: the Runner passes the position that the uninstalled ice had."""
        self.lost = True
        self.next = "pass"

    def follow(self, s: State, ice: int) -> None:
        """CR 6.2.4c: the Runner stays with the encountered ice and goes on from its new position."""
        server = s.things[ice].server
        self.position = s.ice[server].index(ice)
        if server != self.server:
            self.server = server
            happen(s, "run moved", CORP, server=server, rule="6.2.4c")

    def phase(self, s: State) -> GameFrame | None:
        """The phase of this run that is under way."""
        at = s.stack.index(self)
        return s.stack[at + 1] if at + 1 < len(s.stack) else None

    def ceased(self, s: State) -> None:
        """CR 5.4.3c: cut short with the action phase; its credits go, as in its last phase."""
        lose_run_credits(s)

    def server_gone(self, s: State, server: int) -> None:
        """CR 4.7.8f: the run ends after an open paid ability window closes; it is neither result."""
        if server == self.server:
            self.gone = True
            if not self.has_reached("run_ends"):
                self.next = "end"
                unwind(s, self, end=False)

    def receive(self, s: State, what: str, value: Any) -> None:
        return


RUN: Final = table("Run")


def current_run(s: State) -> Run | None:
    """The run under way, if any."""
    for frame in reversed(s.stack):
        if type(frame) is Run:  # the same class in every version of the rules, and the quickest way to ask
            return frame
    return None


@happens(parts.EndRun)
def apply_end_run(s: State, them: list[parts.EndRun]) -> None:
    end_run(s, them[0].src, them[0].by)


@happens(parts.JackOut)
def apply_jack_out(s: State, them: list[parts.JackOut]) -> None:
    end_run(s, by=RUNNER, jacked=True)


def end_run(s: State, src: int = -1, by: int = CORP, *, jacked: bool = False) -> None:
    """End the run (CR 6.1.4), or a forced encounter outside of one (CR 6.5.2b)."""
    run = current_run(s)
    if run is not None and run.has_reached("run_ends"):
        return  # the last phase has begun
    encounter = current_encounter(s) if run is None else None
    if run is None and encounter is None and s.book.ruleset.bounded_moves:
        return  # CR 26.03:6.1.4c: nothing happens
    rule = "6.1.5" if jacked else "6.1.4"
    happen(s, "jacked out" if jacked else "run ended", by, src=src, rule=rule)
    if run is None:
        if encounter is not None:
            # CR 26.03:6.1.4b: with what began inside it; an access around it goes on.
            unwind(s, encounter, end=True)
            encounter.leave()
        return
    # CR 26.03:6.1.4 + 26.03:6.1.4a: the phase and what is in it, an access too, take no further step.
    # CR 26.03:6.5.9b: so do a forced encounter and the phase below it.
    run.jacked = run.jacked or jacked
    run.next = "end"
    unwind(s, run, end=True)


def move_run(s: State, server: int, position: int, phase: str) -> None:
    """Go on somewhere else (CR 6.1.2b, 6.1.3c)."""
    run = current_run(s)
    forced: GameFrame | None = None
    if run is not None and s.book.ruleset.bounded_moves:
        if _moves_nowhere(s, run, server, position, phase):
            return
        # CR 26.03:6.5.9d: a forced encounter goes on, and after it the run from where the Runner is then.
        above = s.stack[s.stack.index(run) :]
        forced = next((one for one in above if isinstance(one, EncounterIce) and one.forced), None)
    if run is not None and not run.has_reached("run_ends"):
        # CR 26.03:6.1.2c + 26.03:6.1.3a + 26.03:6.2.8a: server, position and phase change together.
        # CR 26.03:6.1.3b: the same place, approached once more, is a change of phase alone.
        run.server = server  # CR 6.4.2b: approaching ice of another server makes that the attacked one.
        run.position = position  # CR 6.4.2a: wherever the run would have gone by itself.
        run.next = phase
        run.lost = False
        unwind(s, run, end=False, top=forced)
        happen(s, "run moved", CORP, server=server, rule="6.1.3c")


def _moves_nowhere(s: State, run: Run, server: int, position: int, phase: str) -> bool:
    """Does an instruction to move to a position do nothing (CR 26.03:6.2.8)?"""
    if run.reached or run.next == "end":
        return True  # CR 26.03:6.2.8c: no position any more, since the success phase began or the run was ended
    under_way = run.phase(s)
    if phase != "approach" or under_way is None or not under_way.is_approach or under_way.is_over():
        return False
    # CR 26.03:6.2.8d: the Runner is approaching that position already.
    return (run.server, run.position) == (server, position)


def lose_run_credits(s: State) -> None:
    """CR 6.8.3: what is left of the credits from bad publicity."""
    if s.book.ruleset.fund:
        if s.bp_credits:
            happen(s, "fund emptied", RUNNER, amount=s.bp_credits, cause="bad publicity", rule="26.03:6.9.6b")
        s.bp_credits = 0
        return
    # CR 6.3.3c + 10.6.2: of those received at the beginning no more than the pool still holds.
    lost, s.bp_credits = min(s.bp_credits, s.credits[RUNNER]), 0
    if lost:
        s.credits[RUNNER] -= lost
        note_empty(s, RUNNER)
        happen(s, "credits lost", RUNNER, amount=lost, cause="bad publicity", rule="6.9.6b")


class Initiation(Structure):
    """The initiation phase (CR 6.9.1): it gets the run ready, and tells that it begins (CR 6.3.1)."""

    __slots__ = ()

    stage: ClassVar[str] = "initiation"

    def table(self) -> StepTable:
        return INITIATION

    @step("6.9.1a", opens=("Payment",))
    def declare(self, s: State) -> None:
        """CR 6.1.2a: the server that the action or the effect has named is the attacked one from now on."""
        run = current_run(s)
        assert run is not None
        if not run.basic:
            # CR 6.3.2b: costs to run are paid as the server is declared; the basic action paid with its click.
            bill = run_bill(s, run.server, basic=False)
            if bill:
                pay(s, RUNNER, bill, ("run", run.server), run.src)

    @step("6.9.1b", opens=("Checkpoint",))
    def look(self, s: State) -> None:
        checkpoint(s)

    @step("6.9.1c")
    def bad_publicity_credits(self, s: State) -> None:
        """CR 6.3.3a: what the run costs was paid two steps before, and not with these."""
        # CR 10.6.2a: counted here and never again, so that bad publicity taken later counts from the next run on.
        n = bad_publicity(s)
        if n:
            s.bp_credits = n
            s.credits[RUNNER] += n
            happen(s, "credits gained", RUNNER, amount=n, cause="bad publicity", rule="6.9.1c")

    @step("6.9.1d")
    def begin(self, s: State) -> None:
        run = current_run(s)
        assert run is not None
        run.begun = True
        s.lingering = tuple(one.tied(run.sid) if one.until == NEXT_RUN_ENDS else one for one in s.lingering)
        guards = len(s.ice[run.server])  # as of now, for later queries
        happen(s, OfRun("run begins", run.sid), RUNNER, amount=guards, src=run.src, server=run.server, rule="6.9.1d")

    @step("6.9.1e", opens=("Checkpoint",))
    def look_again(self, s: State) -> None:
        checkpoint(s)

    def began(self, s: State) -> int:
        """CR 6.9.1d + 9.2.8f: what is pending at 6.9.1e waits because the run began."""
        return HOOKS.run(s).sid if self.is_at("look_again") else -1

    @step("6.9.1f", ways=(("ice protects the server", "ApproachIce"), ("no ice does", "ApproachServer")))
    def complete(self, s: State) -> None:
        run = current_run(s)
        assert run is not None
        if run.next:
            return  # something has already said where to go
        # CR 6.3.4 + 6.2.1a: on to the outermost piece of ice, or to the server if there is none.
        row = s.ice.get(run.server, ())
        run.position = len(row) - 1
        run.next = "approach" if row else "direct"


INITIATION: Final = table("Initiation")


class ApproachServer(Approach):
    """The approach server phase (CR 6.9.5).

    CR 6.7.1: the last chance to jack out and the last window, then success and the access.
    """

    __slots__ = ("direct",)

    stage: ClassVar[str] = "approach server"

    def __init__(self, sid: int = 0, direct: bool = False, at: int = 0) -> None:
        self.at = at
        self.sid = sid
        self.direct = direct  # no ice, and reached from the initiation phase

    def table(self) -> StepTable:
        return APPROACH_SERVER

    @step("6.9.5a", opens=("Checkpoint",))
    def approach(self, s: State) -> None:
        run = current_run(s)
        assert run is not None
        happen(s, OfRun("approach server", run.sid), RUNNER, server=run.server, rule="6.9.5a")
        if self.direct:
            happen(s, OfRun("passed all ice", run.sid), RUNNER, server=run.server, rule="6.9.5a")
        checkpoint(s)

    @step("6.9.5b", role="approach server", opens=("PaidWindow",), lets=("P",))
    def first_window(self, s: State) -> None:
        open_window(s, self)

    @step("6.9.5c", role="last jack out", opens=("JackingOut",), ways=(("the Runner jacks out", "RunEnds"),))
    def jack_out_or_go_on(self, s: State) -> None:
        ask_jack_out(s)

    @step("6.9.5d", role="last before server", opens=("PaidWindow",), lets=("P", "R"))
    def second_window(self, s: State) -> None:
        open_window(s, self, rez=True)

    @step("6.9.5e")
    def declare_success(self, s: State) -> None:
        run = current_run(s)
        assert run is not None
        run.reached = True
        declare_success(s)

    @step("6.9.5f", opens=("Checkpoint",))
    def look(self, s: State) -> None:
        checkpoint(s)

    @step("6.9.5g", opens=("AccessSet",))
    def access(self, s: State) -> None:
        run = current_run(s)
        assert run is not None
        perform(s, [parts.AccessServer(run.server, root=True)])

    @step("6.9.5h", ways=(("always", "RunEnds"),))
    def complete(self, s: State) -> None:
        run = current_run(s)
        assert run is not None
        run.next = "end"


APPROACH_SERVER: Final = table("ApproachServer")


def declare_success(s: State) -> None:
    """CR 6.7.2: unless a card says that it cannot be (then nothing is imminent, and nothing is there to replace)."""
    run = current_run(s)
    if run is not None and not run.successful and not forbidden(s, "success", server=run.server):
        success = parts.Success(run.server)
        if not may_choose(run, run.server):
            # CR 1.4:6.7.3a: what the effect that made the run says of its success is tied to the servers it named.
            success.replaced = tuple(one.serial for one in s.lingering if one.until == run.sid)
        perform(s, [success])


@happens(parts.Success)
def apply_success(s: State, them: list[parts.Success]) -> None:
    """CR 6.7.2: the run is declared successful."""
    run = current_run(s)
    # CR 26.03:6.9.5a: the attacked server may have changed on the way, to one that forbids it.
    if run is not None and (run.server == them[0].server or not forbidden(s, "success", server=run.server)):
        run.successful = True
        happen(s, OfRun("successful run", run.sid), RUNNER, src=run.src, server=run.server, rule="6.9.5e")


def refuse_jack_out(s: State) -> Refusal | None:
    """Why the Runner cannot jack out, if so; the steps that allow it are 6.9.2d and 6.9.5c."""
    run = current_run(s)
    if run is None or run.has_reached("run_ends"):
        return NOT_RUNNING
    if forbidden(s, "jack out", server=run.server):
        return CANNOT_JACK_OUT
    return short(s, RUNNER, jack_out_bill(s), ("jack out", -1))


def jack_out_bill(s: State) -> Bill:
    """Additional costs to jack out of this run (CR 1.15.9)."""
    run = current_run(s)
    return additional_bill(s, "jack out", RUNNER, server=run.server if run is not None else NOWHERE)


def ask_jack_out(s: State) -> None:
    """CR 6.1.5a: the Runner may end the run."""
    moves = [CONTINUE]
    if refuse_jack_out(s) is None:
        moves = [JACK_OUT] if again(s) else [CONTINUE, JACK_OUT]  # CR 10.10.2: a loop in a run is left by jacking out
    s.ask(RUNNER, moves)


def jack_out(s: State) -> None:
    s.push(JackingOut())


class JackingOut(GameFrame):
    """The Runner ends the run (CR 6.1.5): what it costs is paid first."""

    __slots__ = ()

    def table(self) -> StepTable:
        return JACKING_OUT

    @step("1.15.9b", opens=("Payment",))
    def pay_costs(self, s: State) -> None:
        bill = jack_out_bill(s)
        if bill:
            pay(s, RUNNER, bill, ("jack out", -1))

    @step("6.1.5", ways=(("always", "RunEnds"),))
    def end(self, s: State) -> None:
        # CR 9.8.3: if this is prevented, the run continues from where it is; what was paid is paid.
        perform(s, [parts.JackOut(RUNNER)])

    def receive(self, s: State, what: str, value: Any) -> None:
        return


JACKING_OUT: Final = table("JackingOut")
HOOKS.ask_jack_out = ask_jack_out
HOOKS.jack_out = jack_out
HOOKS.current_run = current_run


class RunEnds(Structure):
    """The run ends phase (CR 6.9.6): settles what is left of the run, and goes back to what made it (CR 6.8.1)."""

    __slots__ = ()

    stage: ClassVar[str] = "run ends"

    def table(self) -> StepTable:
        return RUN_ENDS

    @step("6.9.6a", opens=("ReactionWindow",), ways=(("more windows are to be completed", "complete_windows"),))
    def complete_windows(self, s: State) -> None:
        """CR 6.8.2d: windows that are neither closed nor done are completed now, the newest first (CR 9.3.4)."""
        # CR 6.8.2: `unwind` dealt with the open frames when the run was ended; this is the rest.
        run = current_run(s)
        assert run is not None
        if run.unfinished:
            window = run.unfinished[0]
            run.unfinished = run.unfinished[1:]
            window.detached = False
            window.goto("before_priority")
            self.repeat()
            s.push(window)

    @step("6.9.6b")
    def lose_bad_publicity_credits(self, s: State) -> None:
        lose_run_credits(s)

    @step("6.9.6c")
    def judge(self, s: State) -> None:
        """Whether the run was unsuccessful is judged from what it reached (CR 6.8.4) and told when it is over."""

    @step("6.9.6d")
    def complete(self, s: State) -> None:
        """The checkpoints at the end of the phase and of the run follow (CR 10.3.5)."""


RUN_ENDS: Final = table("RunEnds")
