"""Where others find the server, and which pages may speak to it."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from faience.errors import BadSpec
from faience.server.wire import reach
from faience.server.wire.reach import Reach, base_address
from faience.server.wire.serve import listen
from tests.server.clients import Player, get, lay
from tests.server.running import RunningServer, program, run

WISH = {"spec": "zaic", "seats": [{"who": "here"}, {"who": "bot"}]}


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("https://faience.example", "https://faience.example"),
        (" HTTPS://Faience.Example:443/ ", "https://faience.example"),
        ("http://192.168.1.5:8730/", "http://192.168.1.5:8730"),
        ("http://[2001:DB8::1]:80", "http://[2001:db8::1]"),
        ("http://my-box.local:8730", "http://my-box.local:8730"),
    ],
)
def test_an_address_is_written_as_browsers_write_it(text: str, address: str) -> None:
    assert base_address(text) == address


@pytest.mark.parametrize(
    "text",
    [
        "faience.example",
        "ftp://faience.example",
        "https://",
        "https://faience.example/table",
        "https://faience.example?x=1",
        "https://faience.example#x",
        "https://ana:secret@faience.example",
        "https://@faience.example",
        "https://faience.example:99999",
        "https://faience.example:port",
        "https://fai ence.example",
        "https://[::1",
        "https://-x.example",
        "https://<b>",
        "javascript:alert(1)",
    ],
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(BadSpec, match=r"an address is like https://faience\.example"):
        base_address(text)


def test_who_listens_to_itself_alone_has_no_address_for_others() -> None:
    with listen("127.0.0.1", 0) as listener:
        assert Reach(listener).told("127.0.0.1").own == []


def test_who_listens_everywhere_has_those_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    hosts = ["192.168.1.5", "127.0.1.1", "169.254.3.4", "10.0.0.7", "192.168.1.5"]
    monkeypatch.setattr(reach, "_hosts", lambda *, six: [*hosts, *(["fe80::1%eth0", "2001:db8::5"] if six else [])])
    with listen("0.0.0.0", 0) as listener:
        port = listener.getsockname()[1]
        own = [f"http://192.168.1.5:{port}", f"http://10.0.0.7:{port}"]
        for host in ("127.0.0.1:1", "localhost", "192.168.1.5:1", "[::1]:8730"):
            assert Reach(listener).told(host).own == own
        for host in ("faience.example", "", "[", "[::1", "a b"):
            assert Reach(listener).told(host).own == [], "who came by a name knows a better address"
        given = Reach(listener, "https://faience.example").told("127.0.0.1")
        assert (given.address, given.own) == ("https://faience.example", [])
    assert list(map(str, reach.own_addresses(six=True))) == ["192.168.1.5", "10.0.0.7", "2001:db8::5"]


def test_the_machine_knows_its_addresses() -> None:
    """Those that the operating system names: whoever is told one of them comes to this machine."""
    for ip in reach.own_addresses(six=socket.has_ipv6):
        family = socket.AF_INET6 if ip.version == 6 else socket.AF_INET
        with socket.socket(family) as own:
            own.bind((str(ip), 0))


def test_the_page_is_told(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "tables.sqlite", base="") as server:
        assert run(get(server.address, "/api/reach")).json() == {"address": "", "own": []}
    with RunningServer(tmp_path / "tables.sqlite", base="https://faience.example") as server:
        assert run(get(server.address, "/api/reach")).json() == {"address": "https://faience.example", "own": []}


def test_the_page_at_the_owners_address_may_speak_and_no_other(tmp_path: Path) -> None:
    async def conversation(address: str) -> None:
        table, secrets = await lay(address, "zaic", ["here", "here"])
        async with httpx.AsyncClient() as http:
            for origin, status in (
                ("https://faience.example", 201),
                ("http://faience.example", 400),
                ("https://faience.example.evil.example", 400),
                ("https://evil.example", 400),
                ("null", 400),
                ("", 400),
            ):
                answer = await http.post(f"http://{address}/api/tables", json=WISH, headers={"Origin": origin})
                assert answer.status_code == status, origin
        async with Player(address, table, *secrets.values(), origin="https://faience.example"):
            pass
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with Player(address, table, *secrets.values(), origin="https://evil.example"):
                pass

    with RunningServer(tmp_path / "tables.sqlite", base="https://faience.example") as server:
        run(conversation(server.address))


def test_the_command_says_where_others_find_it(tmp_path: Path) -> None:
    with program(tmp_path / "tables.sqlite", "--port", "0", "--address", "https://faience.example/") as (
        process,
        address,
    ):
        assert process.stdout
        assert process.stdout.readline() == "Others find it at https://faience.example\n"
        assert run(get(address, "/api/reach")).json()["address"] == "https://faience.example"


def test_the_command_refuses_what_is_no_address(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="an address is like"), program(tmp_path / "t", "--address", "here"):
        pass
