"""Names for tables that can be read aloud and not guessed, and the secrets that hold seats."""

from __future__ import annotations

import hashlib
import hmac
import secrets

_GLAZES = (  # noqa: SIM905 (a text is read more easily than 64 of them)
    "amber ash azure basil bisque bone bronze celadon chalk cherry china clay cobalt copper coral cream "
    "crimson delft dusk ebony ember fawn fern flint frost ginger glass gold hazel honey indigo iron "
    "ivory jade lapis lemon lilac lime linen madder mint moss mulberry oak ochre olive onyx opal "
    "pearl pewter plum quartz rose ruby rust saffron sage sand sepia sienna silver slate umber velvet"
).split()
_BIRDS = (  # noqa: SIM905
    "avocet bittern brant bunting buzzard condor coot crake crane crow cuckoo curlew dipper dove drake dunlin "
    "eagle egret falcon finch fulmar gannet goose grebe grouse gull harrier hawk heron hobby hoopoe ibis "
    "jackdaw jay kestrel kite knot lapwing lark linnet loon magpie martin merlin oriole osprey ouzel owl "
    "partridge petrel pigeon pipit plover puffin quail raven robin rook shrike siskin snipe stork swift wren"
).split()
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""32 of them, none like another."""
_LENGTH = 6


def table_name() -> str:
    """A name for a new table: one of 2**42, so that nobody finds a table by trying."""
    tail = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
    return f"{secrets.choice(_GLAZES)}-{secrets.choice(_BIRDS)}-{tail}"


def secret() -> str:
    """A new secret, for a seat or an invitation."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What the server keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fits(secret: str, kept: str) -> bool:
    """Whether a secret is the one whose hash is kept; takes as long for a near miss as for a far one."""
    return hmac.compare_digest(hashed(secret), kept)
