"""What the others cannot see, and what they can work out about it (section 8.3 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import vec


def deal_hidden(
    bag: vec[i64],
    hand: vec[i64],
    down: vec[i64],
    memory: vec[i64],
    rival: i64,
    hand_size: i64,
    flying: i64,
    chance: Chance,
) -> i64:
    """Spread a rival's hidden coins at random over the places where they can lie, in a way that fits all that was seen.

    `flying` is his coin in flight, 0 to 4, or EMPTY; the one it is imagined to be is returned.
    """
    base = rival * wc.WIDTH
    note = rival * wc.MEMORY
    pool = filled(wc.WIDTH, 0)
    laid: i64 = 0  # face-down coins of the hand that was drawn across the last refill
    down_size: i64 = 0
    for i in range(wc.WIDTH):
        down_size += down[base + i]
        laid += memory[note + wc.LAID + i]
        pool[i] = bag[base + i] + hand[base + i] + down[base + i]
    if flying >= 0:
        pool[flying] += 1
    held = take(pool, hand_size, chance)
    group = take(pool, laid, chance)
    rest = take(pool, down_size - laid, chance)
    flight = take(pool, 1 if flying >= 0 else 0, chance)
    if memory[note + wc.CARRIED] > 0:
        fit_memory(memory, note, held, group, rest, flight, pool, chance)
    imagined: i64 = wc.EMPTY
    for i in range(wc.WIDTH):
        hand[base + i] = held[i]
        down[base + i] = group[i] + rest[i]
        memory[note + wc.LAID + i] = group[i]
        bag[base + i] = pool[i]
        if flight[i] > 0:
            imagined = i
    return imagined


def take(pool: vec[i64], count: i64, chance: Chance) -> vec[i64]:
    """Draw so many coins out of a pool of counts, all coins equally likely."""
    drawn = filled(wc.WIDTH, 0)
    for _ in range(count):
        left: i64 = 0
        for i in range(wc.WIDTH):
            left += pool[i]
        at = chance.pick(left, 0)
        for i in range(wc.WIDTH):
            if at < pool[i]:
                pool[i] -= 1
                drawn[i] += 1
                break
            at -= pool[i]
    return drawn


def fit_memory(
    memory: vec[i64],
    note: i64,
    hand: vec[i64],
    group: vec[i64],
    rest: vec[i64],
    flight: vec[i64],
    bag: vec[i64],
    chance: Chance,
) -> None:
    """Exchange coins until the hand that was drawn across a refill holds enough coins that can have come out before it."""
    following = memory[note + wc.FOLLOWING] != 0
    while True:
        fitting: i64 = 0
        surplus: list[i64] = []  # types of which this hand holds more than could have come before the refill, and we may change
        missing: list[i64] = []
        for i in range(wc.WIDTH):
            own = memory[note + wc.SHOWN + i] + group[i]
            if following:
                own += hand[i]
            could = memory[note + wc.CARRIED_FROM + i]
            fitting += min(could, own)
            if own > could and (group[i] > 0 or (following and hand[i] > 0)):
                surplus.append(i)
            outside = rest[i] + flight[i] + bag[i]
            if not following:
                outside += hand[i]
            if own < could and outside > 0:
                missing.append(i)
        if fitting >= memory[note + wc.CARRIED] or not surplus or not missing:
            return
        out = surplus[chance.pick(len(surplus), 0)]
        back = missing[chance.pick(len(missing), 0)]
        if group[out] > 0:
            group[out] -= 1
            group[back] += 1
        else:
            hand[out] -= 1
            hand[back] += 1
        if bag[back] > 0:
            bag[back] -= 1
            bag[out] += 1
        elif rest[back] > 0:
            rest[back] -= 1
            rest[out] += 1
        elif flight[back] > 0:
            flight[back] -= 1
            flight[out] += 1
        else:
            hand[back] -= 1
            hand[out] += 1
