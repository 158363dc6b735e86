"""Unguessable keys: shown once, kept only as hashes."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """256 random bits as text."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> bytes:
    """What is kept of a token, an invitation or a session; with 256 random bits inside it needs no salt."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
