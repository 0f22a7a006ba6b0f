"""Instructions that install cards (CR 8.2; 1.4:8.3)."""

from __future__ import annotations

from typing import Final

from sneakdoor.grammar.nouns import taken
from sneakdoor.kernel.frames import Move
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.conditions import Found
from sneakdoor.language.filters import IN_HAND, Either, Is, Kind, server_of
from sneakdoor.language.instructions.control import Jump, Unless, cards_in, value
from sneakdoor.model import parts
from sneakdoor.model.bills import WHOLE, Bill
from sneakdoor.model.declare import Amount, Cards, Instruction, Preparation
from sneakdoor.model.enums import CENTRALS, CORP, ICE, NEW_REMOTE, NOWHERE
from sneakdoor.model.game_frame import Resolving, held
from sneakdoor.model.phrasing import counted, many, number, the_number_of
from sneakdoor.model.registers import MENTIONS, Register
from sneakdoor.model.state import State
from sneakdoor.rules.hosts import can_host, like_hand, only_hosts
from sneakdoor.rules.imminence import perform
from sneakdoor.rules.install_costs import install_bill
from sneakdoor.rules.installing import (
    ONE_CONSOLE,
    blocked,
    destinations,
    refuse_install,
    refuse_install_rezzed,
    server_at,
)
from sneakdoor.rules.quantities import install_cost, type_of
from sneakdoor.rules.questions import Pick, unlike

WITHOUT_ICE: Final = "protecting servers without ice"
IN_NEW_REMOTE: Final = "in a new remote server"
ONE_REMOTE: Final = "in or protecting a single remote server"
NEW_SERVER: Final = "in or protecting a single new remote server"
NEW_EACH: Final = "each in or protecting a new remote server"
HERE: Final = "in or protecting this server"
THERE: Final = "in or protecting that server"
IN_REMOTE: Final = "in a remote server"
PROTECTING_REMOTE: Final = "protecting a remote server"
ANOTHER_SERVER: Final = "protecting another server"
IN_OTHER: Final = "in or protecting another server"
OTHER_REMOTE: Final = "in or protecting another remote server"
PROTECTING_CENTRAL: Final = "protecting a central server"
NOT_HERE: Final = "anywhere but in this server"
ON_THIS: Final = "on this card"
ON_ICE: Final = "on a piece of ice"
IN_ITS_PLACE: Final = "in the position of the ice that was trashed"


def place_left(s: State, src: int) -> tuple[int, int]:
    """Server and position of the ice that was trashed to pay for a card."""
    for one in reversed(s.journal.since(s.marks[0])):
        if one.kind == "trashed" and one.cause == "cost" and one.src == src and one.lki is not None:
            return one.server, one.amount
    return NOWHERE, -1


