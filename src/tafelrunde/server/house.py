"""The house: all tables, who may do what there, and what keeps them running."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Mapping

import msgspec
from itsdangerous import BadData, URLSafeSerializer

from tafelrunde.bots import BOTS, LEVELS, check_bot, is_bot, thinkers
from tafelrunde.games import find_game, in_order
from tafelrunde.kernel.errors import OptionError, Phrase
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match, new_match, player_count, result_words
from tafelrunde.kernel.options import Option, Terms
from tafelrunde.kernel.replay import branch, load_match, verify
from tafelrunde.server import entries, wire
from tafelrunde.server.entries import New, Open, Sit
from tafelrunde.server.live import Live, sitter
from tafelrunde.server.ratings import SETTLED, Rating, bot_of, shown, span, sureness
from tafelrunde.server.standings import Standing
from tafelrunde.server.store import LOOK_AT_ALL, Account, Entry, Listing, SeatRow, Store, TableRow
from tafelrunde.server.tables import Forbidden, Malformed, Missing, Table, TableError, make_table
from tafelrunde.server.workers import Workers

log = logging.getLogger(__name__)

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
PACE = 0.6
"""Seconds between the plays of bots while somebody watches."""
IDLE = 600.0
"""Seconds after which a table that nobody is at leaves the memory."""
SHOWN = 50
"""Tables in each part of the lobby."""
LISTED = 100
"""Rows of a ladder."""
POINTS = 60
"""Of the line that shows how a rating went."""


def new_id(length: int = 12) -> str:
    """Return a name that nobody guesses, without letters that are easily confused."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class House:
    """All tables of one process."""

    def __init__(self, store: Store, workers: Workers, secret: str, pace: float = PACE) -> None:
        self.store = store
        self.workers = workers
        self.pace = pace
        self.secret = secret
        self.invites = URLSafeSerializer(secret, salt="invite")
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.background: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, store: Store, workers: Workers, pace: float = PACE) -> House:
        """Return the house on what is in a store; tables where bots or clocks are due go on at once."""
        house = cls(store, workers, await store.setting_once("secret", secrets.token_hex(32)), pace)
        for table in await store.unfinished():
            try:
                live = await house.live(table)
                async with live.lock:
                    if live.table.opening.clock.kind == "live":
                        await live.write(lambda: [New(None, entries.Resumed())])
                live.wake()
            except Exception:  # one table that cannot be read must not keep the others from being played
                log.exception("table %s cannot be resumed", table)
        workers.warm()
        house.background = [asyncio.create_task(house.tidy()), asyncio.create_task(house.follow())]
        return house

    async def close(self) -> None:
        for task in self.background:
            task.cancel()
        for live in list(self.lives.values()):
            await live.close()
        self.workers.close()
        await self.store.close()

    # Tables in memory

    async def live(self, table: str) -> Live:
        """Return a table, from the store if it is not in memory."""
        if table in self.lives:
            return self.lives[table]
        try:
            async with self.loading.setdefault(table, asyncio.Lock()):
                if table not in self.lives:
                    self.lives[table] = Live(self, *await self.load(table))
                return self.lives[table]
        finally:
            self.loading.pop(table, None)

    async def load(self, table: str) -> tuple[Table, list[str]]:
        """Return a table as it stands in the store, and what makes the links to its seats valid."""
        row = await self.store.table(table)
        if row is None:
            raise Missing("table-no-table", name=table)
        made = await asyncio.to_thread(make_table, table, await self.store.entries(table))  # a long game takes its time
        made.owner = row.owner
        for seat, accounts in (await self.store.holders(table)).items():
            if seat < len(made.seats):
                made.seats[seat].accounts = accounts
            else:
                made.masters = accounts
        made.ratings = await self.seat_ratings(made)
        return made, [row.invite for row in await self.store.seats(table)]

    async def tidy(self) -> None:
        """Let tables go that nobody is at; bots and clocks keep theirs."""
        while True:
            await asyncio.sleep(IDLE / 4)
            for table, live in list(self.lives.items()):
                busy = live.listeners or live.lock.locked() or any(not task.done() for task in live.tasks.values())
                if not busy and time.monotonic() - live.used > IDLE:
                    del self.lives[table]

    async def follow(self) -> None:
        """Hear what other processes write, and look it up."""
        async for table, number in self.store.listen():
            for live in list(self.lives.values()) if (table, number) == LOOK_AT_ALL else [self.lives.get(table)]:
                if live is not None and ((table, number) == LOOK_AT_ALL or live.table.number < number):
                    with contextlib.suppress(Exception):
                        await live.catch_up()

    # Opening tables

    async def open_table(self, account: Account, new: wire.NewTable) -> str:
        """Open a table; if nobody is missing the match starts."""
        game = find_game(new.game)
        players = player_count(game, len(new.seats))
        options = game.read_options(players, new.options, bots=sum(seat.kind == "bot" for seat in new.seats))
        check_clock(new.chance, new.clock)
        if game.master is None and (new.master or new.clock.late == "idle"):
            raise Malformed("table-no-master", game=game.name)
        obstacle = why_unrated(game, options, new, account)
        if new.rated and obstacle:
            raise Malformed("table-not-rated", why=obstacle)
        rated = new.rated is not False and not obstacle
        opening = Open(
            new.game,
            players,
            game.changed(options),
            new.chance,
            new.clock,
            new.listed,
            master=new.master,
            hints=new.hints,
            rated=rated,
            rules=game.version,
        )
        return await self.set_table(account, opening, new.seats)

    async def set_table(self, account: Account, opening: Open, choices: tuple[wire.SeatChoice, ...]) -> str:
        """Open a table with these seats."""
        if sum(choice.kind == "me" for choice in choices) > 1:
            raise Malformed("table-me-twice")
        if opening.chance == "table" and all(choice.kind == "bot" for choice in choices):
            raise Malformed("table-nobody-to-tell")
        game = find_game(opening.game)
        sits: list[tuple[Sit | None, list[str]]] = [
            (sitter_of(choice, account, game), [account.id] if choice.kind in ("me", "here") else []) for choice in choices
        ]
        return await self.create(account.id, opening, sits)

    async def create(self, owner: str, opening: Open, sits: list[tuple[Sit | None, list[str]]]) -> str:
        """Write a new table down."""
        name, now = new_id(), time.time()
        table = Table(name, opening)
        log: list[Entry] = []

        def add(item: New) -> None:
            log.append(item.entry(len(log) + 1, now))
            table.add(log[-1], item)

        add(New(None, opening))
        for number, (sit, _) in enumerate(sits):
            if sit:
                add(New(number, sit))
        if not table.free:
            await asyncio.to_thread(lambda: add(self.start(table, [seat.name for seat in table.seats])))  # it may come with a long history
        outcome = table.match.outcome if table.match else None
        await self.store.create_table(
            TableRow(
                id=name,
                game=opening.game,
                state=table.state,
                players=opening.players,
                listed=opening.listed,
                owner=owner,
                created=now,
                changed=now,
                hints=table.hints,
                rated=table.rated,
                waiting=tuple(table.actors),
                result=result_words(table.names, outcome) if outcome else None,
            ),
            [
                SeatRow(seat=number, kind=seat.kind, name=seat.name, bot=seat.bot, invite=self.nonce())
                for number, seat in enumerate(table.seats)
            ]
            + ([SeatRow(seat=len(table.seats), kind="person", name="", bot=None, invite=self.nonce())] if opening.master else []),
            [(number, holder) for number, (_, accounts) in enumerate(sits) for holder in accounts]
            + ([(len(table.seats), owner)] if opening.master else []),
            log,
        )
        live = await self.live(name)
        live.wake()
        return name

    def start(self, table: Table, names: list[str]) -> New:
        """Return the entry that starts a match, as everybody is there."""
        opening = table.opening
        if opening.record:
            record = load_match(find_game, opening.record)
            record.record.names = dict(zip(table.names, names, strict=True))
            return New(None, entries.Start(record.save(with_secret=True)))
        if opening.chance == "table":
            return New(None, entries.Start())
        match = new_match(table.game, opening.players, opening.options, names, rules=opening.rules)
        return New(None, entries.Start(match.save(with_secret=True)))

    async def import_record(self, account: Account, text: str) -> str:
        """Open a table for a record file, to look at and to play on from."""
        match = await asyncio.to_thread(load_match, find_game, text)
        sits: list[tuple[Sit | None, list[str]]] = [(sitter_in_record(name, match.game), []) for name in match.record.names.values()]
        kept = match.record
        opening = Open(match.game.name, match.players, kept.options, kept.chance, wire.ClockRules(), False, record=text, rules=kept.rules)
        if not match.over:
            # Whoever has the file knows all there is to know.
            sits = [(sit, [account.id] if sit and sit.kind == "person" else []) for sit, _ in sits]
            opening.record = (await asyncio.to_thread(playable, match)).save(with_secret=True)
        return await self.create(account.id, opening, sits)

    async def branch(self, account: Account, live: Live, asked: wire.Branch) -> str:
        """Open a table that plays on from a position of another; only of a finished one, because it lays everything open."""
        async with live.alone():
            table = live.table
            match = table.running()
            if table.state != "over":
                raise TableError("table-branch-running")
            if not asked.position < len(match.positions):
                raise Missing("table-no-position", position=asked.position, last=len(match.positions) - 1)
            entry = match.positions[asked.position].entry
            branched = await asyncio.to_thread(branch, match, entry.number if entry else 0)
        check_clock(branched.record.chance, asked.clock)
        if len(asked.seats) != match.players:
            raise Malformed("table-seat-count", count=len(asked.seats), players=match.players)
        opening = Open(
            match.game.name,
            match.players,
            match.record.options,
            branched.record.chance,
            asked.clock,
            asked.listed,
            origin=table.id,
            record=branched.save(with_secret=True),
            rules=match.record.rules,
        )
        return await self.set_table(account, opening, asked.seats)

    async def open_rematch(self, table: Table) -> str:
        """Open a table for the same people with the same options, everybody one seat further."""
        count = len(table.seats)
        sits: list[tuple[Sit | None, list[str]]] = []
        for number in range(count):
            seat = table.seats[number - 1]
            person = seat.kind == "person"
            sit = Sit("person" if person else "bot", seat.name, None if person else seat.bot, seat.account)
            sits.append((sit, sorted(seat.accounts)))
        opening = msgspec.structs.replace(table.opening, origin=None, record=None)
        if opening.chance == "open":  # a record from elsewhere; here draws are committed to
            opening = msgspec.structs.replace(opening, chance="committed")
        return await self.create(table.owner, opening, sits)

    # Links

    def nonce(self) -> str:
        return secrets.token_hex(8)

    async def links(self, live: Live, account: str) -> wire.Links:
        """Return the links somebody may hand on: invitations, if a seat of the table is the own, and to the own seats."""
        async with live.alone():
            table = live.table
            own = table.seats_of(account)
            inviting = bool(own) or table.owner == account
            master = account in table.masters
            return wire.Links(
                invite={table.names[seat]: self.token(live, seat) for seat in table.free} if inviting or master else {},
                own={table.names[seat]: self.token(live, seat) for seat in sorted(own)},
                proxy={table.names[seat]: self.token(live, seat) for seat in sorted(table.people() - own)} if master else {},
                master=self.token(live, len(table.seats)) if master else "",
            )

    def token(self, live: Live, seat: int) -> str:
        made = self.invites.dumps([live.table.id, seat, live.nonces[seat]])
        return made if isinstance(made, str) else made.decode()

    async def join(self, account: Account, token: str) -> wire.Joined:
        """Follow a link: sit down on the free seat it invites to, or get access to the seat it belongs to."""
        live, seat, allowed = await self.follow_link(token)
        if seat == len(live.table.seats):
            await live.let_in(seat, account.id, allowed)
            return wire.Joined(live.table.id, "")
        if account.id in live.table.seats[seat].accounts:
            pass  # followed once more
        elif live.table.seats[seat].kind == "free":
            await live.sit(seat, account, allowed)
        else:
            await live.let_in(seat, account.id, allowed)
        return wire.Joined(live.table.id, live.table.names[seat])

    async def follow_link(self, token: str) -> tuple[Live, int, Callable[[], None]]:
        """Return where a link leads, and a check that it is still valid."""
        try:
            table, seat, nonce = self.invites.loads(token)
        except (BadData, ValueError, TypeError):
            raise Missing("table-bad-link") from None
        live = await self.live(table)

        def allowed() -> None:
            if not secrets.compare_digest(live.nonces[seat], nonce):
                raise Forbidden("table-used-link")

        return live, seat, allowed

    async def invitation(self, token: str) -> wire.Invitation:
        """Return what a link leads to, for whoever has not followed it yet."""
        live, seat, allowed = await self.follow_link(token)
        allowed()
        table = live.table
        names = tuple(other.name for other in table.seats if other.kind == "person")
        if seat == len(table.seats):
            return wire.Invitation(table.id, table.game.name, "", False, names, table.hints, table.rated, table.options)
        free = table.seats[seat].kind == "free"
        return wire.Invitation(table.id, table.game.name, table.names[seat], free, names, table.hints, table.rated, table.options)

    async def sit(self, account: Account, live: Live, name: str) -> wire.Joined:
        """Take a free seat of a table that stands in the lobby."""
        seat = live.table.seat(name)
        if not live.table.opening.listed:
            raise Forbidden("table-not-listed")
        await live.sit(seat, account)
        return wire.Joined(live.table.id, name)

    # Looking

    async def lobby(self, account: str | None) -> wire.Lobby:
        """Return what there is to play and to watch."""
        mine = await self.store.tables_of(account, SHOWN) if account else []
        known = {listing.table.id for listing in mine}
        free = [listing for listing in await self.store.open_tables(SHOWN) if listing.table.id not in known]
        running = [listing for listing in await self.store.running_tables(SHOWN) if listing.table.id not in known]
        return wire.Lobby(*(tuple(map(lobby_table, part)) for part in (mine, free, running)))

    async def seat_ratings(self, table: Table) -> dict[int, wire.SeatRating]:
        """Return how those who sit at a table stand; after a rated game, of everybody what it changed."""
        if table.state == "over":
            results = await self.store.results_at(table.id)
            now = await self.store.ratings(table.opening.game, {row.subject for row in results})
            return {
                row.seat: wire.SeatRating(shown(row.mu), now[row.subject][1] < SETTLED, shown(row.mu_before))
                for row in results
                if row.mu is not None and row.mu_before is not None  # counted only, where all played together
            }
        seated = {number: seat.account for number, seat in enumerate(table.seats) if seat.account}
        now = await self.store.ratings(table.opening.game, seated.values()) if seated else {}
        return {
            number: wire.SeatRating(shown(now[account][0].mu), now[account][1] < SETTLED)
            for number, account in seated.items()
            if now[account][1]
        }

    async def ladder(self, name: str, account: str | None) -> wire.Ladder:
        """Return who plays a game how well."""
        found = await self.store.ladder(find_game(name).name, LISTED, account)

        def row(index: int, one: Standing) -> wire.LadderRow:
            provisional = one.games < SETTLED
            place = None if provisional else index + 1
            number, bot = shown(one.rating.mu), bot_of(one.subject)
            return wire.LadderRow(place, one.name, bot, number, one.games, provisional, one.subject == account)

        return wire.Ladder(
            name,
            SETTLED,
            tuple(row(index, one) for index, one in enumerate(found.standings)),
            row(*found.own) if found.own else None,
            tuple(wire.TogetherRow(one.name, one.won, one.games, one.subject == account) for one in found.counts),
        )

    async def own_ratings(self, account: str) -> list[wire.GameRating]:
        """Return how an account stands in the games it has played."""
        standings, results = await self.store.standings_of(account), await self.store.results_of(account)
        made = []
        for name in (game.name for game in in_order()):
            rating, games = standings.get(name, (Rating(), 0))
            history = [shown(row.mu) for row in results if row.game == name and row.mu is not None]
            together = [row for row in results if row.game == name and row.together]
            if games or together:
                least, most = span(rating)
                made.append(
                    wire.GameRating(
                        name,
                        shown(rating.mu) if games else None,
                        least,
                        most,
                        sureness(rating),
                        games,
                        games < SETTLED,
                        tuple(history[-POINTS:]),
                        sum(row.place == 1 for row in together),
                        len(together),
                    )
                )
        return made

    async def merged(self, guest: str, into: str) -> None:
        """A guest turned out to be somebody: what is in memory learns it too."""
        for live in list(self.lives.values()):
            async with live.lock:
                for seat in live.table.seats:
                    if guest in seat.accounts:
                        seat.accounts = seat.accounts - {guest} | {into}
                if guest in live.table.masters:
                    live.table.masters = live.table.masters - {guest} | {into}
                if live.table.owner == guest:
                    live.table.owner = into
                for listener in live.listeners:
                    if listener.account == guest:
                        listener.account = into

    async def record(self, live: Live) -> str:
        """Return the record of a finished table; before the end it would give everything away."""
        async with live.lock:
            if live.table.state != "over":
                raise TableError("table-record-running")
            return live.table.running().save()

    async def document(self, live: Live, name: str, lang: str, asked: Mapping[str, str]) -> tuple[str, str]:
        """Return what a game has to say about a table: its media type and its content."""
        async with live.alone():
            table = live.table
            match = table.running()
            documents = table.game.documents
            if documents is None or name not in documents.kinds:
                raise Missing("table-no-document", name=name, documents=tuple(documents.kinds if documents else ()))
            times = {line.position.entry.number: line.at for line in table.lines if line.position and line.position.entry}
            content = await asyncio.to_thread(documents.write, match, name, lang, asked, times)
            return documents.kinds[name], content

    async def verdict(self, live: Live, lang: str) -> wire.Verdict:
        """Return whether the draws of a finished table follow from its secret."""
        async with live.lock:
            if live.table.state != "over":
                raise TableError("table-verify-running")
            problems = verify(live.table.running(), lang)
            return wire.Verdict(not problems, tuple(problems))


