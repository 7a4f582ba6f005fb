"""A computer player for a Tafelrunde server, in one file, with nothing but the standard library. Copy it and make it better.

    export TAFELRUNDE_TOKEN=tafel_…            # from your account page; docs/bots.md says how
    python bot.py --against heuristic          # open a table against a bot of the house
    python bot.py --join LINK                  # follow an invitation somebody gave you
    python bot.py --sit                        # sit down at an open table, or open one and wait for somebody
    python bot.py --table ID                   # go on at a table where this account has a seat

It asks the server how the table stands, and the answer comes as soon as something has happened (a "long poll"). When the seat has to
decide, the answer lists everything that is legal, as sentences such as ["archer", "move", "f4", "e4"]; the bot picks one and sends it back.
That is all there is to it, for every game. How to pick is in `choose`, at the end.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from typing import Any

WAIT = 25
"""Seconds the server may hold a question back until something happens; it takes no more."""
LONGEST_PAUSE = 30.0
"""Seconds between attempts while the server is away."""


class Refused(Exception):
    """The server said no: `code` is what kind of no."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code


# Talking to the server


class Server:
    """A server and the token of an account there."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address.rstrip("/")
        # The token goes into a header. Never put it into an address: those end up in logs.
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def ask(self, method: str, path: str, body: object = None, *, again: bool = True) -> Any:
        """Send a request and return the answer.

        While the server cannot be reached or is being restarted this waits and tries again. That is safe for questions, and for plays
        too: a play names the position it is meant for, so the same play cannot count twice. Where doing it twice would matter, `again`
        is off: then only what certainly did not arrive is sent again.
        """
        pause = 0.5
        while True:
            data = None if body is None else json.dumps(body).encode()
            request = urllib.request.Request(self.address + path, data, self.headers, method=method)
            try:
                with urllib.request.urlopen(request, timeout=WAIT + 10) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                problem = read_problem(error)
                # 429: slow down. 502 to 504: the server, or a proxy in front of it, has trouble that passes.
                if error.code not in (429, 502, 503, 504) or not again:
                    raise problem from None
                why: object = problem
            except (OSError, http.client.HTTPException) as error:  # no connection, or it broke in the middle
                why = getattr(error, "reason", error)
                if not again and not isinstance(why, ConnectionRefusedError):
                    raise Refused("unreachable", str(why)) from None
            print(f"trying again in {pause:.1f} s ({why})", file=sys.stderr)
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def look(self, table: str, seat: str | None = None, after: int = 0, wait: int = 0) -> Any:
        """Return how a table stands; with `wait`, as soon as there is something after entry `after`, or when the time is up."""
        query = {"after": after, "wait": wait} | ({"seat": seat} if seat else {})
        return self.ask("GET", f"/api/tables/{table}?{urllib.parse.urlencode(query)}")

    def do(self, table: str, **command: object) -> Any:
        """Send a command: play, answer, chat …"""
        return self.ask("POST", f"/api/tables/{table}/commands", command)


def read_problem(error: urllib.error.HTTPError) -> Refused:
    """Return what the server says is wrong; a proxy may say it in other words."""
    try:
        said = json.load(error)
        return Refused(said["code"], said["text"])
    except (ValueError, KeyError, TypeError):
        return Refused(str(error.code), error.reason)


# Getting a seat


def open_table(server: Server, opponent: dict[str, str]) -> str:
    """Open a table and sit down at it. Two programs could go on for ever, so the game has a last round."""
    seats = [{"kind": "me"}, opponent]
    wanted = {"game": "war_chest", "seats": seats, "options": {"max_rounds": "60"}}
    table: str = server.ask("POST", "/api/tables", wanted, again=False)["table"]
    return table


def join(server: Server, link: str) -> str:
    """Follow an invitation. It may be the whole link or only its secret part, which stands behind the #."""
    table: str = server.ask("POST", "/api/join", {"token": link.rpartition("#")[2]}, again=False)["table"]
    return table


def sit_down(server: Server) -> str:
    """Take a free seat at a table in the lobby; if there is none, open a table and wait."""
    for table in server.ask("GET", "/api/lobby")["open"]:
        free = [seat["seat"] for seat in table["seats"] if seat["kind"] == "free"]
        if table["game"] == "war_chest" and free:
            try:
                server.ask("POST", f"/api/tables/{table['id']}/seats", {"seat": free[0]}, again=False)
            except Refused:  # somebody else was faster
                continue
            found: str = table["id"]
            return found
    return open_table(server, {"kind": "friend"})


