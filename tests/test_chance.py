"""Sources of chance: seeded, taped, committed to beforehand, written down."""

from __future__ import annotations

import copy
import hashlib
import math
import pickle
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.kernel.chance import (
    Chance,
    Committed,
    Recording,
    Seeded,
    Tape,
    TapeEnd,
    TapeMismatch,
    commitment,
    committed_draw,
    seeded,
)

SEEDS = [0, 1, 2, -1, 7, 10**6, 2**61, 2**200]


def picks(source: Chance, n: int, count: int) -> list[int]:
    return [int(source.pick(n, 0)) for _ in range(count)]


def unevenness(outcomes: list[int], n: int) -> float:
    """Return by how many standard deviations the outcome that is farthest off came too often or too rarely."""
    expected = len(outcomes) / n
    seen = Counter(outcomes)
    return max(abs(seen[k] - expected) for k in range(n)) / math.sqrt(expected * (1 - 1 / n))


# Seeded


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seed_repeats_its_draws(seed: int) -> None:
    assert picks(seeded(seed), 1000, 50) == picks(seeded(seed), 1000, 50)


def test_the_draws_of_a_seed_are_the_same_on_every_machine() -> None:
    assert picks(seeded(1), 100, 8) == [25, 93, 54, 17, 78, 58, 41, 62]


def test_seeds_give_unrelated_draws() -> None:
    streams = [tuple(picks(seeded(seed), 1000, 10)) for seed in SEEDS]
    assert len(set(streams)) == len(SEEDS)


@given(st.integers(), st.integers(1, 2**31))
@settings(deadline=None)
def test_a_draw_is_one_of_the_possible_outcomes(seed: int, n: int) -> None:
    source = seeded(seed)
    assert all(0 <= outcome < n for outcome in picks(source, n, 20))


def test_a_draw_of_one_is_certain() -> None:
    assert picks(seeded(3), 1, 10) == [0] * 10


@pytest.mark.parametrize("n", [2, 3, 6, 17, 100])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_seeded_draws_are_about_even(n: int, seed: int) -> None:
    assert unevenness(picks(seeded(seed), n, 20_000), n) < 4.5


@pytest.mark.parametrize("n", [2, 5])
def test_a_seeded_draw_says_nothing_about_the_next(n: int) -> None:
    outcomes = picks(seeded(4), n, 20_001)
    pairs = [first * n + second for first, second in pairwise(outcomes)]
    assert unevenness(pairs, n * n) < 4.5


def test_first_draws_of_near_seeds_are_about_even() -> None:
    assert unevenness([picks(seeded(seed), 10, 1)[0] for seed in range(5000)], 10) < 4.5


def test_a_copy_goes_on_the_same_way_and_on_its_own() -> None:
    source = seeded(5)
    picks(source, 10, 3)
    twin = source.copy()
    ahead = picks(twin, 1000, 10)
    assert picks(source, 1000, 10) == ahead
    picks(twin, 1000, 5)
    assert picks(source, 1000, 1) != picks(twin, 1000, 1)


def test_a_pickled_source_goes_on_the_same_way() -> None:
    source = seeded(6)
    picks(source, 10, 3)
    again = pickle.loads(pickle.dumps(source))
    assert isinstance(again, Seeded)
    assert picks(again, 1000, 10) == picks(source, 1000, 10)


def test_the_whole_generator_is_one_int() -> None:
    source = seeded(8)
    picks(source, 10, 100)
    assert 0 <= source.state < 2**62
    assert picks(Seeded(source.state), 1000, 10) == picks(source, 1000, 10)


# Tape


def test_a_tape_brings_what_is_on_it() -> None:
    assert picks(Tape([3, 0, 2]), 4, 3) == [3, 0, 2]


def test_a_tape_that_ends_says_what_is_asked() -> None:
    tape = Tape([1])
    tape.pick(2, 0)
    with pytest.raises(TapeEnd) as caught:
        tape.pick(6, 35)
    assert (caught.value.n, caught.value.what) == (6, 35)
    assert str(caught.value) == "no outcome on the tape for a pick of 6"


@pytest.mark.parametrize("outcome", [4, 5, 100, -1])
def test_an_impossible_outcome_is_refused_and_stays_on_the_tape(outcome: int) -> None:
    tape = Tape([outcome])
    with pytest.raises(TapeMismatch) as caught:
        tape.pick(4, 0)
    assert (caught.value.n, caught.value.outcome) == (4, outcome)
    assert str(caught.value) == f"outcome {outcome} is impossible here, there are only 4 (0 to 3)"
    assert tape.position == 0


def test_a_copy_of_a_tape_goes_on_where_it_is() -> None:
    tape = Tape([1, 2, 3])
    tape.pick(4, 0)
    twin = tape.copy()
    assert picks(twin, 4, 2) == [2, 3]
    assert picks(tape, 4, 2) == [2, 3]


