"""Who is asking: guests with a signed cookie, people with a password, programs with a token."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadData, URLSafeSerializer

from tafelrunde.server import wire
from tafelrunde.server.store import Account, LoginTaken, Store
from tafelrunde.server.tables import Forbidden, Malformed, Missing, TableError

TOKEN_PREFIX = "tafel_"
HASHING_AT_ONCE = 2
"""Hashing takes memory and a whole core by design; more at a time would let strangers occupy the machine."""


class Accounts:
    """Accounts of a store."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.sessions = URLSafeSerializer(secret, salt="session")
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(HASHING_AT_ONCE)
        self.nobody = self.hasher.hash(secrets.token_hex(8))  # compared with when there is no such login, so that it takes as long

    async def by_cookie(self, cookie: str | None) -> Account | None:
        """Return whose session this is."""
        if not cookie:
            return None
        try:
            account = self.sessions.loads(cookie)
        except BadData:
            return None
        return await self.store.account(account) if isinstance(account, str) else None

    def cookie(self, account: Account) -> str:
        """Return what the browser keeps."""
        made = self.sessions.dumps(account.id)
        return made if isinstance(made, str) else made.decode()

    async def by_token(self, token: str) -> Account | None:
        """Return whose program this is."""
        return await self.store.account_by_token(token_hash(token)) if token.startswith(TOKEN_PREFIX) else None

    async def new_guest(self, name: str) -> Account:
        """Return a new account without login."""
        account = Account(id=secrets.token_hex(12), name=clean_name(name), login=None, password=None, created=time.time())
        await self.store.create_account(account)
        return account

    async def rename(self, account: Account, name: str) -> Account:
        await self.store.update_account(account.id, name=clean_name(name))
        return await self.again(account)

    async def keep(self, account: Account, wanted: wire.Credentials) -> Account:
        """Give an account a login and a password, or other ones."""
        hashed = await self.hash(wanted.password)
        try:
            await self.store.update_account(account.id, login=wanted.login, password=hashed)
        except LoginTaken:
            raise TableError("table-login-taken", login=wanted.login) from None
        return await self.again(account)

    async def log_in(self, guest: Account | None, given: wire.Credentials) -> Account:
        """Return the account of a login; what the guest played so far comes along."""
        account = await self.store.account_by_login(given.login)
        right = await self.check(account.password if account and account.password else self.nobody, given.password)
        if account is None or not right:
            raise Forbidden("table-wrong-password")
        if guest and guest.id != account.id and guest.login is None:
            await self.store.merge_accounts(guest.id, account.id)
        return account

    async def new_token(self, account: Account, label: str) -> wire.NewToken:
        """Return a new key for a program; only its hash is kept."""
        token = TOKEN_PREFIX + secrets.token_urlsafe(24)
        await self.store.add_token(token_hash(token), account.id, clean_name(label))
        return wire.NewToken(token, wire.TokenInfo(token_hash(token)[:16], clean_name(label), time.time()))

    async def tokens(self, account: Account) -> list[wire.TokenInfo]:
        return [wire.TokenInfo(token.hash[:16], token.label, token.created) for token in await self.store.tokens_of(account.id)]

    async def remove_token(self, account: Account, short: str) -> None:
        for token in await self.store.tokens_of(account.id):
            if token.hash[:16] == short:
                await self.store.remove_token(account.id, token.hash)
                return
        raise Missing("table-no-token")

    async def hash(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def check(self, hashed: str, password: str) -> bool:
        async with self.hashing:
            try:
                return await asyncio.to_thread(self.hasher.verify, hashed, password)
            except (VerificationError, InvalidHashError):
                return False

    async def again(self, account: Account) -> Account:
        fresh = await self.store.account(account.id)
        assert fresh
        return fresh


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """Return a name on one line, or refuse it."""
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise Malformed("table-bad-name")
    return name