def sitter_of(choice: wire.SeatChoice, account: Account, game: Game) -> Sit | None:
    """Return who sits down; None for a seat that waits for a guest."""
    if choice.kind == "friend":
        return None
    if choice.kind == "bot":
        bot = check_bot(choice.bot, game)
        return Sit("bot", f"bot {bot}", bot)
    name = "" if choice.kind == "me" else choice.name.strip() or account.name
    if name and not name.isprintable():
        raise Malformed("table-bad-text")
    return sitter(account, name)


def why_unrated(game: Game, options: Mapping[str, str], new: wire.NewTable, account: Account) -> Phrase | None:
    """Return why a table cannot be rated, None if it can, as far as is known yet."""
    kinds = [seat.kind for seat in new.seats]
    if len(set(game.sides(len(kinds), options))) < 2:
        return Phrase("unrated-together")
    if all(kind == "bot" for kind in kinds):
        return Phrase("unrated-bots")
    if "here" in kinds:
        return Phrase("unrated-screen")
    if "me" in kinds and account.login is None:
        return Phrase("unrated-guest")
    if new.master:
        return Phrase("unrated-master")
    if new.chance == "table":
        return Phrase("unrated-dice")
    if not game.rates(options):
        return Phrase("unrated-options")
    return Phrase("unrated-hints") if new.hints else None


