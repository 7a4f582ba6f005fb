"""What a seat may know of a game of Ethnos (section 8 of the rules): a type of its own, built by naming what is shown."""

from __future__ import annotations

import msgspec
from mypy_extensions import i64

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.engine import judgement, law, scoring, setup
from tafelrunde.games.ethnos.engine.state import Ethnos
from tafelrunde.kernel.contract import BIT, NOBODY
from tafelrunde.kernel.vectors import vec

Cards = dict[str, int]
"""Cards by name, `orc_rhea` or `skeleton`; only those that are there."""


class StandingView(msgspec.Struct, frozen=True):
    """How a player stands where players are ranked."""

    seat: str
    count: int
    """Markers, or the space on the Merfolk board."""
    rank: int
    tied: int
    """How many share the rank, after Troll tokens were looked at."""
    glory: int
    """What it would bring if the age ended now."""


class KingdomView(msgspec.Struct, frozen=True):
    """One of the six kingdoms."""

    kingdom: str
    tokens: tuple[int, ...]
    """Glory tokens on the spaces I, II, III."""
    prizes: tuple[int, ...]
    """What this age pays, rank 1 first. By the rules for two (`pair`) the last age gives the second to a player who is alone (ET-23.3)."""
    markers: dict[str, int]
    standing: tuple[StandingView, ...]
    needed: dict[str, int]
    """The band size that places the next marker of each seat; a Minotaur leader counts one more."""


class BandView(msgspec.Struct, frozen=True):
    """A band on the table."""

    band: str
    """Its name in sentences, `band_3` for the third one of the age."""
    seat: str
    leader: str
    cards: Cards
    size: int
    """As played, with Skeletons."""
    scoring: int
    """What counts for glory: without Skeletons, one more with a Dwarf leader."""
    tie: int
    """What counts in a tie at the end of the game (ET-26.3)."""
    glory: int
    giant: bool
    """The Giant token lies on it."""
    last: bool
    """The one that is being carried out."""


class PlayerView(msgspec.Struct, frozen=True):
    """One player. `hand` is the owner's secret and None for everybody else, unless hands are open."""

    seat: str
    glory: int
    place: int
    """By glory alone while the game goes on."""
    supply: int
    hand_size: int
    merfolk: int
    """Space on the Merfolk board."""
    orcs: tuple[str, ...]
    """Kingdoms with a marker on the Orc Horde board."""
    orc_glory: int
    """What these are worth now."""
    trolls: tuple[int, ...]
    giant: bool
    sheet: tuple[dict[str, int], ...]
    """Per age: glory by what it was for."""
    known: Cards | None
    """Cards that everybody has seen go into the hand, None unless the table shows them."""
    hand: Cards | None
    scattered: Cards | None
    """What the end of the age took out of the hand, until the next one begins."""


class View(msgspec.Struct, frozen=True):
    """Everything a seat or a spectator may know."""

    viewer: str | None
    players: dict[str, PlayerView]
    tribes: tuple[str, ...]
    """Empty while they are being chosen."""
    tribe_count: int
    """How many take part."""
    pool: tuple[str, ...]
    """Tribes that can still be banned or drawn, while they are being chosen."""
    kingdoms: tuple[KingdomView, ...]
    row: Cards
    bands: tuple[BandView, ...]
    deck: int
    """Cards left, dragons included."""
    safe: int
    """How many of them lie above the part with the dragons."""
    dragons: int
    """Revealed in this age."""
    age_ends: tuple[float, ...]
    """The chance that it ends while 1, 2, … cards are drawn."""
    age: int
    """0 while tribes are being chosen."""
    ages: int
    pair: bool
    """Whether the rules for two players hold: the markers of both count (ET-7.3), and the last age pays differently (ET-23)."""
    merfolk: tuple[StandingView, ...] | None
    """Who gets what for the Merfolk board if the age ended now, None without Merfolk."""
    merfolk_glory: tuple[int, ...]
    """What the Merfolk board is worth in each age."""
    giant_glory: tuple[int, ...]
    """What the Giant token is worth at the end of each age."""
    giant_record: int
    trolls: tuple[int, ...]
    """Troll tokens beside the board."""
    put_away: int
    """Cards that lie aside at the end of an age."""
    first: str | None
    """Who began this age."""
    turn: str | None
    asked: str | None
    """Who owes the next decision."""
    prompt: str | None
    winners: tuple[str, ...]
    reason: str | None


def seat_names(players: int) -> tuple[str, ...]:
    """Return the seats: coats of arms, as players and kingdoms would share colours (ET-R43)."""
    return et.SEAT_NAMES[:players]


def band_name(band: int) -> str:
    return f"band_{band + 1}"


def cards(zone: vec[i64], base: int = 0) -> Cards:
    """Return the cards of a zone by name."""
    return {name: count for name, count in zip(et.KIND_NAMES, zone[base : base + et.KINDS], strict=True) if count}