def test_a_tape_can_start_in_the_middle() -> None:
    assert picks(Tape([1, 2, 3], 2), 4, 1) == [3]


# Committed


def test_committed_draws_follow_from_secret_and_number() -> None:
    source = Committed("secret")
    assert picks(source, 10, 20) == [committed_draw("secret", number, 10) for number in range(20)]
    assert source.number == 20


def test_committed_draws_can_start_at_any_number() -> None:
    assert picks(Committed("secret", 15), 10, 5) == picks(Committed("secret"), 10, 20)[15:]


def test_a_committed_draw_can_be_checked_by_anybody_with_sha256() -> None:
    digest = hashlib.sha256(b"tafelrunde draw secret 3 0").digest()
    assert committed_draw("secret", 3, 10) == int.from_bytes(digest[:8], "big") % 10


def test_a_draw_does_not_depend_on_the_questions_before_it() -> None:
    first, second = Committed("secret"), Committed("secret")
    first.pick(2, 0)
    second.pick(17, 5)
    assert first.pick(10, 0) == second.pick(10, 0)


def test_other_secrets_draw_otherwise() -> None:
    assert picks(Committed("a"), 1000, 10) != picks(Committed("b"), 1000, 10)


@pytest.mark.parametrize("n", [2, 3, 6, 17])
def test_committed_draws_are_about_even(n: int) -> None:
    assert unevenness(picks(Committed("even"), n, 10_000), n) < 4.5


def test_values_that_would_favour_the_low_outcomes_are_drawn_again() -> None:
    n = 2**63 - 2**61  # a third of all values lies beyond the last full block
    limit = 2**64 // n * n
    again = 0
    for number in range(200):
        value = int.from_bytes(hashlib.sha256(f"tafelrunde draw s {number} 0".encode()).digest()[:8], "big")
        again += value >= limit
        drawn = committed_draw("s", number, n)
        assert 0 <= drawn < n
        assert (drawn == value % n) == (value < limit)
    assert 20 < again < 120


@given(st.text(), st.integers(0, 10**6), st.integers(1, 10**6))
@settings(deadline=None)
def test_a_committed_draw_is_one_of_the_possible_outcomes(secret: str, number: int, n: int) -> None:
    assert 0 <= committed_draw(secret, number, n) < n


def test_a_copy_of_a_committed_source_goes_on_the_same_way_and_on_its_own() -> None:
    source = Committed("secret")
    picks(source, 10, 3)
    twin = source.copy()
    assert picks(twin, 10, 5) == picks(source, 10, 5)
    picks(twin, 10, 5)
    assert source.number == 8


def test_a_commitment_is_a_hash_of_the_secret() -> None:
    assert commitment("7") == hashlib.sha256(b"tafelrunde commitment 7").hexdigest()
    assert len({commitment(str(seed)) for seed in range(100)}) == 100


def test_a_commitment_gives_no_draw_away() -> None:
    assert commitment("7") not in {hashlib.sha256(f"tafelrunde draw 7 {k} 0".encode()).hexdigest() for k in range(100)}


# Recording


def test_a_recording_passes_on_and_writes_down() -> None:
    recording = Recording(seeded(9))
    outcomes = [int(recording.pick(n, 0)) for n in (2, 6, 100)]
    twin = seeded(9)
    assert outcomes == [twin.pick(n, 0) for n in (2, 6, 100)]
    assert list(recording.outcomes) == outcomes
    assert list(recording.ranges) == [2, 6, 100]


def test_a_recording_can_be_played_from_a_tape() -> None:
    recording = Recording(seeded(10))
    outcomes = picks(recording, 50, 20)
    assert picks(Tape(list(recording.outcomes)), 50, 20) == outcomes


def test_what_the_source_refuses_is_not_written_down() -> None:
    recording = Recording(Tape([1]))
    recording.pick(2, 0)
    with pytest.raises(TapeEnd):
        recording.pick(2, 0)
    assert list(recording.outcomes) == [1]
    assert list(recording.ranges) == [2]


def test_a_copy_of_a_recording_writes_on_its_own_page() -> None:
    recording = Recording(seeded(11))
    picks(recording, 10, 3)
    twin = recording.copy()
    assert picks(twin, 10, 4) == picks(recording, 10, 4)
    assert isinstance(twin, Recording)
    assert len(twin.outcomes) == 4
    assert len(recording.outcomes) == 7


def test_a_shallow_copy_by_pickling_rules_is_independent_too() -> None:
    source = seeded(12)
    twin = copy.copy(source)
    picks(twin, 10, 5)
    assert picks(source, 1000, 3) == picks(seeded(12), 1000, 3)
