"""People: a name and a secret cookie, of which only the hash is kept. No sign-up, no password, no address."""

import hashlib
import secrets
import time
from typing import Final, Literal

from tumbleweed.server.names import tidy_name
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.store import Store
from tumbleweed.server.store.changes import (
    EndSecret,
    ForgetPerson,
    NewPerson,
    NewSecret,
    RenamePerson,
    RevokeSecrets,
)
from tumbleweed.server.store.rows import DeviceRow

MOVE_SECONDS: Final = 15 * 60
"""How long a link to another device works; it works once."""
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that are not mistaken for each other."""


def new_id(length: int) -> str:
    """A random name that can be read aloud; about five bits a letter."""
    return "".join(secrets.choice(ALPHABET) for letter in range(length))


def hash_of(token: str) -> bytes:
    """Tokens are 256 random bits, so a plain hash is enough: there is nothing to guess."""
    return hashlib.sha256(f"tumbleweed person {token}".encode()).digest()


class Person:
    """Somebody with a name."""

    def __init__(self, id_: str, name: str, language: str) -> None:
        self.id: Final = id_
        self.name = name
        self.language = language


def device(token: str, person: Person, browser: str) -> NewSecret:
    """The change that makes a device a person's."""
    return NewSecret(hash_of(token), person.id, "device", time.time(), browser=browser)


class People:
    """Everybody the server knows."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._known: Final[dict[bytes, Person]] = {}
        self._by_id: Final[dict[str, Person]] = {}
        self._coming: Final[set[bytes]] = set()
        """Links being followed right now; a link for one use is not followed twice at the same time."""
        self._ended: Final[set[bytes]] = set()
        """Devices that were signed out: what was read about them a moment before does not bring them back."""
        self._forgotten: Final[set[str]] = set()
        """Ids of people who are gone: what was read about them a moment before does not bring them back."""

    async def find(self, token: str | None) -> Person | None:
        """Whose cookie this is."""
        if not token:
            return None
        key = hash_of(token)
        known = self._known.get(key)
        if known is None:
            id_ = await self._store.people.by_device(key)
            known = await self.by_id(id_) if id_ is not None else None
            if known is None or key in self._ended:
                return None
            self._known[key] = known
        return known

    async def by_id(self, id_: str) -> Person | None:
        if id_ not in self._by_id:
            row = await self._store.people.row(id_)
            if row is None or id_ in self._forgotten:
                return None
            # The same person may have been looked up meanwhile; there is only one `Person` for each id.
            self._by_id.setdefault(id_, Person(*row))
        return self._by_id[id_]

    async def welcome(self, name: str, language: str, browser: str = "") -> tuple[Person, str]:
        """A new person, and the secret for the cookie."""
        person = Person(new_id(12), tidy_name(name), language)
        token = secrets.token_urlsafe(32)
        now = time.time()
        await self._store.write(NewPerson(person.id, person.name, language, now), device(token, person, browser))
        self._by_id[person.id] = self._known[hash_of(token)] = person
        return person, token

    async def change(self, person: Person, name: str | None, language: str | None) -> None:
        """A new name, or another language."""
        called = person.name if name is None else tidy_name(name)
        speaks = language or person.language
        await self._store.write(RenamePerson(person.id, called, speaks))
        person.name, person.language = called, speaks

    async def link(self, person: Person, lasting: bool) -> str:
        """The secret of a link that makes another device this person's: once and soon, or any time until renewed."""
        code = secrets.token_urlsafe(24)
        now = time.time()
        kind: Literal["return", "move"] = "return" if lasting else "move"
        ends = None if lasting else now + MOVE_SECONDS
        await self._store.write(RevokeSecrets(person.id, kind), NewSecret(hash_of(code), person.id, kind, now, ends))
        return code

    async def whose(self, code: str) -> Person:
        """Whom such a link makes somebody; it is not used up."""
        row = await self._store.people.link(hash_of(code), time.time())
        person = await self.by_id(row.person) if row else None
        if person is None:
            raise Refusal("link_used_up")
        return person

    async def come(self, code: str, browser: str = "") -> tuple[Person, str]:
        """Follows such a link. Returns the person, and a cookie for this device."""
        key = hash_of(code)
        if key in self._coming:
            raise Refusal("link_used_up")
        self._coming.add(key)  # before anything is awaited, so that a second request stops at the check above
        try:
            return await self._follow(key, browser)
        finally:
            self._coming.discard(key)

    async def _follow(self, key: bytes, browser: str) -> tuple[Person, str]:
        row = await self._store.people.link(key, time.time())
        person = await self.by_id(row.person) if row else None
        if row is None or person is None:
            raise Refusal("link_used_up")
        token = secrets.token_urlsafe(32)
        made = device(token, person, browser)
        if row.kind == "move":
            await self._store.write(EndSecret(key), made)
        else:
            await self._store.write(made)
        self._known[hash_of(token)] = person
        return person, token

    async def devices(self, person: Person) -> list[DeviceRow]:
        """The devices on which somebody is this person, the latest first."""
        return await self._store.people.devices(person.id)

    async def sign_out(self, person: Person, ending: list[bytes]) -> None:
        """Devices are nobody's any more, and links made for others lead nowhere."""
        links = (RevokeSecrets(person.id, "move"), RevokeSecrets(person.id, "return"))
        await self._store.write(*(EndSecret(each) for each in ending), *links)
        for each in ending:
            self._known.pop(each, None)
            self._ended.add(each)

    async def forget(self, person: Person) -> None:
        """Forgets a person: secrets, name, and list of games. The games themselves stay, without the person."""
        await self._store.write(ForgetPerson(person.id))
        self._forgotten.add(person.id)
        self._by_id.pop(person.id, None)
        for key in [key for key, known in self._known.items() if known.id == person.id]:
            del self._known[key]