def allowed(s: State, f: Resolving, cid: int, where: str) -> tuple[Move, ...]:
    """The destinations that an effect allows (CR 8.2.1); empty for all."""
    if not where:
        return ()
    if where == ON_THIS:  # CR 1.12.5b: the effect itself allows it, and no other install may choose it
        # CR 1.12.5c: what insists on another host stays where it is.
        free = f.src in s.things and can_host(s, f.src) and only_hosts(s, cid) is None
        return (("host", f.src),) if free else ()
    found = tuple(destinations(s, cid))
    if where == ON_ICE:
        return tuple(move for move in found if move[0] == "host" and type_of(s, move[1]) == ICE)
    # CR 26.03:6.2.2e: as many positions are inward of it as were of the ice that was trashed.
    if where == IN_ITS_PLACE:  # see the interpretations: a server that is gone has no positions
        return tuple(move for move in found if move == ("server", place_left(s, f.src)[0]))
    if where == WITHOUT_ICE:
        return tuple(move for move in found if not s.ice.get(server_at(s, move)))
    if where in (NEW_EACH, IN_NEW_REMOTE):
        if where == IN_NEW_REMOTE and s.card(cid).type == ICE:
            return ()  # CR 4.7.6: ice protects a server, and everything else is in it
        return tuple(move for move in found if server_at(s, move) == NEW_REMOTE)
    if where in (IN_REMOTE, PROTECTING_REMOTE, PROTECTING_CENTRAL):
        if (s.card(cid).type == ICE) != where.startswith("protecting"):
            return ()  # CR 4.7.6: ice protects a server, and everything else is in it
        central = where == PROTECTING_CENTRAL
        return tuple(move for move in found if (server_at(s, move) in CENTRALS) == central)
    if where in (HERE, ANOTHER_SERVER, IN_OTHER):  # CR 26.03:4.6.6j: any but this one
        here = s.things[f.src].server if f.src in s.things else NOWHERE
        if s.book.ruleset.zones_are_servers:
            here = server_of(s, f.src)  # CR 26.03:4.6.6i: also after it was trashed for the cost
        return tuple(move for move in found if (server_at(s, move) == here) == (where == HERE))
    if where == NOT_HERE:  # CR 4.7.6: ice that protects it is not in it
        away = server_of(s, f.src)
        return tuple(move for move in found if server_at(s, move) != away or s.card(cid).type == ICE)
    if where == OTHER_REMOTE:  # than the server of that change
        left = f.change.server if f.change is not None else NOWHERE
        return tuple(move for move in found if server_at(s, move) not in CENTRALS and server_at(s, move) != left)
    if where == THERE:  # the server of the change that triggered the ability
        there = f.change.server if f.change is not None else NOWHERE
        return tuple(move for move in found if server_at(s, move) == there)
    before = [s.things[one].server for one in (*cards_in(s, f, "placed"), *cards_in(s, f, "installed"))]
    if before:
        return tuple(move for move in found if server_at(s, move) in before)
    if where == NEW_SERVER:
        return tuple(move for move in found if server_at(s, move) == NEW_REMOTE)
    return tuple(move for move in found if server_at(s, move) not in CENTRALS)


def left_open(s: State, f: Resolving, cid: int, where: str, off: int, ignore: bool) -> tuple[Move, ...]:
    """The allowed destinations at which the install can be completed (CR 1.2.5)."""
    found = allowed(s, f, cid, where)
    if s.owner[cid] != CORP:
        return found
    return tuple(move for move in found if move[0] == "host" or not blocked(s, cid, move[1], off, ignore=ignore))


def all_or_hosted(s: State, f: Resolving, what: Cards) -> list[int]:
    """The cards that fit, with hosted ones that count as cards in hand because a card says so."""
    found = what.all_for(s, f)
    if "as in hand" not in s.index or not isinstance(what, Is) or what.zone != IN_HAND or what.side != f.side:
        return found
    return [*found, *(cid for cid in like_hand(s, f.side) if what.is_kind(s, cid, f.src))]


