"""Tables as sums of their entries: what commands lead to, who may do what, clocks and consent. No network, no store, no waiting."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import count
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from serving import KNOWN

from tafelrunde.games import find_game
from tafelrunde.kernel.chance import Seeded, seeded
from tafelrunde.kernel.errors import IllegalSentence, MalformedSentence, TafelrundeError, UndoRefused
from tafelrunde.kernel.match import new_match
from tafelrunde.kernel.replay import branch
from tafelrunde.server import entries, wire
from tafelrunde.server.clock import DAY, Clocks
from tafelrunde.server.entries import New, Open
from tafelrunde.server.news import may_look, moment, news
from tafelrunde.server.store import Entry
from tafelrunde.server.tables import Table, TableError, make_table
from tafelrunde.server.verbs import Who, entries_for, played

pytestmark = pytest.mark.once

GAME = find_game("war_chest")


class Room:
    """A table without a store: what a command leads to happens at once, ten seconds after what happened before."""

    def __init__(
        self,
        *accounts: str,
        options: dict[str, str] | None = None,
        chance: str = "committed",
        clock: wire.ClockRules | None = None,
        game: str = "war_chest",
    ) -> None:
        """A seat for each account; `bot` is a computer player, and an empty name a free seat."""
        self.times = count(1000, 10)
        self.entries: list[Entry] = []
        opening = Open(game, len(accounts), KNOWN if options is None else options, chance, clock or wire.ClockRules(), True)
        self.table = Table("room", opening)
        self.opening = True
        self.add(New(None, opening))
        for seat, account in enumerate(accounts):
            if account:
                bot = entries.Sit("bot", "bot random", "random")
                self.add(New(seat, bot if account == "bot" else entries.Sit("person", account.title())))
            self.table.seats[seat].accounts = {account} - {"", "bot"}
        self.opening = False
        if not self.table.free:
            self.start()

    def start(self) -> None:
        opening = self.table.opening
        match = new_match(find_game(opening.game), opening.players, opening.options, seed=1) if opening.chance == "committed" else None
        self.add(New(None, entries.Start(match.save(with_secret=True) if match else "")))

    def now(self) -> float:
        return 0.0 if self.opening else next(self.times)

    def add(self, new: New, wait: float = 0) -> Entry:
        entry, draft = new.entry(self.table.number + 1, self.now() + wait), self.table.draft()
        draft.add(entry, new)
        self.table = draft
        self.entries.append(entry)
        return entry

    def do(self, command: wire.Act, account: str | None, present: Collection[int] = ()) -> list[str]:
        """Carry a command out; return the kinds of the entries it led to."""
        return [self.add(new).kind for new in entries_for(self.table, command, Who(account, str(account), present))]

    def play(self, account: str, seat: str = "", choose: int = 0) -> list[str]:
        """Let the seat that is asked, or another, play its legal sentence of this number."""
        match = self.table.running()
        sentences = match.sentences(seat or match.to_act[0])
        words = tuple(sentences[choose % len(sentences)].split()) if sentences else ("archer", "pass")
        return self.do(wire.Play(seat=seat or match.to_act[0], at=self.table.turn, words=words), account)

    def pass_turn(self, account: str) -> list[str]:
        """Pass with any coin: nothing is drawn and nothing comes out, unless the round ends."""
        match = self.table.running()
        words = next(s for s in match.sentences() if s.endswith(" pass"))
        return self.do(wire.Play(seat=match.to_act[0], at=self.table.turn, words=tuple(words.split())), account)

    def answer(self, account: str, yes: bool = True, present: Collection[int] = ()) -> list[str]:
        return self.do(wire.Answer(offer=self.table.offers[-1].number, yes=yes), account, present)

    def again(self) -> Table:
        """Return the table made anew from its entries; who holds which seat does not stand there."""
        made = make_table("room", self.entries)
        for seat, old in zip(made.seats, self.table.seats, strict=True):
            seat.accounts = set(old.accounts)
        return made

    def refused(self, command: wire.Act, account: str | None, present: Collection[int] = ()) -> TafelrundeError:
        """Return why a command is refused; nothing may have changed by it."""
        before = everything(self.table)
        with pytest.raises(TafelrundeError) as caught:
            entries_for(self.table, command, Who(account, str(account), present))
        assert everything(self.table) == before
        return caught.value

    def code(self, command: wire.Act, account: str | None, present: Collection[int] = ()) -> tuple[str, str]:
        """Return the kind of the refusal, and its key."""
        error = self.refused(command, account, present)
        assert isinstance(error, TableError)
        assert error.text("de") != error.text("en")
        return error.code, error.key


def everything(table: Table) -> list[bytes]:
    """Return all that anybody gets to know of a table, as bytes."""
    accounts = sorted({account for seat in table.seats for account in seat.accounts})
    readers: list[tuple[str | None, int | None]] = [(None, None), *((account, None) for account in accounts)]
    readers += [(account, seat) for account in accounts for seat in sorted(table.seats_of(account))]
    return [msgspec.json.encode(news(table, account, seat, 0, now=5000.0)) for account, seat in readers]


def setup_draws(room: Room, account: Callable[[int | None], str]) -> None:
    """Tell draws, always the first word that is possible, until there is none to tell."""
    while room.table.pending:
        needed = room.table.pending.needed
        room.do(wire.Draw(at=room.table.turn, word=needed.options[0]), account(needed.seat))


# Folding entries


def test_a_table_needs_its_first_entry() -> None:
    with pytest.raises(TableError) as caught:
        make_table("gone", [])
    assert (caught.value.code, caught.value.key) == ("missing", "table-no-table")


def test_a_table_starts_when_nobody_is_missing() -> None:
    room = Room("anna", "")
    assert (room.table.state, room.table.free, room.table.match) == ("open", [1], None)
    room.add(New(1, entries.Sit("person", "Bert")))
    room.start()
    assert (room.table.state, room.table.free, room.table.actors) == ("running", [], [0])


def test_those_who_sit_from_the_start_are_no_news_and_those_who_come_later_are() -> None:
    room = Room("anna", "")
    room.add(New(1, entries.Sit("person", "Bert")))
    assert [(line.kind, line.name) for line in room.table.lines if line.number > 2] == [("sit", "Bert")]


COMMANDS = st.sampled_from(
    ["play", "play", "play", "play", "chat", "undo", "resign", "replace", "back", "yes", "no", "rematch", "draw", "late"]
)


def any_command(room: Room, kind: str, seat: int, dice: Seeded) -> wire.Act | None:
    """Return a command that makes some sense where the table stands."""
    table = room.table
    name = table.names[seat]
    match kind:
        case "play":
            sentences = table.match.sentences(seat) if table.match else []
            words = tuple(sentences[dice.pick(len(sentences), 0)].split()) if sentences else ("pass",)
            return wire.Play(seat=name, at=table.turn, words=words)
        case "draw":
            options = table.pending.needed.options if table.pending else ["archer"]
            return wire.Draw(at=table.turn, word=options[dice.pick(len(options), 0)])
        case "undo":
            return wire.Undo(seat=name, at=table.turn)
        case "resign":
            return wire.Resign(seat=name, at=table.turn) if dice.pick(6, 0) == 0 else None
        case "replace":
            return wire.Replace(seat=name)
        case "back":
            return wire.Back(seat=name)
        case "rematch":
            return wire.Rematch()
        case "yes" | "no":
            return wire.Answer(offer=table.offers[-1].number if table.offers else 1, yes=kind == "yes")
    return wire.Chat(text="hm")


@pytest.mark.parametrize("chance", ["committed", "table"])
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    steps=st.lists(st.tuples(COMMANDS, st.integers(0, 3)), max_size=50),
    four=st.booleans(),
    seed=st.integers(0, 1 << 30),
    bots=st.booleans(),
)
def test_a_table_made_again_from_its_entries_is_the_same_to_everybody(
    chance: str, steps: list[tuple[str, int]], four: bool, seed: int, bots: bool
) -> None:
    # given: a table where people do all kinds of things, in any order
    people = ["anna", "bert", "carl", "bot" if bots else "dora"] if four else ["anna", "bot" if bots else "bert"]
    room = Room(*people, options={"max_rounds": "3"}, chance=chance)
    dice = seeded(seed)
    if chance == "table" and seed % 4:  # otherwise they start in the middle of the setup
        setup_draws(room, lambda seat: "anna" if seat is None or people[seat] == "bot" else people[seat])
    for kind, number in steps:
        seat = number % len(people)
        if kind == "play" and room.table.actors:
            seat = room.table.actors[0]
        if kind == "late" and room.table.actors:
            room.add(New(room.table.actors[0], entries.Late()))
            continue
        command = any_command(room, kind, seat, dice)
        before, known = room.table, everything(room.table) if number == 0 else []
        try:
            if command:
                room.do(command, "anna" if people[seat] == "bot" else people[seat])
        except TafelrundeError:
            pass
        if known:
            assert everything(before) == known, "what happens to a draft changes nothing where it was made from"
    # when: the server starts again
    again = room.again()
    # then
    assert everything(again) == everything(room.table)
    assert (again.number, again.turn, again.actors) == (room.table.number, room.table.turn, room.table.actors)
    assert again.clocks.since == room.table.clocks.since
    if again.match:
        assert room.table.match
        assert again.match.save(with_secret=True) == room.table.match.save(with_secret=True)


OLD = {
    "open": '{"game":"war_chest","players":2,"options":{},"chance":"committed","clock":{"kind":"none","move":30,"reserve":600,"days":3,'
    '"late":"move"},"listed":true,"origin":null,"record":null,"master":false}',
    "sit": '{"kind":"person","name":"Anna","account":null}',
    "leave": "{}",
    "start": '{"record":"tafelrunde 1"}',
    "play": '{"words":["archer","pass"],"outcomes":[1,0],"comment":"well"}',
    "drawn": '{"word":"archer"}',
    "resign": "{}",
    "undo": '{"undo":3,"agreed":[1],"alone":false}',
    "order": '{"words":["gold","bear","5"],"by":"Greta","because":"a slip","outcomes":[]}',
    "takeback": '{"undo":3,"line":7,"by":"Greta","because":"a slip"}',
    "redo": '{"by":"Greta"}',
    "chat": '{"name":"Anna","text":"hm"}',
    "late": "{}",
    "replaced": '{"bot":"novice","own":true}',
    "back": "{}",
    "offer": '{"kind":"joint","asked":[1,2],"own":true,"words":["go","m1"]}',
    "answer": '{"offer":7,"yes":true}',
    "rematch": '{"table":"abc"}',
    "resumed": "{}",
}
"""Bodies of entries as older servers wrote them."""


@pytest.mark.parametrize("kind", OLD)
def test_entries_in_databases_stay_readable_and_keep_their_shape(kind: str) -> None:
    new = entries.read(Entry(7, kind, 1, OLD[kind], 0.0))
    assert new.kind == kind
    written = msgspec.json.decode(new.entry(7, 0.0).body)
    old = msgspec.json.decode(OLD[kind])
    usual = {"account": None, "alone": False, "hints": None, "rated": False, "rules": 1}  # left out then or left out now
    assert {**usual, **written} == {**usual, **old}


def test_every_kind_of_entry_is_among_the_old_ones() -> None:
    assert set(OLD) == set(entries.BODIES)


# Playing


def test_a_play_is_written_with_what_it_draws_before_it_happens() -> None:
    room = Room("anna", "bert", options={**KNOWN, "max_rounds": "5"})
    for account in ("anna", "bert") * 2 + ("anna",):
        room.pass_turn(account)
    before = everything(room.table)
    match = room.table.running()
    words = tuple(next(s for s in match.sentences() if s.endswith(" pass")).split())
    new = entries_for(room.table, wire.Play(seat="wolf", at=room.table.turn, words=words), Who("bert", "Bert", ()))
    assert [item.kind for item in new] == ["play"]
    assert isinstance(new[0].body, entries.Play)
    assert len(new[0].body.outcomes or ()) == 6, "both hands of the next round"
    assert everything(room.table) == before, "deciding changes nothing"


def test_a_play_is_refused_that_is_late_early_or_somebody_elses() -> None:
    room = Room("anna", "bert")
    words = ("royal_coin", "pass")
    assert room.code(wire.Play(seat="raven", at=1, words=words), "anna") == ("late", "table-late")
    assert room.code(wire.Play(seat="raven", at=room.table.turn + 1, words=words), "anna") == ("late", "table-late")
    assert room.code(wire.Play(seat="raven", at=room.table.turn, words=words), "bert") == ("forbidden", "table-not-your-seat")
    assert room.code(wire.Play(seat="raven", at=room.table.turn, words=words), None) == ("forbidden", "table-not-your-seat")
    assert room.code(wire.Play(seat="bear", at=room.table.turn, words=words), "anna") == ("missing", "table-no-seat")
    refusal = room.refused(wire.Play(seat="wolf", at=room.table.turn, words=("lancer", "pass")), "bert")
    assert isinstance(refusal, IllegalSentence)
    assert refusal.rule.startswith("WC-")
    assert isinstance(room.refused(wire.Play(seat="raven", at=room.table.turn, words=("abracadabra",)), "anna"), MalformedSentence)


def test_talk_does_not_make_a_play_late() -> None:
    room = Room("anna", "bert")
    at = room.table.turn
    room.do(wire.Chat(text="Hello"), "bert")
    words = tuple(room.table.running().sentences()[0].split())
    assert room.do(wire.Play(seat="raven", at=at, words=words), "anna") == ["play"]


def test_nothing_is_played_before_the_start_or_after_the_end() -> None:
    assert Room("anna", "").code(wire.Play(seat="raven", at=0, words=("pass",)), "anna") == ("illegal", "table-not-started")
    room = Room("anna", "bert")
    room.do(wire.Resign(seat="raven", at=room.table.turn), "anna")
    assert room.table.state == "over"
    over = room.refused(wire.Play(seat="wolf", at=room.table.turn, words=("lancer", "pass")), "bert")
    assert isinstance(over, IllegalSentence)


# Taking back


def test_taking_back_is_free_while_nothing_came_out() -> None:
    room = Room("anna", "bert")
    before = msgspec.json.encode(room.table.running().view("raven"))
    room.pass_turn("anna")
    assert room.do(wire.Undo(seat="raven", at=room.table.turn), "anna") == ["undo"]
    assert msgspec.json.encode(room.table.running().view("raven")) == before
    assert [line.kind for line in room.table.lines] == ["start", "play", "undo"]


def test_what_was_taken_back_stays_in_the_log_but_leads_nowhere() -> None:
    room = Room("anna", "bert")
    room.pass_turn("anna")
    room.do(wire.Undo(seat="raven", at=room.table.turn), "anna")
    room.play("anna")
    lines = news(room.table, None, None, 0, now=0.0).log
    assert [(line.kind, line.position) for line in lines] == [("start", 0), ("play", -1), ("undo", 0), ("play", 1)]


def test_taking_back_over_the_head_of_others_needs_their_consent() -> None:
    room = Room("anna", "bert")
    room.pass_turn("anna")
    room.pass_turn("bert")
    assert room.do(wire.Undo(seat="raven", at=room.table.turn), "anna") == ["offer"]
    assert room.code(wire.Undo(seat="raven", at=room.table.turn), "anna") == ("illegal", "table-asked-already")
    assert room.code(wire.Answer(offer=room.table.number, yes=True), "anna") == ("forbidden", "table-not-asked")
    assert room.code(wire.Answer(offer=room.table.number, yes=True), None) == ("forbidden", "table-not-asked")
    assert room.answer("bert") == ["answer", "undo"]
    assert len(room.table.running().positions) == 1
    assert room.table.offers == []
    record = room.table.running().record.entries[-1]
    assert (record.undo, record.agreed) == (1, ("wolf",))


def test_a_no_settles_the_question() -> None:
    room = Room("anna", "bert")
    room.pass_turn("anna")
    room.pass_turn("bert")
    room.do(wire.Undo(seat="raven", at=room.table.turn), "anna")
    assert room.answer("bert", yes=False) == ["answer"]
    assert (room.table.offers, len(room.table.running().positions)) == ([], 3)
    assert room.code(wire.Answer(offer=room.table.number - 1, yes=True), "bert") == ("late", "table-no-offer")
    assert room.do(wire.Undo(seat="raven", at=room.table.turn), "anna") == ["offer"], "it may be asked again"


@pytest.mark.parametrize("what", ["play", "resign"])
def test_the_wish_to_take_back_is_pointless_once_the_game_goes_on(what: str) -> None:
    room = Room("anna", "bert")
    room.pass_turn("anna")
    room.pass_turn("bert")
    room.do(wire.Undo(seat="raven", at=room.table.turn), "anna")
    asked = room.table.offers[0].number
    if what == "play":
        room.pass_turn("anna")
    else:
        room.do(wire.Resign(seat="raven", at=room.table.turn), "anna")
    assert room.table.offers == []
    assert room.code(wire.Answer(offer=asked, yes=True), "bert") == ("late", "table-no-offer")


def test_all_who_must_have_to_agree() -> None:
    room = Room("anna", "bert", "carl", "bot", options={"max_rounds": "5"})
    players = ["anna", "bert", "carl", "bot"]
    first = room.table.actors[0]
    for _ in range(4):
        seat = room.table.actors[0]
        if players[seat] == "bot":
            room.add(played(seat, room.table.running().prepare(seat, room.table.running().sentences()[0])))
        else:
            room.pass_turn(players[seat])
    who = players[first] if players[first] != "bot" else "anna"
    name = room.table.names[players.index(who)]
    room.do(wire.Undo(seat=name, at=room.table.turn), who)
    others = sorted({"anna", "bert", "carl"} - {who})
    assert len(room.table.offers[0].asked) == 2, "bots are not asked"
    assert room.answer(others[0]) == ["answer"]
    assert room.code(wire.Answer(offer=room.table.offers[0].number, yes=True), others[0]) == ("forbidden", "table-not-asked")
    assert room.answer(others[1]) == ["answer", "undo"]


def test_bots_and_the_own_second_seat_are_not_asked() -> None:
    room = Room("anna", "anna")
    room.pass_turn("anna")
    room.pass_turn("anna")
    assert room.do(wire.Undo(seat="raven", at=room.table.turn), "anna") == ["undo"]
    assert room.table.running().record.entries[-1].agreed == ("wolf",)


def test_nothing_is_taken_back_that_was_not_played_or_is_over() -> None:
    room = Room("anna", "bert")
    assert isinstance(room.refused(wire.Undo(seat="raven", at=room.table.turn), "anna"), UndoRefused)
    room.pass_turn("anna")
    assert isinstance(room.refused(wire.Undo(seat="wolf", at=room.table.turn), "bert"), UndoRefused)
    room.do(wire.Resign(seat="wolf", at=room.table.turn), "bert")
    assert isinstance(room.refused(wire.Undo(seat="raven", at=room.table.turn), "anna"), UndoRefused)


# A bot for somebody who is away


def test_a_bot_plays_for_somebody_who_is_away_until_they_come_back() -> None:
    room = Room("anna", "bert")
    assert room.code(wire.Replace(seat="raven"), "bert", present={0, 1}) == ("illegal", "table-not-away")
    assert room.code(wire.Replace(seat="raven"), None, present={1}) == ("forbidden", "table-not-seated")
    assert room.do(wire.Replace(seat="raven"), "bert", present={1}) == ["replaced"]
    assert room.table.seats[0].by_bot
    assert room.table.seats[0].left
    assert room.code(wire.Replace(seat="raven"), "bert", present={1}) == ("illegal", "table-no-person")
    assert room.code(wire.Play(seat="raven", at=room.table.turn, words=("royal_coin", "pass")), "anna") == ("illegal", "table-bot-plays")
    assert room.code(wire.Back(seat="raven"), "bert") == ("forbidden", "table-not-your-seat")
    assert room.do(wire.Back(seat="raven"), "anna") == ["back"]
    assert room.code(wire.Back(seat="raven"), "anna") == ("illegal", "table-already-yours")
    assert room.play("anna", "raven") == ["play"]


def test_whoever_goes_may_leave_the_seat_to_a_bot() -> None:
    room = Room("anna", "bert")
    assert room.do(wire.Replace(seat="raven"), "anna", present={0, 1}) == ["offer"]
    assert room.answer("bert", present={0, 1}) == ["answer", "replaced"], "although anna is here"
    alone = Room("anna", "bert")
    assert alone.do(wire.Replace(seat="raven"), "anna", present={0}) == ["replaced"]


def test_the_others_have_to_agree_that_a_bot_plays() -> None:
    room = Room("anna", "bert", "carl", "dora", options={})
    assert room.do(wire.Replace(seat="raven_1"), "bert", present={1, 2, 3}) == ["offer"]
    assert room.table.offers[0].asked == {2, 3}
    assert room.answer("carl", present={1, 2, 3}) == ["answer"]
    assert room.answer("dora", present={1, 2, 3}) == ["answer", "replaced"]
    assert room.table.seats[0].left


def test_whoever_comes_back_in_time_is_not_replaced() -> None:
    room = Room("anna", "bert", "carl", "dora", options={})
    room.do(wire.Replace(seat="raven_1"), "bert", present={1, 2, 3})
    room.answer("carl", present={1, 2, 3})
    answer = wire.Answer(offer=room.table.offers[0].number, yes=True)
    assert room.code(answer, "dora", present={0, 1, 2, 3}) == ("illegal", "table-not-away")
    assert not room.table.seats[0].left


def test_several_who_are_away_do_not_block_each_other() -> None:
    room = Room("anna", "bert", "carl", "dora", options={})
    assert room.do(wire.Replace(seat="raven_1"), "bert", present={1, 2}) == ["offer"]
    assert room.table.offers[0].asked == {2}, "whoever is away cannot be asked"
    assert room.answer("carl", present={1, 2}) == ["answer", "replaced"]


def test_nobody_is_replaced_when_the_game_is_over() -> None:
    room = Room("anna", "bert", "carl", "dora", options={})
    room.do(wire.Replace(seat="raven_1"), "bert", present={1, 2})
    offer = room.table.offers[0].number
    while room.table.state != "over":
        seat = room.table.actors[0]
        account = ("anna", "bert", "carl", "dora")[seat]
        if room.table.running().state.may_resign(seat):
            room.do(wire.Resign(seat=room.table.names[seat], at=room.table.turn), account)
        else:
            room.play(account)
    assert [o.kind for o in room.table.offers] == []
    assert room.code(wire.Answer(offer=offer, yes=True), "carl", present={1, 2}) == ("late", "table-no-offer")
    assert room.code(wire.Replace(seat="raven_1"), "bert") == ("illegal", "table-no-person")


# Rematch


def test_a_rematch_is_for_those_who_sat_here_when_it_is_over() -> None:
    room = Room("anna", "bert")
    assert room.code(wire.Rematch(), "anna") == ("illegal", "table-not-over")
    room.do(wire.Resign(seat="raven", at=room.table.turn), "anna")
    assert room.code(wire.Rematch(), "carl") == ("forbidden", "table-not-seated")
    assert room.code(wire.Rematch(), None) == ("forbidden", "table-not-seated")
    assert room.do(wire.Rematch(), "bert") == ["offer"]
    assert room.table.offers[0].asked == {0}
    assert room.answer("anna") == ["answer"], "whoever opens the new table says so"
    room.add(New(None, entries.Rematch("other")))
    assert (room.table.rematch, room.table.offers) == ("other", [])
    assert room.code(wire.Rematch(), "anna") == ("illegal", "table-rematch-there")


# Before the start, talk


def test_getting_up_is_possible_before_the_start_only() -> None:
    room = Room("anna", "")
    assert room.code(wire.Leave(seat="raven"), "bert") == ("forbidden", "table-not-your-seat")
    assert room.do(wire.Leave(seat="raven"), "anna") == ["leave"]
    assert room.table.free == [0, 1]
    assert room.table.seats_of("anna") == set()
    assert Room("anna", "bert").code(wire.Leave(seat="raven"), "anna") == ("illegal", "table-started")


def test_nobody_gets_up_while_the_setup_is_being_drawn() -> None:
    room = Room("anna", "bert", chance="table")
    assert room.table.pending
    assert room.code(wire.Leave(seat="raven"), "anna") == ("illegal", "table-started")


def test_talk_is_one_line_of_visible_letters_by_somebody() -> None:
    room = Room("anna", "bert")
    assert room.do(wire.Chat(text="  Guten\n Tag  "), "anna") == ["chat"]
    assert (room.table.lines[-1].text, room.table.lines[-1].name, room.table.lines[-1].seat) == ("Guten Tag", "Anna", 0)
    assert room.do(wire.Chat(text="I only watch"), "carl") == ["chat"]
    assert (room.table.lines[-1].name, room.table.lines[-1].seat) == ("carl", None)
    assert room.code(wire.Chat(text="x"), None) == ("forbidden", "table-no-name")
    for bad in ("\0", " \t ", "a\u202eb", "\u200b", "a\x1b[2J", "\ud800"):
        assert room.code(wire.Chat(text=bad), "anna") == ("malformed", "table-bad-text")


# Real bags


def test_at_a_real_table_each_draw_is_told_by_whoever_draws() -> None:
    room = Room("anna", "bert", chance="table")
    assert (room.table.state, room.table.actors) == ("open", [])
    told = []
    while pending := room.table.pending:
        seat = pending.needed.seat
        assert seat is not None
        teller, other = (("anna", "bert"), ("bert", "anna"))[seat]
        word = wire.Draw(at=room.table.turn, word=pending.needed.options[0])
        assert room.code(word, other) == ("forbidden", "table-not-your-draw")
        assert room.code(word, None) == ("forbidden", "table-not-your-draw")
        wrong = wire.Draw(at=room.table.turn, word="crossbowman")
        assert room.code(wrong, teller) == ("malformed", "table-no-such-draw")
        assert room.code(wire.Draw(at=room.table.turn - 1, word=word.word), teller) == ("late", "table-late")
        for reader in ("anna", "bert", None):
            shown = moment(room.table, reader, None, -1).draw
            assert shown
            assert shown.options == (tuple(pending.needed.options) if reader == teller else ())
            assert shown.seat == room.table.names[seat]
        room.do(word, teller)
        told.append(seat)
    assert told == [0, 0, 0, 1, 1, 1]
    assert (room.table.state, room.table.actors) == ("running", [0])
    assert room.code(wire.Draw(at=room.table.turn, word="archer"), "anna") == ("illegal", "table-no-draw")


def real_table_in_the_middle_of_a_draw() -> Room:
    """Two hands are played; wolf's last coin ends the round, and the bags have to be drawn from."""
    room = Room("anna", "bert", chance="table")
    setup_draws(room, lambda seat: ("anna", "bert")[seat or 0])
    for account in ("anna", "bert") * 3:
        room.pass_turn(account)
    assert room.table.pending
    assert room.table.pending.seat == 1
    return room


