"""The configuration in docs/hosting.md, with a real nginx: TLS, WebSockets, addresses, names."""

from __future__ import annotations

import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tests.web.browser.house import free_port
from tests.web.conftest import GENEROUS
from tests.web.visiting import PATIENT, Running, running
from websockets.sync.client import connect
from websockets.typing import Origin

from sneakdoor.web.app import Options
from sneakdoor.web.proxies import Proxies

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
NAME = "netrunner.example"
CERTIFICATE = "/etc/ssl/certs/netrunner.example.pem"
KEY = "/etc/ssl/private/netrunner.example.key"
AROUND = """daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1; events {{ }}
http {{ access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
{site} }}"""

UNCHECKED = ssl.create_default_context()
UNCHECKED.check_hostname = False  # it is asked for by its address
UNCHECKED.verify_mode = ssl.CERT_NONE

pytestmark = pytest.mark.slow


def block(language: str) -> str:
    found = re.search(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


@contextmanager
def in_front_of(server: Running, folder: Path) -> Iterator[tuple[int, int]]:
    """Nginx as the page configures it, on ports of this machine alone: for http and for https."""
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    if not Path(program).exists():
        pytest.skip("there is no nginx here: Debian's package `nginx`")
    command = [
        "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}",
        "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(folder / "key"), "-out", str(folder / "pem"),
    ]  # fmt: skip
    subprocess.run(command, check=True, capture_output=True)
    plain, secure = free_port(), free_port()
    site = block("nginx")
    for old, new in {
        CERTIFICATE: str(folder / "pem"), KEY: str(folder / "key"), "127.0.0.1:8000": f"127.0.0.1:{server.port}",
        "listen 80;": f"listen 127.0.0.1:{plain};", "listen 443 ": f"listen 127.0.0.1:{secure} ",
    }.items():  # fmt: skip
        assert old in site
        site = site.replace(old, new)
    configuration = folder / "nginx.conf"
    configuration.write_text(AROUND.format(folder=folder, site=site))
    nginx = subprocess.Popen([program, "-c", str(configuration)])
    try:
        wait_for(secure, nginx)
        yield plain, secure
    finally:
        nginx.terminate()
        nginx.wait(PATIENT)


def wait_for(port: int, nginx: subprocess.Popen[bytes]) -> None:
    with httpx.Client(transport=httpx.HTTPTransport(retries=9, verify=UNCHECKED)) as client:
        client.get(f"https://127.0.0.1:{port}/health", headers={"Host": NAME}, timeout=PATIENT)
    assert nginx.poll() is None


def test_the_configuration_of_the_page_works(tmp_path: Path, sqlite: str) -> None:
    options = Options(
        sqlite, processes=0, limits=GENEROUS, secure=True, host_names=(NAME,), proxies=Proxies.named(["127.0.0.1"])
    )
    with running(options) as server, in_front_of(server, tmp_path) as (plain, secure):
        moved = httpx.get(f"http://127.0.0.1:{plain}/table/x?key=y", headers={"Host": NAME})
        assert (moved.status_code, moved.headers["location"]) == (301, f"https://{NAME}/table/x?key=y")
        with httpx.Client(base_url=f"https://127.0.0.1:{secure}", headers={"Host": NAME}, verify=UNCHECKED) as guest:
            answer = guest.get("/api/me")
            assert answer.status_code == 200
            assert answer.headers.get_list("strict-transport-security") == ["max-age=31536000"]
            assert all(name.startswith("__Host-") for name in guest.cookies)
            assert guest.get("/metrics").status_code == 403
            assert guest.get("/api/me", headers={"Host": "evil.example"}).status_code == 421
            cookies = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        trusted = ssl.create_default_context(cafile=tmp_path / "pem")
        with connect(
            f"wss://{NAME}/ws/lobby",
            sock=socket.create_connection(("127.0.0.1", secure)),
            ssl=trusted,
            server_hostname=NAME,
            origin=Origin(f"https://{NAME}"),
            additional_headers={"Cookie": cookies},
        ) as lobby:
            assert '"tables"' in str(lobby.recv(PATIENT))


def test_the_unit_of_the_page_is_one(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("there is no systemd here")
    unit = tmp_path / "sneakdoor.service"
    unit.write_text(block("ini").replace("/opt/sneakdoor/bin/sneakdoor", shutil.which("true") or "/bin/true"))
    done = subprocess.run([program, "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
