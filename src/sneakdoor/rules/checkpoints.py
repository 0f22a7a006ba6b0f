"""Checkpoints (CR 10.3): a frame with ten steps, pushed only when something may need correcting."""

from __future__ import annotations

from typing import Any, Final

from sneakdoor.kernel.frames import StepTable, step, table
from sneakdoor.model import parts
from sneakdoor.model.abilities import While
from sneakdoor.model.causes import LIMITS
from sneakdoor.model.changes import GameOver
from sneakdoor.model.enums import CENTRALS, CORP, RULES, RUNNER
from sneakdoor.model.game_frame import GameFrame, cards_of
from sneakdoor.model.moves import QuestionKind
from sneakdoor.model.objects import PRINTED, Lingering, Pending
from sneakdoor.model.state import (
    D_ENDED,
    D_GONE,
    D_LIMITS,
    D_MET,
    D_ROOT,
    D_SCORE,
    D_UNIQUE,
    D_WHILE,
    Outcome,
    State,
)
from sneakdoor.rules.changes import MARK, MARKED, entries, happen, match_late
from sneakdoor.rules.hooks import HOOKS
from sneakdoor.rules.imminence import apply_now
from sneakdoor.rules.quantities import (
    forbidden,
    prolonged,
    remote_limit,
    score_of,
    total,
)
from sneakdoor.rules.questions import Ask, Pick
from sneakdoor.rules.restrictions import Broken, broken
from sneakdoor.rules.structures import FOREVER, WHILE_REZZED, BreachFrame, Structure

_TOO_MANY: Final[dict[str, QuestionKind]] = {
    "memory": "over the memory limit: trash",
    "console": "more than one console: trash",
}


def checkpoint(s: State) -> None:
    """A checkpoint occurs (CR 10.3.1). Where nothing happened since the last, it changes nothing."""
    if s.book.ruleset.match_late:
        if s.woken:
            match_late(s)
        s.looked = s.journal.length
    if s.dirty:
        if not is_quiet(s, s.dirty):
            s.push(s.book.ruleset.checkpoint(s.dirty))
        s.dirty = 0


def is_quiet(s: State, look: int) -> bool:
    """Would a checkpoint find nothing to do? Then its steps are skipped."""
    return not look & D_MET and "while" not in s.index and nothing_to_correct(s, look)


def nothing_to_correct(s: State, look: int) -> bool:
    """Would the steps after the first find nothing to remove, to correct, or to judge?"""
    if "limit remotes" in s.index:
        return False
    if s.lingering and len(lasting(s)) != len(s.lingering):
        return False
    if look & D_ENDED and expired(s):
        return False
    if look & (D_SCORE | D_LIMITS) and (s.score[CORP] or s.score[RUNNER]) and True in winners_by_points(s):
        return False
    if look & D_UNIQUE and older_copies(s):
        return False
    if look & D_LIMITS and broken(s, look & D_UNIQUE) is not None:
        return False
    if look & D_ROOT and newcomers(s):
        return False
    return not look & D_GONE or not (orphans(s) or empty_remotes(s))


def newcomers(s: State) -> list[int]:
    """Cards that entered the root of the server being breached, of which the Runner has to say something."""
    return [cid for frame in s.stack if isinstance(frame, BreachFrame) for cid in frame.newcomers(s)]


def lasting(s: State) -> tuple[Lingering, ...]:
    """The lasting effects whose time is not over."""
    live = {sid for frame in s.stack if (sid := frame.structure()) >= 0}
    return tuple(
        [
            one
            for one in s.lingering
            # CR 1.4:9.9.4: tied to nothing that is under way, it was there until now and no longer.
            if one.until in live or _endless(s, one) or prolonged(s, one, live)
        ]
    )


def _endless(s: State, effect: Lingering) -> bool:
    """Is it tied to no structure, but to the rest of the game, to a turn to come, or to a card that is still rezzed?"""
    if effect.until != WHILE_REZZED:
        return effect.until <= FOREVER
    return any(thing.faceup and s.ref[cid] == effect.target for cid, thing in s.things.items())


def expired(s: State) -> list[int]:
    """Cards that are marked as expired."""
    return [cid for cid, thing in s.things.items() if "expired" in thing.memo]


def winners_by_points(s: State) -> tuple[bool, bool]:
    """Has the Corp won by points, and has the Runner (CR 1.16.2)?"""
    needed = total(s, "points to win", -1, 7)
    corp = total(s, "corp points to win", -1, needed)
    return score_of(s, CORP) >= corp and not forbidden(s, "corp win by points"), score_of(s, RUNNER) >= needed


def older_copies(s: State) -> list[int]:
    """Active unique cards of which a copy has become active since (CR 10.3.1d)."""
    cards, code = s.book.cards, s.code
    newest: dict[int, int] = {}
    old: list[int] = []
    for cid, thing in s.things.items():
        if thing.active and cards[code[cid]].unique and thing.form == PRINTED:
            rival = newest.get(code[cid])
            if rival is None:
                newest[code[cid]] = cid
            elif s.things[rival].since < thing.since:
                old.append(rival)
                newest[code[cid]] = cid
            else:
                old.append(cid)
    return old