def sitter_in_record(name: str, game: Game) -> Sit:
    """Return who sits on a seat of a record; `bot NAME` is a computer player, if it is one of ours."""
    if not name.isprintable() or len(name) > wire.NAME_LENGTH:
        raise Malformed("table-bad-name")
    kind, _, bot = name.partition(" ")
    return Sit("bot", name, bot) if kind == "bot" and is_bot(bot, game) else Sit("person", name)


def check_clock(chance: str, clock: wire.ClockRules) -> None:
    if chance == "table" and clock.kind != "none":
        raise Malformed("table-no-clock-at-real-table")


def playable(match: Match) -> Match:
    """Return a match that can go on: with draws of its own if the secret of the old ones is not at hand."""
    if match.record.chance == "table" or match.secret:
        return match
    return branch(match, len(match.record.entries))


def lobby_table(listing: Listing) -> wire.LobbyTable:
    row = listing.table
    names = find_game(row.game).seats(row.players)
    reason, _, winners = (row.result or "").partition(" ")
    return wire.LobbyTable(
        id=row.id,
        game=row.game,
        state=row.state,
        seats=tuple(
            wire.LobbySeat(names[s.seat], s.kind, s.name, s.bot, s.seat in listing.held) for s in listing.seats if s.seat < row.players
        ),
        waiting=tuple(names[seat] for seat in row.waiting),
        my_turn=any(seat in listing.held for seat in row.waiting),
        changed=row.changed,
        reason=reason or None,
        winners=() if winners in ("", "nobody") else tuple(winners.split(",")),
        hints=row.hints,
        rated=row.rated,
    )