def test_nobody_goes_on_before_the_draw_is_told() -> None:
    room = real_table_in_the_middle_of_a_draw()
    assert (room.table.actors, room.table.state) == ([], "running")
    for seat, account in (("raven", "anna"), ("wolf", "bert")):
        play = wire.Play(seat=seat, at=room.table.turn, words=("royal_coin", "pass"))
        assert room.code(play, account) == ("illegal", "table-draw-first")
    assert room.code(wire.Undo(seat="raven", at=room.table.turn), "anna") == ("illegal", "table-draw-first")
    shown = news(room.table, None, None, 0, now=0.0)
    assert shown.moment
    assert (shown.moment.prompts, shown.moment.legal) == ((), ())


def test_a_play_whose_draws_are_being_told_can_be_taken_back() -> None:
    room = real_table_in_the_middle_of_a_draw()
    room.do(wire.Draw(at=room.table.turn, word=room.table.pending.needed.options[0] if room.table.pending else ""), "anna")
    assert room.do(wire.Undo(seat="wolf", at=room.table.turn), "bert") == ["undo"]
    assert (room.table.pending, room.table.actors) == (None, [1])
    assert len(room.table.running().positions) == 6
    assert everything(room.again()) == everything(room.table)


def test_a_comment_waits_with_the_play_whose_draws_are_being_told(monkeypatch: pytest.MonkeyPatch) -> None:
    room = real_table_in_the_middle_of_a_draw()
    pending = room.table.pending
    assert pending
    room.do(wire.Undo(seat="wolf", at=room.table.turn), "bert")
    monkeypatch.setattr(type(GAME), "comments", frozenset(pending.words[:1]))
    room.do(wire.Play(seat="wolf", at=room.table.turn, words=pending.words, comment=" at  last "), "bert")
    setup_draws(room, lambda seat: ("anna", "bert")[seat or 0])
    assert room.table.running().record.entries[-1].comment == "at last"
    assert room.table.lines[-1].text == "at last"
    assert everything(room.again()) == everything(room.table)


