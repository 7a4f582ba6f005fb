"""A table that somebody is at: the one owner that puts everything that happens there in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from tafelrunde.bots.advice import Doubt, decisions, turning_points, worst
from tafelrunde.bots.memory import heard_by
from tafelrunde.kernel.errors import IllegalSentence, ResignRefused
from tafelrunde.kernel.game import Sentence
from tafelrunde.kernel.match import Match, result_words
from tafelrunde.server import entries, wire
from tafelrunde.server.changes import changes
from tafelrunde.server.entries import New
from tafelrunde.server.news import may_look, moment, news, outlook, story
from tafelrunde.server.store import Account, Conflict, Entry, SeatRow, StoreError, TableChange
from tafelrunde.server.tables import STAND_IN, Forbidden, Late, Missing, Offer, Table, TableError, result_of
from tafelrunde.server.verbs import Who, agreed, bot_play, entries_for, may_ask_hint, order_entry, with_answers

if TYPE_CHECKING:
    from tafelrunde.server.house import House

log = logging.getLogger(__name__)

encode = msgspec.json.Encoder().encode

AWAY = 60.0
"""Seconds after which somebody who asks from time to time, as programs do, counts as away."""


WORTH = 5000
"""Bytes from which on it pays to look for what has changed."""


class Known(NamedTuple):
    """News that somebody has, of whom only the changes are sent."""

    number: int
    news: bytes


class Telling:
    """One round of news: whatever several listeners get alike is made and encoded once."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.news: dict[tuple[str | None, int | None, int, str | None], bytes] = {}
        self.changes: dict[tuple[Known, bytes], bytes] = {}

    def tell(self, listener: Listener) -> None:
        """Send somebody the news, or what is new about them."""
        live, number = self.live, self.live.table.number
        if not may_look(live.table, listener.account, listener.seat):
            listener.seat = None  # whoever got up looks on like everybody else
        key = (live.reader(listener.account), listener.seat, listener.after, listener.scene)
        if key not in self.news:
            self.news[key] = encode(live.news(*key))
        news, known = self.news[key], listener.known
        listener.after = number
        if known is None:
            listener.push(news)
            return
        listener.known = Known(number, news)
        listener.push(min(self.changed(known, news), news, key=len) if known.news and len(news) > WORTH else news)

    def changed(self, known: Known, news: bytes) -> bytes:
        """Return what makes the news of the news that are known."""
        if (known, news) not in self.changes:
            self.changes[known, news] = encode(wire.Changes(since=known.number, changes=tuple(changes(known.news, news))))
        return self.changes[known, news]


class Listener(Protocol):
    """Somebody who gets the news: a socket."""

    account: str | None
    seat: int | None
    after: int
    known: Known | None
    scene: str | None
    """In which language it wants scenes, None for views."""

    def push(self, message: bytes) -> None:
        """Take a message, or give up listening; never wait."""

    def drop(self) -> None:
        """Stop listening."""


def sitter(account: Account, name: str = "") -> entries.Sit:
    """Return who sits down, as the entry has it. Ratings know only those who have an account, and not those who share their screen."""
    return entries.Sit("person", name or account.name, account=account.id if account.login and not name else None)


