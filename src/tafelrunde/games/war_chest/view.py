"""What a seat may know of a game of War Chest (section 8 of the rules): a type of its own, built by naming what is shown."""

from __future__ import annotations

import msgspec
from mypy_extensions import i64

from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.games.war_chest.engine.board import LABELS
from tafelrunde.games.war_chest.engine.effects import coin_type
from tafelrunde.games.war_chest.engine.state import WarChest
from tafelrunde.games.war_chest.engine.steps import drafter
from tafelrunde.kernel.contract import BIT, NOBODY
from tafelrunde.kernel.vectors import vec

Coins = dict[str, int]
"""Coins by name; only those that are there."""


class UnitView(msgspec.Struct, frozen=True):
    """A unit on the board."""

    hex: str
    unit: str
    seat: str
    side: str
    strength: int


class PlayerView(msgspec.Struct, frozen=True):
    """One player. The last four fields are the owner's secrets and None for everybody else."""

    seat: str
    side: str
    army: tuple[str, ...]
    supply: Coins
    discard_up: Coins
    box: Coins
    hidden: Coins
    """Coins that lie in bag, hand, flight or face-down discard: everybody can work that out, only not where each of them is."""
    hand_size: int
    bag_size: int
    discard_down_size: int
    in_flight: bool
    resigned: bool
    hand: Coins | None
    bag: Coins | None
    discard_down: Coins | None
    in_flight_coin: str | None


class DraftView(msgspec.Struct, frozen=True):
    """An army choice under way."""

    pool: tuple[str, ...]
    picks: dict[str, tuple[str, ...]]
    order: tuple[str, ...]
    """Who makes the remaining picks, bans not included."""
    bans_left: int
    initiative: str | None
    """Who will hold the initiative in round 1, None while the first drafter is not named."""


class View(msgspec.Struct, frozen=True):
    """Everything a seat or a spectator may know."""

    viewer: str | None
    players: dict[str, PlayerView]
    hexes: tuple[str, ...]
    units: tuple[UnitView, ...]
    locations: dict[str, str]
    """Who controls a location: a side or `neutral`."""
    markers: dict[str, int]
    """Control markers each side still has in hand."""
    markers_total: int
    round: int
    plays: int
    initiative: str | None
    initiative_moved: bool
    turn: str | None
    """Whose coin is being played."""
    asked: str | None
    """Who owes the next decision."""
    prompt: str | None
    draft: DraftView | None
    winner: str | None
    """A side, `nobody` for a draw, None while the game goes on."""
    reason: str | None
    won_on: str | None


def seat_names(players: int) -> tuple[str, ...]:
    """Return the names of the seats: with four players the team and a number."""
    return wc.SIDE_NAMES if players == 2 else ("raven_1", "wolf_1", "raven_2", "wolf_2")


def coins(state: WarChest, seat: int, zone: vec[i64] | list[int]) -> Coins:
    """Return the coins of one seat in a zone, by name."""
    found: Coins = {}
    for i in range(seat * wc.WIDTH, seat * wc.WIDTH + wc.WIDTH):
        count = zone[i]
        if count:
            found[wc.COIN_NAMES[coin_type(state, i)]] = count
    return found


def hidden_coins(state: WarChest, seat: int) -> Coins:
    """Return the multiset that everybody can work out (section 8.3): all coins less those that lie open."""
    found: Coins = {}
    bag, hand, down = state.bag, state.hand, state.down
    for i in range(seat * wc.WIDTH, seat * wc.WIDTH + wc.WIDTH):
        count = bag[i] + hand[i] + down[i] + (i == state.in_flight)
        if count:
            found[wc.COIN_NAMES[coin_type(state, i)]] = count
    return found