def test_giving_up_ends_the_draw_too() -> None:
    room = real_table_in_the_middle_of_a_draw()
    assert room.do(wire.Resign(seat="wolf", at=room.table.turn), "bert") == ["resign"]
    assert (room.table.state, room.table.pending) == ("over", None)
    assert everything(room.again()) == everything(room.table)


def test_what_a_bot_draws_is_told_by_anybody_at_the_table() -> None:
    room = Room("bot", "bert", chance="table")
    assert room.code(wire.Draw(at=room.table.turn, word="archer"), "carl") == ("forbidden", "table-not-your-draw")
    setup_draws(room, lambda seat: "bert")
    assert room.table.state == "running"


def test_what_was_told_stands_in_the_record_of_a_real_table() -> None:
    room = Room("anna", "bert", chance="table", options={**KNOWN, "max_rounds": "2"})
    accounts = ("anna", "bert")
    while room.table.state != "over":
        if room.table.pending:
            setup_draws(room, lambda seat: accounts[seat or 0])
        else:
            room.play(accounts[room.table.actors[0]], choose=room.table.number)
    record = room.table.running().save()
    assert "chance table\n" in record
    assert make_table("room", room.entries).running().save() == record


# Who sees what


def test_everybody_looks_through_own_seats_and_through_all_when_it_is_over() -> None:
    room = Room("anna", "bert")
    assert [may_look(room.table, "anna", seat) for seat in (None, 0, 1)] == [True, True, False]
    assert [may_look(room.table, None, seat) for seat in (None, 0, 1)] == [True, False, False]
    room.do(wire.Resign(seat="raven", at=room.table.turn), "anna")
    assert [may_look(room.table, None, seat) for seat in (None, 0, 1)] == [True, True, True]


