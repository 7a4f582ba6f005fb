"""What differs between two messages, so that only that needs to be sent: the whole message less what its reader has already."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tafelrunde.server.wire import Change

SMALL = 300
"""Bytes up to which a value is sent as a whole: to look into it would cost more time than it saves."""
ROOM = 24
"""Bytes that a change takes besides its path and its value."""

Path = tuple[str | int, ...]
decode_fields = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
decode_items = msgspec.json.Decoder(list[msgspec.Raw]).decode


def changes(old: bytes, new: bytes, path: Path = ()) -> list[Change]:
    """Return what has to be put where in one JSON value to make it another one; objects keep their fields, and lists their length."""
    if old == new:
        return []
    before, after = (parts(old), parts(new)) if len(new) > SMALL and old[:1] == new[:1] else ({}, {})
    if before and before.keys() == after.keys():
        differing = [key for key, part in after.items() if part != before[key]]
        found = [change for key in differing for change in changes(bytes(before[key]), bytes(after[key]), (*path, key))]
        if sum(map(size, found)) < len(new):
            return found
    return [Change(path, msgspec.Raw(new))]


def parts(value: bytes) -> Mapping[Any, msgspec.Raw]:
    """Return the fields of an object, or the items of a list, still encoded; nothing for what has no parts."""
    if value[:1] == b"{":
        return decode_fields(value)
    return dict(enumerate(decode_items(value))) if value[:1] == b"[" else {}


def size(change: Change) -> int:
    """Return about how many bytes a change takes."""
    return ROOM + sum(len(str(key)) + 3 for key in change.path) + len(bytes(change.value))
