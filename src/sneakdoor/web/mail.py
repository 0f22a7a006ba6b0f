"""Optional mail by SMTP."""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from collections.abc import Coroutine
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Any, Final, Literal
from urllib.parse import parse_qs, unquote, urlsplit

TIMEOUT: Final = 20.0
LONGEST_ADDRESS: Final = 254
ADDRESS: Final = re.compile(r"[^\s@<>\"(),:;\\\[\]\x00-\x1f]{1,64}@[^\s@<>\"(),:;\\\[\]\x00-\x1f]+")
log = logging.getLogger("sneakdoor.web")

Encryption = Literal["none", "starttls", "tls"]


class BadMail(ValueError):
    """An unusable mail server or address, with the reason."""


@dataclass(frozen=True, slots=True)
class MailServer:
    """An SMTP server and the sender's address."""

    host: str
    port: int
    sender: str
    encryption: Encryption = "starttls"
    user: str | None = None
    password: str | None = None

    @staticmethod
    def read(url: str) -> MailServer:
        """smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS, or smtps:// for TLS from the start.

        Without TLS a password reset could be read on the way, so smtp:// insists on STARTTLS unless the address says
        `tls=none`.

        >>> read = MailServer.read("smtps://me:pa%40ss@mail.example/?from=games@mail.example")
        >>> read.host, read.port, read.sender, read.encryption, read.password
        ('mail.example', 465, 'games@mail.example', 'tls', 'pa@ss')
        """
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError as wrong:
            raise BadMail(f"the address of the mail server cannot be read: {wrong}") from None
        asked = parse_qs(parts.query)
        if parts.scheme not in {"smtp", "smtps"} or not parts.hostname:
            raise BadMail("a mail server is smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS, or smtps://…")
        if unknown := sorted(set(asked) - {"from", "tls"}):
            raise BadMail(f"the address of a mail server has no {unknown[0]!r}: from and tls")
        sender = email_address(asked.get("from", [""])[-1])
        encryption: Encryption = "tls" if parts.scheme == "smtps" else "starttls"
        if "tls" in asked:
            if asked["tls"] != ["none"] or parts.scheme == "smtps":
                raise BadMail('"tls" of a mail server is "none" with smtp://, or is not said')
            encryption = "none"
        user = unquote(parts.username) if parts.username is not None else None
        password = unquote(parts.password) if parts.password is not None else None
        return MailServer(
            parts.hostname, port or (465 if encryption == "tls" else 587), sender, encryption, user, password
        )


def email_address(given: str) -> str:
    """Return the address if it is well-formed, else None."""
    address = given.strip()
    if len(address) > LONGEST_ADDRESS or not ADDRESS.fullmatch(address):
        raise BadMail("that is not a mail address")
    return address


class Mailer:
    """Send mail in the background, so that response times do not reveal whether an account exists."""

    def __init__(self, server: MailServer | None) -> None:
        self.server = server
        self._tasks: set[asyncio.Task[None]] = set()

    def send(self, to: str, subject: str, words: str) -> None:
        self.later(self._sent(to, subject, words))

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task that may send mail after the response."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sent(self, to: str, subject: str, words: str) -> None:
        assert self.server is not None
        try:
            await asyncio.to_thread(send_now, self.server, to, subject, words)
        except (OSError, smtplib.SMTPException, ValueError):
            log.exception("a mail could not be sent")

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def send_now(server: MailServer, to: str, subject: str, words: str) -> None:
    """Send a mail, blocking."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = server.sender, to, subject
    message.set_content(words)
    safe = ssl.create_default_context()
    if server.encryption == "tls":
        line: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=TIMEOUT, context=safe)
    else:
        line = smtplib.SMTP(server.host, server.port, timeout=TIMEOUT)
    with line:
        if server.encryption == "starttls":
            line.starttls(context=safe)
        if server.user is not None:
            line.login(server.user, server.password or "")
        line.send_message(message)


__all__ = ["BadMail", "MailServer", "Mailer", "email_address", "send_now"]