def test_news_after_an_entry_are_the_lines_behind_it() -> None:
    room = Room("anna", "bert")
    for account in ("anna", "bert", "anna"):
        room.pass_turn(account)
        room.do(wire.Chat(text="well"), account)
    whole = news(room.table, "anna", 0, 0, now=0.0).log
    for after in range(room.table.number + 3):
        some = news(room.table, "anna", 0, after, now=0.0)
        assert some.log == tuple(line for line in whole if line.number > after)
        assert some.fresh == (after == 0)


# Clocks


LIVE = wire.ClockRules(kind="live", move=30, reserve=100)


def test_a_decision_costs_reserve_only_beyond_its_own_time() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.moved(None, [0], 0.0)
    assert clocks.deadline(0) == 130.0
    assert clocks.deadline(1) is None
    clocks.moved(0, [1], 20.0)
    assert clocks.reserve == [100.0, 100.0]
    clocks.moved(1, [0], 90.0)
    assert clocks.reserve == [100.0, 60.0]
    assert clocks.left(1, 95.0) == (30.0, 60.0)
    assert clocks.left(0, 100.0) == (20.0, 100.0)
    assert clocks.left(0, 130.0) == (0.0, 90.0)
    assert clocks.left(0, 999.0) == (0.0, 0.0)
    assert clocks.deadline(0) == 90.0 + 130.0