@dataclass(frozen=True, slots=True)
class InstallFound(Instruction):
    """Install the card in a register; it is not installed if the cost cannot be paid (1.4:1.15.4b)."""

    register: Register = "found"
    ignore: bool = False
    discount: int | Amount = 0
    rezzed: bool = False
    facedown: bool = False
    where: str = ""  # only at such a destination
    faceup: bool = False  # an agenda (CR 3.2.3a)
    forced: bool = False  # what cannot be installed is trashed
    free: bool = False  # ignores the install cost but not additional costs (CR 8.2.11, 1.15.9)
    if_able: bool = False  # with `rezzed`: not installed unless it can be rezzed as well (CR 1.2.3)
    prove: bool = False  # the card is asked for by more than its type, so it may have to be shown (CR 26.03:8.5.13c)
    no_credits: bool = False  # CR 26.03:1.16.5b: of any cost everything but credits is paid

    def _off(self, s: State, f: Resolving) -> int:
        """How much cheaper it is."""
        return WHOLE if self.free or self.no_credits else value(self.discount, s, f)

    def run(self, s: State, f: Resolving) -> None:
        f.regs["placed"] = (*held(f, "placed"), *held(f, "installed"))
        f.regs["installed"] = ()
        for cid in cards_in(s, f, self.register)[:1]:
            side = s.owner[cid]
            refusal = refuse_install(s, cid, self._off(s, f), self.ignore, self.facedown)
            only = left_open(s, f, cid, self.where, self._off(s, f), self.ignore)
            if self.where and not only:
                continue  # CR 8.2.1a: where it would have to go it cannot
            if self.if_able and refuse_install_rezzed(s, cid, self._off(s, f), only) is not None:
                continue  # CR 1.2.3: all of it or nothing
            if refusal is ONE_CONSOLE:
                # CR 3.8.5e: a console that must be installed beside another one is trashed.
                perform(s, [parts.Trash(f.side, cid, src=f.src, cause="console", ref=s.ref[cid])])
            elif refusal is not None and self.forced:
                # See the interpretations: neither does anything else stay that would have to be installed (CR 1.12.5c).
                perform(s, [parts.Trash(f.side, cid, src=f.src, cause="not installed", ref=s.ref[cid])])
            elif refusal is None:
                s.push(
                    s.book.ruleset.install(
                        cid,
                        side,
                        self.ignore,
                        self._off(s, f),
                        facedown=self.facedown,
                        rezzed=self.rezzed,
                        only=only,
                        faceup=self.faceup,
                        inward=place_left(s, f.src)[1] if self.where == IN_ITS_PLACE else -1,
                        src=f.src,
                        into="cards:installed",
                        if_able=self.if_able,
                        prove=self.prove,
                        no_credits=self.no_credits,
                    )
                )

    def resolvable(self, s: State, f: Resolving) -> bool:
        for cid in cards_in(s, f, self.register)[:1]:
            if refuse_install(s, cid, self._off(s, f), self.ignore, self.facedown) is not None:
                return False
            return not self.where or bool(left_open(s, f, cid, self.where, self._off(s, f), self.ignore))
        return True  # cards not found yet are checked when they are found

    def could_change(self, s: State, f: Resolving) -> bool:
        # What is still to be found says nothing yet; the card that met a condition is known.
        return self.register == "subject" and bool(cards_in(s, f, self.register)) and self.resolvable(s, f)

    def say(self) -> str:
        where = (" faceup" if self.faceup else "") + (f" {self.where}" if self.where else "")
        rez = " and rez" if self.rezzed else ""
        how = terms(self.ignore, self.discount, self.facedown, self.free) + (", if able" if self.if_able else "")
        # CR 26.03:1.16.2f: one discount for both costs.
        how = how.replace("paying ", "paying a total of ", 1) if self.rezzed else how
        how = ", ignoring credit costs" if self.no_credits else how
        return f"install{rez} {MENTIONS[self.register]}{where}{how}"


def asks_for_more_than_type(what: Cards | Register) -> bool:
    """Does a description ask for an attribute of a card besides its type (CR 26.03:8.5.13c)?"""
    if isinstance(what, Either):
        return asks_for_more_than_type(what.one) or asks_for_more_than_type(what.two)
    return isinstance(what, Kind) and what.demands_more_than_type()


def terms(ignore: bool, discount: int | Amount, facedown: bool, free: bool = False) -> str:
    """How an install is said: with its costs ignored or lowered, and facedown."""
    if facedown:
        return " facedown"
    if free:
        return ", ignoring its install cost"
    if ignore or not discount:
        return ", ignoring all costs" if ignore else ""
    if isinstance(discount, int) and discount < 0:
        return f", paying {-discount}[credit] more"
    return f", paying {many('{}[credit]', discount, ' less')}"


