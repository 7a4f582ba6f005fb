"""Making rows and tables of machine ints, and getting them back as lists. Compiled together with the engine."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.kernel.vectors import append, vec


def row_of(values: list[int]) -> vec[i64]:
    """Return a list as a row."""
    made = vec[i64](capacity=len(values))
    for value in values:
        made = append(made, i64(value))
    return made


def floats_of(values: list[float]) -> vec[float]:
    """Return a list of floats as a row."""
    made = vec[float](capacity=len(values))
    for value in values:
        made = append(made, value)
    return made


def filled(count: i64, value: i64) -> vec[i64]:
    """Return a row of equal ints."""
    made = vec[i64](capacity=count)
    for _ in range(count):
        made = append(made, value)
    return made


def zeros(count: i64) -> vec[i64]:
    """Return a row of zeros."""
    return filled(count, 0)


def longer(row: vec[i64]) -> vec[i64]:
    """Return a row twice as long that begins like this one."""
    count: i64 = len(row)
    made = vec[i64](capacity=2 * count + 16)
    for value in row:
        made = append(made, value)
    for _ in range(count + 16):
        made = append(made, 0)
    return made


def longer_floats(row: vec[float]) -> vec[float]:
    """Return a row of floats twice as long that begins like this one."""
    count: i64 = len(row)
    made = vec[float](capacity=2 * count + 16)
    for value in row:
        made = append(made, value)
    for _ in range(count + 16):
        made = append(made, 0.0)
    return made


def table_of(rows: list[list[int]]) -> vec[vec[i64]]:
    """Return a list of lists as a table of rows."""
    table = vec[vec[i64]]()
    for values in rows:
        table = append(table, row_of(values))
    return table


def ints(values: vec[i64]) -> list[int]:
    """Return a row as a list."""
    return [int(value) for value in values]


def with_one(row: vec[i64], at: i64, value: i64) -> vec[i64]:
    """Return a row with one number more, at this place."""
    made = append(row[:at], value)
    for i in range(at, len(row)):
        made = append(made, row[i])
    return made


def without(row: vec[i64], at: i64) -> vec[i64]:
    """Return a row without the number at this place."""
    made = row[:at]
    for i in range(at + 1, len(row)):
        made = append(made, row[i])
    return made