def games() -> list[wire.GameInfo]:
    """Return what there is to play."""
    found = []
    for game in in_order():
        found.append(
            wire.GameInfo(
                name=game.name,
                players=game.players,
                seats={str(count): game.seats(count) for count in game.players},
                teams={str(count): game.teams(count) for count in game.players},
                tinctures=game.tinctures,
                options=tuple(
                    wire.OptionInfo(o.name, o.default, o.choices, o.number, o.least, o.most, o.free_text)
                    for o in game.options
                    if not o.past
                ),
                bots=BOTS,
                levels=LEVELS,
                thinkers=thinkers(game),
                characters=tuple(game.characters),
                event_rules=dict(game.event_rules),
                orders=dict(game.master.orders if game.master else {}),
                documents=tuple(game.documents.kinds if game.documents else ()),
                comments=tuple(sorted(game.comments)),
                maps=game.maps.methods if game.maps else (),
                luck=game.luck,
                banner=game.banner(),
            )
        )
    return found


def table_terms(name: str, planned: wire.Planned, lang: str) -> wire.TableTerms:
    """Return what the options of a game offer at a table that somebody thinks of opening."""
    game = find_game(name)
    players = player_count(game, planned.players)
    if planned.bots > players:
        raise OptionError("bot-count", bots=planned.bots, seats=players)
    terms = game.terms(players, planned.options, planned.bots)
    holds = {option.name: terms[option.name] for option in game.options}
    try:
        rates = game.rates(holds)
    except OptionError:  # a text that is not finished yet
        rates = False
    shown = tuple(option_terms(terms, option, lang) for option in game.options if not option.past)
    return wire.TableTerms(shown, len(set(game.sides(players, holds))) < 2, rates)


def option_terms(terms: Terms, option: Option, lang: str) -> wire.OptionTerms:
    """Return what an option offers at a table, in words of a language."""
    offer = terms.offer(option.name)
    return wire.OptionTerms(
        name=option.name,
        value=terms[option.name],
        usual=offer.usual,
        choices=offer.choices,
        number=offer.number,
        most=offer.most,
        free_text=offer.free_text,
        matters=offer.matters,
        closed=offer.is_closed,
        why=offer.why.text(lang) if offer.why else "",
    )
