"""Optional accounts: a name and a password gather one's matches; guests play without."""

from __future__ import annotations

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from velmoci.match.storage import StoredAccount, Taken, Unknown
from velmoci.server.clock import now
from velmoci.server.host import Host
from velmoci.server.limits import address_key
from velmoci.server.messages import Account, Credentials
from velmoci.server.middleware import address_of
from velmoci.server.routes import Call, Failed, Route
from velmoci.server.tokens import hash_of, new_token

COOKIE: Final = "velmoci_session"
HASHER: Final = PasswordHasher()
NOBODYS: Final = HASHER.hash("the password of nobody")
"""Checked where there is no such account, so that the time taken does not tell which names exist."""
AT_ONCE: Final = asyncio.Semaphore(2)
"""A hash takes much memory on purpose."""


async def register(host: Host, call: Call) -> Account:
    check_rate(host, call)
    name = call.body.name.strip()
    if not name:
        raise Failed(422, "bad_body", where="$.name")
    async with AT_ONCE:
        password = await asyncio.to_thread(HASHER.hash, call.body.password)
    try:
        account = await host.storage.add_account(name, password, now())
    except Taken:
        raise Failed(409, "name_taken") from None
    await begin_session(host, call, account)
    return Account(account.name)


async def login(host: Host, call: Call) -> Account:
    check_rate(host, call)
    try:
        account = await host.storage.find_account(call.body.name.strip())
    except Unknown:
        account = None
    async with AT_ONCE:
        fits = await asyncio.to_thread(
            is_password, account.password if account else NOBODYS, call.body.password
        )
    if account is None or not fits:
        raise Failed(401, "wrong_credentials")
    await begin_session(host, call, account)
    return Account(account.name)


async def logout(host: Host, call: Call) -> Account:
    if call.session:
        session = hash_of(call.session)
        await host.storage.end_session(session, now())
        host.hub.close_session(session)
    call.headers["set-cookie"] = cookie("", 0, is_secure(call))
    return Account(None)


async def show_account(host: Host, call: Call) -> Account:
    account = await signed_in(host, call)
    return Account(account.name if account is not None else None)


async def signed_in(host: Host, call: Call) -> StoredAccount | None:
    """Whose session the request carries."""
    if not call.session:
        return None
    try:
        return await host.storage.find_session(hash_of(call.session), now())
    except Unknown:
        return None


async def begin_session(host: Host, call: Call, account: StoredAccount) -> None:
    """Signs in: the cookie holds the key, the storage its hash."""
    key, seconds = new_token(), host.settings.session_days * 86_400
    await host.storage.add_session(hash_of(key), account.number, now(), now() + seconds * 1000)
    call.headers["set-cookie"] = cookie(key, seconds, is_secure(call))


def check_rate(host: Host, call: Call) -> None:
    if not host.logins.allows(address_key(address_of(call.request.scope))):
        raise Failed(429, "too_often")


def is_password(hashed: str, password: str) -> bool:
    try:
        return HASHER.verify(hashed, password)
    except (VerifyMismatchError, InvalidHashError):
        return False


def is_secure(call: Call) -> bool:
    return call.request.url.scheme == "https"


def cookie(key: str, seconds: int, secure: bool) -> str:
    """The cookie: no script can read it, no foreign page sends it along."""
    text = f"{COOKIE}={key}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax"
    return f"{text}; Secure" if secure else text


ROUTES: Final = [
    Route(
        "POST",
        "/api/account/register",
        register,
        "Make an account and sign in",
        Account,
        Credentials,
        problems=(409,),
    ),
    Route("POST", "/api/account/login", login, "Sign in", Account, Credentials, problems=(401,)),
    Route("POST", "/api/account/logout", logout, "Sign out", Account),
    Route("GET", "/api/account", show_account, "Who is signed in", Account),
]