@dataclass(frozen=True, slots=True)
class InstallOne(Instruction):
    """Choose a card (from a hand or discard pile) and install it; several are installed one by one (CR 8.2.4)."""

    what: Cards | Register
    ignore: bool = False
    discount: int | Amount = 0
    optional: bool = False
    rezzed: bool = False
    facedown: bool = False
    n: int | Amount = 1
    forced: bool = False  # a card that fits must be installed, even a second console (CR 3.8.5e), or trashed
    where: str = ""
    faceup: bool = False
    free: bool = False  # the install cost alone is ignored
    at_most: Amount | None = None  # only a card with an install cost of so much or less (CR 1.15.5a)
    if_able: bool = False  # with `rezzed`: each card is installed and rezzed, or neither (CR 1.2.3)
    into: Register = ""  # keeps all cards that were installed

    def flatten(self, out: list[Instruction]) -> None:
        install = InstallFound(
            "install",
            self.ignore,
            self.discount,
            self.rezzed,
            facedown=self.facedown,
            where=self.where,
            faceup=self.faceup,
            forced=self.forced,
            free=self.free,
            if_able=self.if_able,
            prove=asks_for_more_than_type(self.what),
        )
        if not isinstance(self.n, int):
            out.extend((_ChooseInstall(self), Unless(Found("install"), 2), install, Jump(-4)))
            return
        # CR 1.4:9.10.4b: one sentence, but each card is chosen and installed by an instruction of its own.
        for left in range(self.n, 0, -1):
            out.append(_ChooseInstall(self))
            if self.n > 1:
                out.append(Unless(Found("install"), 3 * left - 2))
            out.append(install)
        if self.into:
            out.append(_KeepInstalled(self.into))

    def say(self) -> str:
        if isinstance(self.what, str):
            one = MENTIONS[self.what]
            what = one if one == "it" else f"{number(self.n)} of {one}"
        else:
            what = counted(1, taken(self.what.say())) if self.n == 1 else ""
        where = (" faceup" if self.faceup else "") + (f" {self.where}" if self.where else "")
        if not what and isinstance(self.what, Cards):
            what, where = many("{} " + taken(self.what.say()), self.n, where), ""
        what = f"up to {what}" if self.n != 1 and self.optional else what
        if self.at_most is not None:
            what += f" with an install cost of at most {the_number_of(self.at_most)}"
        lead = "you may " if self.optional and self.n == 1 else "you must " if self.forced else ""
        rez = " and rez" if self.rezzed else ""
        turns = ", one after the other" if self.n != 1 else ""
        how = terms(self.ignore, self.discount, self.facedown, self.free)
        if self.rezzed:  # CR 26.03:1.16.2f: one discount for both costs
            how = how.replace("paying ", "paying a total of ", 1)
        text = f"{lead}install{rez} {what}{where}" + (how + turns if self.facedown else turns + how)
        text += ", if able" if self.if_able else ""
        return f"{text}. If it cannot be installed, trash it" if self.forced else text


@dataclass(frozen=True, slots=True)
class _KeepInstalled(Preparation):
    """Gather the cards that one instruction after the other has installed."""

    into: Register

    def run(self, s: State, f: Resolving) -> None:
        f.regs[self.into] = (*held(f, "placed"), *held(f, "installed"))


@dataclass(frozen=True, slots=True)
class _ChooseInstall(Preparation):
    spec: InstallOne

    def candidates(self, s: State, f: Resolving) -> list[int]:
        spec = self.spec
        cids = cards_in(s, f, spec.what) if isinstance(spec.what, str) else all_or_hosted(s, f, spec.what)
        if spec.at_most is not None:
            most = spec.at_most.of(s, f.src, f)
            cids = [cid for cid in cids if install_cost(s, cid) <= most]
        found = []
        for cid in cids:
            off = WHOLE if spec.free else value(spec.discount, s, f)
            refusal = refuse_install(s, cid, off, spec.ignore, spec.facedown)
            only = left_open(s, f, cid, spec.where, off, spec.ignore) if refusal is None and spec.where else ()
            if refusal is None and spec.where and not only:
                continue
            if refusal is None and spec.if_able:
                refusal = refuse_install_rezzed(s, cid, off, only)
            if refusal is None or spec.forced:
                found.append(cid)
        return unlike(s, found)

    def price(self, s: State, f: Resolving, cid: int) -> Bill:
        if self.spec.ignore or self.spec.facedown or s.owner[cid] == CORP:
            return ()  # what the Corp pays depends on where the card goes
        return install_bill(s, cid, WHOLE if self.spec.free else value(self.spec.discount, s, f))

    def run(self, s: State, f: Resolving) -> None:
        f.regs["install"] = ()
        if not isinstance(self.spec.n, int):
            done = len(held(f, "placed")) + len(held(f, "installed"))
            if done >= value(self.spec.n, s, f):
                return
        found = tuple(self.candidates(s, f))
        if found:
            low = 0 if self.spec.optional else 1
            s.push(Pick(f.side, "install", "8.2.4", found, low, 1, "cards:install", f.src))

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(self.candidates(s, f)) and value(self.spec.n, s, f) > 0