def test_a_reserve_is_never_negative_and_never_grows() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.moved(None, [0], 0.0)
    clocks.moved(0, [1], 1000.0)
    assert clocks.reserve[0] == 0.0
    clocks.moved(1, [0], 900.0)
    assert clocks.reserve == [0.0, 100.0], "a clock that was set back gives nothing"
    assert clocks.left(0, 800.0) == (30.0, 0.0)


def test_who_decides_at_the_same_time_as_others_has_no_new_time() -> None:
    clocks = Clocks(LIVE, 3)
    clocks.moved(None, [0, 1, 2], 0.0)
    clocks.moved(1, [0, 2], 50.0)
    assert clocks.since == [0.0, None, 0.0]
    assert clocks.reserve == [100.0, 80.0, 100.0]
    clocks.moved(0, [2], 60.0)
    assert clocks.since == [None, None, 0.0]


def test_a_restart_costs_no_live_clock_anything_and_days_go_on() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.moved(None, [1], 0.0)
    clocks.resume(5000.0)
    assert clocks.since == [None, 5000.0]
    assert clocks.reserve == [100.0, 100.0]
    days = Clocks(wire.ClockRules(kind="days", days=2), 2)
    days.moved(None, [1], 0.0)
    days.resume(5000.0)
    assert days.deadline(1) == 2 * DAY
    assert days.left(1, 5000.0) == (2 * DAY - 5000.0, 0.0)