def observe(state: Ethnos, seat: int) -> View:
    """Return what this seat, or a spectator, may know."""
    names = seat_names(state.rules.players)
    began = state.age > 0
    merfolk = began and et.Tribe.MERFOLK in state.tribes
    trolls = began and et.Tribe.TROLL in state.tribes
    giants = began and et.Tribe.GIANT in state.tribes
    return View(
        viewer=names[seat] if seat >= 0 else None,
        players={name: player_view(state, number, seat) for number, name in enumerate(names)},
        tribes=tuple(et.TRIBE_NAMES[tribe] for tribe in state.tribes) if began else (),
        tribe_count=state.rules.tribes,
        pool=() if began else tuple(et.TRIBE_NAMES[tribe] for tribe in setup.tribes_left(state)),
        kingdoms=tuple(kingdom_view(state, kingdom, names) for kingdom in range(et.KINGDOMS)),
        row=cards(state.row),
        bands=tuple(band_view(state, band, names) for band in range(len(state.band_owner))),
        deck=state.deck_size + et.DRAGONS - state.dragons if began else 0,
        safe=state.top,
        dragons=state.dragons,
        age_ends=tuple(age_ends(state, draws) for draws in range(1, et.HAND_LIMIT + 1)) if began else (),
        age=state.age,
        ages=state.rules.ages,
        pair=state.rules.pair,
        merfolk=standing(scoring.merfolk_shares(state), names) if merfolk else None,
        merfolk_glory=tuple(map(int, state.rules.merfolk_glory[: state.rules.ages])) if merfolk else (),
        giant_glory=tuple(map(int, state.rules.giant_glory[: state.rules.ages])) if giants else (),
        giant_record=state.giant_record,
        trolls=tuple(value + 1 for value, owner in enumerate(state.trolls) if owner == et.EMPTY) if trolls else (),
        put_away=sum(state.discard) + state.gone,
        first=names[state.first] if began else None,
        turn=names[state.turn] if began and state.to_move != NOBODY else None,
        asked=names[state.to_move] if state.to_move != NOBODY else None,
        prompt=et.ASK_NAMES[state.question()] if state.to_move != NOBODY else None,
        winners=tuple(name for name, place in zip(names, scoring.places(state), strict=True) if place == 1)
        if state.reason != et.Reason.NONE
        else (),
        reason=et.REASON_NAMES[state.reason] if state.reason != et.Reason.NONE else None,
    )


def age_ends(state: Ethnos, draws: int) -> float:
    """Return the chance that the age ends while so many cards are drawn; a dragon is none, the same draw goes on (ET-5)."""
    hidden = et.DRAGONS - state.dragons
    return judgement.odds_of_end(state.top, state.deck_size + hidden - state.top, hidden, draws) if state.deck_size + hidden else 0.0


def kingdom_view(state: Ethnos, kingdom: int, names: tuple[str, ...]) -> KingdomView:
    tokens = tuple(state.tokens[kingdom * et.AGES : kingdom * et.AGES + state.rules.ages])
    markers = {name: state.markers[seat * et.KINGDOMS + kingdom] for seat, name in enumerate(names)}
    return KingdomView(
        kingdom=et.KINGDOM_NAMES[kingdom],
        tokens=tokens,
        prizes=tokens[: state.age][::-1],
        markers=markers,
        standing=standing(scoring.kingdom_shares(state, kingdom), names) if state.age else (),
        needed={name: law.markers_there(state, seat, kingdom) + 1 for seat, name in enumerate(names)},
    )


def standing(shares: list[scoring.Share], names: tuple[str, ...]) -> tuple[StandingView, ...]:
    return tuple(StandingView(names[s.seat], s.count, s.rank, s.tied, s.glory) for s in shares)


def band_view(state: Ethnos, band: int, names: tuple[str, ...]) -> BandView:
    """Return a band on the table: everybody sees all of it (ET-6.9)."""
    found: Cards = {}
    for card in state.band_cards[band * et.HAND_LIMIT : (band + 1) * et.HAND_LIMIT]:
        if card != et.EMPTY:
            found[et.KIND_NAMES[card]] = found.get(et.KIND_NAMES[card], 0) + 1
    size = scoring.scoring_size(state, band)
    return BandView(
        band=band_name(band),
        seat=names[state.band_owner[band]],
        leader=et.KIND_NAMES[state.band_leader[band]],
        cards=found,
        size=state.band_size[band],
        scoring=size,
        tie=scoring.tie_size(state, band),
        glory=et.BAND_GLORY[min(size, 6)],
        giant=state.giant == band,
        last=state.band == band,
    )


def player_view(state: Ethnos, seat: int, viewer: int) -> PlayerView:
    """Return one player as another, or he himself, sees him (ET-R37)."""
    own = seat == viewer or state.rules.open_hands
    scattered = cards(state.discard, seat * et.KINDS)
    glory = list(state.glory)
    place = scoring.places(state)[seat] if state.reason != et.Reason.NONE else 1 + sum(value > glory[seat] for value in glory)
    return PlayerView(
        seat=et.SEAT_NAMES[seat],
        glory=glory[seat],
        place=place,
        supply=state.supply[seat],
        hand_size=state.hand_size[seat],
        merfolk=state.merfolk[seat],
        orcs=tuple([name for kingdom, name in enumerate(et.KINGDOM_NAMES) if state.orcs[seat] & BIT[kingdom]]),
        orc_glory=et.ORC_GLORY[scoring.orc_count(state, seat)],
        trolls=tuple([value + 1 for value, owner in enumerate(state.trolls) if owner == seat]),
        giant=state.giant != et.EMPTY and state.band_owner[state.giant] == seat,
        sheet=tuple(sheet_row(state, seat, age) for age in range(state.age)),
        known=cards(state.known, seat * et.KINDS) if state.rules.show_known else None,
        hand=cards(state.hand, seat * et.KINDS) if own else None,
        scattered=scattered if own or state.rules.reveal_scattered else None,
    )


def sheet_row(state: Ethnos, seat: int, age: int) -> dict[str, int]:
    base = (seat * et.AGES + age) * et.COLUMNS
    return {name: state.sheet[base + column] for column, name in enumerate(et.SHEET_NAMES)}
