"""Where others find this server: at the address that its owner gave it, or at those of the machine it runs on."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

from faience.errors import BadSpec
from faience.server.protocol import messages

_PORTS = {"http": 80, "https": 443}
_ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that nobody has: by the way to them a machine knows itself. Nothing is sent."""
IPAddress = IPv4Address | IPv6Address


class Reach:
    """How this server is reached.

    >>> Reach(address="https://Faience.example:443/").told("127.0.0.1:8730")
    Reach(address='https://faience.example', own=[])
    """

    def __init__(self, listener: socket.socket | None = None, address: str = "") -> None:
        self.address = base_address(address) if address else ""
        """As its owner says, for who comes through a name, a proxy or a tunnel."""
        self._heard: IPAddress | None = None
        self._port = 0
        if listener is not None:
            host, self._port = listener.getsockname()[:2]
            self._heard = ip_address(host)

    def told(self, host: str) -> messages.Reach:
        """What a page is told that came by this address. Who came by a name of its own need not know the others."""
        own = [] if self.address or not _is_ip(host) else [origin("http", ip, self._port) for ip in self._own()]
        return messages.Reach(self.address, own)

    def is_ours(self, page: str) -> bool:
        """Whether a page from this origin is the one that its owner's address leads to."""
        return bool(self.address) and page == self.address

    def _own(self) -> list[IPAddress]:
        if self._heard is None or self._heard.is_loopback:
            return []
        if not self._heard.is_unspecified:
            return [self._heard]
        return own_addresses(six=self._heard.version == 6)


def base_address(text: str) -> str:
    """An address like ``https://faience.example``, as a browser writes it; raises BadSpec.

    >>> base_address("http://192.168.1.5:8730/")
    'http://192.168.1.5:8730'
    """
    wrong = BadSpec(
        f"an address is like https://faience.example or http://192.168.1.5:8730, and no longer; not {text!r}"
    )
    try:
        parts = urlsplit(text.strip())
        host, port = parts.hostname, parts.port
    except ValueError:
        raise wrong from None
    if parts.scheme not in _PORTS or not host or parts.path not in ("", "/"):
        raise wrong
    if parts.query or parts.fragment or parts.username is not None or not _is_host(host):
        raise wrong
    return origin(parts.scheme, host, port)


def origin(scheme: str, host: str | IPAddress, port: int | None) -> str:
    """An address without what follows it, as a browser writes it."""
    name = f"[{host}]" if ":" in str(host) else str(host)
    return f"{scheme}://{name}" + ("" if port in (None, _PORTS[scheme]) else f":{port}")


def own_addresses(*, six: bool) -> list[IPAddress]:
    """The addresses of this machine that others in its networks may use, the likeliest first."""
    found = dict.fromkeys(ip_address(host.partition("%")[0]) for host in _hosts(six=six))
    return [ip for ip in found if not (ip.is_loopback or ip.is_link_local or ip.is_unspecified or ip.is_multicast)]


def _hosts(*, six: bool) -> Iterator[str]:
    families = [socket.AF_INET, socket.AF_INET6] if six else [socket.AF_INET]
    for family in families:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((_ELSEWHERE[family], 9))
            yield str(probe.getsockname()[0])
    for family in families:
        with suppress(OSError):
            yield from (str(found[4][0]) for found in socket.getaddrinfo(socket.gethostname(), None, family))


def _is_ip(host: str) -> bool:
    """Whether a Host header is an address rather than a name; the machine's own name for itself is as good as one."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:  # no address at all
        return False
    with suppress(ValueError):
        return bool(ip_address(name))
    return name == "localhost"


def _is_host(name: str) -> bool:
    with suppress(ValueError):
        return bool(ip_address(name))
    labels = name.removesuffix(".").split(".")
    return all(label.isascii() and label.replace("-", "").isalnum() and label.strip("-") == label for label in labels)
