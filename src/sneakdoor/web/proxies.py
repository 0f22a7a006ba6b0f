"""Find the client address of a request behind proxies: X-Forwarded-For, as far as it can be trusted.

Each proxy appends the address that it saw, so a list is to be read from its right end: what a client has written into
the header itself is at the left, and never believed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

NEAR: Final[tuple[Network, ...]] = tuple(
    ip_network(one)
    for one in ("127.0.0.0/8", "::1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fc00::/7",
                "fe80::/10")
)  # fmt: skip
"""Loopback and private networks."""


class BadProxy(ValueError):
    """Not the address of a proxy, nor a network of them."""


@dataclass(frozen=True, slots=True)
class Proxies:
    """Which peers may say for whom they ask.

    `whole` trusts every hop in these networks, for a chain of proxies; otherwise only the last hop is believed, so that
    clients in the same private network as the proxy cannot pass for proxies themselves.
    """

    networks: tuple[Network, ...]
    whole: bool = True

    @staticmethod
    def near() -> Proxies:
        """One proxy on this machine or in a private network."""
        return Proxies(NEAR, whole=False)

    @staticmethod
    def named(given: Iterable[str]) -> Proxies:
        """
        >>> Proxies.named(["10.0.0.0/8"]).client("10.0.0.1", ["1.2.3.4, 5.6.7.8, 10.0.0.2"])
        '5.6.7.8'
        """
        try:
            return Proxies(tuple(ip_network(one.strip(), strict=False) for one in given))
        except ValueError as wrong:
            raise BadProxy(f"a trusted proxy is an address or a network, as 10.0.0.0/8: {wrong}") from None

    def trusts(self, address: Address) -> bool:
        return any(address in one for one in self.networks)

    def client(self, peer: str, headers: Iterable[str]) -> str:
        """The address that a request comes from, given its peer and its X-Forwarded-For headers, in order."""
        came = parsed(peer)
        if came is None or not self.trusts(came):
            return peer
        hops = [one for header in headers for one in header.split(",")]
        for hop in reversed(hops):
            address = parsed(hop)
            if address is None:
                break  # nobody whom we trust writes this
            came = address
            if not self.whole or not self.trusts(address):
                break
        return str(came)


def parsed(given: str) -> Address | None:
    """An address, with or without a port.

    >>> parsed("[2001:db8::1]:443"), parsed("::ffff:10.0.0.1"), parsed("unknown")
    (IPv6Address('2001:db8::1'), IPv4Address('10.0.0.1'), None)
    """
    text = given.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


@lru_cache(maxsize=4096)
def counted_as(given: str) -> str:
    """What limits count an address as: for IPv6 its /64, since one client has all of that.

    >>> counted_as("2001:db8::1:2"), counted_as("10.0.0.1")
    ('2001:db8::/64', '10.0.0.1')
    """
    address = parsed(given)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False))
    return str(address) if address is not None else given


class ForwardedFor:
    """Sets the client and the scheme of a connection to what a trusted proxy says."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app, self.proxies = app, proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client is not None and scope["type"] in {ScopeType.HTTP, ScopeType.WEBSOCKET}:
            peer = parsed(client[0])
            if peer is not None and self.proxies.trusts(peer):
                forwarded = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
                scope["client"] = (self.proxies.client(client[0], forwarded), 0)
                schemes = [value for name, value in scope["headers"] if name == b"x-forwarded-proto"]
                if schemes and schemes[-1].strip() in {b"http", b"https"}:
                    secure = schemes[-1].strip() == b"https"
                    plain = "http" if scope["type"] == ScopeType.HTTP else "ws"
                    scope["scheme"] = plain + "s" if secure else plain
        await self.app(scope, receive, send)


__all__ = ["BadProxy", "ForwardedFor", "Proxies", "counted_as", "parsed"]