def test_whoever_was_late_has_no_reserve_left() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.moved(None, [1], 0.0)
    clocks.late(1)
    assert clocks.reserve == [100.0, 0.0]
    clocks.moved(1, [0], 131.0)
    clocks.moved(0, [1], 140.0)
    assert clocks.deadline(1) == 170.0


def test_who_takes_back_and_plays_again_gains_no_time() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.moved(None, [0], 0.0)
    for now in (20.0, 40.0, 60.0):
        clocks.moved(0, [1], now)
        clocks.moved(None, [0], now)
        clocks.undone(0)
    assert clocks.left(0, 60.0) == (0.0, 70.0), "as if it had thought for a minute"
    assert clocks.deadline(0) == 130.0


def test_taking_back_does_not_start_the_clock_anew() -> None:
    room = Room("anna", "bert", clock=LIVE)
    left = [room.table.clocks.left(0, room.entries[-1].at)]
    for _ in range(3):
        room.pass_turn("anna")
        room.do(wire.Undo(seat="raven", at=room.table.turn), "anna")
        left.append(room.table.clocks.left(0, room.entries[-1].at))
    assert left == [(30.0, 100.0), (20.0, 100.0), (10.0, 100.0), (0.0, 100.0)]
    assert room.again().clocks.since == room.table.clocks.since


