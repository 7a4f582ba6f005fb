"""What differs between two messages: made to the old one it gives the new one, and it is small."""

from __future__ import annotations

import json
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from serving import changed

from tafelrunde.server.changes import changes

pytestmark = pytest.mark.once

plain = st.none() | st.booleans() | st.integers(-5, 5) | st.text(max_size=30)
fields = st.sampled_from("abcd")
values = st.recursive(plain, lambda part: st.lists(part, max_size=4) | st.dictionaries(fields, part, max_size=4), max_leaves=30)


def differing(old: Any, new: Any) -> list[dict[str, Any]]:
    """Return the changes as they go over the wire."""
    encoded = msgspec.json.encode(changes(msgspec.json.encode(old), msgspec.json.encode(new)))
    found: list[dict[str, Any]] = json.loads(encoded)
    return found


@given(values, values)
@settings(deadline=None)
def test_changes_made_to_the_old_give_the_new(old: Any, new: Any) -> None:
    with patch("tafelrunde.server.changes.SMALL", 8):
        assert changed(old, differing(old, new)) == new


@given(values)
@settings(deadline=None)
def test_what_stayed_the_same_is_not_said(value: Any) -> None:
    assert differing(value, value) == []


def test_only_what_differs_is_said() -> None:
    old = {"moment": {"view": {"board": [{"hex": f"a{number}", "unit": "knight", "height": 1} for number in range(20)], "round": 3}}}
    new = json.loads(json.dumps(old))
    new["moment"]["view"]["board"][7]["unit"] = "archer"
    new["moment"]["view"]["round"] = None
    assert differing(old, new) == [
        {"path": ["moment", "view", "board", 7], "value": {"hex": "a7", "unit": "archer", "height": 1}},
        {"path": ["moment", "view", "round"], "value": None},
    ]


def test_a_value_of_which_much_differs_is_said_as_a_whole() -> None:
    old = {"rest": "x" * 400, "counts": dict.fromkeys(("archer", "knight", "lancer", "scout"), 1)}
    new = {"rest": "x" * 400, "counts": dict.fromkeys(("archer", "knight", "lancer", "scout"), 2)}
    assert differing(old, new) == [{"path": ["counts"], "value": new["counts"]}]
    fewer = {"rest": "x" * 400, "counts": dict.fromkeys(("archer", "knight", "lancer"), 1)}
    assert differing(old, fewer) == [{"path": ["counts"], "value": fewer["counts"]}]
