"""Runs `tafelrunde` with secrets that are none: `python tests/steady.py SEED serve …` deals the same cards every time.

Tests that play whole games in a browser would else play another game at every run, and fail or pass by the cards.
"""

from __future__ import annotations

import random
import secrets
import sys
from typing import Any


def main() -> None:
    """Take the first argument as the seed, and leave the others to the command."""
    dice = random.Random(sys.argv.pop(1))

    def token_hex(nbytes: int | None = None) -> str:
        return dice.randbytes(nbytes or 32).hex()

    def choice(seq: Any) -> Any:
        return dice.choice(seq)

    def randbits(k: int) -> int:
        return dice.getrandbits(k)

    secrets.token_hex, secrets.randbits, secrets.choice = token_hex, randbits, choice
    from tafelrunde.cli.main import main as run

    run()


if __name__ == "__main__":
    main()