def orphans(s: State) -> list[int]:
    """Cards whose host is gone."""
    # CR 26.03:1.13.13 + 26.03:1.13.1a: what changes its zone hosts nothing, but for agendas between score areas.
    things = s.things
    return [
        cid
        for cid, thing in things.items()
        if thing.host >= 0 and (thing.host not in things or cid not in things[thing.host].hosted)
    ]


def empty_remotes(s: State) -> list[int]:
    """Remote servers that nothing keeps in being."""
    # CR 4.7.8e: one card in it, or one piece of ice before it, is enough to keep it.
    found = [one for one, row in s.ice.items() if one not in CENTRALS and not row and not s.root[one]]
    if found:  # CR 8.2.7: its last card was uninstalled.
        kept = {frame.holds_server() for frame in s.stack}
        return [one for one in found if one not in kept]
    return found


def win(s: State, winner: int | None, how: str) -> None:
    """CR 1.7.1, CR 26.03:1.7.2: the game ends."""
    if s.outcome is None:
        s.outcome = Outcome(winner, how)
        s.halted = True
        happen(s, GameOver(how), RULES if winner is None else winner, rule="1.7.1")


class Checkpoint(GameFrame):
    """Correct what became illegal, remove what expired, see who won."""

    __slots__ = ("look", "pending", "saved")

    def __init__(
        self, look: int = 0, pending: tuple[Pending, ...] = (), saved: tuple[int, ...] = (), at: int = 0
    ) -> None:
        self.at = at
        self.saved = saved  # remote servers that the Corp keeps, of too many
        self.look = look
        self.pending = pending

    def table(self) -> StepTable:
        return CHECKPOINT

    def waiting(self) -> tuple[Pending, ...]:
        return self.pending

    def concerns(self) -> set[int]:
        return cards_of(self.pending)

    def measures(self) -> tuple[int, ...]:
        return (len(self.pending),)

    @step("10.3.1a", ways=(("nothing else has changed", "end"),))
    def mark_pending(self, s: State) -> None:
        if self.look & D_MET:
            # CR 26.03:10.3.1a: what was met since the last checkpoint becomes pending.
            # CR 1.4:9.6.5a + 1.4:9.6.2: abilities triggered since the last checkpoint are pending in the next window.
            self.pending = tuple(s.met)
            s.met.clear()
        if "while" in s.index:
            self._states(s)
        if nothing_to_correct(s, self.look):
            self.leave()

    def _states(self, s: State) -> None:
        """A state that calls for something is pending once, while it holds (1.4:9.6)."""
        # CR 1.4:9.6.7 + 1.4:9.6.7a: state triggers are checked at each checkpoint, besides events.
        # CR 1.4:9.6.7b: in its first step, so that what this checkpoint corrects comes too late or too early.
        for cid, number in entries(s, "while"):
            decl = s.book.abilities[number].decl
            if isinstance(decl, While) and decl.condition.true(s, cid, None) and not _under_way(s, cid, number):
                controller = s.things[cid].controller
                if decl.first and s.uses.get((s.ref[cid], number), 0):
                    continue
                if not HOOKS.could_change(s, number, cid, controller):
                    continue  # CR 1.4:9.6.7d + 26.03:9.6.7d: it could do nothing, so it does not come back
                self.pending = (*self.pending, Pending(number, cid, s.ref[cid], controller, serial=s.fresh()))

    @step("10.3.1b")
    def expire(self, s: State) -> None:
        if self.look & D_ENDED or s.lingering:
            self._durations(s)
        if self.look & D_ENDED and (over := expired(s)):
            # CR 3.5.1b + 3.7.1b: a current is trashed by the rules.
            apply_now(s, [parts.Trash(RULES, cid, cause="current", ref=s.ref[cid]) for cid in over])

    def _durations(self, s: State) -> None:
        kept = lasting(s)
        if len(kept) != len(s.lingering):
            s.lingering = kept
            self.look |= D_LIMITS | D_WHILE
            for key, filed in MARKED.items():
                if MARK in s.index.get(filed, ()):
                    still = sum(1 for one in kept if one.key == key)
                    marks = [entry for entry in s.index[filed] if entry != MARK] + [MARK] * still
                    s.index[filed] = tuple(marks)
                    if not marks:
                        del s.index[filed]

    @step("10.3.1c")
    def victory(self, s: State) -> None:
        if self.look & (D_SCORE | D_LIMITS) and (s.score[CORP] or s.score[RUNNER]):
            # CR 1.7.2a + 1.16.2: seven points win, as soon as a checkpoint sees them.
            corp, runner = winners_by_points(s)
            if corp or runner:
                # CR 1.7.1a: both at once is a draw.
                win(s, None if corp and runner else (CORP if corp else RUNNER), "points")

    @step("10.3.1d")
    def unique(self, s: State) -> None:
        if not self.look & D_UNIQUE:
            return
        old = older_copies(s)
        if old:
            apply_now(s, [parts.Trash(RULES, cid, cause="unique", ref=s.ref[cid]) for cid in old])

    @step("10.3.1e", ways=(("more is to be corrected", "restrictions"),))
    def restrictions(self, s: State) -> None:
        surplus = surplus_remotes(s)
        if surplus:
            # CR 1.4:4.7.8h + 26.03:4.6.8f: the Corp keeps as many as the limit; the cards of the others are trashed.
            self.repeat()
            options = tuple(("server", server) for server in surplus if server not in self.saved)
            s.push(Ask(CORP, "keep a remote server", "1.4:4.7.8h", options, "keep"))
        elif self.look & D_LIMITS:
            found = self.broken(s)
            if found is not None:
                self.repeat()  # there may be more to correct
                cards = found.cards()
                s.push(
                    Pick(
                        found.chooser,
                        _TOO_MANY.get(found.cause, "not allowed there: trash"),
                        "10.3.1e",
                        cards,
                        1,
                        99,
                        found.cause,
                        sets=found.sets,
                    )
                )

    def broken(self, s: State) -> Broken | None:
        """What has to be mended next: one restriction after the other."""
        return broken(s, self.look & D_UNIQUE)

    @step("10.3.1f")
    def off_agendas(self, s: State) -> None:
        """Both kinds of host are looked at in the next step; this one exists for the agendas that were forfeit."""

    @step("10.3.1g", ways=(("something was trashed", "orphans"),))
    def orphans(self, s: State) -> None:
        if not (self.look | s.dirty) & D_GONE:
            return
        found = orphans(s)
        if found:
            effects = [(parts.BY_VERB[s.things[cid].memo.get("gone", "trash")], cid) for cid in found]
            apply_now(s, [part(RULES, cid, cause="host gone", ref=s.ref[cid]) for part, cid in effects])
            # CR 10.3.1g + 26.03:10.3.1g: repeated until nothing more is trashed; what was set aside has no host.
            self.repeat()

    @step("10.3.1h")
    def empty_servers(self, s: State) -> None:
        if not (self.look | s.dirty) & D_GONE:
            return
        for server in empty_remotes(s):
            del s.ice[server]
            del s.root[server]
            happen(s, "server gone", RULES, server=server, rule="10.3.1h")
            for frame in list(s.stack):
                frame.server_gone(s, server)

    @step("10.3.1i")
    def revert(self, s: State) -> None:
        """Converted cards lose their form when they leave play, because only cards in play have one."""

    @step("10.3.1j", opens=("ReactionWindow",))
    def return_tokens(self, s: State) -> None:
        """Tokens lie on cards in play only, so none is left in a discard pile."""
        # CR 26.03:4.7.4: so none is in any other place where it may not be, either.

    def receive(self, s: State, what: str, value: Any) -> None:
        if what == "keep":
            self.saved = (*self.saved, value[1])
            if len(self.saved) < remote_limit(s):
                return
            others = [server for server in s.ice if server not in CENTRALS and server not in self.saved]
            self.saved = ()
            cids = [cid for server in others for cid in (*s.ice[server], *s.root[server])]
            apply_now(s, [parts.Trash(RULES, cid, cause="limit", ref=s.ref[cid]) for cid in cids])
            return
        cause = LIMITS[what]
        apply_now(s, [parts.Trash(RULES, cid, cause=cause, ref=s.ref[cid]) for cid in value])

    def finish(self, s: State) -> None:
        if self.pending:
            # CR 10.3.2 + 9.2.8a: what became pending is handled at once, in a window of its own.
            s.push(HOOKS.reaction_window(self.pending, s.active, opened_by(s)))


CHECKPOINT: Final = table("Checkpoint")
HOOKS.checkpoint = checkpoint


def surplus_remotes(s: State) -> tuple[int, ...]:
    """The remote servers, if there are more than a limit allows (1.4:4.7.8h)."""
    limit = remote_limit(s)
    remotes = tuple(server for server in s.ice if server not in CENTRALS and (s.ice[server] or s.root[server]))
    return remotes if len(remotes) > limit else ()


def opened_by(s: State) -> int:
    """The structure whose beginning the window belongs to, if that has just been dealt with (CR 9.2.8f)."""
    frame = s.stack[-1] if s.stack else None
    return frame.began(s) if isinstance(frame, Structure) else -1


def _under_way(s: State, cid: int, number: int) -> bool:
    """CR 1.4:9.6.3: is there an instance of it already? There can be only one at a time."""
    # CR 1.4:9.6.7c: waiting in some window or resolving, and from the same source.
    for frame in s.stack:
        if frame.resolves(number, cid):
            return True
        for one in frame.waiting():
            if one.ability == number and one.src == cid:
                return True
    return False