def test_a_table_without_a_clock_never_rings() -> None:
    room = Room("anna", "bert")
    assert [room.table.clocks.deadline(seat) for seat in (0, 1)] == [None, None]
    assert all(seat.clock is None for seat in news(room.table, None, None, 0, now=0.0).table.seats)


def test_the_clock_of_a_table_follows_from_its_entries() -> None:
    room = Room("anna", "bert", clock=LIVE)
    started = room.entries[-1].at
    assert room.table.clocks.since == [started, None]
    room.do(wire.Chat(text="thinking"), "anna")
    assert room.table.clocks.since == [started, None], "talk costs time"
    room.pass_turn("anna")
    assert room.table.clocks.since == [None, room.entries[-1].at]
    room.add(New(None, entries.Resumed()), wait=100)
    assert room.table.clocks.since == [None, room.entries[-1].at]
    assert room.again().clocks.since == room.table.clocks.since
    assert room.again().clocks.reserve == room.table.clocks.reserve


def test_bots_have_no_clock() -> None:
    room = Room("anna", "bot", clock=LIVE)
    seats = news(room.table, "anna", 0, 0, now=0.0).table.seats
    assert seats[0].clock
    assert seats[1].clock is None


# Matches that come from elsewhere


def test_a_table_can_begin_with_a_history() -> None:
    match = new_match(GAME, 2, KNOWN, seed=4)
    for _ in range(5):
        match.play(match.sentences()[0])
    room = Room("", "")
    room.table.opening.record = branch(match, 3, seed=9).save(with_secret=True)
    for seat, name in enumerate(("Anna", "Bert")):
        room.add(New(seat, entries.Sit("person", name)))
        room.table.seats[seat].accounts = {name.lower()}
    room.add(New(None, entries.Start(room.table.opening.record or "")))
    lines = news(room.table, None, None, 0, now=0.0).log
    assert [(line.kind, line.position) for line in lines if line.kind != "sit"] == [("start", 0), ("play", 1), ("play", 2), ("play", 3)]
    assert room.play(["anna", "bert"][room.table.actors[0]]) == ["play"]