def observe(state: WarChest, seat: int) -> View:
    """Return what this seat, or a spectator, may know."""
    names = seat_names(state.rules.players)
    step = state.steps[-1] & wc.ASK_MASK if state.steps else wc.Ask.NEXT_TURN
    return View(
        viewer=names[seat] if seat >= 0 else None,
        players={name: player_view(state, number, seat) for number, name in enumerate(names)},
        hexes=tuple(LABELS[h] for h in state.board.hexes),
        units=tuple(unit_view(state, unit, names) for unit in state.unit_at if unit >= 0),
        locations={LABELS[h]: control_name(state.control[h]) for h in state.board.locations},
        markers=dict(zip(wc.SIDE_NAMES, state.markers, strict=True)),
        markers_total=state.rules.markers,
        round=state.round,
        plays=state.plays,
        initiative=names[state.initiative] if state.round else None,
        initiative_moved=bool(state.initiative_moved),
        turn=names[state.turn] if state.round and state.to_move != NOBODY else None,
        asked=names[state.to_move] if state.to_move != NOBODY else None,
        prompt=wc.ASK_NAMES[step] if state.to_move != NOBODY else None,
        draft=draft_view(state, names) if step in (wc.Ask.DRAFT_BAN, wc.Ask.DRAFT_PICK, wc.Ask.CHOOSE_FIRST_DRAFTER) else None,
        winner=None if state.to_move != NOBODY else (*wc.SIDE_NAMES, "nobody")[state.winner],
        reason=None if (outcome := state.outcome()) is None else outcome.reason,
        won_on=LABELS[state.won_on] if state.won_on >= 0 else None,
    )


def control_name(control: int) -> str:
    return "neutral" if control == wc.NEUTRAL else wc.SIDE_NAMES[control]


def unit_view(state: WarChest, unit: int, names: tuple[str, ...]) -> UnitView:
    seat = unit // wc.WIDTH
    return UnitView(
        hex=LABELS[state.place[unit]],
        unit=wc.UNIT_NAMES[state.kind[unit]],
        seat=names[seat],
        side=wc.SIDE_NAMES[state.side[unit]],
        strength=state.height[unit],
    )


def player_view(state: WarChest, seat: int, viewer: int) -> PlayerView:
    """Return one player as another, partner or not (WC-40.11, WC-R31), or he himself sees him."""
    names = seat_names(state.rules.players)
    flying = state.in_flight >= 0 and state.in_flight // wc.WIDTH == seat
    own = seat == viewer
    return PlayerView(
        seat=names[seat],
        side=wc.SIDE_NAMES[seat % wc.SIDES],
        army=army_names(state, seat),
        supply=coins(state, seat, state.supply),
        discard_up=coins(state, seat, state.up),
        box=coins(state, seat, state.box),
        hidden=hidden_coins(state, seat),
        hand_size=state.hand_size[seat],
        bag_size=state.bag_size[seat],
        discard_down_size=sum(state.down[seat * wc.WIDTH : seat * wc.WIDTH + wc.WIDTH]),
        in_flight=flying,
        resigned=bool(state.resigned & BIT[seat]),
        hand=coins(state, seat, state.hand) if own else None,
        bag=coins(state, seat, state.bag) if own else None,
        discard_down=coins(state, seat, state.down) if own else None,
        in_flight_coin=wc.COIN_NAMES[coin_type(state, state.in_flight)] if own and flying else None,
    )


def army_names(state: WarChest, seat: int) -> tuple[str, ...]:
    cards = state.army[seat * wc.ARMY : seat * wc.ARMY + wc.ARMY]
    return tuple(wc.UNIT_NAMES[card] for card in cards if card != wc.Unit.NONE)


def draft_view(state: WarChest, names: tuple[str, ...]) -> DraftView:
    """Return pool, picks so far and who picks next (WC-50.9)."""
    step, data = state.steps[-1] & wc.ASK_MASK, state.steps[-1] >> wc.ASK_BITS
    total = state.rules.players * state.rules.cards
    named = step != wc.Ask.CHOOSE_FIRST_DRAFTER
    made = data if step == wc.Ask.DRAFT_PICK else 0
    order = tuple(names[drafter(state, pick)] for pick in range(made, total)) if named else ()
    bans = len(state.pool) - total if step != wc.Ask.DRAFT_PICK else 0
    return DraftView(
        pool=tuple(wc.UNIT_NAMES[unit] for unit in state.pool),
        picks={names[seat]: army_names(state, seat) for seat in range(state.rules.players)},
        order=order,
        bans_left=bans,
        initiative=names[(state.first_drafter + 1) % len(names)] if named else None,
    )
