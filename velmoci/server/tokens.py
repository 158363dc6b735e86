"""Unguessable keys: shown once, kept only as hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode


def new_token() -> str:
    """256 random bits as text."""
    return secrets.token_urlsafe(32)


def token_of_session(session: str, place: str) -> str:
    """The key by which a session opens one of its account's places: always the same, and worth nothing after it."""
    made = hmac.digest(session.encode("utf-8", "surrogatepass"), f"place\n{place}".encode(), "sha256")
    return urlsafe_b64encode(made).rstrip(b"=").decode()


def hash_of(token: str) -> bytes:
    """What is kept of a token, an invitation or a session; with 256 random bits inside it needs no salt."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