class Live:
    """A table in memory. Whatever reads or changes it does so one after the other, under `lock`."""

    def __init__(self, house: House, table: Table, nonces: list[str]) -> None:
        self.house = house
        self.table = table
        self.nonces = nonces
        """What makes the links to a seat valid, by seat."""
        self.lock = asyncio.Lock()
        self.stale = False
        """What is in memory may differ from what is written: look again before anything else."""
        self.listeners: set[Listener] = set()
        self.seen: dict[str, float] = {}
        self.changed = asyncio.Event()
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.used = time.monotonic()
        self.reviews: dict[str, wire.Review] = {}
        """Looks back at a finished game, by seat; they are made anew when the table leaves the memory."""

    @contextlib.asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Hold the lock, on a table as it is written."""
        async with self.lock:
            if self.stale:
                await self.reload()
            yield

    # Looking

    def present(self) -> set[int]:
        """Return the seats that somebody is there for."""
        now = time.monotonic()
        there = {listener.account for listener in self.listeners} | {who for who, at in self.seen.items() if now - at < AWAY}
        return {number for number, seat in enumerate(self.table.seats) if seat.accounts & there}

    def watchers(self) -> int:
        seated = {account for seat in self.table.seats for account in seat.accounts}
        return sum(listener.account not in seated for listener in self.listeners)

    def news(self, account: str | None, seat: int | None, after: int, scene: str | None = None) -> wire.News:
        present, watchers = self.present(), self.watchers()
        return news(self.table, account, seat, after, now=time.time(), present=present, watchers=watchers, scene=scene)

    def viewpoint(self, account: str | None, name: str | None) -> int | None:
        """Return the seat a reader wants to look through, if that is allowed."""
        seat = None if name is None else self.table.seat(name)
        if not may_look(self.table, account, seat):
            raise Forbidden("table-not-your-seat", seat=name)
        return seat

    async def read(self, account: str | None, name: str | None, after: int = 0) -> wire.News:
        """Return how the table stands."""
        self.used = time.monotonic()
        async with self.alone():
            if account:
                self.seen[account] = time.monotonic()
            return self.news(account, self.viewpoint(account, name), after)

    async def moment(self, account: str | None, name: str | None, index: int, scene: str | None = None) -> wire.Moment:
        """Return a position of the history."""
        async with self.alone():
            self.table.running()
            return moment(self.table, account, self.viewpoint(account, name), index, scene)

    async def story(self, account: str | None, name: str | None, index: int) -> msgspec.Struct:
        """Return what happened up to a position of the history, put together."""
        async with self.alone():
            return story(self.table, self.viewpoint(account, name), index)

    async def outlook(self, account: str | None, name: str | None, index: int, words: Sentence) -> msgspec.Struct | None:
        """Return what some words would lead to in a position, or what others could do next."""
        async with self.alone():
            return outlook(self.table, self.viewpoint(account, name), index, words)

    async def wait(self, turn: int, seconds: float) -> None:
        """Return when something happened after entry `turn`, or the time is up."""
        self.used = time.monotonic()
        end = self.used + seconds
        while self.table.number <= turn and (left := end - time.monotonic()) > 0:
            try:
                await asyncio.wait_for(self.changed.wait(), left)
            except TimeoutError:
                return

    # Acting

    async def act(self, command: wire.Act, account: str | None, name: str, lang: str) -> wire.Done | wire.Why | wire.Advice:
        """Carry a command out; raise the TafelrundeError that says why not."""
        self.used = time.monotonic()
        if isinstance(command, wire.Explain):
            return await self.explain(command, account, lang)
        if isinstance(command, wire.Hint):
            return await self.hint(command, account, name)
        return await asyncio.shield(self.carry_out(command, account, name))

    async def carry_out(self, command: wire.Act, account: str | None, name: str) -> wire.Done:
        """What is begun is brought to an end, also if whoever gave the command hangs up: it may be on its way to the disk already."""

        def decide() -> list[New]:
            return entries_for(self.table, command, Who(account, name, self.present()))

        async with self.alone():
            await self.write(decide)
            if isinstance(command, wire.Rematch | wire.Answer):
                await self.open_rematch(isinstance(command, wire.Rematch))
            return wire.Done(id=command.id, entry=self.table.number)

    async def explain(self, command: wire.Explain, account: str | None, lang: str) -> wire.Why:
        async with self.alone():
            match, seat = self.table.running(), self.table.seat(command.seat)
            if seat not in self.table.seats_of(account):  # what a seat could do is its own business
                raise Forbidden("table-not-your-seat", seat=command.seat)
            refusal = match.explain(seat, command.words, lang)
            return wire.Why(id=command.id, rule=refusal.rule if refusal else None, text=refusal.text if refusal else "")

    async def hint(self, command: wire.Hint, account: str | None, name: str) -> wire.Advice:
        """Let a worker look at the position in the place of a seat; the table goes on meanwhile."""
        async with self.alone():
            seat = may_ask_hint(self.table, command, Who(account, name, self.present()))
            asked, game, state = self.table.asked[seat], self.table.game, self.table.running().state
        found = await self.house.workers.advise(game, state, seat)
        if self.table.asked[seat] != asked:
            raise Late("table-late")
        return wire.Advice(id=command.id, suggestions=found.suggestions, winning=found.winning)

    # Looking back

    async def start_review(self, name: str) -> wire.Review:
        """Begin to look back at the decisions of a seat of a finished game, unless that is done or under way."""
        async with self.alone():
            table = self.table
            seat = table.seat(name)
            if table.state != "over":
                raise TableError("table-review-running")
            if name not in self.reviews or self.reviews[name].failed:
                self.reviews[name] = wire.Review(0, 0)
                task = asyncio.get_running_loop().create_task(self.look_back(name, seat, table.running()))
                self.tasks[f"review {name}"] = task
            return self.reviews[name]

    def review(self, name: str) -> wire.Review:
        """Return how far a look back is."""
        self.used = time.monotonic()
        if name not in self.reviews:
            raise Missing("table-no-review")
        return self.reviews[name]

    async def stop_review(self, name: str) -> None:
        """Give a look back up."""
        self.reviews.pop(name, None)
        if task := self.tasks.pop(f"review {name}", None):
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def look_back(self, name: str, seat: int, match: Match) -> None:
        """Look at one decision of a seat after the other, each in a worker, so that bots need not wait for long."""
        review, workers = self.reviews[name], self.house.workers
        try:
            looked = await asyncio.to_thread(decisions, match, {seat})
            review.of = len(looked)
            doubts: dict[int, Doubt | None] = {}
            for index in looked:
                doubts[index] = await workers.doubt(match.game, match.positions[index].state, seat, match.positions[index + 1].play)
                review.done += 1
            found = []
            for index in worst(doubts):
                doubted, played = doubts[index], match.positions[index + 1].play
                assert doubted
                found.append(await workers.turn(match.game, match.positions[index].state, seat, index, doubted.better, played))
            review.turnings = turning_points(found)
        except TableError:  # a worker that gives no answer is in the log
            review.failed = True

    async def open_rematch(self, asked: bool) -> None:
        """Open the table for a rematch as soon as everybody has agreed; with bots only, at once."""
        table = self.table
        agreed = [offer for offer in table.offers if offer.kind == "rematch" and not offer.waiting]
        alone = asked and not any(offer.kind == "rematch" for offer in table.offers)
        if table.state == "over" and table.rematch is None and (agreed or alone):
            other = await self.house.open_rematch(table)
            await self.write(lambda: [New(None, entries.Rematch(other))])

    async def sit(self, seat: int, account: Account, allowed: Callable[[], None] = lambda: None) -> None:
        """Let an account sit down on a free seat; the last one starts the match."""

        def decide() -> list[New]:
            allowed()
            if self.table.seats[seat].kind != "free":
                raise TableError("table-seat-taken", seat=self.table.names[seat])
            new = [New(seat, sitter(account))]
            if self.table.free == [seat]:
                names = [other.name for other in self.table.seats]
                names[seat] = account.name
                new.append(self.house.start(self.table, names))
            return new

        async with self.alone():
            await self.write(decide, holders=[(seat, account.id)])

    async def let_in(self, seat: int, account: str, allowed: Callable[[], None]) -> None:
        """Let another account, another device, act for a seat."""
        async with self.lock:
            await self.reload()  # another process may know better whether the link is still valid
            allowed()
            await self.house.store.add_holder(self.table.id, seat, account)
            holders = self.table.seats[seat].accounts if seat < len(self.table.seats) else self.table.masters
            holders.add(account)
            self.broadcast()

    async def write(self, decide: Callable[[], list[New]], holders: Iterable[tuple[int, str]] = ()) -> None:
        """Write entries down and let them happen: nobody learns of them before they are on the disk. Under the lock.

        They are carried out on a draft, which says how the table will stand, and which takes its place when they are written.
        """
        for _ in range(3):
            new = decide()
            if not new:
                return
            draft, nonces, now = self.table.draft(), self.nonces[:], time.time()
            log: list[Entry] = []
            for item in with_answers(draft, new):
                entry = item.entry(draft.number + 1, now)
                draft.add(entry, item)
                log.append(entry)
                if entry.kind in ("sit", "leave") and entry.seat is not None:
                    nonces[entry.seat] = self.house.nonce()  # links to a seat end when it changes hands
            for number, account in holders:
                draft.seats[number].accounts = draft.seats[number].accounts | {account}
            ended = draft.state == "over" and self.table.state != "over"
            self.stale = True
            try:
                await self.house.store.append(self.table.id, log, change=change(draft, nonces, log, list(holders), ended))
            except Conflict:  # another process was faster: decide again in the light of what happened there
                await self.reload()
                continue
            except BaseException:  # only the store knows whether it is written
                await self.reload()
                raise
            self.table, self.nonces, self.stale = draft, nonces, False
            if ended or any(entry.kind in ("sit", "leave") for entry in log):
                with contextlib.suppress(StoreError):  # what is written is written; only the numbers are missing
                    self.table.ratings = await self.house.seat_ratings(self.table)
            self.broadcast()
            self.wake()
            return
        raise Late("table-late")

    async def catch_up(self) -> None:
        """Another process has written something here."""
        async with self.lock:
            await self.reload()

    async def reload(self) -> None:
        """Make the table again from what is in the store, and tell everybody. Under the lock."""
        self.stale = True
        self.table, self.nonces = await self.house.load(self.table.id)
        self.stale = False
        self.broadcast()
        self.wake()

    # Telling

    def reader(self, account: str | None) -> str | None:
        """Return for whom news are made: all who only watch read the same."""
        table = self.table
        return account if account == table.owner or account in table.masters or table.seats_of(account) else None

    def broadcast(self) -> None:
        """Send everybody the news."""
        telling = Telling(self)
        for listener in list(self.listeners):
            telling.tell(listener)
        self.changed.set()
        self.changed = asyncio.Event()

    async def join(self, listener: Listener, seat: str | None, after: int, changing: bool = False) -> None:
        """Let somebody listen from now on, or look through another seat; `changing`: after the first news only what changes."""
        async with self.alone():
            self.used = time.monotonic()
            listener.seat = self.viewpoint(listener.account, seat)
            listener.after = min(after, self.table.number)
            listener.known = Known(0, b"") if changing else None
            arrived = listener not in self.listeners
            self.listeners.add(listener)
            if arrived:
                self.broadcast()
            else:
                Telling(self).tell(listener)

    async def remind(self, listener: Listener) -> None:
        """Send somebody who was late how the table stands."""
        async with self.alone():
            if listener in self.listeners:
                Telling(self).tell(listener)

    async def part(self, listener: Listener) -> None:
        """Let somebody go. Under the lock, like all news: an entry that is on its way to the disk is nobody's business yet."""
        self.used = time.monotonic()
        self.listeners.discard(listener)  # one that was too slow is gone already, but nobody was told
        async with self.alone():
            self.broadcast()

    # What happens by itself

    def wake(self) -> None:
        """See to it that bots whose turn it is think, and that clocks ring."""
        if any(self.table.seats[seat].by_bot for seat in self.table.actors):
            self.run("bots", self.let_bots_play)
        if any(self.table.clocks.deadline(seat) for seat in self.waiting()):
            self.run("clock", self.watch_clock)
        if any(offer.until for offer in self.table.offers):
            self.run("joint", self.settle_joint)

    def run(self, name: str, work: Callable[[], object]) -> None:
        """Start a task of that name unless it runs already."""
        task = self.tasks.get(name)
        if task is None or task.done():
            self.tasks[name] = asyncio.get_running_loop().create_task(self.guarded(name, work))

    async def guarded(self, name: str, work: Callable[[], object]) -> None:
        """Run a task; a fault in it is logged, and after a pause it is tried again."""
        pause = 1.0
        while True:
            try:
                await work()  # type: ignore[misc]
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("table %s, %s", self.table.id, name)
                await asyncio.sleep(pause)
                pause = min(60.0, pause * 2)
                continue
            return

    def waiting(self) -> list[int]:
        """Return the seats of people who owe a decision."""
        return [seat for seat in self.table.actors if not self.table.seats[seat].by_bot]

    async def let_bots_play(self) -> None:
        """Let bots decide as long as it is their turn."""
        while True:
            async with self.alone():
                table = self.table
            due = [seat for seat in table.actors if table.seats[seat].by_bot]
            if not due:
                return
            if self.listeners and self.house.pace:
                await asyncio.sleep(self.house.pace)  # people want to see one play after the other
            await self.bot_plays(due[0], table.seats[due[0]].bot or STAND_IN, [])

    async def bot_plays(self, seat: int, bot: str, before: list[New]) -> None:
        """Let a bot make one decision of a seat; `before` is written with it."""
        asked = self.table.asked[seat]
        if not asked:
            return
        game, match = self.table.game, self.table.running()
        state = match.state
        play = await self.house.workers.choose(game, state, seat, bot, self.table.id, heard_by(match, seat))

        def decide() -> list[New]:
            if self.table.asked[seat] != asked:
                return []  # it has gone on meanwhile: taken back, resigned, or another process let its bot play
            if not before and not self.table.seats[seat].by_bot:
                return []  # whoever the seat belongs to is back
            return [*before, bot_play(self.table, seat, play)]

        async with self.alone():
            await self.write(decide)

    async def watch_clock(self) -> None:
        """Wait for the next clock to ring, and for the one after it."""
        while True:
            changed = self.changed  # the next one may ring sooner
            rings = [(at, seat) for seat in self.waiting() if (at := self.table.clocks.deadline(seat)) is not None]
            if not rings:
                return
            at, seat = min(rings)
            if (left := at - time.time()) > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), min(left, 3600.0))
            else:
                await self.ring(seat)

    async def ring(self, seat: int) -> None:
        """A seat is late: do what was agreed on for that."""
        late = [New(seat, entries.Late())]
        kind = self.table.opening.clock.late
        asked = self.table.asked[seat]

        def decide() -> list[New]:
            if self.table.asked[seat] != asked:
                return []
            if kind == "resign":
                return [*late, New(seat, entries.Resign(), self.table.running().prepare_resign(seat))]
            if kind == "idle":
                match = self.table.running()
                return [*late, order_entry(match, match.game.need_master().absence(seat, True), "clock", "late")]
            return [*late, New(seat, entries.Replaced(STAND_IN))]

        try:
            if kind != "move":
                async with self.alone():
                    await self.write(decide)
                return
        except (ResignRefused, IllegalSentence):  # resigning is not possible just now
            pass
        await self.bot_plays(seat, STAND_IN, late)

    async def settle_joint(self) -> None:
        """What somebody suggested for a team is played when nobody has objected in time."""
        while due := [offer for offer in self.table.offers if offer.until]:
            suggested = due[0]
            await asyncio.sleep(max(0.0, suggested.until - time.time()))

            def decide(suggested: Offer = suggested) -> list[New]:
                return agreed(self.table, suggested) if suggested in self.table.offers else []

            async with self.alone():
                await self.write(decide)

    async def close(self) -> None:
        """Let everybody go and stop what runs by itself."""
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)  # they may have to look into the store before they end
        for listener in list(self.listeners):
            listener.drop()


def change(table: Table, nonces: list[str], log: list[Entry], holders: list[tuple[int, str]], ended: bool) -> TableChange:
    """Return what the lobby needs to know of a table as it will stand, and what counts for ratings if it has just ended."""
    outcome = table.match.outcome if table.match else None
    seated = {entry.seat for entry in log if entry.kind in ("sit", "leave", "replaced", "back")} - {None}
    return TableChange(
        state=table.state,
        waiting=tuple(table.actors),
        result=result_words(table.names, outcome) if outcome else None,
        seats=[seat_row(table, nonces, seat) for seat in seated if seat is not None],
        holders=holders,
        released=[entry.seat for entry in log if entry.kind == "leave" and entry.seat is not None],
        rated=table.rated,
        finished=result_of(table, log[-1].at) if ended else None,
    )


def seat_row(table: Table, nonces: list[str], number: int) -> SeatRow:
    seat = table.seats[number]
    return SeatRow(seat=number, kind=seat.kind, name=seat.name, bot=seat.bot, invite=nonces[number])