# Playing


def play(server: Server, table: str) -> None:
    """Play a whole game."""
    after, seat = 0, None
    while True:
        news = server.look(table, seat, after, WAIT if seat else 0)
        own = [one for one in news["table"]["seats"] if one["mine"]]
        if not own:
            raise SystemExit(f"this account has no seat at table {table}")
        if seat is None:  # from now on look through the own seat: only there the hand and the legal sentences are shown
            seat = own[0]["seat"]
            print(f"playing {seat} at {server.address}/t/{table}", flush=True)
            continue
        after = news["number"]
        if news["table"]["state"] == "over":
            tell_result(news["table"]["outcome"], seat)
            return
        try:
            act(server, table, seat, own[0], news)
        except Refused as refused:
            # `late`: the table has gone on since we looked, or the play had arrived although its answer was lost. Just look again.
            if refused.code != "late":
                raise


def act(server: Server, table: str, seat: str, own: dict[str, Any], news: dict[str, Any]) -> None:
    """Do what there is to do now, if anything."""
    if own["left"]:  # we were away for too long, and a bot of the house plays for us
        server.do(table, do="back", seat=seat)
        return
    for offer in news["table"]["offers"]:
        if seat in offer["waiting"]:  # somebody wants to take a play back, for instance: be kind
            server.do(table, do="answer", offer=offer["number"], yes=True)
            return
    moment = news["moment"]  # None as long as a seat is free
    if moment and moment["legal"]:
        words = choose(moment["view"], moment["legal"], seat)
        server.do(table, do="play", seat=seat, at=moment["entry"], words=words)


def tell_result(outcome: dict[str, Any], seat: str) -> None:
    winners = ", ".join(outcome["winners"]) or "nobody"
    print(f"over ({outcome['reason']}), winner: {winners}; {'won' if seat in outcome['winners'] else 'not won'}", flush=True)


# Thinking


WORTH = {"control": 100, "attack": 60, "deploy": 40, "tactic": 30, "bolster": 20, "recruit": 15, "move": 10, "claim": 5, "pass": 0}
"""What each kind of play in War Chest is worth to this bot."""


def choose(view: dict[str, Any], legal: list[list[str]], seat: str) -> list[str]:
    """Return the sentence to play.

    `view` is what the seat may know (docs/python.md shows all of it), `legal` what it can do. This one takes locations where it can, hits
    where it can, and otherwise walks towards locations that it does not hold. In a game it does not know it plays anything.
    """
    side = view.get("players", {}).get(seat, {}).get("side")
    locations = view.get("locations", {})

    def worth(sentence: list[str]) -> float:
        kind = sentence[1] if len(sentence) > 1 else sentence[0]
        wanted = locations.get(sentence[-1], side) != side
        return WORTH.get(kind, 0) + (30 if kind == "move" and wanted else 0) + random.random()

    return max(legal, key=worth)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", default=os.environ.get("TAFELRUNDE_URL", "http://localhost:8000"), help="or TAFELRUNDE_URL")
    parser.add_argument("--token", default=os.environ.get("TAFELRUNDE_TOKEN"), help="better TAFELRUNDE_TOKEN: others can see arguments")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--against", metavar="BOT", help="a bot of the house: heuristic or random")
    where.add_argument("--join", metavar="LINK", help="an invitation")
    where.add_argument("--sit", action="store_true", help="at any open table")
    where.add_argument("--table", metavar="ID", help="where this account sits already")
    chosen = parser.parse_args()
    if not chosen.token:
        parser.error("set TAFELRUNDE_TOKEN to the token of your account")
    server = Server(chosen.server, chosen.token)
    try:
        if chosen.against:
            table = open_table(server, {"kind": "bot", "bot": chosen.against})
        elif chosen.join:
            table = join(server, chosen.join)
        else:
            table = chosen.table or sit_down(server)
        play(server, table)
    except Refused as refused:
        raise SystemExit(str(refused)) from None


if __name__ == "__main__":
    main()