def test_a_match_without_its_secret_says_so_where_it_would_draw() -> None:
    match = new_match(GAME, 2, KNOWN, seed=4)
    room = Room("anna", "bert")
    room.add(New(None, entries.Start(match.save())))
    for account in ("anna", "bert") * 2 + ("anna",):
        room.pass_turn(account)
    words: Any = next(s for s in room.table.running().sentences() if s.endswith(" pass")).split()
    refusal = room.refused(wire.Play(seat="wolf", at=room.table.turn, words=tuple(words)), "bert")
    assert refusal.text("de") != refusal.text("en")


# Several decide at the same time


class Stones(Room):
    """A table of Seventh Stone, played up to the first secret allocation."""

    def __init__(self, *accounts: str) -> None:
        super().__init__(*accounts, options={"board_seed": "3"}, game="seventh_stone")
        while self.table.running().prompts()[0].kind != "allocate":
            seat = self.table.actors[0]
            self.play(accounts[seat], self.table.names[seat])

    def allocate(self, account: str, seat: str, words: str, at: int | None = None) -> list[str]:
        turn = self.table.turn if at is None else at
        return self.do(wire.Play(seat=seat, at=turn, words=("allocate", *words.split())), account)

    def moment(self, account: str, seat: str) -> wire.Moment:
        number = self.table.seat(seat)
        return news(self.table, account, number, 0, now=5000.0).moment  # type: ignore[return-value]


def test_an_answer_stays_good_while_others_decide_at_the_same_time() -> None:
    room = Stones("anna", "bert")
    asked = room.table.turn
    assert room.moment("bert", "crane").asked == asked
    assert room.allocate("anna", "boar", "melee 2 movement 3") == ["play"]
    after = room.moment("bert", "crane")
    assert (after.entry, after.asked) == (room.table.turn, asked)
    assert after.legal
    assert room.moment("anna", "boar").asked == 0
    assert room.allocate("bert", "crane", "cavalry 1", at=asked) == ["play"]
    late = wire.Play(seat="crane", at=asked, words=("allocate", "nothing"))
    assert room.code(late, "bert") == ("late", "table-late")
    assert everything(room.again()) == everything(room.table)


def test_what_is_allocated_is_secret_until_all_have() -> None:
    room = Stones("anna", "bert")
    room.allocate("anna", "boar", "melee 2 movement 3")
    for account, seat in (("bert", 1), (None, None)):
        told = news(room.table, account, seat, 0, now=5000.0)
        assert told.moment
        view = msgspec.json.decode(told.moment.view)
        assert [player["allocated"] for player in view["players"].values()] == [True, False]
        assert view["players"]["boar"]["amounts"] is None
        assert [line.kind for line in told.log[-1].told] == ["allocated"]
        assert "movement" not in told.log[-1].words
    own = msgspec.json.decode(room.moment("anna", "boar").view)["players"]["boar"]["amounts"]
    assert (own["melee"], own["movement"]) == (2, 3)


def test_any_allocation_within_the_store_can_be_played_though_it_is_not_listed() -> None:
    room = Stones("anna", "bert")
    odd = ("allocate", "melee", "1", "ranged", "1", "mercenary", "1", "tournament", "3")
    assert odd not in room.moment("anna", "boar").legal
    assert room.do(wire.Play(seat="boar", at=room.table.turn, words=odd), "anna") == ["play"]
    dear = wire.Play(seat="crane", at=room.table.turn, words=("allocate", "building", "30"))
    assert isinstance(room.refused(dear, "bert"), IllegalSentence)


def test_an_allocation_can_be_taken_back_until_all_are_there() -> None:
    room = Stones("anna", "bert", "carl")
    room.allocate("anna", "boar", "melee 2")
    assert room.do(wire.Undo(seat="boar", at=room.table.turn), "anna") == ["undo"]
    asked = room.moment("bert", "crane").asked
    assert asked == room.table.turn  # taken back is taken back for all
    room.allocate("anna", "boar", "melee 3")
    room.allocate("bert", "crane", "melee 1", at=asked)
    assert room.do(wire.Undo(seat="boar", at=room.table.turn), "anna") == ["undo"]
    assert room.table.actors == [0, 2]  # what bert allocated stays
    last = [line for line in room.table.lines if line.kind == "play"][-1]
    assert room.table.match
    assert room.table.match.positions[last.index] is last.position
    room.allocate("anna", "boar", "melee 1")
    room.allocate("carl", "lynx", "nothing")
    assert room.do(wire.Undo(seat="boar", at=room.table.turn), "anna") == ["offer"]  # it is open now


def test_who_still_owes_a_decision_gets_no_new_time() -> None:
    room = Stones("anna", "bert")
    clocks = Clocks(wire.ClockRules(kind="live", move=30, reserve=60), 2)
    clocks.moved(None, [0, 1], 100.0)
    clocks.moved(0, [1], 110.0)
    assert clocks.left(1, 120.0) == (10.0, 60.0)
    room.allocate("anna", "boar", "nothing")
    assert room.table.actors == [1]
