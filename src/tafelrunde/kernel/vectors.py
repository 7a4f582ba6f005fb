"""Rows of machine ints, `vec[i64]`: what zones, tables and action lists of an engine are kept in. Not compiled.

The compiler sees librt's `vec`: an array without boxes, several times faster than a list. Where nothing is compiled, plain lists stand in
for it, which are faster there than a `vec` would be. Both keep to what they have in common: indexing, assigning elements, `len`,
iterating, slices as copies, and `row = append(row, value)` in which the old row is not used again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tafelrunde import _engine

if TYPE_CHECKING or _engine.mode() == "compiled":  # a game that is not compiled itself shares its rows with a kernel that is
    from librt.vecs import append as append
    from librt.vecs import vec as vec
else:

    class vec:  # noqa: N801 - stands in for librt's
        """`vec[i64]` makes lists."""

        def __class_getitem__(cls, item: object) -> Any:
            return make_list

    def make_list(items=(), *, capacity=0):
        return list(items)

    def append(row, value):
        row.append(value)
        return row
